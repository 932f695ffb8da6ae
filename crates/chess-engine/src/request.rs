//! What a search is asked, and what it answers: plain data, no text.

use crate::{Bound, Score};
use chess_core::{ByColor, Move, Position};
use std::time::Duration;

/// A complete question: everything that a search needs to know, so that it can run on
/// another thread while the game goes on.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// Where the game began.
    pub start: Position,
    /// All moves played since, each legal in its turn. Repetitions are counted from them.
    pub moves: Vec<Move>,
    /// When to stop.
    pub limits: Limits,
    /// How many lines to report; 0 counts as 1.
    pub multi_pv: usize,
}

impl SearchRequest {
    /// A search of one line.
    pub fn new(start: Position, moves: Vec<Move>, limits: Limits) -> SearchRequest {
        SearchRequest { start, moves, limits, multi_pv: 1 }
    }

    /// The position to search. Moves that are not legal in their turn end the game before them.
    pub fn position(&self) -> Position {
        self.replay().0
    }

    /// The position to search and the keys of all positions before it, oldest first.
    pub(crate) fn replay(&self) -> (Position, Vec<u64>) {
        let mut position = self.start.clone();
        let mut keys = Vec::with_capacity(self.moves.len() + crate::score::MAX_PLY);
        for &mv in &self.moves {
            let next = if mv.is_null() { position.pass() } else { position.try_play(mv).ok() };
            let Some(next) = next else { break };
            keys.push(position.zobrist());
            position = next;
        }
        (position, keys)
    }
}

/// When a search has to stop. Limits add up: the first one reached stops it. With none of
/// them it runs until the stop flag is raised.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// This many plies of iterative deepening.
    pub depth: Option<u32>,
    /// This many positions, over all threads.
    pub nodes: Option<u64>,
    /// Exactly this long, less the overhead.
    pub movetime: Option<Duration>,
    /// The clocks; the search budgets its time itself.
    pub clock: Option<Clock>,
    /// Look on even when nothing more can come of it (a mate found, one legal move).
    pub infinite: bool,
    /// Stop when a mate in this many moves is found.
    pub mate: Option<u32>,
    /// Look only at these moves; empty means all. Moves that are not legal are ignored.
    pub searchmoves: Vec<Move>,
}

impl Limits {
    /// A search of so many plies.
    pub fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// A search of so many positions.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A search of so much time.
    pub fn movetime(time: Duration) -> Limits {
        Limits { movetime: Some(time), ..Limits::default() }
    }

    /// A search within a game on the clock.
    pub fn clock(clock: Clock) -> Limits {
        Limits { clock: Some(clock), ..Limits::default() }
    }

    /// A search until the stop flag is raised.
    pub fn infinite() -> Limits {
        Limits { infinite: true, ..Limits::default() }
    }
}

/// Both clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What is left on each clock.
    pub remaining: ByColor<Duration>,
    /// What each move adds.
    pub increment: ByColor<Duration>,
    /// Moves until the next time control; `None` when the rest of the game must do.
    pub moves_to_go: Option<u32>,
}

/// One line of play and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// 1 for the best, 2 for the second best, …
    pub rank: usize,
    /// Its worth from the side to move's view.
    pub score: Score,
    /// Set if the score is only a bound.
    pub bound: Option<Bound>,
    /// Plies of iterative deepening it was found at.
    pub depth: u32,
    /// The farthest ply that was looked at for it.
    pub seldepth: u32,
    /// Best play for both, beginning with the move of the side to move; never empty.
    pub pv: Vec<Move>,
}

/// How a running search stands: always a whole set of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Info {
    /// Plies of iterative deepening of the newest line.
    pub depth: u32,
    /// The farthest ply that was looked at.
    pub seldepth: u32,
    /// Positions visited, over all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// Positions a second.
    pub nps: u64,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// As many lines as were asked for and there are moves, best first.
    pub lines: Vec<Line>,
}

/// What came out of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchResult {
    /// The best move; `None` only if there is no legal move (or none of `searchmoves` is).
    pub best: Option<Move>,
    /// The reply it expects.
    pub ponder: Option<Move>,
    /// The final lines, best first; empty if there was no move.
    pub lines: Vec<Line>,
    /// Positions visited, over all threads.
    pub nodes: u64,
}

impl SearchResult {
    /// The score of the best line, if there is one.
    pub fn score(&self) -> Option<Score> {
        self.lines.first().map(|line| line.score)
    }
}
