//! A board as a picture on its own: an SVG file that needs nothing else, or pixels with the board's real
//! wood and stone.

mod glyphs;
mod marks;
mod picture;
pub mod solid;

use std::fmt::Write as _;

use chess_core::{Board, Color, Piece, Role, Square};
use image::RgbaImage;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::persist::settings::PICTURE_SIZES;
use crate::view::board::{Coordinates, Shape};
use crate::view::board_theme::{self, BoardTheme};
use crate::view::pieces::{self, PieceSet};

pub use picture::{Format, Picture, PictureError, format_of};
pub use solid::Solid;

/// How a diagram is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct Diagram {
    pub set: PieceSet,
    pub theme: BoardTheme,
    /// The side at the bottom.
    pub orientation: Color,
    pub coordinates: Coordinates,
    /// The side of the whole picture; the squares take what whole number of pixels fits.
    pub size: u32,
    /// The squares of the last move.
    pub last_move: Option<[Square; 2]>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
}

impl Default for Diagram {
    fn default() -> Self {
        Self {
            set: PieceSet::default(),
            theme: BoardTheme::default(),
            orientation: Color::White,
            coordinates: Coordinates::default(),
            size: 720,
            last_move: None,
            check: None,
            shapes: Vec::new(),
        }
    }
}

/// The sizes a diagram may have.
pub const SIZES: std::ops::RangeInclusive<u32> = PICTURE_SIZES;

/// What a diagram is made of, in pixels.
struct Measures {
    square: u32,
    frame: u32,
    side: u32,
}

impl Diagram {
    fn measures(&self) -> Measures {
        let size = self.size.clamp(*SIZES.start(), *SIZES.end());
        let frame = match self.coordinates {
            Coordinates::Frame => (size * 20 / 744).max(12),
            Coordinates::Inside | Coordinates::Off => (size * 6 / 716).max(1),
        };
        let square = ((size - 2 * frame) / 8).max(1);
        // What the squares leave over goes to the frame, so that the picture has the size asked for.
        let frame = (size - 8 * square) / 2;
        Measures { square, frame, side: 8 * square + 2 * frame }
    }

    /// A standalone SVG file with the board in plain colours.
    pub fn svg(&self, board: &Board) -> String {
        self.compose(board, true)
    }

    /// Pixels: the board as it is in the program, with rounded corners.
    pub fn image(&self, board: &Board) -> Option<RgbaImage> {
        let m = self.measures();
        let inlay = (self.theme.colors().inlay_width * m.side as f32 / 744.0).round() as u32;
        let face = board_theme::compose(self.theme, m.square, m.frame, inlay.max(1));
        let mut map = Pixmap::new(m.side, m.side)?;
        for (pixel, color) in map.pixels_mut().iter_mut().zip(face.pixels()) {
            let [r, g, b] = color.0;
            if let Some(opaque) =
                resvg::tiny_skia::PremultipliedColorU8::from_rgba(r, g, b, u8::MAX)
            {
                *pixel = opaque;
            }
        }
        let tree = Tree::from_str(&self.compose(board, false), &Options::default()).ok()?;
        resvg::render(&tree, Transform::identity(), &mut map.as_mut());
        let mut image = RgbaImage::from_raw(m.side, m.side, map.take_demultiplied())?;
        round_corners(&mut image, m.side as f32 * 6.0 / 744.0);
        Some(image)
    }

    fn compose(&self, board: &Board, ground: bool) -> String {
        let m = self.measures();
        let colors = self.theme.colors();
        let (side, s) = (m.side, m.square);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
             width=\"{side}\" height=\"{side}\" viewBox=\"0 0 {side} {side}\">\n"
        );
        let place = |square: Square| {
            let (file, rank) = (square.file().index() as u32, square.rank().index() as u32);
            let (column, row) = match self.orientation {
                Color::White => (file, 7 - rank),
                Color::Black => (7 - file, rank),
            };
            (m.frame + column * s, m.frame + row * s)
        };
        if ground {
            let radius = side * 6 / 744;
            let _ = writeln!(
                out,
                "<rect width=\"{side}\" height=\"{side}\" rx=\"{radius}\" fill=\"{}\"/>",
                hex(colors.frame)
            );
            let inlay = f64::from(colors.inlay_width) * f64::from(side) / 744.0;
            let (at, wide) = (f64::from(m.frame) - inlay, f64::from(8 * s) + 2.0 * inlay);
            let _ = writeln!(
                out,
                "<path d=\"M{at:.2} {at:.2}h{wide:.2}v{wide:.2}h-{wide:.2}z\" fill=\"{}\"/>",
                hex(colors.inlay)
            );
            let f = m.frame;
            let _ = writeln!(
                out,
                "<path d=\"M{f} {f}h{w}v{w}h-{w}z\" fill=\"{}\"/>",
                hex(colors.light.plain),
                w = 8 * s
            );
            let mut dark = String::new();
            for square in Square::all().filter(|square| !square.is_light()) {
                let (x, y) = place(square);
                let _ = write!(dark, "M{x} {y}h{s}v{s}h-{s}z");
            }
            let _ = writeln!(out, "<path d=\"{dark}\" fill=\"{}\"/>", hex(colors.dark.plain));
        }
        self.write_ground_marks(&mut out, &place, s);
        self.write_coordinates(&mut out, &m);
        self.write_men(&mut out, board, &place, s);
        self.write_shapes(&mut out, &place, s);
        out.push_str("</svg>\n");
        out
    }

    fn write_coordinates(&self, out: &mut String, m: &Measures) {
        let colors = self.theme.colors();
        let (s, f) = (f64::from(m.square), f64::from(m.frame));
        // Capital height and x-height are near .73 and .55 of Inter's em: centred by the former.
        let mut letter = |c: char, size: f64, x: f64, y: f64, color: egui::Color32| {
            if let Some((advance, path)) = glyphs::glyph(c) {
                let k = size / 1000.0;
                let left = x - f64::from(advance) * k / 2.0;
                let base = y + size * 0.36;
                let fill = hex(color);
                let _ = writeln!(
                    out,
                    "<path transform=\"translate({left:.2} {base:.2}) scale({k:.5})\" \
                     fill=\"{fill}\" d=\"{path}\"/>"
                );
            }
        };
        for i in 0..8 {
            let along = f + (f64::from(i) + 0.5) * s;
            let (file, rank) = match self.orientation {
                Color::White => (i as u8, 7 - i as u8),
                Color::Black => (7 - i as u8, i as u8),
            };
            let (file, rank) = ((b'a' + file) as char, (b'1' + rank) as char);
            match self.coordinates {
                Coordinates::Off => {}
                Coordinates::Frame => {
                    let size = f * 0.6;
                    letter(file, size, along, f + 8.0 * s + f / 2.0, colors.frame_text);
                    letter(rank, size, f / 2.0, along, colors.frame_text);
                }
                Coordinates::Inside => {
                    let size = s * 0.15;
                    // The corner a-file/last rank of the screen is light on both orientations.
                    let left = colors.square(i % 2 == 0).coordinate;
                    let foot = colors.square(i % 2 == 1).coordinate;
                    letter(rank, size, f + s * 0.09, along - s * 0.40, left);
                    letter(file, size, along + s * 0.41, f + 8.0 * s - s * 0.09, foot);
                }
            }
        }
    }

    fn write_men(
        &self,
        out: &mut String,
        board: &Board,
        place: &dyn Fn(Square) -> (u32, u32),
        side: u32,
    ) {
        out.push_str("<defs>\n");
        for color in Color::ALL {
            for role in Role::ALL {
                let piece = Piece::new(color, role);
                if !board.pieces(color, role).is_empty() {
                    let name = name_of(piece);
                    out.push_str(&symbol(&name, pieces::svg(self.set, piece)));
                }
            }
        }
        out.push_str("</defs>\n");
        for (square, piece) in board.iter() {
            let (x, y) = place(square);
            let _ = writeln!(
                out,
                "<use xlink:href=\"#{}\" x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\"/>",
                name_of(piece)
            );
        }
    }
}

fn name_of(piece: Piece) -> String {
    format!("{}{}", piece.color.char(), piece.role.letter().to_ascii_uppercase())
}

fn hex(color: egui::Color32) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r(), color.g(), color.b())
}

/// A man's file as a symbol; its ids get the man's name before them, so that twelve files can live in one.
fn symbol(name: &str, svg: &str) -> String {
    let (root, body) =
        svg.find("<svg").and_then(|at| svg[at..].split_once('>')).unwrap_or(("", ""));
    let body = body.rsplit_once("</svg>").map_or(body, |(body, _)| body);
    let view = svg
        .split_once("viewBox=\"")
        .and_then(|(_, rest)| rest.split_once('"'))
        .map_or("0 0 45 45", |(view, _)| view);
    let body = body
        .replace("id=\"", &format!("id=\"{name}-"))
        .replace("url(#", &format!("url(#{name}-"))
        .replace("href=\"#", &format!("href=\"#{name}-"));
    // What the file says for all of its strokes goes with it.
    let strokes: String = root
        .split_whitespace()
        .filter(|word| word.starts_with("stroke-") && word.ends_with('"'))
        .flat_map(|word| [" ", word])
        .collect();
    format!("<symbol id=\"{name}\" viewBox=\"{view}\"><g{strokes}>{body}</g></symbol>\n")
}

/// Makes the corners round, with soft edges.
fn round_corners(image: &mut RgbaImage, radius: f32) {
    let (w, h) = (image.width() as f32, image.height() as f32);
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5);
        let dx = (radius - x).max(x - (w - radius)).max(0.0);
        let dy = (radius - y).max(y - (h - radius)).max(0.0);
        if dx > 0.0 && dy > 0.0 {
            let cover = (radius - dx.hypot(dy) + 0.5).clamp(0.0, 1.0);
            pixel.0[3] = (f32::from(pixel.0[3]) * cover) as u8;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_and_board_makes_a_file_that_can_be_read() {
        let board = *chess_core::Position::startpos().board();
        for set in PieceSet::ALL {
            for theme in BoardTheme::ALL {
                let diagram = Diagram { set, theme, size: 200, ..Diagram::default() };
                let svg = diagram.svg(&board);
                let tree = Tree::from_str(&svg, &Options::default()).expect("readable SVG");
                assert_eq!(tree.size().width(), 200.0);
                assert_eq!(svg.matches("<use xlink:href=\"#w").count(), 16);
            }
            let image = Diagram { set, size: 200, ..Diagram::default() }.image(&board);
            let image = image.expect("an image");
            assert_eq!(image.dimensions(), (200, 200));
            assert!(image.get_pixel(0, 0).0[3] < 200, "the corner is round");
            assert_eq!(image.get_pixel(100, 100).0[3], 255);
        }
    }

    #[test]
    fn ids_of_different_men_do_not_meet() {
        let board = *chess_core::Position::startpos().board();
        let svg = Diagram { set: PieceSet::Qq, ..Diagram::default() }.svg(&board);
        let mut ids: Vec<&str> =
            svg.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all);
    }

    #[test]
    fn a_turned_diagram_has_black_below() {
        let mut board = Board::EMPTY;
        board.set(Square::A1, Some(Piece::new(Color::White, Role::King)));
        let diagram = Diagram { orientation: Color::Black, size: 412, ..Diagram::default() };
        let svg = diagram.svg(&board);
        let m = diagram.measures();
        let (x, y) = (m.frame + 7 * m.square, m.frame);
        assert!(svg.contains(&format!("#wK\" x=\"{x}\" y=\"{y}\"")), "{svg}");
    }
}
