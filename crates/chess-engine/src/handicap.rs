//! What makes a search fallible in a human way.
//!
//! A weak player does not play a strong player's move and now and then a random one. He looks
//! at few moves (the node limit of his [`crate::Level`]), sees some of them never (blindness),
//! and misjudges what he sees (noise). Both faults are drawn from a seed, the position and the
//! move, not from a clock, so a game can be played again move by move.

use crate::level::{Blindness, Habits};
use crate::score::{EVAL_LIMIT, Value};
use chess_core::{Color, Move, Position, Role, attacks};

/// The faults of one thinking about one move.
#[derive(Clone, Debug)]
pub(crate) struct Handicap {
    /// Differs from move to move and from game to game.
    pub seed: u64,
    /// How far a judgement is usually off, in centipawns.
    pub noise: i32,
    /// How often a move is not thought of, out of 1024, by what makes it easy to miss.
    pub blind: BlindSpots,
    /// What this player likes beyond what is good.
    pub taste: Taste,
    /// The side that thinks: it knows its own plans better than the other's.
    pub side: Color,
}

/// Chances out of 1024 that a move is not thought of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BlindSpots {
    /// Any move.
    pub any: u32,
    /// A long move along a diagonal.
    pub long_diagonal: u32,
    /// A move backwards.
    pub backward: u32,
    /// A knight's move that attacks two men.
    pub fork: u32,
    /// A quiet move.
    pub quiet: u32,
    /// A capture of, or an attack through, a pinned man.
    pub pin: u32,
}

/// Leanings of the judgement, each about -50 to 50 percent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Taste {
    /// Men near the other king.
    pub aggression: i32,
    /// Material.
    pub materialism: i32,
    /// Men near the own king.
    pub king_safety: i32,
    /// Few men on the board.
    pub trades: i32,
}

impl BlindSpots {
    /// The spots of habits at this overall strength, 0 to 1024.
    pub(crate) fn new(strength: u32, blindness: &Blindness) -> BlindSpots {
        let spot =
            |weight: f32, most: f32| (strength as f32 * weight.clamp(0.0, 1.0) * most) as u32;
        BlindSpots {
            any: strength / 5,
            long_diagonal: spot(blindness.long_diagonal, 0.8),
            backward: spot(blindness.backward_moves, 0.8),
            fork: spot(blindness.knight_forks, 0.9),
            quiet: spot(blindness.quiet_threats, 0.4),
            pin: spot(blindness.pins, 0.8),
        }
    }

    fn is_none(&self) -> bool {
        *self == BlindSpots::default()
    }
}

impl Taste {
    /// The leanings of habits.
    pub(crate) fn new(habits: &Habits) -> Taste {
        let lean = |habit: f32| ((habit.clamp(0.0, 1.0) - 0.5) * 100.0) as i32;
        Taste {
            aggression: lean(habits.aggression),
            materialism: lean(habits.materialism),
            king_safety: lean(habits.king_safety),
            trades: lean(habits.trade_willingness),
        }
    }
}

/// A hash of good enough quality to draw from.
pub(crate) fn draw(seed: u64, salt: u64) -> u64 {
    let mut x = seed ^ salt.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    x = (x ^ x >> 31).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    x = (x ^ x >> 29).wrapping_mul(0xA076_1D64_78BD_642F);
    x ^ x >> 32
}

impl Handicap {
    /// The evaluation as this player sees it.
    pub(crate) fn misjudge(&self, position: &Position, value: Value) -> Value {
        let mut value = value + self.leaning(position);
        if self.noise > 0 {
            let bits = draw(self.seed, position.zobrist());
            // The sum of two dice: small errors are more frequent than big ones.
            let die = |shift: u32| ((bits >> shift) & 1023) as i32 - 511;
            value += (die(0) + die(20)) * self.noise / 512;
        }
        value.clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    fn leaning(&self, position: &Position) -> Value {
        let taste = &self.taste;
        if *taste == Taste::default() {
            return 0;
        }
        let own = self.side;
        let near = |king: Color, men: Color| {
            let zone = attacks::king(position.king(king));
            let zone = zone | zone.forward(Color::White) | zone.forward(Color::Black);
            (zone & position.by_color(men)).count() as i32
        };
        let count = |color: Color| {
            [100, 300, 300, 500, 900]
                .into_iter()
                .zip(Role::ALL)
                .map(|(worth, role)| worth * position.pieces(color, role).count() as i32)
                .sum::<i32>()
        };
        let men = position.occupied().count() as i32;
        let leaning = taste.aggression * near(!own, own) / 4
            + taste.king_safety * near(own, own) / 6
            + taste.materialism * (count(own) - count(!own)) / 250
            + taste.trades * (24 - men) / 12;
        if position.turn() == own { leaning } else { -leaning }
    }

    /// Whether this player does not think of this move. The same move is missed everywhere
    /// below one root, so a missed refutation stays missed.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move, ply: usize, last: usize) -> bool {
        if self.blind.is_none() || position.is_check() {
            return false;
        }
        let to = mv.to();
        let capture = position.is_capture(mv);
        // Taking back is what everyone sees.
        if capture && to.index() == last {
            return false;
        }
        let Some(piece) = position.piece_at(mv.from()) else { return false };
        let blind = &self.blind;
        let mut chance = blind.any;
        if !capture && mv.promoted_to().is_none() && ply > 0 {
            chance = chance.max(blind.quiet);
        }
        let own = piece.color == self.side;
        match piece.role {
            Role::Bishop | Role::Queen
                if mv.from().distance(to) >= 4
                    && mv.from().file() != to.file()
                    && mv.from().rank() != to.rank() =>
            {
                chance = chance.max(blind.long_diagonal);
            }
            Role::Knight => {
                let targets = attacks::knight(to) & position.by_color(!piece.color);
                let big = targets
                    & (position.by_role(Role::King)
                        | position.by_role(Role::Queen)
                        | position.by_role(Role::Rook));
                if big.more_than_one() {
                    chance = chance.max(blind.fork);
                }
            }
            _ => {}
        }
        if !mv.is_castle()
            && piece.role != Role::Pawn
            && to.rank().relative_to(piece.color) < mv.from().rank().relative_to(piece.color)
        {
            chance = chance.max(blind.backward);
        }
        if capture && position.pinned().intersects(position.us()) && !own {
            chance = chance.max(blind.pin);
        }
        // Big men are harder to lose sight of, and own moves are looked for.
        if capture && matches!(position.captured_role(mv), Some(Role::Queen | Role::Rook)) {
            chance = chance * 2 / 3;
        }
        if own {
            chance = chance * 2 / 3;
        }
        let salt = u64::from(mv.to_bits()) << 1 | u64::from(own);
        draw(self.seed, salt) % 1024 < u64::from(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_small_more_often_than_big_and_cancel_out() {
        let handicap = Handicap {
            seed: 5,
            noise: 100,
            blind: BlindSpots::default(),
            taste: Taste::default(),
            side: Color::White,
        };
        let mut position = Position::startpos();
        let (mut sum, mut small, mut count) = (0, 0, 0);
        for i in 0..400 {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(i * 7 % moves.len().max(1)) else { break };
            position.play(*mv);
            let error = handicap.misjudge(&position, 0);
            assert!(error.abs() <= 200);
            assert_eq!(error, handicap.misjudge(&position, 0));
            sum += error;
            small += i32::from(error.abs() <= 70);
            count += 1;
        }
        assert!(count > 50 && (sum / count).abs() < 30 && small * 2 > count);
    }
}
