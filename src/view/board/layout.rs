//! Where the board is on the screen. Pure: squares to places and back.

use chess_core::{Color, File, Rank, Square};
use egui::{Pos2, Rect, pos2, vec2};

use super::picture::Coordinates;

/// The places of the board, all on whole physical pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardLayout {
    /// With the frame.
    pub outer: Rect,
    /// The 64 squares.
    pub squares: Rect,
    /// The side of one square.
    pub square: f32,
    /// The width of the frame.
    pub frame: f32,
    pixels_per_point: f32,
}

impl BoardLayout {
    /// The largest board that fits into a place, at its top left corner. Its squares are a whole number of
    /// physical pixels wide, so the side of all eight is a multiple of eight.
    pub fn fit(room: Rect, pixels_per_point: f32, coordinates: Coordinates) -> BoardLayout {
        let ppp = pixels_per_point.max(0.1);
        let side = room.width().min(room.height()).max(8.0);
        let frame_at = |square: f32| match coordinates {
            Coordinates::Frame if square >= 112.0 => 24.0,
            Coordinates::Frame if square >= 28.0 => 20.0,
            Coordinates::Frame | Coordinates::Inside | Coordinates::Off => 6.0,
        };
        let whole = |points: f32| (points * ppp).round().max(1.0) / ppp;
        // The frame depends on the square, and the square on what the frame leaves: the narrowest frame that
        // suits its own squares. Between two steps none does, and the wide one is taken.
        let square_in =
            |frame: f32| ((side - 2.0 * whole(frame)) * ppp / 8.0 + 1e-3).floor().max(1.0) / ppp;
        let frame = [6.0, 20.0, 24.0]
            .into_iter()
            .find(|&frame| frame_at(square_in(frame)) <= frame)
            .unwrap_or(24.0);
        let (square, frame) = (square_in(frame), whole(frame));
        let min = pos2((room.left() * ppp).round() / ppp, (room.top() * ppp).round() / ppp);
        let outer = Rect::from_min_size(min, vec2(1.0, 1.0) * (8.0 * square + 2.0 * frame));
        let squares = Rect::from_min_size(min + vec2(frame, frame), vec2(1.0, 1.0) * 8.0 * square);
        BoardLayout { outer, squares, square, frame, pixels_per_point: ppp }
    }

    /// The same board in the middle of a place.
    pub fn centered_in(self, room: Rect) -> BoardLayout {
        let ppp = self.pixels_per_point;
        let shift = room.center() - self.outer.center();
        let shift = vec2((shift.x * ppp).round() / ppp, (shift.y * ppp).round() / ppp);
        BoardLayout {
            outer: self.outer.translate(shift),
            squares: self.squares.translate(shift),
            ..self
        }
    }

    /// The side of a square in physical pixels.
    pub fn square_pixels(&self) -> u32 {
        (self.square * self.pixels_per_point).round() as u32
    }

    /// The width of the frame in physical pixels.
    pub fn frame_pixels(&self) -> u32 {
        (self.frame * self.pixels_per_point).round() as u32
    }

    /// The place of a square.
    pub fn rect_of(&self, square: Square, orientation: Color) -> Rect {
        let (column, row) = grid(square, orientation);
        Rect::from_min_size(
            self.squares.min + vec2(column as f32, row as f32) * self.square,
            vec2(self.square, self.square),
        )
    }

    /// The middle of a square.
    pub fn center_of(&self, square: Square, orientation: Color) -> Pos2 {
        self.rect_of(square, orientation).center()
    }

    /// The square at a point.
    pub fn square_at(&self, point: Pos2, orientation: Color) -> Option<Square> {
        let at = (point - self.squares.min) / self.square;
        if !(0.0..8.0).contains(&at.x) || !(0.0..8.0).contains(&at.y) {
            return None;
        }
        from_grid(at.x as usize, at.y as usize, orientation)
    }
}

/// Column and row on the screen, from the top left.
pub(super) fn grid(square: Square, orientation: Color) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match orientation {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The square at a column and a row of the screen.
pub(super) fn from_grid(column: usize, row: usize, orientation: Color) -> Option<Square> {
    let (file, rank) = match orientation {
        Color::White => (column, 7usize.checked_sub(row)?),
        Color::Black => (7usize.checked_sub(column)?, row),
    };
    Some(Square::new(File::from_index(file)?, Rank::from_index(rank)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(side: f32, ppp: f32, coordinates: Coordinates) -> BoardLayout {
        BoardLayout::fit(Rect::from_min_size(Pos2::ZERO, vec2(side, side)), ppp, coordinates)
    }

    #[test]
    fn the_block_of_the_mockup_has_squares_of_88() {
        let l = plain(744.0, 1.0, Coordinates::Frame);
        assert_eq!((l.square, l.frame, l.outer.width()), (88.0, 20.0, 744.0));
    }

    #[test]
    fn squares_are_whole_physical_pixels_at_every_scale() {
        for ppp in [1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0] {
            for side in 150..1200 {
                for coordinates in [Coordinates::Off, Coordinates::Inside, Coordinates::Frame] {
                    let l = plain(side as f32, ppp, coordinates);
                    let pixels = l.square * ppp;
                    assert!((pixels - pixels.round()).abs() < 1e-3);
                    assert!(l.outer.width() <= side as f32 + 1e-3, "{side} {ppp}");
                    assert!(l.outer.width() > side as f32 - 48.0 / ppp - 8.0 / ppp - 16.0);
                }
            }
        }
    }

    /// L-BOARD-1, case 055: 640 points, squares of 80; the places of e2 and e4 from both sides.
    #[test]
    fn places_follow_the_squares_when_the_board_is_turned() {
        let mut l = plain(652.0, 1.0, Coordinates::Off);
        let shift = -l.squares.min.to_vec2();
        l.squares = l.squares.translate(shift);
        assert_eq!(l.square, 80.0);
        for (square, white, black) in [
            (Square::E2, pos2(360.0, 520.0), pos2(280.0, 120.0)),
            (Square::E4, pos2(360.0, 360.0), pos2(280.0, 280.0)),
        ] {
            assert_eq!(l.center_of(square, Color::White), white);
            assert_eq!(l.center_of(square, Color::Black), black);
        }
    }

    #[test]
    fn points_find_their_squares_from_both_sides() {
        let l = plain(500.0, 1.5, Coordinates::Frame);
        for orientation in Color::ALL {
            for square in Square::all() {
                let center = l.center_of(square, orientation);
                assert_eq!(l.square_at(center, orientation), Some(square));
            }
            assert_eq!(l.square_at(l.outer.min, orientation), None);
        }
    }
}
