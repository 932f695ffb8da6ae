//! What the board remembers between frames: the hand, what moves, and the sizes its drawings were made for.

use chess_core::{Board, Color, Square};

use super::animation::Animation;
use super::interaction::Interaction;
use super::picture::{BoardOptions, BoardPicture, Premove};
use super::solid::{CameraMove, SETTLE as SET_DOWN, SolidState};

/// While the window is being resized the drawings of the old size are stretched; new ones are made when it
/// has stood still for so many seconds.
const SETTLE: f64 = 0.1;

/// One board's memory. Keep one for each board on the screen.
#[derive(Debug, Clone, Default)]
pub struct BoardState {
    pub(super) hand: Interaction,
    pub(super) animation: Option<Animation>,
    pub(super) cursor: Option<Square>,
    pub(super) wheel: f32,
    pub(super) solid: SolidState,
    seen: Option<Seen>,
    sizes: Sizes,
}

#[derive(Debug, Clone)]
struct Seen {
    board: Board,
    orientation: Color,
    premove: Option<Premove>,
}

#[derive(Debug, Clone, Default)]
struct Sizes {
    drawn: Option<[u32; 2]>,
    wanted: Option<[u32; 2]>,
    since: f64,
}

impl BoardState {
    /// The square of the selected man.
    pub fn selected(&self) -> Option<Square> {
        self.hand.selected()
    }

    /// The promotion picker is open: its keys can be named beside the board.
    pub fn is_promoting(&self) -> bool {
        self.hand.promotion().is_some()
    }

    /// A man is in the hand.
    pub fn is_dragging(&self) -> bool {
        self.hand.dragging().is_some()
    }

    /// Lets go of everything: for a new game, or when the board is taken away.
    pub fn reset(&mut self) {
        let solid = self.solid.only_camera();
        *self = BoardState { sizes: self.sizes.clone(), solid, ..BoardState::default() };
    }

    /// A key or a menu moves the camera of the solid set.
    pub fn move_camera(&mut self, step: CameraMove) {
        self.solid.steps.push(step);
    }

    /// From where the solid set is seen, once it has been.
    pub fn camera(&self) -> Option<scene3d::Camera> {
        self.solid.orbit.map(|orbit| orbit.camera())
    }

    /// Notices what has changed since the last frame and starts the animation of it.
    pub(super) fn notice(
        &mut self,
        picture: &BoardPicture,
        options: &BoardOptions,
        solid: bool,
        now: f64,
    ) {
        let seen = self.seen.replace(Seen {
            board: picture.board,
            orientation: picture.orientation,
            premove: picture.premove,
        });
        let Some(seen) = seen else { return };
        if seen.orientation != picture.orientation {
            self.animation = None;
        } else if seen.board != picture.board {
            let dropped = self.hand.take_dropped().filter(|[from, to]| {
                seen.board.piece_at(*from).is_some()
                    && picture.board.piece_at(*from) != seen.board.piece_at(*from)
                    && picture.board.color_at(*to).is_some()
            });
            // A plan that has come true was made by hand too.
            let planned = seen.premove.filter(|plan| {
                picture.premove.is_none()
                    && picture.board.piece_at(plan.from).is_none()
                    && picture.board.color_at(plan.to) == seen.board.color_at(plan.from)
            });
            let dropped = dropped.or(planned.map(|plan| [plan.from, plan.to]));
            let before = self.animation.take();
            // A man that is carried through the air needs a little longer than one that glides.
            let (seconds, settle) =
                if solid { (options.animation * 1.25, SET_DOWN) } else { (options.animation, 0.0) };
            self.animation = (options.animation >= super::animation::SHORTEST).then(|| {
                Animation::between(
                    &seen.board,
                    &picture.board,
                    before.as_ref(),
                    dropped,
                    now,
                    seconds,
                )
                .settling(settle)
            });
        }
        if self.animation.as_ref().is_some_and(|animation| animation.done(now)) {
            self.animation = None;
        }
    }

    /// The sizes to draw with now, and for how long they are not the right ones.
    pub(super) fn sizes(&mut self, wanted: [u32; 2], now: f64) -> ([u32; 2], Option<f64>) {
        let sizes = &mut self.sizes;
        let Some(drawn) = sizes.drawn.filter(|&drawn| drawn != wanted) else {
            *sizes = Sizes { drawn: Some(wanted), wanted: None, since: now };
            return (wanted, None);
        };
        if sizes.wanted != Some(wanted) {
            *sizes = Sizes { wanted: Some(wanted), since: now, ..*sizes };
        }
        let left = sizes.since + SETTLE - now;
        if left <= 0.0 {
            *sizes = Sizes { drawn: Some(wanted), wanted: None, since: now };
            return (wanted, None);
        }
        (drawn, Some(left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_are_made_anew_when_the_size_has_settled() {
        let mut state = BoardState::default();
        assert_eq!(state.sizes([88, 20], 0.0), ([88, 20], None), "the first at once");
        assert_eq!(state.sizes([90, 20], 1.0).0, [88, 20]);
        assert_eq!(state.sizes([92, 20], 1.08).0, [88, 20], "still moving");
        assert!(state.sizes([92, 20], 1.1).1.is_some());
        assert_eq!(state.sizes([92, 20], 1.19), ([92, 20], None));
    }
}
