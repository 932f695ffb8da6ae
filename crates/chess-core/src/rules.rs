//! How games end: mate, stalemate, repetition, move counts and dead positions.

mod dead_position;
mod outcome;
mod repetition;
mod unwinnable;

pub use dead_position::{can_mate_by_material, is_dead_by_material};
pub use outcome::{Claim, DrawReason, Outcome, WinReason, automatic_outcome, claims};
pub use repetition::Repetitions;
pub use unwinnable::{
    Effort, Winnable, anyone_can_checkmate, can_checkmate, can_checkmate_counted, is_dead,
    mating_line,
};
