//! Every man, every material, the start position from four cameras, as they looked when they were approved.
//! `UPDATE_SNAPSHOTS=1 cargo test -p scene3d` draws them anew; look at them before you keep them.

use std::path::Path;

use image::{Rgba, RgbaImage};
use scene3d::glam::{Quat, Vec3};
use scene3d::{Army, Arrow, Camera, Cell, Kind, Man, Mark, MarkShape, Material, Quality, Scene};

use super::{picture, start};

const PAPER: [u8; 3] = [0xF6, 0xF2, 0xEA];

fn drawn(scene: &Scene, size: [u32; 2], quality: Quality) -> RgbaImage {
    let picture = picture(scene, size, quality).on(PAPER);
    RgbaImage::from_raw(picture.width, picture.height, picture.rgba).expect("a whole picture")
}

/// Compares a picture with the approved one: some pixels at edges may differ between drivers, a man may not.
fn approve(name: &str, picture: &RgbaImage) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let path = folder.join(format!("{name}.png"));
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        picture.save(&path).expect("the folder of snapshots can be written");
        return;
    }
    let old = image::open(&path).expect("an approved picture").to_rgba8();
    assert_eq!(old.dimensions(), picture.dimensions(), "{name}");
    let far = |a: &Rgba<u8>, b: &Rgba<u8>| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 28);
    let different = old.pixels().zip(picture.pixels()).filter(|(a, b)| far(a, b)).count();
    let all = (old.width() * old.height()) as usize;
    if different * 200 > all {
        let new = folder.join(format!("{name}.new.png"));
        picture.save(&new).expect("the folder of snapshots can be written");
        panic!("{different} of {all} pixels differ: compare {name}.png and {name}.new.png");
    }
}

/// Side by side.
fn row(pictures: &[RgbaImage]) -> RgbaImage {
    let width = pictures.iter().map(RgbaImage::width).sum();
    let height = pictures.iter().map(RgbaImage::height).max().unwrap_or(1);
    let mut all = RgbaImage::from_pixel(width, height, Rgba([PAPER[0], PAPER[1], PAPER[2], 255]));
    let mut x = 0;
    for picture in pictures {
        image::imageops::replace(&mut all, picture, x, 0);
        x += i64::from(picture.width());
    }
    all
}

/// From the front, from the side, from behind, and in the other colour.
#[test]
fn men() {
    for (kind, name) in
        Kind::ALL.into_iter().zip(["pawn", "knight", "bishop", "rook", "queen", "king"])
    {
        let sides: Vec<RgbaImage> =
            [(0.0, Army::White), (1.57, Army::White), (3.5, Army::White), (0.6, Army::Black)]
                .map(|(angle, army)| {
                    let mut scene = Scene::portrait(kind, army, Material::Boxwood);
                    scene.men[0].turn = Quat::from_rotation_y(angle) * scene.men[0].turn;
                    drawn(&scene, [72, 120], Quality::Low)
                })
                .into();
        approve(&format!("man-{name}"), &row(&sides));
    }
}

#[test]
fn materials() {
    for (material, name) in
        Material::ALL.into_iter().zip(["boxwood", "marble", "celadon", "lacquer"])
    {
        let box_of = (Vec3::new(-1.75, 0.0, -0.4), Vec3::new(1.75, 1.68, 0.4));
        let mut scene = Scene::of_men(box_of.0, box_of.1);
        scene.material = material;
        scene.camera = Camera { elevation: 0.42, ..Camera::PLAY };
        let file = [
            (Kind::King, Army::White),
            (Kind::Knight, Army::White),
            (Kind::Knight, Army::Black),
            (Kind::Bishop, Army::Black),
        ];
        for (i, (kind, army)) in (0u8..).zip(file) {
            let mut man = Man::at(kind, army, Vec3::new(f32::from(i) * 0.9 - 1.35, 0.0, 0.0));
            man.turn = Quat::from_rotation_y(if army == Army::White { -0.7 } else { -2.4 });
            scene.men.push(man);
        }
        approve(&format!("material-{name}"), &drawn(&scene, [240, 136], Quality::Medium));
    }
}

#[test]
fn start_position() {
    let cameras = [
        ("seated", Camera::SEATED, Quality::Low, [300, 250]),
        ("play", Camera::PLAY.turned(), Quality::Medium, [240, 200]),
        ("analysis", Camera::ANALYSIS, Quality::High, [144, 120]),
        ("top", Camera::TOP, Quality::Low, [300, 250]),
    ];
    for (name, camera, quality, size) in cameras {
        let scene = Scene { men: start(), camera, ..Scene::default() };
        approve(&format!("start-{name}"), &drawn(&scene, size, quality));
    }
}

#[test]
fn marks_and_arrows() {
    let cell = |file, rank| Cell { file, rank };
    let mut scene = Scene { men: start(), material: Material::Marble, ..Scene::default() };
    let amber = [0.85, 0.62, 0.10, 0.55];
    let jade = [0.18, 0.49, 0.36, 0.85];
    let shapes = [
        (cell(4, 1), MarkShape::Fill, amber),
        (cell(4, 3), MarkShape::Fill, amber),
        (cell(4, 7), MarkShape::Glow, [0.90, 0.20, 0.10, 0.9]),
        (cell(0, 4), MarkShape::Dot, jade),
        (cell(1, 4), MarkShape::Corners, jade),
        (cell(2, 4), MarkShape::Circle, jade),
        (cell(3, 4), MarkShape::Frame, jade),
    ];
    scene.marks = shapes.map(|(cell, shape, color)| Mark { cell, shape, color }).into();
    scene.arrows = vec![
        Arrow { from: cell(6, 0), to: cell(5, 2), color: jade, width: 0.16 },
        Arrow { from: cell(0, 2), to: cell(7, 7), color: [0.11, 0.33, 0.61, 0.85], width: 0.16 },
    ];
    scene.men.push(Man::at(Kind::Queen, Army::White, Vec3::new(2.0, 0.35, -0.4)));
    approve("marks", &drawn(&scene, [360, 300], Quality::Low));
}
