//! The cards of an adjournment: putting the game away, sealing a move, and taking the game up.

use super::dialogs::{appears, begin_with};
use super::kit::{self, Button, Card, Field};
use super::play::{officer, table};
use super::{ViewCtx, miniature, names, theme};
use crate::action::{Action, PlayAction};
use crate::model::Dialog;
use crate::model::clock::face;
use crate::model::dialog::SealDraft;
use arbiter::arbiter::Event;
use chess_core::{ByColor, Color};
use egui::{Context, Id, Key, Sense, Ui, Vec2, vec2};

/// The width of a card that asks one question.
const QUESTION: f32 = 480.0;

/// "Really put the game away?"
pub fn ask(ctx: &Context, cx: &ViewCtx<'_>) {
    let side = cx.text.side_name(cx.model.play.turn());
    let body = cx.text.with("adjourn-body", &[("side", side.into())]);
    let appears = appears(ctx, "adjourn");
    let card = Card::new("adjourn", cx.t("adjourn-title")).width(QUESTION);
    let shown = card.show(
        ctx,
        |ui| {
            let muted = theme::tokens(ui).muted;
            kit::paragraph(ui, &body, theme::regular(theme::BODY), muted);
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            if ui.add(Button::primary(cx.t("command-adjourn"))).clicked() {
                cx.send(Action::Dialog(None));
                cx.send(Action::Play(PlayAction::Official(Event::Adjourn)));
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

fn field_id() -> Id {
    Id::unique("sealed-move")
}

/// The move that is sealed, hidden from whoever looks on.
pub fn seal(ctx: &Context, cx: &ViewCtx<'_>, draft: &SealDraft) {
    let Some(by) = cx.model.play.must_seal() else { return };
    let appears = appears(ctx, "seal");
    let side = cx.text.side_name(by);
    let title = cx.text.with("seal-title", &[("side", side.into())]);
    let mut changed = draft.clone();
    let written = !draft.text.trim().is_empty();
    let card = Card::new("seal", &title).close_name(cx.t("button-close")).width(560.0);
    let shown = card.show(
        ctx,
        |ui| seal_body(ui, cx, &mut changed, by, appears),
        |ui| {
            let words = cx.t(if draft.warned { "seal-all-the-same" } else { "seal-do" });
            ui.add(Button::primary(words).width(128.0).enabled(written)).clicked()
        },
    );
    if changed.text != draft.text {
        // What was told of the last text need not hold of this one.
        changed.warned = false;
        cx.send(Action::Dialog(Some(Dialog::Seal(changed))));
    }
    let typing = ctx.memory(egui::Memory::focused).is_none_or(|id| id == field_id());
    let enter = written && typing && ctx.input(|input| input.key_pressed(Key::Enter));
    if shown.foot || enter {
        cx.send(Action::Play(PlayAction::Seal(draft.text.clone())));
    } else if shown.closed {
        cx.send(Action::Dialog(None));
    }
}

fn seal_body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut SealDraft, by: Color, appears: bool) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    let body = theme::regular(theme::BODY);
    let other = [("other", cx.text.side_name(!by).into())];
    kit::paragraph(ui, &cx.text.with("seal-about", &other), body.clone(), t.muted);
    ui.add_space(20.0);
    kit::form_row(ui, cx.t("seal-move"), 36.0, |ui| {
        ui.horizontal(|ui| {
            let held = Id::unique("sealed-move-shown");
            let shown = ui.data(|data| data.get_temp::<bool>(held)).unwrap_or(false);
            let width = ui.available_width() - 180.0;
            let field = Field::new(&mut draft.text, cx.t("seal-move"))
                .width(width)
                .hint(cx.t("seal-hint"))
                .hidden(!shown)
                .wrong(draft.warned)
                .id(field_id())
                .show(ui);
            if appears {
                field.request_focus();
            }
            let icon = if shown { theme::icon::EYE } else { theme::icon::EYE_SLASH };
            let show = ui.add(Button::secondary(cx.t("seal-show")).icon(icon).width(172.0));
            let down = show.is_pointer_button_down_on();
            if down != shown {
                ui.data_mut(|data| data.insert_temp(held, down));
                ui.ctx().request_repaint();
            }
        });
    });
    ui.add_space(16.0);
    let (words, color) = if draft.warned {
        (cx.t("seal-no-move"), t.amber_text)
    } else {
        (cx.t("seal-law"), t.muted)
    };
    kit::paragraph(ui, words, body, color);
}

/// A game that has been put away: the position without the sealed move, the times, and who is
/// there.
pub fn resume(ctx: &Context, cx: &ViewCtx<'_>, present: ByColor<bool>) {
    let mut changed = present;
    let appears = appears(ctx, "resume-game");
    let card = Card::new("resume-game", cx.t("resume-title"))
        .close_name(cx.t("button-close"))
        .width(560.0);
    let shown = card.show(
        ctx,
        |ui| resume_body(ui, cx, &mut changed),
        |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let go = ui.add(Button::primary(cx.t("resume-do")).width(128.0));
            begin_with(&go, appears);
            let later = ui.add(Button::secondary(cx.t("interrupted-later"))).clicked();
            (go.clicked(), later)
        },
    );
    let (go, later) = shown.foot;
    if go {
        cx.send(Action::Play(PlayAction::Resume(present)));
    } else if shown.closed || later {
        cx.send(Action::Dialog(None));
    } else if changed != present {
        cx.send(Action::Dialog(Some(Dialog::ResumeGame(changed))));
    }
}

fn resume_body(ui: &mut Ui, cx: &ViewCtx<'_>, present: &mut ByColor<bool>) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let settings = &cx.model.settings;
    let Some(envelope) = play.envelope() else { return };
    ui.spacing_mut().item_spacing = vec2(24.0, 0.0);
    ui.horizontal(|ui| {
        let (place, response) = ui.allocate_exact_size(Vec2::splat(184.0), Sense::hover());
        let set = table::piece_set(settings.pieces);
        let theme = table::board_theme(settings.board);
        let board = envelope.position.board();
        miniature::paint_position(ui, place, set, theme, board, play.orientation, None);
        response.widget_info(|| {
            let words = cx.t("resume-position");
            egui::WidgetInfo::labeled(egui::accesskit::Role::Image, true, words)
        });
        ui.vertical(|ui| {
            let body = theme::regular(theme::BODY);
            for color in Color::ALL {
                let left = envelope.times.0[color].remaining();
                let time = left.map(|left| face(left).0).filter(|_| play.clock().is_some());
                let name = names::player(cx, color);
                kit::row(ui, &name, |ui| {
                    let font = theme::tab(theme::LARGE, theme::Weight::SemiBold);
                    kit::text(ui, &time.unwrap_or_default(), font, t.ink);
                });
                kit::hairline(ui);
            }
            ui.add_space(12.0);
            let sealer = [("side", cx.text.side_name(envelope.by).into())];
            kit::paragraph(ui, &cx.text.with("resume-sealed-by", &sealer), body.clone(), t.muted);
            if let Some(date) = play.game.tags().known("Date") {
                ui.add_space(4.0);
                let date = cx.text.with("resume-date", &[("date", date.into())]);
                kit::paragraph(ui, &date, body, t.muted);
            }
        });
    });
    ui.add_space(16.0);
    for color in Color::ALL.into_iter().filter(|color| play.players[*color].is_person()) {
        let words = officer::present(cx, color);
        kit::row(ui, &words, |ui| {
            kit::switch(ui, &mut present[color], &words);
        });
    }
    ui.add_space(8.0);
    let answers = [("side", cx.text.side_name(!envelope.by).into())];
    let words = cx.text.with("resume-about", &answers);
    kit::paragraph(ui, &words, theme::regular(theme::SMALL), t.muted);
}
