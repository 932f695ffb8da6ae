//! One of several where there is no room to show them all: a field that opens a menu.

use egui::accesskit::Role;
use egui::{Align2, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::choice::Segment;
use super::menu::{menu, menu_item};
use super::paint::{focus_ring, icon_at, state_ground, text_at};
use crate::view::theme::{self, BODY, icon};

/// A field 36 points high with what is chosen and a caret; a click opens the choices. `name` says
/// what is being chosen.
pub fn select<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    choices: &[Segment<'_, T>],
    width: f32,
) -> Response {
    let t = theme::tokens(ui);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, 36.0), Sense::click());
    let chosen = choices.iter().find(|choice| choice.value == *value);
    let words = chosen.map_or("", |choice| choice.words);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(words));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        painter.rect_filled(rect, 6.0, t.raised);
        painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
        painter.rect_stroke(rect, 6.0, (1.0, t.hair), StrokeKind::Inside);
        let y = rect.center().y;
        let room = rect.width() - 12.0 - 32.0;
        let font = theme::regular(BODY);
        let at = pos2(rect.left() + 12.0, y);
        text_at(painter, at, Align2::LEFT_CENTER, words, font, t.ink, room);
        let at = pos2(rect.right() - 18.0, y);
        icon_at(painter, at, icon::CARET_DOWN, 16.0, false, t.muted);
        focus_ring(ui, &response, rect, 6.0);
    }
    let before = *value;
    menu(&response, width.max(160.0), |ui| {
        for choice in choices {
            let icon = (choice.value == before).then_some(icon::CHECK);
            // What is not chosen keeps the place of the sign, so that the words stand in line.
            let item = menu_item(ui, Some(icon.unwrap_or("")), choice.words, "", true);
            if item.clicked() {
                *value = choice.value;
            }
        }
    });
    if *value != before {
        response.mark_changed();
    }
    response
}
