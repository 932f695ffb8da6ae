//! A file with games or positions as it is open in the program.
//!
//! A [`Document`] keeps the bytes of the file and a list of what is in it; the tree of a game is
//! built when the game is opened. Saving one game replaces its bytes and keeps every other byte
//! of the file. Nothing here touches the disk: [`crate::service::files`] reads and writes.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod index;
mod paste;
mod positions;
mod stamp;
#[cfg(test)]
mod tests;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use chess_core::Game;
use chess_core::pgn::{
    self, GameResult, LineEnding, Problem, ProblemKind, ReadGame, ReadOptions, Source,
};

pub use paste::{Pasted, detect, game_from_position};
pub use positions::{ReadPosition, read_position};
pub use stamp::Stamp;

/// One game or position in the list of a file.
///
/// Texts are as the file has them; unknown ones are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameEntry {
    /// Where its bytes are in [`Document::bytes`].
    pub range: Range<u64>,
    /// The player of the white men.
    pub white: Box<str>,
    /// The player of the black men.
    pub black: Box<str>,
    /// The event; for a line of an EPD file its `id`.
    pub event: Box<str>,
    /// The place.
    pub site: Box<str>,
    /// The round.
    pub round: Box<str>,
    /// The date in the form of PGN, `2025.01.31`.
    pub date: Box<str>,
    /// The code of the opening as the file has it.
    pub eco: Box<str>,
    /// How it ended.
    pub result: GameResult,
    /// How many moves the main line has, both sides counted; not checked against the rules.
    pub plies: u32,
    /// It begins from a position of its own.
    pub has_setup: bool,
    /// It has lines beside the main one.
    pub has_variations: bool,
    /// It has comments.
    pub has_comments: bool,
    /// The FEN, for a line of a file of positions; else empty.
    pub fen: Box<str>,
}

impl GameEntry {
    /// What to call it in a list, if the file knows: the players, else the event or position.
    pub fn title(&self) -> Option<String> {
        match (&*self.white, &*self.black) {
            ("", "") => [&self.event, &self.fen]
                .into_iter()
                .find(|text| !text.is_empty())
                .map(|text| String::from(&**text)),
            (white, "") => Some(format!("{white} – ?")),
            ("", black) => Some(format!("? – {black}")),
            (white, black) => Some(format!("{white} – {black}")),
        }
    }

    /// Whether a word typed by the user is in it, upper and lower case alike.
    pub fn matches(&self, lower_case_word: &str) -> bool {
        [&self.white, &self.black, &self.event, &self.site, &self.date, &self.eco, &self.fen]
            .into_iter()
            .any(|text| text.to_lowercase().contains(lower_case_word))
    }
}

/// A line of a game file that belongs to no game. It stays where it is when the file is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrayLine {
    /// Its offset in the file.
    pub at: u64,
    /// Its beginning.
    pub text: String,
}

/// What kind of file it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DocumentKind {
    /// Games in PGN, or an empty file, which can become one.
    Games,
    /// Positions, one a line: FEN or EPD. Games cannot be saved into it.
    Positions,
    /// Text in which there is neither.
    Nothing,
}

/// What is to become of the file when a game is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The game of this index gets a new text; see [`Change::replace`].
    Replace {
        /// Which game.
        index: usize,
        /// The whole new game in PGN.
        text: String,
    },
    /// A game is added behind the others.
    Append {
        /// The game in PGN.
        text: String,
    },
    /// The file is to hold this game alone.
    Only {
        /// The game in PGN.
        text: String,
    },
}

impl Change {
    /// Saves a game in the place it came from.
    pub fn replace(index: usize, game: &Game) -> Change {
        Change::Replace { index, text: pgn::write(game) }
    }

    /// Adds a game at the end.
    pub fn append(game: &Game) -> Change {
        Change::Append { text: pgn::write(game) }
    }

    /// Makes a file of one game.
    pub fn only(game: &Game) -> Change {
        Change::Only { text: pgn::write(game) }
    }
}

/// A file as it is open, or an untitled one. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Document {
    path: Option<PathBuf>,
    source: Arc<Source>,
    kind: DocumentKind,
    entries: Arc<[GameEntry]>,
    stray: Arc<[StrayLine]>,
    stamp: Option<Stamp>,
    current: Option<usize>,
    /// The bytes on the disk before the last save of this session.
    before_save: Option<Arc<[u8]>>,
}

impl Default for Document {
    /// An untitled document without any game.
    fn default() -> Document {
        Document::parse(None, Vec::new())
    }
}

impl Document {
    /// Finds out what is in a file. The first game becomes the current one.
    ///
    /// This walks once through all bytes and builds no tree, so that files with very many games
    /// open at once.
    pub fn parse(path: Option<PathBuf>, bytes: Vec<u8>) -> Document {
        let source = Source::new(bytes);
        let (kind, index) = read_index(&source, path.as_deref());
        let current = if index.entries.is_empty() { None } else { Some(0) };
        Document {
            path,
            source: Arc::new(source),
            kind,
            entries: index.entries.into(),
            stray: index.stray.into(),
            stamp: None,
            current,
            before_save: None,
        }
    }

    /// The same document with the stamp that its file has on the disk.
    #[must_use]
    pub fn with_stamp(mut self, stamp: Stamp) -> Document {
        self.stamp = Some(stamp);
        self
    }

    /// Where the file is; `None` for an untitled document.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// The name of the file without its folder.
    pub fn name(&self) -> Option<String> {
        Some(self.path.as_ref()?.file_name()?.to_string_lossy().into_owned())
    }

    /// What kind of file it is.
    pub fn kind(&self) -> DocumentKind {
        self.kind
    }

    /// The whole file. One in UTF-16 was turned into UTF-8 when it was opened.
    pub fn bytes(&self) -> &[u8] {
        self.source.bytes()
    }

    /// How the file looked on the disk when it was read or saved last.
    pub fn stamp(&self) -> Option<&Stamp> {
        self.stamp.as_ref()
    }

    /// How its lines end.
    pub fn line_ending(&self) -> LineEnding {
        self.source.line_ending()
    }

    /// Whether it begins with the byte-order mark of UTF-8, which stays.
    pub fn has_bom(&self) -> bool {
        !self.source.was_utf16() && self.bytes().starts_with(b"\xef\xbb\xbf")
    }

    /// Whether the file is in UTF-16, so that saving rewrites all of it as UTF-8.
    pub fn will_be_recoded(&self) -> bool {
        self.source.was_utf16()
    }

    /// All games or positions, in the order of the file.
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// How many games or positions there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Lines that belong to no game, the first hundred.
    pub fn stray(&self) -> &[StrayLine] {
        &self.stray
    }

    /// Which game is on the board, from 0.
    pub fn current(&self) -> Option<usize> {
        self.current
    }

    /// Notes which game is on the board. False if there is no such game.
    pub fn set_current(&mut self, index: usize) -> bool {
        let known = index < self.len();
        if known {
            self.current = Some(index);
        }
        known
    }

    /// Builds the tree of a game, counted from 0, with all that was odd about it.
    pub fn game(&self, index: usize) -> Option<(Game, Vec<Problem>)> {
        self.read(index).map(|read| (read.game, read.problems))
    }

    /// Reads a game, counted from 0.
    pub fn read(&self, index: usize) -> Option<ReadGame> {
        match self.kind {
            DocumentKind::Games => {
                let mut read = self.source.read(index, &ReadOptions::default())?;
                let stray = self.stray_before(index);
                read.problems.splice(0..0, stray);
                Some(read)
            }
            DocumentKind::Positions => {
                let range = self.entries.get(index)?.range.clone();
                let bytes = self.bytes().get(range.start as usize..range.end as usize)?;
                let before = self.bytes().get(..range.start as usize)?;
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                let mut read = positions::read(&pgn::decode(bytes, None).0);
                read.number = index + 1;
                read.range = range;
                for problem in &mut read.problems {
                    (problem.game, problem.line, problem.column) = (index + 1, line, 1);
                }
                Some(read)
            }
            DocumentKind::Nothing => None,
        }
    }

    /// Reads every game and gives what is wrong with it, in the order of the file. `go_on` is
    /// asked before each game, since this takes its time with a large file.
    pub fn check(&self, go_on: &dyn Fn() -> bool) -> Option<Vec<Problem>> {
        let mut problems = Vec::new();
        for index in 0..self.len() {
            if !go_on() {
                return None;
            }
            problems.extend(self.read(index).into_iter().flat_map(|read| read.problems));
        }
        Some(problems)
    }

    /// The lines without meaning between a game and the one before.
    fn stray_before(&self, index: usize) -> Vec<Problem> {
        let end_of = |index: usize| self.entries.get(index).map_or(0, |entry| entry.range.end);
        let from = index.checked_sub(1).map_or(0, end_of);
        let to = self.entries.get(index).map_or(0, |entry| entry.range.start);
        let here = self.stray.iter().filter(|line| (from..to).contains(&line.at));
        here.map(|line| {
            let before = self.bytes().get(..line.at as usize).unwrap_or_default();
            Problem {
                kind: ProblemKind::StrayText,
                game: index + 1,
                line: 1 + before.iter().filter(|byte| **byte == b'\n').count(),
                column: 1,
                text: line.text.clone(),
            }
        })
        .collect()
    }

    /// Whether a game can be saved into the file at all; else it is saved under a new name.
    pub fn can_be_saved(&self) -> bool {
        self.path.is_some() && self.kind == DocumentKind::Games
    }

    /// Whether the game would take the place of an altogether different one, since it does not
    /// begin from the same position. Then it is better to ask: replace, or add as new.
    pub fn is_another_game(&self, index: usize, game: &Game) -> bool {
        self.read(index).is_none_or(|read| read.game.start() != game.start())
    }

    /// The bytes of the file after a change. Every byte outside the game in question stays, as
    /// do line endings and a byte-order mark; the game itself is written in UTF-8.
    ///
    /// An index that is not in the file adds the game at the end, so that nothing is lost.
    pub fn bytes_with(&self, change: &Change) -> Vec<u8> {
        match change {
            Change::Replace { index, text } if *index < self.len() => self.replaced(*index, text),
            Change::Replace { text, .. } | Change::Append { text } => self.source.append(text),
            Change::Only { text } => text.clone().into_bytes(),
        }
    }

    /// The whole file with a game replaced; see [`Document::bytes_with`].
    pub fn saved_bytes(&self, index: usize, game: &Game) -> Vec<u8> {
        self.bytes_with(&Change::replace(index, game))
    }

    /// The whole file with a game added at the end.
    pub fn appended_bytes(&self, game: &Game) -> Vec<u8> {
        self.bytes_with(&Change::append(game))
    }

    /// A file that holds this game alone.
    pub fn only(game: &Game) -> Vec<u8> {
        pgn::write(game).into_bytes()
    }

    /// The document after it was saved, as read again from the bytes that were written. The
    /// game that was saved is the current one.
    #[must_use]
    pub fn saved(&self, path: PathBuf, bytes: Vec<u8>, change: &Change, stamp: Stamp) -> Document {
        let same_file = self.path.as_deref() == Some(path.as_path());
        let mut saved = Document::parse(Some(path), bytes).with_stamp(stamp);
        let last = saved.len().checked_sub(1);
        saved.current = match change {
            Change::Replace { index, .. } if *index < saved.len() => Some(*index),
            Change::Replace { .. } | Change::Append { .. } => last,
            Change::Only { .. } => last.map(|_| 0),
        };
        if same_file && !self.will_be_recoded() {
            saved.before_save = Some(self.bytes().into());
        }
        saved
    }

    /// The bytes before the last save of this session, to bring them back.
    pub fn before_save(&self) -> Option<&Arc<[u8]>> {
        self.before_save.as_ref()
    }

    /// Where a game of this document is in a newer reading of the same file: the one with the
    /// same bytes, or the same index if all games before it are the same.
    pub fn find_again(&self, index: usize, newer: &Document) -> Option<usize> {
        let bytes = self.game_bytes(index)?;
        if newer.game_bytes(index) == Some(bytes) {
            return Some(index);
        }
        let mut same = (0..newer.len()).filter(|other| newer.game_bytes(*other) == Some(bytes));
        // Of two equal games nobody can say which is meant.
        same.next().filter(|_| same.next().is_none())
    }

    /// The bytes of one game.
    pub fn game_bytes(&self, index: usize) -> Option<&[u8]> {
        let range = &self.entries.get(index)?.range;
        self.bytes().get(range.start as usize..range.end as usize)
    }

    fn replaced(&self, index: usize, text: &str) -> Vec<u8> {
        let bytes = self.source.replace(&[(index, text)]);
        if self.keeps_neighbours(index, &bytes) {
            return bytes;
        }
        // A neighbour stood so close that it ran into the new text: blank lines set it apart.
        let mut bytes = self.source.replace(&[(index, &format!("\n\n{text}"))]);
        let behind = self.entries.get(index).map_or(0, |entry| entry.range.end as usize);
        let at = bytes.len() - self.bytes().len().saturating_sub(behind);
        let line_break = self.line_ending().as_str().as_bytes();
        bytes.splice(at..at, [line_break, line_break].concat());
        bytes
    }

    /// Whether the games on both sides of a replaced one are found unchanged in the new bytes,
    /// with one game between them.
    fn keeps_neighbours(&self, index: usize, bytes: &[u8]) -> bool {
        let grown = bytes.len() as i128 - self.bytes().len() as i128;
        let before = index.checked_sub(1).and_then(|index| self.entries.get(index));
        let after = self.entries.get(index + 1);
        let from = before.map_or(0, |entry| entry.range.start as usize);
        let to = after.map_or(bytes.len() as i128, |entry| entry.range.end as i128 + grown);
        let Some(region) = bytes.get(from..to as usize) else { return false };
        let found = index::index(region).entries;
        let text = |entry: Option<&GameEntry>| -> Option<&[u8]> {
            let range = entry?.range.clone();
            region.get(range.start as usize..range.end as usize)
        };
        let old = |entry: Option<&GameEntry>| -> Option<&[u8]> {
            let range = entry?.range.clone();
            self.bytes().get(range.start as usize..range.end as usize)
        };
        found.len() == 1 + usize::from(before.is_some()) + usize::from(after.is_some())
            && before.is_none_or(|entry| text(found.first()) == old(Some(entry)))
            && after.is_none_or(|entry| text(found.last()) == old(Some(entry)))
    }
}

/// What the file is and what is in it.
fn read_index(source: &Source, path: Option<&Path>) -> (DocumentKind, index::Index) {
    let bytes = source.bytes();
    let text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if text.iter().all(u8::is_ascii_whitespace) {
        return (DocumentKind::Games, index::Index::default());
    }
    if let Some(entries) = positions::entries(bytes, path) {
        return (DocumentKind::Positions, index::Index { entries, stray: Vec::new() });
    }
    let index = index::index(bytes);
    let kind = if index.entries.is_empty() { DocumentKind::Nothing } else { DocumentKind::Games };
    (kind, index)
}
