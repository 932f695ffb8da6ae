//! The players of the ladder: who they are, how they stand, and every rated game they played.
//!
//! These are years of games, so a damaged file costs no more than what is damaged: profiles and
//! games are looked at one by one, and the file as it was found stays beside.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod salvage;

use super::Stored;
use super::choice::choice;
use chess_core::Color;
use serde::{Deserialize, Serialize};
use tournament::ladder::{LEVELS, Points};

/// The longest name, in characters.
pub const MAX_NAME: usize = 60;
/// More profiles than people who share a computer.
pub const MAX_PROFILES: usize = 100;

choice! {
    /// A title, shown beside a name (L-COMP-5).
    Title {
        /// No title.
        #[default]
        None = "none",
        /// Grandmaster.
        Gm = "GM",
        /// International master.
        Im = "IM",
        /// Master of the federation.
        Fm = "FM",
        /// Woman grandmaster.
        Wgm = "WGM",
        /// Woman international master.
        Wim = "WIM",
    }
}

impl Title {
    /// The letters, as PGN's tags have them too; empty without a title.
    pub const fn letters(self) -> &'static str {
        match self {
            Title::None => "",
            title => title.word(),
        }
    }
}

/// Tells profiles apart, also after a change of name. Never given twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProfileId(pub u64);

/// Everybody who plays rated games here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profiles {
    /// Who sits at the board now.
    pub current: Option<ProfileId>,
    /// The number of the next profile.
    pub next: u64,
    /// A rated game that has begun and is not settled.
    pub pending: Option<PendingGame>,
    /// The profiles, the oldest first. The last field: see `salvage`.
    pub profiles: Vec<Profile>,
}

impl Default for Profiles {
    fn default() -> Profiles {
        Profiles { current: None, next: 1, pending: None, profiles: Vec::new() }
    }
}

/// A player of the ladder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Its number. The first field: see `salvage`.
    pub id: ProfileId,
    /// The name.
    pub name: String,
    /// The title.
    #[serde(default)]
    pub title: Title,
    /// The points, in tenths.
    pub tenths: u32,
    /// How many rated games were played, those of a lost history included.
    pub games: u32,
    /// When it was made, as PGN has dates: `2026.05.02`.
    #[serde(default)]
    pub created: String,
    /// The rated games, the oldest first. The last field: see `salvage`.
    #[serde(default)]
    pub history: Vec<RatedGame>,
}

/// A rated game as it counts for one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatedGame {
    /// When it ended, as PGN has dates.
    pub date: String,
    /// Against whom.
    pub opponent: Opponent,
    /// The player's colour.
    #[serde(with = "color_word")]
    pub color: Color,
    /// How it ended for the player.
    pub score: Score,
    /// The points before, in tenths.
    pub before: u32,
    /// The points after, in tenths.
    pub after: u32,
    /// Why it ended, as a word of the program's own, such as `resignation`.
    pub reason: String,
}

/// Against whom a rated game was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opponent {
    /// The computer at this level.
    Computer(u8),
    /// Another profile, with the name that it had then.
    Person(ProfileId, String),
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Score {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// A rated game between its first move and its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingGame {
    /// Who has White.
    pub white: Seat,
    /// Who has Black.
    pub black: Seat,
    /// When it began, as PGN has dates.
    pub date: String,
}

/// Who plays a side of a rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    /// The computer at this level.
    Computer(u8),
    /// This profile.
    Profile(ProfileId),
}

impl PendingGame {
    /// Who plays a side.
    pub const fn seat(&self, color: Color) -> Seat {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Whether a profile plays in it.
    pub fn has(&self, id: ProfileId) -> bool {
        Color::ALL.into_iter().any(|color| self.seat(color) == Seat::Profile(id))
    }
}

/// Colours as words.
mod color_word {
    use super::Color;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(color: &Color, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match color {
            Color::White => "white",
            Color::Black => "black",
        })
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
        match &*String::deserialize(deserializer)? {
            "white" => Ok(Color::White),
            "black" => Ok(Color::Black),
            other => Err(serde::de::Error::custom(format!("{other:?} is not a colour"))),
        }
    }
}

impl Stored for Profiles {
    const FILE: &'static str = "profiles.ron";
    const VERSION: u32 = 1;
    /// A rated game takes about 150 bytes.
    const MAX_BYTES: u64 = 64 << 20;
    /// A line for each game.
    const DEPTH: usize = 5;

    fn repair(&mut self) {
        let mut seen = std::collections::HashSet::new();
        self.profiles.retain(|profile| seen.insert(profile.id));
        for profile in &mut self.profiles {
            profile.name = clean_name(&profile.name);
            if profile.name.is_empty() {
                profile.name = "?".to_owned();
            }
            profile.tenths = Points::from_tenths(profile.tenths).tenths();
            let known = u32::try_from(profile.history.len()).unwrap_or(u32::MAX);
            profile.games = profile.games.max(known);
            for game in &mut profile.history {
                if let Opponent::Computer(level) = &mut game.opponent {
                    *level = (*level).clamp(1, LEVELS);
                }
                game.before = Points::from_tenths(game.before).tenths();
                game.after = Points::from_tenths(game.after).tenths();
            }
        }
        let last = self.profiles.iter().map(|profile| profile.id.0).max().unwrap_or(0);
        self.next = self.next.max(last.saturating_add(1));
        if self.current.is_none_or(|id| self.get(id).is_none()) {
            self.current = self.profiles.first().map(|profile| profile.id);
        }
        if let Some(pending) = &self.pending {
            let known = |seat| match seat {
                Seat::Computer(level) => (1..=LEVELS).contains(&level),
                Seat::Profile(id) => self.get(id).is_some(),
            };
            if !known(pending.white) || !known(pending.black) {
                self.pending = None;
            }
        }
    }

    fn salvage(words: &str) -> Option<(Self, Vec<usize>)> {
        salvage::salvage(words)
    }
}

/// A name as it is kept: without spaces around it and not endless.
pub fn clean_name(name: &str) -> String {
    let line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    line.trim().chars().take(MAX_NAME).collect()
}

impl Profiles {
    /// The profile of this number.
    pub fn get(&self, id: ProfileId) -> Option<&Profile> {
        self.profiles.iter().find(|profile| profile.id == id)
    }

    /// The profile of this number, to be changed.
    pub fn get_mut(&mut self, id: ProfileId) -> Option<&mut Profile> {
        self.profiles.iter_mut().find(|profile| profile.id == id)
    }

    /// Who sits at the board now.
    pub fn current(&self) -> Option<&Profile> {
        self.get(self.current?)
    }
}

#[cfg(test)]
mod tests;
