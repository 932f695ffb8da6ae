//! The seal: a square with one serif character; its ground is the colour played, in both themes.

use egui::accesskit::Role;
use egui::{Align2, Rect, Response, Sense, StrokeKind, Ui, Vec2, Widget, WidgetInfo};

use super::paint::icon_at;
use crate::view::theme::{self, icon};

/// What the seal stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Ground {
    /// Of who plays White, or no colour at all.
    #[default]
    White,
    /// Of who plays Black.
    Black,
}

/// A seal of 24, 32, 40, 48 or 64 points. Without a character it shows a person.
#[must_use]
pub struct Seal<'a> {
    character: &'a str,
    name: &'a str,
    ground: Ground,
    side: f32,
}

impl<'a> Seal<'a> {
    pub fn new(character: &'a str, name: &'a str) -> Self {
        Self { character, name, ground: Ground::White, side: 48.0 }
    }

    pub fn ground(mut self, ground: Ground) -> Self {
        self.ground = ground;
        self
    }

    pub fn side(mut self, side: f32) -> Self {
        self.side = side;
        self
    }

    /// Only the picture, at a place.
    pub fn paint(&self, ui: &Ui, rect: Rect) {
        let t = theme::tokens(ui);
        let [fill, ink, edge] = match self.ground {
            Ground::White => t.seal_white,
            Ground::Black => t.seal_black,
        };
        let (radius, border, glyph) = match rect.width() {
            w if w <= 24.0 => (4.0, 1.0, 13.0),
            w if w <= 32.0 => (6.0, 1.5, 17.0),
            w if w <= 40.0 => (6.0, 1.5, 22.0),
            w if w <= 48.0 => (6.0, 1.5, 26.0),
            _ => (6.0, 2.0, 36.0),
        };
        let painter = ui.painter();
        painter.rect_filled(rect, radius, fill);
        painter.rect_stroke(rect, radius, (border, edge), StrokeKind::Inside);
        if self.character.is_empty() {
            icon_at(painter, rect.center(), icon::USER, glyph, false, ink);
        } else {
            let font = theme::seal(glyph);
            let galley = painter.layout_no_wrap(self.character.to_owned(), font, ink);
            // By what is inked, not by the line box: a single character must look centred.
            let place = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
            let ink_center = place.min + galley.mesh_bounds.center().to_vec2();
            let shift = rect.center() - ink_center;
            painter.galley(place.min + shift, galley, ink);
        }
    }
}

impl Widget for Seal<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(self.side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), self.name));
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect);
        }
        response
    }
}
