//! The search: principal variation search with a transposition table and quiescence.
//!
//! Longer than other files on purpose: one node's story is told in one place and in order.
//! Everything that is not that story (move order, tables, evaluation, time) lives elsewhere.
//!
//! One [`Worker`] a thread. Workers share only the transposition table, the node count and
//! two stop flags; worker 0 also watches limits and reports. A search never prints.

mod draws;
mod parameters;
mod root;

use crate::eval::{self, PawnCache};
use crate::handicap::Handicap;
use crate::history::{self, Context, CorrectionKeys, Histories, Killers, NO_SLOT, Slot};
use crate::picker::{Guides, Picker, Scored};
use crate::score::{EVAL_LIMIT, INFINITE, MATE_FOUND, MAX_PLY, NO_VALUE, Value};
use crate::score::{is_mate, mate_in, mated_in};
use crate::see;
use crate::table::{Entry, Kind, Table};
use crate::time::Timer;
use chess_core::{Color, Move, MoveList, Position, Role};
use parameters as p;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

pub(crate) use root::{Report, RootMove};

/// What all threads of one search share.
pub(crate) struct Shared<'a> {
    pub table: &'a Table,
    /// Raised by whoever asked.
    pub stop: &'a AtomicBool,
    /// While it is raised, time does not count (the opponent's move is being guessed).
    pub pondering: Option<&'a AtomicBool>,
    /// Raised by worker 0 when the search is over.
    pub halt: AtomicBool,
    /// Positions visited by all threads, up to a few hundred each that are not told yet.
    pub nodes: AtomicU64,
    /// The most positions to visit.
    pub node_limit: u64,
}

/// What a node of the current line remembers for its descendants.
#[derive(Clone, Copy)]
struct Frame {
    /// The slot of the move played here.
    slot: Slot,
    /// The corrected static evaluation, `NO_VALUE` in check.
    eval: Value,
    /// A move left out, to see how much better it is than the rest.
    excluded: Move,
    killers: Killers,
    /// Plies by which the line to here was extended twice.
    doubles: i32,
    /// Moves played since the last pass, or since the root.
    since_pass: usize,
}

impl Frame {
    const NEW: Frame = Frame {
        slot: NO_SLOT,
        eval: NO_VALUE,
        excluded: Move::NULL,
        killers: Killers([Move::NULL; 2]),
        doubles: 0,
        since_pass: usize::MAX / 2,
    };
}

/// Frames lie this far up, so that "four plies ago" exists at the root.
const FRAME_OFFSET: usize = 4;

/// A line of best play.
#[derive(Clone, Copy)]
struct Variation {
    len: usize,
    moves: [Move; MAX_PLY + 1],
}

impl Variation {
    const EMPTY: Variation = Variation { len: 0, moves: [Move::NULL; MAX_PLY + 1] };

    fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

/// What kind of node is searched; decided at compile time.
trait Node {
    /// On the principal variation: the window is open.
    const PV: bool;
    /// The position asked about.
    const ROOT: bool;
}
struct RootNode;
struct PvNode;
struct ZeroNode;
impl Node for RootNode {
    const PV: bool = true;
    const ROOT: bool = true;
}
impl Node for PvNode {
    const PV: bool = true;
    const ROOT: bool = false;
}
impl Node for ZeroNode {
    const PV: bool = false;
    const ROOT: bool = false;
}

/// One thread's search.
pub(crate) struct Worker<'a> {
    shared: &'a Shared<'a>,
    /// 0 for the one that decides.
    index: usize,
    histories: &'a mut Histories,
    handicap: Option<&'a Handicap>,
    timer: Option<Timer>,
    /// Keys of all positions before the current one, of the game and of the line.
    keys: Vec<u64>,
    frames: Box<[Frame]>,
    variations: Box<[Variation]>,
    scored: Vec<Scored>,
    pawn_cache: PawnCache,
    pub(crate) root_moves: Vec<RootMove>,
    /// The line of a multi-PV set that is being searched.
    pv_index: usize,
    pub(crate) nodes: u64,
    /// Nodes already added to the shared count.
    told: u64,
    seldepth: usize,
    root_depth: i32,
    /// Plies below which no null move is tried (a null move is being verified).
    null_floor: usize,
    halted: bool,
}

impl<'a> Worker<'a> {
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        index: usize,
        histories: &'a mut Histories,
        keys: &[u64],
        root_moves: &[Move],
        timer: Option<Timer>,
        handicap: Option<&'a Handicap>,
    ) -> Worker<'a> {
        let mut own_keys = Vec::with_capacity(keys.len() + MAX_PLY);
        own_keys.extend_from_slice(keys);
        Worker {
            shared,
            index,
            histories,
            handicap,
            timer,
            keys: own_keys,
            frames: vec![Frame::NEW; MAX_PLY + FRAME_OFFSET + 4].into_boxed_slice(),
            variations: vec![Variation::EMPTY; MAX_PLY + 2].into_boxed_slice(),
            scored: Vec::with_capacity(4096),
            pawn_cache: PawnCache::new(),
            root_moves: root_moves.iter().map(|&mv| RootMove::new(mv)).collect(),
            pv_index: 0,
            nodes: 0,
            told: 0,
            seldepth: 0,
            root_depth: 0,
            null_floor: 0,
            halted: false,
        }
    }

    #[inline]
    fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + FRAME_OFFSET]
    }

    /// Looks whether to stop; cheap, called at every node. The first iteration is never cut
    /// short: it takes no time, and there must be a move.
    #[inline]
    fn poll(&mut self) -> bool {
        if self.nodes >= self.shared.node_limit || self.nodes & 511 == 0 {
            self.look_up();
        }
        self.halted
    }

    #[cold]
    fn look_up(&mut self) {
        let fresh = self.nodes - self.told;
        self.told = self.nodes;
        let total = self.shared.nodes.fetch_add(fresh, Relaxed) + fresh;
        if self.root_depth <= 1 || self.halted {
            return;
        }
        self.halted = self.shared.stop.load(Relaxed)
            || self.shared.halt.load(Relaxed)
            || total >= self.shared.node_limit
            || self.timer.as_mut().is_some_and(|t| t.is_up(self.shared.pondering));
    }

    /// A draw by rule is worth nothing; a hair's breadth of noise keeps the search from
    /// thinking that all ways into a repetition are the same.
    #[inline]
    fn draw_value(&self) -> Value {
        1 - (self.nodes & 2) as Value
    }

    /// The static evaluation before correction.
    #[inline]
    fn evaluate(&mut self, position: &Position) -> Value {
        let value = eval::evaluate(position, &mut self.pawn_cache);
        match self.handicap {
            None => value,
            Some(handicap) => handicap.misjudge(position, value),
        }
    }

    fn context(&self, ply: usize, pawn_key: u64) -> Context {
        let slot = |back: usize| self.frames[ply + FRAME_OFFSET - back].slot;
        Context { slots: [slot(1), slot(2), slot(4)], pawn_key }
    }

    /// Plays a move on the line: whoever calls it calls `retract` afterwards.
    #[inline]
    fn advance(&mut self, position: &Position, mv: Move, ply: usize) -> Position {
        let slot = position.piece_at(mv.from()).map_or(NO_SLOT, |piece| history::slot(piece, mv));
        let since_pass = self.frame(ply).since_pass;
        self.frame(ply).slot = slot;
        self.frame(ply + 1).since_pass = since_pass + 1;
        self.keys.push(position.zobrist());
        self.nodes += 1;
        position.after(mv)
    }

    /// Positions visited by all threads.
    pub(crate) fn total_nodes(&self) -> u64 {
        self.shared.nodes.load(Relaxed) + (self.nodes - self.told)
    }

    #[inline]
    fn retract(&mut self) {
        self.keys.pop();
    }

    /// Copies the child's best line behind `mv`.
    fn extend_variation(&mut self, ply: usize, mv: Move) {
        let (upper, lower) = self.variations.split_at_mut(ply + 1);
        let (own, child) = (&mut upper[ply], &lower[0]);
        own.moves[0] = mv;
        let len = child.len.min(MAX_PLY);
        own.moves[1..=len].copy_from_slice(&child.moves[..len]);
        own.len = len + 1;
    }

    /// The value of a position searched `depth` plies deep, within the window.
    fn search<N: Node>(
        &mut self,
        position: &Position,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> Value {
        if depth <= 0 {
            return self.quiesce::<N>(position, alpha, beta, ply);
        }
        if N::PV {
            self.variations[ply].len = 0;
            self.seldepth = self.seldepth.max(ply);
        }
        if self.poll() {
            return 0;
        }
        let in_check = position.is_check();
        if !N::ROOT {
            if self.is_draw(position, ply) {
                return self.draw_value();
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { 0 } else { self.evaluate(position) };
            }
            // Not even a mate here would change anything above.
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(mate_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }

        // What is known of the position?
        let excluded = self.frame(ply).excluded;
        let singular_search = !excluded.is_null();
        let key = position.zobrist();
        let entry = if singular_search { None } else { self.shared.table.probe(key, ply) };
        let mut table_move = entry.map_or(Move::NULL, |e| e.mv);
        if N::ROOT {
            table_move = self.root_moves[self.pv_index].mv;
        } else if !table_move.is_null() && !position.is_legal(table_move) {
            table_move = Move::NULL;
        }
        if let Some(e) = entry
            && !N::PV
            && e.depth >= depth + i32::from(e.value >= beta && !cut_node)
            && position.halfmove_clock() < 90
            && e.kind.decides(e.value, beta)
        {
            if e.value >= beta && !table_move.is_null() && !position.is_capture(table_move) {
                let pawn_key = history::pawn_key(position);
                let context = self.context(ply, pawn_key);
                if let Some(piece) = position.piece_at(table_move.from()) {
                    self.histories.reward_quiet(&context, piece, table_move, p::bonus(depth) / 2);
                }
            }
            return e.value;
        }
        let was_pv = N::PV || entry.is_some_and(|e| e.pv);

        // What is it worth at first sight?
        let pawn_key = history::pawn_key(position);
        let correction_keys = CorrectionKeys::new(position, pawn_key);
        let raw_eval;
        let eval;
        if in_check {
            raw_eval = NO_VALUE;
            eval = NO_VALUE;
        } else if singular_search {
            raw_eval = NO_VALUE;
            eval = self.frame(ply).eval;
        } else {
            raw_eval = match entry {
                Some(e) if e.eval != NO_VALUE => e.eval,
                _ => self.evaluate(position),
            };
            eval = self.histories.corrected(&correction_keys, raw_eval);
            if entry.is_none() {
                let blank = Entry {
                    mv: Move::NULL,
                    value: 0,
                    eval: raw_eval,
                    depth: -2,
                    kind: Kind::None,
                    pv: was_pv,
                };
                self.shared.table.store(key, ply, blank);
            }
        }
        self.frame(ply).eval = eval;
        // A value from the table is a better guess, if it points the right way.
        let guess = match entry {
            Some(e) if !in_check && !is_mate(e.value) && e.kind.decides(e.value, eval + 1) => {
                e.value
            }
            _ => eval,
        };
        let improving = !in_check && {
            let before = [2, 4].map(|back| match ply.checked_sub(back) {
                Some(earlier) => self.frame(earlier).eval,
                None => NO_VALUE,
            });
            match before {
                [two, _] if two != NO_VALUE => eval > two,
                [_, four] if four != NO_VALUE => eval > four,
                _ => true,
            }
        };
        self.frame(ply + 2).killers = Killers::default();
        self.frame(ply + 1).excluded = Move::NULL;
        let doubles = if N::ROOT { 0 } else { self.frame(ply - 1).doubles };
        self.frame(ply).doubles = doubles;

        if !N::PV && !in_check && !singular_search {
            // So good that a quiet move will hold it.
            if depth <= p::REVERSE_DEPTH
                && guess < EVAL_LIMIT
                && guess - p::reverse_margin(depth, improving) >= beta
                && beta > -MATE_FOUND
            {
                return (guess + beta) / 2;
            }
            // So bad that only captures can help.
            if depth <= p::RAZOR_DEPTH && guess + p::razor_margin(depth) < alpha {
                let value = self.quiesce::<ZeroNode>(position, alpha, alpha + 1, ply);
                if value <= alpha {
                    return value;
                }
            }
            // So good that even passing would hold it.
            if depth >= 3
                && guess >= beta
                && eval + 16 * depth - 110 >= beta
                && ply >= self.null_floor
                && self.frames[ply + FRAME_OFFSET - 1].slot != NO_SLOT
                && has_men(position, position.turn())
                && beta > -MATE_FOUND
                && let Some(value) = self.null_move(position, beta, depth, ply, guess, cut_node)
            {
                return value;
            }
            // A capture that wins so much that a shallow search can vouch for it.
            let high = beta + p::PROBCUT_MARGIN - 50 * i32::from(improving);
            if depth >= 5
                && !is_mate(beta)
                && !entry.is_some_and(|e| e.depth >= depth - 3 && e.value < high)
                && let Some(value) = self
                    .probcut(position, high, depth, ply, table_move, pawn_key, raw_eval, cut_node)
            {
                return value;
            }
        }

        // Without a move to try first a full search is dear: look less deep, come again.
        if depth >= 4 && table_move.is_null() && !singular_search && (N::PV || cut_node) {
            depth -= 1;
        }

        let context = self.context(ply, pawn_key);
        let counter = self.histories.counter(context.slots[0]);
        let base = self.scored.len();
        let killers = self.frame(ply).killers;
        let mut picker = Picker::all(base, table_move, killers, counter);
        let last = context.slots[0] % 64;
        let mut tried_quiets = MoveList::new();
        let mut tried_captures = MoveList::new();
        let old_alpha = alpha;
        let mut best = -INFINITE;
        let mut best_move = Move::NULL;
        let mut count = 0;
        let table_capture = !table_move.is_null() && position.is_capture(table_move);

        loop {
            let guides = Guides { histories: self.histories, context: &context };
            let Some(mv) = picker.next(&mut self.scored, position, &guides) else { break };
            if mv == excluded {
                continue;
            }
            if N::ROOT && !self.root_moves[self.pv_index..].iter().any(|r| r.mv == mv) {
                continue;
            }
            if let Some(handicap) = self.handicap
                && handicap.overlooks(position, mv, ply, last)
                && (best > -INFINITE || !N::ROOT)
            {
                continue;
            }
            let Some(piece) = position.piece_at(mv.from()) else { continue };
            count += 1;
            let is_capture = position.is_capture(mv);
            let noisy = is_capture || mv.promoted_to().is_some();
            let nodes_before = self.nodes;
            let quiet_score =
                if noisy { 0 } else { self.histories.quiet_score(&context, piece, mv) };
            let mut reduction = p::reduction(depth, count, noisy);

            // Leave out what will not matter.
            if !N::ROOT && best > -MATE_FOUND && has_men(position, position.turn()) {
                let late_depth = (depth - reduction / 1024).max(0);
                // A check may be the mate that all this cannot see.
                if !noisy && position.gives_check(mv) {
                    if !see::reaches(position, mv, -p::CAPTURE_SEE * depth) {
                        continue;
                    }
                } else if !noisy {
                    if count > p::late_move_count(depth, improving) {
                        picker.skip_quiets();
                        continue;
                    }
                    if late_depth <= 7
                        && !in_check
                        && eval + p::futility_margin(late_depth) + quiet_score / 128 <= alpha
                    {
                        picker.skip_quiets();
                        continue;
                    }
                    if late_depth <= 4 && quiet_score < -p::HISTORY_PRUNING * depth {
                        continue;
                    }
                    if !see::reaches(position, mv, -p::QUIET_SEE * late_depth * late_depth) {
                        continue;
                    }
                } else if picker.in_bad_captures()
                    && !see::reaches(position, mv, -p::CAPTURE_SEE * depth)
                {
                    continue;
                }
            }

            // Is the table's move the only good one?
            let mut extension = 0;
            if !N::ROOT
                && mv == table_move
                && !singular_search
                && depth >= 7
                && ply < 2 * self.root_depth as usize
                && let Some(e) = entry
                && e.depth >= depth - 3
                && e.kind as u8 & Kind::Lower as u8 != 0
                && !is_mate(e.value)
            {
                let bar = e.value - 2 * depth + i32::from(was_pv && !N::PV) * -depth / 2;
                self.frame(ply).excluded = mv;
                let value =
                    self.search::<ZeroNode>(position, bar - 1, bar, (depth - 1) / 2, ply, cut_node);
                self.frame(ply).excluded = Move::NULL;
                self.frame(ply + 1).excluded = Move::NULL;
                if value < bar {
                    extension = 1;
                    if !N::PV && value < bar - p::DOUBLE_MARGIN && doubles < 8 {
                        extension = 2;
                        self.frame(ply).doubles = doubles + 1;
                    }
                } else if bar >= beta {
                    // Others are good enough as well.
                    self.scored.truncate(base);
                    return bar;
                } else if e.value >= beta {
                    extension = -2;
                } else if cut_node {
                    extension = -1;
                }
            }

            let child = self.advance(position, mv, ply);
            let gives_check = child.is_check();
            let new_depth = depth - 1 + extension;
            let mut value = 0;

            // Late moves get less depth; those that surprise get it back.
            let mut full_search = !N::PV || count > 1;
            if depth >= 2 && count > 1 + i32::from(N::ROOT) {
                if was_pv {
                    reduction -= 1024 + 512 * i32::from(N::PV);
                }
                if cut_node {
                    reduction += 1536;
                }
                if !improving {
                    reduction += 640;
                }
                if table_capture && !noisy {
                    reduction += 768;
                }
                if gives_check {
                    reduction -= 768;
                }
                if killers.contains(mv) || mv == counter {
                    reduction -= 768;
                }
                reduction -= if noisy {
                    let taken = position.captured_role(mv).unwrap_or(Role::Pawn);
                    self.histories.capture_score(piece, mv, taken) / 12
                } else {
                    quiet_score / 14
                };
                let reduced = (new_depth - reduction / 1024).clamp(1, new_depth.max(1));
                if reduced < new_depth {
                    value = -self.search::<ZeroNode>(
                        &child,
                        -alpha - 1,
                        -alpha,
                        reduced,
                        ply + 1,
                        true,
                    );
                    full_search = value > alpha;
                }
            }
            if full_search {
                value = -self.search::<ZeroNode>(
                    &child,
                    -alpha - 1,
                    -alpha,
                    new_depth,
                    ply + 1,
                    !cut_node,
                );
            }
            if N::PV && (count == 1 || value > alpha) {
                self.variations[ply + 1].len = 0;
                value = -self.search::<PvNode>(&child, -beta, -alpha, new_depth, ply + 1, false);
            }
            self.retract();
            self.frame(ply).doubles = doubles;
            if self.halted {
                self.scored.truncate(base);
                return 0;
            }

            if N::ROOT {
                let spent = self.nodes - nodes_before;
                self.note_root_move(mv, value, alpha, beta, count == 1, spent);
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if N::PV {
                        self.extend_variation(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                    if depth > 2 && depth < 12 && !is_mate(value) {
                        depth -= 1;
                    }
                }
            }
            if mv != best_move {
                if noisy {
                    tried_captures.push(mv);
                } else {
                    tried_quiets.push(mv);
                }
            }
        }
        self.scored.truncate(base);

        if count == 0 {
            return if singular_search { alpha } else { self.no_move(position, ply) };
        }
        if best == -INFINITE {
            // All moves were left out or overlooked.
            best = if eval == NO_VALUE { alpha } else { eval.min(alpha) };
        }

        if best >= beta {
            self.learn(position, &context, ply, best_move, depth, &tried_quiets, &tried_captures);
        }
        let later_line = N::ROOT && self.pv_index > 0;
        if !singular_search && !later_line {
            let kind = if best >= beta {
                Kind::Lower
            } else if N::PV && best > old_alpha {
                Kind::Exact
            } else {
                Kind::Upper
            };
            let entry =
                Entry { mv: best_move, value: best, eval: raw_eval, depth, kind, pv: was_pv };
            self.shared.table.store(key, ply, entry);
            let quiet = best_move.is_null() || !position.is_capture(best_move);
            let telling = match kind {
                Kind::Lower => best > eval,
                Kind::Upper => best < eval,
                _ => true,
            };
            if !in_check && quiet && telling && !is_mate(best) && self.handicap.is_none() {
                self.histories.correct(&correction_keys, best - eval, depth);
            }
        }
        best
    }

    /// No move was tried: mate or stalemate, unless a handicap hid the moves.
    #[cold]
    fn no_move(&mut self, position: &Position, ply: usize) -> Value {
        if self.handicap.is_some() && position.has_legal_move() {
            self.evaluate(position)
        } else if position.is_check() {
            mated_in(ply)
        } else {
            0
        }
    }

    /// Lets the other side move twice. If the position still holds, it is good enough.
    fn null_move(
        &mut self,
        position: &Position,
        beta: Value,
        depth: i32,
        ply: usize,
        guess: Value,
        cut_node: bool,
    ) -> Option<Value> {
        let child = position.pass()?;
        let reduction = 4 + depth / 4 + ((guess - beta) / 180).clamp(0, 4);
        self.frame(ply).slot = NO_SLOT;
        self.frame(ply + 1).since_pass = 0;
        self.keys.push(position.zobrist());
        self.nodes += 1;
        let value = -self.search::<ZeroNode>(
            &child,
            -beta,
            1 - beta,
            depth - reduction,
            ply + 1,
            !cut_node,
        );
        self.retract();
        if self.halted {
            return Some(0);
        }
        if value < beta {
            return None;
        }
        let value = if value >= MATE_FOUND { beta } else { value };
        if self.null_floor > 0 || depth < 14 {
            return Some(value);
        }
        // At great depth make sure that it is not zugzwang.
        self.null_floor = ply + (depth - reduction).max(1) as usize * 3 / 4;
        let check =
            self.search::<ZeroNode>(position, beta - 1, beta, depth - reduction, ply, false);
        self.null_floor = 0;
        (check >= beta).then_some(value)
    }

    /// Looks for a capture that beats `high` in a shallow search.
    #[expect(clippy::too_many_arguments, reason = "a part of `search`, told apart for length")]
    fn probcut(
        &mut self,
        position: &Position,
        high: Value,
        depth: i32,
        ply: usize,
        table_move: Move,
        pawn_key: u64,
        raw_eval: Value,
        cut_node: bool,
    ) -> Option<Value> {
        let context = self.context(ply, pawn_key);
        let base = self.scored.len();
        let threshold = (high - self.frame(ply).eval).max(0);
        let first = if !table_move.is_null()
            && position.is_capture(table_move)
            && see::reaches(position, table_move, threshold)
        {
            table_move
        } else {
            Move::NULL
        };
        let mut picker = Picker::captures(base, first, threshold);
        let last = context.slots[0] % 64;
        loop {
            let guides = Guides { histories: self.histories, context: &context };
            let Some(mv) = picker.next(&mut self.scored, position, &guides) else { break };
            if self.handicap.is_some_and(|handicap| handicap.overlooks(position, mv, ply, last)) {
                continue;
            }
            let child = self.advance(position, mv, ply);
            let mut value = -self.quiesce::<ZeroNode>(&child, -high, 1 - high, ply + 1);
            if value >= high {
                value = -self.search::<ZeroNode>(
                    &child,
                    -high,
                    1 - high,
                    depth - 4,
                    ply + 1,
                    !cut_node,
                );
            }
            self.retract();
            if self.halted {
                self.scored.truncate(base);
                return Some(0);
            }
            if value >= high {
                self.scored.truncate(base);
                let entry = Entry {
                    mv,
                    value,
                    eval: raw_eval,
                    depth: depth - 3,
                    kind: Kind::Lower,
                    pv: false,
                };
                self.shared.table.store(position.zobrist(), ply, entry);
                return Some(value);
            }
        }
        self.scored.truncate(base);
        None
    }

    /// Remembers what refuted the last move, and what did not.
    #[expect(clippy::too_many_arguments, reason = "a part of `search`, told apart for length")]
    fn learn(
        &mut self,
        position: &Position,
        context: &Context,
        ply: usize,
        best_move: Move,
        depth: i32,
        tried_quiets: &MoveList,
        tried_captures: &MoveList,
    ) {
        let bonus = p::bonus(depth);
        let Some(piece) = position.piece_at(best_move.from()) else { return };
        if position.is_capture(best_move) || best_move.promoted_to().is_some() {
            let taken = position.captured_role(best_move).unwrap_or(Role::Pawn);
            self.histories.reward_capture(piece, best_move, taken, bonus);
        } else {
            self.frame(ply).killers.add(best_move);
            self.histories.set_counter(context.slots[0], best_move);
            // A refutation at the first try teaches little.
            if depth > 3 || !tried_quiets.is_empty() {
                self.histories.reward_quiet(context, piece, best_move, bonus);
            }
            for mv in tried_quiets {
                if let Some(piece) = position.piece_at(mv.from()) {
                    self.histories.reward_quiet(context, piece, mv, -bonus);
                }
            }
        }
        for mv in tried_captures {
            if let Some(piece) = position.piece_at(mv.from()) {
                let taken = position.captured_role(mv).unwrap_or(Role::Pawn);
                self.histories.reward_capture(piece, mv, taken, -bonus);
            }
        }
    }

    /// The value of a position when only captures are looked at, or, in check, all ways out.
    fn quiesce<N: Node>(
        &mut self,
        position: &Position,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        if N::PV {
            self.variations[ply].len = 0;
            self.seldepth = self.seldepth.max(ply);
        }
        if self.poll() {
            return 0;
        }
        if self.is_draw(position, ply) {
            return self.draw_value();
        }
        let in_check = position.is_check();
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.evaluate(position) };
        }

        let key = position.zobrist();
        let entry = self.shared.table.probe(key, ply);
        if let Some(e) = entry
            && !N::PV
            && e.kind.decides(e.value, beta)
        {
            return e.value;
        }
        let mut table_move = entry.map_or(Move::NULL, |e| e.mv);
        if !table_move.is_null()
            && (!position.is_legal(table_move) || !(in_check || position.is_capture(table_move)))
        {
            table_move = Move::NULL;
        }
        let was_pv = N::PV || entry.is_some_and(|e| e.pv);
        let pawn_key = history::pawn_key(position);

        let mut raw_eval = NO_VALUE;
        let mut best = -INFINITE;
        let mut futility = -INFINITE;
        if !in_check {
            raw_eval = match entry {
                Some(e) if e.eval != NO_VALUE => e.eval,
                _ => self.evaluate(position),
            };
            let keys = CorrectionKeys::new(position, pawn_key);
            best = self.histories.corrected(&keys, raw_eval);
            if let Some(e) = entry
                && !is_mate(e.value)
                && e.kind.decides(e.value, best + 1)
            {
                best = e.value;
            }
            if best >= beta {
                if entry.is_none() {
                    let entry = Entry {
                        mv: Move::NULL,
                        value: best,
                        eval: raw_eval,
                        depth: -2,
                        kind: Kind::Lower,
                        pv: was_pv,
                    };
                    self.shared.table.store(key, ply, entry);
                }
                return best;
            }
            alpha = alpha.max(best);
            futility = best + p::QUIESCENCE_FUTILITY;
        }

        let context = self.context(ply, pawn_key);
        let base = self.scored.len();
        let mut picker = if in_check {
            Picker::evasions(base, table_move)
        } else {
            Picker::captures(base, table_move, 0)
        };
        let mut best_move = Move::NULL;
        let mut count = 0;
        let last = context.slots[0] % 64;
        loop {
            let guides = Guides { histories: self.histories, context: &context };
            let Some(mv) = picker.next(&mut self.scored, position, &guides) else { break };
            if self.handicap.is_some_and(|handicap| handicap.overlooks(position, mv, ply, last)) {
                continue;
            }
            count += 1;
            if best > -MATE_FOUND {
                if in_check {
                    // One way out is found; quiet ones beyond the first few will not do better.
                    if count > 3 && !position.is_capture(mv) {
                        picker.skip_quiets();
                        continue;
                    }
                } else if futility <= alpha
                    && mv.promoted_to().is_none()
                    && !see::reaches(position, mv, 1)
                {
                    best = best.max(futility);
                    continue;
                } else if mv.promoted_to().is_none() {
                    let gain = position.captured_role(mv).map_or(0, see::worth);
                    if futility + gain <= alpha {
                        best = best.max(futility + gain);
                        continue;
                    }
                }
            }
            let child = self.advance(position, mv, ply);
            let value = -self.quiesce::<N>(&child, -beta, -alpha, ply + 1);
            self.retract();
            if self.halted {
                self.scored.truncate(base);
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if N::PV {
                        self.extend_variation(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
        }
        self.scored.truncate(base);
        if best == -INFINITE {
            return self.no_move(position, ply);
        }
        let kind = if best >= beta { Kind::Lower } else { Kind::Upper };
        let entry =
            Entry { mv: best_move, value: best, eval: raw_eval, depth: 0, kind, pv: was_pv };
        self.shared.table.store(key, ply, entry);
        best
    }
}

/// Whether a side has more than king and pawns: without, passing is a dangerous yardstick.
#[inline]
fn has_men(position: &Position, color: Color) -> bool {
    let simple = position.by_role(Role::Pawn) | position.by_role(Role::King);
    (position.by_color(color) & !simple).any()
}
