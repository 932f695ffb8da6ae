//! The tree of a game's moves.

use super::Annotations;
use crate::pgn::{GameResult, Tags};
use crate::{Move, Position};
use std::sync::LazyLock;

/// The name of one node of one [`Game`]; the node stands for the position after its move.
///
/// It stays valid through every edit and is never given to another node. A node that an edit
/// took away keeps its id too, and has it again when the edit is undone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

impl NodeId {
    /// A number for tables beside the tree; ids are dense from 0, the root.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Which rules of castling a game goes by, and so whether files call it Chess960.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// King on the e-file, rooks in the corners.
    #[default]
    Standard,
    /// Any home squares.
    Chess960,
}

/// How many plies lie between two nodes that keep their position, so that any position is this
/// many moves away at most.
const CHECKPOINT: u32 = 16;

static NO_NOTES: LazyLock<Annotations> = LazyLock::new(Annotations::default);

/// The children of a node; nearly all nodes have one at most, which needs no list.
#[derive(Clone, Debug)]
enum Children {
    One(NodeId),
    Many(Vec<NodeId>),
}

#[derive(Clone, Debug)]
struct Node {
    /// The root is its own parent.
    parent: NodeId,
    mv: Move,
    /// Whether it hangs in its parent's list; the subtree below stays as it is.
    attached: bool,
    /// Plies from the root.
    ply: u32,
    children: Children,
    notes: Option<Box<Annotations>>,
    /// The position here, for every [`CHECKPOINT`]th ply. A node never changes its parent, so it
    /// never goes out of date.
    position: Option<Box<Position>>,
}

/// A game: tags, the start position and a tree of moves with what is noted at them.
///
/// The tree holds only legal moves and passes ([`Move::NULL`]). Children stand in order: the
/// first continues the line, the others are variations. Everything that changes a game is an
/// [`crate::Edit`], so that it can be undone.
///
/// The start position is not among the [`Tags`]: writers derive `FEN`, `SetUp` and `Variant`
/// from it. Only where a file's `FEN` made no sense does it stay as a tag, beside a tree without
/// moves.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) tags: Tags,
    variant: Variant,
    nodes: Vec<Node>,
}

impl Default for Game {
    fn default() -> Game {
        Game::new(Position::startpos())
    }
}

impl Game {
    /// The node before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without moves from this position. It counts as Chess960 if its castling rights
    /// fit nothing else.
    pub fn new(start: Position) -> Game {
        let variant =
            if start.is_standard_castling() { Variant::Standard } else { Variant::Chess960 };
        let root = Node {
            parent: Game::ROOT,
            mv: Move::NULL,
            attached: true,
            ply: 0,
            children: Children::Many(Vec::new()),
            notes: None,
            position: Some(Box::new(start)),
        };
        Game { tags: Tags::new(), variant, nodes: vec![root] }
    }

    /// A game without moves that is called Chess960 whatever its position allows: also from the
    /// usual start position, or when all castling rights are gone.
    pub fn new_chess960(start: Position) -> Game {
        Game { variant: Variant::Chess960, ..Game::new(start) }
    }

    /// Which rules of castling it goes by.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The tag pairs, without those that follow from the start position.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// What the `Result` tag says.
    pub fn result(&self) -> GameResult {
        self.tags.result()
    }

    /// The same as [`Game::ROOT`].
    pub fn root(&self) -> NodeId {
        Game::ROOT
    }

    fn node(&self, id: NodeId) -> &Node {
        // An id of another game is a mistake of the caller; the root is a harmless answer.
        self.nodes.get(id.index()).unwrap_or(&self.nodes[0])
    }

    /// The node before, or `None` at the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        (id != Game::ROOT).then(|| self.node(id).parent)
    }

    /// The moves played from here: the main continuation, then the variations.
    pub fn children(&self, id: NodeId) -> &[NodeId] {
        match &self.node(id).children {
            Children::One(child) => std::slice::from_ref(child),
            Children::Many(list) => list,
        }
    }

    /// The move that leads here; [`Move::NULL`] for a pass and at the root.
    pub fn mv(&self, id: NodeId) -> Move {
        self.node(id).mv
    }

    /// Plies from the root, passes counted.
    pub fn ply(&self, id: NodeId) -> usize {
        self.node(id).ply as usize
    }

    /// What is noted at a node.
    pub fn annotations(&self, id: NodeId) -> &Annotations {
        self.node(id).notes.as_deref().unwrap_or(&NO_NOTES)
    }

    /// The texts after the move.
    pub fn comments(&self, id: NodeId) -> &[String] {
        &self.annotations(id).comments
    }

    /// The texts before the move.
    pub fn comments_before(&self, id: NodeId) -> &[String] {
        &self.annotations(id).comments_before
    }

    /// The signs at the move.
    pub fn nags(&self, id: NodeId) -> &[crate::pgn::Nag] {
        &self.annotations(id).nags
    }

    /// Whether the node is in the tree now: neither it nor any node above was taken away.
    pub fn contains(&self, id: NodeId) -> bool {
        if id.index() >= self.nodes.len() {
            return false;
        }
        let mut at = id;
        while at != Game::ROOT {
            let node = self.node(at);
            if !node.attached {
                return false;
            }
            at = node.parent;
        }
        true
    }

    /// The position where the game starts.
    pub fn start(&self) -> &Position {
        match self.nodes.first().and_then(|root| root.position.as_deref()) {
            Some(position) => position,
            None => unreachable!("the root always keeps its position"),
        }
    }

    /// The position at a node; at most sixteen moves are replayed for it.
    pub fn position(&self, id: NodeId) -> Position {
        let mut moves = [Move::NULL; CHECKPOINT as usize];
        let mut count = 0;
        let mut node = self.node(id);
        loop {
            if let Some(position) = &node.position {
                let mut position = Position::clone(position);
                for mv in moves[..count].iter().rev() {
                    position.play(*mv);
                }
                return position;
            }
            moves[count] = node.mv;
            count += 1;
            node = self.node(node.parent);
        }
    }

    /// The child reached by this move, if it is in the tree.
    pub fn child_by_move(&self, id: NodeId, mv: Move) -> Option<NodeId> {
        self.children(id).iter().copied().find(|child| self.mv(*child) == mv)
    }

    /// The place of a node among its siblings; 0 continues the line. 0 for the root.
    pub fn index_in_parent(&self, id: NodeId) -> usize {
        self.parent(id)
            .and_then(|parent| self.children(parent).iter().position(|child| *child == id))
            .unwrap_or(0)
    }

    /// Adds a move that is known to be legal at `parent` as its last child, even beside an equal
    /// one. `position` is the one after it.
    pub(crate) fn push(&mut self, parent: NodeId, mv: Move, position: &Position) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        let ply = self.node(parent).ply + 1;
        self.nodes.push(Node {
            parent,
            mv,
            attached: false,
            ply,
            children: Children::Many(Vec::new()),
            notes: None,
            position: ply.is_multiple_of(CHECKPOINT).then(|| Box::new(position.clone())),
        });
        self.attach(id, usize::MAX);
        id
    }

    /// Makes a node the main continuation of its parent.
    pub(crate) fn make_first(&mut self, id: NodeId) {
        self.detach(id);
        self.attach(id, 0);
    }

    /// Hangs a node into its parent's list at this place or, past the end, last.
    pub(super) fn attach(&mut self, id: NodeId, index: usize) {
        let parent = self.node(id).parent;
        let children = &mut self.nodes[parent.index()].children;
        *children = match std::mem::replace(children, Children::One(id)) {
            Children::One(only) => {
                Children::Many(if index == 0 { vec![id, only] } else { vec![only, id] })
            }
            Children::Many(list) if list.is_empty() => Children::One(id),
            Children::Many(mut list) => {
                list.insert(index.min(list.len()), id);
                Children::Many(list)
            }
        };
        self.nodes[id.index()].attached = true;
    }

    /// Takes a node out of its parent's list and returns the place it had.
    pub(super) fn detach(&mut self, id: NodeId) -> usize {
        let parent = self.node(id).parent;
        let index = self.index_in_parent(id);
        let children = &mut self.nodes[parent.index()].children;
        match children {
            Children::One(_) => *children = Children::Many(Vec::new()),
            Children::Many(list) => drop(list.remove(index)),
        }
        self.nodes[id.index()].attached = false;
        index
    }

    /// Whether a node was taken away itself; its parent may be there or not.
    pub(super) fn is_detached(&self, id: NodeId) -> bool {
        id.index() < self.nodes.len() && !self.node(id).attached
    }

    /// Puts notes at a node and returns the old ones.
    pub(super) fn swap_notes(&mut self, id: NodeId, notes: Annotations) -> Annotations {
        let new = (!notes.is_empty()).then(|| Box::new(notes));
        let old = std::mem::replace(&mut self.nodes[id.index()].notes, new);
        old.map_or_else(Annotations::default, |notes| *notes)
    }

    /// The notes of a node for a reader to fill.
    pub(crate) fn notes_mut(&mut self, id: NodeId) -> &mut Annotations {
        self.nodes[id.index()].notes.get_or_insert_default()
    }

    /// The tags for a reader to fill.
    pub(crate) fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// How many ids were given out, nodes taken away included: the length of a table by
    /// [`NodeId::index`].
    pub fn id_count(&self) -> usize {
        self.nodes.len()
    }
}
