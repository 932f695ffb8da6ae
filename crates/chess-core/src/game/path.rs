//! Ways through the tree: lines, the main line, all nodes in order.

use super::{Game, NodeId};
use crate::{Move, Position};

/// What a game consists of, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Plies of the main line, passes included.
    pub plies: usize,
    /// Moves of the whole tree, passes included.
    pub nodes: usize,
    /// Lines beside a main continuation.
    pub variations: usize,
    /// Nodes with at least one comment: text or a command. The root counts too.
    pub comments: usize,
    /// Deepest nesting of variations.
    pub depth: usize,
}

impl Game {
    /// The nodes from the first move to this one, without the root.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.ply(id));
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            path.push(at);
            at = parent;
        }
        path.reverse();
        path
    }

    /// The moves from the start position to this node.
    pub fn line_to(&self, id: NodeId) -> Vec<Move> {
        self.path_to(id).into_iter().map(|node| self.mv(node)).collect()
    }

    /// The start position and every position on the way to this node, itself last.
    pub fn positions_to(&self, id: NodeId) -> Vec<Position> {
        let mut position = self.start().clone();
        let mut out = vec![position.clone()];
        for mv in self.line_to(id) {
            position.play(mv);
            out.push(position.clone());
        }
        out
    }

    /// The main continuation, if the line goes on.
    pub fn next_main(&self, id: NodeId) -> Option<NodeId> {
        self.children(id).first().copied()
    }

    /// The last node of the line that goes on from here by main continuations.
    pub fn line_end(&self, id: NodeId) -> NodeId {
        let mut at = id;
        while let Some(next) = self.next_main(at) {
            at = next;
        }
        at
    }

    /// The last node of the main line.
    pub fn main_line_end(&self) -> NodeId {
        self.line_end(Game::ROOT)
    }

    /// The nodes of the main line, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next_main(Game::ROOT), |node| self.next_main(*node))
    }

    /// Whether a node is reached by main continuations only; the root is.
    pub fn is_main_line(&self, id: NodeId) -> bool {
        self.variation_start(id).is_none()
    }

    /// The first move of the innermost variation that holds this node; `None` on the main line.
    pub fn variation_start(&self, id: NodeId) -> Option<NodeId> {
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            if self.next_main(parent) != Some(at) {
                return Some(at);
            }
            at = parent;
        }
        None
    }

    /// The nearest node on both lines; for a node that was taken away, the nearest one above it
    /// that is still in the tree is `common_ancestor(it, it)`.
    pub fn common_ancestor(&self, a: NodeId, b: NodeId) -> NodeId {
        let (mut a, mut b) = (a, b);
        while a != b {
            let deeper = if self.ply(a) >= self.ply(b) { &mut a } else { &mut b };
            *deeper = self.parent(*deeper).unwrap_or(Game::ROOT);
        }
        self.nearest_present(a)
    }

    /// The node itself or, if it was taken away, the nearest node above it that is in the tree.
    pub fn nearest_present(&self, id: NodeId) -> NodeId {
        let mut highest_gone = None;
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            if self.is_detached(at) {
                highest_gone = Some(parent);
            }
            at = parent;
        }
        highest_gone.unwrap_or(id)
    }

    /// All nodes below this one: each line to its end before the variations beside it.
    ///
    /// A node comes after its parent. The start itself is not among them.
    pub fn walk(&self, from: NodeId) -> Walk<'_> {
        Walk { game: self, stack: self.children(from).iter().rev().map(|id| (*id, 0)).collect() }
    }

    /// Counts what the game consists of.
    pub fn stats(&self) -> Stats {
        let mut stats = Stats { plies: self.main_line().count(), ..Stats::default() };
        stats.comments += usize::from(self.annotations(Game::ROOT).has_comment());
        // How deep a node lies: a variation lies one deeper than the line it leaves.
        let mut stack: Vec<(NodeId, usize)> = vec![(Game::ROOT, 0)];
        while let Some((id, depth)) = stack.pop() {
            for (i, child) in self.children(id).iter().enumerate() {
                let depth = depth + usize::from(i > 0);
                stats.nodes += 1;
                stats.variations += usize::from(i > 0);
                stats.comments += usize::from(self.annotations(*child).has_comment());
                stats.depth = stats.depth.max(depth);
                stack.push((*child, depth));
            }
        }
        stats
    }

    /// A game of its own that holds only the line to this node, with tags and notes: what "copy
    /// this line" means. The result stays only if the line is the whole main line.
    pub fn extract_line(&self, id: NodeId) -> Game {
        let mut line = Game::empty_like(self);
        line.tags = self.tags.clone();
        let whole = self.main_line_end() == id;
        if !whole {
            line.tags.remove("Result");
        }
        let mut position = self.start().clone();
        let mut at = Game::ROOT;
        line.swap_notes(Game::ROOT, self.annotations(Game::ROOT).clone());
        for node in self.path_to(id) {
            let mv = self.mv(node);
            position.play(mv);
            at = line.push(at, mv, &position);
            line.swap_notes(at, self.annotations(node).clone());
        }
        line
    }

    fn empty_like(other: &Game) -> Game {
        match other.variant() {
            super::Variant::Standard => Game::new(other.start().clone()),
            super::Variant::Chess960 => Game::new_chess960(other.start().clone()),
        }
    }
}

/// All nodes below a node, in the order of [`Game::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    game: &'a Game,
    stack: Vec<(NodeId, usize)>,
}

impl Walk<'_> {
    /// The next node with how many variations deep it lies below the start.
    pub fn next_with_depth(&mut self) -> Option<(NodeId, usize)> {
        let (id, depth) = self.stack.pop()?;
        let children = self.game.children(id).iter().enumerate().rev();
        self.stack.extend(children.map(|(i, child)| (*child, depth + usize::from(i > 0))));
        Some((id, depth))
    }
}

impl Iterator for Walk<'_> {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        self.next_with_depth().map(|(id, _)| id)
    }
}
