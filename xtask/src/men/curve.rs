//! Curves in the plane: the profiles of turned parts and the outlines of carved ones.

use serde::Deserialize;

/// A point of the plane: (r, y) in profiles.
pub type Point = [f64; 2];

/// A piece of a profile.
#[derive(Clone, Deserialize)]
#[serde(tag = "t")]
pub enum Segment {
    #[serde(rename = "L")]
    Line { p: [Point; 2] },
    #[serde(rename = "C")]
    Cubic { p: [Point; 4] },
    /// `bulge` is tan(sweep / 4), positive for a left turn.
    #[serde(rename = "A")]
    Arc { p: [Point; 2], bulge: f64 },
}

/// The longest error and turn of the chords that stand in for a curve.
#[derive(Clone, Copy)]
pub struct Fineness {
    pub chord: f64,
    pub turn_degrees: f64,
}

/// Chords that cannot be told from the curve: for distances.
pub const EXACT: Fineness = Fineness { chord: 0.000_12, turn_degrees: 6.0 };

pub fn minus(a: Point, b: Point) -> Point {
    [a[0] - b[0], a[1] - b[1]]
}

pub fn cross(a: Point, b: Point) -> f64 {
    a[0] * b[1] - a[1] * b[0]
}

pub fn dot(a: Point, b: Point) -> f64 {
    a[0] * b[0] + a[1] * b[1]
}

pub fn length(a: Point) -> f64 {
    a[0].hypot(a[1])
}

pub fn unit(a: Point) -> Point {
    let l = length(a).max(1e-15);
    [a[0] / l, a[1] / l]
}

fn lerp(a: Point, b: Point, t: f64) -> Point {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

impl Segment {
    pub fn end(&self) -> Point {
        match self {
            Self::Line { p } | Self::Arc { p, .. } => p[1],
            Self::Cubic { p } => p[3],
        }
    }

    /// The point at `t` of 0 to 1.
    pub fn at(&self, t: f64) -> Point {
        match self {
            Self::Line { p } => lerp(p[0], p[1], t),
            Self::Cubic { p } => {
                let u = 1.0 - t;
                let w = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
                [0, 1].map(|i| (0..4).map(|k| w[k] * p[k][i]).sum())
            }
            Self::Arc { p, bulge } => {
                let (centre, radius, start, sweep) = arc(*p, *bulge);
                let angle = start + sweep * t;
                [centre[0] + radius * angle.cos(), centre[1] + radius * angle.sin()]
            }
        }
    }

    /// The direction at `t`.
    pub fn tangent(&self, t: f64) -> Point {
        match self {
            Self::Line { p } => unit(minus(p[1], p[0])),
            Self::Cubic { p } => {
                let u = 1.0 - t;
                let w = [3.0 * u * u, 6.0 * u * t, 3.0 * t * t];
                let d = [0, 1].map(|i| (0..3).map(|k| w[k] * (p[k + 1][i] - p[k][i])).sum());
                if length(d) > 1e-9 {
                    return unit(d);
                }
                unit(minus(self.at((t + 1e-3).min(1.0)), self.at((t - 1e-3).max(0.0))))
            }
            Self::Arc { p, bulge } => {
                let (_, _, start, sweep) = arc(*p, *bulge);
                let angle = start + sweep * t;
                let sign = sweep.signum();
                [-angle.sin() * sign, angle.cos() * sign]
            }
        }
    }

    /// Points on the curve from its beginning to its end, both included, with their directions.
    pub fn flatten(&self, fineness: Fineness) -> Vec<(Point, Point)> {
        const STEPS: usize = 200;
        let step = |i: usize| i as f64 / STEPS as f64;
        let samples: Vec<(Point, Point)> =
            (0..=STEPS).map(|i| (self.at(step(i)), self.tangent(step(i)))).collect();
        let turns: Vec<f64> = samples
            .windows(2)
            .map(|w| cross(w[0].1, w[1].1).atan2(dot(w[0].1, w[1].1)).abs())
            .collect();
        let lengths: Vec<f64> = samples.windows(2).map(|w| length(minus(w[1].0, w[0].0))).collect();
        let (turn, whole): (f64, f64) = (turns.iter().sum(), lengths.iter().sum());
        if turn < 1e-6 {
            return vec![(self.at(0.0), self.tangent(0.0)), (self.at(1.0), self.tangent(1.0))];
        }
        let radius = whole / turn;
        let longest =
            fineness.turn_degrees.to_radians().min(2.0 * (2.0 * fineness.chord / radius).sqrt());
        let count = (turn / longest).ceil().max(1.0) as usize;
        // Points stand closer where the curve turns: half by turn, a third by length.
        let mut passed = vec![0.0];
        for (t, l) in turns.iter().zip(&lengths) {
            let last = passed.last().copied().unwrap_or(0.0);
            passed.push(last + t / turn + 0.5 * l / whole);
        }
        let total = passed.last().copied().unwrap_or(1.0);
        (0..=count)
            .map(|i| {
                let wanted = total * i as f64 / count as f64;
                let k = passed.partition_point(|&p| p < wanted).clamp(1, STEPS);
                let (a, b) = (passed[k - 1], passed[k]);
                let f = if b > a { ((wanted - a) / (b - a)).clamp(0.0, 1.0) } else { 0.0 };
                let t = (step(k - 1) + f / STEPS as f64).min(1.0);
                (self.at(t), self.tangent(t))
            })
            .collect()
    }
}

/// Centre, radius, first angle and sweep of an arc.
fn arc([a, b]: [Point; 2], bulge: f64) -> (Point, f64, f64, f64) {
    let sweep = 4.0 * bulge.atan();
    let d = minus(b, a);
    let chord = length(d);
    let height = chord / 2.0 / (sweep / 2.0).tan();
    let centre =
        [(a[0] + b[0]) / 2.0 - d[1] / chord * height, (a[1] + b[1]) / 2.0 + d[0] / chord * height];
    let radius = length(minus(a, centre));
    (centre, radius, (a[1] - centre[1]).atan2(a[0] - centre[0]), sweep)
}

/// The corners of a path of segments, each once.
pub fn corners(path: &[Segment], fineness: Fineness) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for segment in path {
        let flat = segment.flatten(fineness);
        points.extend(flat.iter().map(|s| s.0).skip(usize::from(!points.is_empty())));
    }
    points
}

/// The corners of a closed outline of cubic pieces.
pub fn outline(cubics: &[[Point; 4]]) -> Vec<Point> {
    let path: Vec<Segment> = cubics.iter().map(|&p| Segment::Cubic { p }).collect();
    let mut points = corners(&path, EXACT);
    points.pop();
    points
}

/// A polygon that answers how far a point is from it.
pub struct Polygon {
    edges: Vec<Edge>,
}

struct Edge {
    a: Point,
    e: Point,
    inverse: f64,
}

impl Polygon {
    /// A polygon that is not closed is a profile: what closes it is the axis, which is no surface
    /// and which nothing lies beyond.
    pub fn new(points: &[Point], closed: bool) -> Self {
        let edge = |a: Point, b: Point| {
            let e = minus(b, a);
            Edge { a, e, inverse: 1.0 / (dot(e, e) + 1e-30) }
        };
        let mut edges: Vec<Edge> = points.windows(2).map(|w| edge(w[0], w[1])).collect();
        if let (true, [first, .., last]) = (closed, points) {
            edges.push(edge(*last, *first));
        }
        Self { edges }
    }

    /// The distance, negative inside.
    pub fn distance(&self, p: Point) -> f64 {
        let mut best = f64::MAX;
        let mut inside = false;
        for edge in &self.edges {
            let w = minus(p, edge.a);
            if (w[1] < 0.0) != (w[1] < edge.e[1]) && w[0] < edge.e[0] * w[1] / edge.e[1] {
                inside = !inside;
            }
            let t = (dot(w, edge.e) * edge.inverse).clamp(0.0, 1.0);
            let d = [w[0] - edge.e[0] * t, w[1] - edge.e[1] * t];
            best = best.min(dot(d, d));
        }
        if inside { -best.sqrt() } else { best.sqrt() }
    }
}
