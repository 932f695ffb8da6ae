//! What the materials are made of, as numbers for the shaders.

use crate::scene::{Grain, Material};

/// Four vectors a side: base colour and roughness; coat, its roughness, reflectance, wrap of the light;
/// second colour and pattern; three numbers that the pattern understands.
type Stuff = [[f32; 4]; 4];

const WOOD: f32 = 0.0;
const STONE: f32 = 1.0;
const GLAZE: f32 = 2.0;
const LACQUER: f32 = 3.0;

/// White's stuff, then Black's.
pub fn of(material: Material) -> [Stuff; 2] {
    match material {
        // Rings a square, contrast of the rings, wear.
        Material::Boxwood => [
            [
                [0.66, 0.44, 0.215, 0.42],
                [0.40, 0.20, 0.04, 0.12],
                [0.42, 0.235, 0.09, WOOD],
                [5.0, 0.42, 0.35, 0.0],
            ],
            [
                [0.034, 0.0245, 0.020, 0.40],
                [0.50, 0.17, 0.04, 0.0],
                [0.075, 0.045, 0.028, WOOD],
                [7.0, 0.55, 0.9, 0.0],
            ],
        ],
        // Unused, contrast of the veins, clouds.
        Material::Marble => [
            [
                [0.80, 0.79, 0.765, 0.24],
                [0.35, 0.10, 0.045, 0.30],
                [0.42, 0.43, 0.45, STONE],
                [0.0, 0.62, 0.25, 0.0],
            ],
            [
                [0.046, 0.052, 0.062, 0.22],
                [0.55, 0.08, 0.045, 0.05],
                [0.44, 0.37, 0.24, STONE],
                [0.0, 0.42, 0.12, 0.0],
            ],
        ],
        // Unused, how the glaze gathers, specks.
        Material::Celadon => [
            [
                [0.83, 0.815, 0.77, 0.28],
                [1.0, 0.06, 0.045, 0.28],
                [0.90, 0.89, 0.86, GLAZE],
                [0.0, 1.2, 0.05, 0.0],
            ],
            [
                [0.085, 0.215, 0.165, 0.28],
                [1.0, 0.06, 0.045, 0.22],
                [0.28, 0.44, 0.36, GLAZE],
                [0.0, 1.7, 0.16, 0.0],
            ],
        ],
        // Unused, below which convexity there is gold, clouds.
        Material::Lacquer => [
            [
                [0.50, 0.030, 0.014, 0.50],
                [1.0, 0.07, 0.04, 0.06],
                [1.0, 0.72, 0.32, LACQUER],
                [0.0, 0.30, 0.30, 0.0],
            ],
            [
                [0.017, 0.0165, 0.019, 0.50],
                [1.0, 0.05, 0.04, 0.0],
                [1.0, 0.72, 0.32, LACQUER],
                [0.0, 0.30, 0.30, 0.0],
            ],
        ],
    }
}

/// The number of a board's surface for the shader, and the contrast of its grain.
pub fn grain(grain: Grain) -> (f32, f32) {
    match grain {
        Grain::Wood => (0.0, 1.0),
        Grain::Stone => (1.0, 0.75),
        Grain::Paper => (2.0, 0.8),
        Grain::Plain => (3.0, 0.0),
    }
}
