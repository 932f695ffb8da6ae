//! Moves as two bytes.

use crate::{Role, Square};
use std::fmt;

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// From one square to another, capturing what stands there.
    Normal,
    /// A pawn reaches the last rank and becomes this.
    Promotion(Role),
    /// A pawn takes another that has just passed it.
    EnPassant,
    /// King and rook; the move's target is the *rook's* square, so that Chess960 needs no exception.
    Castle,
}

/// A move in a known position, in 16 bits; also what the transposition table and game files store.
///
/// Castling is "king takes own rook": [`Move::from`] is the king's square, [`Move::to`] the
/// rook's. Where the king lands is [`Move::king_target`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Move(u16);

const PROMOTION: u16 = 1 << 14;
const EN_PASSANT: u16 = 2 << 14;
const CASTLE: u16 = 3 << 14;

impl Move {
    /// Passing the turn; never legal in play, but game files hold it and searches use it.
    pub const NULL: Move = Move(0);

    /// A move or capture without anything special.
    #[inline]
    pub const fn normal(from: Square, to: Square) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6)
    }

    /// A pawn's move to the last rank; `role` is one of [`Role::PROMOTIONS`], anything else
    /// counts as the queen.
    #[inline]
    pub const fn promotion(from: Square, to: Square, role: Role) -> Move {
        let code = match role {
            Role::Knight => 0,
            Role::Bishop => 1,
            Role::Rook => 2,
            _ => 3,
        };
        Move(Move::normal(from, to).0 | PROMOTION | code << 12)
    }

    /// A pawn's capture of a pawn that has just passed it.
    #[inline]
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move(Move::normal(from, to).0 | EN_PASSANT)
    }

    /// Castling of the king with the rook on `rook`.
    #[inline]
    pub const fn castle(king: Square, rook: Square) -> Move {
        Move(Move::normal(king, rook).0 | CASTLE)
    }

    /// Where it starts.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u32)
    }

    /// Where it ends; for castling the rook's square.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0 >> 6) as u32)
    }

    /// What is special about it.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 14 {
            0 => MoveKind::Normal,
            1 => MoveKind::Promotion(match self.0 >> 12 & 3 {
                0 => Role::Knight,
                1 => Role::Bishop,
                2 => Role::Rook,
                _ => Role::Queen,
            }),
            2 => MoveKind::EnPassant,
            _ => MoveKind::Castle,
        }
    }

    /// What the pawn becomes, if it does.
    #[inline]
    pub const fn promoted_to(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// Whether it is a castling.
    #[inline]
    pub const fn is_castle(self) -> bool {
        self.0 >= CASTLE
    }

    /// Whether it is an en-passant capture.
    #[inline]
    pub const fn is_en_passant(self) -> bool {
        self.0 & CASTLE == EN_PASSANT
    }

    /// Whether it is [`Move::NULL`].
    #[inline]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// Where the moved man ends as seen on the board: the g- or c-file for a castling king.
    pub const fn king_target(self) -> Square {
        if self.is_castle() { castle_squares(self).0 } else { self.to() }
    }

    /// Where the rook of a castling ends: the f- or d-file. `None` for other moves.
    pub const fn rook_target(self) -> Option<Square> {
        if self.is_castle() { Some(castle_squares(self).1) } else { None }
    }

    /// The 16 bits, stable between versions.
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The inverse of [`Move::to_bits`]; any number is some move, though hardly a legal one.
    #[inline]
    pub const fn from_bits(bits: u16) -> Move {
        Move(bits)
    }
}

/// Final squares of king and rook of a castling.
const fn castle_squares(mv: Move) -> (Square, Square) {
    let rank = mv.from().index() & 56;
    let short = mv.to().index() > mv.from().index();
    let (king, rook) = if short { (6, 5) } else { (2, 3) };
    (Square::wrapping((rank + king) as u32), Square::wrapping((rank + rook) as u32))
}

impl fmt::Debug for Move {
    /// UCI with castling as king takes rook, `0000` for the null move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_null() {
            return f.write_str("0000");
        }
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promoted_to() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_survive_packing() {
        for role in Role::PROMOTIONS {
            let mv = Move::promotion(Square::B7, Square::A8, role);
            assert_eq!(
                (mv.from(), mv.to(), mv.promoted_to()),
                (Square::B7, Square::A8, Some(role))
            );
            assert!(!mv.is_castle() && !mv.is_en_passant());
        }
        let castle = Move::castle(Square::E8, Square::A8);
        assert!(castle.is_castle() && !castle.is_en_passant());
        assert_eq!((castle.king_target(), castle.rook_target()), (Square::C8, Some(Square::D8)));
        assert!(Move::en_passant(Square::E5, Square::D6).is_en_passant());
        assert_eq!(Move::normal(Square::G1, Square::F3).kind(), MoveKind::Normal);
    }
}
