//! The six men as they are modelled: triangles at three levels of detail, and the outline of each.
//!
//! The files are made by `cargo xtask men` from the recipe in `assets/men` and built into the program. All
//! numbers are little endian:
//!
//! ```text
//! "LZMEN001"
//! f32 height, f32 base radius, f32 scale
//! f32 × 32      greatest radius in 32 slices of equal height, from the foot
//! u8 × 64       how much of the sky the man hides from the ground, by distance from his axis up to 1.5
//! u32           levels of detail, then for each: u32 vertices, u32 indices
//! for each level: vertices of 16 bytes, u16 indices (padded to 4 bytes)
//! vertex        i16 × 4 position / scale, i16 × 2 normal (octahedral, axis y), u8 × 4 occlusion on the
//!               ground, occlusion in the air, edge (128 flat, more convex), 0
//! ```

use std::sync::OnceLock;

use crate::scene::Kind;

/// How many bytes a vertex has, in the file and on the graphics card.
pub(crate) const VERTEX: usize = 16;
/// How many levels of detail a man has.
pub const LEVELS: usize = 3;

/// The outline of a man, and what he hides.
#[derive(Debug, Clone, PartialEq)]
pub struct Body {
    /// How high he is, in squares.
    pub height: f32,
    /// Half the width of his foot.
    pub base: f32,
    /// His greatest radius in 32 slices of equal height, from the foot.
    pub radius: [f32; 32],
    /// How much of the sky he hides from the ground round him, 0 to 1, in 64 steps up to
    /// [`Body::GROUND`] from his axis.
    pub ground: [f32; 64],
}

impl Body {
    /// How far from the axis [`Body::ground`] reaches.
    pub const GROUND: f32 = 1.5;

    /// His radius at a height; 0 above him and below him.
    pub fn radius_at(&self, y: f32) -> f32 {
        let slice = y / self.height * self.radius.len() as f32 - 0.5;
        if !(-0.5..=self.radius.len() as f32 - 0.5).contains(&slice) {
            return 0.0;
        }
        let last = self.radius.len() - 1;
        let low = slice.floor().clamp(0.0, last as f32);
        let get = |i: usize| self.radius.get(i.min(last)).copied().unwrap_or(0.0);
        let part = (slice - low).clamp(0.0, 1.0);
        get(low as usize) * (1.0 - part) + get(low as usize + 1) * part
    }
}

/// The triangles of one level of detail, as they are in the file.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Level {
    pub vertices: &'static [u8],
    pub indices: &'static [u8],
    pub index_count: u32,
}

/// A man's file, taken apart.
#[derive(Debug)]
pub(crate) struct Model {
    pub body: Body,
    pub scale: f32,
    pub levels: Vec<Level>,
}

static FILES: [&[u8]; 6] = [
    include_bytes!("../../../assets/men/pawn.men"),
    include_bytes!("../../../assets/men/knight.men"),
    include_bytes!("../../../assets/men/bishop.men"),
    include_bytes!("../../../assets/men/rook.men"),
    include_bytes!("../../../assets/men/queen.men"),
    include_bytes!("../../../assets/men/king.men"),
];

/// The signed distances of the engraved letters and figures: see `assets/men/README.md`.
pub(crate) static COORDINATES: &[u8] = include_bytes!("../../../assets/men/coordinates.sdf");

/// The outline of a kind of man.
pub fn body(kind: Kind) -> &'static Body {
    &model(kind).body
}

/// The model of a kind of man.
pub(crate) fn model(kind: Kind) -> &'static Model {
    static MODELS: OnceLock<Vec<Model>> = OnceLock::new();
    let models = MODELS.get_or_init(|| {
        FILES.iter().map(|file| read(file).expect("the files of the men are built in")).collect()
    });
    &models[kind.index()]
}

/// Takes a file apart; `None` if it is not one.
fn read(file: &'static [u8]) -> Option<Model> {
    let mut rest = file;
    let mut take = |n: usize| {
        let (part, after) = rest.split_at_checked(n)?;
        rest = after;
        Some(part)
    };
    if take(8)? != b"LZMEN001" {
        return None;
    }
    let mut words =
        take(4 * 35)?.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    let (height, base, scale) = (words.next()?, words.next()?, words.next()?);
    let mut radius = [0.0; 32];
    radius.iter_mut().zip(words).for_each(|(to, from)| *to = from);
    let mut ground = [0.0; 64];
    ground.iter_mut().zip(take(64)?).for_each(|(to, &from)| *to = f32::from(from) / 255.0);
    let mut count = || take(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    let levels = count()?;
    let sizes: Option<Vec<(u32, u32)>> = (0..levels).map(|_| Some((count()?, count()?))).collect();
    let levels: Option<Vec<Level>> = sizes?
        .into_iter()
        .map(|(vertices, indices)| {
            Some(Level {
                vertices: take(vertices as usize * VERTEX)?,
                indices: take((indices as usize * 2).next_multiple_of(4))?,
                index_count: indices,
            })
        })
        .collect();
    Some(Model { body: Body { height, base, radius, ground }, scale, levels: levels? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_whole_and_in_order() {
        for (kind, file) in Kind::ALL.into_iter().zip(FILES) {
            let model = read(file).expect("a man");
            assert_eq!(model.levels.len(), LEVELS, "{kind:?}");
            let bytes: usize =
                model.levels.iter().map(|level| level.vertices.len() + level.indices.len()).sum();
            assert_eq!(file.len(), 8 + 140 + 64 + 4 + 8 * LEVELS + bytes, "nothing is left over");
            for level in &model.levels {
                let count = level.vertices.len() / VERTEX;
                assert_eq!(level.index_count % 3, 0);
                assert!(
                    level
                        .indices
                        .chunks_exact(2)
                        .all(|b| { usize::from(u16::from_le_bytes([b[0], b[1]])) < count })
                );
            }
            let counts = [0, 1, 2].map(|level: usize| model.levels[level].index_count);
            assert!(
                counts[0] > 2 * counts[1] && 2 * counts[1] > 3 * counts[2],
                "{kind:?} {counts:?}"
            );
        }
        assert_eq!(COORDINATES.len(), 16 * 64 * 64);
    }

    /// `board-3d.md`, 4.2: heights and feet of the men, in squares.
    #[test]
    fn the_men_have_their_sizes() {
        let sizes =
            [(0.88, 0.50), (1.05, 0.62), (1.23, 0.63), (0.96, 0.60), (1.49, 0.72), (1.67, 0.77)];
        for (kind, (height, foot)) in Kind::ALL.into_iter().zip(sizes) {
            let body = body(kind);
            assert!((body.height - height).abs() < 0.02, "{kind:?}: {}", body.height);
            assert!((body.base * 2.0 - foot).abs() < 0.02, "{kind:?}: {}", body.base);
            assert!(body.radius_at(0.01) > 0.4 * foot && body.radius_at(body.height + 0.01) == 0.0);
            assert!(body.ground[0] > 0.9 && body.ground[63] < 0.2, "{kind:?}");
        }
    }

    #[test]
    fn what_is_not_a_man_is_refused() {
        assert!(read(b"").is_none());
        assert!(read(b"LZMEN001 and then nothing").is_none());
    }
}
