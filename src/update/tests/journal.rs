//! The game in progress outlives the program.

use super::super::resume;
use super::*;
use crate::model::dialog::Interruption;
use crate::persist::journal::{JournalEvent, JournalStore, Recovered};
use crate::service::autosave::Autosave;
use std::sync::Arc;

/// The journal in one word for each request.
fn words(desk: &Desk) -> String {
    let word = |request: &AutosaveRequest| match request {
        AutosaveRequest::Begin(_) => "begin".to_owned(),
        AutosaveRequest::Note(JournalEvent { what, .. }) => {
            what.to_string().replace("move ", "").replace(' ', ":")
        }
        AutosaveRequest::Finish => "finish".to_owned(),
        other => format!("{other:?}"),
    };
    desk.journal.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// What is found at the next start, after all requests went through a real journal.
pub(super) fn found(desk: &Desk) -> Option<Recovered> {
    let folder = tempfile::tempdir().expect("folder");
    let store = JournalStore::at(folder.path());
    let autosave = Autosave::start(store.clone(), Arc::new(|| {})).expect("thread");
    for request in &desk.journal {
        autosave.send(request.clone());
    }
    drop(autosave);
    store.recover().into_iter().next()
}

/// The program as it is after the next start.
pub(super) fn next_start(desk: &Desk) -> Desk {
    let mut next = Desk::new(Settings::default());
    if let Some(recovered) = found(desk) {
        let effects = resume(&mut next.model, &recovered, next.now);
        next.take(effects);
    }
    next
}

#[test]
fn a_journal_begins_with_the_first_move_and_ends_with_the_next_game() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 <take back> c5");
    assert_eq!(words(&desk), "finish begin e2e4 e7e5 back:1 c7c5");
    desk.run("<resign now>");
    assert!(words(&desk).ends_with("c7c5 resign:w"));
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    desk.answer(crate::action::UnsavedAnswer::Discard);
    assert!(found(&desk).is_none());
}

#[test]
fn quitting_in_the_middle_of_a_game_asks_nothing_and_the_game_comes_back() {
    let clock = Some(ClockChoice { minutes: 5, increment: 3 });
    let mut desk = Desk::against_computer(ColorChoice::White, clock);
    desk.run("e4 <wait 6> <engine e7e5> <wait 20> Nf3 <wait 2> <engine b8c6> <wait 7> <quit>");
    assert!(desk.closed && !desk.asks_about_unsaved());

    let mut next = next_start(&desk);
    next.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!((next.left(Color::White), next.left(Color::Black)), (276.0, 298.0));
    assert!(matches!(next.model.dialog, Some(Dialog::Interrupted(Interruption::Restart))));
    next.run("<wait 500>");
    assert_eq!(next.left(Color::White), 276.0, "the clocks stand until somebody goes on");
    assert_eq!(next.model.play.user(), Some(Color::White));
    next.run("Bb5");
    next.expect("e4 e5 Nf3 Nc6", "White to move");
    next.run("<go on> <wait 4> Bb5 <wait 3> <engine a7a6>");
    next.expect("e4 e5 Nf3 Nc6 Bb5 a6", "White to move");
    assert_eq!((next.left(Color::White), next.left(Color::Black)), (275.0, 298.0));
    next.run("<take back> <take back>");
    next.expect("e4 e5", "White to move");
    assert_eq!((next.left(Color::White), next.left(Color::Black)), (300.0, 297.0));
}

#[test]
fn the_computer_is_asked_again_when_it_was_to_move() {
    let mut desk = Desk::against_computer(ColorChoice::Black, None);
    desk.run("<engine d2d4> d5 <quit>");
    let mut next = next_start(&desk);
    next.expect("d4 d5", "White to move");
    assert_eq!(next.model.play.orientation, Color::Black);
    next.run("<engine c2c4>");
    next.expect("d4 d5 c4", "Black to move");
}

#[test]
fn names_and_the_first_position_come_back() {
    let mut desk = Desk::from("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", None);
    desk.run("e4 Ke7 <quit>");
    let next = next_start(&desk);
    next.expect("e4 Ke7", "White to move");
    assert_eq!((next.tag("White"), next.tag("Black")), (Some("Ann"), Some("Bo")));
    assert!(next.model.has_unsaved_work());
}

#[test]
fn a_finished_game_comes_back_until_it_is_saved_or_given_up() {
    let mut desk = Desk::two_people();
    desk.run("f3 e5 g4 Qh4");
    let next = next_start(&desk);
    next.expect("f3 e5 g4 Qh4#", "gone through");
    assert_eq!(next.tag("Result"), Some("0-1"));
    assert!(next.model.has_unsaved_work());

    let mut saved = Desk::two_people();
    saved.run("f3 e5 g4 Qh4");
    saved.file(FileAction::Save);
    saved.pick("mine.pgn");
    saved.serve();
    saved.run("<quit>");
    assert!(saved.closed && found(&saved).is_none());

    let mut given_up = Desk::two_people();
    given_up.run("f3 e5 g4 Qh4 <quit>");
    given_up.answer(crate::action::UnsavedAnswer::Discard);
    assert!(given_up.closed && found(&given_up).is_none());
}

#[test]
fn a_game_in_progress_stays_in_the_journal_when_it_is_saved() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5");
    desk.file(FileAction::Save);
    desk.pick("mine.pgn");
    desk.serve();
    desk.run("Nf3 <quit>");
    assert!(desk.closed);
    next_start(&desk).expect("e4 e5 Nf3", "Black to move");
}

#[test]
fn an_end_that_was_taken_back_is_no_end() {
    let mut desk = Desk::two_people();
    desk.run("f3 e5 g4 Qh4 <take back> <quit>");
    next_start(&desk).expect("f3 e5 g4", "Black to move");
}

#[test]
fn a_game_taken_back_to_its_start_leaves_nothing_to_come_back_to() {
    let mut desk = Desk::two_people();
    desk.run("e4 <take back> <quit>");
    next_start(&desk).expect("", "White to move");
    let mut desk = Desk::two_people();
    desk.run("e4 <take back> d4 <quit>");
    next_start(&desk).expect("d4", "Black to move");
}

#[test]
fn opening_a_file_ends_the_journal() {
    let mut desk = Desk::two_people();
    desk.run("e4");
    desk.file(FileAction::Paste("1. d4 d5".to_owned()));
    desk.answer(crate::action::UnsavedAnswer::Discard);
    assert!(found(&desk).is_none());
}
