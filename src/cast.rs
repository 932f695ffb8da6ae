//! The thirty computer opponents: their seals, names, words and habits.
//!
//! The source is `assets/cast/cast.json`, made to be edited by hand; its README explains the
//! fields. Levels run from 30, the weakest, to 1, full strength.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::text::Language;

#[cfg(test)]
mod tests;

/// How many levels there are.
pub const LEVELS: u8 = 30;

static CAST: LazyLock<Vec<Character>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../assets/cast/cast.json"))
        .expect("the built-in cast is checked by a test")
});

/// All opponents, from level 30 to level 1.
pub fn all() -> &'static [Character] {
    &CAST
}

/// The opponent of a level; a level outside 1 to 30 gives the nearest.
pub fn at_level(level: u8) -> &'static Character {
    let level = level.clamp(1, LEVELS);
    &CAST[usize::from(LEVELS - level)]
}

/// The same words in each language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    en: String,
    zh_hans: String,
    zh_hant: String,
}

impl Words {
    /// The words in a language.
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::ZhHans => &self.zh_hans,
            Language::ZhHant => &self.zh_hant,
        }
    }
}

/// What an opponent likes to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Style {
    /// Goes for the king.
    Attacker,
    /// Holds what it has.
    Defender,
    /// Gives material for play.
    Gambler,
    /// Exchanges and wins later.
    Endgame,
    /// Plays along kindly.
    Friend,
}

/// A computer opponent.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its level, 30 (weakest) to 1.
    pub level: u8,
    /// The rating it is meant to play at. A target, not a measurement.
    pub elo_target: u16,
    seal: Option<String>,
    seal_hans: Option<String>,
    seal_hant: Option<String>,
    /// Its name.
    pub name: Words,
    /// What it likes to do.
    pub style: Style,
    /// The strength as a word: "club", "master".
    pub word: Words,
    /// One sentence about its play, for the new game card.
    pub line: Words,
    /// What it says before the game.
    pub greeting: Words,
    /// What it says after it has won.
    pub win: Words,
    /// What it says after it has lost.
    pub loss: Words,
    /// What it says after a draw.
    pub draw: Words,
    /// Its habits at the board.
    pub habits: Habits,
}

impl Character {
    /// The character on its seal. English shows the traditional form, as old seals do.
    pub fn seal(&self, language: Language) -> &str {
        let own = match language {
            Language::ZhHans => &self.seal_hans,
            Language::En | Language::ZhHant => &self.seal_hant,
        };
        own.as_ref().or(self.seal.as_ref()).map_or("", String::as_str)
    }
}

/// Habits from 0 to 1, 0.5 being neutral; they fade out towards full strength.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// Goes for the king.
    pub aggression: f32,
    /// Clings to material.
    pub materialism: f32,
    /// Takes care of its own king.
    pub king_safety: f32,
    /// Likes exchanges.
    pub trade_willingness: f32,
    /// How much of the opening book it knows.
    pub book_width: f32,
    /// What it overlooks.
    pub blindness: Blindness,
    /// Takes its time, makes waiting moves.
    pub patience: f32,
    /// Agrees to a draw in a level position.
    pub draw_acceptance: f32,
    /// The lasting deficit in pawns at which it resigns; none: it plays on to the mate.
    pub resign_threshold_pawns: Option<f32>,
}

/// The strength of each blind spot from 0 to 1; not a probability.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blindness {
    /// Pieces on long diagonals.
    pub long_diagonal: f32,
    /// Moves backwards.
    pub backward_moves: f32,
    /// Forks by knights.
    pub knight_forks: f32,
    /// Quiet moves that threaten something.
    pub quiet_threats: f32,
    /// Pinned men.
    pub pins: f32,
}
