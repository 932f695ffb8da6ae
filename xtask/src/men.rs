//! `cargo xtask men`: the solid set, made from its recipe, and the engraved coordinates.
//!
//! A man is a signed distance (`sdf`), described by `assets/men/recipe.json`. His turned part is
//! made of rings (`lathe`); his head is a dense net on the surface (`net`), thinned out to the
//! levels of detail (`decimate`). Light and wear are computed for every vertex (`bake`).

mod bake;
mod bvh;
mod curve;
mod decimate;
mod glyphs;
mod lathe;
mod mesh;
mod mesh_file;
mod net;
mod order;
mod recipe;
mod sdf;
#[cfg(test)]
mod tests;
mod vector;

use crate::shell;
use anyhow::{Context, Result, bail, ensure};
use bvh::Bvh;
use curve::Segment;
use decimate::Decimator;
use mesh::Mesh;
use mesh_file::{Level, ManFile};
use recipe::{Man, Recipe};
use sdf::Sdf;
use std::path::PathBuf;
use vector::{Vec3, vec3};

/// The sides of the cubes from which heads are made.
const VOXEL: f64 = 0.004;

/// For each level: how far around a point its normal is felt for.
const FEEL: [f64; 3] = [0.001, 0.0025, 0.005];

/// For each level: the cosine up to which a facet may leave the body's own normal.
const CREASE: [f64; 3] = [0.75, 0.58, 0.45];

/// How deep a head is sunk into the part below it.
const PLUG: f64 = 0.016;

/// How far the shadow of a man on the ground is told.
const GROUND_REACH: f64 = 1.5;

/// Makes the files of `assets/men` anew, those of all men or of the named ones.
pub fn run(names: &[String]) -> Result<()> {
    let folder = folder();
    let recipe = Recipe::load(&folder.join("recipe.json"))?;
    if let Some(unknown) = names.iter().find(|name| !recipe.men.contains_key(*name)) {
        bail!("there is no man `{unknown}`");
    }
    let mut total = 0;
    for (name, man) in recipe.men.iter().filter(|m| names.is_empty() || names.contains(m.0)) {
        let file = make(man).with_context(|| format!("could not make the {name}"))?;
        let bytes = mesh_file::write(&file)?;
        mesh_file::read(&bytes).with_context(|| format!("the {name} cannot be read again"))?;
        let sizes: Vec<String> =
            file.levels.iter().map(|l| format!("{:>6}", l.mesh.faces.len())).collect();
        println!("{name:<7} {} triangles, {:>7} bytes", sizes.join(" "), bytes.len());
        total += bytes.len();
        std::fs::write(folder.join(format!("{name}.men")), bytes)?;
    }
    println!("all     {total} bytes");
    let font = std::fs::read(shell::root().join("assets/fonts/Inter-SemiBold.otf"))?;
    std::fs::write(folder.join("coordinates.sdf"), glyphs::atlas(&font)?)?;
    Ok(())
}

fn folder() -> PathBuf {
    shell::root().join("assets/men")
}

fn make(man: &Man) -> Result<ManFile> {
    let body = Sdf::whole(man)?;
    for probe in &man.probes {
        let d = body.distance(probe.p.into());
        ensure!((d - probe.d).abs() < recipe::TOLERANCE, "at {:?}: {d} for {}", probe.p, probe.d);
    }
    let (turned, mut head) = parts(man)?;
    let mut meshes = Vec::new();
    for level in 0..3 {
        let mut mesh = lathe::turn(&turned, level, man.mesh.segments[level]);
        if let Some(head) = &mut head {
            mesh.append(&head.level(level));
        }
        meshes.push(mesh);
    }
    let finest = &meshes[0];
    let bvh = Bvh::new(finest);
    let levels = meshes.iter().map(|mesh| Level::new(mesh, &bake::bake(mesh, &body, &bvh)));
    Ok(ManFile {
        height: man.height as f32,
        base_radius: (man.base_diameter / 2.0) as f32,
        radius: bake::radii::<32>(finest, man.height).map(|r| r as f32),
        ground: bake::ground::<64>(&body, &bvh, GROUND_REACH).map(mesh_file::unorm),
        levels: levels.collect(),
    })
}

/// The carved part of a man on its way through the levels.
struct Head {
    sdf: Sdf,
    decimator: Decimator,
    triangles: [usize; 3],
}

impl Head {
    fn level(&mut self, level: usize) -> Mesh {
        let mut surface = self.decimator.reduce(self.triangles[level]);
        if level == 0 {
            for point in &mut surface.points {
                *point = self.sdf.project(*point, 2, VOXEL);
            }
        }
        surface.shaded(&self.sdf, FEEL[level], CREASE[level])
    }
}

/// The profile of the turned part, closed to the axis, and the head above it.
fn parts(man: &Man) -> Result<(Vec<Segment>, Option<Head>)> {
    let Some(triangles) = man.mesh.triangles else { return Ok((man.profile.clone(), None)) };
    let mut turned = man.profile.clone();
    let mut above = man.profile.clone();
    if let Some(seam) = man.mesh.seam {
        let near = |s: &Segment| curve::length(curve::minus(s.end(), seam)) < 2e-3;
        let at = turned.iter().position(near).context("no corner of the profile at the seam")?;
        above = turned.split_off(at + 1);
        let corner = turned[at].end();
        let middle = [0.0, corner[1]];
        turned.push(Segment::Line { p: [corner, middle] });
        above.splice(0..0, foot(&Sdf::whole(man)?, corner));
    }
    let sdf = Sdf::carved(man, &above)?;
    let (low, high) = extent(&sdf, man.height);
    let net = net::net(&sdf, low, high, VOXEL);
    ensure!(!net.faces.is_empty(), "the head has no surface");
    let weight = |p: Vec3| man.mesh.weight(p);
    Ok((turned, Some(Head { decimator: Decimator::new(net, weight), sdf, triangles })))
}

/// How the profile of a head begins: a plug that is sunk into the turned part, so that no edge of
/// the head lies on the seam. Where the head overhangs, a flat bottom is hidden well enough.
fn foot(body: &Sdf, corner: curve::Point) -> Vec<Segment> {
    let [r, y] = corner;
    let sunk = y - PLUG;
    if body.distance(vec3(r + 0.002, y - PLUG / 2.0, 0.0)) > 0.0 {
        return vec![Segment::Line { p: [[0.0, y], corner] }];
    }
    let line = |a, b| Segment::Line { p: [a, b] };
    vec![line([0.0, sunk], [r, sunk]), line([r, sunk], corner)]
}

/// A box around a body, with room for the cubes at its edge; it is symmetric in x and z.
fn extent(sdf: &Sdf, height: f64) -> (Vec3, Vec3) {
    const STEP: f64 = 0.02;
    let steps = |length: f64| (length / STEP).ceil() as i32;
    let (mut low, mut high) = (vec3(0.0, height, 0.0), Vec3::default());
    for y in 0..=steps(height) {
        for z in -steps(0.5)..=steps(0.5) {
            for x in -steps(0.5)..=steps(0.5) {
                let p = vec3(f64::from(x), f64::from(y), f64::from(z)) * STEP;
                if sdf.distance(p) < STEP {
                    low = low.map(p, f64::min);
                    high = high.map(p, f64::max);
                }
            }
        }
    }
    let room = vec3(STEP, STEP, STEP) * 1.5;
    (low - room, high + room)
}
