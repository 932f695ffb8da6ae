//! Answers of the engine, written as UCI lines.

use crate::bench::BenchResult;
use crate::{Bound, EngineOptions, Info, Line, Score, SearchResult};
use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{File, Move, Position, Rank, Square, fen};
use std::fmt::Write;

/// The lowest and highest `UCI_Elo`.
pub const ELO: std::ops::RangeInclusive<u32> = 400..=3200;
/// The most lines of a multi-PV search.
pub const MAX_MULTI_PV: usize = 256;

/// The answer to `uci`.
pub fn identity() -> String {
    let defaults = EngineOptions::default();
    let (hash, threads) = (EngineOptions::HASH, EngineOptions::THREADS);
    format!(
        "id name Luozi {version}\n\
         id author The Luozi authors\n\
         option name Hash type spin default {} min {} max {}\n\
         option name Threads type spin default {} min {} max {}\n\
         option name Clear Hash type button\n\
         option name Ponder type check default false\n\
         option name MultiPV type spin default 1 min 1 max {MAX_MULTI_PV}\n\
         option name Move Overhead type spin default {} min 0 max 5000\n\
         option name UCI_Chess960 type check default false\n\
         option name UCI_AnalyseMode type check default false\n\
         option name UCI_LimitStrength type check default false\n\
         option name UCI_Elo type spin default {elo_max} min {elo_min} max {elo_max}\n\
         option name Level Seed type spin default 0 min 0 max 1000000000\n\
         uciok",
        defaults.hash_mib,
        hash.start(),
        hash.end(),
        defaults.threads,
        threads.start(),
        threads.end(),
        defaults.move_overhead.as_millis(),
        version = env!("CARGO_PKG_VERSION"),
        elo_min = ELO.start(),
        elo_max = ELO.end(),
    )
}

/// One line for each line of play.
pub fn info(info: &Info, style: CastlingStyle) -> String {
    let lines = info.lines.iter().map(|line| info_line(info, line, style));
    lines.collect::<Vec<_>>().join("\n")
}

fn info_line(info: &Info, line: &Line, style: CastlingStyle) -> String {
    let bound = match line.bound {
        None => "",
        Some(Bound::Lower) => " lowerbound",
        Some(Bound::Upper) => " upperbound",
    };
    let mut text = format!(
        "info depth {} seldepth {} multipv {} score {}{bound} nodes {} nps {} hashfull {} time {} pv",
        line.depth,
        line.seldepth,
        line.rank,
        score(line.score),
        info.nodes,
        info.nps,
        info.hashfull,
        info.elapsed.as_millis(),
    );
    for &mv in &line.pv {
        let _ = write!(text, " {}", uci_move::format(mv, style));
    }
    text
}

/// `cp 31` or `mate -2`.
pub fn score(score: Score) -> String {
    match score {
        Score::Centipawns(centipawns) => format!("cp {centipawns}"),
        Score::Mate(moves) => format!("mate {moves}"),
    }
}

/// The line that ends a search.
pub fn best_move(result: &SearchResult, style: CastlingStyle) -> String {
    let text = |mv: Move| uci_move::format(mv, style);
    match (result.best, result.ponder) {
        (None, _) => "bestmove (none)".to_owned(),
        (Some(best), None) => format!("bestmove {}", text(best)),
        (Some(best), Some(ponder)) => format!("bestmove {} ponder {}", text(best), text(ponder)),
    }
}

/// What is said of a finished position before `bestmove (none)`.
pub fn finished(position: &Position) -> &'static str {
    if position.is_check() { "info depth 0 score mate 0" } else { "info depth 0 score cp 0" }
}

/// The board as text, with its FEN and key.
pub fn board(position: &Position) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        let _ = write!(text, "{} ", rank.char());
        for file in File::ALL {
            let piece = position.piece_at(Square::new(file, rank));
            let _ = write!(text, " {}", piece.map_or('.', chess_core::Piece::letter));
        }
        text.push('\n');
    }
    let checkers: Vec<String> = position.checkers().into_iter().map(|s| s.to_string()).collect();
    let _ = write!(
        text,
        "   a b c d e f g h\n\nFen: {}\nKey: {:016X}\nCheckers: {}",
        fen::format(position),
        position.zobrist(),
        checkers.join(" "),
    );
    text
}

/// The answer to `bench`, with a line break at its end.
pub fn bench(result: &BenchResult) -> String {
    format!(
        "Total time (ms) : {}\nNodes searched  : {}\nNodes/second    : {}\n",
        result.elapsed.as_millis(),
        result.nodes,
        result.nps()
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn an_info_is_one_line_for_each_line_of_play() {
        let castle = Move::castle(Square::E1, Square::H1);
        let line = |rank, score, bound| Line {
            rank,
            score,
            bound,
            depth: 7,
            seldepth: 12,
            pv: vec![castle, Move::normal(Square::G8, Square::F6)],
        };
        let shown = Info {
            depth: 7,
            seldepth: 12,
            nodes: 1000,
            elapsed: Duration::from_millis(5),
            nps: 200_000,
            hashfull: 3,
            lines: vec![
                line(1, Score::Centipawns(-25), None),
                line(2, Score::Mate(-3), Some(Bound::Upper)),
            ],
        };
        assert_eq!(
            info(&shown, CastlingStyle::Standard),
            "info depth 7 seldepth 12 multipv 1 score cp -25 nodes 1000 nps 200000 hashfull 3 \
             time 5 pv e1g1 g8f6\n\
             info depth 7 seldepth 12 multipv 2 score mate -3 upperbound nodes 1000 nps 200000 \
             hashfull 3 time 5 pv e1g1 g8f6"
        );
        assert!(info(&shown, CastlingStyle::Chess960).contains("pv e1h1 g8f6"));
    }

    #[test]
    fn best_moves_come_with_and_without_a_reply() {
        let mut result = SearchResult { best: None, ponder: None, lines: vec![], nodes: 0 };
        assert_eq!(best_move(&result, CastlingStyle::Standard), "bestmove (none)");
        result.best = Some(Move::normal(Square::E2, Square::E4));
        assert_eq!(best_move(&result, CastlingStyle::Standard), "bestmove e2e4");
        result.ponder = Some(Move::normal(Square::E7, Square::E5));
        assert_eq!(best_move(&result, CastlingStyle::Standard), "bestmove e2e4 ponder e7e5");
    }
}
