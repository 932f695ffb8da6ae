//! Checks games against the rules at full speed, without building trees.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::GameResult;
use super::reader::{Flow, GameEnd, RawTag, Visitor};
use crate::san::{self, San, SanError};
use crate::{Position, fen};
use std::ops::Range;

/// What a [`Validator`] found out about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Validated {
    /// Legal plies of the main line.
    pub plies: usize,
    /// Legal moves of the whole tree, if variations are read.
    pub nodes: usize,
    /// The position at the end of the main line.
    pub position: Position,
    /// The result behind the moves, if any.
    pub result: Option<GameResult>,
    /// The first text that is no legal move, with its offset in the file and the reason.
    pub error: Option<(u64, SanError)>,
    /// Whether the start position was refused, so that no move was looked at.
    pub bad_start: bool,
    /// The bytes of the game.
    pub range: Range<u64>,
}

/// A [`Visitor`] that plays every game and allocates nothing for a move.
///
/// ```
/// use chess_core::pgn::{Reader, Validator};
///
/// let mut reader = Reader::new(&b"1. e4 e5 2. Ke3 *"[..]);
/// let game = reader.read_game(&mut Validator::main_lines())?.expect("one game");
/// assert_eq!(game.plies, 2);
/// assert_eq!(game.error.map(|(at, _)| at), Some(12));
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Validator {
    variations: bool,
    position: Position,
    /// The position before the last move, where a variation starts.
    before: Position,
    /// What to return to when variations end.
    outer: Vec<(Position, Position)>,
    plies: usize,
    nodes: usize,
    fen: Option<String>,
    result: Option<GameResult>,
    error: Option<(u64, SanError)>,
    bad_start: bool,
}

impl Validator {
    /// Looks at the main lines only.
    pub fn main_lines() -> Validator {
        Validator {
            variations: false,
            position: Position::startpos(),
            before: Position::startpos(),
            outer: Vec::new(),
            plies: 0,
            nodes: 0,
            fen: None,
            result: None,
            error: None,
            bad_start: false,
        }
    }

    /// Looks at all variations, too.
    pub fn whole_trees() -> Validator {
        Validator { variations: true, ..Validator::main_lines() }
    }

    #[cold]
    fn fail(&mut self, at: u64, error: SanError) -> Flow {
        if self.error.is_none() {
            self.error = Some((at, error));
        }
        Flow::Skip
    }
}

impl Visitor for Validator {
    type Output = Validated;

    fn begin_game(&mut self, _: u64) {
        self.outer.clear();
        (self.plies, self.nodes) = (0, 0);
        self.position = Position::startpos();
        (self.fen, self.result, self.error, self.bad_start) = (None, None, None, false);
    }

    fn tag(&mut self, tag: RawTag<'_>, _: u64) {
        if tag.name == b"FEN" {
            self.fen = Some(tag.decode().into_owned());
        }
    }

    fn begin_movetext(&mut self, _: u64) -> Flow {
        if let Some(text) = self.fen.take().filter(|text| !matches!(text.trim(), "" | "?" | "*")) {
            match fen::read(&text) {
                Ok((position, _)) => self.position = position,
                Err(_) => {
                    self.bad_start = true;
                    return Flow::Skip;
                }
            }
        }
        if self.variations {
            self.before = self.position.clone();
        }
        Flow::Read
    }

    #[inline]
    fn san(&mut self, text: &[u8], at: u64) -> Flow {
        let mv = match San::from_ascii(text) {
            Some(san) => san.to_move(&self.position),
            None => san::parse(&self.position, &String::from_utf8_lossy(text)),
        };
        match mv {
            Ok(mv) => {
                if self.variations {
                    self.before = self.position.clone();
                }
                self.position.play(mv);
                self.nodes += 1;
                self.plies += usize::from(self.outer.is_empty());
                Flow::Read
            }
            Err(error) => self.fail(at, error),
        }
    }

    fn begin_variation(&mut self, _: u64) -> Flow {
        if !self.variations {
            return Flow::Skip;
        }
        self.outer.push((self.position.clone(), self.before.clone()));
        self.position = self.before.clone();
        Flow::Read
    }

    fn end_variation(&mut self, _: u64) {
        if let Some((position, before)) = self.outer.pop() {
            (self.position, self.before) = (position, before);
        }
    }

    fn result(&mut self, result: GameResult, _: u64) {
        if self.outer.is_empty() {
            self.result = Some(result);
        }
    }

    fn end_game(&mut self, end: GameEnd) -> Validated {
        if let Some((position, _)) = self.outer.first() {
            self.position = position.clone();
        }
        Validated {
            plies: self.plies,
            nodes: self.nodes,
            position: self.position.clone(),
            result: self.result,
            error: self.error.take(),
            bad_start: self.bad_start,
            range: end.range,
        }
    }
}
