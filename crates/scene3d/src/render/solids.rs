//! The forms that are not men: the board, the table, marks and arrows.

use bytemuck::{Pod, Zeroable};
use glam::{Vec2, Vec3};

use crate::mesh::Body;
use crate::scene::{Arrow, FRAME, HALF, Mark, MarkShape, THICKNESS};

/// A corner of the board or the table.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Pod, Zeroable)]
pub struct Corner {
    /// Where it is.
    pub position: [f32; 3],
    /// Which way the surface looks there.
    pub normal: [f32; 3],
}

/// The board with its rounded frame, as triangles.
pub fn board() -> (Vec<Corner>, Vec<u16>) {
    const TURN: usize = 5;
    let edge = HALF + FRAME;
    // From the squares outward and down: how far inside the outer edge, how high, and the slope.
    let mut profile: Vec<(f32, f32, Vec2)> = Vec::new();
    let quarter = |profile: &mut Vec<(f32, f32, Vec2)>, radius: f32, y: f32, from: f32| {
        for i in 0..=4 {
            let angle = (from + 22.5 * i as f32).to_radians();
            let out = Vec2::new(angle.sin(), angle.cos());
            profile.push((radius * (1.0 - out.x), y + radius * out.y, out));
        }
    };
    quarter(&mut profile, 0.055, -0.055, 0.0);
    quarter(&mut profile, 0.03, -THICKNESS + 0.03, 90.0);

    let rounded = 0.07;
    let mut ring: Vec<(Vec2, Vec2)> = Vec::new();
    for corner in 0..4 {
        let middle = Vec2::from_angle((corner as f32 * 90.0 + 45.0).to_radians()).signum();
        for i in 0..=TURN {
            let angle = corner as f32 * 90.0 + 90.0 * i as f32 / TURN as f32;
            ring.push((middle * (edge - rounded), Vec2::from_angle(angle.to_radians())));
        }
    }
    let mut corners = Vec::new();
    let mut indices = Vec::new();
    let count = ring.len() as u16;
    for &(inside, y, slope) in &profile {
        for &(middle, out) in &ring {
            let at = middle + out * (rounded - inside);
            corners.push(Corner {
                position: [at.x, y, at.y],
                normal: [out.x * slope.x, slope.y, out.y * slope.x],
            });
        }
    }
    for row in 0..profile.len() as u16 - 1 {
        for i in 0..count {
            let j = (i + 1) % count;
            let (a, b) = (row * count + i, row * count + j);
            let (c, d) = (a + count, b + count);
            indices.extend([a, b, c, b, d, c]);
        }
    }
    // The top: a fan to the middle.
    let middle = corners.len() as u16;
    corners.push(Corner { position: [0.0; 3], normal: [0.0, 1.0, 0.0] });
    for i in 0..count {
        indices.extend([middle, (i + 1) % count, i]);
    }
    (corners, indices)
}

/// A man's outline turned round in few steps and a little slimmer, in the format of the men's files.
pub fn turned(body: &Body, scale: f32) -> (Vec<u8>, Vec<u16>) {
    const AROUND: u16 = 14;
    const RINGS: u16 = 17;
    let whole = f32::from(i16::MAX);
    let mut vertices = Vec::new();
    for ring in 0..RINGS {
        let y = body.height * f32::from(ring) / f32::from(RINGS - 1);
        let near = [-0.03, 0.0, 0.03]
            .map(|off| body.radius_at((y + off).clamp(0.001, body.height - 0.001)));
        let radius = (near.into_iter().fold(f32::MAX, f32::min) - 0.012).max(0.0);
        let y = y * 0.985;
        for step in 0..AROUND {
            let out = Vec2::from_angle(std::f32::consts::TAU * f32::from(step) / f32::from(AROUND));
            let at = [out.x * radius, y, out.y * radius, 0.0];
            let place = at.map(|v| (v / scale * whole) as i16);
            let normal = [out.x * 0.9, out.y * 0.9].map(|v| (v * whole) as i16);
            vertices.extend(place.into_iter().chain(normal).flat_map(i16::to_le_bytes));
            vertices.extend([255, 255, 128, 0]);
        }
    }
    let mut indices = Vec::new();
    for ring in 0..RINGS - 1 {
        for step in 0..AROUND {
            let next = (step + 1) % AROUND;
            let (a, b) = (ring * AROUND + step, ring * AROUND + next);
            let (c, d) = (a + AROUND, b + AROUND);
            indices.extend([a, c, b, b, c, d]);
        }
    }
    // The upper end; nothing looks at the foot.
    let top = (RINGS - 1) * AROUND;
    for step in 1..AROUND - 1 {
        indices.extend([top, top + step + 1, top + step]);
    }
    (vertices, indices)
}

/// A piece of the table at this height.
pub fn table(y: f32) -> ([Corner; 4], [u16; 6]) {
    let far = 9.0;
    let corner =
        |x: f32, z: f32| Corner { position: [x * far, y, z * far], normal: [0.0, 1.0, 0.0] };
    (
        [corner(-1.0, -1.0), corner(1.0, -1.0), corner(-1.0, 1.0), corner(1.0, 1.0)],
        [0, 2, 1, 1, 2, 3],
    )
}

/// A corner of a mark or an arrow.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Pod, Zeroable)]
pub struct MarkCorner {
    position: [f32; 3],
    local: [f32; 2],
    color: [f32; 4],
    shape: [f32; 4],
}

/// The marks as triangles, six corners each.
pub fn marks(marks: &[Mark]) -> Vec<MarkCorner> {
    let mut corners = Vec::with_capacity(marks.len() * 6);
    for mark in marks {
        let center = mark.cell.center();
        let shape = match mark.shape {
            MarkShape::Fill => 0.0,
            MarkShape::Glow => 1.0,
            MarkShape::Dot => 2.0,
            MarkShape::Corners => 3.0,
            MarkShape::Circle => 4.0,
            MarkShape::Frame => 5.0,
        };
        let color = super::linear(mark.color);
        quad(|u, v| {
            let local = Vec2::new(u, v) - 0.5;
            corners.push(MarkCorner {
                position: (center + Vec3::new(local.x, 0.002, local.y)).into(),
                local: local.into(),
                color,
                shape: [shape, 0.0, 0.0, 0.0],
            });
        });
    }
    corners
}

/// The arrows as triangles, six corners each.
pub fn arrows(arrows: &[Arrow]) -> Vec<MarkCorner> {
    let mut corners = Vec::with_capacity(arrows.len() * 6);
    for arrow in arrows {
        let (from, to) = (arrow.from.center(), arrow.to.center());
        let Some(toward) = (to - from).try_normalize() else { continue };
        let across = Vec3::new(-toward.z, 0.0, toward.x);
        // From the edge of the first man's foot to a little before the middle of the last square; where several
        // end, all keep so far from it that their heads do not lie on each other.
        let crowded = arrows.iter().filter(|other| other.to == arrow.to).count() > 1;
        let before = if crowded { 0.31 } else { 0.06 };
        let (start, long) = (0.30, (to - from).length() - 0.30 - before);
        let half = arrow.width * 2.0;
        let color = super::linear(arrow.color);
        quad(|u, v| {
            let local = Vec2::new(u * (long + 0.1) - 0.05, (v - 0.5) * 2.0 * half);
            let at = from + toward * (start + local.x) + across * local.y + Vec3::Y * 0.02;
            corners.push(MarkCorner {
                position: at.into(),
                local: local.into(),
                color,
                shape: [6.0, long, arrow.width, 0.0],
            });
        });
    }
    corners
}

fn quad(mut corner: impl FnMut(f32, f32)) {
    for (u, v) in [(0.0, 0.0), (0.0, 1.0), (1.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        corner(u, v);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Cell;

    #[test]
    fn arrows_to_one_square_leave_each_other_room() {
        let arrow = |file, rank| Arrow {
            from: Cell { file, rank },
            to: Cell { file: 4, rank: 4 },
            color: [1.0; 4],
            width: 0.14,
        };
        let nearest = |arrows: &[Arrow]| {
            let middle = Cell { file: 4, rank: 4 }.center();
            let far = |corner: &MarkCorner| (Vec3::from(corner.position) - middle).length();
            super::arrows(arrows).iter().map(far).fold(f32::MAX, f32::min)
        };
        let (one, other) = (arrow(4, 1), arrow(1, 4));
        assert!(nearest(&[one, other]) > nearest(&[one]) + 0.05);
        let elsewhere = Arrow { to: Cell { file: 0, rank: 7 }, ..other };
        assert_eq!(nearest(&[one, elsewhere]), nearest(&[one]));
    }

    #[test]
    fn the_board_faces_outward() {
        let (corners, indices) = board();
        assert!(indices.iter().all(|&i| usize::from(i) < corners.len()));
        for face in indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|i| corners[usize::from(face[i])]);
            let p = |c: Corner| Vec3::from(c.position);
            let facing = (p(b) - p(a)).cross(p(c) - p(a));
            if facing.length() < 1e-7 {
                continue;
            }
            let out = Vec3::from(a.normal) + Vec3::from(b.normal) + Vec3::from(c.normal);
            assert!(facing.dot(out) > 0.0, "{a:?} {b:?} {c:?}");
        }
        let lowest = corners.iter().map(|c| c.position[1]).fold(0.0, f32::min);
        assert!((lowest + THICKNESS).abs() < 1e-4);
    }

    #[test]
    fn a_turned_body_is_as_high_and_wide_as_its_man() {
        use crate::mesh::{VERTEX, body};
        use crate::scene::Kind;
        for kind in Kind::ALL {
            let (vertices, indices) = turned(body(kind), 1.7);
            assert_eq!(indices.len() % 6, 0, "padded to whole words");
            let number = |at: usize| {
                f32::from(i16::from_le_bytes([vertices[at], vertices[at + 1]])) / 32767.0 * 1.7
            };
            let places: Vec<Vec3> = (0..vertices.len())
                .step_by(VERTEX)
                .map(|at| Vec3::new(number(at), number(at + 2), number(at + 4)))
                .collect();
            let highest = places.iter().map(|p| p.y).fold(0.0, f32::max);
            let widest = places.iter().map(|p| p.x).fold(0.0, f32::max);
            assert!((0.97..1.0).contains(&(highest / body(kind).height)));
            let slimmer = body(kind).base - widest;
            assert!((0.0..0.05).contains(&slimmer), "{kind:?}: {widest}");
            for face in indices.chunks_exact(3) {
                let [a, b, c] = [0, 1, 2].map(|i| places[usize::from(face[i])]);
                let facing = (b - a).cross(c - a);
                let middle = (a + b + c) / 3.0;
                let out = Vec3::new(middle.x, 0.0, middle.z);
                // Rings and ledges look outward, up or down, never inward.
                assert!(facing.dot(out) > -1e-4, "{kind:?} {a} {b} {c}");
            }
        }
    }
}
