//! The score sheet (记录纸, L-SCORE-1 to 3): the moves of both sides with their times, and what
//! stands above and below them on paper.
//!
//! [`Sheet::of`] takes it from a game as far as it has been played. Nobody has to write: both
//! sides are recorded whatever is left on their clocks, so nothing is missing after a time
//! control (L-SCORE-2), and every entry knows the position that it leads to (L-SCORE-3).
//! [`page`] makes a page to print of it.

pub mod page;
#[cfg(test)]
mod tests;

use std::time::Duration;

use arbiter::result::Reason;
use arbiter::{GameResult, Laws};
use chess_core::game::{Game, NodeId};
use chess_core::{ByColor, Color, NotationStyle, Position, fen, pgn, style};

use crate::persist::settings::Notation;
use crate::text::Language;
use crate::update::ENDING;

/// How the moves of a sheet are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SheetNotation {
    /// `Nf3`.
    Short,
    /// `Ng1-f3`.
    Long,
    /// `♘f3`.
    Figurine,
    /// `马f3` or `馬f3`.
    Chinese,
}

impl SheetNotation {
    /// How moves are written elsewhere in the window.
    pub const fn of(notation: Notation) -> SheetNotation {
        match notation {
            Notation::Letters => SheetNotation::Short,
            Notation::Figurine => SheetNotation::Figurine,
            Notation::Chinese => SheetNotation::Chinese,
        }
    }

    /// The style that is meant in this language.
    pub const fn style(self, language: Language) -> NotationStyle {
        match (self, language) {
            (SheetNotation::Short, _) => NotationStyle::Short,
            (SheetNotation::Long, _) => NotationStyle::Long,
            (SheetNotation::Figurine, _) => NotationStyle::Figurine,
            (SheetNotation::Chinese, Language::ZhHant) => NotationStyle::ChineseTraditional,
            (SheetNotation::Chinese, _) => NotationStyle::ChineseSimplified,
        }
    }
}

/// A game as it stands on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// The event, if it is known.
    pub event: Option<String>,
    /// Where it is played.
    pub site: Option<String>,
    /// When, as `2026-05-02`, or as much of it as is known.
    pub date: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The board.
    pub board: Option<String>,
    /// Who plays.
    pub players: ByColor<Entrant>,
    /// The time control, as its tag says it.
    pub time_control: Option<String>,
    /// The position that the game began from, as FEN, if it is not the usual one.
    pub start: Option<String>,
    /// The moves.
    pub rows: Vec<Row>,
    /// How the game ended; `None` while it is open.
    pub ending: Option<Ending>,
}

/// One of the players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entrant {
    /// The name, if it is known.
    pub name: Option<String>,
    /// The title, such as GM.
    pub title: Option<String>,
    /// The rating.
    pub elo: Option<String>,
    /// The team.
    pub team: Option<String>,
}

impl Entrant {
    /// Title and rating as they stand behind a name: "GM 2700".
    pub fn rank(&self) -> Option<String> {
        let known: Vec<&str> =
            [&self.title, &self.elo].into_iter().flatten().map(String::as_str).collect();
        (!known.is_empty()).then(|| known.join(" "))
    }
}

/// A move of each side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the move.
    pub number: u32,
    /// What each side played; White's is missing where the game began with Black's move.
    pub moves: ByColor<Option<Entry>>,
}

/// One move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Where it leads to in the game.
    pub node: NodeId,
    /// As it is written.
    pub text: String,
    /// What the clock showed after it.
    pub clock: Option<Duration>,
}

/// How a game ended, as far as it is recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ending {
    /// As the arbiter ruled, by these laws.
    Ruled(GameResult, Box<Laws>),
    /// Only the result is known.
    Recorded(pgn::GameResult),
}

impl Sheet {
    /// What has been recorded of a game so far: its main line.
    pub fn of(game: &Game, notation: NotationStyle) -> Sheet {
        let tags = game.tags();
        let known = |name: &str| tags.known(name).map(str::to_owned);
        let entrant = |side: &str| Entrant {
            name: known(side),
            title: known(&format!("{side}Title")).filter(|title| title != "-"),
            elo: known(&format!("{side}Elo")).filter(|elo| elo != "-" && elo != "0"),
            team: known(&format!("{side}Team")),
        };
        let start = game.start();
        Sheet {
            event: known("Event"),
            site: known("Site"),
            date: tags.known("Date").and_then(date),
            round: known("Round").filter(|round| round != "-"),
            board: known("Board"),
            players: ByColor { white: entrant("White"), black: entrant("Black") },
            time_control: known("TimeControl").filter(|control| control != "-"),
            start: (*start != Position::startpos()).then(|| fen::format(start)),
            rows: rows(game, notation),
            ending: ending(game),
        }
    }

    /// Whether any move has a time.
    pub fn has_times(&self) -> bool {
        let mut entries = self.rows.iter().flat_map(|row| [&row.moves.white, &row.moves.black]);
        entries.any(|entry| entry.as_ref().is_some_and(|entry| entry.clock.is_some()))
    }

    /// How many moves were made by both together.
    pub fn plies(&self) -> usize {
        let entries = self.rows.iter().flat_map(|row| [&row.moves.white, &row.moves.black]);
        entries.flatten().count()
    }
}

fn rows(game: &Game, notation: NotationStyle) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut position = game.start().clone();
    for node in game.main_line().filter(|node| *node != Game::ROOT) {
        let mv = game.mv(node);
        let (number, turn) = (u32::from(position.fullmove_number()), position.turn());
        let text = style::format(&position, mv, notation);
        let entry = Entry { node, text, clock: game.annotations(node).clock };
        match rows.last_mut().filter(|row| turn == Color::Black && row.number == number) {
            Some(row) => row.moves.black = Some(entry),
            None => {
                let mut moves = ByColor::<Option<Entry>>::default();
                moves[turn] = Some(entry);
                rows.push(Row { number, moves });
            }
        }
        position.play(mv);
    }
    rows
}

/// `2026.05.02` as people write it in every country; parts that are not known are left out.
fn date(tag: &str) -> Option<String> {
    let known = |part: &&str| !part.is_empty() && !part.contains('?');
    let parts: Vec<&str> = tag.split('.').take_while(known).collect();
    (!parts.is_empty()).then(|| parts.join("-"))
}

fn ending(game: &Game) -> Option<Ending> {
    let tags = game.tags();
    let laws = || tags.known("Laws").and_then(|laws| laws.parse().ok()).unwrap_or_default();
    if let Some((score, reason)) = tags.known(ENDING).and_then(|tag| tag.split_once(' '))
        && let Some(reason) = Reason::from_word(reason)
        && let Some(result) = [
            GameResult::win(Color::White, reason),
            GameResult::win(Color::Black, reason),
            GameResult::draw(reason),
            GameResult::both_lose(reason),
            GameResult::void(reason),
        ]
        .into_iter()
        .find(|result| result.text() == score)
    {
        return Some(Ending::Ruled(result, Box::new(laws())));
    }
    match game.result() {
        pgn::GameResult::Unknown => None,
        result => Some(Ending::Recorded(result)),
    }
}

/// A time as a clock shows it: `1:23:45` from an hour on, else `23:45`. Parts of a second are
/// dropped, as the face drops them.
pub fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}
