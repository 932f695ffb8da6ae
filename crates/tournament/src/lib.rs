//! What stands above a single game.
//!
//! * [`ladder`] has the levels that players climb, and the points that change hands when a rated
//!   game ends.
//!
//! The crate does no input or output and knows no clock: dates and names are its callers'.
#![deny(missing_docs)]

pub mod ladder;
