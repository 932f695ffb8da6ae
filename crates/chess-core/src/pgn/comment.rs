//! Comments: visible text and the commands (`[%clk 0:10:00]`) inside it.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::Square;
use crate::game::{Annotations, Command, Eval, EvalScore, Shape, ShapeColor};
use std::time::Duration;

/// Whether a comment stands before or after its move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// At the start of a variation, ahead of its first move.
    Before,
    /// Behind the move.
    After,
}

/// Reads one comment, without its braces, into the notes of a node.
///
/// Commands are taken out of the visible text wherever they stand. The first sensible value of
/// a typed command counts; what cannot be typed is kept among the other commands.
pub fn read(text: &str, side: Side, into: &mut Annotations) {
    let mut visible: Vec<&str> = Vec::new();
    let (mut rest, mut from) = (text, 0);
    while let Some(start) = rest.get(from..).and_then(|tail| tail.find("[%")).map(|i| from + i) {
        match split_command(rest.get(start + 2..).unwrap_or_default()) {
            Some((name, value, after)) => {
                visible.push(rest.get(..start).unwrap_or_default());
                command(name, &clean(value), into);
                (rest, from) = (after, 0);
            }
            None => from = start + 2,
        }
    }
    visible.push(rest);
    let text = visible.iter().map(|part| clean(part)).filter(|part| !part.is_empty());
    let text = text.collect::<Vec<_>>().join(" ");
    if !text.is_empty() {
        match side {
            Side::Before => into.comments_before.push(text),
            Side::After => into.comments.push(text),
        }
    }
}

/// `clk 0:10:00] rest` as name, value and rest.
fn split_command(text: &str) -> Option<(&str, &str, &str)> {
    let (inside, after) = text.split_once(']')?;
    let (name, value) = inside.split_once(BLANKS).unwrap_or((inside, ""));
    is_command_name(name).then_some((name, value, after))
}

const BLANKS: [char; 4] = [' ', '\t', '\r', '\n'];

pub(crate) fn is_command_name(name: &str) -> bool {
    !name.is_empty()
        && name.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '-' | '.' | ':'))
}

/// The text without outer blanks, each run of blanks with a line break in it as one space.
pub(crate) fn clean(text: &str) -> String {
    let text = text.trim_matches(BLANKS);
    if !text.contains(['\r', '\n']) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    for line in text.split(['\r', '\n']) {
        let line = line.trim_matches(BLANKS);
        if !line.is_empty() {
            if !out.is_empty() {
                out.push(' ');
            }
            out.push_str(line);
        }
    }
    out
}

/// Files one command under its type, or among the others if it has none.
pub(crate) fn command(name: &str, value: &str, into: &mut Annotations) {
    let taken = match name {
        "clk" => set_once(&mut into.clock, parse_time(value)),
        "emt" => set_once(&mut into.elapsed, parse_time(value)),
        "eval" => set_once(&mut into.eval, parse_eval(value)),
        "csl" | "cal" => return shapes(name, value, into),
        _ => false,
    };
    if !taken {
        into.commands.push(Command { name: name.to_owned(), value: value.to_owned() });
    }
}

/// Fills an empty slot; a second value of the same kind is not typed (and so not lost).
fn set_once<T>(slot: &mut Option<T>, value: Option<T>) -> bool {
    let take = slot.is_none() && value.is_some();
    if take {
        *slot = value;
    }
    take
}

/// Reads `Ge2e4,Rf3`; what is no shape stays a command.
fn shapes(name: &str, value: &str, into: &mut Annotations) {
    let mut odd = Vec::new();
    for item in value.split(',').map(|item| item.trim_matches(BLANKS)) {
        match parse_shape(item).filter(|shape| shape.to.is_some() == (name == "cal")) {
            Some(shape) if !into.shapes.contains(&shape) => into.shapes.push(shape),
            Some(_) => {}
            None => odd.push(item),
        }
    }
    into.shapes.sort_by_key(|shape| shape.to.is_some());
    let odd = odd.join(",");
    if !odd.is_empty() {
        into.commands.push(Command { name: name.to_owned(), value: odd });
    }
}

fn parse_shape(item: &str) -> Option<Shape> {
    let mut chars = item.chars();
    let color = ShapeColor::from_letter(chars.next()?)?;
    let squares = chars.as_str();
    if !squares.is_ascii() {
        return None;
    }
    let from: Square = squares.get(..2)?.to_ascii_lowercase().parse().ok()?;
    let to = match squares.get(2..)? {
        "" => None,
        to => Some(to.to_ascii_lowercase().parse().ok()?),
    };
    Some(Shape { color, from, to })
}

/// Reads `1:02:03.4`, and leniently `2:03.4` and `3.4` (hours or minutes left out).
pub fn parse_time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    let mut parts = 0;
    for part in whole.split(':') {
        if part.is_empty() || !part.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part.parse().ok()?)?;
        parts += 1;
    }
    if parts > 3 || fraction.len() > 9 || !fraction.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let nanos = if fraction.is_empty() { 0 } else { format!("{fraction:0<9}").parse().ok()? };
    Some(Duration::new(seconds, nanos))
}

/// Writes `h:mm:ss` with as many decimals as the time has.
pub fn format_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let text = format!("{hours}:{minutes:02}:{seconds:02}");
    if time.subsec_nanos() == 0 {
        return text;
    }
    let decimals = format!("{:09}", time.subsec_nanos());
    format!("{text}.{}", decimals.trim_end_matches('0'))
}

/// Reads `-0.35`, `#3`, `#-2` and these with a depth behind a comma.
fn parse_eval(text: &str) -> Option<Eval> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
        None => (text, None),
    };
    let score = match score.strip_prefix('#') {
        Some(mate) => EvalScore::Mate(mate.parse().ok()?),
        None => EvalScore::Centipawns(parse_pawns(score)?),
    };
    Some(Eval { score, depth })
}

/// Reads pawns with up to two decimals as hundredths, without rounding through a float.
fn parse_pawns(text: &str) -> Option<i32> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |s: &str| s.bytes().all(|b| b.is_ascii_digit());
    if digits.is_empty()
        || digits == "."
        || decimals.len() > 2
        || !all_digits(whole)
        || !all_digits(decimals)
    {
        return None;
    }
    let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().ok()? };
    let cents: i32 =
        if decimals.is_empty() { 0 } else { format!("{decimals:0<2}").parse().ok()? };
    let value = whole.checked_mul(100)?.checked_add(cents)?;
    Some(if negative { -value } else { value })
}

/// The commands of a node as files hold them, the typed ones first.
pub(crate) fn commands(notes: &Annotations) -> Vec<String> {
    let mut out = Vec::new();
    if let Some(eval) = notes.eval {
        let depth = eval.depth.map_or(String::new(), |depth| format!(",{depth}"));
        out.push(match eval.score {
            EvalScore::Mate(moves) => format!("[%eval #{moves}{depth}]"),
            EvalScore::Centipawns(cp) => {
                let sign = if cp < 0 { "-" } else { "" };
                let cp = cp.unsigned_abs();
                format!("[%eval {sign}{}.{:02}{depth}]", cp / 100, cp % 100)
            }
        });
    }
    if let Some(time) = notes.clock {
        out.push(format!("[%clk {}]", format_time(time)));
    }
    if let Some(time) = notes.elapsed {
        out.push(format!("[%emt {}]", format_time(time)));
    }
    for (name, arrows) in [("csl", false), ("cal", true)] {
        let list: Vec<String> = notes
            .shapes
            .iter()
            .filter(|shape| shape.to.is_some() == arrows)
            .map(|shape| {
                let to = shape.to.map_or(String::new(), |to| to.to_string());
                format!("{}{}{to}", shape.color.letter(), shape.from)
            })
            .collect();
        if !list.is_empty() {
            out.push(format!("[%{name} {}]", list.join(",")));
        }
    }
    for command in &notes.commands {
        let blank = if command.value.is_empty() { "" } else { " " };
        out.push(format!("[%{}{blank}{}]", command.name, command.value));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notes(text: &str) -> Annotations {
        let mut notes = Annotations::default();
        read(text, Side::After, &mut notes);
        notes
    }

    #[test]
    fn commands_leave_the_text() {
        let got = notes(
            "[%clk\n0:14:58.6][%timestamp\r\n14] a  word[%emt 0:00:17]more [% x] [%eval -1.5,20]",
        );
        assert_eq!(got.comments, ["a  word more [% x]"]);
        assert_eq!(got.clock, Some(Duration::from_millis(898_600)));
        assert_eq!(got.elapsed, Some(Duration::from_secs(17)));
        assert_eq!(got.eval, Some(Eval { score: EvalScore::Centipawns(-150), depth: Some(20) }));
        assert_eq!(got.commands, [Command { name: "timestamp".into(), value: "14".into() }]);
        assert_eq!(
            commands(&got),
            ["[%eval -1.50,20]", "[%clk 0:14:58.6]", "[%emt 0:00:17]", "[%timestamp 14]"]
        );
    }

    #[test]
    fn senseless_and_second_values_are_kept() {
        let got = notes("[%clk soon] [%clk 14:25] [%clk 1:00] [%cal Ge2e4,Xa1a2,Re7e5] [%csl Ya1]");
        assert_eq!(got.clock, Some(Duration::from_secs(865)));
        assert_eq!(got.shapes.len(), 3);
        let kept: Vec<_> = got.commands.iter().map(|c| c.value.as_str()).collect();
        assert_eq!(kept, ["soon", "1:00", "Xa1a2"]);
        assert!(got.comments.is_empty());
    }

    #[test]
    fn times_and_scores() {
        assert_eq!(parse_time("1:00:00"), Some(Duration::from_secs(3600)));
        assert_eq!(parse_time("0:00:00.05").map(format_time).as_deref(), Some("0:00:00.05"));
        for bad in ["", ":", "1:2:3:4", "-1", "1:x", "1.x", "99999999999999999999"] {
            assert_eq!(parse_time(bad), None, "{bad}");
        }
        assert_eq!(parse_eval("#-3").map(|e| e.score), Some(EvalScore::Mate(-3)));
        assert_eq!(parse_eval("0.3").map(|e| e.score), Some(EvalScore::Centipawns(30)));
        assert_eq!(parse_eval("+2").map(|e| e.score), Some(EvalScore::Centipawns(200)));
        for bad in ["", "-", ".", "1.234", "#", "1,x", "99999999999"] {
            assert_eq!(parse_eval(bad), None, "{bad}");
        }
    }

    #[test]
    fn line_breaks_are_one_space() {
        assert_eq!(clean(" a \r\n\r\n b  c\td \n"), "a b  c\td");
    }
}
