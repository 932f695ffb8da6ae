//! What a person acting as arbiter decides, and what both players agree to undo.

use super::{Arbiter, Decision, Effect, Hand, Param, Phase, Ruling, note, refuse};
use crate::LawId;
use crate::laws::ReversedColours;
use crate::result::{GameResult, Reason};
use crate::time_control::TimeControl;
use chess_core::{ByColor, Color, Position};
use std::time::Duration;

impl Arbiter {
    pub(super) fn decide(&mut self, decision: Decision, now: Duration, out: &mut Vec<Ruling>) {
        let only_in_play = matches!(
            decision,
            Decision::PositionLost
                | Decision::WrongSetUp
                | Decision::BoardTurned
                | Decision::ColoursReversed
                | Decision::Refusal(_)
        );
        // What ended the game goes before what was found afterwards.
        if self.result().is_some() && only_in_play {
            return refuse(out, LawId::End1, "ruling-game-over");
        }
        match decision {
            Decision::SetClock { color, left } => {
                self.clock.set(color, left, now);
                out.push(
                    Ruling::new(LawId::Illegal1, "ruling-clock-set", Effect::ClockSet(color))
                        .with("side", Param::Side(color))
                        .with("time", Param::Time(left)),
                );
            }
            Decision::GiveTime { color, time } => {
                self.clock.add(color, time, now);
                let given = Effect::TimeGiven { to: color, time };
                out.push(
                    Ruling::new(LawId::Illegal1, "ruling-time-given", given)
                        .with("side", Param::Side(color))
                        .with("time", Param::Time(time)),
                );
            }
            Decision::TakeTime { color, time } => {
                self.clock.take(color, time, now);
                let taken = Effect::TimeTaken { from: color, time };
                out.push(
                    Ruling::new(LawId::Illegal1, "ruling-time-taken", taken)
                        .with("side", Param::Side(color))
                        .with("time", Param::Time(time)),
                );
            }
            Decision::SetBack { moves } => self.set_back(moves, "ruling-set-back", now, out),
            Decision::SetPosition(position) => self.set_position(*position, now, out),
            Decision::PositionLost => {
                self.end_as(
                    LawId::Illegal1,
                    "ruling-position-lost",
                    GameResult::void(Reason::PositionLost),
                    now,
                    out,
                );
            }
            Decision::WrongSetUp => {
                let void = GameResult::void(Reason::WrongSetUp);
                self.end_as(LawId::Illegal4, "ruling-wrong-set-up", void, now, out);
            }
            Decision::BoardTurned => note(out, LawId::Illegal4, "ruling-board-turned"),
            Decision::ColoursReversed => self.colours_reversed(now, out),
            Decision::Refusal(refuses) => self.refusal(refuses, now, out),
            Decision::Result(result) => {
                self.end_as(LawId::Clock2, "ruling-decided", result, now, out);
            }
            Decision::PlayOn => self.play_on(out),
        }
    }

    fn play_on(&mut self, out: &mut Vec<Ruling>) {
        if self.result().is_none() || self.ended_on_the_board() {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        self.phase = Phase::Stopped;
        out.push(Ruling::new(LawId::Clock2, "ruling-play-on", Effect::ClocksStopped));
    }

    fn end_as(
        &mut self,
        law: LawId,
        key: &'static str,
        result: GameResult,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        self.end(Ruling::new(law, key, Effect::Ended(result)), now, out);
    }

    /// Undoes completed moves; both clocks get what they had, and the side to move's runs.
    pub(super) fn set_back(
        &mut self,
        moves: usize,
        key: &'static str,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let put_away = matches!(self.phase, Phase::Adjourned(_) | Phase::Resuming(_));
        let index = self.record.len().checked_sub(moves).filter(|_| moves > 0 && !put_away);
        let Some(index) = index else {
            return refuse(out, LawId::Illegal1, "ruling-not-so-many-moves");
        };
        self.restore(index, now);
        self.run_again(now);
        out.push(
            Ruling::new(LawId::Illegal1, key, Effect::Restored(index))
                .with("count", Param::Number(u32::try_from(moves).unwrap_or(u32::MAX))),
        );
    }

    /// Another position stands on the board; what led to the old one is forgotten.
    fn set_position(&mut self, position: Position, now: Duration, out: &mut Vec<Ruling>) {
        let put_away = matches!(self.phase, Phase::Adjourned(_) | Phase::Resuming(_));
        if self.result().is_some() || put_away {
            return refuse(out, LawId::Adj4, "ruling-not-now");
        }
        let ran = self.clock.running().is_some();
        self.clock.stop(now);
        self.clock.forget_moves(now);
        self.record.clear();
        self.hand = Hand::default();
        self.intended = None;
        self.offer = None;
        self.displaced = None;
        self.may_complain = false;
        self.setup = position.to_setup();
        self.position = Some(position);
        self.recount();
        if ran {
            self.clock.start(self.turn(), now);
        }
        out.push(Ruling::new(LawId::Adj4, "ruling-position-set", Effect::PositionSet));
    }

    fn colours_reversed(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        let goes_on = match self.laws.reversed {
            ReversedColours::TenMoves => self.record.len() >= 20,
            ReversedColours::Quarter => Color::ALL.into_iter().any(|color| {
                let first = match &self.clock.controls()[color] {
                    TimeControl::Periods(periods) => Some(periods.get(0).time),
                    TimeControl::PerMove(time) | TimeControl::Hourglass(time) => Some(*time),
                    TimeControl::Unknown | TimeControl::Untimed => None,
                };
                first.is_some_and(|first| self.clock.used(color, now) > first / 4)
            }),
        };
        if goes_on {
            return note(out, LawId::Illegal4, "ruling-colours-play-on");
        }
        let void = GameResult::void(Reason::ColoursReversed);
        self.end_as(LawId::Illegal4, "ruling-colours-restart", void, now, out);
    }

    /// Whoever refuses to keep to the laws loses, both if both do (L-END-14).
    fn refusal(&mut self, refuses: ByColor<bool>, now: Duration, out: &mut Vec<Ruling>) {
        let (key, result) = match (refuses.white, refuses.black) {
            (true, true) => ("ruling-both-refuse", GameResult::both_lose(Reason::Refusal)),
            (true, false) => ("ruling-refusal", GameResult::win(Color::Black, Reason::Refusal)),
            (false, true) => ("ruling-refusal", GameResult::win(Color::White, Reason::Refusal)),
            (false, false) => return refuse(out, LawId::End14, "ruling-not-now"),
        };
        self.end_as(LawId::End14, key, result, now, out);
    }
}
