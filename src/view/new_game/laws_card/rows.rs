//! One law as a row: its name, what the choice means, and the control.

use crate::view::kit::{self, Field, Segment};
use crate::view::{ViewCtx, theme};
use egui::{Align, Layout, Ui, vec2};

/// The height of a row that has its control beside the words.
const HEIGHT: f32 = 60.0;
/// The width of the control.
const CONTROL: f32 = 320.0;
/// Where there is less room than this, the control stands under the words.
const BESIDE: f32 = 560.0;
/// The width of a field for a time.
const TIME: f32 = 96.0;

/// A row with any control, which gets the width it may have.
pub(super) fn row(ui: &mut Ui, name: &str, about: &str, control: impl FnOnce(&mut Ui, f32)) {
    let t = theme::tokens(ui);
    let words = |ui: &mut Ui| {
        kit::text(ui, name, theme::medium(theme::BODY), t.ink);
        kit::paragraph(ui, about, theme::regular(theme::SMALL), t.muted);
    };
    let width = ui.available_width();
    if width < BESIDE {
        words(ui);
        ui.add_space(8.0);
        let size = vec2(width, 36.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            control(ui, width);
        });
        ui.add_space(16.0);
        return;
    }
    let size = vec2(width, HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(HEIGHT);
        ui.spacing_mut().item_spacing.x = 16.0;
        let left = vec2(width - CONTROL - 16.0, HEIGHT);
        ui.allocate_ui_with_layout(left, Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(left);
            // One line of the name and one or two of what it means stand in the middle.
            let font = theme::regular(theme::SMALL);
            let lines = ui.painter().layout(about.to_owned(), font, t.muted, left.x);
            let height = 20.0 + 16.0 * lines.rows.len() as f32;
            ui.add_space(((HEIGHT - height) / 2.0).max(0.0));
            words(ui);
        });
        ui.spacing_mut().item_spacing.x = 8.0;
        let right = vec2(CONTROL, HEIGHT);
        ui.allocate_ui_with_layout(right, Layout::right_to_left(Align::Center), |ui| {
            control(ui, CONTROL);
        });
    });
}

/// A law that is one of several.
pub(super) fn choice<T: PartialEq + Copy>(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    name: &str,
    about: &str,
    value: &mut T,
    choices: &[(T, &'static str, &'static str)],
) {
    let word = choices.iter().find(|(choice, ..)| choice == value).map_or("", |(_, word, _)| *word);
    let about = cx.text.with(about, &[("value", word.into())]);
    let segments: Vec<_> =
        choices.iter().map(|(choice, _, id)| Segment::new(*choice, cx.text.get(id))).collect();
    let name = cx.text.get(name);
    row(ui, name, &about, |ui, width| {
        kit::segmented(ui, name, value, &segments, Some(width));
    });
}

/// A law that is on or off.
pub(super) fn switch(ui: &mut Ui, cx: &ViewCtx<'_>, name: &str, about: &str, on: &mut bool) {
    let about = cx.text.with(about, &[("value", word(*on).into())]);
    let name = cx.text.get(name);
    row(ui, name, &about, |ui, _| {
        kit::switch(ui, on, name);
    });
}

/// The word for a law that is on or off, as its text has it.
pub(super) const fn word(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

/// A field for a time.
pub(super) fn time(ui: &mut Ui, cx: &ViewCtx<'_>, name: &str, text: &mut String, wrong: bool) {
    let field = Field::new(text, name).width(TIME).hint(cx.t("clock-time-hint"));
    field.wrong(wrong).show(ui);
}
