//! Pictures in three dimensions among the drawn ones: of a board, of a man, of a set for a tile.

use chess_core::{Color, Role, Square};
use egui::{Color32, Id, Painter, Rect, Shape, epaint::RectShape, pos2};
use scene3d::glam::Vec3;
use scene3d::{BoardLook, Camera, Man, Material, Scene};

use super::board::solid::{army, cell, kind};
use crate::gpu::{self, Care, Drawn, Order};

/// Paints what is ordered into a place of whole pixels. Says whether there are such pictures; one that is still
/// to come leaves its place as it is.
pub fn paint(painter: &Painter, rect: Rect, order: &Order<'_>) -> bool {
    paint_rounded(painter, rect, 0, order)
}

fn paint_rounded(painter: &Painter, rect: Rect, corners: u8, order: &Order<'_>) -> bool {
    match gpu::draw(painter.ctx(), *order) {
        Drawn::Here(texture) => {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let shape = RectShape::filled(rect, corners, Color32::WHITE);
            painter.add(Shape::Rect(shape.with_texture(texture, whole)));
            true
        }
        Drawn::Soon => true,
        Drawn::Never => false,
    }
}

/// A place moved to whole pixels.
pub fn snapped(painter: &Painter, rect: Rect) -> Rect {
    let ppp = painter.pixels_per_point();
    let round = |v: f32| (v * ppp).round() / ppp;
    Rect::from_min_max(
        pos2(round(rect.left()), round(rect.top())),
        pos2(round(rect.right()), round(rect.bottom())),
    )
}

fn pixels(painter: &Painter, rect: Rect) -> [u32; 2] {
    let size = rect.size() * painter.pixels_per_point();
    [size.x.round().max(1.0) as u32, size.y.round().max(1.0) as u32]
}

/// Paints a picture to be looked at, not played on.
pub fn portrait(painter: &Painter, id: Id, rect: Rect, scene: &Scene, care: Care) -> bool {
    still(painter, id, rect, 0, scene, care)
}

/// The same with rounded corners.
pub fn still(
    painter: &Painter,
    id: Id,
    rect: Rect,
    corners: u8,
    scene: &Scene,
    care: Care,
) -> bool {
    let rect = snapped(painter, rect);
    let order = Order { id, size: pixels(painter, rect), scene, care, first: false };
    paint_rounded(painter, rect, corners, &order)
}

/// A corner of a board with a few men of both sides: the sample of the set.
pub fn sample(material: Material, board: BoardLook) -> Scene {
    use Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let men = [
        (Square::C6, Rook, Color::Black),
        (Square::D5, King, Color::Black),
        (Square::F5, Queen, Color::Black),
        (Square::E5, Knight, Color::Black),
        (Square::G4, Pawn, Color::Black),
        (Square::C3, Pawn, Color::White),
        (Square::D3, King, Color::White),
        (Square::E3, Queen, Color::White),
        (Square::F3, Knight, Color::White),
        (Square::E2, Bishop, Color::White),
    ];
    let men = men
        .into_iter()
        .map(|(square, role, color)| Man::on(kind(role), army(color), cell(square)))
        .collect();
    let pan = scene3d::glam::Vec2::new(0.0, -0.06);
    let camera = Camera { elevation: 0.62, yaw: 0.3, zoom: 2.0, pan };
    Scene { men, material, board, camera, coordinates: false, ..Scene::default() }
}

/// Two men of each side in a row: the sample of a material.
pub fn sample_of_material(material: Material) -> Scene {
    let row = [
        (Role::Bishop, Color::White),
        (Role::Knight, Color::White),
        (Role::Knight, Color::Black),
        (Role::Bishop, Color::Black),
    ];
    let men = row
        .into_iter()
        .enumerate()
        .map(|(i, (role, color))| {
            let mut man = Man::at(kind(role), army(color), Vec3::X * (0.72 * (i as f32 - 1.5)));
            // All look to the left and a little to the viewer.
            man.turn = scene3d::glam::Quat::from_rotation_y(std::f32::consts::PI + 0.4);
            man
        })
        .collect();
    let (low, high) = (Vec3::new(-1.6, 0.0, -0.4), Vec3::new(1.6, 1.25, 0.4));
    let camera = Camera { elevation: 0.36, ..Camera::PLAY };
    Scene { men, material, camera, ..Scene::of_men(low, high) }
}
