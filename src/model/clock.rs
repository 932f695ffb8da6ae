//! The clock of the game on the board, as far as it concerns the window: time that passes for
//! the game, faces, and when a clock begins to press.

use super::Now;
use arbiter::TimeControl;
use arbiter::time_control::Bonus;
use std::time::Duration;

/// How the program's time becomes the game's. The two differ once a game has been taken up again
/// by another run of the program, and by the time in which nobody could look at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameTime {
    /// The game's time at `since`.
    at: Duration,
    since: Now,
}

impl GameTime {
    /// The game goes on from this moment of its own.
    pub fn going_on(at: Duration, now: Now) -> GameTime {
        GameTime { at, since: now }
    }

    /// The time of the game.
    pub fn of(self, now: Now) -> Duration {
        self.at.saturating_add(now.saturating_sub(self.since))
    }

    /// The time of the program at a time of the game.
    pub fn to_program(self, at: Duration) -> Now {
        self.since.saturating_add(at.saturating_sub(self.at))
    }
}

/// What a side begins with and what each move brings, for measures that depend on it.
pub fn pace(control: &TimeControl) -> (Duration, Duration) {
    match control {
        TimeControl::Unknown | TimeControl::Untimed => (Duration::ZERO, Duration::ZERO),
        TimeControl::PerMove(time) | TimeControl::Hourglass(time) => (*time, Duration::ZERO),
        TimeControl::Periods(periods) => {
            let first = periods.get(0);
            let bonus = match first.bonus {
                Bonus::None => Duration::ZERO,
                Bonus::Increment(bonus) | Bonus::Delay(bonus) | Bonus::Bronstein(bonus) => bonus,
            };
            // With an increment alone the first one is all there is.
            (if first.time.is_zero() { bonus } else { first.time }, bonus)
        }
    }
}

/// Below this the clock is in its emergency (board-feel: an eighth of the base time, at least
/// 10 s, at most a minute; a fifth and 2 s for bullet games).
pub fn emergency(control: &TimeControl) -> Duration {
    let (base, _) = pace(control);
    let threshold = if base < Duration::from_secs(60) {
        (base / 5).max(Duration::from_secs(2))
    } else {
        (base / 8).max(Duration::from_secs(10))
    };
    threshold.min(Duration::from_secs(60))
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

    #[test]
    fn a_game_goes_on_where_it_was() {
        let time = GameTime::going_on(100 * SECOND, 7 * SECOND);
        assert_eq!(time.of(9 * SECOND), 102 * SECOND);
        assert_eq!(time.of(Duration::ZERO), 100 * SECOND);
        assert_eq!(time.to_program(102 * SECOND), 9 * SECOND);
        assert_eq!(GameTime::default().of(SECOND), SECOND);
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
        let emergency = |text: &str| emergency(&text.parse().expect("a time control"));
        assert_eq!(emergency("30+1"), 6 * SECOND);
        assert_eq!(emergency("180+1"), 22 * SECOND + SECOND / 2);
        assert_eq!(emergency("40/5400+1:900"), 60 * SECOND);
        assert_eq!(emergency("0+10"), 2 * SECOND);
        assert_eq!(emergency("-"), 2 * SECOND);
    }
}
