//! What a text from the clipboard or dropped on the window is.

use std::borrow::Cow;

use chess_core::pgn::{Problem, ProblemKind, ReadGame, read_games};

use super::positions::{ReadPosition, game_from, looks_like_fen, read_position};

/// What a text turned out to be.
#[derive(Clone, Debug)]
pub enum Pasted {
    /// No text, or only blanks.
    Nothing,
    /// One position: FEN, X-FEN, Shredder-FEN or EPD, playable or not.
    Position(ReadPosition),
    /// Games with tags, or several of them; also several positions, one a line.
    Games(Vec<ReadGame>),
    /// Moves without tags, of one game.
    Moves(Box<ReadGame>),
    /// It looks like moves, but the first one cannot be played; what is wrong with it.
    RefusedMoves(Problem),
    /// Neither a game nor a position.
    Unknown,
}

/// Finds out what a text is. Nothing in it is lost or guessed silently: a position that cannot
/// be read says why, and games carry their problems.
pub fn detect(text: &str) -> Pasted {
    let text = strip_wrapping(text);
    if text.is_empty() {
        return Pasted::Nothing;
    }
    let fen = fen_spelling(text);
    if looks_like_fen(&fen) {
        let mut lines = fen.lines().map(str::trim).filter(|line| !line.is_empty());
        let several = lines.clone().count() > 1 && lines.all(looks_like_fen);
        return if several {
            positions(&fen)
        } else {
            Pasted::Position(read_position(&unwrap(&fen)))
        };
    }
    games(text)
}

/// A text without what mails and forums put around it.
fn strip_wrapping(text: &str) -> &str {
    let is_blank =
        |c: char| c.is_whitespace() || c.is_control() || matches!(c, '\u{feff}' | '\u{200b}');
    let mut text = text.trim_matches(is_blank);
    text = text.trim_matches('`').trim_matches(is_blank);
    for quotes in [('"', '"'), ('“', '”'), ('\'', '\'')] {
        let inner = text.strip_prefix(quotes.0).and_then(|rest| rest.strip_suffix(quotes.1));
        text = inner.map_or(text, |inner| inner.trim_matches(is_blank));
    }
    let head = text.get(..4).unwrap_or_default();
    match text.get(4..) {
        Some(rest) if head.eq_ignore_ascii_case("fen:") || head.eq_ignore_ascii_case("epd:") => {
            rest.trim_start()
        }
        _ => text,
    }
}

/// A FEN as web addresses hold it, with blanks in place of underscores.
fn fen_spelling(text: &str) -> Cow<'_, str> {
    let path = text.strip_prefix("http").map(|_| text.rsplit("/fen/").next().unwrap_or(text));
    let text = path.unwrap_or(text);
    let one_word = !text.contains(char::is_whitespace);
    if one_word && text.contains('_') && text.contains('/') {
        // The address of an analysis board: the position is its last eight parts.
        let parts: Vec<&str> = text.split('/').collect();
        let position = parts.get(parts.len().saturating_sub(8)..).unwrap_or_default().join("/");
        return Cow::Owned(position.replace('_', " "));
    }
    Cow::Borrowed(text)
}

/// One FEN that was broken into lines by a mail.
fn unwrap(fen: &str) -> Cow<'_, str> {
    if fen.contains(['\n', '\r']) {
        Cow::Owned(fen.split_whitespace().collect::<Vec<_>>().join(" "))
    } else {
        Cow::Borrowed(fen)
    }
}

/// Several positions, one a line, as games without moves.
fn positions(text: &str) -> Pasted {
    super::Document::parse(None, text.as_bytes().to_vec()).into_games()
}

fn games(text: &str) -> Pasted {
    let mut games = read_games(text.as_bytes());
    // Lines of prose may look like a move ("a4 paper"): a game needs a tag or a move.
    games.retain(|read| has_tags(text, read) || read.game.stats().nodes > 0 || !read.is_whole());
    match games.as_slice() {
        [] => Pasted::Unknown,
        [only] if !has_tags(text, only) => moves(only.clone()),
        _ => Pasted::Games(games),
    }
}

/// What a game without tags is: moves, or words among which some look like moves.
fn moves(read: ReadGame) -> Pasted {
    let stats = read.game.stats();
    let is_word = |problem: &&Problem| {
        matches!(problem.kind, ProblemKind::Junk | ProblemKind::NotAMove { .. })
    };
    let has_words = read.problems.iter().any(|problem| is_word(&problem));
    let fault = read.problems.iter().find(|problem| problem.kind.is_fault());
    match fault {
        _ if has_words && stats.plies <= 2 => Pasted::Unknown,
        Some(fault) if stats.nodes == 0 => Pasted::RefusedMoves(fault.clone()),
        None if stats.nodes == 0 => Pasted::Unknown,
        _ => Pasted::Moves(Box::new(read)),
    }
}

/// Whether a game begins with a tag.
fn has_tags(text: &str, read: &ReadGame) -> bool {
    text.as_bytes().get(read.range.start as usize) == Some(&b'[')
}

impl super::Document {
    /// All games of a document, or the one position it holds.
    fn into_games(self) -> Pasted {
        let games = (0..self.len()).filter_map(|index| self.read(index)).collect::<Vec<_>>();
        if games.is_empty() { Pasted::Unknown } else { Pasted::Games(games) }
    }
}

/// The game that begins with a pasted position, if one can play from it.
pub fn game_from_position(read: &ReadPosition) -> Option<chess_core::Game> {
    match read {
        ReadPosition::Playable { position, epd, .. } => Some(game_from(position.clone(), epd)),
        ReadPosition::Unplayable { .. } | ReadPosition::Refused(_) => None,
    }
}
