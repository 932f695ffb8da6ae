//! From where the board is seen: a few numbers that a hand can turn, and the exact view they make.
//!
//! A [`Camera`] is what a user sets. [`Camera::fit`] makes a [`View`] of it for one size of picture: however
//! it is turned, the whole board with its frame and a king on any square is inside, and the lens is shifted,
//! not tilted, to use the room.

use glam::{Mat4, Vec2, Vec3, Vec4};

use crate::scene::{Cell, FRAME, HALF, THICKNESS};

/// The angle of view from bottom to top: a long lens, so that far ranks are not much smaller than near ones.
const FIELD: f32 = 30.0;
/// The same seen from straight above, where the board should look like a drawn one.
const FIELD_TOP: f32 = 5.0;
/// Room for a king on a square at the edge.
const KING: f32 = 1.69;
/// A little air round the board, as a part of the picture.
const AIR: f32 = 0.012;

/// From where the board is seen.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// The angle round the board, in radians: 0 from White's seat, π from Black's; positive to White's right.
    pub yaw: f32,
    /// The angle above the board, in radians; between [`Camera::LOWEST`] and a right angle.
    pub elevation: f32,
    /// How much nearer than the whole board: 1 shows all of it.
    pub zoom: f32,
    /// What is in the middle of a nearer view: 0 is the middle of the whole, 1 its right or upper edge.
    pub pan: Vec2,
}

impl Default for Camera {
    fn default() -> Self {
        Camera::PLAY
    }
}

impl Camera {
    /// The least angle above the board: below it, men hide the men behind them.
    pub const LOWEST: f32 = 0.35;
    /// The angle straight from above.
    pub const HIGHEST: f32 = std::f32::consts::FRAC_PI_2;
    /// How far from its seat a camera may be turned by hand to either side.
    pub const SWING: f32 = 0.61;
    /// The limits of the zoom.
    pub const ZOOM: [f32; 2] = [0.8, 2.0];

    /// As one sits at a board.
    pub const SEATED: Camera = Camera::from_above(40.0);
    /// For play: every square is seen.
    pub const PLAY: Camera = Camera::from_above(57.0);
    /// For analysis: high above.
    pub const ANALYSIS: Camera = Camera::from_above(70.0);
    /// Straight from above.
    pub const TOP: Camera = Camera::from_above(90.0);

    const fn from_above(degrees: f32) -> Camera {
        Camera { yaw: 0.0, elevation: degrees.to_radians(), zoom: 1.0, pan: Vec2::ZERO }
    }

    /// The same view from the other seat.
    #[must_use]
    pub fn turned(self) -> Camera {
        Camera { yaw: self.yaw + std::f32::consts::PI, ..self }
    }

    /// The seat that the light is arranged for, as an angle like `yaw`: 0 or π, while the camera is no further
    /// from that seat than a hand may turn it; from one seat to the other the light goes with the camera.
    pub fn seat(self) -> f32 {
        use std::f32::consts::{FRAC_PI_2, PI};
        let yaw = if self.yaw.is_finite() { self.yaw } else { 0.0 };
        let nearest = (yaw / PI).round() * PI;
        let off = yaw - nearest;
        let beyond = (off.abs() - Camera::SWING).max(0.0) * FRAC_PI_2 / (FRAC_PI_2 - Camera::SWING);
        nearest + beyond.copysign(off)
    }

    /// The same within its limits; what is not a number becomes the default's.
    #[must_use]
    pub fn limited(self) -> Camera {
        let sane = |value: f32, default: f32| if value.is_finite() { value } else { default };
        let zoom = sane(self.zoom, 1.0).clamp(Self::ZOOM[0], Self::ZOOM[1]);
        let free = (1.0 - 1.0 / zoom).max(0.0);
        let pan = Vec2::new(sane(self.pan.x, 0.0), sane(self.pan.y, 0.0));
        Camera {
            yaw: sane(self.yaw, 0.0),
            elevation: sane(self.elevation, Camera::PLAY.elevation)
                .clamp(Self::LOWEST, Self::HIGHEST),
            zoom,
            pan: pan.clamp(Vec2::splat(-free), Vec2::splat(free)),
        }
    }

    /// Part of the way from this camera to another, 0 to 1, the short way round the board.
    #[must_use]
    pub fn toward(self, other: Camera, part: f32) -> Camera {
        use std::f32::consts::{PI, TAU};
        let around = (other.yaw - self.yaw + PI).rem_euclid(TAU) - PI;
        let mix = |a: f32, b: f32| a + (b - a) * part;
        Camera {
            yaw: self.yaw + around * part,
            elevation: mix(self.elevation, other.elevation),
            zoom: mix(self.zoom, other.zoom),
            pan: self.pan.lerp(other.pan, part),
        }
    }

    /// The same camera after the wheel changed its zoom by a factor; what lies under `at` (in pixels of a
    /// picture of this size) stays there.
    #[must_use]
    pub fn zoomed(self, factor: f32, at: Vec2, size: Vec2) -> Camera {
        let before = self.limited();
        let zoom = (before.zoom * factor).clamp(Self::ZOOM[0], Self::ZOOM[1]);
        let place = (at / size.max(Vec2::ONE) * 2.0 - 1.0) * Vec2::new(1.0, -1.0);
        let pan = before.pan + place * (1.0 / before.zoom - 1.0 / zoom);
        Camera { zoom, pan, ..before }.limited()
    }

    /// The view of the whole board in a picture of this size in pixels.
    pub fn fit(self, size: Vec2) -> View {
        self.fit_points(size, &corners())
    }

    /// The view of a box between these corners in a picture of this size in pixels.
    pub fn fit_box(self, size: Vec2, low: Vec3, high: Vec3) -> View {
        let corner = |i: usize| {
            let pick = |bit: usize, low: f32, high: f32| if i & bit == 0 { low } else { high };
            Vec3::new(pick(1, low.x, high.x), pick(2, low.y, high.y), pick(4, low.z, high.z))
        };
        self.fit_points(size, &std::array::from_fn::<Vec3, 8, _>(corner))
    }

    fn fit_points(self, size: Vec2, points: &[Vec3]) -> View {
        let camera = self.limited();
        let size = size.max(Vec2::ONE);
        let (sin, cos) = camera.elevation.sin_cos();
        // From the middle of the board to the eye.
        let back = Vec3::new(camera.yaw.sin() * cos, sin, camera.yaw.cos() * cos);
        let right = Vec3::new(camera.yaw.cos(), 0.0, -camera.yaw.sin());
        let up = back.cross(right);

        let steep = ((camera.elevation.to_degrees() - 74.0) / 16.0).clamp(0.0, 1.0);
        let steep = steep * steep * (3.0 - 2.0 * steep);
        let field = (FIELD + (FIELD_TOP - FIELD) * steep).to_radians();
        let half = (field / 2.0).tan() * (1.0 - 2.0 * AIR);
        // The angle holds for the shorter side; a wide picture gets more of the table.
        let half = Vec2::new(half * (size.x / size.y).max(1.0), half * (size.y / size.x).max(1.0));
        let seen = |p: &Vec3| Vec3::new(p.dot(right), p.dot(up), p.dot(back));
        let corners: Vec<Vec3> = points.iter().map(seen).collect();
        let deepest = corners.iter().map(|p| p.z.abs()).fold(0.0, f32::max);
        let bounds = |distance: f32| {
            corners.iter().fold((Vec2::INFINITY, Vec2::NEG_INFINITY), |(min, max), p| {
                let seen = p.truncate() / (distance - p.z);
                (min.min(seen), max.max(seen))
            })
        };
        let fits = |distance: f32| {
            let (min, max) = bounds(distance);
            let span = max - min;
            span.x <= 2.0 * half.x && span.y <= 2.0 * half.y
        };
        let (mut near, mut far) = (deepest * 1.05 + 0.1, 400.0_f32);
        for _ in 0..40 {
            let middle = (near * far).sqrt();
            if fits(middle) {
                far = middle;
            } else {
                near = middle;
            }
        }
        let distance = far;
        let (min, max) = bounds(distance);
        let air = 1.0 / (1.0 - 2.0 * AIR);
        let window = half * air / camera.zoom;
        let middle = (min + max) / 2.0 + camera.pan * half * air;

        let eye = back * distance;
        let view = Mat4::from_cols(
            Vec4::new(right.x, up.x, back.x, 0.0),
            Vec4::new(right.y, up.y, back.y, 0.0),
            Vec4::new(right.z, up.z, back.z, 0.0),
            Vec4::new(0.0, 0.0, -distance, 1.0),
        );
        // Room in front for men in the hand, and behind for the table.
        let clip = [(distance - deepest - 3.0).max(0.2), distance + deepest + 8.0];
        let depth = clip[1] / (clip[0] - clip[1]);
        let projection = Mat4::from_cols(
            Vec4::new(1.0 / window.x, 0.0, 0.0, 0.0),
            Vec4::new(0.0, 1.0 / window.y, 0.0, 0.0),
            Vec4::new(middle.x / window.x, middle.y / window.y, depth, -1.0),
            Vec4::new(0.0, 0.0, depth * clip[0], 0.0),
        );
        View { size, eye, right, up, back, window, middle, distance, matrix: projection * view }
    }
}

/// The points that must be inside: the board with its frame, and a king on each square at a corner.
fn corners() -> [Vec3; 12] {
    let edge = HALF + FRAME;
    let king = HALF - 0.25;
    let corner = |i: usize| {
        Vec2::new(if i & 1 == 0 { -1.0 } else { 1.0 }, if i & 2 == 0 { -1.0 } else { 1.0 })
    };
    std::array::from_fn(|i| {
        let c = corner(i);
        match i / 4 {
            0 => Vec3::new(c.x * edge, 0.0, c.y * edge),
            1 => Vec3::new(c.x * edge, -THICKNESS, c.y * edge),
            _ => Vec3::new(c.x * king, KING, c.y * king),
        }
    })
}

/// A ray from the eye.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ray {
    /// Where the eye is.
    pub from: Vec3,
    /// Where it looks, of length 1.
    pub toward: Vec3,
}

impl Ray {
    /// Where it meets the plane at this height above the board.
    pub fn at_height(&self, y: f32) -> Option<Vec3> {
        let t = (y - self.from.y) / self.toward.y;
        (t.is_finite() && t > 0.0).then(|| self.from + self.toward * t)
    }
}

/// A camera fitted to a picture: places on the board to pixels, and back.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct View {
    size: Vec2,
    eye: Vec3,
    right: Vec3,
    up: Vec3,
    back: Vec3,
    window: Vec2,
    middle: Vec2,
    distance: f32,
    matrix: Mat4,
}

impl View {
    /// The size of the picture in pixels.
    pub fn size(&self) -> Vec2 {
        self.size
    }

    /// Where the eye is.
    pub fn eye(&self) -> Vec3 {
        self.eye
    }

    /// From the world to the clip space of wgpu, depth 0 to 1.
    pub fn matrix(&self) -> Mat4 {
        self.matrix
    }

    /// The direction of the picture's right side and of its upper side.
    pub fn axes(&self) -> (Vec3, Vec3) {
        (self.right, self.up)
    }

    /// Where a point of the world is in the picture, in pixels from its top left corner.
    pub fn pixel(&self, point: Vec3) -> Vec2 {
        let depth = (self.distance - point.dot(self.back)).max(1e-3);
        let seen = Vec2::new(point.dot(self.right), point.dot(self.up)) / depth;
        let place = (seen - self.middle) / self.window;
        Vec2::new(place.x + 1.0, 1.0 - place.y) * 0.5 * self.size
    }

    /// How many pixels a length of 1 has there, seen from the front.
    pub fn pixels_per_unit(&self, point: Vec3) -> f32 {
        let depth = (self.distance - point.dot(self.back)).max(1e-3);
        0.5 * self.size.y / (self.window.y * depth)
    }

    /// The ray through a place of the picture, in pixels from its top left corner.
    pub fn ray(&self, pixel: Vec2) -> Ray {
        let place = pixel / (0.5 * self.size);
        let seen = Vec2::new(place.x - 1.0, 1.0 - place.y) * self.window + self.middle;
        let toward = self.right * seen.x + self.up * seen.y - self.back;
        Ray { from: self.eye, toward: toward.normalize() }
    }

    /// The square whose surface is seen at a place of the picture, men disregarded.
    pub fn cell(&self, pixel: Vec2) -> Option<Cell> {
        let point = self.ray(pixel).at_height(0.0)?;
        Cell::at(point.x, point.z)
    }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::PI;

    use super::*;

    fn cameras() -> Vec<Camera> {
        let mut all = Vec::new();
        for degrees in [20.0_f32, 40.0, 57.0, 70.0, 84.0, 90.0] {
            for yaw in [0.0, 0.4, -0.6, PI / 2.0, 2.4, PI] {
                all.push(Camera { yaw, elevation: degrees.to_radians(), ..Camera::PLAY });
            }
        }
        all
    }

    const SIZES: [Vec2; 4] = [
        Vec2::new(800.0, 800.0),
        Vec2::new(1280.0, 700.0),
        Vec2::new(640.0, 900.0),
        Vec2::new(96.0, 72.0),
    ];

    #[test]
    fn the_board_and_its_kings_are_always_inside_and_use_the_room() {
        for camera in cameras() {
            for size in SIZES {
                let view = camera.fit(size);
                let seen = corners().map(|p| view.pixel(p));
                let min = seen.iter().copied().reduce(Vec2::min).unwrap();
                let max = seen.iter().copied().reduce(Vec2::max).unwrap();
                assert!(
                    min.min_element() >= 0.0 && (size - max).min_element() >= 0.0,
                    "{camera:?} {size}"
                );
                let used = (max - min) / size;
                assert!(used.max_element() > 0.95, "{camera:?} {size}: {used}");
                let beside = (min + max - size).abs().max_element();
                assert!(beside < 1.0, "in the middle: {beside}");
            }
        }
    }

    #[test]
    fn pixels_and_rays_agree() {
        for camera in cameras() {
            for zoomed in [camera, camera.zoomed(1.6, Vec2::new(200.0, 90.0), SIZES[0])] {
                let view = zoomed.fit(SIZES[0]);
                for cell in Cell::all() {
                    assert_eq!(view.cell(view.pixel(cell.center())), Some(cell), "{zoomed:?}");
                }
                let point = Vec3::new(1.0, 0.8, -2.0);
                let clip = view.matrix() * point.extend(1.0);
                let ndc = clip.truncate() / clip.w;
                let pixel = Vec2::new(ndc.x + 1.0, 1.0 - ndc.y) * 400.0;
                assert!(pixel.distance(view.pixel(point)) < 0.05, "{pixel} {}", view.pixel(point));
                assert!((0.0..1.0).contains(&ndc.z), "{}", ndc.z);
                let ray = view.ray(pixel);
                let along = (point - ray.from).normalize();
                assert!(along.distance(ray.toward) < 1e-3);
            }
        }
    }

    #[test]
    fn far_ranks_are_not_much_narrower_than_near_ones() {
        let view = Camera::PLAY.fit(SIZES[0]);
        let width = |rank| {
            let a = view.pixel(Cell { file: 0, rank }.center());
            a.distance(view.pixel(Cell { file: 7, rank }.center()))
        };
        let ratio = width(0) / width(7);
        assert!((1.15..1.4).contains(&ratio), "{ratio}");
        let view = Camera::TOP.fit(SIZES[0]);
        let edge = |rank: u8| view.pixel(Cell { file: 0, rank }.center()).x;
        assert!((edge(0) - edge(7)).abs() < 0.5, "from above it is a square");
    }

    #[test]
    fn the_place_under_the_wheel_stays() {
        let at = Vec2::new(520.0, 300.0);
        let before = Camera::PLAY.fit(SIZES[0]).ray(at).at_height(0.0).unwrap();
        let camera = Camera::PLAY.zoomed(1.5, at, SIZES[0]);
        let after = camera.fit(SIZES[0]).ray(at).at_height(0.0).unwrap();
        assert!(before.distance(after) < 0.01, "{before} {after}");
        let out = camera.zoomed(0.5, at, SIZES[0]);
        assert_eq!(out.pan, Vec2::ZERO, "the whole board is in the middle again");
    }

    #[test]
    fn the_light_stays_with_the_seat_and_crosses_without_a_jump() {
        let seat = |yaw: f32| Camera { yaw, ..Camera::PLAY }.seat();
        for off in [-0.6, 0.0, 0.5] {
            assert_eq!(seat(off), 0.0);
            assert!((seat(PI + off) - PI).abs() < 1e-5);
        }
        assert!((seat(PI / 2.0 - 1e-3) - seat(PI / 2.0 + 1e-3)).abs() < 0.01);
        let steps: Vec<f32> = (0..100).map(|i| seat(i as f32 / 99.0 * PI)).collect();
        assert!(steps.windows(2).all(|two| two[1] >= two[0] && two[1] - two[0] < 0.06));
    }

    #[test]
    fn limits_hold_for_anything() {
        let wild = Camera {
            yaw: f32::NAN,
            elevation: f32::INFINITY,
            zoom: 1e9,
            pan: Vec2::new(f32::NAN, -50.0),
        };
        let tame = wild.limited();
        assert_eq!(tame.elevation, Camera::PLAY.elevation);
        assert_eq!(tame.zoom, 2.0);
        assert_eq!(tame.pan, Vec2::new(0.0, -0.5));
        assert!(wild.fit(Vec2::ZERO).matrix().is_finite());
    }
}
