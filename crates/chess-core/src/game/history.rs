//! Undo and redo without limit.

use super::{Edit, EditError, Game, NodeId};
use crate::Move;

/// What an undo step did, for menus ("Undo delete variation").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EditAction {
    /// A move was added.
    AddMove,
    /// Several moves were added at once, such as an engine's line.
    AddLine,
    /// A line was brought forward.
    Promote,
    /// A line was brought back.
    Demote,
    /// A line became the main line.
    MakeMainLine,
    /// Moves were deleted from one on.
    DeleteMoves,
    /// A variation was deleted.
    DeleteVariation,
    /// All variations were deleted.
    DeleteAllVariations,
    /// A text was changed.
    Comment,
    /// A sign was added or taken away.
    ToggleNag,
    /// Squares or arrows were drawn or wiped.
    Shapes,
    /// A clock time was set.
    Clock,
    /// An evaluation was set.
    Eval,
    /// All notes were deleted.
    DeleteAllNotes,
    /// Tags were changed, the result among them.
    Tags,
    /// Something else.
    Other,
}

/// What playing a move led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The node after the move.
    pub node: NodeId,
    /// Whether it is new; if not, the tree is unchanged and there is nothing to undo.
    pub added: bool,
}

/// The changes made to one game, to be taken back and made again.
///
/// Knows whether the game differs from what was last saved.
#[derive(Clone, Debug, Default)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
    /// How many steps were done when the game was saved; `None` when that state is lost.
    saved: Saved,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Saved {
    At(usize),
    Never,
}

impl Default for Saved {
    fn default() -> Saved {
        Saved::At(0)
    }
}

/// A step with the edit that takes it back (among the done) or makes it again (the undone).
#[derive(Clone, Debug)]
struct Step {
    action: EditAction,
    edit: Edit,
}

impl History {
    /// Changes the game and remembers how to take it back. What was undone before can then no
    /// longer be redone. An edit that changes nothing is not remembered.
    ///
    /// # Errors
    /// The edit does not fit; game and history are unchanged.
    pub fn apply(
        &mut self,
        game: &mut Game,
        action: EditAction,
        edit: Edit,
    ) -> Result<(), EditError> {
        let inverse = game.apply(edit)?;
        if is_nothing(game, &inverse) {
            return Ok(());
        }
        if matches!(self.saved, Saved::At(at) if at > self.done.len()) {
            self.saved = Saved::Never;
        }
        self.undone.clear();
        self.done.push(Step { action, edit: inverse });
        Ok(())
    }

    /// Plays a move at a node: follows it if the tree has it, else adds it as a new line.
    ///
    /// # Errors
    /// The move is not legal there, or the node is not in the game.
    pub fn play(&mut self, game: &mut Game, at: NodeId, mv: Move) -> Result<Played, EditError> {
        if !game.contains(at) {
            return Err(EditError::NoSuchNode(at));
        }
        if let Some(node) = game.child_by_move(at, mv) {
            return Ok(Played { node, added: false });
        }
        self.apply(game, EditAction::AddMove, Edit::AddMove { parent: at, mv })?;
        let node = game.children(at).last().copied().ok_or(EditError::IllegalMove(mv))?;
        Ok(Played { node, added: true })
    }

    /// Plays several moves from a node as one step, following what is there already, and returns
    /// the last node.
    ///
    /// # Errors
    /// A move is not legal; then none is added.
    pub fn play_line(
        &mut self,
        game: &mut Game,
        at: NodeId,
        moves: &[Move],
    ) -> Result<NodeId, EditError> {
        let mut node = at;
        let mut inverses = Vec::new();
        for &mv in moves {
            if let Some(child) = game.child_by_move(node, mv) {
                node = child;
                continue;
            }
            match game.apply(Edit::AddMove { parent: node, mv }) {
                Ok(inverse) => {
                    inverses.push(inverse);
                    node = game.children(node).last().copied().unwrap_or(node);
                }
                Err(error) => {
                    for inverse in inverses.into_iter().rev() {
                        let _ = game.apply(inverse);
                    }
                    return Err(error);
                }
            }
        }
        // Taking away the first new node takes the rest with it.
        if let Some(first) = inverses.into_iter().next() {
            if matches!(self.saved, Saved::At(at) if at > self.done.len()) {
                self.saved = Saved::Never;
            }
            self.undone.clear();
            self.done.push(Step { action: EditAction::AddLine, edit: first });
        }
        Ok(node)
    }

    /// Takes back the last step and says what it was.
    pub fn undo(&mut self, game: &mut Game) -> Option<EditAction> {
        step(game, &mut self.done, &mut self.undone)
    }

    /// Makes the step again that was taken back last.
    pub fn redo(&mut self, game: &mut Game) -> Option<EditAction> {
        step(game, &mut self.undone, &mut self.done)
    }

    /// What [`History::undo`] would take back.
    pub fn can_undo(&self) -> Option<EditAction> {
        self.done.last().map(|step| step.action)
    }

    /// What [`History::redo`] would make again.
    pub fn can_redo(&self) -> Option<EditAction> {
        self.undone.last().map(|step| step.action)
    }

    /// Notes that the game as it is now is safely in its file.
    pub fn mark_saved(&mut self) {
        self.saved = Saved::At(self.done.len());
    }

    /// Notes that the game as it is now is in no file, though nothing was edited.
    pub fn mark_unsaved(&mut self) {
        self.saved = Saved::Never;
    }

    /// Whether the game differs from what was last saved; undoing back to it counts as the same.
    pub fn is_changed(&self) -> bool {
        self.saved != Saved::At(self.done.len())
    }
}

/// Applies the last step of one list and puts its inverse on the other.
fn step(game: &mut Game, from: &mut Vec<Step>, to: &mut Vec<Step>) -> Option<EditAction> {
    let Step { action, edit } = from.pop()?;
    match game.apply(edit) {
        Ok(inverse) => {
            to.push(Step { action, edit: inverse });
            Some(action)
        }
        Err(_) => {
            // Someone changed the game behind the history's back; older steps fit even less.
            from.clear();
            None
        }
    }
}

/// Whether an edit just made, of which this is the inverse, left everything as it was.
fn is_nothing(game: &Game, inverse: &Edit) -> bool {
    match inverse {
        Edit::Batch(edits) => edits.iter().all(|edit| is_nothing(game, edit)),
        Edit::Annotate { node, notes } => game.annotations(*node) == &**notes,
        Edit::SetTags(tags) => game.tags() == &**tags,
        Edit::Reorder { node, index } => game.index_in_parent(*node) == *index,
        Edit::AddMove { .. } | Edit::Detach { .. } | Edit::Attach { .. } => false,
    }
}
