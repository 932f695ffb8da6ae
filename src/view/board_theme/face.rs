//! The face of a board: squares and frame as one picture at the exact size it has on the screen.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, Shape, TextureHandle, TextureId,
    TextureOptions, epaint::RectShape, pos2,
};
use image::imageops::FilterType;
use image::{DynamicImage, RgbImage};

use super::BoardTheme;

/// The side of a square in the pictures of `assets/boards`.
const PICTURE_SQUARE: u32 = 180;

/// A board's face as a texture.
#[derive(Clone)]
pub struct Face {
    texture: TextureHandle,
    square: u32,
    frame: u32,
}

impl Face {
    pub fn id(&self) -> TextureId {
        self.texture.id()
    }

    /// The part of the texture that shows `files`×`ranks` squares from the corner a8.
    fn squares_uv(&self, files: u32, ranks: u32) -> Rect {
        let side = (8 * self.square + 2 * self.frame) as f32;
        let start = self.frame as f32 / side;
        let step = self.square as f32 / side;
        Rect::from_min_max(
            pos2(start, start),
            pos2(start + step * files as f32, start + step * ranks as f32),
        )
    }
}

/// Which face: theme, side of a square and width of the frame in physical pixels, inlay likewise.
type Key = (BoardTheme, u32, u32, u32);

#[derive(Default)]
struct Cache {
    faces: BTreeMap<(&'static str, u32, u32, u32), (Face, u64)>,
}

/// The face of a board whose squares are `square` and whose frame is `frame` physical pixels wide.
/// It is made when it is asked for the first time and kept while it is in use.
pub fn face(ctx: &Context, theme: BoardTheme, square: u32, frame: u32, inlay: u32) -> Face {
    let now = ctx.cumulative_frame_nr();
    let cache = ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Arc<Mutex<Cache>>>(Id::unique("board faces")).clone()
    });
    let Ok(mut cache) = cache.lock() else {
        return make(ctx, (theme, square, frame, inlay));
    };
    let key = (theme.id(), square, frame, inlay);
    if !cache.faces.contains_key(&key) {
        // Old sizes go when a new one comes; what this frame and the last one used stays.
        cache.faces.retain(|_, (_, used)| *used + 2 > now);
        let made = make(ctx, (theme, square, frame, inlay));
        cache.faces.insert(key, (made, now));
    }
    match cache.faces.get_mut(&key) {
        Some((face, used)) => {
            *used = now;
            face.clone()
        }
        None => make(ctx, (theme, square, frame, inlay)),
    }
}

fn make(ctx: &Context, (theme, square, frame, inlay): Key) -> Face {
    let image = compose(theme, square, frame, inlay);
    let size = [image.width() as usize, image.height() as usize];
    let texture = ctx.load_texture(
        format!("board {} {square} {frame}", theme.id()),
        ColorImage::from_rgb(size, image.as_raw()),
        TextureOptions::LINEAR,
    );
    Face { texture, square, frame }
}

/// Paints `files`×`ranks` squares, the corner a8 at the top left, into a place: for miniatures.
pub fn paint_squares(
    painter: &Painter,
    rect: Rect,
    theme: BoardTheme,
    files: u32,
    ranks: u32,
    radius: u8,
) {
    let square = (rect.width() / files as f32 * painter.pixels_per_point()).round().max(1.0);
    let face = face(painter.ctx(), theme, square as u32, 0, 0);
    let shape = RectShape::filled(rect, radius, Color32::WHITE);
    painter.add(Shape::Rect(shape.with_texture(face.id(), face.squares_uv(files, ranks))));
}

/// The face as a picture. The frame's corners are mitred; the program rounds its outer corners when drawing.
pub fn compose(theme: BoardTheme, square: u32, frame: u32, inlay: u32) -> RgbImage {
    let side = 8 * square + 2 * frame;
    let mut image = RgbImage::new(side.max(1), side.max(1));
    if frame > 0 {
        draw_frame(&mut image, theme, frame, inlay);
    }
    let colors = theme.colors();
    let picture = decoded(theme);
    for rank in 0..8 {
        for file in 0..8 {
            let (x, y) = (frame + file * square, frame + rank * square);
            match picture {
                Some(picture) => paste(&mut image, &cut(picture, file, rank, square), x, y),
                None => {
                    let plain = colors.square((file + rank) % 2 == 0).plain;
                    let plain = image::Rgb([plain.r(), plain.g(), plain.b()]);
                    paste(&mut image, &RgbImage::from_pixel(square, square, plain), x, y);
                }
            }
        }
    }
    image
}

/// One square of a picture at another size. By `DynamicImage`, whose code is optimised in every profile.
fn cut(picture: &DynamicImage, file: u32, rank: u32, square: u32) -> RgbImage {
    const P: u32 = PICTURE_SQUARE;
    let filter = if square < P / 3 { FilterType::Triangle } else { FilterType::CatmullRom };
    picture.crop_imm(file * P, rank * P, P, P).resize_exact(square, square, filter).into_rgb8()
}

/// Copies whole rows.
fn paste(image: &mut RgbImage, part: &RgbImage, x: u32, y: u32) {
    let stride = image.width() as usize * 3;
    let row = part.width() as usize * 3;
    let start = y as usize * stride + x as usize * 3;
    let pixels: &mut [u8] = image;
    for (i, source) in part.as_raw().chunks_exact(row.max(1)).enumerate() {
        let at = start + i * stride;
        if let Some(target) = pixels.get_mut(at..at + row) {
            target.copy_from_slice(source);
        }
    }
}

/// Four rails meeting at 45 degrees, a line of light at the outer edge, the dark inlay round the squares.
fn draw_frame(image: &mut RgbImage, theme: BoardTheme, frame: u32, inlay: u32) {
    let side = image.width();
    let colors = theme.colors();
    let wood = (theme == BoardTheme::Walnut).then(|| {
        let strip = frame_strip();
        // The grain keeps its proportion to the squares' grain, but is never coarser than the frame.
        let height = (frame * 2).clamp(1, 96);
        let width = (3200 * height / 96).max(side);
        strip.resize_exact(width.max(side + 64), height, FilterType::CatmullRom).into_rgb8()
    });
    let base = [colors.frame.r(), colors.frame.g(), colors.frame.b()].map(i32::from);
    for y in 0..side {
        let inside = (frame..side.saturating_sub(frame)).contains(&y);
        let hole = if inside { frame..side - frame } else { 0..0 };
        for x in (0..hole.start).chain(hole.end..side) {
            let edge = x.min(y).min(side - 1 - x).min(side - 1 - y);
            if edge >= frame {
                continue;
            }
            let horizontal = edge == y || edge == side - 1 - y;
            let vertical = edge == x || edge == side - 1 - x;
            let mut c = match &wood {
                Some(wood) => {
                    let (along, far) = if horizontal && (!vertical || y < side / 2) {
                        (x, y > side / 2)
                    } else {
                        (y, x > side / 2)
                    };
                    let shift = if far { wood.height() / 2 } else { 0 };
                    let across = (edge + shift) % wood.height();
                    let offset = if horizontal { 0 } else { 64 % (wood.width() - side).max(1) };
                    wood.get_pixel((along + offset) % wood.width(), across).0.map(i32::from)
                }
                None => base,
            };
            if horizontal && vertical {
                c = c.map(|v| v - 16);
            }
            if edge == 0 {
                // Light falls from above.
                let light = if y == 0 {
                    22
                } else if y == side - 1 {
                    -26
                } else {
                    8
                };
                c = c.map(|v| v + light);
            }
            if edge + inlay >= frame {
                c = [colors.inlay.r(), colors.inlay.g(), colors.inlay.b()].map(i32::from);
            }
            image.put_pixel(x, y, image::Rgb(c.map(|v| v.clamp(0, 255) as u8)));
        }
    }
}

/// The squares of a board, decoded once.
fn decoded(theme: BoardTheme) -> Option<&'static DynamicImage> {
    static PICTURES: [OnceLock<Option<DynamicImage>>; 6] = [const { OnceLock::new() }; 6];
    let bytes = theme.picture()?;
    PICTURES.get(theme as usize)?.get_or_init(|| decode(bytes)).as_ref()
}

fn frame_strip() -> &'static DynamicImage {
    static STRIP: OnceLock<DynamicImage> = OnceLock::new();
    STRIP.get_or_init(|| {
        decode(include_bytes!("../../../assets/boards/walnut-frame.webp"))
            .unwrap_or_else(|| DynamicImage::new_rgb8(3200, 96))
    })
}

fn decode(bytes: &[u8]) -> Option<DynamicImage> {
    let read = || {
        let mut decoder = image_webp::WebPDecoder::new(std::io::Cursor::new(bytes))?;
        let (width, height) = decoder.dimensions();
        let mut pixels = vec![0; decoder.output_buffer_size().unwrap_or(0)];
        decoder.read_image(&mut pixels)?;
        Ok::<_, image_webp::DecodingError>(
            RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8),
        )
    };
    read().unwrap_or_else(|error| {
        log::error!("a board's picture cannot be read: {error}");
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_the_size_asked_for_and_hard_edges_between_squares() {
        for theme in BoardTheme::ALL {
            let image = compose(theme, 20, 6, 1);
            assert_eq!(image.dimensions(), (172, 172));
            let light = |x, y| {
                let p = image.get_pixel(x, y).0.map(u32::from);
                p[0] + p[1] + p[2]
            };
            // Both sides of the edge between a8 and b8.
            assert!(light(6 + 19, 10) > light(6 + 20, 10) + 60, "{theme:?}");
        }
    }

    #[test]
    fn the_pictures_can_be_decoded() {
        for theme in BoardTheme::ALL {
            assert_eq!(theme.picture().is_some(), decoded(theme).is_some(), "{theme:?}");
        }
    }
}
