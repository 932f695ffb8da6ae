//! The camera of a board: its seat, the hand that turns it, and the way from one place to another. Plain data;
//! the time comes from outside.

use chess_core::Color;
use scene3d::Camera;
use scene3d::glam::Vec2;
use std::f32::consts::{PI, TAU};

use crate::view::theme::{duration, ease};

/// From where the board is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preset {
    /// As one sits at a board.
    Seated,
    /// A little higher, so that every square is seen.
    #[default]
    Play,
    /// High above.
    Analysis,
    /// Straight from above.
    Top,
}

impl Preset {
    /// The camera of it, at a side's seat.
    pub fn camera(self, seat: Color) -> Camera {
        let camera = match self {
            Preset::Seated => Camera::SEATED,
            Preset::Play => Camera::PLAY,
            Preset::Analysis => Camera::ANALYSIS,
            Preset::Top => Camera::TOP,
        };
        let camera = Camera { zoom: AIR, ..camera };
        match seat {
            Color::White => camera,
            Color::Black => camera.turned(),
        }
    }
}

/// What a key or a menu asks of the camera.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CameraMove {
    /// Back to its seat.
    Seat,
    /// So many steps to its right and up.
    Turn(i8, i8),
    /// So many steps nearer.
    Nearer(i8),
}

/// One step of a key: radians round the board and up, and how much nearer.
const STEP: Vec2 = Vec2::new(0.122, 0.105);
const NEARER: f32 = 1.12;

/// The zoom of all of them: a little room round the board, for its shadow on the table.
const AIR: f32 = 0.96;
/// How far a hand turns the camera, in radians a point.
const TURN: Vec2 = Vec2::new(0.006, 0.005);
/// The speed that is left after a second, as a power: after a quarter of one nothing is seen of it.
const FRICTION: f32 = 14.0;
/// Radians a second that are no motion any more.
const STILL: f32 = 0.02;
/// Never more of the time between two frames than this counts.
const LONGEST: f32 = 0.1;
/// Nor does it go on faster than this, in radians a second.
const FASTEST: f32 = 3.0;

/// A way of the camera from one place to another.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Trip {
    from: Camera,
    to: Camera,
    start: f64,
    seconds: f32,
}

/// A camera and what moves it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Orbit {
    at: Camera,
    home: (Preset, Color),
    trip: Option<Trip>,
    /// Where the hand is that holds it.
    held: Option<Vec2>,
    /// Radians a second round the board and up.
    speed: Vec2,
    /// How far the hand has turned since the last frame.
    turned: Vec2,
    time: f64,
}

impl Orbit {
    /// In its seat.
    pub fn new(preset: Preset, seat: Color, now: f64) -> Orbit {
        Orbit {
            at: preset.camera(seat),
            home: (preset, seat),
            trip: None,
            held: None,
            speed: Vec2::ZERO,
            turned: Vec2::ZERO,
            time: now,
        }
    }

    /// Where it is.
    pub fn camera(&self) -> Camera {
        self.at
    }

    /// Whether it moves by itself.
    pub fn is_moving(&self) -> bool {
        self.trip.is_some() || self.speed != Vec2::ZERO
    }

    /// A hand holds it.
    pub fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// The seat or the preset may have changed; `motion` says whether ways are shown.
    pub fn follow(&mut self, preset: Preset, seat: Color, motion: bool, now: f64) {
        let (old, side) = self.home;
        if (old, side) == (preset, seat) {
            return;
        }
        self.home = (preset, seat);
        let seconds = if side == seat { duration::CAMERA } else { duration::TURN_BOARD };
        self.travel(preset.camera(seat), seconds, motion, now);
    }

    /// Back to its seat.
    pub fn reset(&mut self, motion: bool, now: f64) {
        let (preset, seat) = self.home;
        self.travel(preset.camera(seat), duration::CAMERA, motion, now);
    }

    /// A key moves it in a picture of this size; further steps add up while it is still on its way.
    pub fn step(&mut self, step: CameraMove, size: Vec2, motion: bool, now: f64) {
        if self.held.is_some() || self.is_far() {
            return;
        }
        let from = self.trip.map_or(self.at, |trip| trip.to);
        let to = match step {
            CameraMove::Seat => return self.reset(motion, now),
            CameraMove::Turn(right, up) => {
                self.swung(from, Vec2::new(f32::from(right), f32::from(up)) * STEP)
            }
            CameraMove::Nearer(steps) => {
                from.zoomed(NEARER.powi(i32::from(steps)), size / 2.0, size)
            }
        };
        self.travel(to, duration::CAMERA_STEP, motion, now);
    }

    fn travel(&mut self, to: Camera, seconds: f32, motion: bool, now: f64) {
        (self.held, self.speed, self.turned) = (None, Vec2::ZERO, Vec2::ZERO);
        if motion && self.at != to {
            self.trip = Some(Trip { from: self.at, to, start: now, seconds });
        } else {
            (self.at, self.trip) = (to, None);
        }
    }

    /// A hand takes hold of it, unless it is on its way round the board.
    pub fn hold(&mut self, at: Vec2) {
        if !self.is_far() {
            (self.trip, self.held, self.speed) = (None, Some(at), Vec2::ZERO);
        }
    }

    /// It is on its way round the board to the other seat.
    fn is_far(&self) -> bool {
        self.trip.is_some_and(|trip| self.off_seat(trip.from.yaw).abs() > Camera::SWING + 0.01)
    }

    /// The hand has moved there, in points.
    pub fn turn(&mut self, to: Vec2) {
        if let Some(from) = self.held.replace(to) {
            let by = Vec2::new(from.x - to.x, to.y - from.y) * TURN;
            self.turned += by;
            self.swing(by);
        } else {
            self.held = None;
        }
    }

    /// The hand lets go; the camera goes on a little, and back to its seat where that is wished.
    pub fn release(&mut self, swing_back: bool, motion: bool, now: f64) {
        if self.held.take().is_none() {
            return;
        }
        if swing_back {
            self.reset(motion, now);
        } else if !motion || now - self.time > 0.08 {
            // Held still before it was let go.
            self.speed = Vec2::ZERO;
        }
    }

    /// The zoom changes by a factor; what lies at a place of a picture of this size stays there.
    pub fn zoom(&mut self, factor: f32, at: Vec2, size: Vec2) {
        if self.trip.is_none() {
            self.at = self.at.zoomed(factor, at, size);
        }
    }

    /// Lets the time pass.
    pub fn advance(&mut self, now: f64) {
        let truly = (now - self.time).max(0.0) as f32;
        let passed = truly.min(LONGEST);
        self.time = now;
        if let Some(trip) = self.trip {
            let part = ((now - trip.start) as f32 / trip.seconds.max(1e-3)).clamp(0.0, 1.0);
            self.at = trip.from.toward(trip.to, ease(part));
            if part >= 1.0 {
                (self.at, self.trip) = (trip.to, None);
            }
            return;
        }
        if self.held.is_some() {
            let turned = std::mem::take(&mut self.turned);
            if truly > 0.0 {
                let speed = self.speed.lerp(turned / truly, 0.5);
                self.speed = speed.clamp_length_max(FASTEST);
            }
            return;
        }
        if self.speed != Vec2::ZERO {
            self.swing(self.speed * passed);
            self.speed *= (-FRICTION * passed).exp();
            if self.speed.length() < STILL {
                self.speed = Vec2::ZERO;
            }
        }
    }

    fn swing(&mut self, by: Vec2) {
        self.at = self.swung(self.at, by);
    }

    /// A camera turned by so much, as far as a hand may.
    fn swung(&self, camera: Camera, by: Vec2) -> Camera {
        let off = self.off_seat(camera.yaw) + by.x;
        Camera {
            yaw: self.seat_yaw() + off.clamp(-Camera::SWING, Camera::SWING),
            elevation: (camera.elevation + by.y).clamp(Camera::LOWEST, Camera::HIGHEST),
            ..camera
        }
    }

    fn seat_yaw(&self) -> f32 {
        self.home.0.camera(self.home.1).yaw
    }

    /// How far an angle is from the seat's, the short way.
    fn off_seat(&self, yaw: f32) -> f32 {
        (yaw - self.seat_yaw() + PI).rem_euclid(TAU) - PI
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orbit() -> Orbit {
        Orbit::new(Preset::Play, Color::White, 0.0)
    }

    /// Drags for so many frames of a sixtieth of a second, beginning at a time.
    fn drag(orbit: &mut Orbit, points: Vec2, frames: u32, now: &mut f64) {
        orbit.hold(Vec2::ZERO);
        for frame in 1..=frames {
            orbit.turn(points * frame as f32);
            *now += 1.0 / 60.0;
            orbit.advance(*now);
        }
    }

    #[test]
    fn a_hand_turns_it_within_limits() {
        let (mut orbit, mut now) = (orbit(), 0.0);
        drag(&mut orbit, Vec2::new(-200.0, 0.0), 60, &mut now);
        assert_eq!(orbit.camera().yaw, Camera::SWING);
        drag(&mut orbit, Vec2::new(0.0, -500.0), 60, &mut now);
        assert_eq!(orbit.camera().elevation, Camera::LOWEST);
        drag(&mut orbit, Vec2::new(0.0, 500.0), 60, &mut now);
        assert_eq!(orbit.camera().elevation, Camera::HIGHEST);
    }

    #[test]
    fn it_goes_on_for_a_quarter_of_a_second_and_stands_still() {
        let (mut orbit, mut now) = (orbit(), 0.0);
        drag(&mut orbit, Vec2::new(-4.0, 0.0), 6, &mut now);
        let before = orbit.camera().yaw;
        orbit.release(false, true, now);
        assert!(orbit.is_moving());
        let start = now;
        while orbit.is_moving() && now < start + 2.0 {
            now += 1.0 / 60.0;
            orbit.advance(now);
        }
        assert!(orbit.camera().yaw > before + 0.02, "it went on");
        assert!((0.1..0.45).contains(&(now - start)), "{}", now - start);
    }

    #[test]
    fn without_motion_it_stops_and_with_swing_back_it_returns() {
        let (mut orbit, mut now) = (orbit(), 0.0);
        drag(&mut orbit, Vec2::new(-4.0, -2.0), 6, &mut now);
        let mut still = orbit;
        still.release(false, false, now);
        assert!(!still.is_moving());
        orbit.release(true, true, now);
        orbit.advance(now + 1.0);
        assert_eq!((orbit.camera(), orbit.is_moving()), (Preset::Play.camera(Color::White), false));
    }

    #[test]
    fn the_board_turns_on_an_arc_or_at_once() {
        let mut orbit = orbit();
        orbit.follow(Preset::Play, Color::Black, true, 1.0);
        orbit.advance(1.3);
        let half = orbit.camera();
        assert!((half.yaw.abs() - PI / 2.0).abs() < 0.01, "over the side: {}", half.yaw);
        orbit.hold(Vec2::ZERO);
        assert!(!orbit.is_held(), "not in the middle of the way");
        orbit.advance(1.7);
        assert_eq!(orbit.camera(), Preset::Play.camera(Color::Black));
        orbit.follow(Preset::Top, Color::White, false, 2.0);
        assert_eq!((orbit.camera(), orbit.is_moving()), (Preset::Top.camera(Color::White), false));
    }

    #[test]
    fn keys_turn_it_step_by_step_within_limits() {
        let (mut orbit, size) = (orbit(), Vec2::new(800.0, 600.0));
        let seat = orbit.camera();
        orbit.step(CameraMove::Turn(1, 0), size, true, 1.0);
        orbit.step(CameraMove::Turn(1, 1), size, true, 1.05);
        assert!(orbit.is_moving());
        orbit.advance(2.0);
        let turned = orbit.camera();
        assert!((turned.yaw - seat.yaw - 2.0 * STEP.x).abs() < 1e-4, "both steps count");
        assert!((turned.elevation - seat.elevation - STEP.y).abs() < 1e-4);
        for _ in 0..20 {
            orbit.step(CameraMove::Turn(-1, -1), size, false, 3.0);
            orbit.step(CameraMove::Nearer(1), size, false, 3.0);
        }
        let limit = orbit.camera();
        assert!((limit.yaw + Camera::SWING).abs() < 1e-4 && !orbit.is_moving());
        assert_eq!((limit.elevation, limit.zoom), (Camera::LOWEST, Camera::ZOOM[1]));
        orbit.step(CameraMove::Seat, size, false, 4.0);
        assert_eq!(orbit.camera(), seat);
        // On its way to the other seat it is left alone.
        orbit.follow(Preset::Play, Color::Black, true, 5.0);
        orbit.step(CameraMove::Turn(1, 0), size, true, 5.1);
        orbit.advance(7.0);
        assert_eq!(orbit.camera(), Preset::Play.camera(Color::Black));
    }

    #[test]
    fn limits_hold_at_the_other_seat_too() {
        let (mut orbit, mut now) = (Orbit::new(Preset::Play, Color::Black, 0.0), 0.0);
        drag(&mut orbit, Vec2::new(300.0, 0.0), 30, &mut now);
        assert!((orbit.camera().yaw - (PI - Camera::SWING)).abs() < 1e-4);
    }
}
