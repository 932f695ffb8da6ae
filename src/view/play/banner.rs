//! The line above the tools that says what waits for an answer: a draw on offer, a draw that can
//! be claimed, clocks that stand.

use super::within;
use crate::action::{Action, PlayAction};
use crate::command::Command;
use crate::model::Play;
use crate::text::spoken;
use crate::view::kit::{self, Button};
use crate::view::{ViewCtx, names, theme};
use arbiter::arbiter::{Event, Ground};
use chess_core::{ByColor, Color};
use egui::{Rect, Ui, vec2};

/// What is waited for, the most pressing first.
enum Waiting {
    /// The arbiter starts the clock.
    Start,
    /// This side's flag is down, which counts when its opponent says so.
    Flag(Color),
    /// A draw is on offer.
    Offer(Color),
    /// A move must be sealed.
    Seal(Color),
    /// The game has been put away by this side.
    PutAway(Color),
    /// The envelope waits for this side.
    Answer(Color),
    /// Both clocks stand.
    Stopped,
    /// A draw will be offered with the next move.
    OfferWithMove,
    /// A draw can be claimed.
    Claim(Ground),
}

fn waiting(play: &Play) -> Option<Waiting> {
    if !play.is_playing() {
        return None;
    }
    if let Some(envelope) = play.envelope() {
        return Some(if play.is_resuming() {
            Waiting::Answer(!envelope.by)
        } else {
            Waiting::PutAway(envelope.by)
        });
    }
    if play.awaits_start() {
        return Some(Waiting::Start);
    }
    if let Some(side) = play.must_seal() {
        return Some(Waiting::Seal(side));
    }
    if let Some(side) = play.flag_to_claim() {
        return Some(Waiting::Flag(side));
    }
    if let Some(side) = play.draw_offer() {
        return Some(Waiting::Offer(side));
    }
    if play.is_stopped() {
        return Some(Waiting::Stopped);
    }
    if play.offer_with_move {
        return Some(Waiting::OfferWithMove);
    }
    play.claim().map(Waiting::Claim)
}

/// How much room the line needs; nothing if there is nothing to say.
pub fn banner_height(play: &Play) -> f32 {
    if waiting(play).is_some() { 64.0 } else { 0.0 }
}

/// Shows the line.
pub fn banner(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, compact: bool) {
    let t = theme::tokens(ui);
    let Some(waiting) = waiting(&cx.model.play) else { return };
    let place = place.shrink2(vec2(0.0, 4.0));
    ui.painter().rect_filled(place, 6.0, t.sunk);
    let inner = place.shrink2(vec2(12.0, 4.0));
    within(ui, inner, |ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            buttons(ui, cx, &waiting);
            let size = if compact { theme::SMALL } else { theme::BODY };
            let font = theme::regular(size);
            let words = words(cx, &waiting);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                kit::paragraph(ui, &words, font, t.ink);
            });
        });
    });
}

fn words(cx: &ViewCtx<'_>, waiting: &Waiting) -> String {
    let play = &cx.model.play;
    match waiting {
        Waiting::Offer(side) => match play.computer() {
            Some((computer, _)) if computer == *side => {
                cx.text.with("draw-offered-by-name", &[("name", names::player(cx, *side).into())])
            }
            Some(_) => cx.t("draw-offered").to_owned(),
            None => cx.text.with("draw-offered-by-side", &[("side", spoken::side(*side).into())]),
        },
        Waiting::Start => cx.t("status-awaits-start").to_owned(),
        Waiting::Flag(side) => about(cx, "status-flag-down", *side),
        Waiting::Seal(side) => about(cx, "status-must-seal", *side),
        Waiting::PutAway(side) => about(cx, "status-put-away", *side),
        Waiting::Answer(side) => about(cx, "status-awaits", *side),
        Waiting::Stopped => cx.t("status-stopped").to_owned(),
        Waiting::OfferWithMove => cx.t("draw-offer-with-move").to_owned(),
        Waiting::Claim(Ground::Repetition) => cx.t("claim-threefold").to_owned(),
        Waiting::Claim(Ground::MoveCount) => cx.t("claim-fifty-move").to_owned(),
    }
}

fn about(cx: &ViewCtx<'_>, id: &str, side: Color) -> String {
    cx.text.with(id, &[("side", cx.text.side_name(side).into())])
}

/// The answers, from the right.
fn buttons(ui: &mut Ui, cx: &ViewCtx<'_>, waiting: &Waiting) {
    let mut button = |id: &'static str| ui.add(Button::secondary(cx.t(id)).small()).clicked();
    match waiting {
        Waiting::Offer(side) => {
            if !cx.model.play.players[!*side].is_person() {
                return;
            }
            if button("draw-accept") {
                cx.send(Action::Play(PlayAction::AcceptDraw));
            }
            if ui.add(Button::ghost(cx.t("draw-decline")).small()).clicked() {
                cx.send(Action::Play(PlayAction::DeclineDraw));
            }
        }
        Waiting::Flag(side) => {
            if button("flag-claim") {
                let by = Some(!*side);
                cx.send(Action::Play(PlayAction::Official(Event::ClaimFlag { by })));
            }
        }
        Waiting::Seal(side) => {
            if cx.model.play.players[*side].is_person() && button("seal-do") {
                cx.run(Command::Adjourn);
            }
        }
        Waiting::PutAway(_) => {
            if button("resume-do") {
                cx.run(Command::ResumeGame);
            }
        }
        Waiting::Answer(side) => {
            if button("officer-arrived") {
                cx.send(Action::Play(PlayAction::Official(Event::Arrive { by: *side })));
            }
        }
        Waiting::Start | Waiting::Stopped => {
            if matches!(waiting, Waiting::Start) {
                if button("officer-start") {
                    let present = ByColor { white: true, black: true };
                    cx.send(Action::Play(PlayAction::Official(Event::Start { present })));
                }
            } else if button("command-continue") {
                cx.send(Action::Play(PlayAction::Continue));
            }
            let arbiter = Button::ghost(cx.t("command-arbiter")).small();
            if Command::Arbiter.available(cx.model) && ui.add(arbiter).clicked() {
                cx.run(Command::Arbiter);
            }
        }
        Waiting::OfferWithMove => {
            if button("draw-offer-not") {
                cx.run(Command::OfferDraw);
            }
        }
        Waiting::Claim(_) => {
            if button("command-claim-draw-short") {
                cx.run(Command::ClaimDraw);
            }
        }
    }
}
