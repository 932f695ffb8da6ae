//! Places on the screen and in space: where a square is seen, which one a hand means, where a carried man is.

use chess_core::{Bitboard, Board, Color, Square};
use egui::{Pos2, Rect, pos2, vec2};
use scene3d::glam::{Vec2, Vec3};
use scene3d::{Camera, Cell, Man, View};

use super::super::interaction::{Press, Promotion};
use super::super::place::{column_of_figures, is_far};
use super::{cell, man_at, square};

/// How high above the board a carried man is.
pub(in super::super) const LIFT: f32 = 0.35;
/// How far from the middle of the board a man may be carried.
const REACH: f32 = 6.5;

/// A man in the hand: where his foot is as seen from where the hand took hold.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in super::super) struct Grab {
    /// From where he was taken.
    pub from: Square,
    /// From the point under the hand to the middle of the foot, at the height of carrying.
    pub offset: Vec3,
}

/// A board in three dimensions as it is seen in this frame.
#[derive(Debug, Clone)]
pub(in super::super) struct Table {
    /// All of the picture.
    pub rect: Rect,
    /// Pixels a point.
    scale: f32,
    view: View,
    /// The men at rest, and their squares.
    men: Vec<Man>,
    squares: Vec<Square>,
    orientation: Color,
    /// How the hand holds its man.
    pub grab: std::cell::Cell<Option<Grab>>,
}

impl Table {
    /// The largest place of whole pixels inside a room, with a board seen by a camera in it.
    pub fn new(
        room: Rect,
        scale: f32,
        camera: Camera,
        board: &Board,
        orientation: Color,
        grab: Option<Grab>,
    ) -> Table {
        let scale = scale.max(0.1);
        let low = pos2((room.left() * scale).ceil() / scale, (room.top() * scale).ceil() / scale);
        let pixels = (room.max - low) * scale;
        let pixels = vec2(pixels.x.floor().max(8.0), pixels.y.floor().max(8.0));
        let (squares, men) = board
            .iter()
            .map(|(square, piece)| (square, man_at(piece, cell(square).center())))
            .unzip();
        Table {
            rect: Rect::from_min_size(low, pixels / scale),
            scale,
            view: camera.fit(Vec2::new(pixels.x, pixels.y)),
            men,
            squares,
            orientation,
            grab: std::cell::Cell::new(grab),
        }
    }

    /// The size of the picture in pixels.
    pub fn pixels(&self) -> [u32; 2] {
        let size = self.view.size();
        [size.x.round() as u32, size.y.round() as u32]
    }

    /// A place on the screen in pixels of the picture.
    pub fn pixel(&self, point: Pos2) -> Vec2 {
        let at = (point - self.rect.min) * self.scale;
        Vec2::new(at.x, at.y)
    }

    /// Where a point in space is seen.
    pub fn point(&self, at: Vec3) -> Pos2 {
        let pixel = self.view.pixel(at);
        self.rect.min + vec2(pixel.x, pixel.y) / self.scale
    }

    /// The smallest place on the screen round a square.
    pub fn rect_of(&self, square: Square) -> Rect {
        let middle = cell(square).center();
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)];
        let mut rect = Rect::NOTHING;
        for (x, z) in corners {
            rect.extend_with(self.point(middle + Vec3::new(x, 0.0, z)));
        }
        rect
    }

    /// The square that is meant at a point: that of the man who is seen there, if he answers, else the one
    /// whose surface is seen or would be seen.
    pub fn square_at(&self, point: Pos2, answers: Bitboard) -> Option<Square> {
        let answer = |i: usize| self.squares.get(i).is_some_and(|&square| answers.contains(square));
        scene3d::square_at(&self.view, self.pixel(point), &self.men, answer).and_then(square)
    }

    /// Where a point is on the board, in squares counted from the middle of a1.
    pub fn place_of(&self, point: Pos2) -> [f32; 2] {
        let at = self.plane(point, 0.0);
        [at.x + 3.5, 3.5 - at.z]
    }

    /// What takes hold of the man on a square at this point.
    pub fn grab_at(&self, from: Square, point: Pos2) -> Grab {
        let foot = cell(from).center() + Vec3::Y * LIFT;
        Grab { from, offset: foot - self.plane(point, LIFT) }
    }

    /// Where the foot of the man in the hand is.
    pub fn foot(&self, press: &Press, point: Pos2) -> Vec3 {
        // A man taken on the drawn board has no such hold: his foot goes under the pointer.
        let grab = self.grab.get().filter(|grab| grab.from == press.from);
        let offset = grab.map_or(Vec3::ZERO, |grab| grab.offset);
        let at = self.plane(point, LIFT) + offset;
        Vec3::new(at.x.clamp(-REACH, REACH), LIFT, at.z.clamp(-REACH, REACH))
    }

    /// The square under the foot of the man in the hand.
    pub fn foot_square(&self, press: &Press, point: Pos2) -> Option<Square> {
        let foot = self.foot(press, point);
        Cell::at(foot.x, foot.z).and_then(square)
    }

    /// The places of the four figures of the promotion picker.
    pub fn figures(&self, promotion: &Promotion) -> [Rect; 4] {
        let square = self.rect_of(promotion.to);
        let side = (square.width() * 1.2).clamp(64.0, 120.0);
        column_of_figures(self.rect, square, !is_far(promotion.to, self.orientation), side)
    }

    fn plane(&self, point: Pos2, height: f32) -> Vec3 {
        self.view.ray(self.pixel(point)).at_height(height).unwrap_or(Vec3::Y * height)
    }
}
