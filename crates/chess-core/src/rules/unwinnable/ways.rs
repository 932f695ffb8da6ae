//! Moves that men need from square to square past the walls of a blocked position. Other men are
//! not seen, so these are guesses that guide and prove nothing.

use super::reach::Reach;
use crate::{Bitboard, Color, Role, Square, attacks};

/// No way.
pub(super) const NEVER: u8 = 100;

/// A pawn's capture needs somebody to take.
const CAPTURE: u8 = 3;

/// Moves to or from each square.
pub(super) type Distances = [u8; 64];

/// What is the same for all ways of one position.
pub(super) struct Ways {
    walls: Bitboard,
    /// Squares that this side's king never enters.
    barred: [Bitboard; 2],
    /// Squares on which pawns of this side may stand, or be promoted.
    pawns: [Bitboard; 2],
}

impl Ways {
    pub fn of(reach: &Reach) -> Ways {
        let mut ways =
            Ways { walls: reach.fixed, barred: [!Bitboard::EMPTY; 2], pawns: [Bitboard::EMPTY; 2] };
        for man in reach.men() {
            match man.role {
                Role::King => ways.barred[man.color.index()] = !man.squares,
                Role::Pawn => ways.pawns[man.color.index()] |= man.all(),
                _ => {}
            }
        }
        ways
    }

    /// Moves of a piece between a square and all others; the way back is as long.
    pub fn piece(&self, color: Color, role: Role, square: Square) -> Distances {
        self.piece_from(color, role, &[(square, 0)])
    }

    fn piece_from(&self, color: Color, role: Role, starts: &[(Square, u8)]) -> Distances {
        let barred = if role == Role::King { self.barred[color.index()] } else { self.walls };
        let mut distances = [NEVER; 64];
        let mut seen = Bitboard::EMPTY;
        let mut frontier = Bitboard::EMPTY;
        let first = starts.iter().map(|start| start.1).min().unwrap_or(NEVER);
        for moves in first..NEVER {
            for (square, _) in starts.iter().filter(|start| start.1 == moves) {
                frontier |= Bitboard::from(*square) & !seen;
            }
            if frontier.is_empty() && starts.iter().all(|start| start.1 <= moves) {
                break;
            }
            seen |= frontier;
            let mut next = Bitboard::EMPTY;
            for from in frontier {
                distances[from.index()] = moves;
                next |= match role {
                    Role::Knight => attacks::knight(from),
                    Role::Bishop => attacks::bishop(from, self.walls),
                    Role::Rook => attacks::rook(from, self.walls),
                    Role::Queen => attacks::queen(from, self.walls),
                    Role::King => attacks::king(from),
                    Role::Pawn => Bitboard::EMPTY,
                };
            }
            frontier = next & !seen & !barred;
        }
        distances
    }

    /// Moves of a pawn from this square to all others that it may reach as a pawn or to promote.
    pub fn pawn_from(&self, color: Color, square: Square) -> Distances {
        let mut distances = [NEVER; 64];
        distances[square.index()] = 0;
        let allowed = self.pawns[color.index()];
        for rank in 1..7 {
            for file in 0..8 {
                let from = relative(color, file, rank);
                let so_far = distances[from.index()];
                if so_far == NEVER {
                    continue;
                }
                for (to, cost) in pawn_steps(color, from, rank) {
                    if allowed.contains(to) && !self.walls.contains(to) {
                        let place = &mut distances[to.index()];
                        *place = (*place).min(so_far + cost);
                    }
                }
            }
        }
        distances
    }

    /// Moves of a pawn promoted to this role to all squares, the pawn being on this one now.
    pub fn promoted_from(&self, color: Color, square: Square, role: Role) -> Distances {
        let as_pawn = self.pawn_from(color, square);
        let starts: Vec<(Square, u8)> = Bitboard::BACK_RANKS
            .into_iter()
            .map(|last| (last, as_pawn[last.index()]))
            .filter(|start| start.1 < NEVER)
            .collect();
        self.piece_from(color, role, &starts)
    }

    /// Moves of pawns from all squares to one of the ends, each of which costs what it says.
    pub fn pawn_to(&self, color: Color, ends: &Distances) -> Distances {
        let mut distances = *ends;
        for rank in (1..7).rev() {
            for file in 0..8 {
                let from = relative(color, file, rank);
                for (to, cost) in pawn_steps(color, from, rank) {
                    let allowed = self.pawns[color.index()].contains(to);
                    let there = distances[to.index()];
                    if allowed && !self.walls.contains(to) && there < NEVER {
                        let place = &mut distances[from.index()];
                        *place = (*place).min(there + cost);
                    }
                }
            }
        }
        distances
    }
}

fn relative(color: Color, file: u32, rank: u32) -> Square {
    Square::wrapping(rank * 8 + file).relative_to(color)
}

/// The steps of a pawn and what they cost; `rank` counts from its own side from 0.
fn pawn_steps(color: Color, from: Square, rank: u32) -> impl Iterator<Item = (Square, u8)> {
    let up = if color == Color::White { 1 } else { -1 };
    let two = if rank == 1 { from.offset(0, 2 * up) } else { None };
    [
        (from.offset(0, up), 1),
        (two, 1),
        (from.offset(1, up), CAPTURE),
        (from.offset(-1, up), CAPTURE),
    ]
    .into_iter()
    .filter_map(|(to, cost)| Some((to?, cost)))
}
