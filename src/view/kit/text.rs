//! Text on the scale, with the line heights that belong to it.

use egui::{Align2, Color32, FontId, Label, Response, RichText, Sense, Ui, vec2};

use super::paint::{text_at, width_of};
use crate::view::theme::{self, SMALL};

/// Text in one of the theme's fonts with its line height.
pub fn rich(text: &str, font: FontId, color: Color32) -> RichText {
    let height = theme::line_height(font.size);
    RichText::new(text).font(font).color(color).line_height(Some(height))
}

/// One line, cut with an ellipsis where there is no more room.
pub fn text(ui: &mut Ui, text: &str, font: FontId, color: Color32) -> Response {
    ui.add(Label::new(rich(text, font, color)).truncate().selectable(false))
}

/// Text that runs over several lines.
pub fn paragraph(ui: &mut Ui, text: &str, font: FontId, color: Color32) -> Response {
    ui.add(Label::new(rich(text, font, color)).wrap().selectable(false))
}

/// A small word on a sunk ground, 24 high.
pub fn tag(ui: &mut Ui, words: &str) -> Response {
    let t = theme::tokens(ui);
    let font = theme::medium(SMALL);
    let width = width_of(ui, words, &font) + 16.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 24.0), Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, ui.is_enabled(), words)
    });
    ui.painter().rect_filled(rect, 4.0, t.sunk);
    text_at(ui.painter(), rect.center(), Align2::CENTER_CENTER, words, font, t.ink, width);
    response
}
