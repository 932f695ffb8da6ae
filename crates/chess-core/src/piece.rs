//! A man with its colour.

use crate::{Color, Role};

/// A man: whose and what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A man of this colour and kind.
    #[inline]
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The FEN letter: capitals are White's.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Reads a FEN letter.
    pub const fn from_letter(c: char) -> Option<Piece> {
        match Role::from_letter(c) {
            Some(role) => Some(Piece {
                color: if c.is_ascii_uppercase() { Color::White } else { Color::Black },
                role,
            }),
            None => None,
        }
    }
}
