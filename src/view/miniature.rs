//! Small samples of sets and boards, for the tiles of the settings and of a new game.

use chess_core::{Board, Color, Piece, Role, Square};
use egui::{Rect, Ui, Vec2, vec2};

use super::board_theme::{self, BoardTheme};
use super::pieces::{self, PieceSet};

/// The size of a sample of a set, and of a board.
pub const SET: Vec2 = vec2(184.0, 138.0);
pub const BOARD: Vec2 = vec2(72.0, 72.0);

const fn white(role: Role) -> Option<Piece> {
    Some(Piece::new(Color::White, role))
}

const fn black(role: Role) -> Option<Piece> {
    Some(Piece::new(Color::Black, role))
}

/// Four files and three ranks of the board with men of the set: tall ones, small ones, both colours.
pub fn paint_set(ui: &Ui, rect: Rect, set: PieceSet, theme: BoardTheme) {
    const MEN: [[Option<Piece>; 4]; 3] = [
        [black(Role::King), black(Role::Queen), black(Role::Knight), black(Role::Rook)],
        [black(Role::Pawn), None, None, white(Role::Pawn)],
        [white(Role::King), white(Role::Queen), white(Role::Knight), white(Role::Bishop)],
    ];
    paint(ui, rect, set, theme, &MEN);
}

/// Two files and two ranks of the board with a black king and a white knight.
pub fn paint_board(ui: &Ui, rect: Rect, theme: BoardTheme, set: PieceSet) {
    const MEN: [[Option<Piece>; 2]; 2] = [[None, black(Role::King)], [white(Role::Knight), None]];
    paint(ui, rect, set, theme, &MEN);
}

/// A whole position, with the squares of the last move marked.
pub fn paint_position(
    ui: &Ui,
    rect: Rect,
    set: PieceSet,
    theme: BoardTheme,
    board: &Board,
    orientation: Color,
    last_move: Option<[Square; 2]>,
) {
    let painter = ui.painter();
    board_theme::paint_squares(painter, rect, theme, 8, 8, 4);
    let side = rect.width() / 8.0;
    let place = |square: Square| {
        let seen = match orientation {
            Color::White => square.flip_rank(),
            Color::Black => square.flip_file(),
        };
        let corner = vec2(seen.file().index() as f32, seen.rank().index() as f32);
        Rect::from_min_size(rect.min + corner * side, vec2(side, side))
    };
    for square in last_move.into_iter().flatten() {
        let mark = theme.colors().square(square.is_light()).last;
        painter.rect_filled(place(square), 0.0, mark);
    }
    for (square, piece) in board.iter() {
        pieces::paint(painter, place(square), set, piece);
    }
}

fn paint<const FILES: usize>(
    ui: &Ui,
    rect: Rect,
    set: PieceSet,
    theme: BoardTheme,
    men: &[[Option<Piece>; FILES]],
) {
    let painter = ui.painter();
    board_theme::paint_squares(painter, rect, theme, FILES as u32, men.len() as u32, 4);
    let side = rect.width() / FILES as f32;
    for (row, rank) in men.iter().enumerate() {
        for (column, piece) in rank.iter().enumerate() {
            if let Some(piece) = piece {
                let min = rect.min + vec2(column as f32, row as f32) * side;
                let place = Rect::from_min_size(min, vec2(side, side));
                pieces::paint(painter, place, set, *piece);
            }
        }
    }
}
