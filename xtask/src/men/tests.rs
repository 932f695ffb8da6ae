//! The recipe against its probes, and the files of `assets/men` against the recipe.

use super::mesh::facet;
use super::recipe::{Recipe, TOLERANCE};
use super::sdf::Sdf;
use super::vector::Vec3;
use super::{folder, mesh_file};

fn recipe() -> Recipe {
    Recipe::load(&folder().join("recipe.json")).unwrap()
}

#[test]
fn distances_are_those_of_an_independent_evaluation() {
    for (name, man) in recipe().men {
        let body = Sdf::whole(&man).unwrap();
        assert!(man.probes.len() >= 20, "{name}");
        for probe in &man.probes {
            let d = body.distance(probe.p.into());
            assert!(
                (d - probe.d).abs() < TOLERANCE,
                "{name} at {:?}: {d} for {}",
                probe.p,
                probe.d
            );
        }
    }
}

#[test]
fn every_file_holds_three_sound_levels() {
    let mut total = 0;
    for (name, man) in recipe().men {
        let bytes = std::fs::read(folder().join(format!("{name}.men"))).unwrap();
        total += bytes.len();
        let file = mesh_file::read(&bytes).unwrap();
        assert_eq!(file.height, man.height as f32, "{name}");
        assert_eq!(file.base_radius * 2.0, man.base_diameter as f32, "{name}");
        let counts: Vec<usize> = file.levels.iter().map(|l| l.mesh.faces.len()).collect();
        assert_eq!(counts.len(), 3, "{name}");
        assert!(counts[0] > 2 * counts[1] && 2 * counts[1] > 3 * counts[2], "{name}: {counts:?}");
        let widest = file.radius.iter().copied().fold(0.0, f32::max);
        assert!((widest - file.base_radius).abs() < 2e-3, "{name}: {widest}");
        assert!(file.ground[0] == 255 && file.ground[63] < 20, "{name}");
        let body = Sdf::whole(&man).unwrap();
        for (level, error) in file.levels.iter().zip([0.003, 0.008, 0.02]) {
            let mesh = &level.mesh;
            let top = mesh.points.iter().map(|p| p.y).fold(0.0, f64::max);
            assert!((top - man.height).abs() < error, "{name}: {top}");
            let off = mesh.points.iter().map(|&p| body.distance(p)).fold(0.0, f64::max);
            assert!(off < error, "{name}: a point {off} away from the surface");
            let (mut area, mut wrong) = (0.0, 0.0);
            for face in &mesh.faces {
                let part = facet(&mesh.points, *face);
                let normals = face.map(|i| mesh.normals[i as usize]);
                area += part.length();
                if part.dot(normals[0] + normals[1] + normals[2]) <= 0.0 {
                    wrong += part.length();
                }
            }
            assert!(wrong < area * 1e-3, "{name}: {wrong} of {area} faces inward");
            assert!(mesh.normals.iter().all(|n| (n.length() - 1.0).abs() < 1e-6), "{name}");
        }
    }
    assert!(total < 1_600_000, "{total} bytes");
}

#[test]
fn every_shell_is_closed() {
    for name in recipe().men.keys() {
        let bytes = std::fs::read(folder().join(format!("{name}.men"))).unwrap();
        for level in mesh_file::read(&bytes).unwrap().levels {
            // By Gauss: the areas of a closed surface cancel out in every direction.
            let mut sum = Vec3::default();
            let mut area = 0.0;
            for &face in &level.mesh.faces {
                let part = facet(&level.mesh.points, face);
                sum += part;
                area += part.length();
            }
            assert!(sum.length() < area * 1e-4, "{name}: {sum:?} of {area}");
        }
    }
}

#[test]
fn coordinates_are_inside_their_cells() {
    let atlas = std::fs::read(folder().join("coordinates.sdf")).unwrap();
    assert_eq!(atlas.len(), 1024 * 64);
    for cell in 0..16 {
        let texel = |x: usize, y: usize| atlas[y * 1024 + cell * 64 + x];
        let filled = (0..64 * 64).filter(|i| texel(i % 64, i / 64) > 128).count();
        assert!((300..1200).contains(&filled), "cell {cell}: {filled}");
        let rim = (0..64).flat_map(|i| [texel(i, 0), texel(i, 63), texel(0, i), texel(63, i)]);
        assert!(rim.max().unwrap() < 100, "cell {cell} touches its rim");
    }
}
