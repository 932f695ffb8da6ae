//! Reading and validating PGN beside pgn-reader with shakmaty: the same file, every move of every
//! variation made legal and played, in this one binary. Then memory, for a file and for ten times it.
//!
//! `cargo run --release -p peers --bin pgn FILE [--rounds N]`, and on Linux
//! `cargo run --release -p peers --bin pgn memory FILE`, which prints the peak of one reading in KiB.

use peers::timing::{Times, option};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};
use std::fs::File;
use std::io::{self, Read, Write as _};
use std::ops::ControlFlow;
use std::process::Command;

type Fallible<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Fallible<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["memory", file] => {
            let counts = ours(File::open(file)?)?;
            println!("{} {}", peak_memory()?, counts.nodes);
        }
        [file, ..] => {
            speed(file)?;
            memory(file)?;
        }
        [] => return Err("name a PGN file; `cargo xtask corpus` writes one".into()),
    }
    Ok(())
}

/// What both readers find in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Counts {
    games: u64,
    /// Moves of the main lines.
    plies: u64,
    /// Moves of all lines.
    nodes: u64,
    /// Games that hold a move that is not legal.
    faults: u64,
}

impl Counts {
    /// One number for comparing.
    fn sum(self) -> u64 {
        let Counts { games, plies, nodes, faults } = self;
        [games, plies, nodes, faults]
            .into_iter()
            .fold(0, |sum: u64, n| sum.wrapping_mul(1_000_003) + n)
    }
}

fn speed(path: &str) -> Fallible<()> {
    let bytes = std::fs::read(path)?;
    let rounds = option("--rounds", 11);
    let counts = ours(&bytes[..])?;
    let other = theirs(&bytes[..])?;
    if counts != other {
        return Err(format!("the readers disagree: {counts:?}, {other:?}").into());
    }
    let size = bytes.len() as f64 / 1e6;
    println!(
        "{size:.1} MB, {} games, {} plies, {} moves with variations; {rounds} rounds in turn, times are the shortest\n",
        counts.games, counts.plies, counts.nodes
    );
    let times = Times::measure(
        rounds,
        &mut [&mut || ours(&bytes[..]).unwrap_or_default().sum(), &mut || {
            theirs(&bytes[..]).unwrap_or_default().sum()
        }],
    )?;
    println!("| | time | speed | ratio |\n|---|---|---|---|");
    let row = |who: usize, name: &str, ratio: String| {
        let seconds = times.min(who).as_secs_f64();
        println!("| {name} | {:.1} ms | {:.0} MB/s | {ratio} |", seconds * 1e3, size / seconds);
    };
    let ratio = times.ratio(0, 1);
    row(0, "ours", format!("{:.2} (median {:.2})", ratio.min, ratio.median));
    row(1, "pgn-reader with shakmaty", "1".to_owned());
    Ok(())
}

/// Reads the file in a process of its own, then a file of ten times its length.
fn memory(path: &str) -> Fallible<()> {
    if !cfg!(target_os = "linux") {
        println!("\nmemory is measured on Linux only");
        return Ok(());
    }
    let bytes = std::fs::read(path)?;
    let long = format!("{path}.10x");
    let mut file = io::BufWriter::new(File::create(&long)?);
    for _ in 0..10 {
        file.write_all(&bytes)?;
        file.write_all(b"\n")?;
    }
    file.into_inner()?.sync_all()?;
    println!("\n| file | peak memory of the process |\n|---|---|");
    for (file, name) in [(path, "once"), (long.as_str(), "ten times")] {
        let output = Command::new(std::env::current_exe()?).args(["memory", file]).output()?;
        let text = String::from_utf8(output.stdout)?;
        let peak: u64 = text.split_whitespace().next().unwrap_or_default().parse()?;
        let size = std::fs::metadata(file)?.len() as f64 / 1e6;
        println!("| {name}, {size:.1} MB | {:.1} MiB |", peak as f64 / 1024.0);
    }
    std::fs::remove_file(long)?;
    Ok(())
}

/// The most memory that this process has held, in KiB.
fn peak_memory() -> Fallible<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    Ok(line.trim().trim_end_matches("kB").trim().parse()?)
}

fn ours(source: impl Read) -> io::Result<Counts> {
    let mut reader = chess_core::pgn::Reader::new(source);
    let mut validator = chess_core::pgn::Validator::whole_trees();
    let mut counts = Counts::default();
    while let Some(game) = reader.read_game(&mut validator)? {
        counts.games += 1;
        counts.plies += game.plies as u64;
        counts.nodes += game.nodes as u64;
        counts.faults += u64::from(game.error.is_some() || game.bad_start);
    }
    Ok(counts)
}

fn theirs(source: impl Read) -> io::Result<Counts> {
    let mut reader = pgn_reader::Reader::new(source);
    let mut counts = Counts::default();
    while let Some(game) = reader.read_game(&mut Theirs)? {
        counts.games += 1;
        counts.plies += game.plies;
        counts.nodes += game.nodes;
        counts.faults += game.faults;
    }
    Ok(counts)
}

struct Theirs;

/// A game while it is read: the position, the one before the last move, where a variation begins, and
/// both of every line outside.
struct Line {
    counts: Counts,
    position: Chess,
    before: Chess,
    outer: Vec<(Chess, Chess)>,
}

impl pgn_reader::Visitor for Theirs {
    type Tags = Option<Chess>;
    type Movetext = Line;
    type Output = Counts;

    fn begin_tags(&mut self) -> ControlFlow<Counts, Option<Chess>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        start: &mut Option<Chess>,
        name: &[u8],
        value: pgn_reader::RawTag<'_>,
    ) -> ControlFlow<Counts> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            match fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(position) => *start = Some(position),
                None => return ControlFlow::Break(Counts { faults: 1, ..Counts::default() }),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Option<Chess>) -> ControlFlow<Counts, Line> {
        let position = start.unwrap_or_default();
        let before = position.clone();
        ControlFlow::Continue(Line {
            counts: Counts::default(),
            position,
            before,
            outer: Vec::new(),
        })
    }

    fn san(&mut self, line: &mut Line, san: pgn_reader::SanPlus) -> ControlFlow<Counts> {
        match san.san.to_move(&line.position) {
            Ok(mv) => {
                line.before = line.position.clone();
                line.position.play_unchecked(mv);
                line.counts.nodes += 1;
                line.counts.plies += u64::from(line.outer.is_empty());
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(Counts { faults: 1, ..line.counts }),
        }
    }

    fn begin_variation(&mut self, line: &mut Line) -> ControlFlow<Counts, pgn_reader::Skip> {
        line.outer.push((line.position.clone(), line.before.clone()));
        line.position = line.before.clone();
        ControlFlow::Continue(pgn_reader::Skip(false))
    }

    fn end_variation(&mut self, line: &mut Line) -> ControlFlow<Counts> {
        if let Some((position, before)) = line.outer.pop() {
            line.position = position;
            line.before = before;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, line: Line) -> Counts {
        line.counts
    }
}
