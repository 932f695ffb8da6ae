//! A fixed set of positions, searched to a fixed depth: one node count that tells whether a
//! change of the code changed the search. It is no measure of strength.

use crate::{EngineOptions, Limits, SearchRequest, Searcher};
use chess_core::fen;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

/// Openings, middlegames and endings from games of this engine, and some studies.
pub const POSITIONS: [&str; 24] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "rnbq1rk1/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP2BPPP/R1BQK2R b KQ - 3 6",
    "r1b2rk1/2q1bppp/p1npp1n1/1p6/3BPP2/1BN2Q2/PPP3PP/2KR3R w - - 2 14",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "r2q1rk1/1b2bppp/p1n1pn2/1pp5/3P4/PBN1PN2/1P2QPPP/R1BR2K1 w - - 0 12",
    "3r2k1/pp3ppp/2n1b3/4p3/4P3/1BP2N2/PP3PPP/3R2K1 w - - 0 20",
    "4rrk1/1p1nq3/p7/2p1P1pp/3P2bp/3Q1Bn1/PPPB4/1K2R1NR w - - 40 21",
    "r3k2r/3nnpbp/q2pp1p1/p7/Pp1PPPP1/4BNN1/1P5P/R2Q1RK1 w kq - 0 16",
    "3q1rk1/p4pp1/2p1b2p/1p1pP3/3P1n2/P1N2N1P/1PQ2PP1/4R1K1 b - - 3 22",
    "6k1/3b3r/1p1p4/p1n2p2/1PPNpP1q/P3Q1p1/1R1RB1P1/5K2 b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/pp2r1k1/2p1p3/3pP2p/1P1P1P1P/P5KR/8/8 w - - 0 1",
    "8/3p4/p1bk3p/Pp6/1Kp1PpPp/2P2P1P/2P5/5B2 b - - 0 1",
    "5k2/7R/4P2p/5K2/p1r2P1p/8/8/8 b - - 0 1",
    "6k1/6p1/P6p/r1N5/5p2/7P/1b3PP1/4R1K1 w - - 0 1",
    "1r3k2/4q3/2Pp3b/3Bp3/2Q2p2/1p1P2P1/1P2KP2/3N4 w - - 0 1",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1",
    "2K5/p7/7P/5pR1/8/5k2/r7/8 w - - 0 1",
    "qrb1kbrn/ppnppppp/8/2p5/4P3/1N3N2/PPPP1PPP/QRB1KBR1 w GBgb - 2 4",
];

/// Plies that the bench searches unless told otherwise.
pub const DEPTH: u32 = 10;

/// What a bench run came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BenchResult {
    /// Positions visited in all searches; the same on every machine.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

impl BenchResult {
    /// Positions a second.
    pub fn nps(&self) -> u64 {
        (u128::from(self.nodes) * 1_000_000 / self.elapsed.as_micros().max(1)) as u64
    }
}

/// Searches all positions to this depth on one thread.
pub fn bench(depth: u32) -> BenchResult {
    let mut searcher = Searcher::new(EngineOptions::default());
    let stop = AtomicBool::new(false);
    let began = Instant::now();
    let mut nodes = 0;
    for text in POSITIONS {
        let Ok((position, _)) = fen::read(text) else { continue };
        searcher.new_game();
        let request = SearchRequest::new(position, Vec::new(), Limits::depth(depth));
        nodes += searcher.search(&request, &stop, &mut |_| {}).nodes;
    }
    BenchResult { nodes, elapsed: began.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_can_be_read() {
        for text in POSITIONS {
            let (_, notices) = fen::read(text).expect("playable");
            assert!(notices.is_empty(), "{text}: {notices:?}");
        }
    }

    #[test]
    fn the_count_is_the_same_twice() {
        assert_eq!(bench(5).nodes, bench(5).nodes);
    }
}
