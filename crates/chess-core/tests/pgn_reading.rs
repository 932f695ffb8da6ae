//! Game files as people and programs really write them.

use chess_core::pgn::{
    Encoding, GameResult, Games, Nag, ProblemKind, ReadGame, ReadOptions, read_games, write,
};
use chess_core::{Game, NodeId, ShapeColor, Square, Variant, san};
use std::time::Duration;

fn one(pgn: &str) -> ReadGame {
    let mut games = read_games(pgn.as_bytes());
    assert_eq!(games.len(), 1, "{pgn}");
    games.remove(0)
}

fn main_line(game: &Game) -> String {
    sans(game, &game.main_line().collect::<Vec<_>>()).join(" ")
}

fn sans(game: &Game, nodes: &[NodeId]) -> Vec<String> {
    let name = |node: &NodeId| {
        let parent = game.parent(*node).expect("not the root");
        san::format(&game.position(parent), game.mv(*node))
    };
    nodes.iter().map(name).collect()
}

fn codes(read: &ReadGame) -> Vec<&'static str> {
    read.problems.iter().map(|problem| problem.kind.code()).collect()
}

/// Writing and reading again gives the same game, written the same way.
fn assert_survives_writing(game: &Game) {
    let text = write(game);
    let again = one(&text);
    assert_eq!(write(&again.game), text);
    assert_eq!(again.game.stats(), game.stats(), "{text}");
}

#[test]
fn an_ambiguous_move_is_never_guessed() {
    let pgn =
        "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n1. Kf2 Ke7 2. Rd1 Kf6 3. Rd6+ 1-0\n\n1. e4 *";
    let games = read_games(pgn.as_bytes());
    assert_eq!(games.len(), 2);
    let read = &games[0];
    assert_eq!(main_line(&read.game), "Kf2 Ke7");
    let problem = &read.problems[0];
    assert_eq!((problem.game, problem.line, problem.column, &*problem.text), (1, 3, 15, "Rd1"));
    let ProblemKind::AmbiguousMove { number: 2, black: false, candidates } = &problem.kind else {
        panic!("{problem}");
    };
    let names: Vec<&str> = candidates.iter().map(|(_, name)| name.as_str()).collect();
    assert_eq!(names, ["Rad1", "Rhd1"]);
    let end = read.game.main_line_end();
    assert_eq!(read.game.annotations(end).unread, ["2. Rd1 Kf6 3. Rd6+"]);
    assert!(write(&read.game).ends_with("\n\n1. Kf2 Ke7 2. Rd1 Kf6 3. Rd6+ 1-0\n"));
    assert!(games[1].problems.is_empty());
}

#[test]
fn loose_promotions_and_castling_are_read_and_written_well() {
    let read = one("[FEN \"r3k3/6P1/8/8/8/8/p7/4K2R w Kq - 0 1\"]\n\n\
         1. g8Q+ Kd7 2. 0-0 a1(n) 3. Qxa8 Nb3 0-1");
    assert_eq!(read.problems, []);
    assert_eq!(main_line(&read.game), "g8=Q+ Kd7 O-O a1=N Qxa8 Nb3");
    assert_eq!(read.game.result(), GameResult::BlackWins);
}

#[test]
fn all_comments_stay_in_order_and_commands_leave_the_text() {
    let read = one(
        "1. d4 {[%clk 0:05:00]} {One.} {[%csl Rd4][%cal Gd2d4]} d5 $6 {[%eval -0.25]}\n{Two,\nthree.} \
                    {} 2. c4 *",
    );
    let game = &read.game;
    let line: Vec<NodeId> = game.main_line().collect();
    assert_eq!(game.comments(line[0]), ["One."]);
    assert_eq!(game.comments(line[1]), ["Two, three."]);
    let notes = game.annotations(line[0]);
    assert_eq!(notes.clock, Some(Duration::from_secs(300)));
    let shapes: Vec<_> = notes.shapes.iter().map(|s| (s.color, s.from, s.to)).collect();
    assert_eq!(
        shapes,
        [(ShapeColor::Red, Square::D4, None), (ShapeColor::Green, Square::D2, Some(Square::D4))]
    );
    assert_eq!(game.nags(line[1]), [Nag(6)]);
    assert_survives_writing(game);
    let text = write(game);
    let moves = text.split_once("\n\n").map(|(_, moves)| moves);
    assert_eq!(
        moves,
        Some(
            "1. d4 {[%clk 0:05:00] [%csl Rd4] [%cal Gd2d4] One.} 1... d5 $6 {[%eval -0.25]\n\
             Two, three.} 2. c4 *\n"
        )
    );
}

#[test]
fn variations_nest_and_keep_their_order() {
    let read = one("1. d4 d5 (1... Nf6 2. c4 (2. Nf3 e6 (2... g6 3. c4 Bg7) 3. e3) 2... e6)\n\
                    (1... f5 2. g3) (1... e6) 2. c4 (2. Nf3) (2. Bf4 c5) 2... e6 3. Nc3 (3. Nf3 c6 (3... Nf6)) *");
    let game = &read.game;
    assert_eq!(read.problems, []);
    let stats = game.stats();
    assert_eq!((stats.plies, stats.nodes, stats.variations, stats.depth), (5, 23, 9, 3));
    let d4 = game.children(Game::ROOT)[0];
    assert_eq!(sans(game, game.children(d4)), ["d5", "Nf6", "f5", "e6"]);
    let d5 = game.children(d4)[0];
    assert_eq!(sans(game, game.children(d5)), ["c4", "Nf3", "Bf4"]);
    assert_survives_writing(game);
}

#[test]
fn everything_in_braces_is_text() {
    let read = one(
        "[White \"A\"]\n\n1. c4 {( never closed} c5 {;-) and 1-0} 2. g3 {\n[Event \"no tag\"]\n\n\
                    [White \"neither\"]\n1. e4 *\n} g6 {half ; a line} 3. Bg2 {x\n% kept} 1/2-1/2",
    );
    assert_eq!(read.problems, []);
    let stats = read.game.stats();
    assert_eq!((stats.plies, stats.variations, stats.comments), (5, 0, 5));
    let last = read.game.main_line_end();
    assert_eq!(read.game.comments(last), ["x % kept"]);
    assert_eq!(read.game.result(), GameResult::Draw);
    assert_survives_writing(&read.game);
}

#[test]
fn braces_that_nest_or_never_close() {
    let read = one("1. e4 {outer {inner} outer} e5 {a { b} 2. Nf3 {c} *");
    assert_eq!(read.problems, []);
    let line: Vec<NodeId> = read.game.main_line().collect();
    assert_eq!(read.game.comments(line[0]), ["outer {inner} outer"]);
    assert_eq!(read.game.comments(line[1]), ["a { b"]);
    assert_survives_writing(&read.game);

    let open = "1. e4 {never closed e5 *\n\n[Event \"b\"]\n\n1. d4 {x} d5 *\n\n[Event \"c\"]\n\n1. c4 {also open";
    let games = read_games(open.as_bytes());
    assert_eq!(games.len(), 3);
    assert_eq!(codes(&games[0]), ["unclosed-comment"]);
    assert_eq!(games[0].game.comments(games[0].game.main_line_end()), ["never closed e5 *"]);
    assert_eq!(main_line(&games[1].game), "d4 d5");
    assert_eq!(codes(&games[2]), ["unclosed-comment"]);
}

#[test]
fn tags_with_quotes_and_backslashes() {
    let pgn = concat!(
        "[Event \"A \\\"big\\\" one\"]\n[Site \"D:\\\\pgn\\\\\"]\n[White \"[+0.3] (w\"]\n[Result \"1-0\"]\n\n1. e4 1-0\n\n",
        "[Event \"Evening \\\"]\n[White \"B\"]\n\n1. d4 *\n\n",
        "[Event \"The \"Best\" of all\"]\n[White \"C\"]\n\n1. c4 *\n\n",
        "[Event Paris]\n[White \"D\n[Black \"E\" ]\n\n1. g3 *\n"
    );
    let games = read_games(pgn.as_bytes());
    let tag = |i: usize, name| games[i].game.tags().get(name).expect("there").to_owned();
    assert_eq!(games.len(), 4);
    assert_eq!(tag(0, "Event"), "A \"big\" one");
    assert_eq!(tag(0, "Site"), "D:\\pgn\\");
    assert_eq!(tag(0, "White"), "[+0.3] (w");
    assert_eq!(codes(&games[0]), [""; 0]);
    assert_eq!((tag(1, "Event"), tag(1, "White")), ("Evening \\".into(), "B".into()));
    assert_eq!(codes(&games[1]), ["malformed-tag"]);
    assert_eq!(tag(2, "Event"), "The \"Best\" of all");
    assert_eq!(
        (tag(3, "Event"), tag(3, "White"), tag(3, "Black")),
        ("Paris".into(), "D".into(), "E".into())
    );
    assert_eq!(codes(&games[3]), ["malformed-tag"; 2]);
    for read in &games {
        assert_eq!(read.game.stats().plies, 1);
        assert_survives_writing(&read.game);
    }
}

#[test]
fn line_comments_escapes_and_line_breaks() {
    let lf = ";; about this file\n% private\n[Event \"x\"]\n[Result \"*\"]\n\n1. d4 ; best (by {test\nd5 2.c4\n\
              % 2... c6\ne6 3.\nNc3\nNf6 *\n";
    for text in [lf.to_owned(), lf.replace('\n', "\r\n"), lf.replace('\n', "\r")] {
        let read = one(&text);
        assert_eq!(read.problems, []);
        assert_eq!(main_line(&read.game), "d4 d5 c4 e6 Nc3 Nf6");
        let first = read.game.children(Game::ROOT)[0];
        assert_eq!(read.game.comments(first), ["best (by {test"]);
        assert_eq!(read.game.stats().comments, 1);
        assert_survives_writing(&read.game);
    }
}

#[test]
fn an_illegal_move_keeps_what_is_before_and_behind() {
    let pgn = "[White \"A\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 (2. Bc4 Qxf2 3. d3) 2... Nc6 3. Nxc7 {hm}\n\
               dxc7 4. d4 (4. a3 ; why\n) 0-1 {end}\n\n[White \"B\"]\n\n1. c4 *\n";
    let games = read_games(pgn.as_bytes());
    assert_eq!(games.len(), 2);
    let game = &games[0].game;
    assert_eq!(codes(&games[0]), ["illegal-move"; 2]);
    assert_eq!(main_line(game), "e4 e5 Nf3 Nc6");
    let place = |i: usize| {
        let p = &games[0].problems[i];
        (p.line, p.column, p.text.clone(), p.kind.to_string())
    };
    assert_eq!(place(0), (4, 25, "Qxf2".into(), "illegal move at 2...".into()));
    assert_eq!(place(1), (4, 49, "Nxc7".into(), "illegal move at 3.".into()));
    let end = game.main_line_end();
    assert_eq!(game.annotations(end).unread, ["3. Nxc7 {hm}\ndxc7 4. d4 (4. a3 ; why\n)"]);
    assert_eq!(game.comments(end), ["end"]);
    assert_eq!(game.result(), GameResult::BlackWins);
    assert_survives_writing(game);
    assert!(
        write(game).contains("3. Nxc7 {hm}\ndxc7 4. d4 (4. a3 ; why\n)\n0-1\n"),
        "{}",
        write(game)
    );
    assert_eq!(main_line(&games[1].game), "c4");
}

#[test]
fn an_illegal_variation_is_kept_whole() {
    let read = one("1. e4 ({first} 1. e5 Zz (1. x3)) (1. d4) 1... e5 (1... c5 2. Kd4 (2. Nf3)) *");
    let game = &read.game;
    assert_eq!(main_line(game), "e4 e5");
    assert_eq!(game.annotations(Game::ROOT).unread, ["{first} 1. e5 Zz (1. x3)"]);
    assert_eq!(sans(game, game.children(Game::ROOT)), ["e4", "d4"]);
    assert!(write(game).ends_with(
        "1. e4 (1. d4) ({first} 1. e5 Zz (1. x3)) 1... e5 (1... c5 2. Kd4 (2. Nf3)) *\n"
    ));
    assert_survives_writing(game);
}

#[test]
fn what_is_unread_cannot_swallow_the_next_game() {
    for open in [
        "1. e4 Kz9 {never closed",
        "1. e4 Kz9 (1... e5",
        "1. e4 (1. d4 (1. Kz9 {no",
        "1. Kz9) 2. d4",
    ] {
        let read = one(open);
        let text = write(&read.game);
        let both = read_games(format!("{text}\n[White \"Z\"]\n\n1. c4 *\n").as_bytes());
        assert_eq!(both.len(), 2, "{open}: {text}");
        assert_eq!(write(&both[0].game), text);
    }
}

#[test]
fn clock_times_in_all_spellings() {
    let read = one(
        "1. e4 {[%clk 1:14:58.6][%timestamp 14]} 1... e5 {[%clk\r\n0:04:51.3][%timestamp\n87]} \
                    2. Nf3 {[%clk 0:04:40] a word [%emt 0:00:17]} 2... Nc6 {[%clk 4:25]} 3. Bb5 {[%clk 9.5]} *",
    );
    let game = &read.game;
    let clocks: Vec<_> = game
        .main_line()
        .map(|node| game.annotations(node).clock.expect("read").as_millis())
        .collect();
    assert_eq!(clocks, [4_498_600, 291_300, 280_000, 265_000, 9_500]);
    let line: Vec<NodeId> = game.main_line().collect();
    assert_eq!(game.comments(line[2]), ["a word"]);
    assert_eq!(game.annotations(line[2]).elapsed, Some(Duration::from_secs(17)));
    assert_eq!(game.annotations(line[1]).commands[0].value, "87");
    assert_survives_writing(game);
}

#[test]
fn chess960_by_tags_or_by_its_rights() {
    let fen = "qrknrbbn/pppppppp/8/8/8/8/PPPPPPPP/QRKNRBBN w KQkq - 0 1";
    let shredder = "qrknrbbn/pppppppp/8/8/8/8/PPPPPPPP/QRKNRBBN w EBeb - 0 1";
    let tags = [
        format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Variant \"chess 960\"]"),
        format!("[Variant \"Fischerandom\"]\n[FEN \"{fen}\"]"),
        format!("[FEN \"{shredder}\"]\n[Variant \"freestyle\"]"),
        format!("[FEN \"{fen}\"]"),
    ];
    for tags in tags {
        // Queenside: the king stays on c1 and the rook jumps over it.
        let read = one(&format!("[White \"A\"]\n{tags}\n\n1. Ne3 Ne6 2. O-O-O 0-0-0 *"));
        assert_eq!(read.problems, [], "{tags}");
        assert_eq!(read.game.variant(), Variant::Chess960);
        assert_eq!(main_line(&read.game), "Ne3 Ne6 O-O-O O-O-O");
        assert!(
            write(&read.game)
                .contains(&format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n[Variant \"Chess960\"]\n\n"))
        );
        assert_survives_writing(&read.game);
    }
}

#[test]
fn every_game_counts() {
    let pgn = "[Event \"a\"]\n[White \"A\"]\n\n1. e4 e5 1-0\n\n[Event \"b\"]\n[White \"B\"]\n\n*\n\n[Event \"c\"]\n\n\
               [Event \"d\"]\n[PlyCount \"2\"]\n1. d4 d5 0-1\n[Event \"e\"]\n1. c4\n\n[White \"F\"]\n\n1. g3 *\n\
               1. b3 b6 1/2-1/2\n\n1. h3\n\n1. a3 *\n\n{bye}\n";
    let games = read_games(pgn.as_bytes());
    let plies: Vec<usize> = games.iter().map(|read| read.game.stats().plies).collect();
    assert_eq!(plies, [2, 0, 0, 2, 1, 1, 2, 1, 1]);
    assert!(games.iter().all(|read| read.problems.is_empty()));
    assert_eq!(games[6].game.result(), GameResult::Draw);
    assert_eq!(games[6].game.tags().get("Result"), Some("1/2-1/2"));
    assert_eq!(games[6].game.tags().get("White"), Some("?"));
    // Streams give the same as bytes in memory.
    let streamed: Vec<ReadGame> = Games::new(pgn.as_bytes(), ReadOptions::default())
        .map(|read| read.expect("bytes"))
        .collect();
    let key = |read: &ReadGame| (read.number, read.range.clone(), write(&read.game));
    assert_eq!(
        streamed.iter().map(key).collect::<Vec<_>>(),
        games.iter().map(key).collect::<Vec<_>>()
    );
}

#[test]
fn encodings_are_told_apart_for_each_game() {
    let game = "[White \"Möbius, Zoë\"]\n[Site \"Århus\"]\n\n1. e4 {für – „sie“ €} *\n\n";
    let (western, _, _) = encoding_rs::WINDOWS_1252.encode(game);
    let chinese = "[White \"谢军\"]\n[Event \"全国象棋锦标赛\"]\n\n1. e4 {好棋，值得学习} *\n\n";
    let (gb, _, _) = encoding_rs::GB18030.encode(chinese);
    let file =
        [b"\xef\xbb\xbf", game.as_bytes(), &western, &gb, b"\xef\xbb\xbf", chinese.as_bytes()]
            .concat();
    let games = read_games(&file);
    let found: Vec<_> = games
        .iter()
        .map(|read| {
            let node = read.game.main_line_end();
            let white = read.game.tags().get("White").expect("roster").to_owned();
            (read.encoding, white, read.game.comments(node)[0].clone())
        })
        .collect();
    let western = |encoding| (encoding, "Möbius, Zoë".to_owned(), "für – „sie“ €".to_owned());
    let chinese = |encoding| (encoding, "谢军".to_owned(), "好棋，值得学习".to_owned());
    assert_eq!(
        found,
        [
            western(Encoding::Utf8),
            western(Encoding::Windows1252),
            chinese(Encoding::Gb18030),
            chinese(Encoding::Utf8)
        ]
    );
    assert!(games.iter().all(|read| read.problems.is_empty()));
}

#[test]
fn piece_letters_of_the_whole_game_tell_the_language() {
    let english =
        "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 O-O 5. a3 Bxc3+ 6. Qxc3 d5 7. Bg5 Re8 8. Kd1 Qe7 *";
    let translate = |letters: [&str; 5]| {
        let mut text = english.to_owned();
        for (i, letter) in "KQRBN".chars().enumerate() {
            text = text.replace(letter, &format!("<{i}>"));
        }
        for (i, letter) in letters.iter().enumerate() {
            text = text.replace(&format!("<{i}>"), letter);
        }
        text
    };
    let expected = main_line(&one(english).game);
    for (code, letters) in [
        ("de", ["K", "D", "T", "L", "S"]),
        ("fr", ["R", "D", "T", "F", "C"]),
        ("ru", ["Кр", "Ф", "Л", "С", "К"]),
        ("zh", ["王", "后", "车", "象", "马"]),
        ("", ["♔", "♕", "♖", "♗", "♘"]),
        ("", ["♚", "♛", "♜", "♝", "♞"]),
    ] {
        let read = one(&translate(letters));
        assert_eq!(main_line(&read.game), expected, "{code}");
        // Figurines and Chinese letters mean the same everywhere and need no guess.
        if code.is_empty() || code == "zh" {
            assert_eq!(read.problems, []);
        } else {
            assert_eq!(read.language.map(|language| language.code), Some(code));
            assert_eq!(codes(&read), ["foreign-letters"]);
        }
        assert!(write(&read.game).ends_with(
            "Kd1 Qe7 *
"
        ));
    }
    // What no language explains is reported in the English reading.
    let read = one("1. e4 e5 2. Sf3 Nc6 *");
    assert_eq!((codes(&read), main_line(&read.game)), (vec!["not-a-move"], "e4 e5".into()));
}

#[test]
fn passes_and_odd_marks() {
    let read = one(
        "1. e4 -- 2. Z0 e5 ch 3.Nf3!? d6?! 4 Bc4 +- h6 ± 5. 0-0 N a6 mate $300 novelty ... 6. d4 ½-½",
    );
    assert_eq!(codes(&read), ["junk"; 2]);
    let game = &read.game;
    assert_eq!(main_line(game), "e4 -- -- e5 Nf3 d6 Bc4 h6 O-O a6 d4");
    let nags: Vec<Vec<u8>> =
        game.main_line().map(|node| game.nags(node).iter().map(|nag| nag.0).collect()).collect();
    let expected: [&[u8]; 11] = [&[], &[], &[], &[], &[5], &[6], &[18], &[16], &[146], &[], &[]];
    assert_eq!(nags, expected);
    assert_eq!(game.result(), GameResult::Draw);
    assert_survives_writing(game);
    // The en-passant mark, glued and apart.
    let read = one("1. e4 a6 2. e5 d5 3. exd6e.p. a5 4. h4 g5 5. h5 b5 6. hxg6 {x} *");
    assert_eq!(codes(&read), ["illegal-move"]);
    let read = one("1. e4 a6 2. e5 d5 3. exd6 e.p. a5 *");
    assert_eq!((read.problems.len(), read.game.stats().plies), (0, 6));
}

#[test]
fn start_positions_that_make_no_sense() {
    let read = one(
        "[White \"A\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. e4 {x} e5 1-0",
    );
    assert_eq!(codes(&read), ["bad-fen"]);
    assert_eq!((read.problems[0].line, read.problems[0].column), (2, 1));
    assert_eq!(read.game.annotations(Game::ROOT).unread, ["1. e4 {x} e5"]);
    let text = write(&read.game);
    assert!(text.contains("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n[SetUp \"1\"]\n"));
    assert!(text.ends_with("\n1. e4 {x} e5 1-0\n"));
    assert_survives_writing(&read.game);
    // Rights that cannot be are dropped with a notice, and the game is read.
    let read = one("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1\"]\n\n1. e4 *");
    assert!(read.is_whole() && codes(&read).contains(&"fen-notice"));
    let read = one("[FEN \"?\"]\n[SetUp \"0\"]\n\n1. e4 *");
    assert_eq!((codes(&read), read.game.stats().plies), (vec!["fen-notice"], 1));
}

#[test]
fn late_tags_results_inside_and_open_brackets() {
    let read =
        one("1. e4 e5\n[White \"Late\"]\n2. Nf3 (2. f4 exf4 0-1 {quoted}) 2... Nc6 (2... d6 3. d4");
    assert_eq!(codes(&read), ["unclosed-variation"]);
    assert_eq!(read.game.tags().get("White"), Some("Late"));
    assert_eq!(main_line(&read.game), "e4 e5 Nf3 Nc6");
    let e5 = read.game.main_line().nth(1).expect("there");
    let exf4 = read.game.line_end(read.game.children(e5)[1]);
    assert_eq!(read.game.comments(exf4), ["0-1", "quoted"]);
    assert_survives_writing(&read.game);
    let read = one("[Result \"1-0\"]\n\n1. e4 ) e5 0-1");
    assert_eq!(codes(&read), ["stray-closing", "result-mismatch"]);
    assert_eq!(read.game.result(), GameResult::WhiteWins);
    let read = one("[Result \"1-0\"]\n\n1. e4 e5 *");
    assert_eq!((codes(&read).len(), read.game.result()), (0, GameResult::WhiteWins));
}

#[test]
fn remarks_before_moves_variations_and_without_moves() {
    let read =
        one("{Intro} (1. c4) 1. e4 ({Other} $5 1. d4 {solid} d5) ({only talk}) {after} e5 () *");
    let game = &read.game;
    assert_eq!(read.problems, []);
    assert_eq!(game.comments(Game::ROOT), ["Intro"]);
    assert_eq!(sans(game, game.children(Game::ROOT)), ["e4", "c4", "d4"]);
    let [e4, _, d4] = *game.children(Game::ROOT) else { panic!() };
    assert_eq!(game.comments(e4), ["only talk", "after"]);
    assert_eq!(
        (game.comments_before(d4), game.nags(d4)),
        (&["Other".to_owned()][..], &[Nag(5)][..])
    );
    assert_survives_writing(game);
}

#[test]
fn prose_around_games_is_no_game() {
    let pgn = "Dear reader,\nhere are my games (two):\n\n[White \"A\"]\n\n1. e4 1-0\n\n-- \nBye, see you 3 times\n\n1. d4 *\nThe end.\n";
    let games = read_games(pgn.as_bytes());
    let lines: Vec<(usize, &str)> =
        games[0].problems.iter().map(|problem| (problem.line, problem.kind.code())).collect();
    assert_eq!(lines, [(1, "stray-text"), (2, "stray-text")]);
    assert_eq!(games.len(), 3, "a line of dashes is a pass, and so a game");
    assert_eq!(games.last().map(|read| main_line(&read.game)).as_deref(), Some("d4"));
}

#[test]
fn a_hundred_thousand_plies_and_brackets_fit_the_stack() {
    let long = "1. Nf3 Nf6 2. Ng1 Ng8 ".repeat(25_000) + "*";
    let read = one(&long);
    assert_eq!(read.game.stats().plies, 100_000);
    assert_eq!(read.game.position(read.game.main_line_end()), read.game.position(Game::ROOT));
    let deep = "1. e4 ".to_owned() + &"(1. d4 ".repeat(50_000) + &")".repeat(50_000) + " *";
    let read = one(&deep);
    let stats = read.game.stats();
    assert_eq!((stats.nodes, stats.plies), (50_001, 1));
    assert_eq!(one(&write(&read.game)).game.stats(), stats);
    let never = one(&"(".repeat(100_000));
    assert_eq!(never.game.stats().nodes, 0);
}
