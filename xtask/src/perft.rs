//! `cargo xtask perft`: how fast moves are generated here, without anybody to compare with.

use crate::shell;
use anyhow::{Result, ensure};
use chess_core::{fen, perft};
use std::time::Instant;

/// Name, FEN, depth, and how many there are.
const POSITIONS: &[(&str, &str, u32, u64)] = &[
    ("start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    (
        "Kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
    (
        "position 4",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        5,
        15_833_292,
    ),
];

/// Times each position five times and prints the best.
pub fn run(arguments: &[String]) -> Result<()> {
    if shell::in_release("perft", arguments)? {
        return Ok(());
    }
    for &(name, text, depth, expected) in POSITIONS {
        let (position, _) = fen::read(text)?;
        let mut best = f64::INFINITY;
        for _ in 0..5 {
            let start = Instant::now();
            let nodes = perft(&position, depth);
            best = best.min(start.elapsed().as_secs_f64());
            ensure!(nodes == expected, "{name} at depth {depth}: {nodes} instead of {expected}");
        }
        let speed = expected as f64 / best / 1e6;
        println!("{name:<15} depth {depth} {expected:>12} nodes {best:>7.3} s {speed:>7.0} M/s");
    }
    Ok(())
}
