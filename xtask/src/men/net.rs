//! Dual contouring: a dense net of triangles on a body's surface, with its crisp edges.

use super::mesh::Surface;
use super::sdf::Sdf;
use super::vector::{Vec3, vec3};

/// Samples of the distance at the corners of cubes.
struct Grid {
    low: Vec3,
    voxel: f64,
    size: [usize; 3],
    values: Vec<f32>,
}

/// The planes that cross a cube, summed up: the point of the net lies nearest to all of them.
#[derive(Clone, Default)]
struct Planes {
    /// Of the symmetric matrix xx, xy, xz, yy, yz, zz.
    matrix: [f64; 6],
    right: Vec3,
    centre: Vec3,
    count: f64,
}

/// No point in this cube.
const NONE: u32 = u32::MAX;

/// How strongly a point is held to the middle of its crossings where the planes leave it free.
const HOLD: f64 = 0.04;

/// The surface between two corners, by cubes of side `voxel`.
pub fn net(sdf: &Sdf, low: Vec3, high: Vec3, voxel: f64) -> Surface {
    let grid = Grid::sample(sdf, low, high, voxel);
    let mut cells = vec![NONE; grid.values.len()];
    let mut places = Vec::new();
    let mut planes: Vec<Planes> = Vec::new();
    let mut surface = Surface::default();
    let [nx, ny, nz] = grid.size;
    let steps = [1, nx, nx * ny];
    for z in 1..nz - 1 {
        for y in 1..ny - 1 {
            for x in 1..nx - 1 {
                let here = grid.index([x, y, z]);
                for axis in 0..3 {
                    let (a, b) = (grid.values[here], grid.values[here + steps[axis]]);
                    if (a < 0.0) == (b < 0.0) {
                        continue;
                    }
                    let mut point = grid.place([x, y, z]).array();
                    point[axis] += voxel * f64::from(a / (a - b));
                    let point = Vec3::from(point);
                    let normal = sdf.normal(point, voxel * 0.1);
                    let (u, v) = (steps[(axis + 1) % 3], steps[(axis + 2) % 3]);
                    let corners = [here, here - u, here - u - v, here - v].map(|cell| {
                        if cells[cell] == NONE {
                            cells[cell] = planes.len() as u32;
                            planes.push(Planes::default());
                            places.push(cell);
                        }
                        planes[cells[cell] as usize].add(point, normal);
                        cells[cell]
                    });
                    let [i, j, k, l] = corners;
                    if a < 0.0 {
                        surface.faces.extend([[i, j, k], [i, k, l]]);
                    } else {
                        surface.faces.extend([[k, j, i], [l, k, i]]);
                    }
                }
            }
        }
    }
    for (planes, &cell) in planes.iter().zip(&places) {
        let corner = grid.place([cell % nx, cell / nx % ny, cell / (nx * ny)]);
        let inside = |a: f64, low: f64| a.clamp(low, low + voxel);
        let point = planes.solve().map(corner, inside);
        surface.points.push(sdf.project(point, 2, voxel * 0.4));
    }
    surface
}

impl Grid {
    /// Samples everything near the surface; blocks that are surely far from it get one value.
    fn sample(sdf: &Sdf, low: Vec3, high: Vec3, voxel: f64) -> Self {
        const BLOCK: usize = 4;
        let span = high - low;
        let size = span.array().map(|s| (s / voxel).ceil() as usize + 1);
        let mut grid = Self { low, voxel, size, values: vec![0.0; size.iter().product()] };
        let blocks = size.map(|n| n.div_ceil(BLOCK));
        for k in 0..blocks[2] {
            for j in 0..blocks[1] {
                for i in 0..blocks[0] {
                    let from = [i, j, k].map(|b| b * BLOCK);
                    let middle = grid.place(from) + vec3(1.5, 1.5, 1.5) * voxel;
                    let coarse = sdf.distance(middle);
                    let far = coarse.abs() > 9.0 * voxel;
                    let to = [0, 1, 2].map(|a| (from[a] + BLOCK).min(size[a]));
                    for z in from[2]..to[2] {
                        for y in from[1]..to[1] {
                            for x in from[0]..to[0] {
                                let at = grid.index([x, y, z]);
                                let near = || sdf.distance(grid.place([x, y, z]));
                                grid.values[at] = (if far { coarse } else { near() }) as f32;
                            }
                        }
                    }
                }
            }
        }
        grid
    }

    fn index(&self, [x, y, z]: [usize; 3]) -> usize {
        x + self.size[0] * (y + self.size[1] * z)
    }

    fn place(&self, [x, y, z]: [usize; 3]) -> Vec3 {
        self.low + vec3(x as f64, y as f64, z as f64) * self.voxel
    }
}

impl Planes {
    fn add(&mut self, p: Vec3, n: Vec3) {
        let products = [n.x * n.x, n.x * n.y, n.x * n.z, n.y * n.y, n.y * n.z, n.z * n.z];
        for (sum, product) in self.matrix.iter_mut().zip(products) {
            *sum += product;
        }
        self.right += n * n.dot(p);
        self.centre += p;
        self.count += 1.0;
    }

    fn solve(&self) -> Vec3 {
        let centre = self.centre * (1.0 / self.count);
        let hold = HOLD * self.count;
        let [xx, xy, xz, yy, yz, zz] = self.matrix;
        solve([xx + hold, xy, xz, yy + hold, yz, zz + hold], self.right + centre * hold)
            .unwrap_or(centre)
    }
}

/// Solves a symmetric system of three equations, unless it is as good as singular.
pub fn solve([xx, xy, xz, yy, yz, zz]: [f64; 6], right: Vec3) -> Option<Vec3> {
    let (a, b, c) = (vec3(xx, xy, xz), vec3(xy, yy, yz), vec3(xz, yz, zz));
    let (bc, ca, ab) = (b.cross(c), c.cross(a), a.cross(b));
    let determinant = a.dot(bc);
    let size = (xx + yy + zz).abs();
    if determinant.abs() < 1e-9 * size * size * size {
        return None;
    }
    // The matrix is symmetric, so its adjugate has these products as rows.
    Some(vec3(bc.dot(right), ca.dot(right), ab.dot(right)) * (1.0 / determinant))
}
