//! The score sheet: what is recorded, and how it becomes a file or a page in the browser.

use super::*;
use crate::command::{Command, Does};
use crate::score_sheet::SheetNotation;
use crate::service::files::{PageFault, PagePlace};

/// L-SCORE-2: both sides are recorded with their times all the same, whatever is left on the
/// clocks; after the end nothing has to be filled in.
#[test]
fn l_score_2_recorded_for_both_under_five_minutes() {
    let mut desk = Desk::two_people_with_clock(4, 0);
    desk.run("e4 <wait 100> e5 <wait 100> Nf3 <wait 100> Nc6 <wait 135> Bb5 <wait 3> a6");
    let sheet = Sheet::of(&desk.model.play.game, SheetNotation::Long.style(desk.model.language));
    let times: Vec<(String, u64)> = sheet
        .rows
        .iter()
        .flat_map(|row| [row.moves.white.clone(), row.moves.black.clone()])
        .flatten()
        .map(|entry| (entry.text, entry.clock.expect("a time").as_secs()))
        .collect();
    let right = [
        ("e2-e4", 240),
        ("e7-e5", 140),
        ("Ng1-f3", 140),
        ("Nb8-c6", 40),
        ("Bf1-b5", 5),
        ("a7-a6", 37),
    ];
    let right: Vec<(String, u64)> =
        right.into_iter().map(|(text, seconds)| (text.to_owned(), seconds)).collect();
    assert_eq!(times, right);
    desk.run("<wait 9>");
    assert_eq!(desk.state(), "0-1 Time");
    desk.file(FileAction::SaveSheet(SheetNotation::Short));
    assert_eq!(desk.pickers.len(), 1, "the sheet of a lost game can be saved");
}

#[test]
fn the_card_writes_as_the_rest_of_the_window_does() {
    let desk = Desk::two_people();
    for keys in Command::ScoreSheet.entry().keys {
        assert_eq!(keys.logical_key, egui::Key::P);
    }
    assert!(Command::ScoreSheet.available(&desk.model), "in play, over and in review");
    let Does::Act(Action::Dialog(Some(Dialog::ScoreSheet(notation)))) =
        Command::ScoreSheet.does(&desk.model)
    else {
        panic!("no card")
    };
    assert_eq!(notation, SheetNotation::of(desk.model.settings.notation));
}

/// The page is of the moment in which it was asked for, and goes where the user says.
#[test]
fn a_page_is_saved_where_the_user_says() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5");
    desk.file(FileAction::SaveSheet(SheetNotation::Short));
    let (id, name) = desk.pickers.pop().expect("a dialog of the system");
    assert_eq!(name.as_deref(), Some("Ann-Bo.html"));
    desk.run("Nf3");
    let (path, expect) = (PathBuf::from("there/a.html"), Expect::Anything);
    let purpose = Purpose::Page { expect };
    desk.tell(Event::Files(FilesEvent::Picked { id, path: path.clone(), purpose }));
    let (page_id, sheet, place) = desk.pages.pop().expect("a page");
    assert_eq!((page_id, sheet.plies()), (id, 2));
    assert_eq!(place, PagePlace::File { path: path.clone(), expect });
    let written = |result| FilesEvent::PageWritten { id, path, to_browse: false, result };
    desk.tell(Event::Files(written(Ok(()))));
    assert_eq!(desk.notices(), ["notice-page-saved"]);
    desk.file(FileAction::SaveSheet(SheetNotation::Short));
    let (id, _) = desk.pickers.pop().expect("a dialog of the system");
    desk.tell(Event::Files(FilesEvent::NoDialog { id }));
    assert_eq!(desk.notices().last(), Some(&"page-no-dialog"));
    assert!(desk.pages.is_empty());
}

#[test]
fn a_page_for_printing_goes_to_the_browser() {
    let mut desk = Desk::two_people();
    desk.run("e4");
    desk.file(FileAction::PrintSheet(SheetNotation::Figurine));
    let (id, sheet, place) = desk.pages.pop().expect("a page");
    assert_eq!((sheet.plies(), place), (1, PagePlace::Browser));
    let path = PathBuf::from("/tmp/luozi-1.html");
    let event =
        |result| FilesEvent::PageWritten { id, path: path.clone(), to_browse: true, result };
    desk.tell(Event::Files(event(Ok(()))));
    assert_eq!(desk.browsed, std::slice::from_ref(&path));
    let kind = FileErrorKind::DiskFull;
    let error = FileError { path: path.clone(), operation: Operation::Write, kind };
    desk.tell(Event::Files(event(Err(PageFault::File(error)))));
    assert_eq!(desk.browsed.len(), 1, "nothing is shown that is not there");
    assert_eq!(desk.notices().last(), Some(&"file-write-failed"));
}

#[test]
fn a_file_that_nobody_gave_up_is_not_written_over() {
    let mut desk = Desk::two_people();
    let id = RequestId(7);
    let path = PathBuf::from("a.html");
    let result = Err(PageFault::Exists);
    desk.tell(Event::Files(FilesEvent::PageWritten { id, path, to_browse: false, result }));
    assert_eq!(desk.notices(), ["picture-exists"]);
}
