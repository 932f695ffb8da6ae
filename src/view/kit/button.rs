//! Buttons: with words, with an icon, with an icon over a word, and the items of the rail.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, Response, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::paint::{DISABLED, focus_ring, icon_at, state_ground, text_at, width_of};
use crate::view::theme::{self, BODY, LARGE, SMALL};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Primary,
    Secondary,
    Ghost,
    Quiet,
}

/// A button with words, 36 points high (44 when large, 28 when small), and perhaps an icon before them.
#[must_use]
pub struct Button<'a> {
    kind: Kind,
    words: &'a str,
    name: Option<&'a str>,
    icon: Option<&'a str>,
    height: f32,
    width: Option<f32>,
    enabled: bool,
    flush: bool,
    flush_end: bool,
}

impl<'a> Button<'a> {
    fn new(kind: Kind, words: &'a str) -> Self {
        Self {
            kind,
            words,
            name: None,
            icon: None,
            height: 36.0,
            width: None,
            enabled: true,
            flush: false,
            flush_end: false,
        }
    }

    /// The one thing to do on this screen, in the accent. There is at most one of them.
    pub fn primary(words: &'a str) -> Self {
        Self::new(Kind::Primary, words)
    }

    /// A raised button with a hairline.
    pub fn secondary(words: &'a str) -> Self {
        Self::new(Kind::Secondary, words)
    }

    /// Words only; see [`Button::flush`].
    pub fn ghost(words: &'a str) -> Self {
        Self::new(Kind::Ghost, words)
    }

    /// Like a ghost, in the second colour of text.
    pub fn quiet(words: &'a str) -> Self {
        Self::new(Kind::Quiet, words)
    }

    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// 44 points high, with text of 16.
    pub fn large(mut self) -> Self {
        self.height = 44.0;
        self
    }

    /// 28 points high, with text of 12; the hit target stays 32.
    pub fn small(mut self) -> Self {
        self.height = 28.0;
        self
    }

    /// At least this wide.
    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// The words, not their box, stand on the column's edge: the box reaches out of it to the left.
    pub fn flush(mut self) -> Self {
        self.flush = true;
        self
    }

    /// The same at the end of a line: the box reaches out to the right.
    pub fn flush_end(mut self) -> Self {
        self.flush_end = true;
        self
    }

    /// The accessible name, where the words alone would not say it.
    pub fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let size = match self.height {
            h if h >= 44.0 => LARGE,
            h if h < 36.0 => SMALL,
            _ => BODY,
        };
        let font = if self.kind == Kind::Primary && self.enabled {
            theme::semibold(size)
        } else {
            theme::medium(size)
        };
        let pad = match self.height {
            h if h >= 44.0 => 24.0,
            h if h < 36.0 => 12.0,
            _ => 16.0,
        };
        let icon_width = if self.icon.is_some() { 20.0 } else { 0.0 };
        let gap = if self.icon.is_some() && !self.words.is_empty() { 8.0 } else { 0.0 };
        let text_width = width_of(ui, self.words, &font);
        let content = icon_width + gap + text_width;
        let out = if self.flush { pad } else { 0.0 };
        let out_end = if self.flush_end { pad } else { 0.0 };
        let width = self.width.unwrap_or(0.0).max(content + 2.0 * pad) - out - out_end;

        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (outer, response) = ui.allocate_exact_size(vec2(width, self.height.max(32.0)), sense);
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Button, enabled, self.name.unwrap_or(self.words))
        });
        if !ui.is_rect_visible(outer) {
            return response;
        }

        let mut rect = outer.shrink2(vec2(0.0, (outer.height() - self.height) / 2.0));
        rect.min.x -= out;
        rect.max.x += out_end;
        let painter = ui.painter();
        let fade = if self.enabled { 1.0 } else { DISABLED };
        let ink = match (self.kind, self.enabled) {
            (Kind::Primary, true) => t.on_accent,
            (Kind::Primary, false) => t.muted,
            (Kind::Quiet, _) => t.muted.gamma_multiply(fade),
            _ => t.ink.gamma_multiply(fade),
        };
        match self.kind {
            Kind::Primary if !self.enabled => {
                painter.rect_filled(rect, 6.0, t.sunk);
            }
            Kind::Primary => {
                let down = response.hovered() || response.is_pointer_button_down_on();
                painter.rect_filled(rect, 6.0, if down { t.accent_hover } else { t.accent });
            }
            Kind::Secondary => {
                painter.rect_filled(rect, 6.0, t.raised);
                painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
                painter.rect_stroke(rect, 6.0, Stroke::new(1.0, t.hair), StrokeKind::Inside);
            }
            Kind::Ghost | Kind::Quiet => {
                painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
            }
        }
        let left = rect.center().x - content / 2.0;
        if let Some(icon) = self.icon {
            icon_at(painter, pos2(left + 10.0, rect.center().y), icon, 20.0, false, ink);
        }
        let at = pos2(left + icon_width + gap, rect.center().y);
        text_at(painter, at, Align2::LEFT_CENTER, self.words, font, ink, f32::INFINITY);
        focus_ring(ui, &response, rect, 6.0);
        response
    }
}

/// A square button of 32 points with an icon of 20. Its name is its tooltip too.
#[must_use]
pub struct IconButton<'a> {
    icon: &'a str,
    name: &'a str,
    side: f32,
    on: Option<bool>,
    ink: bool,
    enabled: bool,
}

impl<'a> IconButton<'a> {
    pub fn new(icon: &'a str, name: &'a str) -> Self {
        Self { icon, name, side: 32.0, on: None, ink: false, enabled: true }
    }

    /// A button that stays down: `sel` and full ink while it is on.
    pub fn on(mut self, on: bool) -> Self {
        self.on = Some(on);
        self
    }

    /// In full ink instead of the second colour of text.
    pub fn ink(mut self) -> Self {
        self.ink = true;
        self
    }

    /// Another side than 32, for touch.
    pub fn side(mut self, side: f32) -> Self {
        self.side = side.max(32.0);
        self
    }

    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

impl Widget for IconButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(self.side), sense);
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| match self.on {
            Some(on) => WidgetInfo::selected(Role::Button, enabled, on, self.name),
            None => WidgetInfo::labeled(Role::Button, enabled, self.name),
        });
        if ui.is_rect_visible(rect) {
            let on = self.on == Some(true);
            let painter = ui.painter();
            if on {
                painter.rect_filled(rect, 6.0, t.sel);
            }
            painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
            let color = if on || self.ink || response.hovered() { t.ink } else { t.muted };
            let color = if self.enabled { color } else { t.muted.gamma_multiply(DISABLED) };
            icon_at(painter, rect.center(), self.icon, 20.0, false, color);
            focus_ring(ui, &response, rect, 6.0);
        }
        if self.name.is_empty() { response } else { response.on_hover_text(self.name) }
    }
}

/// One of the few actions under a player: an icon over a word, 56 points high; or beside it, 44 high.
#[must_use]
pub struct ActionButton<'a> {
    icon: &'a str,
    words: &'a str,
    width: f32,
    beside: bool,
    enabled: bool,
}

impl<'a> ActionButton<'a> {
    /// The width is usually the column's, divided by the number of actions.
    pub fn new(icon: &'a str, words: &'a str, width: f32) -> Self {
        Self { icon, words, width, beside: false, enabled: true }
    }

    /// The icon beside the word, for narrow windows.
    pub fn beside(mut self, beside: bool) -> Self {
        self.beside = beside;
        self
    }

    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }
}

impl Widget for ActionButton<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let height = if self.beside { 44.0 } else { 56.0 };
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, height), sense);
        let enabled = self.enabled && ui.is_enabled();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, self.words));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let painter = ui.painter();
        painter.rect_filled(rect, 6.0, state_ground(ui, &response, t));
        let color = if self.enabled { t.ink } else { t.ink.gamma_multiply(DISABLED) };
        let c = rect.center();
        if self.beside {
            let font = theme::medium(BODY);
            let content = 28.0 + width_of(ui, self.words, &font);
            let left = (c.x - content / 2.0).max(rect.left() + 4.0);
            icon_at(painter, pos2(left + 10.0, c.y), self.icon, 20.0, false, color);
            let at = pos2(left + 28.0, c.y);
            let room = rect.right() - at.x - 4.0;
            text_at(painter, at, Align2::LEFT_CENTER, self.words, font, color, room);
        } else {
            stack(ui, rect, self.icon, 20.0, false, self.words, theme::medium(SMALL), color);
        }
        focus_ring(ui, &response, rect, 6.0);
        response
    }
}

/// One place to be, in the rail at the left (56×56) or the bar at the foot.
#[must_use]
pub struct RailItem<'a> {
    icon: &'a str,
    words: &'a str,
    size: Vec2,
    active: bool,
}

impl<'a> RailItem<'a> {
    pub fn new(icon: &'a str, words: &'a str, active: bool) -> Self {
        Self { icon, words, size: vec2(56.0, 56.0), active }
    }

    pub fn size(mut self, size: Vec2) -> Self {
        self.size = size;
        self
    }
}

impl Widget for RailItem<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(Role::Tab, ui.is_enabled(), self.active, self.words)
        });
        if ui.is_rect_visible(rect) {
            ui.painter().rect_filled(rect, 6.0, state_ground(ui, &response, t));
            let (font, color) = if self.active {
                (theme::semibold(SMALL), t.ink)
            } else {
                (theme::regular(SMALL), t.muted)
            };
            stack(ui, rect, self.icon, 24.0, self.active, self.words, font, color);
            focus_ring(ui, &response, rect, 6.0);
        }
        response
    }
}

/// An icon, a gap of 4 and a word of one line below it, centred in a place.
#[expect(clippy::too_many_arguments, reason = "a private helper for the two controls above")]
fn stack(
    ui: &Ui,
    rect: egui::Rect,
    icon: &str,
    icon_size: f32,
    fill: bool,
    words: &str,
    font: egui::FontId,
    color: Color32,
) {
    let painter = ui.painter();
    let top = rect.center().y - (icon_size + 4.0 + 16.0) / 2.0;
    icon_at(painter, pos2(rect.center().x, top + icon_size / 2.0), icon, icon_size, fill, color);
    let at = pos2(rect.center().x, top + icon_size + 4.0 + 8.0);
    text_at(painter, at, Align2::CENTER_CENTER, words, font, color, rect.width() + 8.0);
}
