//! A small menu under a button, or where the right button was pressed.

use egui::accesskit::Role;
use egui::{Align2, Frame, Popup, Response, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::paint::{DISABLED, icon_at, state_ground, text_at};
use crate::view::theme::{self, BODY, SMALL};

/// Between a menu and the edge of the window, its own frame included.
const MARGIN: f32 = 12.0;
/// Between a menu and its button, and between its rows and its edge.
const GAP: f32 = 4.0;
const PADDING: f32 = 4.0;

/// So much of a menu must be seen at once; where there is less room beside its button it covers that.
const LEAST: f32 = 240.0;

/// Opens under `anchor` or above it when that is clicked, and closes with a click, Esc, or a choice. In a window
/// that is too low for all of it, it scrolls.
pub fn menu<R>(anchor: &Response, width: f32, contents: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    Popup::menu(anchor)
        .gap(GAP)
        .frame(menu_frame(&anchor.ctx))
        .show(|ui| {
            ui.set_min_width(width);
            ui.set_max_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            let window = anchor.ctx.content_rect();
            let beside =
                (anchor.rect.top() - window.top()).max(window.bottom() - anchor.rect.bottom());
            // Its frame and the gap are beside it too.
            let beside = beside - MARGIN - GAP - 2.0 * PADDING;
            let room = if beside >= LEAST { beside } else { window.height() - 2.0 * MARGIN };
            ui.set_max_height(room);
            ScrollArea::vertical().max_height(room).show(ui, contents).inner
        })
        .map(|shown| shown.inner)
}

/// The ground of a menu.
pub fn menu_frame(ctx: &egui::Context) -> Frame {
    let t = theme::tokens_of(ctx);
    Frame::NONE
        .fill(t.raised)
        .corner_radius(6)
        .inner_margin(PADDING)
        .stroke((1.0, t.hair))
        .shadow(t.float_shadow[0])
}

/// A row of a menu, 36 high: icon, words, and the keys that do the same.
pub fn menu_item(
    ui: &mut Ui,
    icon: Option<&str>,
    words: &str,
    keys: &str,
    enabled: bool,
) -> Response {
    let t = theme::tokens(ui);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 36.0), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, enabled, words));
    let painter = ui.painter();
    let ground = if response.has_focus() { t.sel } else { state_ground(ui, &response, t) };
    painter.rect_filled(rect, 4.0, ground);
    let fade = if enabled { 1.0 } else { DISABLED };
    let (ink, muted) = (t.ink.gamma_multiply(fade), t.muted.gamma_multiply(fade));
    let y = rect.center().y;
    let mut left = rect.left() + 12.0;
    if let Some(icon) = icon {
        icon_at(painter, pos2(left + 10.0, y), icon, 20.0, false, ink);
        left += 28.0;
    }
    let mut right = rect.right() - 12.0;
    if !keys.is_empty() {
        let font = theme::regular(SMALL);
        let at = pos2(right, y);
        right = text_at(painter, at, Align2::RIGHT_CENTER, keys, font, muted, 120.0).left() - 12.0;
    }
    let font = theme::medium(BODY);
    text_at(painter, pos2(left, y), Align2::LEFT_CENTER, words, font, ink, right - left);
    if response.clicked() {
        ui.close();
    }
    response
}

/// The line between two groups of a menu.
pub fn menu_line(ui: &mut Ui) {
    ui.add_space(4.0);
    super::row::hairline(ui);
    ui.add_space(4.0);
}
