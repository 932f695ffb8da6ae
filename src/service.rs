//! Worker threads and what else touches the outside, so that the window never waits.
//!
//! A service takes numbered requests and answers with numbered events over a pair of channels;
//! it wakes the window with a plain function, so that nothing here knows how it is drawn.

pub mod autosave;
pub mod files;

use std::sync::Arc;

/// Wakes the window, so that it looks for events.
pub type Waker = Arc<dyn Fn() + Send + Sync>;
