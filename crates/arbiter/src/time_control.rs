//! Time controls, and their text in PGN's `TimeControl` tag.
//!
//! | text | meaning |
//! |---|---|
//! | `?` | not known |
//! | `-` | no time control |
//! | `40/7200:3600` | 40 moves in two hours, then one hour for the rest |
//! | `40/5400+30:900+30` | the same with 30 seconds added for every move |
//! | `40/9000:16/3600` | the last period has a number of moves, so it repeats |
//! | `300+3` | five minutes and three seconds a move |
//! | `1/259200` | three days for every move, nothing carried over |
//! | `*180` | a sand clock of three minutes |
//!
//! The standard has no words for three things, for which this program writes:
//!
//! | text | meaning |
//! |---|---|
//! | `300d5` | simple delay: the clock waits five seconds in every move |
//! | `300b5` | Bronstein: up to five seconds of every move are given back |
//! | `300+3\|180+3` | White has the first, Black the second |
//!
//! Seconds may have up to three decimals (`10+0.1`).
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use chess_core::{ByColor, Color};
use std::fmt;
use std::num::NonZeroU16;
use std::str::FromStr;
use std::time::Duration;

/// What one side has to play with (L-CLOCK-1).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// Nobody said.
    Unknown,
    /// No clock.
    Untimed,
    /// Moves in time, one period after the other.
    Periods(Periods),
    /// The same time for every move; what is left of it is lost.
    PerMove(Duration),
    /// What one side uses the other gains.
    Hourglass(Duration),
}

/// At least one period; only the last may be without a number of moves. If the last has one, it
/// repeats.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Periods(Vec<Period>);

/// One period.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    /// Moves to be made in it; `None` is sudden death.
    pub moves: Option<NonZeroU16>,
    /// Time added when it begins.
    pub time: Duration,
    /// What every move in it brings.
    pub bonus: Bonus,
}

/// What a move brings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// This is added (Fischer).
    Increment(Duration),
    /// The clock waits this long before it runs (simple delay).
    Delay(Duration),
    /// What was used is given back, up to this (Bronstein).
    Bronstein(Duration),
}

impl Period {
    /// All the remaining moves in this time.
    pub const fn sudden_death(time: Duration) -> Period {
        Period { moves: None, time, bonus: Bonus::None }
    }

    fn is_empty(&self) -> bool {
        self.time.is_zero() && self.bonus == Bonus::None
    }
}

impl Periods {
    /// Checks that only the last period lacks a number of moves, and that each brings time.
    pub fn new(periods: Vec<Period>) -> Option<Periods> {
        let (_, earlier) = periods.split_last()?;
        let sound = earlier.iter().all(|period| period.moves.is_some())
            && !periods.iter().any(Period::is_empty);
        sound.then_some(Periods(periods))
    }

    /// The period of this number from 0; the last one stands for all that follow.
    pub fn get(&self, index: usize) -> Period {
        let last = self.0.len().saturating_sub(1);
        let period = self.0.get(index.min(last)).copied();
        period.unwrap_or(Period::sudden_death(Duration::ZERO))
    }

    /// Whether no further period follows the one of this number.
    pub fn is_last(&self, index: usize) -> bool {
        self.get(index).moves.is_none()
    }

    /// As written, without repetition.
    pub fn as_slice(&self) -> &[Period] {
        &self.0
    }
}

impl TimeControl {
    /// A base time with an increment, which may be zero.
    pub fn fischer(base: Duration, increment: Duration) -> TimeControl {
        let bonus = if increment.is_zero() { Bonus::None } else { Bonus::Increment(increment) };
        let period = Period { moves: None, time: base, bonus };
        Periods::new(vec![period]).map_or(TimeControl::Untimed, TimeControl::Periods)
    }

    /// Whether time can run out.
    pub const fn is_timed(&self) -> bool {
        !matches!(self, TimeControl::Unknown | TimeControl::Untimed)
    }
}

/// Both sides' time controls as one text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControls(pub ByColor<TimeControl>);

impl Default for TimeControls {
    /// No clock.
    fn default() -> TimeControls {
        TimeControls::both(TimeControl::Untimed)
    }
}

impl TimeControls {
    /// The same for both.
    pub fn both(control: TimeControl) -> TimeControls {
        TimeControls(ByColor { white: control.clone(), black: control })
    }

    /// Reads the tag `TimeControl`, and those of one side alone where they are given
    /// (`WhiteTimeControl`, `BlackTimeControl`), which go before it.
    ///
    /// # Errors
    /// The first fault found, with the side whose tag has it.
    pub fn from_tags(
        both: Option<&str>,
        white: Option<&str>,
        black: Option<&str>,
    ) -> Result<TimeControls, (Option<Color>, TimeControlError)> {
        let mut controls = match both {
            Some(text) => text.parse().map_err(|error| (None, error))?,
            None => TimeControls::both(TimeControl::Unknown),
        };
        for (color, text) in [(Color::White, white), (Color::Black, black)] {
            if let Some(text) = text {
                controls.0[color] = text.parse().map_err(|error| (Some(color), error))?;
            }
        }
        Ok(controls)
    }
}

/// What is wrong with a text that should be a time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControlFault {
    /// Nothing is there.
    Empty,
    /// Not a number of seconds.
    Seconds,
    /// More seconds than anybody plays.
    TooLong,
    /// Not a number of moves from 1 to 65535.
    Moves,
    /// A period without moves that is not the last.
    EarlySuddenDeath,
    /// No time at all.
    NoTime,
    /// More than two sides.
    Sides,
}

/// Why a text is not a time control, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeControlError {
    /// The place in the text, counted in characters from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What is wrong with it.
    pub fault: TimeControlFault,
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        write!(f, "time control, column {}: ", self.column)?;
        match self.fault {
            TimeControlFault::Empty => write!(f, "nothing stands here"),
            TimeControlFault::Seconds => write!(f, "{found:?} is not a number of seconds"),
            TimeControlFault::TooLong => write!(f, "{found:?} seconds are too many"),
            TimeControlFault::Moves => {
                write!(f, "{found:?} is not a number of moves from 1 to 65535")
            }
            TimeControlFault::EarlySuddenDeath => {
                write!(f, "{found:?} has no number of moves, but a period follows")
            }
            TimeControlFault::NoTime => write!(f, "{found:?} gives no time"),
            TimeControlFault::Sides => write!(f, "{found:?} is a third side"),
        }
    }
}

impl std::error::Error for TimeControlError {}

/// About ten years.
const LONGEST_MILLIS: u64 = 315_360_000_000;

/// A piece of the text and the column at which it begins.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    column: usize,
}

impl<'a> Part<'a> {
    fn trimmed(self) -> Part<'a> {
        let blanks = self.text.chars().take_while(|c| c.is_whitespace()).count();
        Part { text: self.text.trim(), column: self.column + blanks }
    }

    /// The piece before and the piece after the first such character.
    fn split_at(self, separator: impl Fn(char) -> bool) -> (Part<'a>, Option<(char, Part<'a>)>) {
        let Some((index, c)) = self.text.char_indices().find(|(_, c)| separator(*c)) else {
            return (self, None);
        };
        let (before, rest) = self.text.split_at(index);
        let after = rest.strip_prefix(c).unwrap_or("");
        let column = self.column + before.chars().count() + 1;
        (Part { text: before, ..self }, Some((c, Part { text: after, column })))
    }

    fn pieces(self, separator: char) -> Vec<Part<'a>> {
        let mut pieces = Vec::new();
        let mut rest = self;
        loop {
            let (piece, more) = rest.split_at(|c| c == separator);
            pieces.push(piece.trimmed());
            match more {
                Some((_, after)) => rest = after,
                None => return pieces,
            }
        }
    }

    fn error(self, fault: TimeControlFault) -> TimeControlError {
        let fault = if self.text.is_empty() { TimeControlFault::Empty } else { fault };
        let found = self.text.chars().take(40).collect();
        TimeControlError { column: self.column, found, fault }
    }

    fn seconds(self) -> Result<Duration, TimeControlError> {
        let (whole, decimals) = self.text.split_once('.').unwrap_or((self.text, "0"));
        let digits =
            |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(decimals) || decimals.len() > 3 {
            return Err(self.error(TimeControlFault::Seconds));
        }
        let millis = format!("{decimals:0<3}").parse::<u64>().ok();
        whole
            .parse::<u64>()
            .ok()
            .and_then(|whole| whole.checked_mul(1_000)?.checked_add(millis?))
            .filter(|millis| *millis <= LONGEST_MILLIS)
            .map(Duration::from_millis)
            .ok_or_else(|| self.error(TimeControlFault::TooLong))
    }

    fn period(self) -> Result<Period, TimeControlError> {
        let (first, rest) = self.split_at(|c| c == '/');
        let (moves, time) = match rest {
            None => (None, first),
            Some((_, time)) => {
                let number = first.text.bytes().all(|byte| byte.is_ascii_digit());
                let moves = first.text.parse::<NonZeroU16>().ok().filter(|_| number);
                (Some(moves.ok_or_else(|| first.error(TimeControlFault::Moves))?), time)
            }
        };
        let (time, bonus) = time.split_at(|c| matches!(c, '+' | 'd' | 'b'));
        let time = time.seconds()?;
        let bonus = match bonus {
            None => Bonus::None,
            Some((kind, amount)) => {
                let amount = amount.seconds()?;
                match kind {
                    _ if amount.is_zero() => Bonus::None,
                    '+' => Bonus::Increment(amount),
                    'd' => Bonus::Delay(amount),
                    _ => Bonus::Bronstein(amount),
                }
            }
        };
        let period = Period { moves, time, bonus };
        if period.is_empty() { Err(self.error(TimeControlFault::NoTime)) } else { Ok(period) }
    }

    fn control(self) -> Result<TimeControl, TimeControlError> {
        match self.text {
            "?" => return Ok(TimeControl::Unknown),
            "-" => return Ok(TimeControl::Untimed),
            _ => {}
        }
        if let Some(sand) = self.text.strip_prefix('*') {
            let sand = Part { text: sand, column: self.column + 1 };
            let time = sand.seconds()?;
            if time.is_zero() {
                return Err(sand.error(TimeControlFault::NoTime));
            }
            return Ok(TimeControl::Hourglass(time));
        }
        let pieces = self.pieces(':');
        let mut periods = Vec::with_capacity(pieces.len());
        for (index, piece) in pieces.iter().enumerate() {
            let period = piece.period()?;
            if period.moves.is_none() && index + 1 < pieces.len() {
                return Err(piece.error(TimeControlFault::EarlySuddenDeath));
            }
            periods.push(period);
        }
        match periods.as_slice() {
            [Period { moves: Some(NonZeroU16::MIN), time, bonus: Bonus::None }] => {
                Ok(TimeControl::PerMove(*time))
            }
            _ => Ok(TimeControl::Periods(Periods(periods))),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        Part { text, column: 1 }.trimmed().control()
    }
}

impl FromStr for TimeControls {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControls, TimeControlError> {
        let sides = Part { text, column: 1 }.pieces('|');
        match sides.as_slice() {
            [both] => Ok(TimeControls::both(both.control()?)),
            [white, black] => {
                Ok(TimeControls(ByColor { white: white.control()?, black: black.control()? }))
            }
            [_, _, third, ..] => Err(third.error(TimeControlFault::Sides)),
            [] => Err(Part { text, column: 1 }.error(TimeControlFault::Empty)),
        }
    }
}

/// Seconds with as many decimals as they need.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.as_secs())?;
        let millis = self.0.subsec_millis();
        if millis == 0 {
            return Ok(());
        }
        write!(f, ".{}", format!("{millis:03}").trim_end_matches('0'))
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(moves) = self.moves {
            write!(f, "{moves}/")?;
        }
        write!(f, "{}", Seconds(self.time))?;
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment(amount) => write!(f, "+{}", Seconds(amount)),
            Bonus::Delay(amount) => write!(f, "d{}", Seconds(amount)),
            Bonus::Bronstein(amount) => write!(f, "b{}", Seconds(amount)),
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unknown => f.write_str("?"),
            TimeControl::Untimed => f.write_str("-"),
            TimeControl::PerMove(time) => write!(f, "1/{}", Seconds(*time)),
            TimeControl::Hourglass(time) => write!(f, "*{}", Seconds(*time)),
            TimeControl::Periods(periods) => {
                for (index, period) in periods.0.iter().enumerate() {
                    write!(f, "{}{period}", if index == 0 { "" } else { ":" })?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for TimeControls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ByColor { white, black } = &self.0;
        write!(f, "{white}")?;
        if white == black { Ok(()) } else { write!(f, "|{black}") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn periods(text: &str) -> Vec<(u16, u64, u64)> {
        let control: TimeControl = text.parse().unwrap();
        let TimeControl::Periods(periods) = control else { panic!("{text}: {control:?}") };
        periods
            .as_slice()
            .iter()
            .map(|period| {
                let bonus = match period.bonus {
                    Bonus::Increment(amount) => amount.as_secs(),
                    _ => 0,
                };
                (period.moves.map_or(0, NonZeroU16::get), period.time.as_secs(), bonus)
            })
            .collect()
    }

    /// L-CLOCK-1: every kind is read as what it says, and written as it was.
    #[test]
    fn l_clock_1_all_kinds_are_read_and_written() {
        assert_eq!(periods("40/7200:20/3600:900"), [(40, 7_200, 0), (20, 3_600, 0), (0, 900, 0)]);
        assert_eq!(periods("40/5400+30:900+30"), [(40, 5_400, 30), (0, 900, 30)]);
        assert_eq!(periods("900+10"), [(0, 900, 10)]);
        assert_eq!(periods("600"), [(0, 600, 0)]);
        let read = |text: &str| text.parse::<TimeControl>().unwrap();
        assert_eq!(read("-"), TimeControl::Untimed);
        assert_eq!(read("?"), TimeControl::Unknown);
        assert_eq!(read("1/86400"), TimeControl::PerMove(86_400 * SECOND));
        assert_eq!(read("*240"), TimeControl::Hourglass(240 * SECOND));
        for text in [
            "40/7200:20/3600:900",
            "40/5400+30:900+30",
            "40/9000:16/3600",
            "900+10",
            "600",
            "-",
            "?",
            "1/86400",
            "1/60+5",
            "*240",
            "300d5",
            "40/7200d5:1800d5",
            "0.5+0.125",
            "300b5",
            "0+10",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
            assert_eq!(text.parse::<TimeControls>().unwrap().to_string(), text);
        }
    }

    /// L-CLOCK-1: different times for each side, as one text and as two tags.
    #[test]
    fn l_clock_1_two_sides() {
        let controls: TimeControls = "300+3|180".parse().unwrap();
        assert_eq!(controls.0.white, TimeControl::fischer(300 * SECOND, 3 * SECOND));
        assert_eq!(controls.0.black, TimeControl::fischer(180 * SECOND, Duration::ZERO));
        assert_eq!(controls.to_string(), "300+3|180");
        let tags = TimeControls::from_tags(Some("300+3"), None, Some("180"));
        assert_eq!(tags, Ok(controls));
        let (side, error) = TimeControls::from_tags(Some("300"), Some("x"), None).unwrap_err();
        assert_eq!((side, error.column), (Some(Color::White), 1));
        assert_eq!("60|60".parse::<TimeControls>().unwrap().to_string(), "60");
    }

    #[test]
    fn faults_are_named_with_their_place() {
        for (text, message) in [
            ("", "time control, column 1: nothing stands here"),
            ("40/", "time control, column 4: nothing stands here"),
            ("40/7200:", "time control, column 9: nothing stands here"),
            ("0/7200", "time control, column 1: \"0\" is not a number of moves from 1 to 65535"),
            ("+4/60", "time control, column 1: \"+4\" is not a number of moves from 1 to 65535"),
            ("40/72x:60", "time control, column 4: \"72x\" is not a number of seconds"),
            ("300+", "time control, column 5: nothing stands here"),
            ("300+1.2345", "time control, column 5: \"1.2345\" is not a number of seconds"),
            (
                "300:200",
                "time control, column 1: \"300\" has no number of moves, but a period follows",
            ),
            ("0", "time control, column 1: \"0\" gives no time"),
            ("*0", "time control, column 2: \"0\" gives no time"),
            (
                "99999999999999999999",
                "time control, column 1: \"99999999999999999999\" seconds are too many",
            ),
            ("60|60|5", "time control, column 7: \"5\" is a third side"),
            (" 60 | 6o", "time control, column 7: \"6o\" is not a number of seconds"),
        ] {
            let error = text.parse::<TimeControls>().unwrap_err();
            assert_eq!(error.to_string(), message, "{text:?}");
        }
    }

    #[test]
    fn periods_are_sound_by_construction() {
        let timed =
            |moves| Period { moves: NonZeroU16::new(moves), ..Period::sudden_death(60 * SECOND) };
        assert!(Periods::new(Vec::new()).is_none());
        assert!(Periods::new(vec![timed(0), timed(0)]).is_none());
        assert!(Periods::new(vec![Period::sudden_death(Duration::ZERO)]).is_none());
        let repeating = Periods::new(vec![timed(40), timed(20)]).unwrap();
        assert_eq!(repeating.get(7).moves, NonZeroU16::new(20));
        assert!(!repeating.is_last(7));
        assert!(Periods::new(vec![timed(40), timed(0)]).unwrap().is_last(1));
    }
}
