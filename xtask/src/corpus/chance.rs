//! Seeded chance for the corpus.

use chess_core::{Move, Position, Role};

/// A small generator (SplitMix64).
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1))
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    /// Of three random moves the one that gains most at first sight.
    pub fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let tries = [(); 3].map(|()| moves[self.below(moves.len())]);
        tries.into_iter().max_by_key(|&mv| gain(position, mv))
    }
}

fn gain(position: &Position, mv: Move) -> i32 {
    let value = |role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    let taken = position.captured_role(mv).map_or(0, value);
    let promoted = mv.promoted_to().map_or(0, value);
    // Kings that walk about make odd games.
    let king_walks = position.moved_role(mv) == Some(Role::King) && !mv.is_castle();
    taken + promoted - i32::from(king_walks)
}
