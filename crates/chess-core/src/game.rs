//! Games: a tree of moves with what is noted at them, and edits that can be undone.
//!
//! ```
//! use chess_core::{Edit, Game, History, EditAction, san};
//!
//! let mut game = Game::default();
//! let mut history = History::default();
//! let e4 = san::parse(&game.position(Game::ROOT), "e4").unwrap();
//! let node = history.play(&mut game, Game::ROOT, e4).unwrap().node;
//! let edit = game.toggle_nag(node, chess_core::pgn::Nag::GOOD);
//! history.apply(&mut game, EditAction::ToggleNag, edit).unwrap();
//! assert_eq!(chess_core::pgn::write(&game).lines().last(), Some("1. e4 $1 *"));
//! history.undo(&mut game);
//! history.undo(&mut game);
//! assert!(game.children(Game::ROOT).is_empty());
//! ```

mod annotations;
mod edit;
mod history;
mod path;
mod tree;

pub use annotations::{Annotations, Command, Eval, EvalScore, Shape, ShapeColor};
pub use edit::{Edit, EditError};
pub use history::{EditAction, History, Played};
pub use path::{Stats, Walk};
pub use tree::{Game, NodeId, Variant};
