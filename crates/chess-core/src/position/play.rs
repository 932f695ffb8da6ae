//! Making moves.

use super::Position;
use crate::{Bitboard, Color, Move, MoveKind, Rank, Role, Square, attacks, fen, zobrist};
use std::fmt;

/// A move that is not legal in the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The move.
    pub mv: Move,
    /// The position as FEN.
    pub fen: String,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not legal in {}", self.mv, self.fen)
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// Plays a legal move, or passes with [`Move::NULL`].
    ///
    /// An illegal move leaves a meaningless (but memory-safe) position; check moves from
    /// outside with [`Position::is_legal`] or use [`Position::try_play`].
    #[inline]
    pub fn play(&mut self, mv: Move) {
        debug_assert!(mv.is_null() || self.is_legal(mv), "{mv:?} in {}", fen::format(self));
        match self.turn {
            Color::White => self.play_as::<true>(mv),
            Color::Black => self.play_as::<false>(mv),
        }
    }

    /// The position after a legal move (or a pass).
    #[inline]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    /// The position after a move of unknown legality.
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn try_play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(mv) {
            Ok(self.after(mv))
        } else {
            Err(IllegalMove { mv, fen: fen::format(self) })
        }
    }

    /// The position with the other side to move, or `None` in check, where a pass would leave
    /// the king to be taken.
    pub fn pass(&self) -> Option<Position> {
        if self.is_check() { None } else { Some(self.after(Move::NULL)) }
    }

    #[inline]
    fn play_as<const WHITE: bool>(&mut self, mv: Move) {
        let us = if WHITE { Color::White } else { Color::Black };
        let them = !us;
        let mut key = self.zobrist ^ zobrist::black_to_move();
        if let Some(square) = self.ep_square.take() {
            key ^= zobrist::en_passant(square.file());
        }
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        if !WHITE {
            self.fullmove_number = self.fullmove_number.saturating_add(1);
        }
        let (from, to) = (mv.from(), mv.to());
        let from_to = Bitboard::from(from) | Bitboard::from(to);
        let mut checkers = Bitboard::EMPTY;
        let enemy_king = self.king(them);
        let mut double_step = None;
        if mv.is_castle() {
            let (king_to, rook_to) = (mv.king_target(), mv.rook_target().unwrap_or(to));
            // In Chess960 targets and origins may overlap, so origins go first.
            self.board.toggle(us, Role::King, Bitboard::from(from));
            self.board.toggle(us, Role::Rook, Bitboard::from(to));
            self.board.toggle(us, Role::King, Bitboard::from(king_to));
            self.board.toggle(us, Role::Rook, Bitboard::from(rook_to));
            key ^= zobrist::man(us, Role::King, from)
                ^ zobrist::man(us, Role::King, king_to)
                ^ zobrist::man(us, Role::Rook, to)
                ^ zobrist::man(us, Role::Rook, rook_to);
            key ^= self.drop_castling_rights(self.board.by_color(us) | from_to);
        } else if !mv.is_null() {
            let role = self.board.role_on_occupied(from);
            if self.board.by_color(them).contains(to) {
                let captured = self.board.role_on_occupied(to);
                self.board.toggle(them, captured, Bitboard::from(to));
                key ^= zobrist::man(them, captured, to);
                self.halfmove_clock = 0;
            }
            self.board.toggle(us, role, from_to);
            key ^= zobrist::man(us, role, from) ^ zobrist::man(us, role, to);
            match role {
                Role::Pawn => {
                    self.halfmove_clock = 0;
                    match mv.kind() {
                        MoveKind::Promotion(new_role) => {
                            self.board.toggle(us, Role::Pawn, Bitboard::from(to));
                            self.board.toggle(us, new_role, Bitboard::from(to));
                            key ^=
                                zobrist::man(us, Role::Pawn, to) ^ zobrist::man(us, new_role, to);
                            if new_role == Role::Knight {
                                checkers = attacks::knight(enemy_king) & Bitboard::from(to);
                            }
                        }
                        kind => {
                            if kind == MoveKind::EnPassant {
                                let captured = Square::new(to.file(), from.rank());
                                self.board.toggle(them, Role::Pawn, Bitboard::from(captured));
                                key ^= zobrist::man(them, Role::Pawn, captured);
                            } else if from.rank().index().abs_diff(to.rank().index()) == 2 {
                                let middle = if WHITE { Rank::R3 } else { Rank::R6 };
                                double_step = Some(Square::new(from.file(), middle));
                            }
                            checkers = attacks::pawn(them, enemy_king) & Bitboard::from(to);
                        }
                    }
                }
                Role::Knight => checkers = attacks::knight(enemy_king) & Bitboard::from(to),
                Role::King => {
                    key ^= self.drop_castling_rights(self.board.by_color(us) | from_to);
                }
                _ => {}
            }
            if self.castling_rooks.intersects(from_to) {
                key ^= self.drop_castling_rights(from_to);
            }
        }
        self.turn = them;
        self.find_sliders_and_pins(us, enemy_king, checkers);
        if let Some(square) = double_step {
            let neighbours = attacks::pawn(us, square);
            if neighbours.intersects(self.pieces(them, Role::Pawn)) && self.ep_is_legal(square) {
                self.ep_square = Some(square);
                key ^= zobrist::en_passant(square.file());
            }
        }
        self.zobrist = key;
    }

    /// Takes the rights of rooks on these squares away and returns the change of the key.
    #[inline]
    fn drop_castling_rights(&mut self, squares: Bitboard) -> u64 {
        let dropped = self.castling_rooks & squares;
        self.castling_rooks ^= dropped;
        zobrist::castling(dropped)
    }

    /// Finds the sliders that give check and the men pinned to the king. Knights and pawns that
    /// give check are known already: after a move only the man that moved can be one.
    #[inline]
    pub(super) fn find_sliders_and_pins(&mut self, us: Color, enemy_king: Square, known: Bitboard) {
        let board = &self.board;
        let (mut checkers, mut pinned) = (known, Bitboard::EMPTY);
        let sliders = board.by_color(us)
            & (attacks::rook_rays(enemy_king) & board.straight_sliders()
                | attacks::bishop_rays(enemy_king) & board.diagonal_sliders());
        let occupied = board.occupied();
        for slider in sliders {
            let blockers = attacks::between(enemy_king, slider) & occupied;
            if blockers.is_empty() {
                checkers = checkers.with(slider);
            } else if !blockers.more_than_one() {
                pinned |= blockers;
            }
        }
        self.checkers = checkers;
        self.pinned = pinned & board.by_color(!us);
    }
}
