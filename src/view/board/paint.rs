//! The board, its coordinates and its men.

use chess_core::{Color, Piece, Square};
use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Ui, epaint::RectShape, pos2, vec2,
};

use super::animation::Animation;
use super::interaction::{Interaction, Rules};
use super::layout::{BoardLayout, grid};
use super::picture::{BoardOptions, BoardPicture, Coordinates};
use crate::view::board_theme::{BoardColors, Face};
use crate::view::pieces::Men;
use crate::view::theme::{self, SMALL};

/// Opacity of the square a dragged man has left, of a man that fades, of a planned promotion.
const GHOST: f32 = 0.3;
const FADING: f32 = 0.5;
const PLANNED: f32 = 0.8;

/// Where and how everything of one frame is painted.
pub(super) struct Canvas<'a> {
    pub painter: Painter,
    pub layout: &'a BoardLayout,
    pub picture: &'a BoardPicture,
    pub options: &'a BoardOptions,
    pub colors: &'static BoardColors,
    pub men: Men,
}

impl Canvas<'_> {
    pub fn rect_of(&self, square: Square) -> Rect {
        self.layout.rect_of(square, self.picture.orientation)
    }

    pub fn center_of(&self, square: Square) -> Pos2 {
        self.layout.center_of(square, self.picture.orientation)
    }

    /// Board, frame, and the shadow under them.
    pub fn board(&self, ui: &Ui, face: &Face) {
        let t = theme::tokens(ui);
        if self.options.shadow {
            for shadow in &t.board_shadow {
                self.painter.add(shadow.as_shape(self.layout.outer, 6));
            }
        }
        let shape = RectShape::filled(self.layout.outer, 6, Color32::WHITE);
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        self.painter.add(Shape::Rect(shape.with_texture(face.id(), whole)));
    }

    pub fn coordinates(&self) {
        match self.options.coordinates {
            Coordinates::Off => {}
            Coordinates::Frame => self.frame_coordinates(),
            Coordinates::Inside => self.inner_coordinates(),
        }
    }

    fn frame_coordinates(&self) {
        let l = self.layout;
        if l.frame < 16.0 {
            return;
        }
        let font = theme::medium(SMALL);
        let color = self.colors.frame_text;
        for i in 0..8 {
            let Some(square) = super::layout::from_grid(i, i, self.picture.orientation) else {
                continue;
            };
            let along = (i as f32 + 0.5) * l.square;
            let file = pos2(l.squares.left() + along, l.outer.bottom() - l.frame / 2.0);
            let rank = pos2(l.outer.left() + l.frame / 2.0, l.squares.top() + along);
            self.letter(file, Align2::CENTER_CENTER, square.file().char(), &font, color);
            self.letter(rank, Align2::CENTER_CENTER, square.rank().char(), &font, color);
        }
    }

    fn inner_coordinates(&self) {
        let font = theme::semibold(if self.layout.square < 40.0 { 10.0 } else { SMALL });
        let inset = if self.layout.square < 40.0 { 2.0 } else { 4.0 };
        for square in Square::all() {
            let (column, row) = grid(square, self.picture.orientation);
            let color = self.colors.square(square.is_light()).coordinate;
            let rect = self.rect_of(square).shrink(inset);
            if column == 0 {
                let at = rect.left_top() - vec2(0.0, 2.0);
                self.letter(at, Align2::LEFT_TOP, square.rank().char(), &font, color);
            }
            if row == 7 {
                let at = rect.right_bottom() + vec2(0.0, 2.0);
                self.letter(at, Align2::RIGHT_BOTTOM, square.file().char(), &font, color);
            }
        }
    }

    fn letter(&self, at: Pos2, anchor: Align2, letter: char, font: &FontId, color: Color32) {
        self.painter.text(at, anchor, letter, font.clone(), color);
    }

    /// A man in a place of a square's size.
    pub fn man(&self, piece: Piece, rect: Rect, opacity: f32) {
        let tint = Color32::WHITE.gamma_multiply(opacity);
        self.painter.image(self.men.id(), rect, self.men.uv(piece), tint);
    }

    /// All men but the one in the hand: fading ones lowest, moving ones on top.
    pub fn men(&self, hand: &Interaction, animation: Option<&Animation>, now: f64) {
        if let Some(animation) = animation {
            let k = animation.progress(now);
            for fade in &animation.fades {
                self.man(fade.piece, self.rect_of(fade.square), FADING * (1.0 - k));
            }
        }
        let dragged = hand.dragging().map(|press| press.from);
        for (square, piece) in self.picture.board.iter() {
            if animation.is_some_and(|animation| animation.arrives_at(square)) {
                continue;
            }
            let opacity = if dragged == Some(square) { GHOST } else { 1.0 };
            self.man(piece, self.rect_of(square), opacity);
        }
        if let Some(plan) = self.picture.premove
            && let (Some(role), Some(color)) =
                (plan.promotion, self.picture.board.color_at(plan.from))
        {
            self.man(Piece::new(color, role), self.rect_of(plan.to), PLANNED);
        }
        if let Some(animation) = animation {
            for glide in &animation.glides {
                let [file, rank] = animation.at(glide, now);
                self.man(glide.piece, self.place(file, rank), 1.0);
            }
        }
    }

    /// A square's size at a place between the squares, on whole pixels.
    fn place(&self, file: f32, rank: f32) -> Rect {
        let (column, row) = match self.picture.orientation {
            Color::White => (file, 7.0 - rank),
            Color::Black => (7.0 - file, rank),
        };
        let min = self.layout.squares.min + vec2(column, row) * self.layout.square;
        Rect::from_min_size(self.snap(min), vec2(self.layout.square, self.layout.square))
    }

    fn snap(&self, p: Pos2) -> Pos2 {
        let ppp = self.painter.pixels_per_point();
        pos2((p.x * ppp).round() / ppp, (p.y * ppp).round() / ppp)
    }

    /// The man in the hand, and where castling would put king and rook.
    pub fn hand(&self, hand: &Interaction, rules: Rules<'_>, over: Option<Square>) {
        let Some(press) = hand.dragging() else { return };
        if let Some(to) = over
            && rules.targets(press.from) == (self.picture.destinations.of(press.from), false)
            && let Some(castling) = self.picture.destinations.castling(press.from, to)
            && let Some(rook) = self.picture.board.piece_at(castling.to())
            && let Some(rook_goes) = castling.rook_target()
        {
            self.man(rook, self.rect_of(rook_goes), 0.5);
            if castling.king_target() != to {
                self.man(press.piece, self.rect_of(castling.king_target()), 0.5);
            }
        }
        let side = vec2(self.layout.square, self.layout.square);
        let rect = Rect::from_min_size(self.snap(press.at - side / 2.0), side);
        self.man(press.piece, rect, 1.0);
    }
}
