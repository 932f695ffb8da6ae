//! Legal moves, generated without trying them out.

use crate::{Bitboard, Color, Move, Position, Rank, Role, Square, attacks};
use std::fmt;
use std::ops::Deref;

/// At most 218 moves are possible in a position that promotions can reach; the few more men that
/// [`Position::from_setup`] lets pass do not fill the rest.
const CAPACITY: usize = 256;

/// A list of moves on the stack.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[inline]
    pub const fn new() -> MoveList {
        MoveList { moves: [Move::NULL; CAPACITY], len: 0 }
    }

    /// Adds a move; past 256 moves it is dropped, which no legal position can bring about.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = mv;
            self.len += 1;
        }
    }

    /// Forgets all moves.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        self.moves.get(..self.len).unwrap_or_default()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Move>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Where generated moves go. Whole sets are handed over, so that counting need not visit each.
trait Sink {
    /// A man on `from` may go to each of `targets`.
    fn piece(&mut self, from: Square, targets: Bitboard);
    /// Pawns may come to each of `targets` from `shift` squares before.
    fn pawns(&mut self, targets: Bitboard, shift: i32);
    /// Like [`Sink::pawns`] on the last rank, four moves each.
    fn promotions(&mut self, targets: Bitboard, shift: i32);
    /// One move of any kind.
    fn one(&mut self, mv: Move);
}

impl Sink for MoveList {
    #[inline]
    fn piece(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::normal(from, to));
        }
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, shift: i32) {
        for to in targets {
            self.push(Move::normal(origin(to, shift), to));
        }
    }

    #[inline]
    fn promotions(&mut self, targets: Bitboard, shift: i32) {
        for to in targets {
            for role in Role::PROMOTIONS {
                self.push(Move::promotion(origin(to, shift), to, role));
            }
        }
    }

    #[inline]
    fn one(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Counts moves without making them.
struct Counter(usize);

impl Sink for Counter {
    #[inline]
    fn piece(&mut self, _from: Square, targets: Bitboard) {
        self.0 += targets.count();
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _shift: i32) {
        self.0 += targets.count();
    }

    #[inline]
    fn promotions(&mut self, targets: Bitboard, _shift: i32) {
        self.0 += 4 * targets.count();
    }

    #[inline]
    fn one(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

#[inline]
fn origin(to: Square, shift: i32) -> Square {
    Square::wrapping((to.index() as i32 - shift) as u32)
}

/// All legal moves.
const ALL: u8 = 0;
/// Captures, en passant, and every promotion.
const CAPTURES: u8 = 1;
/// What [`CAPTURES`] leaves out.
const QUIETS: u8 = 2;

impl Position {
    /// All legal moves, always in the same order for the same position.
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        generate::<ALL, _>(self, &mut list);
        list
    }

    /// The legal moves of the man on one square; castling belongs to the king.
    pub fn legal_moves_from(&self, from: Square) -> MoveList {
        let mut list = MoveList::new();
        for mv in self.legal_moves().iter().filter(|mv| mv.from() == from) {
            list.push(*mv);
        }
        list
    }

    /// Adds the legal captures, en passant included, and all promotions.
    #[inline]
    pub fn captures(&self, list: &mut MoveList) {
        generate::<CAPTURES, _>(self, list);
    }

    /// Adds the legal moves that [`Position::captures`] leaves out, castling included.
    #[inline]
    pub fn quiets(&self, list: &mut MoveList) {
        generate::<QUIETS, _>(self, list);
    }

    /// How many legal moves there are, without making a list.
    #[inline]
    pub fn count_legal(&self) -> usize {
        let mut counter = Counter(0);
        generate::<ALL, _>(self, &mut counter);
        counter.0
    }

    /// Whether there is any legal move; if not it is mate or stalemate.
    pub fn has_legal_move(&self) -> bool {
        // The king alone settles most positions.
        let us = self.turn();
        let king = self.king(us);
        let without_king = self.occupied().without(king);
        (attacks::king(king) & !self.us()).into_iter().any(|to| !self.is_attacked(to, without_king))
            || self.count_legal() > 0
    }
}

#[inline]
fn generate<const KIND: u8, S: Sink>(position: &Position, sink: &mut S) {
    match position.turn() {
        Color::White => generate_as::<true, KIND, S>(position, sink),
        Color::Black => generate_as::<false, KIND, S>(position, sink),
    }
}

#[inline]
fn generate_as<const WHITE: bool, const KIND: u8, S: Sink>(position: &Position, sink: &mut S) {
    let color = if WHITE { Color::White } else { Color::Black };
    let board = position.board();
    let (us, them) = (board.by_color(color), board.by_color(!color));
    let occupied = us | them;
    let king = position.king(color);
    let wanted = match KIND {
        ALL => !us,
        CAPTURES => them,
        _ => !occupied,
    };

    king_moves(position, king, occupied, wanted, sink);
    let checkers = position.checkers();
    if checkers.more_than_one() {
        return;
    }
    // In check every other man must take the checker or come between.
    let check_mask = match checkers.first() {
        None => Bitboard::FULL,
        Some(checker) => attacks::between(king, checker).with(checker),
    };
    let pinned = position.pinned();
    let targets = wanted & check_mask;

    pawn_moves::<WHITE, KIND, S>(position, king, check_mask, sink);
    for from in us & board.by_role(Role::Knight) & !pinned {
        sink.piece(from, attacks::knight(from) & targets);
    }
    let diagonal = us & board.diagonal_sliders();
    let straight = us & board.straight_sliders();
    for from in diagonal & !straight & !pinned {
        sink.piece(from, attacks::bishop(from, occupied) & targets);
    }
    for from in straight & !diagonal & !pinned {
        sink.piece(from, attacks::rook(from, occupied) & targets);
    }
    for from in diagonal & straight & !pinned {
        sink.piece(from, attacks::queen(from, occupied) & targets);
    }
    // A pinned man that can move at all cannot also parry a check.
    if pinned.any() && checkers.is_empty() {
        for from in diagonal & pinned {
            let line = attacks::line(king, from);
            sink.piece(from, attacks::bishop(from, occupied) & targets & line);
        }
        for from in straight & pinned {
            let line = attacks::line(king, from);
            sink.piece(from, attacks::rook(from, occupied) & targets & line);
        }
    }
    if KIND != CAPTURES && checkers.is_empty() {
        for rook in position.castling_rooks() & us {
            if castle_is_legal(position, king, rook) {
                sink.one(Move::castle(king, rook));
            }
        }
    }
}

#[inline]
fn king_moves<S: Sink>(
    position: &Position,
    king: Square,
    occupied: Bitboard,
    wanted: Bitboard,
    sink: &mut S,
) {
    // The king does not hide itself from a slider behind it.
    let occupied = occupied.without(king);
    let mut safe = Bitboard::EMPTY;
    for to in attacks::king(king) & wanted {
        if !position.is_attacked(to, occupied) {
            safe = safe.with(to);
        }
    }
    sink.piece(king, safe);
}

#[inline]
fn pawn_moves<const WHITE: bool, const KIND: u8, S: Sink>(
    position: &Position,
    king: Square,
    check_mask: Bitboard,
    sink: &mut S,
) {
    let color = if WHITE { Color::White } else { Color::Black };
    let board = position.board();
    let pawns = board.pieces(color, Role::Pawn);
    let pinned = position.pinned() & pawns;
    let free = pawns & !pinned;
    pawn_set::<WHITE, KIND, S>(position, free, check_mask, sink);
    if pinned.any() {
        for from in pinned {
            let mask = check_mask & attacks::line(king, from);
            pawn_set::<WHITE, KIND, S>(position, Bitboard::from(from), mask, sink);
        }
    }
    if KIND != QUIETS
        && let Some(to) = position.ep_square()
    {
        for from in attacks::pawn(!color, to) & pawns {
            if position.ep_capture_is_safe(from, to) {
                sink.one(Move::en_passant(from, to));
            }
        }
    }
}

/// Moves of a set of pawns, all at once, to the squares of `mask`; en passant apart.
#[inline]
fn pawn_set<const WHITE: bool, const KIND: u8, S: Sink>(
    position: &Position,
    pawns: Bitboard,
    mask: Bitboard,
    sink: &mut S,
) {
    let color = if WHITE { Color::White } else { Color::Black };
    let sign = if WHITE { 1 } else { -1 };
    let last = Bitboard::from_rank(Rank::R8.relative_to(color));
    let third = Bitboard::from_rank(Rank::R3.relative_to(color));
    let free = !position.occupied();
    let them = position.by_color(!color) & mask;
    let single = pawns.forward(color) & free;
    if KIND != QUIETS {
        let ahead = pawns.forward(color);
        let (west, east) = (ahead.west() & them, ahead.east() & them);
        sink.pawns(west & !last, 8 * sign - 1);
        sink.pawns(east & !last, 8 * sign + 1);
        if ahead.intersects(last) {
            sink.promotions(west & last, 8 * sign - 1);
            sink.promotions(east & last, 8 * sign + 1);
            sink.promotions(single & last & mask, 8 * sign);
        }
    }
    if KIND != CAPTURES {
        sink.pawns(single & !last & mask, 8 * sign);
        sink.pawns((single & third).forward(color) & free & mask, 16 * sign);
    }
}

/// Whether castling with this rook is possible now, its right granted and the king not in
/// check (L-CASTLE-2, L-CASTLE-3, L-CASTLE-5).
pub(crate) fn castle_is_legal(position: &Position, king: Square, rook: Square) -> bool {
    let mv = Move::castle(king, rook);
    let (king_to, rook_to) = (mv.king_target(), mv.rook_target().unwrap_or(rook));
    let others = position.occupied().without(king).without(rook);
    let king_path = attacks::between(king, king_to).with(king_to);
    let rook_path = attacks::between(rook, rook_to).with(rook_to);
    if others.intersects(king_path | rook_path) {
        return false;
    }
    let without_king = position.occupied().without(king);
    if king_path.into_iter().any(|square| position.is_attacked(square, without_king)) {
        return false;
    }
    // In Chess960 the rook may have shielded the king's new square from its own side of it.
    !position.is_attacked(king_to, others.with(rook_to).with(king_to))
}
