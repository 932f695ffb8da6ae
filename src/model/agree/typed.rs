//! Numbers and times as people type them.

use std::time::Duration;

/// Longer times are slips: about ten years, which is also the longest that a time control can
/// say.
const LONGEST_SECONDS: u64 = 315_360_000;

/// Digits as input methods for Chinese write them, as wide as a character, become plain ones;
/// so do the colon and the full stop.
fn plain(text: &str) -> String {
    let narrow = |c: char| match c {
        '０'..='９' => char::from_digit(c as u32 - '０' as u32, 10).unwrap_or(c),
        '：' => ':',
        '．' | '。' => '.',
        other => other,
    };
    text.trim().chars().map(narrow).collect()
}

/// A whole number without a sign.
pub fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let text = plain(text);
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Seconds with up to three decimals.
pub fn seconds(text: &str) -> Option<Duration> {
    let text = plain(text);
    let (whole, decimals) = text.split_once('.').unwrap_or((&text, "0"));
    if decimals.len() > 3 {
        return None;
    }
    let millis: u64 = number(&format!("{decimals:0<3}"))?;
    let whole: u64 = number(whole)?;
    let time = Duration::from_secs(whole) + Duration::from_millis(millis);
    (time <= Duration::from_secs(LONGEST_SECONDS)).then_some(time)
}

/// A time as digital clocks are set: `1:30:00`. `1:30` is an hour and a half, and a number
/// alone is minutes.
pub fn time(text: &str) -> Option<Duration> {
    let text = plain(text);
    let mut parts = text.split(':');
    let first: u64 = number(parts.next()?)?;
    let (hours, minutes, rest) = match (parts.next(), parts.next()) {
        (None, _) => (0, first, Duration::ZERO),
        (Some(minutes), None) => (first, sixty(minutes)?, Duration::ZERO),
        (Some(minutes), Some(rest)) => {
            let rest = seconds(rest).filter(|rest| *rest < Duration::from_secs(60))?;
            (first, sixty(minutes)?, rest)
        }
    };
    if parts.next().is_some() {
        return None;
    }
    let whole = hours.checked_mul(3_600)?.checked_add(minutes.checked_mul(60)?)?;
    let time = Duration::from_secs(whole).checked_add(rest)?;
    (time <= Duration::from_secs(LONGEST_SECONDS)).then_some(time)
}

fn sixty(text: &str) -> Option<u64> {
    number(text).filter(|number| *number < 60)
}

/// The text of a time that [`time`] reads back.
pub fn write_time(time: Duration) -> String {
    let total = time.as_secs();
    let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, total % 60);
    let decimals = decimals(time);
    format!("{hours}:{minutes:02}:{rest:02}{decimals}")
}

/// The text of seconds that [`seconds`] reads back.
pub fn write_seconds(time: Duration) -> String {
    format!("{}{}", time.as_secs(), decimals(time))
}

fn decimals(time: Duration) -> String {
    match time.subsec_millis() {
        0 => String::new(),
        millis => format!(".{millis:03}").trim_end_matches('0').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_clocks_are_set() {
        for (text, millis) in [
            ("1:30:00", Some(5_400_000)),
            ("1:30", Some(5_400_000)),
            ("90", Some(5_400_000)),
            (" 0:00:30 ", Some(30_000)),
            ("0:00:00.5", Some(500)),
            ("１：３０", Some(5_400_000)),
            ("100:00:00", Some(360_000_000)),
            ("0", Some(0)),
            ("", None),
            ("-5", None),
            ("+5", None),
            ("1:60", None),
            ("1:5:60", None),
            ("1:2:3:4", None),
            ("1.5", None),
            ("5 min", None),
            ("99999999999999999999", None),
            ("99999999999", None),
        ] {
            assert_eq!(time(text), millis.map(Duration::from_millis), "{text}");
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for millis in [0, 500, 1_250, 30_000, 61_000, 5_400_000, 259_200_000] {
            let wanted = Duration::from_millis(millis);
            assert_eq!(time(&write_time(wanted)), Some(wanted));
            assert_eq!(seconds(&write_seconds(wanted)), Some(wanted));
        }
        assert_eq!(write_time(Duration::from_secs(5_400)), "1:30:00");
        assert_eq!(write_seconds(Duration::from_millis(100)), "0.1");
    }

    #[test]
    fn numbers_have_no_signs() {
        assert_eq!(number::<u16>(" 40 "), Some(40));
        assert_eq!(number::<u16>("４０"), Some(40));
        for text in ["", "+4", "-4", "4.0", "70000", "x"] {
            assert_eq!(number::<u16>(text), None, "{text}");
        }
        assert_eq!(seconds("0.1234"), None);
        assert_eq!(seconds("1."), Some(Duration::from_secs(1)));
    }
}
