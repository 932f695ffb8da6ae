//! Small samples of sets and boards, for the tiles of the settings and of a new game.

use chess_core::{Color, Piece, Role};
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
