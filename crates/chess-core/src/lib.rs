//! Chess positions, moves, rules, notation and game trees.
//!
//! * **Vocabulary**: [`Color`], [`Role`], [`Piece`], [`Square`], [`Bitboard`], [`Move`].
//! * **Positions**: [`Board`] is a placement of men, [`Setup`] anything that a FEN can say,
//!   [`Position`] what can be played. [`perft()`] proves the move generator.
//! * **Rules**: [`rules`] says how games end.
//! * **Notation**: [`fen`], [`epd`], [`san`], [`uci_move`], and [`style`] for readers.
//! * **Games**: [`Game`] is a tree of moves with notes, changed by [`Edit`]s that [`History`] can
//!   take back. [`pgn`] reads and writes files of them.
//!
//! The crate does no input or output, starts no thread and asks no clock.
//!
//! ```
//! use chess_core::{Position, fen, san};
//!
//! let (position, notices) = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")?;
//! assert!(notices.is_empty());
//! let mv = san::parse(&position, "e4")?;
//! assert_eq!(fen::format(&position.after(mv)), "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![deny(missing_docs)]

pub mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess_move;
mod color;
pub mod game;
mod movegen;
mod notation;
mod perft;
pub mod pgn;
mod piece;
mod position;
mod role;
pub mod rules;
mod setup;
mod square;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::CastlingSide;
pub use chess_move::{Move, MoveKind};
pub use color::{ByColor, Color};
pub use game::{
    Annotations, Command, Edit, EditAction, EditError, Eval, EvalScore, Game, History, NodeId,
    Played, Shape, ShapeColor, Variant,
};
pub use movegen::MoveList;
pub use notation::style::NotationStyle;
pub use notation::{epd, fen, san, style, uci_move};
pub use perft::{perft, perft_divide};
pub use piece::Piece;
pub use position::{IllegalMove, Position, PositionError};
pub use role::Role;
pub use setup::{CastlingFault, Setup, SetupNotice};
pub use square::{File, ParseSquareError, Rank, Square};
