//! Rows of settings and of forms, and the hairline between things.

use egui::{Align, InnerResponse, Layout, Rect, Sense, Ui, pos2, vec2};

use super::text::text;
use crate::view::theme::{self, BODY, LARGE};

/// One pixel across the column.
pub fn hairline(ui: &mut Ui) {
    let t = theme::tokens(ui);
    let one = 1.0 / ui.pixels_per_point();
    let width = ui.available_width();
    let (rect, _) = ui.allocate_exact_size(vec2(width, one.max(1.0)), Sense::hover());
    let y = ui.painter().round_to_pixel_center(rect.center().y);
    ui.painter().hline(rect.x_range(), y, (one.max(1.0), t.hair));
}

/// The heading of a group of rows.
pub fn section(ui: &mut Ui, words: &str) {
    let ink = theme::tokens(ui).ink;
    text(ui, words, theme::semibold(LARGE), ink);
}

/// A row of the settings, 52 high: words at the left, the control at the right.
pub fn row<R>(ui: &mut Ui, words: &str, control: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    row_of(ui, 52.0, words, control)
}

fn row_of<R>(
    ui: &mut Ui,
    height: f32,
    words: &str,
    control: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let ink = theme::tokens(ui).ink;
    let size = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(height);
        let inner = control(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            text(ui, words, theme::medium(BODY), ink);
        });
        inner
    })
}

/// A row of a form: the words in a column of 104, the contents in the rest. `first` is the height of the
/// first line of the contents, on whose middle the words stand.
pub fn form_row<R>(
    ui: &mut Ui,
    words: &str,
    first: f32,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    const LABELS: f32 = 104.0;
    let t = theme::tokens(ui);
    let all = ui.available_rect_before_wrap();
    let label = Rect::from_min_size(all.min, vec2(LABELS, first));
    super::paint::text_at(
        ui.painter(),
        pos2(label.left(), label.center().y),
        egui::Align2::LEFT_CENTER,
        words,
        theme::medium(BODY),
        t.muted,
        LABELS - 4.0,
    );
    let place = Rect::from_min_max(pos2(all.left() + LABELS, all.top()), all.max);
    let inner = ui.scope_builder(
        egui::UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)),
        contents,
    );
    InnerResponse::new(inner.inner, inner.response)
}
