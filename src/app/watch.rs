//! The program's time, also while nobody sees its window.

use crate::model::Now;
use std::time::{Duration, Instant};

/// egui tells the time of the frame that was shown last. While the window is hidden no frame is
/// shown, but games go on: their clocks, the opponent's hand.
pub struct Watch {
    /// What egui said last, in seconds.
    said: f64,
    /// When it first said so.
    at: Instant,
}

impl Watch {
    /// A watch that has not been told anything.
    pub fn new(at: Instant) -> Watch {
        Watch { said: -1.0, at }
    }

    /// The time since the start, from what egui says and from the moment at which it is asked.
    pub fn read(&mut self, said: f64, at: Instant) -> Now {
        let said = said.max(0.0);
        if self.said == said {
            return Duration::from_secs_f64(said) + at.saturating_duration_since(self.at);
        }
        *self = Watch { said, at };
        Duration::from_secs_f64(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_while_the_window_is_hidden() {
        let start = Instant::now();
        let second = Duration::from_secs(1);
        let mut watch = Watch::new(start);
        assert_eq!(watch.read(2.0, start + 2 * second), 2 * second);
        assert_eq!(watch.read(3.5, start + 7 * second / 2), 7 * second / 2);
        // Nothing is shown from here on.
        assert_eq!(watch.read(3.5, start + 5 * second), 5 * second);
        assert_eq!(watch.read(3.5, start + 60 * second), 60 * second);
        assert_eq!(watch.read(61.0, start + 61 * second), 61 * second);
    }
}
