//! `cargo xtask suites DIR [--nodes N]`: other people's collections of positions, run against ours.
//!
//! The collections are not part of the project, and its tests do not need them.

use crate::shell;
use anyhow::{Context, Result, bail};
use chess_core::{Color, Position, fen, perft, rules, san};
use std::path::Path;
use std::time::Instant;

/// Counts up to this are checked if nothing else is asked for.
const NODES: u64 = 10_000_000;

/// One position and its known counts by depth.
struct Count {
    place: String,
    fen: String,
    counts: Vec<(u32, u64)>,
}

/// Runs every collection of the folder that is known here, and names the others.
pub fn run(arguments: &[String]) -> Result<()> {
    if shell::in_release("suites", arguments)? {
        return Ok(());
    }
    let (nodes, rest) = shell::option(arguments, "--nodes")?;
    let budget = nodes.unwrap_or(NODES);
    let folder = Path::new(rest.first().context("name the folder of the suites")?);
    let mut files: Vec<_> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    files.sort();
    let mut faults = 0;
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = || std::fs::read_to_string(&path).with_context(|| name.clone());
        faults += match name.as_str() {
            "perft-standard.epd" | "perft-chess960.epd" => {
                count(&name, &read_epd(&name, &text()?)?, budget)
            }
            "perft-tricky.perft" => count(&name, &read_perft(&name, &text()?)?, budget),
            "bratko-kopec.epd" => best_moves(&name, &text()?),
            "unwinnable.txt" => dead_positions(&name, &text()?),
            "README.md" => 0,
            _ => {
                println!("{name:<22} nothing here uses it yet");
                0
            }
        };
    }
    if faults > 0 {
        bail!("{faults} faults");
    }
    Ok(())
}

/// `FEN ;D1 20 ;D2 400`
fn read_epd(name: &str, text: &str) -> Result<Vec<Count>> {
    let mut all = Vec::new();
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let place = format!("{name}:{}", index + 1);
        let mut parts = line.split(';');
        let fen = parts.next().unwrap_or_default().trim().to_owned();
        let counts = parts
            .map(|part| {
                let (depth, nodes) = part.trim().strip_prefix('D')?.split_once(' ')?;
                Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
            })
            .collect::<Option<_>>()
            .with_context(|| format!("{place}: unreadable counts"))?;
        all.push(Count { place, fen, counts });
    }
    Ok(all)
}

/// Blocks of `id`, `epd` and `perft DEPTH NODES`.
fn read_perft(name: &str, text: &str) -> Result<Vec<Count>> {
    let mut all: Vec<Count> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let place = format!("{name}:{}", index + 1);
        match line.split_once(' ') {
            Some(("epd", epd)) => {
                all.push(Count { place, fen: epd.trim().to_owned(), counts: Vec::new() });
            }
            Some(("perft", count)) => {
                let (depth, nodes) = count.trim().split_once(' ').context(place.clone())?;
                let pair = (depth.parse()?, nodes.trim().parse()?);
                all.last_mut().context(place)?.counts.push(pair);
            }
            _ => {}
        }
    }
    Ok(all)
}

/// Checks every count that is not above the budget.
fn count(name: &str, suite: &[Count], budget: u64) -> usize {
    let start = Instant::now();
    let (mut faults, mut done, mut left, mut total) = (0, 0, 0, 0u64);
    for entry in suite {
        let position = match fen::read(&entry.fen) {
            Ok((position, _)) => position,
            Err(error) => {
                println!("{}: {error}", entry.place);
                faults += 1;
                continue;
            }
        };
        for &(depth, expected) in &entry.counts {
            if expected > budget {
                left += 1;
                continue;
            }
            let found = perft(&position, depth);
            done += 1;
            total += found;
            if found != expected {
                println!("{}: depth {depth} gives {found}, not {expected}", entry.place);
                faults += 1;
            }
        }
    }
    println!(
        "{name:<22} {} positions, {done} counts up to {budget} checked ({total} nodes, {:.1} s), {left} larger ones left out, {faults} faults",
        suite.len(),
        start.elapsed().as_secs_f64(),
    );
    faults
}

/// `--`, `W-`, `-B` or `WB` and a position: who can still mate. What we call dead, and who we say cannot
/// mate, must be so; the men alone don't show it for every position.
fn dead_positions(name: &str, text: &str) -> usize {
    let (mut faults, mut dead, mut seen) = (0, 0, 0);
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let place = format!("{name}:{}", index + 1);
        let read = line.split_once(' ').map(|(verdict, fen)| (verdict, fen::read(fen)));
        let Some((verdict, Ok((position, _)))) = read else {
            println!("{place}: unreadable: {line}");
            faults += 1;
            continue;
        };
        let board = position.board();
        let claims = [
            (rules::is_dead_by_material(board), "dead", verdict == "--"),
            (
                !rules::can_mate_by_material(board, Color::White),
                "without a mate by White",
                !verdict.starts_with('W'),
            ),
            (
                !rules::can_mate_by_material(board, Color::Black),
                "without a mate by Black",
                !verdict.ends_with('B'),
            ),
        ];
        for (said, what, true_of_it) in claims {
            if said && !true_of_it {
                println!("{place}: called {what}, but it is {verdict}: {line}");
                faults += 1;
            }
        }
        dead += usize::from(verdict == "--");
        seen += usize::from(claims[0].0);
    }
    println!("{name:<22} {dead} dead positions, {seen} seen by the men alone, {faults} faults");
    faults
}

/// The best moves of a test suite must at least be legal moves.
fn best_moves(name: &str, text: &str) -> usize {
    let mut faults = 0;
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    for (index, line) in lines.iter().enumerate() {
        if let Err(error) = best_move(line) {
            println!("{name}:{}: {error:#}", index + 1);
            faults += 1;
        }
    }
    println!("{name:<22} {} positions with best moves read, {faults} faults", lines.len());
    faults
}

fn best_move(line: &str) -> Result<()> {
    let (fields, operations) = line.split_once(" bm ").context("no best move")?;
    let position: Position = fen::read(fields)?.0;
    let moves = operations.split(';').next().unwrap_or_default();
    for text in moves.split_whitespace() {
        san::parse(&position, text)?;
    }
    Ok(())
}
