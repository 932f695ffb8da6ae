//! The engine as the rest of the program sees it.

use crate::handicap::Handicap;
use crate::history::Histories;
use crate::score::MAX_PLY;
use crate::search::{Report, Shared, Worker};
use crate::table::Table;
use crate::time::Timer;
use crate::{Info, SearchRequest, SearchResult};
use chess_core::Move;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

/// What a [`Searcher`] is built from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOptions {
    /// Size of the transposition table in mebibytes; [`EngineOptions::HASH`] bounds it.
    pub hash_mib: usize,
    /// Threads of a search; [`EngineOptions::THREADS`] bounds it. Only one thread is
    /// reproducible.
    pub threads: usize,
    /// What each move loses on its way to the clock.
    pub move_overhead: Duration,
}

impl EngineOptions {
    /// Sizes of the table, in mebibytes.
    pub const HASH: std::ops::RangeInclusive<usize> = 1..=65_536;
    /// Numbers of threads.
    pub const THREADS: std::ops::RangeInclusive<usize> = 1..=256;

    fn bounded(self) -> EngineOptions {
        EngineOptions {
            hash_mib: self.hash_mib.clamp(*Self::HASH.start(), *Self::HASH.end()),
            threads: self.threads.clamp(*Self::THREADS.start(), *Self::THREADS.end()),
            ..self
        }
    }
}

impl Default for EngineOptions {
    fn default() -> EngineOptions {
        EngineOptions { hash_mib: 16, threads: 1, move_overhead: Duration::from_millis(10) }
    }
}

/// An engine with its memory: the transposition table and what it has learned in this game.
///
/// A search blocks the thread that asks for it, which should have 8 MiB of stack
/// ([`Searcher::STACK_BYTES`]).
///
/// ```
/// use chess_core::{Position, san};
/// use chess_engine::{EngineOptions, Limits, Score, SearchRequest, Searcher};
/// use std::sync::atomic::AtomicBool;
///
/// let (position, _) = chess_core::fen::read("6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1")?;
/// let request = SearchRequest::new(position.clone(), vec![], Limits::depth(4));
/// let mut searcher = Searcher::new(EngineOptions::default());
/// let stop = AtomicBool::new(false);
/// let result = searcher.search(&request, &stop, &mut |_info| {});
/// assert_eq!(result.score(), Some(Score::Mate(1)));
/// assert_eq!(san::format(&position, result.best.expect("a move")), "Rd8#");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Searcher {
    options: EngineOptions,
    table: Table,
    histories: Histories,
    /// Those of the threads beyond the first.
    helpers: Vec<Histories>,
}

impl Searcher {
    /// The stack that a thread should have that calls [`Searcher::search`].
    pub const STACK_BYTES: usize = 8 << 20;

    /// A new engine; options out of bounds are brought to the nearest bound.
    pub fn new(options: EngineOptions) -> Searcher {
        let options = options.bounded();
        let helpers = (1..options.threads).map(|_| Histories::new()).collect();
        let table = Table::new(options.hash_mib);
        Searcher { options, table, histories: Histories::new(), helpers }
    }

    /// The options in force.
    pub fn options(&self) -> &EngineOptions {
        &self.options
    }

    /// Changes the options. A new size of the table forgets what was in it.
    pub fn set_options(&mut self, options: EngineOptions) {
        let options = options.bounded();
        if options.hash_mib != self.options.hash_mib {
            // Free the old one first: both together may not fit.
            self.table = Table::new(1);
            self.table = Table::new(options.hash_mib);
        }
        self.helpers.resize_with(options.threads - 1, Histories::new);
        self.options = options;
    }

    /// Forgets everything: the next search begins as a new engine would.
    pub fn new_game(&mut self) {
        self.table.clear();
        self.histories.clear();
        self.helpers.iter_mut().for_each(Histories::clear);
    }

    /// Searches until a limit is reached or `stop` is raised. `on_info` is told after each
    /// finished iteration, from this thread.
    ///
    /// In a finished position the answer comes at once and has no move.
    pub fn search(
        &mut self,
        request: &SearchRequest,
        stop: &AtomicBool,
        on_info: &mut dyn FnMut(&Info),
    ) -> SearchResult {
        self.run(request, stop, None, None, on_info).0
    }

    /// Like [`Searcher::search`], during the opponent's time: as long as `pondering` is raised
    /// no time limit counts. Lower it when the guessed move is played, and the clock starts.
    pub fn search_pondering(
        &mut self,
        request: &SearchRequest,
        stop: &AtomicBool,
        pondering: &AtomicBool,
        on_info: &mut dyn FnMut(&Info),
    ) -> SearchResult {
        self.run(request, stop, Some(pondering), None, on_info).0
    }

    /// The search, and the share of its work that went into moves other than the best.
    pub(crate) fn run(
        &mut self,
        request: &SearchRequest,
        stop: &AtomicBool,
        pondering: Option<&AtomicBool>,
        handicap: Option<&Handicap>,
        on_info: &mut dyn FnMut(&Info),
    ) -> (SearchResult, f32) {
        let began = Instant::now();
        let (position, keys) = request.replay();
        let limits = &request.limits;
        let legal = position.legal_moves();
        let wanted = |mv: &&Move| limits.searchmoves.is_empty() || limits.searchmoves.contains(mv);
        let moves: Vec<Move> = legal.iter().filter(wanted).copied().collect();
        if moves.is_empty() {
            let nothing = SearchResult { best: None, ponder: None, lines: Vec::new(), nodes: 0 };
            return (nothing, 0.0);
        }

        self.table.next_age();
        let shared = Shared {
            table: &self.table,
            stop,
            pondering,
            halt: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
        };
        let overhead = self.options.move_overhead;
        let timed = limits.clock.is_some() || limits.movetime.is_some();
        let timer = timed.then(|| Timer::new(limits, position.turn(), overhead, began));
        let max_depth = limits.depth.map_or(MAX_PLY as i32, |d| d.clamp(1, MAX_PLY as u32) as i32);
        let multi_pv = request.multi_pv.clamp(1, moves.len());
        let mut report = Report {
            began,
            multi_pv,
            max_depth,
            mate: limits.mate,
            infinite: limits.infinite,
            on_info: Some(on_info),
        };

        let (main_histories, helper_histories) = (&mut self.histories, &mut self.helpers);
        thread::scope(|scope| {
            let (shared, keys, moves, position) = (&shared, &keys, &moves, &position);
            for (i, histories) in helper_histories.iter_mut().enumerate() {
                let body = move || {
                    let mut report = Report {
                        began,
                        multi_pv,
                        max_depth: MAX_PLY as i32,
                        mate: None,
                        infinite: true,
                        on_info: None,
                    };
                    let mut worker =
                        Worker::new(shared, i + 1, histories, keys, moves, None, handicap);
                    worker.iterate(position, &mut report);
                };
                let builder = thread::Builder::new()
                    .name(format!("search {}", i + 1))
                    .stack_size(Self::STACK_BYTES);
                // No thread to be had: the search goes on with fewer.
                if builder.spawn_scoped(scope, body).is_err() {
                    break;
                }
            }
            // However the search ends, a panic included, the helpers must.
            let _halt = HaltOnDrop(&shared.halt);
            let mut worker = Worker::new(shared, 0, main_histories, keys, moves, timer, handicap);
            worker.iterate(position, &mut report);
            let lines = worker.lines(multi_pv);
            let best_line = lines.first().map_or(&[][..], |line| &line.pv[..]);
            let total: u64 = worker.root_moves.iter().map(|r| r.nodes).sum();
            let on_best = worker.root_moves.first().map_or(0, |r| r.nodes);
            let doubt = 1.0 - on_best as f32 / total.max(1) as f32;
            let result = SearchResult {
                best: best_line.first().copied(),
                ponder: best_line.get(1).copied(),
                nodes: worker.total_nodes(),
                lines,
            };
            (result, doubt)
        })
    }
}

struct HaltOnDrop<'a>(&'a AtomicBool);

impl Drop for HaltOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}
