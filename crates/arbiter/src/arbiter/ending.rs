//! What ends a game: the position, counts, flags and resignation (L-END-1 to 5, 10, L-CLOCK-3).

use super::{Arbiter, CanMate, Effect, Param, Phase, Ruling, note, refuse};
use crate::LawId;
use crate::laws::{DeadRule, Mercy};
use crate::result::{GameResult, Reason};
use chess_core::rules::Effort;
use chess_core::{Board, Color, Position, Role, rules};
use std::time::Duration;

impl Arbiter {
    /// Mate, stalemate and dead positions.
    pub(super) fn end_by_position(&self, position: &Position) -> Option<Ruling> {
        let side = position.turn();
        if !position.has_legal_move() {
            return Some(if position.is_check() {
                let result = GameResult::win(!side, Reason::Checkmate);
                Ruling::new(LawId::End1, "ruling-checkmate", Effect::Ended(result))
                    .with("side", Param::Side(!side))
            } else {
                let result = GameResult::draw(Reason::Stalemate);
                Ruling::new(LawId::End3, "ruling-stalemate", Effect::Ended(result))
                    .with("side", Param::Side(side))
            });
        }
        let dead = match self.laws.dead {
            DeadRule::Listed => is_listed(position.board()),
            DeadRule::Any => {
                rules::is_dead_by_material(position.board())
                    || Color::ALL
                        .into_iter()
                        .all(|color| (self.mating)(position, color, Effort::GLANCE) == CanMate::No)
            }
        };
        let result = GameResult::draw(Reason::DeadPosition);
        dead.then(|| Ruling::new(LawId::End4, "ruling-dead-position", Effect::Ended(result)))
    }

    /// Repetitions and move counts that draw without a claim.
    pub(super) fn end_by_count(&self) -> Option<Reason> {
        let position = self.position.as_ref()?;
        let laws = &self.laws;
        let times = self.repetitions.count();
        if laws.fivefold && times >= 5 {
            return Some(Reason::Fivefold);
        }
        if laws.threefold_automatic && times >= 3 {
            return Some(Reason::Threefold);
        }
        if laws.seventy_five && position.halfmove_clock() >= 150 {
            return Some(Reason::SeventyFiveMoves);
        }
        let enough = position.halfmove_clock() >= self.plies_to_claim(position.board());
        (laws.fifty_automatic && enough).then_some(Reason::FiftyMoves)
    }

    /// Ends the game as drawn by a repetition or a count, and says so if it was perpetual check.
    pub(super) fn end_by_repetition_or_count(
        &mut self,
        reason: Reason,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let (law, key, times) = match reason {
            Reason::Fivefold => (LawId::End10, "ruling-fivefold", 5),
            Reason::SeventyFiveMoves => (LawId::End10, "ruling-seventy-five-moves", 0),
            Reason::FiftyMoves => (LawId::End9, "ruling-fifty-moves", 0),
            _ => (LawId::End7, "ruling-threefold", 3),
        };
        if times > 0
            && let Some(checker) = self.perpetual_check(times, None)
        {
            let said = Ruling::new(LawId::End12, "ruling-perpetual-check", Effect::Noted);
            out.push(said.with("side", Param::Side(checker)));
        }
        self.end(Ruling::new(law, key, Effect::Ended(GameResult::draw(reason))), now, out);
    }

    /// Plies without capture or pawn move that a claim needs with these men.
    pub(super) fn plies_to_claim(&self, board: &Board) -> u16 {
        let announced = self.laws.announced.iter().find(|announced| announced.fits(board));
        announced.map_or(100, |announced| announced.moves.saturating_mul(2))
    }

    /// Whether the loser is spared because the winner could not have won.
    pub(super) fn is_spared(
        &self,
        mercy: Mercy,
        winner: Color,
        law: LawId,
        out: &mut Vec<Ruling>,
    ) -> bool {
        match mercy {
            Mercy::Never => false,
            Mercy::LoneKing => self.setup.board.by_color(winner).count() == 1,
            Mercy::NoMate => {
                let Some(position) = self.on_the_board() else { return false };
                let answer = (self.mating)(&position, winner, Effort::RULING);
                if answer == CanMate::Undecided {
                    note(out, law, "ruling-undecided");
                }
                answer == CanMate::No
            }
        }
    }

    pub(super) fn resign(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        let spared = self.is_spared(self.laws.resign_draw, !by, LawId::End2, out);
        let (key, result) = if spared {
            ("ruling-resigned-draw", GameResult::draw(Reason::Resignation))
        } else {
            ("ruling-resigned", GameResult::win(!by, Reason::Resignation))
        };
        let ruling = Ruling::new(LawId::End2, key, Effect::Ended(result));
        self.end(ruling.with("side", Param::Side(by)), now, out);
    }

    pub(super) fn claim_flag(&mut self, by: Option<Color>, now: Duration, out: &mut Vec<Ruling>) {
        let down = |color: Color| self.clock.flag(color).is_some();
        let wanted = match by {
            Some(by) => down(!by),
            None => Color::ALL.into_iter().any(down),
        };
        if !wanted {
            return refuse(out, LawId::Clock2, "ruling-no-flag");
        }
        self.look_at_flags(now, out);
    }

    /// Rules on the flags that are down, once somebody has seen them (L-END-5).
    pub(super) fn look_at_flags(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        if matches!(self.phase, Phase::Over(_) | Phase::Adjourned(_)) {
            return;
        }
        let flags = (self.clock.flag(Color::White), self.clock.flag(Color::Black));
        let loser = match flags {
            (None, None) => return,
            (Some(_), None) => Color::White,
            (None, Some(_)) => Color::Black,
            (Some(white), Some(black)) if self.laws.flag_order_known => {
                if white <= black {
                    Color::White
                } else {
                    Color::Black
                }
            }
            (Some(_), Some(_)) => {
                if Color::ALL.into_iter().any(|color| self.clock.in_last_period(color)) {
                    let draw = Effect::Ended(GameResult::draw(Reason::BothFlags));
                    self.end(Ruling::new(LawId::End5, "ruling-both-flags-draw", draw), now, out);
                } else {
                    self.clock.begin_next_periods(now);
                    note(out, LawId::End5, "ruling-both-flags-play-on");
                }
                return;
            }
        };
        let spared = self.is_spared(self.laws.flag_draw, !loser, LawId::End5, out);
        let (key, result) = if spared {
            ("ruling-time-draws", GameResult::draw(Reason::Time))
        } else {
            ("ruling-time-loses", GameResult::win(!loser, Reason::Time))
        };
        let ruling = Ruling::new(LawId::End5, key, Effect::Ended(result));
        self.end(ruling.with("side", Param::Side(loser)), now, out);
    }
}

/// K–K, K–KB, K–KN, and KB–KB with bishops on one colour: the list of the classic laws.
fn is_listed(board: &Board) -> bool {
    let minors = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
    let others = board.occupied() ^ minors ^ board.by_role(Role::King);
    let at_most_one = |color| (minors & board.by_color(color)).count() <= 1;
    others.is_empty()
        && Color::ALL.into_iter().all(at_most_one)
        && rules::is_dead_by_material(board)
}
