//! Static evaluation: what a quiet position is worth without looking ahead.
//!
//! A sum of terms, each with a weight for the middlegame and one for the endgame, mixed by how
//! many men are left. The terms are counted here, their weights live in [`weights`]. Counting
//! is generic over a [`Sink`], so that the same code that scores a position also says which
//! term occurs how often in it: that is what tuning the weights needs.

mod endgame;
mod king;
#[cfg(any(test, feature = "tune"))]
mod model;
mod pawns;

mod weights;

#[cfg(feature = "tune")]
pub(crate) use model::{Model, WeightTable};

use crate::score::{EVAL_LIMIT, Value};
use chess_core::{Bitboard, Color, File, Position, Rank, Role, Square, attacks};
use weights::{WEIGHTS, term};

/// A middlegame and an endgame value in one number: the endgame in the upper half.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tapered(i32);

impl Tapered {
    pub(crate) const fn new(middlegame: i32, endgame: i32) -> Tapered {
        Tapered((endgame << 16) + middlegame)
    }

    pub(crate) const fn middlegame(self) -> i32 {
        self.0 as i16 as i32
    }

    pub(crate) const fn endgame(self) -> i32 {
        // The lower half may have borrowed one.
        (self.0 + 0x8000) >> 16
    }
}

/// Takes the counted terms.
pub(crate) trait Sink {
    /// A term of this side occurs `count` times.
    fn add(&mut self, color: Color, term: usize, count: i32);
}

/// The sink that sums up weights, from White's point of view.
#[derive(Default)]
struct Tally(i32);

impl Sink for Tally {
    #[inline(always)]
    fn add(&mut self, color: Color, term: usize, count: i32) {
        let weight = WEIGHTS[term].0 * count;
        match color {
            Color::White => self.0 += weight,
            Color::Black => self.0 -= weight,
        }
    }
}

/// How much of the middlegame is left when all men but pawns stand on the board.
const FULL_PHASE: i32 = 24;

fn phase(position: &Position) -> i32 {
    let board = position.board();
    let count = |role: Role| board.by_role(role).count() as i32;
    let phase =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    phase.min(FULL_PHASE)
}

/// The position's worth in centipawns from the side to move's view.
pub(crate) fn evaluate(position: &Position, cache: &mut PawnCache) -> Value {
    let pawns = cache.look_up(position);
    let mut tally = Tally(pawns.sum);
    count_terms(position, pawns.passed, &mut tally);
    let sum = Tapered(tally.0);
    let phase = phase(position);
    let (mut middlegame, mut endgame) = (sum.middlegame(), sum.endgame());
    let scale = endgame::scale(position, endgame);
    endgame = endgame * scale / endgame::NORMAL;
    middlegame = middlegame * (endgame::NORMAL + scale) / (2 * endgame::NORMAL);
    let mut value = (middlegame * phase + endgame * (FULL_PHASE - phase)) / FULL_PHASE;
    value += endgame::mating_drive(position);
    // Nothing happens: the fifty moves draw nearer.
    value -= value * i32::from(position.halfmove_clock().min(100)) / 250;
    let value = value.clamp(-EVAL_LIMIT, EVAL_LIMIT);
    if position.turn() == Color::White { value } else { -value }
}

/// What pawns alone are worth, from White's point of view, for structures seen lately.
pub(crate) struct PawnCache(Box<[PawnEntry]>);

#[derive(Clone, Copy, Default)]
struct PawnEntry {
    pawns: [Bitboard; 2],
    passed: [Bitboard; 2],
    sum: i32,
}

impl PawnCache {
    const SIZE: usize = 1 << 12;

    pub(crate) fn new() -> PawnCache {
        PawnCache(vec![PawnEntry::default(); PawnCache::SIZE].into_boxed_slice())
    }

    #[inline]
    fn look_up(&mut self, position: &Position) -> PawnEntry {
        let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
        let mixed = (pawns[0].0 ^ pawns[1].0.rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let entry = &mut self.0[(mixed >> 52) as usize % PawnCache::SIZE];
        if entry.pawns != pawns {
            let mut tally = Tally::default();
            let passed = pawns::structure(position, &mut tally);
            *entry = PawnEntry { pawns, passed, sum: tally.0 };
        }
        *entry
    }
}

/// What the terms of one side need to know of the other, computed once for both.
pub(crate) struct Sides {
    /// Squares attacked, by side and role.
    by_role: [[Bitboard; 6]; 2],
    /// Squares attacked by anything.
    any: [Bitboard; 2],
    /// Squares attacked at least twice.
    twice: [Bitboard; 2],
    king: [Square; 2],
    /// The king's square, its neighbours, and the row before them.
    ring: [Bitboard; 2],
    /// Weighted attacks on the other king's ring.
    pressure: [i32; 2],
    /// Men that take part in them.
    attackers: [i32; 2],
}

/// Everything in front of these squares, as `color` marches, on their files.
#[inline]
pub(crate) fn fill_forward(mut set: Bitboard, color: Color) -> Bitboard {
    match color {
        Color::White => {
            set |= set << 8;
            set |= set << 16;
            set |= set << 32;
        }
        Color::Black => {
            set |= set >> 8;
            set |= set >> 16;
            set |= set >> 32;
        }
    }
    set
}

#[inline]
pub(crate) fn pawn_attacks(pawns: Bitboard, color: Color) -> Bitboard {
    let ahead = pawns.forward(color);
    ahead.east() | ahead.west()
}

/// The place of a square in the tables of half a board: mirrored to the queen's side, and
/// seen from `color`.
#[inline]
fn half_board(square: Square, color: Color) -> usize {
    let relative = square.relative_to(color).index();
    let file = relative & 7;
    (relative >> 3) * 4 + if file < 4 { file } else { 7 - file }
}

/// Counts all terms but those of [`pawns::structure`], which found the passed pawns.
fn count_terms<S: Sink>(position: &Position, passed: [Bitboard; 2], sink: &mut S) {
    let mut sides = Sides::new(position);
    sink.add(position.turn(), term::TEMPO, 1);
    for color in Color::ALL {
        men(position, &mut sides, color, sink);
    }
    for color in Color::ALL {
        pawns::passers(position, &sides, color, passed[color.index()], sink);
        king::count(position, &sides, color, sink);
        threats(position, &sides, color, sink);
    }
}

impl Sides {
    fn new(position: &Position) -> Sides {
        let mut sides = Sides {
            by_role: [[Bitboard::EMPTY; 6]; 2],
            any: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            king: [position.king(Color::White), position.king(Color::Black)],
            ring: [Bitboard::EMPTY; 2],
            pressure: [0; 2],
            attackers: [0; 2],
        };
        for color in Color::ALL {
            let us = color.index();
            let pawns = position.pieces(color, Role::Pawn);
            let ahead = pawns.forward(color);
            let (left, right) = (ahead.west(), ahead.east());
            let king = sides.king[us];
            let around = attacks::king(king);
            sides.by_role[us][Role::Pawn.index()] = left | right;
            sides.by_role[us][Role::King.index()] = around;
            sides.any[us] = left | right | around;
            sides.twice[us] = (left & right) | ((left | right) & around);
            let ring = around.with(king);
            sides.ring[us] = ring | ring.forward(color);
        }
        sides
    }

    #[inline]
    fn attacked(&mut self, color: Color, role: Role, squares: Bitboard) {
        let us = color.index();
        self.by_role[us][role.index()] |= squares;
        self.twice[us] |= self.any[us] & squares;
        self.any[us] |= squares;
        let hits = squares & self.ring[1 - us];
        if hits.any() {
            self.attackers[us] += 1;
            self.pressure[us] += king::WEIGHT[role.index()] * hits.count().min(4) as i32;
        }
    }
}

/// Material, squares and mobility of one side's men, and what is special about each kind.
fn men<S: Sink>(position: &Position, sides: &mut Sides, color: Color, sink: &mut S) {
    let us = color.index();
    let them = 1 - us;
    let occupied = position.occupied();
    let own_pawns = position.pieces(color, Role::Pawn);
    let enemy_pawns = position.pieces(!color, Role::Pawn);
    let low_ranks = match color {
        Color::White => Bitboard::from_rank(Rank::R2) | Bitboard::from_rank(Rank::R3),
        Color::Black => Bitboard::from_rank(Rank::R7) | Bitboard::from_rank(Rank::R6),
    };
    let stuck = own_pawns & (occupied.forward(!color) | low_ranks);
    let pawn_guard = sides.by_role[them][Role::Pawn.index()];
    let room = !(stuck | pawn_guard).with(sides.king[us]);

    for role in Role::ALL {
        let men = position.pieces(color, role);
        if role != Role::King {
            sink.add(color, term::MATERIAL + role.index(), men.count() as i32);
        }
        for square in men {
            sink.add(color, term::SQUARES + role.index() * 32 + half_board(square, color), 1);
        }
    }

    for square in position.pieces(color, Role::Knight) {
        let reach = attacks::knight(square);
        sides.attacked(color, Role::Knight, reach);
        sink.add(color, term::KNIGHT_MOBILITY + (reach & room).count(), 1);
        minor(square, color, own_pawns, enemy_pawns, sides, term::KNIGHT_OUTPOST, sink);
    }

    let bishops = position.pieces(color, Role::Bishop);
    let xray = occupied & !position.pieces(color, Role::Queen);
    for square in bishops {
        let reach = attacks::bishop(square, xray);
        sides.attacked(color, Role::Bishop, reach);
        sink.add(color, term::BISHOP_MOBILITY + (reach & room).count(), 1);
        minor(square, color, own_pawns, enemy_pawns, sides, term::BISHOP_OUTPOST, sink);
        let shade = if square.is_light() { Bitboard::LIGHT } else { Bitboard::DARK };
        sink.add(color, term::BISHOP_PAWNS, (own_pawns & shade).count() as i32);
    }
    if (bishops & Bitboard::LIGHT).any() && (bishops & Bitboard::DARK).any() {
        sink.add(color, term::BISHOP_PAIR, 1);
    }

    let xray =
        occupied & !position.pieces(color, Role::Queen) & !position.pieces(color, Role::Rook);
    for square in position.pieces(color, Role::Rook) {
        let reach = attacks::rook(square, xray);
        sides.attacked(color, Role::Rook, reach);
        sink.add(color, term::ROOK_MOBILITY + (reach & room).count(), 1);
        let file = Bitboard::from_file(square.file());
        if !file.intersects(own_pawns) {
            let open = !file.intersects(enemy_pawns);
            sink.add(color, term::ROOK_FILE + usize::from(open), 1);
        }
    }

    for square in position.pieces(color, Role::Queen) {
        let reach = attacks::queen(square, occupied);
        sides.attacked(color, Role::Queen, reach);
        sink.add(color, term::QUEEN_MOBILITY + (reach & room).count(), 1);
    }
}

/// Outposts, and shelter behind a pawn.
fn minor<S: Sink>(
    square: Square,
    color: Color,
    own_pawns: Bitboard,
    enemy_pawns: Bitboard,
    sides: &Sides,
    outpost: usize,
    sink: &mut S,
) {
    let rank = square.rank().relative_to(color);
    let here = Bitboard::from(square);
    if (Rank::R4..=Rank::R6).contains(&rank)
        && sides.by_role[color.index()][Role::Pawn.index()].contains(square)
    {
        let ahead = fill_forward(here, color);
        if !(ahead.east() | ahead.west()).forward(color).intersects(enemy_pawns) {
            sink.add(color, outpost, 1);
        }
    }
    if here.forward(color).intersects(own_pawns) {
        sink.add(color, term::MINOR_BEHIND_PAWN, 1);
    }
}

/// What this side could take next.
fn threats<S: Sink>(position: &Position, sides: &Sides, color: Color, sink: &mut S) {
    let us = color.index();
    let them = 1 - us;
    let enemy = position.by_color(!color) & !position.pieces(!color, Role::King);
    let by = |role: Role| sides.by_role[us][role.index()];
    let guarded_by_pawn = sides.by_role[them][Role::Pawn.index()];

    let minors = by(Role::Knight) | by(Role::Bishop);
    // What is well guarded is no target for a bigger man.
    let weak = !guarded_by_pawn & !(sides.twice[them] & !sides.twice[us]);
    for role in [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        let targets = position.pieces(!color, role);
        if targets.is_empty() {
            continue;
        }
        let mut add = |first: usize, hits: Bitboard| {
            sink.add(color, first + role.index(), hits.count() as i32);
        };
        if role != Role::Pawn {
            add(term::PAWN_THREAT, targets & by(Role::Pawn));
        }
        let worth_it = if role >= Role::Rook { targets } else { targets & weak };
        add(term::MINOR_THREAT, worth_it & minors);
        let worth_it = if role == Role::Queen { targets } else { targets & weak };
        add(term::ROOK_THREAT, worth_it & by(Role::Rook));
        add(term::KING_THREAT, targets & weak & by(Role::King));
    }
    let loose = enemy & sides.any[us] & !sides.any[them];
    sink.add(color, term::HANGING, loose.count() as i32);

    // Pawns that could step up and attack something, safely.
    let free = !position.occupied();
    let pawns = position.pieces(color, Role::Pawn);
    let step = pawns.forward(color) & free;
    let third = Bitboard::from_rank(Rank::R3.relative_to(color));
    let steps = step | ((step & third).forward(color) & free);
    let safe = steps & !guarded_by_pawn & (sides.any[us] | !sides.any[them]);
    let pushed = pawn_attacks(safe, color) & enemy & !position.pieces(!color, Role::Pawn);
    sink.add(color, term::PUSH_THREAT, (pushed & !by(Role::Pawn)).count() as i32);
}

/// How far a file is from the edge, 0 to 3.
#[inline]
pub(crate) fn edge_distance(file: File) -> usize {
    file.index().min(7 - file.index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{Setup, fen};

    #[test]
    fn halves_do_not_mix() {
        for (m, e) in [(0, 0), (-1, 1), (1, -1), (-300, -40), (300, 40), (-5000, 5000)] {
            let sum = Tapered(Tapered::new(m, e).0 * 3 - Tapered::new(m, e).0);
            assert_eq!((sum.middlegame(), sum.endgame()), (2 * m, 2 * e));
        }
    }

    /// The same position with the colours exchanged.
    fn mirrored(position: &Position) -> Position {
        let setup = position.to_setup();
        let mut board = chess_core::Board::EMPTY;
        for (square, piece) in setup.board.iter() {
            let other = chess_core::Piece::new(!piece.color, piece.role);
            board.set(square.flip_rank(), Some(other));
        }
        let mirrored = Setup {
            board,
            turn: !setup.turn,
            castling_rooks: setup.castling_rooks.flip_ranks(),
            ep_square: setup.ep_square.map(Square::flip_rank),
            ..setup
        };
        Position::from_setup(&mirrored).expect("a mirrored position is as playable").0
    }

    #[test]
    fn both_colours_are_judged_alike() {
        for text in crate::bench::POSITIONS {
            let (position, _) = fen::read(text).expect("a bench position");
            assert_eq!(
                evaluate(&position, &mut PawnCache::new()),
                evaluate(&mirrored(&position), &mut PawnCache::new()),
                "{text}"
            );
        }
    }

    #[test]
    fn sections_cover_all_weights() {
        let total: usize = weights::SECTIONS.iter().map(|(_, len)| len).sum();
        assert_eq!(total, term::COUNT);
    }

    #[test]
    fn a_queen_up_is_seen() {
        let (up, _) = fen::read("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
            .expect("a playable position");
        assert!(
            evaluate(&up, &mut PawnCache::new()) > 700,
            "{}",
            evaluate(&up, &mut PawnCache::new())
        );
        assert!(evaluate(&Position::startpos(), &mut PawnCache::new()).abs() < 60);
    }
}
