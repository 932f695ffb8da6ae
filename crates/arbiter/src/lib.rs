//! One game of chess as an official event: the laws it is played by, and its clock.
//!
//! * [`Laws`] are the choices that the laws leave open, as data with a text.
//! * [`TimeControl`] says what a side has to play with, as PGN's tag does.
//! * [`Clock`] has two faces, and computes when flags fall.
//!
//! The crate does no input or output, starts no thread and asks no clock: `now`, the time since
//! some start, is an argument everywhere.
#![deny(missing_docs)]

pub mod clock;
mod law_id;
pub mod laws;
pub mod time_control;

pub use clock::Clock;
pub use law_id::LawId;
pub use laws::Laws;
pub use time_control::{TimeControl, TimeControls};
