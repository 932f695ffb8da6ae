//! Draws by rule, as the search sees them.

use super::{FRAME_OFFSET, Worker};
use chess_core::{Position, Role};

impl Worker<'_> {
    /// Whether the position is drawn by repetition, the fifty-move rule or lack of material.
    ///
    /// Within the line one repetition is enough: who could avoid it would have. Together with
    /// the game it takes the third occurrence.
    pub(super) fn is_draw(&self, position: &Position, ply: usize) -> bool {
        let clock = usize::from(position.halfmove_clock());
        if clock >= 100 && (!position.is_check() || position.has_legal_move()) {
            return true;
        }
        if position.occupied().count() <= 3 && cannot_mate(position) {
            return true;
        }
        let since_pass = self.frames[ply + FRAME_OFFSET].since_pass;
        let reach = clock.min(since_pass).min(self.keys.len());
        if reach < 4 {
            return false;
        }
        let key = position.zobrist();
        let mut seen = 0;
        for back in (4..=reach).step_by(2) {
            if self.keys[self.keys.len() - back] == key {
                seen += 1;
                if back <= ply || seen == 2 {
                    return true;
                }
            }
        }
        false
    }
}

/// At most one man beside the kings: a bare king, or a lone knight or bishop.
fn cannot_mate(position: &Position) -> bool {
    let strong =
        position.by_role(Role::Pawn) | position.by_role(Role::Rook) | position.by_role(Role::Queen);
    strong.is_empty()
}
