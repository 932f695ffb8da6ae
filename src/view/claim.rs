//! The card on which a draw is claimed: on what ground, and for which position.
//!
//! Like the card for a new game it keeps nothing: every change goes out as a new draft.

use super::dialogs::{appears, entered};
use super::kit::{self, Button, Card, Field, Segment};
use super::play::typed::{Meaning, meaning};
use super::{ViewCtx, names, theme};
use crate::action::{Action, PlayAction};
use crate::model::play::claimable;
use crate::model::{ClaimDraft, Dialog};
use arbiter::arbiter::Ground;
use arbiter::laws::WrongClaim;
use chess_core::{Move, Position, style};
use egui::{Context, Id, ScrollArea, Ui, vec2};

/// Between two rows of the card.
const ROW_GAP: f32 = 20.0;
/// The list of moves scrolls beyond this.
const LIST: f32 = 104.0;

fn field_id() -> Id {
    Id::unique("claim-move")
}

/// Shows the card with a draft.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &ClaimDraft) {
    if appears(ctx, "claim") {
        // What opened the card has done its part: Enter now means "Claim".
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    let position = cx.model.play.live_position();
    let mut changed = draft.clone();
    let intended = intended(&position, draft);
    let possible = !draft.with_move || intended.is_some();
    let card = Card::new("claim", cx.t("claim-title"))
        .icon(theme::icon::GAVEL)
        .close_name(cx.t("button-close"))
        .width(640.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &position, &mut changed),
        |ui| {
            let claim = Button::primary(cx.t("claim-make")).width(128.0).enabled(possible);
            let claim = ui.add(claim).clicked();
            let cancel = ui.add(Button::ghost(cx.t("button-cancel"))).clicked();
            (claim, cancel)
        },
    );
    let (claim, cancel) = shown.foot;
    if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Claim(changed))));
    }
    if shown.closed || cancel {
        cx.send(Action::Dialog(None));
    } else if possible && (claim || entered(ctx, &[field_id()])) {
        let intended = intended.filter(|_| draft.with_move);
        cx.send(Action::Play(PlayAction::Claim { ground: draft.ground, intended }));
    }
}

/// The one move that is written down.
fn intended(position: &Position, draft: &ClaimDraft) -> Option<Move> {
    match meaning(position, &draft.text) {
        Meaning::Move(mv) | Meaning::Perhaps(mv) if draft.with_move => Some(mv),
        _ => None,
    }
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, position: &Position, draft: &mut ClaimDraft) {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    let Some(arbiter) = &cx.model.play.arbiter else { return };
    let grounds: Vec<Segment<'_, Ground>> = claimable(arbiter.laws())
        .into_iter()
        .map(|ground| {
            let id = match ground {
                Ground::Repetition => "claim-ground-repetition",
                Ground::MoveCount => "claim-ground-moves",
            };
            Segment::new(ground, cx.t(id))
        })
        .collect();
    kit::form_row(ui, cx.t("claim-ground"), 36.0, |ui| {
        kit::segmented(ui, cx.t("claim-ground"), &mut draft.ground, &grounds, None);
    });
    ui.add_space(ROW_GAP);
    kit::form_row(ui, cx.t("claim-when"), 36.0, |ui| {
        let times = [
            Segment::new(false, cx.t("claim-when-now")),
            Segment::new(true, cx.t("claim-when-move")),
        ];
        kit::segmented(ui, cx.t("claim-when"), &mut draft.with_move, &times, None);
    });
    if draft.with_move {
        ui.add_space(ROW_GAP);
        kit::form_row(ui, cx.t("claim-move"), 36.0, |ui| written(ui, cx, position, draft));
    }
    ui.add_space(ROW_GAP);
    let t = theme::tokens(ui);
    for words in warnings(cx, draft) {
        kit::paragraph(ui, &words, theme::regular(theme::BODY), t.muted);
        ui.add_space(4.0);
    }
}

/// The intended move, written as on a score sheet or chosen from all there are.
fn written(ui: &mut Ui, cx: &ViewCtx<'_>, position: &Position, draft: &mut ClaimDraft) {
    let t = theme::tokens(ui);
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let understood = meaning(position, &draft.text);
    let empty = draft.text.trim().is_empty();
    let wrong = !empty && matches!(understood, Meaning::Nothing | Meaning::Several(_));
    Field::new(&mut draft.text, cx.t("claim-move"))
        .hint(cx.t("claim-move-hint"))
        .wrong(wrong)
        .id(field_id())
        .show(ui);
    ui.add_space(6.0);
    let text = || draft.text.as_str().into();
    let (words, color) = match &understood {
        _ if empty => (cx.t("claim-move-about").to_owned(), t.muted),
        Meaning::Move(mv) | Meaning::Perhaps(mv) => {
            let mv = names::numbered(position, *mv, style);
            (cx.text.with("claim-move-understood", &[("move", mv.into())]), t.muted)
        }
        Meaning::Several(moves) => {
            let moves: Vec<String> =
                moves.iter().map(|mv| style::format(position, *mv, style)).collect();
            let values = [("text", text()), ("moves", cx.text.list(&moves).into())];
            (cx.text.with("type-move-ambiguous", &values), t.amber_text)
        }
        Meaning::Nothing => (cx.text.with("type-move-wrong", &[("text", text())]), t.amber_text),
    };
    kit::paragraph(ui, &words, theme::regular(theme::SMALL), color);
    ui.add_space(8.0);
    ScrollArea::vertical().id_salt("claim-moves").max_height(LIST).auto_shrink([false, true]).show(
        ui,
        |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
                for mv in position.legal_moves().iter() {
                    let words = style::format(position, *mv, style);
                    if ui.add(Button::secondary(&words).small()).clicked() {
                        draft.text = words;
                    }
                }
            });
        },
    );
}

/// What a claim means and what it may cost under the laws of the game.
fn warnings(cx: &ViewCtx<'_>, draft: &ClaimDraft) -> Vec<String> {
    let play = &cx.model.play;
    let Some(arbiter) = &play.arbiter else { return Vec::new() };
    let timed = play.clock().is_some();
    let mut words = vec![cx.t("claim-about").to_owned()];
    let time = |time| [("time", cx.text.span(time).into())];
    words.push(match arbiter.laws().wrong_claim {
        WrongClaim::Claimant(cost) if timed => cx.text.with("claim-costs-claimant", &time(cost)),
        WrongClaim::Opponent(cost) if timed => cx.text.with("claim-costs-opponent", &time(cost)),
        _ => cx.t("claim-costs-nothing").to_owned(),
    });
    if draft.with_move {
        words.push(cx.t("claim-binds").to_owned());
    }
    words
}
