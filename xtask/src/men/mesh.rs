//! Triangles, and the normals at their corners.

use super::vector::Vec3;
use std::collections::BTreeMap;

/// Points and triangles, counter-clockwise seen from outside.
#[derive(Clone, Default)]
pub struct Surface {
    pub points: Vec<Vec3>,
    pub faces: Vec<[u32; 3]>,
}

/// A surface with a normal at each point; a point on a crease is there once for each side.
#[derive(Clone, Default)]
pub struct Mesh {
    pub points: Vec<Vec3>,
    pub normals: Vec<Vec3>,
    pub faces: Vec<[u32; 3]>,
}

/// What the body itself says of the normal at a point.
#[derive(Clone, Copy)]
pub struct Own {
    pub normal: Vec3,
    /// The normal is that of one side of a crease, and right for the facets of that side.
    pub sided: bool,
}

/// The cross product of two sides: its direction is the facet's, its length twice the area.
pub fn facet(points: &[Vec3], face: [u32; 3]) -> Vec3 {
    let [a, b, c] = face.map(|i| points[i as usize]);
    (b - a).cross(c - a)
}

impl Mesh {
    /// Adds another part; the parts stay separate shells.
    pub fn append(&mut self, other: &Self) {
        let first = self.points.len() as u32;
        self.points.extend_from_slice(&other.points);
        self.normals.extend_from_slice(&other.normals);
        self.faces.extend(other.faces.iter().map(|f| f.map(|i| i + first)));
    }
}

impl Surface {
    /// Gives every point the body's own `normal` where all facets around it agree with that, else
    /// each corner the mean of the facets of its side, so that no shading is smeared across a
    /// crisp edge. `crease` is the cosine of what still agrees.
    pub fn shaded(&self, normal: impl Fn(Vec3) -> Own, crease: f64) -> Mesh {
        let own: Vec<Own> = self.points.iter().map(|&p| normal(p)).collect();
        let faces: Vec<[u32; 3]> = self
            .faces
            .iter()
            .copied()
            .filter(|&f| facet(&self.points, f).length() > 1e-12)
            .collect();
        let facets: Vec<Vec3> = faces.iter().map(|&f| facet(&self.points, f).unit()).collect();
        let mut around = vec![Vec::new(); self.points.len()];
        for (i, face) in faces.iter().enumerate() {
            for &v in face {
                around[v as usize].push(i);
            }
        }
        let mut mesh = Mesh::default();
        let agreeing: Vec<bool> = own
            .iter()
            .zip(&around)
            .map(|(own, around)| around.iter().all(|&j| own.normal.dot(facets[j]) >= crease))
            .collect();
        let mut known = BTreeMap::new();
        for (i, face) in faces.iter().enumerate() {
            let corners = face.map(|v| {
                let Own { mut normal, sided } = own[v as usize];
                let agrees = agreeing[v as usize] || (sided && normal.dot(facets[i]) >= crease);
                if !agrees {
                    let mut sum = Vec3::default();
                    for &j in &around[v as usize] {
                        if facets[j].dot(facets[i]) > crease {
                            sum += facets[j] * self.angle(faces[j], v);
                        }
                    }
                    normal = sum.unit();
                }
                let rounded = normal.array().map(|c| (c * 40.0).round() as i32);
                *known.entry((v, rounded)).or_insert_with(|| {
                    mesh.points.push(self.points[v as usize]);
                    mesh.normals.push(normal);
                    mesh.points.len() as u32 - 1
                })
            });
            mesh.faces.push(corners);
        }
        mesh
    }

    /// The angle of a face at one of its corners.
    fn angle(&self, face: [u32; 3], corner: u32) -> f64 {
        let here = face.iter().position(|&v| v == corner).unwrap_or(0);
        let [a, b, c] = [0, 1, 2].map(|k| self.points[face[(here + k) % 3] as usize]);
        (b - a).unit().dot((c - a).unit()).clamp(-1.0, 1.0).acos()
    }
}
