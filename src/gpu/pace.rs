//! Whether the card keeps up: the quality goes down when pictures in motion come too slowly, and stays there.

use scene3d::Quality;

/// Frames that take longer than this are slow: fewer than 30 a second.
const SLOW: f32 = 0.036;
/// Longer ones are a pause and say nothing about the card.
const PAUSE: f32 = 0.4;
/// So many slow frames, counted against the fast ones between them, make the quality go down.
const ENOUGH: i32 = 14;

/// The speed of the pictures in motion.
#[derive(Debug, Clone, Copy, Default)]
pub struct Pace {
    slow: i32,
    /// The best step that has not proved too slow; `None`: none has.
    most: Option<Quality>,
}

impl Pace {
    /// The step to draw with, if `wish` suits the card.
    pub fn quality(&mut self, wish: Quality) -> Quality {
        let quality = self.most.map_or(wish, |most| most.min(wish));
        if self.slow >= ENOUGH {
            self.slow = 0;
            let less = match quality {
                Quality::High => Quality::Medium,
                Quality::Medium | Quality::Low => Quality::Low,
            };
            // It never goes up again: a board that changes its look while it is played on is worse.
            self.most = Some(less);
            return less;
        }
        quality
    }

    /// A picture in motion came so many seconds after the one before, if that was in motion too.
    pub fn frame(&mut self, seconds: Option<f32>) {
        match seconds {
            Some(seconds) if seconds > PAUSE => {}
            Some(seconds) if seconds > SLOW => self.slow += 1,
            Some(_) => self.slow = (self.slow - 2).max(0),
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames(pace: &mut Pace, count: usize, seconds: f32) {
        for _ in 0..count {
            pace.frame(Some(seconds));
        }
    }

    #[test]
    fn a_slow_card_gets_less_to_do_step_by_step_and_keeps_it() {
        let mut pace = Pace::default();
        assert_eq!(pace.quality(Quality::High), Quality::High);
        frames(&mut pace, 20, 0.06);
        assert_eq!(pace.quality(Quality::High), Quality::Medium);
        frames(&mut pace, 200, 0.008);
        assert_eq!(pace.quality(Quality::High), Quality::Medium, "never up again");
        frames(&mut pace, 20, 0.06);
        assert_eq!(pace.quality(Quality::High), Quality::Low);
        frames(&mut pace, 50, 0.06);
        assert_eq!(pace.quality(Quality::High), Quality::Low);
    }

    #[test]
    fn single_slow_frames_and_pauses_change_nothing() {
        let mut pace = Pace::default();
        for _ in 0..100 {
            frames(&mut pace, 1, 0.1);
            frames(&mut pace, 3, 0.016);
            frames(&mut pace, 1, 2.0);
            pace.frame(None);
        }
        assert_eq!(pace.quality(Quality::Medium), Quality::Medium);
    }
}
