//! What one search thread has learned about moves and about its own evaluation.

use crate::score::{EVAL_LIMIT, Value};
use chess_core::{Bitboard, Color, Move, Piece, Position, Role};

/// Move scores stay within ± this.
const HISTORY_LIMIT: i32 = 16_384;
/// Slots of a correction table.
const CORRECTION_SIZE: usize = 16_384;
/// Corrections are kept in this fraction of a centipawn.
const CORRECTION_GRAIN: i32 = 256;
/// Corrections stay within ± this many grains.
const CORRECTION_LIMIT: i32 = CORRECTION_GRAIN * 96;

/// A man in 0..12, for tables.
#[inline]
pub(crate) fn piece_index(piece: Piece) -> usize {
    piece.color.index() * 6 + piece.role.index()
}

/// A man and where it went, in 0..768: what "a move" is to the continuation tables.
pub(crate) type Slot = usize;

/// The slot of no move (a pass, or before the root); it has a row of its own.
pub(crate) const NO_SLOT: Slot = 768;

/// The slot of a move of this man.
#[inline]
pub(crate) fn slot(piece: Piece, mv: Move) -> Slot {
    piece_index(piece) * 64 + mv.to().index()
}

/// Move scores and evaluation corrections of one thread; about 3 MiB, kept between searches
/// of one game.
pub(crate) struct Histories {
    /// By side, from, to, and whether the two squares are attacked by pawns.
    quiet: Box<[i16]>,
    /// By man, target and what is taken.
    capture: Box<[i16]>,
    /// By an earlier move's slot and this move's slot.
    continuation: Box<[i16]>,
    /// By pawn structure and slot.
    pawn: Box<[i16]>,
    /// By the previous move's slot: the quiet move that refuted it.
    counter: Box<[Move]>,
    /// How far the evaluation was off, by pawns, and by each side's men.
    corrections: [Box<[i16]>; 3],
}

const PAWN_SLOTS: usize = 512;

fn zeros(count: usize) -> Box<[i16]> {
    vec![0; count].into_boxed_slice()
}

#[inline]
fn nudge(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    // Pulls towards the limit, the less the closer it is.
    *entry = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
}

/// The moves whose continuations count: one, two, and four plies ago.
#[derive(Clone, Copy)]
pub(crate) struct Context {
    /// Slots of the moves one, two and four plies ago.
    pub slots: [Slot; 3],
    /// Key of the pawn structure.
    pub pawn_key: u64,
}

impl Histories {
    pub(crate) fn new() -> Histories {
        Histories {
            quiet: zeros(2 * 64 * 64),
            capture: zeros(768 * 6),
            continuation: zeros((NO_SLOT + 1) * 768),
            pawn: zeros(PAWN_SLOTS * 768),
            counter: vec![Move::NULL; NO_SLOT + 1].into_boxed_slice(),
            corrections: std::array::from_fn(|_| zeros(2 * CORRECTION_SIZE)),
        }
    }

    pub(crate) fn clear(&mut self) {
        for table in [&mut self.quiet, &mut self.capture, &mut self.continuation, &mut self.pawn] {
            table.fill(0);
        }
        self.counter.fill(Move::NULL);
        self.corrections.iter_mut().for_each(|table| table.fill(0));
    }

    #[inline]
    fn quiet_index(color: Color, mv: Move) -> usize {
        (color.index() * 64 + mv.from().index()) * 64 + mv.to().index()
    }

    #[inline]
    fn pawn_index(pawn_key: u64, slot: Slot) -> usize {
        (pawn_key as usize % PAWN_SLOTS) * 768 + slot
    }

    /// The score of a quiet move, for ordering and pruning.
    #[inline]
    pub(crate) fn quiet_score(&self, context: &Context, piece: Piece, mv: Move) -> i32 {
        let slot = slot(piece, mv);
        let [one, two, four] = context.slots;
        let continuation = |before: Slot| i32::from(self.continuation[before * 768 + slot]);
        i32::from(self.quiet[Histories::quiet_index(piece.color, mv)])
            + i32::from(self.pawn[Histories::pawn_index(context.pawn_key, slot)])
            + continuation(one)
            + continuation(two)
            + continuation(four) / 2
    }

    /// Praises (or blames) a quiet move.
    pub(crate) fn reward_quiet(&mut self, context: &Context, piece: Piece, mv: Move, bonus: i32) {
        let slot = slot(piece, mv);
        nudge(&mut self.quiet[Histories::quiet_index(piece.color, mv)], bonus);
        nudge(&mut self.pawn[Histories::pawn_index(context.pawn_key, slot)], bonus);
        self.reward_continuation(context, slot, bonus);
    }

    /// Praises (or blames) a quiet move only as a sequel to what was played before.
    pub(crate) fn reward_continuation(&mut self, context: &Context, slot: Slot, bonus: i32) {
        for before in context.slots {
            nudge(&mut self.continuation[before * 768 + slot], bonus);
        }
    }

    /// The score of a capture or promotion.
    #[inline]
    pub(crate) fn capture_score(&self, piece: Piece, mv: Move, taken: Role) -> i32 {
        i32::from(self.capture[slot(piece, mv) * 6 + taken.index()])
    }

    /// Praises (or blames) a capture.
    pub(crate) fn reward_capture(&mut self, piece: Piece, mv: Move, taken: Role, bonus: i32) {
        nudge(&mut self.capture[slot(piece, mv) * 6 + taken.index()], bonus);
    }

    /// The quiet move that last refuted the move of this slot.
    #[inline]
    pub(crate) fn counter(&self, before: Slot) -> Move {
        self.counter[before]
    }

    pub(crate) fn set_counter(&mut self, before: Slot, mv: Move) {
        self.counter[before] = mv;
    }

    /// The evaluation moved by what searches of similar positions found.
    #[inline]
    pub(crate) fn corrected(&self, keys: &CorrectionKeys, eval: Value) -> Value {
        let sum: i32 =
            self.corrections.iter().zip(keys.0).map(|(table, index)| i32::from(table[index])).sum();
        (eval + sum * 2 / (3 * CORRECTION_GRAIN)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// Learns that a search of `depth` plies found the evaluation off by `error`.
    pub(crate) fn correct(&mut self, keys: &CorrectionKeys, error: Value, depth: i32) {
        let weight = (depth + 1).min(16);
        let target = (error * CORRECTION_GRAIN).clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT);
        for (table, index) in self.corrections.iter_mut().zip(keys.0) {
            let entry = &mut table[index];
            let mixed = (i32::from(*entry) * (256 - weight) + target * weight) / 256;
            *entry = mixed.clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT) as i16;
        }
    }
}

/// Where a position's corrections lie in the three tables.
#[derive(Clone, Copy, Default)]
pub(crate) struct CorrectionKeys([usize; 3]);

impl CorrectionKeys {
    pub(crate) fn new(position: &Position, pawn_key: u64) -> CorrectionKeys {
        let turn = position.turn().index();
        let index = |key: u64| (key >> 50) as usize % CORRECTION_SIZE * 2 + turn;
        CorrectionKeys([
            index(pawn_key),
            index(men_key(position, Color::White)),
            index(men_key(position, Color::Black)),
        ])
    }
}

/// Spreads a set of squares over 64 bits.
#[inline]
fn mix(set: Bitboard, salt: u64) -> u64 {
    let product = (set.0 ^ salt).wrapping_mul(salt | 1);
    product ^ product >> 29
}

/// A key of where the pawns of both sides stand.
#[inline]
pub(crate) fn pawn_key(position: &Position) -> u64 {
    let white = mix(position.pieces(Color::White, Role::Pawn), 0x9E6C_63D0_876A_3F6B);
    let black = mix(position.pieces(Color::Black, Role::Pawn), 0xC2B2_AE3D_27D4_EB4F);
    (white ^ black.rotate_left(23)).wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// A key of where a side's men other than pawns stand.
#[inline]
fn men_key(position: &Position, color: Color) -> u64 {
    const SALTS: [u64; 5] = [
        0xA076_1D64_78BD_642F,
        0xE703_7ED1_A0B4_28DB,
        0x8EBC_6AF0_9C88_C6E3,
        0x5899_65CC_7537_4CC3,
        0x1D8E_4E27_C47D_124F,
    ];
    let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    roles
        .into_iter()
        .zip(SALTS)
        .fold(0, |key: u64, (role, salt)| {
            key.rotate_left(17) ^ mix(position.pieces(color, role), salt)
        })
        .wrapping_mul(0xD6E8_FEB8_6659_FD93)
}

/// Two quiet moves that refuted other moves at the same ply.
#[derive(Clone, Copy, Default)]
pub(crate) struct Killers(pub [Move; 2]);

impl Killers {
    pub(crate) fn add(&mut self, mv: Move) {
        if self.0[0] != mv {
            self.0 = [mv, self.0[0]];
        }
    }

    pub(crate) fn contains(&self, mv: Move) -> bool {
        self.0.contains(&mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::Square;

    #[test]
    fn scores_never_leave_their_range() {
        let mut entry = 0i16;
        for _ in 0..1000 {
            nudge(&mut entry, 2000);
        }
        assert!((15_000..=HISTORY_LIMIT as i16).contains(&entry), "{entry}");
        for _ in 0..1000 {
            nudge(&mut entry, -2000);
        }
        assert!((-(HISTORY_LIMIT as i16)..=-15_000).contains(&entry), "{entry}");
    }

    #[test]
    fn a_killer_is_kept_once() {
        let a = Move::normal(Square::E2, Square::E4);
        let b = Move::normal(Square::D2, Square::D4);
        let mut killers = Killers::default();
        for mv in [a, b, b, a, a] {
            killers.add(mv);
        }
        assert_eq!(killers.0, [a, b]);
    }
}
