//! The card above the window, whichever it is, and the small cards that only ask something.

use super::kit::{self, Button, Card};
use super::{
    ViewCtx, about, adjourn, claim, help, ladder, names, new_game, picture, score_sheet, theme,
    verdict,
};
use crate::action::{Action, FileAction, PlayAction, UnsavedAnswer};
use crate::model::dialog::Interruption;
use crate::model::{Dialog, Phase};
use egui::{Context, Event, Id, Key, Modifiers, Response, Ui};

/// Shows the card that the model wants shown, if any.
pub fn ui(ctx: &Context, cx: &ViewCtx<'_>) {
    match &cx.model.dialog {
        None => {}
        Some(Dialog::NewGame(draft)) => new_game::card(ctx, cx, draft),
        Some(Dialog::Clock(draft)) => new_game::clock_card::card(ctx, cx, draft),
        Some(Dialog::Laws(draft)) => new_game::laws_card::card(ctx, cx, draft),
        Some(Dialog::Picture(draft)) => picture::card(ctx, cx, draft),
        Some(Dialog::ScoreSheet(notation)) => score_sheet::card(ctx, cx, *notation),
        Some(Dialog::Resign) => resign(ctx, cx),
        Some(Dialog::Claim(draft)) => claim::card(ctx, cx, draft),
        Some(Dialog::Ruling(verdict)) => verdict::card(ctx, cx, verdict),
        Some(Dialog::Adjourn) => adjourn::ask(ctx, cx),
        Some(Dialog::Seal(draft)) => adjourn::seal(ctx, cx, draft),
        Some(Dialog::ResumeGame(present)) => adjourn::resume(ctx, cx, *present),
        Some(Dialog::Officer(draft)) => super::play::officer::card(ctx, cx, draft),
        Some(Dialog::Interrupted(why)) => interrupted(ctx, cx, *why),
        Some(Dialog::Unsaved(_)) => unsaved(ctx, cx),
        Some(Dialog::ChangedOutside) => changed_outside(ctx, cx),
        Some(Dialog::Profile(draft)) => ladder::profile_card(ctx, cx, draft),
        Some(Dialog::DeleteProfile(id)) => ladder::delete_card(ctx, cx, *id),
        Some(Dialog::LeaveRated(then)) => ladder::leave_card(ctx, cx, then),
        Some(Dialog::LadderRules) => ladder::rules_card(ctx, cx),
        Some(Dialog::Help) => help::card(ctx, cx),
        Some(Dialog::About) => about::card(ctx, cx),
    }
}

/// The width of a card that asks one question.
const QUESTION: f32 = 480.0;
/// Between its buttons: the keyboard's ring needs its room.
const GAP: f32 = 12.0;

/// "Really resign?" Going on is the safe answer, so the keyboard stands on it.
fn resign(ctx: &Context, cx: &ViewCtx<'_>) {
    let winner = names::player(cx, !cx.model.play.speaker());
    let body = cx.text.with("resign-body", &[("name", winner.into())]);
    let appears = appears(ctx, "resign");
    let card = Card::new("resign", cx.t("resign-title")).width(QUESTION);
    let shown = card.show(
        ctx,
        |ui| sentence(ui, &body),
        |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            if ui.add(Button::primary(cx.t("resign-confirm"))).clicked() {
                cx.send(Action::Play(PlayAction::ResignNow));
            }
            let play_on = ui.add(Button::secondary(cx.t("resign-keep-playing")));
            begin_with(&play_on, appears);
            play_on.clicked()
        },
    );
    if shown.closed || shown.foot {
        cx.send(Action::Dialog(None));
    }
}

/// A game that was broken off, clocks standing. Nothing runs until somebody says so.
fn interrupted(ctx: &Context, cx: &ViewCtx<'_>, why: Interruption) {
    let body = match why {
        Interruption::Restart => cx.t("interrupted-restart").to_owned(),
        Interruption::Slept(gap) => {
            cx.text.with("interrupted-slept", &[("time", cx.text.spoken_time(gap).into())])
        }
    };
    let rated = cx.model.play.setup.rated;
    let appears = appears(ctx, "interrupted");
    let card = Card::new("interrupted", cx.t("interrupted-title")).width(QUESTION);
    let shown = card.show(
        ctx,
        |ui| sentence(ui, &body),
        |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let go_on = ui.add(Button::primary(cx.t("interrupted-go-on")));
            begin_with(&go_on, appears);
            if go_on.clicked() {
                cx.send(Action::Play(PlayAction::Continue));
            }
            // A rated game knows no pause.
            if rated {
                if ui.add(Button::secondary(cx.t("interrupted-resign"))).clicked() {
                    cx.send(Action::Play(PlayAction::ResignNow));
                }
                return false;
            }
            ui.add(Button::secondary(cx.t("interrupted-later"))).clicked()
        },
    );
    if (shown.closed || shown.foot) && !rated {
        cx.send(Action::Dialog(None));
    }
}

/// Work that would be lost. Saving is the safe answer.
fn unsaved(ctx: &Context, cx: &ViewCtx<'_>) {
    let model = cx.model;
    // A game of one's own belongs to no file, even while one is open.
    let name = model.document.name().filter(|_| model.play.phase == Phase::Review);
    let body = match name.filter(|_| !model.play.unsaved) {
        Some(name) => cx.text.with("unsaved-body", &[("name", name.into())]),
        None => cx.t("unsaved-body-untitled").to_owned(),
    };
    let appears = appears(ctx, "unsaved");
    let answer = |answer| cx.send(Action::File(FileAction::Unsaved(answer)));
    let card = Card::new("unsaved", cx.t("unsaved-title")).width(QUESTION);
    let shown = card.show(
        ctx,
        |ui| sentence(ui, &body),
        |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let save = ui.add(Button::primary(cx.t("unsaved-save")));
            begin_with(&save, appears);
            if save.clicked() {
                answer(UnsavedAnswer::Save);
            }
            let cancelled = ui.add(Button::secondary(cx.t("button-cancel"))).clicked();
            // What destroys something stands apart from the others.
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                if ui.add(Button::quiet(cx.t("unsaved-discard")).flush()).clicked() {
                    answer(UnsavedAnswer::Discard);
                }
            });
            cancelled
        },
    );
    if shown.closed || shown.foot {
        answer(UnsavedAnswer::Cancel);
    }
}

/// The open file is no longer the one on the disk. Keeping what is here loses nothing yet;
/// where nothing of one's own is at stake, reading it again is what one wants.
fn changed_outside(ctx: &Context, cx: &ViewCtx<'_>) {
    let own_changes = cx.model.has_unsaved_work();
    let name = cx.model.document.name().unwrap_or_else(|| cx.t("file-untitled").to_owned());
    let title = cx.text.with("file-changed-title", &[("name", name.into())]);
    let body = cx.t(if own_changes { "file-changed-body-unsaved" } else { "file-changed-body" });
    let appears = appears(ctx, "changed-outside");
    let send = |action| {
        cx.send(Action::Dialog(None));
        cx.send(Action::File(action));
    };
    let card = Card::new("changed-outside", &title).width(560.0);
    let shown = card.show(
        ctx,
        |ui| sentence(ui, body),
        |ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            let keep = Button::secondary(cx.t("file-changed-keep"));
            if own_changes {
                let elsewhere = ui.add(Button::primary(cx.t("file-changed-save-as")));
                begin_with(&elsewhere, appears);
                if elsewhere.clicked() {
                    send(FileAction::SaveAs);
                }
                let kept = ui.add(keep).clicked();
                ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                    if ui.add(Button::quiet(cx.t("file-changed-reload")).flush()).clicked() {
                        send(FileAction::Reload);
                    }
                });
                return kept;
            }
            let reload = ui.add(Button::primary(cx.t("file-changed-reload")));
            begin_with(&reload, appears);
            if reload.clicked() {
                send(FileAction::Reload);
            }
            ui.add(keep).clicked()
        },
    );
    if shown.closed || shown.foot {
        cx.send(Action::Dialog(None));
    }
}

/// The one sentence of a card that asks something.
fn sentence(ui: &mut Ui, words: &str) {
    let muted = theme::tokens(ui).muted;
    kit::paragraph(ui, words, theme::regular(theme::BODY), muted);
}

/// Whether something is shown now that was not shown in the frame before.
pub(super) fn appears(ctx: &Context, what: &'static str) -> bool {
    let now = ctx.cumulative_pass_nr();
    let id = Id::unique(("appears", what));
    let last: Option<u64> = ctx.data_mut(|data| {
        let last = data.get_temp(id);
        data.insert_temp(id, now);
        last
    });
    last.is_none_or(|last| last + 1 < now)
}

/// Puts the keyboard on a button when its card comes in.
pub(super) fn begin_with(button: &Response, appears: bool) {
    if appears {
        button.request_focus();
    }
}

/// Enter, pressed now and not held down since before, while no control has the keyboard that
/// would use it itself. `own` are controls for which Enter means nothing.
pub(super) fn entered(ctx: &Context, own: &[Id]) -> bool {
    let free = match ctx.memory(egui::Memory::focused) {
        None => true,
        Some(id) => own.contains(&id),
    };
    let pressed = |event: &Event| {
        matches!(
            event,
            Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. }
                if *modifiers == Modifiers::NONE
        )
    };
    free && ctx.input(|input| input.events.iter().any(pressed))
}
