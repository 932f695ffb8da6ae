//! Turned parts: rings of the profile, doubled where it has a crisp corner.

use super::curve::{EXACT, Fineness, Point, Segment, cross, dot, length, minus, unit};
use super::mesh::Mesh;
use super::vector::vec3;
use std::f64::consts::TAU;

/// How the finest level is cut into rings.
const FINE: Fineness = Fineness { chord: 0.0008, turn_degrees: 38.0 };

/// How far the rings of the coarser levels may leave the profile.
const COARSE: [f64; 2] = [0.0028, 0.0065];

/// A straight wall that is taller has rings of its own, some of them near its ends, so that what is
/// computed at the edges does not spread over it.
const TALL: f64 = 0.06;
const NEAR_END: f64 = 0.018;

/// Normals that are nearer than this cosine share a ring.
const SAME: f64 = 0.985;

/// Sides that meet flatter than this cosine become one smooth ring in the coarser levels.
const SMOOTH: f64 = 0.55;

/// A ring: a point of the profile with the normal of one side.
struct Ring {
    point: Point,
    normal: Point,
}

/// Turns a profile into a mesh of a level of detail with `columns` around.
pub fn turn(profile: &[Segment], level: usize, columns: usize) -> Mesh {
    let rings = match level.checked_sub(1) {
        None => fine(profile),
        Some(coarser) => coarse(profile, COARSE[coarser]),
    };
    revolve(&rings, columns)
}

/// To the right of the direction is outside.
fn outward(tangent: Point) -> Point {
    [tangent[1], -tangent[0]]
}

fn fine(profile: &[Segment]) -> Vec<Ring> {
    let mut rings: Vec<Ring> = Vec::new();
    for segment in profile {
        let mut flat = segment.flatten(FINE);
        if let Segment::Line { p: [a, b] } = segment
            && (b[1] - a[1]).abs() > TALL
        {
            let tangent = flat[0].1;
            let between = [NEAR_END, 0.5 * length(minus(*b, *a)), length(minus(*b, *a)) - NEAR_END];
            let at = |d: f64| ([a[0] + tangent[0] * d, a[1] + tangent[1] * d], tangent);
            flat.splice(1..1, between.map(at));
        }
        for (i, (point, tangent)) in flat.into_iter().enumerate() {
            let normal = outward(tangent);
            let shared = i == 0 && rings.last().is_some_and(|r| dot(r.normal, normal) > SAME);
            if !shared {
                rings.push(Ring { point, normal });
            }
        }
    }
    rings
}

/// The profile with as few points as stay within `error`; their normals are those of the curve
/// around them, so that a coarse ring shades like the detail that it stands for.
fn coarse(profile: &[Segment], error: f64) -> Vec<Ring> {
    let mut points: Vec<Point> = Vec::new();
    for segment in profile {
        let flat = segment.flatten(EXACT);
        points.extend(flat.iter().map(|s| s.0).skip(usize::from(!points.is_empty())));
    }
    points.dedup_by(|a, b| length(minus(*a, *b)) < 1e-9);
    let last = points.len() - 1;
    let mut kept = vec![0, last];
    simplify(&points, 0, last, error, &mut kept);
    kept.sort_unstable();
    let mut rings = Vec::new();
    for (n, &at) in kept.iter().enumerate() {
        let before = n.checked_sub(1).map(|m| mean_normal(&points, (kept[m] + at).div_ceil(2), at));
        let after = kept.get(n + 1).map(|&next| mean_normal(&points, at, (at + next) / 2));
        let point = points[at];
        match (before, after) {
            (Some(a), Some(b)) if dot(a, b) < SMOOTH => {
                rings.push(Ring { point, normal: a });
                rings.push(Ring { point, normal: b });
            }
            (Some(a), Some(b)) => {
                rings.push(Ring { point, normal: unit([a[0] + b[0], a[1] + b[1]]) });
            }
            (Some(normal), None) | (None, Some(normal)) => rings.push(Ring { point, normal }),
            (None, None) => {}
        }
    }
    rings
}

/// Douglas and Peucker's: keeps the farthest point of a stretch while it is too far.
fn simplify(points: &[Point], from: usize, to: usize, error: f64, kept: &mut Vec<usize>) {
    let along = unit(minus(points[to], points[from]));
    let far = |i: &usize| {
        let d = minus(points[*i], points[from]);
        cross(along, d).abs()
    };
    let Some(at) = (from + 1..to).max_by(|a, b| far(a).total_cmp(&far(b))) else { return };
    if far(&at) > error {
        kept.push(at);
        simplify(points, from, at, error, kept);
        simplify(points, at, to, error, kept);
    }
}

fn mean_normal(points: &[Point], from: usize, to: usize) -> Point {
    let (from, to) = if from < to { (from, to) } else { (to.saturating_sub(1), to.max(1)) };
    outward(unit(minus(points[to], points[from])))
}

fn revolve(rings: &[Ring], columns: usize) -> Mesh {
    let mut mesh = Mesh::default();
    let mut starts = Vec::new();
    for ring in rings {
        let [r, y] = ring.point;
        let on_axis = r < 1e-6;
        starts.push((mesh.points.len() as u32, if on_axis { 1 } else { columns as u32 }));
        if on_axis {
            mesh.points.push(vec3(0.0, y, 0.0));
            mesh.normals.push(vec3(0.0, ring.normal[1].signum(), 0.0));
            continue;
        }
        for j in 0..columns {
            let (s, c) = (TAU * j as f64 / columns as f64).sin_cos();
            mesh.points.push(vec3(r * c, y, r * s));
            mesh.normals.push(vec3(ring.normal[0] * c, ring.normal[1], ring.normal[0] * s));
        }
    }
    for (i, pair) in starts.windows(2).enumerate() {
        if length(minus(rings[i].point, rings[i + 1].point)) < 1e-9 {
            continue;
        }
        let [(a, below), (b, above)] = [pair[0], pair[1]];
        for j in 0..columns as u32 {
            let k = (j + 1) % columns as u32;
            match (below, above) {
                (1, 1) => {}
                (1, _) => mesh.faces.push([a, b + j, b + k]),
                (_, 1) => mesh.faces.push([a + j, b, a + k]),
                _ => mesh.faces.extend([[a + j, b + j, b + k], [a + j, b + k, a + k]]),
            }
        }
    }
    mesh
}
