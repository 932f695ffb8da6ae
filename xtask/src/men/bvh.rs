//! Rays against triangles: does anything stand in the way?

use super::mesh::Mesh;
use super::vector::Vec3;

/// Triangles in a tree of boxes.
pub struct Bvh {
    nodes: Vec<Node>,
    triangles: Vec<[Vec3; 3]>,
}

struct Node {
    low: Vec3,
    high: Vec3,
    /// The triangles of a leaf; an inner node has its children here, one after the other.
    first: usize,
    count: usize,
}

const LEAF: usize = 4;

impl Bvh {
    pub fn new(mesh: &Mesh) -> Self {
        let mut triangles: Vec<[Vec3; 3]> =
            mesh.faces.iter().map(|f| f.map(|i| mesh.points[i as usize])).collect();
        let mut nodes = vec![node(&triangles, 0, triangles.len())];
        let mut at = 0;
        while at < nodes.len() {
            let (first, count) = (nodes[at].first, nodes[at].count);
            if count > LEAF {
                let span = (nodes[at].high - nodes[at].low).array();
                let axis = (0..3).fold(0, |best, a| if span[a] > span[best] { a } else { best });
                let key = |t: &[Vec3; 3]| (t[0] + t[1] + t[2]).array()[axis];
                let half = count / 2;
                triangles[first..first + count]
                    .select_nth_unstable_by(half, |a, b| key(a).total_cmp(&key(b)));
                nodes[at].first = nodes.len();
                nodes[at].count = 0;
                nodes.push(node(&triangles, first, half));
                nodes.push(node(&triangles, first + half, count - half));
            }
            at += 1;
        }
        // Two sides and a corner are what the intersection needs.
        for t in &mut triangles {
            *t = [t[0], t[1] - t[0], t[2] - t[0]];
        }
        Self { nodes, triangles }
    }

    /// Whether a ray meets a triangle.
    pub fn blocked(&self, from: Vec3, direction: Vec3) -> bool {
        let inverse =
            direction.map(direction, |d, _| 1.0 / if d.abs() < 1e-12 { 1e-12 } else { d });
        let mut stack = [0; 64];
        let mut depth = 1;
        while depth > 0 {
            depth -= 1;
            let node = &self.nodes[stack[depth]];
            let a = (node.low - from).map(inverse, |d, i| d * i);
            let b = (node.high - from).map(inverse, |d, i| d * i);
            let (near, far) = (a.map(b, f64::min), a.map(b, f64::max));
            if far.x.min(far.y).min(far.z) < near.x.max(near.y).max(near.z).max(0.0) {
                continue;
            }
            if node.count == 0 {
                stack[depth] = node.first;
                stack[depth + 1] = node.first + 1;
                depth += 2;
                continue;
            }
            let leaf = &self.triangles[node.first..node.first + node.count];
            if leaf.iter().any(|t| meets(t, from, direction)) {
                return true;
            }
        }
        false
    }
}

fn node(triangles: &[[Vec3; 3]], first: usize, count: usize) -> Node {
    let mut corners = triangles[first..first + count].iter().flatten().copied();
    let start = corners.next().unwrap_or_default();
    let (low, high) = corners
        .fold((start, start), |(low, high), p| (low.map(p, f64::min), high.map(p, f64::max)));
    Node { low, high, first, count }
}

fn meets([corner, e1, e2]: &[Vec3; 3], from: Vec3, direction: Vec3) -> bool {
    let p = direction.cross(*e2);
    let determinant = e1.dot(p);
    if determinant.abs() < 1e-14 {
        return false;
    }
    let t = from - *corner;
    let u = t.dot(p) / determinant;
    if !(0.0..=1.0).contains(&u) {
        return false;
    }
    let q = t.cross(*e1);
    let v = direction.dot(q) / determinant;
    v >= 0.0 && u + v <= 1.0 && e2.dot(q) / determinant > 0.0
}
