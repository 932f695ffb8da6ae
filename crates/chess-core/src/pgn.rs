//! Game files in Portable Game Notation.
//!
//! * [`Reader`] streams through any [`std::io::Read`] and calls a [`Visitor`]: the fast way,
//!   without a tree and without an allocation for each move.
//! * [`read_games`] and [`Games`] build [`Game`](crate::Game)s with all problems and places.
//!   Nothing is lost: what cannot be read as moves is kept as it stood.
//! * [`write()`] gives the export format; [`Source`] replaces one game in a file and keeps every
//!   other byte.
//!
//! ```
//! use chess_core::pgn;
//!
//! let read = pgn::read_games(b"[White \"A\"]\n\n1. e4 e5 (1... c5 {sharp}) 2. Nf3 1-0");
//! assert_eq!(read.len(), 1);
//! assert!(read[0].problems.is_empty());
//! assert_eq!(read[0].game.stats().nodes, 4);
//! assert!(pgn::write(&read[0].game).ends_with("1. e4 e5 (1... c5 {sharp}) 2. Nf3 1-0\n"));
//! ```

mod build;
pub mod comment;
mod encoding;
mod games;
mod language;
mod lexer;
mod nag;
mod problem;
mod reader;
mod scan;
mod source;
pub mod tag;
mod validate;
mod writer;

pub use encoding::{Encoding, decode};
pub use games::{Games, RawGame, RawGames, ReadGame, ReadOptions, read_game, read_games};
pub use language::Language;
pub use nag::Nag;
pub use problem::{Problem, ProblemKind};
pub use reader::{Flow, GameEnd, RawTag, Reader, Visitor};
pub use source::{LineEnding, Source};
pub use tag::{GameResult, ROSTER, TagNameError, Tags};
pub use validate::{Validated, Validator};
pub use writer::{WriteOptions, write, write_with};
