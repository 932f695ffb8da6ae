//! The play page: the board, both players, the moves, and the buttons that matter now.

mod actions;
mod banner;
mod column;
pub mod dial;
pub(super) mod officer;
mod opening;
mod player;
mod result;
pub mod table;
mod table_mode;
pub(super) mod typed;

pub use banner::banner_height;
pub use opening::OpeningCache;

use super::board::BoardState;
use super::games::GamesState;
use super::layout::Layout;
use super::moves::MovesState;
use super::{ViewCtx, theme};
use crate::model::Model;
use crate::persist::Settings;
use crate::persist::settings::Coordinates;
use egui::{Rect, Ui, UiBuilder};

/// What the page remembers.
#[derive(Default)]
pub struct PlayState {
    /// The hand at the board.
    pub board: BoardState,
    /// Folds and scrolling of the move list.
    pub moves: MovesState,
    /// Search and scrolling of the list of games.
    pub games: GamesState,
    /// The field for a typed move.
    pub typed: typed::TypedMove,
    /// The opening of the game, looked up once for each state of it.
    pub opening: OpeningCache,
    /// Whether the list of games stands in place of the moves.
    pub show_games: bool,
}

/// Whether the board has a frame with coordinates.
pub fn has_frame(settings: &Settings) -> bool {
    settings.coordinates == Coordinates::Frame
}

/// The height that a narrow window keeps free for what stands below the board.
pub fn list_height(model: &Model) -> f32 {
    let games = if model.document.entries().len() > 1 { 220.0 } else { 72.0 };
    let table = table_mode::NARROW + banner_height(&model.play);
    if table_mode::applies(&model.play) { table } else { games }
}

/// How much of the column's foot must stay free of notices: at a table it says what matters now.
pub fn foot_height(cx: &ViewCtx<'_>, layout: &Layout) -> f32 {
    let shown = !layout.narrow && table_mode::applies(&cx.model.play);
    if shown { table_mode::height(cx, false) } else { 0.0 }
}

/// Shows the page.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, layout: &Layout) {
    table::ui(ui, cx, state, layout);
    announce(ui, cx);
    column::ui(ui, cx, state, layout);
}

/// Says the last move aloud to whoever listens: a node without a picture.
fn announce(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let play = &cx.model.play;
    let Some(mv) = play.last_move() else { return };
    let Some(parent) = play.game.parent(play.cursor) else { return };
    let before = play.game.position(parent);
    let words = cx.text.spoken_move(&before, mv);
    let side = crate::text::spoken::side(before.turn());
    let words = cx.text.with("spoken-by", &[("side", side.into()), ("move", words.into())]);
    let id = ui.scope_id().with("announcement");
    let place = Rect::from_min_size(ui.max_rect().min, egui::Vec2::ZERO);
    let response = ui.interact(place, id, egui::Sense::hover());
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(egui::accesskit::Role::Status);
        node.set_live(egui::accesskit::Live::Polite);
        node.set_label(words);
    });
}

/// Runs `contents` in a place of its own.
fn within<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    in_layout(ui, place, egui::Layout::left_to_right(egui::Align::Center), contents)
}

/// Runs `contents` from the top of a place downwards.
fn within_column<R>(ui: &mut Ui, place: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    in_layout(ui, place, egui::Layout::top_down(egui::Align::Min), contents)
}

fn in_layout<R>(
    ui: &mut Ui,
    place: Rect,
    layout: egui::Layout,
    contents: impl FnOnce(&mut Ui) -> R,
) -> R {
    let builder = UiBuilder::new().max_rect(place).layout(layout);
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(place.expand(4.0).intersect(ui.clip_rect()));
        contents(ui)
    })
    .inner
}

/// A hairline across the top of a place.
fn line(ui: &Ui, place: Rect, y: f32) {
    let t = theme::tokens(ui);
    let y = ui.painter().round_to_pixel_center(y);
    ui.painter().hline(place.x_range(), y, (1.0, t.hair));
}
