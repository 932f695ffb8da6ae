//! The lines that `check` prints, as text or as JSON.

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;

/// Something wrong, with its place in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// From 1.
    pub line: usize,
    /// In characters, from 1.
    pub column: usize,
    /// A short fixed name: `illegal-move`.
    pub kind: String,
    /// What is wrong, with the text in question.
    pub text: String,
}

/// What is said of a game. The names of the fields are the keys of the JSON form.
#[derive(Debug, Serialize)]
pub struct GameLine {
    /// Its number in the file, from 1.
    pub game: usize,
    /// The player of the white men, `?` if unknown.
    pub white: String,
    /// The player of the black men.
    pub black: String,
    /// Plies of the main line.
    pub plies: usize,
    /// Moves of the whole tree, passes included.
    pub nodes: usize,
    /// Lines beside a main continuation.
    pub variations: usize,
    /// Moves with a comment, and the game itself if it has one.
    pub comments: usize,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// The position after the main line.
    pub final_fen: String,
    /// What is wrong, in the order of the file.
    pub problems: Vec<Problem>,
}

/// Whether a position can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// A game can go on from it.
    Playable,
    /// An editor can show it, but nobody can play on.
    Editable,
    /// It cannot be read.
    Refused,
}

impl Verdict {
    fn word(self) -> &'static str {
        match self {
            Verdict::Playable => "playable",
            Verdict::Editable => "editable",
            Verdict::Refused => "refused",
        }
    }
}

/// What is said of a line of positions. The names of the fields are the keys of the JSON form.
#[derive(Debug, Serialize)]
pub struct PositionLine {
    /// Its number in the file, from 1.
    pub line: usize,
    /// The position as Luozi writes it; none if it cannot be read.
    pub fen: Option<String>,
    /// The number of legal moves; none if it cannot be played.
    pub legal_moves: Option<usize>,
    /// Whether it can be used.
    pub verdict: Verdict,
    /// What is wrong or was dropped.
    pub problems: Vec<Problem>,
}

/// The file comes first in every JSON object.
#[derive(Serialize)]
struct InFile<'a, T> {
    file: &'a str,
    #[serde(flatten)]
    line: &'a T,
}

/// What was read in all.
#[derive(Debug, Default)]
pub struct Totals {
    games: usize,
    positions: usize,
    /// Problems in games and positions.
    pub problems: usize,
    /// Files that could not be read.
    pub unreadable: usize,
}

impl Totals {
    /// Prints the sum.
    pub fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut parts = Vec::new();
        if self.games > 0 || self.positions == 0 {
            parts.push(counted(self.games, "game"));
        }
        if self.positions > 0 {
            parts.push(counted(self.positions, "position"));
        }
        parts.push(counted(self.problems, "problem"));
        if self.unreadable > 0 {
            parts.push(format!("{} not read", counted(self.unreadable, "file")));
        }
        writeln!(out, "{}", parts.join(", "))
    }
}

fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// The output of one file.
pub struct Report<'a> {
    file: String,
    json: bool,
    out: &'a mut dyn Write,
    totals: &'a mut Totals,
}

impl<'a> Report<'a> {
    /// Begins a file.
    pub fn new(
        path: &Path,
        json: bool,
        out: &'a mut dyn Write,
        totals: &'a mut Totals,
    ) -> Report<'a> {
        Report { file: path.display().to_string(), json, out, totals }
    }

    /// Prints a game.
    pub fn game(&mut self, game: &GameLine) -> io::Result<()> {
        self.totals.games += 1;
        self.totals.problems += game.problems.len();
        if self.json {
            return self.object(game);
        }
        writeln!(
            self.out,
            "{}: game {}: {} - {}, {}",
            self.file, game.game, game.white, game.black, game.result
        )?;
        writeln!(
            self.out,
            "  {}, {} in the tree, {}, {}",
            match game.plies {
                1 => "1 ply".to_owned(),
                n => format!("{n} plies"),
            },
            counted(game.nodes, "move"),
            counted(game.variations, "variation"),
            counted(game.comments, "comment")
        )?;
        writeln!(self.out, "  {}", game.final_fen)?;
        self.problems(&game.problems)
    }

    /// Prints a line of positions.
    pub fn position(&mut self, position: &PositionLine) -> io::Result<()> {
        self.totals.positions += 1;
        self.totals.problems += position.problems.len();
        if self.json {
            return self.object(position);
        }
        write!(self.out, "{}: line {}: {}", self.file, position.line, position.verdict.word())?;
        if let Some(count) = position.legal_moves {
            write!(self.out, ", {}", counted(count, "legal move"))?;
        }
        writeln!(self.out)?;
        if let Some(fen) = &position.fen {
            writeln!(self.out, "  {fen}")?;
        }
        self.problems(&position.problems)
    }

    fn problems(&mut self, problems: &[Problem]) -> io::Result<()> {
        for problem in problems {
            let Problem { line, column, text, .. } = problem;
            writeln!(self.out, "  line {line}, column {column}: {text}")?;
        }
        Ok(())
    }

    fn object<T: Serialize>(&mut self, line: &T) -> io::Result<()> {
        serde_json::to_writer(&mut *self.out, &InFile { file: &self.file, line })?;
        writeln!(self.out)
    }
}
