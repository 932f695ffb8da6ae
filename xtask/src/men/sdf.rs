//! The signed distance of a man: the recipe's instructions, made ready to be evaluated often.

use super::curve::{self, EXACT, Point, Polygon, Segment};
use super::recipe::{Blend, Instruction, Man, Shape};
use super::vector::{Vec3, vec3};
use anyhow::{Result, ensure};

/// Farther than anything.
const FAR: f64 = 1e3;

/// A body as a signed distance, negative inside.
pub struct Sdf {
    steps: Vec<Step>,
}

enum Step {
    /// Begins a group. Its sphere and blend say when nothing of it can matter.
    Push {
        bound: Option<Sphere>,
        k: f64,
        length: usize,
    },
    PopUnion(f64),
    PopSubtract(f64),
    Blend {
        op: Op,
        k: f64,
        mirror: bool,
        bound: Option<Sphere>,
        solid: Solid,
    },
}

#[derive(Clone, Copy, PartialEq)]
enum Op {
    Union,
    Subtract,
    Intersect,
}

#[derive(Clone, Copy)]
struct Sphere {
    centre: Vec3,
    radius: f64,
}

enum Solid {
    Ellipsoid { centre: Vec3, radii: Vec3, axes: [Vec3; 3] },
    Box { centre: Vec3, half: Vec3, axes: [Vec3; 3], round: f64 },
    Cones { cones: Vec<Cone>, z_scale: f64 },
    Silhouette { outline: Polygon, axis: Point, from: f64, to: f64, table: Vec<[f64; 2]> },
    Plate { outline: Polygon, origin: Point, half: f64, edge: f64, round: f64 },
    Lathe { profile: Polygon },
}

/// A sphere that becomes another one on its way from a to b.
struct Cone {
    a: Vec3,
    ba: Vec3,
    ra: f64,
    rb: f64,
}

/// The smaller of both, blended over a width of k.
fn smin(a: f64, b: f64, k: f64) -> f64 {
    let h = (k - (a - b).abs()).max(0.0);
    if k <= 0.0 { a.min(b) } else { a.min(b) - h * h * 0.25 / k }
}

fn smax(a: f64, b: f64, k: f64) -> f64 {
    -smin(-a, -b, k)
}

impl Sdf {
    /// The instructions of a man, with `profile` for the lathe that has none of its own.
    pub fn new(man: &Man, profile: &[Segment]) -> Result<Self> {
        let mut steps = Vec::new();
        let mut open = Vec::new();
        for instruction in &man.sdf {
            let step = match instruction {
                Instruction::Push => {
                    open.push(steps.len());
                    Step::Push { bound: None, k: 0.0, length: 0 }
                }
                Instruction::PopUnion { k } => {
                    ensure!(!open.is_empty(), "a pop without its push");
                    if let Some(start) = open.pop() {
                        let bound = group_bound(&steps[start + 1..]);
                        steps[start] = Step::Push { bound, k: *k, length: steps.len() - start };
                    }
                    Step::PopUnion(*k)
                }
                Instruction::PopSubtract { k } => {
                    ensure!(open.pop().is_some(), "a pop without its push");
                    Step::PopSubtract(*k)
                }
                Instruction::Union(blend) => prepared(Op::Union, blend, profile),
                Instruction::Subtract(blend) => prepared(Op::Subtract, blend, profile),
                Instruction::Intersect(blend) => prepared(Op::Intersect, blend, profile),
            };
            steps.push(step);
        }
        ensure!(open.is_empty(), "a push without its pop");
        Ok(Self { steps })
    }

    /// What is carved of a man, above his turned part: the lathe of the instructions follows
    /// `above`, or is left out where the whole profile is turned.
    pub fn carved(man: &Man, above: &[Segment]) -> Result<Self> {
        let mut sdf = Self::new(man, above)?;
        if man.mesh.seam.is_none() && man.turns_itself() {
            sdf.steps.remove(0);
        }
        Ok(sdf)
    }

    /// The whole man: the instructions, and the turned part where they leave it out.
    pub fn whole(man: &Man) -> Result<Self> {
        let mut sdf = Self::new(man, &man.profile)?;
        if !man.turns_itself() {
            sdf.steps.push(lathe(&man.profile));
        }
        Ok(sdf)
    }

    pub fn distance(&self, p: Vec3) -> f64 {
        let mut stack = [(FAR, FAR); 4];
        let mut depth = 0;
        // Unions beyond `limit` cannot change the result any more.
        let (mut acc, mut limit) = (FAR, FAR);
        let mut at = 0;
        while let Some(step) = self.steps.get(at) {
            at += 1;
            match step {
                Step::Push { bound, k, length } => {
                    if bound.is_some_and(|b| b.outside(p, true) > acc.min(limit) + k) {
                        at += length;
                        continue;
                    }
                    stack[depth] = (acc, limit);
                    depth += 1;
                    limit = acc.min(limit) + k + 0.02;
                    acc = FAR;
                }
                Step::PopUnion(k) => {
                    depth -= 1;
                    acc = smin(stack[depth].0, acc, *k);
                    limit = stack[depth].1;
                }
                Step::PopSubtract(k) => {
                    depth -= 1;
                    acc = smax(stack[depth].0, -acc, *k);
                    limit = stack[depth].1;
                }
                Step::Blend { op, k, mirror, bound, solid } => {
                    if let Some(bound) = bound {
                        let far = bound.outside(p, *mirror);
                        let skip = match op {
                            Op::Union => far > acc.min(limit) + k,
                            Op::Subtract => -far < acc - k,
                            Op::Intersect => false,
                        };
                        if far > 0.0 && skip {
                            continue;
                        }
                    }
                    let d = solid.distance(if *mirror { vec3(p.x, p.y, p.z.abs()) } else { p });
                    acc = match op {
                        Op::Union => smin(acc, d, *k),
                        Op::Subtract => smax(acc, -d, *k),
                        Op::Intersect => smax(acc, d, *k),
                    };
                }
            }
        }
        acc
    }

    /// The direction away from the body, and how fast the distance grows with it.
    pub fn gradient(&self, p: Vec3, e: f64) -> Vec3 {
        // Four samples at the corners of a tetrahedron.
        const CORNERS: [Vec3; 4] = [
            vec3(1.0, -1.0, -1.0),
            vec3(-1.0, -1.0, 1.0),
            vec3(-1.0, 1.0, -1.0),
            vec3(1.0, 1.0, 1.0),
        ];
        let mut sum = Vec3::default();
        for corner in CORNERS {
            sum += corner * self.distance(p + corner * e);
        }
        sum * (0.25 / e)
    }

    pub fn normal(&self, p: Vec3, e: f64) -> Vec3 {
        self.gradient(p, e).unit()
    }

    /// Newton's steps onto the surface, none longer than `longest`.
    pub fn project(&self, mut p: Vec3, steps: usize, longest: f64) -> Vec3 {
        for _ in 0..steps {
            let d = self.distance(p).clamp(-longest, longest);
            let g = self.gradient(p, 6e-4);
            p = p - g * (d / g.dot(g).max(0.2));
        }
        p
    }
}

impl Man {
    /// Whether the instructions contain the turned part, so that one body is the whole man.
    pub fn turns_itself(&self) -> bool {
        self.sdf.iter().any(|i| {
            matches!(i, Instruction::Union(Blend { shape: Shape::Lathe { profile: None }, .. }))
        })
    }
}

fn lathe(profile: &[Segment]) -> Step {
    let profile = Polygon::new(&curve::corners(profile, EXACT), false);
    let solid = Solid::Lathe { profile };
    Step::Blend { op: Op::Union, k: 0.0, mirror: false, bound: None, solid }
}

fn prepared(op: Op, blend: &Blend, profile: &[Segment]) -> Step {
    let solid = Solid::new(&blend.shape, profile);
    Step::Blend { op, k: blend.k, mirror: blend.mirror_z, bound: solid.bound(), solid }
}

/// A sphere around the unions of a group, where each has one.
fn group_bound(steps: &[Step]) -> Option<Sphere> {
    let mut spheres = Vec::new();
    for step in steps {
        match step {
            Step::Blend { op: Op::Union, bound, k, mirror: true, .. } => {
                let bound = (*bound)?;
                spheres.push(Sphere { radius: bound.radius + k, ..bound });
            }
            Step::Blend { op: Op::Subtract, .. } => {}
            _ => return None,
        }
    }
    let mut centre = Vec3::default();
    for sphere in &spheres {
        centre += sphere.centre * (1.0 / spheres.len() as f64);
    }
    let radius =
        spheres.iter().map(|s| (s.centre - centre).length() + s.radius).fold(0.0, f64::max);
    Some(Sphere { centre, radius })
}

impl Sphere {
    fn outside(self, p: Vec3, mirror: bool) -> f64 {
        let p = if mirror { vec3(p.x, p.y, p.z.abs()) } else { p };
        (p - self.centre).length() - self.radius
    }
}

/// The local axes of a body that was turned by degrees about x, then y, then z.
fn axes([x, y, z]: [f64; 3]) -> [Vec3; 3] {
    let turn = |v: Vec3| {
        let (s, c) = x.to_radians().sin_cos();
        let v = vec3(v.x, c * v.y - s * v.z, s * v.y + c * v.z);
        let (s, c) = y.to_radians().sin_cos();
        let v = vec3(c * v.x + s * v.z, v.y, c * v.z - s * v.x);
        let (s, c) = z.to_radians().sin_cos();
        vec3(c * v.x - s * v.y, s * v.x + c * v.y, v.z)
    };
    [turn(vec3(1.0, 0.0, 0.0)), turn(vec3(0.0, 1.0, 0.0)), turn(vec3(0.0, 0.0, 1.0))]
}

impl Solid {
    fn new(shape: &Shape, man: &[Segment]) -> Self {
        match shape {
            Shape::Ellipsoid { center, radii, rot_deg_xyz } => Self::Ellipsoid {
                centre: (*center).into(),
                radii: (*radii).into(),
                axes: axes(*rot_deg_xyz),
            },
            Shape::Box { center, half, rot_deg_xyz, round } => Self::Box {
                centre: (*center).into(),
                half: (*half).into(),
                axes: axes(*rot_deg_xyz),
                round: *round,
            },
            Shape::RoundCone { a, b, ra, rb, z_scale } => {
                Self::chain(&[(*a).into(), (*b).into()], &[*ra, *rb], *z_scale)
            }
            Shape::RoundConeChain { points, radii, z_scale } => {
                let points: Vec<Vec3> = points.iter().map(|&p| p.into()).collect();
                Self::chain(&points, radii, *z_scale)
            }
            Shape::BezierTube { control, radii, segments, z_scale } => {
                let step = |i: usize| i as f64 / *segments as f64;
                let points: Vec<Vec3> = (0..=*segments).map(|i| bezier(control, step(i))).collect();
                let widths: Vec<f64> =
                    (0..=*segments).map(|i| interpolated(radii, step(i))).collect();
                Self::chain(&points, &widths, *z_scale)
            }
            Shape::InflatedSilhouette { beziers_xy, axis, s0, s1, table } => Self::Silhouette {
                outline: Polygon::new(&curve::outline(beziers_xy), true),
                axis: *axis,
                from: *s0,
                to: *s1,
                table: table.clone(),
            },
            Shape::ExtrudedOutlineZy {
                beziers_zy,
                origin_zy,
                half_thickness,
                edge_round,
                outline_round,
            } => Self::Plate {
                outline: Polygon::new(&curve::outline(beziers_zy), true),
                origin: *origin_zy,
                half: *half_thickness,
                edge: *edge_round,
                round: *outline_round,
            },
            Shape::Lathe { profile } => {
                let profile = profile.as_deref().unwrap_or(man);
                Self::Lathe { profile: Polygon::new(&curve::corners(profile, EXACT), false) }
            }
        }
    }

    fn chain(points: &[Vec3], radii: &[f64], z_scale: f64) -> Self {
        let squeezed = |p: Vec3| vec3(p.x, p.y, p.z / z_scale);
        let cones = points.windows(2).zip(radii.windows(2)).map(|(p, r)| {
            let a = squeezed(p[0]);
            Cone { a, ba: squeezed(p[1]) - a, ra: r[0], rb: r[1] }
        });
        Self::Cones { cones: cones.collect(), z_scale }
    }

    /// A sphere around the body, for those that are small.
    fn bound(&self) -> Option<Sphere> {
        match self {
            Self::Ellipsoid { centre, radii, .. } => {
                Some(Sphere { centre: *centre, radius: radii.x.max(radii.y).max(radii.z) })
            }
            Self::Cones { cones, z_scale } => {
                let grown = |p: Vec3| vec3(p.x, p.y, p.z * z_scale);
                let ends: Vec<(Vec3, f64)> = cones
                    .iter()
                    .flat_map(|c| [(grown(c.a), c.ra), (grown(c.a + c.ba), c.rb)])
                    .collect();
                let (mut low, mut high) = (ends.first()?.0, ends.first()?.0);
                for (p, _) in &ends {
                    low = low.map(*p, f64::min);
                    high = high.map(*p, f64::max);
                }
                let centre = (low + high) * 0.5;
                let wide = z_scale.max(1.0);
                let radius =
                    ends.iter().map(|(p, r)| (*p - centre).length() + r * wide).fold(0.0, f64::max);
                Some(Sphere { centre, radius })
            }
            _ => None,
        }
    }

    fn distance(&self, p: Vec3) -> f64 {
        let local = |centre: Vec3, axes: &[Vec3; 3]| {
            let q = p - centre;
            vec3(q.dot(axes[0]), q.dot(axes[1]), q.dot(axes[2]))
        };
        match self {
            Self::Ellipsoid { centre, radii, axes } => {
                let q = local(*centre, axes).map(*radii, |a, b| a / b);
                let k0 = q.length();
                let k1 = q.map(*radii, |a, b| a / b).length();
                k0 * (k0 - 1.0) / k1.max(1e-9)
            }
            Self::Box { centre, half, axes, round } => {
                let e = local(*centre, axes).map(*half, |a, b| a.abs() - b + round);
                let out = e.map(e, |a, _| a.max(0.0)).length();
                out + e.x.max(e.y).max(e.z).min(0.0) - round
            }
            Self::Cones { cones, z_scale } => {
                let q = vec3(p.x, p.y, p.z / z_scale);
                let nearest = cones.iter().map(|c| c.distance(q)).fold(FAR, f64::min);
                nearest * z_scale.min(1.0)
            }
            Self::Silhouette { outline, axis, from, to, table } => {
                let s = (axis[0] * p.x + axis[1] * p.y - from) / (to - from);
                let [w, rd] = catmull_rom(table, s);
                let a = (outline.distance([p.x, p.y]) / rd + 1.0).max(0.0);
                let b = p.z.abs() / w;
                let g = a.hypot(b);
                if g < 1e-6 { -w } else { g * (g - 1.0) / (a / rd).hypot(b / w).max(1e-12) }
            }
            Self::Plate { outline, origin, half, edge, round } => {
                let flat = outline.distance([p.z - origin[0], p.y - origin[1]]) - round + edge;
                let deep = p.x.abs() - half + edge;
                flat.max(0.0).hypot(deep.max(0.0)) + flat.max(deep).min(0.0) - edge
            }
            Self::Lathe { profile } => profile.distance([p.radius(), p.y]),
        }
    }
}

impl Cone {
    fn distance(&self, p: Vec3) -> f64 {
        let l2 = self.ba.dot(self.ba);
        let rr = self.ra - self.rb;
        let a2 = l2 - rr * rr;
        let il2 = 1.0 / l2;
        let pa = p - self.a;
        let y = pa.dot(self.ba);
        let z = y - l2;
        let q = pa * l2 - self.ba * y;
        let x2 = q.dot(q);
        let (y2, z2) = (y * y * l2, z * z * l2);
        let k = rr.signum() * rr * rr * x2;
        if z.signum() * a2 * z2 > k {
            return (x2 + z2).sqrt() * il2 - self.rb;
        }
        if y.signum() * a2 * y2 < k {
            return (x2 + y2).sqrt() * il2 - self.ra;
        }
        ((x2 * a2 * il2).sqrt() + y * rr) * il2 - self.ra
    }
}

fn bezier(control: &[[f64; 3]; 4], t: f64) -> Vec3 {
    let u = 1.0 - t;
    let weights = [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t];
    let mut point = Vec3::default();
    for (c, w) in control.iter().zip(weights) {
        point += Vec3::from(*c) * w;
    }
    point
}

/// A value between equally spaced ones, at `t` of 0 to 1.
fn interpolated(values: &[f64], t: f64) -> f64 {
    let place = t * (values.len() - 1) as f64;
    let i = (place as usize).min(values.len().saturating_sub(2));
    let next = values.get(i + 1).copied().unwrap_or(values[i]);
    values[i] + (next - values[i]) * (place - i as f64)
}

/// A row between equally spaced ones, smoothly, at `t` of 0 to 1.
fn catmull_rom(table: &[[f64; 2]], t: f64) -> [f64; 2] {
    let last = table.len() - 1;
    let place = t.clamp(0.0, 1.0) * last as f64;
    let i = (place as usize).min(last - 1);
    let f = place - i as f64;
    let (p, q, r, s) =
        (table[i.saturating_sub(1)], table[i], table[i + 1], table[(i + 2).min(last)]);
    [0, 1].map(|c| {
        let (a, b, c, d) = (p[c], q[c], r[c], s[c]);
        let cubic = 2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a);
        b + 0.5 * f * (c - a + f * cubic)
    })
}
