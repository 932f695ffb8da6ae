//! Iterative deepening at the root: aspiration windows, multi-PV, when to stop, what to report.

use super::{RootNode, Worker};
use crate::score::{INFINITE, MATE, MATE_FOUND, MAX_PLY, Value, is_mate};
use crate::{Bound, Info, Line, Score};
use chess_core::{Move, Position};
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

/// A move of the root and what the search has found out about it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub mv: Move,
    /// Its value in this iteration, `-INFINITE` if it was not found better than another.
    pub value: Value,
    /// Its value in the last iteration.
    previous: Value,
    /// Set if `value` is only a bound.
    bound: Option<Bound>,
    /// The farthest ply looked at below it.
    seldepth: usize,
    depth: i32,
    /// Positions visited below it in all iterations.
    pub nodes: u64,
    /// Best play, beginning with `mv`.
    pub pv: Vec<Move>,
}

impl RootMove {
    pub(crate) fn new(mv: Move) -> RootMove {
        RootMove {
            mv,
            value: -INFINITE,
            previous: -INFINITE,
            bound: None,
            seldepth: 0,
            depth: 0,
            nodes: 0,
            pv: vec![mv],
        }
    }

    fn to_line(&self, rank: usize) -> Line {
        let value = if self.value == -INFINITE { self.previous } else { self.value };
        // Cut short before anything was found out.
        let value = if value == -INFINITE { 0 } else { value };
        Line {
            rank,
            score: Score::from_value(value),
            bound: self.bound,
            depth: self.depth.max(1) as u32,
            seldepth: self.seldepth as u32,
            pv: self.pv.clone(),
        }
    }
}

/// What to search for, and whom to tell.
pub(crate) struct Report<'r> {
    pub began: Instant,
    pub multi_pv: usize,
    pub max_depth: i32,
    /// Stop when a mate in this many moves is found.
    pub mate: Option<u32>,
    /// Go on even if nothing can change any more.
    pub infinite: bool,
    pub on_info: Option<&'r mut dyn FnMut(&Info)>,
}

impl Worker<'_> {
    /// Searches deeper and deeper until a limit is reached. Afterwards `root_moves` are in
    /// order, the best first.
    pub(crate) fn iterate(&mut self, position: &Position, report: &mut Report<'_>) {
        let lines = report.multi_pv.clamp(1, self.root_moves.len().max(1));
        let mut reported = false;
        for depth in 1..=report.max_depth.min(MAX_PLY as i32 - 1) {
            // Helpers skip some iterations, so that threads do not all do the same.
            if self.index > 0 && depth > 3 && (depth as usize + self.index).is_multiple_of(5) {
                continue;
            }
            self.root_depth = depth;
            for root_move in &mut self.root_moves {
                root_move.previous = root_move.value;
                root_move.value = -INFINITE;
            }
            reported = false;
            for index in 0..lines {
                self.pv_index = index;
                self.seldepth = 0;
                self.aspire(position, depth);
                if self.halted {
                    break;
                }
            }
            // Only with one line are later ones sorted among themselves by nothing but luck.
            self.root_moves[..lines].sort_by_key(|r| std::cmp::Reverse((r.value, r.previous)));
            if self.halted {
                break;
            }
            if self.index == 0 {
                self.report(report, lines, depth);
                reported = true;
                if self.is_done(report, depth) {
                    break;
                }
            }
        }
        if self.index == 0 && !reported {
            let depth = self.root_depth;
            self.report(report, lines, depth);
        }
    }

    /// One line of one iteration, in a window around what the last iteration found, which is
    /// opened until the value lies inside.
    fn aspire(&mut self, position: &Position, depth: i32) {
        let guess = self.root_moves[self.pv_index].previous;
        let mut delta = 12 + guess.abs().min(1200) / 60;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && guess != -INFINITE && !is_mate(guess) {
            alpha = (guess - delta).max(-INFINITE);
            beta = (guess + delta).min(INFINITE);
        }
        let mut shallower = 0;
        loop {
            let value = self.search::<RootNode>(
                position,
                alpha,
                beta,
                (depth - shallower).max(1),
                0,
                false,
            );
            let first = self.pv_index;
            self.root_moves[first..].sort_by_key(|r| std::cmp::Reverse((r.value, r.previous)));
            if self.halted {
                return;
            }
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (value - delta).max(-INFINITE);
                shallower = 0;
            } else if value >= beta {
                beta = (value + delta).min(INFINITE);
                shallower = (shallower + 1).min(3);
            } else {
                return;
            }
            delta += delta / 2;
            if delta > 900 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Takes down what the search found about a move of the root.
    pub(super) fn note_root_move(
        &mut self,
        mv: Move,
        value: Value,
        alpha: Value,
        beta: Value,
        first: bool,
        nodes: u64,
    ) {
        let child = self.variations[1];
        let (seldepth, depth) = (self.seldepth, self.root_depth);
        let Some(root_move) = self.root_moves.iter_mut().find(|r| r.mv == mv) else { return };
        root_move.nodes += nodes;
        if !first && value <= alpha {
            // Known only to be worse than the best: keeps its place.
            root_move.value = -INFINITE;
            return;
        }
        root_move.value = value;
        root_move.depth = depth;
        root_move.seldepth = seldepth;
        root_move.bound = match value {
            v if v <= alpha => Some(Bound::Upper),
            v if v >= beta => Some(Bound::Lower),
            _ => None,
        };
        root_move.pv.clear();
        root_move.pv.push(mv);
        root_move.pv.extend_from_slice(child.as_slice());
    }

    fn report(&mut self, report: &mut Report<'_>, lines: usize, depth: i32) {
        let Some(on_info) = report.on_info.as_mut() else { return };
        let elapsed = report.began.elapsed();
        let nodes = self.total_nodes();
        let lines = self.lines(lines);
        on_info(&Info {
            depth: depth as u32,
            seldepth: lines.iter().map(|line| line.seldepth).max().unwrap_or(0),
            nodes,
            elapsed,
            nps: (nodes as u128 * 1_000_000 / elapsed.as_micros().max(1)) as u64,
            hashfull: self.shared.table.hashfull(),
            lines,
        });
    }

    /// The best lines as they stand.
    pub(crate) fn lines(&self, count: usize) -> Vec<Line> {
        let best = self.root_moves.iter().take(count).enumerate();
        best.map(|(i, root_move)| root_move.to_line(i + 1)).collect()
    }

    /// Whether to stop after a finished iteration.
    fn is_done(&mut self, report: &Report<'_>, depth: i32) -> bool {
        let Some(best) = self.root_moves.first() else { return true };
        let value = best.value;
        if let Some(moves) = report.mate
            && value >= MATE_FOUND
            && (MATE - value + 1) / 2 <= moves as Value
        {
            return true;
        }
        let total: u64 = self.root_moves.iter().map(|r| r.nodes).sum();
        let share = best.nodes as f64 / total.max(1) as f64;
        let (mv, only) = (best.mv, self.root_moves.len() == 1);
        let pondering = self.shared.pondering;
        let Some(timer) = self.timer.as_mut() else { return false };
        timer.finished_iteration(mv, value, share);
        if report.infinite || pondering.is_some_and(|flag| flag.load(Relaxed)) {
            return false;
        }
        // A mate that is nearer than the search is deep will not get any nearer.
        let settled = is_mate(value) && depth > 2 * (MATE - value.abs()) + 4;
        timer.is_budgeted() && (only && depth >= 6 || settled || timer.is_enough(depth))
    }
}
