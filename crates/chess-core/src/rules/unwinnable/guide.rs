//! How far a position looks from mate, in no particular unit. Only the order of the search
//! depends on it.

use crate::{Bitboard, Board, Color, Position, Role, Square, attacks};

/// What the winner's men attack.
#[derive(Default)]
struct Attacks {
    once: Bitboard,
    twice: Bitboard,
    /// By queens and rooks.
    heavy: Bitboard,
    /// Moves until a piece checks, from 0; 3 stands for more.
    check: u32,
}

impl Attacks {
    fn add(&mut self, set: Bitboard) {
        self.twice |= self.once & set;
        self.once |= set;
    }

    /// What one side attacks when these squares are occupied, and how near it is to a check of
    /// the king there.
    fn of(board: &Board, color: Color, king: Square, occupied: Bitboard) -> Attacks {
        let mut all = Attacks { check: 3, ..Attacks::default() };
        let men = board.by_color(color);
        let free = !men;
        let (rises, straights) = (attacks::bishop(king, occupied), attacks::rook(king, occupied));
        let knights = attacks::knight(king);
        let ahead = board.pieces(color, Role::Pawn).forward(color);
        all.add(ahead.east());
        all.add(ahead.west());
        for from in men & board.by_role(Role::Knight) {
            let set = attacks::knight(from);
            all.add(set);
            all.note(set, free & knights, king);
        }
        for from in men & board.by_role(Role::Bishop) {
            let set = attacks::bishop(from, occupied);
            all.add(set);
            all.note(set, free & rises, king);
        }
        for from in men & board.by_role(Role::Rook) {
            let set = attacks::rook(from, occupied);
            all.add(set);
            all.heavy |= set;
            all.note(set, free & straights, king);
        }
        for from in men & board.by_role(Role::Queen) {
            let set = attacks::queen(from, occupied);
            all.add(set);
            all.heavy |= set;
            all.note(set, free & (rises | straights), king);
        }
        for from in men & board.by_role(Role::King) {
            all.add(attacks::king(from));
        }
        all
    }

    fn note(&mut self, set: Bitboard, checking: Bitboard, king: Square) {
        let moves = if set.contains(king) {
            0
        } else if set.intersects(checking) {
            1
        } else {
            2
        };
        self.check = self.check.min(moves);
    }
}

/// Steps to the nearest edge and to the nearest corner.
pub(super) const fn edge_and_corner(square: Square) -> (u32, u32) {
    let (file, rank) = (square.file().index() as u32, square.rank().index() as u32);
    let files = if file < 4 { file } else { 7 - file };
    let ranks = if rank < 4 { rank } else { 7 - rank };
    if files < ranks { (files, ranks) } else { (ranks, files) }
}

/// Pawn steps to promotion of the foremost pawn; 8 without pawns.
fn steps_to_promotion(board: &Board, color: Color) -> u32 {
    let pawns = board.pieces(color, Role::Pawn);
    match color {
        Color::White => pawns.last().map_or(8, |square| 7 - square.rank().index() as u32),
        Color::Black => pawns.first().map_or(8, |square| square.rank().index() as u32),
    }
}

/// The king's flights, the way of the winner's men to it, and what is still lacking in material.
///
/// `step` is the weight of a pawn's step to promotion for a side that needs it. The other
/// weights were found by trying small changes on positions that random games had left, and
/// keeping those with which mates were found in fewer moves.
pub(super) fn estimate(position: &Position, winner: Color, step: u32) -> usize {
    let loser = !winner;
    let board = position.board();
    let (king, own) = (position.king(loser), position.king(winner));
    let without_king = position.occupied().without(king);
    let attacked = Attacks::of(board, winner, king, without_king);
    let around = attacks::king(king);
    let flights = around & !board.by_color(loser) & !attacked.once;
    // A heavy piece that goes next to the king, protected, takes most flights at once.
    let contact = attacked.heavy & attacked.twice & around & !board.by_color(winner);
    let (_, corner) = edge_and_corner(king);
    let pawns = board.by_role(Role::Pawn);
    let heavy = board.pieces(winner, Role::Queen) | board.pieces(winner, Role::Rook);
    let minor = board.pieces(winner, Role::Knight) | board.pieces(winner, Role::Bishop);
    let pieces = heavy | minor;
    let count = |set: Bitboard| set.count() as i32;

    let mut score = 64 + 27 * count(flights) + 21 * corner as i32 + 13 * attacked.check as i32;
    score -= 4 * count(attacked.once & around);
    if contact.any() {
        score -= 44;
    }
    if flights.is_empty() {
        score += 7;
    }
    score += 5 * pieces.into_iter().map(|from| from.distance(king) as i32).sum::<i32>() / 4;
    if count(pieces) < 3 {
        score += 16 * own.distance(king) as i32;
    }
    let theirs = board.by_color(loser);
    score += count(theirs & !pawns) + 7 * count(theirs & board.by_role(Role::Queen));
    score += 6 * count(theirs & pawns) - 3 * count(theirs & pawns & around);
    if position.is_check() && position.turn() == loser {
        score -= 8;
    }
    if heavy.is_empty() {
        if board.pieces(winner, Role::Pawn).any() {
            score += 23 + (step * steps_to_promotion(board, winner)) as i32;
            score += 8 * way_to_blocker(board, winner) as i32;
        } else if !minor.more_than_one() {
            score += blockers_lacking(board, winner, king) as i32;
        }
    }
    score.max(0) as usize
}

/// A lone minor piece mates only a king that its own men hem in.
fn blockers_lacking(board: &Board, winner: Color, king: Square) -> u32 {
    let loser = !winner;
    let pawns = board.pieces(loser, Role::Pawn);
    let helpers = board.by_color(loser) ^ pawns ^ Bitboard::from(king);
    let nearest = helpers.into_iter().map(|from| from.distance(king)).min().unwrap_or(7);
    let promote = if helpers.any() { 0 } else { 5 * steps_to_promotion(board, loser) };
    32 * nearest + promote
}

/// Steps of the winner's king to the nearest enemy pawn in front of one of its pawns; 0 if some
/// pawn is free to go.
fn way_to_blocker(board: &Board, winner: Color) -> u32 {
    let pawns = board.pieces(winner, Role::Pawn);
    let blockers = pawns.forward(winner) & board.pieces(!winner, Role::Pawn);
    if blockers.count() < pawns.count() {
        return 0;
    }
    let king = board.pieces(winner, Role::King).first();
    let steps = |to: Square| king.map_or(0, |king| king.distance(to));
    blockers.into_iter().map(steps).min().unwrap_or(0)
}

/// Steps of pawn and king to promotion for a side that has nothing better than one minor piece.
pub(super) fn way_to_promotion(position: &Position, winner: Color) -> Option<u32> {
    let board = position.board();
    let heavy = board.pieces(winner, Role::Queen) | board.pieces(winner, Role::Rook);
    let minor = board.pieces(winner, Role::Knight) | board.pieces(winner, Role::Bishop);
    let pawns = board.pieces(winner, Role::Pawn);
    if heavy.any() || minor.more_than_one() || pawns.is_empty() {
        return None;
    }
    let blocked = pawns & (board.pieces(!winner, Role::Pawn)).forward(!winner);
    let free = pawns ^ blocked;
    let rank = |square: Square| 7 - square.relative_to(winner).rank().index() as u32;
    let way = match free.into_iter().map(rank).min() {
        Some(steps) => steps,
        None => 6 + way_to_blocker(board, winner),
    };
    Some(way)
}
