//! Starts for pairs of games: a few random moves that leave both sides with their men.

use crate::corpus::chance::Chance;
use chess_core::{Color, Move, Position, Role};

/// Random plies of an opening.
const PLIES: usize = 8;

/// The start of the `index`-th pair, always the same for a seed: where the moves began, and
/// the moves.
pub fn opening(seed: u64, index: u64, chess960: bool) -> (Position, Vec<Move>) {
    let mut chance = Chance::new(seed.wrapping_mul(1_000_003).wrapping_add(index));
    loop {
        let start = if chess960 {
            Position::chess960(chance.below(960) as u16).unwrap_or_default()
        } else {
            Position::startpos()
        };
        if let Some(moves) = random_line(&mut chance, &start) {
            return (start, moves);
        }
    }
}

fn random_line(chance: &mut Chance, start: &Position) -> Option<Vec<Move>> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(PLIES);
    for _ in 0..PLIES {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return None;
        }
        let mv = legal[chance.below(legal.len())];
        position.play(mv);
        moves.push(mv);
    }
    is_playable(&position).then_some(moves)
}

/// Whether material is even and nothing hangs at first sight, for either side.
fn is_playable(position: &Position) -> bool {
    let worth = |color| -> i32 {
        Role::ALL.into_iter().map(|r| value(r) * position.pieces(color, r).count() as i32).sum()
    };
    if position.is_check() || worth(Color::White) != worth(Color::Black) {
        return false;
    }
    let Some(other) = position.pass() else { return false };
    [position, &other].into_iter().all(|side| {
        side.legal_moves().into_iter().all(|mv| {
            let after = side.after(mv);
            if !after.has_legal_move() {
                return false;
            }
            let Some(taken) = side.captured_role(mv) else { return true };
            let moved = side.moved_role(mv).unwrap_or(Role::Pawn);
            let guarded = after.legal_moves().into_iter().any(|reply| reply.to() == mv.to());
            guarded && value(moved) >= value(taken)
        })
    })
}

fn value(role: Role) -> i32 {
    [1, 3, 3, 5, 9, 0][role.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_opening_is_the_same_for_its_seed_and_number() {
        assert_eq!(opening(1, 5, false).1, opening(1, 5, false).1);
        assert_ne!(opening(1, 5, false).1, opening(1, 6, false).1);
        assert_ne!(opening(1, 5, false).1, opening(2, 5, false).1);
        assert_eq!(opening(1, 5, true).1.len(), PLIES);
    }
}
