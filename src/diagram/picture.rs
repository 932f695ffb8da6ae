//! A picture of a board for a file or the clipboard: drawn or solid, as pixels or as shapes. It asks
//! nothing of the window and may be made on any thread.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use chess_core::Board;
use image::codecs::{jpeg::JpegEncoder, png::PngEncoder};
use image::{ExtendedColorType, ImageEncoder as _, RgbImage, RgbaImage};
use scene3d::{AdapterKind, Gpu, GpuError, Quality, Renderer, Scene};

use super::{Diagram, SIZES, Solid, solid};

pub use crate::persist::settings::PictureFormat as Format;

/// How near the pixels of a JPEG are to what was drawn, out of 100.
const JPEG_QUALITY: u8 = 92;

/// The form that a file's name asks for.
pub fn format_of(path: &Path) -> Option<Format> {
    match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
        "png" => Some(Format::Png),
        "jpg" | "jpeg" => Some(Format::Jpeg),
        "svg" => Some(Format::Svg),
        _ => None,
    }
}

/// A picture, whole.
#[derive(Debug, Clone, PartialEq)]
pub struct Picture {
    /// The men.
    pub board: Board,
    /// Everything else on it.
    pub diagram: Diagram,
    /// The solid set in place of the drawn one.
    pub solid: Option<Solid>,
    /// The red, green and blue of what lies under it where nothing can be transparent.
    pub paper: [u8; 3],
}

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureError {
    /// The solid set has no shapes, only pixels.
    SolidShapes,
    /// The solid set found no graphics adapter that can draw it.
    Card(GpuError),
    /// Something else, in the words of whoever found it.
    Other(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::SolidShapes => {
                f.write_str("the solid set cannot be drawn as SVG, which is for the drawn sets")
            }
            PictureError::Card(why) => write!(f, "the solid set cannot be drawn here: {why}"),
            PictureError::Other(why) => write!(f, "the picture cannot be drawn: {why}"),
        }
    }
}

impl std::error::Error for PictureError {}

impl Picture {
    /// The bytes of a file.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn encode(&self, format: Format) -> Result<Vec<u8>, PictureError> {
        match format {
            Format::Svg if self.solid.is_some() => Err(PictureError::SolidShapes),
            Format::Svg => Ok(self.diagram.svg(&self.board).into_bytes()),
            Format::Png => png(&self.pixels()?),
            Format::Jpeg => jpeg(&self.on_paper()?),
        }
    }

    /// The picture itself; its ground is transparent. The size is its width; it is as high, or lower where
    /// a solid board is.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn pixels(&self) -> Result<RgbaImage, PictureError> {
        let side = self.diagram.size.clamp(*SIZES.start(), *SIZES.end());
        match &self.solid {
            None => {
                let drawn = self.diagram.image(&self.board);
                let drawn = drawn.ok_or_else(|| other("there is not enough memory"))?;
                Ok(of_size(&drawn, side))
            }
            Some(look) => {
                let scene = solid::scene(&self.board, &self.diagram, look);
                // What the best card refuses, the processor tries.
                draw_solid(false, &scene, side, look.quality).or_else(|first| {
                    draw_solid(true, &scene, side, look.quality).map_err(|_| first)
                })
            }
        }
    }

    /// The picture with paper under it, for whatever knows no transparency.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn on_paper(&self) -> Result<RgbImage, PictureError> {
        let drawn = self.pixels()?;
        Ok(RgbImage::from_fn(drawn.width(), drawn.height(), |x, y| {
            let [r, g, b, cover] = drawn.get_pixel(x, y).0;
            let mix = |over: u8, under: u8| {
                let (over, under, cover) = (u32::from(over), u32::from(under), u32::from(cover));
                ((over * cover + under * (255 - cover) + 127) / 255) as u8
            };
            let [red, green, blue] = self.paper;
            image::Rgb([mix(r, red), mix(g, green), mix(b, blue)])
        }))
    }
}

fn other(why: impl fmt::Display) -> PictureError {
    PictureError::Other(why.to_string())
}

fn png(picture: &RgbaImage) -> Result<Vec<u8>, PictureError> {
    let mut bytes = Vec::new();
    let (width, height) = picture.dimensions();
    PngEncoder::new(&mut bytes)
        .write_image(picture.as_raw(), width, height, ExtendedColorType::Rgba8)
        .map_err(other)?;
    Ok(bytes)
}

fn jpeg(picture: &RgbImage) -> Result<Vec<u8>, PictureError> {
    let mut bytes = Vec::new();
    let (width, height) = picture.dimensions();
    JpegEncoder::new_with_quality(&mut bytes, JPEG_QUALITY)
        .write_image(picture.as_raw(), width, height, ExtendedColorType::Rgb8)
        .map_err(other)?;
    Ok(bytes)
}

/// A board of whole pixels has an even side: an odd size repeats the last row and column.
fn of_size(drawn: &RgbaImage, size: u32) -> RgbaImage {
    let last = drawn.width().saturating_sub(1);
    RgbaImage::from_fn(size, size, |x, y| *drawn.get_pixel(x.min(last), y.min(last)))
}

/// Draws on the best card there is, or by the processor.
fn draw_solid(
    software: bool,
    scene: &Scene,
    side: u32,
    quality: Option<Quality>,
) -> Result<RgbaImage, PictureError> {
    // A driver that is out of memory is reported by a panic.
    let drawn = catch_unwind(AssertUnwindSafe(|| {
        let gpu = Gpu::headless(software)?;
        let quality = quality.unwrap_or(best(gpu.kind()));
        Renderer::new(&gpu)?.picture(scene, [side, side], quality)
    }));
    let drawn = drawn.map_err(|_| other("the driver of the graphics adapter has failed"))?;
    let drawn = drawn.map_err(PictureError::Card)?;
    if [drawn.width, drawn.height] != [side, side] {
        return Err(other(format!(
            "the graphics adapter draws no more than {} pixels",
            drawn.width
        )));
    }
    RgbaImage::from_raw(drawn.width, drawn.height, drawn.rgba)
        .map(|image| without_empty_rows(&image))
        .ok_or_else(|| other("the graphics adapter gave too few pixels"))
}

/// A file is drawn once and looked at often: as well as the card can. The processor would need minutes.
fn best(kind: AdapterKind) -> Quality {
    match kind {
        AdapterKind::Software => Quality::Low,
        AdapterKind::Integrated | AdapterKind::Discrete => Quality::High,
    }
}

/// A board that is seen from a seat is wider than high: the empty rows above and below it are left away,
/// but for a little air.
fn without_empty_rows(image: &RgbaImage) -> RgbaImage {
    // The end of the shadow on the table is not worth a row.
    const SEEN: u8 = 6;
    let (width, height) = image.dimensions();
    let seen = |y: &u32| (0..width).any(|x| image.get_pixel(x, *y).0[3] > SEEN);
    let (Some(first), Some(last)) = ((0..height).find(seen), (0..height).rev().find(seen)) else {
        return image.clone();
    };
    let air = width / 50;
    let top = first.saturating_sub(air);
    let bottom = (last + 1 + air).min(height);
    image::imageops::crop_imm(image, 0, top, width, bottom - top).to_image()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::board::{Brush, Shape};
    use chess_core::{Position, Square};

    fn picture(size: u32) -> Picture {
        Picture {
            board: *Position::startpos().board(),
            diagram: Diagram { size, ..Diagram::default() },
            solid: None,
            paper: [10, 200, 30],
        }
    }

    #[test]
    fn every_form_can_be_read_again() {
        for size in [64, 201] {
            let picture = picture(size);
            let png = image::load_from_memory(&picture.encode(Format::Png).expect("png"));
            let png = png.expect("readable").into_rgba8();
            assert_eq!(png.dimensions(), (size, size));
            let jpeg = image::load_from_memory(&picture.encode(Format::Jpeg).expect("jpeg"));
            let jpeg = jpeg.expect("readable").into_rgb8();
            assert_eq!(jpeg.dimensions(), (size, size));
            for (x, y) in [(size / 2, size / 2), (size / 4, size / 3)] {
                let ([r, g, b, _], near) = (png.get_pixel(x, y).0, jpeg.get_pixel(x, y).0);
                for (a, b) in [r, g, b].into_iter().zip(near) {
                    assert!(a.abs_diff(b) < 40, "{size}: {a} and {b} at {x}, {y}");
                }
            }
        }
        // What the file cannot leave out is paper.
        let corner = picture(512).on_paper().expect("drawn").get_pixel(0, 0).0;
        assert!(corner[1] > 150 && corner[0] < 60, "{corner:?}");
        let svg = String::from_utf8(picture(64).encode(Format::Svg).expect("svg"));
        assert!(svg.expect("text").starts_with("<svg"));
    }

    #[test]
    fn marks_are_seen_where_they_are() {
        let plain = picture(400).pixels().expect("drawn");
        let mut marked = picture(400);
        marked.diagram.last_move = Some([Square::E2, Square::E4]);
        marked.diagram.check = Some(Square::H6);
        marked.diagram.shapes = vec![
            Shape { from: Square::A4, to: Some(Square::A6), brush: Brush::Red },
            Shape { from: Square::C5, to: None, brush: Brush::Blue },
        ];
        let marked = marked.pixels().expect("drawn");
        // Squares have a side of 47; the frame takes 12.
        let at = |image: &RgbaImage, square: Square, dx: f32, dy: f32| {
            let x = 12.0 + 47.0 * (square.file().index() as f32 + dx);
            let y = 12.0 + 47.0 * (7.0 - square.rank().index() as f32 + dy);
            image.get_pixel(x as u32, y as u32).0
        };
        let changed = |square, dx, dy| at(&plain, square, dx, dy) != at(&marked, square, dx, dy);
        assert!(changed(Square::E4, 0.5, 0.5) && changed(Square::H6, 0.5, 0.5));
        assert!(changed(Square::A5, 0.5, 0.5) && changed(Square::C5, 0.5, 0.07));
        assert!(!changed(Square::C5, 0.5, 0.5) && !changed(Square::D4, 0.5, 0.5));
    }

    #[test]
    fn empty_rows_are_left_away_but_for_some_air() {
        let mut image = RgbaImage::new(100, 100);
        assert_eq!(without_empty_rows(&image).dimensions(), (100, 100), "nothing at all");
        for y in 30..=60 {
            image.put_pixel(7, y, image::Rgba([1, 2, 3, 255]));
        }
        let cropped = without_empty_rows(&image);
        assert_eq!(cropped.dimensions(), (100, 35));
        assert_eq!(cropped.get_pixel(7, 2).0, [1, 2, 3, 255]);
        image.put_pixel(0, 0, image::Rgba([0, 0, 0, 9]));
        image.put_pixel(0, 99, image::Rgba([0, 0, 0, 9]));
        assert_eq!(without_empty_rows(&image).dimensions(), (100, 100));
    }

    #[test]
    fn names_tell_the_form() {
        for (name, format) in [
            ("a.png", Some(Format::Png)),
            ("a.JPG", Some(Format::Jpeg)),
            ("a.jpeg", Some(Format::Jpeg)),
            ("a.b.Svg", Some(Format::Svg)),
            ("a.gif", None),
            ("png", None),
        ] {
            assert_eq!(format_of(Path::new(name)), format, "{name}");
        }
    }
}
