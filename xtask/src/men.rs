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
use anyhow::{Context, Result, anyhow, bail, ensure};
use bvh::Bvh;
use curve::{Point, Segment};
use decimate::Decimator;
use mesh::{Mesh, Own};
use mesh_file::{Level, ManFile};
use recipe::{Man, Recipe};
use sdf::Sdf;
use std::path::PathBuf;
use vector::{Vec3, vec3};

/// The sides of the cubes from which heads are made.
const VOXEL: f64 = 0.003;

/// For each level: how far around a point its normal is felt for.
const FEEL: [f64; 3] = [0.001, 0.0025, 0.005];

/// For each level: the cosine up to which a facet may leave the body's own normal.
const CREASE: [f64; 3] = [0.74, 0.6, 0.45];

/// For each level: vertices so near are on the seam.
const ON_SEAM: [f64; 3] = [0.0015, 0.003, 0.006];

/// How far the shadow of a man on the ground is told.
const GROUND_REACH: f64 = 1.5;

/// Makes the files of `assets/men` anew, those of all men or of the named ones.
pub fn run(names: &[String]) -> Result<()> {
    let folder = folder();
    let recipe = Recipe::load(&folder.join("recipe.json"))?;
    if let Some(unknown) = names.iter().find(|name| !recipe.men.contains_key(*name)) {
        bail!("there is no man `{unknown}`");
    }
    let chosen: Vec<(&String, &Man)> =
        recipe.men.iter().filter(|m| names.is_empty() || names.contains(m.0)).collect();
    let mut total = 0;
    for ((name, _), file) in chosen.iter().zip(make_all(&chosen)?) {
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

/// Makes all men at once, each in a thread of his own.
fn make_all(men: &[(&String, &Man)]) -> Result<Vec<ManFile>> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = men
            .iter()
            .map(|(name, man)| {
                let builder = std::thread::Builder::new().name((*name).clone());
                builder.spawn_scoped(scope, || make(man))
            })
            .collect::<std::io::Result<_>>()?;
        let results = threads.into_iter().zip(men).map(|(thread, (name, _))| {
            let made = thread.join().map_err(|_| anyhow!("it panicked"))?;
            made.with_context(|| format!("could not make the {name}"))
        });
        results.collect()
    })
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
            head.hide_seam(&mut mesh);
            mesh.append(&head.level(level));
        }
        meshes.push(mesh);
    }
    let finest = &meshes[0];
    let bvh = Bvh::new(finest);
    let levels = meshes.iter().enumerate();
    let levels = levels.map(|(i, mesh)| Level::new(mesh, &bake::bake(mesh, i, &body, &bvh)));
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
    seam: Option<Seam>,
}

/// The corner of the profile where the head begins, and the normal above it.
struct Seam {
    corner: Point,
    above: Point,
    /// Whether the profile goes straight on.
    smooth: bool,
}

impl Seam {
    fn normal(&self, p: Vec3) -> Vec3 {
        let out = self.above[0] / p.radius();
        vec3(p.x * out, self.above[1], p.z * out)
    }
}

impl Head {
    /// Where the seam crosses a smooth wall the end of the turned part looks out between the
    /// columns by a hair: it is shaded like the wall.
    fn hide_seam(&self, turned: &mut Mesh) {
        let Some(seam) = self.seam.as_ref().filter(|s| s.smooth) else { return };
        for (point, normal) in turned.points.iter().zip(&mut turned.normals) {
            if (point.y - seam.corner[1]).abs() < 1e-9 && point.radius() > 1e-6 {
                *normal = seam.normal(*point);
            }
        }
    }

    fn level(&mut self, level: usize) -> Mesh {
        let mut surface = self.decimator.reduce(self.triangles[level]);
        if level == 0 {
            for point in &mut surface.points {
                *point = self.sdf.project(*point, 2, VOXEL);
            }
        }
        // On the seam the head alone has an edge, the man has none.
        let normal = |p: Vec3| match &self.seam {
            Some(seam)
                if curve::length(curve::minus([p.radius(), p.y], seam.corner)) < ON_SEAM[level] =>
            {
                Own { normal: seam.normal(p), sided: true }
            }
            _ => Own { normal: self.sdf.normal(p, FEEL[level]), sided: false },
        };
        surface.shaded(normal, CREASE[level])
    }
}

/// The profile of the turned part, closed to the axis, and the head above it.
fn parts(man: &Man) -> Result<(Vec<Segment>, Option<Head>)> {
    let Some(triangles) = man.mesh.triangles else { return Ok((man.profile.clone(), None)) };
    let mut turned = man.profile.clone();
    let mut above = man.profile.clone();
    let mut seam = None;
    if let Some(wanted) = man.mesh.seam {
        let near = |s: &Segment| curve::length(curve::minus(s.end(), wanted)) < 2e-3;
        let at = turned.iter().position(near).context("no corner of the profile at the seam")?;
        above = turned.split_off(at + 1);
        let corner = turned[at].end();
        let middle = [0.0, corner[1]];
        turned.push(Segment::Line { p: [corner, middle] });
        let upward = above.first().context("nothing above the seam")?.tangent(0.0);
        let smooth = curve::dot(turned[at].tangent(1.0), upward) > 0.99;
        seam = Some(Seam { corner, above: [upward[1], -upward[0]], smooth });
        above.insert(0, Segment::Line { p: [middle, corner] });
    }
    let sdf = Sdf::carved(man, &above)?;
    let (low, high) = extent(&sdf, man.height);
    let net = net::net(&sdf, low, high, VOXEL);
    ensure!(!net.faces.is_empty(), "the head has no surface");
    let bend = |&p: &Vec3| bake::bend(&sdf, p, sdf.normal(p, FEEL[0]), 0.012, 6);
    let bends = net.points.iter().map(bend).collect();
    let decimator = Decimator::new(net, bends, |p| man.mesh.weight(p));
    Ok((turned, Some(Head { sdf, decimator, triangles, seam })))
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
    // An odd number, so that no flat side of a body lies in a plane of the grid.
    let room = vec3(STEP, STEP, STEP) * 1.537;
    (low - room, high + room)
}
