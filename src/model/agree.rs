//! What is agreed before a game besides the players: drafts of its clock and of its laws.
//!
//! Fields keep what was typed. A draft answers with what it stands for, or with the first
//! field that says nothing; only what stands for something reaches the game.

pub mod clock_draft;
pub mod laws_draft;
pub mod typed;

pub use clock_draft::{ClockDraft, ClockKind};
pub use laws_draft::{LawsDraft, LawsGroup};
