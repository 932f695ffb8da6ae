//! What lies on the squares: last move, check, selection, targets, plans, arrows and circles.

use chess_core::Square;
use egui::Color32;
use scene3d::{Arrow, Mark, MarkShape};

use super::super::interaction::Drawing;
use super::super::marks::{arrow_color, brush_color};
use super::super::picture::ArrowKind;
use super::scene::Sight;
use super::{cell, look};

/// How much the lines round the squares of the last move cover.
const LINE: f32 = 0.55;

/// All marks, the undermost first.
pub(super) fn marks(sight: &Sight<'_>) -> Vec<Mark> {
    let (picture, options) = (sight.picture(), sight.options());
    let colors = options.theme.colors();
    let on =
        |square: Square| look::mark_colors(options.theme, sight.solid.material, square.is_light());
    let mut marks = Vec::new();
    let mut put = |square: Square, shape: MarkShape, color: Color32| {
        marks.push(Mark { cell: cell(square), shape, color: look::color(color) });
    };
    if options.mark_last_move {
        for square in picture.last_move.into_iter().flatten() {
            let colors = colors.square(square.is_light());
            put(square, MarkShape::Fill, colors.last);
            // A mark is never told by its hue alone.
            put(square, MarkShape::Frame, colors.line.gamma_multiply(LINE));
        }
    }
    if let (true, Some(square)) = (options.mark_check, picture.check) {
        put(square, MarkShape::Glow, colors.check);
    }
    if let Some(plan) = picture.premove {
        for square in [plan.from, plan.to] {
            put(square, MarkShape::Fill, colors.square(square.is_light()).premove);
        }
    }
    if let Some(from) = sight.hand.selected() {
        let (targets, planned) = sight.rules.targets(from);
        let own = colors.square(from.is_light());
        put(from, MarkShape::Fill, if planned { own.premove } else { own.selected });
        if sight.hand.dragging().is_none() {
            let line = if planned { on(from).premove_target } else { on(from).target };
            put(from, MarkShape::Frame, line.gamma_multiply(LINE));
        }
        for square in targets {
            let colors = colors.square(square.is_light());
            let color = if planned { on(square).premove_target } else { on(square).target };
            if sight.over == Some(square) {
                put(square, MarkShape::Fill, if planned { colors.premove } else { colors.hover });
            }
            if !options.show_targets || sight.over == Some(square) {
                continue;
            }
            let taken = picture.board.piece_at(square).is_some();
            put(square, if taken { MarkShape::Corners } else { MarkShape::Dot }, color);
        }
    }
    if sight.hand.dragging().is_some()
        && let Some(square) = sight.over
    {
        // Where the man would be set down.
        put(square, MarkShape::Frame, on(square).target);
    }
    for square in picture.touched {
        put(square, MarkShape::Frame, on(square).frame);
    }
    let drawing = sight.hand.drawing().map(Drawing::shape);
    for shape in picture.shapes.iter().filter(|shape| !is_redrawn(sight, shape.from, shape.to)) {
        if shape.to.is_none() {
            put(shape.from, MarkShape::Circle, brush_color(shape.brush));
        }
    }
    if let Some(shape) = drawing.filter(|shape| shape.to.is_none()) {
        let erases = picture.shapes.contains(&shape);
        let color = brush_color(shape.brush).gamma_multiply(if erases { 0.4 } else { 0.8 });
        put(shape.from, MarkShape::Circle, color);
    }
    if let Some(square) = sight.cursor {
        put(square, MarkShape::Frame, on(square).frame);
    }
    marks
}

/// All arrows, the undermost first: those of the machine, the user's, the one being drawn.
pub(super) fn arrows(sight: &Sight<'_>) -> Vec<Arrow> {
    let picture = sight.picture();
    let mut arrows = Vec::new();
    let mut put = |from: Square, to: Square, color: Color32, width: f32| {
        let color = look::color(color);
        arrows.push(Arrow { from: cell(from), to: cell(to), color, width: width / 64.0 });
    };
    for arrow in picture.arrows.iter().rev() {
        let width = if arrow.kind == ArrowKind::Other { 5.0 } else { 9.0 };
        put(arrow.from, arrow.to, arrow_color(arrow.kind).gamma_multiply(0.85), width);
    }
    for shape in picture.shapes.iter().filter(|shape| !is_redrawn(sight, shape.from, shape.to)) {
        if let Some(to) = shape.to {
            put(shape.from, to, brush_color(shape.brush).gamma_multiply(0.85), 10.0);
        }
    }
    if let Some(shape) = sight.hand.drawing().map(Drawing::shape)
        && let Some(to) = shape.to
    {
        let erases = picture.shapes.contains(&shape);
        let color = brush_color(shape.brush).gamma_multiply(if erases { 0.4 } else { 0.75 });
        put(shape.from, to, color, 8.5);
    }
    arrows
}

/// The hand is drawing over a shape that is there.
fn is_redrawn(sight: &Sight<'_>, from: Square, to: Option<Square>) -> bool {
    sight.hand.drawing().is_some_and(|drawing| {
        let shape = drawing.shape();
        (shape.from, shape.to) == (from, to)
    })
}
