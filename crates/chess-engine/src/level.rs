//! The thirty levels of play.

use crate::handicap::{BlindSpots, Handicap, Taste, draw};
use crate::{Clock, Limits, Score, SearchRequest, Searcher};
use chess_core::{Color, Move, Position};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// A strength of play, from 30 (a beginner) to 1 (all the engine has within a node limit that
/// a slow machine can keep).
///
/// A level is nodes, noise and blindness, never time: it plays alike on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What an opponent misses more than others of its strength, each from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Blindness {
    /// Long moves of bishop and queen.
    pub long_diagonal: f32,
    /// Men that go back.
    pub backward_moves: f32,
    /// Knights that attack two men at once.
    pub knight_forks: f32,
    /// Threats without check or capture.
    pub quiet_threats: f32,
    /// Men that are pinned.
    pub pins: f32,
}

/// What an opponent likes and misses beyond its level; habits run from 0 to 1 with 0.5 for
/// neither.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Habits {
    /// Brings men near the other king.
    pub aggression: f32,
    /// Clings to material.
    pub materialism: f32,
    /// Keeps men near its own king.
    pub king_safety: f32,
    /// Likes to exchange.
    pub trade_willingness: f32,
    /// What it misses.
    pub blindness: Blindness,
    /// Takes its time; only for [`LevelMove::think_time`].
    pub patience: f32,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            aggression: 0.5,
            materialism: 0.5,
            king_safety: 0.5,
            trade_willingness: 0.5,
            blindness: Blindness {
                long_diagonal: 0.5,
                backward_moves: 0.5,
                knight_forks: 0.5,
                quiet_threats: 0.5,
                pins: 0.5,
            },
            patience: 0.5,
        }
    }
}

/// A move that an opponent of some level has chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelMove {
    /// The move.
    pub mv: Move,
    /// What it thinks of its position, from its own view; for [`crate::manners`].
    pub score: Score,
    /// How hard the choice was, from 0 (only one move) to 1.
    pub difficulty: f32,
}

impl Level {
    /// The strongest.
    pub const STRONGEST: Level = Level(1);
    /// The weakest.
    pub const WEAKEST: Level = Level(30);

    /// The level of this number, 1 to 30.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 30 { Some(Level(number)) } else { None }
    }

    /// From the weakest to the strongest.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> {
        (1..=30).rev().map(Level)
    }

    /// 1 (strongest) to 30 (weakest).
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The rating that the level aims at; provisional until the levels have been measured.
    pub fn target_elo(self) -> u32 {
        400 + (30 - u32::from(self.0)) * 2800 / 29
    }

    /// The level whose target is nearest to this rating.
    pub fn from_elo(elo: u32) -> Level {
        let nearest = Level::all().min_by_key(|level| level.target_elo().abs_diff(elo));
        nearest.unwrap_or(Level::STRONGEST)
    }

    /// 0 for the strongest, 1 for the weakest.
    fn weakness(self) -> f32 {
        f32::from(self.0 - 1) / 29.0
    }

    /// Positions it looks at for a move.
    pub fn nodes(self) -> u64 {
        // From 700,000 down to 40, by the same factor each level.
        (700_000.0 * (-9.77 * self.weakness()).exp()).round() as u64
    }

    fn handicap(self, habits: &Habits, seed: u64, position: &Position) -> Option<Handicap> {
        if self == Level::STRONGEST {
            return None;
        }
        let weakness = self.weakness();
        let noise = (3.0 + 190.0 * weakness.powf(1.7)) as i32;
        let blindness = (1024.0 * 0.42 * weakness.powf(1.6)) as u32;
        Some(Handicap {
            seed: draw(seed, position.zobrist() ^ u64::from(position.fullmove_number())),
            noise,
            blind: BlindSpots::new(blindness, &habits.blindness),
            taste: Taste::new(habits),
            side: position.turn(),
        })
    }
}

impl Searcher {
    /// Chooses a move as an opponent of this level would. The same request, habits and seed
    /// give the same move on every machine; give each game another seed. The limits of the
    /// request are not looked at, but `searchmoves` are. `None` if there is no move, and if
    /// `stop` was raised the best so far.
    ///
    /// What the searcher has learned so far is forgotten.
    pub fn play_level(
        &mut self,
        level: Level,
        habits: &Habits,
        request: &SearchRequest,
        seed: u64,
        stop: &AtomicBool,
    ) -> Option<LevelMove> {
        let position = request.position();
        let handicap = level.handicap(habits, seed, &position);
        let limits = Limits {
            searchmoves: request.limits.searchmoves.clone(),
            ..Limits::nodes(level.nodes())
        };
        let request = SearchRequest { limits, multi_pv: 1, ..request.clone() };
        // Whatever is left of earlier searches would make the move depend on them.
        self.new_game();
        let options = *self.options();
        self.set_options(crate::EngineOptions { threads: 1, ..options });
        let (result, doubt) = self.run(&request, stop, None, handicap.as_ref(), &mut |_| {});
        self.set_options(options);
        let (mv, score) = (result.best?, result.score()?);
        let choices = position.count_legal();
        let difficulty = if choices <= 1 { 0.0 } else { doubt.clamp(0.05, 1.0) };
        Some(LevelMove { mv, score, difficulty })
    }
}

impl LevelMove {
    /// How long a person would take over this move: in proportion to its difficulty, with some
    /// variety, more with patience, and never so long that the clock (if there is one) suffers.
    pub fn think_time(
        &self,
        side: Color,
        clock: Option<&Clock>,
        patience: f32,
        seed: u64,
    ) -> Duration {
        let dice = (draw(seed, u64::from(self.mv.to_bits())) % 1000) as f32 / 1000.0;
        let usual = match clock {
            None => 1.6,
            Some(clock) => {
                let left = clock.remaining[side].as_secs_f32();
                let increment = clock.increment[side].as_secs_f32();
                (left / 45.0 + 0.6 * increment).min(left / 8.0).min(20.0)
            }
        };
        let pace = 0.6 + 0.8 * patience.clamp(0.0, 1.0);
        let share = (0.2 + 1.5 * self.difficulty) * (0.7 + 0.6 * dice);
        Duration::from_secs_f32((usual * pace * share).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EngineOptions;

    fn game(level: Level, seed: u64, plies: usize) -> Vec<Move> {
        let mut searcher = Searcher::new(EngineOptions { hash_mib: 1, ..EngineOptions::default() });
        let stop = AtomicBool::new(false);
        let mut moves = Vec::new();
        for _ in 0..plies {
            let request =
                SearchRequest::new(Position::startpos(), moves.clone(), Limits::default());
            let habits = Habits::default();
            match searcher.play_level(level, &habits, &request, seed, &stop) {
                Some(chosen) => moves.push(chosen.mv),
                None => break,
            }
        }
        moves
    }

    #[test]
    fn a_seed_gives_the_same_game_and_another_another() {
        for number in [12, 22, 30] {
            let level = Level(number);
            assert_eq!(game(level, 7, 24), game(level, 7, 24), "level {number}");
            assert_ne!(game(level, 7, 24), game(level, 8, 24), "level {number}");
        }
    }

    #[test]
    fn levels_are_ordered() {
        let levels: Vec<Level> = Level::all().collect();
        assert_eq!((levels.first(), levels.last()), (Some(&Level(30)), Some(&Level(1))));
        assert!(levels.windows(2).all(|l| l[0].nodes() < l[1].nodes()));
        assert!(levels.windows(2).all(|l| l[0].target_elo() < l[1].target_elo()));
        assert_eq!((Level(30).target_elo(), Level(1).target_elo()), (400, 3200));
        assert_eq!(Level::from_elo(1945), Level(14));
        assert!(Level::new(0).is_none() && Level::new(31).is_none());
    }

    #[test]
    fn even_the_weakest_takes_a_queen_that_hangs_before_its_eyes() {
        let (position, _) =
            chess_core::fen::read("rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3")
                .expect("playable");
        let mut searcher = Searcher::new(EngineOptions::default());
        let stop = AtomicBool::new(false);
        let request = SearchRequest::new(position, Vec::new(), Limits::default());
        let taken = (0..20)
            .filter_map(|seed| {
                searcher.play_level(Level::WEAKEST, &Habits::default(), &request, seed, &stop)
            })
            .filter(|chosen| chosen.mv.to() == chess_core::Square::D5)
            .count();
        assert!((12..=20).contains(&taken), "{taken} of 20");
    }

    #[test]
    fn time_fits_the_clock() {
        let chosen = LevelMove { mv: Move::NULL, score: Score::Centipawns(0), difficulty: 1.0 };
        let second = Duration::from_secs(1);
        let clock = Clock {
            remaining: chess_core::ByColor { white: second, black: second },
            ..Clock::default()
        };
        for seed in 0..50 {
            let time = chosen.think_time(Color::White, Some(&clock), 1.0, seed);
            assert!(time < second / 5, "{time:?}");
        }
    }
}
