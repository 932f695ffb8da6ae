//! The check of `cast.json`: shape, lengths, uniqueness, and habits that fit the words.

use std::collections::BTreeSet;

use super::*;

type Part = fn(&Character) -> &Words;
const TEXTS: [(&str, Part, [usize; 3]); 7] = [
    ("name", |c| &c.name, [20, 5, 5]),
    ("word", |c| &c.word, [20, 8, 8]),
    ("line", |c| &c.line, [60, 20, 20]),
    ("greeting", |c| &c.greeting, [60, 24, 24]),
    ("win", |c| &c.win, [60, 24, 24]),
    ("loss", |c| &c.loss, [60, 24, 24]),
    ("draw", |c| &c.draw, [60, 24, 24]),
];
const STRENGTHS: [&str; 12] = [
    "first steps",
    "beginner",
    "casual",
    "improver",
    "club",
    "strong club",
    "expert",
    "master",
    "grandmaster-like",
    "world-class",
    "beyond human",
    "full strength",
];

fn han(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

impl Blindness {
    fn each(&self) -> [f32; 5] {
        [self.long_diagonal, self.backward_moves, self.knight_forks, self.quiet_threats, self.pins]
    }
}

impl Habits {
    fn scalars(&self) -> [f32; 7] {
        [
            self.aggression,
            self.materialism,
            self.king_safety,
            self.trade_willingness,
            self.book_width,
            self.patience,
            self.draw_acceptance,
        ]
    }
}

/// L-LADDER-5: evenly spaced in strength.
#[test]
fn l_ladder_5_levels_run_from_thirty_to_one_with_even_targets() {
    assert_eq!(all().len(), usize::from(LEVELS));
    for (character, level) in all().iter().zip((1..=LEVELS).rev()) {
        assert_eq!(character.level, level);
        assert_eq!(at_level(level), character);
        let target = (400.0 + f64::from(30 - level) * 2800.0 / 29.0).round();
        assert!((f64::from(character.elo_target) - target).abs() < 0.5);
    }
    assert_eq!(at_level(0).level, 1);
    assert_eq!(at_level(200).level, 30);
}

#[test]
fn texts_have_their_length_and_are_one_sentence() {
    for character in all() {
        for (part, words, longest) in TEXTS {
            for (language, longest) in Language::ALL.into_iter().zip(longest) {
                let words = words(character).of(language);
                let at = format!("level {} {part} {}", character.level, language.code());
                assert!((1..=longest).contains(&words.chars().count()), "{at}: {words}");
                assert_eq!(words.trim(), words, "{at}");
                let (clean, ends): (bool, &[char]) = if language.is_chinese() {
                    (words.chars().all(|c| han(c) || "，。；！？".contains(c)), &['。', '！', '？'])
                } else {
                    let clean =
                        words.chars().all(|c| c.is_ascii_alphabetic() || " ,;.!?'-".contains(c));
                    (clean, &['.', '!', '?'])
                };
                assert!(clean, "{at}: {words}");
                let count = words.chars().filter(|c| ends.contains(c)).count();
                let sentence = !matches!(part, "name" | "word");
                assert_eq!(count, usize::from(sentence), "{at}: {words}");
                assert_eq!(words.ends_with(ends), sentence, "{at}: {words}");
            }
        }
    }
}

#[test]
fn seals_names_and_sentences_are_not_repeated() {
    for language in Language::ALL {
        let seals: BTreeSet<&str> = all().iter().map(|c| c.seal(language)).collect();
        assert_eq!(seals.len(), 30);
        for seal in seals {
            assert_eq!(seal.chars().count(), 1);
            assert!(seal.chars().all(han));
        }
        let mut said = BTreeSet::new();
        for (part, words, _) in TEXTS.iter().filter(|(part, ..)| *part != "word") {
            for character in all() {
                let words = words(character).of(language).to_lowercase();
                assert!(said.insert(words.clone()), "{part} again: {words}");
            }
        }
    }
    let differ: Vec<u8> = all()
        .iter()
        .filter(|c| c.seal(Language::ZhHans) != c.seal(Language::ZhHant))
        .map(|c| c.level)
        .collect();
    assert_eq!(differ, [21, 11]);
}

#[test]
fn strength_words_come_in_order_with_one_translation_each() {
    let mut blocks: Vec<&Words> = Vec::new();
    for character in all() {
        if blocks.last() != Some(&&character.word) {
            blocks.push(&character.word);
        }
    }
    let english: Vec<&str> = blocks.iter().map(|word| word.of(Language::En)).collect();
    assert_eq!(english, STRENGTHS);
}

#[test]
fn habits_are_in_range_and_fade_out() {
    for character in all() {
        let habits = &character.habits;
        let at = format!("level {}", character.level);
        for value in habits.scalars().into_iter().chain(habits.blindness.each()) {
            assert!((0.0..=1.0).contains(&value), "{at}: {value}");
        }
        if let Some(pawns) = habits.resign_threshold_pawns {
            assert!((3.0..=20.0).contains(&pawns), "{at}");
            // Friends and low levels let the player give mate.
            assert!(character.style != Style::Friend && character.level < 20, "{at}");
        }
        if character.level <= 4 {
            assert_eq!(habits.blindness.each(), [0.0; 5], "{at}");
        }
    }
    let strongest = &at_level(1).habits;
    let evaluating = [
        strongest.aggression,
        strongest.materialism,
        strongest.king_safety,
        strongest.trade_willingness,
    ];
    assert_eq!(evaluating, [0.5; 4]);

    let median = |character: &Character| {
        let mut each = character.habits.blindness.each();
        each.sort_by(f32::total_cmp);
        each[2]
    };
    for pair in all().windows(2) {
        let (weaker, stronger) = (median(&pair[0]), median(&pair[1]));
        assert!(
            stronger <= weaker + 0.011 && weaker - stronger <= 0.081,
            "level {}",
            pair[1].level
        );
    }
}

#[test]
fn a_weakness_in_the_line_is_the_strongest_blind_spot() {
    const NAMED: [[&[&str]; 3]; 5] = [
        [&["long diagonal"], &["长斜线"], &["長斜線"]],
        [
            &["go back", "backward move", "retreat"],
            &["往后走", "后退", "回马枪"],
            &["往後走", "後退", "回馬槍"],
        ],
        [&["fork"], &["捉双"], &["捉雙"]],
        [&["quiet threat"], &["威胁"], &["威脅"]],
        [&[" pin", "Pinned"], &["牵制"], &["牽制"]],
    ];
    for character in all() {
        let spots = character.habits.blindness.each();
        let named: Vec<usize> = (0..5)
            .filter(|&spot| {
                let says: Vec<bool> = Language::ALL
                    .into_iter()
                    .zip(NAMED[spot])
                    .map(|(language, words)| {
                        let line = character.line.of(language);
                        words.iter().any(|word| line.contains(word))
                    })
                    .collect();
                assert!(
                    says.iter().all(|&each| each == says[0]),
                    "level {}: the languages name different weaknesses",
                    character.level
                );
                says[0]
            })
            .collect();
        for &spot in &named {
            let rest = (0..5)
                .filter(|other| !named.contains(other))
                .map(|other| spots[other])
                .fold(0.0, f32::max);
            assert!(
                spots[spot] >= 0.45 && spots[spot] >= rest + 0.099,
                "level {}: the line names spot {spot}, the habits do not",
                character.level
            );
        }
    }
}
