//! The weights of the evaluation, in centipawns: middlegame, endgame.
//!
//! This file is written by the tuner (`luozi-tune`) from games of the engine with itself.

use super::Tapered;

/// Steps of the scale of pressure on a king.
pub(super) const DANGER_STEPS: usize = 64;

/// Where each kind of term begins in [`WEIGHTS`].
pub(super) mod term {
    /// By role, pawn to queen.
    pub(crate) const MATERIAL: usize = 0;
    /// By role, then rank and file from the queen's side edge, as the owner sees the board.
    pub(crate) const SQUARES: usize = MATERIAL + 5;
    /// By squares.
    pub(crate) const KNIGHT_MOBILITY: usize = SQUARES + 192;
    /// By squares.
    pub(crate) const BISHOP_MOBILITY: usize = KNIGHT_MOBILITY + 9;
    /// By squares.
    pub(crate) const ROOK_MOBILITY: usize = BISHOP_MOBILITY + 14;
    /// By squares.
    pub(crate) const QUEEN_MOBILITY: usize = ROOK_MOBILITY + 15;
    pub(crate) const BISHOP_PAIR: usize = QUEEN_MOBILITY + 28;
    /// For each own pawn on the bishop's colour.
    pub(crate) const BISHOP_PAWNS: usize = BISHOP_PAIR + 1;
    /// Half open, open.
    pub(crate) const ROOK_FILE: usize = BISHOP_PAWNS + 1;
    pub(crate) const KNIGHT_OUTPOST: usize = ROOK_FILE + 2;
    pub(crate) const BISHOP_OUTPOST: usize = KNIGHT_OUTPOST + 1;
    pub(crate) const MINOR_BEHIND_PAWN: usize = BISHOP_OUTPOST + 1;
    pub(crate) const DOUBLED: usize = MINOR_BEHIND_PAWN + 1;
    /// Closed, on a half open file.
    pub(crate) const ISOLATED: usize = DOUBLED + 1;
    /// Closed, on a half open file.
    pub(crate) const BACKWARD: usize = ISOLATED + 2;
    /// By rank.
    pub(crate) const PHALANX: usize = BACKWARD + 2;
    /// By rank.
    pub(crate) const SUPPORTED: usize = PHALANX + 8;
    /// By rank.
    pub(crate) const CANDIDATE: usize = SUPPORTED + 8;
    /// By rank.
    pub(crate) const PASSED: usize = CANDIDATE + 8;
    /// Nothing on the next square; by rank.
    pub(crate) const PASSED_FREE: usize = PASSED + 8;
    /// Nor any enemy on, or attack along, its way; by rank.
    pub(crate) const PASSED_SAFE: usize = PASSED_FREE + 8;
    /// The next square is guarded; by rank.
    pub(crate) const PASSED_BACKED: usize = PASSED_SAFE + 8;
    /// By the own king's distance to the next square, ranks 4 and 5, then 6 and 7.
    pub(crate) const PASSED_OWN_KING: usize = PASSED_BACKED + 8;
    /// The same for the other king.
    pub(crate) const PASSED_ENEMY_KING: usize = PASSED_OWN_KING + 16;
    /// A pawn attacks, by the attacked role.
    pub(crate) const PAWN_THREAT: usize = PASSED_ENEMY_KING + 16;
    /// A knight or bishop attacks, by the attacked role.
    pub(crate) const MINOR_THREAT: usize = PAWN_THREAT + 5;
    /// A rook attacks, by the attacked role.
    pub(crate) const ROOK_THREAT: usize = MINOR_THREAT + 5;
    /// The king attacks, by the attacked role.
    pub(crate) const KING_THREAT: usize = ROOK_THREAT + 5;
    /// Attacked and not guarded.
    pub(crate) const HANGING: usize = KING_THREAT + 5;
    /// A safe pawn step would attack it.
    pub(crate) const PUSH_THREAT: usize = HANGING + 1;
    /// By the file's distance from the edge, then the rank of the own pawn, 0 for none.
    pub(crate) const SHELTER: usize = PUSH_THREAT + 1;
    /// By the file's distance from the edge, then the rank of the enemy pawn, 0 for none.
    pub(crate) const STORM: usize = SHELTER + 32;
    /// By the rank of the enemy pawn.
    pub(crate) const STORM_BLOCKED: usize = STORM + 32;
    /// By pressure on the king.
    pub(crate) const DANGER: usize = STORM_BLOCKED + 8;
    /// For each square of the king's ring that is attacked twice.
    pub(crate) const RING_TWICE: usize = DANGER + 64;
    /// Having the move.
    pub(crate) const TEMPO: usize = RING_TWICE + 1;
    /// How many terms there are.
    pub(crate) const COUNT: usize = TEMPO + 1;
}

/// Name and length of each kind, in order; for the tuner.
#[cfg(any(test, feature = "tune"))]
pub(super) const SECTIONS: [(&str, usize); 36] = [
    ("MATERIAL", 5),
    ("SQUARES", 192),
    ("KNIGHT_MOBILITY", 9),
    ("BISHOP_MOBILITY", 14),
    ("ROOK_MOBILITY", 15),
    ("QUEEN_MOBILITY", 28),
    ("BISHOP_PAIR", 1),
    ("BISHOP_PAWNS", 1),
    ("ROOK_FILE", 2),
    ("KNIGHT_OUTPOST", 1),
    ("BISHOP_OUTPOST", 1),
    ("MINOR_BEHIND_PAWN", 1),
    ("DOUBLED", 1),
    ("ISOLATED", 2),
    ("BACKWARD", 2),
    ("PHALANX", 8),
    ("SUPPORTED", 8),
    ("CANDIDATE", 8),
    ("PASSED", 8),
    ("PASSED_FREE", 8),
    ("PASSED_SAFE", 8),
    ("PASSED_BACKED", 8),
    ("PASSED_OWN_KING", 16),
    ("PASSED_ENEMY_KING", 16),
    ("PAWN_THREAT", 5),
    ("MINOR_THREAT", 5),
    ("ROOK_THREAT", 5),
    ("KING_THREAT", 5),
    ("HANGING", 1),
    ("PUSH_THREAT", 1),
    ("SHELTER", 32),
    ("STORM", 32),
    ("STORM_BLOCKED", 8),
    ("DANGER", 64),
    ("RING_TWICE", 1),
    ("TEMPO", 1),
];

const fn w(middlegame: i32, endgame: i32) -> Tapered {
    Tapered::new(middlegame, endgame)
}

#[rustfmt::skip]
pub(super) static WEIGHTS: [Tapered; term::COUNT] = [
    // MATERIAL
    w(78, 110), w(316, 324), w(345, 334), w(447, 563), w(1001, 1027),
    // SQUARES
    w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    w(-10, 2), w(3, -2), w(-9, -1), w(-3, -6),
    w(-4, -5), w(-2, 1), w(-2, -5), w(7, -1),
    w(-2, -2), w(-6, 5), w(11, -9), w(20, -1),
    w(-5, 10), w(10, 11), w(12, 3), w(25, 6),
    w(11, 32), w(17, 31), w(15, 17), w(19, 19),
    w(25, 45), w(28, 48), w(29, 42), w(37, 41),
    w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    w(-38, -24), w(-23, -10), w(-14, -6), w(-8, 2),
    w(-23, -19), w(-6, -6), w(-7, -6), w(-2, 8),
    w(-22, -4), w(7, 1), w(1, -2), w(10, 17),
    w(-7, 0), w(7, 9), w(17, 15), w(21, 21),
    w(9, 2), w(9, 12), w(21, 15), w(22, 23),
    w(-12, -4), w(0, 5), w(5, 6), w(22, 18),
    w(-17, -13), w(-15, -10), w(-1, -3), w(9, 8),
    w(-30, -21), w(-19, -13), w(-12, -5), w(-1, -1),
    w(-24, -8), w(-7, -2), w(-11, 1), w(-1, -1),
    w(-9, -7), w(4, -8), w(2, 4), w(1, 4),
    w(-8, 0), w(0, -7), w(0, 2), w(7, 13),
    w(3, 3), w(0, -1), w(10, 12), w(8, 10),
    w(3, -3), w(11, 7), w(10, 2), w(7, 1),
    w(-1, -1), w(0, 0), w(0, 2), w(8, 12),
    w(-6, -5), w(-3, -2), w(-3, 2), w(2, 1),
    w(-19, -10), w(-8, -3), w(-6, -5), w(0, 1),
    w(-8, -4), w(1, -10), w(-2, -1), w(13, -4),
    w(-12, -7), w(0, -2), w(1, -3), w(10, -5),
    w(-9, 5), w(0, 2), w(1, 2), w(10, -2),
    w(-11, 7), w(-3, 4), w(2, 2), w(2, 2),
    w(-8, 13), w(-1, 11), w(4, 8), w(6, 3),
    w(1, 15), w(1, 8), w(3, 7), w(10, 8),
    w(6, 8), w(11, 10), w(12, 8), w(21, 9),
    w(5, 6), w(3, 10), w(7, 8), w(12, 10),
    w(-1, -21), w(-4, -16), w(-4, -8), w(6, -14),
    w(4, -13), w(8, -7), w(11, -3), w(8, 3),
    w(0, -4), w(3, -1), w(4, 8), w(2, 14),
    w(1, -3), w(-5, 7), w(2, 15), w(-3, 24),
    w(-2, 1), w(-4, 11), w(-1, 15), w(-4, 25),
    w(-11, -8), w(-5, 1), w(3, 8), w(3, 16),
    w(-1, -13), w(1, -6), w(-6, 3), w(3, 9),
    w(1, -21), w(3, -12), w(4, -5), w(4, 0),
    w(38, -56), w(45, -40), w(19, -23), w(14, -14),
    w(19, -22), w(25, -19), w(3, 4), w(-2, 14),
    w(-4, -5), w(1, 5), w(-14, 24), w(-24, 30),
    w(-32, 9), w(-33, 22), w(-35, 33), w(-33, 40),
    w(-47, 8), w(-45, 24), w(-46, 31), w(-45, 47),
    w(-53, -3), w(-51, 12), w(-52, 28), w(-51, 41),
    w(-56, -19), w(-56, -5), w(-55, 8), w(-56, 21),
    w(-60, -42), w(-60, -30), w(-60, -16), w(-60, -3),
    // KNIGHT_MOBILITY
    w(-40, -62), w(-19, -32), w(-11, -13), w(-7, -5), w(-2, 6), w(2, 3), w(11, 9), w(15, 14),
    w(17, 15),
    // BISHOP_MOBILITY
    w(-28, -67), w(-16, -37), w(-10, -21), w(-3, -15), w(1, -1), w(4, -1), w(4, 8), w(1, 17),
    w(10, 13), w(11, 17), w(19, 16), w(22, 23), w(26, 27), w(29, 30),
    // ROOK_MOBILITY
    w(-42, -61), w(-19, -31), w(-8, -13), w(-8, 1), w(-1, -4), w(3, 7), w(6, 14), w(6, 17),
    w(10, 26), w(13, 24), w(6, 33), w(8, 38), w(12, 42), w(22, 45), w(21, 43),
    // QUEEN_MOBILITY
    w(-30, -60), w(-16, -37), w(-15, -26), w(-11, -21), w(-7, -15), w(-5, -8), w(-4, -6), w(-3, -4),
    w(-4, 2), w(-3, 8), w(-1, 13), w(-4, 18), w(2, 21), w(-1, 28), w(4, 30), w(3, 32),
    w(3, 31), w(10, 38), w(7, 37), w(12, 44), w(16, 45), w(15, 47), w(15, 48), w(16, 51),
    w(17, 53), w(18, 55), w(19, 58), w(20, 60),
    // BISHOP_PAIR
    w(24, 63),
    // BISHOP_PAWNS
    w(-6, -7),
    // ROOK_FILE
    w(7, 9), w(32, -1),
    // KNIGHT_OUTPOST
    w(22, 15),
    // BISHOP_OUTPOST
    w(28, 4),
    // MINOR_BEHIND_PAWN
    w(6, -1),
    // DOUBLED
    w(-3, -16),
    // ISOLATED
    w(-4, -9), w(-10, -3),
    // BACKWARD
    w(1, -3), w(-7, -12),
    // PHALANX
    w(0, 0), w(5, 3), w(6, 4), w(5, 4), w(12, 15), w(41, 48), w(60, 80), w(0, 0),
    // SUPPORTED
    w(0, 0), w(0, 0), w(10, 7), w(10, 6), w(16, 12), w(40, 39), w(62, 69), w(0, 0),
    // CANDIDATE
    w(0, 0), w(-3, -2), w(-3, 2), w(7, -3), w(13, 31), w(27, 41), w(0, 0), w(0, 0),
    // PASSED
    w(0, 0), w(-10, 8), w(-3, 7), w(-7, 34), w(12, 51), w(25, 81), w(79, 136), w(0, 0),
    // PASSED_FREE
    w(0, 0), w(0, 0), w(0, 0), w(-3, 5), w(1, 17), w(8, 37), w(23, 62), w(0, 0),
    // PASSED_SAFE
    w(0, 0), w(0, 0), w(0, 0), w(2, 14), w(6, 28), w(19, 49), w(35, 73), w(0, 0),
    // PASSED_BACKED
    w(0, 0), w(0, 0), w(0, 0), w(2, 11), w(3, 23), w(15, 35), w(30, 39), w(0, 0),
    // PASSED_OWN_KING
    w(1, 21), w(3, 25), w(-1, 7), w(-4, 1), w(2, -13), w(2, -18), w(-2, -6), w(-4, -11),
    w(0, 32), w(1, 31), w(2, 15), w(0, -3), w(-1, -18), w(0, -21), w(-9, -20), w(-7, -23),
    // PASSED_ENEMY_KING
    w(-1, -25), w(5, -26), w(4, -15), w(0, -7), w(1, 12), w(2, 11), w(-14, 15), w(0, 22),
    w(-1, -49), w(-9, -61), w(0, -27), w(4, 9), w(2, 40), w(-1, 46), w(-3, 42), w(-4, 46),
    // PAWN_THREAT
    w(0, 0), w(65, 35), w(67, 46), w(77, 27), w(64, 19),
    // MINOR_THREAT
    w(2, 14), w(25, 31), w(26, 32), w(57, 34), w(49, 50),
    // ROOK_THREAT
    w(4, 25), w(25, 30), w(29, 33), w(8, 19), w(62, 31),
    // KING_THREAT
    w(16, 45), w(24, 34), w(21, 35), w(25, 29), w(0, 0),
    // HANGING
    w(21, 23),
    // PUSH_THREAT
    w(21, 13),
    // SHELTER
    w(-17, 2), w(18, -7), w(14, -4), w(-9, -2), w(1, 3), w(-5, 1), w(-5, 3), w(0, 0),
    w(-15, 4), w(20, 4), w(11, -1), w(1, -3), w(-10, 1), w(-8, 0), w(-8, 2), w(0, 0),
    w(-12, -4), w(24, 0), w(7, 4), w(-12, -2), w(0, 3), w(-6, -4), w(-7, 3), w(0, 0),
    w(-8, -3), w(16, 4), w(6, 0), w(-6, 0), w(-2, -6), w(-4, 2), w(-5, 0), w(0, 0),
    // STORM
    w(11, -2), w(-5, 2), w(-22, 0), w(-19, -2), w(-9, -2), w(8, 4), w(11, -1), w(0, 0),
    w(-4, -2), w(-5, -2), w(-23, -1), w(-13, 4), w(-8, -4), w(0, 5), w(-1, 3), w(0, 0),
    w(-2, -7), w(-5, 2), w(-20, 8), w(-11, 1), w(-15, -4), w(1, -7), w(1, -2), w(0, 0),
    w(-4, -2), w(-5, 5), w(-16, 3), w(-14, -2), w(-10, -1), w(3, 0), w(3, -2), w(0, 0),
    // STORM_BLOCKED
    w(0, 0), w(0, 0), w(-4, -11), w(3, -1), w(-1, -11), w(7, -6), w(2, -3), w(0, 0),
    // DANGER
    w(-8, 9), w(-2, 5), w(-11, 1), w(-5, 0), w(-6, 1), w(-15, -4), w(-14, -4), w(-14, -1),
    w(-13, -4), w(-10, -5), w(-27, -3), w(-28, -2), w(-26, -7), w(-35, -7), w(-33, -5), w(-37, -3),
    w(-51, -6), w(-53, -7), w(-53, -7), w(-65, -8), w(-68, -7), w(-73, -5), w(-85, -6), w(-90, -9),
    w(-94, -8), w(-104, -8), w(-113, -9), w(-119, -8), w(-130, -9), w(-141, -10), w(-147, -10), w(-157, -8),
    w(-168, -10), w(-176, -10), w(-189, -10), w(-198, -10), w(-210, -12), w(-221, -11), w(-232, -12), w(-244, -12),
    w(-255, -11), w(-264, -11), w(-280, -13), w(-294, -13), w(-306, -12), w(-320, -14), w(-334, -14), w(-348, -14),
    w(-361, -13), w(-377, -15), w(-391, -15), w(-408, -15), w(-423, -16), w(-430, -16), w(-430, -16), w(-430, -16),
    w(-430, -17), w(-430, -17), w(-430, -17), w(-430, -18), w(-430, -18), w(-430, -18), w(-430, -19), w(-430, -19),
    // RING_TWICE
    w(1, 1),
    // TEMPO
    w(34, 12),
];
