//! The king's shelter, and the pressure on it.

use super::weights::{DANGER_STEPS, term};
use super::{Sides, Sink, edge_distance};
use chess_core::{Bitboard, Color, File, Position, Role, attacks};

/// What an attack on a square of the ring weighs, by [`Role::index`].
pub(super) const WEIGHT: [i32; 6] = [0, 3, 2, 3, 3, 0];
/// What the square of a safe check weighs, by [`Role::index`].
const CHECK_WEIGHT: [i32; 6] = [0, 7, 5, 8, 6, 0];

pub(super) fn count<S: Sink>(position: &Position, sides: &Sides, color: Color, sink: &mut S) {
    shelter(position, sides, color, sink);
    danger(position, sides, color, sink);
}

/// Own pawns before the king and enemy pawns that run at it, on its file and both neighbours.
fn shelter<S: Sink>(position: &Position, sides: &Sides, color: Color, sink: &mut S) {
    let king = sides.king[color.index()];
    let own_pawns = position.pieces(color, Role::Pawn);
    let enemy_pawns = position.pieces(!color, Role::Pawn);
    let rank = king.rank().relative_to(color);
    let center = king.file().index().clamp(1, 6);
    for file in File::ALL.into_iter().skip(center - 1).take(3) {
        let line = Bitboard::from_file(file);
        let edge = edge_distance(file);
        // Of several pawns the one nearest to the own back rank counts.
        let nearest = |pawns: Bitboard| {
            let ranks = (pawns & line).into_iter().map(|s| s.rank().relative_to(color));
            ranks.filter(|&r| r >= rank).min().map_or(0, chess_core::Rank::index)
        };
        let own = nearest(own_pawns);
        let enemy = nearest(enemy_pawns);
        sink.add(color, term::SHELTER + edge * 8 + own, 1);
        let blocked = own != 0 && own + 1 == enemy;
        let storm = if blocked { term::STORM_BLOCKED } else { term::STORM + edge * 8 };
        sink.add(color, storm + enemy, 1);
    }
}

/// What the other side brings to bear on this side's king.
fn danger<S: Sink>(position: &Position, sides: &Sides, color: Color, sink: &mut S) {
    let us = color.index();
    let them = 1 - us;
    let king = sides.king[us];
    let occupied = position.occupied();
    let has_queen = position.pieces(!color, Role::Queen).any();

    let mut units = sides.pressure[them];
    if sides.attackers[them] < 2 && !has_queen {
        units /= 2;
    }
    // Squares of the ring that only king or queen hold.
    let held_badly = sides.any[them]
        & !sides.twice[us]
        & (!sides.any[us]
            | sides.by_role[us][Role::King.index()]
            | sides.by_role[us][Role::Queen.index()]);
    units += 3 * (sides.ring[us] & held_badly & sides.any[them]).count() as i32;

    let safe = !position.by_color(!color) & (!sides.any[us] | (held_badly & sides.twice[them]));
    let straight = attacks::rook(king, occupied);
    let diagonal = attacks::bishop(king, occupied);
    let lines = [
        (Role::Knight, attacks::knight(king)),
        (Role::Bishop, diagonal),
        (Role::Rook, straight),
        (Role::Queen, straight | diagonal),
    ];
    for (role, from) in lines {
        if (sides.by_role[them][role.index()] & from & safe).any() {
            units += CHECK_WEIGHT[role.index()];
        }
    }
    if !has_queen {
        units = units * 5 / 8;
    }
    let step = (units.max(0) as usize).min(DANGER_STEPS - 1);
    sink.add(color, term::DANGER + step, 1);
    if sides.attackers[them] > 0 {
        let flank_hits = (sides.ring[us] & sides.twice[them]).count() as i32;
        sink.add(color, term::RING_TWICE, flank_hits);
    }
}
