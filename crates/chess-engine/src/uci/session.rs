//! A conversation with a user interface: keeps its state and owns the search thread.

use super::command::{self, Command, Go};
use super::format;
use crate::{BENCH_DEPTH, bench, eval};
use crate::{Clock, EngineOptions, Habits, Level, Limits, SearchRequest, Searcher};
use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{ByColor, Move, Position, fen, perft_divide};
use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// Where lines go; both threads write whole lines.
#[derive(Clone)]
struct Output(Arc<Mutex<dyn Write + Send>>);

impl Output {
    fn line(&self, text: &str) {
        let mut out = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody listens any more: the end of input will tell.
        let _ = writeln!(out, "{text}").and_then(|()| out.flush());
    }
}

/// The strings by which a running search is held. Each search has its own, so that a late
/// `stop` cannot end the next one.
#[derive(Default)]
struct Reins {
    stop: AtomicBool,
    pondering: AtomicBool,
    lock: Mutex<()>,
    changed: Condvar,
}

impl Reins {
    fn change(&self, flag: &AtomicBool, value: bool) {
        let _guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        flag.store(value, SeqCst);
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.change(&self.stop, true);
    }

    fn ponder_hit(&self) {
        self.change(&self.pondering, false);
    }

    /// UCI forbids a best move before `stop` (or `ponderhit`) even when all has been seen.
    fn wait_until_answer_is_wanted(&self, infinite: bool) {
        let mut guard = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        while !self.stop.load(SeqCst) && (infinite || self.pondering.load(SeqCst)) {
            guard = self.changed.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// What the search thread is asked to do, in order.
enum Job {
    Search {
        request: Box<SearchRequest>,
        reins: Arc<Reins>,
        style: CastlingStyle,
    },
    Level {
        request: Box<SearchRequest>,
        reins: Arc<Reins>,
        style: CastlingStyle,
        level: Level,
        seed: u64,
    },
    Perft {
        position: Box<Position>,
        depth: u32,
        style: CastlingStyle,
    },
    Bench(u32),
    Options(EngineOptions),
    NewGame,
    /// Says when all before it is done.
    Sync(Sender<()>),
}

/// A conversation.
pub struct Session {
    output: Output,
    jobs: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    reins: Arc<Reins>,
    options: EngineOptions,
    start: Position,
    moves: Vec<Move>,
    multi_pv: usize,
    chess960: bool,
    limit_strength: bool,
    elo: u32,
    seed: u64,
}

impl Session {
    /// Begins a conversation that answers on `output`.
    pub fn new(output: impl Write + Send + 'static) -> Session {
        let output = Output(Arc::new(Mutex::new(output)));
        let options = EngineOptions::default();
        let (jobs, inbox) = mpsc::channel();
        let answers = output.clone();
        let work = move || {
            let mut searcher = Searcher::new(options);
            for job in inbox {
                perform(&mut searcher, job, &answers);
            }
        };
        let builder =
            thread::Builder::new().name("search".into()).stack_size(Searcher::STACK_BYTES);
        let thread = builder.spawn(work).ok();
        if thread.is_none() {
            output.line("info string no thread to search on");
        }
        Session {
            output,
            jobs: Some(jobs),
            thread,
            reins: Arc::default(),
            options,
            start: Position::startpos(),
            moves: Vec::new(),
            multi_pv: 1,
            chess960: false,
            limit_strength: false,
            elo: *format::ELO.end(),
            seed: 0,
        }
    }

    /// Does what a line says. False when the conversation is over.
    pub fn line(&mut self, line: &str) -> bool {
        match command::parse(line) {
            Ok(command) => self.obey(command),
            Err(error) => {
                self.say(&format!("{error}, line ignored"));
                true
            }
        }
    }

    fn say(&self, text: &str) {
        self.output.line(&format!("info string {text}"));
    }

    fn ask(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(job);
        }
    }

    /// Waits until the search thread has done all that it was asked.
    fn sync(&self) {
        let (done, wait) = mpsc::channel();
        self.ask(Job::Sync(done));
        let _ = wait.recv();
    }

    /// A search under way would delay what changes the engine; it ends.
    fn settle(&self) {
        self.reins.stop();
        self.sync();
    }

    fn obey(&mut self, command: Command) -> bool {
        match command {
            Command::Nothing => {}
            Command::Uci => self.output.line(&format::identity()),
            Command::IsReady => {
                // While a search runs the answer must come at once; else all must be done.
                if self.reins.stop.load(SeqCst) || Arc::strong_count(&self.reins) == 1 {
                    self.sync();
                }
                self.output.line("readyok");
            }
            Command::NewGame => {
                self.settle();
                self.seed = self.seed.wrapping_add(1);
                self.ask(Job::NewGame);
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::Position { fen, moves } => self.set_position(fen.as_deref(), &moves),
            Command::Go(go) => self.go(&go),
            Command::Stop => self.reins.stop(),
            Command::PonderHit => self.reins.ponder_hit(),
            Command::Quit => return false,
            Command::Display => self.output.line(&format::board(&self.position())),
            Command::Eval => {
                let position = self.position();
                let value = eval::evaluate(&position, &mut eval::PawnCache::new());
                let white =
                    if position.turn() == chess_core::Color::White { value } else { -value };
                self.output.line(&format!("static evaluation {white} cp, White's view"));
            }
            Command::Bench(depth) => {
                self.settle();
                self.ask(Job::Bench(depth.unwrap_or(BENCH_DEPTH)));
                self.sync();
            }
        }
        true
    }

    fn position(&self) -> Position {
        SearchRequest::new(self.start.clone(), self.moves.clone(), Limits::default()).position()
    }

    fn set_position(&mut self, text: Option<&str>, moves: &[String]) {
        let start = match text.map(fen::read) {
            None => Position::startpos(),
            Some(Ok((position, notices))) => {
                for notice in notices {
                    self.say(&format!("{notice}"));
                }
                position
            }
            Some(Err(error)) => return self.say(&format!("{error}, line ignored")),
        };
        self.start = start.clone();
        self.moves.clear();
        let mut position = start;
        for text in moves {
            match uci_move::parse(&position, text) {
                Ok(mv) => {
                    position.play(mv);
                    self.moves.push(mv);
                }
                Err(error) => {
                    return self.say(&format!("{error}, it and the moves after it are ignored"));
                }
            }
        }
    }

    fn style(&self) -> CastlingStyle {
        if self.chess960 { CastlingStyle::Chess960 } else { CastlingStyle::Standard }
    }

    fn go(&mut self, go: &Go) {
        // A search that was not stopped ends now, with its own best move.
        self.reins.stop();
        let position = self.position();
        if let Some(depth) = go.perft {
            let job = Job::Perft { position: Box::new(position), depth, style: self.style() };
            return self.ask(job);
        }
        let mut searchmoves = Vec::new();
        for text in &go.searchmoves {
            match uci_move::parse(&position, text) {
                Ok(mv) => searchmoves.push(mv),
                Err(error) => self.say(&format!("{error}, ignored")),
            }
        }
        let on_clock = go.white_time.is_some() || go.black_time.is_some();
        let clock = on_clock.then(|| Clock {
            remaining: ByColor {
                white: go.white_time.unwrap_or_default(),
                black: go.black_time.unwrap_or_default(),
            },
            increment: ByColor { white: go.white_increment, black: go.black_increment },
            moves_to_go: go.moves_to_go,
        });
        let limited = on_clock
            || go.depth.is_some()
            || go.nodes.is_some()
            || go.movetime.is_some()
            || go.mate.is_some();
        let limits = Limits {
            depth: go.depth,
            nodes: go.nodes,
            movetime: go.movetime,
            clock,
            infinite: go.infinite || !limited && !go.ponder,
            mate: go.mate,
            searchmoves,
        };
        let request = Box::new(SearchRequest {
            start: self.start.clone(),
            moves: self.moves.clone(),
            limits,
            multi_pv: self.multi_pv,
        });
        let reins = Arc::new(Reins::default());
        reins.pondering.store(go.ponder, SeqCst);
        self.reins = Arc::clone(&reins);
        let style = self.style();
        if self.limit_strength {
            let level = Level::from_elo(self.elo);
            self.ask(Job::Level { request, reins, style, level, seed: self.seed });
        } else {
            self.ask(Job::Search { request, reins, style });
        }
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        let text = value.unwrap_or_default();
        let switch = match text.to_ascii_lowercase().as_str() {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        };
        let number: Option<u64> = text.parse().ok();
        let understood = match (name.to_ascii_lowercase().as_str(), switch, number) {
            ("hash", _, Some(mib)) => {
                self.options.hash_mib = bounded(mib, EngineOptions::HASH);
                self.change_options()
            }
            ("threads", _, Some(threads)) => {
                self.options.threads = bounded(threads, EngineOptions::THREADS);
                self.change_options()
            }
            ("move overhead", _, Some(millis)) => {
                self.options.move_overhead = Duration::from_millis(millis.min(5000));
                self.change_options()
            }
            ("multipv", _, Some(lines)) => {
                self.multi_pv = bounded(lines, 1..=format::MAX_MULTI_PV);
                true
            }
            ("clear hash", _, _) => {
                self.settle();
                self.ask(Job::NewGame);
                true
            }
            ("uci_chess960", Some(on), _) => {
                self.chess960 = on;
                true
            }
            ("uci_limitstrength", Some(on), _) => {
                self.limit_strength = on;
                true
            }
            ("uci_elo", _, Some(elo)) => {
                let (low, high) = (u64::from(*format::ELO.start()), u64::from(*format::ELO.end()));
                self.elo = elo.clamp(low, high) as u32;
                true
            }
            ("level seed", _, Some(seed)) => {
                self.seed = seed;
                true
            }
            // Known to user interfaces, of no consequence here.
            ("ponder" | "uci_analysemode", Some(_), _) => true,
            (
                "hash" | "threads" | "move overhead" | "multipv" | "uci_chess960" | "uci_elo"
                | "uci_limitstrength" | "level seed" | "ponder" | "uci_analysemode",
                ..,
            ) => false,
            _ => return self.say(&format!("no option {name:?}, line ignored")),
        };
        if !understood {
            self.say(&format!("option {name:?} cannot be {text:?}, line ignored"));
        }
    }

    fn change_options(&self) -> bool {
        self.settle();
        self.ask(Job::Options(self.options));
        true
    }
}

impl Drop for Session {
    /// A search under way ends and says its best move.
    fn drop(&mut self) {
        self.reins.stop();
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn bounded(number: u64, range: std::ops::RangeInclusive<usize>) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX).clamp(*range.start(), *range.end())
}

fn perform(searcher: &mut Searcher, job: Job, output: &Output) {
    match job {
        Job::Search { request, reins, style } => {
            let style = style_for(&request, style);
            let result =
                searcher.search_pondering(&request, &reins.stop, &reins.pondering, &mut |info| {
                    output.line(&format::info(info, style));
                });
            if result.lines.is_empty() {
                output.line(format::finished(&request.position()));
            }
            reins.wait_until_answer_is_wanted(request.limits.infinite);
            output.line(&format::best_move(&result, style));
        }
        Job::Level { request, reins, style, level, seed } => {
            let style = style_for(&request, style);
            let habits = Habits::default();
            let chosen = searcher.play_level(level, &habits, &request, seed, &reins.stop);
            match chosen {
                Some(chosen) => output.line(&format!(
                    "info depth 1 score {} pv {}",
                    format::score(chosen.score),
                    uci_move::format(chosen.mv, style)
                )),
                None => output.line(format::finished(&request.position())),
            }
            reins.wait_until_answer_is_wanted(request.limits.infinite);
            let text = chosen.map(|chosen| uci_move::format(chosen.mv, style));
            output.line(&format!("bestmove {}", text.as_deref().unwrap_or("(none)")));
        }
        Job::Perft { position, depth, style } => {
            let mut total = 0;
            for (mv, nodes) in perft_divide(&position, depth) {
                total += nodes;
                output.line(&format!("{}: {nodes}", uci_move::format(mv, style)));
            }
            output.line(&format!("\nNodes searched: {total}\n"));
        }
        Job::Bench(depth) => {
            let text = format::bench(&bench(depth));
            output.line(text.trim_end());
        }
        Job::Options(options) => searcher.set_options(options),
        Job::NewGame => searcher.new_game(),
        Job::Sync(done) => {
            let _ = done.send(());
        }
    }
}

/// A position that only Chess960 has is answered in its way, even if nobody said so before.
fn style_for(request: &SearchRequest, style: CastlingStyle) -> CastlingStyle {
    if request.start.is_standard_castling() { style } else { CastlingStyle::Chess960 }
}
