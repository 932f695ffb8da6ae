//! The chess clock of the game on the board: base time and increment.
//!
//! The clock never asks what time it is; every question brings `now`.

use super::Now;
use chess_core::{ByColor, Color};
use std::time::Duration;

/// Base time and increment, the same for both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockSetting {
    /// Time at the start.
    pub base: Duration,
    /// Time added with every move.
    pub increment: Duration,
}

impl ClockSetting {
    /// As PGN's `TimeControl` tag has it: `600+5`.
    pub fn time_control(self) -> String {
        let (base, increment) = (self.base.as_secs(), self.increment.as_secs());
        if increment == 0 { base.to_string() } else { format!("{base}+{increment}") }
    }

    /// Time at the start, never zero: with an increment alone it is the first of them.
    fn initial(self) -> Duration {
        if self.base.is_zero() { self.increment } else { self.base }
    }

    /// Below this the clock is in its emergency (board-feel: an eighth of the base time, at
    /// least 10 s, at most a minute; a fifth and 2 s for bullet games).
    pub fn emergency(self) -> Duration {
        let base = self.initial();
        let threshold = if base < Duration::from_secs(60) {
            (base / 5).max(Duration::from_secs(2))
        } else {
            (base / 8).max(Duration::from_secs(10))
        };
        threshold.min(Duration::from_secs(60))
    }
}

/// Two clocks, at most one of which runs.
#[derive(Clone, Debug)]
pub struct GameClock {
    setting: ClockSetting,
    remaining: ByColor<Duration>,
    running: Option<(Color, Now)>,
    /// Both times after each ply, the start first, so that a move taken back restores them.
    past: Vec<ByColor<Duration>>,
}

impl GameClock {
    /// Both clocks full, none running.
    pub fn new(setting: ClockSetting) -> GameClock {
        let remaining = ByColor::new_with(|_| setting.initial());
        GameClock { setting, remaining, running: None, past: vec![remaining] }
    }

    /// What both began with.
    pub fn setting(&self) -> ClockSetting {
        self.setting
    }

    /// What is left for a side.
    pub fn remaining(&self, color: Color, now: Now) -> Duration {
        let left = self.remaining[color];
        match self.running {
            Some((running, since)) if running == color => {
                left.saturating_sub(now.saturating_sub(since))
            }
            _ => left,
        }
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(color, _)| color)
    }

    /// The side whose time has run out.
    pub fn flagged(&self, now: Now) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.remaining(*color, now).is_zero())
    }

    /// The mover has moved: his clock stops and gains the increment, the other one starts. The
    /// very first move starts the clocks without having cost anything.
    pub fn pressed_by(&mut self, mover: Color, now: Now) {
        if self.running() == Some(mover) {
            self.remaining[mover] = self.remaining(mover, now) + self.setting.increment;
        }
        self.running = Some((!mover, now));
        self.past.push(self.remaining);
    }

    /// Stops both clocks where they are.
    pub fn stop(&mut self, now: Now) {
        self.remaining = ByColor::new_with(|color| self.remaining(color, now));
        self.running = None;
    }

    /// Lets this side's clock run.
    pub fn start(&mut self, color: Color, now: Now) {
        self.stop(now);
        self.running = Some((color, now));
    }

    /// Both clocks as they were after this many plies, the side to move's running unless the
    /// game is back at its start.
    pub fn back_to(&mut self, plies: usize, to_move: Color, now: Now) {
        self.past.truncate(plies + 1);
        if let Some(times) = self.past.last() {
            self.remaining = *times;
        }
        self.running = if plies == 0 { None } else { Some((to_move, now)) };
    }

    /// Puts given times on the clocks, as when a game is taken up again.
    pub fn restore(&mut self, times: Vec<ByColor<Duration>>) {
        if let Some(last) = times.last() {
            self.remaining = *last;
            self.past = times;
            self.running = None;
        }
    }

    /// When a visible digit changes next, or the flag falls.
    pub fn next_wake(&self, now: Now) -> Option<Now> {
        let (color, _) = self.running?;
        let left = self.remaining(color, now);
        if left.is_zero() {
            return Some(now);
        }
        let step = if left <= Duration::from_secs(10) { 100 } else { 1_000 };
        // Just past the boundary, so that the new digit is there when it is drawn.
        let into_step = left.as_millis() as u64 % step;
        Some(now + Duration::from_millis(into_step + 1))
    }
}

/// A clock's face: `1:02:03`, `7:42`, and with tenths below ten seconds `0:09` + `.4`.
pub fn face(left: Duration) -> (String, Option<String>) {
    let tenths = left < Duration::from_secs(10);
    let millis = left.as_millis() as u64;
    // A clock shows what is left in full: 7:42.3 is 7:43 only when tenths are not shown.
    let secs = if tenths { millis / 1_000 } else { millis.div_ceil(1_000) };
    let (hours, minutes, seconds) = (secs / 3_600, secs / 60 % 60, secs % 60);
    let main = if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    };
    (main, tenths.then(|| format!(".{}", millis % 1_000 / 100)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clock() -> GameClock {
        GameClock::new(ClockSetting { base: 60 * SECOND, increment: 2 * SECOND })
    }

    #[test]
    fn the_first_move_costs_nothing_and_starts_the_clocks() {
        let mut clock = clock();
        assert_eq!(clock.remaining(Color::White, 500 * SECOND), 60 * SECOND);
        clock.pressed_by(Color::White, 500 * SECOND);
        assert_eq!(clock.running(), Some(Color::Black));
        assert_eq!(clock.remaining(Color::White, 510 * SECOND), 60 * SECOND);
        assert_eq!(clock.remaining(Color::Black, 510 * SECOND), 50 * SECOND);
        clock.pressed_by(Color::Black, 510 * SECOND);
        assert_eq!(clock.remaining(Color::Black, 520 * SECOND), 52 * SECOND);
        assert_eq!(clock.remaining(Color::White, 520 * SECOND), 50 * SECOND);
    }

    /// L-CLOCK: taking back restores both clocks to what they were at that position.
    #[test]
    fn taking_back_restores_both() {
        let mut clock = clock();
        clock.pressed_by(Color::White, Duration::ZERO);
        clock.pressed_by(Color::Black, 10 * SECOND);
        clock.pressed_by(Color::White, 25 * SECOND);
        clock.back_to(1, Color::Black, 40 * SECOND);
        assert_eq!(clock.remaining(Color::White, 40 * SECOND), 60 * SECOND);
        assert_eq!(clock.remaining(Color::Black, 40 * SECOND), 60 * SECOND);
        assert_eq!(clock.remaining(Color::Black, 45 * SECOND), 55 * SECOND);
        clock.back_to(0, Color::White, 50 * SECOND);
        assert_eq!(clock.running(), None);
    }

    #[test]
    fn the_flag_falls_at_zero_and_not_before() {
        let mut clock = clock();
        clock.pressed_by(Color::White, Duration::ZERO);
        assert_eq!(clock.flagged(59 * SECOND), None);
        assert_eq!(clock.flagged(60 * SECOND), Some(Color::Black));
        assert_eq!(clock.next_wake(60 * SECOND), Some(60 * SECOND));
    }

    #[test]
    fn faces() {
        assert_eq!(face(462 * SECOND), ("7:42".to_owned(), None));
        assert_eq!(face(3_723 * SECOND), ("1:02:03".to_owned(), None));
        assert_eq!(face(Duration::from_millis(9_420)), ("0:09".to_owned(), Some(".4".to_owned())));
        assert_eq!(face(Duration::from_millis(10_400)), ("0:11".to_owned(), None));
    }

    #[test]
    fn emergencies() {
        let emergency = |base| ClockSetting { base: base * SECOND, increment: SECOND }.emergency();
        assert_eq!(emergency(30), 6 * SECOND);
        assert_eq!(emergency(180), 22 * SECOND + SECOND / 2);
        assert_eq!(emergency(5_400), 60 * SECOND);
    }
}
