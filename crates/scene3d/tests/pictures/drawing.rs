//! When pictures are drawn, and when not.

use scene3d::glam::Vec3;
use scene3d::{Army, Camera, Cell, Kind, Man, Progress, Quality, Scene, Stage};

use super::{picture, renderer, start};

#[test]
fn a_resting_board_is_refined_and_then_drawn_no_more() {
    let mut renderer = renderer();
    let scene = Scene { men: start(), ..Scene::default() };
    let mut canvas = renderer.canvas([120, 100], Quality::Low).expect("a canvas");
    let mut steps = 1;
    while renderer.draw(&mut canvas, &scene).expect("a picture") == Progress::Refining {
        steps += 1;
        assert!(steps < 100);
    }
    assert!(steps > 4, "{steps}");
    let finished = renderer.read(&canvas).expect("a picture");
    assert_eq!(renderer.draw(&mut canvas, &scene), Ok(Progress::Finished));
    assert_eq!(renderer.read(&canvas).expect("a picture"), finished);
    let mut moved = scene.clone();
    moved.men[0].at.y = 0.2;
    assert_eq!(renderer.draw(&mut canvas, &moved), Ok(Progress::Refining), "it begins anew");
    assert_ne!(renderer.read(&canvas).expect("a picture"), finished);
    assert_eq!(canvas.drawn(), Some(&moved));
}

/// A picture that is too large for one go is drawn in bands, and no seam shows.
#[test]
fn a_large_picture_has_no_seams() {
    let mut renderer = renderer();
    let scene = Scene { men: start(), ..Scene::default() };
    let mut canvas = renderer.canvas([1500, 1501], Quality::Low).expect("a canvas");
    renderer.draw(&mut canvas, &scene).expect("a picture");
    let large = renderer.read(&canvas).expect("a picture");
    assert!(canvas.bytes() < 100_000_000, "{}", canvas.bytes());
    // The frame's right side is one even brown from far to near: no row of it jumps.
    let view = scene.view([1500.0, 1501.0].into());
    let at = |z: f32| view.pixel(Vec3::new(4.4, 0.0, z));
    let (far, near) = (at(-4.0), at(4.0));
    let brown = |y: f32| {
        let x = far.x + (near.x - far.x) * (y - far.y) / (near.y - far.y);
        let pixel = large.pixel(x as u32, y as u32);
        pixel[..3].iter().map(|v| i32::from(*v)).sum::<i32>()
    };
    let (from, to) = (far.y as i32 + 8, near.y as i32 - 8);
    assert!(to - from > 900);
    for y in from..to {
        let jump = (brown(y as f32) - brown(y as f32 + 1.0)).abs();
        assert!(jump < 90, "row {y}: {jump}");
    }
    assert_eq!(large.pixel(750, 750)[3], 255);
}

#[test]
fn the_table_is_transparent_and_the_board_is_not() {
    let scene = Scene { men: start(), ..Scene::default() };
    let all = picture(&scene, [160, 140], Quality::Low);
    assert_eq!(all.pixel(1, 1), [0, 0, 0, 0], "nothing in the corner");
    assert_eq!(all.pixel(80, 70)[3], 255);
    let papered = all.on([250, 240, 230]);
    assert_eq!(papered.pixel(1, 1), [250, 240, 230, 255]);
    assert_eq!(papered.pixel(900, 1), [0; 4], "outside");
}

#[test]
fn a_fading_man_is_half_there() {
    let cell = Cell { file: 3, rank: 3 };
    let with = |opacity| {
        let mut man = Man::on(Kind::King, Army::White, cell);
        man.opacity = opacity;
        let scene = Scene { men: vec![man], camera: Camera::TOP, ..Scene::default() };
        let at = scene.view([140.0, 140.0].into()).pixel(cell.center() + Vec3::Y);
        picture(&scene, [140, 140], Quality::Low).pixel(at.x as u32, at.y as u32)[1]
    };
    let (gone, half, there) = (with(0.0), with(0.5), with(1.0));
    assert!(gone < half && half < there, "{gone} {half} {there}");
}

#[test]
fn strange_scenes_and_sizes_do_no_harm() {
    let mut man = Man::on(Kind::Queen, Army::Black, Cell { file: 0, rank: 0 });
    man.at = Vec3::new(f32::NAN, f32::INFINITY, 0.0);
    let low = Vec3::splat(-1.0);
    let odd = [
        Scene { men: vec![man; 3], ..Scene::default() },
        Scene {
            men: vec![Man::on(Kind::Pawn, Army::White, Cell { file: 7, rank: 7 }); 300],
            ..Scene::default()
        },
        Scene { stage: Stage::Men { low, high: low }, ..Scene::default() },
        Scene { camera: Camera { yaw: f32::NAN, zoom: -4.0, ..Camera::PLAY }, ..Scene::default() },
    ];
    for scene in odd {
        let made = picture(&scene, [24, 17], Quality::Low);
        assert_eq!((made.width, made.height, made.rgba.len()), (24, 17, 24 * 17 * 4));
    }
    let scene = Scene::default();
    for size in [[0, 10], [10, 0], [40_000, 10]] {
        let refused = renderer().picture(&scene, size, Quality::Low).expect_err("no such picture");
        assert!(refused.to_string().contains("pixels"), "{refused}");
    }
}
