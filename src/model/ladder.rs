//! The ladder as its page shows it: what follows from the profiles that are kept.

use crate::persist::profiles::{Opponent, Profile, ProfileId, Profiles, RatedGame, Score, Title};
use crate::persist::settings::ClockChoice;
use jiff::ToSpan as _;
use jiff::civil::Date;
use tournament::ladder::{Level, Points, Standing};

/// Rated games: who plays them, and whether they can be played here now.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    /// Who plays, as it is kept.
    pub profiles: Profiles,
    /// The seed of the rated game on the board, once it has begun and until it is settled.
    pub playing: Option<u64>,
    /// Why nothing may be changed, if so.
    pub closed: Option<Closed>,
}

/// Why the ladder cannot be used now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closed {
    /// Another window of the program has it: two that write the same points would lose some.
    Elsewhere,
    /// The file with the profiles cannot be read, nor could a copy be made, so it must not be
    /// written over.
    Unreadable,
}

/// The clock of a rated game against the computer: ten minutes and five seconds a move.
pub const RATED_CLOCK: ClockChoice = ClockChoice { minutes: 10, increment: 5 };

/// How far back the plot of the points reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Range {
    /// The last month.
    Month,
    /// The last half year: this month and the five before.
    #[default]
    HalfYear,
    /// Everything.
    All,
}

impl Range {
    /// Its first day, if it has one. Half a year begins with a month.
    pub fn begin(self, today: Date) -> Option<Date> {
        match self {
            Range::Month => today.checked_sub(1.month()).ok(),
            Range::HalfYear => Some(today.checked_sub(5.months()).ok()?.first_of_month()),
            Range::All => None,
        }
    }
}

/// A profile while it is made or changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProfileDraft {
    /// Which is changed; none for a new one.
    pub id: Option<ProfileId>,
    /// The name.
    pub name: String,
    /// The title.
    pub title: Title,
}

/// Won, drawn, lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    fn of<'a>(games: impl Iterator<Item = &'a RatedGame>) -> Tally {
        let mut tally = Tally::default();
        for game in games {
            match game.score {
                Score::Win => tally.won += 1,
                Score::Draw => tally.drawn += 1,
                Score::Loss => tally.lost += 1,
            }
        }
        tally
    }

    /// How many games.
    pub const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The points of both sides by the score of chess, in halves (L-END-15).
    pub const fn halves(self) -> (u32, u32) {
        (2 * self.won + self.drawn, 2 * self.lost + self.drawn)
    }
}

/// A point of the plot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlotPoint {
    /// The day, counted from 1970; several games of one day share it evenly.
    pub day: f64,
    /// The points after the game, or before the first.
    pub points: f64,
}

/// A date as PGN has it, if all of it is known.
pub fn date(text: &str) -> Option<Date> {
    let mut parts = text.split('.');
    let year = parts.next()?.parse().ok()?;
    let month = parts.next()?.parse().ok()?;
    let day = parts.next()?.parse().ok()?;
    Date::new(year, month, day).ok()
}

/// The days from 1970 to a date.
pub fn day_number(date: Date) -> i32 {
    let epoch = Date::constant(1970, 1, 1);
    (date - epoch).get_days()
}

/// The date of a number of days from 1970.
pub fn date_of_day(day: i32) -> Option<Date> {
    Date::constant(1970, 1, 1).checked_add(day.days()).ok()
}

impl Profile {
    /// The points.
    pub fn points(&self) -> Points {
        Points::from_tenths(self.tenths)
    }

    /// What decides about the next game's gains.
    pub fn standing(&self) -> Standing {
        Standing { points: self.points(), rated_games: self.games }
    }

    /// All games.
    pub fn tally(&self) -> Tally {
        Tally::of(self.history.iter())
    }

    /// The games against the computer at a level.
    pub fn against(&self, level: Level) -> Tally {
        let opponent = Opponent::Computer(level.number());
        Tally::of(self.history.iter().filter(|game| game.opponent == opponent))
    }

    /// The most points there ever were, and when first.
    pub fn best(&self) -> Option<(Points, &str)> {
        let most = self.history.iter().map(|game| game.after).max()?;
        let game = self.history.iter().find(|game| game.after == most)?;
        Some((Points::from_tenths(most), &game.date))
    }

    /// What the games of the last `days` days moved, in tenths.
    pub fn moved_since(&self, days: i32, today: Date) -> i64 {
        let from = day_number(today) - days;
        let recent = self
            .history
            .iter()
            .filter(|game| date(&game.date).is_some_and(|date| day_number(date) > from));
        recent.map(|game| i64::from(game.after) - i64::from(game.before)).sum()
    }

    /// The points over time, from the beginning of the range on; games without a date are left
    /// out.
    pub fn plot(&self, range: Range, today: Date) -> Vec<PlotPoint> {
        let begin = range.begin(today).map_or(i32::MIN, day_number);
        let mut latest = i32::MIN;
        let dated: Vec<(i32, &RatedGame)> = self
            .history
            .iter()
            .filter_map(|game| {
                // The system's calendar may have been set back; the games stay in their order.
                latest = latest.max(day_number(date(&game.date)?));
                Some((latest, game))
            })
            .collect();
        let mut points = Vec::with_capacity(dated.len() + 1);
        for (i, (day, game)) in dated.iter().enumerate() {
            if *day < begin {
                continue;
            }
            let before = dated.iter().take(i).rev().take_while(|(other, _)| other == day).count();
            let after = dated.iter().skip(i + 1).take_while(|(other, _)| other == day).count();
            let share = |n: usize| f64::from(*day) + n as f64 / (before + after + 1) as f64;
            if points.is_empty() {
                points.push(PlotPoint { day: share(before), points: of_tenths(game.before) });
            }
            points.push(PlotPoint { day: share(before + 1), points: of_tenths(game.after) });
        }
        points
    }
}

fn of_tenths(tenths: u32) -> f64 {
    f64::from(tenths) / 10.0
}

impl Ladder {
    /// Who sits at the board now.
    pub fn current(&self) -> Option<&Profile> {
        self.profiles.current()
    }
}

impl Profiles {
    /// Whether a profile is in the middle of a rated game.
    pub fn is_busy(&self, id: ProfileId) -> bool {
        self.pending.as_ref().is_some_and(|pending| pending.has(id))
    }

    /// The opponent to play next: of the level above the player's own, or of level 1.
    pub fn next_opponent(profile: &Profile) -> Level {
        let own = profile.points().level();
        tournament::ladder::next_level(profile.points()).or(own).unwrap_or(LOWEST)
    }
}

const LOWEST: Level = Level::new(tournament::ladder::LEVELS).expect("thirty is a level");

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::Color;

    fn game(date: &str, score: Score, before: u32, after: u32) -> RatedGame {
        RatedGame {
            date: date.to_owned(),
            opponent: Opponent::Computer(20),
            color: Color::White,
            score,
            before,
            after,
            reason: "checkmate".to_owned(),
        }
    }

    fn profile() -> Profile {
        Profile {
            id: ProfileId(1),
            name: "Lin Wei".to_owned(),
            title: Title::None,
            tenths: 1_300,
            games: 4,
            created: "2025.01.01".to_owned(),
            history: vec![
                game("2025.01.02", Score::Win, 0, 400),
                game("2026.05.30", Score::Win, 400, 1_400),
                game("2026.06.01", Score::Loss, 1_400, 1_200),
                game("2026.06.01", Score::Draw, 1_200, 1_300),
            ],
        }
    }

    #[test]
    fn numbers_of_a_profile() {
        let profile = profile();
        let tally = profile.tally();
        assert_eq!(tally, Tally { won: 2, drawn: 1, lost: 1 });
        assert_eq!((tally.games(), tally.halves()), (4, (5, 3)));
        let level = |number| Level::new(number).expect("a level");
        assert_eq!(profile.against(level(20)).games(), 4);
        assert_eq!(profile.against(level(19)).games(), 0);
        assert_eq!(profile.best(), Some((Points::from_whole(140), "2026.05.30")));
        let today = date("2026.06.29").expect("a date");
        assert_eq!(profile.moved_since(30, today), -100);
        assert_eq!(profile.moved_since(31, today), 900);
        assert_eq!(Profiles::next_opponent(&profile).number(), 29);
    }

    #[test]
    fn the_plot_begins_with_its_range_and_spreads_a_day() {
        let profile = profile();
        let today = date("2026.06.29").expect("a date");
        let june = f64::from(day_number(date("2026.06.01").expect("a date")));
        let points = profile.plot(Range::Month, today);
        assert_eq!(points.first(), Some(&PlotPoint { day: june - 2.0, points: 40.0 }));
        assert_eq!(points.len(), 4);
        assert_eq!(points[2], PlotPoint { day: june + 0.5, points: 120.0 });
        assert_eq!(points[3], PlotPoint { day: june + 1.0, points: 130.0 });
        assert_eq!(profile.plot(Range::All, today).len(), 5);
        let mut odd = profile.clone();
        odd.history[3].date = "2020.01.01".to_owned();
        assert_eq!(odd.plot(Range::Month, today), points, "a calendar set back changes nothing");
        let later = date("2027.06.29").expect("a date");
        assert!(profile.plot(Range::HalfYear, later).is_empty());
    }

    #[test]
    fn dates_are_read_and_counted() {
        assert_eq!(date("2026.02.30"), None);
        assert_eq!(date("????.??.??"), None);
        assert_eq!(day_number(date("1970.01.01").expect("a date")), 0);
        let day = date("2026.06.01").expect("a date");
        assert_eq!(date_of_day(day_number(day)), Some(day));
    }
}
