//! The player: seal, level, the way to the next one, the plot, and four numbers.

use super::{LadderState, closed_id, picker, plot, words};
use crate::action::{Action, LadderAction};
use crate::model::Dialog;
use crate::model::ladder::{ProfileDraft, Range, date};
use crate::persist::profiles::Profile;
use crate::view::kit::{self, Button, IconButton, Seal, Segment, text_at};
use crate::view::{ViewCtx, theme};
use egui::accesskit::Role;
use egui::{Align, Align2, Layout, Rect, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use tournament::ladder::{Level, Points, next_level};

/// Shows it all, with a plot of the given height.
pub(super) fn ui(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut LadderState,
    profile: &Profile,
    plot_height: f32,
) {
    head(ui, cx, profile);
    ui.add_space(24.0);
    progress(ui, cx, profile);
    if let Some(closed) = cx.model.ladder.closed {
        ui.add_space(16.0);
        let amber = theme::tokens(ui).amber_text;
        kit::paragraph(ui, cx.t(closed_id(closed)), theme::regular(theme::BODY), amber);
    }
    ui.add_space(24.0);
    kit::hairline(ui);
    ui.add_space(20.0);
    points_head(ui, cx, &mut state.range);
    ui.add_space(16.0);
    plot::ui(ui, cx, profile, state.range, plot_height);
    ui.add_space(20.0);
    kit::hairline(ui);
    ui.add_space(20.0);
    numbers(ui, cx, profile);
}

fn head(ui: &mut Ui, cx: &ViewCtx<'_>, profile: &Profile) {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 64.0), Sense::hover());
    let seal = Rect::from_min_size(rect.min, vec2(64.0, 64.0));
    let level = words::level(cx.text, profile.points().level());
    let name = words::titled(cx, profile.title, &profile.name);
    let second = cx.text.with(
        "ladder-name-points",
        &[("name", name.into()), ("points", words::points(profile.points()).into())],
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{level}, {second}")));
    Seal::new(&words::seal_letter(&profile.name), &profile.name).side(64.0).paint(ui, seal);

    let corner = Rect::from_min_max(pos2(rect.left() + 84.0, rect.top()), rect.max);
    let buttons = ui.scope_builder(
        UiBuilder::new().max_rect(corner).layout(Layout::right_to_left(Align::Center)),
        |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let more = ui.add(IconButton::new(theme::icon::USERS, cx.t("ladder-players")).ink());
            kit::menu(&more, 260.0, |ui| players(ui, cx, profile));
            if ui.add(Button::ghost(cx.t("ladder-rules"))).clicked() {
                cx.send(Action::Dialog(Some(Dialog::LadderRules)));
            }
        },
    );
    let left = seal.right() + 20.0;
    let room = (buttons.response.rect.left() - left - 8.0).max(40.0);
    let painter = ui.painter();
    let at = pos2(left, rect.top() + 22.0);
    let font = theme::display(theme::DISPLAY);
    text_at(painter, at, Align2::LEFT_CENTER, &level, font, t.ink, room);
    let at = pos2(left, rect.top() + 50.0);
    let font = theme::regular(theme::BODY);
    text_at(painter, at, Align2::LEFT_CENTER, &second, font, t.muted, room);
}

/// Who plays here, and what can be done with the profiles.
fn players(ui: &mut Ui, cx: &ViewCtx<'_>, profile: &Profile) {
    let ladder = &cx.model.ladder;
    let open = ladder.closed.is_none();
    for other in &ladder.profiles.profiles {
        let mark = if other.id == profile.id { theme::icon::CHECK } else { theme::icon::USER };
        if kit::menu_item(ui, Some(mark), &picker::label(cx, other), "", open).clicked() {
            cx.send(Action::Ladder(LadderAction::Choose(other.id)));
        }
    }
    kit::menu_line(ui);
    let item = |ui: &mut Ui, icon, id, enabled: bool, dialog: Dialog| {
        if kit::menu_item(ui, Some(icon), cx.t(id), "", enabled).clicked() {
            cx.send(Action::Dialog(Some(dialog)));
        }
    };
    let new = Dialog::Profile(ProfileDraft::default());
    item(ui, theme::icon::PLUS, "ladder-new-dots", open, new);
    let draft =
        ProfileDraft { id: Some(profile.id), name: profile.name.clone(), title: profile.title };
    item(ui, theme::icon::PENCIL_SIMPLE, "ladder-edit-dots", open, Dialog::Profile(draft));
    let free = open && !ladder.profiles.is_busy(profile.id);
    item(ui, theme::icon::TRASH, "ladder-delete-dots", free, Dialog::DeleteProfile(profile.id));
}

/// The bar from the beginning of the level to the next one.
fn progress(ui: &mut Ui, cx: &ViewCtx<'_>, profile: &Profile) {
    let t = theme::tokens(ui);
    let points = profile.points();
    let next = next_level(points);
    let floor = points.level().map_or(Points::ZERO, Level::floor);
    let (share, right) = match next {
        None => (1.0, cx.t("ladder-highest").to_owned()),
        Some(next) => {
            let whole = next.floor().tenths().saturating_sub(floor.tenths()).max(1);
            let done = points.tenths().saturating_sub(floor.tenths());
            let left = next.floor().gap(points);
            let words = cx.text.with(
                "ladder-to-next",
                &[
                    ("points", words::points(Points::from_tenths(left)).into()),
                    ("level", i64::from(next.number()).into()),
                ],
            );
            (done as f32 / whole as f32, words)
        }
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, right.as_str()));
    let bar = Rect::from_min_size(rect.min, vec2(rect.width(), 6.0));
    let painter = ui.painter();
    painter.rect_filled(bar, 3.0, t.hair);
    let done = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    painter.rect_filled(done, 3.0, t.ink);
    let y = rect.top() + 22.0;
    let font = theme::regular(theme::SMALL);
    let floor = words::points(floor);
    let half = rect.width() / 2.0;
    let at = pos2(rect.left(), y);
    text_at(painter, at, Align2::LEFT_CENTER, &floor, font.clone(), t.muted, half);
    let at = pos2(rect.right(), y);
    text_at(painter, at, Align2::RIGHT_CENTER, &right, font, t.muted, half);
}

fn points_head(ui: &mut Ui, cx: &ViewCtx<'_>, range: &mut Range) {
    let wide = ui.available_width() >= 440.0;
    let size = vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let segments = [
            Segment::new(Range::Month, cx.t("ladder-month-range")),
            Segment::new(Range::HalfYear, cx.t("ladder-half-year")),
            Segment::new(Range::All, cx.t("ladder-all")),
        ];
        let width = if wide { 258.0 } else { 220.0 };
        kit::segmented(ui, cx.t("ladder-range"), range, &segments, Some(width));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            kit::section(ui, cx.t("ladder-points"));
        });
    });
}

/// Games, results, the best day, the last month.
fn numbers(ui: &mut Ui, cx: &ViewCtx<'_>, profile: &Profile) {
    let today = date(&cx.model.today);
    let tally = profile.tally();
    let best = profile.best().map(|(points, day)| (points, date(day)));
    let best_words = match best {
        Some((_, Some(day))) => {
            let day = words::date(cx.text, day, today);
            cx.text.with("ladder-best-date", &[("date", day.into())])
        }
        _ => cx.t("ladder-best").to_owned(),
    };
    let moved = today.map_or(0, |today| profile.moved_since(30, today));
    let best = best.map_or_else(|| "–".to_owned(), |(points, _)| words::points(points));
    let cells = [
        (profile.games.to_string(), cx.t("ladder-games").to_owned(), 0.0),
        (
            format!("{} – {} – {}", tally.won, tally.drawn, tally.lost),
            cx.t("ladder-results").to_owned(),
            0.22,
        ),
        (best, best_words, 0.523),
        (words::change(moved), cx.t("ladder-last-days").to_owned(), 0.772),
    ];
    let t = theme::tokens(ui);
    let wide = ui.available_width() >= 520.0;
    let height = if wide { 52.0 } else { 120.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let ends = cells.iter().map(|cell| cell.2).skip(1).chain([1.0]);
    for (i, ((number, words, share), end)) in cells.iter().zip(ends).enumerate() {
        let place = if wide {
            let left = rect.left() + rect.width() * share;
            Rect::from_min_max(
                pos2(left, rect.top()),
                pos2(rect.left() + rect.width() * end, rect.bottom()),
            )
        } else {
            // Two by two.
            let left = rect.left() + if i % 2 == 0 { 0.0 } else { rect.width() * 0.5 };
            let top = rect.top() + if i < 2 { 0.0 } else { 68.0 };
            Rect::from_min_size(pos2(left, top), vec2(rect.width() * 0.5, 52.0))
        };
        let room = place.width() - 8.0;
        let font = theme::tab(theme::HEAD, theme::Weight::SemiBold);
        let at = pos2(place.left(), place.top() + 14.0);
        text_at(ui.painter(), at, Align2::LEFT_CENTER, number, font, t.ink, room);
        let at = pos2(place.left(), place.top() + 40.0);
        let font = theme::regular(theme::SMALL);
        text_at(ui.painter(), at, Align2::LEFT_CENTER, words, font, t.muted, room);
        let id = ui.scope_id().with(("ladder-number", i));
        let response = ui.interact(place, id, Sense::hover());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{number} {words}")));
    }
}
