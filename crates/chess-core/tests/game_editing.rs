//! Edits of a game and taking them back.

use chess_core::pgn::{self, GameResult, Nag, Source};
use chess_core::{
    Annotations, Edit, EditAction, EditError, Game, History, Move, NodeId, Played, Position, Shape,
    ShapeColor, Square, san,
};

fn read(moves: &str) -> Game {
    let mut games = pgn::read_games(moves.as_bytes());
    assert_eq!(games.len(), 1);
    let read = games.remove(0);
    assert_eq!(read.problems, []);
    read.game
}

fn mv(game: &Game, at: NodeId, text: &str) -> Move {
    san::parse(&game.position(at), text).expect("legal")
}

/// The moves as written, without tags.
fn moves(game: &Game) -> String {
    let text = pgn::write(game);
    text.split_once("\n\n").expect("tags, then moves").1.trim_end().to_owned()
}

/// The node reached by these moves.
fn node(game: &Game, line: &str) -> NodeId {
    line.split_whitespace().fold(Game::ROOT, |at, text| {
        game.child_by_move(at, mv(game, at, text)).expect("in the tree")
    })
}

/// Plays a move by its name: the node after it, and whether it is new.
fn play(history: &mut History, game: &mut Game, at: NodeId, text: &str) -> Played {
    let mv = mv(game, at, text);
    history.play(game, at, mv).expect("legal")
}

/// Applies an edit, checks the result, and that undo and redo give what was before and after.
fn check(before: &str, after: &str, edit: impl FnOnce(&Game) -> Edit) {
    let mut game = read(before);
    let (start, ids) = (moves(&game), game.walk(Game::ROOT).collect::<Vec<_>>());
    let mut history = History::default();
    let edit = edit(&game);
    history.apply(&mut game, EditAction::Other, edit).expect("fits");
    assert_eq!(moves(&game), after);
    for _ in 0..2 {
        history.undo(&mut game);
        assert_eq!(moves(&game), start);
        assert_eq!(game.walk(Game::ROOT).collect::<Vec<_>>(), ids);
        history.redo(&mut game);
        assert_eq!(moves(&game), after);
    }
}

#[test]
fn a_move_that_is_there_is_followed() {
    let mut game = read("1. d4 d5 2. c4 (2. Nf3 Nf6) 2... e6 *");
    let mut history = History::default();
    let mut at = node(&game, "d4");
    let mut added = Vec::new();
    for text in ["d5", "Nf3", "Nf6", "g3"] {
        let played = play(&mut history, &mut game, at, text);
        added.push(played.added);
        at = played.node;
    }
    let d4 = node(&game, "d4");
    added.push(play(&mut history, &mut game, d4, "Nf6").added);
    assert_eq!(added, [false, false, false, true, true]);
    let stats = game.stats();
    assert_eq!((stats.nodes, stats.variations), (8, 2));
    assert_eq!(moves(&game), "1. d4 d5 (1... Nf6) 2. c4 (2. Nf3 Nf6 3. g3) 2... e6 *");
    assert_eq!(history.can_undo(), Some(EditAction::AddMove));
}

#[test]
fn lines_move_up_and_down() {
    let before = "1. e4 (1. d4) (1. c4 e5 (1... c5 2. g3)) 1... e5 *";
    check(before, "1. e4 (1. c4 e5 (1... c5 2. g3)) (1. d4) 1... e5 *", |game| {
        game.promote(node(game, "c4 e5"))
    });
    check(before, "1. e4 (1. d4) (1. c4 c5 (1... e5) 2. g3) 1... e5 *", |game| {
        game.promote(node(game, "c4 c5 g3"))
    });
    check(
        before,
        "1. c4 c5 (1... e5) (1. e4 e5) (1. d4) 2. g3 *"
            .replace(
                "1. c4 c5 (1... e5) (1. e4 e5) (1. d4) 2. g3 *",
                "1. c4 (1. e4 e5) (1. d4) 1... c5 (1... e5) 2. g3 *",
            )
            .as_str(),
        |game| game.make_main_line(node(game, "c4 c5 g3")),
    );
    check(before, "1. d4 (1. e4 e5) (1. c4 e5 (1... c5 2. g3)) *", |game| {
        game.demote(node(game, "e4"))
    });
    check(before, before, |game| game.promote(node(game, "e4 e5")));
    check(before, before, |game| game.demote(node(game, "c4")));
}

#[test]
fn moves_are_deleted_and_come_back() {
    let before = "1. e4 (1. d4 d5 2. c4) (1. c4) 1... e5 2. Nf3 *";
    check(before, "1. e4 (1. d4 d5 2. c4) (1. c4) *", |game| game.delete_from(node(game, "e4 e5")));
    check(before, "1. d4 (1. c4) 1... d5 2. c4 *", |game| game.delete_from(node(game, "e4")));
    check(before, "1. e4 (1. c4) 1... e5 2. Nf3 *", |game| {
        game.delete_variation(node(game, "d4 d5"))
    });
    check(before, "1. e4 e5 2. Nf3 *", Game::delete_all_variations);
    check(before, "*", |game| game.delete_from(Game::ROOT));
    check("1. e4 {x} $1 e5 (1... c5 {y}) *", "1. e4 e5 (1... c5) *", Game::delete_all_notes);
}

#[test]
fn notes_are_set_and_taken_away() {
    let before = "1. e4 $2 {old} e5 *";
    check(before, "1. e4 $1 {old} 1... e5 *", |game| game.toggle_nag(node(game, "e4"), Nag::GOOD));
    check(before, "1. e4 {old} 1... e5 *", |game| game.toggle_nag(node(game, "e4"), Nag::MISTAKE));
    check(before, "1. e4 $2 {[%clk 0:01:00] new text} {second} 1... e5 *", |game| {
        let texts = ["  new\n text[%clk 1:00] ", "", "second"].map(str::to_owned);
        game.set_comments(node(game, "e4"), texts.to_vec())
    });
    check(before, "1. e4 $2 ; a } brace\n1... e5 *", |game| {
        game.set_comments(node(game, "e4"), vec!["a } brace".to_owned()])
    });
    let arrow = Shape { color: ShapeColor::Red, from: Square::E2, to: Some(Square::E4) };
    check(before, "1. e4 $2 {[%cal Re2e4] old} 1... e5 *", |game| {
        game.toggle_shape(node(game, "e4"), arrow)
    });
    let mut notes = Annotations::default();
    notes.toggle_shape(arrow);
    notes.toggle_shape(Shape { color: ShapeColor::Blue, ..arrow });
    assert_eq!(notes.shapes.len(), 1);
    notes.toggle_shape(Shape { color: ShapeColor::Blue, ..arrow });
    assert!(notes.is_empty());
}

#[test]
fn ids_survive_undo_and_are_never_used_again() {
    let mut game = Game::default();
    let mut history = History::default();
    let first = play(&mut history, &mut game, Game::ROOT, "e4");
    history.undo(&mut game);
    assert!(!game.contains(first.node));
    assert_eq!(game.nearest_present(first.node), Game::ROOT);
    history.redo(&mut game);
    assert_eq!(game.children(Game::ROOT), [first.node]);
    history.undo(&mut game);
    let second = play(&mut history, &mut game, Game::ROOT, "d4");
    assert_ne!(first.node, second.node);
    assert_eq!(history.can_redo(), None);
}

#[test]
fn the_history_knows_what_is_saved() {
    let mut game = Game::default();
    let mut history = History::default();
    assert!(!history.is_changed());
    let tag = game.set_tag("White", Some("A")).expect("a tag");
    history.apply(&mut game, EditAction::Tags, tag.clone()).expect("fits");
    assert!(history.is_changed());
    history.apply(&mut game, EditAction::Tags, tag).expect("changes nothing");
    history.mark_saved();
    history.undo(&mut game);
    assert_eq!((history.is_changed(), history.can_undo()), (true, None));
    let result = game.set_tag("Result", Some("1-0")).expect("a tag");
    history.apply(&mut game, EditAction::Tags, result).expect("fits");
    assert_eq!((history.is_changed(), game.result()), (true, GameResult::WhiteWins));
    history.undo(&mut game);
    assert!(history.is_changed(), "the saved state can no longer be reached");
}

#[test]
fn edits_that_make_no_sense_change_nothing() {
    let mut game = read("1. e4 e5 *");
    let before = moves(&game);
    let e4 = node(&game, "e4");
    let castle = Move::castle(Square::E1, Square::H1);
    let edits = [
        (Edit::AddMove { parent: e4, mv: castle }, EditError::IllegalMove(castle)),
        (Edit::AddMove { parent: Game::ROOT, mv: game.mv(e4) }, EditError::MoveExists(e4)),
        (Edit::Detach { node: Game::ROOT }, EditError::NoSuchNode(Game::ROOT)),
        (Edit::Attach { node: e4, index: 0 }, EditError::NoSuchNode(e4)),
        (Edit::Reorder { node: e4, index: 1 }, EditError::NoSuchPlace(1)),
        (
            Edit::Batch(vec![
                Edit::Detach { node: e4 },
                Edit::AddMove { parent: e4, mv: Move::NULL },
            ]),
            EditError::NoSuchNode(e4),
        ),
    ];
    for (edit, error) in edits {
        assert_eq!(game.apply(edit), Err(error));
        assert_eq!(moves(&game), before);
    }
    assert!(game.set_tag("FEN", Some("x")).is_err() && game.set_tag("a b", None).is_ok());
}

#[test]
fn an_engines_line_is_one_step() {
    let mut game = read("1. e4 e5 *");
    let mut history = History::default();
    let mut position = Position::startpos();
    let line: Vec<Move> = ["e4", "c5", "Nf3"]
        .map(|text| {
            let mv = san::parse(&position, text).expect("legal");
            position.play(mv);
            mv
        })
        .to_vec();
    let end = history.play_line(&mut game, Game::ROOT, &line).expect("legal");
    assert_eq!(game.position(end), position);
    assert_eq!(moves(&game), "1. e4 e5 (1... c5 2. Nf3) *");
    assert_eq!(history.undo(&mut game), Some(EditAction::AddLine));
    assert_eq!(moves(&game), "1. e4 e5 *");
    history.redo(&mut game);
    assert_eq!(game.line_to(end), line);
}

#[test]
fn a_line_goes_out_with_its_start_position() {
    let game = read(
        "[Event \"x\"]\n[FEN \"qrknrbbn/pppppppp/8/8/8/8/PPPPPPPP/QRKNRBBN w KQkq - 0 1\"]\n[Result \"1-0\"]\n\n\
                     1. Ne3 Ne6 (1... d5 2. O-O-O {odd}) 2. d4 1-0",
    );
    let line = game.extract_line(node(&game, "Ne3 d5 O-O-O"));
    assert_eq!(
        pgn::write(&line),
        "[Event \"x\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n[FEN \"qrknrbbn/pppppppp/8/8/8/8/PPPPPPPP/QRKNRBBN w KQkq - 0 1\"]\n\
         [SetUp \"1\"]\n[Variant \"Chess960\"]\n\n1. Ne3 d5 2. O-O-O {odd} *\n"
    );
    let whole = game.extract_line(game.main_line_end());
    assert_eq!(whole.result(), GameResult::WhiteWins);
}

#[test]
fn one_game_of_a_file_is_replaced() {
    for (ending, name) in [("\n", "lf"), ("\r\n", "crlf")] {
        let file = "% head\n[White \"A\"]\n[Odd   \"blanks\"]\n\n1. e4   e5 {x  y} *\n\n\n[White \"B\"]\n\n1. d4 *\n\
                    ; between\n\n[White \"\u{fc}\"]\n\n1. c4 *\n"
            .replace('\n', ending);
        // The third game is Latin-1.
        let (bytes, _, _) = encoding_rs::WINDOWS_1252.encode(&file);
        let source = Source::new(bytes.to_vec());
        assert_eq!(source.len(), 3, "{name}");
        assert_eq!(source.tags(2).expect("there").get("White"), Some("ü"));
        let mut second = source.read(1, &pgn::ReadOptions::default()).expect("there").game;
        let end = second.main_line_end();
        let edit = Edit::AddMove { parent: end, mv: mv(&second, end, "d5") };
        second.apply(edit).expect("legal");
        let saved = source.replace(&[(1, &pgn::write(&second))]);
        let again = Source::new(saved.clone());
        assert_eq!(again.len(), 3);
        for i in [0, 2] {
            assert_eq!(again.raw(i).expect("there").bytes, source.raw(i).expect("there").bytes);
        }
        let range = source.raw(1).expect("there").range;
        let (before, after) = (range.start as usize, bytes.len() - range.end as usize);
        assert_eq!(saved[..before], bytes[..before]);
        assert_eq!(saved[saved.len() - after..], bytes[bytes.len() - after..]);
        assert!(!String::from_utf8_lossy(&saved).replace("\r\n", "").contains('\r'));
        assert_eq!(
            String::from_utf8_lossy(&saved).matches('\n').count(),
            String::from_utf8_lossy(&saved).matches(ending).count()
        );
        let added = Source::new(source.append("1. g3 *\n"));
        assert_eq!((added.len(), added.bytes().starts_with(&bytes)), (4, true));
        assert_eq!(Source::new(source.replace(&[(0, "")])).len(), 2);
    }
    assert_eq!(Source::new(Vec::new()).append("*"), b"*\n");
    let utf16: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain("1. e4 *".encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    let source = Source::new(utf16);
    assert_eq!((source.len(), source.was_utf16()), (1, true));
}
