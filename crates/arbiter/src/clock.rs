//! The chess clock: two faces, at most one of which runs.
//!
//! The clock never asks what time it is; every call brings `now`, the time since some start.
//! Nothing is decided by painting: a flag falls at a moment that can be computed beforehand
//! ([`Clock::flag_falls_at`]), however late somebody looks.

mod face;

pub use face::Face;

use crate::laws::IncrementTiming;
use crate::time_control::{Bonus, TimeControl};
use chess_core::{ByColor, Color};
use std::time::Duration;

/// What is done with a stretch in which nobody looked at the running clock, as when the
/// machine slept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Gaps {
    /// It is thinking time like any other.
    #[default]
    Charge,
    /// Beyond this much it is nobody's time, and reported. Somebody must look at least this
    /// often while a clock runs; [`Clock::next_wake`] asks for every second.
    Forgive(Duration),
}

/// What [`Clock::observe`] saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// The side whose flag has fallen since the last look.
    pub flag: Option<Color>,
    /// A gap that was charged to nobody.
    pub gap: Option<Duration>,
}

/// Both faces as they were at some moment, the running time taken off.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Times(pub ByColor<Face>);

/// The clock of one game.
///
/// Invariants: `last_seen` never goes back, whatever `now` says; only the running side loses
/// time, and time is gained only by what the time control grants or the arbiter gives.
#[derive(Clone, Debug)]
pub struct Clock {
    controls: ByColor<TimeControl>,
    timing: IncrementTiming,
    gaps: Gaps,
    faces: ByColor<Face>,
    /// Whose face runs. Its time is taken off up to `last_seen`.
    running: Option<Color>,
    /// What the move under way has used, for delay and Bronstein.
    turn_used: Duration,
    /// Whose move that is.
    turn: Option<Color>,
    last_seen: Duration,
    /// The faces after each completed move, the start first.
    past: Vec<Times>,
}

impl Clock {
    /// Both faces full, none running.
    pub fn new(controls: ByColor<TimeControl>, timing: IncrementTiming) -> Clock {
        let faces = ByColor::new_with(|color| Face::new(&controls[color], timing));
        let past = vec![Times(faces.clone())];
        Clock {
            controls,
            timing,
            gaps: Gaps::Charge,
            faces,
            running: None,
            turn_used: Duration::ZERO,
            turn: None,
            last_seen: Duration::ZERO,
            past,
        }
    }

    /// The same clock with another way to treat gaps.
    #[must_use]
    pub fn with_gaps(mut self, gaps: Gaps) -> Clock {
        self.gaps = gaps;
        self
    }

    /// What both play with.
    pub const fn controls(&self) -> &ByColor<TimeControl> {
        &self.controls
    }

    /// Whose face runs.
    pub const fn running(&self) -> Option<Color> {
        self.running
    }

    /// The faces as last seen.
    pub const fn faces(&self) -> &ByColor<Face> {
        &self.faces
    }

    /// What is left for a side; `None` without time control.
    pub fn remaining(&self, color: Color, now: Duration) -> Option<Duration> {
        let face = &self.faces[color];
        let left = face.balance?;
        Some(to_duration(left.saturating_sub(self.pending(color, now))))
    }

    /// What is left of the delay of the move under way.
    pub fn delay_left(&self, now: Duration) -> Duration {
        let Some(color) = self.running else { return Duration::ZERO };
        self.delay(color).saturating_sub(self.turn_used.saturating_add(self.unseen(now)))
    }

    /// Thinking time of a side so far.
    pub fn used(&self, color: Color, now: Duration) -> Duration {
        let unseen = if self.running == Some(color) { self.unseen(now) } else { Duration::ZERO };
        self.faces[color].used.saturating_add(unseen)
    }

    /// Moves still to be made before the next time control; `None` in sudden death.
    pub fn moves_to_control(&self, color: Color) -> Option<u16> {
        let TimeControl::Periods(periods) = &self.controls[color] else { return None };
        let face = &self.faces[color];
        let moves = periods.get(face.period).moves?.get();
        Some(moves.saturating_sub(face.moves_in_period))
    }

    /// Whether no further time is coming to a side, except bonuses.
    pub fn in_last_period(&self, color: Color) -> bool {
        match &self.controls[color] {
            TimeControl::Periods(periods) => periods.is_last(self.faces[color].period),
            _ => true,
        }
    }

    /// When the running side's flag falls if nothing happens before.
    pub fn flag_falls_at(&self) -> Option<Duration> {
        let color = self.running?;
        let face = &self.faces[color];
        let left = face.balance.filter(|_| face.flag.is_none())?;
        let delay = self.delay(color).saturating_sub(self.turn_used);
        Some(self.last_seen.saturating_add(delay).saturating_add(to_duration(left)))
    }

    /// When a visible digit changes next, at most a second from now, or the flag falls.
    pub fn next_wake(&self, now: Duration) -> Option<Duration> {
        let color = self.running?;
        let left = self.remaining(color, now)?;
        let delay = self.delay_left(now);
        let until = if delay.is_zero() {
            let step = if left <= Duration::from_secs(10) { 100 } else { 1_000 };
            // Just past the boundary, so that the new digit is there when it is drawn.
            Duration::from_millis(left.as_millis() as u64 % step + 1)
        } else {
            Duration::from_millis(delay.as_millis() as u64 % 1_000 + 1)
        };
        let wake = now.saturating_add(until);
        // With the flag down nothing changes on the face.
        self.flag_falls_at().map(|fall| wake.min(fall.max(now)))
    }

    /// Takes off what the running side has used since the last look. A `now` before the last
    /// look counts as the last look.
    pub fn observe(&mut self, now: Duration) -> Seen {
        let mut seen = Seen::default();
        let elapsed = now.saturating_sub(self.last_seen);
        let before = self.last_seen;
        self.last_seen = before.saturating_add(elapsed);
        let Some(color) = self.running else { return seen };
        let mut charged = elapsed;
        if let Gaps::Forgive(bound) = self.gaps
            && elapsed > bound
        {
            seen.gap = Some(elapsed);
            charged = Duration::ZERO;
        }
        let cost = self.cost(color, charged);
        let free = self.delay(color).saturating_sub(self.turn_used);
        self.turn_used = self.turn_used.saturating_add(charged);
        let face = &mut self.faces[color];
        face.used = face.used.saturating_add(charged);
        let Some(balance) = &mut face.balance else { return seen };
        let left = *balance;
        *balance = left.saturating_sub(to_nanos(cost));
        // A flag falls when delay and time are both used up, not when a zero is looked at.
        let fallen = *balance <= 0 && charged >= free;
        if fallen && face.flag.is_none() {
            face.flag = Some(before.saturating_add(free).saturating_add(to_duration(left)));
            seen.flag = Some(color);
        }
        if let TimeControl::Hourglass(_) = self.controls[color] {
            // Sand that is out cannot run: what was overstepped goes to nobody.
            let gained = to_nanos(cost).min(left.max(0));
            self.faces[color].balance = Some(left.saturating_sub(gained));
            if let Some(balance) = &mut self.faces[!color].balance {
                *balance = balance.saturating_add(gained);
            }
        }
        seen
    }

    /// Lets a side's face run, as at the start of the game or after a pause. Time already used
    /// for the move under way still counts against its delay.
    pub fn start(&mut self, color: Color, now: Duration) {
        self.observe(now);
        if self.turn != Some(color) {
            self.turn = Some(color);
            self.turn_used = Duration::ZERO;
        }
        self.running = Some(color);
    }

    /// Stops both faces; they keep what they show.
    pub fn stop(&mut self, now: Duration) {
        self.observe(now);
        self.running = None;
    }

    /// A side has completed its move: its face stops, the move is counted, what the move
    /// brings is added, and the other face starts. A move made while no face ran has cost
    /// nothing and brings nothing.
    pub fn press(&mut self, color: Color, now: Duration) {
        self.observe(now);
        let ran = self.running == Some(color);
        self.faces[color].complete_move(&self.controls[color], self.timing, ran, self.turn_used);
        let at = self.last_seen;
        let face = &mut self.faces[color];
        // A period that was reached too late may be used up before it begins.
        if face.flag.is_none() && face.balance.is_some_and(|balance| balance < 0) {
            face.flag = Some(at);
        }
        self.running = None;
        self.start(!color, now);
        self.past.push(Times(self.faces.clone()));
    }

    /// Puts a time on a face, which lifts its flag unless that is zero.
    pub fn set(&mut self, color: Color, left: Duration, now: Duration) {
        self.observe(now);
        self.faces[color].set(left, self.last_seen);
    }

    /// Gives a side time. A flag that has fallen stays down.
    pub fn add(&mut self, color: Color, time: Duration, now: Duration) {
        self.observe(now);
        if let Some(balance) = &mut self.faces[color].balance {
            *balance = balance.saturating_add(to_nanos(time));
        }
    }

    /// Takes time from a side, whose flag may fall by it.
    pub fn take(&mut self, color: Color, time: Duration, now: Duration) {
        self.observe(now);
        let at = self.last_seen;
        let face = &mut self.faces[color];
        if let Some(balance) = &mut face.balance {
            *balance = balance.saturating_sub(to_nanos(time));
            if *balance <= 0 && face.flag.is_none() {
                face.flag = Some(at);
            }
        }
    }

    /// Lets both sides go on into their next periods, whatever moves they had made: nobody knows
    /// which flag fell first.
    pub fn begin_next_periods(&mut self, now: Duration) {
        self.observe(now);
        for color in Color::ALL {
            self.faces[color].begin_next_period(&self.controls[color]);
        }
    }

    /// Whether a side's flag was down when last seen, and since when.
    pub fn flag(&self, color: Color) -> Option<Duration> {
        self.faces[color].flag
    }

    /// How many completed moves are remembered.
    pub fn moves_remembered(&self) -> usize {
        self.past.len().saturating_sub(1)
    }

    /// The faces after this many completed moves.
    pub fn times_after(&self, moves: usize) -> Option<&Times> {
        self.past.get(moves)
    }

    /// Both faces as they were after this many completed moves, none running.
    pub fn back_to(&mut self, moves: usize, now: Duration) {
        self.observe(now);
        self.past.truncate(moves.saturating_add(1));
        if let Some(times) = self.past.last() {
            self.faces = times.0.clone();
        }
        self.running = None;
        self.turn = None;
    }

    /// Puts times on both faces as they were at some moment; none runs.
    pub fn put(&mut self, times: Times, now: Duration) {
        self.observe(now);
        self.faces = times.0;
        self.running = None;
        self.turn = None;
    }

    /// Forgets the completed moves, as when another position is set up; the faces stay.
    pub fn forget_moves(&mut self, now: Duration) {
        self.observe(now);
        self.past = vec![Times(self.faces.clone())];
    }

    /// Takes up a game that was put away: the faces after each completed move, the start
    /// first, and as they stood last. None runs.
    pub fn restore(&mut self, past: Vec<Times>, last: Times, now: Duration) {
        self.observe(now);
        self.faces = last.0;
        if !past.is_empty() {
            self.past = past;
        }
        self.running = None;
        self.turn = None;
    }

    /// Time that has passed since the last look; none that a look would forgive.
    fn unseen(&self, now: Duration) -> Duration {
        let elapsed = now.saturating_sub(self.last_seen);
        match self.gaps {
            Gaps::Forgive(bound) if elapsed > bound => Duration::ZERO,
            _ => elapsed,
        }
    }

    /// What would be added to or taken off a face if somebody looked now.
    fn pending(&self, color: Color, now: Duration) -> i64 {
        match self.running {
            Some(running) if running == color => to_nanos(self.cost(color, self.unseen(now))),
            Some(running) if matches!(self.controls[running], TimeControl::Hourglass(_)) => {
                let left = self.faces[running].balance.unwrap_or(0).max(0);
                -to_nanos(self.cost(running, self.unseen(now))).min(left)
            }
            _ => 0,
        }
    }

    /// What a stretch of the move under way costs, the delay's rest being free.
    fn cost(&self, color: Color, elapsed: Duration) -> Duration {
        elapsed.saturating_sub(self.delay(color).saturating_sub(self.turn_used))
    }

    fn delay(&self, color: Color) -> Duration {
        match &self.controls[color] {
            TimeControl::Periods(periods) => match periods.get(self.faces[color].period).bonus {
                Bonus::Delay(delay) => delay,
                _ => Duration::ZERO,
            },
            _ => Duration::ZERO,
        }
    }
}

fn to_nanos(time: Duration) -> i64 {
    i64::try_from(time.as_nanos()).unwrap_or(i64::MAX)
}

fn to_duration(nanos: i64) -> Duration {
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(0))
}
