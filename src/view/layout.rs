//! Where things go in a window of any size: pure numbers, tested without a window.

use super::board::{BoardLayout, Coordinates};
use egui::{Rect, Vec2, pos2, vec2};

/// The places of the play page.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Layout {
    /// The rail with the screens: a strip at the left, or a bar at the foot.
    pub rail: Rect,
    /// Everything beside the rail.
    pub page: Rect,
    /// The board with its frame.
    pub board: Rect,
    /// All of the room that a board in three dimensions may use.
    pub room: Rect,
    /// The width of the frame.
    pub frame: f32,
    /// Whether the column stands below the board.
    pub narrow: bool,
    /// The column with players, clocks, moves and buttons.
    pub column: Rect,
    /// Whether the column is a tight one: smaller seals, clocks and names.
    pub compact: bool,
}

const RAIL: f32 = 64.0;
const COLUMN_MIN: f32 = 224.0;
const COLUMN_MAX: f32 = 420.0;

impl Layout {
    /// Divides a window, `frame_coordinates` saying whether letters stand on the frame.
    /// `list_height` is what a narrow window keeps free below the board for moves or games.
    pub fn new(
        window: Rect,
        pixels_per_point: f32,
        frame_coordinates: bool,
        list_height: f32,
    ) -> Layout {
        let size = window.size();
        if size.x < 1.05 * size.y {
            Layout::narrow(window, pixels_per_point, frame_coordinates, list_height)
        } else {
            Layout::wide(window, pixels_per_point, frame_coordinates)
        }
    }

    /// Where notices stand: over the moves, never over the board.
    pub fn notices(&self, beside_board: bool) -> Rect {
        if !beside_board {
            return self.page.shrink(20.0);
        }
        let foot = if self.narrow { 56.0 } else { 188.0 };
        let top = if self.narrow { self.board.bottom() } else { self.column.top() };
        Rect::from_min_max(
            pos2(self.column.left(), top),
            pos2(self.column.right(), (self.column.bottom() - foot).max(top + 40.0)),
        )
    }

    fn wide(window: Rect, pixels_per_point: f32, frame_coordinates: bool) -> Layout {
        let (w, h) = (window.width(), window.height());
        let roomy = w >= 1_100.0 && h >= 700.0;
        let (margin, gap) = if roomy { (28.0, 32.0) } else { (20.0, 20.0) };
        let above = if roomy { 28.0 } else { 24.0_f32.min(h * 0.04) };
        let room = (w - RAIL - 2.0 * margin - gap - COLUMN_MIN).min(h - 2.0 * above);
        let (board, frame) = board_side(room, pixels_per_point, frame_coordinates);
        let column = (w - RAIL - 2.0 * margin - gap - board).clamp(COLUMN_MIN, COLUMN_MAX);
        let spare = (w - RAIL - 2.0 * margin - gap - board - column).max(0.0);
        let left = round_to_pixel(window.left() + RAIL + margin + spare / 2.0, pixels_per_point);
        let top = round_to_pixel(window.top() + (h - board) / 2.0, pixels_per_point);
        Layout {
            rail: Rect::from_min_size(window.min, vec2(RAIL, h)),
            page: Rect::from_min_max(window.min + vec2(RAIL, 0.0), window.max),
            board: Rect::from_min_size(pos2(left, top), Vec2::splat(board)),
            room: Rect::from_min_max(
                pos2(window.left() + RAIL + 1.0, window.top()),
                pos2(left + board + gap - 4.0, window.bottom()),
            ),
            frame,
            narrow: false,
            column: Rect::from_min_size(pos2(left + board + gap, top), vec2(column, board)),
            compact: !roomy,
        }
    }

    fn narrow(
        window: Rect,
        pixels_per_point: f32,
        frame_coordinates: bool,
        list_height: f32,
    ) -> Layout {
        let (w, h) = (window.width(), window.height());
        let margin = if w >= 600.0 { 32.0 } else { 12.0 };
        // Both players, the buttons, the rail and a few lines of moves keep their room.
        let room = (w - 2.0 * margin).min(h - 2.0 * 64.0 - 44.0 - RAIL - list_height);
        let (board, frame) = board_side(room.max(160.0), pixels_per_point, frame_coordinates);
        let left = round_to_pixel(window.left() + (w - board) / 2.0, pixels_per_point);
        let top = window.top() + 64.0;
        let rail = Rect::from_min_max(pos2(window.left(), window.bottom() - RAIL), window.max);
        Layout {
            rail,
            page: Rect::from_min_max(window.min, pos2(window.right(), rail.top())),
            board: Rect::from_min_size(pos2(left, top), Vec2::splat(board)),
            room: Rect::from_min_max(pos2(window.left(), top), pos2(window.right(), top + board)),
            frame,
            narrow: true,
            column: Rect::from_min_max(pos2(left, window.top()), pos2(left + board, rail.top())),
            compact: false,
        }
    }
}

/// The side of the largest board with its frame that fits into a length, and the frame's width.
fn board_side(room: f32, pixels_per_point: f32, frame_coordinates: bool) -> (f32, f32) {
    let coordinates = if frame_coordinates { Coordinates::Frame } else { Coordinates::Inside };
    let room = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(room));
    let board = BoardLayout::fit(room, pixels_per_point, coordinates);
    (board.outer.width(), board.frame)
}

fn round_to_pixel(at: f32, pixels_per_point: f32) -> f32 {
    (at * pixels_per_point).round() / pixels_per_point
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(w: f32, h: f32, ppp: f32) -> Layout {
        Layout::new(Rect::from_min_size(pos2(0.0, 0.0), vec2(w, h)), ppp, true, 72.0)
    }

    #[test]
    fn the_usual_window_is_as_designed() {
        let l = layout(1280.0, 800.0, 1.0);
        assert_eq!(l.board, Rect::from_min_size(pos2(92.0, 28.0), vec2(744.0, 744.0)));
        assert_eq!(l.column, Rect::from_min_size(pos2(868.0, 28.0), vec2(384.0, 744.0)));
        let l = layout(900.0, 600.0, 1.0);
        assert_eq!(l.board.size(), vec2(552.0, 552.0));
        assert_eq!(l.column.width(), 224.0);
    }

    #[test]
    fn squares_are_whole_pixels_and_nothing_is_covered() {
        for ppp in [1.0, 1.25, 1.5, 1.75, 2.0] {
            for (w, h) in
                [(1280.0, 800.0), (900.0, 600.0), (720.0, 1000.0), (1920.0, 1080.0), (500.0, 900.0)]
            {
                let l = layout(w, h, ppp);
                let squares = (l.board.width() - 2.0 * l.frame) * ppp;
                assert!((squares / 8.0 - (squares / 8.0).round()).abs() < 1e-3, "{w}×{h} {ppp}");
                assert!(l.page.contains_rect(l.board), "{w}×{h} {ppp}");
                assert!(l.page.contains_rect(l.room), "{w}×{h} {ppp}");
                assert!(l.room.contains_rect(l.board), "a solid board has no less room");
                if !l.narrow {
                    assert!(l.column.left() >= l.room.right());
                    assert!(l.column.right() <= w);
                }
            }
        }
    }

    #[test]
    fn the_board_has_most_of_the_window() {
        let l = layout(1280.0, 800.0, 1.0);
        assert!(l.board.height() >= 0.6 * 800.0);
        assert!(layout(720.0, 1000.0, 1.0).narrow);
    }
}
