//! Streaming through game files with a visitor.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::lexer::{Lexer, Token};
use super::tag::unescape;
use super::{GameResult, Nag, RawGame, scan};
use std::borrow::Cow;
use std::io::{self, Read};
use std::ops::Range;

/// What to do next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Flow {
    /// Read on.
    Read,
    /// Leave out the rest of the line: of the game, or of the variation one is in.
    Skip,
}

/// A tag pair as its bytes stand in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RawTag<'a> {
    /// The name.
    pub name: &'a [u8],
    /// The value between its quotes, escapes not yet resolved.
    pub value: &'a [u8],
    /// Whether it was not well formed, so that the value is a good guess.
    pub fault: bool,
}

impl<'a> RawTag<'a> {
    /// The value with escapes resolved; bytes that are not UTF-8 are read as Windows-1252.
    pub fn decode(&self) -> Cow<'a, str> {
        let (text, _) = super::decode(self.value, None);
        if text.contains('\\') { Cow::Owned(unescape(&text)) } else { text }
    }
}

/// How a game came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameEnd {
    /// The bytes of the game, from its first tag or move to its result or what follows it.
    pub range: Range<u64>,
    /// Variations that were never closed.
    pub open_variations: u32,
}

/// Someone who wants to know what a game file says, token by token.
///
/// Places (`at`) are offsets into the file. Nothing is checked against the rules here. All
/// methods but the last do nothing by default.
pub trait Visitor {
    /// What is made of each game.
    type Output;

    /// A game begins.
    fn begin_game(&mut self, at: u64) {
        let _ = at;
    }

    /// A tag pair; a few files have them behind moves.
    fn tag(&mut self, tag: RawTag<'_>, at: u64) {
        let _ = (tag, at);
    }

    /// The tags are over. [`Flow::Skip`] leaves out all moves, but not the result.
    fn begin_movetext(&mut self, at: u64) -> Flow {
        let _ = at;
        Flow::Read
    }

    /// Something with the look of a move, check signs included, judgements not. It is ASCII
    /// unless it holds figurines or foreign letters.
    fn san(&mut self, san: &[u8], at: u64) -> Flow {
        let _ = (san, at);
        Flow::Read
    }

    /// A judgement, `$6` or `?!`.
    fn nag(&mut self, nag: Nag, at: u64) {
        let _ = (nag, at);
    }

    /// A comment without its braces or semicolon. `closed` is false if its brace never came.
    fn comment(&mut self, text: &[u8], closed: bool, at: u64) {
        let _ = (text, closed, at);
    }

    /// A variation begins: other moves for the move before. [`Flow::Skip`] leaves it out, its
    /// end included.
    fn begin_variation(&mut self, at: u64) -> Flow {
        let _ = at;
        Flow::Read
    }

    /// A variation ends.
    fn end_variation(&mut self, at: u64) {
        let _ = at;
    }

    /// A result behind the moves, or within a variation.
    fn result(&mut self, result: GameResult, at: u64) {
        let _ = (result, at);
    }

    /// Text without meaning within a game.
    fn junk(&mut self, text: &[u8], at: u64) {
        let _ = (text, at);
    }

    /// A line between games that belongs to none.
    fn stray(&mut self, line: &[u8], at: u64) {
        let _ = (line, at);
    }

    /// The game is over.
    fn end_game(&mut self, end: GameEnd) -> Self::Output;
}

/// What is left out now: everything at this depth of variations and deeper.
#[derive(Clone, Copy, Debug)]
struct Skipping {
    depth: u32,
    /// Whether the visitor knows of the variation and so hears of its end.
    entered: bool,
}

/// The state between two tokens, for files that come in pieces.
#[derive(Clone, Debug)]
pub(super) struct Driver {
    pub lexer: Lexer,
    /// Offset of the window's first byte.
    pub base: u64,
    /// Offset of the current game's first byte.
    pub start: u64,
    /// Whether a game has begun and not ended.
    pub in_game: bool,
    skipping: Option<Skipping>,
}

pub(super) enum Step<T> {
    Done(T),
    NeedMore,
    EndOfInput,
}

impl Driver {
    pub fn new() -> Driver {
        Driver { lexer: Lexer::new(), base: 0, start: 0, in_game: false, skipping: None }
    }

    /// Reads on to the end of the game or of the window.
    #[inline]
    pub fn step<V: Visitor>(&mut self, buf: &[u8], last: bool, visitor: &mut V) -> Step<V::Output> {
        loop {
            let token = self.lexer.next(buf, last);
            let at = self.base + self.lexer.token as u64;
            if let Some(skipping) = self.skipping {
                match token {
                    Token::San(_) | Token::Sign(_) | Token::Junk(_) | Token::Open => continue,
                    Token::Comment { .. } | Token::Tag { .. } => continue,
                    Token::Close if self.lexer.depth >= skipping.depth => continue,
                    Token::Close => {
                        self.skipping = None;
                        if !skipping.entered {
                            continue;
                        }
                    }
                    Token::Result(_) if self.lexer.depth > 0 => continue,
                    Token::Result(_) | Token::GameEnd => self.skipping = None,
                    _ => {}
                }
            }
            match token {
                Token::San(text) => {
                    if visitor.san(text, at) == Flow::Skip {
                        self.skipping = Some(Skipping { depth: self.lexer.depth, entered: true });
                    }
                }
                Token::Sign(nag) => visitor.nag(nag, at),
                Token::Comment { text, closed } => visitor.comment(text, closed, at),
                Token::Open => {
                    if visitor.begin_variation(at) == Flow::Skip {
                        self.skipping = Some(Skipping { depth: self.lexer.depth, entered: false });
                    }
                }
                Token::Close => visitor.end_variation(at),
                Token::Tag { name, value, fault } => {
                    visitor.tag(RawTag { name, value, fault }, at);
                }
                Token::GameStart => {
                    self.start = at;
                    self.in_game = true;
                    visitor.begin_game(at);
                }
                Token::Movetext => {
                    if visitor.begin_movetext(at) == Flow::Skip {
                        self.skipping = Some(Skipping { depth: 0, entered: true });
                    }
                }
                Token::Result(result) => visitor.result(result, at),
                Token::Junk(text) => visitor.junk(text, at),
                Token::Stray(line) => visitor.stray(line, at),
                Token::GameEnd => {
                    self.in_game = false;
                    return Step::Done(visitor.end_game(GameEnd {
                        range: self.start..self.base + self.lexer.end as u64,
                        open_variations: self.lexer.depth,
                    }));
                }
                Token::NeedMore => return Step::NeedMore,
                Token::EndOfInput => return Step::EndOfInput,
            }
        }
    }
}

/// How much is read at once.
const CHUNK: usize = 1 << 17;

/// Reads games from a stream.
///
/// Memory is bounded by the longest line or comment, whatever the size of the file.
///
/// ```
/// use chess_core::pgn::{Flow, GameEnd, Reader, Visitor};
///
/// struct CountMoves(usize);
///
/// impl Visitor for CountMoves {
///     type Output = usize;
///     fn begin_game(&mut self, _: u64) {
///         self.0 = 0;
///     }
///     fn san(&mut self, _: &[u8], _: u64) -> Flow {
///         self.0 += 1;
///         Flow::Read
///     }
///     fn begin_variation(&mut self, _: u64) -> Flow {
///         Flow::Skip
///     }
///     fn end_game(&mut self, _: GameEnd) -> usize {
///         self.0
///     }
/// }
///
/// let mut reader = Reader::new(&b"1. e4 (1. d4) 1... e5 *\n\n1. c4 1-0"[..]);
/// let mut counts = Vec::new();
/// while let Some(count) = reader.read_game(&mut CountMoves(0))? {
///     counts.push(count);
/// }
/// assert_eq!(counts, [2, 1]);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    source: R,
    /// A window of the file.
    buf: Vec<u8>,
    /// Whether the window reaches to the end of the file.
    last: bool,
    driver: Driver,
    /// Whether a game stays in the window until it is over.
    retain: bool,
    lines: LineCounter,
}

impl<R: Read> Reader<R> {
    /// A reader at the start of a file. It reads in large pieces and needs no buffer below it.
    pub fn new(source: R) -> Reader<R> {
        Reader {
            source,
            buf: Vec::new(),
            last: false,
            driver: Driver::new(),
            retain: false,
            lines: LineCounter::default(),
        }
    }

    /// Reads the next game; `None` at the end of the file.
    ///
    /// # Errors
    /// Only what the stream itself reports; no content of a file is an error here.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Option<V::Output>> {
        loop {
            match self.driver.step(&self.buf, self.last, visitor) {
                Step::Done(output) => return Ok(Some(output)),
                Step::EndOfInput => return Ok(None),
                Step::NeedMore => self.refill()?,
            }
        }
    }

    /// Passes over the next game; false at the end of the file.
    ///
    /// # Errors
    /// What the stream reports.
    pub fn skip_game(&mut self) -> io::Result<bool> {
        Ok(self.read_game(&mut Skipper::default())?.is_some())
    }

    /// The bytes of the next game with its place. Memory is bounded by the longest game.
    pub(super) fn raw_game(&mut self) -> io::Result<Option<RawGame<'_>>> {
        self.retain = true;
        let mut skipper = Skipper::default();
        let Some(range) = self.read_game(&mut skipper)? else { return Ok(None) };
        let base = self.driver.base;
        let stray = self.lines.place(skipper.stray, &self.buf, base);
        self.lines.advance(&self.buf, base, range.start);
        let window = (range.start - base) as usize..(range.end - base) as usize;
        Ok(Some(RawGame {
            bytes: self.buf.get(window).unwrap_or_default(),
            range,
            number: 0,
            line: self.lines.line,
            column: self.lines.column(),
            stray,
        }))
    }

    /// Drops what is read and appends the next piece.
    fn refill(&mut self) -> io::Result<()> {
        let mut done = self.driver.lexer.pos;
        if self.retain {
            if self.driver.in_game {
                done = done.min((self.driver.start - self.driver.base) as usize);
            }
            self.lines.advance(&self.buf, self.driver.base, self.driver.base + done as u64);
        }
        self.buf.drain(..done);
        self.driver.lexer.shift(done);
        self.driver.base += done as u64;
        let filled = self.buf.len();
        // Growing with what is kept makes rescanning a long comment cheap on the whole.
        self.buf.resize(filled + CHUNK.max(filled), 0);
        let mut end = filled;
        while end == filled {
            match self.source.read(self.buf.get_mut(filled..).unwrap_or_default()) {
                Ok(0) => {
                    self.last = true;
                    break;
                }
                Ok(count) => end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.buf.truncate(filled);
                    return Err(error);
                }
            }
        }
        self.buf.truncate(end);
        Ok(())
    }
}

/// Sees nothing but where games end and what stands between them.
#[derive(Default)]
pub(super) struct Skipper {
    /// The first lines that belong to no game, with their places.
    pub stray: Vec<(u64, Vec<u8>)>,
}

/// How many lines between games are reported at most, so that a long text that is no game file
/// is not kept whole.
const MAX_STRAY: usize = 10;

impl Visitor for Skipper {
    type Output = Range<u64>;

    fn begin_movetext(&mut self, _: u64) -> Flow {
        Flow::Skip
    }

    fn stray(&mut self, line: &[u8], at: u64) {
        if self.stray.len() < MAX_STRAY {
            self.stray.push((at, line.iter().copied().take(200).collect()));
        }
    }

    fn end_game(&mut self, end: GameEnd) -> Range<u64> {
        end.range
    }
}

/// Knows line and column of a place that moves forward through a file.
#[derive(Clone, Debug)]
pub(super) struct LineCounter {
    offset: u64,
    line_start: u64,
    /// From 1.
    pub line: usize,
}

impl Default for LineCounter {
    fn default() -> LineCounter {
        LineCounter { offset: 0, line_start: 0, line: 1 }
    }
}

impl LineCounter {
    /// Goes on to a place; `window` begins at offset `base`, not behind the present place.
    pub fn advance(&mut self, window: &[u8], base: u64, to: u64) {
        let from = self.offset.max(base);
        if to > from {
            let piece = window.get((from - base) as usize..(to - base) as usize);
            let (lines, start) = scan::count_lines(piece.unwrap_or_default());
            self.line += lines;
            if let Some(start) = start {
                self.line_start = from + start as u64;
            }
            self.offset = to;
        }
    }

    /// Goes on through places and notes their lines. One that has left the window counts as
    /// standing at its front.
    pub fn place(
        &mut self,
        stray: Vec<(u64, Vec<u8>)>,
        window: &[u8],
        base: u64,
    ) -> Vec<(usize, Vec<u8>)> {
        let place = |(at, text)| {
            self.advance(window, base, at);
            (self.line, text)
        };
        stray.into_iter().map(place).collect()
    }

    /// The column in bytes, from 1; games begin at the first but in odd files.
    pub fn column(&self) -> usize {
        (self.offset - self.line_start) as usize + 1
    }
}
