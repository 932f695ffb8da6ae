//! What is wrong with the games in sight.
//!
//! A game's problems are known when it is read, which takes a moment; so only the rows that are
//! shown are read, few in a frame, and what was found is kept.

use crate::model::Document;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// What is wrong with a game: how many things, and the first of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Faults {
    pub(super) count: usize,
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) text: String,
}

/// What was found so far.
#[derive(Default)]
pub(super) struct Problems {
    known: HashMap<usize, Faults>,
}

impl Problems {
    /// How many games are read in a frame.
    pub(super) const PER_FRAME: usize = 4;
    /// A game of more bytes than this is looked at when it is opened, not while scrolling.
    const MOST: u64 = 64 * 1024;

    /// What is wrong with a game, if it is known or `budget` allows to find out.
    pub(super) fn of(
        &mut self,
        document: &Document,
        index: usize,
        budget: &mut usize,
    ) -> Option<&Faults> {
        if let Entry::Vacant(place) = self.known.entry(index) {
            let length = document.entries().get(index).map(|entry| entry.range.clone());
            let length = length.map_or(0, |range| range.end.saturating_sub(range.start));
            let faults = if length > Self::MOST {
                Faults::default()
            } else {
                *budget = budget.checked_sub(1)?;
                read(document, index)
            };
            place.insert(faults);
        }
        self.known.get(&index)
    }
}

fn read(document: &Document, index: usize) -> Faults {
    let Some((_, problems)) = document.game(index) else { return Faults::default() };
    let mut faults = problems.iter().filter(|problem| problem.kind.is_fault());
    let Some(first) = faults.next() else { return Faults::default() };
    Faults {
        count: 1 + faults.count(),
        line: first.line,
        column: first.column,
        text: first.text.chars().take(80).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] =
        b"[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. e4 e5 2. Qh7 *\n";

    #[test]
    fn faults_are_found_once_and_within_the_budget() {
        let document = Document::parse(None, FILE.to_vec());
        let mut problems = Problems::default();
        let mut budget = 1;
        assert_eq!(problems.of(&document, 0, &mut budget), Some(&Faults::default()));
        assert_eq!(problems.of(&document, 1, &mut budget), None);
        budget = 1;
        let faults = problems.of(&document, 1, &mut budget).expect("within the budget");
        assert_eq!((faults.count, faults.line), (1, 7));
        budget = 0;
        assert!(problems.of(&document, 1, &mut budget).is_some());
    }
}
