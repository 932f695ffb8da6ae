//! Zobrist keys: one number that stands for a position.
//!
//! The keys come from a fixed generator, so a key means the same in every version and on every
//! machine; databases store them.

use crate::{Bitboard, Color, File, Role, Square};

/// SplitMix64 (Steele, Lea, Flood 2014), the generator of the keys.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (state, z ^ (z >> 31))
}

struct Keys {
    men: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
    black_to_move: u64,
}

static KEYS: Keys = {
    let mut state = 0x6C75_6F7A_6900_0001; // "luozi" and a one
    let mut keys =
        Keys { men: [[[0; 64]; 6]; 2], castling: [0; 64], en_passant: [0; 8], black_to_move: 0 };
    let mut color = 0;
    while color < 2 {
        let mut role = 0;
        while role < 6 {
            let mut square = 0;
            while square < 64 {
                (state, keys.men[color][role][square]) = next(state);
                square += 1;
            }
            role += 1;
        }
        color += 1;
    }
    let mut file = 0;
    while file < 8 {
        (state, keys.castling[file]) = next(state);
        (state, keys.castling[56 + file]) = next(state);
        (state, keys.en_passant[file]) = next(state);
        file += 1;
    }
    (_, keys.black_to_move) = next(state);
    keys
};

#[inline]
pub(crate) fn man(color: Color, role: Role, square: Square) -> u64 {
    KEYS.men[color.index()][role.index()][square.index()]
}

/// The key of a set of rooks that may still castle.
#[inline]
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, square| key ^ KEYS.castling[square.index()])
}

#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    KEYS.en_passant[file.index()]
}

#[inline]
pub(crate) fn black_to_move() -> u64 {
    KEYS.black_to_move
}
