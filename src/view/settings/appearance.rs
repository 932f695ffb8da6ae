//! Men, boards, coordinates, animation, light and dark.

use super::rows;
use crate::persist::Settings;
use crate::persist::settings::{
    Animation, BoardTheme, CameraChoice, Coordinates, Material, PieceSet, Quality, Theme,
};
use crate::view::board::solid::board_look;
use crate::view::kit::{self, Segment, Tile};
use crate::view::play::table::{board_theme, care, material, piece_set};
use crate::view::{ViewCtx, board_theme as boards, pieces, solid, theme};
use chess_core::{Color, Piece, Role};
use egui::{Id, Rect, Ui, Vec2, vec2};
use scene3d::Scene;

/// Shows the page.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::heading(ui, cx.t("settings-pieces"));
    sets(ui, cx, settings);
    ui.add_space(24.0);
    materials(ui, cx, settings);
    ui.add_space(16.0);
    rows::heading(ui, cx.t("settings-board"));
    swatches(ui, cx, settings);
    ui.add_space(8.0);
    rows::line(ui);
    let segments = [
        Segment::new(Coordinates::Off, cx.t("settings-coordinates-off")),
        Segment::new(Coordinates::Inside, cx.t("settings-coordinates-inside")),
        Segment::new(Coordinates::Frame, cx.t("settings-coordinates-frame")),
    ];
    rows::choice(ui, cx.t("settings-coordinates"), &mut settings.coordinates, &segments);
    let segments = [
        Segment::new(Animation::Off, cx.t("settings-animation-off")),
        Segment::new(Animation::Fast, cx.t("settings-animation-fast")),
        Segment::new(Animation::Normal, cx.t("settings-animation-normal")),
        Segment::new(Animation::Slow, cx.t("settings-animation-slow")),
    ];
    rows::choice(ui, cx.t("settings-animation"), &mut settings.animation, &segments);
    let segments = [
        Segment::new(Theme::System, cx.t("settings-theme-system")),
        Segment::new(Theme::Light, cx.t("settings-theme-light")),
        Segment::new(Theme::Dark, cx.t("settings-theme-dark")),
    ];
    rows::choice(ui, cx.t("settings-theme"), &mut settings.theme, &segments);
    if settings.pieces == PieceSet::Solid {
        solid_rows(ui, cx, settings);
    }
}

/// What there is to choose about the solid board alone.
fn solid_rows(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::line(ui);
    ui.add_space(8.0);
    rows::heading(ui, cx.t("settings-solid"));
    let segments = [
        Segment::new(CameraChoice::Seated, cx.t("settings-camera-seated")),
        Segment::new(CameraChoice::Play, cx.t("settings-camera-play")),
        Segment::new(CameraChoice::Analysis, cx.t("settings-camera-analysis")),
        Segment::new(CameraChoice::Top, cx.t("settings-camera-top")),
    ];
    rows::choice(ui, cx.t("settings-camera"), &mut settings.camera, &segments);
    let segments = [
        Segment::new(Quality::Automatic, cx.t("settings-quality-automatic")),
        Segment::new(Quality::Low, cx.t("settings-quality-low")),
        Segment::new(Quality::Medium, cx.t("settings-quality-medium")),
        Segment::new(Quality::High, cx.t("settings-quality-high")),
    ];
    rows::choice(ui, cx.t("settings-quality"), &mut settings.quality, &segments);
    rows::switch_about(
        ui,
        cx.t("settings-king-tips"),
        cx.t("settings-king-tips-about"),
        &mut settings.king_tips,
    );
    rows::switch_about(
        ui,
        cx.t("settings-swing-back"),
        cx.t("settings-swing-back-about"),
        &mut settings.swing_back,
    );
}

/// What a miniature of a set shows: by rank and file from the top left, on 4×3 squares.
const MINIATURE: [(u8, u8, Color, Role); 10] = [
    (0, 0, Color::Black, Role::King),
    (0, 1, Color::Black, Role::Queen),
    (0, 2, Color::Black, Role::Knight),
    (0, 3, Color::Black, Role::Rook),
    (1, 0, Color::Black, Role::Pawn),
    (1, 3, Color::White, Role::Pawn),
    (2, 0, Color::White, Role::King),
    (2, 1, Color::White, Role::Queen),
    (2, 2, Color::White, Role::Knight),
    (2, 3, Color::White, Role::Bishop),
];

/// The sets, each drawn on the board in use.
fn sets(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    let board = board_theme(settings.board);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
        for (set, id) in
            [(PieceSet::Flat, "settings-pieces-flat"), (PieceSet::Qq, "settings-pieces-qq")]
        {
            let selected = settings.pieces == set;
            let tile = Tile::new(cx.t(id), selected, 184.0);
            let size = vec2(184.0, 138.0);
            let check = Some(theme::icon::CHECK);
            let response = tile.show_picture(ui, size, check, |ui, place| {
                boards::paint_squares(ui.painter(), place, board, 4, 3, 6);
                for (row, column, color, role) in MINIATURE {
                    man(ui, place, 4, (row, column), piece_set(set), Piece::new(color, role));
                }
            });
            if response.clicked() {
                *settings = settings.clone().with_pieces(set);
            }
        }
        let solid = settings.pieces == PieceSet::Solid;
        let tile = Tile::new(cx.t("settings-pieces-solid"), solid, 184.0);
        let check = Some(theme::icon::CHECK);
        let response = tile.show_picture(ui, vec2(184.0, 138.0), check, |ui, place| {
            let scene = solid::sample(material(settings.material), board_look(board));
            picture(ui, "sample", place, &scene, settings);
        });
        if response.clicked() {
            *settings = settings.clone().with_pieces(PieceSet::Solid);
        }
    });
}

/// What the solid men are made of.
fn materials(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    let t = theme::tokens(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        kit::section(ui, cx.t("settings-material"));
        let about = cx.t("settings-material-for");
        kit::text(ui, about, theme::regular(theme::SMALL), t.muted);
    });
    ui.add_space(12.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
        for &choice in Material::ALL {
            let selected = settings.material == choice;
            let size = vec2(135.0, 66.0);
            let tile = Tile::new(cx.t(material_id(choice)), selected, size.x).small();
            let response = tile.show_picture(ui, size, None, |ui, place| {
                ui.painter().rect_filled(place, 6.0, t.promotion_disc);
                let scene = solid::sample_of_material(material(choice));
                picture(ui, choice.word(), place, &scene, settings);
            });
            if response.clicked() {
                settings.material = choice;
            }
        }
    });
}

/// A picture in three dimensions, or a sign for one where the computer makes none.
fn picture(ui: &Ui, name: &str, place: Rect, scene: &Scene, settings: &Settings) {
    let t = theme::tokens(ui);
    let id = Id::unique(("settings", name));
    if !solid::still(ui.painter(), id, place, 6, scene, care(settings.quality)) {
        ui.painter().rect_filled(place, 6.0, t.sunk);
        kit::icon_at(ui.painter(), place.center(), theme::icon::CUBE, 28.0, false, t.muted);
    }
}

const fn material_id(material: Material) -> &'static str {
    match material {
        Material::Boxwood => "settings-material-boxwood",
        Material::Marble => "settings-material-marble",
        Material::Celadon => "settings-material-celadon",
        Material::Lacquer => "settings-material-lacquer",
    }
}

/// The boards, each with two men of the set in use.
fn swatches(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    let set = piece_set(settings.pieces);
    let queen = Piece::new(Color::Black, Role::Queen);
    let knight = Piece::new(Color::White, Role::Knight);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
        for &board in BoardTheme::ALL {
            let selected = settings.board == board;
            let tile = Tile::new(cx.t(board_id(board)), selected, 72.0);
            let response = tile.show_picture(ui, Vec2::splat(72.0), None, |ui, place| {
                boards::paint_squares(ui.painter(), place, board_theme(board), 2, 2, 6);
                man(ui, place, 2, (0, 1), set, queen);
                man(ui, place, 2, (1, 0), set, knight);
            });
            if response.clicked() {
                settings.board = board;
            }
        }
    });
}

/// A man on a square of a miniature.
fn man(
    ui: &Ui,
    place: Rect,
    files: u8,
    (row, column): (u8, u8),
    set: pieces::PieceSet,
    piece: Piece,
) {
    let side = place.width() / f32::from(files);
    let min = place.min + vec2(f32::from(column), f32::from(row)) * side;
    pieces::paint(ui.painter(), Rect::from_min_size(min, Vec2::splat(side)), set, piece);
}

const fn board_id(board: BoardTheme) -> &'static str {
    match board {
        BoardTheme::Walnut => "settings-board-walnut",
        BoardTheme::Jade => "settings-board-jade",
        BoardTheme::Ink => "settings-board-ink",
        BoardTheme::Slate => "settings-board-slate",
        BoardTheme::Blue => "settings-board-blue",
        BoardTheme::Contrast => "settings-board-contrast",
    }
}
