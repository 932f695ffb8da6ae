//! The card with the arbiter's ruling on a claim: what was claimed, the positions side by side,
//! what is the same in them, and the law.

use super::dialogs::{appears, begin_with};
use super::kit::{self, Button, Card};
use super::play::table;
use super::{ViewCtx, miniature, names, theme};
use crate::action::{Action, PlayAction};
use crate::command::Command;
use crate::model::verdict::{Occurrence, Sameness};
use crate::model::{Player, Verdict};
use arbiter::arbiter::Ground;
use egui::accesskit::Role;
use egui::{Align, Align2, Context, Layout, Rect, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The side of a board, and what is between two.
const BOARD: f32 = 184.0;
const GAP: f32 = 24.0;

/// Shows the ruling. While it is read both clocks stand.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, verdict: &Verdict) {
    let appears = appears(ctx, "ruling");
    let title = cx.t(match (verdict.upheld, verdict.ground) {
        (true, Ground::Repetition) => "verdict-repetition",
        (true, Ground::MoveCount) => "verdict-moves",
        (false, _) => "verdict-rejected",
    });
    let card = Card::new("ruling", title).icon(theme::icon::GAVEL).width(656.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, verdict),
        |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let fine = ui.add(Button::primary(cx.t("button-ok")).width(128.0));
            begin_with(&fine, appears);
            let over = !cx.model.play.is_playing();
            let score = over && ui.add(Button::ghost(cx.t("verdict-see-score"))).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| article(ui, cx, verdict));
            (fine.clicked(), score)
        },
    );
    let (fine, score) = shown.foot;
    if score {
        cx.send(Action::Dialog(None));
        cx.run(Command::Review);
    } else if shown.closed || fine {
        cx.send(if cx.model.play.is_stopped() {
            Action::Play(PlayAction::Continue)
        } else {
            Action::Dialog(None)
        });
    }
}

fn article(ui: &mut Ui, cx: &ViewCtx<'_>, verdict: &Verdict) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing.x = 8.0;
    let (place, _) = ui.allocate_exact_size(Vec2::splat(20.0), Sense::hover());
    kit::icon_at(ui.painter(), place.center(), theme::icon::SCROLL, 20.0, false, t.muted);
    kit::text(ui, &cx.text.law_article(verdict.law), theme::regular(theme::BODY), t.muted);
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, verdict: &Verdict) {
    let t = theme::tokens(ui);
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ui.horizontal(|ui| {
        ui.add_space(Card::ICON);
        ui.vertical(|ui| {
            let body = theme::regular(theme::BODY);
            kit::paragraph(ui, &claim_in_words(cx, verdict), body.clone(), t.muted);
            for said in &verdict.said {
                ui.add_space(4.0);
                let words = cx.text.ruling(&said.ruling, &said.position(), style);
                kit::paragraph(ui, &words, body.clone(), t.ink);
            }
        });
    });
    ui.add_space(24.0);
    if verdict.boards.is_empty() {
        quiet(ui, cx, verdict);
        return;
    }
    let shown = verdict.boards.len() as f32;
    let side = BOARD.min((ui.available_width() - (shown - 1.0) * GAP) / shown);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        for board in &verdict.boards {
            occurrence(ui, cx, board, side);
        }
    });
    // A position that stood once has nothing to be compared with.
    if verdict.boards.len() > 1 {
        ui.add_space(16.0);
        kit::hairline(ui);
        ui.add_space(8.0);
        sameness(ui, cx, &verdict.boards);
    }
}

/// Who claimed what, and what was found.
fn claim_in_words(cx: &ViewCtx<'_>, verdict: &Verdict) -> String {
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    // Who has no name is called by the colour: "You claims" would be no sentence.
    let name = match &cx.model.play.players[verdict.by] {
        Player::Person(name) if name.is_empty() => cx.text.side_name(verdict.by).to_owned(),
        _ => names::player(cx, verdict.by),
    };
    let mv = verdict.intended.as_ref().map(|(before, mv)| names::numbered(before, *mv, style));
    let with = if mv.is_some() { "yes" } else { "no" };
    let count = match verdict.ground {
        Ground::Repetition => verdict.times as i64,
        Ground::MoveCount => i64::from(verdict.quiet.plies / 2),
    };
    let values = [
        ("name", name.into()),
        ("written", with.into()),
        ("move", mv.unwrap_or_default().into()),
        ("count", count.into()),
        ("needed", i64::from(verdict.quiet.needed / 2).into()),
    ];
    let id = match (verdict.ground, verdict.upheld, verdict.bound) {
        (_, _, true) => "verdict-claim-bound",
        (Ground::Repetition, true, _) => "verdict-claim-repetition",
        (Ground::Repetition, false, _) => "verdict-claim-no-repetition",
        (Ground::MoveCount, true, _) => "verdict-claim-moves",
        (Ground::MoveCount, false, _) => "verdict-claim-no-moves",
    };
    cx.text.with(id, &values)
}

/// A small board with its number and the move that brought it.
fn occurrence(ui: &mut Ui, cx: &ViewCtx<'_>, board: &Occurrence, side: f32) {
    let t = theme::tokens(ui);
    let settings = &cx.model.settings;
    let (all, response) = ui.allocate_exact_size(vec2(side, side + 36.0), Sense::hover());
    let place = Rect::from_min_size(all.min, Vec2::splat(side));
    miniature::paint_position(
        ui,
        place,
        table::piece_set(settings.pieces),
        table::board_theme(settings.board),
        board.position.board(),
        cx.model.play.orientation,
        board.by.as_ref().map(|(_, mv)| [mv.from(), mv.king_target()]),
    );
    let number = match board.number {
        Some(number) => cx.text.with("verdict-time", &[("number", (number as i64).into())]),
        None => cx.t("verdict-other").to_owned(),
    };
    let style = names::notation(settings.notation, cx.model.language);
    let brought = match &board.by {
        Some((before, mv)) => names::numbered(before, *mv, style),
        None => cx.t("verdict-start").to_owned(),
    };
    let brought = if board.intended {
        cx.text.with("verdict-intended", &[("move", brought.into())])
    } else {
        brought
    };
    let y = place.bottom() + 18.0;
    let font = theme::medium(theme::BODY);
    let at = pos2(place.left(), y);
    let painter = ui.painter();
    let left = kit::text_at(painter, at, Align2::LEFT_CENTER, &number, font, t.ink, side * 0.6);
    let font = theme::tab(theme::SMALL, theme::Weight::Regular);
    let room = place.right() - left.right() - 8.0;
    let at = pos2(place.right(), y);
    kit::text_at(painter, at, Align2::RIGHT_CENTER, &brought, font, t.muted, room);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, format!("{number}: {brought}")));
}

/// What the positions have in common; a cross where one differs.
fn sameness(ui: &mut Ui, cx: &ViewCtx<'_>, boards: &[Occurrence]) {
    let t = theme::tokens(ui);
    type Part = fn(&Sameness) -> bool;
    let rows: [(&str, &str, Part); 4] = [
        ("verdict-same-turn", "verdict-other-turn", |same| same.turn),
        ("verdict-same-men", "verdict-other-men", |same| same.men),
        ("verdict-same-castling", "verdict-other-castling", |same| same.castling),
        ("verdict-same-en-passant", "verdict-other-en-passant", |same| same.en_passant),
    ];
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(24.0, 0.0);
        for (same, other, part) in rows {
            let holds = boards.iter().all(|board| part(&board.same));
            let words = cx.t(if holds { same } else { other });
            let font = theme::regular(theme::SMALL);
            let galley = ui.painter().layout_no_wrap(words.to_owned(), font, t.ink);
            let (place, response) =
                ui.allocate_exact_size(vec2(24.0 + galley.size().x, 28.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
            let (icon, color) =
                if holds { (theme::icon::CHECK, t.ink) } else { (theme::icon::X, t.accent) };
            let at = pos2(place.left() + 8.0, place.center().y);
            kit::icon_at(ui.painter(), at, icon, 16.0, false, color);
            let at = pos2(place.left() + 22.0, place.center().y - galley.size().y / 2.0);
            ui.painter().galley(at, galley, t.ink);
        }
    });
}

/// The count of moves, and where it began.
fn quiet(ui: &mut Ui, cx: &ViewCtx<'_>, verdict: &Verdict) {
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let quiet = &verdict.quiet;
    let since = match &quiet.since {
        Some((before, mv)) => names::numbered(before, *mv, style),
        None => cx.t("verdict-before-record").to_owned(),
    };
    let moves = |plies: u16| {
        // Half a move counts as what it is.
        let half = if plies % 2 == 1 { "½" } else { "" };
        format!("{}{half}", plies / 2)
    };
    for (id, value) in [
        ("verdict-quiet-moves", moves(quiet.plies)),
        ("verdict-needed-moves", moves(quiet.needed)),
        ("verdict-quiet-since", since),
    ] {
        let t = theme::tokens(ui);
        kit::hairline(ui);
        kit::row(ui, cx.t(id), |ui| {
            kit::text(ui, &value, theme::tab(theme::BODY, theme::Weight::SemiBold), t.ink);
        });
    }
}
