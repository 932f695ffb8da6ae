//! The men: two sets of our own drawings, rasterised at exactly the size they have on the screen.
//!
//! The twelve men of a set share one texture for each size, so a board is drawn with one draw call for
//! its men. A size that is no longer drawn is forgotten when the next one comes.

mod raster;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use chess_core::{Color, Piece, Role};
use egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureId, TextureOptions, Ui,
    pos2, vec2,
};

use crate::view::kit;
use crate::view::theme::{self, SMALL};

pub(crate) use raster::pixmap;
pub use raster::svg;

/// A set of drawn men.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum PieceSet {
    #[default]
    Flat,
    Qq,
}

impl PieceSet {
    pub const ALL: [PieceSet; 2] = [PieceSet::Flat, PieceSet::Qq];

    /// The word that stands for it in settings, on the command line and as a key of the locale files.
    pub fn id(self) -> &'static str {
        match self {
            PieceSet::Flat => "flat",
            PieceSet::Qq => "qq",
        }
    }

    pub fn from_id(id: &str) -> Option<PieceSet> {
        Self::ALL.into_iter().find(|set| set.id() == id)
    }
}

/// The twelve men of one set at one size.
#[derive(Clone)]
pub struct Men {
    texture: TextureHandle,
}

/// An empty border round each man in the texture, so that a moving man does not catch its neighbour's edge.
const BORDER: usize = 1;

impl Men {
    pub fn id(&self) -> TextureId {
        self.texture.id()
    }

    /// Where a man is in the texture.
    pub fn uv(&self, piece: Piece) -> Rect {
        cell_uv(self.texture.size(), 6, 2, piece.role.index(), piece.color.index())
    }
}

fn cell_uv(size: [usize; 2], columns: usize, rows: usize, column: usize, row: usize) -> Rect {
    let [w, h] = size.map(|v| v as f32);
    let (cw, ch) = (w / columns as f32, h / rows as f32);
    let border = BORDER as f32;
    Rect::from_min_max(
        pos2((column as f32 * cw + border) / w, (row as f32 * ch + border) / h),
        pos2(((column + 1) as f32 * cw - border) / w, ((row + 1) as f32 * ch - border) / h),
    )
}

#[derive(Default)]
struct Cache {
    /// By set (`None`: the silhouettes) and size.
    sheets: BTreeMap<(Option<PieceSet>, u32), (TextureHandle, u64)>,
}

fn sheet(ctx: &Context, set: Option<PieceSet>, size: u32) -> TextureHandle {
    let now = ctx.cumulative_frame_nr();
    let size = size.clamp(1, 1024);
    let make = || {
        let (name, image) = match set {
            Some(set) => (set.id(), men_image(set, size)),
            None => ("silhouettes", silhouette_image(size)),
        };
        ctx.load_texture(format!("men {name} {size}"), image, TextureOptions::LINEAR)
    };
    let cache = ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Arc<Mutex<Cache>>>(Id::unique("men")).clone()
    });
    let Ok(mut cache) = cache.lock() else { return make() };
    if let Some((texture, used)) = cache.sheets.get_mut(&(set, size)) {
        *used = now;
        return texture.clone();
    }
    cache.sheets.retain(|_, (_, used)| *used + 2 > now);
    let texture = make();
    cache.sheets.insert((set, size), (texture.clone(), now));
    texture
}

/// The men of a set, `size` physical pixels wide.
pub fn men(ctx: &Context, set: PieceSet, size: u32) -> Men {
    Men { texture: sheet(ctx, Some(set), size) }
}

/// Paints a man into a square place, sharp at that place's size.
pub fn paint(painter: &Painter, rect: Rect, set: PieceSet, piece: Piece) {
    let size = (rect.width() * painter.pixels_per_point()).round() as u32;
    let men = men(painter.ctx(), set, size);
    painter.image(men.id(), snapped(painter, rect), men.uv(piece), Color32::WHITE);
}

/// A place moved to whole physical pixels.
fn snapped(painter: &Painter, rect: Rect) -> Rect {
    let ppp = painter.pixels_per_point();
    let min = pos2((rect.min.x * ppp).round() / ppp, (rect.min.y * ppp).round() / ppp);
    let size = (rect.width() * ppp).round() / ppp;
    Rect::from_min_size(min, vec2(size, size))
}

/// Paints a man's silhouette in one colour into a square place; light lines of the drawing are left out.
pub fn paint_silhouette(painter: &Painter, rect: Rect, role: Role, color: Color32) {
    let size = (rect.width() * painter.pixels_per_point()).round() as u32;
    let texture = sheet(painter.ctx(), None, size);
    let uv = cell_uv(texture.size(), 6, 1, role.index(), 0);
    painter.image(texture.id(), snapped(painter, rect), uv, color);
}

/// A row of captured men, 24 high: silhouettes in the second colour of text, most valuable first, and
/// what the player is ahead, for example "+2". `counts` is indexed by role; `name` is for screen readers.
pub fn captured(ui: &mut Ui, counts: &[u8; 6], ahead: &str, name: &str) -> egui::Response {
    const STEP: f32 = 11.0;
    const GAP: f32 = 6.0;
    const BOX: f32 = 22.0;
    let t = theme::tokens(ui);
    let kinds = Role::ALL.iter().rev().filter(|role| counts[role.index()] > 0);
    let men: u32 = counts.iter().map(|&n| u32::from(n)).sum();
    let width = men as f32 * STEP + (kinds.clone().count().max(1) - 1) as f32 * GAP + 40.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, 24.0), egui::Sense::hover());
    if men > 0 || !ahead.is_empty() {
        response.widget_info(|| {
            egui::WidgetInfo::labeled(egui::accesskit::Role::Label, ui.is_enabled(), name)
        });
    }
    let painter = ui.painter();
    let mut x = rect.left();
    for role in kinds {
        for _ in 0..counts[role.index()] {
            let center = pos2(x + STEP / 2.0, rect.center().y);
            let place = Rect::from_center_size(center, vec2(BOX, BOX));
            paint_silhouette(painter, place, *role, t.muted);
            x += STEP;
        }
        x += GAP;
    }
    if !ahead.is_empty() {
        let at = pos2(x + if men > 0 { 2.0 } else { 0.0 }, rect.center().y);
        let font = theme::medium(SMALL);
        kit::text_at(painter, at, egui::Align2::LEFT_CENTER, ahead, font, t.muted, 40.0);
    }
    response
}

fn men_image(set: PieceSet, size: u32) -> ColorImage {
    let cell = size as usize + 2 * BORDER;
    let mut image = ColorImage::filled([6 * cell, 2 * cell], Color32::TRANSPARENT);
    for color in Color::ALL {
        for role in Role::ALL {
            let Some(map) = pixmap(set, Piece::new(color, role), size) else { continue };
            for (i, p) in map.pixels().iter().enumerate() {
                let (x, y) = (i % size as usize, i / size as usize);
                let at = (color.index() * cell + BORDER + y) * 6 * cell
                    + role.index() * cell
                    + BORDER
                    + x;
                if let Some(pixel) = image.pixels.get_mut(at) {
                    *pixel =
                        Color32::from_rgba_premultiplied(p.red(), p.green(), p.blue(), p.alpha());
                }
            }
        }
    }
    image
}

/// White where the black man of the flat set is dark, so that it can be tinted.
fn silhouette_image(size: u32) -> ColorImage {
    let cell = size as usize + 2 * BORDER;
    let mut image = ColorImage::filled([6 * cell, cell], Color32::TRANSPARENT);
    for role in Role::ALL {
        let Some(map) = pixmap(PieceSet::Flat, Piece::new(Color::Black, role), size) else {
            continue;
        };
        for (i, p) in map.pixels().iter().enumerate() {
            let alpha = f32::from(p.alpha()) / 255.0;
            if alpha <= 0.0 {
                continue;
            }
            // Premultiplied: light is what shines through the man's own darkness.
            let light = f32::from(p.green()) / 255.0 / alpha;
            let dark = ((0.62 - light) / 0.45).clamp(0.0, 1.0) * alpha;
            let (x, y) = (i % size as usize, i / size as usize);
            let at = (BORDER + y) * 6 * cell + role.index() * cell + BORDER + x;
            if let Some(pixel) = image.pixels.get_mut(at) {
                let v = (dark * 255.0).round() as u8;
                *pixel = Color32::from_rgba_premultiplied(v, v, v, v);
            }
        }
    }
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_man_of_every_set_has_something_drawn_in_its_cell() {
        for set in PieceSet::ALL {
            let image = men_image(set, 24);
            assert_eq!(image.size, [6 * 26, 2 * 26]);
            for color in 0..2 {
                for role in 0..6 {
                    let inked = (0..26 * 26)
                        .filter(|i| {
                            let (x, y) = (role * 26 + i % 26, color * 26 + i / 26);
                            image.pixels[y * 6 * 26 + x].a() > 128
                        })
                        .count();
                    assert!(inked > 80, "{set:?} {color} {role}: {inked}");
                }
            }
        }
    }

    #[test]
    fn a_cell_has_an_empty_border() {
        let image = men_image(PieceSet::Qq, 30);
        for x in (0..6 * 32).step_by(32) {
            assert!((0..64).all(|y| image.pixels[y * 6 * 32 + x].a() == 0));
        }
    }

    #[test]
    fn silhouettes_leave_the_rings_out() {
        let image = silhouette_image(64);
        let opaque = image.pixels.iter().filter(|p| p.a() > 200).count();
        assert!(opaque > 2000, "{opaque}");
    }
}
