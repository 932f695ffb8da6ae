//! Touching, releasing, pressing: how a move comes about (L-TOUCH-1 to 7).

use super::touch::{Duty, Obligation};
use super::{Arbiter, Breach, Completed, Down, Effect, Hand, Param, Phase, Ruling, note, refuse};
use crate::LawId;
use crate::clock::Times;
use crate::laws::Watch;
use chess_core::{Color, Move, MoveKind, Position, Role, Square, uci_move};
use std::time::Duration;

impl Arbiter {
    pub(super) fn touch(
        &mut self,
        by: Color,
        squares: &[Square],
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        if !self.has_turn(by, now, out) || self.hand.adjusting {
            return;
        }
        self.may_complain = false;
        let under_way = matches!(self.hand.down, Down::Legal(_) | Down::Promoting(..));
        if self.laws.touch == Watch::Off || under_way {
            return;
        }
        let before = self.obligation();
        for square in squares {
            if self.setup.board.piece_at(*square).is_some() && !self.hand.touched.contains(square) {
                self.hand.touched.push(*square);
            }
        }
        let after = self.obligation();
        match after {
            Some(obligation) if before.as_ref() != Some(&obligation) => {
                out.push(obliged(obligation));
            }
            None if !self.hand.touched.is_empty() && self.position.is_some() => {
                note(out, LawId::Touch3, "ruling-free-choice");
            }
            _ => {}
        }
    }

    pub(super) fn adjust(&mut self, by: Color, on: bool, now: Duration, out: &mut Vec<Ruling>) {
        if !self.has_turn(by, now, out) {
            return;
        }
        self.hand.adjusting = on;
        if on {
            note(out, LawId::Touch4, "ruling-adjusting");
        }
    }

    pub(super) fn release(
        &mut self,
        by: Color,
        from: Square,
        to: Square,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        if !self.has_turn(by, now, out) {
            return;
        }
        match self.hand.down {
            Down::Legal(mv)
                if mv.is_castle() && from == mv.to() && Some(to) == mv.rook_target() =>
            {
                // The rook follows its king.
                return;
            }
            Down::Legal(_) => return refuse(out, LawId::Touch6, "ruling-released-man-stays"),
            Down::Promoting(..) => return refuse(out, LawId::Touch6, "ruling-must-promote"),
            Down::Nothing | Down::Illegal(..) => {}
        }
        // A man put down illegally may be taken up from where it stands.
        let from = match self.hand.down {
            Down::Illegal(origin, stands) if stands == from => origin,
            _ => from,
        };
        let own =
            |square: Square| self.setup.board.piece_at(square).filter(|piece| piece.color == by);
        if own(from).is_none() {
            return refuse(out, LawId::Touch1, "ruling-nothing-there");
        }
        if from == to {
            self.hand.down = Down::Nothing;
            return;
        }
        if !self.hand.adjusting {
            self.touch(by, &[from], now, out);
        }
        let Some(position) = self.position.clone() else {
            return self.release_blindly(from, to, out);
        };
        let promotes = position.is_legal(Move::promotion(from, to, Role::Queen));
        let mv = if promotes {
            Some(Move::promotion(from, to, Role::Queen))
        } else {
            uci_move::find(&position, from, to, None)
        };
        let Some(mv) = mv else { return self.release_blindly(from, to, out) };
        if self.bound_otherwise(mv, out) {
            return;
        }
        if promotes {
            self.hand.down = Down::Promoting(from, to);
            return;
        }
        self.put_down(&position, mv, now, out);
    }

    pub(super) fn promote(&mut self, by: Color, role: Role, now: Duration, out: &mut Vec<Ruling>) {
        if !self.has_turn(by, now, out) {
            return;
        }
        let (Down::Promoting(from, to), Some(position)) = (self.hand.down, self.position.clone())
        else {
            return refuse(out, LawId::Promo1, "ruling-nothing-there");
        };
        if !Role::PROMOTIONS.contains(&role) {
            return refuse(out, LawId::Promo1, "ruling-must-promote");
        }
        let mv = Move::promotion(from, to, role);
        if self.intended.is_some_and(|intended| intended != mv) {
            self.say_obligation(out);
            return;
        }
        self.put_down(&position, mv, now, out);
    }

    pub(super) fn press(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if !self.has_turn(by, now, out) {
            return;
        }
        match self.hand.down {
            Down::Legal(mv) => self.complete(mv, now, out),
            // A pawn cannot stay a pawn: what was pressed is no move (L-PROMO-1).
            Down::Promoting(from, to) | Down::Illegal(from, to) => {
                self.complete_illegal(from, to, now, out);
            }
            Down::Nothing => refuse(out, LawId::Clock2, "ruling-no-move-made"),
        }
    }

    pub(super) fn move_on_screen(
        &mut self,
        mv: Move,
        offer: bool,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) {
        let by = self.turn();
        if !self.in_play(now, out) {
            return;
        }
        if self.hand.down != Down::Nothing {
            return refuse(out, LawId::Touch6, "ruling-released-man-stays");
        }
        let Some(position) = self.position.clone().filter(|position| position.is_legal(mv)) else {
            return refuse(out, LawId::Illegal1, "ruling-illegal-refused");
        };
        if self.intended.is_some_and(|intended| intended != mv) {
            self.say_obligation(out);
            return;
        }
        self.hand.down = Down::Legal(mv);
        if offer {
            self.offer_draw(by, now, out);
        }
        if self.result().is_none() && !self.ends_on_the_board(&position, mv, now, out) {
            self.complete(mv, now, out);
        }
    }

    /// Undoes the move of somebody who was bound to another (L-TOUCH-7).
    pub(super) fn complain_of_touch(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if matches!(self.phase, Phase::Adjourned(_) | Phase::Resuming(_)) {
            return refuse(out, LawId::Clock2, "ruling-not-now");
        }
        if !self.may_complain_of_touch(by) {
            let missed = self.record.last().is_some_and(|last| {
                by == self.turn() && last.breach.is_some() && !self.may_complain
            });
            let key = if missed { "ruling-touch-complaint-late" } else { "ruling-no-touch-breach" };
            return refuse(out, LawId::Touch7, key);
        }
        let breach = if by == self.turn() {
            let last = self.record.len().saturating_sub(1);
            let completed = self.record.get(last).cloned();
            self.restore(last, now);
            completed.and_then(|completed| {
                self.clock.put(completed.times, now);
                self.run_again(now);
                completed.breach
            })
        } else {
            self.hand.breach.take()
        };
        let offer = self.offer;
        self.hand = Hand::default();
        self.offer = offer;
        self.hand.touched = breach.map_or_else(Vec::new, |breach| breach.touched);
        let restored = Effect::Restored(self.record.len());
        out.push(
            Ruling::new(LawId::Touch7, "ruling-touch-restored", restored)
                .with("side", Param::Side(self.turn())),
        );
        self.say_obligation(out);
    }

    /// Whether another move is owed than this one, and the arbiter steps in. If the opponent is
    /// to watch for it, the breach is remembered and the move may be made.
    fn bound_otherwise(&mut self, mv: Move, out: &mut Vec<Ruling>) -> bool {
        let allows = |bound: Move| match (mv.kind(), bound.kind()) {
            // Which man the pawn becomes is chosen afterwards.
            (MoveKind::Promotion(_), MoveKind::Promotion(_)) => {
                (mv.from(), mv.to()) == (bound.from(), bound.to())
            }
            _ => mv == bound,
        };
        let Some(obligation) = self.obligation() else { return false };
        if obligation.moves.iter().any(|bound| allows(*bound)) {
            self.hand.breach = None;
            return false;
        }
        if self.intended.is_none() && self.laws.touch == Watch::Complaint {
            self.hand.breach = Some(Breach { touched: self.hand.touched.clone() });
            return false;
        }
        self.hand.down = Down::Nothing;
        self.say_obligation(out);
        true
    }

    pub(super) fn say_obligation(&mut self, out: &mut Vec<Ruling>) {
        if let Some(obligation) = self.obligation() {
            out.push(obliged(obligation));
        }
    }

    /// A legal move stands on the board; it may end the game before the clock is pressed.
    fn put_down(&mut self, position: &Position, mv: Move, now: Duration, out: &mut Vec<Ruling>) {
        self.hand.down = Down::Legal(mv);
        self.ends_on_the_board(position, mv, now, out);
    }

    /// Whether the move ends the game by itself, whatever the clock does afterwards (L-CLOCK-3).
    fn ends_on_the_board(
        &mut self,
        position: &Position,
        mv: Move,
        now: Duration,
        out: &mut Vec<Ruling>,
    ) -> bool {
        let Some(end) = self.end_by_position(&position.after(mv)) else { return false };
        self.clock.stop(now);
        self.record_move(mv, now, out);
        self.end(end, now, out);
        true
    }

    /// Completes a legal move.
    fn complete(&mut self, mv: Move, now: Duration, out: &mut Vec<Ruling>) {
        let by = self.turn();
        if self.displaced.take().is_some() {
            self.clock.start(by, now);
        }
        if self.offer == Some(!by) {
            self.offer = None;
            let key = "ruling-offer-refused-by-move";
            out.push(Ruling::new(LawId::End6, key, Effect::OfferEnded));
        }
        self.record_move(mv, now, out);
        if let Some(end) = self.end_by_count() {
            self.end_by_repetition_or_count(end, now, out);
        }
    }

    /// Writes a legal move down, changes the position and presses the clock.
    fn record_move(&mut self, mv: Move, now: Duration, out: &mut Vec<Ruling>) {
        let by = self.turn();
        self.write_down(mv, Times(self.clock.faces().clone()), out);
        self.clock.press(by, now);
    }

    /// Writes a legal move down and changes the position.
    pub(super) fn write_down(&mut self, mv: Move, times: Times, out: &mut Vec<Ruling>) {
        let by = self.turn();
        let Some(position) = self.position.take() else { return };
        let law = law_of(&position, mv);
        let breach = self.hand.breach.take();
        self.may_complain = breach.is_some();
        self.record.push(Completed {
            by,
            mv: Some(mv),
            from: mv.from(),
            before: self.setup,
            times,
            intended: self.intended,
            breach,
            left_check: false,
        });
        let after = position.after(mv);
        self.setup = after.to_setup();
        self.repetitions.push(&after);
        self.position = Some(after);
        self.hand = Hand::default();
        self.intended = None;
        out.push(
            Ruling::new(law, "ruling-move", Effect::Moved(Some(mv)))
                .with("side", Param::Side(by))
                .with("move", Param::Move(mv)),
        );
    }
}

/// Says what the side to move is bound to, and which men that concerns.
fn obliged(obligation: Obligation) -> Ruling {
    let (law, key, duty) = (obligation.law, obligation.message(), obligation.duty);
    let ruling = Ruling::new(law, key, Effect::Obliged(obligation));
    match duty {
        Duty::Move(square)
        | Duty::Capture(square)
        | Duty::Castle(square)
        | Duty::MoveKing(square) => ruling.with("square", Param::Square(square)),
        Duty::CaptureWith(man, target) => {
            ruling.with("square", Param::Square(man)).with("target", Param::Square(target))
        }
        Duty::Play(mv) => ruling.with("move", Param::Move(mv)),
    }
}

/// The law of the man, or of the special move.
fn law_of(position: &Position, mv: Move) -> LawId {
    match mv.kind() {
        MoveKind::Castle => LawId::Castle1,
        MoveKind::EnPassant => LawId::Ep1,
        MoveKind::Promotion(_) => LawId::Promo1,
        MoveKind::Normal => match position.moved_role(mv) {
            Some(Role::King) | None => LawId::Move1,
            Some(Role::Queen) => LawId::Move2,
            Some(Role::Rook) => LawId::Move3,
            Some(Role::Bishop) => LawId::Move4,
            Some(Role::Knight) => LawId::Move5,
            Some(Role::Pawn) => LawId::Move6,
        },
    }
}
