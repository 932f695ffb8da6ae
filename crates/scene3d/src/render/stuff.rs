//! What the materials are made of, as numbers for the shaders.

use crate::scene::{Grain, Material};

/// Four vectors a side: base colour and roughness; coat, its roughness, reflectance, wrap of the light;
/// second colour and pattern; three numbers that the pattern understands, and how much light comes out again
/// that went in beside: pale wood, marble and porcelain are never as dark in their own shade as paint is.
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
                [0.92, 0.79, 0.53, 0.42],
                [0.40, 0.20, 0.04, 0.12],
                [0.70, 0.47, 0.21, WOOD],
                [5.0, 0.62, 0.40, 0.24],
            ],
            [
                [0.027, 0.0195, 0.0155, 0.42],
                [0.34, 0.17, 0.04, 0.0],
                [0.062, 0.036, 0.022, WOOD],
                [7.0, 0.55, 0.9, 0.0],
            ],
        ],
        // Unused, contrast of the veins, clouds.
        Material::Marble => [
            [
                [0.88, 0.87, 0.845, 0.24],
                [0.35, 0.10, 0.045, 0.30],
                [0.36, 0.37, 0.39, STONE],
                [0.0, 0.80, 0.30, 0.14],
            ],
            [
                [0.017, 0.020, 0.025, 0.24],
                [0.26, 0.10, 0.04, 0.03],
                [0.44, 0.37, 0.24, STONE],
                [0.0, 0.20, 0.05, 0.0],
            ],
        ],
        // Unused, how the glaze gathers, specks.
        Material::Celadon => [
            [
                [0.89, 0.875, 0.83, 0.28],
                [1.0, 0.06, 0.045, 0.28],
                [0.90, 0.89, 0.86, GLAZE],
                [0.0, 1.2, 0.05, 0.20],
            ],
            [
                [0.013, 0.049, 0.038, 0.30],
                [1.0, 0.06, 0.045, 0.22],
                [0.08, 0.18, 0.14, GLAZE],
                [0.0, 1.7, 0.16, 0.0],
            ],
        ],
        // Unused, below which convexity there is gold, clouds.
        Material::Lacquer => [
            [
                [0.76, 0.082, 0.038, 0.50],
                [1.0, 0.07, 0.04, 0.06],
                [1.0, 0.72, 0.32, LACQUER],
                [0.0, 0.30, 0.30, 0.0],
            ],
            [
                [0.017, 0.0165, 0.019, 0.50],
                [0.8, 0.05, 0.04, 0.0],
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
