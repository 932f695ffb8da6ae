//! `luozi diagram FEN -o OUT`: a board as a picture, as the program itself draws it.

mod subject;

use std::ffi::OsString;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use chess_core::game::{Shape, ShapeColor};
use chess_core::{Color, Square};

use super::{UsageError, Words, names, usage};
use crate::diagram::{Diagram, Format, Picture, PictureError, SIZES, Solid, format_of};
use crate::gpu::Care;
use crate::persist::atomic;
use crate::persist::settings::{
    BoardTheme, CameraChoice, Coordinates, Material, PieceSet, Quality,
};
use crate::view::play::table;
use crate::view::{board, theme};

/// Width and height when nothing is said, in pixels.
const DEFAULT_SIZE: u32 = 720;

/// What is to be drawn, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The position, or the file with it.
    pub subject: String,
    /// Which game or position of the file, from 1.
    pub game: Option<usize>,
    /// After how many plies of its main line.
    pub ply: Option<usize>,
    /// Where to.
    pub out: PathBuf,
    /// The form.
    pub format: Format,
    /// The men.
    pub set: PieceSet,
    /// Of what they are made, if they are solid.
    pub material: Material,
    /// From where they are seen, if they are solid.
    pub camera: CameraChoice,
    /// With how much care they are drawn.
    pub quality: Quality,
    /// The board.
    pub theme: BoardTheme,
    /// Letters and numbers.
    pub coordinates: Coordinates,
    /// Width and height in pixels.
    pub size: u32,
    /// Black is at the bottom.
    pub flip: bool,
    /// The squares of the last move.
    pub last: Option<[Square; 2]>,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
}

/// The options that take a value.
const VALUED: [&str; 13] = [
    "--out",
    "--format",
    "--set",
    "--material",
    "--camera",
    "--quality",
    "--theme",
    "--coordinates",
    "--size",
    "--last",
    "--arrows",
    "--game",
    "--ply",
];

/// Understands the arguments; `None` is a wish for help.
pub(super) fn parse(arguments: &[OsString]) -> Result<Option<Order>, UsageError> {
    let words = Words::split(arguments, &VALUED)?;
    if words.has("--help") {
        return Ok(None);
    }
    let known: Vec<&str> = VALUED.into_iter().chain(["--flip"]).collect();
    words.only(&known)?;
    let subject = words.text("diagram")?;
    if subject.is_empty() {
        return usage("diagram: which position?");
    }
    let Some(out) = words.value("--out").map(PathBuf::from) else {
        return usage("diagram: where to? Name a .png, .jpg or .svg file behind -o");
    };
    let set = choice(&words, "--set", PieceSet::ALL, PieceSet::from_word)?.unwrap_or_default();
    let material = choice(&words, "--material", Material::ALL, Material::from_word)?;
    let camera = choice(&words, "--camera", CameraChoice::ALL, CameraChoice::from_word)?;
    let quality = choice(&words, "--quality", Quality::ALL, Quality::from_word)?;
    let for_solid = ["--material", "--camera", "--quality"];
    if set != PieceSet::Solid
        && let Some(option) = for_solid.into_iter().find(|option| words.has(option))
    {
        return usage(format!("{option} is for the solid set: add --set solid, or leave it out"));
    }
    let format = format(&words, &out)?;
    if set == PieceSet::Solid && format == Format::Svg {
        return usage("svg is for the drawn sets: take png or jpg, or --set flat or --set qq");
    }
    Ok(Some(Order {
        subject,
        game: number(&words, "--game", 1)?,
        ply: number(&words, "--ply", 0)?,
        format,
        set,
        material: material.unwrap_or_default(),
        camera: camera.unwrap_or_default(),
        quality: quality.unwrap_or_default(),
        theme: choice(&words, "--theme", BoardTheme::ALL, BoardTheme::from_word)?
            .unwrap_or_default(),
        coordinates: choice(&words, "--coordinates", Coordinates::ALL, Coordinates::from_word)?
            .unwrap_or_default(),
        size: size(&words)?,
        flip: words.has("--flip"),
        last: last_move(&words)?,
        shapes: shapes(&words)?,
        out,
    }))
}

/// One of the words that stand for a choice.
fn choice<T: Copy + super::Named>(
    words: &Words,
    option: &str,
    all: &[T],
    from_word: fn(&str) -> Option<T>,
) -> Result<Option<T>, UsageError> {
    let Some(word) = words.word(option)? else { return Ok(None) };
    match from_word(word) {
        Some(value) => Ok(Some(value)),
        None => usage(format!("{option}: {word:?} is none of {}", names(all))),
    }
}

/// A number from `least` on.
fn number(words: &Words, option: &str, least: usize) -> Result<Option<usize>, UsageError> {
    let Some(word) = words.word(option)? else { return Ok(None) };
    match word.parse() {
        Ok(number) if number >= least => Ok(Some(number)),
        _ => usage(format!("{option}: {word:?} is no number from {least} on")),
    }
}

/// The form: as said, else by the ending of the file.
fn format(words: &Words, out: &Path) -> Result<Format, UsageError> {
    match words.word("--format")? {
        Some("jpeg") => Ok(Format::Jpeg),
        Some(word) => match Format::from_word(word) {
            Some(format) => Ok(format),
            None => usage(format!("--format: {word:?} is none of {}", names(Format::ALL))),
        },
        None => match format_of(out) {
            Some(format) => Ok(format),
            None => usage(format!(
                "-o: {} ends neither in .png nor in .jpg nor in .svg; say --format",
                out.display()
            )),
        },
    }
}

fn size(words: &Words) -> Result<u32, UsageError> {
    let Some(word) = words.word("--size")? else { return Ok(DEFAULT_SIZE) };
    match word.parse() {
        Ok(size) if SIZES.contains(&size) => Ok(size),
        _ => usage(format!(
            "--size: {word:?} is no number from {} to {}",
            SIZES.start(),
            SIZES.end()
        )),
    }
}

/// Two squares without anything between them.
fn two_squares(text: &str) -> Option<[Square; 2]> {
    let (from, to) = text.split_at_checked(2)?;
    Some([from.parse().ok()?, to.parse().ok()?])
}

fn last_move(words: &Words) -> Result<Option<[Square; 2]>, UsageError> {
    let Some(word) = words.word("--last")? else { return Ok(None) };
    match two_squares(&word.to_ascii_lowercase()) {
        Some(squares) => Ok(Some(squares)),
        None => usage(format!("--last: {word:?} is no pair of squares such as e2e4")),
    }
}

/// Arrows (`e2e4`) and circles (`e4`), green or with the letter of a colour before them.
fn shapes(words: &Words) -> Result<Vec<Shape>, UsageError> {
    let Some(list) = words.word("--arrows")? else { return Ok(Vec::new()) };
    let mut shapes = Vec::new();
    for word in list.split([',', ' ']).filter(|word| !word.is_empty()) {
        match shape(word) {
            Some(shape) => shapes.push(shape),
            None => {
                return usage(format!(
                    "--arrows: {word:?} is neither an arrow such as e2e4 nor a circle such as e4; \
                     G, R, B or Y before it is its colour, as in Re2e4"
                ));
            }
        }
    }
    Ok(shapes)
}

fn shape(word: &str) -> Option<Shape> {
    let (color, squares) = match word.chars().next() {
        // Squares have two signs each; what is over is a colour.
        Some(letter) if !word.len().is_multiple_of(2) => {
            (ShapeColor::from_letter(letter)?, word.get(letter.len_utf8()..)?)
        }
        _ => (ShapeColor::Green, word),
    };
    let squares = squares.to_ascii_lowercase();
    match squares.len() {
        2 => Some(Shape { color, from: squares.parse().ok()?, to: None }),
        _ => two_squares(&squares).map(|[from, to]| Shape { color, from, to: Some(to) }),
    }
}

/// Draws a board, playable or not, and writes it.
pub(super) fn run(order: &Order, err: &mut dyn Write) -> io::Result<bool> {
    let subject = match subject::read(order) {
        Ok(subject) => subject,
        Err(why) => {
            writeln!(err, "luozi: {why}")?;
            return Ok(false);
        }
    };
    let orientation = if order.flip { Color::Black } else { Color::White };
    let diagram = Diagram {
        set: table::piece_set(order.set),
        theme: table::board_theme(order.theme),
        orientation,
        coordinates: match order.coordinates {
            Coordinates::Off => board::Coordinates::Off,
            Coordinates::Inside => board::Coordinates::Inside,
            Coordinates::Frame => board::Coordinates::Frame,
        },
        size: order.size,
        last_move: order.last.or(subject.last),
        check: subject.check,
        shapes: subject
            .shapes
            .into_iter()
            .chain(order.shapes.iter().copied())
            .map(table::drawn_shape)
            .collect(),
    };
    let solid = (order.set == PieceSet::Solid).then(|| Solid {
        material: table::material(order.material),
        camera: table::preset(order.camera).camera(orientation),
        quality: match table::care(order.quality) {
            Care::Automatic => None,
            Care::Always(quality) => Some(quality),
        },
    });
    let paper = theme::light_paper();
    let paper = [paper.r(), paper.g(), paper.b()];
    let picture = Picture { board: subject.board, diagram, solid, paper };
    let bytes = match picture.encode(order.format) {
        Ok(bytes) => bytes,
        Err(error) => {
            writeln!(err, "luozi: {error}")?;
            if matches!(error, PictureError::Card(_)) {
                writeln!(err, "The drawn sets need no graphics adapter: --set flat or --set qq")?;
            }
            return Ok(false);
        }
    };
    match atomic::write(&order.out, &bytes) {
        Ok(()) => Ok(true),
        Err(error) => {
            writeln!(err, "luozi: {}: {error}", order.out.display())?;
            Ok(false)
        }
    }
}
