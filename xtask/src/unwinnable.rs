//! `cargo xtask unwinnable FILE…`: who can still mate, beside lists of known answers.
//!
//! A line is a verdict and a position: `WB`, `W-`, `-B` or `--`, a letter for each side that can mate
//! by some series of legal moves.

use crate::shell;
use anyhow::{Context, Result, ensure};
use chess_core::rules::{Effort, Winnable, can_checkmate};
use chess_core::{Color, Position, fen};
use std::time::{Duration, Instant};

/// Counts and times over all files.
#[derive(Default)]
struct Tally {
    wrong: usize,
    undecided: usize,
    times: Vec<Duration>,
}

/// Decides every position of the files and prints what is wrong, undecided or slow.
pub fn run(arguments: &[String]) -> Result<()> {
    if shell::in_release("unwinnable", arguments)? {
        return Ok(());
    }
    let (moves, files) = shell::option(arguments, "--moves")?;
    let effort = match moves {
        Some(moves) => Effort::moves(u32::try_from(moves)?),
        None => Effort::RULING,
    };
    ensure!(!files.is_empty(), "name the files");
    let mut tally = Tally::default();
    for file in &files {
        let text = std::fs::read_to_string(file).with_context(|| file.clone())?;
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let place = format!("{file}:{}", index + 1);
            let (verdict, text) = line.split_once(' ').context(place.clone())?;
            let (position, _) = fen::read(text).with_context(|| place.clone())?;
            for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
                let expected = verdict.contains(letter);
                decide(&mut tally, &place, &position, color, expected, effort);
            }
        }
    }
    tally.print();
    ensure!(tally.wrong == 0, "{} wrong", tally.wrong);
    Ok(())
}

fn decide(
    tally: &mut Tally,
    place: &str,
    position: &Position,
    color: Color,
    expected: bool,
    effort: Effort,
) {
    let start = Instant::now();
    let found = can_checkmate(position, color, effort);
    tally.times.push(start.elapsed());
    let right = if expected { Winnable::Yes } else { Winnable::No };
    if found == Winnable::Undecided {
        tally.undecided += 1;
        println!("{place}: {color} undecided, should be {right:?}: {}", fen::format(position));
    } else if found != right {
        tally.wrong += 1;
        println!("{place}: {color} WRONG, should be {right:?}: {}", fen::format(position));
    }
}

impl Tally {
    fn print(&mut self) {
        self.times.sort_unstable();
        let at = |part: f64| {
            let index = ((self.times.len() as f64 * part) as usize).min(self.times.len() - 1);
            self.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1e6)
        };
        println!(
            "{} questions, {} wrong, {} undecided; median {:.1} µs, 99 % {:.1} µs, 99.9 % {:.1} µs, longest {:.1} µs",
            self.times.len(),
            self.wrong,
            self.undecided,
            at(0.5),
            at(0.99),
            at(0.999),
            at(1.0),
        );
    }
}
