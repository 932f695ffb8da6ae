//! One game of chess as an official event.
//!
//! * [`Arbiter`] takes in what people and clocks do, and answers with rulings, each with the
//!   number of its law.
//! * [`Laws`] are the choices that the laws leave open, as data with a text.
//! * [`TimeControl`] says what a side has to play with, as PGN's tag does.
//! * [`Clock`] has two faces, and computes when flags fall.
//!
//! The crate does no input or output, starts no thread and asks no clock: `now`, the time since
//! some start, is an argument everywhere.
#![deny(missing_docs)]

pub mod arbiter;
pub mod clock;
mod law_id;
pub mod laws;
pub mod result;
pub mod time_control;

pub use arbiter::{Arbiter, Event, Ruling};
pub use clock::Clock;
pub use law_id::LawId;
pub use laws::Laws;
pub use result::GameResult;
pub use time_control::{TimeControl, TimeControls};
