//! A slider that stands on whole steps, with a tick for each.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Response, Sense, Stroke, Ui, Widget, WidgetInfo, lerp, pos2, vec2};

use super::choice::keep_arrows;
use super::paint::focus_ring;
use crate::view::theme;

/// Track 4, thumb 20 with 2 points of ink, a tick a step and a longer one at every fifth.
#[must_use]
pub struct StepSlider<'a> {
    value: &'a mut i32,
    from: i32,
    to: i32,
    name: &'a str,
    ticks: bool,
    width: Option<f32>,
}

impl<'a> StepSlider<'a> {
    /// From the value at the left to the value at the right, which may be the smaller one:
    /// levels run from 30, the gentlest, down to 1.
    pub fn new(value: &'a mut i32, from: i32, to: i32, name: &'a str) -> Self {
        Self { value, from, to, name, ticks: true, width: None }
    }

    /// Without ticks.
    pub fn plain(mut self) -> Self {
        self.ticks = false;
        self
    }

    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }
}

impl Widget for StepSlider<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let (rect, mut response) =
            ui.allocate_exact_size(vec2(width, 32.0), Sense::click_and_drag());
        let steps = (self.to - self.from).abs().max(1);
        let direction = (self.to - self.from).signum();
        let y = if self.ticks { rect.top() + 14.0 } else { rect.center().y };
        let (left, right) = (rect.left() + 8.0, rect.right() - 8.0);
        let before = *self.value;

        let mut step = ((*self.value - self.from) * direction).clamp(0, steps);
        if let Some(at) = response.interact_pointer_pos()
            && (response.dragged() || response.clicked() || response.is_pointer_button_down_on())
        {
            let share = ((at.x - left) / (right - left)).clamp(0.0, 1.0);
            step = (share * steps as f32).round() as i32;
        }
        if response.has_focus() {
            keep_arrows(ui, response.id);
            ui.input_mut(|input| {
                let mut pressed = |key| i32::from(input.consume_key(Modifiers::NONE, key));
                step += pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
                step += 5 * (pressed(Key::PageUp) - pressed(Key::PageDown));
                if pressed(Key::Home) == 1 {
                    step = 0;
                }
                if pressed(Key::End) == 1 {
                    step = steps;
                }
            });
        }
        ui.input(|input| {
            let count = |action| input.num_accesskit_action_requests(response.id, action) as i32;
            step += count(egui::accesskit::Action::Increment)
                - count(egui::accesskit::Action::Decrement);
        });
        step = step.clamp(0, steps);
        *self.value = self.from + direction * step;
        if *self.value != before {
            response.mark_changed();
        }

        let value = f64::from(*self.value);
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), value, self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Slider);
            node.set_min_numeric_value(f64::from(self.from.min(self.to)));
            node.set_max_numeric_value(f64::from(self.from.max(self.to)));
            node.set_numeric_value_step(1.0);
            node.add_action(egui::accesskit::Action::Increment);
            node.add_action(egui::accesskit::Action::Decrement);
        });

        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            let x = |step: i32| lerp(left..=right, step as f32 / steps as f32);
            if self.ticks {
                for i in 0..=steps {
                    let long = i % 5 == 0;
                    let length = if long { 8.0 } else { 4.0 };
                    let color = if long { t.muted.gamma_multiply(0.6) } else { t.hair };
                    painter.vline(x(i), y + 10.0..=y + 10.0 + length, Stroke::new(1.0, color));
                }
            }
            let track =
                egui::Rect::from_min_max(pos2(rect.left(), y - 2.0), pos2(rect.right(), y + 2.0));
            painter.rect_filled(track, 2.0, t.sunk);
            let thumb = pos2(x(step), y);
            let done = egui::Rect::from_min_max(track.min, pos2(thumb.x, track.max.y));
            painter.rect_filled(done, 2.0, t.ink);
            painter.circle(thumb, 9.0, t.raised, Stroke::new(2.0, t.ink));
            if response.hovered() || response.dragged() {
                painter.circle_filled(thumb, 8.0, t.hover);
            }
            let place = egui::Rect::from_center_size(thumb, vec2(20.0, 20.0));
            focus_ring(ui, &response, place, 10.0);
        }
        response
    }
}
