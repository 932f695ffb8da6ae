//! Pictures of the board: what is asked of whom, and what the user is told.

use super::*;
use crate::command::{Command, Does};
use crate::diagram::PictureError;
use crate::model::PictureDraft;
use crate::persist::settings::{Coordinates, PictureFormat, PieceSet, SavedPicture};
use chess_core::game::{Shape, ShapeColor};

fn command(desk: &mut Desk, command: Command) {
    match command.does(&desk.model) {
        Does::Act(action) => desk.wish(action),
        other => panic!("{other:?}"),
    }
}

fn draft(desk: &Desk) -> PictureDraft {
    match &desk.model.dialog {
        Some(Dialog::Picture(draft)) => draft.clone(),
        other => panic!("no card for a picture: {other:?}"),
    }
}

/// Saves with these choices; gives the proposed name and the number of the request.
fn save(desk: &mut Desk, choice: SavedPicture) -> (RequestId, String) {
    desk.file(FileAction::SavePicture(choice));
    let (id, name) = desk.pickers.pop().expect("a dialog of the system");
    (id, name.expect("a name"))
}

fn pick(desk: &mut Desk, id: RequestId, path: &str, format: PictureFormat) {
    let purpose = Purpose::Picture { format, expect: Expect::Anything };
    desk.tell(Event::Files(FilesEvent::Picked { id, path: path.into(), purpose }));
}

#[test]
fn the_card_shows_the_last_choices_and_the_picture_is_of_its_moment() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 Nf3");
    command(&mut desk, Command::SavePicture);
    let draft = draft(&desk);
    assert_eq!((draft.size(), draft.format), (Some(1024), PictureFormat::Png));
    let draft = PictureDraft { size: "300".into(), format: PictureFormat::Jpeg, ..draft };
    let choice = draft.choice(&desk.model.settings).expect("a size");
    let (id, name) = save(&mut desk, choice);
    assert_eq!(name, "Ann–Bo 2 Nf3.jpg");
    assert_eq!(desk.model.settings.picture.size, 300, "remembered");
    // The game goes on while the user chooses; the picture stays as it was wished.
    desk.run("Nc6");
    pick(&mut desk, id, "there/a.jpg", PictureFormat::Jpeg);
    let (shot_id, shot, to) = desk.shots.pop().expect("a picture");
    assert_eq!((shot_id, shot.size), (id, 300));
    assert_eq!(shot.last_move, Some([Square::G1, Square::F3]));
    assert!(shot.board.piece_at(Square::B8).is_some());
    let path = PathBuf::from("there/a.jpg");
    let format = PictureFormat::Jpeg;
    assert_eq!(to, Destination::File { path: path.clone(), format, expect: Expect::Anything });
    desk.tell(Event::Picture(PictureEvent::Saved { id, path, result: Ok(()) }));
    assert_eq!(desk.notices(), ["notice-picture-saved"]);
    assert_eq!(desk.model.files.pictures.as_deref(), Some(Path::new("there")));
    assert!(!desk.model.document.path().is_some_and(|path| path.ends_with("a.jpg")));
}

#[test]
fn what_is_marked_and_written_can_be_left_out() {
    let mut desk = Desk::reviewing("1. e4 f5 2. Qh5+ {[%cal Gh5e8] [%csl Re8]} g6");
    desk.run("<first> <on> <on> <on>");
    let shot = |desk: &mut Desk, choice| {
        let (id, _) = save(desk, choice);
        pick(desk, id, "a.png", PictureFormat::Png);
        desk.shots.pop().expect("a picture").1
    };
    let all = SavedPicture::default();
    let full = shot(&mut desk, all);
    assert_eq!(full.check, Some(Square::E8));
    assert_eq!(full.last_move, Some([Square::D1, Square::H5]));
    let green = Shape { color: ShapeColor::Green, from: Square::H5, to: Some(Square::E8) };
    assert!(full.shapes.contains(&green) && full.shapes.len() == 2);
    assert_eq!(full.coordinates, Coordinates::Frame);

    let bare = SavedPicture { marks: false, coordinates: Some(false), ..all };
    let bare = shot(&mut desk, bare);
    assert_eq!((bare.check, bare.last_move, bare.shapes.len()), (None, None, 0));
    assert_eq!(bare.coordinates, Coordinates::Off);

    // What the board itself does not mark, its picture does not either.
    let mut settings = desk.model.settings.clone();
    settings.mark_last_move = false;
    settings.coordinates = Coordinates::Off;
    desk.wish(Action::Settings(Box::new(settings)));
    let as_board = shot(&mut desk, all);
    assert_eq!((as_board.last_move, as_board.check), (None, Some(Square::E8)));
    assert_eq!(as_board.coordinates, Coordinates::Off);
    let wished = shot(&mut desk, SavedPicture { coordinates: Some(true), ..all });
    assert_eq!(wished.coordinates, Coordinates::Frame);
}

#[test]
fn a_board_without_names_and_moves_has_a_name_too() {
    let mut desk = Desk::reviewing("1. e4 e5");
    desk.run("<first>");
    assert_eq!(save(&mut desk, SavedPicture::default()).1, "board.png");
    desk.run("<last>");
    assert_eq!(save(&mut desk, SavedPicture::default()).1, "board 1… e5.png");
}

#[test]
fn answers_to_dialogs_that_are_gone_are_none() {
    let mut desk = Desk::two_people();
    let (id, _) = save(&mut desk, SavedPicture::default());
    desk.tell(Event::Files(FilesEvent::Cancelled { id }));
    pick(&mut desk, id, "late.png", PictureFormat::Png);
    assert!(desk.shots.is_empty() && desk.notices().is_empty());
    let (id, _) = save(&mut desk, SavedPicture::default());
    desk.tell(Event::Files(FilesEvent::NoDialog { id }));
    assert_eq!(desk.notices(), ["picture-no-dialog"]);
}

#[test]
fn the_solid_set_is_not_saved_as_shapes() {
    let mut desk = Desk::two_people();
    let settings = Settings { pieces: PieceSet::Solid, ..desk.model.settings.clone() };
    desk.wish(Action::Settings(Box::new(settings)));
    let (id, _) = save(&mut desk, SavedPicture::default());
    // The ending that was typed into the dialog of the system says so.
    pick(&mut desk, id, "a.svg", PictureFormat::Svg);
    assert!(desk.shots.is_empty());
    assert_eq!(desk.notices(), ["picture-solid-svg"]);
}

#[test]
fn what_stood_against_a_picture_is_said() {
    let path = PathBuf::from("a.png");
    let kind = FileErrorKind::NotAllowed;
    let denied = FileError::new(&path, Operation::Write, kind);
    for (fault, notice) in [
        (PictureFault::File(denied), "file-write-failed"),
        (PictureFault::Exists, "picture-exists"),
        (PictureFault::Drawing(PictureError::Other("odd".into())), "picture-failed"),
        (PictureFault::Drawing(PictureError::SolidShapes), "picture-solid-svg"),
    ] {
        let mut desk = Desk::two_people();
        let id = RequestId(1);
        let result = Err(fault);
        desk.tell(Event::Picture(PictureEvent::Saved { id, path: path.clone(), result }));
        assert_eq!(desk.notices(), [notice]);
    }
}

#[test]
fn the_last_copy_is_the_one_on_the_clipboard() {
    let mut desk = Desk::two_people();
    command(&mut desk, Command::CopyPicture);
    desk.run("e4");
    command(&mut desk, Command::CopyPicture);
    let ids: Vec<RequestId> = desk.shots.iter().map(|(id, ..)| *id).collect();
    assert!(desk.shots.iter().all(|(.., to)| *to == Destination::Clipboard));
    let drawn = |id, side| {
        let image = image::RgbImage::new(side, side);
        Event::Picture(PictureEvent::Drawn { id, result: Ok(Box::new(image)) })
    };
    desk.tell(drawn(ids[0], 1));
    assert!(desk.copied_image.is_none() && desk.notices().is_empty());
    desk.tell(drawn(ids[1], 2));
    assert_eq!(desk.copied_image.as_ref().map(image::RgbImage::width), Some(2));
    assert_eq!(desk.notices(), ["notice-copied-picture"]);
}
