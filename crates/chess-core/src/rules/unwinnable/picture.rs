//! The mates of a side that has one piece left beside its king and pawns, as pictures to aim at: where such
//! mates stand is known beforehand, and nothing has to be put together.

use super::guide::edge_and_corner;
use super::plan::{Need, Plan};
use super::reach::Reach;
use super::ways::Ways;
use crate::{Bitboard, Color, Position, Role, Square};

/// Pictures that are tried.
const CORNERS: usize = 24;
const EDGES: usize = 8;

/// Of the mates on the edge that are about as far, one in so many.
const EDGE_STEP: usize = 3;

/// Squares counted from a corner along one edge and along the other: of the blocker, of the
/// winner's king, and of the piece that checks.
type Picture = (Role, [(i32, i32); 3]);

/// The blocker beside the king cannot take or come between: the bishop checks from the square
/// next to the king, which its own king protects.
const BISHOP: [Picture; 3] = [
    (Role::Pawn, [(1, 0), (1, 2), (1, 1)]),
    (Role::Knight, [(1, 0), (1, 2), (1, 1)]),
    (Role::Bishop, [(1, 0), (1, 2), (1, 1)]),
];

/// The knight checks from where the blocker does not attack, and the blocker not the king.
const KNIGHT: [Picture; 4] = [
    (Role::Knight, [(1, 0), (1, 2), (2, 1)]),
    (Role::Pawn, [(0, 1), (2, 0), (2, 1)]),
    (Role::Bishop, [(0, 1), (2, 0), (2, 1)]),
    (Role::Rook, [(0, 1), (2, 0), (1, 2)]),
];

/// Mates to aim at, the nearest first; none if the winner has more or less than one piece. Its
/// pawns play no part.
pub(super) fn pictures(position: &Position, reach: &Reach, winner: Color) -> Vec<Plan> {
    let board = position.board();
    let men = board.by_color(winner) & !board.by_role(Role::Pawn);
    let has = |role| board.pieces(winner, role).any();
    if men.count() != 2 {
        return Vec::new();
    }
    let ways = Ways::of(reach);
    let (mut plans, step, count) = if has(Role::Bishop) {
        (corner_mates(position, winner, Role::Bishop, &BISHOP, &ways), 1, CORNERS)
    } else if has(Role::Knight) {
        (corner_mates(position, winner, Role::Knight, &KNIGHT, &ways), 1, CORNERS)
    } else if has(Role::Rook) {
        (edge_mates(winner, Role::Rook, &ways), EDGE_STEP, EDGES)
    } else if has(Role::Queen) {
        (edge_mates(winner, Role::Queen, &ways), EDGE_STEP, EDGES)
    } else {
        return Vec::new();
    };
    plans.retain(|plan| !plan.is_hopeless(position));
    plans.sort_by_key(|plan| plan.estimate(position));
    plans.into_iter().step_by(step).take(count).collect()
}

/// A lone minor piece mates in a corner, with the help of a man of the loser's.
fn corner_mates(
    position: &Position,
    winner: Color,
    minor: Role,
    pictures: &[Picture],
    ways: &Ways,
) -> Vec<Plan> {
    let loser = !winner;
    let pawns = position.pieces(loser, Role::Pawn).any();
    let mut plans = Vec::new();
    for corner in [Square::A1, Square::H1, Square::A8, Square::H8] {
        let inward = |index: u32| if index == 0 { 1 } else { -1 };
        let (east, north) =
            (inward(corner.file().index() as u32), inward(corner.rank().index() as u32));
        for turned in [false, true] {
            let at = |(one, other): (i32, i32)| {
                let (files, ranks) = if turned { (other, one) } else { (one, other) };
                corner.offset(files * east, ranks * north)
            };
            for &(role, squares) in pictures {
                let [Some(blocker), Some(king), Some(checker)] = squares.map(at) else { continue };
                plans.push(Plan::new(vec![
                    Need::new(loser, Role::King, corner, false, ways),
                    Need::new(loser, role, blocker, pawns, ways),
                    Need::new(winner, Role::King, king, false, ways),
                    Need::new(winner, minor, checker, false, ways).last(),
                ]));
            }
        }
    }
    plans
}

/// A lone rook or queen mates on the edge when the kings face each other.
fn edge_mates(winner: Color, role: Role, ways: &Ways) -> Vec<Plan> {
    let mut plans = Vec::new();
    for king in Bitboard::FULL.into_iter().filter(|king| edge_and_corner(*king).0 == 0) {
        for (files, ranks) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            if king.offset(-files, -ranks).is_some() {
                continue;
            }
            let Some(own) = king.offset(2 * files, 2 * ranks) else { continue };
            let sides = [2, -2].into_iter().filter_map(|way| king.offset(way * ranks, way * files));
            for checker in sides {
                plans.push(Plan::new(vec![
                    Need::new(!winner, Role::King, king, false, ways),
                    Need::new(winner, Role::King, own, false, ways),
                    Need::new(winner, role, checker, false, ways).last(),
                ]));
            }
        }
    }
    plans
}
