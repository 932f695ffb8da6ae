//! The cards of the ladder: a player's name and title, the questions, and the laws.

use crate::action::{Action, LadderAction};
use crate::model::Dialog;
use crate::model::ladder::ProfileDraft;
use crate::persist::profiles::{ProfileId, Title, clean_name};
use crate::view::dialogs::{appears, begin_with, entered};
use crate::view::kit::{self, Button, Card, Field, Tile};
use crate::view::{ViewCtx, theme};
use egui::{Context, Id, Ui, vec2};

/// A new player, or another name and title for one.
pub fn profile_card(ctx: &Context, cx: &ViewCtx<'_>, draft: &ProfileDraft) {
    let mut changed = draft.clone();
    let field = Id::unique("ladder-profile-name");
    let appears = appears(ctx, "ladder-profile");
    let title = cx.t(if draft.id.is_some() { "ladder-edit" } else { "ladder-new" });
    let card = Card::new("ladder-profile", title).close_name(cx.t("button-close")).width(480.0);
    let named = |draft: &ProfileDraft| !clean_name(&draft.name).is_empty();
    let shown = card.show(
        ctx,
        |ui| {
            let name = cx.t("ladder-name");
            let name = Field::new(&mut changed.name, name).hint(name).id(field).show(ui);
            begin_with(&name, appears);
            ui.add_space(12.0);
            titles(ui, cx, &mut changed.title);
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let keep = Button::primary(cx.t("ladder-keep")).enabled(named(draft));
            let keep = ui.add(keep).clicked();
            let cancel = ui.add(Button::ghost(cx.t("button-cancel"))).clicked();
            (keep, cancel)
        },
    );
    let (keep, cancel) = shown.foot;
    if shown.closed || cancel {
        cx.send(Action::Dialog(None));
    } else if (keep || entered(ctx, &[field])) && named(&changed) {
        cx.send(Action::Ladder(LadderAction::Keep(changed)));
    } else if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Profile(changed))));
    }
}

/// No title, or one of those that stand beside names (L-COMP-5).
pub(super) fn titles(ui: &mut Ui, cx: &ViewCtx<'_>, title: &mut Title) {
    let width = (ui.available_width() - 5.0 * 4.0) / 6.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for choice in Title::ALL {
            let (words, name) = match choice {
                Title::None => (cx.t("ladder-no-title"), cx.t("ladder-no-title-name")),
                title => (title.letters(), cx.t(title_id(*title))),
            };
            let tile = Tile::new(words, title == choice, width).name(name);
            if tile.show(ui).on_hover_text(name).clicked() {
                *title = *choice;
            }
        }
    });
}

const fn title_id(title: Title) -> &'static str {
    match title {
        Title::None => "ladder-no-title-name",
        Title::Gm => "title-gm",
        Title::Im => "title-im",
        Title::Fm => "title-fm",
        Title::Wgm => "title-wgm",
        Title::Wim => "title-wim",
    }
}

/// "Really delete this profile?" Keeping it is the safe answer, so the keyboard stands on it.
pub fn delete_card(ctx: &Context, cx: &ViewCtx<'_>, id: ProfileId) {
    let Some(profile) = cx.model.ladder.profiles.get(id) else {
        cx.send(Action::Dialog(None));
        return;
    };
    let body = cx.text.with(
        "ladder-delete-body",
        &[("name", profile.name.as_str().into()), ("count", i64::from(profile.games).into())],
    );
    let delete = || cx.send(Action::Ladder(LadderAction::Delete(id)));
    let (yes, no) = (cx.t("ladder-delete"), cx.t("ladder-delete-keep"));
    question(ctx, cx, "ladder-delete", cx.t("ladder-delete-title"), &body, (yes, no), delete);
}

/// A rated game is about to be left.
pub fn leave_card(ctx: &Context, cx: &ViewCtx<'_>, then: &Action) {
    let leave = || cx.send(Action::Ladder(LadderAction::Leave(Box::new(then.clone()))));
    let title = cx.t("ladder-leave-title");
    let words = (cx.t("ladder-leave"), cx.t("resign-keep-playing"));
    question(ctx, cx, "ladder-leave", title, cx.t("ladder-leave-body"), words, leave);
}

fn question(
    ctx: &Context,
    cx: &ViewCtx<'_>,
    id: &'static str,
    title: &str,
    body: &str,
    (yes, no): (&str, &str),
    act: impl FnOnce(),
) {
    let appears = appears(ctx, id);
    let shown = Card::new(id, title).width(480.0).show(
        ctx,
        |ui| {
            let muted = theme::tokens(ui).muted;
            kit::paragraph(ui, body, theme::regular(theme::BODY), muted);
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let acted = ui.add(Button::primary(yes)).clicked();
            let kept = ui.add(Button::secondary(no));
            begin_with(&kept, appears);
            (acted, kept.clicked())
        },
    );
    let (acted, kept) = shown.foot;
    if acted {
        act();
    } else if shown.closed || kept {
        cx.send(Action::Dialog(None));
    }
}

/// How points are won and lost, in plain words, and what of it is our own.
pub fn rules_card(ctx: &Context, cx: &ViewCtx<'_>) {
    let card = Card::new("ladder-rules", cx.t("ladder-rules"))
        .close_name(cx.t("button-close"))
        .width(560.0);
    let shown = card.show(
        ctx,
        |ui| rules(ui, cx),
        |ui| ui.add(Button::secondary(cx.t("button-close"))).clicked(),
    );
    if shown.closed || shown.foot || entered(ctx, &[]) {
        cx.send(Action::Dialog(None));
    }
}

fn rules(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    for id in ["ladder-law-levels", "ladder-law-stakes"] {
        kit::paragraph(ui, cx.t(id), theme::regular(theme::BODY), t.ink);
        ui.add_space(12.0);
    }
    table(ui, cx);
    ui.add_space(16.0);
    kit::hairline(ui);
    ui.add_space(16.0);
    kit::text(ui, cx.t("ladder-law-own"), theme::semibold(theme::BODY), t.ink);
    ui.add_space(8.0);
    for id in [
        "ladder-law-upset",
        "ladder-law-draw",
        "ladder-law-double",
        "ladder-law-computer",
        "ladder-law-serious",
    ] {
        kit::paragraph(ui, cx.t(id), theme::regular(theme::BODY), t.ink);
        ui.add_space(8.0);
    }
}

/// What a win of the higher side is worth, by the gap.
fn table(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let t = theme::tokens(ui);
    let width = ui.available_width();
    let rows = [
        ("ladder-gap-0", "ladder-worth-10"),
        ("ladder-gap-10", "ladder-worth-slope"),
        ("ladder-gap-100", "ladder-worth-2"),
        ("ladder-gap-200", "ladder-worth-0"),
    ];
    for (gap, worth) in rows {
        ui.horizontal(|ui| {
            ui.set_min_height(24.0);
            ui.allocate_ui_with_layout(
                vec2(width * 0.4, 24.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_width(width * 0.4);
                    kit::text(ui, cx.t(gap), theme::medium(theme::BODY), t.ink);
                },
            );
            kit::text(ui, cx.t(worth), theme::regular(theme::BODY), t.muted);
        });
    }
}
