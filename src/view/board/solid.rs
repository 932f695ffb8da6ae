//! The board in three dimensions: the same hand, the same picture of a position, another way of showing it.
//!
//! `table` says where squares are and what a hand means; `camera` is turned by that hand; `scene` puts
//! together what `scene3d` draws, from the parts in `men`, `marks`, `tray` and `fall`; `look` translates
//! colours. All of it is plain data and needs no graphics card to be tested.

pub mod camera;
mod fall;
mod input;
mod look;
mod marks;
mod men;
mod motion;
mod paint;
mod scene;
mod state;
mod table;
mod tray;

use chess_core::{Color, Piece, Role, Square};
use scene3d::{Army, Cell, Kind, Material};

use crate::gpu::Care;
pub use camera::{CameraMove, Preset};
pub(super) use input::camera as camera_input;
pub use look::board_look;
pub(super) use motion::SETTLE;
pub(super) use paint::{picker, scene_of, show};
pub(super) use scene::Sight;
pub use scene::still;
pub(super) use state::SolidState;
pub(super) use table::Table;

/// How the solid set looks and behaves, beside what holds for all boards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SolidOptions {
    /// Of what the men are made.
    pub material: Material,
    /// From where the board is seen.
    pub camera: Preset,
    /// With how much care it is drawn.
    pub care: Care,
    /// The camera goes back to its seat when a hand has turned it.
    pub swing_back: bool,
    /// The king of who resigned tips over.
    pub king_tips: bool,
}

impl Default for SolidOptions {
    fn default() -> Self {
        SolidOptions {
            material: Material::default(),
            camera: Preset::default(),
            care: Care::default(),
            swing_back: false,
            king_tips: true,
        }
    }
}

/// A square as the scene counts it.
pub fn cell(square: Square) -> Cell {
    Cell { file: square.file().index() as u8, rank: square.rank().index() as u8 }
}

/// A square of the scene as the rules count it.
pub(super) fn square(cell: Cell) -> Option<Square> {
    let file = chess_core::File::from_index(usize::from(cell.file))?;
    Some(Square::new(file, chess_core::Rank::from_index(usize::from(cell.rank))?))
}

/// A role as the scene has it.
pub fn kind(role: Role) -> Kind {
    match role {
        Role::Pawn => Kind::Pawn,
        Role::Knight => Kind::Knight,
        Role::Bishop => Kind::Bishop,
        Role::Rook => Kind::Rook,
        Role::Queen => Kind::Queen,
        Role::King => Kind::King,
    }
}

/// A side as the scene has it.
pub fn army(color: Color) -> Army {
    match color {
        Color::White => Army::White,
        Color::Black => Army::Black,
    }
}

/// A man standing somewhere.
fn man_at(piece: Piece, at: scene3d::glam::Vec3) -> scene3d::Man {
    scene3d::Man::at(kind(piece.role), army(piece.color), at)
}

#[cfg(test)]
mod tests;
