//! What is marked on the squares and over the men: last move, check, selection, targets, plans, arrows and
//! circles. Everything is bound to squares, so it turns with the board.

use chess_core::{Color, Square};
use egui::{Color32, Mesh, Pos2, Rect, Shape as Drawn, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::interaction::{Interaction, Rules};
use super::layout::BoardLayout;
use super::paint::Canvas;
use super::picture::{ArrowKind, Brush, Shape};
use crate::view::board_theme::{SquareColors, shape_color};
use crate::view::theme;

/// The middle line of an arrow: from the centre of one square to that of another.
pub fn arrow_line(layout: &BoardLayout, from: Square, to: Square, orientation: Color) -> [Pos2; 2] {
    [layout.center_of(from, orientation), layout.center_of(to, orientation)]
}

/// The colour of an arrow of the machine.
pub(super) fn arrow_color(kind: ArrowKind) -> Color32 {
    match kind {
        ArrowKind::Best => shape_color::ENGINE,
        ArrowKind::Other => shape_color::ENGINE_OTHER,
        ArrowKind::Threat => shape_color::THREAT,
    }
}

/// The colour of what the user draws.
pub fn brush_color(brush: Brush) -> Color32 {
    match brush {
        Brush::Green => shape_color::GREEN,
        Brush::Red => shape_color::RED,
        Brush::Blue => shape_color::BLUE,
        Brush::Yellow => shape_color::YELLOW,
    }
}

impl Canvas<'_> {
    fn colors_of(&self, square: Square) -> &'static SquareColors {
        self.colors.square(square.is_light())
    }

    /// A line inside the edge of a square: what is marked can be told without its hue.
    fn line(&self, square: Square, color: Color32, share: f32) {
        let ppp = self.painter.pixels_per_point();
        let width = ((self.layout.square * share * ppp).round().max(1.0)) / ppp;
        let rect = self.rect_of(square);
        self.painter.rect_stroke(rect, 0.0, (width, color), StrokeKind::Inside);
    }

    /// What lies under the men.
    pub fn ground_marks(&self, hand: &Interaction, rules: Rules<'_>, over: Option<Square>) {
        if self.options.mark_last_move {
            for square in self.picture.last_move.into_iter().flatten() {
                let colors = self.colors_of(square);
                self.painter.rect_filled(self.rect_of(square), 0.0, colors.last);
                self.line(square, colors.line, 0.018);
            }
        }
        if let (true, Some(square)) = (self.options.mark_check, self.picture.check) {
            self.glow(square);
            self.line(square, self.colors.check_line, 0.028);
        }
        if let Some(plan) = self.picture.premove {
            for square in [plan.from, plan.to] {
                let colors = self.colors_of(square);
                self.painter.rect_filled(self.rect_of(square), 0.0, colors.premove);
                self.line(square, colors.premove_target, 0.022);
            }
        }
        let Some(from) = hand.selected() else { return };
        let (targets, planned) = rules.targets(from);
        let colors = self.colors_of(from);
        let fill = if planned { colors.premove } else { colors.selected };
        self.painter.rect_filled(self.rect_of(from), 0.0, fill);
        self.line(from, colors.target, 0.028);
        if !self.options.show_targets {
            return;
        }
        for square in targets {
            let colors = self.colors_of(square);
            let color = if planned { colors.premove_target } else { colors.target };
            let rect = self.rect_of(square);
            if over == Some(square) {
                let fill = if planned { colors.premove } else { colors.hover };
                self.painter.rect_filled(rect, 0.0, fill);
                self.line(square, color, 0.028);
            } else if self.picture.board.piece_at(square).is_some() {
                self.corners(rect, color);
            } else {
                self.painter.circle_filled(rect.center(), 0.15 * rect.width(), color);
            }
        }
    }

    /// Four triangles in the corners of a square that can be captured on.
    fn corners(&self, rect: Rect, color: Color32) {
        let leg = 0.26 * rect.width();
        for (corner, x, y) in [
            (rect.left_top(), 1.0, 1.0),
            (rect.right_top(), -1.0, 1.0),
            (rect.right_bottom(), -1.0, -1.0),
            (rect.left_bottom(), 1.0, -1.0),
        ] {
            let points = vec![corner, corner + vec2(x * leg, 0.0), corner + vec2(0.0, y * leg)];
            self.painter.add(Drawn::convex_polygon(points, color, Stroke::NONE));
        }
    }

    /// The glow under a king in check: full in the middle, gone at 0.62 of a square.
    fn glow(&self, square: Square) {
        let rect = self.rect_of(square);
        let color = self.colors.check;
        let mut mesh = Mesh::default();
        // Rings of falling opacity; the square clips them.
        let rings = [(0.0, 1.0), (0.16, 0.94), (0.30, 0.70), (0.46, 0.34), (0.62, 0.0)];
        const SPOKES: u32 = 48;
        mesh.colored_vertex(rect.center(), color);
        for (radius, opacity) in rings.iter().skip(1) {
            for spoke in 0..SPOKES {
                let angle = std::f32::consts::TAU * spoke as f32 / SPOKES as f32;
                let at = rect.center() + Vec2::angled(angle) * *radius * rect.width();
                mesh.colored_vertex(at, color.gamma_multiply(*opacity));
            }
        }
        for spoke in 0..SPOKES {
            let next = (spoke + 1) % SPOKES;
            mesh.add_triangle(0, 1 + spoke, 1 + next);
            for ring in 0..rings.len() as u32 - 2 {
                let (a, b) = (1 + ring * SPOKES, 1 + (ring + 1) * SPOKES);
                mesh.add_triangle(a + spoke, b + spoke, b + next);
                mesh.add_triangle(a + spoke, b + next, a + next);
            }
        }
        self.painter.with_clip_rect(rect.intersect(self.painter.clip_rect())).add(mesh);
    }

    /// The frames where touched men stood.
    pub fn touched(&self, ui: &Ui) {
        for square in self.picture.touched {
            let ink = theme::tokens(ui).promotion_dim.to_opaque();
            let rect = self.rect_of(square);
            self.painter.rect_stroke(rect, 0.0, (3.0, ink), StrokeKind::Inside);
        }
    }

    /// The square the keyboard is on.
    pub fn cursor(&self, ui: &Ui, square: Square) {
        let t = theme::tokens(ui);
        let rect = self.rect_of(square);
        // Dark and light together, so that it is seen on every square.
        self.painter.rect_stroke(rect, 0.0, (4.0, t.promotion_hover), StrokeKind::Inside);
        self.painter.rect_stroke(
            rect.shrink(1.0),
            0.0,
            (2.0, t.promotion_dim.to_opaque()),
            StrokeKind::Inside,
        );
    }

    /// Arrows and circles, of the machine and of the user, the one being drawn on top.
    pub fn shapes(&self, hand: &Interaction) {
        let mut ends: Vec<Square> = Vec::new();
        ends.extend(self.picture.arrows.iter().map(|arrow| arrow.to));
        ends.extend(self.picture.shapes.iter().filter_map(|shape| shape.to));
        let crowded = |to: Square| ends.iter().filter(|&&end| end == to).count() > 1;
        for arrow in self.picture.arrows.iter().rev() {
            let width = if arrow.kind == ArrowKind::Other { 5.0 } else { 9.0 };
            let color = arrow_color(arrow.kind).gamma_multiply(0.8);
            self.arrow(arrow.from, arrow.to, color, width, crowded(arrow.to));
        }
        let drawing = hand.drawing().map(super::interaction::Drawing::shape);
        let touched =
            |shape: &Shape| drawing.is_some_and(|d| (d.from, d.to) == (shape.from, shape.to));
        for shape in &self.picture.shapes {
            if !touched(shape) {
                self.shape(shape, 0.8, 1.0, shape.to.is_some_and(crowded));
            }
        }
        if let Some(shape) = drawing {
            // What a release would erase is shown thin already.
            let erases = self.picture.shapes.contains(&shape);
            self.shape(
                &shape,
                if erases { 0.4 } else { 0.72 },
                0.85,
                shape.to.is_some_and(crowded),
            );
        }
    }

    fn shape(&self, shape: &Shape, opacity: f32, share: f32, crowded: bool) {
        let color = brush_color(shape.brush).gamma_multiply(opacity);
        match shape.to {
            Some(to) => self.arrow(shape.from, to, color, 10.0 * share, crowded),
            None => {
                let side = self.layout.square;
                let width = side * 4.0 / 64.0 * share;
                let radius = side / 2.0 - width;
                self.painter.circle_stroke(self.center_of(shape.from), radius, (width, color));
            }
        }
    }

    /// One polygon, so that a translucent colour is even; `width` is in 64ths of a square.
    fn arrow(&self, from: Square, to: Square, color: Color32, width: f32, crowded: bool) {
        let side = self.layout.square;
        let line = arrow_line(self.layout, from, to, self.picture.orientation);
        let Some(outline) = arrow_outline(line, side, width, crowded) else { return };
        let triangles = [[0, 1, 5], [0, 5, 6], [2, 3, 4]];
        self.painter.add(smooth_polygon(
            &outline,
            &triangles,
            color,
            1.0 / self.painter.pixels_per_point(),
        ));
    }
}

/// The outline of an arrow along its middle line, on a board whose squares have this side; `width` is in
/// 64ths of a square. The two corners of the neck come second and sixth, the tip fourth.
pub fn arrow_outline(
    [start, end]: [Pos2; 2],
    side: f32,
    width: f32,
    crowded: bool,
) -> Option<[Pos2; 7]> {
    let length = (end - start).length();
    if length < 1.0 {
        return None;
    }
    let width = width / 64.0 * side;
    let along = (end - start) / length;
    let across = vec2(-along.y, along.x);
    let tip = end - along * side * if crowded { 20.0 / 64.0 } else { 6.0 / 64.0 };
    // The man that would go is not covered.
    let tail = start + along * side * 0.28;
    let head = (width * 2.3).min((tip - tail).length() * 0.8);
    let neck = tip - along * head;
    let (half, wide) = (across * width / 2.0, across * head * 0.56);
    Some([tail + half, neck + half, neck + wide, tip, neck - wide, neck - half, tail - half])
}

/// A polygon with a soft edge one pixel wide. Corners may point inwards.
fn smooth_polygon(outline: &[Pos2], triangles: &[[u32; 3]], color: Color32, edge: f32) -> Mesh {
    let n = outline.len() as u32;
    let mut mesh = Mesh::default();
    let signed: f32 = (0..outline.len())
        .map(|i| {
            let (a, b) = (outline[i], outline[(i + 1) % outline.len()]);
            a.x * b.y - b.x * a.y
        })
        .sum();
    let turn = if signed > 0.0 { 1.0 } else { -1.0 };
    let miter = |i: usize| {
        let before = outline[(i + outline.len() - 1) % outline.len()];
        let (here, after) = (outline[i], outline[(i + 1) % outline.len()]);
        let normal = |a: Pos2, b: Pos2| {
            let d = (b - a).normalized();
            vec2(d.y, -d.x) * turn
        };
        let sum = normal(before, here) + normal(here, after);
        let length = sum.length_sq().max(0.3);
        sum * (2.0 / length)
    };
    for (i, point) in outline.iter().enumerate() {
        mesh.colored_vertex(*point - miter(i) * edge / 2.0, color);
    }
    for (i, point) in outline.iter().enumerate() {
        mesh.colored_vertex(*point + miter(i) * edge / 2.0, Color32::TRANSPARENT);
    }
    for [a, b, c] in triangles {
        mesh.add_triangle(*a, *b, *c);
    }
    for i in 0..n {
        let next = (i + 1) % n;
        mesh.add_triangle(i, next, n + next);
        mesh.add_triangle(i, n + next, n + i);
    }
    mesh
}

/// Where a point is on the board, in squares counted from the middle of a1.
pub(super) fn place_of(layout: &BoardLayout, point: Pos2, orientation: Color) -> [f32; 2] {
    let at = (point - layout.squares.min) / layout.square - vec2(0.5, 0.5);
    let at = pos2(at.x, at.y);
    match orientation {
        Color::White => [at.x, 7.0 - at.y],
        Color::Black => [7.0 - at.x, at.y],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::board::picture::Coordinates;

    /// Case 055: an arrow follows its squares when the board is turned.
    #[test]
    fn arrows_follow_their_squares() {
        let room = Rect::from_min_size(pos2(-6.0, -6.0), vec2(652.0, 652.0));
        let layout = BoardLayout::fit(room, 1.0, Coordinates::Off);
        assert_eq!(
            arrow_line(&layout, Square::E2, Square::E4, Color::White),
            [pos2(360.0, 520.0), pos2(360.0, 360.0)]
        );
        assert_eq!(
            arrow_line(&layout, Square::E2, Square::E4, Color::Black),
            [pos2(280.0, 120.0), pos2(280.0, 280.0)]
        );
    }

    #[test]
    fn places_are_counted_from_the_middle_of_a1() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(500.0, 500.0));
        let layout = BoardLayout::fit(room, 1.0, Coordinates::Frame);
        for orientation in Color::ALL {
            let at = layout.center_of(Square::C4, orientation);
            let [x, y] = place_of(&layout, at, orientation);
            assert!((x - 2.0).abs() < 1e-3 && (y - 3.0).abs() < 1e-3);
        }
    }
}
