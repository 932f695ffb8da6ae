//! Texts from the clipboard.

use super::*;
use crate::model::Message;

fn paste(desk: &mut Desk, text: &str) {
    desk.file(FileAction::Paste(text.to_owned()));
}

/// Case 001: nine squares on a rank; nothing of the game changes.
#[test]
fn a_bad_fen_is_refused_with_the_field_and_the_reason() {
    let mut desk = Desk::two_people_with_clock(5, 0);
    desk.run("e4 e5");
    let jobs = desk.jobs.len();
    paste(&mut desk, "r6k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1");
    let expected = Message::new("fen-refused")
        .with_message("field", Message::new("fen-field-board"))
        .with_message("reason", Message::new("fen-rank-length").with("rank", 8).with_count(9));
    let notice = desk.model.notices.iter().next().expect("a notice");
    assert_eq!(notice.message, expected);
    desk.expect("e4 e5", "White to move");
    assert_eq!(desk.jobs.len(), jobs);
    let words = notice.message.words(&crate::text::Text::new(crate::text::Language::En));
    assert!(words.contains('8') && words.contains('9'), "{words}");
}

#[test]
fn a_position_that_cannot_be_played_and_garbage_are_refused_with_a_reason() {
    for (text, id) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1", "position-refused"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "position-refused"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP x KQkq - 0 1", "fen-refused"),
        ("  \n ", "notice-paste-empty"),
        ("The quick brown fox jumps over the lazy dog.", "notice-paste-unknown"),
        ("1. e5 e5 2. Nf3", "notice-paste-unknown"),
    ] {
        let mut desk = Desk::two_people();
        desk.run("e4 e5");
        paste(&mut desk, text);
        assert_eq!(desk.notices(), [id], "{text}");
        desk.expect("e4 e5", "White to move");
    }
}

#[test]
fn a_position_is_taken_up_and_what_was_dropped_is_told() {
    let mut desk = Desk::two_people();
    paste(&mut desk, "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1");
    desk.expect("", "gone through");
    let notices = desk.notices();
    assert_eq!(notices[0], "notice-pasted-position");
    assert!(notices[1..].iter().all(|id| *id == "position-castling-dropped"), "{notices:?}");
}

#[test]
fn a_game_is_taken_up_whether_it_has_tags_or_not() {
    let mut desk = Desk::two_people();
    paste(&mut desk, "1. e4 e5 2. Nf3");
    desk.expect("e4 e5 Nf3", "gone through");
    assert!(desk.model.has_unsaved_work(), "it is in no file yet");
    assert_eq!(desk.model.play.cursor, desk.model.play.game.root());
}

#[test]
fn an_unsaved_game_is_asked_about_before_a_text_takes_its_place() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5");
    paste(&mut desk, "1. d4 d5");
    assert!(desk.asks_about_unsaved());
    desk.expect("e4 e5", "White to move");
    desk.answer(crate::action::UnsavedAnswer::Discard);
    desk.expect("d4 d5", "gone through");
}

#[test]
fn a_game_with_an_illegal_move_keeps_the_part_before_it_and_says_so() {
    let mut desk = Desk::two_people();
    paste(&mut desk, "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 *");
    desk.expect("e4 e5", "gone through");
    assert!(desk.notices().contains(&"games-has-problems"), "{:?}", desk.notices());
}

const TWO: &str = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";

#[test]
fn going_through_several_pasted_games_asks_nothing_and_forgets_none() {
    let mut desk = Desk::reviewing(TWO);
    desk.file(FileAction::SelectGame(1));
    desk.expect("d4", "gone through");
    assert!(desk.model.has_unsaved_work(), "they are still in no file");
    desk.run("d4 d5");
    desk.file(FileAction::SelectGame(0));
    assert!(desk.asks_about_unsaved());
}

#[test]
fn saving_several_pasted_games_saves_them_all() {
    let mut desk = Desk::reviewing(TWO);
    desk.file(FileAction::SelectGame(1));
    desk.run("d4 d5");
    desk.file(FileAction::Save);
    desk.pick("both.pgn");
    desk.serve();
    let text = desk.on_disk("both.pgn");
    assert!(text.starts_with("[White \"A\"]\n\n1. e4 *\n") && text.contains("1. d4 d5"), "{text}");
    assert_eq!((desk.model.document.len(), desk.model.document.current()), (2, Some(1)));
    assert!(!desk.model.has_unsaved_work());
}

#[test]
fn copying_gives_the_position_shown_and_the_whole_game() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 <back>");
    desk.file(FileAction::CopyFen);
    let fen = desk.copied.take().expect("a text");
    assert_eq!(fen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    desk.file(FileAction::CopyPgn);
    assert!(desk.copied.take().is_some_and(|pgn| pgn.contains("1. e4 e5 *")));
}
