//! The switch.

use egui::accesskit::Role;
use egui::{Color32, Rect, Response, Sense, Ui, WidgetInfo, lerp, pos2, vec2};

use super::paint::{DISABLED, focus_ring};
use crate::view::theme::{self, duration};

/// On or off, 36×20 in a target 44 high. `name` is what it switches.
pub fn switch(ui: &mut Ui, on: &mut bool, name: &str) -> Response {
    let t = theme::tokens(ui);
    let (outer, mut response) = ui.allocate_exact_size(vec2(36.0, 44.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(Role::Switch, enabled, *on, name));
    if ui.is_rect_visible(outer) {
        let rect = Rect::from_center_size(outer.center(), vec2(36.0, 20.0));
        let time = theme::motion(ui, duration::SWITCH);
        let k = ui.ctx().animate_bool_with_time_and_easing(response.id, *on, time, theme::ease);
        let fade = |c: Color32| if enabled { c } else { c.gamma_multiply(DISABLED) };
        let painter = ui.painter();
        painter.rect_filled(rect, 10.0, fade(t.hair.lerp_to_gamma(t.ink, k)));
        if response.hovered() && !*on {
            painter.rect_filled(rect, 10.0, t.hover);
        }
        let knob = pos2(lerp(rect.left() + 10.0..=rect.right() - 10.0, k), rect.center().y);
        if !t.dark {
            let place = Rect::from_center_size(knob, vec2(16.0, 16.0));
            painter.add(t.thumb_shadow.as_shape(place, 8.0));
        }
        let off_knob = if t.dark { t.muted } else { t.raised };
        painter.circle_filled(knob, 8.0, fade(off_knob.lerp_to_gamma(t.knob_on, k)));
        focus_ring(ui, &response, rect, 10.0);
    }
    response
}
