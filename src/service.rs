//! Worker threads and what else touches the outside, so that the window never waits.
//!
//! A service takes numbered requests and answers with numbered events over a pair of channels;
//! it wakes the window with a plain function, so that nothing here knows how it is drawn.

pub mod autosave;
pub mod engine;
pub mod files;
pub mod pictures;
pub mod sound;

use crate::event::Event;
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// Wakes the window, so that it looks for events.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// Where a worker puts what it has to say.
#[derive(Clone)]
pub struct Reporter {
    events: Sender<Event>,
    waker: Waker,
}

impl Reporter {
    /// Sends events there and wakes the window each time.
    pub fn new(events: Sender<Event>, waker: Waker) -> Reporter {
        Reporter { events, waker }
    }

    /// Says something. When the window is gone nobody listens, and that is fine.
    pub fn report(&self, event: Event) {
        if self.events.send(event).is_ok() {
            (self.waker)();
        }
    }
}
