//! The tokens of game files, and where one game ends and the next begins.
//!
//! Works on a window of bytes that may end in the middle of anything: then it says
//! [`Token::NeedMore`], keeps its place, and goes on when called with a longer window. Any
//! encoding whose ASCII bytes mean ASCII can be read.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::scan::{self, ALPHA, BLANK, DIGIT, MORE, TagScan, WORD, class};
use super::{GameResult, Nag};
use memchr::{memchr2, memchr3};

/// The longest comment that is waited for; an open brace without a closing one within this many
/// bytes counts as never closed. Bounds the memory that a broken file can claim.
const MAX_COMMENT: usize = 16 << 20;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Token<'a> {
    /// A game begins; nothing of it is consumed yet.
    GameStart,
    /// The last token belonged to the game's end.
    GameEnd,
    /// A tag pair. `fault`: it was not well formed and ends with its line.
    Tag {
        name: &'a [u8],
        value: &'a [u8],
        fault: bool,
    },
    /// The tags are over.
    Movetext,
    /// Something with the look of a move.
    San(&'a [u8]),
    Sign(Nag),
    /// Text without its braces or semicolon.
    Comment {
        text: &'a [u8],
        closed: bool,
    },
    Open,
    Close,
    Result(GameResult),
    /// Something that has no place in a game.
    Junk(&'a [u8]),
    /// A line between games that belongs to none.
    Stray(&'a [u8]),
    NeedMore,
    EndOfInput,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Section {
    Gap,
    Tags,
    Moves,
    AfterResult,
}

#[derive(Clone, Debug)]
pub(super) struct Lexer {
    /// The next unread byte of the window.
    pub pos: usize,
    /// Where the last token began.
    pub token: usize,
    /// Where the current game's last token ended.
    pub end: usize,
    /// Variations that are open.
    pub depth: u32,
    section: Section,
    /// Line breaks since the last token; two make a blank line.
    newlines: u32,
    /// Whether `pos` is the first byte of a line.
    at_line_start: bool,
    has_moves: bool,
    has_event: bool,
    /// A fingerprint of the first tag's name: the same again after a blank line is a new game.
    first_tag: u64,
    /// No closing brace lies between `pos` and here; spares searching a file again and again.
    no_close: usize,
}

impl Lexer {
    pub fn new() -> Lexer {
        Lexer {
            pos: 0,
            token: 0,
            end: 0,
            depth: 0,
            section: Section::Gap,
            newlines: 2,
            at_line_start: true,
            has_moves: false,
            has_event: false,
            first_tag: 0,
            no_close: 0,
        }
    }

    /// In the middle of a game's moves.
    pub fn in_movetext() -> Lexer {
        Lexer { section: Section::Moves, newlines: 0, at_line_start: false, ..Lexer::new() }
    }

    /// The window lost this many bytes at its front.
    pub fn shift(&mut self, bytes: usize) {
        self.pos -= bytes;
        self.token = self.token.saturating_sub(bytes);
        self.end = self.end.saturating_sub(bytes);
        self.no_close = self.no_close.saturating_sub(bytes);
    }

    /// The next token. `last`: no bytes will ever follow this window.
    #[inline]
    pub fn next<'a>(&mut self, buf: &'a [u8], last: bool) -> Token<'a> {
        loop {
            if !self.skip_blanks(buf, last) {
                return Token::NeedMore;
            }
            self.token = self.pos;
            let Some(&byte) = buf.get(self.pos) else {
                return match (last, self.section) {
                    (false, _) => Token::NeedMore,
                    (true, Section::Gap) => Token::EndOfInput,
                    (true, _) => self.end_game(),
                };
            };
            if byte == b'%' && self.at_line_start {
                if !self.skip_line(buf, last) {
                    return Token::NeedMore;
                }
                continue;
            }
            let token = match self.section {
                Section::Moves => self.in_moves(buf, byte, last),
                Section::Tags => self.in_tags(buf, byte, last),
                Section::Gap => self.in_gap(buf, byte, last),
                Section::AfterResult => self.after_result(buf, byte, last),
            };
            match token {
                Some(Token::NeedMore) => {
                    self.pos = self.token;
                    return Token::NeedMore;
                }
                Some(token @ (Token::GameStart | Token::GameEnd | Token::Movetext)) => {
                    return token;
                }
                Some(token) => {
                    self.finish_token();
                    return token;
                }
                // Something without meaning, such as a move number.
                None => self.finish_token(),
            }
        }
    }

    #[inline]
    fn finish_token(&mut self) {
        self.newlines = 0;
        self.at_line_start = false;
        if self.section != Section::Gap {
            self.end = self.pos;
        }
    }

    /// Skips blanks and counts line breaks; false if the window ends within a line break.
    #[inline]
    fn skip_blanks(&mut self, buf: &[u8], last: bool) -> bool {
        while let Some(&byte) = buf.get(self.pos) {
            match byte {
                b' ' => self.at_line_start = false,
                b'\n' => {
                    self.newlines += 1;
                    self.at_line_start = true;
                }
                b'\r' => match buf.get(self.pos + 1) {
                    Some(b'\n') => {
                        self.newlines += 1;
                        self.at_line_start = true;
                        self.pos += 1;
                    }
                    None if !last => return false,
                    _ => {
                        self.newlines += 1;
                        self.at_line_start = true;
                    }
                },
                _ if class(byte) & BLANK != 0 => self.at_line_start = false,
                _ => break,
            }
            self.pos += 1;
        }
        true
    }

    /// Skips a line that means nothing, its break included; false if the window ends before.
    fn skip_line(&mut self, buf: &[u8], last: bool) -> bool {
        let Some(end) = scan::line_end(buf, self.pos, last) else { return false };
        match (buf.get(end), buf.get(end + 1)) {
            (Some(b'\r'), Some(b'\n')) => self.pos = end + 2,
            (Some(b'\r'), None) if !last => return false,
            (None, _) => self.pos = end,
            _ => self.pos = end + 1,
        }
        self.at_line_start = true;
        true
    }

    fn end_game(&mut self) -> Token<'static> {
        self.section = Section::Gap;
        self.pos = self.token;
        Token::GameEnd
    }

    fn start_game(&mut self, section: Section) -> Token<'static> {
        self.section = section;
        self.depth = 0;
        self.has_moves = false;
        self.has_event = false;
        self.first_tag = 0;
        self.end = self.pos;
        Token::GameStart
    }

    /// Between games.
    fn in_gap<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        const BOM: [u8; 3] = [0xef, 0xbb, 0xbf];
        let rest = buf.get(self.pos..).unwrap_or_default();
        if byte == BOM[0] {
            if rest.starts_with(&BOM) {
                self.pos += 3;
                // A tag or a `%` behind the mark still begins its line.
                let (newlines, at_line_start) = (self.newlines, true);
                self.finish_token();
                (self.newlines, self.at_line_start) = (newlines, at_line_start);
                return self.next_after_mark(buf, last);
            }
            if rest.len() < 3 && !last {
                return Some(Token::NeedMore);
            }
        }
        match byte {
            b'[' => match scan::tag(buf, self.pos, last, true) {
                TagScan::NeedMore => return Some(Token::NeedMore),
                TagScan::Tag { .. } => return Some(self.start_game(Section::Tags)),
                TagScan::No => {}
            },
            b';' => {
                self.pos = match scan::line_end(buf, self.pos, last) {
                    Some(end) => end,
                    None => return Some(Token::NeedMore),
                };
                return None;
            }
            b'{' => {
                // A remark at the very end of a file is no game.
                let no_close = self.no_close;
                let Some((_, end, _)) = self.comment(buf, last) else {
                    return Some(Token::NeedMore);
                };
                let blank = buf.get(end..).unwrap_or_default().iter();
                if blank.clone().all(|b| class(*b) & BLANK != 0) {
                    if !last {
                        return Some(Token::NeedMore);
                    }
                    self.pos = buf.len();
                    return Some(Token::Stray(rest));
                }
                self.no_close = no_close;
                return Some(self.start_game(Section::Tags));
            }
            _ => {}
        }
        let Some(end) = scan::line_end(buf, self.pos, last) else { return Some(Token::NeedMore) };
        let line = buf.get(self.pos..end).unwrap_or_default();
        if scan::begins_movetext(line) {
            return Some(self.start_game(Section::Tags));
        }
        self.pos = end;
        Some(Token::Stray(line))
    }

    /// What follows a byte-order mark, as if the mark were not there.
    fn next_after_mark<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<Token<'a>> {
        self.token = self.pos;
        match buf.get(self.pos) {
            Some(&byte) if class(byte) & BLANK == 0 && byte != b'%' => self.in_gap(buf, byte, last),
            _ => None,
        }
    }

    /// Between the first tag and the first move.
    fn in_tags<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        match byte {
            b'[' => match scan::tag(buf, self.pos, last, true) {
                TagScan::NeedMore => Some(Token::NeedMore),
                TagScan::Tag { name, value, fault, end } => {
                    let fingerprint = scan::fingerprint(name);
                    let blank_line = self.newlines >= 2;
                    let is_event = name == b"Event";
                    let again = is_event && self.has_event
                        || blank_line && (fingerprint == self.first_tag || is_event);
                    if again && self.first_tag != 0 {
                        return Some(self.end_game());
                    }
                    if self.first_tag == 0 {
                        self.first_tag = fingerprint;
                    }
                    self.has_event |= is_event;
                    self.pos = end;
                    Some(Token::Tag { name, value, fault })
                }
                TagScan::No => {
                    self.section = Section::Moves;
                    Some(Token::Movetext)
                }
            },
            b'{' => self.comment_token(buf, last),
            b';' => self.line_comment(buf, last),
            _ => {
                self.section = Section::Moves;
                Some(Token::Movetext)
            }
        }
    }

    /// Behind the result, where remarks may still follow.
    fn after_result<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        if self.newlines >= 2 {
            return Some(self.end_game());
        }
        match byte {
            b'{' => self.comment_token(buf, last),
            b';' => self.line_comment(buf, last),
            b'$' | b'!' | b'?' => self.sign(buf, byte, last),
            b')' => {
                self.pos += 1;
                Some(Token::Junk(b")"))
            }
            // A result said twice in one line.
            b'*' | b'0' | b'1' if self.newlines == 0 => match self.in_moves(buf, byte, last) {
                Some(Token::Result(_)) => None,
                Some(Token::NeedMore) => Some(Token::NeedMore),
                _ => Some(self.end_game()),
            },
            _ => Some(self.end_game()),
        }
    }

    #[inline]
    fn in_moves<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        let bits = class(byte);
        if bits & ALPHA != 0 {
            return self.word(buf, last);
        }
        if bits & DIGIT != 0 {
            return self.number(buf, byte, last);
        }
        match byte {
            b'{' => self.comment_token(buf, last),
            b';' => self.line_comment(buf, last),
            b'(' => {
                self.pos += 1;
                self.depth += 1;
                Some(Token::Open)
            }
            b')' if self.depth > 0 => {
                self.pos += 1;
                self.depth -= 1;
                Some(Token::Close)
            }
            b'$' | b'!' | b'?' => self.sign(buf, byte, last),
            b'*' => {
                self.pos += 1;
                Some(self.result(GameResult::Unknown))
            }
            b'.' | b',' => {
                self.pos += 1;
                None
            }
            b'[' => self.bracket(buf, last),
            b'<' => self.enclosed(buf, last, b'>'),
            _ if bits & WORD != 0 => self.word(buf, last),
            _ => {
                self.pos += 1;
                buf.get(self.token..self.pos).map(Token::Junk)
            }
        }
    }

    fn result(&mut self, result: GameResult) -> Token<'static> {
        if self.depth == 0 {
            self.section = Section::AfterResult;
        }
        Token::Result(result)
    }

    /// Letters and what may follow them in one word.
    #[inline]
    fn word<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<Token<'a>> {
        let mut end = self.pos;
        let mut bits = 0;
        while let Some(&byte) = buf.get(end) {
            let class = class(byte);
            if class & WORD == 0 {
                break;
            }
            bits |= class;
            end += 1;
        }
        if end + 3 >= buf.len() && !last {
            return Some(Token::NeedMore);
        }
        let mut text = buf.get(self.pos..end)?;
        if buf.get(end) == Some(&b'(')
            && let ([.., b'1' | b'8' | b'='], Some([b'(', role, b')'])) =
                (text, buf.get(end..end + 3))
            && b"QRBNqrbn".contains(role)
        {
            end += 3;
            text = buf.get(self.pos..end)?;
        }
        self.pos = end;
        if bits & DIGIT != 0 && bits & MORE == 0 {
            self.has_moves = true;
            return Some(Token::San(text));
        }
        match scan::rare_word(text) {
            scan::Rare::Nothing => None,
            scan::Rare::Move => {
                self.has_moves = true;
                Some(Token::San(text))
            }
            scan::Rare::Sign(nag) => Some(Token::Sign(nag)),
            scan::Rare::Result(result) => Some(self.result(result)),
            scan::Rare::Junk => Some(Token::Junk(text)),
        }
    }

    /// A move number, a result, castling with zeros, or a pass written `0000`.
    #[inline]
    fn number<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        let mut end = self.pos + 1;
        while buf.get(end).is_some_and(|b| class(*b) & DIGIT != 0) {
            end += 1;
        }
        if end + 2 >= buf.len() && !last {
            return Some(Token::NeedMore);
        }
        match buf.get(end) {
            Some(b'.') => {
                let only_one_dot = buf.get(end + 1) != Some(&b'.');
                let first_move = byte == b'1' && end == self.pos + 1 && only_one_dot;
                if first_move && self.newlines >= 2 && self.has_moves && self.depth == 0 {
                    // The result of the game before was forgotten.
                    return Some(self.end_game());
                }
                while buf.get(end) == Some(&b'.') {
                    end += 1;
                }
                self.pos = end;
                None
            }
            Some(&next) if class(next) & WORD != 0 => self.numeric_word(buf, end, last),
            _ => {
                let text = buf.get(self.pos..end)?;
                self.pos = end;
                if text == b"0000" || text == b"00" || text == b"000" {
                    self.has_moves = true;
                    return Some(Token::San(text));
                }
                None
            }
        }
    }

    /// A word that begins with digits, which end at `digits`.
    fn numeric_word<'a>(&mut self, buf: &'a [u8], digits: usize, last: bool) -> Option<Token<'a>> {
        let rest = buf.get(digits..)?;
        let Some(length) =
            rest.iter().position(|b| class(*b) & WORD == 0).or(last.then_some(rest.len()))
        else {
            return Some(Token::NeedMore);
        };
        let text = buf.get(self.pos..digits + length)?;
        if let Some(result) = std::str::from_utf8(text).ok().and_then(GameResult::parse) {
            self.pos += text.len();
            return Some(self.result(result));
        }
        if text.starts_with(b"0-0") || text.starts_with("0–0".as_bytes()) {
            self.pos += text.len();
            self.has_moves = true;
            return Some(Token::San(text));
        }
        if rest.first().is_some_and(|b| class(*b) & ALPHA != 0) {
            // A move number without its dot, `1e4`.
            self.pos = digits;
            return self.word(buf, last);
        }
        self.pos += text.len();
        Some(Token::Junk(text))
    }

    /// `$14`, `!?`
    fn sign<'a>(&mut self, buf: &'a [u8], byte: u8, last: bool) -> Option<Token<'a>> {
        let rest = buf.get(self.pos..)?;
        let length = 1 + rest
            .iter()
            .skip(1)
            .position(|b| match byte {
                b'$' => class(*b) & DIGIT == 0,
                _ => !matches!(b, b'!' | b'?'),
            })
            .or(last.then_some(rest.len() - 1))
            .unwrap_or(usize::MAX - 1);
        let Some(text) = rest.get(..length) else { return Some(Token::NeedMore) };
        let text = if byte == b'$' { text } else { text.get(..2).unwrap_or(text) };
        self.pos += text.len();
        let text = std::str::from_utf8(text).ok()?;
        let nag = match text.strip_prefix('$') {
            Some(number) => number.parse().ok().map(Nag),
            None => Nag::from_sign(text),
        };
        Some(nag.map_or(Token::Junk(text.as_bytes()), Token::Sign))
    }

    /// A bracket among the moves: tags that come late, or the next game's.
    fn bracket<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<Token<'a>> {
        match scan::tag(buf, self.pos, last, false) {
            TagScan::NeedMore => Some(Token::NeedMore),
            TagScan::Tag { name, .. } if self.newlines >= 2 || name == b"Event" => {
                Some(self.end_game())
            }
            TagScan::Tag { name, value, fault, end } => {
                self.pos = end;
                Some(Token::Tag { name, value, fault })
            }
            TagScan::No => self.enclosed(buf, last, b']'),
        }
    }

    /// Junk up to a closing sign or the end of the line.
    fn enclosed<'a>(&mut self, buf: &'a [u8], last: bool, close: u8) -> Option<Token<'a>> {
        let rest = buf.get(self.pos..)?;
        let length = match memchr3(close, b'\n', b'\r', rest) {
            Some(i) if rest.get(i) == Some(&close) => i + 1,
            Some(i) => i,
            None if last => rest.len(),
            None => return Some(Token::NeedMore),
        };
        self.pos += length;
        rest.get(..length).map(Token::Junk)
    }

    fn line_comment<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<Token<'a>> {
        let Some(end) = scan::line_end(buf, self.pos, last) else { return Some(Token::NeedMore) };
        let text = buf.get(self.pos + 1..end)?;
        self.pos = end;
        Some(Token::Comment { text, closed: true })
    }

    fn comment_token<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<Token<'a>> {
        let Some((text, end, closed)) = self.comment(buf, last) else {
            return Some(Token::NeedMore);
        };
        self.pos = end;
        Some(Token::Comment { text, closed })
    }

    /// The comment whose brace is at `pos`: its text, where it ends, and whether it was closed.
    ///
    /// Everything to the first closing brace is text, with two exceptions. Balanced braces inside
    /// nest. And if the next game seems to begin inside (a blank line and a tag) and another
    /// comment opens there, this one was never closed and ends before that game.
    fn comment<'a>(&mut self, buf: &'a [u8], last: bool) -> Option<(&'a [u8], usize, bool)> {
        let body = self.pos + 1;
        let rest = buf.get(body..)?;
        let first = memchr2(b'{', b'}', rest);
        match first {
            Some(i) if rest.get(i) == Some(&b'}') => {
                return Some((rest.get(..i)?, body + i + 1, true));
            }
            Some(_) => {
                let window = rest.get(..scan::MAX_NESTED).unwrap_or(rest);
                let whole = last || window.len() == scan::MAX_NESTED;
                match scan::nested_comment(window) {
                    scan::Nested::Closed(i) => return Some((rest.get(..i)?, body + i + 1, true)),
                    scan::Nested::Open(i) => return Some((rest.get(..i)?, body + i, false)),
                    scan::Nested::Unknown if !whole => return None,
                    scan::Nested::Unknown => {}
                }
            }
            None => {}
        }
        let from = self.no_close.max(body);
        if let Some(i) = buf.get(from..).and_then(|tail| memchr::memchr(b'}', tail)) {
            return Some((buf.get(body..from + i)?, from + i + 1, true));
        }
        self.no_close = buf.len();
        if !last && rest.len() < MAX_COMMENT {
            return None;
        }
        let end = scan::game_break(rest).unwrap_or(rest.len());
        Some((rest.get(..end)?, body + end, false))
    }
}
