//! From SVG to pixels.

use std::sync::OnceLock;

use chess_core::{Color, Piece, Role};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::PieceSet;

macro_rules! drawing {
    ($set:literal, $man:literal) => {
        include_str!(concat!("../../../assets/pieces/", $set, "/", $man, ".svg"))
    };
}

macro_rules! set {
    ($set:literal, $piece:expr) => {
        match ($piece.color, $piece.role) {
            (Color::White, Role::Pawn) => drawing!($set, "wP"),
            (Color::White, Role::Knight) => drawing!($set, "wN"),
            (Color::White, Role::Bishop) => drawing!($set, "wB"),
            (Color::White, Role::Rook) => drawing!($set, "wR"),
            (Color::White, Role::Queen) => drawing!($set, "wQ"),
            (Color::White, Role::King) => drawing!($set, "wK"),
            (Color::Black, Role::Pawn) => drawing!($set, "bP"),
            (Color::Black, Role::Knight) => drawing!($set, "bN"),
            (Color::Black, Role::Bishop) => drawing!($set, "bB"),
            (Color::Black, Role::Rook) => drawing!($set, "bR"),
            (Color::Black, Role::Queen) => drawing!($set, "bQ"),
            (Color::Black, Role::King) => drawing!($set, "bK"),
        }
    };
}

/// The drawing of a man, as a whole SVG file.
pub fn svg(set: PieceSet, piece: Piece) -> &'static str {
    match set {
        PieceSet::Flat => set!("flat", piece),
        PieceSet::Qq => set!("qq", piece),
    }
}

/// A man's drawing, read once.
fn tree(set: PieceSet, piece: Piece) -> Option<&'static Tree> {
    static TREES: [OnceLock<Option<Tree>>; 24] = [const { OnceLock::new() }; 24];
    let index = set as usize * 12 + piece.color.index() * 6 + piece.role.index();
    let read = || match Tree::from_str(svg(set, piece), &Options::default()) {
        Ok(tree) => Some(tree),
        Err(error) => {
            log::error!("the drawing of {piece:?} cannot be read: {error}");
            None
        }
    };
    TREES.get(index)?.get_or_init(read).as_ref()
}

/// A man in pixels, `size` wide and high.
pub(crate) fn pixmap(set: PieceSet, piece: Piece, size: u32) -> Option<Pixmap> {
    let tree = tree(set, piece)?;
    let mut map = Pixmap::new(size, size)?;
    let scale = size as f32 / tree.size().width();
    resvg::render(tree, Transform::from_scale(scale, scale), &mut map.as_mut());
    Some(map)
}
