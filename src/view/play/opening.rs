//! The opening line above the moves: code and name in the user's language.

use crate::model::Play;
use crate::opening::{Opening, Openings};
use chess_core::game::NodeId;

/// The end of the line that the shown position is on: the name is the game's, wherever one looks.
fn line_end(play: &Play) -> NodeId {
    play.game.line_end(play.cursor)
}

/// The keys of the positions of the line.
fn keys(play: &Play) -> Vec<u64> {
    play.game.positions_to(line_end(play)).iter().map(chess_core::Position::zobrist).collect()
}

/// The opening of the line that is shown, kept until it changes.
#[derive(Default)]
pub struct OpeningCache {
    at: Option<(u64, NodeId)>,
    found: Option<&'static Opening>,
}

impl OpeningCache {
    /// The opening of the line that is shown.
    pub fn of(&mut self, play: &Play) -> Option<&'static Opening> {
        // The table is prepared on a thread of its own; no frame waits for it.
        let openings = Openings::ready()?;
        let at = (play.revision, line_end(play));
        if self.at != Some(at) {
            self.at = Some(at);
            self.found = openings.find(&keys(play));
        }
        self.found
    }
}
