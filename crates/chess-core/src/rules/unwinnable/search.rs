//! A search for a mate that both sides help to bring about.
//!
//! Nobody opposes, so it is a search for one way through a graph. What looks nearest to mate is
//! looked at first; every position is met once. When nothing is left to look at, all that can
//! ever happen has been seen, and there is no mate.

use super::guide;
use super::pattern::mate_is_thinkable;
use super::plan::Plan;
use super::reach::Reach;
use crate::rules::can_mate_by_material;
use crate::{Bitboard, Color, Move, Position, Role, Square};

/// What a search has found.
pub(super) enum Found {
    /// The moves to a mate.
    Mate(Vec<Move>),
    /// All was seen, or what was not seen is proven to be without mate.
    Nothing,
    /// The nodes ran out.
    OutOfNodes,
}

/// What is looked at first.
#[derive(Clone, Copy)]
pub(super) enum Order<'a> {
    /// What looks nearest to mate, however long the line; what shows nothing new waits.
    Hasty,
    /// Short lines count as well, so that all is seen in the end.
    Patient,
    /// As hasty, the king being led to a square, with some chance in it.
    Toward(Toward),
    /// What is nearest to a certain mate.
    Aimed(&'a Plan),
}

/// One way to be hasty. Several short searches that differ find more than one long search, which
/// may stay for long where much looks near and nothing mates.
#[derive(Clone, Copy)]
pub(super) struct Toward {
    /// Where the king is to be mated.
    pub square: Square,
    /// Which chances are taken.
    pub seed: u64,
}

impl Toward {
    fn estimate(self, position: &Position, winner: Color) -> usize {
        let mixed = (position.zobrist() ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let chance = (mixed >> 56) as usize;
        // What a pawn needs comes first: no mate is near before.
        if let Some(steps) = guide::way_to_promotion(position, winner) {
            return 360 + 28 * steps as usize + chance / 8;
        }
        let king = position.king(!winner).distance(self.square) as usize;
        let own = position.king(winner).distance(self.square) as usize;
        let far = guide::estimate(position, winner, 8);
        far + 15 * king + 6 * own.saturating_sub(2) + 150 * chance / 256
    }
}

/// Open nodes are kept in so many steps of estimates.
const FURTHEST: usize = 256;

/// Estimates of this many make one step.
const STEP: usize = 4;

/// Steps of estimates that are told apart when asking whether a position shows anything new.
const PARTS: usize = 128;
const PART: usize = 8;

/// What a position waits for that shows nothing new.
const NOTHING_NEW: usize = 237;

const NONE: u32 = u32::MAX;

/// Nodes that looking at a blocked position costs.
const STATIC_COST: u32 = 60;

struct Node {
    position: Position,
    parent: u32,
    /// The next node as far from mate.
    next: u32,
    mv: Move,
    /// Whether the move cannot be taken back: men or pawns are not what they were before.
    lasting: bool,
    /// Grows with the length of the line, and with each move that was not its position's best.
    detour: u16,
}

pub(super) struct Search<'a> {
    winner: Color,
    order: Order<'a>,
    nodes: Vec<Node>,
    /// Nodes by position: open addressing, a power of two, at most half full.
    table: Vec<u32>,
    /// Open nodes by estimate, the last come first.
    heads: [u32; FURTHEST],
    nearest: usize,
    spent: u32,
    /// Blocked positions looked at, those of them that were proven to be without mate, and
    /// blocked positions met.
    looks: u32,
    proofs: u32,
    skipped: u32,
    /// Squares on which each kind of man was seen, by steps of estimates.
    seen: Vec<[Bitboard; 12]>,
    /// The children of one node by estimate, before they are added.
    children: Vec<(usize, Move, bool, Position)>,
}

impl<'a> Search<'a> {
    pub fn new(position: &Position, winner: Color, order: Order<'a>) -> Search<'a> {
        let mut search = Search {
            winner,
            order,
            nodes: Vec::with_capacity(256),
            table: vec![NONE; 1024],
            heads: [NONE; FURTHEST],
            nearest: 0,
            spent: 0,
            looks: 0,
            proofs: 0,
            skipped: 0,
            seen: vec![[Bitboard::EMPTY; 12]; PARTS],
            children: Vec::with_capacity(64),
        };
        search.add(position.clone(), NONE, Move::NULL, false, 0, 0);
        search
    }

    /// Moves tried so far.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Goes on until something is found or this many nodes have been spent in all.
    pub fn run(&mut self, budget: u32, prove: bool) -> Found {
        while let Some(index) = self.take_nearest() {
            if self.spent >= budget {
                self.put_back(index);
                return Found::OutOfNodes;
            }
            let node = &self.nodes[index as usize];
            if prove && node.lasting && has_ram(&node.position) && self.proofs_pay() {
                self.spent += STATIC_COST;
                self.looks += 1;
                if !mate_is_thinkable(&Reach::of(&self.nodes[index as usize].position), self.winner)
                {
                    self.proofs += 1;
                    continue;
                }
            }
            if let Some(line) = self.expand(index) {
                return Found::Mate(line);
            }
        }
        Found::Nothing
    }

    /// Whether looking at walls has been worth while so far; if not it is tried now and then.
    fn proofs_pay(&mut self) -> bool {
        self.skipped += 1;
        self.proofs * 8 + 50 >= self.looks || self.skipped.is_multiple_of(32)
    }

    fn take_nearest(&mut self) -> Option<u32> {
        while self.nearest < FURTHEST {
            let head = self.heads[self.nearest];
            if head != NONE {
                self.heads[self.nearest] = self.nodes[head as usize].next;
                return Some(head);
            }
            self.nearest += 1;
        }
        None
    }

    fn put_back(&mut self, index: u32) {
        self.nodes[index as usize].next = self.heads[self.nearest];
        self.heads[self.nearest] = index;
    }

    /// Makes all moves; returns the line if one of them mates.
    fn expand(&mut self, index: u32) -> Option<Vec<Move>> {
        let node = &self.nodes[index as usize];
        let position = node.position.clone();
        let detour = node.detour;
        let to_be_mated = position.turn() == self.winner;
        let mut children = std::mem::take(&mut self.children);
        children.clear();
        for mv in position.legal_moves() {
            self.spent += 1;
            let child = position.after(mv);
            if to_be_mated && child.is_check() && !child.has_legal_move() {
                return Some(self.line(index, mv));
            }
            let takes = position.is_capture(mv);
            let lasting = takes || position.moved_role(mv) == Some(Role::Pawn);
            if (takes || mv.promoted_to().is_some())
                && !can_mate_by_material(child.board(), self.winner)
            {
                continue;
            }
            if self.is_known(&child) {
                continue;
            }
            let far = match self.order {
                Order::Aimed(plan) => plan.estimate(&child),
                Order::Hasty => guide::estimate(&child, self.winner, 4),
                Order::Toward(toward) => toward.estimate(&child, self.winner),
                Order::Patient => guide::estimate(&child, self.winner, 20),
            };
            children.push((far, mv, lasting, child));
        }
        children.sort_by_key(|child| child.0);
        for (rank, (mut far, mv, lasting, child)) in children.drain(..).enumerate() {
            let place = (rank + 1).ilog2() as u16;
            let cost = match self.order {
                Order::Hasty | Order::Toward(_) => 2 * place,
                Order::Aimed(_) => 2 + 8 * place,
                Order::Patient => 2 + 4 * place,
            };
            if matches!(self.order, Order::Hasty | Order::Toward(_)) && !self.is_new(&child, far) {
                far += NOTHING_NEW;
            }
            self.add(child, index, mv, lasting, far, detour.saturating_add(cost));
        }
        self.children = children;
        None
    }

    /// Whether some man stands where none of its kind was seen at such an estimate. Most
    /// positions are others with a move made and one taken back, and lead nowhere new.
    fn is_new(&mut self, position: &Position, far: usize) -> bool {
        let Some(seen) = self.seen.get_mut((far / PART).min(PARTS - 1)) else { return true };
        let mut new = false;
        let kinds = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)));
        for ((color, role), seen) in kinds.zip(seen) {
            let now = position.pieces(color, role);
            new |= !now.is_subset(*seen);
            *seen |= now;
        }
        new
    }

    fn is_known(&self, position: &Position) -> bool {
        let mask = self.table.len() - 1;
        let mut slot = position.zobrist() as usize & mask;
        while self.table[slot] != NONE {
            if self.nodes[self.table[slot] as usize].position == *position {
                return true;
            }
            slot = (slot + 1) & mask;
        }
        false
    }

    /// Adds a position that was not met yet.
    fn add(
        &mut self,
        position: Position,
        parent: u32,
        mv: Move,
        lasting: bool,
        far: usize,
        detour: u16,
    ) {
        if self.nodes.len() * 2 >= self.table.len() {
            self.enlarge();
        }
        let mask = self.table.len() - 1;
        let mut slot = position.zobrist() as usize & mask;
        while self.table[slot] != NONE {
            if self.nodes[self.table[slot] as usize].position == position {
                return;
            }
            slot = (slot + 1) & mask;
        }
        let index = self.nodes.len() as u32;
        self.table[slot] = index;
        let far = ((far + usize::from(detour)) / STEP).min(FURTHEST - 1);
        let next = self.heads[far];
        self.heads[far] = index;
        self.nearest = self.nearest.min(far);
        self.nodes.push(Node { position, parent, next, mv, lasting, detour });
    }

    fn enlarge(&mut self) {
        let size = self.table.len() * 4;
        let mut table = vec![NONE; size];
        for (index, node) in self.nodes.iter().enumerate() {
            let mut slot = node.position.zobrist() as usize & (size - 1);
            while table[slot] != NONE {
                slot = (slot + 1) & (size - 1);
            }
            table[slot] = index as u32;
        }
        self.table = table;
    }

    fn line(&self, mut index: u32, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        while let Some(node) = self.nodes.get(index as usize)
            && node.parent != NONE
        {
            line.push(node.mv);
            index = node.parent;
        }
        line.reverse();
        line
    }
}

/// Whether pawns stand against each other: without that hardly anything is blocked.
fn has_ram(position: &Position) -> bool {
    let pawns = |color| position.pieces(color, Role::Pawn);
    pawns(Color::White).forward(Color::White).intersects(pawns(Color::Black))
}
