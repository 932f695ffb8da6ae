//! The scene on the screen, and the promotion picker over it.

use chess_core::{Color, Piece, Role};
use egui::{Color32, Id, Mesh, Pos2, Rect, Shape, StrokeKind, Ui, Vec2, vec2};
use scene3d::glam::Vec3;
use scene3d::{Scene, Stage};

use super::super::interaction::Promotion;
use super::scene::{Sight, scene};
use super::{SolidOptions, Table, army, kind};
use crate::gpu;
use crate::view::board_theme::BoardTheme;
use crate::view::{pieces, solid, theme};

/// What is seen of a figure of the picker: a queen fills it, for there is no king.
const FIGURE: Stage =
    Stage::Men { low: Vec3::new(-0.38, 0.0, -0.38), high: Vec3::new(0.38, 1.5, 0.38) };

/// The scene of a moment.
pub(in super::super) fn scene_of(sight: &Sight<'_>) -> Scene {
    scene(sight)
}

/// Shows a scene at its table's place. `first` says that it is played on. Says whether it could be shown.
pub(in super::super) fn show(
    ui: &Ui,
    id: Id,
    table: &Table,
    scene: &Scene,
    options: &SolidOptions,
    first: bool,
) -> bool {
    let order = gpu::Order { id, size: table.pixels(), scene, care: options.care, first };
    let under = ui.painter().add(Shape::Noop);
    let shown = solid::paint(ui.painter(), table.rect, &order);
    let color = theme::tokens(ui).lamp;
    if shown && color != Color32::TRANSPARENT {
        ui.painter().set(under, lamp(table.rect, color));
    }
    shown
}

/// Light on the table that fades round a picture, strongest behind the far half of the board.
fn lamp(rect: Rect, color: Color32) -> Mesh {
    const SPOKES: u32 = 64;
    const RINGS: u32 = 16;
    // A little beyond the picture: captured men stand at its edges.
    const WIDE: f32 = 1.2;
    let mut mesh = Mesh::default();
    let middle = rect.center() - vec2(0.0, rect.height() * 0.12);
    for ring in 0..=RINGS {
        let far = ring as f32 / RINGS as f32;
        // Level in the middle and at the end, so that no ring is seen.
        let part = ((far - 0.4) / 0.6).clamp(0.0, 1.0);
        let strength = 1.0 - part * part * (3.0 - 2.0 * part);
        for spoke in 0..SPOKES {
            let toward = Vec2::angled(std::f32::consts::TAU * spoke as f32 / SPOKES as f32);
            let room = if toward.y < 0.0 {
                vec2(rect.width() / 2.0, middle.y - rect.top())
            } else {
                vec2(rect.width() / 2.0, rect.bottom() - middle.y)
            };
            mesh.colored_vertex(
                middle + toward * room * WIDE * far,
                color.gamma_multiply(strength),
            );
        }
    }
    for ring in 0..RINGS {
        for spoke in 0..SPOKES {
            let next = (spoke + 1) % SPOKES;
            let (near, far) = (ring * SPOKES, (ring + 1) * SPOKES);
            mesh.add_triangle(near + spoke, far + spoke, far + next);
            mesh.add_triangle(near + spoke, far + next, near + next);
        }
    }
    mesh
}

/// The promotion picker: a card over the board with four solid men.
pub(in super::super) fn picker(
    ui: &Ui,
    id: Id,
    cells: &[Rect; 4],
    promotion: &Promotion,
    options: &SolidOptions,
    board: BoardTheme,
    pointer: Option<Pos2>,
) {
    let t = theme::tokens(ui);
    // Light men on the board's own dark, dark men on paper.
    let (ground, chosen) = match promotion.color {
        Color::White => (board.colors().dark.plain, board.colors().frame),
        Color::Black => (t.promotion_disc, t.promotion_hover),
    };
    let painter = ui.painter();
    let card = cells.iter().fold(Rect::NOTHING, |all, cell| all.union(*cell));
    for shadow in &t.float_shadow {
        painter.add(shadow.as_shape(card, 6));
    }
    painter.rect_filled(card, 6.0, ground);
    painter.rect_stroke(card, 6.0, (1.0, t.hair), StrokeKind::Outside);
    let hovered = pointer.and_then(|p| cells.iter().position(|cell| cell.contains(p)));
    let marked = hovered.unwrap_or(promotion.focus);
    for (i, (cell, role)) in cells.iter().zip(Role::PROMOTIONS).enumerate() {
        if i == marked {
            painter.rect_filled(cell.shrink(3.0), 4.0, chosen);
        }
        let place = solid::snapped(painter, cell.shrink(4.0));
        let scene = Scene {
            // The card is no table.
            table_shadow: 0.0,
            stage: FIGURE,
            ..Scene::portrait(kind(role), army(promotion.color), options.material)
        };
        let id = id.with(("figure", role.index()));
        if !solid::portrait(painter, id, place, &scene, options.care) {
            let piece = Piece::new(promotion.color, role);
            pieces::paint(painter, place, pieces::PieceSet::Flat, piece);
        }
    }
}
