//! Claims of a draw (L-END-7 to 9, 11, 12).

use super::{Arbiter, Down, Effect, Ground, Param, Phase, Ruling, note, playable, refuse};
use crate::LawId;
use crate::laws::WrongClaim;
use crate::result::Reason;
use chess_core::{Color, Move, Position};
use std::time::Duration;

impl Arbiter {
    /// Whether a claim by the side to move would be right.
    pub fn claim_is_right(&self, ground: Ground, intended: Option<Move>) -> bool {
        let Some(position) = &self.position else { return false };
        let after = match intended {
            Some(mv) if !position.is_legal(mv) => return false,
            Some(mv) => position.after(mv),
            None => position.clone(),
        };
        match (ground, intended) {
            (Ground::Repetition, None) => self.repetitions.count() >= 3,
            (Ground::Repetition, Some(_)) => self.repetitions.count_with(&after) >= 3,
            (Ground::MoveCount, _) => after.halfmove_clock() >= self.plies_to_claim(after.board()),
        }
    }

    /// The numbers of completed moves after which the position, or the one that the intended
    /// move brings, stood on the board.
    pub fn occurrences(&self, intended: Option<Move>) -> Vec<usize> {
        let mut positions = self.positions();
        if let (Some(mv), Some(position)) = (intended, &self.position)
            && position.is_legal(mv)
        {
            positions.push(Some(position.after(mv)));
        }
        let Some(Some(last)) = positions.last().cloned() else { return Vec::new() };
        let same = |position: &Option<Position>| position.as_ref() == Some(&last);
        positions.iter().enumerate().filter(|(_, p)| same(p)).map(|(index, _)| index).collect()
    }

    pub(super) fn claim(
        &mut self,
        by: Color,
        ground: Ground,
        intended: Option<Move>,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let law = match ground {
            Ground::Repetition => LawId::End7,
            Ground::MoveCount => LawId::End9,
        };
        if !matches!(self.phase, Phase::Playing | Phase::Stopped) || self.position.is_none() {
            return refuse(out, law, "ruling-not-now");
        }
        if by != self.turn() {
            return refuse(out, law, "ruling-not-your-turn");
        }
        if matches!(self.hand.down, Down::Legal(_) | Down::Promoting(..)) {
            return refuse(out, LawId::End8, "ruling-claim-too-late");
        }
        let ran = self.clock.running().is_some() || self.phase == Phase::Stopped;
        self.clock.stop(now);
        let stopped = Effect::ClocksStopped;
        out.push(
            Ruling::new(LawId::End11, "ruling-claim-stops-clocks", stopped)
                .with("side", Param::Side(by)),
        );
        let bound = intended
            .is_some_and(|mv| self.obligation().is_some_and(|obligation| !obligation.allows(mv)));
        if self.claim_is_right(ground, intended) && !bound {
            let reason = match ground {
                Ground::Repetition => Reason::Threefold,
                Ground::MoveCount => Reason::FiftyMoves,
            };
            let key = match ground {
                Ground::Repetition => "ruling-claim-repetition",
                Ground::MoveCount => "ruling-claim-moves",
            };
            if ground == Ground::Repetition
                && let Some(checker) = self.perpetual_check(3, intended)
            {
                let said = Ruling::new(LawId::End12, "ruling-perpetual-check", Effect::Noted);
                out.push(said.with("side", Param::Side(checker)));
            }
            let draw = Effect::Ended(crate::result::GameResult::draw(reason));
            let ruling = Ruling::new(law, key, draw).with("side", Param::Side(by));
            return self.end(ruling, now, out);
        }
        self.wrong_claim(by, ran, now, out);
        if self.result().is_some() {
            return;
        }
        let legal = |mv: &Move| self.position.as_ref().is_some_and(|p| p.is_legal(*mv));
        if let Some(mv) = intended.filter(legal)
            && !bound
        {
            self.intended = Some(mv);
            self.hand.down = Down::Nothing;
            self.say_obligation(out);
        }
    }

    /// What a wrong claim costs; it stands as an offer of a draw (L-END-11).
    fn wrong_claim(&mut self, by: Color, ran: bool, now: Duration, out: &mut Vec<Ruling>) {
        note(out, LawId::End11, "ruling-claim-wrong");
        self.phase = Phase::Playing;
        match self.laws.wrong_claim {
            WrongClaim::Claimant(time) if self.clock.controls()[by].is_timed() => {
                self.clock.take(by, time, now);
                let taken = Effect::TimeTaken { from: by, time };
                out.push(
                    Ruling::new(LawId::End11, "ruling-claim-wrong-loses-time", taken)
                        .with("side", Param::Side(by))
                        .with("time", Param::Time(time)),
                );
                // The arbiter stands at the board and sees a flag that falls by it.
                self.look_at_flags(now, out);
            }
            WrongClaim::Opponent(time) if self.clock.controls()[!by].is_timed() => {
                self.clock.add(!by, time, now);
                let given = Effect::TimeGiven { to: !by, time };
                out.push(
                    Ruling::new(LawId::End11, "ruling-claim-wrong-gives-time", given)
                        .with("side", Param::Side(!by))
                        .with("time", Param::Time(time)),
                );
            }
            _ => {}
        }
        if self.result().is_some() {
            return;
        }
        if self.offer.is_none() {
            self.offer = Some(by);
            self.last_offer = Some(by);
            out.push(
                Ruling::new(LawId::End11, "ruling-claim-is-offer", Effect::Offered(by))
                    .with("side", Param::Side(by)),
            );
        }
        if ran {
            self.clock.start(by, now);
        }
    }

    /// The side that has given check with every move between the last occurrences of the
    /// position (L-END-12).
    pub(super) fn perpetual_check(&self, times: usize, intended: Option<Move>) -> Option<Color> {
        let mut positions = self.positions();
        if let (Some(mv), Some(position)) = (intended, &self.position) {
            positions.push(Some(position.after(mv)));
        }
        let occurrences = self.occurrences(intended);
        let first = *occurrences.get(occurrences.len().checked_sub(times)?)?;
        let between = positions.get(first.checked_add(1)?..)?;
        Color::ALL.into_iter().find(|checker| {
            let mut answers = between.iter().flatten().filter(|p| p.turn() != *checker).peekable();
            answers.peek().is_some() && answers.all(Position::is_check)
        })
    }

    /// The positions after 0, 1, 2 … completed moves; `None` for one that nobody could play.
    fn positions(&self) -> Vec<Option<Position>> {
        let before = self.record.iter().map(|completed| playable(&completed.before));
        before.chain([self.position.clone()]).collect()
    }
}
