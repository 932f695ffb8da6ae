//! What is marked on a diagram, as the board in the window has it: last move and check under the men,
//! arrows and circles over them.

use std::fmt::Write as _;

use chess_core::Square;
use egui::{Color32, pos2};

use super::{Diagram, hex};
use crate::view::board::{arrow_outline, brush_color};

/// The corner of a square in pixels.
pub(super) type Place<'a> = &'a dyn Fn(Square) -> (u32, u32);

/// How much arrows and circles cover.
const SHAPES: f32 = 0.8;

impl Diagram {
    /// What lies under the men.
    pub(super) fn write_ground_marks(&self, out: &mut String, place: Place<'_>, side: u32) {
        let colors = self.theme.colors();
        for square in self.last_move.into_iter().flatten() {
            let (x, y) = place(square);
            let of_square = colors.square(square.is_light());
            let [r, g, b, a] = of_square.last.to_srgba_unmultiplied();
            let _ = writeln!(
                out,
                "<path d=\"M{x} {y}h{side}v{side}h-{side}z\" fill=\"#{r:02x}{g:02x}{b:02x}\" \
                 fill-opacity=\"{:.2}\"/>",
                f32::from(a) / 255.0
            );
            line(out, (x, y), side, of_square.line, 0.018);
        }
        if let Some(square) = self.check {
            let (x, y) = place(square);
            glow(out, (x, y), side, colors.check);
            line(out, (x, y), side, colors.check_line, 0.028);
        }
    }

    /// What lies over the men.
    pub(super) fn write_shapes(&self, out: &mut String, place: Place<'_>, side: u32) {
        let s = side as f32;
        let center = |square: Square| {
            let (x, y) = place(square);
            pos2(x as f32 + s / 2.0, y as f32 + s / 2.0)
        };
        let crowded = |to: Square| self.shapes.iter().filter(|s| s.to == Some(to)).count() > 1;
        for shape in &self.shapes {
            let color = hex(brush_color(shape.brush));
            let from = center(shape.from);
            let Some(to) = shape.to else {
                let width = s * 4.0 / 64.0;
                let _ = writeln!(
                    out,
                    "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{:.2}\" fill=\"none\" stroke=\"{color}\" \
                     stroke-opacity=\"{SHAPES}\" stroke-width=\"{width:.2}\"/>",
                    from.x,
                    from.y,
                    s / 2.0 - width
                );
                continue;
            };
            let Some(outline) = arrow_outline([from, center(to)], s, 10.0, crowded(to)) else {
                continue;
            };
            let mut path = String::new();
            for (i, point) in outline.iter().enumerate() {
                let letter = if i == 0 { 'M' } else { 'L' };
                let _ = write!(path, "{letter}{:.2} {:.2}", point.x, point.y);
            }
            let _ =
                writeln!(out, "<path d=\"{path}z\" fill=\"{color}\" fill-opacity=\"{SHAPES}\"/>");
        }
    }
}

/// A line inside the edge of a square: what is marked can be told without its hue.
fn line(out: &mut String, (x, y): (u32, u32), side: u32, color: Color32, share: f32) {
    let width = (side as f32 * share).round().max(1.0);
    let (x, y) = (x as f32 + width / 2.0, y as f32 + width / 2.0);
    let inner = side as f32 - width;
    let _ = writeln!(
        out,
        "<path d=\"M{x} {y}h{inner}v{inner}h-{inner}z\" fill=\"none\" stroke=\"{}\" \
         stroke-width=\"{width}\"/>",
        hex(color)
    );
}

/// The glow under a king in check: full in the middle, gone at 0.62 of a square.
fn glow(out: &mut String, (x, y): (u32, u32), side: u32, color: Color32) {
    let s = side as f32;
    let (cx, cy, r) = (x as f32 + s / 2.0, y as f32 + s / 2.0, s * 0.62);
    let color = hex(color);
    let _ = write!(
        out,
        "<defs><radialGradient id=\"check\" gradientUnits=\"userSpaceOnUse\" cx=\"{cx}\" cy=\"{cy}\" \
         r=\"{r:.2}\">"
    );
    for (radius, opacity) in [(0.0, 1.0), (0.16, 0.94), (0.30, 0.70), (0.46, 0.34), (0.62, 0.0)] {
        let _ = write!(
            out,
            "<stop offset=\"{:.3}\" stop-color=\"{color}\" stop-opacity=\"{opacity}\"/>",
            radius / 0.62
        );
    }
    let _ = writeln!(
        out,
        "</radialGradient></defs><path d=\"M{x} {y}h{side}v{side}h-{side}z\" fill=\"url(#check)\"/>"
    );
}
