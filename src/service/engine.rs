//! The engine on its own thread.
//!
//! Each job has a stop flag of its own: a late stop cannot end the next search. A panic inside
//! the search becomes [`EngineAnswer::Failed`], and the next job gets a fresh engine.

use super::Reporter;
use crate::effect::EngineJob;
use crate::event::{EngineAnswer, Event};
use crate::model::clock::pace;
use chess_core::ByColor;
use chess_engine::{EngineOptions, Limits, SearchRequest, Searcher};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

/// Somebody who answers engine jobs.
pub trait EngineService {
    /// Starts a job; the one before it is given up.
    fn start(&mut self, job: EngineJob);
    /// Gives up the current job.
    fn stop(&mut self);
}

/// Our own engine on a thread of its own.
pub struct EngineThread {
    jobs: Sender<(EngineJob, Arc<AtomicBool>)>,
    current: Option<Arc<AtomicBool>>,
}

impl EngineThread {
    /// Starts the thread; it ends when this value is dropped.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn spawn(reporter: Reporter) -> std::io::Result<EngineThread> {
        let (jobs, received) = channel();
        thread::Builder::new()
            .name("engine".to_owned())
            .stack_size(Searcher::STACK_BYTES)
            .spawn(move || work(&received, &reporter))?;
        Ok(EngineThread { jobs, current: None })
    }
}

impl EngineService for EngineThread {
    fn start(&mut self, job: EngineJob) {
        self.stop();
        let stop = Arc::new(AtomicBool::new(false));
        self.current = Some(Arc::clone(&stop));
        if self.jobs.send((job, stop)).is_err() {
            log::error!("the engine thread has ended");
        }
    }

    fn stop(&mut self) {
        if let Some(stop) = self.current.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }
}

impl Drop for EngineThread {
    fn drop(&mut self) {
        self.stop();
    }
}

/// An engine that answers at once, on the calling thread: for tests and pictures.
pub struct InlineEngine {
    searcher: Searcher,
    reporter: Reporter,
}

impl InlineEngine {
    /// Our own engine with a small table.
    pub fn new(reporter: Reporter) -> InlineEngine {
        let options = EngineOptions { hash_mib: 1, ..EngineOptions::default() };
        InlineEngine { searcher: Searcher::new(options), reporter }
    }
}

impl EngineService for InlineEngine {
    fn start(&mut self, job: EngineJob) {
        let answer = answer(&mut self.searcher, &job, &AtomicBool::new(false));
        self.reporter.report(Event::Engine(job.id, answer));
    }

    fn stop(&mut self) {}
}

/// An engine that never answers, so that pictures can show it thinking.
pub struct SilentEngine;

impl EngineService for SilentEngine {
    fn start(&mut self, _job: EngineJob) {}

    fn stop(&mut self) {}
}

fn options() -> EngineOptions {
    EngineOptions { hash_mib: 64, ..EngineOptions::default() }
}

fn work(jobs: &Receiver<(EngineJob, Arc<AtomicBool>)>, reporter: &Reporter) {
    // The table takes a moment to allocate; nobody needs it before the first job.
    let mut searcher = None;
    while let Ok((job, stop)) = jobs.recv() {
        if stop.load(Ordering::Relaxed) {
            continue;
        }
        let engine = searcher.get_or_insert_with(|| Searcher::new(options()));
        let answer = catch_unwind(AssertUnwindSafe(|| answer(engine, &job, &stop)));
        let answer = answer.unwrap_or_else(|_| {
            log::error!("the search panicked");
            searcher = None;
            EngineAnswer::Failed
        });
        if !stop.load(Ordering::Relaxed) {
            reporter.report(Event::Engine(job.id, answer));
        }
    }
}

/// Answers a job on this thread.
pub fn answer(engine: &mut Searcher, job: &EngineJob, stop: &AtomicBool) -> EngineAnswer {
    if job.judge_only {
        // Enough to see tactics, quick on any machine.
        let request = SearchRequest { limits: Limits::nodes(60_000), ..job.request.clone() };
        return match engine.search(&request, stop, &mut |_| {}).score() {
            Some(score) => EngineAnswer::Judged(score),
            None => EngineAnswer::Nothing,
        };
    }
    match engine.play_level(job.level, &job.habits, &job.request, job.seed, stop) {
        None => EngineAnswer::Nothing,
        Some(chosen) => {
            let side = job.request.position().turn();
            let ply = job.request.moves.len() as u64;
            let pace =
                chosen.think_time(side, job.clock.as_ref(), job.habits.patience, job.seed ^ ply);
            EngineAnswer::Move { mv: chosen.mv, score: chosen.score, pace }
        }
    }
}

/// Both clocks as the engine wants them, at a time of the game.
pub fn engine_clock(clock: &arbiter::Clock, at: Duration) -> chess_engine::Clock {
    // A side without a time control has all the time in the world.
    let untimed = Duration::from_secs(24 * 3_600);
    chess_engine::Clock {
        remaining: ByColor::new_with(|color| clock.remaining(color, at).unwrap_or(untimed)),
        increment: ByColor::new_with(|color| pace(&clock.controls()[color]).1),
        moves_to_go: None,
    }
}
