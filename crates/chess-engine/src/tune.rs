//! Tuning of the evaluation's weights on games of the engine with itself. Only for the program
//! `luozi-tune` (feature `tune`).
//!
//! [`generate`] plays games from random openings with few nodes a move and writes down quiet
//! positions with the search's score and the game's result. [`fit`] moves the weights so that
//! the static evaluation predicts a blend of both.

mod fit;

pub use fit::fit;

use crate::handicap::draw;
use crate::{EngineOptions, Limits, Score, SearchRequest, Searcher};
use chess_core::{Color, Move, Position, fen};
use std::io::{self, Write};
use std::sync::atomic::AtomicBool;

/// Random plies before the game proper.
const OPENING_PLIES: u64 = 8;
/// A score that decides a game when it stands for a few moves.
const DECIDED: i32 = 1200;

/// Plays `games` games from `seed` on and writes `FEN;score;result` lines: the score in
/// centipawns, the result 2, 1 or 0 half points, both from White's point of view.
pub fn generate(games: u64, nodes: u64, seed: u64, out: &mut impl Write) -> io::Result<()> {
    let mut searcher = Searcher::new(EngineOptions { hash_mib: 2, ..EngineOptions::default() });
    for game in 0..games {
        searcher.new_game();
        let mut dice = draw(seed, game);
        let mut start = Position::startpos();
        for _ in 0..OPENING_PLIES + (dice >> 60 & 1) {
            let moves = start.legal_moves();
            if moves.is_empty() {
                break;
            }
            dice = draw(dice, 1);
            start.play(moves[dice as usize % moves.len()]);
        }
        let (samples, white) = play(&mut searcher, &start, nodes);
        for (text, score) in samples {
            writeln!(out, "{text};{score};{white}")?;
        }
        out.flush()?;
    }
    Ok(())
}

fn play(searcher: &mut Searcher, start: &Position, nodes: u64) -> (Vec<(String, i32)>, u32) {
    let stop = AtomicBool::new(false);
    let mut moves: Vec<Move> = Vec::new();
    let mut samples = Vec::new();
    let mut position = start.clone();
    let (mut winning, mut level) = (0i32, 0);
    let mut keys = Vec::new();
    loop {
        if !position.has_legal_move() {
            let mated = position.is_check();
            let white = if !mated { 1 } else { 2 * u32::from(position.turn() == Color::Black) };
            return (samples, white);
        }
        let repeated = keys.iter().filter(|key| **key == position.zobrist()).count();
        if position.halfmove_clock() >= 100 || repeated >= 2 || moves.len() > 400 || level > 14 {
            return (samples, 1);
        }
        if winning.abs() > 4 {
            return (samples, if winning > 0 { 2 } else { 0 });
        }
        let request = SearchRequest::new(start.clone(), moves.clone(), Limits::nodes(nodes));
        let result = searcher.search(&request, &stop, &mut |_| {});
        let (Some(best), Some(score)) = (result.best, result.score()) else {
            return (samples, 1);
        };
        let sign = if position.turn() == Color::White { 1 } else { -1 };
        let white = sign * score.as_centipawns();
        if moves.is_empty() && white.abs() > 350 {
            // The opening has already decided the game.
            return (samples, 1);
        }
        winning = match white {
            w if w > DECIDED => winning.max(0) + 1,
            w if w < -DECIDED => winning.min(0) - 1,
            _ => 0,
        };
        level = if moves.len() > 80 && white.abs() <= 10 { level + 1 } else { 0 };
        let quiet = !position.is_check()
            && !position.is_capture(best)
            && best.promoted_to().is_none()
            && matches!(score, Score::Centipawns(cp) if cp.abs() < DECIDED);
        if quiet {
            samples.push((fen::format(&position), white));
        }
        keys.push(position.zobrist());
        position.play(best);
        moves.push(best);
    }
}
