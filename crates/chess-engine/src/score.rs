//! What a position is worth, inside the search and to the outside.

use std::fmt;

/// The search's own unit: centipawns from the side to move's view, mates near [`MATE`].
pub(crate) type Value = i32;

/// The deepest line the search can follow, in plies from the root.
pub(crate) const MAX_PLY: usize = 128;
/// Beyond every value; the widest window.
pub(crate) const INFINITE: Value = 32_001;
/// Being mated on the board is `-MATE`; mating in n plies is `MATE - n`.
pub(crate) const MATE: Value = 32_000;
/// From here on a value says "mate in so many plies".
pub(crate) const MATE_FOUND: Value = MATE - MAX_PLY as Value;
/// No evaluation can be this high: mates and evaluations must not touch.
pub(crate) const EVAL_LIMIT: Value = 20_000;
/// No value known.
pub(crate) const NO_VALUE: Value = 32_002;

/// The value of being mated `ply` plies from the root.
#[inline]
pub(crate) const fn mated_in(ply: usize) -> Value {
    ply as Value - MATE
}

/// The value of giving mate `ply` plies from the root.
#[inline]
pub(crate) const fn mate_in(ply: usize) -> Value {
    MATE - ply as Value
}

/// Whether a value tells of a forced mate for either side.
#[inline]
pub(crate) const fn is_mate(value: Value) -> bool {
    value >= MATE_FOUND || value <= -MATE_FOUND
}

/// What a position is worth from the side to move's view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn; positive is good for the side to move.
    Centipawns(i32),
    /// A forced mate in this many moves: positive, the side to move mates; negative, it is
    /// mated; zero, it *is* mated.
    Mate(i32),
}

impl Score {
    /// Reads the search's own value.
    pub(crate) const fn from_value(value: Value) -> Score {
        if value >= MATE_FOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_FOUND {
            Score::Mate(-(MATE + value) / 2)
        } else {
            Score::Centipawns(value)
        }
    }

    /// One number that orders all scores, for bars and graphs: mates lie beyond ±30,000,
    /// nearer mates farther out.
    pub const fn as_centipawns(self) -> i32 {
        match self {
            Score::Centipawns(centipawns) => centipawns,
            Score::Mate(moves) if moves > 0 => MATE - moves,
            Score::Mate(moves) => -MATE - moves,
        }
    }

    /// The same score from the other side's view. A mate on the board (`Mate(0)`) stays.
    pub const fn reversed(self) -> Score {
        match self {
            Score::Centipawns(centipawns) => Score::Centipawns(-centipawns),
            Score::Mate(moves) => Score::Mate(-moves),
        }
    }
}

impl fmt::Display for Score {
    /// As people write it: `+0.25`, `-1.30`, `#3`, `#-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Centipawns(cp) => {
                let sign = if cp < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", cp.abs() / 100, cp.abs() % 100)
            }
            Score::Mate(moves) => write!(f, "#{moves}"),
        }
    }
}

/// Which way a score that is not exact may be wrong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// The true score is this or higher.
    Lower,
    /// The true score is this or lower.
    Upper,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_count_in_moves() {
        assert_eq!(Score::from_value(mate_in(1)), Score::Mate(1));
        assert_eq!(Score::from_value(mate_in(3)), Score::Mate(2));
        assert_eq!(Score::from_value(mated_in(0)), Score::Mate(0));
        assert_eq!(Score::from_value(mated_in(2)), Score::Mate(-1));
        assert_eq!(Score::from_value(mated_in(4)), Score::Mate(-2));
    }

    #[test]
    fn one_number_orders_all_scores() {
        let ordered = [
            Score::Mate(0),
            Score::Mate(-2),
            Score::Centipawns(-300),
            Score::Centipawns(12),
            Score::Mate(5),
            Score::Mate(1),
        ];
        assert!(ordered.windows(2).all(|pair| pair[0].as_centipawns() < pair[1].as_centipawns()));
    }

    #[test]
    fn people_read_it() {
        assert_eq!(Score::Centipawns(-5).to_string(), "-0.05");
        assert_eq!(Score::Centipawns(130).to_string(), "+1.30");
        assert_eq!(Score::Mate(-2).to_string(), "#-2");
    }
}
