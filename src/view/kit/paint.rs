//! What the controls have in common: grounds, rings, and text and icons set at a place.

use egui::{Align2, Color32, Painter, Pos2, Rect, Response, StrokeKind, Ui, pos2};

use crate::view::theme::{self, Tokens, duration};

/// The opacity of what is disabled.
pub(super) const DISABLED: f32 = 0.38;

/// The ground of a control that has none of its own: nothing, `hover`, or `press`.
pub(super) fn state_ground(ui: &Ui, response: &Response, t: &Tokens) -> Color32 {
    if response.is_pointer_button_down_on() {
        return t.press;
    }
    let id = response.id.with("hover");
    let hovered = response.hovered() && response.enabled();
    let k = ui.ctx().animate_bool_with_time(id, hovered, theme::motion(ui, duration::HOVER));
    t.hover.gamma_multiply(k)
}

/// The ring of the keyboard's focus: 2 points wide at a distance of 2 from the control.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect, radius: f32) {
    if response.has_focus() {
        ring(ui.painter(), rect, radius, theme::tokens(ui).ink);
    }
}

/// A ring round something, as it stands for focus and for "chosen".
pub(super) fn ring(painter: &Painter, rect: Rect, radius: f32, color: Color32) {
    painter.rect_stroke(rect.expand(2.0), radius + 2.0, (2.0, color), StrokeKind::Outside);
}

/// An icon in the middle of a place.
pub fn icon_at(painter: &Painter, center: Pos2, icon: &str, size: f32, fill: bool, color: Color32) {
    let font = if fill { theme::icon_fill(size) } else { theme::icon_font(size) };
    let galley = painter.layout_no_wrap(icon.to_owned(), font, color);
    let ppp = painter.pixels_per_point();
    let corner = center - galley.size() / 2.0;
    // On whole pixels, so that the thin strokes stay crisp.
    let corner = pos2((corner.x * ppp).round() / ppp, (corner.y * ppp).round() / ppp);
    painter.galley(corner, galley, color);
}

/// One line of text set at a place, cut with an ellipsis where it would be wider than `max_width`.
/// Returns what it covers.
pub fn text_at(
    painter: &Painter,
    pos: Pos2,
    anchor: Align2,
    text: &str,
    font: egui::FontId,
    color: Color32,
    max_width: f32,
) -> Rect {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(max_width);
    let galley = painter.layout_job(job);
    let rect = anchor.anchor_size(pos, galley.size());
    painter.galley(rect.min, galley, color);
    rect
}

/// The width of one line of text.
pub(super) fn width_of(ui: &Ui, text: &str, font: &egui::FontId) -> f32 {
    if text.is_empty() {
        return 0.0;
    }
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}
