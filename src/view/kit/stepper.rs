//! A small number that is stepped up and down.

use egui::accesskit::{Action, Role};
use egui::{Align2, Key, Modifiers, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use std::ops::RangeInclusive;

use super::button::IconButton;
use super::choice::keep_arrows;
use super::paint::{focus_ring, text_at};
use crate::view::theme::{self, BODY, icon};

/// Minus, the number in words, plus; 36 points high. `names` are those of the number and of its two
/// buttons. Left and right step while the keyboard is on the number.
pub fn stepper(
    ui: &mut Ui,
    names: [&str; 3],
    value: &mut u8,
    range: RangeInclusive<u8>,
    words: &str,
    width: f32,
) -> Response {
    let t = theme::tokens(ui);
    let [name, less, more] = names;
    let (least, most) = (*range.start(), *range.end());
    let before = *value;
    let (rect, _) = ui.allocate_exact_size(vec2(width, 36.0), Sense::hover());
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, t.raised);
    painter.rect_stroke(rect, 6.0, (1.0, t.hair), StrokeKind::Inside);
    let side = vec2(32.0, 32.0);
    let left = egui::Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), side);
    let right = egui::Rect::from_center_size(pos2(rect.right() - 18.0, rect.center().y), side);
    let minus = IconButton::new(icon::MINUS, less).enabled(before > least);
    if ui.place(left, minus).clicked() {
        *value = before.saturating_sub(1).max(least);
    }
    let middle = rect.with_min_x(left.right()).with_max_x(right.left());
    let mut response = ui.interact(middle, ui.scope_id().with(("stepper", name)), Sense::click());
    if response.has_focus() {
        keep_arrows(ui, response.id);
        ui.input_mut(|input| {
            if input.consume_key(Modifiers::NONE, Key::ArrowRight) {
                *value = value.saturating_add(1).min(most);
            }
            if input.consume_key(Modifiers::NONE, Key::ArrowLeft) {
                *value = value.saturating_sub(1).max(least);
            }
        });
    }
    ui.input(|input| {
        if input.has_accesskit_action_request(response.id, Action::Increment) {
            *value = value.saturating_add(1).min(most);
        }
        if input.has_accesskit_action_request(response.id, Action::Decrement) {
            *value = value.saturating_sub(1).max(least);
        }
    });
    let plus = IconButton::new(icon::PLUS, more).enabled(before < most);
    if ui.place(right, plus).clicked() {
        *value = before.saturating_add(1).min(most);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, ui.is_enabled(), name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_value(words);
        node.set_numeric_value(f64::from(*value));
        node.set_min_numeric_value(f64::from(least));
        node.set_max_numeric_value(f64::from(most));
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
    });
    let room = middle.width();
    let font = theme::regular(BODY);
    text_at(ui.painter(), middle.center(), Align2::CENTER_CENTER, words, font, t.ink, room);
    focus_ring(ui, &response, middle.shrink2(vec2(0.0, 6.0)), 4.0);
    if *value != before {
        response.mark_changed();
    }
    response
}
