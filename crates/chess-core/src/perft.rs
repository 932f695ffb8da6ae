//! Counting leaves of the move tree, the usual proof of a move generator.

use crate::{Move, Position};

/// How many sequences of legal moves of this length there are. The last ply is counted in bulk.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal() as u64,
        _ => position.legal_moves().iter().map(|mv| perft(&position.after(*mv), depth - 1)).sum(),
    }
}

/// [`perft`] split by first move, in the order of generation; empty at depth 0.
pub fn perft_divide(position: &Position, depth: u32) -> Vec<(Move, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let moves = position.legal_moves();
    moves.iter().map(|mv| (*mv, perft(&position.after(*mv), depth - 1))).collect()
}
