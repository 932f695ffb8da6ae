//! How long to think.

use crate::Limits;
use crate::score::{NO_VALUE, Value};
use chess_core::{Color, Move};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The time budget of one search; kept by the thread that decides.
#[derive(Clone, Debug)]
pub(crate) struct Timer {
    /// From when time counts: the start of the search, or the ponderhit.
    counted_from: Instant,
    /// What a move of usual difficulty should take; `None` for a fixed time.
    soft: Option<Duration>,
    /// What no move may exceed; `None` for no limit.
    hard: Option<Duration>,
    /// Finished iterations since the best move changed.
    stable: u32,
    best: Move,
    last_value: Value,
    /// What the last iterations say about the budget: 1 for a usual move.
    factor: f64,
}

impl Timer {
    /// The budget of a search. `overhead` is what each move loses on its way to the clock.
    pub(crate) fn new(limits: &Limits, turn: Color, overhead: Duration, now: Instant) -> Timer {
        let mut timer = Timer {
            counted_from: now,
            soft: None,
            hard: None,
            stable: 0,
            best: Move::NULL,
            last_value: NO_VALUE,
            factor: 1.0,
        };
        if let Some(clock) = &limits.clock {
            let left = clock.remaining[turn].saturating_sub(overhead).as_secs_f64();
            let increment = clock.increment[turn].as_secs_f64();
            let (soft, hard) = budget(left, increment, clock.moves_to_go);
            timer.soft = Some(Duration::from_secs_f64(soft));
            timer.hard = Some(Duration::from_secs_f64(hard));
        }
        if let Some(movetime) = limits.movetime {
            let fixed = movetime.saturating_sub(overhead).max(movetime / 2);
            timer.hard = Some(timer.hard.map_or(fixed, |hard| hard.min(fixed)));
        }
        timer
    }

    /// Whether the last moment has come. While pondering, time does not count.
    pub(crate) fn is_up(&mut self, pondering: Option<&AtomicBool>) -> bool {
        let Some(hard) = self.hard else { return false };
        if pondering.is_some_and(|flag| flag.load(Relaxed)) {
            self.counted_from = Instant::now();
            return false;
        }
        self.counted_from.elapsed() >= hard
    }

    /// Whether there is a budget to economise on, rather than a fixed time or none.
    pub(crate) fn is_budgeted(&self) -> bool {
        self.soft.is_some()
    }

    /// Takes down how an iteration ended: its best move and value, and the share of all work
    /// that went into that move.
    pub(crate) fn finished_iteration(&mut self, best: Move, value: Value, share: f64) {
        self.stable = if best == self.best { (self.stable + 1).min(10) } else { 0 };
        self.best = best;
        let drop = if self.last_value == NO_VALUE { 0 } else { self.last_value - value };
        // The value of a few iterations ago, fading.
        self.last_value = match self.last_value {
            NO_VALUE => value,
            last => (3 * last + value) / 4,
        };
        let steadiness = 1.35 - 0.07 * f64::from(self.stable);
        let trend = 1.0 + f64::from(drop.clamp(-20, 60)) / 100.0;
        let doubt = (1.0 - share) * 1.7 + 0.45;
        self.factor = steadiness * trend * doubt;
    }

    /// Whether another iteration is not worth its time.
    pub(crate) fn is_enough(&self, depth: i32) -> bool {
        let Some(soft) = self.soft else { return false };
        let factor = if depth < 6 { 1.0 } else { self.factor };
        self.counted_from.elapsed() >= soft.mul_f64(factor)
    }
}

/// What to spend on a move, usually and at most, in seconds.
fn budget(left: f64, increment: f64, moves_to_go: Option<u32>) -> (f64, f64) {
    // Never so much that the flag might fall.
    let most = left * 0.75;
    let (soft, hard) = match moves_to_go {
        Some(moves) => {
            let moves = f64::from(moves.clamp(1, 50));
            let share = (left + increment * (moves - 1.0)) / (moves + 0.8);
            (0.8 * share, (4.5 * share).min(left * (0.35 + 0.5 / moves)))
        }
        None => {
            let share = left / 24.0 + 0.75 * increment;
            (0.75 * share, 4.0 * share)
        }
    };
    let hard = hard.min(most);
    (soft.min(hard), hard)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_never_falls_by_plan() {
        for left in [0.0, 0.01, 0.5, 10.0, 5400.0] {
            for increment in [0.0, 0.1, 30.0] {
                for moves in [None, Some(0), Some(1), Some(2), Some(40)] {
                    let (soft, hard) = budget(left, increment, moves);
                    assert!(soft <= hard && hard < left.max(1e-9), "{left} {increment} {moves:?}");
                }
            }
        }
    }

    #[test]
    fn a_sixty_move_game_fits_its_time() {
        let mut left = 60.0;
        for _ in 0..60 {
            left += 0.6 - budget(left, 0.6, None).0;
            assert!(left > 3.0);
        }
    }

    #[test]
    fn doubt_takes_time_and_certainty_saves_it() {
        let clock = crate::Clock::default();
        let limits = Limits::clock(clock);
        let mut timer = Timer::new(&limits, Color::White, Duration::ZERO, Instant::now());
        let mv = Move::from_bits(77);
        for _ in 0..10 {
            timer.finished_iteration(mv, 30, 0.95);
        }
        assert!(timer.factor < 0.5, "{}", timer.factor);
        timer.finished_iteration(Move::from_bits(78), -20, 0.3);
        assert!(timer.factor > 1.5, "{}", timer.factor);
    }
}
