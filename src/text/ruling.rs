//! The arbiter in words: what a ruling says, where its law stands, and why a game ended.

use std::time::Duration;

use arbiter::arbiter::Param;
use arbiter::laws::Mercy;
use arbiter::result::{GameResult, Reason, Score};
use arbiter::{LawId, Laws, Ruling};
use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{Color, Move, NotationStyle, Position, Square, style};

use super::spoken::side;
use super::{Text, Value};

impl Text {
    /// What the arbiter says, as a sentence. `before` is the position in which it was said: for
    /// a move the one that it was made in. Moves are written in `notation`.
    pub fn ruling(&self, ruling: &Ruling, before: &Position, notation: NotationStyle) -> String {
        let turn = self.side_name(before.turn());
        let mut values: Vec<(&str, Value<'_>)> = vec![("turn", turn.into())];
        let mut spoken_of = None;
        for (name, param) in &ruling.params {
            match param {
                Param::Side(color) => spoken_of = Some(*color),
                Param::Number(number) => values.push((name, (*number).into())),
                Param::Time(time) => values.push((name, self.span(*time).into())),
                Param::Square(square) => {
                    let man = if *name == "target" { "victim" } else { "piece" };
                    values.push((name, square.to_string().into()));
                    values.push((man, self.man_on(before, *square).into()));
                }
                Param::Move(mv) => values.push((name, written(before, *mv, notation).into())),
                Param::Text(text) => values.push((name, text.clone().into())),
            }
        }
        values.push(("side", spoken_of.map_or("none", side).into()));
        let who = spoken_of.unwrap_or(before.turn());
        values.push(("who", self.side_name(who).into()));
        values.push(("other", self.side_name(!who).into()));
        if let Some(result) = ruling.result() {
            values.push(("score", score(result.score).into()));
            if let Score::Win(winner) = result.score {
                values.push(("winner", self.side_name(winner).into()));
                values.push(("loser", self.side_name(!winner).into()));
            }
        }
        self.with(ruling.key, &values)
    }

    /// Where a law stands: "Article 9.2", or the name of its topic if no article has it.
    ///
    /// The numbers are those of the FIDE Laws of Chess in force since 1 January 2023.
    pub fn law_article(&self, law: LawId) -> String {
        match place(law) {
            Place::Article(numbers) => self.article(numbers),
            Place::Guideline(number) => self.guideline(number),
            Place::Topic(id) => self.get(id).to_owned(),
        }
    }

    /// Why a game ended, in a word or two.
    pub fn reason(&self, reason: Reason) -> &str {
        self.get(match reason {
            Reason::Checkmate => "reason-checkmate",
            Reason::Resignation => "reason-resignation",
            Reason::Stalemate => "reason-stalemate",
            Reason::DeadPosition => "reason-dead-position",
            Reason::Time => "reason-time",
            Reason::BothFlags => "reason-both-flags",
            Reason::Agreement => "reason-agreement",
            Reason::Threefold => "reason-threefold",
            Reason::FiftyMoves => "reason-fifty-moves",
            Reason::Fivefold => "reason-fivefold",
            Reason::SeventyFiveMoves => "reason-seventy-five-moves",
            Reason::IllegalMoves => "reason-illegal-moves",
            Reason::Lateness => "reason-lateness",
            Reason::Refusal => "reason-refusal",
            Reason::SealedMove => "reason-sealed-move",
            Reason::PositionLost => "reason-position-lost",
            Reason::WrongSetUp => "reason-wrong-set-up",
            Reason::ColoursReversed => "reason-colours-reversed",
            Reason::Decision => "reason-decision",
        })
    }

    /// The law that brought this result, as one sentence with its article.
    pub fn because(&self, result: GameResult, laws: &Laws) -> String {
        let draw = result.score == Score::Draw;
        let with = |id: &str, article: String, name: &str, value: &'static str| {
            self.with(id, &[("article", article.into()), (name, value.into())])
        };
        let only = |id: &str, article: String| self.with(id, &[("article", article.into())]);
        let claim = |automatic: bool| if automatic { "no" } else { "yes" };
        match result.reason {
            Reason::Checkmate => only("because-checkmate", self.article(&["5.1.1"])),
            Reason::Resignation => {
                let mercy = mercy(laws.resign_draw);
                with("because-resignation", self.article(&["5.1.2"]), "mercy", mercy)
            }
            Reason::Stalemate => only("because-stalemate", self.article(&["5.2.1"])),
            Reason::DeadPosition => only("because-dead-position", self.article(&["5.2.2"])),
            Reason::Time => {
                let id = if draw { "because-time-draw" } else { "because-time" };
                with(id, self.article(&["6.9"]), "mercy", mercy(laws.flag_draw))
            }
            Reason::BothFlags => only("because-both-flags", self.guideline("III.3.1")),
            Reason::Agreement => only("because-agreement", self.article(&["5.2.3"])),
            Reason::Threefold => {
                let claim = claim(laws.threefold_automatic);
                with("because-threefold", self.article(&["9.2"]), "claim", claim)
            }
            Reason::FiftyMoves => {
                let claim = claim(laws.fifty_automatic);
                with("because-fifty-moves", self.article(&["9.3"]), "claim", claim)
            }
            Reason::Fivefold => only("because-fivefold", self.article(&["9.6.1"])),
            Reason::SeventyFiveMoves => {
                only("because-seventy-five-moves", self.article(&["9.6.2"]))
            }
            Reason::IllegalMoves => {
                let id = if draw { "because-illegal-moves-draw" } else { "because-illegal-moves" };
                only(id, self.article(&["7.5.5"]))
            }
            Reason::Lateness => only("because-lateness", self.article(&["6.7.1"])),
            Reason::Refusal if result.score == Score::BothLose => {
                only("because-refusal", self.article(&["11.8"]))
            }
            Reason::Refusal => only("because-refusal", self.article(&["11.7"])),
            Reason::SealedMove => {
                let id = if draw { "because-sealed-move-draw" } else { "because-sealed-move" };
                only(id, self.guideline("I.8"))
            }
            Reason::PositionLost => self.get("because-position-lost").to_owned(),
            Reason::WrongSetUp => only("because-wrong-set-up", self.article(&["7.2.1"])),
            Reason::ColoursReversed => only("because-colours-reversed", self.article(&["7.3"])),
            Reason::Decision => self.get("because-decision").to_owned(),
        }
    }

    /// A side by name in the middle of a sentence: White, 白方.
    pub fn side_name(&self, color: Color) -> &str {
        match color {
            Color::White => self.get("side-white"),
            Color::Black => self.get("side-black"),
        }
    }

    /// A stretch of time in words: "two minutes", "1 min 30 s".
    pub fn span(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match (hours, minutes, seconds) {
            (0, 0, _) => self.with("span-seconds", &[("seconds", seconds.into())]),
            (0, _, 0) => self.with("span-minutes", &[("minutes", minutes.into())]),
            (0, ..) => {
                let values = [("minutes", minutes.into()), ("seconds", seconds.into())];
                self.with("span-minutes-seconds", &values)
            }
            (_, 0, _) => self.with("span-hours", &[("hours", hours.into())]),
            _ => {
                let values = [("hours", hours.into()), ("minutes", minutes.into())];
                self.with("span-hours-minutes", &values)
            }
        }
    }

    fn man_on(&self, position: &Position, square: Square) -> String {
        match position.board().piece_at(square) {
            Some(piece) => self.role(piece.role).to_owned(),
            None => self.get("man-unknown").to_owned(),
        }
    }

    fn article(&self, numbers: &[&'static str]) -> String {
        match numbers {
            [number] => self.with("law-article", &[("number", (*number).into())]),
            _ => self.with("law-articles", &[("numbers", self.list(numbers).into())]),
        }
    }

    fn guideline(&self, number: &'static str) -> String {
        self.with("law-guideline", &[("number", number.into())])
    }
}

/// A move as it is written on a score sheet; one that is not legal here by its squares.
fn written(position: &Position, mv: Move, notation: NotationStyle) -> String {
    if position.is_legal(mv) {
        style::format(position, mv, notation)
    } else {
        uci_move::format(mv, CastlingStyle::Standard)
    }
}

const fn score(score: Score) -> &'static str {
    match score {
        Score::Win(_) => "win",
        Score::Draw => "draw",
        Score::BothLose => "both-lose",
        Score::Void => "void",
    }
}

const fn mercy(mercy: Mercy) -> &'static str {
    match mercy {
        Mercy::Never => "never",
        Mercy::LoneKing => "lone-king",
        Mercy::NoMate => "no-mate",
    }
}

/// Where a law stands.
enum Place {
    Article(&'static [&'static str]),
    Guideline(&'static str),
    /// No article has it; the id of the topic's name.
    Topic(&'static str),
}

fn place(law: LawId) -> Place {
    use Place::{Article, Guideline, Topic};
    match law {
        LawId::Board1 => Article(&["2.1"]),
        LawId::Board2 => Article(&["2.3"]),
        LawId::Board3 => Topic("law-topic-wings"),
        LawId::Sets => Topic("law-topic-sets"),
        LawId::Move1 => Article(&["3.8.1"]),
        LawId::Move2 => Article(&["3.4"]),
        LawId::Move3 => Article(&["3.3"]),
        LawId::Move4 => Article(&["3.2"]),
        LawId::Move5 => Article(&["3.6"]),
        LawId::Move6 => Article(&["3.7"]),
        LawId::Ep1 => Article(&["3.7.3.2"]),
        LawId::Ep2 => Article(&["3.9.2"]),
        LawId::Promo1 => Article(&["3.7.3.3"]),
        LawId::Castle1 => Article(&["3.8.2"]),
        LawId::Castle2 | LawId::Castle3 => Article(&["3.8.2.2"]),
        LawId::Castle4 => Article(&["3.8.2"]),
        LawId::Castle5 => Guideline("II.3"),
        LawId::Touch1 => Article(&["4.3"]),
        LawId::Touch2 => Article(&["4.3.3"]),
        LawId::Touch3 => Article(&["4.5"]),
        LawId::Touch4 => Article(&["4.2.1"]),
        LawId::Touch5 => Article(&["4.4"]),
        LawId::Touch6 => Article(&["4.7"]),
        LawId::Touch7 => Article(&["4.8"]),
        LawId::Illegal1 => Article(&["7.5.1"]),
        LawId::Illegal2 => Article(&["7.5.5"]),
        LawId::Illegal3 => Article(&["7.4"]),
        LawId::Illegal4 => Article(&["7.2", "7.3"]),
        LawId::End1 => Article(&["5.1.1"]),
        LawId::End2 => Article(&["5.1.2"]),
        LawId::End3 => Article(&["5.2.1"]),
        LawId::End4 => Article(&["5.2.2"]),
        LawId::End5 => Article(&["6.9"]),
        LawId::End6 => Article(&["9.1"]),
        LawId::End7 => Article(&["9.2"]),
        LawId::End8 => Article(&["9.4"]),
        LawId::End9 => Article(&["9.3"]),
        LawId::End10 => Article(&["9.6"]),
        LawId::End11 => Article(&["9.5"]),
        LawId::End12 => Topic("law-topic-perpetual-check"),
        LawId::End13 => Article(&["6.7"]),
        LawId::End14 => Article(&["11.7", "11.8"]),
        LawId::End15 => Article(&["10.1"]),
        LawId::Clock1 => Article(&["6.3"]),
        LawId::Clock2 => Article(&["6.8", "6.11"]),
        LawId::Clock3 => Article(&["6.2.1.1"]),
        LawId::Adj1 => Guideline("I.1"),
        LawId::Adj2 => Guideline("I.8"),
        LawId::Adj3 => Guideline("I.10"),
        LawId::Adj4 => Guideline("I.5"),
        LawId::Score1 => Article(&["8.1"]),
        LawId::Score2 => Article(&["8.4"]),
        LawId::Score3 => Topic("law-topic-score-sheet"),
        LawId::Comp1 => Topic("law-topic-events"),
        LawId::Comp2 => Topic("law-topic-formats"),
        LawId::Comp3 => Topic("law-topic-colours"),
        LawId::Comp4 => Topic("law-topic-ties"),
        LawId::Comp5 => Topic("law-topic-titles"),
        LawId::Ladder1 | LawId::Ladder2 | LawId::Ladder3 | LawId::Ladder4 | LawId::Ladder5 => {
            Topic("law-topic-ladder")
        }
    }
}

#[cfg(test)]
mod tests;
