//! Changes to a game as values with an inverse.

use super::{Annotations, Game, NodeId, Shape};
use crate::pgn::Nag;
use crate::pgn::tag::START_TAGS;
use crate::{Move, Square};
use std::fmt;
use std::time::Duration;

/// One change to a [`Game`]. Applying it gives the change that takes it back.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Adds a move as the last child of a node. Refused if the node already has it: follow that
    /// child instead (see [`crate::History::play`]).
    AddMove {
        /// Where the move is played.
        parent: NodeId,
        /// A legal move there, or [`Move::NULL`] for a pass.
        mv: Move,
    },
    /// Takes a node away with all that hangs below it.
    Detach {
        /// The first node that goes.
        node: NodeId,
    },
    /// Brings a node back that was taken away.
    Attach {
        /// The node that was given to [`Edit::Detach`].
        node: NodeId,
        /// Its place among its siblings.
        index: usize,
    },
    /// Moves a node among its siblings; place 0 continues the line.
    Reorder {
        /// The first node of the line that moves.
        node: NodeId,
        /// Its new place.
        index: usize,
    },
    /// Replaces all that is noted at a node.
    Annotate {
        /// The node.
        node: NodeId,
        /// The new notes; they are brought into the form files can hold.
        notes: Box<Annotations>,
    },
    /// Replaces the tags of the game, whose order matters.
    SetTags(Box<crate::pgn::Tags>),
    /// Several edits, one after the other, all or none.
    Batch(Vec<Edit>),
}

/// An edit that makes no sense for the game as it is. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditError {
    /// The node is not in the tree, or is the root where a move is wanted.
    NoSuchNode(NodeId),
    /// The move is not legal there, or a pass while in check.
    IllegalMove(Move),
    /// The node already has a child with this move.
    MoveExists(NodeId),
    /// No sibling has this place.
    NoSuchPlace(usize),
    /// The tag follows from the start position or cannot have this name.
    BadTagName(String),
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditError::NoSuchNode(id) => write!(f, "node {} is not in the game", id.index()),
            EditError::IllegalMove(mv) => write!(f, "{mv:?} is not legal there"),
            EditError::MoveExists(_) => write!(f, "the move is already there"),
            EditError::NoSuchPlace(index) => write!(f, "there is no place {index} among the moves"),
            EditError::BadTagName(name) => write!(f, "the tag {name:?} cannot be set"),
        }
    }
}

impl std::error::Error for EditError {}

impl Game {
    /// Makes a change and returns its inverse.
    ///
    /// # Errors
    /// The edit does not fit the game, which is then unchanged.
    pub fn apply(&mut self, edit: Edit) -> Result<Edit, EditError> {
        match edit {
            Edit::AddMove { parent, mv } => {
                self.check(parent)?;
                if let Some(child) = self.child_by_move(parent, mv) {
                    return Err(EditError::MoveExists(child));
                }
                let before = self.position(parent);
                let after = if mv.is_null() { before.pass() } else { before.try_play(mv).ok() };
                let after = after.ok_or(EditError::IllegalMove(mv))?;
                Ok(Edit::Detach { node: self.push(parent, mv, &after) })
            }
            Edit::Detach { node } => {
                self.check_move(node)?;
                Ok(Edit::Attach { node, index: self.detach(node) })
            }
            Edit::Attach { node, index } => {
                let parent = self.parent(node).ok_or(EditError::NoSuchNode(node))?;
                if !self.is_detached(node) || !self.contains(parent) {
                    return Err(EditError::NoSuchNode(node));
                }
                if index > self.children(parent).len() {
                    return Err(EditError::NoSuchPlace(index));
                }
                self.attach(node, index);
                Ok(Edit::Detach { node })
            }
            Edit::Reorder { node, index } => {
                let parent = self.check_move(node)?;
                if index >= self.children(parent).len() {
                    return Err(EditError::NoSuchPlace(index));
                }
                let old = self.detach(node);
                self.attach(node, index);
                Ok(Edit::Reorder { node, index: old })
            }
            Edit::Annotate { node, notes } => {
                self.check(node)?;
                let old = self.swap_notes(node, notes.normalized());
                Ok(Edit::Annotate { node, notes: Box::new(old) })
            }
            Edit::SetTags(tags) => {
                let odd = START_TAGS.iter().find(|name| tags.get(name) != self.tags.get(name));
                if let Some(name) = odd {
                    return Err(EditError::BadTagName((*name).to_owned()));
                }
                Ok(Edit::SetTags(Box::new(std::mem::replace(&mut self.tags, *tags))))
            }
            Edit::Batch(edits) => {
                let mut inverses = Vec::with_capacity(edits.len());
                for edit in edits {
                    match self.apply(edit) {
                        Ok(inverse) => inverses.push(inverse),
                        Err(error) => {
                            for inverse in inverses.into_iter().rev() {
                                // Undoing what was just done always fits.
                                let _ = self.apply(inverse);
                            }
                            return Err(error);
                        }
                    }
                }
                inverses.reverse();
                Ok(Edit::Batch(inverses))
            }
        }
    }

    fn check(&self, node: NodeId) -> Result<(), EditError> {
        if self.contains(node) { Ok(()) } else { Err(EditError::NoSuchNode(node)) }
    }

    /// The parent of a node that is in the tree and not the root.
    fn check_move(&self, node: NodeId) -> Result<NodeId, EditError> {
        self.check(node)?;
        self.parent(node).ok_or(EditError::NoSuchNode(node))
    }

    /// Brings the variation that holds this node one place forward; nothing on the main line.
    pub fn promote(&self, node: NodeId) -> Edit {
        match self.variation_start(node) {
            Some(start) => {
                Edit::Reorder { node: start, index: self.index_in_parent(start).saturating_sub(1) }
            }
            None => Edit::Batch(Vec::new()),
        }
    }

    /// Brings the line that starts with this node one place back; nothing if it is the last.
    ///
    /// Where the node continues its line, the next variation takes that place.
    pub fn demote(&self, node: NodeId) -> Edit {
        let siblings = self.parent(node).map_or(0, |parent| self.children(parent).len());
        let index = self.index_in_parent(node) + 1;
        if index < siblings { Edit::Reorder { node, index } } else { Edit::Batch(Vec::new()) }
    }

    /// Makes the line to this node the main line of the whole game.
    pub fn make_main_line(&self, node: NodeId) -> Edit {
        let path = self.path_to(node).into_iter();
        let aside = path.filter(|node| self.index_in_parent(*node) > 0);
        Edit::Batch(aside.map(|node| Edit::Reorder { node, index: 0 }).collect())
    }

    /// Deletes this move and all after it. At the root: all moves.
    pub fn delete_from(&self, node: NodeId) -> Edit {
        if node == Game::ROOT {
            return self.delete_after(node);
        }
        Edit::Detach { node }
    }

    /// Deletes all moves after this one.
    pub fn delete_after(&self, node: NodeId) -> Edit {
        Edit::Batch(self.children(node).iter().rev().map(|&node| Edit::Detach { node }).collect())
    }

    /// Deletes the whole variation that holds this node; nothing on the main line.
    pub fn delete_variation(&self, node: NodeId) -> Edit {
        match self.variation_start(node) {
            Some(node) => Edit::Detach { node },
            None => Edit::Batch(Vec::new()),
        }
    }

    /// Deletes every variation and leaves the main line with its notes.
    pub fn delete_all_variations(&self) -> Edit {
        let mut edits = Vec::new();
        for node in std::iter::once(Game::ROOT).chain(self.main_line()) {
            let aside = self.children(node).iter().skip(1).rev();
            edits.extend(aside.map(|&node| Edit::Detach { node }));
        }
        Edit::Batch(edits)
    }

    /// Changes some of the notes of a node.
    pub fn annotate(&self, node: NodeId, change: impl FnOnce(&mut Annotations)) -> Edit {
        let mut notes = Box::new(self.annotations(node).clone());
        change(&mut notes);
        Edit::Annotate { node, notes }
    }

    /// Replaces the texts after a move; commands in them become typed notes.
    pub fn set_comments(&self, node: NodeId, comments: Vec<String>) -> Edit {
        self.annotate(node, |notes| notes.comments = comments)
    }

    /// Replaces the texts before a move.
    pub fn set_comments_before(&self, node: NodeId, comments: Vec<String>) -> Edit {
        self.annotate(node, |notes| notes.comments_before = comments)
    }

    /// Adds or takes away a sign; see [`Annotations::toggle_nag`].
    pub fn toggle_nag(&self, node: NodeId, nag: Nag) -> Edit {
        self.annotate(node, |notes| notes.toggle_nag(nag))
    }

    /// Replaces the coloured squares and arrows.
    pub fn set_shapes(&self, node: NodeId, shapes: Vec<Shape>) -> Edit {
        self.annotate(node, |notes| notes.shapes = shapes)
    }

    /// Draws, recolours or wipes a square or arrow; see [`Annotations::toggle_shape`].
    pub fn toggle_shape(&self, node: NodeId, shape: Shape) -> Edit {
        self.annotate(node, |notes| notes.toggle_shape(shape))
    }

    /// Sets the time left after a move.
    pub fn set_clock(&self, node: NodeId, clock: Option<Duration>) -> Edit {
        self.annotate(node, |notes| notes.clock = clock)
    }

    /// Deletes all notes of all moves: texts, signs, shapes, times and evaluations. What could
    /// not be read as moves stays.
    pub fn delete_all_notes(&self) -> Edit {
        let noted = std::iter::once(Game::ROOT).chain(self.walk(Game::ROOT));
        let edits = noted.filter(|node| !self.annotations(*node).is_empty()).map(|node| {
            let unread = self.annotations(node).unread.clone();
            Edit::Annotate {
                node,
                notes: Box::new(Annotations { unread, ..Annotations::default() }),
            }
        });
        Edit::Batch(edits.collect())
    }

    /// Gives a tag a value or, with `None`, takes it away.
    ///
    /// # Errors
    /// The name cannot be a tag's, or is one that follows from the start position.
    pub fn set_tag(&self, name: &str, value: Option<&str>) -> Result<Edit, EditError> {
        let bad = || EditError::BadTagName(name.to_owned());
        if START_TAGS.contains(&name) {
            return Err(bad());
        }
        let mut tags = Box::new(self.tags.clone());
        match value {
            Some(value) => drop(tags.set(name, value).map_err(|_| bad())?),
            None => tags.remove(name),
        }
        Ok(Edit::SetTags(tags))
    }

    /// The square a node's move ends on, for marks on a board: where the king lands when it
    /// castles. `None` at the root and for passes.
    pub fn target(&self, node: NodeId) -> Option<Square> {
        let mv = self.mv(node);
        (!mv.is_null()).then(|| mv.king_target())
    }
}
