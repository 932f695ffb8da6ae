//! A scene as the numbers that shaders read: one block for the frame, one record for each man.

use bytemuck::{Pod, Zeroable};
use glam::{Mat4, Vec2, Vec3, Vec4};

use super::{linear, room, stuff};
use crate::camera::View;
use crate::mesh::{self, LEVELS};
use crate::quality::Quality;
use crate::scene::{Army, Kind, Man, Scene, Stage};

/// Half the width of what the shadow map and the map of the ground cover.
pub const REACH: f32 = 6.6;
/// The tangent of half the angle under which the key light is seen.
const LIGHT_SIZE: f32 = 0.11;

/// The block `Frame` of the shaders.
#[repr(C)]
#[derive(Debug, Clone, Copy, Pod, Zeroable)]
pub struct Frame {
    clip: [[f32; 4]; 4],
    light: [[f32; 4]; 4],
    eye: [f32; 4],
    key: [f32; 4],
    key_color: [f32; 4],
    size: [f32; 4],
    seat: [f32; 4],
    shadow: [f32; 4],
    misc: [f32; 4],
    band: [f32; 4],
    sh: [[f32; 4]; 9],
    light_square: [f32; 4],
    dark_square: [f32; 4],
    frame: [f32; 4],
    inlay: [f32; 4],
    board: [f32; 4],
    stuff: [[f32; 4]; 8],
}

/// One man for the shaders.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Pod, Zeroable)]
pub struct Instance {
    place: [f32; 4],
    turn: [f32; 4],
    kind: [f32; 4],
    near: [[f32; 4]; 4],
}

/// Men of one kind and one level of detail, which are drawn together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    pub kind: Kind,
    pub level: usize,
    pub instances: std::ops::Range<u32>,
    /// They come or go, and are drawn last.
    pub fading: bool,
}

/// The shade of one man on the ground.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Pod, Zeroable)]
pub struct Shade {
    place: [f32; 4],
    man: [f32; 4],
}

/// The block for a frame. `picture` counts the pictures of a resting board; the first stands exactly.
pub fn frame(
    scene: &Scene,
    view: &View,
    quality: Quality,
    picture: u32,
    sh: [[f32; 4]; 9],
) -> Frame {
    let seat = scene.camera.seat();
    let (sin, cos) = seat.sin_cos();
    let key = {
        let k = room::key();
        Vec3::new(cos * k.x + sin * k.z, k.y, cos * k.z - sin * k.x)
    };
    let light = light_matrix(key);
    let size = view.size();
    let jitter = if picture == 0 { Vec2::ZERO } else { halton(picture) - 0.5 };
    let shift = jitter * 2.0 / size;
    let clip = Mat4::from_translation(shift.extend(0.0)) * view.matrix();
    let (grain, contrast) = match scene.stage {
        Stage::Board => stuff::grain(scene.board.grain),
        Stage::Men { .. } => (-1.0, 0.0),
    };
    let side = if scene.camera.yaw.cos() >= 0.0 { 1.0 } else { -1.0 };
    let map = quality.shadow_map() as f32;
    let stuff = stuff::of(scene.material);
    let board = scene.board.under(scene.material);
    Frame {
        clip: clip.to_cols_array_2d(),
        light: light.to_cols_array_2d(),
        eye: view.eye().extend(1.0).into(),
        key: key.extend(LIGHT_SIZE).into(),
        key_color: [1.06, 0.99, 0.87, 0.0],
        size: Vec4::new(size.x, size.y, 1.0 / size.x, 1.0 / size.y).into(),
        seat: [cos, sin, side, f32::from(u8::from(scene.coordinates))],
        shadow: [1.0 / map, SHADOW_WIDTH, SHADOW_DEPTH, 0.012 + 6.0 / map],
        misc: [
            (picture % 64) as f32,
            view.pixels_per_unit(Vec3::ZERO),
            0.5 * scene.board.polish + 0.5,
            REACH,
        ],
        band: [0.0; 4],
        sh,
        light_square: linear(board.light),
        dark_square: linear(board.dark),
        frame: linear(board.frame),
        inlay: linear(board.inlay),
        board: [grain, scene.board.polish.clamp(0.0, 1.0), scene.table_shadow, contrast],
        stuff: std::array::from_fn(|i| stuff[i / 4][i % 4]),
    }
}

impl Frame {
    /// The same for a band of the picture: these rows of it, from the top.
    pub fn band(mut self, first: u32, rows: u32) -> Frame {
        let (height, first, rows) = (self.size[1], first as f32, rows as f32);
        let shift = 1.0 - (height - 2.0 * first) / rows;
        let stretch = Mat4::from_cols(
            Vec4::X,
            Vec4::Y * (height / rows),
            Vec4::Z,
            Vec4::new(0.0, shift, 0.0, 1.0),
        );
        self.clip = (stretch * Mat4::from_cols_array_2d(&self.clip)).to_cols_array_2d();
        self.band[0] = first;
        self
    }
}

const SHADOW_WIDTH: f32 = 2.0 * 7.5;
const SHADOW_DEPTH: f32 = 18.0;

/// From the world to the shadow map: parallel light, the board and what stands beside it inside.
fn light_matrix(key: Vec3) -> Mat4 {
    let right = Vec3::Y.cross(key).normalize();
    let up = key.cross(right);
    let middle = Vec3::new(0.0, 0.5, 0.0);
    let scale = 2.0 / SHADOW_WIDTH;
    let rows = [
        (right * scale).extend(-middle.dot(right) * scale),
        (up * scale).extend(-middle.dot(up) * scale),
        (-key / SHADOW_DEPTH).extend(0.5 + middle.dot(key) / SHADOW_DEPTH),
        Vec4::W,
    ];
    Mat4::from_cols(rows[0], rows[1], rows[2], rows[3]).transpose()
}

/// The men in the order in which they are drawn, and how they are grouped.
pub fn men(scene: &Scene, view: &View, quality: Quality) -> (Vec<Instance>, Vec<Batch>) {
    let mut order: Vec<(bool, usize, usize, f32, &Man)> = scene
        .men
        .iter()
        .filter(|man| man.opacity > 0.004 && man.at.is_finite())
        .map(|man| {
            let fading = man.opacity < 0.996;
            let far = view.eye().distance(man.at);
            (fading, man.kind.index(), level(man, view, quality), far, man)
        })
        .collect();
    // Near ones first, so that they hide what is behind before it is shaded; fading ones from afar.
    order.sort_by(|a, b| {
        let group = (a.0, a.1, a.2).cmp(&(b.0, b.1, b.2));
        let depth = if a.0 { b.3.total_cmp(&a.3) } else { a.3.total_cmp(&b.3) };
        group.then(depth)
    });
    let mut instances = Vec::with_capacity(order.len());
    let mut batches: Vec<Batch> = Vec::new();
    for &(fading, _, level, _, man) in &order {
        let i = instances.len() as u32;
        match batches.last_mut() {
            Some(last) if (last.kind, last.level, last.fading) == (man.kind, level, fading) => {
                last.instances.end = i + 1;
            }
            _ => batches.push(Batch { kind: man.kind, level, instances: i..i + 1, fading }),
        }
        instances.push(instance(scene, man));
    }
    (instances, batches)
}

fn level(man: &Man, view: &View, quality: Quality) -> usize {
    let pixels = view.pixels_per_unit(man.at);
    let steps = match quality {
        Quality::Low => [260.0, 90.0],
        Quality::Medium => [110.0, 50.0],
        Quality::High => [70.0, 32.0],
    };
    steps.iter().filter(|&&step| pixels < step).count().min(LEVELS - 1)
}

fn instance(scene: &Scene, man: &Man) -> Instance {
    let army = match man.army {
        Army::White => 0.0,
        Army::Black => 1.0,
    };
    // A man keeps his grain wherever he goes on his own file; two men side by side differ.
    let seed = man.kind.index() as f32 * 1.7 + (man.at.x + 4.0).floor() * 0.61 + army * 2.3;
    let mut near: Vec<(f32, [f32; 4])> = scene
        .men
        .iter()
        .filter(|other| !std::ptr::eq(*other, man) && other.opacity > 0.3 && other.at.y < 0.2)
        .filter_map(|other| {
            let body = mesh::body(other.kind);
            let far = Vec2::new(other.at.x - man.at.x, other.at.z - man.at.z).length();
            let pillar = [other.at.x, other.at.z, body.base * 0.62, body.height * 0.9];
            (far < 1.9).then_some((far / body.height, pillar))
        })
        .collect();
    near.sort_by(|a, b| a.0.total_cmp(&b.0));
    let far_away = [100.0, 100.0, 0.1, 0.0];
    Instance {
        place: man.at.extend(man.opacity.clamp(0.0, 1.0)).into(),
        turn: man.turn.normalize().into(),
        kind: [army, seed, man.at.y, mesh::model(man.kind).scale],
        near: std::array::from_fn(|i| near.get(i).map_or(far_away, |near| near.1)),
    }
}

/// The shades of the men on the ground.
pub fn shades(scene: &Scene) -> Vec<Shade> {
    scene
        .men
        .iter()
        .filter(|man| man.at.is_finite() && man.opacity > 0.01)
        .map(|man| {
            let ground = if man.at.x.abs().max(man.at.z.abs()) < 4.52 { 0.0 } else { -0.25 };
            let lifted = (man.at.y - ground).max(0.0);
            let weaker = 1.0 / (1.0 + lifted * lifted * 14.0);
            let strength = weaker * man.opacity.clamp(0.0, 1.0) * 0.92;
            Shade {
                place: man.at.extend(0.0).into(),
                man: [man.kind.index() as f32, strength, 1.0 + lifted * 0.6, 0.0],
            }
        })
        .collect()
}

/// Points spread evenly over the unit square (Halton's sequence, bases 2 and 3).
fn halton(i: u32) -> Vec2 {
    let radical = |base: u32| {
        let (mut n, mut part, mut sum) = (i, 1.0, 0.0);
        while n > 0 {
            part /= base as f32;
            sum += part * (n % base) as f32;
            n /= base;
        }
        sum
    };
    Vec2::new(radical(2), radical(3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Camera;
    use crate::scene::Cell;

    #[test]
    fn the_shadow_map_holds_the_board_from_every_seat() {
        for seat in [0.0_f32, 0.7, 1.6, std::f32::consts::PI] {
            let (sin, cos) = seat.sin_cos();
            let k = room::key();
            let key = Vec3::new(cos * k.x + sin * k.z, k.y, cos * k.z - sin * k.x);
            let m = light_matrix(key);
            for cell in Cell::all() {
                for y in [0.0, 1.7, 2.2] {
                    let q = m.project_point3(cell.center() + Vec3::Y * y);
                    assert!(q.truncate().abs().max_element() < 1.0, "{seat} {cell:?} {q}");
                    assert!((0.0..1.0).contains(&q.z), "{q}");
                }
            }
            assert!((m.project_point3(key).z < m.project_point3(-key).z), "near is small");
        }
    }

    #[test]
    fn bands_show_what_the_whole_shows() {
        let scene = Scene::default();
        let view = scene.view(Vec2::new(300.0, 200.0));
        let whole = frame(&scene, &view, Quality::Low, 0, [[0.0; 4]; 9]);
        let point = Vec3::new(1.0, 0.5, -2.0);
        let row = |frame: &Frame, rows: f32| {
            let ndc = Mat4::from_cols_array_2d(&frame.clip).project_point3(point);
            (1.0 - ndc.y) / 2.0 * rows
        };
        let y = row(&whole, 200.0);
        for (first, rows) in [(0, 200), (0, 64), (64, 64), (192, 8)] {
            let band = whole.band(first, rows);
            assert!((row(&band, rows as f32) + first as f32 - y).abs() < 0.01);
        }
    }

    #[test]
    fn equal_men_are_drawn_together_and_fading_ones_last() {
        let mut men: Vec<Man> = (0..8)
            .filter_map(|file| Cell::new(file, 1))
            .map(|cell| Man::on(Kind::Pawn, Army::White, cell))
            .collect();
        men[3].opacity = 0.5;
        men[4].opacity = 0.0;
        let scene = Scene { men, camera: Camera::PLAY, ..Scene::default() };
        let view = scene.view(Vec2::splat(2000.0));
        let (instances, batches) = super::men(&scene, &view, Quality::High);
        assert_eq!(instances.len(), 7, "what cannot be seen is not drawn");
        assert_eq!(batches.len(), 2);
        assert_eq!((batches[0].instances.clone(), batches[0].fading), (0..6, false));
        assert_eq!((batches[1].instances.clone(), batches[1].fading), (6..7, true));
        assert_eq!(batches[0].level, 0);
        let small = scene.view(Vec2::splat(150.0));
        assert_eq!(super::men(&scene, &small, Quality::High).1[0].level, 2);
    }
}
