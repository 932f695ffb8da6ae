//! What is being written on the card for a claim.

use super::Play;
use super::play::claimable;
use arbiter::arbiter::Ground;

/// A claim of a draw that is being made (L-END-7, L-END-9).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimDraft {
    /// On what ground.
    pub ground: Ground,
    /// Whether it is for the position after the move that is written down.
    pub with_move: bool,
    /// The move as written.
    pub text: String,
}

impl ClaimDraft {
    /// The claim that is right now, if one is, else an empty form.
    pub fn of(play: &Play) -> ClaimDraft {
        let first = play.arbiter.as_ref().and_then(|a| claimable(a.laws()).into_iter().next());
        ClaimDraft {
            ground: play.claim().or(first).unwrap_or(Ground::Repetition),
            with_move: false,
            text: String::new(),
        }
    }
}
