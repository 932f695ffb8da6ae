//! The rail: which screen is shown.

use super::kit::RailItem;
use super::{ViewCtx, theme};
use crate::action::Action;
use crate::model::Page;
use egui::{Rect, Ui, UiBuilder, pos2, vec2};

/// Shows the rail: a strip at the left, or with `foot` a bar at the lower edge.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, foot: bool) {
    let t = theme::tokens(ui);
    let items = [
        (Page::Play, theme::icon::CASTLE_TURRET, "rail-play"),
        (Page::Settings, theme::icon::GEAR_SIX, "rail-settings"),
    ];
    if foot {
        let y = ui.painter().round_to_pixel_center(place.top());
        ui.painter().hline(place.x_range(), y, (1.0, t.hair));
        let width = place.width() / items.len() as f32;
        for (i, item) in items.into_iter().enumerate() {
            let at = pos2(place.left() + width * i as f32, place.top() + 4.0);
            show(ui, cx, Rect::from_min_size(at, vec2(width, 56.0)), item);
        }
        return;
    }
    let x = ui.painter().round_to_pixel_center(place.right() - 0.5);
    ui.painter().vline(x, place.y_range(), (1.0, t.hair));
    logo(ui, Rect::from_min_size(place.min + vec2(16.0, 16.0), vec2(32.0, 32.0)));
    let top = place.top() + 64.0;
    let left = place.left() + 4.0;
    let size = vec2(56.0, 56.0);
    let [first, last] = items;
    show(ui, cx, Rect::from_min_size(pos2(left, top), size), first);
    let foot = pos2(left, place.bottom() - 12.0 - size.y);
    show(ui, cx, Rect::from_min_size(foot, size), last);
}

fn show(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, (page, icon, id): (Page, &str, &'static str)) {
    // The ladder is a part of playing; from there its item leads back to the board.
    let active = cx.model.page == page || (page, cx.model.page) == (Page::Play, Page::Ladder);
    let here = cx.model.page == page;
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        if ui.add(RailItem::new(icon, cx.t(id), active).size(place.size())).clicked() && !here {
            cx.send(Action::Page(page));
        }
    });
}

/// A pawn on a tile of lacquer.
fn logo(ui: &Ui, place: Rect) {
    let t = theme::tokens(ui);
    ui.painter().rect_filled(place, 6.0, t.lacquer);
    super::pieces::paint_silhouette(
        ui.painter(),
        place.shrink(4.0),
        chess_core::Role::Pawn,
        t.on_lacquer,
    );
}
