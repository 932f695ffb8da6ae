//! What is under the pointer: men first, then the squares behind them. Pure, so that it can be tested for
//! every square and camera without a picture.

use glam::{Vec2, Vec3};

use crate::camera::{Ray, View};
use crate::mesh;
use crate::scene::{Cell, Man};

/// How finely a ray is followed through a man.
const STEPS: usize = 64;

/// The square that a hand means at a place of the picture (in pixels).
///
/// A man that is seen there means the square it stands on, if `answers` says so for its number in `men`; a
/// man that does not answer lets the ray through to what is behind it, as though it were of glass. Where no
/// man answers it is the square whose surface is there.
pub fn square_at(
    view: &View,
    pixel: Vec2,
    men: &[Man],
    mut answers: impl FnMut(usize) -> bool,
) -> Option<Cell> {
    match man_at(view, pixel, men, &mut answers) {
        Some(i) => men.get(i).and_then(|man| Cell::at(man.at.x, man.at.z)),
        None => view.cell(pixel),
    }
}

/// The nearest of the men that answer and are seen at a place of the picture (in pixels): its number.
pub fn man_at(
    view: &View,
    pixel: Vec2,
    men: &[Man],
    mut answers: impl FnMut(usize) -> bool,
) -> Option<usize> {
    let ray = view.ray(pixel);
    let hits = men.iter().enumerate().filter_map(|(i, man)| {
        let far = hit(ray, man)?;
        answers(i).then_some((i, far))
    });
    hits.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(i, _)| i)
}

/// How far along a ray it meets a man, as the body that his outline makes when it is turned round.
fn hit(ray: Ray, man: &Man) -> Option<f32> {
    let back = man.turn.inverse();
    let (from, toward) = (back * (ray.from - man.at), back * ray.toward);
    let body = mesh::body(man.kind);
    let widest = body.radius.iter().copied().fold(0.0, f32::max);
    // The part of the ray inside a cylinder round the whole man.
    let (flat_from, flat) = (Vec2::new(from.x, from.z), Vec2::new(toward.x, toward.z));
    let (a, b) = (flat.length_squared(), flat_from.dot(flat));
    let c = flat_from.length_squared() - widest * widest;
    let (mut enter, mut leave) = if a < 1e-9 {
        if c > 0.0 {
            return None;
        }
        (0.0, f32::MAX)
    } else {
        let root = b * b - a * c;
        if root < 0.0 {
            return None;
        }
        ((-b - root.sqrt()) / a, (-b + root.sqrt()) / a)
    };
    if toward.y.abs() > 1e-9 {
        let (low, high) = (-from.y / toward.y, (body.height - from.y) / toward.y);
        enter = enter.max(low.min(high));
        leave = leave.min(low.max(high));
    } else if !(0.0..=body.height).contains(&from.y) {
        return None;
    }
    enter = enter.max(0.0);
    if leave <= enter {
        return None;
    }
    (0..=STEPS).map(|i| enter + (leave - enter) * i as f32 / STEPS as f32).find(|&far| {
        let p: Vec3 = from + toward * far;
        Vec2::new(p.x, p.z).length() <= body.radius_at(p.y) + 1e-4
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Camera;
    use crate::scene::{Army, Kind};

    fn cameras() -> Vec<Camera> {
        let mut all = Vec::new();
        for camera in [Camera::SEATED, Camera::PLAY, Camera::ANALYSIS, Camera::TOP] {
            for yaw in [0.0, 0.45, std::f32::consts::PI, -0.5] {
                all.push(Camera { yaw, ..camera });
            }
            all.push(camera.turned().zoomed(1.4, Vec2::new(100.0, 500.0), SIZE));
        }
        all
    }

    const SIZE: Vec2 = Vec2::new(900.0, 760.0);

    #[test]
    fn every_square_of_an_empty_board_answers() {
        for camera in cameras() {
            let view = camera.fit(SIZE);
            for cell in Cell::all() {
                for (dx, dz) in [(0.0, 0.0), (0.48, 0.48), (-0.48, 0.3)] {
                    let point = cell.center() + Vec3::new(dx, 0.0, dz);
                    let at = view.pixel(point);
                    assert_eq!(square_at(&view, at, &[], |_| true), Some(cell), "{camera:?}");
                }
            }
            let beside = view.pixel(Vec3::new(4.2, 0.0, 0.0));
            assert_eq!(square_at(&view, beside, &[], |_| true), None);
        }
    }

    #[test]
    fn every_man_answers_at_his_foot_his_waist_and_his_top() {
        for camera in cameras() {
            let view = camera.fit(SIZE);
            for kind in Kind::ALL {
                for cell in Cell::all() {
                    let man = Man::on(kind, Army::White, cell);
                    let height = mesh::body(kind).height;
                    for part in [0.02_f32, 0.5, 0.93] {
                        // Knights lean forward, so their axis leaves them at the top.
                        let part = if kind == Kind::Knight { part.min(0.75) } else { part };
                        let at = view.pixel(cell.center() + Vec3::Y * height * part);
                        let found = square_at(&view, at, &[man], |_| true);
                        assert_eq!(found, Some(cell), "{kind:?} {cell:?} at {part} {camera:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_nearer_man_answers_and_a_man_that_does_not_lets_the_ray_through() {
        let view = Camera::SEATED.fit(SIZE);
        let (near, far) = (Cell { file: 4, rank: 0 }, Cell { file: 4, rank: 1 });
        let men = [Man::on(Kind::Pawn, Army::White, far), Man::on(Kind::King, Army::White, near)];
        // The king's head, which from this seat covers the pawn's foot.
        let at = view.pixel(near.center() + Vec3::Y * 1.2);
        assert_eq!(square_at(&view, at, &men, |_| true), Some(near));
        let through = square_at(&view, at, &men, |i| i == 0);
        assert_ne!(through, Some(near), "the king lets the ray through");
        let foot = view.pixel(far.center());
        assert_eq!(square_at(&view, foot, &men, |i| i == 0), Some(far));
        assert_eq!(square_at(&view, foot, &men, |_| false), Some(far), "the board behind both");
    }

    #[test]
    fn a_man_in_the_air_is_met_where_he_is() {
        let view = Camera::PLAY.fit(SIZE);
        let cell = Cell { file: 3, rank: 3 };
        let lifted = Man::at(Kind::Rook, Army::Black, cell.center() + Vec3::Y * 0.35);
        let top = view.pixel(lifted.at + Vec3::Y * 0.9);
        assert_eq!(man_at(&view, top, &[lifted], |_| true), Some(0));
        let under = view.pixel(cell.center() + Vec3::new(0.0, 0.0, 0.3));
        assert_eq!(man_at(&view, under, &[lifted], |_| true), None);
    }
}
