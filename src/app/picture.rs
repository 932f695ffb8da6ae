//! The board as it stood, made into a picture that can be drawn anywhere.

use crate::diagram::{Diagram, Picture, Solid};
use crate::gpu::Care;
use crate::model::Shot;
use crate::persist::settings::{Coordinates as Kept, PieceSet};
use crate::view::board::Coordinates;
use crate::view::play::table::{board_theme, care, drawn_shape, material, piece_set, preset};
use egui::{Color32, ColorImage};
use image::RgbImage;
use scene3d::{Camera, Quality};

/// The picture of a shot. `camera` is the one of the board in the window, if that is solid.
pub fn of(shot: &Shot, camera: Option<Camera>, paper: Color32) -> Picture {
    let diagram = Diagram {
        set: piece_set(shot.pieces),
        theme: board_theme(shot.theme),
        orientation: shot.orientation,
        coordinates: match shot.coordinates {
            Kept::Off => Coordinates::Off,
            Kept::Inside => Coordinates::Inside,
            Kept::Frame => Coordinates::Frame,
        },
        size: shot.size,
        last_move: shot.last_move,
        check: shot.check,
        shapes: shot.shapes.iter().copied().map(drawn_shape).collect(),
    };
    let solid = (shot.pieces == PieceSet::Solid).then(|| Solid {
        material: material(shot.material),
        camera: camera.unwrap_or_else(|| preset(shot.camera).camera(shot.orientation)),
        quality: match care(shot.quality) {
            // Little care is for what moves; a file is drawn once.
            Care::Automatic | Care::Always(Quality::Low) => None,
            Care::Always(quality) => Some(quality),
        },
    });
    let paper = [paper.r(), paper.g(), paper.b()];
    Picture { board: shot.board, diagram, solid, paper }
}

/// Pixels as the clipboard takes them.
pub fn for_clipboard(image: &RgbImage) -> ColorImage {
    let size = [image.width() as usize, image.height() as usize];
    ColorImage::from_rgb(size, image.as_raw())
}
