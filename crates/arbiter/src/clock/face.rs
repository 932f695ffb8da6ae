//! One face of the clock.

use super::{to_duration, to_nanos};
use crate::laws::IncrementTiming;
use crate::time_control::{Bonus, TimeControl};
use std::time::Duration;

/// One side's time, moves and flag.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// What is left in nanoseconds, below zero what was overstepped; `None` without time control.
    pub balance: Option<i64>,
    /// The period, from 0.
    pub period: usize,
    /// Moves completed in it.
    pub moves_in_period: u16,
    /// Moves completed in all.
    pub moves: u32,
    /// When the flag fell, if it is down.
    pub flag: Option<Duration>,
    /// Thinking time so far.
    pub used: Duration,
}

impl Face {
    /// As it stands before the game.
    pub(super) fn new(control: &TimeControl, timing: IncrementTiming) -> Face {
        let time = match control {
            TimeControl::Unknown | TimeControl::Untimed => None,
            TimeControl::PerMove(time) | TimeControl::Hourglass(time) => Some(*time),
            TimeControl::Periods(periods) => {
                let first = periods.get(0);
                Some(match first.bonus {
                    Bonus::Increment(increment) if timing == IncrementTiming::Before => {
                        first.time.saturating_add(increment)
                    }
                    // With nothing else to begin with, the first move has the first bonus.
                    Bonus::Increment(bonus) | Bonus::Bronstein(bonus) if first.time.is_zero() => {
                        bonus
                    }
                    _ => first.time,
                })
            }
        };
        Face {
            balance: time.map(to_nanos),
            period: 0,
            moves_in_period: 0,
            moves: 0,
            flag: None,
            used: Duration::ZERO,
        }
    }

    /// What is left.
    pub fn remaining(&self) -> Option<Duration> {
        self.balance.map(to_duration)
    }

    /// By how much the time was overstepped.
    pub fn overstepped(&self) -> Duration {
        self.balance.map_or(Duration::ZERO, |balance| to_duration(balance.saturating_neg()))
    }

    pub(super) fn set(&mut self, left: Duration, now: Duration) {
        if self.balance.is_some() {
            self.balance = Some(to_nanos(left));
            self.flag = if left.is_zero() { self.flag.or(Some(now)) } else { None };
        }
    }

    pub(super) fn begin_next_period(&mut self, control: &TimeControl) {
        let TimeControl::Periods(periods) = control else { return };
        if periods.is_last(self.period) {
            return;
        }
        self.period += 1;
        self.moves_in_period = 0;
        self.flag = None;
        let time = to_nanos(periods.get(self.period).time);
        self.balance = self.balance.map(|balance| balance.max(0).saturating_add(time));
    }

    /// Counts a completed move and adds what it brings; `ran` says whether the clock ran during
    /// it, and `turn_used` how long.
    pub(super) fn complete_move(
        &mut self,
        control: &TimeControl,
        timing: IncrementTiming,
        ran: bool,
        turn_used: Duration,
    ) {
        self.moves = self.moves.saturating_add(1);
        self.moves_in_period = self.moves_in_period.saturating_add(1);
        let mut gained = Duration::ZERO;
        match control {
            TimeControl::Unknown | TimeControl::Untimed | TimeControl::Hourglass(_) => {}
            TimeControl::PerMove(time) => {
                self.balance = Some(to_nanos(*time));
            }
            TimeControl::Periods(periods) => {
                let made = periods.get(self.period);
                let finished = made.moves.is_some_and(|moves| moves.get() <= self.moves_in_period);
                if finished {
                    self.period += 1;
                    self.moves_in_period = 0;
                    // The next period's time has its own flag.
                    self.flag = None;
                    gained = periods.get(self.period).time;
                }
                let bonus = match timing {
                    IncrementTiming::Before => periods.get(self.period).bonus,
                    IncrementTiming::After => made.bonus,
                };
                let added = match (bonus, made.bonus) {
                    (Bonus::Increment(increment), _) => increment,
                    (_, Bonus::Bronstein(most)) => turn_used.min(most),
                    _ => Duration::ZERO,
                };
                if ran {
                    gained = gained.saturating_add(added);
                }
            }
        }
        if let Some(balance) = &mut self.balance {
            *balance = balance.saturating_add(to_nanos(gained));
        }
    }
}
