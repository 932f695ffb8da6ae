//! Which games fit what was typed. Case and accents do not matter: `muller` finds Müller.

use crate::model::document::GameEntry;

/// The rows that fit the last search, kept until it changes.
#[derive(Default)]
pub(super) struct Filter {
    /// Of each game, what is searched, made when the first search comes.
    folded: Vec<Box<str>>,
    /// The last search as it was folded, and the games that fit it. Without a search: none kept.
    found: Option<(String, Vec<u32>)>,
    count: usize,
}

/// The games to be shown, in the order of the file.
pub(super) enum Rows<'a> {
    /// All so many.
    All(usize),
    /// These.
    Some(&'a [u32]),
}

impl Rows<'_> {
    pub(super) fn len(&self) -> usize {
        match self {
            Rows::All(count) => *count,
            Rows::Some(rows) => rows.len(),
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Filter {
    /// The games that fit. The entries must be the same ones for the filter's whole life.
    pub(super) fn rows(&mut self, entries: &[GameEntry], search: &str) -> Rows<'_> {
        self.count = entries.len();
        let query = fold(search);
        if query.split_whitespace().next().is_none() {
            self.found = None;
            return Rows::All(self.count);
        }
        if self.found.as_ref().is_none_or(|(last, _)| *last != query) {
            if self.folded.len() != entries.len() {
                self.folded = entries.iter().map(|entry| searched(entry).into()).collect();
            }
            let rows = matching(&self.folded, &query);
            self.found = Some((query, rows));
        }
        Rows::Some(self.found.as_ref().map_or(&[], |(_, rows)| rows.as_slice()))
    }

    /// The game in a row.
    pub(super) fn index(&self, row: usize) -> Option<usize> {
        match &self.found {
            None => (row < self.count).then_some(row),
            Some((_, rows)) => rows.get(row).map(|index| *index as usize),
        }
    }

    /// The row of a game.
    pub(super) fn row_of(&self, index: usize) -> Option<usize> {
        match &self.found {
            None => (index < self.count).then_some(index),
            Some((_, rows)) => rows.binary_search(&u32::try_from(index).ok()?).ok(),
        }
    }
}

/// The texts in which all words of a query are found; query and texts are folded.
fn matching(folded: &[Box<str>], query: &str) -> Vec<u32> {
    let words: Vec<&str> = query.split_whitespace().collect();
    folded
        .iter()
        .zip(0..)
        .filter(|(text, _)| words.iter().all(|word| text.contains(word)))
        .map(|(_, index)| index)
        .collect()
}

/// All that is searched of a game.
fn searched(entry: &GameEntry) -> String {
    let parts = [
        &*entry.white,
        &*entry.black,
        &*entry.event,
        &*entry.site,
        &*entry.date,
        &*entry.eco,
        entry.result.as_str(),
        &*entry.fen,
    ];
    fold(&parts.join("\n"))
}

/// Without capitals and accents.
fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() {
            out.push(c.to_ascii_lowercase());
            continue;
        }
        match base(c) {
            Some(letters) => out.push_str(letters),
            // An accent that stands for itself behind its letter.
            None if ('\u{300}'..='\u{36f}').contains(&c) => {}
            None => out.extend(c.to_lowercase()),
        }
    }
    out
}

/// The plain letters for a Latin one with an accent.
fn base(c: char) -> Option<&'static str> {
    const LETTERS: [(&str, &str); 32] = [
        ("a", "àáâãäåāăąǎ"),
        ("a", "ÀÁÂÃÄÅĀĂĄǍ"),
        ("ae", "æÆ"),
        ("c", "çćĉċčÇĆĈĊČ"),
        ("d", "ðďđÐĎĐ"),
        ("e", "èéêëēĕėęěÈÉÊËĒĔĖĘĚ"),
        ("e", "ẽẼ"),
        ("g", "ĝğġģĜĞĠĢ"),
        ("h", "ĥħĤĦ"),
        ("i", "ìíîïĩīĭįıǐÌÍÎÏĨĪĬĮİǏ"),
        ("j", "ĵĴ"),
        ("k", "ķĸĶ"),
        ("l", "ĺļľŀłĹĻĽĿŁ"),
        ("n", "ñńņňŉŋÑŃŅŇŊ"),
        ("o", "òóôõöøōŏőǒ"),
        ("o", "ÒÓÔÕÖØŌŎŐǑ"),
        ("oe", "œŒ"),
        ("r", "ŕŗřŔŖŘ"),
        ("s", "śŝşšșŚŜŞŠȘ"),
        ("ss", "ßẞ"),
        ("t", "ţťŧțŢŤŦȚ"),
        ("th", "þÞ"),
        ("u", "ùúûüũūŭůűųǔ"),
        ("u", "ÙÚÛÜŨŪŬŮŰŲǓ"),
        ("w", "ŵŴ"),
        ("y", "ýÿŷÝŸŶ"),
        ("z", "źżžŹŻŽ"),
        ("e", "ё"),
        ("", "’'"),
        ("-", "–—‑"),
        ("1/2", "½"),
        (" ", "\u{a0}\u{3000}"),
    ];
    let found = LETTERS.iter().find(|(_, accented)| accented.contains(c));
    found.map(|(plain, _)| *plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(white: &str, black: &str, event: &str, date: &str) -> GameEntry {
        GameEntry {
            white: white.into(),
            black: black.into(),
            event: event.into(),
            date: date.into(),
            ..GameEntry::default()
        }
    }

    fn games() -> Vec<GameEntry> {
        vec![
            entry("Kasparov, G", "Topalov, V", "Wijk aan Zee", "1999.01.20"),
            entry("Müller, Jörg", "Łasker, Ø", "Größe", "2001.05.05"),
            entry("王小明", "Kasparov, G", "北京", "1999.??.??"),
        ]
    }

    fn found(search: &str) -> Vec<usize> {
        let games = games();
        let mut filter = Filter::default();
        let rows = filter.rows(&games, search).len();
        (0..rows).filter_map(|row| filter.index(row)).collect()
    }

    #[test]
    fn every_word_must_be_found_somewhere() {
        assert_eq!(found(""), [0, 1, 2]);
        assert_eq!(found("  "), [0, 1, 2]);
        assert_eq!(found("kasparov 1999"), [0, 2]);
        assert_eq!(found("KASPAROV topalov"), [0]);
        assert_eq!(found("kasparov 2001"), [0; 0]);
        assert_eq!(found("王 北京"), [2]);
    }

    #[test]
    fn case_and_accents_do_not_matter() {
        for search in ["muller", "MÜLLER", "Mu\u{308}ller", "jorg", "lasker", "łASKER o", "grosse"]
        {
            assert_eq!(found(search), [1], "{search}");
        }
    }

    #[test]
    fn rows_and_games_find_each_other() {
        let games = games();
        let mut filter = Filter::default();
        filter.rows(&games, "kasparov");
        assert_eq!((filter.index(1), filter.row_of(2), filter.row_of(1)), (Some(2), Some(1), None));
        filter.rows(&games, "");
        assert_eq!((filter.index(1), filter.row_of(2), filter.index(3)), (Some(1), Some(2), None));
    }

    #[test]
    fn a_hundred_thousand_games_are_searched_at_once() {
        let names = ["Capablanca, J", "Alekhine, A", "Réti, R", "Euwe, M"];
        let games: Vec<GameEntry> = (0..100_000)
            .map(|i| entry(names[i % 4], names[(i / 4) % 4], "Match", "1927.09.16"))
            .collect();
        let mut filter = Filter::default();
        assert_eq!(filter.rows(&games, "reti 1927").len(), 43_750);
        assert_eq!(filter.rows(&games, "reti euwe").len(), 12_500);
    }
}
