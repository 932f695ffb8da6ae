//! A game file in memory, of which single games are replaced and every other byte is kept.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::reader::{Driver, Flow, GameEnd, RawTag, Visitor};
use super::{RawGame, RawGames, ReadGame, ReadOptions, Tags, read_game};
use std::ops::Range;

/// How lines end in a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LineEnding {
    /// `\n`
    Lf,
    /// `\r\n`
    CrLf,
    /// `\r`
    Cr,
}

impl LineEnding {
    /// The bytes.
    pub const fn as_str(self) -> &'static str {
        match self {
            LineEnding::Lf => "\n",
            LineEnding::CrLf => "\r\n",
            LineEnding::Cr => "\r",
        }
    }

    /// What the first line break of a file is; `\n` if it has none.
    fn of(bytes: &[u8]) -> LineEnding {
        let Some(at) = memchr::memchr2(b'\n', b'\r', bytes) else { return LineEnding::Lf };
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(b'\r'), Some(b'\n')) => LineEnding::CrLf,
            (Some(b'\r'), _) => LineEnding::Cr,
            _ => LineEnding::Lf,
        }
    }
}

/// Where one game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry {
    range: Range<usize>,
    line: usize,
    column: usize,
}

/// A whole file with the places of its games.
///
/// Opening is fast: moves are not looked at until a game is read. New text is written in the
/// line endings of the file and in UTF-8, whatever the other games are encoded in; readers
/// decide on the encoding of each game.
///
/// ```
/// use chess_core::pgn::Source;
///
/// let source = Source::new(b"1. e4   *\r\n\r\n1. d4 *\r\n".to_vec());
/// assert_eq!(source.len(), 2);
/// assert_eq!(source.replace(&[(1, "1. c4 *\n")]), b"1. e4   *\r\n\r\n1. c4 *\r\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    bytes: Vec<u8>,
    games: Vec<Entry>,
    line_ending: LineEnding,
    was_utf16: bool,
}

impl Source {
    /// Finds the games of a file. UTF-16 with a byte-order mark is turned into UTF-8 first.
    pub fn new(bytes: Vec<u8>) -> Source {
        let utf16 = match bytes.as_slice() {
            [0xff, 0xfe, ..] => Some(encoding_rs::UTF_16LE),
            [0xfe, 0xff, ..] => Some(encoding_rs::UTF_16BE),
            _ => None,
        };
        let bytes = match utf16 {
            Some(encoding) => encoding.decode(&bytes).0.into_owned().into_bytes(),
            None => bytes,
        };
        let games = RawGames::new(&bytes)
            .map(|raw| Entry {
                range: raw.range.start as usize..raw.range.end as usize,
                line: raw.line,
                column: raw.column,
            })
            .collect();
        let line_ending = LineEnding::of(&bytes);
        Source { bytes, games, line_ending, was_utf16: utf16.is_some() }
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The whole file; as UTF-8 if it was UTF-16.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// How its lines end.
    pub fn line_ending(&self) -> LineEnding {
        self.line_ending
    }

    /// Whether the file was UTF-16, so that saving one game rewrites all as UTF-8.
    pub fn was_utf16(&self) -> bool {
        self.was_utf16
    }

    /// The bytes of a game, counted from 0, with its place.
    pub fn raw(&self, index: usize) -> Option<RawGame<'_>> {
        let Entry { range, line, column } = self.games.get(index)?;
        Some(RawGame {
            bytes: self.bytes.get(range.clone())?,
            range: range.start as u64..range.end as u64,
            number: index + 1,
            line: *line,
            column: *column,
            stray: Vec::new(),
        })
    }

    /// Reads a game, counted from 0.
    pub fn read(&self, index: usize, options: &ReadOptions) -> Option<ReadGame> {
        Some(read_game(&self.raw(index)?, options))
    }

    /// The tags of a game, counted from 0, without looking at its moves; `FEN` and `Variant` are
    /// among them as they stand in the file.
    pub fn tags(&self, index: usize) -> Option<Tags> {
        let raw = self.raw(index)?;
        let mut collector = TagCollector(Tags::new());
        let _ = Driver::new().step(raw.bytes, true, &mut collector);
        Some(collector.0)
    }

    /// The file with some games replaced, each given by its index from 0 and its new text; an
    /// empty text takes the game out, with the blank lines behind it. All else stays as it is,
    /// byte for byte.
    pub fn replace(&self, changes: &[(usize, &str)]) -> Vec<u8> {
        let mut changes: Vec<(usize, &str)> = changes.to_vec();
        changes.sort_by_key(|(index, _)| *index);
        changes.dedup_by_key(|(index, _)| *index);
        let mut out = Vec::with_capacity(self.bytes.len() + 1024);
        let mut at = 0;
        for (index, text) in changes {
            let Some(Entry { range, .. }) = self.games.get(index) else { continue };
            out.extend_from_slice(self.bytes.get(at..range.start).unwrap_or_default());
            self.push_text(text.trim_end(), &mut out);
            at = range.end;
            if text.trim_end().is_empty() {
                let rest = self.bytes.get(at..).unwrap_or_default();
                at += rest.iter().take_while(|b| b.is_ascii_whitespace()).count();
            }
        }
        out.extend_from_slice(self.bytes.get(at..).unwrap_or_default());
        out
    }

    /// The file with a game added at its end, behind a blank line.
    pub fn append(&self, text: &str) -> Vec<u8> {
        let mut out = self.bytes.clone();
        let line_break = self.line_ending.as_str().as_bytes();
        if !out.is_empty() {
            while !out.ends_with(&[line_break, line_break].concat()) {
                out.extend_from_slice(line_break);
            }
        }
        self.push_text(text.trim_end(), &mut out);
        out.extend_from_slice(line_break);
        out
    }

    fn push_text(&self, text: &str, out: &mut Vec<u8>) {
        let line_break = self.line_ending.as_str();
        if line_break == "\n" {
            out.extend_from_slice(text.as_bytes());
        } else {
            out.extend_from_slice(text.replace("\r\n", "\n").replace('\n', line_break).as_bytes());
        }
    }
}

struct TagCollector(Tags);

impl Visitor for TagCollector {
    type Output = ();

    fn tag(&mut self, tag: RawTag<'_>, _: u64) {
        let name = String::from_utf8_lossy(tag.name);
        if self.0.known(&name).is_none() {
            // A name that no tag can have is no tag.
            let _ = self.0.set(&name, &tag.decode());
        }
    }

    fn begin_movetext(&mut self, _: u64) -> Flow {
        Flow::Skip
    }

    fn end_game(&mut self, _: GameEnd) {}
}
