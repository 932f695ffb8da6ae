//! The computer's characters, one for each level, with what the player has scored against each.

use super::{LadderState, words};
use crate::action::{Action, LadderAction};
use crate::cast;
use crate::persist::profiles::{Profile, Profiles};
use crate::view::kit::{self, Button, Seal, focus_ring, text_at};
use crate::view::{ViewCtx, theme};
use egui::accesskit::Role;
use egui::{
    Align, Align2, Key, Layout, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use tournament::ladder::{LEVELS, Level};

const ROW: f32 = 48.0;
/// How far the ground of a row reaches out of the column.
const BLEED: f32 = 12.0;
/// From the column's right edge: the ends of the columns.
const SCORE: f32 = 76.0;
const ELO: f32 = 160.0;

/// The list beside the profile: its head stays, the rows scroll.
pub(super) fn ui(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut LadderState,
    profile: &Profile,
    place: Rect,
    top: f32,
) {
    let upper = place.with_min_y(place.top() + top);
    let below = ui
        .scope_builder(UiBuilder::new().max_rect(upper), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_width(place.width());
            head(ui, cx);
            ui.cursor().top()
        })
        .inner;
    let room = Rect::from_min_max(
        pos2(place.left() - BLEED, below),
        pos2(place.right() + BLEED, place.bottom()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(room).id_salt("ladder-list"), |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        let mut area = ScrollArea::vertical().id_salt("ladder-list").auto_shrink(false);
        if !std::mem::replace(&mut state.in_sight, true) {
            // The next opponent stands in the middle, the stronger ones above.
            let next = f32::from(Profiles::next_opponent(profile).number() - 1);
            area = area.vertical_scroll_offset((next * ROW - room.height() / 2.0 + ROW).max(0.0));
        }
        area.show(ui, |ui| {
            let inner = Rect::from_min_size(
                ui.max_rect().min + vec2(BLEED, 4.0),
                vec2(place.width(), f32::INFINITY),
            );
            let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_width(place.width());
                rows(ui, cx, state, profile);
                ui.add_space(16.0);
            });
            ui.advance_cursor_after_rect(shown.response.rect);
        });
    });
}

/// Title and names of the columns.
pub(super) fn head(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let t = theme::tokens(ui);
    let size = vec2(ui.available_width(), 32.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let font = theme::regular(theme::SMALL);
        kit::text(ui, cx.t("ladder-one-each"), font, t.muted);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            kit::section(ui, cx.t("ladder-opponents"));
        });
    });
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 27.0), Sense::hover());
    let y = rect.top() + 14.0;
    for (x, anchor, id) in [
        (rect.left() + 32.0, Align2::LEFT_CENTER, "new-game-level"),
        (rect.right() - ELO, Align2::RIGHT_CENTER, "ladder-elo"),
        (rect.right() - SCORE, Align2::RIGHT_CENTER, "ladder-score"),
    ] {
        let font = theme::regular(theme::SMALL);
        text_at(ui.painter(), pos2(x, y), anchor, cx.t(id), font, t.muted, 160.0);
    }
    kit::hairline(ui);
}

/// One row for each opponent, the strongest first.
pub(super) fn rows(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut LadderState, profile: &Profile) {
    let marked = state.marked.unwrap_or_else(|| Profiles::next_opponent(profile).number());
    let first = ui.cursor().top();
    let pointed = ui.input(|input| input.pointer.hover_pos()).filter(|at| {
        let column = ui.max_rect().expand2(vec2(BLEED, 0.0));
        ui.clip_rect().contains(*at) && column.x_range().contains(at.x)
    });
    let hovered = pointed
        .map(|at| ((at.y - first) / ROW).floor())
        .filter(|row| (0.0..f32::from(LEVELS)).contains(row))
        .map(|row| row as u8 + 1);
    // Only one row offers its game at a time: the one under the pointer, else the marked one.
    let offers = hovered.unwrap_or(marked);
    for number in 1..=LEVELS {
        if let Some(level) = Level::new(number) {
            row(ui, cx, state, profile, level, (marked, offers));
        }
    }
}

fn row(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut LadderState,
    profile: &Profile,
    level: Level,
    (marked, offers): (u8, u8),
) {
    let t = theme::tokens(ui);
    let number = level.number();
    let character = cast::at_level(number);
    let language = cx.model.language;
    let name = character.name.of(language);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let ground = rect.expand2(vec2(BLEED, 0.0));
    let id = ui.scope_id().with(("ladder-row", number));
    let response = ui.interact(ground, id, Sense::click());
    let tally = profile.against(level);
    let score = if tally.games() == 0 {
        "–".to_owned()
    } else {
        let (own, other) = tally.halves();
        format!("{} – {}", words::halves(own), words::halves(other))
    };
    let selected = number == marked;
    response.widget_info(|| {
        let label = cx.text.with(
            "ladder-row",
            &[
                ("level", i64::from(number).into()),
                ("name", name.into()),
                ("elo", i64::from(character.elo_target).into()),
                ("score", score.as_str().into()),
            ],
        );
        WidgetInfo::selected(Role::ListBoxOption, true, selected, label)
    });
    if response.clicked() || response.gained_focus() {
        state.marked = Some(number);
    }
    let playable = cx.model.ladder.closed.is_none();
    let play = || cx.send(Action::Ladder(LadderAction::Play(number)));
    if response.has_focus() {
        keys(ui, number);
        // A click is a choice only; the keys for "do it" play at once.
        let enter =
            ui.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space));
        if enter && playable {
            play();
        }
    }
    if moved_here(ui, number) {
        response.request_focus();
        response.scroll_to_me(None);
    }
    if response.double_clicked() && playable {
        play();
    }
    let offered = offers == number;
    if ui.is_rect_visible(ground) {
        let painter = ui.painter();
        if offered || selected {
            painter.rect_filled(ground, 6.0, if selected { t.sel } else { t.hover });
        }
        let y = rect.center().y;
        let tab = || theme::tab(theme::BODY, theme::Weight::Regular);
        let at = pos2(rect.left() + 20.0, y);
        text_at(painter, at, Align2::RIGHT_CENTER, &number.to_string(), tab(), t.muted, 24.0);
        let seal = Rect::from_min_size(pos2(rect.left() + 32.0, y - 16.0), vec2(32.0, 32.0));
        Seal::new(character.seal(language), name).side(32.0).paint(ui, seal);
        let painter = ui.painter();
        let font = if selected { theme::semibold(theme::BODY) } else { theme::medium(theme::BODY) };
        let left = seal.right() + 12.0;
        let room = (rect.right() - ELO - 44.0 - left).max(20.0);
        text_at(painter, pos2(left, y), Align2::LEFT_CENTER, name, font, t.ink, room);
        let elo = character.elo_target.to_string();
        let at = pos2(rect.right() - ELO, y);
        text_at(painter, at, Align2::RIGHT_CENTER, &elo, tab(), t.muted, 60.0);
        let at = pos2(rect.right() - SCORE, y);
        let ink = if tally.games() == 0 { t.muted } else { t.ink };
        text_at(painter, at, Align2::RIGHT_CENTER, &score, tab(), ink, 76.0);
        focus_ring(ui, &response, ground.shrink(2.0), 4.0);
    }
    if offered {
        let words = cx.t("new-game-start");
        let label = cx.text.with("ladder-play", &[("name", name.into())]);
        let button = Button::primary(words).small().width(64.0).name(&label).enabled(playable);
        let place = Rect::from_min_size(
            pos2(rect.right() - 64.0, rect.center().y - 16.0),
            vec2(64.0, 32.0),
        );
        if ui.place(place, button).on_hover_text(cx.t("ladder-play-about")).clicked() {
            play();
        }
    }
}

/// Up and down go from row to row.
fn keys(ui: &Ui, number: u8) {
    let id = egui::Id::unique("ladder-move");
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.set_focus_lock_filter(
                focused,
                egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() },
            );
        }
    });
    let step = ui.input_mut(|input| {
        i16::from(input.consume_key(egui::Modifiers::NONE, Key::ArrowDown))
            - i16::from(input.consume_key(egui::Modifiers::NONE, Key::ArrowUp))
    });
    if step != 0 {
        let to = (i16::from(number) + step).clamp(1, i16::from(LEVELS)) as u8;
        ui.data_mut(|data| data.insert_temp(id, to));
        ui.ctx().request_repaint();
    }
}

/// Whether the keyboard has been moved to this row.
fn moved_here(ui: &Ui, number: u8) -> bool {
    let id = egui::Id::unique("ladder-move");
    let here = ui.data(|data| data.get_temp::<u8>(id)) == Some(number);
    if here {
        ui.data_mut(|data| data.remove_temp::<u8>(id));
    }
    here
}
