//! Laws of reading and writing that hold for any input.

use chess_core::pgn::{
    self, Encoding, Games, Nag, ReadOptions, Reader, Source, Validator, comment, read_games, write,
};
use chess_core::{
    Annotations, Edit, Eval, EvalScore, Game, Move, NodeId, Position, Shape, ShapeColor, Square,
};
use proptest::collection::vec;
use proptest::prelude::*;
use std::io::Read;
use std::time::Duration;

/// Pieces that files are made of, sound and broken, to be thrown together.
const PIECES: &[&str] = &[
    "1. ",
    "e4 ",
    "e5 ",
    "Nf3 ",
    "Nc6 ",
    "O-O ",
    "0-0",
    "exd5",
    "e8=Q+ ",
    "Sf3 ",
    "♘c3 ",
    "-- ",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "%",
    "$1 ",
    "$",
    "!?",
    "\n",
    "\n\n",
    "\r\n",
    "\r",
    " ",
    "[Event \"a\"]\n",
    "[White \"b\\\"]\n",
    "[FEN \"",
    "8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
    "[Result \"1-0\"]\n",
    "1-0 ",
    "0-1\n",
    "1/2-1/2",
    "*",
    "½-½ ",
    "[%clk 0:01:02]",
    "[%",
    "\"",
    "\\",
    "...",
    "…",
    "\u{feff}",
    "é",
    "王",
    "<",
    ">",
    "N",
    "abc ",
    "0000 ",
    "2",
    "/",
    "@@@@",
];

fn soup() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => proptest::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => vec(any::<u8>(), 1..3),
    ];
    vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

fn text() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        4 => "[a-z]{1,8}",
        1 => proptest::sample::select(PIECES).prop_map(str::to_owned),
        1 => "\\PC{0,5}",
    ];
    vec(word, 0..20).prop_map(|words| words.join(" "))
}

fn notes() -> impl Strategy<Value = Annotations> {
    let square = (0..64usize).prop_map(|i| Square::from_index(i).expect("below 64"));
    let color =
        proptest::sample::select(&[ShapeColor::Green, ShapeColor::Red, ShapeColor::Blue][..]);
    let shape = (color, square.clone(), proptest::option::of(square))
        .prop_map(|(color, from, to)| Shape { color, from, to });
    let score = prop_oneof![
        (-99_999..99_999).prop_map(EvalScore::Centipawns),
        (-99..99).prop_map(EvalScore::Mate)
    ];
    let eval =
        (score, proptest::option::of(0..99u32)).prop_map(|(score, depth)| Eval { score, depth });
    let time = || proptest::option::of((0..100_000_000u64).prop_map(Duration::from_millis));
    (
        vec(any::<u8>().prop_map(Nag), 0..3),
        vec(text(), 0..3),
        vec(text(), 0..2),
        time(),
        time(),
        proptest::option::of(eval),
        vec(shape, 0..3),
    )
        .prop_map(|(nags, comments, comments_before, clock, elapsed, eval, shapes)| {
            Annotations {
                nags,
                comments,
                comments_before,
                clock,
                elapsed,
                eval,
                shapes,
                ..Annotations::default()
            }
        })
}

#[derive(Clone, Debug)]
enum Step {
    /// Plays the n-th legal move (or passes) at the node of this number.
    Play(usize, usize),
    Note(usize, Box<Annotations>),
}

fn game() -> impl Strategy<Value = Game> {
    let step = prop_oneof![
        5 => (any::<usize>(), any::<usize>()).prop_map(|(node, mv)| Step::Play(node, mv)),
        1 => (any::<usize>(), notes()).prop_map(|(node, notes)| Step::Note(node, Box::new(notes))),
    ];
    let tags = vec(("[A-Z][A-Za-z0-9_]{0,6}", "\\PC{0,20}"), 0..4);
    (0..960u16, any::<bool>(), vec(step, 0..60), tags).prop_map(
        |(number, standard, steps, tags)| {
            let start = if standard {
                Position::startpos()
            } else {
                Position::chess960(number).expect("below 960")
            };
            let mut game = Game::new(start);
            let mut nodes = vec![Game::ROOT];
            for step in steps {
                match step {
                    Step::Play(node, mv) => {
                        // Mostly go on at the end, so that lines get long.
                        let node = if mv % 3 > 0 {
                            nodes[nodes.len() - 1]
                        } else {
                            nodes[node % nodes.len()]
                        };
                        let moves = game.position(node).legal_moves();
                        let mv = if mv % 23 == 0 || moves.is_empty() {
                            Move::NULL
                        } else {
                            moves[mv % moves.len()]
                        };
                        if game.apply(Edit::AddMove { parent: node, mv }).is_ok() {
                            nodes.extend(game.children(node).last());
                        }
                    }
                    Step::Note(node, mut notes) => {
                        let node = nodes[node % nodes.len()];
                        // A file can hold texts before a move only where a variation begins.
                        if game.variation_start(node) != Some(node) {
                            notes.comments_before.clear();
                        }
                        let _ = game.apply(Edit::Annotate { node, notes });
                    }
                }
            }
            for (name, value) in tags {
                if let Ok(edit) = game.set_tag(&name, Some(&value)) {
                    let _ = game.apply(edit);
                }
            }
            game
        },
    )
}

/// Everything a game says, in the order of its tree.
fn content(game: &Game) -> Vec<(usize, Move, Annotations)> {
    let mut out = vec![(0, Move::NULL, game.annotations(Game::ROOT).clone())];
    let mut walk = game.walk(Game::ROOT);
    while let Some((node, depth)) = walk.next_with_depth() {
        out.push((depth, game.mv(node), game.annotations(node).clone()));
    }
    out
}

/// Gives its bytes in pieces of a few.
struct Trickle<'a>(&'a [u8], usize);

impl Read for Trickle<'_> {
    fn read(&mut self, buf: &mut [u8]) -> std::io::Result<usize> {
        let count = self.0.len().min(buf.len()).min(self.1);
        buf[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_was_written_is_read_back(game in game()) {
        let text = write(&game);
        let read = read_games(text.as_bytes());
        prop_assert_eq!(read.len(), 1, "{}", text);
        prop_assert_eq!(read[0].problems.clone(), vec![], "{}", text);
        let again = &read[0].game;
        prop_assert_eq!(content(again), content(&game), "{}", text);
        prop_assert_eq!(again.all_tags(), game.all_tags());
        prop_assert_eq!(write(again), text);
    }

    #[test]
    fn any_bytes_are_read_and_what_was_read_is_stable(bytes in soup()) {
        let games = read_games(&bytes);
        let mut end = 0;
        for read in &games {
            // Games stand one after the other, and nothing of one is in another.
            prop_assert!(read.range.start >= end && read.range.end <= bytes.len() as u64);
            end = read.range.end;
            let text = write(&read.game);
            let again = read_games(text.as_bytes());
            prop_assert_eq!(again.len(), 1, "{}\nfrom {}", text, String::from_utf8_lossy(&bytes));
            // Without a start position all is unread, and tags and remarks in it may settle.
            if read.problems.iter().any(|problem| problem.kind.code() == "bad-fen") {
                continue;
            }
            // Where a line is broken around unread text may change.
            let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
            let found = String::from_utf8_lossy(&bytes);
            // A remark made of unread text is read as any other the next time.
            let second = write(&again[0].game);
            let third = write(&read_games(second.as_bytes())[0].game);
            prop_assert_eq!(words(&third), words(&second), "{}", found);
        }
        // Files in any pieces are the same files.
        for size in [1, 2, 7] {
            let streamed: Vec<_> = Games::new(Trickle(&bytes, size), ReadOptions::default())
                .map(|read| read.expect("no errors"))
                .collect();
            let key = |read: &pgn::ReadGame| (read.range.clone(), write(&read.game));
            prop_assert_eq!(
                streamed.iter().map(key).collect::<Vec<_>>(),
                games.iter().map(key).collect::<Vec<_>>()
            );
        }
        let mut reader = Reader::new(&bytes[..]);
        let mut count = 0;
        let mut validator = Validator::whole_trees();
        while reader.read_game(&mut validator).expect("no errors").is_some() {
            count += 1;
        }
        prop_assert_eq!(count, games.len());
        let source = Source::new(bytes.clone());
        if !source.was_utf16() {
            prop_assert_eq!(source.len(), games.len());
            prop_assert_eq!(source.replace(&[]), bytes);
        }
    }

    #[test]
    fn comments_and_encodings_never_fail(text in text(), bytes in vec(any::<u8>(), 0..40)) {
        let mut notes = Annotations::default();
        comment::read(&text, comment::Side::After, &mut notes);
        prop_assert_eq!(notes.clone().normalized(), notes);
        let _ = pgn::decode(&bytes, None);
        let _ = pgn::decode(&bytes, Encoding::from_label("big5"));
    }

    #[test]
    fn undo_and_redo_give_what_was(game in game(), picks in vec((any::<usize>(), 0..8u8), 0..12)) {
        let mut game = game;
        let mut history = chess_core::History::default();
        let mut states = vec![content(&game)];
        for (pick, what) in picks {
            let nodes: Vec<NodeId> = std::iter::once(Game::ROOT).chain(game.walk(Game::ROOT)).collect();
            let node = nodes[pick % nodes.len()];
            let edit = match what {
                0 => game.promote(node),
                1 => game.demote(node),
                2 => game.make_main_line(node),
                3 => game.delete_from(node),
                4 => game.delete_all_variations(),
                5 => game.set_comments(node, vec!["x".to_owned()]),
                6 => game.toggle_nag(node, Nag(1)),
                _ => game.delete_all_notes(),
            };
            let steps = states.len();
            history.apply(&mut game, chess_core::EditAction::Other, edit).expect("fits");
            let now = content(&game);
            if states.last() != Some(&now) {
                states.push(now);
            }
            prop_assert!(states.len() <= steps + 1);
        }
        for state in states.iter().rev().skip(1) {
            history.undo(&mut game);
            prop_assert_eq!(&content(&game), state);
        }
        for state in states.iter().skip(1) {
            history.redo(&mut game);
            prop_assert_eq!(&content(&game), state);
        }
    }
}
