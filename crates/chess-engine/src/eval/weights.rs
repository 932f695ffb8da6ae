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
    w(82, 110), w(330, 310), w(350, 325), w(470, 560), w(1010, 1020),
    // SQUARES
    w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    w(-10, -4), w(-6, -4), w(-2, -4), w(2, -4),
    w(-8, -4), w(-4, -4), w(0, -4), w(4, -4),
    w(-2, 0), w(2, 0), w(6, 0), w(18, 0),
    w(4, 8), w(8, 8), w(12, 8), w(16, 8),
    w(12, 25), w(16, 25), w(20, 25), w(24, 25),
    w(24, 45), w(28, 45), w(32, 45), w(36, 45),
    w(0, 0), w(0, 0), w(0, 0), w(0, 0),
    w(-35, -22), w(-25, -14), w(-15, -6), w(-6, 1),
    w(-21, -15), w(-11, -7), w(-2, 0), w(8, 8),
    w(-12, -8), w(-2, 0), w(7, 7), w(17, 15),
    w(-3, -1), w(6, 6), w(16, 14), w(26, 22),
    w(-3, -1), w(6, 6), w(16, 14), w(26, 22),
    w(-12, -8), w(-2, 0), w(7, 7), w(17, 15),
    w(-21, -15), w(-11, -7), w(-2, 0), w(8, 8),
    w(-30, -22), w(-20, -14), w(-10, -6), w(-1, 1),
    w(-18, -9), w(-14, -6), w(-10, -3), w(-6, 0),
    w(-8, -6), w(-4, -3), w(0, 0), w(4, 3),
    w(-4, -3), w(0, 0), w(4, 3), w(8, 6),
    w(0, 0), w(4, 3), w(8, 6), w(12, 9),
    w(0, 0), w(4, 3), w(8, 6), w(12, 9),
    w(-4, -3), w(0, 0), w(4, 3), w(8, 6),
    w(-8, -6), w(-4, -3), w(0, 0), w(4, 3),
    w(-12, -9), w(-8, -6), w(-4, -3), w(0, 0),
    w(-6, -2), w(-2, -2), w(2, -2), w(6, -2),
    w(-6, -2), w(-2, -2), w(2, -2), w(6, -2),
    w(-6, 0), w(-2, 0), w(2, 0), w(6, 0),
    w(-6, 3), w(-2, 3), w(2, 3), w(6, 3),
    w(-4, 6), w(0, 6), w(4, 6), w(8, 6),
    w(0, 8), w(4, 8), w(8, 8), w(12, 8),
    w(8, 10), w(12, 10), w(16, 10), w(20, 10),
    w(0, 8), w(4, 8), w(8, 8), w(12, 8),
    w(-3, -21), w(-1, -14), w(1, -7), w(3, 0),
    w(-1, -14), w(1, -7), w(3, 0), w(5, 7),
    w(-1, -7), w(1, 0), w(3, 7), w(5, 14),
    w(-2, 0), w(0, 7), w(2, 14), w(4, 21),
    w(-3, 0), w(-1, 7), w(1, 14), w(3, 21),
    w(-3, -7), w(-1, 0), w(1, 7), w(3, 14),
    w(-3, -14), w(-1, -7), w(1, 0), w(3, 7),
    w(-1, -21), w(1, -14), w(3, -7), w(5, 0),
    w(38, -47), w(44, -34), w(24, -21), w(16, -8),
    w(20, -26), w(26, -13), w(6, 0), w(-2, 13),
    w(-4, -9), w(2, 4), w(-18, 17), w(-26, 30),
    w(-34, 8), w(-34, 21), w(-34, 34), w(-34, 47),
    w(-46, 10), w(-46, 23), w(-46, 36), w(-46, 49),
    w(-52, -3), w(-52, 10), w(-52, 23), w(-52, 36),
    w(-56, -20), w(-56, -7), w(-56, 6), w(-56, 19),
    w(-60, -43), w(-60, -30), w(-60, -17), w(-60, -4),
    // KNIGHT_MOBILITY
    w(-45, -60), w(-21, -32), w(-12, -20), w(-4, -11), w(2, -3), w(8, 3), w(13, 9), w(18, 15),
    w(22, 20),
    // BISHOP_MOBILITY
    w(-40, -60), w(-21, -34), w(-13, -24), w(-6, -16), w(-1, -9), w(3, -3), w(8, 3), w(11, 8),
    w(15, 12), w(18, 17), w(21, 21), w(24, 25), w(27, 28), w(30, 32),
    // ROOK_MOBILITY
    w(-35, -60), w(-19, -31), w(-13, -18), w(-8, -9), w(-3, -1), w(0, 6), w(4, 12), w(7, 18),
    w(10, 23), w(12, 28), w(15, 33), w(17, 38), w(20, 42), w(22, 46), w(24, 50),
    // QUEEN_MOBILITY
    w(-30, -60), w(-20, -37), w(-16, -27), w(-13, -20), w(-11, -14), w(-8, -8), w(-6, -3), w(-5, 1),
    w(-3, 5), w(-1, 9), w(0, 13), w(2, 17), w(3, 20), w(5, 23), w(6, 26), w(7, 29),
    w(8, 32), w(10, 35), w(11, 38), w(12, 41), w(13, 43), w(14, 46), w(15, 48), w(16, 51),
    w(17, 53), w(18, 55), w(19, 58), w(20, 60),
    // BISHOP_PAIR
    w(26, 55),
    // BISHOP_PAWNS
    w(-3, -6),
    // ROOK_FILE
    w(12, 8), w(32, 8),
    // KNIGHT_OUTPOST
    w(28, 18),
    // BISHOP_OUTPOST
    w(30, 8),
    // MINOR_BEHIND_PAWN
    w(7, 3),
    // DOUBLED
    w(-6, -16),
    // ISOLATED
    w(-8, -8), w(-14, -16),
    // BACKWARD
    w(-4, -6), w(-14, -14),
    // PHALANX
    w(0, 0), w(4, 0), w(6, 3), w(9, 7), w(18, 18), w(40, 45), w(60, 80), w(0, 0),
    // SUPPORTED
    w(0, 0), w(0, 0), w(9, 6), w(8, 7), w(14, 16), w(34, 40), w(60, 70), w(0, 0),
    // CANDIDATE
    w(0, 0), w(-3, 4), w(-2, 6), w(3, 12), w(14, 26), w(26, 40), w(0, 0), w(0, 0),
    // PASSED
    w(0, 0), w(-4, 6), w(-6, 10), w(-6, 28), w(14, 48), w(38, 90), w(80, 140), w(0, 0),
    // PASSED_FREE
    w(0, 0), w(0, 0), w(0, 0), w(2, 6), w(4, 16), w(8, 32), w(16, 56), w(0, 0),
    // PASSED_SAFE
    w(0, 0), w(0, 0), w(0, 0), w(4, 6), w(6, 14), w(14, 28), w(30, 60), w(0, 0),
    // PASSED_BACKED
    w(0, 0), w(0, 0), w(0, 0), w(2, 4), w(6, 10), w(14, 20), w(24, 30), w(0, 0),
    // PASSED_OWN_KING
    w(0, 14), w(0, 12), w(0, 6), w(0, 0), w(0, -5), w(0, -8), w(0, -10), w(0, -12),
    w(0, 30), w(0, 24), w(0, 12), w(0, 0), w(0, -8), w(0, -14), w(0, -18), w(0, -20),
    // PASSED_ENEMY_KING
    w(0, -30), w(0, -26), w(0, -14), w(0, -4), w(0, 6), w(0, 12), w(0, 16), w(0, 18),
    w(0, -40), w(0, -40), w(0, -20), w(0, 6), w(0, 24), w(0, 36), w(0, 44), w(0, 48),
    // PAWN_THREAT
    w(0, 0), w(56, 34), w(56, 44), w(76, 26), w(70, 20),
    // MINOR_THREAT
    w(2, 16), w(22, 28), w(28, 30), w(50, 30), w(42, 50),
    // ROOK_THREAT
    w(-2, 18), w(24, 30), w(28, 30), w(6, 20), w(52, 30),
    // KING_THREAT
    w(10, 30), w(20, 34), w(20, 34), w(20, 30), w(0, 0),
    // HANGING
    w(12, 6),
    // PUSH_THREAT
    w(16, 14),
    // SHELTER
    w(-13, 0), w(18, 0), w(10, 0), w(-2, 0), w(-5, 0), w(-6, 0), w(-6, 0), w(0, 0),
    w(-18, 0), w(25, 0), w(14, 0), w(-2, 0), w(-7, 0), w(-9, 0), w(-9, 0), w(0, 0),
    w(-16, 0), w(22, 0), w(12, 0), w(-2, 0), w(-6, 0), w(-8, 0), w(-8, 0), w(0, 0),
    w(-11, 0), w(15, 0), w(8, 0), w(-1, 0), w(-4, 0), w(-6, 0), w(-6, 0), w(0, 0),
    // STORM
    w(2, 0), w(-6, 0), w(-22, -4), w(-16, -2), w(-6, 0), w(2, 0), w(2, 0), w(0, 0),
    w(2, 0), w(-6, 0), w(-22, -4), w(-16, -2), w(-6, 0), w(2, 0), w(2, 0), w(0, 0),
    w(2, 0), w(-6, 0), w(-22, -4), w(-16, -2), w(-6, 0), w(2, 0), w(2, 0), w(0, 0),
    w(2, 0), w(-6, 0), w(-22, -4), w(-16, -2), w(-6, 0), w(2, 0), w(2, 0), w(0, 0),
    // STORM_BLOCKED
    w(0, 0), w(0, 0), w(2, -8), w(4, -6), w(2, -3), w(0, 0), w(0, 0), w(0, 0),
    // DANGER
    w(0, 0), w(-1, 0), w(-2, -1), w(-3, -1), w(-5, -1), w(-7, -2), w(-9, -2), w(-11, -2),
    w(-14, -2), w(-17, -3), w(-20, -3), w(-24, -3), w(-28, -4), w(-32, -4), w(-37, -4), w(-42, -4),
    w(-47, -5), w(-52, -5), w(-58, -5), w(-64, -6), w(-70, -6), w(-77, -6), w(-83, -7), w(-91, -7),
    w(-98, -7), w(-106, -8), w(-114, -8), w(-122, -8), w(-130, -8), w(-139, -9), w(-148, -9), w(-158, -9),
    w(-168, -10), w(-178, -10), w(-188, -10), w(-199, -10), w(-210, -11), w(-221, -11), w(-232, -11), w(-244, -12),
    w(-256, -12), w(-268, -12), w(-281, -13), w(-294, -13), w(-307, -13), w(-321, -14), w(-334, -14), w(-349, -14),
    w(-363, -14), w(-378, -15), w(-392, -15), w(-408, -15), w(-423, -16), w(-430, -16), w(-430, -16), w(-430, -16),
    w(-430, -17), w(-430, -17), w(-430, -17), w(-430, -18), w(-430, -18), w(-430, -18), w(-430, -19), w(-430, -19),
    // RING_TWICE
    w(-6, 0),
    // TEMPO
    w(22, 20),
];
