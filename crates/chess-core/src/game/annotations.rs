//! What people and programs note at a move: words, signs, times, evaluations, arrows.

use crate::Square;
use crate::pgn::Nag;
use crate::pgn::comment;
use std::time::Duration;

/// Everything noted at one node of a game tree.
///
/// Texts are kept in the order of the file, without line breaks and outer blanks. Commands
/// such as `[%clk 0:10:00]` are taken out of the texts: the known ones are typed fields, the
/// others stay as [`Command`]s. [`Annotations::normalized`] brings any value into that form.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotations {
    /// Signs in order, none twice.
    pub nags: Vec<Nag>,
    /// Texts after the move; at the root, before the first move of the game.
    pub comments: Vec<String>,
    /// Texts before the move. Files can hold these only at the first move of a variation;
    /// elsewhere the writer puts them behind the move before.
    pub comments_before: Vec<String>,
    /// Time left on the mover's clock after the move (`%clk`).
    pub clock: Option<Duration>,
    /// Time the move took (`%emt`).
    pub elapsed: Option<Duration>,
    /// Evaluation after the move (`%eval`).
    pub eval: Option<Eval>,
    /// Coloured squares, then arrows (`%csl`, `%cal`), none twice.
    pub shapes: Vec<Shape>,
    /// Commands of other programs, and known ones whose value makes no sense.
    pub commands: Vec<Command>,
    /// Pieces of a file that could not be read as moves from here, as they stood there: the rest
    /// of a line after an illegal move, or a whole variation. Written back unchanged.
    pub unread: Vec<String>,
}

impl Annotations {
    /// Whether nothing is noted.
    pub fn is_empty(&self) -> bool {
        *self == Annotations::default()
    }

    /// Whether there is a comment in a file's sense: text or a command, but not a bare sign.
    pub fn has_comment(&self) -> bool {
        !self.comments.is_empty()
            || !self.comments_before.is_empty()
            || self.clock.is_some()
            || self.elapsed.is_some()
            || self.eval.is_some()
            || !self.shapes.is_empty()
            || !self.commands.is_empty()
    }

    /// All texts after the move joined by one space.
    pub fn text(&self) -> String {
        self.comments.join(" ")
    }

    /// The same notes in the form files can hold: commands written inside texts become typed,
    /// line breaks become blanks, nothing empty or doubled remains.
    pub fn normalized(mut self) -> Annotations {
        for text in std::mem::take(&mut self.comments_before) {
            comment::read(&text, comment::Side::Before, &mut self);
        }
        for text in std::mem::take(&mut self.comments) {
            comment::read(&text, comment::Side::After, &mut self);
        }
        let mut seen = Vec::new();
        self.nags.retain(|nag| {
            !seen.contains(nag) && {
                seen.push(*nag);
                true
            }
        });
        let mut seen = Vec::new();
        self.shapes.retain(|shape| {
            !seen.contains(shape) && {
                seen.push(*shape);
                true
            }
        });
        for command in std::mem::take(&mut self.commands) {
            if let Some(Command { name, value }) = command.cleaned() {
                comment::command(&name, &value, &mut self);
            }
        }
        self.shapes.sort_by_key(|shape| shape.to.is_some());
        self.unread.retain(|raw| !raw.trim().is_empty());
        self
    }

    /// Adds a sign if absent, else takes it away. Adding one that judges the move (`!`, `?`, …)
    /// replaces another such; likewise for the position (`=`, `±`, …).
    pub fn toggle_nag(&mut self, nag: Nag) {
        if self.nags.contains(&nag) {
            self.nags.retain(|n| *n != nag);
            return;
        }
        self.nags.retain(|n| {
            !(n.judges_move() && nag.judges_move() || n.judges_position() && nag.judges_position())
        });
        let at = if nag.judges_move() { 0 } else { self.nags.len() };
        self.nags.insert(at, nag);
    }

    /// Adds a shape; the same one again takes it away, and another colour recolours it.
    pub fn toggle_shape(&mut self, shape: Shape) {
        let same = self.shapes.contains(&shape);
        self.shapes.retain(|s| (s.from, s.to) != (shape.from, shape.to));
        if !same {
            self.shapes.push(shape);
        }
    }
}

/// A command of the form `[%name value]` that this program does not interpret.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Command {
    /// The name without the percent sign.
    pub name: String,
    /// The rest up to the bracket, with line breaks as blanks.
    pub value: String,
}

impl Command {
    /// The command in the form in which files hold it, or `None` if no file can.
    fn cleaned(self) -> Option<Command> {
        let value = comment::clean(&self.value);
        (comment::is_command_name(&self.name) && !value.contains(']'))
            .then_some(Command { name: self.name, value })
    }
}

/// An evaluation of a position from White's point of view, as `%eval` holds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eval {
    /// How good it is.
    pub score: EvalScore,
    /// Search depth in plies, where given.
    pub depth: Option<u32>,
}

/// A score from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EvalScore {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in this many moves; negative if Black mates.
    Mate(i32),
}

/// A coloured square (`%csl`) or arrow (`%cal`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    /// Its colour.
    pub color: ShapeColor,
    /// The square, or where the arrow starts.
    pub from: Square,
    /// Where the arrow ends; `None` for a square.
    pub to: Option<Square>,
}

/// The colours that files know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShapeColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl ShapeColor {
    /// The letter in files.
    pub const fn letter(self) -> char {
        match self {
            ShapeColor::Green => 'G',
            ShapeColor::Red => 'R',
            ShapeColor::Yellow => 'Y',
            ShapeColor::Blue => 'B',
        }
    }

    /// The inverse of [`ShapeColor::letter`], either case.
    pub const fn from_letter(letter: char) -> Option<ShapeColor> {
        match letter {
            'G' | 'g' => Some(ShapeColor::Green),
            'R' | 'r' => Some(ShapeColor::Red),
            'Y' | 'y' => Some(ShapeColor::Yellow),
            'B' | 'b' => Some(ShapeColor::Blue),
            _ => None,
        }
    }
}
