//! A diagram as a scene for the solid set: what the board in the window shows when nobody touches it.

use chess_core::Board;
use scene3d::{Camera, Material, Quality, Scene};

use super::Diagram;
use crate::view::board::solid::still;
use crate::view::board::{BoardOptions, BoardPicture, SolidOptions};

/// What the solid set needs to know besides the diagram.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Solid {
    /// Of what the men are made.
    pub material: Material,
    /// From where they are seen; it is turned already to the side at the bottom.
    pub camera: Camera,
    /// With how much care they are drawn; `None` as well as the card can.
    pub quality: Option<Quality>,
}

/// The scene of a diagram.
pub fn scene(board: &Board, diagram: &Diagram, solid: &Solid) -> Scene {
    let picture = BoardPicture {
        orientation: diagram.orientation,
        last_move: diagram.last_move,
        check: diagram.check,
        shapes: diagram.shapes.clone(),
        ..BoardPicture::of(*board)
    };
    let options = BoardOptions {
        theme: diagram.theme,
        coordinates: diagram.coordinates,
        ..BoardOptions::default()
    };
    let look = SolidOptions { material: solid.material, ..SolidOptions::default() };
    still(&picture, &options, &look, solid.camera)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::board::solid::{Preset, cell};
    use crate::view::board::{Brush, Coordinates, Shape};
    use chess_core::{Color, Square};
    use scene3d::{Army, Cell, Kind, MarkShape};

    #[test]
    fn a_scene_shows_what_the_diagram_shows() {
        let board = *chess_core::Position::startpos().board();
        let shape = |from, to| Shape { from, to, brush: Brush::Red };
        let diagram = Diagram {
            orientation: Color::Black,
            last_move: Some([Square::E2, Square::E4]),
            check: Some(Square::E8),
            shapes: vec![shape(Square::A1, None), shape(Square::B1, Some(Square::C3))],
            coordinates: Coordinates::Off,
            ..Diagram::default()
        };
        let camera = Preset::Top.camera(Color::Black);
        let scene =
            scene(&board, &diagram, &Solid { material: Material::Marble, camera, quality: None });
        assert_eq!((scene.men.len(), scene.arrows.len()), (32, 1));
        let on = |square, shape| {
            scene.marks.iter().any(|mark| mark.cell == cell(square) && mark.shape == shape)
        };
        assert!(on(Square::E2, MarkShape::Fill) && on(Square::E4, MarkShape::Fill));
        assert!(on(Square::E8, MarkShape::Glow) && on(Square::A1, MarkShape::Circle));
        assert_eq!((scene.coordinates, scene.material), (false, Material::Marble));
        assert_eq!(scene.camera, camera);
        let e1 = Cell { file: 4, rank: 0 };
        let king = scene.men.iter().find(|man| man.at == e1.center()).expect("a man on e1");
        assert_eq!((king.kind, king.army), (Kind::King, Army::White));
    }
}
