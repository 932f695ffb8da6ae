//! Fewer triangles: edges are drawn together in the order of the error that it makes
//! (Garland and Heckbert's quadrics).

use super::mesh::{Surface, facet};
use super::net::solve;
use super::vector::{Vec3, vec3};
use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;

/// The sum of squared distances from planes, as the ten numbers of a symmetric form.
#[derive(Clone, Copy, Default)]
struct Quadric {
    matrix: [f64; 6],
    linear: Vec3,
    constant: f64,
}

/// An edge, what it costs to draw it together, and how both ends stood when that was computed.
struct Candidate {
    cost: f64,
    ends: [u32; 2],
    ages: [u32; 2],
    to: Vec3,
}

/// A surface on its way to fewer triangles.
pub struct Decimator {
    points: Vec<Vec3>,
    quadrics: Vec<Quadric>,
    /// The sums of the facets that each point stands for.
    outward: Vec<Vec3>,
    /// How the surface bends there.
    bends: Vec<f64>,
    ages: Vec<u32>,
    around: Vec<Vec<u32>>,
    faces: Vec<[u32; 3]>,
    alive: Vec<bool>,
    left: usize,
    heap: BinaryHeap<Reverse<Candidate>>,
}

/// A face must not turn farther than to this cosine when one of its corners moves.
const TURN: f64 = 0.25;

/// Nor from what was once outward at its corners.
const OUTWARD: f64 = 0.2;

/// Faces slimmer than this (1 is equilateral) are made only of faces that were slimmer.
const SLIM: f64 = 0.08;

/// What an edge costs along which the bend changes: what is computed at its ends would be smeared
/// over the long triangles of a flat surface.
const BEND: f64 = 5e-6;

/// How strongly a new point is held to the middle of its edge.
const HOLD: f64 = 1e-3;

/// What a long edge costs where the surface is flat and planes alone would not care.
const LONG: f64 = 1e-5;

impl Quadric {
    fn plane(normal: Vec3, distance: f64, weight: f64) -> Self {
        let n = normal;
        let matrix = [n.x * n.x, n.x * n.y, n.x * n.z, n.y * n.y, n.y * n.z, n.z * n.z];
        Self {
            matrix: matrix.map(|m| m * weight),
            linear: n * (-distance * weight),
            constant: distance * distance * weight,
        }
    }

    fn add(&mut self, other: &Self) {
        for (a, b) in self.matrix.iter_mut().zip(other.matrix) {
            *a += b;
        }
        self.linear += other.linear;
        self.constant += other.constant;
    }

    fn error(&self, p: Vec3) -> f64 {
        let [xx, xy, xz, yy, yz, zz] = self.matrix;
        let row = vec3(
            xx * p.x + xy * p.y + xz * p.z,
            xy * p.x + yy * p.y + yz * p.z,
            xz * p.x + yz * p.y + zz * p.z,
        );
        (row.dot(p) + 2.0 * self.linear.dot(p) + self.constant).max(0.0)
    }
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Candidate {
    fn cmp(&self, other: &Self) -> Ordering {
        self.cost.total_cmp(&other.cost).then(self.ends.cmp(&other.ends))
    }
}

impl Decimator {
    /// `weight` says how much more an error counts at a place, `bends` how the surface bends at
    /// each point.
    pub fn new(surface: Surface, bends: Vec<f64>, weight: impl Fn(Vec3) -> f64) -> Self {
        let Surface { points, faces } = surface;
        let mut outward = vec![Vec3::default(); points.len()];
        let mut quadrics = vec![Quadric::default(); points.len()];
        let mut around = vec![Vec::new(); points.len()];
        for (i, &face) in faces.iter().enumerate() {
            let product = facet(&points, face);
            let normal = product.unit();
            let corner = points[face[0] as usize];
            let plane =
                Quadric::plane(normal, normal.dot(corner), product.length() * weight(corner));
            for v in face {
                quadrics[v as usize].add(&plane);
                outward[v as usize] += product;
                around[v as usize].push(i as u32);
            }
        }
        let mut this = Self {
            ages: vec![0; points.len()],
            alive: vec![true; faces.len()],
            left: faces.len(),
            heap: BinaryHeap::new(),
            points,
            quadrics,
            outward,
            bends,
            around,
            faces,
        };
        for i in 0..this.faces.len() {
            let [a, b, c] = this.faces[i];
            for (a, b) in [(a, b), (b, c), (c, a)] {
                if a < b {
                    this.offer(a, b);
                }
            }
        }
        this
    }

    /// Draws edges together until no more than `faces` are left, and returns them.
    pub fn reduce(&mut self, faces: usize) -> Surface {
        while self.left > faces {
            let Some(Reverse(next)) = self.heap.pop() else { break };
            let [a, b] = next.ends;
            if [a, b].map(|v| self.ages[v as usize]) == next.ages && self.may(a, b, next.to) {
                self.collapse(a, b, next.to);
            }
        }
        let mut names = vec![u32::MAX; self.points.len()];
        let mut surface = Surface::default();
        for (face, _) in self.faces.iter().zip(&self.alive).filter(|(_, alive)| **alive) {
            surface.faces.push(face.map(|v| {
                let name = &mut names[v as usize];
                if *name == u32::MAX {
                    *name = surface.points.len() as u32;
                    surface.points.push(self.points[v as usize]);
                }
                *name
            }));
        }
        surface
    }

    /// Computes the cost of an edge and remembers it.
    fn offer(&mut self, a: u32, b: u32) {
        let ends = if a < b { [a, b] } else { [b, a] };
        let [p, q] = ends.map(|v| self.points[v as usize]);
        let mut sum = self.quadrics[ends[0] as usize];
        sum.add(&self.quadrics[ends[1] as usize]);
        let middle = (p + q) * 0.5;
        let length = (p - q).length();
        // Held to the middle a little, in the directions about which the planes say nothing.
        let [xx, xy, xz, yy, yz, zz] = sum.matrix;
        let hold = HOLD * (xx + yy + zz);
        let held = [xx + hold, xy, xz, yy + hold, yz, zz + hold];
        let best = solve(held, middle * hold - sum.linear);
        let best = best.filter(|s| (*s - middle).length() < length);
        let to = best.unwrap_or_else(|| {
            let errors = [middle, p, q].map(|s| (sum.error(s), s));
            errors.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map_or(middle, |e| e.1)
        });
        let [bend, other] = ends.map(|v| self.bends[v as usize]);
        let change = (bend - other) * length;
        let cost = sum.error(to) + LONG * length.powi(4) + BEND * change * change;
        let ages = ends.map(|v| self.ages[v as usize]);
        self.heap.push(Reverse(Candidate { cost, ends, ages, to }));
    }

    /// The corners that share a face with one.
    fn neighbours(&self, v: u32) -> Vec<u32> {
        let faces = &self.around[v as usize];
        let mut found: Vec<u32> =
            faces.iter().flat_map(|&f| self.faces[f as usize]).filter(|&w| w != v).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether the surface stays a surface and no face turns over or becomes a splinter.
    fn may(&self, a: u32, b: u32, to: Vec3) -> bool {
        let (of_a, of_b) = (self.neighbours(a), self.neighbours(b));
        if of_a.iter().filter(|v| of_b.binary_search(v).is_ok()).count() != 2 {
            return false;
        }
        let moved = |v: u32| if v == a || v == b { to } else { self.points[v as usize] };
        for (end, other) in [(a, b), (b, a)] {
            for &f in &self.around[end as usize] {
                let face = self.faces[f as usize];
                if face.contains(&other) {
                    continue;
                }
                let before = face.map(|v| self.points[v as usize]);
                let after = face.map(moved);
                let (n, m) = (normal(before), normal(after));
                let outward = face.map(|v| self.outward[v as usize].unit());
                let outward = outward[0] + outward[1] + outward[2];
                if n.unit().dot(m.unit()) < TURN || m.unit().dot(outward.unit()) < OUTWARD {
                    return false;
                }
                let shape = quality(after, m);
                if shape < SLIM && shape < quality(before, n) {
                    return false;
                }
            }
        }
        true
    }

    fn collapse(&mut self, a: u32, b: u32, to: Vec3) {
        let gone = std::mem::take(&mut self.around[b as usize]);
        for f in gone {
            let face = &mut self.faces[f as usize];
            if face.contains(&a) {
                self.alive[f as usize] = false;
                self.left -= 1;
                for v in *face {
                    self.around[v as usize].retain(|&g| g != f);
                }
            } else {
                for v in face.iter_mut().filter(|v| **v == b) {
                    *v = a;
                }
                self.around[a as usize].push(f);
            }
        }
        let quadric = self.quadrics[b as usize];
        self.quadrics[a as usize].add(&quadric);
        let area = [a, b].map(|v| self.outward[v as usize].length());
        let [bend, other] = [a, b].map(|v| self.bends[v as usize]);
        let share = area[1] / (area[0] + area[1]).max(1e-30);
        self.bends[a as usize] = bend + (other - bend) * share;
        let outward = self.outward[b as usize];
        self.outward[a as usize] += outward;
        self.points[a as usize] = to;
        self.ages[a as usize] += 1;
        self.ages[b as usize] += 1;
        for v in self.neighbours(a) {
            self.offer(a, v);
        }
    }
}

fn normal([a, b, c]: [Vec3; 3]) -> Vec3 {
    (b - a).cross(c - a)
}

/// 1 for an equilateral triangle, 0 for one without area.
fn quality([a, b, c]: [Vec3; 3], normal: Vec3) -> f64 {
    let sides = (b - a).dot(b - a) + (c - b).dot(c - b) + (a - c).dot(a - c);
    2.0 * 3f64.sqrt() * normal.length() / sides.max(1e-30)
}
