//! Anything that a FEN or the board editor can say.

use crate::{Bitboard, Board, CastlingSide, Color, Square};
use std::fmt;

/// A position as it is set up, playable or not; [`crate::Position::from_setup`] says which.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Where the men stand.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The squares of the rooks that may still castle.
    pub castling_rooks: Bitboard,
    /// The square that a pawn has just passed in a double step.
    pub ep_square: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the coming move, from 1.
    pub fullmove_number: u16,
}

impl Default for Setup {
    /// The standard start position.
    fn default() -> Setup {
        Setup {
            board: Board::START,
            turn: Color::White,
            castling_rooks: Bitboard(0x8100_0000_0000_0081),
            ep_square: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }
}

impl Setup {
    /// An empty board with White to move, where an editor begins.
    pub fn empty() -> Setup {
        Setup { board: Board::EMPTY, castling_rooks: Bitboard::EMPTY, ..Setup::default() }
    }
}

/// Something of a setup that cannot be and was left out of the position made of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupNotice {
    /// A castling right without what it needs.
    CastlingDropped {
        /// Whose right.
        color: Color,
        /// Which way.
        side: CastlingSide,
        /// What is missing.
        fault: CastlingFault,
    },
    /// An en-passant square that no pawn can just have passed.
    EnPassantDropped {
        /// The square given.
        square: Square,
    },
}

/// Why a castling right cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastlingFault {
    /// The king is not on its back rank.
    KingAway,
    /// No rook of that colour stands on the square.
    NoRook(Square),
    /// Two rooks claim the same side; the one nearer to the king was dropped.
    SecondRook(Square),
}

impl fmt::Display for SetupNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupNotice::CastlingDropped { color, side, fault } => {
                let side = match side {
                    CastlingSide::King => "kingside",
                    CastlingSide::Queen => "queenside",
                };
                write!(f, "{color}'s {side} castling right was dropped: ")?;
                match fault {
                    CastlingFault::KingAway => write!(f, "the king is not on its back rank"),
                    CastlingFault::NoRook(square) => write!(f, "no {color} rook on {square}"),
                    CastlingFault::SecondRook(square) => {
                        write!(f, "another rook than the one on {square} has it")
                    }
                }
            }
            SetupNotice::EnPassantDropped { square } => {
                write!(f, "the en-passant square {square} was dropped: no pawn can have passed it")
            }
        }
    }
}
