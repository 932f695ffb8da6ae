//! The name of the opening of a game, found by position.
//!
//! The table `assets/openings/openings.tsv` names positions by the moves that lead to them. It
//! is replayed once into a map from position keys to names, so that a game that comes to a
//! named position by another order of moves gets the name too.

use std::collections::HashMap;
use std::sync::OnceLock;

use chess_core::{Position, san};

use crate::text::Language;

#[cfg(test)]
mod tests;

/// The built-in table.
const TABLE: &str = include_str!("../assets/openings/openings.tsv");

/// A named position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings: "B90".
    pub eco: &'static str,
    en: &'static str,
    zh_hans: &'static str,
    zh_hant: &'static str,
}

impl Opening {
    /// Its name, family first: "Sicilian Defense: Najdorf Variation, English Attack".
    pub fn name(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.en,
            Language::ZhHans => self.zh_hans,
            Language::ZhHant => self.zh_hant,
        }
    }

    /// The parts of its name, for a line that has room for some of them only.
    pub fn parts(&self, language: Language) -> impl Iterator<Item = &'static str> {
        self.name(language).split([':', ',', '：', '，']).map(str::trim)
    }
}

/// The names of all openings.
#[derive(Debug)]
pub struct Openings {
    by_position: HashMap<u64, Opening>,
    /// Half moves of the longest line: no later position can have a name.
    longest: usize,
}

static GLOBAL: OnceLock<Openings> = OnceLock::new();

impl Openings {
    /// The table, replayed at the first call, which takes a few milliseconds. A worker calls
    /// [`Openings::prepare`] early so that no frame has to wait for it.
    pub fn global() -> &'static Openings {
        GLOBAL.get_or_init(|| Openings::parse(TABLE))
    }

    /// The table if it is ready, without making a frame wait.
    pub fn ready() -> Option<&'static Openings> {
        GLOBAL.get()
    }

    /// Replays the table on a thread of its own; `done` is called there when it is ready.
    pub fn prepare(done: impl FnOnce() + Send + 'static) {
        let thread = std::thread::Builder::new().name("openings".to_owned());
        let started = thread.spawn(move || {
            Openings::global();
            done();
        });
        if let Err(error) = started {
            // The first call of `global` does the work then.
            log::warn!("no thread for the openings: {error}");
        }
    }

    fn parse(table: &'static str) -> Openings {
        let rows = table.lines().skip(1).filter_map(Row::parse);
        let mut by_position = HashMap::with_capacity(2048);
        let mut longest = 0;
        // Neighbouring lines of the table share their beginnings, so positions are kept.
        let mut line: Vec<(&str, Position)> = Vec::new();
        let start = Position::startpos();
        for row in rows {
            let mut depth = 0;
            for word in row.sans() {
                if line.get(depth).is_some_and(|(known, _)| *known == word) {
                    depth += 1;
                    continue;
                }
                line.truncate(depth);
                let before = line.last().map_or(&start, |(_, position)| position);
                let Ok(mv) = san::parse(before, word) else {
                    // A test forbids it; here the row would just be nameless.
                    log::error!("openings: {word} in {:?}", row.moves);
                    break;
                };
                line.push((word, before.after(mv)));
                depth += 1;
            }
            line.truncate(depth);
            longest = longest.max(depth);
            if let Some((_, position)) = line.last() {
                by_position.entry(position.zobrist()).or_insert(row.opening);
            }
        }
        Openings { by_position, longest }
    }

    /// The name of one position.
    pub fn at(&self, key: u64) -> Option<&Opening> {
        self.by_position.get(&key)
    }

    /// The opening of a game: the last named position among the keys of its positions, in order
    /// from its start.
    pub fn find(&self, keys: &[u64]) -> Option<&Opening> {
        let early = keys.get(..=self.longest).unwrap_or(keys);
        early.iter().rev().find_map(|key| self.at(*key))
    }
}

/// A line of the table.
struct Row {
    opening: Opening,
    moves: &'static str,
}

impl Row {
    fn parse(line: &'static str) -> Option<Row> {
        let mut fields = line.split('\t');
        let opening = Opening {
            eco: fields.next()?,
            en: fields.next()?,
            zh_hans: fields.next()?,
            zh_hant: fields.next()?,
        };
        Some(Row { opening, moves: fields.next()? })
    }

    /// The moves without their numbers.
    fn sans(&self) -> impl Iterator<Item = &'static str> {
        self.moves.split(' ').filter(|word| !word.ends_with('.'))
    }
}
