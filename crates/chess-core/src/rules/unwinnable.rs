//! Whether a side can still mate by any series of legal moves, the opponent helping (L-END-4,
//! L-END-5): what decides whether a position is dead, and who may win on time.
//!
//! The question is asked in this order, cheapest first:
//!
//! 1. The men alone, which settles what is left at the end of many games.
//! 2. A short search for a mate that both sides help to ([`search`]): most positions have one
//!    within a few moves.
//! 3. Facts about blocked positions ([`reach`], [`pattern`]): where men can ever get to, and
//!    whether any mate could be put together of what gets there.
//! 4. The search goes on, with those facts looked at again after each capture and pawn move. It
//!    ends with a mate, with everything seen, or with its budget.
//!
//! So `Yes` always comes with a line of moves, and `No` with a proof. Counters of moves and
//! repetitions play no part: they end games by claims and rules of their own.

mod guide;
mod pattern;
mod plan;
mod reach;
mod search;
#[cfg(test)]
mod tests;
mod ways;

use super::{can_mate_by_material, is_dead_by_material};
use crate::{Color, Move, Position, Role};
use search::{Found, Order, Search};

/// The answer to "can this side mate by any series of legal moves?"
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winnable {
    /// It can: a line that ends in mate was found.
    Yes,
    /// It cannot, which was proven.
    No,
    /// Neither was found within the effort.
    Undecided,
}

/// How much to look at, in moves tried; the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Effort(u32);

impl Effort {
    /// For after every move: not to be felt. Ordinary positions are left undecided at once.
    pub const GLANCE: Effort = Effort(1_000);
    /// For a decision that ends a game: flag fall, resignation, an illegal move.
    pub const RULING: Effort = Effort(3_000_000);

    /// At most about so many moves tried.
    pub const fn moves(count: u32) -> Effort {
        Effort(count)
    }
}

/// Moves tried before blocked positions are thought of.
const FIRST_LOOK: u32 = 1_000;

/// Moves tried before mates to aim at are put together.
const SECOND_LOOK: u32 = 30_000;

/// Moves tried for each of them.
const PLAN_LOOK: u32 = 2_000;

/// Whether this side can mate by some series of legal moves, the opponent helping.
///
/// ```
/// use chess_core::rules::{Effort, Winnable, can_checkmate};
/// use chess_core::{Color, fen};
///
/// // A lone knight mates only with the help of an enemy man.
/// let (position, _) = fen::read("7k/7p/8/8/8/8/8/K6N w - - 0 1")?;
/// assert_eq!(can_checkmate(&position, Color::White, Effort::RULING), Winnable::Yes);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn can_checkmate(position: &Position, winner: Color, effort: Effort) -> Winnable {
    match look(position, winner, effort) {
        Found::Mate(_) => Winnable::Yes,
        Found::Nothing => Winnable::No,
        Found::OutOfNodes => Winnable::Undecided,
    }
}

/// Legal moves of both sides that end with this side's mate, if [`can_checkmate`] finds that it
/// can; empty if the mate stands on the board. It is seldom the shortest line.
pub fn mating_line(position: &Position, winner: Color, effort: Effort) -> Option<Vec<Move>> {
    match look(position, winner, effort) {
        Found::Mate(line) => Some(line),
        Found::Nothing | Found::OutOfNodes => None,
    }
}

/// Whether either side can mate by some series of legal moves.
pub fn anyone_can_checkmate(position: &Position, effort: Effort) -> Winnable {
    let mut all = Winnable::No;
    // Whoever has more to mate with is likelier to answer the question alone.
    let board = position.board();
    let white_first = board.by_color(Color::White).count() >= board.by_color(Color::Black).count();
    let first = if white_first { Color::White } else { Color::Black };
    for color in [first, !first] {
        match can_checkmate(position, color, effort) {
            Winnable::Yes => return Winnable::Yes,
            Winnable::Undecided => all = Winnable::Undecided,
            Winnable::No => {}
        }
    }
    all
}

/// Whether it is proven that neither side can mate by any series of legal moves (L-END-4).
pub fn is_dead(position: &Position, effort: Effort) -> bool {
    is_dead_by_material(position.board()) || anyone_can_checkmate(position, effort) == Winnable::No
}

fn look(position: &Position, winner: Color, effort: Effort) -> Found {
    if !position.has_legal_move() {
        let mated = position.is_check() && position.turn() != winner;
        return if mated { Found::Mate(Vec::new()) } else { Found::Nothing };
    }
    if !can_mate_by_material(position.board(), winner) {
        return Found::Nothing;
    }
    if effort <= Effort::GLANCE && !is_suspicious(position) {
        return Found::OutOfNodes;
    }
    let mut search = Search::new(position, winner, Order::Hasty);
    let first = search.run(effort.0.min(FIRST_LOOK), false);
    if !matches!(first, Found::OutOfNodes) {
        return first;
    }
    let reach = reach::Reach::of(position);
    if !pattern::mate_is_thinkable(&reach, winner) {
        return Found::Nothing;
    }
    if effort.0 <= SECOND_LOOK {
        return search.run(effort.0, true);
    }
    let second = search.run(SECOND_LOOK, false);
    if !matches!(second, Found::OutOfNodes) {
        return second;
    }
    drop(search);
    for plan in plan::plans(position, &reach, winner) {
        let found = Search::new(position, winner, Order::Aimed(&plan)).run(PLAN_LOOK, true);
        if !matches!(found, Found::OutOfNodes) {
            return found;
        }
    }
    Search::new(position, winner, Order::Patient).run(effort.0, true)
}

/// Whether a glance is worth while: little can be done, or many pawns stand against each other.
fn is_suspicious(position: &Position) -> bool {
    let pawns = |color| position.pieces(color, Role::Pawn);
    let rams = pawns(Color::White).forward(Color::White) & pawns(Color::Black);
    rams.count() >= 3
        || rams.any() && position.occupied().count() <= 12
        || position.count_legal() <= 3
}
