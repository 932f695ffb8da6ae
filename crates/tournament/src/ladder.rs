//! The ladder: points, the levels they make, and what a rated game moves (laws L-LADDER-1 to 5).
//!
//! Points are kept to a tenth and counted in whole tenths, so that no sum ever drifts.
//!
//! ```
//! use tournament::ladder::{Level, Points, Score, Standing, exchange};
//! let strong = Standing { points: Points::from_whole(430), rated_games: 80 };
//! let weak = Standing { points: Points::from_whole(400), rated_games: 80 };
//! let (strong, weak) = exchange(strong, weak, Score::Win);
//! assert_eq!((strong.to_string(), weak.to_string()), ("437.6".into(), "392.4".into()));
//! assert_eq!(strong.level(), Level::new(27));
//! ```

use std::fmt;

/// Tenths in a point.
const TENTHS: u32 = 10;
/// Points of one level (L-LADDER-1).
const LEVEL: u32 = 100;
/// How many levels there are (L-LADDER-1).
pub const LEVELS: u8 = 30;
/// So many rated games of a player's own count double for that player (L-LADDER-4).
pub const DOUBLED_GAMES: u32 = 50;

/// Points on the ladder, to a tenth and never below zero (L-LADDER-1, L-LADDER-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(u32);

impl Points {
    /// Where everybody begins.
    pub const ZERO: Points = Points(0);
    /// More than any number of games will bring; files with more are not believed.
    pub const MAX: Points = Points(1_000_000);

    /// Points counted in tenths; what is above [`Points::MAX`] becomes that.
    pub const fn from_tenths(tenths: u32) -> Points {
        if tenths > Points::MAX.0 { Points::MAX } else { Points(tenths) }
    }

    /// Whole points.
    pub const fn from_whole(points: u32) -> Points {
        Points::from_tenths(points.saturating_mul(TENTHS))
    }

    /// The tenths.
    pub const fn tenths(self) -> u32 {
        self.0
    }

    /// The whole points, what is beyond them cut off.
    pub const fn whole(self) -> u32 {
        self.0 / TENTHS
    }

    /// The level that these points make, or `None` below 100, where one is unranked (L-LADDER-1).
    pub fn level(self) -> Option<Level> {
        let steps = u8::try_from(self.whole() / LEVEL).unwrap_or(u8::MAX).min(LEVELS);
        (steps > 0).then(|| Level(LEVELS + 1 - steps))
    }

    /// The points after a change of so many tenths; they stop at zero (L-LADDER-1).
    #[must_use]
    pub fn changed_by(self, tenths: i32) -> Points {
        Points::from_tenths(self.0.saturating_add_signed(tenths))
    }

    /// How far two players stand from each other, in tenths.
    pub const fn gap(self, other: Points) -> u32 {
        self.0.abs_diff(other.0)
    }
}

impl fmt::Display for Points {
    /// With its tenth where that is not zero: `437.6`, `440`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % TENTHS {
            0 => write!(f, "{}", self.whole()),
            tenth => write!(f, "{}.{tenth}", self.whole()),
        }
    }
}

/// A level of the ladder, 30 (lowest) to 1 (L-LADDER-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The level of this number, if it is one from 30 to 1.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= LEVELS { Some(Level(number)) } else { None }
    }

    /// Its number, 30 (lowest) to 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The fewest points that make it: 100 for level 30, 3,000 for level 1.
    pub const fn floor(self) -> Points {
        Points::from_whole((LEVELS + 1 - self.0) as u32 * LEVEL)
    }

    /// Where the computer opponent of this level stands: in the middle of its points, so that
    /// from one opponent to the next it is always 100 points (L-LADDER-5). Level 1 has no end
    /// above, and its opponent stands where the middle would be if it had.
    pub const fn computer(self) -> Points {
        Points::from_tenths(self.floor().0 + LEVEL * TENTHS / 2)
    }

    /// The level above, if there is one.
    pub const fn above(self) -> Option<Level> {
        Level::new(self.0 - 1)
    }
}

/// Where the next level begins, or `None` on level 1.
pub fn next_level(points: Points) -> Option<Level> {
    match points.level() {
        None => Level::new(LEVELS),
        Some(level) => level.above(),
    }
}

/// How a game ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// That player won.
    Win,
    /// Nobody won.
    Draw,
    /// That player lost.
    Loss,
}

impl Score {
    /// The same game from the other side.
    #[must_use]
    pub const fn reversed(self) -> Score {
        match self {
            Score::Win => Score::Loss,
            Score::Draw => Score::Draw,
            Score::Loss => Score::Win,
        }
    }
}

/// What decides about a player's gains: points, and how many rated games came before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The points before the game.
    pub points: Points,
    /// The rated games before this one.
    pub rated_games: u32,
}

/// What a game moves from the loser to the winner, or at a draw from the higher side to the
/// lower, in tenths and before anything is doubled (L-LADDER-2, L-LADDER-3). `score` is the
/// higher side's; between equals it does not matter whose it is.
pub fn stake(gap: u32, score: Score) -> u32 {
    // gap / 12.5 in tenths is 2·gap/25 with the gap in tenths too, rounded to the nearest tenth;
    // with 25 below the line there is never a half to decide about.
    let slope = (u64::from(gap) * 4 + 25) / 50;
    let half_slope = (u64::from(gap) * 2 + 25) / 50;
    match score {
        Score::Win => match gap {
            2_000.. => 0,
            1_000..=1_999 => 20,
            100..=999 => 100 - slope as u32,
            _ => 100,
        },
        Score::Loss => (100 + slope).min(300) as u32,
        // Between equals nobody is the higher side.
        Score::Draw if gap == 0 => 0,
        Score::Draw => (50 + half_slope).min(150) as u32,
    }
}

/// What a player's points change by, in tenths: gained when positive. The player's own first
/// fifty rated games count double (L-LADDER-4). Zero as the floor is not looked at here.
pub fn change(player: Standing, opponent: Points, score: Score) -> i32 {
    let higher = player.points >= opponent;
    let moved =
        stake(player.points.gap(opponent), if higher { score } else { score.reversed() }) as i32;
    let own = match score {
        Score::Win => moved,
        Score::Loss => -moved,
        Score::Draw if higher => -moved,
        Score::Draw => moved,
    };
    if player.rated_games < DOUBLED_GAMES { 2 * own } else { own }
}

/// The points of both players after a rated game; `score` is the first player's.
///
/// What a player cannot lose because of the floor the other gains all the same, or nobody could
/// ever leave zero.
pub fn exchange(first: Standing, second: Standing, score: Score) -> (Points, Points) {
    (
        first.points.changed_by(change(first, second.points, score)),
        second.points.changed_by(change(second, first.points, score.reversed())),
    )
}
