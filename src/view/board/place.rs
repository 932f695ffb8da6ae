//! Where the squares are on the screen, drawn or in three dimensions: the one thing in which the two boards
//! differ for a hand.

use chess_core::{Bitboard, Color, Square};
use egui::{Pos2, Rect, pos2, vec2};

use super::interaction::{Interaction, Promotion};
use super::layout::{BoardLayout, grid};
use super::marks;
use super::promotion;
use super::solid::Table;

/// A board's places.
#[derive(Clone, Copy)]
pub(super) enum Place<'a> {
    /// On a drawn board, from one side.
    Drawn(&'a BoardLayout, Color),
    /// On a board in three dimensions, with what the hand holds.
    Solid(&'a Table),
}

impl Place<'_> {
    /// All that belongs to the board.
    pub fn outer(&self) -> Rect {
        match self {
            Place::Drawn(layout, _) => layout.outer,
            Place::Solid(table) => table.rect,
        }
    }

    /// The place of a square: on a tilted board the smallest one round it.
    pub fn rect_of(&self, square: Square) -> Rect {
        match self {
            Place::Drawn(layout, orientation) => layout.rect_of(square, *orientation),
            Place::Solid(table) => table.rect_of(square),
        }
    }

    /// The square that is meant at a point. In three dimensions a man stands for his square if he is one of
    /// those that answer, and lets the others be pointed at through him.
    pub fn square_at(&self, point: Pos2, answers: Bitboard) -> Option<Square> {
        match self {
            Place::Drawn(layout, orientation) => layout.square_at(point, *orientation),
            Place::Solid(table) => table.square_at(point, answers),
        }
    }

    /// The square under the hand: where a carried man would be set down, else the one that is meant.
    pub fn square_under(
        &self,
        hand: &Interaction,
        point: Pos2,
        answers: Bitboard,
    ) -> Option<Square> {
        match (self, hand.dragging()) {
            (Place::Solid(table), Some(press)) => table.foot_square(press, point),
            _ => self.square_at(point, answers),
        }
    }

    /// The hand has pressed at a point: it may have taken hold of a man there.
    pub fn grab(&self, hand: &Interaction, point: Pos2) {
        if let (Place::Solid(table), Some(press)) = (self, hand.press_in_progress()) {
            table.grab.set(Some(table.grab_at(press.from, point)));
        }
    }

    /// Where a point is on the board, in squares counted from the middle of a1.
    pub fn place_of(&self, point: Pos2) -> [f32; 2] {
        match self {
            Place::Drawn(layout, orientation) => marks::place_of(layout, point, *orientation),
            Place::Solid(table) => table.place_of(point),
        }
    }

    /// The places of the four figures of the promotion picker.
    pub fn figures(&self, promotion: &Promotion) -> [Rect; 4] {
        match self {
            Place::Drawn(layout, orientation) => promotion::cells(layout, promotion, *orientation),
            Place::Solid(table) => table.figures(promotion),
        }
    }
}

/// A column of four figures at a square of a tilted board: the first beside its middle, the others toward the
/// near side, all inside.
pub(super) fn column_of_figures(outer: Rect, square: Rect, up: bool, side: f32) -> [Rect; 4] {
    let side = side.min(outer.height() / 4.0).min(outer.width());
    let left = (square.center().x - side / 2.0).clamp(outer.left(), outer.right() - side);
    let top = if up {
        square.center().y + side / 2.0 - 4.0 * side
    } else {
        square.center().y - side / 2.0
    };
    let top = top.clamp(outer.top(), outer.bottom() - 4.0 * side);
    std::array::from_fn(|i| {
        let step = if up { 3 - i } else { i };
        Rect::from_min_size(pos2(left, top + step as f32 * side), vec2(side, side))
    })
}

/// Whether a square is in the half of the board that is farther from who looks.
pub(super) fn is_far(square: Square, orientation: Color) -> bool {
    grid(square, orientation).1 < 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stay_inside_and_begin_at_their_square() {
        let outer = Rect::from_min_size(pos2(80.0, 20.0), vec2(700.0, 700.0));
        for (x, y, up) in [(100.0, 90.0, false), (760.0, 690.0, true), (400.0, 400.0, false)] {
            let square = Rect::from_center_size(pos2(x, y), vec2(70.0, 60.0));
            let cells = column_of_figures(outer, square, up, 72.0);
            assert!(cells.iter().all(|cell| outer.contains_rect(*cell)), "{cells:?}");
            let middle = |rect: Rect| (rect.center().y - y).abs();
            assert!(middle(cells[0]) < middle(cells[3]), "the first is the nearest");
            assert!(cells.windows(2).all(|pair| !pair[0].shrink(0.1).intersects(pair[1])));
        }
    }
}
