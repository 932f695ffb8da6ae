//! Walking through the game and changing its tree.

use super::heard;
use crate::action::{EditAction, GoAction};
use crate::effect::Effect;
use crate::model::{Model, Phase};
use chess_core::game::{self, Game, NodeId};

pub(super) fn go(model: &mut Model, action: GoAction) -> Vec<Effect> {
    let play = &mut model.play;
    let (game, at) = (&play.game, play.cursor);
    let target = match action {
        GoAction::First => Some(Game::ROOT),
        GoAction::Previous => game.parent(at),
        GoAction::Next => game.next_main(at),
        GoAction::Last => Some(game.line_end(at)),
        GoAction::To(node) => game.contains(node).then_some(node),
        GoAction::LineBefore => sibling(game, at, -1),
        GoAction::LineAfter => sibling(game, at, 1),
        GoAction::ForkBefore => fork(game, at, |at| game.parent(at)),
        GoAction::ForkAfter => fork(game, at, |at| game.next_main(at)),
    };
    let Some(target) = target else { return Vec::new() };
    // One step forward is heard as the move it shows.
    let step = game.parent(target) == Some(at) && !game.mv(target).is_null();
    let sound = step.then(|| heard::of_move(&game.position(at), game.mv(target)));
    play.cursor = target;
    // A premove belongs to the position it was set in.
    play.premove = play.premove.filter(|_| play.is_at_live());
    sound.into_iter().map(Effect::Sound).collect()
}

/// The next node along `step` from which more than one move goes on, else the last one there is.
fn fork(game: &Game, at: NodeId, step: impl Fn(NodeId) -> Option<NodeId>) -> Option<NodeId> {
    let mut found = None;
    let mut next = step(at);
    while let Some(node) = next {
        found = Some(node);
        if game.children(node).len() > 1 {
            break;
        }
        next = step(node);
    }
    found
}

/// The move beside this one, in place of the same move of the parent.
fn sibling(game: &Game, at: NodeId, step: isize) -> Option<NodeId> {
    let parent = game.parent(at)?;
    let index = game.index_in_parent(at).checked_add_signed(step)?;
    game.children(parent).get(index).copied()
}

pub(super) fn edit(model: &mut Model, action: EditAction) -> Vec<Effect> {
    let play = &mut model.play;
    if play.phase != Phase::Review {
        // Whoever plays may draw on the board, but changes nothing else of the game.
        if let EditAction::SetShapes(shapes) = action {
            let edit = play.game.set_shapes(play.cursor, shapes);
            let _ = play.game.apply(edit);
        }
        return Vec::new();
    }
    let (history, game) = (&mut play.history, &mut play.game);
    let at = play.cursor;
    let done = match action {
        EditAction::DeleteFrom(node) => {
            let edit = game.delete_from(node);
            history.apply(game, game::EditAction::DeleteMoves, edit)
        }
        EditAction::MakeMainLine(node) => {
            let edit = game.make_main_line(node);
            history.apply(game, game::EditAction::MakeMainLine, edit)
        }
        EditAction::Promote(node) => {
            let edit = game.promote(node);
            history.apply(game, game::EditAction::Promote, edit)
        }
        EditAction::SetShapes(shapes) => {
            let edit = game.set_shapes(at, shapes);
            history.apply(game, game::EditAction::Shapes, edit)
        }
        EditAction::Undo => {
            history.undo(game);
            Ok(())
        }
        EditAction::Redo => {
            history.redo(game);
            Ok(())
        }
    };
    if let Err(error) = done {
        // Views offer only what fits; a stale wish is not worth a word to the user.
        log::debug!("edit refused: {error}");
    }
    play.cursor = play.game.nearest_present(play.cursor);
    play.touch();
    Vec::new()
}
