//! Lines of a user interface, read into commands.

use std::fmt;
use std::time::Duration;

/// What a user interface says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// `uci`: who are you?
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `setoption`
    SetOption {
        /// The option's name as written.
        name: String,
        /// The value as written; none for a button.
        value: Option<String>,
    },
    /// `position`
    Position {
        /// The FEN; none for the start position.
        fen: Option<String>,
        /// The moves since, not yet understood.
        moves: Vec<String>,
    },
    /// `go`
    Go(Go),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `quit`
    Quit,
    /// `d`: show the board.
    Display,
    /// `eval`: show the static evaluation.
    Eval,
    /// `bench`, with its depth.
    Bench(Option<u32>),
    /// A line that needs no answer: empty, `debug`, `register`.
    Nothing,
}

/// The parameters of `go` as written. Negative clock times count as zero.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// `searchmoves`, not yet understood.
    pub searchmoves: Vec<String>,
    /// `ponder`
    pub ponder: bool,
    /// `infinite`
    pub infinite: bool,
    /// `wtime`
    pub white_time: Option<Duration>,
    /// `btime`
    pub black_time: Option<Duration>,
    /// `winc`
    pub white_increment: Duration,
    /// `binc`
    pub black_increment: Duration,
    /// `movestogo`
    pub moves_to_go: Option<u32>,
    /// `depth`
    pub depth: Option<u32>,
    /// `nodes`
    pub nodes: Option<u64>,
    /// `mate`
    pub mate: Option<u32>,
    /// `movetime`
    pub movetime: Option<Duration>,
    /// `perft`: count leaves instead of searching.
    pub perft: Option<u32>,
}

/// Why a line is not a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandError {
    /// The first word is no command.
    Unknown(String),
    /// Something that must follow is not there.
    Missing {
        /// The command.
        command: &'static str,
        /// What it needs.
        what: &'static str,
    },
    /// A word that should be a number is not.
    NotANumber {
        /// The parameter.
        parameter: String,
        /// What stands there.
        found: String,
    },
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(word) => write!(f, "unknown command {word:?}"),
            CommandError::Missing { command, what } => write!(f, "{command} without {what}"),
            CommandError::NotANumber { parameter, found } => {
                write!(f, "{parameter} wants a number, not {found:?}")
            }
        }
    }
}

impl std::error::Error for CommandError {}

/// Reads one line. Blanks of any kind and number separate words.
///
/// # Errors
/// When the line is not a command; it should be ignored then.
pub fn parse(line: &str) -> Result<Command, CommandError> {
    let words: Vec<&str> = line.split_whitespace().collect();
    match words.as_slice() {
        [] | ["debug" | "register", ..] => Ok(Command::Nothing),
        ["uci"] => Ok(Command::Uci),
        ["isready"] => Ok(Command::IsReady),
        ["ucinewgame"] => Ok(Command::NewGame),
        ["stop"] => Ok(Command::Stop),
        ["ponderhit"] => Ok(Command::PonderHit),
        ["quit" | "exit"] => Ok(Command::Quit),
        ["d"] => Ok(Command::Display),
        ["eval"] => Ok(Command::Eval),
        ["bench"] => Ok(Command::Bench(None)),
        ["bench", depth] => Ok(Command::Bench(Some(number("bench", depth)?))),
        ["setoption", "name", rest @ ..] => set_option(rest),
        ["setoption", ..] => Err(CommandError::Missing { command: "setoption", what: "a name" }),
        ["position", rest @ ..] => position(rest),
        ["go", rest @ ..] => go(rest).map(Command::Go),
        [word, ..] => Err(CommandError::Unknown(word.chars().take(40).collect())),
    }
}

fn set_option(words: &[&str]) -> Result<Command, CommandError> {
    let split = words.iter().position(|word| *word == "value").unwrap_or(words.len());
    let (name, rest) = words.split_at(split);
    if name.is_empty() {
        return Err(CommandError::Missing { command: "setoption", what: "a name" });
    }
    let value = rest.split_first().map(|(_, value)| value.join(" "));
    Ok(Command::SetOption { name: name.join(" "), value })
}

fn position(words: &[&str]) -> Result<Command, CommandError> {
    let split = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let (place, moves) = words.split_at(split);
    let moves = moves.iter().skip(1).map(|&mv| mv.to_owned()).collect();
    match place {
        ["startpos"] => Ok(Command::Position { fen: None, moves }),
        ["fen", fields @ ..] if !fields.is_empty() => {
            Ok(Command::Position { fen: Some(fields.join(" ")), moves })
        }
        _ => Err(CommandError::Missing { command: "position", what: "startpos or a FEN" }),
    }
}

const GO_WORDS: [&str; 13] = [
    "searchmoves",
    "ponder",
    "infinite",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "perft",
];

fn go(mut words: &[&str]) -> Result<Go, CommandError> {
    let mut go = Go::default();
    loop {
        words = match words {
            [] => return Ok(go),
            ["infinite", rest @ ..] => {
                go.infinite = true;
                rest
            }
            ["ponder", rest @ ..] => {
                go.ponder = true;
                rest
            }
            ["searchmoves", rest @ ..] => {
                let end = rest.iter().position(|word| GO_WORDS.contains(word));
                let (moves, rest) = rest.split_at(end.unwrap_or(rest.len()));
                go.searchmoves.extend(moves.iter().map(|&mv| mv.to_owned()));
                rest
            }
            [name, value, rest @ ..] if GO_WORDS.contains(name) => {
                match *name {
                    "wtime" => go.white_time = Some(millis(name, value)?),
                    "btime" => go.black_time = Some(millis(name, value)?),
                    "winc" => go.white_increment = millis(name, value)?,
                    "binc" => go.black_increment = millis(name, value)?,
                    "movetime" => go.movetime = Some(millis(name, value)?),
                    "movestogo" => go.moves_to_go = Some(number(name, value)?),
                    "depth" => go.depth = Some(number(name, value)?),
                    "nodes" => go.nodes = Some(number(name, value)?),
                    "mate" => go.mate = Some(number(name, value)?),
                    _ => go.perft = Some(number(name, value)?),
                }
                rest
            }
            [name] if GO_WORDS.contains(name) => {
                return Err(CommandError::Missing { command: "go", what: "a value at its end" });
            }
            // A parameter of another time or engine.
            [_, rest @ ..] => rest,
        }
    }
}

fn number<T: std::str::FromStr>(parameter: &str, text: &str) -> Result<T, CommandError> {
    text.parse().map_err(|_| CommandError::NotANumber {
        parameter: parameter.to_owned(),
        found: text.chars().take(40).collect(),
    })
}

/// Some user interfaces send a negative time when the flag has fallen.
fn millis(parameter: &str, text: &str) -> Result<Duration, CommandError> {
    let millis: i64 = number(parameter, text)?;
    Ok(Duration::from_millis(millis.max(0).unsigned_abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn go_understands_all_its_parameters() {
        let line = "go wtime 1000 btime -20 winc 10 binc 20 movestogo 5 searchmoves e2e4 d2d4 \
                    depth 9 nodes 77 mate 3 movetime 400 ponder infinite";
        let expected = Go {
            searchmoves: vec!["e2e4".into(), "d2d4".into()],
            ponder: true,
            infinite: true,
            white_time: Some(Duration::from_secs(1)),
            black_time: Some(Duration::ZERO),
            white_increment: Duration::from_millis(10),
            black_increment: Duration::from_millis(20),
            moves_to_go: Some(5),
            depth: Some(9),
            nodes: Some(77),
            mate: Some(3),
            movetime: Some(Duration::from_millis(400)),
            perft: None,
        };
        assert_eq!(parse(line), Ok(Command::Go(expected)));
        assert_eq!(parse("go"), Ok(Command::Go(Go::default())));
    }

    #[test]
    fn names_and_values_keep_their_blanks() {
        let option = |name: &str, value: Option<&str>| {
            Ok(Command::SetOption { name: name.into(), value: value.map(Into::into) })
        };
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", None));
        assert_eq!(
            parse("  setoption\tname Move Overhead  value 30\r\n"),
            option("Move Overhead", Some("30"))
        );
        assert_eq!(parse("setoption name X value a b"), option("X", Some("a b")));
    }

    #[test]
    fn positions_come_with_or_without_moves() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(
            parse(&format!("position fen {fen} moves e2e4  e8e7")),
            Ok(Command::Position {
                fen: Some(fen.into()),
                moves: vec!["e2e4".into(), "e8e7".into()]
            })
        );
        assert_eq!(parse("position startpos"), Ok(Command::Position { fen: None, moves: vec![] }));
    }

    #[test]
    fn nonsense_is_named() {
        for (line, text) in [
            ("xyzzy now", "unknown command \"xyzzy\""),
            ("go depth deep", "depth wants a number, not \"deep\""),
            ("go depth -3", "depth wants a number, not \"-3\""),
            ("go nodes", "go without a value at its end"),
            ("position", "position without startpos or a FEN"),
            ("position fen", "position without startpos or a FEN"),
            ("setoption Hash value 3", "setoption without a name"),
            ("setoption name value 3", "setoption without a name"),
        ] {
            assert_eq!(parse(line).map_err(|error| error.to_string()), Err(text.to_owned()));
        }
    }
}
