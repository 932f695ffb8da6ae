//! Everything that is drawn: the look, the controls, the men and the board.
//!
//! `theme` holds every colour, size and duration; `kit` the controls made of them; `pieces` and
//! `board_theme` the drawings, `miniature` small samples of them; `board` the board itself, which knows no rules.

pub mod board;
pub mod board_theme;
pub mod kit;
pub mod miniature;
pub mod pieces;
pub mod theme;
