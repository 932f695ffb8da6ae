//! One UCI engine as a child process, with a time-out on every answer.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// An engine has this long to answer what needs no thought.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who plays: a program and its settings.
#[derive(Clone, Debug, Default)]
pub struct Player {
    pub name: String,
    program: String,
    arguments: Vec<String>,
    settings: Vec<(String, String)>,
    /// A fixed number of nodes a move, in place of the clock.
    pub nodes: Option<u64>,
}

impl Player {
    pub fn new(command: &str, settings: Vec<String>, nodes: Option<u64>) -> Result<Player> {
        let mut words = command.split_whitespace().map(str::to_owned);
        let program = words.next().context("an empty program name")?;
        let name = std::path::Path::new(&program)
            .file_stem()
            .map_or_else(|| program.clone(), |stem| stem.to_string_lossy().into_owned());
        let settings = settings
            .into_iter()
            .map(|setting| {
                let pair = setting.split_once('=').map(|(n, v)| (n.to_owned(), v.to_owned()));
                pair.with_context(|| format!("{setting:?} is not NAME=VALUE"))
            })
            .collect::<Result<_>>()?;
        Ok(Player { name, program, arguments: words.collect(), settings, nodes })
    }
}

/// A running engine; dropping it ends the process.
pub struct Engine {
    pub player: Player,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine said in answer to `go`.
pub struct Answer {
    pub best: String,
    /// The last exact score in centipawns, mates beyond ±29,000.
    pub score: Option<i32>,
    pub took: Duration,
}

impl Engine {
    pub fn start(player: &Player, chess960: bool) -> Result<Engine> {
        let mut child = Command::new(&player.program)
            .args(&player.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("could not start {}", player.program))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("no pipes to {}", player.program);
        };
        let (sender, lines) = mpsc::channel();
        let listener = thread::Builder::new().name(format!("listen to {}", player.name));
        listener.spawn(move || {
            let mut reader = BufReader::new(output);
            let mut bytes = Vec::new();
            while reader.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if sender.send(line).is_err() {
                    break;
                }
                bytes.clear();
            }
        })?;
        let mut engine = Engine { player: player.clone(), child, input, lines };
        engine.say("uci")?;
        engine.wait_for("uciok", PATIENCE)?;
        for (name, value) in &player.settings {
            engine.say(&format!("setoption name {name} value {value}"))?;
        }
        if chess960 {
            engine.say("setoption name UCI_Chess960 value true")?;
        }
        engine.new_game()?;
        Ok(engine)
    }

    pub fn new_game(&mut self) -> Result<()> {
        self.say("ucinewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(drop)
    }

    pub fn say(&mut self, line: &str) -> Result<()> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .with_context(|| format!("{} has gone", self.player.name))
    }

    fn wait_for(&mut self, word: &str, limit: Duration) -> Result<String> {
        let deadline = Instant::now() + limit;
        loop {
            let line = self.line(deadline, word)?;
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    fn line(&mut self, deadline: Instant, word: &str) -> Result<String> {
        let left = deadline.saturating_duration_since(Instant::now());
        self.lines.recv_timeout(left).map_err(|error| {
            let what = match error {
                RecvTimeoutError::Timeout => "is silent",
                RecvTimeoutError::Disconnected => "has ended",
            };
            anyhow::anyhow!("{} {what}, waiting for {word}", self.player.name)
        })
    }

    /// Lets it think; `limit` is when it counts as hanging.
    pub fn go(&mut self, command: &str, limit: Duration) -> Result<Answer> {
        let began = Instant::now();
        self.say(command)?;
        let deadline = began + limit;
        let mut score = None;
        loop {
            let line = self.line(deadline, "bestmove")?;
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["info", rest @ ..] => score = read_score(rest).or(score),
                ["bestmove", best, ..] => {
                    return Ok(Answer { best: (*best).to_owned(), score, took: began.elapsed() });
                }
                ["bestmove"] => bail!("{} answers without a move", self.player.name),
                _ => {}
            }
        }
    }
}

/// The score of an info line, unless it is a bound or of a lesser line.
fn read_score(words: &[&str]) -> Option<i32> {
    if words.first() == Some(&"string")
        || words.windows(2).any(|w| w[0] == "multipv" && w[1] != "1")
    {
        return None;
    }
    let at = words.iter().position(|word| *word == "score")?;
    let rest = words.get(at + 1..)?;
    if matches!(rest.get(2), Some(&("lowerbound" | "upperbound"))) {
        return None;
    }
    let number: i32 = rest.get(1)?.parse().ok()?;
    match *rest.first()? {
        "cp" => Some(number),
        "mate" if number > 0 => Some(30_000 - number),
        "mate" => Some(-30_000 - number),
        _ => None,
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.say("quit");
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_exact_scores_of_the_best_line_count() {
        let score = |line: &str| read_score(&line.split_whitespace().collect::<Vec<_>>());
        assert_eq!(score("depth 3 score cp -31 pv e2e4"), Some(-31));
        assert_eq!(score("depth 3 score mate 2 pv e2e4"), Some(29_998));
        assert_eq!(score("depth 3 score cp 40 lowerbound pv e2e4"), None);
        assert_eq!(score("multipv 2 score cp 40"), None);
        assert_eq!(score("string score cp 40"), None);
    }
}
