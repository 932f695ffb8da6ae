//! Pawn structure and passed pawns.

use super::weights::term;
use super::{Sides, Sink, fill_forward, pawn_attacks};
use chess_core::{Bitboard, Color, Position, Rank, Role, Square};

/// Counts what depends on pawns alone, for both sides, and returns the passed pawns of each.
pub(super) fn structure<S: Sink>(position: &Position, sink: &mut S) -> [Bitboard; 2] {
    Color::ALL.map(|color| one_side(position, color, sink))
}

fn one_side<S: Sink>(position: &Position, color: Color, sink: &mut S) -> Bitboard {
    let mut passed = Bitboard::EMPTY;
    let own = position.pieces(color, Role::Pawn);
    let enemy = position.pieces(!color, Role::Pawn);
    let own_attacks = pawn_attacks(own, color);
    let enemy_attacks = pawn_attacks(enemy, !color);
    // Squares that no own pawn can ever guard.
    let guardable = fill_forward(own_attacks, color);

    for square in own {
        let here = Bitboard::from(square);
        let rank = square.rank().relative_to(color);
        let file = Bitboard::from_file(square.file());
        let neighbours = file.east() | file.west();
        let stop = here.forward(color);
        let path = fill_forward(stop, color);
        let half_open = !path.intersects(enemy);

        if stop.intersects(own) || path.intersects(own) {
            sink.add(color, term::DOUBLED, 1);
        }
        if !neighbours.intersects(own) {
            sink.add(color, term::ISOLATED + usize::from(half_open), 1);
        } else if !guardable.intersects(here | stop) || enemy_attacks.intersects(stop) {
            // Nothing beside or behind it to help it forward, or the step is guarded.
            let behind = fill_forward(here.east() | here.west(), !color);
            if !behind.intersects(own) {
                sink.add(color, term::BACKWARD + usize::from(half_open), 1);
            }
        }
        if (here.east() | here.west()).intersects(own) {
            sink.add(color, term::PHALANX + rank.index(), 1);
        }
        if own_attacks.contains(square) {
            sink.add(color, term::SUPPORTED + rank.index(), 1);
        }
        let front_span = path | path.east() | path.west();
        if !front_span.intersects(enemy) && !path.intersects(own) {
            passed = passed.with(square);
            sink.add(color, term::PASSED + rank.index(), 1);
        } else if half_open && !path.intersects(own) {
            let levers = (front_span & enemy).count();
            let helpers = (fill_forward(here.east() | here.west(), !color) & own).count();
            if helpers >= levers {
                sink.add(color, term::CANDIDATE + rank.index(), 1);
            }
        }
    }
    passed
}

/// Counts what the other men make of passed pawns.
pub(super) fn passers<S: Sink>(
    position: &Position,
    sides: &Sides,
    color: Color,
    passed: Bitboard,
    sink: &mut S,
) {
    for square in passed {
        if square.rank().relative_to(color) >= Rank::R4 {
            passer(position, sides, color, square, sink);
        }
    }
}

fn passer<S: Sink>(position: &Position, sides: &Sides, color: Color, square: Square, sink: &mut S) {
    let us = color.index();
    let them = 1 - us;
    let rank = square.rank().relative_to(color);
    let stop = Bitboard::from(square).forward(color);
    let path = fill_forward(stop, color);
    if let Some(stop_square) = stop.first() {
        // Distances matter more the farther the pawn is.
        let zone = usize::from(rank >= Rank::R6) * 8;
        let own = sides.king[us].distance(stop_square) as usize;
        let enemy = sides.king[them].distance(stop_square) as usize;
        sink.add(color, term::PASSED_OWN_KING + zone + own, 1);
        sink.add(color, term::PASSED_ENEMY_KING + zone + enemy, 1);
    }
    if !stop.intersects(position.occupied()) {
        sink.add(color, term::PASSED_FREE + rank.index(), 1);
        if !path.intersects(sides.any[them] | position.by_color(!color)) {
            sink.add(color, term::PASSED_SAFE + rank.index(), 1);
        }
    }
    if sides.any[us].intersects(stop) {
        sink.add(color, term::PASSED_BACKED + rank.index(), 1);
    }
}
