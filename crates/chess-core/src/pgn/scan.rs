//! Looks at single lines, words and braces for the [lexer](super::lexer).

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::lexer::{Lexer, Token};
use super::{GameResult, Nag};
use memchr::{memchr, memchr_iter, memchr2};

/// Blanks and line breaks.
pub(super) const BLANK: u8 = 1;
/// Can stand inside a word.
pub(super) const WORD: u8 = 2;
pub(super) const DIGIT: u8 = 4;
/// Letters, and all bytes beyond ASCII.
pub(super) const ALPHA: u8 = 8;
/// A word with one of these needs a closer look before it counts as a move.
pub(super) const MORE: u8 = 16;

/// What each byte can be.
static CLASSES: [u8; 256] = classes();

#[expect(clippy::indexing_slicing, reason = "runs in the compiler, on a table for every byte")]
const fn classes() -> [u8; 256] {
    let mut table = [WORD | MORE; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        if b.is_ascii_digit() {
            table[byte] = WORD | DIGIT;
        } else if b.is_ascii_alphabetic() {
            table[byte] = WORD | ALPHA;
        } else if b >= 0x80 {
            table[byte] = WORD | ALPHA | MORE;
        }
        byte += 1;
    }
    // Signs inside ordinary moves.
    table[b'=' as usize] = WORD;
    table[b'+' as usize] = WORD;
    table[b'#' as usize] = WORD;
    table[b'-' as usize] = WORD;
    table[b':' as usize] = WORD;
    let ends = b"(){}[];$!?*,<>\"";
    let mut i = 0;
    while i < ends.len() {
        table[ends[i] as usize] = 0;
        i += 1;
    }
    let blanks = [b' ', b'\t', b'\n', b'\r', 0x0b, 0x0c, 0];
    let mut i = 0;
    while i < blanks.len() {
        table[blanks[i] as usize] = BLANK;
        i += 1;
    }
    table
}

#[inline]
pub(super) fn class(byte: u8) -> u8 {
    #[expect(clippy::indexing_slicing, reason = "a table for every byte")]
    CLASSES[byte as usize]
}

/// Where the line that holds `from` ends, before its break; `None` if the window ends first.
pub(super) fn line_end(buf: &[u8], from: usize, last: bool) -> Option<usize> {
    match memchr2(b'\n', b'\r', buf.get(from..)?) {
        Some(i) => Some(from + i),
        None => last.then_some(buf.len()),
    }
}

/// A short fingerprint of a tag's name (FNV-1a), never 0.
pub(super) fn fingerprint(name: &[u8]) -> u64 {
    let hash = name.iter().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    });
    hash | 1
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum TagScan<'a> {
    Tag { name: &'a [u8], value: &'a [u8], fault: bool, end: usize },
    No,
    NeedMore,
}

fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\t'
}

/// Reads the tag pair whose bracket is at `at`.
///
/// A value ends at a quote that is followed by a bracket; where quotes and backslashes are not
/// written as they should be, it ends with the last `"]` of its line. `bare`: values without
/// quotes will do, too.
pub(super) fn tag(buf: &[u8], at: usize, last: bool, bare: bool) -> TagScan<'_> {
    scan_tag(buf, at, last, bare).unwrap_or(TagScan::No)
}

fn scan_tag(buf: &[u8], at: usize, last: bool, bare: bool) -> Option<TagScan<'_>> {
    let Some(line_end) = line_end(buf, at, last) else {
        return Some(TagScan::NeedMore);
    };
    let line = buf.get(at..line_end)?;
    let skip = |mut i: usize| {
        while line.get(i).is_some_and(|b| is_blank(*b)) {
            i += 1;
        }
        i
    };
    let start = skip(1);
    let length = line.get(start..)?.iter().position(|b| class(*b) & WORD == 0)?;
    let name = line.get(start..start + length)?;
    if length == 0 || class(*name.first()?) & ALPHA == 0 {
        return None;
    }
    let quote = skip(start + length);
    if line.get(quote) != Some(&b'"') {
        // `[Event Paris]`
        let value = trim_end(line.get(quote..)?).strip_suffix(b"]")?;
        return bare.then_some(TagScan::Tag {
            name,
            value: trim_end(value),
            fault: true,
            end: line_end,
        });
    }
    let body = quote + 1;
    if let Some((value, length)) = quoted(line.get(body..)?) {
        return Some(TagScan::Tag { name, value, fault: false, end: at + body + length });
    }
    let rest = trim_end(line.get(body..)?);
    if let Some(value) = rest.strip_suffix(b"]") {
        let value = trim_end(value);
        let value = value.strip_suffix(b"\"").unwrap_or(value);
        return Some(TagScan::Tag { name, value, fault: true, end: line_end });
    }
    // Perhaps it was broken into two lines.
    let next = match buf.get(line_end..line_end + 2) {
        Some(b"\r\n") => line_end + 2,
        Some(_) => line_end + 1,
        None if last => buf.len(),
        None => return Some(TagScan::NeedMore),
    };
    let Some(next_end) = self::line_end(buf, next, last) else { return Some(TagScan::NeedMore) };
    let second = buf.get(next..next_end)?;
    if !second.starts_with(b"[")
        && quoted(second).is_some_and(|(_, length)| length == trim_end(second).len())
    {
        let (_, length) = quoted(second)?;
        let value = trim_end(buf.get(at + body..next + length)?).strip_suffix(b"]")?;
        let value = trim_end(value).strip_suffix(b"\"")?;
        return Some(TagScan::Tag { name, value, fault: true, end: next + length });
    }
    let value = rest.strip_suffix(b"\"").unwrap_or(rest);
    Some(TagScan::Tag { name, value, fault: true, end: line_end })
}

/// The value before the first quote that is not escaped, if a bracket follows it, and the length
/// up to that bracket.
fn quoted(text: &[u8]) -> Option<(&[u8], usize)> {
    let mut at = 0;
    loop {
        at += memchr2(b'"', b'\\', text.get(at..)?)?;
        if text.get(at) == Some(&b'\\') {
            let escapes = matches!(text.get(at + 1), Some(b'"' | b'\\'));
            at += if escapes { 2 } else { 1 };
            continue;
        }
        let gap = text.get(at + 1..)?.iter().position(|b| !is_blank(*b))?;
        let close = at + 1 + gap;
        return (text.get(close) == Some(&b']')).then_some((text.get(..at)?, close + 1));
    }
}

fn trim_end(mut text: &[u8]) -> &[u8] {
    while let [head @ .., last] = text {
        if !is_blank(*last) {
            break;
        }
        text = head;
    }
    text
}

/// Whether a line between games looks like the beginning of moves rather than like prose.
pub(super) fn begins_movetext(line: &[u8]) -> bool {
    let word: &[u8] = line.split(|b| class(*b) & BLANK != 0).next().unwrap_or_default();
    let is_number = word.iter().take_while(|b| b.is_ascii_digit()).count();
    match word {
        [] => false,
        [b'*' | b'(' | b'$', ..] => true,
        _ if std::str::from_utf8(word).ok().and_then(GameResult::parse).is_some() => true,
        _ if is_number > 0 => {
            // `1.e4`, `1. e4`, `1 e4`, but not `1st`, `2021-03-04` or `1,000`.
            matches!(word.get(is_number), None | Some(b'.')) || word.starts_with(b"0-0")
        }
        _ if word.starts_with(b"O-O") || word == b"--" => true,
        _ => {
            // A move is short and names a square.
            let has_square = word.windows(2).any(|pair| matches!(pair, [b'a'..=b'h', b'1'..=b'8']));
            word.len() <= 9 && has_square && !matches!(word.first(), Some(b'i'..=b'z'))
        }
    }
}

pub(super) enum Rare {
    /// It means nothing, such as `e.p.` or `ch`.
    Nothing,
    Move,
    Sign(Nag),
    Result(GameResult),
    Junk,
}

/// Looks at a word that is not plainly a move: without a digit, or with odd bytes.
#[cold]
pub(super) fn rare_word(word: &[u8]) -> Rare {
    let Ok(text) = std::str::from_utf8(word) else {
        // Bytes of another encoding; the moves themselves are ASCII in all of them.
        let looks = word.iter().any(u8::is_ascii_digit);
        return if looks { Rare::Move } else { Rare::Junk };
    };
    if let Some(result) = GameResult::parse(text) {
        return Rare::Result(result);
    }
    if let Some(nag) = Nag::from_sign(text) {
        return Rare::Sign(nag);
    }
    match text {
        "ep" | "ep." | "e.p" | "e.p." | "ch" | "ch." | "dbl" | "mate" | "mat" | "+" | "++"
        | "#" | "-" | "/" | "…" | "·" | "\u{a0}" | "x" => return Rare::Nothing,
        "null" | "pass" | "@@@@" => return Rare::Move,
        _ => {}
    }
    let begins_well = text.starts_with(|c: char| c.is_alphanumeric() || !c.is_ascii());
    if !begins_well && text != "--" {
        return Rare::Junk;
    }
    let castling = text.chars().all(|c| "Oo0ОоΟ-–—−‐‑+#".contains(c));
    let has_digit = text.bytes().any(|b| b.is_ascii_digit());
    if castling || has_digit || text == "--" { Rare::Move } else { Rare::Junk }
}

/// How far to look for the end of a comment that holds an opening brace.
pub(super) const MAX_NESTED: usize = 1 << 16;

pub(super) enum Nested {
    /// Closed by the brace here.
    Closed(usize),
    /// Never closed; ends before the game that begins here.
    Open(usize),
    Unknown,
}

/// Finds the end of a comment whose first brace is another opening one.
pub(super) fn nested_comment(text: &[u8]) -> Nested {
    let game = game_break(text);
    let here = text.get(..game.unwrap_or(text.len())).unwrap_or_default();
    let mut depth = 1;
    let mut at = 0;
    let mut first_close = None;
    while let Some(i) = here.get(at..).and_then(|rest| memchr2(b'{', b'}', rest)) {
        let brace = at + i;
        if here.get(brace) == Some(&b'{') {
            depth += 1;
        } else {
            first_close = first_close.or(Some(brace));
            depth -= 1;
        }
        if depth == 0 {
            return Nested::Closed(brace);
        }
        at = brace + 1;
    }
    match (first_close, game) {
        // Unbalanced up to the next game: then no nesting was meant.
        (Some(close), Some(_)) => Nested::Closed(close),
        (None, Some(game)) => {
            // Only if another comment opens in that game is it sure that this one is not closed
            // there.
            match text.get(game..).and_then(|rest| memchr2(b'{', b'}', rest)) {
                Some(i) if text.get(game + i) == Some(&b'{') => Nested::Open(game),
                Some(i) => Nested::Closed(game + i),
                None => Nested::Unknown,
            }
        }
        (_, None) => Nested::Unknown,
    }
}

/// Where, after a blank line, a tag pair begins a line.
pub(super) fn game_break(text: &[u8]) -> Option<usize> {
    memchr_iter(b'[', text).find(|&at| {
        let before = text.get(..at).unwrap_or_default();
        let lines = before
            .iter()
            .rev()
            .take_while(|b| class(**b) & BLANK != 0)
            .filter(|b| **b == b'\n' || **b == b'\r')
            .take(4);
        let (mut lf, mut cr) = (0, 0);
        for byte in lines {
            if *byte == b'\n' { lf += 1 } else { cr += 1 }
        }
        let starts_line = matches!(before.last(), Some(b'\n' | b'\r'));
        let after = text.get(at + 1..).unwrap_or_default();
        let name = after.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        starts_line
            && (lf >= 2 || (lf == 0 && cr >= 2))
            && name > 0
            && after.get(name..).is_some_and(|rest| rest.starts_with(b" \""))
    })
}

/// How many line breaks there are, and where the last line begins.
pub(super) fn count_lines(text: &[u8]) -> (usize, Option<usize>) {
    let mut count = memchr_iter(b'\n', text).count();
    let mut start = memchr::memrchr(b'\n', text).map(|i| i + 1);
    if memchr(b'\r', text).is_some() {
        for i in memchr_iter(b'\r', text) {
            if text.get(i + 1) != Some(&b'\n') {
                count += 1;
                start = start.max(Some(i + 1));
            }
        }
    }
    (count, start)
}

/// What is left open at the end of a piece of movetext.
struct Openness {
    comment: bool,
    variations: u32,
    stray_closing: bool,
}

fn openness(raw: &str) -> Openness {
    // As if in a variation, where a result does not end the game.
    let mut lexer = Lexer::in_movetext();
    lexer.depth = 1;
    let mut open = Openness { comment: false, variations: 0, stray_closing: false };
    loop {
        let token = lexer.next(raw.as_bytes(), true);
        open.comment = matches!(token, Token::Comment { closed: false, .. });
        match token {
            Token::Close if lexer.depth == 0 => {
                open.stray_closing = true;
                lexer.depth = 1;
            }
            _ => {}
        }
        if lexer.pos == raw.len() || matches!(token, Token::GameEnd | Token::EndOfInput) {
            open.variations = lexer.depth - 1;
            return open;
        }
    }
}

/// A piece of movetext with the comment and variations closed that it leaves open, so that
/// nothing behind it is swallowed when it is written back.
pub(super) fn closed(raw: &str) -> String {
    let open = openness(raw);
    let mut out = raw.to_owned();
    if open.comment {
        out.push('}');
    }
    if open.variations > 0 {
        // A remark to the end of the line must not take the brackets with it.
        out.push('\n');
    }
    out.extend((0..open.variations).map(|_| ')'));
    out
}

/// Whether a piece of movetext can stand in brackets.
pub(super) fn is_balanced(raw: &str) -> bool {
    let open = openness(raw);
    !open.comment && open.variations == 0 && !open.stray_closing
}

/// Whether a piece of movetext can go on a line outside of brackets: it begins with a move, and
/// neither a result nor what looks like a new game ends it early.
pub(super) fn can_end_line(raw: &str) -> bool {
    let mut lexer = Lexer::in_movetext();
    if !matches!(lexer.next(raw.as_bytes(), true), Token::San(_)) {
        return false;
    }
    loop {
        match lexer.next(raw.as_bytes(), true) {
            Token::Result(_) if lexer.depth == 0 => return false,
            Token::GameEnd | Token::EndOfInput => return lexer.pos == raw.len(),
            _ => {}
        }
    }
}
