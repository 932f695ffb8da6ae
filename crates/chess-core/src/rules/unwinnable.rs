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
//! 4. Many short searches that differ: toward mates that are known beforehand where one piece is
//!    left ([`picture`]), and toward corners and edges with some chance in it.
//! 5. A longer search, and mates put together of what is there ([`plan`]).
//! 6. A search of everything, with the facts of 3 looked at again after each capture and pawn
//!    move. It ends with a mate, with everything seen, or with its budget.
//!
//! So `Yes` always comes with a line of moves, and `No` with a proof. Counters of moves and
//! repetitions play no part: they end games by claims and rules of their own.

mod guide;
mod pattern;
mod picture;
mod plan;
mod reach;
mod search;
#[cfg(test)]
mod tests;
mod ways;

use super::{can_mate_by_material, is_dead_by_material};
use crate::{Color, Move, Position, Role, Square};
use search::{Found, Order, Search, Toward};

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
    /// For a decision that ends a game: flag fall, resignation, an illegal move. What games leave
    /// is decided in milliseconds; composed walls may take some tenths of a second.
    pub const RULING: Effort = Effort(1_000_000);

    /// At most about so many moves tried.
    pub const fn moves(count: u32) -> Effort {
        Effort(count)
    }
}

/// Moves tried before blocked positions are thought of.
const FIRST_LOOK: u32 = 1_000;

/// Moves tried before mates to aim at are put together.
const SECOND_LOOK: u32 = 30_000;

/// Moves tried for each of them, and for each way to be hasty.
const PLAN_LOOK: u32 = 2_000;

/// Mates known beforehand that are aimed at once more, with more moves.
const PICTURES: usize = 8;
const PICTURE_LOOK: u32 = 10_000;

/// Ways to be hasty.
const HASTY_WAYS: usize = 12;

/// Corners and squares on the edges to lead the king to.
const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
const EDGES: [Square; 4] = [Square::A4, Square::D1, Square::H5, Square::E8];

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
    can_checkmate_counted(position, winner, effort).0
}

/// As [`can_checkmate`], with the number of moves that were tried: the same on every machine.
pub fn can_checkmate_counted(
    position: &Position,
    winner: Color,
    effort: Effort,
) -> (Winnable, u32) {
    let mut spent = 0;
    let answer = match look(position, winner, effort, &mut spent) {
        Found::Mate(_) => Winnable::Yes,
        Found::Nothing => Winnable::No,
        Found::OutOfNodes => Winnable::Undecided,
    };
    (answer, spent)
}

/// Legal moves of both sides that end with this side's mate, if [`can_checkmate`] finds that it
/// can; empty if the mate stands on the board. It is seldom the shortest line.
pub fn mating_line(position: &Position, winner: Color, effort: Effort) -> Option<Vec<Move>> {
    match look(position, winner, effort, &mut 0) {
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

fn look(position: &Position, winner: Color, effort: Effort, spent: &mut u32) -> Found {
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
    let mut run = |search: &mut Search<'_>, budget: u32, prove: bool| {
        let before = search.spent();
        let found = search.run(budget, prove);
        *spent += search.spent() - before;
        found
    };
    let mut search = Search::new(position, winner, Order::Hasty);
    let first = run(&mut search, effort.0.min(FIRST_LOOK), false);
    if !matches!(first, Found::OutOfNodes) {
        return first;
    }
    let reach = reach::Reach::of(position);
    if !pattern::mate_is_thinkable(&reach, winner) {
        return Found::Nothing;
    }
    if effort.0 <= SECOND_LOOK {
        return run(&mut search, effort.0, true);
    }
    // Many ways, little by little: most that one way does not find another finds soon.
    let pictures = picture::pictures(position, &reach, winner);
    for plan in &pictures {
        let found = run(&mut Search::new(position, winner, Order::Aimed(plan)), PLAN_LOOK, false);
        if !matches!(found, Found::OutOfNodes) {
            return found;
        }
    }
    let mut squares = CORNERS;
    squares.sort_by_key(|square| square.distance(position.king(!winner)));
    let squares = squares.into_iter().chain(EDGES).cycle();
    for (square, seed) in squares.zip(1..).take(HASTY_WAYS) {
        let order = Order::Toward(Toward { square, seed });
        let found = run(&mut Search::new(position, winner, order), PLAN_LOOK, false);
        if !matches!(found, Found::OutOfNodes) {
            return found;
        }
    }
    let second = run(&mut search, SECOND_LOOK, false);
    if !matches!(second, Found::OutOfNodes) {
        return second;
    }
    drop(search);
    for plan in pictures.iter().take(PICTURES) {
        let found =
            run(&mut Search::new(position, winner, Order::Aimed(plan)), PICTURE_LOOK, false);
        if !matches!(found, Found::OutOfNodes) {
            return found;
        }
    }
    for plan in plan::plans(position, &reach, winner) {
        let found = run(&mut Search::new(position, winner, Order::Aimed(&plan)), PLAN_LOOK, true);
        if !matches!(found, Found::OutOfNodes) {
            return found;
        }
    }
    run(&mut Search::new(position, winner, Order::Patient), effort.0, true)
}

/// Whether a glance is worth while: little can be done, or many pawns stand against each other.
fn is_suspicious(position: &Position) -> bool {
    let pawns = |color| position.pieces(color, Role::Pawn);
    let rams = pawns(Color::White).forward(Color::White) & pawns(Color::Black);
    rams.count() >= 3
        || rams.any() && position.occupied().count() <= 12
        || position.count_legal() <= 3
}
