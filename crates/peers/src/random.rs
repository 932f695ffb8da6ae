//! Seeded chance, and moves chosen by it.

use chess_core::{Move, MoveKind, Position};

/// A small generator (SplitMix64): the same seed gives the same games on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.bits() % bound as u64) as usize
    }
}

/// A legal move for a random game, or `None` where the game is over.
///
/// Mostly any move; sometimes one of the rare kinds if there is one, so that castling, en passant and
/// promotion, where faults hide, come up in most games.
pub fn choose(position: &Position, random: &mut Random) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    if random.below(4) == 0 {
        let rare: Vec<Move> =
            moves.iter().copied().filter(|mv| mv.kind() != MoveKind::Normal).collect();
        if !rare.is_empty() {
            return Some(rare[random.below(rare.len())]);
        }
    }
    Some(moves[random.below(moves.len())])
}
