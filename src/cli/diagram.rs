//! `luozi diagram FEN -o OUT`: a board as a picture, as the program itself draws it.

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::Path;

use chess_core::{Board, fen};
use image::{ExtendedColorType, ImageEncoder, RgbaImage};

use crate::diagram::{self, Diagram};
use crate::persist::atomic;
use crate::persist::settings::{BoardTheme, PieceSet};
use crate::view::{board_theme, pieces};

/// Width and height when nothing is said, in pixels.
pub const DEFAULT_SIZE: u32 = 720;
/// What can be asked for.
pub const SIZES: RangeInclusive<u32> = diagram::SIZES;

/// The form of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Pixels.
    Png,
    /// Shapes.
    Svg,
}

impl Format {
    /// The form that a file's name asks for.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "png" => Some(Format::Png),
            "svg" => Some(Format::Svg),
            _ => None,
        }
    }
}

/// Draws the board of a FEN, playable or not, and writes it.
pub fn run(
    text: &str,
    file: &Path,
    set: PieceSet,
    theme: BoardTheme,
    size: u32,
    err: &mut dyn Write,
) -> io::Result<bool> {
    let board = match text {
        "startpos" => Board::START,
        text => match fen::parse(text) {
            Ok(setup) => setup.board,
            Err(error) => {
                writeln!(err, "luozi: {error}")?;
                return Ok(false);
            }
        },
    };
    let diagram = Diagram {
        // The words of the settings and of the drawings are the same.
        set: pieces::PieceSet::from_id(set.word()).unwrap_or_default(),
        theme: board_theme::BoardTheme::from_id(theme.word()).unwrap_or_default(),
        size,
        ..Diagram::default()
    };
    let bytes = match Format::of(file) {
        Some(Format::Png) => png(&diagram, &board).map_err(io::Error::other)?,
        Some(Format::Svg) | None => diagram.svg(&board).into_bytes(),
    };
    match atomic::write(file, &bytes) {
        Ok(()) => Ok(true),
        Err(error) => {
            writeln!(err, "luozi: {}: {error}", file.display())?;
            Ok(false)
        }
    }
}

fn png(diagram: &Diagram, board: &Board) -> anyhow::Result<Vec<u8>> {
    let drawn = diagram.image(board);
    let drawn = drawn.ok_or_else(|| anyhow::anyhow!("the picture could not be drawn"))?;
    let picture = of_size(&drawn, diagram.size);
    let mut bytes = Vec::new();
    image::codecs::png::PngEncoder::new(&mut bytes).write_image(
        picture.as_raw(),
        picture.width(),
        picture.height(),
        ExtendedColorType::Rgba8,
    )?;
    Ok(bytes)
}

/// A board of whole pixels has an even side: an odd size repeats the last row and column.
fn of_size(drawn: &RgbaImage, size: u32) -> RgbaImage {
    let last = drawn.width().saturating_sub(1);
    RgbaImage::from_fn(size, size, |x, y| *drawn.get_pixel(x.min(last), y.min(last)))
}
