//! The promotion picker: on the board, from the promotion square inwards, queen, knight, rook, bishop.

use chess_core::{Color, Piece, Role};
use egui::{Pos2, Rect, Ui, vec2};

use super::interaction::Promotion;
use super::layout::{BoardLayout, grid};
use super::paint::Canvas;
use crate::view::theme;

/// The smallest target of a figure.
const SMALLEST: f32 = 44.0;

/// The places of the four figures, in the order of [`Role::PROMOTIONS`]. On a board with small squares they
/// are larger than those, and are kept inside the frame.
pub fn cells(layout: &BoardLayout, promotion: &Promotion, orientation: Color) -> [Rect; 4] {
    let side = layout.square.max(SMALLEST);
    let (_, row) = grid(promotion.to, orientation);
    let square = layout.rect_of(promotion.to, orientation);
    let half = layout.square / 2.0;
    let most = layout.squares.right() - side;
    let left = (square.center().x - side / 2.0).clamp(layout.squares.left(), most.max(0.0));
    std::array::from_fn(|i| {
        let step = i as f32 * side;
        let top = if row < 4 {
            square.center().y - half + step
        } else {
            square.center().y + half - side - step
        };
        Rect::from_min_size(Pos2::new(left, top), vec2(side, side))
    })
}

/// The figure at a point.
pub fn role_at(cells: &[Rect; 4], point: Pos2) -> Option<Role> {
    cells.iter().zip(Role::PROMOTIONS).find(|(rect, _)| rect.contains(point)).map(|(_, role)| role)
}

/// The rest of the board goes dark; each figure stands on a light disc that squares off where the hand is.
pub(super) fn paint(
    ui: &Ui,
    canvas: &Canvas<'_>,
    cells: &[Rect; 4],
    promotion: &Promotion,
    pointer: Option<Pos2>,
) {
    let t = theme::tokens(ui);
    let painter = &canvas.painter;
    painter.rect_filled(canvas.layout.squares, 0.0, t.promotion_dim);
    let hovered = pointer.and_then(|p| cells.iter().position(|cell| cell.contains(p)));
    let marked = hovered.unwrap_or(promotion.focus);
    for (i, (cell, role)) in cells.iter().zip(Role::PROMOTIONS).enumerate() {
        if i == marked {
            painter.rect_filled(*cell, 0.0, t.promotion_hover);
        } else {
            painter.circle_filled(cell.center(), cell.width() * 0.46, t.promotion_disc);
        }
        let piece = Piece::new(promotion.color, role);
        crate::view::pieces::paint(painter, *cell, canvas.options.set, piece);
    }
}

#[cfg(test)]
mod tests {
    use super::super::picture::Coordinates;
    use super::*;

    #[test]
    fn the_first_figure_stands_on_the_promotion_square_and_the_rest_go_inwards() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(744.0, 744.0));
        let layout = BoardLayout::fit(room, 1.0, Coordinates::Frame);
        for (color, to, orientation) in [
            (Color::White, chess_core::Square::B8, Color::White),
            (Color::White, chess_core::Square::B8, Color::Black),
            (Color::Black, chess_core::Square::H1, Color::White),
            (Color::Black, chess_core::Square::H1, Color::Black),
        ] {
            let promotion = Promotion::for_test(to, color);
            let cells = cells(&layout, &promotion, orientation);
            assert_eq!(cells[0], layout.rect_of(to, orientation));
            assert!(cells.iter().all(|cell| layout.squares.contains_rect(*cell)));
            assert_eq!(role_at(&cells, cells[3].center()), Some(Role::Bishop));
            assert_eq!(role_at(&cells, layout.outer.min), None);
        }
    }

    #[test]
    fn targets_are_never_smaller_than_a_finger() {
        let room = Rect::from_min_size(Pos2::ZERO, vec2(260.0, 260.0));
        let layout = BoardLayout::fit(room, 2.0, Coordinates::Off);
        let promotion = Promotion::for_test(chess_core::Square::H8, Color::White);
        for cell in cells(&layout, &promotion, Color::White) {
            assert!(cell.width() >= 44.0 && layout.squares.contains_rect(cell));
        }
    }
}
