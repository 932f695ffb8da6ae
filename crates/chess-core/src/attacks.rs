//! Where men attack: tables for the steppers, magic bitboards for the sliders.
//!
//! All tables are computed by the compiler. The magic multipliers were found by our own search
//! with a fixed seed; any multiplier without collisions would do.

use crate::{Bitboard, Color, Square};

/// Squares that a pawn of this colour on this square attacks.
#[inline]
pub const fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// Squares that a knight on this square attacks.
#[inline]
pub const fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// Squares that a king on this square attacks.
#[inline]
pub const fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// Squares that a bishop attacks when these squares are occupied; the first man met is included.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    slide(&BISHOP_MAGIC[square.index()], occupied)
}

/// Squares that a rook attacks when these squares are occupied; the first man met is included.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    slide(&ROOK_MAGIC[square.index()], occupied)
}

/// Squares that a queen attacks when these squares are occupied; the first man met is included.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The diagonals through a square on an empty board.
#[inline]
pub const fn bishop_rays(square: Square) -> Bitboard {
    Bitboard(BISHOP_RAYS[square.index()])
}

/// The file and rank through a square on an empty board.
#[inline]
pub const fn rook_rays(square: Square) -> Bitboard {
    Bitboard(ROOK_RAYS[square.index()])
}

/// The squares strictly between two squares on one line; empty if they share none.
#[inline]
pub const fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

/// The whole rank, file or diagonal through two squares, edge to edge; empty if they share none.
#[inline]
pub const fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.index()][b.index()])
}

struct Magic {
    mask: u64,
    factor: u64,
    offset: u32,
    shift: u32,
}

#[inline]
fn slide(magic: &Magic, occupied: Bitboard) -> Bitboard {
    let index = ((occupied.0 & magic.mask).wrapping_mul(magic.factor) >> magic.shift) as usize;
    // The mask costs one instruction and saves the bounds check.
    Bitboard(SLIDES[(magic.offset as usize + index) & (SLIDES.len() - 1)])
}

const ROOK_STEPS: [(i32, i32); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP_STEPS: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
const KNIGHT_STEPS: [(i32, i32); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i32, i32); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// Squares reached by single steps.
const fn steps<const N: usize>(square: usize, steps: [(i32, i32); N]) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < N {
        let (file, rank) = ((square % 8) as i32 + steps[i].0, (square / 8) as i32 + steps[i].1);
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            set |= 1 << (rank * 8 + file);
        }
        i += 1;
    }
    set
}

/// Squares reached by repeated steps up to and including the first occupied one; with `inner`
/// the last square of each ray is left out, as the magic masks need it.
const fn rays(square: usize, occupied: u64, steps: [(i32, i32); 4], inner: bool) -> u64 {
    let mut set = 0;
    let mut i = 0;
    while i < 4 {
        let (dx, dy) = steps[i];
        let (mut file, mut rank) = ((square % 8) as i32 + dx, (square / 8) as i32 + dy);
        while file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            let (next_file, next_rank) = (file + dx, rank + dy);
            let last = next_file < 0 || next_file > 7 || next_rank < 0 || next_rank > 7;
            if inner && last {
                break;
            }
            let bit = 1 << (rank * 8 + file);
            set |= bit;
            if occupied & bit != 0 {
                break;
            }
            (file, rank) = (next_file, next_rank);
        }
        i += 1;
    }
    set
}

const fn stepper<const N: usize>(by: [(i32, i32); N]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = steps(square, by);
        square += 1;
    }
    table
}

const fn empty_rays(by: [(i32, i32); 4]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = rays(square, 0, by, false);
        square += 1;
    }
    table
}

static PAWN: [[u64; 64]; 2] = [stepper([(-1, 1), (1, 1)]), stepper([(-1, -1), (1, -1)])];
static KNIGHT: [u64; 64] = stepper(KNIGHT_STEPS);
static KING: [u64; 64] = stepper(KING_STEPS);
static ROOK_RAYS: [u64; 64] = empty_rays(ROOK_STEPS);
static BISHOP_RAYS: [u64; 64] = empty_rays(BISHOP_STEPS);

static BETWEEN: [[u64; 64]; 64] = pairs(false);
static LINE: [[u64; 64]; 64] = pairs(true);

const fn pairs(whole_line: bool) -> [[u64; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut i = 0;
        while i < 8 {
            let (dx, dy) = KING_STEPS[i];
            let mut line = 1u64 << a;
            let mut back = ((a % 8) as i32 - dx, (a / 8) as i32 - dy);
            while back.0 >= 0 && back.0 < 8 && back.1 >= 0 && back.1 < 8 {
                line |= 1 << (back.1 * 8 + back.0);
                back = (back.0 - dx, back.1 - dy);
            }
            let mut at = ((a % 8) as i32 + dx, (a / 8) as i32 + dy);
            let mut passed = 0u64;
            let mut ahead = at;
            while ahead.0 >= 0 && ahead.0 < 8 && ahead.1 >= 0 && ahead.1 < 8 {
                line |= 1 << (ahead.1 * 8 + ahead.0);
                ahead = (ahead.0 + dx, ahead.1 + dy);
            }
            while at.0 >= 0 && at.0 < 8 && at.1 >= 0 && at.1 < 8 {
                let b = (at.1 * 8 + at.0) as usize;
                table[a][b] = if whole_line { line } else { passed };
                passed |= 1 << b;
                at = (at.0 + dx, at.1 + dy);
            }
            i += 1;
        }
        a += 1;
    }
    table
}

/// 102,400 rook and 5,248 bishop entries, rounded up to a power of two.
const SLIDES_LEN: usize = 1 << 17;

const fn magics(factors: &[u64; 64], by: [(i32, i32); 4], first_offset: u32) -> [Magic; 64] {
    let mut table = [const { Magic { mask: 0, factor: 0, offset: 0, shift: 0 } }; 64];
    let mut offset = first_offset;
    let mut square = 0;
    while square < 64 {
        let mask = rays(square, 0, by, true);
        let bits = mask.count_ones();
        table[square] = Magic { mask, factor: factors[square], offset, shift: 64 - bits };
        offset += 1 << bits;
        square += 1;
    }
    table
}

static ROOK_MAGIC: [Magic; 64] = magics(&ROOK_MAGICS, ROOK_STEPS, 0);
static BISHOP_MAGIC: [Magic; 64] = magics(&BISHOP_MAGICS, BISHOP_STEPS, 102_400);

/// The part of a line that a slider on `square` sees in both directions up to the first man
/// met, by "o − 2r" on the line and on its mirror image.
const fn line_attacks(square: usize, occupied: u64, line: u64) -> u64 {
    let slider = 1u64 << square;
    let blockers = occupied & line;
    let forward = blockers.wrapping_sub(slider << 1);
    let backward = blockers.reverse_bits().wrapping_sub(slider.reverse_bits() << 1).reverse_bits();
    (forward ^ backward) & line
}

/// The four lines through a square without the square itself: file, rank, two diagonals.
const fn lines_through(square: usize) -> [u64; 4] {
    let up = rays(square, 0, [(0, 1), (0, -1), (0, 1), (0, -1)], false);
    let side = rays(square, 0, [(1, 0), (-1, 0), (1, 0), (-1, 0)], false);
    let rise = rays(square, 0, [(1, 1), (-1, -1), (1, 1), (-1, -1)], false);
    let fall = rays(square, 0, [(-1, 1), (1, -1), (-1, 1), (1, -1)], false);
    [up, side, rise, fall]
}

#[expect(long_running_const_eval, reason = "107,648 table entries, well under a second")]
static SLIDES: [u64; SLIDES_LEN] = {
    let mut table = [0; SLIDES_LEN];
    let mut kind = 0;
    while kind < 2 {
        let magics = if kind == 0 { &ROOK_MAGIC } else { &BISHOP_MAGIC };
        let mut square = 0;
        while square < 64 {
            let Magic { mask, factor, offset, shift } = magics[square];
            let lines = lines_through(square);
            let (a, b) = (lines[2 * kind], lines[2 * kind + 1]);
            let mut occupied = 0u64;
            loop {
                let index = offset + (occupied.wrapping_mul(factor) >> shift) as u32;
                table[index as usize] =
                    line_attacks(square, occupied, a) | line_attacks(square, occupied, b);
                occupied = occupied.wrapping_sub(mask) & mask;
                if occupied == 0 {
                    break;
                }
            }
            square += 1;
        }
        kind += 1;
    }
    table
};

#[rustfmt::skip]
const ROOK_MAGICS: [u64; 64] = [
    0x008002648015C000,
    0x0440004010002008,
    0x0200084200208010,
    0x4880048010020800,
    0x0600080420020010,
    0x2D00020824005500,
    0x0100218C06001100,
    0x4100008020410012,
    0x0000800030804000,
    0x0040400020100048,
    0x0011002000110340,
    0x00260008C2002212,
    0x1406800800828400,
    0x0002000200080510,
    0x0001000401000200,
    0x8002000084084902,
    0x28008A8000400030,
    0x0000484000201000,
    0x0088410020010010,
    0x8020210008100100,
    0x0040050011000800,
    0x0001010002040008,
    0x0000040010216208,
    0x0100020002428924,
    0x0080004440002000,
    0x0280200040401000,
    0x0000200080801000,
    0x0444200A00420010,
    0x9000080100110004,
    0x0002040080020080,
    0x0040080400100201,
    0x0A8024020000A041,
    0x2000400028800081,
    0x0830084000402001,
    0x0480200080801000,
    0x0288001000800881,
    0x0010800800800400,
    0x84D0800200800400,
    0x8021102804003E03,
    0xC804801040802100,
    0x1008288040008000,
    0x081000402000C004,
    0x2100200041030010,
    0x40A7500100210008,
    0x6210880101050010,
    0x0002019004020008,
    0x0220011002040048,
    0x0210004100820004,
    0x0020820100402200,
    0x0280400081600180,
    0x0000200010008480,
    0x840320410A120200,
    0x00A0100801000500,
    0x000A020080040080,
    0x2010800100020080,
    0x0200800900344080,
    0x80090047308000A1,
    0x11C8801621004001,
    0x0000200040090011,
    0x0011001000200609,
    0x020300380010840B,
    0x4001000400080201,
    0x8681410800C21004,
    0x8000008100440022,
];

#[rustfmt::skip]
const BISHOP_MAGICS: [u64; 64] = [
    0x00C2041020820082,
    0x1084840084010C20,
    0x01044C041B42830A,
    0x0084042988002100,
    0x008202101E000018,
    0x0028822022000008,
    0x0210A08420201000,
    0x8A01048208A00400,
    0x0D5204A00411020A,
    0xC0400499040C0480,
    0x0800410202004081,
    0x0004446400801003,
    0x0000020210000400,
    0x20E0008820880000,
    0x1101D09088084000,
    0x0000504246101109,
    0x0008206192100200,
    0x4020018898648088,
    0x4008010400242200,
    0x082042940100A000,
    0x802820630840020C,
    0x10044022004A2010,
    0x2011002890D01004,
    0x401080160201410A,
    0x1004400824F00C00,
    0x0A82100502044800,
    0x0008900008004011,
    0x11040040C4010102,
    0x1070030024200800,
    0x02B0050040240100,
    0x0088010020412804,
    0x0001082001008808,
    0x0002084240041004,
    0x00B4041400A03144,
    0x2000180800240841,
    0x0000400808908200,
    0x0200420400020090,
    0x0068010042080800,
    0x7230009884090430,
    0x4200842082044204,
    0x0802100520000400,
    0x0084122104003090,
    0x08220A0082003006,
    0x8202484010440200,
    0x0200182904010040,
    0x101020180020C040,
    0x1002082804848120,
    0x0008048CA2084080,
    0x1014040208064202,
    0x9C442308088C4C00,
    0x85804908A0900001,
    0x0E10001106880020,
    0x00060210020220A0,
    0x8008102011010900,
    0x20700408880044A1,
    0x0010548084004108,
    0x4100208050301020,
    0x6100410120922013,
    0x0040030104010406,
    0x000A058A2084040C,
    0x0260000404050410,
    0x4200004002044100,
    0xA038908210044884,
    0x0002020408088500,
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Every entry of both tables, against the plain ray walk.
    #[test]
    fn magic_tables_agree_with_walking() {
        for (magics, by, slow) in
            [(&ROOK_MAGIC, ROOK_STEPS, false), (&BISHOP_MAGIC, BISHOP_STEPS, true)]
        {
            for square in Square::all() {
                let mask = magics[square.index()].mask;
                let mut occupied = 0u64;
                loop {
                    let set = Bitboard(occupied);
                    let fast = if slow { bishop(square, set) } else { rook(square, set) };
                    assert_eq!(fast.0, rays(square.index(), occupied, by, false), "{square}");
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn lines_and_gaps() {
        assert_eq!(between(Square::A1, Square::A4).count(), 2);
        assert_eq!(line(Square::C3, Square::E5), line(Square::H8, Square::A1));
        assert!(between(Square::A1, Square::B3).is_empty());
        assert!(line(Square::A1, Square::B3).is_empty());
    }
}
