//! Numbers, dates and titles as they stand on the page.

use crate::persist::profiles::Title;
use crate::text::Text;
use crate::view::ViewCtx;
use jiff::civil::Date;
use tournament::ladder::{Level, Points};

/// Points with their thousands set apart: `1,690`, `437.6`.
pub(super) fn points(points: Points) -> String {
    let whole = grouped(points.whole());
    match points.tenths() % 10 {
        0 => whole,
        tenth => format!("{whole}.{tenth}"),
    }
}

fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + 3);
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A change in tenths with its sign: `+ 62`, `− 7.6`.
pub(super) fn change(tenths: i64) -> String {
    let size = u32::try_from(tenths.unsigned_abs()).unwrap_or(u32::MAX);
    let size = points(Points::from_tenths(size));
    match tenths {
        0 => size,
        ..0 => format!("− {size}"),
        _ => format!("+ {size}"),
    }
}

/// Half points as they stand in tables: `3½`.
pub(super) fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A level in words, or that there is none.
pub(super) fn level(text: &Text, level: Option<Level>) -> String {
    match level {
        Some(level) => text.with("player-level", &[("level", i64::from(level.number()).into())]),
        None => text.get("ladder-unranked").to_owned(),
    }
}

/// A day of this year without the year, any other with it.
pub(super) fn date(text: &Text, date: Date, today: Option<Date>) -> String {
    let month = month(text, date);
    let day = i64::from(date.day()).into();
    if today.is_none_or(|today| today.year() == date.year()) {
        return text.with("ladder-date", &[("day", day), ("month", month.into())]);
    }
    let year = date.year().to_string().into();
    text.with("ladder-date-year", &[("day", day), ("month", month.into()), ("year", year)])
}

/// The name of a month.
pub(super) fn month(text: &Text, date: Date) -> String {
    text.with("ladder-month", &[("month", i64::from(date.month()).into())])
}

/// A name with the title before it (L-COMP-5).
pub(super) fn titled(cx: &ViewCtx<'_>, title: Title, name: &str) -> String {
    crate::view::names::titled(cx.text, title.letters(), name)
}

/// The character on a person's seal: the first letter of a Latin name, else none. Other
/// characters may be missing in the seal font.
pub(super) fn seal_letter(name: &str) -> String {
    let first = name.chars().find(|c| c.is_alphanumeric()).filter(char::is_ascii);
    first.map(|c| c.to_ascii_uppercase().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn numbers() {
        for (tenths, words) in
            [(0, "0"), (76, "7.6"), (10_000, "1,000"), (16_904, "1,690.4"), (9_999, "999.9")]
        {
            assert_eq!(points(Points::from_tenths(tenths)), words);
        }
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(
            (change(620), change(-76), change(0)),
            ("+ 62".into(), "− 7.6".into(), "0".into())
        );
        assert_eq!([0, 1, 2, 7].map(halves), ["0", "½", "1", "3½"]);
    }

    #[test]
    fn dates() {
        let day = Date::constant(2026, 10, 3);
        let same = Some(Date::constant(2026, 12, 1));
        let later = Some(Date::constant(2027, 1, 1));
        for (language, short, long) in [
            (Language::En, "3 October", "3 October 2026"),
            (Language::ZhHans, "10 月 3 日", "2026 年 10 月 3 日"),
            (Language::ZhHant, "10 月 3 日", "2026 年 10 月 3 日"),
        ] {
            let text = Text::new(language);
            assert_eq!(date(&text, day, same), short);
            assert_eq!(date(&text, day, later), long);
        }
    }
}
