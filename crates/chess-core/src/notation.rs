//! How positions and moves are written.

pub mod epd;
pub mod fen;
pub mod san;
pub mod style;
pub mod uci_move;
