//! The scene on the screen, and the promotion picker over it.

use chess_core::{Color, Piece, Role};
use egui::{Id, Pos2, Rect, StrokeKind, Ui};
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
    solid::paint(ui.painter(), table.rect, &order)
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
