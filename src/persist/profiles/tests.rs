//! What is kept comes back, and damage costs no more than what is damaged.

use super::super::{LoadNotice, Store};
use super::*;

fn game(n: u32) -> RatedGame {
    RatedGame {
        date: format!("2026.05.{:02}", n % 28 + 1),
        opponent: if n.is_multiple_of(3) {
            Opponent::Person(ProfileId(2), "沈 \"知远\" (id: 7) profiles: [".to_owned())
        } else {
            Opponent::Computer(14)
        },
        color: if n.is_multiple_of(2) { Color::White } else { Color::Black },
        score: [Score::Win, Score::Draw, Score::Loss][n as usize % 3],
        before: 1_000 + n,
        after: 1_010 + n,
        reason: "resignation".to_owned(),
    }
}

fn profile(id: u64, name: &str) -> Profile {
    Profile {
        id: ProfileId(id),
        name: name.to_owned(),
        title: Title::Wgm,
        tenths: 16_904,
        games: 6,
        created: "2026.05.01".to_owned(),
        history: (0..6).map(game).collect(),
    }
}

fn three() -> Profiles {
    Profiles {
        current: Some(ProfileId(2)),
        next: 9,
        pending: Some(PendingGame {
            white: Seat::Profile(ProfileId(2)),
            black: Seat::Computer(13),
            date: "2026.06.01".to_owned(),
        }),
        profiles: vec![profile(1, "Lin Wei"), profile(2, "沈知远"), profile(4, "history: [ \\\"")],
    }
}

fn kept() -> (tempfile::TempDir, Store, String) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    store.save(&three()).unwrap();
    let words = std::fs::read_to_string(folder.path().join(Profiles::FILE)).unwrap();
    (folder, store, words)
}

fn load_damaged(store: &Store, words: &str) -> (Profiles, Vec<usize>) {
    let path = store.folder().unwrap().join(Profiles::FILE);
    std::fs::write(&path, words).unwrap();
    let loaded = store.load::<Profiles>();
    let Some(LoadNotice::Damaged { kept: Some(kept), lines }) = loaded.notice else {
        panic!("{:?}", loaded.notice);
    };
    assert_eq!(std::fs::read_to_string(&kept).unwrap(), words, "the file stays beside");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), words, "and where it was");
    (loaded.value, lines)
}

#[test]
fn profiles_come_back_as_they_were() {
    let (_folder, store, words) = kept();
    let loaded = store.load::<Profiles>();
    assert!(loaded.notice.is_none(), "{:?}", loaded.notice);
    assert_eq!(loaded.value, three());
    assert_eq!(words.lines().filter(|line| line.contains("resignation")).count(), 18);
}

#[test]
fn a_broken_profile_does_not_lose_the_others() {
    let (_folder, store, words) = kept();
    let line = 1 + words.lines().position(|line| line.contains("name: \"沈知远\"")).unwrap();
    for bad in ["name: 7", "name: \"沈知远", "name: )", "~~~", "name: \"沈\", tenths: -5"] {
        let (profiles, lines) = load_damaged(&store, &words.replace("name: \"沈知远\"", bad));
        let ids: Vec<_> = profiles.profiles.iter().map(|profile| profile.id.0).collect();
        assert_eq!(ids, [1, 4], "{bad}");
        assert_eq!(profiles.profiles[0], three().profiles[0], "{bad}");
        // Where a text has no end, only the beginning of the profile is sure.
        assert!(lines.iter().any(|at| at.abs_diff(line) <= 2), "{bad}: {lines:?}, not {line}");
        assert_eq!(profiles.current, Some(ProfileId(1)), "who is gone cannot sit at the board");
        assert_eq!(profiles.next, 9, "no number is given twice");
    }
}

#[test]
fn a_broken_game_does_not_lose_the_profile() {
    let (_folder, store, words) = kept();
    for (good, bad) in [
        ("before: 1002", "before: many"),
        ("before: 1002", "before: 1002))"),
        ("score: loss, before: 1002", "score: lost, before: 1002"),
        ("before: 1002", "before: \"1002"),
    ] {
        assert!(words.contains(good), "{words}");
        let (profiles, lines) = load_damaged(&store, &words.replacen(good, bad, 1));
        assert_eq!(profiles.profiles.len(), 3, "{bad}");
        let hurt = &profiles.profiles[0];
        assert_eq!((hurt.tenths, hurt.games), (16_904, 6), "{bad}: points and number stay");
        assert!(hurt.history.len() >= 4, "{bad}: {}", hurt.history.len());
        let line = 1 + words.lines().position(|line| line.contains(good)).unwrap();
        assert_eq!(lines.first(), Some(&line), "{bad}");
    }
}

#[test]
fn a_file_may_end_anywhere() {
    let (_folder, store, words) = kept();
    let path = store.folder().unwrap().join(Profiles::FILE);
    let third = words.find("id: 4").unwrap();
    for (end, _) in words.char_indices().step_by(17) {
        std::fs::write(&path, &words[..end]).unwrap();
        let loaded = store.load::<Profiles>();
        assert!(loaded.notice.is_some(), "{end} bytes");
        if end > third {
            assert_eq!(loaded.value.profiles[..2], three().profiles[..2], "{end} bytes");
            assert_eq!(loaded.value.pending, three().pending);
        }
    }
}

#[test]
fn copies_of_damaged_files_are_not_written_over() {
    let (folder, store, words) = kept();
    let first = words.replace("沈知远", "\u{1}\"");
    let second = words.replace("Lin Wei", "\u{1}\"");
    for damaged in [&first, &second, &first] {
        load_damaged(&store, damaged);
    }
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!(read("profiles.ron.bad"), first);
    assert_eq!(read("profiles.ron.bad-2"), second);
    assert!(!folder.path().join("profiles.ron.bad-3").exists(), "the same file is kept once");
}

#[test]
fn odd_values_are_brought_into_range() {
    let mut odd = three();
    odd.profiles[1].id = ProfileId(1);
    odd.profiles[0].name = format!(" {}\n", "名".repeat(100));
    odd.profiles[0].tenths = u32::MAX;
    odd.profiles[0].games = 0;
    odd.profiles[0].history[1].opponent = Opponent::Computer(0);
    odd.next = 0;
    odd.repair();
    assert_eq!(odd.profiles.len(), 2, "of two with one number the first stays");
    let first = &odd.profiles[0];
    assert_eq!(first.name.chars().count(), MAX_NAME);
    assert_eq!((first.tenths, first.games), (Points::MAX.tenths(), 6));
    assert_eq!(first.history[1].opponent, Opponent::Computer(1));
    assert_eq!((odd.next, odd.current, odd.pending), (5, Some(ProfileId(1)), None));
}
