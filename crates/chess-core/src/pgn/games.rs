//! Whole games, from streams and from bytes in memory.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::build::Builder;
use super::language::has_foreign_letter;
use super::reader::{Driver, Flow, GameEnd, LineCounter, Reader, Skipper, Step, Visitor};
use super::{Encoding, Language, Problem, ProblemKind, decode};
use crate::Game;
use std::io::{self, Read};
use std::ops::Range;

/// The bytes of one game in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RawGame<'a> {
    /// From the first tag or move to the result or a remark behind it.
    pub bytes: &'a [u8],
    /// Where they stand in the file.
    pub range: Range<u64>,
    /// The number of the game in its file, from 1.
    pub number: usize,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// The column at which it begins, from 1.
    pub column: usize,
    /// Lines before it that belong to no game, with their numbers: the first few.
    pub stray: Vec<(usize, Vec<u8>)>,
}

/// What a reader should take for granted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ReadOptions {
    /// The encoding of games that are not UTF-8; by default it is guessed for each.
    pub encoding: Option<Encoding>,
    /// The language of the piece letters; by default English, and where that fails the one that
    /// makes all moves of the game legal.
    pub language: Option<Language>,
}

/// A game as read, with all that was odd about it.
#[derive(Clone, Debug)]
pub struct ReadGame {
    /// The number of the game in its file, from 1.
    pub number: usize,
    /// The game; what could not be read is kept in it as text.
    pub game: Game,
    /// What was wrong, in the order of the file.
    pub problems: Vec<Problem>,
    /// The bytes of the file that are this game.
    pub range: Range<u64>,
    /// What they were encoded in.
    pub encoding: Encoding,
    /// The language of the piece letters, where it was not English.
    pub language: Option<Language>,
}

impl ReadGame {
    /// Whether all its moves could be read.
    pub fn is_whole(&self) -> bool {
        !self.problems.iter().any(|problem| problem.kind.is_fault())
    }
}

/// Reads all games of a file that is in memory.
pub fn read_games(bytes: &[u8]) -> Vec<ReadGame> {
    let options = ReadOptions::default();
    RawGames::new(bytes).map(|raw| read_game(&raw, &options)).collect()
}

/// Reads the game that these bytes are.
pub fn read_game(raw: &RawGame<'_>, options: &ReadOptions) -> ReadGame {
    let (text, encoding) = decode(raw.bytes, options.encoding);
    let mut read = run(&text, Builder::new(&text, raw, options.language));
    read.encoding = encoding;
    read.language = options.language;
    if !read.is_whole() && options.language.is_none() && has_foreign_letters(&text) {
        let whole = Language::all().iter().find_map(|language| {
            let other = run(&text, Builder::new(&text, raw, Some(*language)));
            other.is_whole().then_some((*language, other))
        });
        if let Some((language, other)) = whole {
            read = ReadGame { encoding, language: Some(language), ..other };
            let (line, column) = (raw.line, raw.column);
            let kind = ProblemKind::ForeignLetters(language.code);
            read.problems.push(Problem {
                kind,
                game: raw.number,
                line,
                column,
                text: language.letters().join(" "),
            });
        }
    }
    let stray = raw.stray.iter().map(|(line, text)| Problem {
        kind: ProblemKind::StrayText,
        game: raw.number,
        line: *line,
        column: 1,
        text: decode(text, options.encoding).0.trim().chars().take(60).collect(),
    });
    let stray: Vec<Problem> = stray.collect();
    read.problems.splice(0..0, stray);
    read
}

fn run(text: &str, mut builder: Builder<'_>) -> ReadGame {
    let mut driver = Driver::new();
    let mut read = match driver.step(text.as_bytes(), true, &mut builder) {
        Step::Done(read) => read,
        // The bytes of a game hold a game; should they not, it is an empty one.
        Step::NeedMore | Step::EndOfInput => {
            builder.end_game(GameEnd { range: 0..text.len() as u64, open_variations: 0 })
        }
    };
    // What the caller took for one game may be more, when the bytes did not come from a file.
    let rest = text.get(driver.lexer.end..).unwrap_or_default().trim();
    if !rest.is_empty() {
        let end = read.game.main_line_end();
        read.game.notes_mut(end).comments.push(super::comment::clean(rest));
    }
    read
}

/// Whether some move of the game begins with a letter that is no English piece letter.
fn has_foreign_letters(text: &str) -> bool {
    struct Letters(bool);
    impl Visitor for Letters {
        type Output = ();
        fn san(&mut self, san: &[u8], _: u64) -> Flow {
            self.0 |= std::str::from_utf8(san).is_ok_and(has_foreign_letter);
            Flow::Read
        }
        fn end_game(&mut self, _: GameEnd) {}
    }
    let mut letters = Letters(false);
    let _ = Driver::new().step(text.as_bytes(), true, &mut letters);
    letters.0
}

/// The games of a file in memory as bytes: fast, since moves are not looked at.
#[derive(Clone, Debug)]
pub struct RawGames<'a> {
    bytes: &'a [u8],
    driver: Driver,
    lines: LineCounter,
    number: usize,
}

impl<'a> RawGames<'a> {
    /// The games of a whole file.
    pub fn new(bytes: &'a [u8]) -> RawGames<'a> {
        RawGames { bytes, driver: Driver::new(), lines: LineCounter::default(), number: 0 }
    }
}

impl<'a> Iterator for RawGames<'a> {
    type Item = RawGame<'a>;

    fn next(&mut self) -> Option<RawGame<'a>> {
        let mut skipper = Skipper::default();
        let Step::Done(range) = self.driver.step(self.bytes, true, &mut skipper) else {
            return None;
        };
        self.number += 1;
        let stray = self.lines.place(skipper.stray, self.bytes, 0);
        self.lines.advance(self.bytes, 0, range.start);
        Some(RawGame {
            bytes: self.bytes.get(range.start as usize..range.end as usize).unwrap_or_default(),
            range,
            number: self.number,
            line: self.lines.line,
            column: self.lines.column(),
            stray,
        })
    }
}

/// Reads whole games from a stream, one at a time.
///
/// Memory is bounded by the longest game.
#[derive(Debug)]
pub struct Games<R> {
    reader: Reader<R>,
    options: ReadOptions,
    number: usize,
}

impl<R: Read> Games<R> {
    /// The games of a stream from its start.
    pub fn new(source: R, options: ReadOptions) -> Games<R> {
        Games { reader: Reader::new(source), options, number: 0 }
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<io::Result<ReadGame>> {
        match self.reader.raw_game() {
            Ok(Some(mut raw)) => {
                self.number += 1;
                raw.number = self.number;
                Some(Ok(read_game(&raw, &self.options)))
            }
            Ok(None) => None,
            Err(error) => Some(Err(error)),
        }
    }
}
