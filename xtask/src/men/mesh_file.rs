//! The files `assets/men/NAME.men`, as their README describes them.

use super::bake::Baked;
use super::mesh::Mesh;
use super::order;
use super::vector::{Vec3, vec3};
use anyhow::{Result, ensure};

const MAGIC: &[u8; 8] = b"LZMEN001";

/// Everything that is known of a man.
pub struct ManFile {
    pub height: f32,
    pub base_radius: f32,
    pub radius: [f32; 32],
    pub ground: [u8; 64],
    pub levels: Vec<Level>,
}

/// A level of detail.
pub struct Level {
    pub mesh: Mesh,
    pub baked: Vec<Baked>,
}

impl Level {
    /// Orders a mesh for drawing.
    pub fn new(mesh: &Mesh, baked: &[Baked]) -> Self {
        let mut faces = order::triangles(&mesh.faces, mesh.points.len());
        let vertices = order::vertices(&mut faces, mesh.points.len());
        let points = vertices.iter().map(|&v| mesh.points[v as usize]).collect();
        let normals = vertices.iter().map(|&v| mesh.normals[v as usize]).collect();
        let baked = vertices.iter().map(|&v| baked[v as usize]).collect();
        Self { mesh: Mesh { points, normals, faces }, baked }
    }
}

/// The bytes of a file.
pub fn write(man: &ManFile) -> Result<Vec<u8>> {
    let points = || man.levels.iter().flat_map(|l| &l.mesh.points);
    let scale = points().flat_map(|p| p.array()).fold(0.0, |a: f64, c| a.max(c.abs())) as f32;
    let mut out = MAGIC.to_vec();
    for value in [man.height, man.base_radius, scale].iter().chain(&man.radius) {
        out.extend(value.to_le_bytes());
    }
    out.extend(man.ground);
    out.extend((man.levels.len() as u32).to_le_bytes());
    for Level { mesh, .. } in &man.levels {
        ensure!(mesh.points.len() <= 65_535, "{} vertices are too many", mesh.points.len());
        out.extend((mesh.points.len() as u32).to_le_bytes());
        out.extend((mesh.faces.len() as u32 * 3).to_le_bytes());
    }
    for Level { mesh, baked } in &man.levels {
        for ((point, normal), baked) in mesh.points.iter().zip(&mesh.normals).zip(baked) {
            for c in point.array() {
                out.extend(snorm(c / f64::from(scale)).to_le_bytes());
            }
            out.extend([0, 0]);
            for c in octahedral(*normal) {
                out.extend(snorm(c).to_le_bytes());
            }
            out.extend([baked.ao, baked.ao_free, baked.edge, 0.0].map(unorm));
        }
        for i in mesh.faces.iter().flatten() {
            out.extend((*i as u16).to_le_bytes());
        }
        out.resize(out.len().next_multiple_of(4), 0);
    }
    Ok(out)
}

/// A value of -1 to 1 as a number of 16 bits.
fn snorm(value: f64) -> i16 {
    (value * 32_767.0).round().clamp(-32_767.0, 32_767.0) as i16
}

/// A value of 0 to 1 as a byte.
pub fn unorm(value: f64) -> u8 {
    (value * 255.0).round().clamp(0.0, 255.0) as u8
}

/// A direction on the unfolded octahedron whose axis is y.
fn octahedral(normal: Vec3) -> [f64; 2] {
    let n = normal * (1.0 / (normal.x.abs() + normal.y.abs() + normal.z.abs()));
    if n.y < 0.0 {
        let sign = |c: f64| if c < 0.0 { -1.0 } else { 1.0 };
        return [(1.0 - n.z.abs()) * sign(n.x), (1.0 - n.x.abs()) * sign(n.z)];
    }
    [n.x, n.z]
}

/// The way back from `octahedral`.
fn direction([u, v]: [f64; 2]) -> Vec3 {
    let y = 1.0 - u.abs() - v.abs();
    let fold = (-y).max(0.0);
    let inward = |c: f64| if c < 0.0 { c + fold } else { c - fold };
    vec3(inward(u), y, inward(v)).unit()
}

/// Reads a file again.
pub fn read(bytes: &[u8]) -> Result<ManFile> {
    let mut rest = bytes;
    ensure!(take::<8>(&mut rest)? == *MAGIC, "not a file of a man");
    let [height, base_radius, scale] = [f32(&mut rest)?, f32(&mut rest)?, f32(&mut rest)?];
    let mut radius = [0.0; 32];
    for r in &mut radius {
        *r = f32(&mut rest)?;
    }
    let ground = take::<64>(&mut rest)?;
    let count = u32(&mut rest)?;
    let sizes: Vec<(u32, u32)> =
        (0..count).map(|_| Ok((u32(&mut rest)?, u32(&mut rest)?))).collect::<Result<_>>()?;
    let mut levels = Vec::new();
    for (vertices, indices) in sizes {
        let (mut mesh, mut baked) = (Mesh::default(), Vec::new());
        let snorm = |[a, b]: [u8; 2]| f64::from(i16::from_le_bytes([a, b])) / 32_767.0;
        for _ in 0..vertices {
            let v = take::<16>(&mut rest)?;
            let pair = |i: usize| snorm([v[i], v[i + 1]]);
            mesh.points.push(vec3(pair(0), pair(2), pair(4)) * f64::from(scale));
            mesh.normals.push(direction([pair(8), pair(10)]));
            let [ao, ao_free, edge] = [v[12], v[13], v[14]].map(|b| f64::from(b) / 255.0);
            baked.push(Baked { ao, ao_free, edge });
        }
        for _ in 0..indices / 3 {
            let face = [index(&mut rest)?, index(&mut rest)?, index(&mut rest)?];
            ensure!(face.iter().all(|&i| i < vertices), "a corner without its vertex");
            mesh.faces.push(face);
        }
        if indices % 2 == 1 {
            take::<2>(&mut rest)?;
        }
        levels.push(Level { mesh, baked });
    }
    ensure!(rest.is_empty(), "{} bytes too many", rest.len());
    Ok(ManFile { height, base_radius, radius, ground, levels })
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N]> {
    let Some((head, tail)) = rest.split_first_chunk() else {
        anyhow::bail!("the file ends too early");
    };
    *rest = tail;
    Ok(*head)
}

fn f32(rest: &mut &[u8]) -> Result<f32> {
    Ok(f32::from_le_bytes(take(rest)?))
}

fn u32(rest: &mut &[u8]) -> Result<u32> {
    Ok(u32::from_le_bytes(take(rest)?))
}

fn index(rest: &mut &[u8]) -> Result<u32> {
    Ok(u32::from(u16::from_le_bytes(take(rest)?)))
}
