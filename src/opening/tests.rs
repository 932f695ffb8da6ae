//! The check of the table, and the finding of names.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use super::*;

fn rows() -> Vec<Row> {
    TABLE.lines().skip(1).map(|line| Row::parse(line).expect("five fields")).collect()
}

/// The positions of a line, the start first.
fn positions(row: &Row) -> Vec<Position> {
    let mut positions = vec![Position::startpos()];
    for word in row.sans() {
        let position = positions.last().expect("start");
        let mv = san::parse(position, word)
            .unwrap_or_else(|error| panic!("{}: {word}: {error}", row.moves));
        positions.push(position.after(mv));
    }
    positions
}

fn name_of(moves: &str) -> Option<(&'static str, &'static str)> {
    let mut position = Position::startpos();
    let mut keys = vec![position.zobrist()];
    for word in moves.split_whitespace() {
        position.play(san::parse(&position, word).expect(word));
        keys.push(position.zobrist());
    }
    Openings::global().find(&keys).map(|opening| (opening.eco, opening.name(Language::En)))
}

#[test]
fn the_table_is_well_formed() {
    assert!(TABLE.starts_with("eco\tname_en\tname_zh_hans\tname_zh_hant\tmoves\n"));
    assert!(TABLE.ends_with('\n') && !TABLE.contains('\r') && !TABLE.contains('\u{feff}'));
    for line in TABLE.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields.len(), 5, "{line}");
        assert!(fields.iter().all(|f| !f.is_empty() && f.trim() == *f), "{line}");
    }
    assert!((1100..=1600).contains(&rows().len()));
}

#[test]
fn every_line_is_legal_and_written_in_the_standard_way() {
    for row in rows() {
        let mut position = Position::startpos();
        let mut written = Vec::new();
        for (ply, word) in row.sans().enumerate() {
            let mv = san::parse(&position, word)
                .unwrap_or_else(|error| panic!("{}: {word}: {error}", row.moves));
            if ply % 2 == 0 {
                written.push(format!("{}.", ply / 2 + 1));
            }
            written.push(san::format(&position, mv));
            position.play(mv);
        }
        assert_eq!(written.join(" "), row.moves);
    }
}

#[test]
fn no_position_and_no_name_is_there_twice() {
    let rows = rows();
    let keys: BTreeSet<u64> =
        rows.iter().map(|row| positions(row).last().expect("moves").zobrist()).collect();
    assert_eq!(keys.len(), rows.len());
    for language in Language::ALL {
        let names: BTreeSet<&str> = rows.iter().map(|row| row.opening.name(language)).collect();
        assert_eq!(names.len(), rows.len(), "{}", language.code());
    }
    assert_eq!(Openings::global().by_position.len(), rows.len());
}

#[test]
fn all_codes_are_there_and_the_rows_are_sorted() {
    let rows = rows();
    let found: BTreeSet<&str> = rows.iter().map(|row| row.opening.eco).collect();
    let all: BTreeSet<String> =
        ('A'..='E').flat_map(|volume| (0..100).map(move |n| format!("{volume}{n:02}"))).collect();
    assert_eq!(found, all.iter().map(String::as_str).collect());
    let keys: Vec<_> =
        rows.iter().map(|row| (row.opening.eco, row.sans().count(), row.moves)).collect();
    assert!(keys.is_sorted());
}

/// A longer line passes through a shorter named one of its family tree.
#[test]
fn every_line_grows_out_of_another() {
    let rows = rows();
    let named: BTreeSet<u64> =
        rows.iter().map(|row| positions(row).last().expect("moves").zobrist()).collect();
    for row in &rows {
        let passed = positions(row);
        let before = &passed[1..passed.len() - 1];
        assert!(
            before.is_empty() || before.iter().any(|p| named.contains(&p.zobrist())),
            "{}",
            row.moves
        );
    }
}

/// The code fits the first moves: the volumes and their main divisions.
#[test]
fn codes_fit_the_first_moves() {
    for row in rows() {
        let words: Vec<&str> = row.sans().collect();
        let first = words[0];
        let reply = words.get(1).copied().unwrap_or_default();
        let number: u32 = row.opening.eco[1..].parse().expect("code");
        let fits = match (&row.opening.eco[..1], number) {
            ("A", 0) => !["e4", "d4", "c4", "Nf3", "f4", "b3"].contains(&first),
            ("A", 1) => first == "b3",
            ("A", 2..=3) => first == "f4" && (reply == "d5") == (number == 3),
            ("A", 4..=9) => first == "Nf3" && (reply == "d5") == (number >= 6),
            ("A", 10..=39) => first == "c4",
            ("A", 40..=44) => first == "d4" && !["d5", "Nf6", "f5"].contains(&reply),
            ("A", 45..=79) => first == "d4" && reply == "Nf6",
            ("A", _) => first == "d4" && reply == "f5",
            ("B", 1) => first == "e4" && reply == "d5",
            ("B", 2..=5) => first == "e4" && reply == "Nf6",
            ("B", 6) => first == "e4" && reply == "g6",
            ("B", 7..=9) => first == "e4" && reply == "d6",
            ("B", 10..=19) => first == "e4" && reply == "c6",
            ("B", 20..=99) => first == "e4" && reply == "c5",
            ("B", _) => first == "e4" && !["e5", "e6"].contains(&reply),
            ("C", 0..=19) => first == "e4" && reply == "e6",
            ("C", _) => first == "e4" && reply == "e5",
            ("D", 70..=99) => words.starts_with(&["d4", "Nf6", "c4", "g6"]),
            ("D", _) => first == "d4" && words.contains(&"d5"),
            (_, 0..=59) => words.starts_with(&["d4", "Nf6", "c4", "e6"]),
            _ => words.starts_with(&["d4", "Nf6", "c4", "g6"]),
        };
        assert!(fits, "{} {}", row.opening.eco, row.moves);
    }
}

/// Names are made of the same parts in the three languages.
#[test]
fn names_have_the_same_parts_in_each_language() {
    let mut forms: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    for row in rows() {
        let [en, hans, hant] =
            Language::ALL.map(|language| row.opening.parts(language).collect::<Vec<_>>());
        // Moves such as "6.bxc3" stand in a name as they are; their dots are no separators.
        assert_eq!((en.len(), en.len()), (hans.len(), hant.len()), "{}", row.opening.en);
        for ((en, hans), hant) in en.into_iter().zip(hans).zip(hant) {
            let known = *forms.entry(en).or_insert((hans, hant));
            assert_eq!(known, (hans, hant), "{en}");
        }
    }
}

#[test]
fn names_are_found() {
    assert_eq!(name_of(""), None);
    assert_eq!(
        name_of("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
        Some(("B90", "Sicilian Defense: Najdorf Variation"))
    );
    // Outside the table the last name stays.
    assert_eq!(
        name_of("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Rg1 h5 Rh1 Rh6"),
        name_of("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Rg1 h5")
    );
}

#[test]
fn transpositions_are_found() {
    let direct = name_of("d4 d5 c4 e6 Nc3 Nf6 Bg5");
    assert!(direct.is_some_and(|(eco, _)| eco.starts_with('D')));
    assert_eq!(name_of("c4 e6 Nc3 Nf6 d4 d5 Bg5"), direct);
    assert_eq!(name_of("d4 Nf6 c4 e6 Nc3 d5 Bg5"), direct);
    assert_eq!(
        name_of("Nf3 d6 e4 c5 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
        name_of("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6")
    );
}

#[test]
fn every_line_finds_itself() {
    for row in rows() {
        let keys: Vec<u64> = positions(&row).iter().map(Position::zobrist).collect();
        assert_eq!(Openings::global().find(&keys), Some(&row.opening));
    }
}

#[test]
fn the_table_is_replayed_quickly() {
    let begin = Instant::now();
    let openings = Openings::parse(TABLE);
    let took = begin.elapsed();
    assert!(openings.longest > 10);
    // A few milliseconds on a free core; the limit leaves room for a busy one.
    assert!(took.as_millis() < 250, "{took:?}");
}
