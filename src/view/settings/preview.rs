//! The board on which a change of the settings is seen, and the switches of what it marks.

use super::rows;
use crate::persist::Settings;
use crate::view::board::{
    BoardLayout, BoardOptions, BoardPicture, BoardState, BoardView, BoardWords, Destinations,
    SquareInfo,
};
use crate::view::play::table;
use crate::view::{ViewCtx, kit, theme};
use chess_core::{Role, Square, fen};
use egui::{Rect, Ui, Vec2};

/// The last but one move of the game at the opera: a check, and one move to answer it.
const POSITION: &str = "1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16";

/// The preview with its switches, in a column of its own.
pub(super) fn side(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings, state: &mut BoardState) {
    rows::heading(ui, cx.t("settings-preview"));
    let width = ui.available_width();
    picture(ui, cx, settings, state, width);
    ui.add_space(12.0);
    let muted = theme::tokens(ui).muted;
    kit::text(ui, cx.t("settings-at-once"), theme::regular(theme::SMALL), muted);
    ui.add_space(20.0);
    kit::hairline(ui);
    ui.add_space(8.0);
    switches(ui, cx, settings);
}

/// The switches, and the board where the window is high enough, under the other settings.
pub(super) fn below(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    settings: &mut Settings,
    state: &mut BoardState,
    with_board: bool,
) {
    rows::line(ui);
    switches(ui, cx, settings);
    if with_board {
        rows::line(ui);
        ui.add_space(8.0);
        rows::heading(ui, cx.t("settings-preview"));
        let width = ui.available_width().min(400.0);
        picture(ui, cx, settings, state, width);
    }
}

fn switches(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::switch(ui, cx.t("settings-last-move"), &mut settings.mark_last_move);
    rows::switch(ui, cx.t("settings-legal-moves"), &mut settings.show_legal_moves);
    rows::switch(ui, cx.t("settings-check"), &mut settings.mark_check);
    rows::switch(ui, cx.t("settings-captured"), &mut settings.show_captured);
}

/// The board, only to look at.
fn picture(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &Settings, state: &mut BoardState, width: f32) {
    let Ok((position, _)) = fen::read(POSITION) else { return };
    let mut picture = BoardPicture::of(*position.board());
    picture.last_move = Some([Square::B3, Square::B8]);
    picture.check = position.is_check().then(|| position.king(position.turn()));
    picture.destinations = Destinations::new(&position.legal_moves(), true);
    picture.movable = picture.destinations.movable();
    let options = BoardOptions { drawing: false, scroll: false, ..table::options(settings) };
    let label = cx.t("settings-preview");
    let square = |info: SquareInfo| info.square.to_string();
    let role = |role: Role| cx.text.role(role).to_owned();
    let words = BoardWords { board: label, square: &square, role: &role };
    let room = Rect::from_min_size(ui.cursor().min, Vec2::splat(width));
    let layout = BoardLayout::fit(room, ui.pixels_per_point(), options.coordinates);
    BoardView::new(&picture, &options, &words).still(Some(Square::D7)).show(ui, &layout, state);
}
