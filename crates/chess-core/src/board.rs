//! Where the men stand, and nothing else.

use crate::{Bitboard, Color, Piece, Role, Square, attacks};
use std::fmt;

/// A placement of men: what a diagram shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    by_role: [Bitboard; 6],
    by_color: [Bitboard; 2],
}

impl Default for Board {
    fn default() -> Board {
        Board::EMPTY
    }
}

impl Board {
    /// No man on it.
    pub const EMPTY: Board =
        Board { by_role: [Bitboard::EMPTY; 6], by_color: [Bitboard::EMPTY; 2] };

    /// The 32 men on their home squares (L-BOARD-2).
    pub const START: Board = Board {
        by_role: [
            Bitboard(0x00FF_0000_0000_FF00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ],
        by_color: [Bitboard(0xFFFF), Bitboard(0xFFFF << 48)],
    };

    /// All men.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.by_color[0].0 | self.by_color[1].0)
    }

    /// The men of one side.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.by_color[color.index()]
    }

    /// The men of one kind, of both sides.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.by_role[role.index()]
    }

    /// The men of one kind of one side.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.by_color[color.index()].0 & self.by_role[role.index()].0)
    }

    /// Bishops and queens of both sides.
    #[inline]
    pub(crate) const fn diagonal_sliders(&self) -> Bitboard {
        Bitboard(self.by_role[Role::Bishop.index()].0 | self.by_role[Role::Queen.index()].0)
    }

    /// Rooks and queens of both sides.
    #[inline]
    pub(crate) const fn straight_sliders(&self) -> Bitboard {
        Bitboard(self.by_role[Role::Rook.index()].0 | self.by_role[Role::Queen.index()].0)
    }

    /// What kind of man stands there, if any.
    #[inline]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        if !self.occupied().contains(square) {
            return None;
        }
        Some(self.role_on_occupied(square))
    }

    /// What kind of man stands on a square that is known to be occupied.
    #[inline]
    pub(crate) fn role_on_occupied(&self, square: Square) -> Role {
        // Six bits become a number without branches: each kind adds its index.
        let bit = |role: Role| (self.by_role[role.index()].0 >> square.index() & 1) as usize;
        let index = bit(Role::Knight)
            + 2 * bit(Role::Bishop)
            + 3 * bit(Role::Rook)
            + 4 * bit(Role::Queen)
            + 5 * bit(Role::King);
        Role::ALL[index.min(5)]
    }

    /// Whose man stands there, if any.
    #[inline]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.by_color(*color).contains(square))
    }

    /// What stands there, if anything.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        Some(Piece::new(color, self.role_on_occupied(square)))
    }

    /// Puts a man on a square in place of what was there, or clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        for set in self.by_role.iter_mut().chain(&mut self.by_color) {
            *set = set.without(square);
        }
        if let Some(piece) = piece {
            self.toggle(piece.color, piece.role, Bitboard::from(square));
        }
    }

    /// Flips the given squares in the sets of one kind and side.
    #[inline]
    pub(crate) fn toggle(&mut self, color: Color, role: Role, squares: Bitboard) {
        self.by_role[role.index()] ^= squares;
        self.by_color[color.index()] ^= squares;
    }

    /// All men with their squares, from a1 to h8.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The square of this side's king, if it has exactly one.
    #[inline]
    pub const fn king_of(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).single()
    }

    /// The men of both sides that attack a square when `occupied` blocks the lines.
    #[inline]
    pub fn attackers_to(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let role = |role: Role| self.by_role[role.index()];
        attacks::pawn(Color::Black, square) & self.pieces(Color::White, Role::Pawn)
            | attacks::pawn(Color::White, square) & self.pieces(Color::Black, Role::Pawn)
            | attacks::knight(square) & role(Role::Knight)
            | attacks::king(square) & role(Role::King)
            | attacks::bishop(square, occupied) & self.diagonal_sliders()
            | attacks::rook(square, occupied) & self.straight_sliders()
    }
}

impl fmt::Debug for Board {
    /// Draws the board with rank 8 on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for row in (0..8).rev() {
            for column in 0..8 {
                let piece = Square::from_index(row * 8 + column).and_then(|s| self.piece_at(s));
                write!(f, "{} ", piece.map_or('.', Piece::letter))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
