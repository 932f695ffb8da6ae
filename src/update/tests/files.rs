//! Opening, saving, and work that would be lost.

use super::*;
use crate::action::UnsavedAnswer;

const THREE: &[u8] =
    b"[Event \"one\"]\n[Odd \"spacing  kept\"]\n\n1. e4   e5 {two  blanks} 2. Nf3 *\n\n\
    [Event \"two\"]\n\n1. d4 d5 *\n\n[Event \"three\"]\n\n1. c4 *\n";

/// Three games open, the second one changed.
fn changed() -> Desk {
    let mut desk = Desk::with_file("three.pgn", THREE);
    desk.file(FileAction::SelectGame(1));
    desk.run("<last> c4");
    assert!(desk.model.has_unsaved_work());
    desk
}

fn title(desk: &Desk) -> String {
    desk.model.title().words(&crate::text::Text::new(crate::text::Language::En))
}

#[test]
fn a_file_is_chosen_read_and_gone_through() {
    let mut desk = Desk::two_people();
    desk.disk.insert("three.pgn".into(), THREE.to_vec());
    desk.file(FileAction::Open);
    desk.pick("three.pgn");
    desk.expect("", "White to move");
    desk.serve();
    desk.expect("e4 e5 Nf3", "gone through");
    assert!(!desk.model.has_unsaved_work());
    assert_eq!(title(&desk), "three.pgn – Luozi");
    assert_eq!(desk.model.recent.paths().len(), 1);
    desk.file(FileAction::SelectGame(2));
    desk.expect("c4", "gone through");
    desk.file(FileAction::SelectGame(3));
    desk.expect("c4", "gone through");
}

#[test]
fn a_dialog_that_is_cancelled_changes_nothing() {
    let mut desk = changed();
    let tree = desk.tree();
    desk.file(FileAction::Open);
    let (id, _) = desk.pickers.pop().expect("a dialog");
    desk.tell(Event::Files(FilesEvent::Cancelled { id }));
    desk.file(FileAction::SaveAs);
    let (id, name) = desk.pickers.pop().expect("a dialog");
    assert_eq!(name.as_deref(), Some("game.pgn"));
    desk.tell(Event::Files(FilesEvent::Cancelled { id }));
    assert_eq!(desk.tree(), tree);
    assert!(desk.model.has_unsaved_work() && desk.requests.is_empty());
    // An answer to a dialog that is long gone is no answer.
    let purpose = Purpose::Save { expect: Expect::Anything };
    desk.tell(Event::Files(FilesEvent::Picked { id, path: "late.pgn".into(), purpose }));
    assert!(desk.requests.is_empty());
}

/// Case 065.
#[test]
fn saving_a_game_keeps_every_other_byte_of_the_file() {
    let mut desk = changed();
    assert_eq!(title(&desk), "• three.pgn – Luozi");
    desk.file(FileAction::Save);
    assert!(desk.pickers.is_empty());
    desk.serve();
    assert!(!desk.model.has_unsaved_work());
    assert_eq!(desk.notices(), ["notice-saved"]);
    let (old, new) = (std::str::from_utf8(THREE).expect("text"), desk.on_disk("three.pgn"));
    let (before, after) =
        (old.find("[Event \"two\"]").unwrap(), old.find("[Event \"three\"]").unwrap());
    assert!(new.starts_with(&old[..before]) && new.ends_with(&old[after..]), "{new}");
    assert!(new.contains("1. d4 d5 2. c4 *"), "{new}");
    assert_eq!(desk.model.document.current(), Some(1));
}

#[test]
fn everything_that_would_lose_changes_asks_first_and_cancel_keeps_them() {
    let new = Action::Play(PlayAction::New(two_people(None)));
    for action in [
        new,
        Action::File(FileAction::OpenPath("three.pgn".into())),
        Action::File(FileAction::SelectGame(0)),
        Action::File(FileAction::Paste("1. d4 d5".to_owned())),
        Action::Quit,
    ] {
        let mut desk = changed();
        let tree = desk.tree();
        desk.wish(action.clone());
        assert!(desk.asks_about_unsaved(), "{action:?}");
        desk.answer(UnsavedAnswer::Cancel);
        assert!(desk.model.dialog.is_none() && !desk.closed);
        assert_eq!(desk.tree(), tree, "{action:?}");
        assert!(desk.model.has_unsaved_work() && desk.requests.is_empty());
    }
}

#[test]
fn giving_changes_up_does_what_was_wished() {
    let mut desk = changed();
    desk.file(FileAction::SelectGame(0));
    desk.answer(UnsavedAnswer::Discard);
    desk.expect("e4 e5 Nf3", "gone through");
    assert!(!desk.model.has_unsaved_work());
    desk.file(FileAction::SelectGame(1));
    desk.expect("d4 d5", "gone through");

    let mut desk = changed();
    desk.run("<quit>");
    desk.answer(UnsavedAnswer::Discard);
    assert!(desk.closed);

    let mut desk = changed();
    desk.disk.insert("other.pgn".into(), b"1. a3 *\n".to_vec());
    desk.file(FileAction::OpenPath("other.pgn".into()));
    desk.answer(UnsavedAnswer::Discard);
    desk.serve();
    desk.expect("a3", "gone through");
}

#[test]
fn saving_first_goes_on_with_what_was_wished_once_it_is_written() {
    let mut desk = changed();
    desk.run("<quit>");
    desk.answer(UnsavedAnswer::Save);
    assert!(!desk.closed);
    desk.serve();
    assert!(desk.closed);

    let mut desk = Desk::two_people();
    desk.run("e4 e5 <resign now>");
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    desk.answer(UnsavedAnswer::Save);
    assert_eq!(desk.pickers.last().and_then(|(_, name)| name.as_deref()), Some("Ann-Bo.pgn"));
    desk.expect("e4 e5", "0-1 Resignation");
    desk.pick("mine.pgn");
    desk.expect("e4 e5", "0-1 Resignation");
    desk.serve();
    desk.expect("", "White to move");
    assert!(desk.on_disk("mine.pgn").contains("1. e4 e5 0-1"));
}

#[test]
fn what_was_wished_does_not_happen_when_saving_fails() {
    let mut desk = changed();
    desk.run("<quit>");
    desk.answer(UnsavedAnswer::Save);
    let (id, request) = desk.requests.pop_front().expect("a request");
    let FilesRequest::Write { path, .. } = request else { panic!("{request:?}") };
    let error = FileError {
        path: path.clone(),
        operation: Operation::Write,
        kind: FileErrorKind::DiskFull,
    };
    desk.tell(Event::Files(FilesEvent::Written { id, path, result: Err(error) }));
    assert!(!desk.closed && desk.model.has_unsaved_work());
    assert_eq!(desk.notices(), ["file-write-failed"]);
    desk.file(FileAction::Save);
    desk.serve();
    assert!(!desk.closed && !desk.model.has_unsaved_work());
}

#[test]
fn a_game_that_changed_while_it_was_written_stays_unsaved() {
    let mut desk = changed();
    desk.file(FileAction::Save);
    desk.run("e6");
    desk.serve();
    assert!(desk.model.has_unsaved_work());
    assert!(!desk.on_disk("three.pgn").contains("e6"));
    desk.file(FileAction::Save);
    desk.serve();
    assert!(!desk.model.has_unsaved_work());
    assert!(desk.on_disk("three.pgn").contains("1. d4 d5 2. c4 e6 *"));

    // The wish that waited for saving asks again.
    let mut desk = changed();
    desk.run("<quit>");
    desk.answer(UnsavedAnswer::Save);
    desk.run("e6");
    desk.serve();
    assert!(!desk.closed && desk.asks_about_unsaved());
}

#[test]
fn saving_twice_in_a_hurry_is_no_change_by_another_program() {
    let mut desk = changed();
    desk.file(FileAction::Save);
    desk.file(FileAction::Save);
    desk.serve();
    assert!(desk.model.dialog.is_none() && !desk.model.has_unsaved_work());

    let mut desk = changed();
    desk.file(FileAction::Save);
    desk.run("e6");
    desk.file(FileAction::Save);
    desk.serve();
    assert!(desk.model.dialog.is_none() && !desk.model.has_unsaved_work());
    assert!(desk.on_disk("three.pgn").contains("1. d4 d5 2. c4 e6 *"));
}

#[test]
fn undoing_back_to_what_was_saved_needs_no_question() {
    let mut desk = changed();
    desk.file(FileAction::Save);
    desk.serve();
    desk.run("e6 <undo>");
    assert!(!desk.model.has_unsaved_work());
    desk.run("<undo>");
    assert!(desk.model.has_unsaved_work());
}

#[test]
fn a_game_saved_in_the_middle_is_unsaved_again_once_it_goes_on() {
    for word in ["Nf3", "<take back>", "<resign now>", "<offer draw> Nf3 <accept>"] {
        let mut desk = Desk::two_people();
        desk.run("e4 e5");
        desk.file(FileAction::Save);
        desk.pick("mine.pgn");
        desk.serve();
        desk.expect("e4 e5", "White to move");
        assert!(!desk.model.has_unsaved_work());
        desk.run(word);
        assert!(desk.model.has_unsaved_work(), "{word}");
        desk.file(FileAction::Save);
        desk.serve();
        assert!(!desk.model.has_unsaved_work());
        assert_eq!(desk.model.document.len(), 1);
        assert!(desk.on_disk("mine.pgn").ends_with(&format!("{}\n", desk.tree())), "{word}");
    }
}

#[test]
fn a_file_that_cannot_be_read_leaves_everything_as_it_was() {
    let mut desk = changed();
    let tree = desk.tree();
    desk.file(FileAction::OpenPath("nowhere.pgn".into()));
    desk.answer(UnsavedAnswer::Discard);
    desk.serve();
    assert_eq!(desk.notices(), ["file-read-failed"]);
    assert_eq!(desk.tree(), tree);
    assert!(desk.model.has_unsaved_work(), "nothing has taken the place of the changes");
    assert_eq!(desk.model.document.path(), Some(Path::new("three.pgn")));

    for (bytes, id) in [(&b""[..], "file-empty"), (b"neither this nor that", "file-empty")] {
        let mut desk = Desk::two_people();
        desk.disk.insert("odd.pgn".into(), bytes.to_vec());
        desk.file(FileAction::OpenPath("odd.pgn".into()));
        desk.serve();
        assert_eq!(desk.notices(), [id]);
        desk.expect("", "White to move");
    }
}

#[test]
fn work_done_while_a_file_is_read_is_asked_about() {
    let mut desk = Desk::two_people();
    desk.disk.insert("three.pgn".into(), THREE.to_vec());
    desk.file(FileAction::OpenPath("three.pgn".into()));
    desk.run("e4");
    desk.serve();
    desk.expect("e4", "Black to move");
    assert!(desk.asks_about_unsaved());
    desk.answer(UnsavedAnswer::Discard);
    desk.serve();
    desk.expect("e4 e5 Nf3", "gone through");
}

#[test]
fn of_two_files_the_one_wished_last_is_shown_and_both_are_remembered() {
    let mut desk = Desk::two_people();
    desk.disk.insert("a.pgn".into(), b"1. a3 *\n".to_vec());
    desk.disk.insert("b.pgn".into(), b"1. b3 *\n".to_vec());
    desk.file(FileAction::OpenPath("a.pgn".into()));
    desk.file(FileAction::OpenPath("b.pgn".into()));
    desk.serve();
    desk.expect("b3", "gone through");
    let names: Vec<_> =
        desk.model.recent.paths().iter().filter_map(|path| path.file_name()).collect();
    assert_eq!(names, ["b.pgn", "a.pgn"]);
}

#[test]
fn a_change_by_another_program_is_noticed_and_nothing_is_written_over() {
    let mut desk = changed();
    let theirs = b"1. h4 *\n".to_vec();
    desk.disk.insert("three.pgn".into(), theirs.clone());
    desk.file(FileAction::Save);
    desk.serve();
    assert!(matches!(desk.model.dialog, Some(Dialog::ChangedOutside)));
    assert_eq!(desk.disk[Path::new("three.pgn")], theirs);
    assert!(desk.model.has_unsaved_work());
    desk.file(FileAction::Reload);
    desk.serve();
    desk.expect("h4", "gone through");

    let mut desk = Desk::with_file("three.pgn", THREE);
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert!(desk.model.dialog.is_none());
    desk.disk.insert("three.pgn".into(), theirs);
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert!(matches!(desk.model.dialog, Some(Dialog::ChangedOutside)));

    let mut desk = Desk::with_file("three.pgn", THREE);
    desk.disk.clear();
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert_eq!(desk.notices(), ["file-gone"]);
    desk.expect("e4 e5 Nf3", "gone through");
}

/// Whoever keeps what is here is not asked again each time the window comes to the front.
#[test]
fn a_change_by_another_program_is_told_once() {
    let mut desk = changed();
    desk.disk.insert("three.pgn".into(), b"1. h4 *\n".to_vec());
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert!(matches!(desk.model.dialog, Some(Dialog::ChangedOutside)));
    desk.wish(Action::Dialog(None));
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert!(desk.model.dialog.is_none());
    desk.file(FileAction::Save);
    desk.serve();
    assert!(matches!(desk.model.dialog, Some(Dialog::ChangedOutside)), "nothing is written over");
    desk.wish(Action::Dialog(None));
    desk.file(FileAction::Reload);
    desk.serve();
    desk.disk.insert("three.pgn".into(), b"1. a4 *\n".to_vec());
    desk.file(FileAction::CheckOutside);
    desk.serve();
    assert!(matches!(desk.model.dialog, Some(Dialog::ChangedOutside)), "another change is told");
}

#[test]
fn a_change_of_a_file_that_is_no_longer_open_is_of_no_interest() {
    let mut desk = Desk::with_file("three.pgn", THREE);
    desk.disk.insert("three.pgn".into(), b"1. h4 *\n".to_vec());
    desk.file(FileAction::CheckOutside);
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    desk.serve();
    assert!(desk.model.dialog.is_none());
    desk.expect("", "White to move");
}

#[test]
fn reading_again_finds_the_same_game() {
    let mut desk = Desk::with_file("three.pgn", THREE);
    desk.file(FileAction::SelectGame(1));
    let mut bytes = b"[Event \"zero\"]\n\n1. h4 *\n\n".to_vec();
    bytes.extend(THREE);
    desk.disk.insert("three.pgn".into(), bytes);
    desk.file(FileAction::Reload);
    desk.serve();
    desk.expect("d4 d5", "gone through");
    assert_eq!(desk.model.document.current(), Some(2));
}

#[test]
fn a_board_without_moves_is_left_without_a_question() {
    let mut desk = Desk::two_people();
    desk.run("e4 <take back>");
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    assert!(!desk.asks_about_unsaved());
}
