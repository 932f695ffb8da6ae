//! One of several: the segmented control and the tile.

use egui::accesskit::Role;
use egui::{Align2, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, lerp, pos2, vec2};

use super::paint::{DISABLED, focus_ring, icon_at, state_ground, text_at, width_of};
use crate::view::theme::{self, BODY, SMALL, duration};

/// One of the choices of [`segmented`].
#[derive(Debug, Clone, Copy)]
pub struct Segment<'a, T> {
    pub value: T,
    pub words: &'a str,
    pub icon: Option<&'a str>,
}

impl<'a, T> Segment<'a, T> {
    pub fn new(value: T, words: &'a str) -> Self {
        Self { value, words, icon: None }
    }

    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }
}

/// A track with a raised thumb under what is chosen, 36 points high and as wide as there is room
/// (or `width`). `name` says what is being chosen. Left and right move the choice while the keyboard is on it.
pub fn segmented<T: PartialEq + Copy>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    segments: &[Segment<'_, T>],
    width: Option<f32>,
) -> Response {
    let t = theme::tokens(ui);
    let wide = width.unwrap_or_else(|| ui.available_width());
    let (rect, mut response) = ui.allocate_exact_size(vec2(wide, 36.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, ui.is_enabled(), name));
    let n = segments.len().max(1) as f32;
    let inner = rect.shrink(2.0);
    let cell = |i: usize| {
        let w = inner.width() / n;
        Rect::from_min_size(inner.min + vec2(w * i as f32, 0.0), vec2(w, inner.height()))
    };

    // Interaction first, so that a click shows in the same frame.
    let mut cells = Vec::with_capacity(segments.len());
    for (i, segment) in segments.iter().enumerate() {
        let id = response.id.with(i);
        let item = ui.interact(cell(i).expand2(vec2(0.0, 2.0)), id, Sense::click());
        if item.clicked() && segment.value != *value {
            *value = segment.value;
            response.mark_changed();
        }
        if item.has_focus() {
            let step = ui.input_mut(|input| {
                i32::from(input.consume_key(egui::Modifiers::NONE, egui::Key::ArrowRight))
                    - i32::from(input.consume_key(egui::Modifiers::NONE, egui::Key::ArrowLeft))
            });
            let to = (i as i32 + step).clamp(0, segments.len() as i32 - 1) as usize;
            if to != i {
                *value = segments[to].value;
                ui.memory_mut(|memory| memory.request_focus(response.id.with(to)));
                response.mark_changed();
            }
            keep_arrows(ui, id);
        }
        cells.push(item);
    }

    let chosen = segments.iter().position(|s| s.value == *value);
    for (i, item) in cells.iter().enumerate() {
        item.widget_info(|| {
            let on = Some(i) == chosen;
            WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, segments[i].words)
        });
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }

    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, t.sunk);
    if let Some(chosen) = chosen {
        let time = theme::motion(ui, duration::SWITCH);
        let at = ui.ctx().animate_value_with_time(response.id.with("thumb"), chosen as f32, time);
        let thumb = Rect::from_min_size(
            pos2(lerp(inner.left()..=cell(1).left(), at), inner.top()),
            cell(0).size(),
        );
        painter.add(t.thumb_shadow.as_shape(thumb, 4.0));
        painter.rect_filled(thumb, 4.0, t.thumb);
    }
    for (i, (segment, item)) in segments.iter().zip(&cells).enumerate() {
        let on = Some(i) == chosen;
        let color = if on || item.hovered() { t.ink } else { t.muted };
        let font = if on { theme::semibold(BODY) } else { theme::medium(BODY) };
        icon_and_words(ui, cell(i), segment.icon, segment.words, font, color);
        focus_ring(ui, item, cell(i), 4.0);
    }
    response
}

/// Keeps the arrow keys for a control instead of letting them move the focus away.
pub(super) fn keep_arrows(ui: &Ui, id: egui::Id) {
    ui.memory_mut(|memory| {
        memory.set_focus_lock_filter(
            id,
            egui::EventFilter {
                horizontal_arrows: true,
                vertical_arrows: false,
                tab: false,
                escape: false,
            },
        );
    });
}

fn icon_and_words(
    ui: &Ui,
    rect: Rect,
    icon: Option<&str>,
    words: &str,
    font: egui::FontId,
    color: egui::Color32,
) {
    let lead = if icon.is_some() { 28.0 } else { 0.0 };
    let room = (rect.width() - lead - 8.0).max(0.0);
    let content = lead + width_of(ui, words, &font).min(room);
    let left = rect.center().x - content / 2.0;
    if let Some(icon) = icon {
        icon_at(ui.painter(), pos2(left + 10.0, rect.center().y), icon, 20.0, false, color);
    }
    let at = pos2(left + lead, rect.center().y);
    text_at(ui.painter(), at, Align2::LEFT_CENTER, words, font, color, room);
}

/// A choice with a frame: 36 high with a word, 52 with a picture, or a picture with a label below.
/// Chosen, it has a frame of 2 points of ink.
#[must_use]
pub struct Tile<'a> {
    words: &'a str,
    name: Option<&'a str>,
    selected: bool,
    height: f32,
    width: f32,
    enabled: bool,
    small: bool,
}

impl<'a> Tile<'a> {
    /// A chip 36 high and `width` wide.
    pub fn new(words: &'a str, selected: bool, width: f32) -> Self {
        Self { words, name: None, selected, height: 36.0, width, enabled: true, small: false }
    }

    pub fn height(mut self, height: f32) -> Self {
        self.height = height;
        self
    }

    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// The word under a wide picture is a small one, as under narrow ones.
    pub fn small(mut self) -> Self {
        self.small = true;
        self
    }

    /// A word in the middle.
    pub fn show(self, ui: &mut Ui) -> Response {
        self.show_with(ui, 0.0, |_, _| {})
    }

    /// A picture of the given width before the word; `paint` gets the place for it (as high as the tile).
    pub fn show_with(
        self,
        ui: &mut Ui,
        picture: f32,
        paint: impl FnOnce(&mut Ui, Rect),
    ) -> Response {
        let t = theme::tokens(ui);
        let (rect, response) = self.allocate(ui, vec2(self.width, self.height));
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
            let (width, color) = if self.selected { (2.0, t.ink) } else { (1.0, t.hair) };
            painter.rect_stroke(rect, 6.0, (width, color), StrokeKind::Inside);
            let font = if self.selected { theme::semibold(BODY) } else { theme::medium(BODY) };
            let fade = if self.enabled { 1.0 } else { DISABLED };
            let gap = if picture > 0.0 { 12.0 } else { 0.0 };
            let room = rect.width() - picture - gap - 16.0;
            let content = picture + gap + width_of(ui, self.words, &font).min(room.max(0.0));
            let left = rect.center().x - content / 2.0;
            let at = pos2(left + picture + gap, rect.center().y);
            let ink = t.ink.gamma_multiply(fade);
            text_at(painter, at, Align2::LEFT_CENTER, self.words, font, ink, room);
            if picture > 0.0 {
                let place =
                    Rect::from_min_size(pos2(left, rect.top()), vec2(picture, rect.height()));
                paint(ui, place);
            }
            focus_ring(ui, &response, rect, 6.0);
        }
        response
    }

    /// A picture of `size` with the word below it and, where `check` is an icon, that icon when chosen.
    /// `paint` gets the picture's place.
    pub fn show_picture(
        self,
        ui: &mut Ui,
        size: egui::Vec2,
        check: Option<&str>,
        paint: impl FnOnce(&mut Ui, Rect),
    ) -> Response {
        let t = theme::tokens(ui);
        let small = self.small || size.x < 120.0;
        let label = if small { 20.0 } else { 32.0 };
        let (rect, response) = self.allocate(ui, size + vec2(0.0, label + 4.0));
        if ui.is_rect_visible(rect) {
            let picture = Rect::from_min_size(rect.min, size);
            paint(ui, picture);
            let painter = ui.painter();
            if response.hovered() {
                painter.rect_filled(picture, 6.0, t.hover);
            }
            if self.selected {
                super::paint::ring(painter, picture.shrink(0.5), 4.0, t.ink);
            } else {
                focus_ring(ui, &response, picture, 4.0);
            }
            let font_size = if small { SMALL } else { BODY };
            let (font, color) = match (self.selected, small) {
                (true, _) => (theme::semibold(font_size), t.ink),
                (false, true) => (theme::medium(font_size), t.muted),
                (false, false) => (theme::medium(font_size), t.ink),
            };
            let y = picture.bottom() + 4.0 + label / 2.0 + if small { 2.0 } else { 0.0 };
            let at = pos2(rect.left(), y);
            text_at(painter, at, Align2::LEFT_CENTER, self.words, font, color, size.x);
            if let (Some(icon), true) = (check, self.selected) {
                icon_at(painter, pos2(rect.right() - 12.0, y), icon, 20.0, false, t.ink);
            }
            if self.selected && response.has_focus() {
                // The ring of "chosen" is there already: the keyboard shows by a second one.
                super::paint::ring(painter, picture.expand(3.0), 7.0, t.muted);
            }
        }
        response
    }

    fn allocate(&self, ui: &mut Ui, size: egui::Vec2) -> (Rect, Response) {
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let name = self.name.unwrap_or(self.words);
        let enabled = self.enabled && ui.is_enabled();
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, self.selected, name));
        (rect, response)
    }
}
