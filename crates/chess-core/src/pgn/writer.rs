//! Writes games in the export format of the PGN standard.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::tag::escape;
use super::{comment, scan};
use crate::game::{Annotations, Variant};
use crate::{Color, Game, NodeId, Position, fen, san};
use std::fmt::Write;

/// What of a game is written. The default is everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WriteOptions {
    /// Texts and what could not be read as moves.
    pub comments: bool,
    /// Clock times, evaluations, shapes and other commands.
    pub commands: bool,
    /// Signs such as `$1`.
    pub nags: bool,
    /// Lines beside the main one.
    pub variations: bool,
    /// The longest line in characters; only what cannot be broken is longer.
    pub width: usize,
}

impl Default for WriteOptions {
    fn default() -> WriteOptions {
        // The standard allows 80 columns with the line break.
        WriteOptions { comments: true, commands: true, nags: true, variations: true, width: 79 }
    }
}

/// Writes a whole game: tags, a blank line, moves, result, and a line break at the end.
///
/// A start position other than the usual one always goes with it (`FEN`, `SetUp`, and `Variant`
/// for Chess960). Reading it gives the same game back.
pub fn write(game: &Game) -> String {
    write_with(game, &WriteOptions::default())
}

/// Writes a game as these options say.
pub fn write_with(game: &Game, options: &WriteOptions) -> String {
    let mut out = String::new();
    write_tags(game, &mut out);
    out.push('\n');
    let mut writer = Writer { game, options, lines: Lines::new(out, options.width), number: true };
    writer.moves();
    writer.lines.word(game.result().as_str());
    let mut out = writer.lines.out;
    out.push('\n');
    out
}

impl Game {
    /// All tag pairs as files hold them: those of [`Game::tags`] and those that follow from the
    /// start position.
    pub fn all_tags(&self) -> Vec<(String, String)> {
        let own = self.tags().iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        let mut tags: Vec<_> = own.collect();
        let mut add = |name: &str, value: &str| {
            if self.tags().get(name).is_none() {
                tags.push((name.to_owned(), value.to_owned()));
            }
        };
        let is_960 = self.variant() == Variant::Chess960;
        let start = fen::format(self.start());
        if self.tags().get("FEN").is_some() || is_960 || start != fen::format(&Position::startpos())
        {
            add("FEN", &start);
            add("SetUp", "1");
        }
        if is_960 {
            add("Variant", "Chess960");
        }
        tags
    }
}

fn write_tags(game: &Game, out: &mut String) {
    for (name, value) in game.all_tags() {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "[{name} \"{}\"]", escape(&value));
    }
}

/// What is still to be written, the next on top.
enum Task {
    /// All that follows a node, whose position this is.
    After(NodeId, Position),
    /// A variation from its first move, with the position before it.
    Variation(NodeId, Position),
    /// A piece of the file that could not be read, as a variation.
    Unread(NodeId, usize),
    Close,
}

struct Writer<'a> {
    game: &'a Game,
    options: &'a WriteOptions,
    lines: Lines,
    /// Whether the next move needs its number though it may be Black's.
    number: bool,
}

impl Writer<'_> {
    fn moves(&mut self) {
        let root = Game::ROOT;
        self.comments_after(root);
        let mut tasks = vec![Task::After(root, self.game.start().clone())];
        while let Some(task) = tasks.pop() {
            match task {
                Task::After(node, position) => self.continuation(node, &position, &mut tasks),
                Task::Variation(node, position) => {
                    self.lines.open();
                    self.number = true;
                    let after = self.one_move(node, &position);
                    tasks.push(Task::Close);
                    tasks.push(Task::After(node, after));
                }
                Task::Unread(node, index) => {
                    if let Some(raw) = self.game.annotations(node).unread.get(index) {
                        self.lines.open();
                        if scan::is_balanced(raw) {
                            self.lines.raw(raw);
                        } else {
                            // It would close the bracket around it too early.
                            self.text(raw, &[]);
                        }
                        tasks.push(Task::Close);
                    }
                }
                Task::Close => {
                    self.lines.close();
                    self.number = true;
                }
            }
        }
    }

    /// Writes the main move after a node and leaves the rest as tasks.
    fn continuation(&mut self, node: NodeId, position: &Position, tasks: &mut Vec<Task>) {
        let unread =
            if self.options.comments { self.game.annotations(node).unread.len() } else { 0 };
        let Some((&main, variations)) = self.game.children(node).split_first() else {
            let notes = self.game.annotations(node);
            let no_start = self.game.tags().get("FEN").is_some();
            let fits = |raw: &&String| unread > 0 && (no_start || scan::can_end_line(raw));
            let first = notes.unread.first().filter(fits);
            if let Some(raw) = first {
                self.lines.raw(raw);
            }
            for index in usize::from(first.is_some())..unread {
                if node == Game::ROOT {
                    tasks.insert(0, Task::Unread(node, index));
                } else if let Some(raw) = notes.unread.get(index) {
                    // In brackets it would stand for the move before; as a remark it is safe.
                    self.text(raw, &[]);
                }
            }
            return;
        };
        let after = self.one_move(main, position);
        tasks.push(Task::After(main, after));
        tasks.extend((0..unread).rev().map(|i| Task::Unread(node, i)));
        if self.options.variations {
            let variations = variations.iter().rev();
            tasks.extend(variations.map(|node| Task::Variation(*node, position.clone())));
        }
    }

    /// Writes a move with its notes and returns the position after it.
    fn one_move(&mut self, node: NodeId, position: &Position) -> Position {
        let notes = self.game.annotations(node);
        if self.options.comments {
            for text in &notes.comments_before {
                self.text(text, &[]);
            }
        }
        let white = position.turn() == Color::White;
        if white || self.number {
            let dots = if white { "." } else { "..." };
            self.lines.word(&format!("{}{dots}", position.fullmove_number()));
        }
        self.number = false;
        let mv = self.game.mv(node);
        let after = position.after(mv);
        let mut text = san::format_plain(position, mv);
        if !mv.is_null() {
            text.push_str(san::check_suffix(&after));
        }
        self.lines.word(&text);
        self.comments_after(node);
        after
    }

    /// Signs, commands and texts behind a move.
    fn comments_after(&mut self, node: NodeId) {
        let notes: &Annotations = self.game.annotations(node);
        if self.options.nags {
            for nag in &notes.nags {
                self.lines.word(&nag.to_string());
            }
        }
        let mut commands = Vec::new();
        if self.options.commands {
            commands = comment::commands(notes);
            // Braces cannot stand within braces; such a command gets a line of its own.
            commands.retain(|command| {
                let plain = !command.contains(['{', '}']);
                if !plain {
                    self.text(command, &[]);
                }
                plain
            });
        }
        let texts: &[String] = if self.options.comments { &notes.comments } else { &[] };
        match texts.split_first() {
            Some((first, rest)) if !first.contains(['{', '}']) => {
                self.text(first, &commands);
                commands.clear();
                rest.iter().for_each(|text| self.text(text, &[]));
            }
            _ => {
                if !commands.is_empty() {
                    self.text("", &commands);
                }
                texts.iter().for_each(|text| self.text(text, &[]));
            }
        }
    }

    /// One comment: commands, then text.
    fn text(&mut self, text: &str, commands: &[String]) {
        self.number = true;
        if text.contains(['{', '}']) {
            let one_line = comment::clean(text);
            self.lines.word(&format!("; {one_line}"));
            self.lines.break_line();
            return;
        }
        let words = commands.iter().map(String::as_str).chain(words(text));
        let mut words = words.filter(|word| !word.is_empty()).peekable();
        let mut brace = "{";
        while let Some(word) = words.next() {
            let end = if words.peek().is_none() { "}" } else { "" };
            self.lines.word(&format!("{brace}{word}{end}"));
            brace = "";
        }
    }
}

/// Splits a text where a line may be broken and read back as it was: at single blanks, and not
/// where the next line would look like a tag or an escape to hasty readers.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let is_break = |&(i, _): &(usize, &str)| {
            let before = rest.get(..i).unwrap_or_default();
            let after = rest.get(i + 1..).unwrap_or_default();
            let odd = after.starts_with('%') || after.starts_with('[') && !after.starts_with("[%");
            !before.ends_with([' ', '\t']) && !after.starts_with([' ', '\t']) && !odd
        };
        match rest.match_indices(' ').find(is_break) {
            Some((i, _)) => {
                let word = rest.get(..i);
                rest = rest.get(i + 1..).unwrap_or_default();
                word
            }
            None => Some(std::mem::take(&mut rest)),
        }
    })
}

/// Text broken into lines between words.
struct Lines {
    out: String,
    column: usize,
    width: usize,
    /// Opening brackets that the next word carries.
    opened: String,
}

impl Lines {
    fn new(out: String, width: usize) -> Lines {
        Lines { out, column: 0, width, opened: String::new() }
    }

    fn word(&mut self, word: &str) {
        let opened = std::mem::take(&mut self.opened);
        let length = opened.len() + word.chars().count();
        if self.column > 0 && self.column + 1 + length > self.width {
            self.break_line();
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&opened);
        self.out.push_str(word);
        self.column += length;
    }

    fn open(&mut self) {
        self.opened.push('(');
    }

    fn close(&mut self) {
        if !self.opened.is_empty() {
            // Nothing came since the bracket opened.
            self.word("");
        }
        if self.column + 1 > self.width {
            self.break_line();
        }
        self.out.push(')');
        self.column += 1;
    }

    fn break_line(&mut self) {
        if self.column > 0 {
            self.out.push('\n');
            self.column = 0;
        }
    }

    /// A piece of a file as it stood there.
    fn raw(&mut self, raw: &str) {
        // What runs to the end of a line must not take anything else with it.
        if raw.contains(['\n', '\r', ';', '[', '<', '%']) {
            self.break_line();
            self.word(raw);
            self.break_line();
        } else {
            self.word(raw);
        }
    }
}
