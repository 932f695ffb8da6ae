//! Captured men on the table, beside the far half of the board, where the view leaves room for them.

use chess_core::{Color, Piece, Role};
use scene3d::Man;
use scene3d::glam::Vec3;
use scene3d::scene::{FRAME, HALF, THICKNESS};

use super::super::animation::Animation;
use super::super::picture::BoardPicture;
use super::man_at;

/// From the frame to the first column, and between columns and rows.
const AWAY: f32 = 0.38;
const COLUMN: f32 = 0.6;
const ROW: f32 = 0.62;
/// So few stand in one column, with more room between them: as much as this, and as long a column as that.
const FEW: usize = 10;
const LOOSE_ROW: f32 = 0.86;
const LONGEST: f32 = 6.2;
/// Of more men, so many rows have two columns; nearer to who looks there is room for one.
const WIDE_ROWS: usize = 4;

/// All captured men: those that the near player took stand on the right, the others on the left.
pub(super) fn men(picture: &BoardPicture, animation: Option<(&Animation, f32)>) -> Vec<Man> {
    let mut men = Vec::new();
    for by in Color::ALL {
        let taken = picture.captured[by.index()];
        let roles = Role::ALL.iter().rev().flat_map(|&role| {
            let count = taken.get(role.index()).copied().unwrap_or(0);
            std::iter::repeat_n(role, usize::from(count))
        });
        let count: usize = taken.iter().map(|&count| usize::from(count)).sum();
        let mut roles = roles.enumerate().peekable();
        while let Some((place, role)) = roles.next() {
            let piece = Piece::new(!by, role);
            let last = roles.peek().is_none_or(|(_, next)| *next != role);
            let mut man =
                man_at(piece, slot(place, count, by == picture.orientation, picture.orientation));
            // Who has just been taken comes up while he goes from the board.
            if let Some((animation, part)) = animation
                && last
                && animation.fades.iter().any(|fade| fade.piece == piece)
            {
                man.opacity = part;
            }
            men.push(man);
        }
    }
    men
}

/// A place beside the board for one of so many men, from the far corner on.
fn slot(place: usize, count: usize, right: bool, orientation: Color) -> Vec3 {
    let (row, column, between) = if count <= FEW {
        (place, 0, (LONGEST / count.max(2).saturating_sub(1) as f32).min(LOOSE_ROW))
    } else if place < 2 * WIDE_ROWS {
        (place / 2, place % 2, ROW)
    } else {
        (place - WIDE_ROWS, 0, ROW)
    };
    let x = HALF + FRAME + AWAY + COLUMN * column as f32;
    let z = -HALF - 0.1 + between * row as f32;
    let seen = Vec3::new(if right { x } else { -x }, -THICKNESS, z);
    match orientation {
        Color::White => seen,
        Color::Black => Vec3::new(-seen.x, seen.y, -seen.z),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::Board;
    use scene3d::Army;
    use scene3d::glam::Vec2;

    fn picture(orientation: Color) -> BoardPicture {
        let mut picture = BoardPicture { orientation, ..BoardPicture::of(Board::START) };
        picture.captured = [[8, 2, 2, 2, 1, 0], [2, 1, 0, 0, 0, 0]];
        picture
    }

    #[test]
    fn captured_men_stand_beside_the_board_and_apart() {
        for orientation in Color::ALL {
            let men = men(&picture(orientation), None);
            assert_eq!(men.len(), 18);
            for (i, man) in men.iter().enumerate() {
                let edge = HALF + FRAME;
                assert!(man.at.x.abs() > edge + 0.3, "{}", man.at);
                for other in men.iter().skip(i + 1) {
                    assert!(man.at.distance(other.at) > 0.5);
                }
            }
            let near = men.iter().filter(|man| man.army == Army::Black);
            let right = if orientation == Color::White { 1.0 } else { -1.0 };
            // White took the black men: they are at White's right, which Black sees at the left.
            for man in near {
                let side = if orientation == Color::White { right } else { -right };
                assert!(man.at.x * side > 0.0, "{:?} {}", orientation, man.at);
            }
        }
    }

    #[test]
    fn few_men_stand_loosely_in_one_column() {
        let mut picture = BoardPicture::of(Board::START);
        picture.captured = [[3, 0, 1, 0, 1, 0], [10, 0, 0, 0, 0, 0]];
        let men = men(&picture, None);
        let [few, ten] = [Army::Black, Army::White]
            .map(|army| men.iter().filter(|man| man.army == army).collect::<Vec<_>>());
        for (column, apart) in [(few, 0.85), (ten, 0.65)] {
            for pair in column.windows(2) {
                assert_eq!(pair[0].at.x, pair[1].at.x);
                assert!(pair[1].at.z - pair[0].at.z > apart);
            }
        }
    }

    #[test]
    fn they_are_seen_in_the_picture_of_the_usual_camera() {
        let mut few = picture(Color::White);
        few.captured = [[4, 2, 2, 1, 1, 0], [0, 0, 0, 0, 1, 0]];
        let cases = Color::ALL.map(picture).into_iter().chain([few]);
        for picture in cases {
            let orientation = picture.orientation;
            let camera = super::super::Preset::Play.camera(orientation);
            let size = Vec2::new(800.0, 780.0);
            let view = camera.fit(size);
            for man in men(&picture, None) {
                for foot in [Vec3::X * 0.2, Vec3::X * -0.2] {
                    let at = view.pixel(man.at + foot);
                    assert!(at.cmpge(Vec2::ZERO).all() && at.cmple(size).all(), "{at} {}", man.at);
                }
            }
        }
    }
}
