//! How a man moves through the air: pure curves.

use chess_core::{Color, Role, Square};
use scene3d::glam::Vec3;

use super::super::animation::Glide;
use super::cell;

/// How high a man is carried who slides, and one who jumps.
const SLIDE: f32 = 0.35;
const JUMP: f32 = 1.1;
/// How far a castling rook goes round its king.
const ROUND: f32 = 0.8;
/// The height from which a man is set down at the end, and the time of that.
const LAST: f32 = 0.035;
/// Seconds.
pub(in super::super) const SETTLE: f32 = 0.06;

/// How a man makes his way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(in super::super) struct Gait {
    /// High, as knights go, and whoever comes down on a square that is being left.
    pub jumps: bool,
    /// Outside past his king, for the rook of this side.
    pub round: Option<Color>,
}

impl Gait {
    /// How one of those under way goes; `captures` where he comes down on somebody.
    pub fn of(glide: &Glide, all: &[Glide], captures: bool) -> Gait {
        Gait { jumps: captures || glide.piece.role == Role::Knight, round: goes_round(glide, all) }
    }
}

/// Where a man is who has come `part` of his way, eased, from 0 to 1; `settled` is the same of the setting
/// down after it.
pub(in super::super) fn on_the_way(glide: &Glide, gait: Gait, part: f32, settled: f32) -> Vec3 {
    let from = Vec3::new(glide.from[0] - 3.5, 0.0, 3.5 - glide.from[1]);
    let to = cell(glide.to).center();
    let part = part.clamp(0.0, 1.0);
    let mut at = from.lerp(to, part);
    at.y = lift(gait.jumps, part) + LAST * part * (1.0 - settled.clamp(0.0, 1.0)).powi(2);
    if let Some(side) = gait.round {
        // Outside the board, on the side where its player sits.
        let out = if side == Color::White { ROUND } else { -ROUND };
        at.z += out * (1.0 - (2.0 * part - 1.0).powi(4));
    }
    at
}

/// The height over the board: up at once and down at the end for one who slides, an arc for one who jumps.
fn lift(jumps: bool, part: f32) -> f32 {
    let off = 2.0 * part - 1.0;
    if jumps { JUMP * (1.0 - off * off) } else { SLIDE * (1.0 - off.powi(4)) }
}

/// Whether a man goes round another one: a rook that castles, past a king of his on the same rank.
fn goes_round(glide: &Glide, all: &[Glide]) -> Option<Color> {
    let rank = |square: Square| square.rank().index() as f32;
    let castles = glide.piece.role == Role::Rook
        && all.iter().any(|other| {
            other.piece.role == Role::King
                && other.piece.color == glide.piece.color
                && rank(other.to) == rank(glide.to)
                && other.from[1] == glide.from[1]
                && (other.from[0] - glide.from[0]).signum()
                    != (other.to.file().index() as f32 - glide.to.file().index() as f32).signum()
        });
    castles.then_some(glide.piece.color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::Piece;

    fn glide(role: Role, from: [f32; 2], to: Square) -> Glide {
        Glide { piece: Piece::new(Color::White, role), from, to }
    }

    #[test]
    fn a_man_is_lifted_carried_and_set_down() {
        let rook = glide(Role::Rook, [0.0, 0.0], Square::A8);
        assert_eq!(on_the_way(&rook, Gait::default(), 0.0, 0.0), cell(Square::A1).center());
        assert_eq!(on_the_way(&rook, Gait::default(), 1.0, 1.0), cell(Square::A8).center());
        let before = on_the_way(&rook, Gait::default(), 1.0, 0.0);
        assert!((0.01..0.1).contains(&before.y), "set down from a little above: {}", before.y);
        let middle = on_the_way(&rook, Gait::default(), 0.5, 0.0);
        assert!((0.3..0.5).contains(&middle.y));
        let knight = glide(Role::Knight, [1.0, 0.0], Square::C3);
        let jump = Gait::of(&knight, &[knight], false);
        assert!(on_the_way(&knight, jump, 0.5, 0.0).y > 1.0, "knights jump");
        // Never under the board, never a jump between two frames.
        let mut last = on_the_way(&knight, jump, 0.0, 0.0);
        for step in 1..=100 {
            let at = on_the_way(&knight, jump, step as f32 / 100.0, 0.0);
            assert!(at.y >= 0.0 && at.distance(last) < 0.1);
            last = at;
        }
    }

    #[test]
    fn a_castling_rook_goes_round_its_king() {
        let king = glide(Role::King, [4.0, 0.0], Square::G1);
        let rook = glide(Role::Rook, [7.0, 0.0], Square::F1);
        assert_eq!(goes_round(&rook, &[king, rook]), Some(Color::White));
        assert_eq!(goes_round(&king, &[king, rook]), None);
        assert_eq!(goes_round(&rook, &[rook]), None);
        for step in 0..=20 {
            let part = step as f32 / 20.0;
            let all = [king, rook];
            let [a, b] = all.map(|man| on_the_way(&man, Gait::of(&man, &all, false), part, 0.0));
            let apart = scene3d::glam::Vec2::new(a.x - b.x, a.z - b.z).length();
            assert!(apart > 0.66, "{part}: {apart}");
        }
    }
}
