//! Draw offers (L-END-6).

use super::{Arbiter, Down, Effect, Param, Phase, Ruling, refuse};
use crate::LawId;
use crate::result::{GameResult, Reason};
use chess_core::Color;
use std::time::Duration;

impl Arbiter {
    /// An offer counts whenever it is made; if not after the own move and before the clock is
    /// pressed, or again without the opponent's having offered, that is noted.
    pub(super) fn offer_draw(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if !matches!(self.phase, Phase::Playing | Phase::Stopped) {
            return refuse(out, LawId::End6, "ruling-not-now");
        }
        if self.offer == Some(!by) {
            return self.accept(by, now, out);
        }
        let side =
            |key, effect| Ruling::new(LawId::End6, key, effect).with("side", Param::Side(by));
        let in_time = by == self.turn() && matches!(self.hand.down, Down::Legal(_));
        if !in_time {
            out.push(side("ruling-offer-out-of-time", Effect::Noted));
        }
        if self.last_offer == Some(by) {
            out.push(side("ruling-offer-repeated", Effect::Noted));
        }
        self.last_offer = Some(by);
        if self.offer.is_none() {
            self.offer = Some(by);
            out.push(side("ruling-offer", Effect::Offered(by)));
        }
    }

    pub(super) fn accept(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) {
        if self.offer != Some(!by) {
            return refuse(out, LawId::End6, "ruling-no-offer");
        }
        let draw = Effect::Ended(GameResult::draw(Reason::Agreement));
        let ruling = Ruling::new(LawId::End6, "ruling-offer-accepted", draw);
        self.end(ruling.with("side", Param::Side(by)), now, out);
    }

    pub(super) fn decline(&mut self, by: Color, out: &mut Vec<Ruling>) {
        if self.offer != Some(!by) {
            return refuse(out, LawId::End6, "ruling-no-offer");
        }
        self.offer = None;
        out.push(
            Ruling::new(LawId::End6, "ruling-offer-refused", Effect::OfferEnded)
                .with("side", Param::Side(by)),
        );
    }
}
