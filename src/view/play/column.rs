//! The column beside (or around) the board.

use super::banner::{banner, banner_height};
use super::{
    PlayState, actions, dial, line, player, result, table_mode, typed, within, within_column,
};
use crate::command::Command;
use crate::model::{Phase, Play};
use crate::persist::settings::PieceSet;
use crate::text::spoken;
use crate::view::kit::{self, Button, IconButton, Segment};
use crate::view::layout::Layout;
use crate::view::{ViewCtx, games, moves, names, theme};
use chess_core::Color;
use chess_core::game::Game;
use egui::{Align2, Rect, Ui, pos2, vec2};

/// Shows players, clocks, moves and buttons.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, layout: &Layout) {
    let play = &cx.model.play;
    let taken = names::captured(play.shown().board(), play.game.start().board());
    let (below, above) = (play.orientation, !play.orientation);
    if layout.narrow {
        narrow(ui, cx, state, layout, &taken, (above, below));
    } else {
        wide(ui, cx, state, layout, &taken, (above, below));
    }
}

fn wide(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut PlayState,
    layout: &Layout,
    taken: &names::Captured,
    (above, below): (Color, Color),
) {
    let column = layout.column;
    let player_height = if layout.compact { 40.0 } else { 48.0 };
    // Captured men go first when the window is low.
    let low = column.height() < 520.0;
    let captured_height = if low { 0.0 } else { 24.0 };
    let place = |top: f32, height: f32| {
        Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), height))
    };

    let mut top = column.top();
    player::line(ui, cx, above, place(top, player_height), layout.compact);
    top += player_height + 4.0;
    if !low {
        let inset = player_height + 12.0;
        let row = place(top, captured_height);
        let row = Rect::from_min_max(pos2(row.left() + inset, row.top()), row.max);
        player::captured(ui, cx, above, row, taken);
    }
    top += captured_height + 8.0;
    line(ui, column, top);

    let mut bottom = column.bottom();
    actions::ui(ui, cx, place(bottom - 56.0, 56.0), false, layout.compact);
    bottom -= 56.0 + 8.0;
    player::line(ui, cx, below, place(bottom - player_height, player_height), layout.compact);
    bottom -= player_height + 4.0;
    if table_mode::applies(&cx.model.play) {
        let height = table_mode::height(cx, low);
        table_mode::foot(ui, cx, place(bottom - height, height), low);
        bottom -= height;
        line(ui, column, bottom);
        let middle = Rect::from_min_max(pos2(column.left(), top), pos2(column.right(), bottom));
        table_middle(ui, cx, state, middle);
        return;
    }
    if !low {
        let inset = player_height + 12.0;
        let row = place(bottom - captured_height, captured_height);
        let row = Rect::from_min_max(pos2(row.left() + inset, row.top()), row.max);
        player::captured(ui, cx, below, row, taken);
    }
    bottom -= captured_height + 4.0;
    line(ui, column, bottom);

    let middle = Rect::from_min_max(pos2(column.left(), top + 1.0), pos2(column.right(), bottom));
    middle_ui(ui, cx, state, middle, layout.compact);
}

/// The moves of a game at a table, under one line about how it is played.
fn table_middle(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, place: Rect) {
    let (head, list) = place.split_top_bottom_at_y(place.top() + 36.0);
    table_mode::head(ui, cx, head);
    let mut list = list;
    let notice_height = banner_height(&cx.model.play);
    if notice_height > 0.0 {
        let row = list.with_min_y(list.bottom() - notice_height);
        list.max.y = row.top();
        banner(ui, cx, row, false);
    }
    if state.typed.is_open() {
        let tools = list.with_min_y(list.bottom() - 40.0);
        list.max.y = tools.top();
        tools_ui(ui, cx, state, tools);
    }
    if list.height() > 24.0 {
        list_ui(ui, cx, state, list, false);
    }
}

/// What stands between the players: the result, a welcome, or the moves with their tools.
fn middle_ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, place: Rect, compact: bool) {
    let play = &cx.model.play;
    let place = dial::ui(ui, cx, place);
    if let Phase::Over(end) = play.phase {
        within(ui, place, |ui| result::ui(ui, cx, end));
        return;
    }
    let tools = Rect::from_min_max(pos2(place.left(), place.bottom() - 40.0), place.max);
    if is_first_move(play) {
        // There is nothing to step through yet, but the first move can be typed.
        let mut rest = place;
        if state.typed.is_open() {
            tools_ui(ui, cx, state, tools);
            rest.max.y = tools.top();
        }
        let height = banner_height(play);
        if height > 0.0 {
            let row = rest.with_min_y(rest.bottom() - height);
            rest.max.y = row.top();
            banner(ui, cx, row, compact);
        }
        welcome(ui, cx, rest);
        return;
    }
    tools_ui(ui, cx, state, tools);
    let mut top = place.top();
    if place.height() > 160.0 {
        let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), 36.0));
        opening_line(ui, cx, state, row);
        top += 36.0;
    }
    let notice_height = banner_height(play);
    let list = Rect::from_min_max(
        pos2(place.left(), top),
        pos2(place.right(), tools.top() - notice_height),
    );
    list_ui(ui, cx, state, list, false);
    if notice_height > 0.0 {
        let row = Rect::from_min_max(
            pos2(place.left(), tools.top() - notice_height),
            pos2(place.right(), tools.top()),
        );
        banner(ui, cx, row, compact);
    }
}

/// The moves, or the games of the file.
fn list_ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, place: Rect, flow: bool) {
    let many = cx.model.document.entries().len() > 1;
    let mut place = place;
    if many {
        let row = Rect::from_min_size(place.min, vec2(place.width(), 36.0));
        let count = cx.model.document.entries().len() as i64;
        let games = cx.text.with("games-count", &[("count", count.into())]);
        within(ui, row, |ui| {
            let segments = [Segment::new(false, cx.t("moves-label")), Segment::new(true, &games)];
            kit::segmented(ui, cx.t("games-title"), &mut state.show_games, &segments, None);
        });
        place = Rect::from_min_max(pos2(place.left(), row.bottom() + 8.0), place.max);
    }
    within_column(ui, place, |ui| {
        if many && state.show_games {
            games::ui(ui, cx, &mut state.games);
        } else {
            moves::ui(ui, cx, &mut state.moves, flow);
        }
    });
}

fn is_first_move(play: &Play) -> bool {
    play.is_playing() && play.live() == Game::ROOT
}

/// Before the first move: one line, and two ways to something else.
fn welcome(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let turn = play.live_position().turn();
    let words = if play.players[turn].is_person() {
        cx.text.with("status-first-move", &[("side", spoken::side(turn).into())])
    } else {
        cx.text.with("status-thinking", &[("name", names::player(cx, turn).into())])
    };
    let font = theme::regular(theme::LARGE);
    let galley = ui.painter().layout(words, font, t.ink, place.width());
    // A tight column has no room for both buttons in a row, a low one only for the first.
    let tight = place.width() < 280.0;
    let low = place.height() < galley.size().y + 24.0 + 80.0;
    let height = if tight && !low { 80.0 } else { 36.0 };
    let gap = if low { 12.0 } else { 24.0 };
    let top = place.center().y + (galley.size().y + gap - height) / 2.0;
    ui.painter().galley(pos2(place.left(), top - gap - galley.size().y), galley, t.ink);
    let buttons = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
        let new_game = Button::secondary(cx.t("command-new-game-dots")).icon(theme::icon::PLUS);
        if ui.add(new_game).clicked() {
            cx.run(Command::NewGame);
        }
        let open = Button::quiet(cx.t("command-open-dots")).icon(theme::icon::FOLDER_OPEN);
        if !(tight && low) && ui.add(open).clicked() {
            cx.run(Command::Open);
        }
    };
    let place = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), height));
    if tight {
        within_column(ui, place, buttons);
    } else {
        within(ui, place, buttons);
    }
}

fn opening_line(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, place: Rect) {
    let t = theme::tokens(ui);
    let mut place = place;
    if let Some(id) = names::recorded_score_id(cx.model.play.game.result()) {
        let font = theme::tab(theme::BODY, theme::Weight::SemiBold);
        let at = pos2(place.right(), place.center().y);
        let score = cx.t(id);
        let drawn = kit::text_at(ui.painter(), at, Align2::RIGHT_CENTER, score, font, t.ink, 60.0);
        place.max.x = drawn.left() - 8.0;
    }
    let Some(opening) = state.opening.of(&cx.model.play) else { return };
    let font = theme::tab(theme::SMALL, theme::Weight::Medium);
    let at = pos2(place.left(), place.center().y);
    let painter = ui.painter();
    let code = kit::text_at(painter, at, Align2::LEFT_CENTER, opening.eco, font, t.muted, 60.0);
    let at = pos2(code.right() + 8.0, place.center().y);
    let name = opening.name(cx.model.language);
    let room = place.right() - at.x;
    let font = theme::regular(theme::SMALL);
    kit::text_at(painter, at, Align2::LEFT_CENTER, name, font, t.muted, room);
    let response = ui.interact(place, ui.scope_id().with("opening"), egui::Sense::hover());
    response.widget_info(|| {
        let label = cx.text.with("moves-opening-label", &[("name", name.into())]);
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, label)
    });
    response.on_hover_text(name);
}

/// Steps through the moves, turning the board, the whole screen; or the field for a typed move.
fn tools_ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, place: Rect) {
    if state.typed.is_open() {
        within(ui, place, |ui| typed::ui(ui, cx, &mut state.typed));
        return;
    }
    if state.board.is_promoting() {
        let t = theme::tokens(ui);
        within(ui, place, |ui| {
            kit::paragraph(ui, cx.t("promotion-hint"), theme::regular(theme::SMALL), t.muted);
        });
        return;
    }
    let t_icon = |command: Command| command.entry().icon.unwrap_or_default();
    within(ui, place, |ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for command in [Command::First, Command::Previous, Command::Next, Command::Last] {
            button(ui, cx, command, t_icon(command));
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            // The room for buttons besides the four; typing a move is in the menu and on a key.
            let room = (place.width() / 36.0) as usize;
            let solid = cx.model.settings.pieces == PieceSet::Solid;
            if room >= 7 {
                button(ui, cx, Command::FullScreen, t_icon(Command::FullScreen));
            }
            button(ui, cx, Command::TurnBoard, t_icon(Command::TurnBoard));
            let cube = IconButton::new(theme::icon::CUBE, cx.t("command-solid-board")).on(solid);
            if ui.add(cube).clicked() {
                cx.run(Command::SolidBoard);
            }
            if solid && room >= 8 {
                let eye = ui.add(IconButton::new(theme::icon::EYE, cx.t("camera-label")));
                kit::menu(&eye, 240.0, |ui| cameras(ui, cx));
            }
            if room >= 9 {
                button(ui, cx, Command::TypeMove, t_icon(Command::TypeMove));
            }
        });
    });
}

/// From where the solid board is seen.
pub(super) fn cameras(ui: &mut Ui, cx: &ViewCtx<'_>) {
    for command in
        [Command::CameraSeated, Command::CameraPlay, Command::CameraAnalysis, Command::CameraTop]
    {
        let chosen = command.camera() == Some(cx.model.settings.camera);
        camera(ui, cx, command, if chosen { theme::icon::CHECK } else { "" });
    }
    kit::menu_line(ui);
    camera(ui, cx, Command::CameraReset, theme::icon::ARROW_COUNTER_CLOCKWISE);
}

fn camera(ui: &mut Ui, cx: &ViewCtx<'_>, command: Command, icon: &str) {
    let keys = crate::view::shortcuts::shown(cx.text, command);
    let words = cx.t(command.entry().text);
    if kit::menu_item(ui, Some(icon), words, &keys, command.available(cx.model)).clicked() {
        cx.run(command);
    }
}

fn button(ui: &mut Ui, cx: &ViewCtx<'_>, command: Command, icon: &str) {
    let name = cx.t(command.entry().text);
    let enabled = command.available(cx.model);
    if ui.add(IconButton::new(icon, name).enabled(enabled)).clicked() {
        cx.run(command);
    }
}

fn narrow(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut PlayState,
    layout: &Layout,
    taken: &names::Captured,
    (above, below): (Color, Color),
) {
    let board = layout.board;
    let row = |top: f32, height: f32| {
        Rect::from_min_size(pos2(board.left(), top), vec2(board.width(), height))
    };
    for (side, place) in
        [(above, row(board.top() - 56.0, 48.0)), (below, row(board.bottom() + 8.0, 48.0))]
    {
        player::line(ui, cx, side, place, false);
        let right = place.right() - 140.0;
        let width = 140.0_f32.min(place.width() / 3.0);
        let captured =
            Rect::from_min_max(pos2(right - width, place.top()), pos2(right, place.bottom()));
        player::captured(ui, cx, side, captured, taken);
    }
    let foot = layout.column.bottom();
    let actions_place = row(foot - 48.0, 44.0);
    actions::ui(ui, cx, actions_place, true, false);
    let top = board.bottom() + 64.0;
    line(ui, board, top);
    let middle = Rect::from_min_max(
        pos2(board.left(), top + 4.0),
        pos2(board.right(), actions_place.top() - 4.0),
    );
    let play = &cx.model.play;
    match play.phase {
        Phase::Over(end) => within(ui, middle, |ui| result::ui(ui, cx, end)),
        _ if state.typed.is_open() => within(ui, middle, |ui| typed::ui(ui, cx, &mut state.typed)),
        _ if table_mode::applies(play) => {
            let height = table_mode::height(cx, true);
            let foot = middle.with_min_y(middle.bottom() - height);
            table_mode::foot(ui, cx, foot, true);
            let mut list = middle.with_max_y(foot.top());
            let waits = banner_height(play);
            if waits > 0.0 {
                let row = list.with_min_y(list.bottom() - waits);
                list.max.y = row.top();
                banner(ui, cx, row, false);
            }
            if list.height() > 24.0 {
                list_ui(ui, cx, state, list, true);
            }
        }
        _ => {
            let notice = banner_height(play).min(middle.height());
            let list =
                Rect::from_min_max(middle.min, pos2(middle.right(), middle.bottom() - notice));
            list_ui(ui, cx, state, list, true);
            if notice > 0.0 {
                let place = Rect::from_min_max(pos2(middle.left(), list.bottom()), middle.max);
                banner(ui, cx, place, false);
            }
        }
    }
}
