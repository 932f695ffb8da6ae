//! What is computed once and kept at every vertex: how open it is to the light, and how worn.

use super::bvh::Bvh;
use super::mesh::Mesh;
use super::sdf::Sdf;
use super::vector::{Vec3, vec3};
use std::f64::consts::TAU;

/// Light and wear at a vertex, each from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Baked {
    /// How much of the sky it sees when the man stands on a board.
    pub ao: f64,
    /// The same for a man held in the air.
    pub ao_free: f64,
    /// One half where it is flat, more on convex edges, less in crevices.
    pub edge: f64,
}

impl Baked {
    fn add(&mut self, other: &Self) {
        self.ao += other.ao;
        self.ao_free += other.ao_free;
        self.edge += other.edge;
    }
}

const RAYS: usize = 256;

/// For each level: vertices deeper than this in the body are in another part of it, and nobody
/// sees them. The coarser levels leave the surface themselves.
const HIDDEN: [f64; 3] = [0.003, 0.006, 0.01];

/// Rays start this far above the surface, so that they do not meet the facet they start from.
const LIFT: f64 = 0.003;

/// The distances at which the form is felt for, and the bend that counts as a full edge.
const REACH: [f64; 2] = [0.008, 0.018];
const FULL: f64 = 0.28;

/// Directions around (0, 0, 1), as dense as the cosine.
fn hemisphere() -> Vec<Vec3> {
    let golden = (5f64.sqrt() - 1.0) / 2.0;
    (0..RAYS)
        .map(|i| {
            let r2 = (i as f64 + 0.5) / RAYS as f64;
            let (s, c) = (TAU * (i as f64 * golden).fract()).sin_cos();
            vec3(r2.sqrt() * c, r2.sqrt() * s, (1.0 - r2).sqrt())
        })
        .collect()
}

/// Bakes every vertex of a level of the body `sdf`, whose finest level is `bvh`.
pub fn bake(mesh: &Mesh, level: usize, sdf: &Sdf, bvh: &Bvh) -> Vec<Baked> {
    let rays = hemisphere();
    let raw: Vec<Baked> = mesh
        .points
        .iter()
        .zip(&mesh.normals)
        .map(|(&point, &normal)| {
            // A coarse mesh leaves the surface; light is asked for on it.
            let on_surface = sdf.project(point, 2, 0.01);
            let from = on_surface + normal * LIFT;
            let (u, v) = normal.frame();
            let (mut sky, mut open) = (0, 0);
            for ray in &rays {
                let direction = u * ray.x + v * ray.y + normal * ray.z;
                if !bvh.blocked(from, direction) {
                    open += 1;
                    sky += i32::from(direction.y > 0.0);
                }
            }
            let part = |n: i32| f64::from(n) / RAYS as f64;
            Baked { ao: part(sky), ao_free: part(open), edge: edge(sdf, on_surface, normal) }
        })
        .collect();
    let hidden: Vec<bool> = mesh.points.iter().map(|&p| sdf.distance(p) < -HIDDEN[level]).collect();
    smoothed(mesh, &uncovered(mesh, raw, hidden))
}

/// Gives the vertices inside another part what the visible ones around them have: a triangle that
/// comes out of that part must not carry its darkness out.
fn uncovered(mesh: &Mesh, mut raw: Vec<Baked>, mut hidden: Vec<bool>) -> Vec<Baked> {
    for _ in 0..3 {
        let mut sums = vec![(Baked::default(), 0.0); raw.len()];
        for face in &mesh.faces {
            for (a, b) in [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)] {
                let (a, b) = (face[a] as usize, face[b] as usize);
                if hidden[a] && !hidden[b] {
                    sums[a].0.add(&raw[b]);
                    sums[a].1 += 1.0;
                }
            }
        }
        for (i, (sum, count)) in sums.into_iter().enumerate().filter(|(_, s)| s.1 > 0.0) {
            raw[i] =
                Baked { ao: sum.ao / count, ao_free: sum.ao_free / count, edge: sum.edge / count };
            hidden[i] = false;
        }
    }
    raw
}

/// The form of a place as it is kept: from 0 for a crevice to 1 for an edge.
fn edge(sdf: &Sdf, point: Vec3, normal: Vec3) -> f64 {
    let mean = REACH.map(|reach| bend(sdf, point, normal, reach, 12)).iter().sum::<f64>();
    0.5 + 0.5 * (mean / REACH.len() as f64 / FULL).clamp(-1.0, 1.0)
}

/// How the surface bends: the mean distance of `around` points in the tangent plane, in parts of
/// their distance from the middle.
pub fn bend(sdf: &Sdf, point: Vec3, normal: Vec3, reach: f64, around: usize) -> f64 {
    let (u, v) = normal.frame();
    let here = sdf.distance(point);
    let sum: f64 = (0..around)
        .map(|i| {
            let (s, c) = (TAU * i as f64 / around as f64).sin_cos();
            sdf.distance(point + (u * c + v * s) * reach) - here
        })
        .sum();
    sum / around as f64 / reach
}

/// Half of each value from the vertices around: the grain of the rays goes, the form stays.
fn smoothed(mesh: &Mesh, raw: &[Baked]) -> Vec<Baked> {
    let mut sums = vec![(Baked::default(), 0.0); raw.len()];
    for face in &mesh.faces {
        for (a, b) in [(0, 1), (1, 2), (2, 0), (1, 0), (2, 1), (0, 2)] {
            let other = raw[face[b] as usize];
            let (sum, count) = &mut sums[face[a] as usize];
            sum.add(&other);
            *count += 1.0;
        }
    }
    raw.iter()
        .zip(&sums)
        .map(|(own, (sum, count))| {
            let mix = |a: f64, b: f64| if *count > 0.0 { 0.5 * a + 0.5 * b / count } else { a };
            Baked {
                ao: mix(own.ao, sum.ao),
                ao_free: mix(own.ao_free, sum.ao_free),
                edge: 0.75 * own.edge + 0.25 * mix(own.edge, sum.edge),
            }
        })
        .collect()
}

/// The greatest distance from the axis in each of `N` slices of the height.
pub fn radii<const N: usize>(mesh: &Mesh, height: f64) -> [f64; N] {
    let mut radii = [0f64; N];
    let mut add = |p: Vec3| {
        let slice = (p.y / height * N as f64).floor().clamp(0.0, N as f64 - 1.0);
        let radius = &mut radii[slice as usize];
        *radius = radius.max(p.radius());
    };
    for face in &mesh.faces {
        for (a, b) in [(0, 1), (1, 2), (2, 0)] {
            let (a, b) = (mesh.points[face[a] as usize], mesh.points[face[b] as usize]);
            let pieces = ((b - a).length() / 0.004).ceil().max(1.0);
            for i in 0..=pieces as usize {
                add(a + (b - a) * (i as f64 / pieces));
            }
        }
    }
    radii
}

/// How much of the light a man takes from the ground around him, at `N` distances from his axis
/// up to `reach`: 0 for an open place, 1 for a covered one.
pub fn ground<const N: usize>(sdf: &Sdf, bvh: &Bvh, reach: f64) -> [f64; N] {
    const AROUND: usize = 24;
    let rays = hemisphere();
    std::array::from_fn(|i| {
        let distance = (i as f64 + 0.5) / N as f64 * reach;
        let mut blocked = 0;
        for k in 0..AROUND {
            let (s, c) = (TAU * (k as f64 + 0.37) / AROUND as f64).sin_cos();
            let point = vec3(distance * c, 1e-4, distance * s);
            if sdf.distance(point) < 0.0 {
                blocked += rays.len();
                continue;
            }
            blocked += rays.iter().filter(|r| bvh.blocked(point, vec3(r.x, r.z, r.y))).count();
        }
        blocked as f64 / (AROUND * rays.len()) as f64
    })
}
