//! Builds the tree of one game from its tokens.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::comment::{self, Side};
use super::reader::{Flow, GameEnd, RawTag, Visitor};
use super::tag::{is_valid_name, unescape};
use super::{
    Encoding, GameResult, Language, Nag, Problem, ProblemKind, RawGame, ReadGame, Tags, scan,
};
use crate::game::Annotations;
use crate::san::{self, SanError};
use crate::{Color, Game, NodeId, Position, fen};
use std::borrow::Cow;
use std::collections::HashSet;

/// A line that is being read: the main line, or a variation in another line. Small, since a
/// broken file can open a million of them.
struct Line {
    /// The last node; before the first move, the one where the line branches off.
    tail: NodeId,
    /// Whether it has a move.
    started: bool,
    /// Where it begins in the text, behind its bracket.
    from: usize,
    /// From here on it could not be read.
    unread_from: Option<usize>,
    /// What was noted before the first move of a variation.
    pending: Option<Box<Annotations>>,
}

pub(super) struct Builder<'a> {
    text: &'a str,
    raw: &'a RawGame<'a>,
    language: Option<Language>,
    game: Game,
    tags: Tags,
    seen_tags: HashSet<String>,
    fen: Option<(String, usize)>,
    variant: Option<(String, usize)>,
    root_notes: Annotations,
    /// Whether the start position is settled.
    started: bool,
    /// The lines that are open, the main line first.
    lines: Vec<Line>,
    /// The position at the end of the innermost line.
    position: Position,
    result: Option<(GameResult, usize)>,
    problems: Vec<Problem>,
    /// The place up to which lines were counted, with line and column.
    counted: (usize, usize, usize),
}

impl<'a> Builder<'a> {
    pub fn new(text: &'a str, raw: &'a RawGame<'a>, language: Option<Language>) -> Builder<'a> {
        Builder {
            text,
            raw,
            language,
            game: Game::default(),
            tags: Tags::new(),
            seen_tags: HashSet::new(),
            fen: None,
            variant: None,
            root_notes: Annotations::default(),
            started: false,
            lines: vec![Line {
                tail: Game::ROOT,
                started: false,
                from: 0,
                unread_from: None,
                pending: None,
            }],
            position: Position::startpos(),
            result: None,
            problems: Vec::new(),
            counted: (0, raw.line, raw.column),
        }
    }

    fn problem(&mut self, kind: ProblemKind, at: usize, text: &str) {
        let (from, mut line, mut column) = self.counted;
        // Problems come nearly in order; only an unread rest is found out about late.
        let (from, at) = if at >= from {
            (from, at)
        } else {
            (line, column) = (self.raw.line, self.raw.column);
            (0, at)
        };
        let piece = self.text.get(from..at).unwrap_or_default();
        let (lines, start) = scan::count_lines(piece.as_bytes());
        line += lines;
        match start {
            Some(start) => column = 1 + piece.get(start..).unwrap_or_default().chars().count(),
            None => column += piece.chars().count(),
        }
        self.counted = (at, line, column);
        let text = clip(text);
        self.problems.push(Problem { kind, game: self.raw.number, line, column, text });
    }

    /// Settles the start position by the tags. False if it makes no sense.
    fn start(&mut self) -> bool {
        self.started = true;
        let is_960 = match self.variant.take() {
            Some((name, at)) => match variant_kind(&name) {
                VariantKind::Chess960 => true,
                kind => {
                    if kind == VariantKind::Other {
                        self.problem(ProblemKind::OtherVariant, at, &name);
                    }
                    self.tags.push("Variant", &name);
                    false
                }
            },
            None => false,
        };
        let mut playable = true;
        let mut start = Position::startpos();
        if let Some((text, at)) = self.fen.take() {
            match fen::read(&text) {
                Ok((position, notices)) => {
                    for notice in notices {
                        self.problem(ProblemKind::FenNotice(notice.to_string()), at, &text);
                    }
                    start = position;
                }
                Err(_) if matches!(text.trim(), "" | "?" | "*") => {
                    let notice = "an empty start position was taken for the usual one";
                    self.problem(ProblemKind::FenNotice(notice.to_owned()), at, &text);
                }
                Err(error) => {
                    self.problem(ProblemKind::BadFen(error.to_string()), at, &text);
                    // The tag stays as it is, since nothing can be derived.
                    self.tags.push("FEN", &text);
                    playable = false;
                }
            }
        }
        self.game =
            if is_960 { Game::new_chess960(start.clone()) } else { Game::new(start.clone()) };
        self.position = start;
        *self.game.notes_mut(Game::ROOT) = std::mem::take(&mut self.root_notes);
        playable
    }

    /// The notes that a comment or sign belongs to now.
    fn notes(&mut self) -> (&mut Annotations, Side) {
        if !self.started {
            return (&mut self.root_notes, Side::After);
        }
        let in_variation = self.lines.len() > 1;
        match self.lines.last_mut() {
            Some(line) if in_variation && !line.started => {
                (line.pending.get_or_insert_default(), Side::Before)
            }
            Some(line) => (self.game.notes_mut(line.tail), Side::After),
            None => (&mut self.root_notes, Side::After),
        }
    }

    fn add_comment(&mut self, text: &str) {
        let (notes, side) = self.notes();
        comment::read(text, side, notes);
    }

    /// Keeps the unread rest of the innermost line, which ends here.
    fn finish_line(&mut self, end: usize) {
        let Some(line) = self.lines.last_mut() else { return };
        if let Some(from) = line.unread_from.take() {
            let raw = self.text.get(from..end).unwrap_or_default();
            // Stray closing signs ahead of it would be lost elsewhere, too.
            let raw = raw.trim_start_matches(|c: char| c.is_whitespace() || ")]}>,.".contains(c));
            let raw = raw.trim_end();
            if !raw.is_empty() {
                let raw = scan::closed(raw);
                self.game.notes_mut(line.tail).unread.push(raw);
            }
            line.pending = None;
        }
    }

    fn close_variation(&mut self, at: usize) {
        self.finish_line(at);
        let Some(line) = self.lines.pop() else { return };
        let Some(outer) = self.lines.last() else { return };
        let tail = outer.tail;
        // Notes of a variation without moves belong to the move it would have replaced.
        if let Some(pending) = line.pending {
            merge(self.game.notes_mut(tail), *pending);
        }
        self.position = self.game.position(tail);
        if let Some(outer) = self.lines.last_mut().filter(|line| !line.started) {
            // Should the line around it turn out to be unreadable, this part of it was not.
            outer.from = at + 1;
            if let Some(pending) = outer.pending.take() {
                merge(self.game.notes_mut(tail), *pending);
            }
        }
    }

    fn play(&mut self, text: &str) -> Result<(), SanError> {
        let english = match self.language {
            Some(language) => match language.to_english(text) {
                Some(english) => Cow::Owned(english),
                None => return Err(SanError::Illegal),
            },
            None => Cow::Borrowed(text),
        };
        let mv = san::parse(&self.position, &english)?;
        self.position.play(mv);
        let in_variation = self.lines.len() > 1;
        let Some(line) = self.lines.last_mut() else { return Ok(()) };
        let node = self.game.push(line.tail, mv, &self.position);
        if !in_variation && self.game.children(line.tail).len() > 1 {
            // Variations stood ahead of the first move; it still begins the main line.
            self.game.make_first(node);
        }
        line.tail = node;
        line.started = true;
        if let Some(pending) = line.pending.take() {
            *self.game.notes_mut(node) = *pending;
        }
        Ok(())
    }

    fn add_tag(&mut self, name: &str, value: &str, at: usize) {
        let slot = match name {
            "FEN" => &mut self.fen,
            "Variant" => &mut self.variant,
            "SetUp" => return,
            _ => {
                if self.seen_tags.contains(name) {
                    if self.tags.known(name).is_none() && is_valid_name(name) {
                        let _ = self.tags.set(name, value);
                    } else if self.tags.get(name) != Some(value.trim()) {
                        self.problem(ProblemKind::DuplicateTag, at, &format!("{name} {value}"));
                    }
                } else if !is_valid_name(name) {
                    self.problem(ProblemKind::MalformedTag, at, &format!("{name} {value}"));
                } else {
                    self.seen_tags.insert(name.to_owned());
                    if self.tags.get(name).is_some() {
                        let _ = self.tags.set(name, value);
                    } else {
                        self.tags.push(name, value);
                    }
                }
                return;
            }
        };
        if slot.is_none() && !self.started {
            *slot = Some((value.to_owned(), at));
        } else {
            self.problem(ProblemKind::DuplicateTag, at, &format!("{name} {value}"));
        }
    }

    /// Brings the result behind the moves and the one of the tag together.
    fn settle_result(&mut self) {
        let Some((found, at)) = self.result else { return };
        let tag = self.tags.get("Result").unwrap_or_default().to_owned();
        match GameResult::parse(&tag) {
            Some(GameResult::Unknown) | None => {
                if found != GameResult::Unknown {
                    if !matches!(tag.as_str(), "*" | "?" | "") {
                        self.problem(ProblemKind::ResultMismatch, at, &tag);
                    }
                    let _ = self.tags.set("Result", found.as_str());
                }
            }
            Some(stated) if stated != found && found != GameResult::Unknown => {
                self.problem(ProblemKind::ResultMismatch, at, found.as_str());
            }
            Some(_) => {}
        }
    }
}

impl Visitor for Builder<'_> {
    type Output = ReadGame;

    fn tag(&mut self, tag: RawTag<'_>, at: u64) {
        let name = String::from_utf8_lossy(tag.name);
        let value = unescape(&String::from_utf8_lossy(tag.value));
        if tag.fault {
            self.problem(ProblemKind::MalformedTag, at as usize, &format!("{name} {value}"));
        }
        self.add_tag(&name, &value, at as usize);
    }

    fn begin_movetext(&mut self, at: u64) -> Flow {
        if self.start() {
            return Flow::Read;
        }
        if let Some(line) = self.lines.last_mut() {
            line.unread_from = Some(at as usize);
        }
        Flow::Skip
    }

    fn san(&mut self, san: &[u8], at: u64) -> Flow {
        let text = String::from_utf8_lossy(san);
        let Err(error) = self.play(&text) else { return Flow::Read };
        let number = u32::from(self.position.fullmove_number());
        let black = self.position.turn() == Color::Black;
        let kind = match error {
            SanError::Illegal => ProblemKind::IllegalMove { number, black },
            SanError::Syntax(_) => ProblemKind::NotAMove { number, black },
            SanError::Ambiguous(moves) => {
                let name = |mv| (mv, san::format(&self.position, mv));
                let candidates = moves.into_iter().map(name).collect();
                ProblemKind::AmbiguousMove { number, black, candidates }
            }
        };
        let at = at as usize;
        self.problem(kind, at, &text);
        let from = number_before(self.text, at);
        let in_variation = self.lines.len() > 1;
        if let Some(line) = self.lines.last_mut() {
            let whole = in_variation && !line.started;
            line.unread_from = Some(if whole { line.from } else { from });
        }
        Flow::Skip
    }

    fn nag(&mut self, nag: Nag, _: u64) {
        add_nag(self.notes().0, nag);
    }

    fn comment(&mut self, text: &[u8], closed: bool, at: u64) {
        let text = String::from_utf8_lossy(text);
        if !closed {
            self.problem(ProblemKind::UnclosedComment, at as usize, &text);
        }
        self.add_comment(&text);
    }

    fn begin_variation(&mut self, at: u64) -> Flow {
        let Some(line) = self.lines.last() else { return Flow::Read };
        let tail = if line.started {
            self.game.parent(line.tail).unwrap_or(Game::ROOT)
        } else {
            line.tail
        };
        if line.started {
            self.position = self.game.position(tail);
        }
        let from = at as usize + 1;
        self.lines.push(Line { tail, started: false, from, unread_from: None, pending: None });
        Flow::Read
    }

    fn end_variation(&mut self, at: u64) {
        if self.lines.len() > 1 {
            self.close_variation(at as usize);
        }
    }

    fn result(&mut self, result: GameResult, at: u64) {
        if self.lines.len() > 1 {
            // How a quoted game went; the standard has no place for it but a comment.
            self.add_comment(result.as_str());
            return;
        }
        self.finish_line(at as usize);
        self.result = Some((result, at as usize));
    }

    fn junk(&mut self, text: &[u8], at: u64) {
        let text = String::from_utf8_lossy(text);
        if matches!(&*text, ")" | "]" | "}" | ">") {
            self.problem(ProblemKind::StrayClosing, at as usize, &text);
        } else {
            self.problem(ProblemKind::Junk, at as usize, &text);
            self.add_comment(&text);
        }
    }

    fn end_game(&mut self, end: GameEnd) -> ReadGame {
        if !self.started {
            self.start();
        }
        let at = end.range.end as usize;
        if self.lines.len() > 1 {
            self.problem(ProblemKind::UnclosedVariation, at, "(");
        }
        while self.lines.len() > 1 {
            self.close_variation(at);
        }
        self.finish_line(at);
        self.settle_result();
        let mut game = std::mem::take(&mut self.game);
        *game.tags_mut() = std::mem::take(&mut self.tags);
        ReadGame {
            number: self.raw.number,
            game,
            problems: std::mem::take(&mut self.problems),
            range: self.raw.range.clone(),
            encoding: Encoding::Utf8,
            language: None,
        }
    }
}

fn add_nag(notes: &mut Annotations, nag: Nag) {
    if !notes.nags.contains(&nag) {
        notes.nags.push(nag);
    }
}

/// Adds notes made before a move that never came.
fn merge(notes: &mut Annotations, pending: Annotations) {
    for command in comment::commands(&pending) {
        comment::read(&command, Side::After, notes);
    }
    notes.comments.extend(pending.comments_before);
    for nag in pending.nags {
        add_nag(notes, nag);
    }
}

/// The first characters of a text for a report.
fn clip(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((i, _)) => text.get(..i).unwrap_or_default().to_owned() + "…",
        None => text.to_owned(),
    }
}

/// Where the move number before a move begins, if one stands there, else the move itself.
fn number_before(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or_default();
    let bare = before.trim_end().trim_end_matches(['.', '…', ' ']);
    let rest = bare.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = bare.get(rest.len()..).unwrap_or_default();
    // A pass can be written `0000`.
    let digits_ok = !digits.is_empty() && !digits.starts_with('0');
    let stands_alone = rest.is_empty() || rest.ends_with([' ', '\t', '\r', '\n', '(', ')', '}']);
    if digits_ok && stands_alone { rest.len() } else { at }
}

#[derive(Clone, Copy, PartialEq)]
enum VariantKind {
    Standard,
    Chess960,
    Other,
}

/// Sorts the many spellings of a `Variant` tag.
fn variant_kind(name: &str) -> VariantKind {
    let plain: String =
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    match plain.as_str() {
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
        | "fischerrandomchess" | "freestyle" | "freestylechess" | "chess9lx" | "frc" => {
            VariantKind::Chess960
        }
        "" | "standard" | "chess" | "normal" | "fromposition" | "setup" | "classical" => {
            VariantKind::Standard
        }
        _ => VariantKind::Other,
    }
}
