//! Whether a single move is legal, without generating all of them.

use super::Position;
use crate::movegen::castle_is_legal;
use crate::{Bitboard, Move, MoveKind, Rank, Role, Square, attacks};

impl Position {
    /// Whether the move is legal here. Any bit pattern may be asked about.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let us = self.turn;
        if mv.is_null() || !self.us().contains(from) {
            return false;
        }
        let role = self.board.role_on_occupied(from);
        let occupied = self.occupied();
        match mv.kind() {
            MoveKind::Castle => {
                return role == Role::King
                    && (self.castling_rooks & self.us()).contains(to)
                    && self.checkers.is_empty()
                    && castle_is_legal(self, from, to);
            }
            MoveKind::EnPassant => {
                return role == Role::Pawn
                    && self.ep_square == Some(to)
                    && attacks::pawn(us, from).contains(to)
                    && self.ep_capture_is_safe(from, to);
            }
            MoveKind::Promotion(_) if role != Role::Pawn => return false,
            _ => {}
        }
        if self.us().contains(to) {
            return false;
        }
        let reached = match role {
            Role::Pawn => {
                if mv.promoted_to().is_some() != (to.rank() == Rank::R8.relative_to(us)) {
                    return false;
                }
                attacks::pawn(us, from) & self.them() | self.pawn_pushes(from)
            }
            Role::King => {
                return attacks::king(from).contains(to)
                    && !self.is_attacked(to, occupied.without(from));
            }
            Role::Knight => attacks::knight(from),
            Role::Bishop => attacks::bishop(from, occupied),
            Role::Rook => attacks::rook(from, occupied),
            Role::Queen => attacks::queen(from, occupied),
        };
        reached.contains(to) && self.keeps_king_safe(from, to)
    }

    /// The squares straight ahead of a pawn of the side to move, one or two.
    pub(crate) fn pawn_pushes(&self, from: Square) -> Bitboard {
        let free = !self.occupied();
        let one = Bitboard::from(from).forward(self.turn) & free;
        let third = Bitboard::from_rank(Rank::R3.relative_to(self.turn));
        one | (one & third).forward(self.turn) & free
    }

    /// Whether a pseudo-legal move of a man other than the king (and not en passant) leaves the
    /// king out of check: it must stay on the line of a pin, and block or take a checker.
    #[inline]
    pub(crate) fn keeps_king_safe(&self, from: Square, to: Square) -> bool {
        let king = self.king(self.turn);
        if self.pinned.contains(from) && !attacks::line(king, from).contains(to) {
            return false;
        }
        match self.checkers.first() {
            None => true,
            Some(checker) => {
                !self.checkers.more_than_one()
                    && attacks::between(king, checker).with(checker).contains(to)
            }
        }
    }
}
