//! The card on which the laws of a game are looked at and changed, one by one.

mod endings;
mod groups;
mod rows;

use super::clock_card::text_row;
use super::{let_go, terms};
use crate::action::Action;
use crate::model::agree::LawsGroup;
use crate::model::agree::laws_draft::{LawTime, nearest};
use crate::model::{Dialog, LawsDraft};
use crate::view::dialogs::{appears, entered};
use crate::view::kit::{self, Button, Card, Segment};
use crate::view::{ViewCtx, theme};
use egui::{Align, Context, Layout, Ui, vec2};

/// The height of the longest group, so that the card does not jump from group to group.
const GROUP: f32 = 420.0;

/// Shows the card with a draft.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &LawsDraft) {
    if appears(ctx, "laws") {
        let_go(ctx);
    }
    let mut changed = draft.clone();
    let agreed = draft.agreed();
    let card = Card::new("laws", cx.t("laws-title")).close_name(cx.t("button-close")).width(720.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &mut changed),
        |ui| {
            let use_them = Button::primary(cx.t("laws-use")).enabled(agreed.is_some());
            let use_them = ui.add(use_them).clicked();
            let back = ui.add(Button::ghost(cx.t("button-back"))).clicked();
            (use_them, back)
        },
    );
    changed.follow(draft);
    let (use_them, back) = shown.foot;
    let to = |game| cx.send(Action::Dialog(Some(Dialog::NewGame(game))));
    if shown.closed || back {
        to(draft.game.clone());
    } else if let Some(game) = changed.agreed()
        && (use_them || entered(ctx, &[]))
    {
        to(game);
    } else if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Laws(Box::new(changed)))));
    }
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    head(ui, cx, draft);
    ui.add_space(12.0);
    let groups = [
        Segment::new(LawsGroup::Table, cx.t("laws-group-table")),
        Segment::new(LawsGroup::Draws, cx.t("laws-group-draws")),
        Segment::new(LawsGroup::Clock, cx.t("laws-group-clock")),
        Segment::new(LawsGroup::Course, cx.t("laws-group-course")),
    ];
    kit::segmented(ui, cx.t("laws-groups"), &mut draft.group, &groups, None);
    ui.add_space(8.0);
    let size = vec2(ui.available_width(), GROUP);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(GROUP);
        groups::ui(ui, cx, draft);
    });
    ui.add_space(8.0);
    kit::hairline(ui);
    ui.add_space(16.0);
    let wrong = draft.fault.as_ref().map(|fault| cx.text.laws_fault(fault));
    let about = cx.t("laws-text-about");
    text_row(ui, cx, cx.t("laws-text"), "laws-text", &mut draft.text, wrong, about);
}

/// Which preset the laws are nearest to, and the way back to it; or which field says nothing.
fn head(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let (preset, _, count) = nearest(&draft.laws);
    let size = vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if count > 0 {
            let words = cx.text.with("laws-reset", &[("preset", preset.into())]);
            if ui.add(Button::secondary(&words)).clicked() {
                draft.reset();
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let t = theme::tokens(ui);
            let (words, color) = match draft.wrong_time() {
                None => (terms::nearest_words(cx, &draft.laws), t.ink),
                Some(law) => {
                    let law = cx.t(match law {
                        LawTime::Bonus => "laws-illegal-bonus",
                        LawTime::Claim => "laws-wrong-claim",
                        LawTime::Lateness => "laws-default-time",
                        LawTime::Session => "laws-session",
                    });
                    (cx.text.with("laws-time-wrong", &[("name", law.into())]), t.amber_text)
                }
            };
            kit::text(ui, &words, theme::medium(theme::BODY), color);
        });
    });
}
