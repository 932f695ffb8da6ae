//! The two ways to castle.

use crate::{File, Rank, Square};

/// Which way the king castles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// Towards the h-file, written O-O.
    King,
    /// Towards the a-file, written O-O-O.
    Queen,
}

impl CastlingSide {
    /// Both, the short one first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The side on which a rook stands of its king, both on one rank.
    #[inline]
    pub fn of(king: Square, rook: Square) -> CastlingSide {
        if rook.file() > king.file() { CastlingSide::King } else { CastlingSide::Queen }
    }

    /// Where the king ends on its back rank: g or c (L-CASTLE-5).
    pub const fn king_target(self, rank: Rank) -> Square {
        match self {
            CastlingSide::King => Square::new(File::G, rank),
            CastlingSide::Queen => Square::new(File::C, rank),
        }
    }

    /// Where the rook ends on its back rank: f or d (L-CASTLE-5).
    pub const fn rook_target(self, rank: Rank) -> Square {
        match self {
            CastlingSide::King => Square::new(File::F, rank),
            CastlingSide::Queen => Square::new(File::D, rank),
        }
    }
}
