//! The envelope of an adjourned game (L-ADJ-1): a text file with what everybody may know in front
//! and the game with its sealed move below, so that no eye falls on it by chance.
//!
//! ```text
//! Luozi envelope, version 1
//! White: …                          what may be read
//!
//! 3f9a … 07c1 5b2e                  the game, a line at a time, each with a check of its own
//!
//! Checksum: 91ab…                   of all lines above
//! ```
//!
//! The game is its journal: the first line of it and all events. It is written over with a stream
//! of numbers that its own checksum begins, which keeps nobody out who wants to look, but shows
//! nothing at a glance. Only lines and their contents count, so that a post that changes line
//! breaks does no harm; every other change is found, and the line is named.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::journal::{JournalEvent, JournalStart};
use std::fmt;

/// The ending of its file.
pub const ENDING: &str = "luozi-envelope";
/// How the first line begins.
const TITLE: &str = "Luozi envelope, version ";
const VERSION: u32 = 1;
/// How the last line begins.
const CHECKSUM: &str = "Checksum: ";
/// Bytes of the game in a line.
const LINE: usize = 32;

/// Why a file is no good envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnvelopeError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: EnvelopeFault,
}

/// What is wrong with an envelope.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnvelopeFault {
    /// It does not begin as one.
    NotOne,
    /// A newer program wrote it, in this version of the form.
    Newer(u32),
    /// It ends too early.
    Cut,
    /// Something was changed.
    Damaged,
    /// It is whole, but what it says is no game that this program knows.
    NoGame,
}

impl fmt::Display for EnvelopeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "envelope, line {}: ", self.line)?;
        match self.fault {
            EnvelopeFault::NotOne => write!(f, "this is no envelope"),
            EnvelopeFault::Newer(version) => write!(f, "version {version} is not known"),
            EnvelopeFault::Cut => write!(f, "the file ends too early"),
            EnvelopeFault::Damaged => write!(f, "the line was changed"),
            EnvelopeFault::NoGame => write!(f, "there is no game in it"),
        }
    }
}

impl std::error::Error for EnvelopeError {}

/// Whether a file begins as an envelope does.
pub fn is_envelope(bytes: &[u8]) -> bool {
    without_mark(bytes).starts_with(TITLE.as_bytes())
}

/// Some systems put a mark before a text.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// Writes an envelope. `head` is what everybody may read, a name and a value a line.
///
/// # Errors
/// When the game cannot be written as a text, which no game is known to do.
pub fn write(
    head: &[(String, String)],
    start: &JournalStart,
    events: &[JournalEvent],
) -> Result<String, ron::Error> {
    let mut game = ron::to_string(start)?;
    for event in events {
        game.push('\n');
        game.push_str(&ron::to_string(event)?);
    }
    let mut lines = vec![format!("{TITLE}{VERSION}")];
    // A name with a line break in it must not make a line of its own.
    let one_line = |text: &str| text.replace(char::is_control, " ").trim().to_owned();
    let written =
        head.iter().map(|(name, value)| format!("{}: {}", one_line(name), one_line(value)));
    lines.extend(written);
    lines.push(String::new());
    let key = checksum([game.as_str()]);
    let mut bytes = key.to_be_bytes().to_vec();
    bytes.extend(mixed(game.as_bytes(), key));
    for part in bytes.chunks(LINE) {
        let number = lines.len();
        let hex: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
        let check = line_check(number, &hex);
        lines.push(format!("{hex} {check:04x}"));
    }
    lines.push(String::new());
    let sum = checksum(lines.iter().map(String::as_str));
    lines.push(format!("{CHECKSUM}{sum:016x}"));
    Ok(lines.join("\n") + "\n")
}

/// Reads an envelope.
///
/// # Errors
/// When it is none, or not as it was written; the error names the line.
pub fn read(bytes: &[u8]) -> Result<(JournalStart, Vec<JournalEvent>), EnvelopeError> {
    let error = |line: usize, fault| EnvelopeError { line: line + 1, fault };
    let lines = lines(bytes)?;
    let first = lines.first().copied().unwrap_or_default();
    match first.strip_prefix(TITLE).map(str::parse) {
        Some(Ok(VERSION)) => {}
        Some(Ok(version)) if version > VERSION => {
            return Err(error(0, EnvelopeFault::Newer(version)));
        }
        Some(_) => return Err(error(0, EnvelopeFault::Damaged)),
        None => return Err(error(0, EnvelopeFault::NotOne)),
    }
    let mut at = blank(&lines, 1)? + 1;
    let mut data = Vec::new();
    while let Some(line) = lines.get(at).filter(|line| !line.is_empty()) {
        data.extend(read_line(at, line).ok_or(error(at, EnvelopeFault::Damaged))?);
        at += 1;
    }
    // Behind the game an empty line and the checksum, and nothing more.
    let end = at + 1;
    let Some(last) = lines.get(end) else { return Err(error(at, EnvelopeFault::Cut)) };
    let above = lines.get(..end).unwrap_or_default().iter().copied();
    let expected = format!("{CHECKSUM}{:016x}", checksum(above));
    if *last != expected {
        let cut = expected.starts_with(last) && lines.len() == end + 1;
        let fault = if cut { EnvelopeFault::Cut } else { EnvelopeFault::Damaged };
        return Err(error(end, fault));
    }
    if let Some(more) = lines.iter().skip(end + 1).position(|line| !line.trim().is_empty()) {
        return Err(error(end + 1 + more, EnvelopeFault::Damaged));
    }
    game(&data).ok_or(error(end, EnvelopeFault::NoGame))
}

/// The lines, without their breaks.
fn lines(bytes: &[u8]) -> Result<Vec<&str>, EnvelopeError> {
    let mut lines = Vec::new();
    for line in without_mark(bytes).split(|byte| *byte == b'\n') {
        let text = std::str::from_utf8(line.strip_suffix(b"\r").unwrap_or(line));
        let fault = EnvelopeFault::Damaged;
        lines.push(text.map_err(|_| EnvelopeError { line: lines.len() + 1, fault })?);
    }
    Ok(lines)
}

/// The first empty line from here on.
fn blank(lines: &[&str], from: usize) -> Result<usize, EnvelopeError> {
    let found = lines.iter().skip(from).position(|line| line.is_empty()).map(|n| from + n);
    found.ok_or(EnvelopeError { line: lines.len(), fault: EnvelopeFault::Cut })
}

/// The bytes of one line of the game, if its check fits.
fn read_line(number: usize, line: &str) -> Option<Vec<u8>> {
    let (hex, check) = line.split_once(' ')?;
    if check != format!("{:04x}", line_check(number, hex)) || hex.len() % 2 != 0 {
        return None;
    }
    (0..hex.len() / 2)
        .map(|byte| u8::from_str_radix(hex.get(2 * byte..2 * byte + 2)?, 16).ok())
        .collect()
}

/// The game as it was before it was mixed up.
fn game(data: &[u8]) -> Option<(JournalStart, Vec<JournalEvent>)> {
    let (key, mixed_up) = data.split_first_chunk::<8>()?;
    let key = u64::from_be_bytes(*key);
    let text = String::from_utf8(mixed(mixed_up, key)).ok()?;
    if checksum([text.as_str()]) != key {
        return None;
    }
    let mut lines = text.split('\n');
    let start: JournalStart = ron::from_str(lines.next()?).ok()?;
    let events: Option<Vec<JournalEvent>> = lines.map(|line| ron::from_str(line).ok()).collect();
    Some((start, events?))
}

/// Mixes bytes up with a stream of numbers, or sorts them out again.
fn mixed(bytes: &[u8], key: u64) -> Vec<u8> {
    // SplitMix64: the same on every machine.
    let mut state = key;
    let mut stream = std::iter::repeat_with(move || {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)).to_be_bytes()
    })
    .flatten();
    bytes.iter().map(|byte| byte ^ stream.next().unwrap_or_default()).collect()
}

/// FNV-1a over lines: any one byte that is another gives another sum.
fn checksum<'a>(lines: impl IntoIterator<Item = &'a str>) -> u64 {
    let mut sum = 0xCBF2_9CE4_8422_2325_u64;
    for line in lines {
        for byte in line.bytes().chain([b'\n']) {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
    }
    sum
}

fn line_check(number: usize, hex: &str) -> u16 {
    let sum = checksum([number.to_string().as_str(), hex]);
    let [a, b, c, d, e, f, g, h] = sum.to_be_bytes();
    u16::from_be_bytes([a ^ c ^ e ^ g, b ^ d ^ f ^ h])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> (Vec<(String, String)>, JournalStart, Vec<JournalEvent>) {
        let head = vec![
            ("White".to_owned(), "Lin\nWei".to_owned()),
            ("Black".to_owned(), "沈知远".to_owned()),
        ];
        let start = JournalStart { date: "2026.05.02".to_owned(), ..JournalStart::default() };
        let texts = ["move e2e4", "move e7e5", "adjourn", "seal w Ng1-f3"];
        let events = texts.into_iter().enumerate().map(|(at, text)| JournalEvent {
            at: at as u64 * 1_000_000_000,
            what: text.parse().expect("an event"),
        });
        (head, start, events.collect())
    }

    fn written() -> String {
        let (head, start, events) = sample();
        write(&head, &start, &events).expect("a text")
    }

    #[test]
    fn what_was_put_in_comes_out_and_cannot_be_seen_from_outside() {
        let text = written();
        let (_, start, events) = sample();
        assert_eq!(read(text.as_bytes()), Ok((start, events)));
        assert!(text.contains("White: Lin Wei\nBlack: 沈知远\n"), "{text}");
        let plain = text.to_lowercase();
        for hidden in ["ng1", "seal", "e2e4"] {
            assert!(!plain.replace("sealed", "").contains(hidden), "{hidden}");
        }
        assert!(is_envelope(text.as_bytes()) && !is_envelope(b"[Event \"x\"]"));
    }

    #[test]
    fn other_line_breaks_and_a_mark_in_front_do_no_harm() {
        let text = written();
        let (_, start, events) = sample();
        let dos = format!("\u{feff}{}\r\n\r\n", text.replace('\n', "\r\n"));
        assert_eq!(read(dos.as_bytes()), Ok((start, events)));
        assert!(is_envelope(dos.as_bytes()));
    }

    /// A cut or changed file gives an error or the same game, whichever byte it is.
    #[test]
    fn every_cut_and_every_changed_byte_is_found() {
        let text = written();
        let (_, start, events) = sample();
        let same = Ok((start, events));
        let bytes = text.as_bytes();
        let mut kept = 0;
        for length in 0..bytes.len() {
            let found = read(&bytes[..length]);
            assert!(found.is_err() || found == same, "cut at {length}");
            kept += usize::from(found == same);
        }
        assert_eq!(kept, 1, "only the last line break may be missing");
        for place in 0..bytes.len() {
            for change in
                [0x01_u8, 0x02, 0x20, 0x80, 0xFF, bytes[place] ^ b'\n', bytes[place] ^ b'\r']
            {
                let mut changed = bytes.to_vec();
                changed[place] ^= change;
                let found = read(&changed);
                assert!(found.is_err() || found == same, "byte {place}, {change:#x}: {found:?}");
                assert!(place + 1 == bytes.len() || change == 0 || found.is_err(), "byte {place}");
            }
        }
    }

    #[test]
    fn errors_name_the_line() {
        let text = written();
        let at = |text: &str| read(text.as_bytes()).map_err(|error| (error.line, error.fault));
        assert_eq!(at(""), Err((1, EnvelopeFault::NotOne)));
        assert_eq!(at("1. e4 e5"), Err((1, EnvelopeFault::NotOne)));
        let newer = text.replace("version 1", "version 2");
        assert_eq!(at(&newer), Err((1, EnvelopeFault::Newer(2))));
        let lines: Vec<&str> = text.lines().collect();
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let fifth = changed[5].clone();
        let other = if fifth.starts_with('0') { "1" } else { "0" };
        changed[5].replace_range(0..1, other);
        assert_eq!(at(&changed.join("\n")), Err((6, EnvelopeFault::Damaged)));
        assert_eq!(at(&lines[..3].join("\n")), Err((3, EnvelopeFault::Cut)));
        assert_eq!(at(&lines[..6].join("\n")), Err((7, EnvelopeFault::Cut)));
        let renamed = text.replace("Lin Wei", "Lin Wen");
        assert_eq!(at(&renamed), Err((lines.len(), EnvelopeFault::Damaged)));
        assert_eq!(at(&format!("{text}more\n")), Err((lines.len() + 1, EnvelopeFault::Damaged)));
    }
}
