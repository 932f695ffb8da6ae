//! The command line: what `luozi` does besides opening its window.
//!
//! The subcommands start no window and need no display. They print plain text, and their exit
//! status is 0 if all is well, 1 if a file or position has a problem, 2 for a command line that
//! makes no sense.

mod check;
mod diagram;
mod perft;

use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::persist::settings::{
    BoardTheme, CameraChoice, Coordinates, Material, PictureFormat, PieceSet, Quality,
};

pub use diagram::Order;

#[cfg(test)]
mod tests;

const HELP: &str = "\
Luozi (落子), a chess program.

Usage:
  luozi [FILE…]                  open the window, with the games of these files
  luozi check FILE… [--json]     read PGN, FEN and EPD files and report every problem
  luozi diagram FEN|FILE -o OUT  draw a board into OUT, a .png, .jpg or .svg file
        [--set flat|qq|solid] [--theme walnut|jade|ink|slate|blue|contrast]
        [--material boxwood|marble|celadon|lacquer] [--camera seated|play|analysis|top]
        [--quality automatic|low|medium|high]
        [--size N] [--format png|jpg|svg] [--coordinates off|inside|frame] [--flip]
        [--last e2e4] [--arrows e2e4,Rd1h5,Bf7] [--game N] [--ply N]
  luozi perft FEN DEPTH          count the legal move sequences from a position
  luozi --help | --version

FEN is a position in Forsyth-Edwards notation, or `startpos`. A file that is named like a
command is opened as `luozi ./check`.

diagram shows of a FILE (PGN, FEN or EPD) the end of the first game's main line, or with --game
and --ply any other place. --size is the width; a solid board may be lower than wide. --material,
--camera and --quality are for the solid set, which needs a graphics adapter and makes no svg.
--flip puts Black at the bottom. Arrows name two squares, circles one; G, R, B or Y before them is
their colour.

check prints for each game its players, result, the plies of the main line, all moves of the
tree, variations, comments, the final position and its problems; for each line of a FEN or EPD
file the position, its legal moves and whether it can be played. With --json it prints one
object a line.

Exit status: 0 if all is well, 1 if something has a problem, 2 for wrong use.
";

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Args {
    /// Open the window, with these files.
    Window(Vec<PathBuf>),
    /// Do something without a window.
    Command(Command),
}

/// Something that is done without a window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Print the help.
    Help,
    /// Print the version.
    Version,
    /// Read files and report problems.
    Check {
        /// The files.
        files: Vec<PathBuf>,
        /// One JSON object a line instead of text.
        json: bool,
    },
    /// Draw a board.
    Diagram(Box<Order>),
    /// Count move sequences.
    Perft {
        /// The position.
        fen: String,
        /// How many plies deep.
        depth: u32,
    },
}

/// A command line that makes no sense, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsageError(String);

impl fmt::Display for UsageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\nTry `luozi --help`.", self.0)
    }
}

impl std::error::Error for UsageError {}

fn usage<T>(message: impl Into<String>) -> Result<T, UsageError> {
    Err(UsageError(message.into()))
}

impl Args {
    /// Understands the arguments, without the program's own name.
    ///
    /// # Errors
    /// When they make no sense; the error says why.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>) -> Result<Args, UsageError> {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        let rest = arguments.get(1..).unwrap_or_default();
        let command = match arguments.first().and_then(|first| first.to_str()) {
            Some("check") => parse_check(rest)?,
            Some("diagram") => match diagram::parse(rest)? {
                Some(order) => Command::Diagram(Box::new(order)),
                None => Command::Help,
            },
            Some("perft") => parse_perft(rest)?,
            _ => return parse_window(&arguments),
        };
        Ok(Args::Command(command))
    }
}

fn parse_window(arguments: &[OsString]) -> Result<Args, UsageError> {
    let words = Words::split(arguments, &[])?;
    if words.has("--help") {
        return Ok(Args::Command(Command::Help));
    }
    if words.has("--version") {
        return Ok(Args::Command(Command::Version));
    }
    words.only(&["--help", "--version"])?;
    Ok(Args::Window(words.plain.iter().map(PathBuf::from).collect()))
}

fn parse_check(arguments: &[OsString]) -> Result<Command, UsageError> {
    let words = Words::split(arguments, &[])?;
    if words.has("--help") {
        return Ok(Command::Help);
    }
    words.only(&["--json"])?;
    if words.plain.is_empty() {
        return usage("check: which file?");
    }
    let files = words.plain.iter().map(PathBuf::from).collect();
    Ok(Command::Check { files, json: words.has("--json") })
}

fn parse_perft(arguments: &[OsString]) -> Result<Command, UsageError> {
    let mut words = Words::split(arguments, &[])?;
    if words.has("--help") {
        return Ok(Command::Help);
    }
    words.only(&[])?;
    let Some(depth) = words.plain.pop() else {
        return usage("perft: which position, and how deep?");
    };
    let Some(depth) = depth.to_str().and_then(|word| word.parse().ok()) else {
        return usage(format!("perft: {:?} is no depth", depth.to_string_lossy()));
    };
    let fen = words.text("perft")?;
    if fen.is_empty() {
        return usage("perft: which position, and how deep?");
    }
    Ok(Command::Perft { fen, depth })
}

fn names<T: Copy + Named>(all: &[T]) -> String {
    all.iter().map(|value| value.name()).collect::<Vec<_>>().join(", ")
}

/// Choices that the command line knows by the word that settings use.
trait Named {
    fn name(self) -> &'static str;
}

/// The choices of the settings have their words already.
macro_rules! named {
    ($($choice:ty),+ $(,)?) => {
        $(impl Named for $choice {
            fn name(self) -> &'static str {
                self.word()
            }
        })+
    };
}

named!(BoardTheme, CameraChoice, Coordinates, Material, PictureFormat, PieceSet, Quality);

/// Arguments split into options and the rest.
struct Words {
    options: Vec<(String, Option<OsString>)>,
    plain: Vec<OsString>,
}

impl Words {
    /// Splits; `valued` are the options that take a value, as `--set qq` or `--set=qq`.
    fn split(arguments: &[OsString], valued: &[&str]) -> Result<Words, UsageError> {
        let mut words = Words { options: Vec::new(), plain: Vec::new() };
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            let text = argument.to_str().unwrap_or_default();
            if text == "--" {
                words.plain.extend(arguments.by_ref().cloned());
                break;
            }
            // "-" alone is a field of a FEN.
            if !text.starts_with('-') || text == "-" {
                words.plain.push(argument.clone());
                continue;
            }
            let (name, value) = match text.split_once('=') {
                Some((name, value)) => (name, Some(OsString::from(value))),
                None => (text, None),
            };
            let name = match name {
                "-o" => "--out",
                "-h" => "--help",
                "-V" => "--version",
                name => name,
            };
            let takes_value = valued.contains(&name);
            let value = match value {
                Some(_) if !takes_value => {
                    return usage(format!("{name} takes no value"));
                }
                None if takes_value => match arguments.next() {
                    Some(value) => Some(value.clone()),
                    None => return usage(format!("{name} needs a value")),
                },
                value => value,
            };
            if words.has(name) {
                return usage(format!("{name} is there twice"));
            }
            words.options.push((name.to_owned(), value));
        }
        Ok(words)
    }

    fn has(&self, name: &str) -> bool {
        self.options.iter().any(|(known, _)| known == name)
    }

    fn value(&self, name: &str) -> Option<&OsString> {
        self.options.iter().find(|(known, _)| known == name)?.1.as_ref()
    }

    fn word(&self, name: &str) -> Result<Option<&str>, UsageError> {
        match self.value(name).map(|value| value.to_str().ok_or(value)) {
            None => Ok(None),
            Some(Ok(word)) => Ok(Some(word)),
            Some(Err(odd)) => usage(format!("{name}: {:?} cannot be read", odd.to_string_lossy())),
        }
    }

    /// Refuses every option that is not expected here.
    fn only(&self, expected: &[&str]) -> Result<(), UsageError> {
        match self.options.iter().find(|(name, _)| !expected.contains(&name.as_str())) {
            Some((name, _)) => usage(format!("the option {name} is unknown here")),
            None => Ok(()),
        }
    }

    /// The plain arguments as one text: a FEN may come quoted or as six words.
    fn text(&self, command: &str) -> Result<String, UsageError> {
        let words: Option<Vec<&str>> = self.plain.iter().map(|word| word.to_str()).collect();
        match words {
            Some(words) => Ok(words.join(" ").trim().to_owned()),
            None => usage(format!("{command}: the position cannot be read")),
        }
    }
}

/// Does what a command asks for, with output to the terminal.
pub fn run(command: &Command) -> ExitCode {
    let stdout = io::stdout();
    let mut out = BufWriter::new(stdout.lock());
    let done = execute(command, &mut out, &mut io::stderr());
    let done = done.and_then(|fine| out.flush().map(|()| fine));
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // `luozi check … | head` ends the reader early; that is no fault.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(io::stderr(), "luozi: {error}");
            ExitCode::from(1)
        }
    }
}

/// Does what a command asks for; true if nothing had a problem.
fn execute(command: &Command, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    match command {
        Command::Help => out.write_all(HELP.as_bytes()).map(|()| true),
        Command::Version => writeln!(out, "luozi {}", env!("CARGO_PKG_VERSION")).map(|()| true),
        Command::Check { files, json } => check::run(files, *json, out, err),
        Command::Diagram(order) => diagram::run(order, err),
        Command::Perft { fen, depth } => perft::run(fen, *depth, out, err),
    }
}

/// Reads a position given on the command line; says on `err` what is wrong or was dropped.
fn read_position(fen: &str, err: &mut dyn Write) -> io::Result<Option<chess_core::Position>> {
    if fen == "startpos" {
        return Ok(Some(chess_core::Position::startpos()));
    }
    match chess_core::fen::read(fen) {
        Ok((position, notices)) => {
            for notice in notices {
                writeln!(err, "luozi: {notice}")?;
            }
            Ok(Some(position))
        }
        Err(error) => {
            writeln!(err, "luozi: {error}")?;
            Ok(None)
        }
    }
}
