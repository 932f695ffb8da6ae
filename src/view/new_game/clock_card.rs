//! The card on which a clock is made: its kind, its periods, each side's own.

mod periods;

use super::let_go;
use crate::action::Action;
use crate::model::agree::ClockKind;
use crate::model::agree::clock_draft::{ClockFault, ClockFaultKind, SideDraft};
use crate::model::{ClockDraft, Dialog};
use crate::view::dialogs::{appears, entered};
use crate::view::kit::{self, Button, Card, Field, Segment};
use crate::view::{ViewCtx, theme};
use chess_core::Color;
use egui::{Align, Context, Id, Layout, Ui, vec2};

/// Between two rows of the card.
const ROW_GAP: f32 = 16.0;
/// Between the columns of the two sides.
const COLUMN_GAP: f32 = 24.0;
/// Columns narrower than this stand one above the other.
const NARROWEST: f32 = 320.0;

/// Whose fields are shown: one side's, or both sides' at once.
pub(super) type Side = Option<Color>;

/// The accessible name of a field of one side or of both.
pub(super) fn field_name(cx: &ViewCtx<'_>, side: Side, what: &str) -> String {
    cx.text.with("clock-name", &[("side", side_word(side).into()), ("what", what.into())])
}

fn side_word(side: Side) -> &'static str {
    match side {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "both",
    }
}

/// Shows the card with a draft.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &ClockDraft) {
    if appears(ctx, "clock") {
        let_go(ctx);
    }
    let mut changed = draft.clone();
    let agreed = draft.agreed();
    let card =
        Card::new("clock", cx.t("clock-title")).close_name(cx.t("button-close")).width(720.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &mut changed),
        |ui| {
            let use_it = Button::primary(cx.t("clock-use")).enabled(agreed.is_some());
            let use_it = ui.add(use_it).clicked();
            let back = ui.add(Button::ghost(cx.t("button-back"))).clicked();
            (use_it, back)
        },
    );
    changed.follow(draft);
    let (use_it, back) = shown.foot;
    let to = |game| cx.send(Action::Dialog(Some(Dialog::NewGame(game))));
    if shown.closed || back {
        to(draft.game.clone());
    } else if let Some(game) = changed.agreed()
        && (use_it || entered(ctx, &[]))
    {
        to(game);
    } else if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Clock(Box::new(changed)))));
    }
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut ClockDraft) {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    let fault = draft.controls().err();
    summary(ui, cx, draft, fault);
    ui.add_space(ROW_GAP);
    if draft.differ {
        columns(ui, cx, draft, fault);
    } else {
        side(ui, cx, None, &mut draft.sides.white, fault);
    }
    ui.add_space(ROW_GAP / 2.0);
    kit::row(ui, cx.t("clock-differ"), |ui| {
        kit::switch(ui, &mut draft.differ, cx.t("clock-differ"));
    });
    kit::hairline(ui);
    ui.add_space(ROW_GAP);
    text(ui, cx, draft);
}

/// The clock in words, or what is still missing for one.
fn summary(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &ClockDraft, fault: Option<ClockFault>) {
    let t = theme::tokens(ui);
    let (words, color) = match (fault, draft.controls()) {
        (Some(fault), _) => (fault_words(cx, draft, fault), t.amber_text),
        (None, Ok(controls)) => (cx.text.clock_in_words(&controls), t.ink),
        (None, Err(fault)) => (fault_words(cx, draft, fault), t.amber_text),
    };
    // Two lines have room, so that nothing moves while one types.
    let height = if draft.differ { 60.0 } else { 40.0 };
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        ui.set_min_height(height);
        kit::paragraph(ui, &words, theme::medium(theme::BODY), color);
    });
}

fn fault_words(cx: &ViewCtx<'_>, draft: &ClockDraft, fault: ClockFault) -> String {
    let number = [("number", (fault.period as i64 + 1).into())];
    let periods = draft.sides[fault.side].kind == ClockKind::Periods;
    let what = match fault.what {
        ClockFaultKind::Moves => cx.text.with("clock-fault-moves", &number),
        ClockFaultKind::Time if periods => cx.text.with("clock-fault-time", &number),
        ClockFaultKind::Time => cx.t("clock-fault-one-time").to_owned(),
        ClockFaultKind::Seconds => cx.text.with("clock-fault-seconds", &number),
        ClockFaultKind::Early => cx.text.with("clock-fault-early", &number),
        ClockFaultKind::NoTime if periods => cx.text.with("clock-fault-no-time", &number),
        ClockFaultKind::NoTime => cx.t("clock-fault-one-none").to_owned(),
    };
    let side = side_word(draft.differ.then_some(fault.side));
    cx.text.with("clock-fault", &[("side", side.into()), ("what", what.into())])
}

/// White and Black side by side, or one above the other.
fn columns(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut ClockDraft, fault: Option<ClockFault>) {
    let width = (ui.available_width() - COLUMN_GAP) / 2.0;
    let ids = [(Color::White, "clock-side-white"), (Color::Black, "clock-side-black")];
    let mut column = |ui: &mut Ui, color: Color, id: &str| {
        let ink = theme::tokens(ui).ink;
        kit::text(ui, cx.text.get(id), theme::semibold(theme::BODY), ink);
        ui.add_space(8.0);
        let fault = fault.filter(|fault| fault.side == color);
        side(ui, cx, Some(color), &mut draft.sides[color], fault);
    };
    if width < NARROWEST {
        for (color, id) in ids {
            column(ui, color, id);
            ui.add_space(ROW_GAP);
        }
        return;
    }
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = COLUMN_GAP;
        for (color, id) in ids {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                column(ui, color, id);
            });
        }
    });
}

/// The kind of a side's clock, and the fields that belong to it.
fn side(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    side: Side,
    draft: &mut SideDraft,
    fault: Option<ClockFault>,
) {
    let kinds = [
        Segment::new(ClockKind::Periods, cx.t("clock-kind-periods")),
        Segment::new(ClockKind::PerMove, cx.t("clock-kind-per-move")),
        Segment::new(ClockKind::Hourglass, cx.t("clock-kind-hourglass")),
        Segment::new(ClockKind::None, cx.t("clock-kind-none")),
    ];
    let name = field_name(cx, side, cx.t("clock-kind"));
    ui.push_id(side_word(side), |ui| {
        kit::segmented(ui, &name, &mut draft.kind, &kinds, None);
        ui.add_space(12.0);
        match draft.kind {
            ClockKind::Periods => periods::ui(ui, cx, side, draft, fault),
            ClockKind::PerMove => {
                one_time(ui, cx, side, "clock-per-move-time", &mut draft.per_move, fault);
            }
            ClockKind::Hourglass => {
                one_time(ui, cx, side, "clock-hourglass-time", &mut draft.sand, fault);
            }
            ClockKind::None => {}
        }
    });
}

/// A clock that is a single time.
fn one_time(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    side: Side,
    id: &str,
    text: &mut String,
    fault: Option<ClockFault>,
) {
    let words = cx.text.get(id);
    let name = field_name(cx, side, words);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let field = Field::new(text, &name).width(104.0).hint(cx.t("clock-time-hint"));
        field.wrong(fault.is_some()).show(ui);
        let muted = theme::tokens(ui).muted;
        kit::text(ui, words, theme::regular(theme::BODY), muted);
    });
}

/// The clock as a text, to be read, copied and pasted over.
fn text(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut ClockDraft) {
    let wrong = draft.fault.as_ref().map(|fault| cx.text.time_control_fault(fault));
    let about = cx.t("clock-text-about");
    text_row(ui, cx, cx.t("clock-text"), "clock-text", &mut draft.text, wrong, about);
}

/// A row with a text that stands for the whole card: the field, a button that copies it, and below
/// what is wrong with it, or what it is for.
pub(super) fn text_row(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    name: &str,
    id: &'static str,
    text: &mut String,
    wrong: Option<String>,
    about: &str,
) {
    let t = theme::tokens(ui);
    kit::form_row(ui, name, 36.0, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let copy = theme::icon::COPY;
            let width = ui.available_width() - 40.0;
            let field = Field::new(text, name).width(width).wrong(wrong.is_some());
            field.id(Id::unique(id)).show(ui);
            ui.add_space(0.0);
            let button = kit::IconButton::new(copy, cx.t("laws-copy")).enabled(!text.is_empty());
            if ui.add(button).clicked() {
                ui.ctx().copy_text(text.clone());
            }
        });
        ui.add_space(8.0);
        let small = theme::regular(theme::SMALL);
        match wrong {
            Some(wrong) => kit::paragraph(ui, &wrong, small, t.amber_text),
            None => kit::paragraph(ui, about, small, t.muted),
        };
    });
}
