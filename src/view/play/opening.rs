//! The opening line above the moves: code and name in the user's language.

use crate::model::Play;
use crate::opening::{Opening, Openings};
use chess_core::game::NodeId;

/// The keys of the positions up to the shown one.
fn keys(play: &Play) -> Vec<u64> {
    play.game.positions_to(play.cursor).iter().map(chess_core::Position::zobrist).collect()
}

/// The opening of the line up to the shown position, kept until either changes.
#[derive(Default)]
pub struct OpeningCache {
    at: Option<(u64, NodeId)>,
    found: Option<&'static Opening>,
}

impl OpeningCache {
    /// The opening of the game as far as it is shown.
    pub fn of(&mut self, play: &Play) -> Option<&'static Opening> {
        // The table is prepared on a thread of its own; no frame waits for it.
        let openings = Openings::ready()?;
        let at = (play.revision, play.cursor);
        if self.at != Some(at) {
            self.at = Some(at);
            self.found = openings.find(&keys(play));
        }
        self.found
    }
}
