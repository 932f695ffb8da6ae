//! `cargo xtask match A B …`: two UCI engines against each other, and what the result is worth.
//!
//! Games come in pairs: the same opening with both colours. An engine that crashes or hangs
//! voids its game, which is played again; one that plays an illegal move or oversteps loses it.

mod engine;
mod game;
mod openings;
mod statistics;

use crate::shell;
use anyhow::{Context, Result, bail};
use engine::{Engine, Player};
use game::{GameOver, Rules};
use statistics::{Sprt, Tally};
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, mpsc};
use std::thread;
use std::time::Duration;

const USAGE: &str = "match A B [--tc SECONDS+INCREMENT] [--nodes N] [--nodes-a N] [--nodes-b N]
    [--games N] [--concurrency N] [--sprt LOW,HIGH] [--seed N] [--margin MS] [--pgn FILE]
    [--a NAME=VALUE]… [--b NAME=VALUE]… [--chess960]
  A and B are program files, with arguments if need be: \"gnuchess --uci\".";

/// How often a voided game is tried again before the match is given up.
const MAX_RETRIES: usize = 20;

struct Options {
    players: [Player; 2],
    rules: Rules,
    pairs: usize,
    concurrency: usize,
    sprt: Option<Sprt>,
    seed: u64,
    chess960: bool,
    pgn: Option<PathBuf>,
}

/// Plays the match and prints its standing.
pub fn run(arguments: &[String]) -> Result<()> {
    if shell::in_release("match", arguments)? {
        return Ok(());
    }
    let options = read_options(arguments).with_context(|| format!("usage: {USAGE}"))?;
    play(&options)
}

fn read_options(arguments: &[String]) -> Result<Options> {
    let mut programs = Vec::new();
    let mut settings = [Vec::new(), Vec::new()];
    let mut nodes = [None, None];
    let mut rules = Rules::default();
    let mut options = Options {
        players: [Player::default(), Player::default()],
        rules: rules.clone(),
        pairs: 50,
        concurrency: 1,
        sprt: None,
        seed: 1,
        chess960: false,
        pgn: None,
    };
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if !word.starts_with("--") {
            programs.push(word.clone());
            continue;
        }
        if word == "--chess960" {
            options.chess960 = true;
            continue;
        }
        let value = words.next().with_context(|| format!("{word} needs a value"))?;
        match word.as_str() {
            "--tc" => rules.clock = Some(read_clock(value)?),
            "--nodes" => nodes = [Some(value.parse()?); 2],
            "--nodes-a" => nodes[0] = Some(value.parse()?),
            "--nodes-b" => nodes[1] = Some(value.parse()?),
            "--games" => options.pairs = value.parse::<usize>()?.div_ceil(2),
            "--concurrency" => options.concurrency = value.parse::<usize>()?.max(1),
            "--sprt" => options.sprt = Some(Sprt::read(value)?),
            "--seed" => options.seed = value.parse()?,
            "--margin" => rules.margin = Duration::from_millis(value.parse()?),
            "--pgn" => options.pgn = Some(value.into()),
            "--a" => settings[0].push(value.clone()),
            "--b" => settings[1].push(value.clone()),
            _ => bail!("there is no option {word}"),
        }
    }
    let [a, b] = <[String; 2]>::try_from(programs).ok().context("name two programs")?;
    if rules.clock.is_none() && nodes.iter().any(Option::is_none) {
        rules.clock = Some(read_clock("8+0.08")?);
    }
    options.rules = rules;
    let [settings_a, settings_b] = settings;
    options.players =
        [Player::new(&a, settings_a, nodes[0])?, Player::new(&b, settings_b, nodes[1])?];
    if options.players[0].name == options.players[1].name {
        for (player, mark) in options.players.iter_mut().zip(["A", "B"]) {
            player.name = format!("{} {mark}", player.name);
        }
    }
    Ok(options)
}

/// `8+0.08`: seconds for the game and for each move.
fn read_clock(text: &str) -> Result<(Duration, Duration)> {
    let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |text: &str| {
        let seconds: f64 = text.parse()?;
        Duration::try_from_secs_f64(seconds).context("not a time")
    };
    let clock = seconds(base).and_then(|base| Ok((base, seconds(increment)?)));
    clock.with_context(|| format!("{text:?} is not a time control such as 8+0.08"))
}

/// Both games of a pair, from A's point of view.
struct Pair {
    halves: u32,
    games: Vec<GameOver>,
    voided: usize,
}

fn play(options: &Options) -> Result<()> {
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let (sender, results) = mpsc::channel();
    let pgn = match &options.pgn {
        Some(path) => Some(std::fs::File::create(path)?),
        None => None,
    };
    let pgn = Mutex::new(pgn);
    let mut tally = Tally::default();
    let outcome = thread::scope(|scope| {
        for _ in 0..options.concurrency {
            let sender = sender.clone();
            let (next, enough) = (&next, &enough);
            scope.spawn(move || {
                let mut seats = [None, None];
                loop {
                    let index = next.fetch_add(1, Relaxed);
                    if index >= options.pairs || enough.load(Relaxed) {
                        break;
                    }
                    let pair = play_pair(options, index, &mut seats);
                    if sender.send(pair).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut played = 0;
        for pair in &results {
            let pair = match pair {
                Ok(pair) => pair,
                Err(error) => {
                    enough.store(true, Relaxed);
                    return Err(error);
                }
            };
            played += 1;
            tally.add(pair.halves, &pair.games, pair.voided);
            if let Some(file) = pgn.lock().ok().as_mut().and_then(|file| file.as_mut()) {
                for game in &pair.games {
                    file.write_all(game.pgn.as_bytes())?;
                }
            }
            let verdict = options.sprt.as_ref().and_then(|sprt| sprt.verdict(&tally));
            if played % 10 == 0 || verdict.is_some() {
                println!("{}", tally.describe(options.sprt.as_ref()));
            }
            if verdict.is_some() {
                enough.store(true, Relaxed);
            }
        }
        Ok(())
    });
    outcome?;
    let [a, b] = &options.players;
    println!("{} against {}:\n{}", a.name, b.name, tally.describe(options.sprt.as_ref()));
    for (reason, count) in tally.reasons() {
        println!("  {count:>5}  {reason}");
    }
    if let Some(verdict) = options.sprt.as_ref().and_then(|sprt| sprt.verdict(&tally)) {
        println!("SPRT: {verdict}");
    }
    Ok(())
}

fn play_pair(options: &Options, index: usize, seats: &mut [Option<Engine>; 2]) -> Result<Pair> {
    let start = openings::opening(options.seed, index as u64, options.chess960);
    let mut pair = Pair { halves: 0, games: Vec::new(), voided: 0 };
    for a_is_white in [true, false] {
        loop {
            for (seat, player) in seats.iter_mut().zip(&options.players) {
                if seat.is_none() {
                    *seat = Some(Engine::start(player, options.chess960)?);
                }
            }
            let [Some(a), Some(b)] = seats else { bail!("no engines") };
            let [white, black] = if a_is_white { [a, b] } else { [b, a] };
            match game::play(&start, [white, black], &options.rules) {
                Ok(over) => {
                    pair.halves +=
                        if a_is_white { over.white_halves } else { 2 - over.white_halves };
                    pair.games.push(over);
                    break;
                }
                Err(fault) => {
                    eprintln!("game voided: {fault:#}");
                    *seats = [None, None];
                    pair.voided += 1;
                    if pair.voided > MAX_RETRIES {
                        return Err(fault.context("too many games voided"));
                    }
                }
            }
        }
    }
    Ok(pair)
}
