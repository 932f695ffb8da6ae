//! What a board in three dimensions remembers between frames: its camera, what the hand let go of, a king who
//! fell.

use chess_core::{Color, Piece, Square};
use scene3d::glam::Vec3;

use super::super::interaction::Interaction;
use super::super::picture::BoardPicture;
use super::camera::{CameraMove, Orbit};
use super::table::{Grab, Table};
use super::{cell, fall};
use crate::view::theme::ease;

/// Seconds in which a man goes from the hand to the board: from right above it, and from far away.
const DOWN: f32 = 0.11;
const HOME: f32 = 0.2;
/// A move that was let go of on its square is made by then; else the man goes home.
const PATIENCE: f64 = 0.15;

/// A man that the hand has let go of.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Dropped {
    piece: Piece,
    from: Square,
    /// Where a move would set him down; `None`: he goes home.
    to: Option<Square>,
    at: Vec3,
    start: f64,
}

/// The memory.
#[derive(Debug, Clone, Default)]
pub(in super::super) struct SolidState {
    pub orbit: Option<Orbit>,
    pub grab: Option<Grab>,
    /// The man in the hand and where his foot is; since when he is carried.
    pub carried: Option<(Square, Piece, Vec3, f64)>,
    dropped: Option<Dropped>,
    /// The side whose king tips over, and since when.
    fallen: Option<(Color, f64)>,
    seen: bool,
    /// What keys and menus ask of the camera, in order.
    pub steps: Vec<CameraMove>,
}

impl SolidState {
    /// The board is drawn flat now: nothing is under way in the other one.
    pub fn rest(&mut self) {
        (self.carried, self.dropped, self.grab) = (None, None, None);
    }

    /// A new memory with the camera of this one.
    pub fn only_camera(&self) -> SolidState {
        SolidState { orbit: self.orbit, ..SolidState::default() }
    }

    /// Keeps up with the hand: what it takes is lifted, what it lets go of is set down. Without a table the
    /// board is a drawn one.
    pub fn follow_hand(&mut self, hand: &Interaction, table: Option<&Table>, now: f64) {
        let Some(table) = table else {
            self.rest();
            return;
        };
        self.grab = table.grab.get();
        let Some(press) = hand.dragging() else {
            let committed = hand.dropped().map(|[from, to]| (from, to));
            let asked = hand.promotion().map(|p| (p.from, p.to));
            let from = self.carried.map(|(from, ..)| from);
            let to = asked.or(committed).filter(|(square, _)| Some(*square) == from);
            self.let_go(to.map(|(_, to)| to), now);
            return;
        };
        let since = match self.carried {
            Some((from, _, _, since)) if from == press.from => since,
            _ => now,
        };
        let lifted = ease(((now - since) as f32 / LIFT_TIME).clamp(0.0, 1.0));
        let mut foot = table.foot(press, press.at);
        foot.y *= lifted;
        self.carried = Some((press.from, press.piece, foot, since));
    }

    /// The hand let go of what it carried: on a square to which a move goes, or not.
    pub fn let_go(&mut self, to: Option<Square>, now: f64) {
        if let Some((from, piece, at, _)) = self.carried.take() {
            self.dropped = Some(Dropped { piece, from, to, at, start: now });
        }
    }

    /// Where a man stands who is on his way from the hand to this square.
    pub fn settling(&self, square: Square, piece: Piece, now: f64) -> Option<Vec3> {
        let dropped = self.dropped?;
        let passed = (now - dropped.start) as f32;
        let down = |square: Square, passed: f32| {
            let end = cell(square).center();
            let far = Vec3::new(dropped.at.x - end.x, 0.0, dropped.at.z - end.z).length();
            let seconds = if far < 0.8 { DOWN } else { HOME };
            let part = ease((passed / seconds).clamp(0.0, 1.0));
            (part < 1.0).then(|| dropped.at.lerp(end, part))
        };
        if dropped.to == Some(square) && dropped.piece.color == piece.color {
            return down(square, passed);
        }
        if dropped.from != square || dropped.piece != piece {
            return None;
        }
        if dropped.to.is_none() {
            return down(square, passed);
        }
        // The move is asked for, but the board does not show it yet.
        let late = passed - PATIENCE as f32;
        if late < 0.0 { Some(dropped.at) } else { down(square, late) }
    }

    /// The king of who resigned, and for how many seconds he has been falling.
    pub fn falling(&self, now: f64) -> Option<(Color, f32)> {
        self.fallen.map(|(side, since)| (side, (now - since) as f32))
    }

    /// Notices what has changed. `motion` says whether changes are shown as they happen.
    pub fn notice(&mut self, picture: &BoardPicture, tips: bool, motion: bool, now: f64) {
        if self.dropped.is_some_and(|d| now > d.start + PATIENCE + f64::from(HOME) || !motion) {
            self.dropped = None;
        }
        let resigned = picture.resigned.filter(|_| tips);
        if self.fallen.map(|(side, _)| side) != resigned {
            // Who opens a game that has ended finds him lying.
            let since = if motion && self.seen { now } else { now - 10.0 };
            self.fallen = resigned.map(|side| (side, since));
        }
        self.seen = true;
    }

    /// Whether something moves by itself.
    pub fn is_moving(&self, now: f64) -> bool {
        let orbit = self.orbit.is_some_and(|orbit| orbit.is_moving());
        let falls = self.falling(now).is_some_and(|(_, passed)| passed <= fall::seconds());
        let lifts = self.carried.is_some_and(|(.., since)| now < since + f64::from(LIFT_TIME));
        orbit || falls || lifts || self.dropped.is_some()
    }
}

/// Seconds in which a man is lifted.
pub(in super::super) const LIFT_TIME: f32 = 0.09;

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{Board, Role};

    const PAWN: Piece = Piece::new(Color::White, Role::Pawn);

    fn carrying() -> SolidState {
        let at = Vec3::new(0.4, 0.35, -0.6);
        SolidState { carried: Some((Square::E2, PAWN, at, 0.0)), ..SolidState::default() }
    }

    #[test]
    fn a_dropped_man_is_set_down_from_the_hand() {
        let mut state = carrying();
        state.let_go(Some(Square::E4), 1.0);
        // The board shows the old position for one frame more.
        assert_eq!(state.settling(Square::E2, PAWN, 1.0), Some(Vec3::new(0.4, 0.35, -0.6)));
        let first = state.settling(Square::E4, PAWN, 1.01).expect("on his way");
        assert!(first.y > 0.2 && first.y < 0.35001);
        assert_eq!(state.settling(Square::E4, PAWN, 1.2), None, "he stands");
        assert_eq!(state.settling(Square::D2, PAWN, 1.01), None);
    }

    #[test]
    fn what_was_refused_goes_home() {
        let mut state = carrying();
        state.let_go(None, 1.0);
        assert!(state.settling(Square::E2, PAWN, 1.05).is_some());
        assert_eq!(state.settling(Square::E2, PAWN, 1.3), None);
        let picture = BoardPicture::of(Board::START);
        state.notice(&picture, true, true, 1.1);
        assert!(state.is_moving(1.1));
        state.notice(&picture, true, true, 2.0);
        assert!(!state.is_moving(2.0));
    }

    #[test]
    fn a_king_falls_when_it_happens_and_lies_when_it_has_happened() {
        let mut picture = BoardPicture::of(Board::START);
        let mut state = SolidState::default();
        state.notice(&picture, true, true, 0.0);
        picture.resigned = Some(Color::Black);
        state.notice(&picture, true, true, 5.0);
        assert_eq!(state.falling(5.25), Some((Color::Black, 0.25)));
        assert!(state.is_moving(5.1) && !state.is_moving(6.5));
        let mut late = SolidState::default();
        late.notice(&picture, true, true, 5.0);
        assert!(!late.is_moving(5.0) && late.falling(5.0).is_some());
        late.notice(&picture, false, true, 5.0);
        assert_eq!(late.falling(5.0), None, "by preference he stands");
    }
}
