//! The king of who has resigned tips over the edge of his foot, bounces a little and lies still.

use chess_core::{Board, Square};
use scene3d::glam::{Quat, Vec3};
use scene3d::{Kind, Man, mesh};

use super::cell;

/// Seconds until he hits the board, of the first bounce, and of the second.
const FALL: f32 = 0.46;
const BOUNCES: [(f32, f32); 2] = [(0.16, 0.10), (0.10, 0.03)];

/// How long it takes.
pub(in super::super) fn seconds() -> f32 {
    FALL + BOUNCES.iter().map(|(seconds, _)| seconds).sum::<f32>()
}

/// How far he has fallen after so many seconds: 0 standing, 1 lying.
fn fallen(seconds: f32) -> f32 {
    if seconds < FALL {
        // Slow at first, while he is pushed over his edge.
        return (seconds / FALL).max(0.0).powi(3);
    }
    let mut left = seconds - FALL;
    for (long, high) in BOUNCES {
        if left < long {
            let off = 2.0 * left / long - 1.0;
            return 1.0 - high * (1.0 - off * off);
        }
        left -= long;
    }
    1.0
}

/// A king so many seconds after he was pushed, on his square of a board.
pub(in super::super) fn king(mut man: Man, square: Square, board: &Board, seconds: f32) -> Man {
    let way = direction(square, board);
    let body = mesh::body(Kind::King);
    // He lies on his foot and on his widest part above it, so a little deeper than flat.
    let deeper = (1..=48)
        .map(|i| body.height * i as f32 / 48.0)
        .filter(|height| *height > 0.4)
        .map(|height| ((body.base - body.radius_at(height)) / height).atan())
        .fold(std::f32::consts::FRAC_PI_4, f32::min)
        .max(0.0);
    let angle = (std::f32::consts::FRAC_PI_2 + deeper) * fallen(seconds);
    let tip = Quat::from_axis_angle(Vec3::Y.cross(way).normalize(), angle);
    let edge = man.at + way * body.base;
    man.at = edge - tip * (way * body.base);
    man.turn = tip * man.turn;
    man
}

/// Where he falls: to the side where most squares are free, rather toward the middle of the board.
fn direction(square: Square, board: &Board) -> Vec3 {
    let middle = cell(square).center();
    let sides = [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z];
    let rate = |way: &Vec3| {
        let free = (1..=2).take_while(|&step| {
            let at = middle + *way * step as f32;
            let there = scene3d::Cell::at(at.x, at.z).and_then(super::square);
            there.is_some_and(|square| board.piece_at(square).is_none())
        });
        // A free square counts most; across the board he is seen at full length.
        let across = if way.z == 0.0 { 8.0 } else { 0.0 };
        free.count() as f32 * 20.0 + across - (middle + *way).length()
    };
    sides.into_iter().max_by(|a, b| rate(a).total_cmp(&rate(b))).unwrap_or(Vec3::X)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{Color, Piece, Role};

    #[test]
    fn he_falls_bounces_and_lies_still() {
        assert_eq!((fallen(0.0), fallen(10.0)), (0.0, 1.0));
        assert!((fallen(FALL - 1e-4) - 1.0).abs() < 0.01);
        assert!(fallen(FALL + 0.08) < 0.95, "a bounce");
        assert_eq!(fallen(seconds() + 0.01), 1.0);
        for step in 0..200 {
            assert!((0.0..=1.0).contains(&fallen(step as f32 * 0.005)));
        }
    }

    #[test]
    fn he_lies_on_the_board_and_not_in_it() {
        let board = Board::START;
        let piece = Piece::new(Color::White, Role::King);
        let square = Square::E4;
        let standing = super::super::man_at(piece, cell(square).center());
        let lying = king(standing, square, &board, 10.0);
        let body = mesh::body(Kind::King);
        let top = lying.at + lying.turn * (Vec3::Y * body.height);
        assert!(top.y < 0.5 && top.distance(lying.at) > 1.6, "{top}");
        // The lowest point of every slice of him.
        let lowest = (0..=32)
            .map(|i| {
                let height = body.height * i as f32 / 32.0;
                let axis = lying.turn * Vec3::Y;
                let down = (Vec3::NEG_Y - axis * Vec3::NEG_Y.dot(axis)).normalize_or_zero();
                (lying.at + axis * height + down * body.radius_at(height.max(0.01))).y
            })
            .fold(f32::MAX, f32::min);
        assert!((-0.03..0.03).contains(&lowest), "{lowest}");
    }

    #[test]
    fn he_falls_where_there_is_room() {
        let square = Square::E1;
        let way = direction(square, &Board::START);
        assert_eq!(way.y, 0.0);
        let (setup, _) =
            chess_core::fen::read("4k3/8/8/8/8/8/3P4/3QKBNR w K - 0 1").expect("legal");
        assert_eq!(direction(square, setup.board()), Vec3::NEG_Z, "up the free file");
    }
}
