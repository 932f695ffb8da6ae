use std::path::PathBuf;

use chess_core::{Edit, Game, Position, fen, san};

use super::*;

/// Game two is in Latin-1, between the games stands text that belongs to none, lines end in
/// CRLF, and there is a byte-order mark.
const MIXED: &[u8] = b"\xef\xbb\xbf[Event \"one\"]\r\n[White \"A\"]\r\n[Odd \"spacing  kept\"]\r\n\r\n\
    1. e4   e5 {two  blanks} 2. Nf3 *\r\n\r\nSome words of a mail: see below!\r\n\r\n\
    [Event \"Gr\xf6\xdfe\"]\r\n[White \"J\xe1n\"]\r\n[Date \"2025.01.01\"]\r\n[Result \"1-0\"]\r\n\r\n\
    1. d4 d5 (1... f5) 1-0\r\n\r\n\r\n\r\n% a line of another program\r\n[Event \"three\"]\r\n\r\n1. c4 *";

fn open(bytes: &[u8]) -> Document {
    Document::parse(Some(PathBuf::from("a/games.pgn")), bytes.to_vec())
}

fn play(game: &mut Game, moves: &str) {
    for word in moves.split(' ') {
        let node = game.main_line_end();
        let mv = san::parse(&game.position(node), word).expect("legal");
        game.apply(Edit::AddMove { parent: node, mv }).expect("legal");
    }
}

#[test]
fn a_file_is_listed_without_reading_its_moves() {
    let document = open(MIXED);
    assert_eq!(document.kind(), DocumentKind::Games);
    assert_eq!((document.len(), document.current()), (3, Some(0)));
    assert_eq!(document.line_ending(), LineEnding::CrLf);
    assert!(document.has_bom() && document.can_be_saved());
    assert_eq!(document.name().as_deref(), Some("games.pgn"));
    let [one, two, three] = document.entries() else { panic!("three games") };
    assert_eq!((&*one.white, &*one.event, one.plies, one.has_comments), ("A", "one", 3, true));
    assert_eq!((&*two.event, &*two.white, &*two.date), ("Größe", "Ján", "2025.01.01"));
    assert_eq!((two.result, two.plies, two.has_variations), (GameResult::WhiteWins, 2, true));
    assert_eq!(two.title().as_deref(), Some("Ján – ?"));
    assert_eq!((three.title().as_deref(), three.result), (Some("three"), GameResult::Unknown));
    assert!(two.matches("größe") && !three.matches("größe"));
}

#[test]
fn problems_carry_their_place_in_the_file() {
    let document = open(MIXED);
    let (game, problems) = document.game(1).expect("game");
    assert_eq!(game.stats().nodes, 3);
    let places: Vec<_> = problems.iter().map(|p| (p.kind.code(), p.game, p.line)).collect();
    assert_eq!(places, [("stray-text", 2, 7)]);
    assert_eq!(problems[0].text, "Some words of a mail: see below!");
    assert!(document.game(2).expect("game").1.is_empty());
    assert!(document.game(3).is_none());
    assert_eq!(document.check(&|| true).expect("all").len(), 1);
    assert_eq!(document.check(&|| false), None);
}

#[test]
fn saving_one_game_keeps_every_other_byte() {
    let document = open(MIXED);
    for index in 0..3 {
        let (mut game, _) = document.game(index).expect("game");
        play(&mut game, ["Nc6 Bb5", "c4", "Nf6"][index]);
        let bytes = document.saved_bytes(index, &game);
        let range = &document.entries()[index].range;
        assert!(bytes.starts_with(&MIXED[..range.start as usize]));
        assert!(bytes.ends_with(&MIXED[range.end as usize..]));
        let written =
            &bytes[range.start as usize..bytes.len() - (MIXED.len() - range.end as usize)];
        let written = std::str::from_utf8(written).expect("UTF-8");
        assert!(written.starts_with("[Event \""));
        assert_eq!(written.matches('\n').count(), written.matches("\r\n").count());

        let change = Change::replace(index, &game);
        let path = document.path().expect("path").to_owned();
        let saved = document.saved(path, bytes.clone(), &change, Stamp::of(&bytes, None));
        assert_eq!((saved.len(), saved.current()), (3, Some(index)));
        assert_eq!(saved.before_save().map(|bytes| &**bytes), Some(MIXED));
        let (again, _) = saved.game(index).expect("game");
        assert_eq!(pgn::write(&again), pgn::write(&game));
        for other in (0..3).filter(|other| *other != index) {
            assert_eq!(saved.game_bytes(other), document.game_bytes(other));
        }
    }
}

#[test]
fn a_game_is_added_at_the_end() {
    let mut game = Game::new(Position::startpos());
    play(&mut game, "g4 e5");
    // The last game has no result, and the file no line break at its end.
    for old in [MIXED, b"", b"\xef\xbb\xbf", b"1. e4", b"[Event \"x\"]", b"1. e4 {open"] {
        let document = open(old);
        let bytes = document.appended_bytes(&game);
        assert!(bytes.starts_with(old));
        let new = open(&bytes);
        assert_eq!(new.len(), document.len() + 1, "{}", String::from_utf8_lossy(&bytes));
        let (last, problems) = new.game(document.len()).expect("game");
        assert_eq!((last.stats().plies, problems.len()), (2, 0));
        for index in 0..document.len() {
            // A comment that was never closed goes on to the next game.
            let text =
                |of: &Document| of.game_bytes(index).map(|bytes| bytes.trim_ascii().to_vec());
            assert_eq!(text(&new), text(&document));
        }
    }
}

#[test]
fn neighbours_on_one_line_survive() {
    let document = open(b"1. e4 e5 * 1. d4 d5 * 1. c4 *\n");
    assert_eq!(document.len(), 3);
    let (mut game, _) = document.game(1).expect("game");
    play(&mut game, "c4");
    let new = open(&document.saved_bytes(1, &game));
    assert_eq!(new.len(), 3);
    assert_eq!(new.game_bytes(0), document.game_bytes(0));
    assert_eq!(new.game_bytes(2), document.game_bytes(2));
    assert_eq!(new.game(1).expect("game").0.stats().plies, 3);
}

#[test]
fn another_start_position_is_another_game() {
    let document = open(MIXED);
    let (game, _) = document.game(1).expect("game");
    assert!(!document.is_another_game(1, &game));
    let (position, _) = fen::read("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("position");
    assert!(document.is_another_game(1, &Game::new(position)));
}

#[test]
fn a_game_is_found_again_in_a_changed_file() {
    let document = open(MIXED);
    let mut longer = b"[Event \"new\"]\n\n1. a3 *\n\n".to_vec();
    longer.extend_from_slice(MIXED.strip_prefix(b"\xef\xbb\xbf").expect("mark"));
    let newer = open(&longer);
    assert_eq!(document.find_again(1, &newer), Some(2));
    assert_eq!(newer.find_again(0, &document), None);
    let twice = open(b"1. e4 *\n\n1. e4 *\n");
    assert_eq!(twice.find_again(1, &twice), Some(1));
    assert_eq!(open(b"1. e4 *").find_again(0, &open(b"1. d4 *\n\n1. e4 *\n\n1. e4 *")), None);
}

#[test]
fn games_without_moves_and_without_tags_count() {
    let text = b"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White \"C\"]\n\n*\n\n\
        [White \"E\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 d5 1/2-1/2\n";
    let document = open(text);
    let plies: Vec<u32> = document.entries().iter().map(|entry| entry.plies).collect();
    assert_eq!(plies, [3, 0, 4, 2]);
    let results: Vec<&str> = document.entries().iter().map(|e| e.result.as_str()).collect();
    assert_eq!(results, ["1-0", "*", "0-1", "1/2-1/2"]);
    assert_eq!(document.entries()[3].title(), None);
    assert_eq!(document.check(&|| true), Some(vec![]));
}

#[test]
fn a_file_without_games_says_so() {
    assert_eq!(open(b"").kind(), DocumentKind::Games);
    assert!(open(b" \r\n").is_empty() && Document::default().is_empty());
    let prose = open(b"Dear friend,\nhow are you?\n");
    assert_eq!((prose.kind(), prose.current()), (DocumentKind::Nothing, None));
    assert!(!prose.can_be_saved());
    assert_eq!(prose.stray().len(), 2);
    assert!(open(&[0xff, 0xd8, 0xff, 0xe0, 0, 16, b'J', b'F', b'I', b'F']).is_empty());
}

#[test]
fn positions_become_games() {
    let text = "\u{feff}# two studies\r\n\r\n8/8/8/8/8/4k3/4p3/4K3 b - - 0 1\r\n\
        6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"back rank\"; hmvc 3;\r\n\
        8/8/8/8/8/8/8/8 w - - 0 1\n9/8/8/8/8/8/8/8 w - - 0 1\n\
        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1";
    for path in [Some(PathBuf::from("x.epd")), Some(PathBuf::from("x.txt")), None] {
        let document = Document::parse(path, text.as_bytes().to_vec());
        assert_eq!((document.kind(), document.len()), (DocumentKind::Positions, 5));
        assert!(!document.can_be_saved());
        let [first, second, ..] = document.entries() else { panic!("five") };
        assert_eq!(first.title().as_deref(), Some("8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"));
        assert_eq!((second.title().as_deref(), second.has_setup), (Some("back rank"), true));
        let (game, problems) = document.game(1).expect("game");
        assert_eq!(fen::format(game.start()), "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 3 1");
        assert_eq!(game.comments(Game::ROOT), ["bm Rd8#"]);
        assert!(problems.is_empty());
        let kinds = |index| -> Vec<(&str, usize)> {
            let (_, problems) = document.game(index).expect("line");
            problems.iter().map(|problem| (problem.kind.code(), problem.line)).collect()
        };
        assert_eq!(kinds(2), [("bad-fen", 5)]);
        assert_eq!(kinds(3), [("bad-fen", 6)]);
        assert_eq!(kinds(4), [("fen-notice", 7)]);
        assert_eq!(
            document.game(3).expect("line").0.tags().get("FEN"),
            Some("9/8/8/8/8/8/8/8 w - - 0 1")
        );
    }
    assert_eq!(
        Document::parse(Some("x.fen".into()), b"[White \"A\"]\n\n1. e4 *".to_vec()).kind(),
        DocumentKind::Games
    );
    assert_eq!(
        Document::parse(Some("x.fen".into()), b"8/8 w".to_vec()).kind(),
        DocumentKind::Positions
    );
}

#[test]
fn utf_16_is_read_and_will_be_recoded() {
    let text = "[White \"王小明\"]\r\n\r\n1. e4 *\r\n";
    let mut bytes = vec![0xff, 0xfe];
    bytes.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
    let document = open(&bytes);
    assert!(document.will_be_recoded() && !document.has_bom());
    assert_eq!(&*document.entries()[0].white, "王小明");
    let (game, _) = document.game(0).expect("game");
    let saved = document.saved_bytes(0, &game);
    assert!(std::str::from_utf8(&saved).is_ok());
}

fn name_of(pasted: &Pasted) -> String {
    match pasted {
        Pasted::Nothing => "nothing".to_owned(),
        Pasted::Position(ReadPosition::Playable { position, .. }) => fen::format(position),
        Pasted::Position(ReadPosition::Unplayable { error, .. }) => format!("unplayable: {error}"),
        Pasted::Position(ReadPosition::Refused(error)) => format!("refused: {error}"),
        Pasted::Games(games) => format!("{} games", games.len()),
        Pasted::Moves(read) => {
            format!("{} plies, {} problems", read.game.stats().plies, read.problems.len())
        }
        Pasted::RefusedMoves(problem) => format!("refused moves: {}", problem.kind),
        Pasted::Unknown => "unknown".to_owned(),
    }
}

#[test]
fn a_pasted_text_is_recognised() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let check = |text: &str, expected: &str| assert_eq!(name_of(&detect(text)), expected, "{text}");
    check("", "nothing");
    check(" \u{feff}\r\n", "nothing");
    check(start, start);
    check(&format!("  \"{start}\" \r\n"), start);
    check(&format!("FEN: {start}"), start);
    check(&format!("```\n{start}\n```"), start);
    check(&start.replacen(' ', "\r\n", 2), start);
    check(&start.replace(' ', "_"), start);
    check(&format!("https://example.org/analysis/standard/{}", start.replace(' ', "_")), start);
    check(&format!("{start}\n8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"), "2 games");
    check("8/8/8/8/8/4k3/4p3/4K3 b - - id \"a/b\"; bm Kd3;", "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1");
    check(
        "nqrkbbnr/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBNR w HChc - 0 1",
        "nqrkbbnr/pppppppp/8/8/8/8/PPPPPPPP/NQRKBBNR w KQkq - 0 1",
    );
    check("[White \"A\"]\n\n1. e4 e5 *", "1 games");
    check("[White \"A\"]\n\n*\n\n1. e4 *", "2 games");
    check("1. e4 e5 2. Nf3", "3 plies, 0 problems");
    check("e4 e5 Nf3 Nc6", "4 plies, 0 problems");
    check("1.e4 e5 2.Qh6 Nc6", "2 plies, 1 problems");
    check("12. Bxf7+ Kxf7", "refused moves: illegal move at 1.");
    check("Hello, how are you?", "unknown");
    check("a4 paper is what we need", "unknown");
    check("https://example.org/a_b/c", "unknown");
    check("1/2-1/2", "unknown");
}

#[test]
fn a_refused_position_says_what_is_wrong() {
    let check = |text: &str, reason: &str| {
        let name = name_of(&detect(text));
        assert!(name.contains(reason), "{name}");
    };
    check("r6k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1", "rank 8 describes 9 squares");
    check("r4k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1", "rank 8 describes 7 squares");
    check("r5k1/pp3ppp/2n5/8/8/2N5/PP3PPP w - - 0 1", "7 ranks");
    check("r5k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1/8 w - - 0 1", "9 ranks");
    check("r5k1/pp3ppp/2x5/8/8/2N5/PP3PPP/R5K1 w - - 0 1", "'x' on rank 6");
    check("4k3/8/8/8/8/8/8/4R1K1 w - - 0 1", "unplayable");
}

/// A small generator of numbers, the same in each run.
fn next(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize
}

#[test]
fn damaged_files_are_kept_byte_for_byte_too() {
    let bits: [&[u8]; 14] = [
        b"{", b"}", b"(", b")", b"\"", b"[", b"]", b"\n", b"\n\n", b"*", b"1-0", b";", b"\\",
        b"1. e4",
    ];
    let mut seed = 1;
    for round in 0..2000 {
        let mut bytes = MIXED.to_vec();
        for _ in 0..=next(&mut seed) % 3 {
            let at = next(&mut seed) % bytes.len();
            let cut = next(&mut seed) % 4;
            let bit = bits[next(&mut seed) % bits.len()];
            bytes.splice(at..(at + cut).min(bytes.len()), bit.iter().copied());
        }
        let document = open(&bytes);
        for index in 0..document.len() {
            let read = document.read(index).expect("game");
            let saved = document.saved_bytes(index, &read.game);
            let range = &document.entries()[index].range;
            assert!(saved.starts_with(&bytes[..range.start as usize]), "{round}");
            assert!(saved.ends_with(&bytes[range.end as usize..]), "{round}");
            if read.is_whole() {
                assert_eq!(open(&saved).len(), document.len(), "{round}");
            }
        }
        let appended = document.appended_bytes(&Game::default());
        assert!(appended.starts_with(&bytes), "{round}");
    }
}
