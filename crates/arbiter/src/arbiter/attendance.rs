//! Who is there, and whose clock runs (L-END-13, L-CLOCK-2).

use super::{Arbiter, Effect, Param, Phase, Ruling, note, refuse};
use crate::LawId;
use crate::result::{GameResult, Reason};
use chess_core::{ByColor, Color};
use std::time::Duration;

impl Arbiter {
    pub(super) fn start(&mut self, present: ByColor<bool>, now: Duration, out: &mut Vec<Ruling>) {
        if self.phase != Phase::Waiting {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        self.phase = Phase::Playing;
        self.present = present;
        self.awaited_since = Some(now);
        self.session_since = now;
        let turn = self.turn();
        self.clock.start(turn, now);
        out.push(
            Ruling::new(LawId::Clock1, "ruling-started", Effect::ClockRuns(turn))
                .with("side", Param::Side(turn)),
        );
    }

    pub(super) fn arrive(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if self.present[by] || self.phase == Phase::Waiting {
            return;
        }
        self.present[by] = true;
        out.push(
            Ruling::new(LawId::End13, "ruling-arrived", Effect::Noted)
                .with("side", Param::Side(by)),
        );
        self.open_if_present(now, out);
    }

    /// The moment after which whoever is absent has lost.
    pub(super) fn lateness_at(&self) -> Option<Duration> {
        let somebody = !self.present.white || !self.present.black;
        let playing = matches!(self.phase, Phase::Playing | Phase::Resuming(_));
        let since = self.awaited_since.filter(|_| somebody && playing)?;
        Some(since.saturating_add(self.laws.default_time?))
    }

    pub(super) fn look_for_absent(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        if self.lateness_at().is_none_or(|at| now <= at) {
            return;
        }
        let (key, result, side) = match (self.present.white, self.present.black) {
            (false, false) => ("ruling-both-late", GameResult::both_lose(Reason::Lateness), None),
            (white, _) => {
                let late = if white { Color::Black } else { Color::White };
                ("ruling-late", GameResult::win(!late, Reason::Lateness), Some(late))
            }
        };
        let mut ruling = Ruling::new(LawId::End13, key, Effect::Ended(result));
        if let Some(late) = side {
            ruling = ruling.with("side", Param::Side(late));
        }
        self.end(ruling, now, out);
    }

    pub(super) fn stop_clocks(&mut self, by: Option<Color>, now: Duration, out: &mut Vec<Ruling>) {
        if self.phase != Phase::Playing {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        self.phase = Phase::Stopped;
        self.clock.stop(now);
        let ruling = Ruling::new(LawId::Clock2, "ruling-clocks-stopped", Effect::ClocksStopped);
        out.push(match by {
            Some(by) => ruling.with("side", Param::Side(by)),
            None => ruling,
        });
    }

    pub(super) fn resume_clocks(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        if self.phase != Phase::Stopped {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        self.phase = Phase::Playing;
        let turn = self.displaced.unwrap_or(self.turn());
        self.clock.start(turn, now);
        out.push(
            Ruling::new(LawId::Clock2, "ruling-clock-runs", Effect::ClockRuns(turn))
                .with("side", Param::Side(turn)),
        );
    }

    /// When the session ends and a move has to be sealed.
    pub(super) fn session_ends_at(&self) -> Option<Duration> {
        if self.phase != Phase::Playing || self.must_seal || self.position.is_none() {
            return None;
        }
        Some(self.session_since.saturating_add(self.laws.session?))
    }

    pub(super) fn look_at_session(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        if self.session_ends_at().is_some_and(|at| now >= at) {
            self.adjourn(out);
        }
    }

    /// The side to move has to seal.
    pub(super) fn adjourn(&mut self, out: &mut Vec<Ruling>) {
        if self.phase != Phase::Playing || self.position.is_none() {
            return refuse(out, LawId::Adj1, "ruling-not-now");
        }
        if self.must_seal {
            return note(out, LawId::Adj1, "ruling-must-seal");
        }
        self.must_seal = true;
        let turn = self.turn();
        out.push(
            Ruling::new(LawId::Adj1, "ruling-must-seal", Effect::MustSeal(turn))
                .with("side", Param::Side(turn)),
        );
    }
}
