//! Illegal moves, seen at once or found later (L-ILLEGAL-1 to 3).

use super::{Arbiter, Completed, Down, Effect, Hand, Param, Phase, Ruling, note, playable, refuse};
use crate::LawId;
use crate::clock::Times;
use crate::laws::{Counted, Watch};
use crate::result::{GameResult, Reason};
use chess_core::{Bitboard, Color, Piece, Rank, Role, Setup, Square};
use std::time::Duration;

impl Arbiter {
    /// A man is put down where no legal move brings it, or in a position that is none.
    pub(super) fn release_blindly(&mut self, from: Square, to: Square, out: &mut Vec<Ruling>) {
        let by = self.turn();
        match self.setup.board.piece_at(to) {
            Some(piece) if piece.color == by => {
                return refuse(out, LawId::Illegal1, "ruling-own-man-there");
            }
            Some(Piece { role: Role::King, .. }) => {
                return refuse(out, LawId::Illegal1, "ruling-king-cannot-be-taken");
            }
            _ => {}
        }
        if self.laws.illegal == Watch::Off {
            self.hand.down = Down::Nothing;
            return refuse(out, LawId::Illegal1, "ruling-illegal-refused");
        }
        self.hand.down = Down::Illegal(from, to);
    }

    /// The clock was pressed with something on the board that is no legal move.
    pub(super) fn complete_illegal(
        &mut self,
        from: Square,
        to: Square,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let by = self.turn();
        let after = put(&self.setup, from, to);
        let left_check = in_check(&after, by);
        // In what was illegal before, nobody can say what is legal.
        let unknown = self.position.is_none();
        match self.laws.illegal {
            Watch::Off => refuse(out, LawId::Promo1, "ruling-must-promote"),
            Watch::Arbiter if !unknown => {
                // The touched men still bind.
                self.hand.down = Down::Nothing;
                self.hand.breach = None;
                let restored = Effect::Restored(self.record.len());
                out.push(
                    Ruling::new(LawId::Illegal1, "ruling-illegal-restored", restored)
                        .with("side", Param::Side(by)),
                );
                self.penalise(by, left_check, now, out);
            }
            _ => {
                self.record.push(Completed {
                    by,
                    mv: None,
                    from,
                    before: self.setup,
                    times: Times(self.clock.faces().clone()),
                    intended: self.intended,
                    breach: None,
                    left_check,
                });
                self.setup = after;
                self.position = playable(&self.setup);
                if let Some(position) = &self.position {
                    self.repetitions.push(position);
                }
                self.hand = Hand::default();
                self.intended = None;
                self.may_complain = false;
                if self.offer == Some(!by) {
                    self.offer = None;
                    let key = "ruling-offer-refused-by-move";
                    out.push(Ruling::new(LawId::End6, key, Effect::OfferEnded));
                }
                self.clock.press(by, now);
                out.push(
                    Ruling::new(LawId::Illegal1, "ruling-irregular-move", Effect::Moved(None))
                        .with("side", Param::Side(by)),
                );
            }
        }
    }

    /// Goes back to before the first illegal move, if there was one (L-ILLEGAL-1).
    pub(super) fn complain_of_illegal(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if !matches!(self.phase, Phase::Playing | Phase::Stopped) {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        let Some(index) = self.record.iter().position(|completed| completed.mv.is_none()) else {
            return refuse(out, LawId::Illegal1, "ruling-no-illegal-move");
        };
        let Some(completed) = self.record.get(index).cloned() else { return };
        self.restore(index, now);
        // What the offender had used is not given back to it.
        self.clock.put(completed.times, now);
        self.hand.touched = vec![completed.from];
        self.intended = completed.intended;
        self.run_again(now);
        out.push(
            Ruling::new(LawId::Illegal1, "ruling-illegal-restored", Effect::Restored(index))
                .with("side", Param::Side(completed.by)),
        );
        if by != completed.by {
            self.penalise(completed.by, completed.left_check, now, out);
        }
        if self.laws.touch == Watch::Off {
            self.hand.touched.clear();
        }
        if self.result().is_none() {
            self.say_obligation(out);
        }
    }

    /// Counts an illegal move, if it counts, and rules what it costs (L-ILLEGAL-2).
    fn penalise(&mut self, by: Color, left_check: bool, now: Duration, out: &mut Vec<Ruling>) {
        if self.laws.illegal_counts == Counted::King && !left_check {
            return;
        }
        let count = self.offences[by].saturating_add(1);
        self.offences[by] = count;
        out.push(
            Ruling::new(LawId::Illegal2, "ruling-illegal-offence", Effect::Offence { by, count })
                .with("side", Param::Side(by))
                .with("count", Param::Number(u32::from(count))),
        );
        if self.laws.illegal_loses_at.is_some_and(|most| count >= most) {
            let spared = self.is_spared(self.laws.illegal_draw, !by, LawId::Illegal2, out);
            let (key, result) = if spared {
                ("ruling-illegal-draws", GameResult::draw(Reason::IllegalMoves))
            } else {
                ("ruling-illegal-loses", GameResult::win(!by, Reason::IllegalMoves))
            };
            let ruling = Ruling::new(LawId::Illegal2, key, Effect::Ended(result));
            self.end(ruling.with("side", Param::Side(by)), now, out);
        } else if !self.laws.illegal_bonus.is_zero() && self.clock.controls()[!by].is_timed() {
            let time = self.laws.illegal_bonus;
            self.clock.add(!by, time, now);
            let given = Effect::TimeGiven { to: !by, time };
            out.push(
                Ruling::new(LawId::Illegal2, "ruling-illegal-time", given)
                    .with("side", Param::Side(!by))
                    .with("time", Param::Time(time)),
            );
        }
    }

    /// Men were displaced: their time runs who did it (L-ILLEGAL-3).
    pub(super) fn displace(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if !self.in_play(now, out) {
            return;
        }
        self.displaced = Some(by);
        if self.clock.running().is_some() {
            self.clock.start(by, now);
        }
        out.push(
            Ruling::new(LawId::Illegal3, "ruling-displaced", Effect::ClockRuns(by))
                .with("side", Param::Side(by)),
        );
    }

    pub(super) fn replace(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if self.phase != Phase::Playing || self.displaced != Some(by) {
            return refuse(out, LawId::Illegal3, "ruling-not-now");
        }
        self.displaced = None;
        let turn = self.turn();
        if self.clock.running().is_some() {
            self.clock.start(turn, now);
            out.push(
                Ruling::new(LawId::Illegal3, "ruling-replaced", Effect::ClockRuns(turn))
                    .with("side", Param::Side(turn)),
            );
        } else {
            note(out, LawId::Illegal3, "ruling-replaced");
        }
    }
}

/// The setup after a man was put from one square on another, whatever the laws say.
fn put(setup: &Setup, from: Square, to: Square) -> Setup {
    let mut after = *setup;
    let Some(piece) = setup.board.piece_at(from) else { return after };
    let capture = setup.board.piece_at(to).is_some();
    let last_rank = matches!(to.rank(), Rank::R1 | Rank::R8);
    // A pawn left on the last rank counts as a queen, so that the board can be read.
    let role = if piece.role == Role::Pawn && last_rank { Role::Queen } else { piece.role };
    after.board.set(from, None);
    after.board.set(to, Some(Piece::new(piece.color, role)));
    let mut kept = setup.castling_rooks.without(from).without(to);
    if piece.role == Role::King {
        kept &= !setup.board.by_color(piece.color);
    }
    after.castling_rooks = kept;
    after.ep_square = None;
    after.halfmove_clock = if capture || piece.role == Role::Pawn {
        0
    } else {
        setup.halfmove_clock.saturating_add(1)
    };
    if setup.turn == Color::Black {
        after.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    after.turn = !setup.turn;
    after
}

/// Whether this side's king is attacked (送王 if it has just moved).
fn in_check(setup: &Setup, color: Color) -> bool {
    let attackers = setup.board.king_of(color).map_or(Bitboard::EMPTY, |king| {
        setup.board.attackers_to(king, setup.board.occupied()) & setup.board.by_color(!color)
    });
    attackers.any()
}
