//! What is on the table: plain data, without a graphics card.
//!
//! The side of a square is 1. `x` runs along a rank, from a to h; `y` is up, 0 on the top of the board; `z`
//! runs toward White, so the first rank lies at `z` = 3.5 and the eighth at −3.5.

use std::borrow::Cow;

use glam::{Quat, Vec2, Vec3};

use crate::camera::{Camera, View};

/// Half the width of the 64 squares.
pub const HALF: f32 = 4.0;
/// How wide the frame round the squares is.
pub const FRAME: f32 = 0.52;
/// How high the board stands above the table.
pub const THICKNESS: f32 = 0.25;

/// A kind of man.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "a man's name says what it is")]
pub enum Kind {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

impl Kind {
    /// All six, the smallest first.
    pub const ALL: [Kind; 6] =
        [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen, Kind::King];

    /// Its number in [`Kind::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The side that a man belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "there are two sides in chess")]
pub enum Army {
    White,
    Black,
}

/// One of the 64 places of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// 0 for the a-file, 7 for the h-file.
    pub file: u8,
    /// 0 for the first rank, 7 for the eighth.
    pub rank: u8,
}

impl Cell {
    /// The place with these numbers, each from 0 to 7.
    pub fn new(file: u8, rank: u8) -> Option<Cell> {
        (file < 8 && rank < 8).then_some(Cell { file, rank })
    }

    /// All 64, from a1 to h8, rank by rank.
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Cell { file, rank }))
    }

    /// The middle of the square, on the top of the board.
    pub fn center(self) -> Vec3 {
        Vec3::new(f32::from(self.file) - 3.5, 0.0, 3.5 - f32::from(self.rank))
    }

    /// The square under a point of the board's plane; `None` beside the squares.
    pub fn at(x: f32, z: f32) -> Option<Cell> {
        let file = (x + HALF).floor();
        let rank = (HALF - z).floor();
        ((0.0..8.0).contains(&file) && (0.0..8.0).contains(&rank))
            .then_some(Cell { file: file as u8, rank: rank as u8 })
    }

    /// Whether it is one of the light squares; h1 is.
    pub fn is_light(self) -> bool {
        !(self.file + self.rank).is_multiple_of(2)
    }
}

/// A man somewhere on the board, above it or beside it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Man {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub army: Army,
    /// Where the middle of its foot is.
    pub at: Vec3,
    /// How it is turned. [`Man::facing`] gives the usual one.
    pub turn: Quat,
    /// 1 for a man that is there, less for one that comes or goes.
    pub opacity: f32,
}

impl Man {
    /// A man on a square, upright, turned as men of its side stand.
    pub fn on(kind: Kind, army: Army, cell: Cell) -> Man {
        Man::at(kind, army, cell.center())
    }

    /// A man anywhere, upright, turned as men of its side stand.
    pub fn at(kind: Kind, army: Army, at: Vec3) -> Man {
        Man { kind, army, at, turn: Man::facing(kind, army, at.x), opacity: 1.0 }
    }

    /// How a man stands: toward the other side. Knights look half to the middle of the board, so that
    /// their heads show from behind; `x` says on which half they are.
    pub fn facing(kind: Kind, army: Army, x: f32) -> Quat {
        // The men are modelled looking along +x; White looks along −z.
        let forward = match army {
            Army::White => std::f32::consts::FRAC_PI_2,
            Army::Black => -std::f32::consts::FRAC_PI_2,
        };
        let toward_middle = match kind {
            Kind::Knight => {
                // Steady near the middle, so that a knight crossing the line turns and does not flip.
                let side = (x * 2.0).clamp(-1.0, 1.0);
                let angle = side * 48.0_f32.to_radians();
                if army == Army::White { angle } else { -angle }
            }
            _ => 0.0,
        };
        Quat::from_rotation_y(forward + toward_middle)
    }
}

/// Of what the men are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Material {
    /// Boxwood and ebony.
    #[default]
    Boxwood,
    /// White marble and dark marble.
    Marble,
    /// White porcelain and celadon.
    Celadon,
    /// Vermilion lacquer and ink lacquer.
    Lacquer,
}

impl Material {
    /// All of them.
    pub const ALL: [Material; 4] =
        [Material::Boxwood, Material::Marble, Material::Celadon, Material::Lacquer];

    /// How light the light and the dark squares are on which men of this material stand out best, both
    /// armies from both: luminances, 1 for white. See [`BoardLook::under`].
    pub fn squares(self) -> [f32; 2] {
        match self {
            Material::Boxwood => [0.303, 0.122],
            Material::Marble => [0.312, 0.138],
            Material::Celadon => [0.355, 0.165],
            // Vermilion is no lighter than walnut: a pale board carries both lacquers.
            Material::Lacquer => [0.83, 0.51],
        }
    }
}

/// A colour as screens have it: red, green and blue from 0 to 1 in the sRGB curve, and how much it covers.
pub type Color = [f32; 4];

/// What the surface of a board is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Grain {
    /// Veneer, its grain turned on alternate squares.
    #[default]
    Wood,
    /// Marble or jade with veins.
    Stone,
    /// Paper with clouds of ink.
    Paper,
    /// One even colour.
    Plain,
}

/// How the board looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardLook {
    /// The light squares.
    pub light: Color,
    /// The dark squares.
    pub dark: Color,
    /// The frame.
    pub frame: Color,
    /// The thin line between squares and frame, and the coordinates.
    pub inlay: Color,
    /// The surface.
    pub grain: Grain,
    /// How much it mirrors, from 0 (matt) to 1 (polished stone).
    pub polish: f32,
}

impl Default for BoardLook {
    /// Maple and walnut.
    fn default() -> Self {
        BoardLook {
            light: [0.898, 0.808, 0.663, 1.0],
            dark: [0.624, 0.459, 0.306, 1.0],
            frame: [0.33, 0.205, 0.12, 1.0],
            inlay: [0.875, 0.78, 0.627, 1.0],
            grain: Grain::Wood,
            polish: 0.45,
        }
    }
}

impl BoardLook {
    /// The same board as it looks under men of a material: its hues stay, its squares are as light as those
    /// men need.
    #[must_use]
    pub fn under(self, material: Material) -> BoardLook {
        let [light, dark] = material.squares();
        let shown = |wanted| between(self.dark, self.light, wanted);
        BoardLook { light: shown(light), dark: shown(dark), ..self }
    }
}

/// The colour of this luminance on the way from a dark colour to a light one and beyond: a brown that is made
/// light does not become pink but the tan of the light squares.
fn between(dark: Color, light: Color, wanted: f32) -> Color {
    let weights = Vec3::new(0.2126, 0.7152, 0.0722);
    let parts = |[r, g, b, _]: Color| {
        let light = Vec3::new(r, g, b).map(to_light).max(Vec3::splat(1e-3));
        let luminance = light.dot(weights);
        (light / luminance, luminance)
    };
    let ((dark_hue, low), (light_hue, high)) = (parts(dark), parts(light));
    let span = (high / low).ln();
    let part = if span.abs() < 0.05 { 0.5 } else { ((wanted / low).ln() / span).clamp(0.0, 1.0) };
    let part = part.sqrt();
    let scaled = dark_hue.lerp(light_hue, part) * wanted;
    // What cannot be lighter in one of its parts is made lighter in the others.
    let most = scaled.max_element();
    let fitted = if most > 1.0 {
        Vec3::splat(wanted).lerp(scaled, (1.0 - wanted) / (most - wanted))
    } else {
        scaled
    };
    let [r, g, b] = fitted.map(from_light).to_array();
    [r, g, b, 1.0]
}

/// A part of an sRGB colour as light.
pub(crate) fn to_light(part: f32) -> f32 {
    if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn from_light(part: f32) -> f32 {
    if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

/// The form of a mark on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkShape {
    /// The whole square.
    Fill,
    /// A glow, strongest in the middle.
    Glow,
    /// A dot in the middle, for a free square that may be reached.
    Dot,
    /// The four corners, for a man that may be captured.
    Corners,
    /// A circle along the edge, drawn by the user.
    Circle,
    /// A frame along the edge: where a carried man would be set down, or the keyboard's place.
    Frame,
}

/// A mark that lies on a square, under the men.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Mark {
    /// Where.
    pub cell: Cell,
    /// Its form.
    pub shape: MarkShape,
    /// Its colour.
    pub color: Color,
}

/// An arrow that lies on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Arrow {
    /// The square where it begins.
    pub from: Cell,
    /// The square where it ends.
    pub to: Cell,
    /// Its colour.
    pub color: Color,
    /// How thick its shaft is, in squares.
    pub width: f32,
}

/// What a picture is of.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub enum Stage {
    /// The board with everything on it and beside it.
    #[default]
    Board,
    /// Men without a board, on the table at height 0, all between these two corners of a box.
    Men {
        /// The corner with the least coordinates.
        low: Vec3,
        /// The corner with the greatest.
        high: Vec3,
    },
}

/// Everything that a picture shows. Two equal scenes make equal pictures.
#[derive(Debug, Clone, PartialEq)]
pub struct Scene {
    /// What it is of.
    pub stage: Stage,
    /// The men, on the board and beside it.
    pub men: Vec<Man>,
    /// Of what they are made.
    pub material: Material,
    /// The board.
    pub board: BoardLook,
    /// The marks, the undermost first.
    pub marks: Vec<Mark>,
    /// The arrows, the undermost first.
    pub arrows: Vec<Arrow>,
    /// Whether files and ranks are engraved in the frame.
    pub coordinates: bool,
    /// From where it is seen.
    pub camera: Camera,
    /// How strongly the board darkens the table it stands on, 0 for no shadow.
    pub table_shadow: f32,
}

impl Default for Scene {
    /// An empty board.
    fn default() -> Self {
        Scene {
            stage: Stage::Board,
            men: Vec::new(),
            material: Material::default(),
            board: BoardLook::default(),
            marks: Vec::new(),
            arrows: Vec::new(),
            coordinates: true,
            camera: Camera::default(),
            table_shadow: 0.5,
        }
    }
}

/// Whether something is equal to itself: whether all its numbers are numbers.
#[expect(clippy::eq_op, reason = "what is not a number is not equal to itself")]
fn is_number<T: PartialEq>(thing: &T) -> bool {
    thing == thing
}

impl Scene {
    /// One man by himself, a little from above, as for a button.
    pub fn portrait(kind: Kind, army: Army, material: Material) -> Scene {
        let mut man = Man::at(kind, army, Vec3::ZERO);
        // All look to the picture's left, and every portrait has the same scale: a king fills it.
        let side = if kind == Kind::Knight { 0.45 } else { 0.0 };
        man.turn = Quat::from_rotation_y(std::f32::consts::PI + side);
        let camera = Camera { elevation: 24.0_f32.to_radians(), ..Camera::PLAY };
        let (low, high) = (Vec3::new(-0.42, 0.0, -0.42), Vec3::new(0.42, 1.69, 0.42));
        Scene { men: vec![man], material, camera, ..Scene::of_men(low, high) }
    }

    /// No board, and a box that shall be seen whole.
    pub fn of_men(low: Vec3, high: Vec3) -> Scene {
        Scene { stage: Stage::Men { low, high }, coordinates: false, ..Scene::default() }
    }

    /// The same without what is not a number, which would never be equal to itself and so never at rest.
    pub(crate) fn sane(&self) -> Cow<'_, Scene> {
        if is_number(self) {
            return Cow::Borrowed(self);
        }
        let mut sane = self.clone();
        sane.men.retain(is_number);
        sane.marks.retain(is_number);
        sane.arrows.retain(is_number);
        sane.camera = sane.camera.limited();
        if !is_number(&sane) {
            let Scene { men, marks, arrows, material, camera, .. } = sane;
            sane = Scene { men, marks, arrows, material, camera, ..Scene::default() };
        }
        Cow::Owned(sane)
    }

    /// The camera fitted to a picture of this size in pixels.
    pub fn view(&self, size: Vec2) -> View {
        match self.stage {
            Stage::Board => self.camera.fit(size),
            Stage::Men { low, high } => self.camera.fit_box(size, low, high),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_where_its_center_is() {
        for cell in Cell::all() {
            let center = cell.center();
            assert_eq!(Cell::at(center.x, center.z), Some(cell));
        }
        assert_eq!(Cell::at(4.1, 0.0), None);
        assert_eq!(Cell::at(0.0, -4.1), None);
        assert_eq!(Cell::at(f32::NAN, 0.0), None);
        assert!(!Cell { file: 0, rank: 0 }.is_light(), "a1 is dark");
    }

    #[test]
    fn a_board_keeps_its_hue_and_gets_the_lightness_that_its_men_need() {
        let luminance = |[r, g, b, _]: Color| {
            Vec3::new(r, g, b).map(to_light).dot(Vec3::new(0.2126, 0.7152, 0.0722))
        };
        let white = [1.0, 1.0, 1.0, 1.0];
        let looks = [
            BoardLook::default(),
            BoardLook { light: white, dark: [0.0, 0.0, 0.0, 1.0], ..BoardLook::default() },
            BoardLook { dark: [0.1, 0.2, 0.9, 1.0], ..BoardLook::default() },
        ];
        for material in Material::ALL {
            for look in looks {
                let under = look.under(material);
                let [light, dark] = material.squares();
                assert!((luminance(under.light) - light).abs() < 0.01, "{under:?}");
                assert!((luminance(under.dark) - dark).abs() < 0.02, "{material:?} {under:?}");
            }
        }
        let walnut = BoardLook::default().under(Material::Boxwood).dark;
        assert!(walnut[0] > walnut[1] && walnut[1] > walnut[2], "still brown");
    }

    #[test]
    fn men_look_at_each_other() {
        let look = |army| Man::facing(Kind::King, army, 0.0) * Vec3::X;
        assert!(look(Army::White).distance(Vec3::NEG_Z) < 1e-5);
        assert!(look(Army::Black).distance(Vec3::Z) < 1e-5);
    }

    #[test]
    fn knights_look_to_the_middle() {
        for army in [Army::White, Army::Black] {
            for x in [-2.5, 2.5] {
                let look = Man::facing(Kind::Knight, army, x) * Vec3::X;
                assert!(look.x * x < 0.0, "{army:?} at {x}: {look}");
            }
        }
    }
}
