//! Luozi's crates beside other people's: what the differential tests and the benchmarks share.
//!
//! This crate links GPL code (shakmaty, pgn-reader) for comparison. It is never shipped, and nothing
//! depends on it.

#![deny(missing_docs)]

mod convert;
mod random;
pub mod timing;

pub use convert::{Peers, cozy_moves, our_moves, shakmaty_moves};
pub use random::{Random, choose};
