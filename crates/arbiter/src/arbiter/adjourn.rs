//! Sealed moves and taking a game up again (L-ADJ-1 to 3).

use super::{Arbiter, Down, Effect, Param, Phase, Ruling, note, refuse};
use crate::LawId;
use crate::clock::Times;
use crate::result::{GameResult, Reason};
use chess_core::{ByColor, Color, Move, Position, san};
use std::time::Duration;

/// What lies in the envelope.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Envelope {
    /// Who sealed.
    pub by: Color,
    /// The move as written.
    pub text: String,
    /// What stands on the board without it.
    pub position: Box<Position>,
    /// Both faces when it was sealed.
    pub sealed_at: Times,
    /// Both faces with what the move brought.
    pub times: Times,
}

impl Envelope {
    /// The one legal move that the text says.
    fn read(&self) -> Option<Move> {
        san::parse(&self.position, self.text.trim()).ok()
    }
}

impl Arbiter {
    pub(super) fn seal(&mut self, by: Color, text: String, now: Duration, out: &mut Vec<Ruling>) {
        if !self.must_seal || self.phase != Phase::Playing || self.hand.down != Down::Nothing {
            return refuse(out, LawId::Adj1, "ruling-not-now");
        }
        if by != self.turn() {
            return refuse(out, LawId::Adj1, "ruling-not-your-turn");
        }
        let Some(position) = self.position.clone() else {
            return refuse(out, LawId::Adj1, "ruling-not-now");
        };
        self.must_seal = false;
        // The sealed move is completed by this, though nobody sees it.
        let sealed_at = Times(self.clock.faces().clone());
        self.clock.press(by, now);
        self.clock.stop(now);
        let times = Times(self.clock.faces().clone());
        self.phase =
            Phase::Adjourned(Envelope { by, text, position: Box::new(position), sealed_at, times });
        out.push(
            Ruling::new(LawId::Adj1, "ruling-adjourned", Effect::Adjourned)
                .with("side", Param::Side(by)),
        );
    }

    /// The clock of whoever has to answer the sealed move starts; the envelope is opened when
    /// that player is there.
    pub(super) fn resume(&mut self, present: ByColor<bool>, now: Duration, out: &mut Vec<Ruling>) {
        let Phase::Adjourned(envelope) = self.phase.clone() else {
            return refuse(out, LawId::Adj1, "ruling-not-now");
        };
        let answers = !envelope.by;
        self.present = present;
        self.awaited_since = Some(now);
        self.session_since = now;
        self.phase = Phase::Resuming(envelope);
        out.push(
            Ruling::new(LawId::Adj2, "ruling-resumed", Effect::ClockRuns(answers))
                .with("side", Param::Side(answers)),
        );
        // A flag that had fallen unseen is seen now, before any envelope (L-ADJ-3).
        let overstepped =
            Color::ALL.into_iter().any(|color| present[color] && self.clock.flag(color).is_some());
        if overstepped {
            self.overstepped_at_resumption(present, now, out);
            return;
        }
        self.clock.start(answers, now);
        if present[answers] {
            self.open_if_present(now, out);
        } else {
            note(out, LawId::Adj2, "ruling-envelope-waits");
        }
    }

    fn overstepped_at_resumption(
        &mut self,
        present: ByColor<bool>,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let loser = Color::ALL
            .into_iter()
            .filter(|color| present[*color])
            .filter_map(|color| Some((self.clock.flag(color)?, color)))
            .min();
        if let Some((_, loser)) = loser {
            let result = GameResult::win(!loser, Reason::Time);
            let ruling = Ruling::new(LawId::Adj3, "ruling-time-loses", Effect::Ended(result));
            self.end(ruling.with("side", Param::Side(loser)), now, out);
        }
    }

    /// Opens the envelope of a game being resumed if the opponent of the sealer is there.
    pub(super) fn open_if_present(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        let Phase::Resuming(envelope) = self.phase.clone() else { return };
        if self.present[!envelope.by] {
            self.open(&envelope, now, out);
        }
    }

    fn open(&mut self, envelope: &Envelope, now: Duration, out: &mut Vec<Ruling>) {
        let by = envelope.by;
        let mv = envelope.read();
        out.push(
            Ruling::new(LawId::Adj2, "ruling-envelope-opened", Effect::Noted)
                .with("side", Param::Side(by))
                .with("text", Param::Text(envelope.text.clone())),
        );
        self.phase = Phase::Playing;
        let bound = mv.is_some_and(|mv| self.obligation().is_some_and(|o| !o.allows(mv)));
        let (Some(mv), false) = (mv, bound) else {
            let spared = self.is_spared(self.laws.sealed_draw, !by, LawId::Adj2, out);
            let (key, result) = if spared {
                ("ruling-sealed-move-bad-draws", GameResult::draw(Reason::SealedMove))
            } else {
                ("ruling-sealed-move-bad", GameResult::win(!by, Reason::SealedMove))
            };
            let ruling = Ruling::new(LawId::Adj2, key, Effect::Ended(result));
            return self.end(ruling.with("side", Param::Side(by)), now, out);
        };
        let absent = !self.present[by];
        if self.offer == Some(!by) {
            self.offer = None;
            let key = "ruling-offer-refused-by-move";
            out.push(Ruling::new(LawId::End6, key, Effect::OfferEnded));
        }
        self.write_down(mv, envelope.sealed_at.clone(), out);
        match self.end_by_position(&envelope.position.after(mv)) {
            Some(mut end) => {
                if absent {
                    end.law = LawId::Adj3;
                }
                self.end(end, now, out);
            }
            None => {
                self.clock.start(self.turn(), now);
                if let Some(reason) = self.end_by_count() {
                    self.end_by_repetition_or_count(reason, now, out);
                }
            }
        }
    }
}
