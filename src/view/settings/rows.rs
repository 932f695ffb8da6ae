//! The rows that the pages are made of.

use crate::view::kit::{self, Segment, focus_ring, icon_at, text_at};
use crate::view::theme;
use egui::accesskit::Role;
use egui::{Align, Align2, Layout, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// One of several words at the right of a row, or under the label where there is too little room.
pub(super) fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    words: &str,
    value: &mut T,
    segments: &[Segment<'_, T>],
) {
    let wide = ui.available_width();
    if wide < 480.0 {
        ui.add_space(12.0);
        kit::text(ui, words, theme::medium(theme::BODY), theme::tokens(ui).ink);
        ui.add_space(8.0);
        kit::segmented(ui, words, value, segments, None);
        return;
    }
    let width = 320.0_f32.min(wide * 0.6);
    kit::row(ui, words, |ui| {
        kit::segmented(ui, words, value, segments, Some(width));
    });
}

/// A switch at the right of a row.
pub(super) fn switch(ui: &mut Ui, words: &str, on: &mut bool) {
    kit::row(ui, words, |ui| {
        kit::switch(ui, on, words);
    });
}

/// A switch with a line that says more about it.
pub(super) fn switch_about(ui: &mut Ui, words: &str, about: &str, on: &mut bool) {
    let t = theme::tokens(ui);
    let size = vec2(ui.available_width(), 60.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(size.y);
        kit::switch(ui, on, words);
        ui.add_space(16.0);
        let room = ui.available_rect_before_wrap();
        let painter = ui.painter();
        let at = pos2(room.left(), room.center().y - 10.0);
        let font = theme::medium(theme::BODY);
        text_at(painter, at, Align2::LEFT_CENTER, words, font, t.ink, room.width());
        let at = pos2(room.left(), room.center().y + 10.0);
        let font = theme::regular(theme::SMALL);
        text_at(painter, at, Align2::LEFT_CENTER, about, font, t.muted, room.width());
    });
}

/// A slider at the right of a row, from one value to another.
pub(super) fn slider(ui: &mut Ui, words: &str, value: &mut i32, (from, to): (i32, i32)) {
    let width = (ui.available_width() * 0.4).min(200.0);
    kit::row(ui, words, |ui| {
        ui.add(kit::StepSlider::new(value, from, to, words).plain().width(width));
    });
}

/// A line that says more about the row above it.
pub(super) fn about(ui: &mut Ui, words: &str) {
    let muted = theme::tokens(ui).muted;
    kit::paragraph(ui, words, theme::regular(theme::SMALL), muted);
    ui.add_space(8.0);
}

/// A heading and the gap under it.
pub(super) fn heading(ui: &mut Ui, words: &str) {
    kit::section(ui, words);
    ui.add_space(12.0);
}

/// A hairline between two groups.
pub(super) fn line(ui: &mut Ui) {
    ui.add_space(8.0);
    kit::hairline(ui);
    ui.add_space(8.0);
}

/// One of a list of things, as wide as the column: chosen, it has a frame of ink and a check.
pub(super) fn option(ui: &mut Ui, words: &str, second: &str, selected: bool) -> Response {
    let t = theme::tokens(ui);
    let size = vec2(ui.available_width(), 48.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let label = if second.is_empty() { words.to_owned() } else { format!("{words}, {second}") };
        WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), selected, label)
    });
    let painter = ui.painter();
    let ground = if response.is_pointer_button_down_on() {
        t.press
    } else if response.hovered() {
        t.hover
    } else {
        egui::Color32::TRANSPARENT
    };
    painter.rect_filled(rect, 6.0, ground);
    let (width, color) = if selected { (2.0, t.ink) } else { (1.0, t.hair) };
    painter.rect_stroke(rect, 6.0, (width, color), StrokeKind::Inside);
    let font = if selected { theme::semibold(theme::BODY) } else { theme::medium(theme::BODY) };
    let at = pos2(rect.left() + 16.0, rect.center().y);
    let room = rect.width() - 64.0;
    let drawn = text_at(painter, at, Align2::LEFT_CENTER, words, font, t.ink, room);
    let at = pos2(drawn.right() + 8.0, rect.center().y);
    let room = (rect.right() - 48.0 - at.x).max(0.0);
    let font = theme::regular(theme::BODY);
    text_at(painter, at, Align2::LEFT_CENTER, second, font, t.muted, room);
    if selected {
        let at = pos2(rect.right() - 26.0, rect.center().y);
        icon_at(painter, at, theme::icon::CHECK, 20.0, false, t.ink);
    }
    focus_ring(ui, &response, rect, 6.0);
    response
}
