//! The recipe of the set as it stands in `assets/men/recipe.json`.

use super::curve::Segment;
use super::vector::{Vec3, vec3};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

/// All six men. The names of the map are those of the files.
#[derive(Deserialize)]
pub struct Recipe {
    pub men: BTreeMap<String, Man>,
}

#[derive(Deserialize)]
pub struct Man {
    pub height: f64,
    pub base_diameter: f64,
    pub mesh: MeshPlan,
    pub profile: Vec<Segment>,
    pub sdf: Vec<Instruction>,
    pub probes: Vec<Probe>,
}

/// How a man becomes triangles; lists have one entry for each level of detail.
#[derive(Deserialize)]
pub struct MeshPlan {
    /// Columns of the turned part.
    pub segments: [usize; 3],
    /// Where the turned part ends and the head begins, as (r, y).
    pub seam: Option<[f64; 2]>,
    /// The head's triangles; a man without a head is turned as a whole.
    pub triangles: Option<[usize; 3]>,
    /// Where the head must keep more of its triangles.
    #[serde(default)]
    pub detail: Vec<Detail>,
}

/// A ball around a place, mirrored in z, in which an error counts for more.
#[derive(Deserialize)]
pub struct Detail {
    pub at: [f64; 3],
    pub radius: f64,
    pub weight: f64,
}

impl MeshPlan {
    /// How much an error counts at a place: 1 where nothing is said.
    pub fn weight(&self, p: Vec3) -> f64 {
        let p = vec3(p.x, p.y, p.z.abs());
        let parts = self.detail.iter().map(|d| {
            let away = (p - Vec3::from(d.at)).length() / d.radius;
            d.weight * (1.6 - away).clamp(0.0, 1.0)
        });
        1.0 + parts.sum::<f64>()
    }
}

/// How far a distance may be from a probe's; it comes from the chords of curves.
pub const TOLERANCE: f64 = 4e-4;

/// A point near the surface and its distance, from an independent evaluation.
#[derive(Deserialize)]
pub struct Probe {
    pub p: [f64; 3],
    pub d: f64,
}

/// One step of the accumulator machine that computes the signed distance.
#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Instruction {
    Push,
    PopUnion { k: f64 },
    PopSubtract { k: f64 },
    Union(Blend),
    Subtract(Blend),
    Intersect(Blend),
}

/// A primitive, and how widely it is blended with what is there.
#[derive(Deserialize)]
pub struct Blend {
    pub k: f64,
    #[serde(default)]
    pub mirror_z: bool,
    #[serde(flatten)]
    pub shape: Shape,
}

#[derive(Deserialize)]
#[serde(tag = "prim", rename_all = "snake_case")]
pub enum Shape {
    Ellipsoid {
        center: [f64; 3],
        radii: [f64; 3],
        rot_deg_xyz: [f64; 3],
    },
    Box {
        center: [f64; 3],
        half: [f64; 3],
        rot_deg_xyz: [f64; 3],
        round: f64,
    },
    RoundCone {
        a: [f64; 3],
        b: [f64; 3],
        ra: f64,
        rb: f64,
        z_scale: f64,
    },
    BezierTube {
        control: [[f64; 3]; 4],
        radii: Vec<f64>,
        segments: usize,
        z_scale: f64,
    },
    RoundConeChain {
        points: Vec<[f64; 3]>,
        radii: Vec<f64>,
        z_scale: f64,
    },
    InflatedSilhouette {
        beziers_xy: Vec<[[f64; 2]; 4]>,
        axis: [f64; 2],
        s0: f64,
        s1: f64,
        #[serde(rename = "table_W_Rd")]
        table: Vec<[f64; 2]>,
    },
    ExtrudedOutlineZy {
        beziers_zy: Vec<[[f64; 2]; 4]>,
        origin_zy: [f64; 2],
        half_thickness: f64,
        edge_round: f64,
        outline_round: f64,
    },
    Lathe {
        profile: Option<Vec<Segment>>,
    },
}

impl Recipe {
    /// Reads a recipe.
    pub fn load(path: &Path) -> Result<Self> {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("could not read {}", path.display()))?;
        serde_json::from_str(&text).with_context(|| format!("{} is no recipe", path.display()))
    }
}
