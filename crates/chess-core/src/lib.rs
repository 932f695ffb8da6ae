//! Chess positions, moves, rules, notation and game trees.
#![deny(missing_docs)]

mod bitboard;
mod chess_move;
mod color;
mod piece;
mod role;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use chess_move::{Move, MoveKind};
pub use color::{ByColor, Color};
pub use piece::Piece;
pub use role::Role;
pub use square::{File, ParseSquareError, Rank, Square};
