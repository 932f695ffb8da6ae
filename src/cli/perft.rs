//! `luozi perft FEN DEPTH`: the proof of the move generator, split by first move.

use std::io::{self, Write};
use std::time::Instant;

use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{Position, perft_divide};

/// Prints the count for each first move, the sum and the speed.
pub fn run(fen: &str, depth: u32, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<bool> {
    let Some(position) = super::read_position(fen, err)? else {
        return Ok(false);
    };
    let style = castling_style(&position);
    let begin = Instant::now();
    let divided = perft_divide(&position, depth);
    let took = begin.elapsed();
    for (mv, count) in &divided {
        writeln!(out, "{}: {count}", uci_move::format(*mv, style))?;
    }
    // At depth 0 there is the position itself and no first move.
    let sum = if depth == 0 { 1 } else { divided.iter().map(|(_, count)| count).sum::<u64>() };
    writeln!(out, "\nNodes: {sum}")?;
    let seconds = took.as_secs_f64();
    writeln!(out, "Time: {seconds:.3} s, {:.0} nodes/s", sum as f64 / seconds.max(1e-6))?;
    Ok(true)
}

/// Castling is written as in Chess960 only where the standard way would not say enough.
fn castling_style(position: &Position) -> CastlingStyle {
    if position.is_standard_castling() { CastlingStyle::Standard } else { CastlingStyle::Chess960 }
}
