//! Whole journeys through the program: a real window, a real mouse, real files.

#[path = "common/window.rs"]
mod window;

use chess_core::{Color, Square};
use egui::accesskit::Role;
use egui::{Color32, Key, Modifiers, OutputCommand, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use luozi::action::{Action, FileAction, PlayAction};
use luozi::app::Options;
use luozi::model::{Page, Phase, Player};
use luozi::persist::Store;
use luozi::persist::journal::JournalStore;
use luozi::persist::settings::{
    BoardTheme, CameraChoice, ClockChoice, ColorChoice, LanguageChoice, NewGame, PieceSet,
    Settings, Theme,
};
use std::path::{Path, PathBuf};
use std::time::Duration;
use window::{USUAL, Window, inline, settings, silent};

/// Preferences, journals and games in a folder of their own.
struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Home {
        let home = Home { folder: tempfile::tempdir().expect("folder") };
        Store::at(home.folder.path()).save(&settings()).expect("saved");
        home
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts the program; its dialogs choose `chosen`.
    fn start(&self, files: &[&Path], chosen: &str) -> Window {
        let chosen = self.path(chosen);
        let options = Options {
            files: files.iter().map(|path| path.to_path_buf()).collect(),
            store: Store::at(self.folder.path()),
            journals: JournalStore::at(self.folder.path()),
            chooser: Some(Box::new(move |_| Some(chosen.clone()))),
            ..Options::for_tests(inline())
        };
        Window::open(options, None, USUAL)
    }
}

const WHOLE: &str = "e4 d5 exd5 c6 dxc6 a6 cxb7 a5 bxa8=Q Nd7 Bc4 a4 Nh3 h6 O-O h5 Qaf3 a3 Qxf7#";

#[test]
fn two_people_play_a_whole_game_by_mouse_save_it_and_find_it_again() {
    use Square as S;
    let home = Home::new();
    let mut window = home.start(&[], "mine.pgn");
    window.press(Role::Button, "New game");
    window.press(Role::RadioButton, "Two people");
    window.press(Role::Button, "Play");
    assert!(window.model().dialog.is_none());
    assert!(window.model().play.players[Color::Black].is_person());

    let moves = [
        (S::E2, S::E4),
        (S::D7, S::D5),
        (S::E4, S::D5),
        (S::C7, S::C6),
        (S::D5, S::C6),
        (S::A7, S::A6),
        (S::C6, S::B7),
        (S::A6, S::A5),
    ];
    for (i, (from, to)) in moves.into_iter().enumerate() {
        if i % 2 == 0 { window.drag_move(from, to) } else { window.click_move(from, to) }
    }
    // The pawn is promoted on the board: first put back, then made a queen.
    window.drag_move(S::B7, S::A8);
    assert!(window.shows("queen"));
    window.key(Key::Escape);
    assert_eq!(window.ply(), 8, "case 050: nothing has happened");
    window.click_move(S::B7, S::A8);
    window.press(Role::Button, "queen");
    assert_eq!(window.ply(), 9);
    for (from, to) in [
        (S::B8, S::D7),
        (S::F1, S::C4),
        (S::A5, S::A4),
        (S::G1, S::H3),
        (S::H7, S::H6),
        (S::E1, S::G1),
        (S::H6, S::H5),
        (S::A8, S::F3),
        (S::A4, S::A3),
    ] {
        window.drag_move(from, to);
    }
    window.click_move(S::F3, S::F7);
    assert_eq!(window.line(), WHOLE);
    assert!(window.is_over());
    assert!(window.shows("Checkmate. White wins. Article 5.1.1"));

    window.press(Role::Button, "Go through the game");
    assert_eq!((window.ply(), window.model().play.phase), (0, Phase::Review));
    for ply in 1..=19 {
        window.key(Key::ArrowRight);
        assert_eq!(window.ply(), ply);
    }
    window.press(Role::Button, "Save");
    window.until("the game is saved", |model| !model.has_unsaved_work());
    let file = home.path("mine.pgn");
    let text = std::fs::read_to_string(&file).expect("a file");
    assert!(text.contains("[Result \"1-0\"]") && text.contains("Qxf7# 1-0"), "{text}");
    drop(window);

    let mut window = home.start(&[&file], "");
    window.until("the file is read", |model| model.document.path().is_some());
    assert_eq!(window.line(), WHOLE);
    assert_eq!(window.model().play.phase, Phase::Review);
    assert!(!window.model().has_unsaved_work());
    drop(window);

    // Nothing is left in the journal of a game that is in its file.
    let window = home.start(&[], "");
    assert_eq!(window.line(), "");
}

#[test]
fn a_game_against_the_computer_is_taken_back_and_resigned() {
    let home = Home::new();
    let mut window = home.start(&[], "");
    let setup = NewGame { level: 30, color: ColorChoice::White, ..NewGame::default() };
    window.wish(Action::Play(PlayAction::New(setup)));
    assert_eq!(window.model().play.players[Color::Black], Player::Computer(30));
    let answered = |plies: usize| {
        move |model: &luozi::model::Model| model.play.game.ply(model.play.live()) == plies
    };
    window.drag_move(Square::E2, Square::E4);
    window.until("the answer to the first move", answered(2));
    window.click_move(Square::G1, Square::F3);
    window.until("the answer to the second move", answered(4));
    let first: Vec<String> = window.line().split(' ').take(2).map(str::to_owned).collect();
    window.press(Role::Button, "Take back");
    assert_eq!(window.line().split(' ').collect::<Vec<_>>(), first);
    window.drag_move(Square::D2, Square::D3);
    window.until("the answer to another move", answered(4));
    window.press(Role::Button, "Resign");
    assert!(window.shows("Resign this game?"));
    window.press(Role::Button, "Play on");
    assert!(!window.is_over());
    window.press(Role::Button, "Resign");
    window.press(Role::Button, "Resign");
    assert!(window.is_over() && window.shows("You lost"));
}

#[test]
fn a_game_that_was_broken_off_goes_on_at_the_next_start() {
    let home = Home::new();
    let mut window = home.start(&[], "");
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    window.drag_move(Square::C7, Square::C5);
    drop(window);
    let mut window = home.start(&[], "");
    assert_eq!(window.line(), "e4 c5");
    window.drag_move(Square::G1, Square::F3);
    assert_eq!(window.line(), "e4 c5 Nf3");
}

const THREE: &[u8] = b"[Event \"one\"]\r\n[White \"A\"]\r\n[Odd \"spacing  kept\"]\r\n\r\n\
    1. e4   e5 {two  blanks} 2. Nf3 *\r\n\r\n\
    [Event \"two\"]\r\n[White \"C\"]\r\n[Black \"D\"]\r\n[Result \"*\"]\r\n\r\n1. d4 d5 *\r\n\r\n\
    [Event \"J\xe1n\"]\r\n\r\n1. c4 *";

/// Case 065.
#[test]
fn one_game_of_a_file_is_changed_and_every_other_byte_stays() {
    let home = Home::new();
    let file = home.path("three.pgn");
    std::fs::write(&file, THREE).expect("written");
    let mut window = home.start(&[&file], "");
    window.until("the file is read", |model| model.document.len() == 3);
    window.press(Role::RadioButton, "3 games");
    window.press(Role::ListBoxOption, "Game 2");
    assert_eq!(window.line(), "d4 d5");
    window.key(Key::End);
    window.drag_move(Square::C2, Square::C4);
    assert!(window.model().has_unsaved_work());
    window.ctrl(Key::S);
    window.until("the game is saved", |model| !model.has_unsaved_work());
    let bytes = std::fs::read(&file).expect("a file");
    let place = |bytes: &[u8], text: &[u8]| {
        bytes.windows(text.len()).position(|window| window == text).expect("it is there")
    };
    let (from, to) = (place(THREE, b"[Event \"two"), place(THREE, b"[Event \"J"));
    assert_eq!(&bytes[..from], &THREE[..from]);
    assert!(bytes.ends_with(&THREE[to..]));
    let end = bytes.len() - (THREE.len() - to);
    let game = String::from_utf8(bytes[from..end].to_vec()).expect("UTF-8");
    assert!(game.contains("1. d4 d5 2. c4 *\r\n") && !game.contains("[Event \"one"), "{game}");
    assert_eq!(window.model().document.current(), Some(1));
    // Another game is taken up without a question, since all is saved.
    window.key(Key::PageUp);
    assert_eq!((window.line().as_str(), window.model().document.current()), ("e4 e5 Nf3", Some(0)));
}

#[test]
fn unsaved_changes_are_asked_about_and_saved_on_the_way() {
    let home = Home::new();
    let file = home.path("three.pgn");
    std::fs::write(&file, THREE).expect("written");
    let mut window = home.start(&[&file], "");
    window.until("the file is read", |model| model.document.len() == 3);
    window.drag_move(Square::D2, Square::D4);
    window.key(Key::PageDown);
    assert!(window.shows("Save the changes?"));
    window.press(Role::Button, "Cancel");
    assert_eq!(window.model().document.current(), Some(0));
    window.key(Key::PageDown);
    window.press(Role::Button, "Save");
    window.until("the other game is shown", |model| model.document.current() == Some(1));
    let text = String::from_utf8_lossy(&std::fs::read(&file).expect("a file")).into_owned();
    assert!(text.contains("1. e4 (1. d4)"), "{text}");
}

#[test]
fn the_look_and_the_language_change_in_the_middle_of_a_game() {
    let home = Home::new();
    let mut window = home.start(&[], "");
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    window.press(Role::Tab, "Settings");
    for (role, name) in [
        (Role::RadioButton, "QQ style"),
        (Role::RadioButton, "Jade"),
        (Role::RadioButton, "Dark"),
        (Role::Tab, "Language"),
        (Role::RadioButton, "简体中文"),
    ] {
        window.press(role, name);
    }
    let settings = &window.model().settings;
    assert_eq!((settings.pieces, settings.board), (PieceSet::Qq, BoardTheme::Jade));
    assert_eq!((settings.theme, settings.language), (Theme::Dark, LanguageChoice::ZhHans));
    assert_eq!(window.harness.ctx.theme(), egui::Theme::Dark);
    window.press(Role::Tab, "对局");
    assert_eq!(window.model().page, Page::Play);
    window.click_move(Square::E7, Square::E5);
    assert_eq!(window.line(), "e4 e5");
    let kept = Store::at(home.folder.path()).load::<Settings>().value;
    assert_eq!((kept.pieces, kept.language), (PieceSet::Qq, LanguageChoice::ZhHans));
}

#[test]
fn keys_step_turn_undo_and_type_moves() {
    let mut window = Window::plain();
    window.two_people(None);
    window.type_text("/");
    window.type_text("e4");
    assert_eq!(window.line(), "e4", "a text that can mean only one move is played at once");
    window.type_text("e5");
    window.type_text("nf3");
    assert_eq!(window.line(), "e4 e5 Nf3");

    // Case 053: while a text is typed, letters and arrows belong to it.
    window.type_text("f");
    window.key(Key::ArrowLeft);
    window.key(Key::Home);
    window.key(Key::Backspace);
    assert_eq!(window.model().play.orientation, Color::White);
    assert_eq!((window.ply(), window.line().as_str()), (3, "e4 e5 Nf3"));
    window.key(Key::Escape);

    window.key(Key::ArrowLeft);
    assert_eq!(window.ply(), 2);
    window.key(Key::Home);
    assert_eq!(window.ply(), 0);
    window.key(Key::ArrowRight);
    assert_eq!(window.ply(), 1);
    window.key(Key::End);
    assert_eq!(window.ply(), 3);
    window.key(Key::F);
    assert_eq!(window.model().play.orientation, Color::Black);
    window.drag_move(Square::B8, Square::C6);
    assert_eq!(window.line(), "e4 e5 Nf3 Nc6", "what is seen is what moves");
    window.key(Key::Backspace);
    assert_eq!(window.line(), "e4 e5 Nf3");
}

#[test]
fn commands_can_be_typed_where_moves_are() {
    let mut window = Window::plain();
    window.two_people(None);
    window.type_text("/");
    window.type_text("e4");
    window.type_text("flip");
    window.key(Key::Enter);
    assert_eq!(window.model().play.orientation, Color::Black);
    window.type_text("/");
    window.type_text("Take back");
    window.key(Key::Enter);
    assert_eq!(window.line(), "");
}

#[test]
fn changes_are_undone_and_redone_by_keys() {
    let mut window = Window::plain();
    window.wish(Action::File(FileAction::Paste("1. e4 e5".to_owned())));
    window.drag_move(Square::D2, Square::D4);
    let nodes = |window: &Window| window.model().play.game.stats().nodes;
    assert_eq!(nodes(&window), 3);
    window.ctrl(Key::Z);
    assert_eq!(nodes(&window), 2);
    window.ctrl(Key::Y);
    assert_eq!(nodes(&window), 3);
}

/// Case 053.
#[test]
fn the_field_for_finding_games_keeps_its_keys() {
    let mut window = Window::plain();
    let text = "[White \"A\"]\n\n1. e4 e5 2. Nf3 *\n\n[White \"B\"]\n\n1. d4 *\n";
    window.wish(Action::File(FileAction::Paste(text.to_owned())));
    window.press(Role::RadioButton, "2 games");
    window.key(Key::End);
    let ply = window.ply();
    window.press(Role::TextInput, "Players");
    window.type_text("Nf3");
    window.key(Key::ArrowLeft);
    window.key(Key::ArrowLeft);
    window.type_text("x");
    window.key(Key::Home);
    window.key(Key::Backspace);
    assert_eq!(window.value_of("Players").as_deref(), Some("Nxf3"));
    assert_eq!((window.ply(), window.model().play.orientation), (ply, Color::White));
}

#[test]
fn an_idle_window_sleeps_until_something_happens() {
    let mut window = Window::open(Options::for_tests(silent()), Some(settings()), USUAL);
    for _ in 0..3 {
        assert_eq!(window.harness.run(), 1);
        assert_eq!(window.sleeps(), Duration::MAX, "a first start");
    }
    window.drag_move(Square::E2, Square::E4);
    window.harness.remove_cursor();
    window.settle();
    assert_eq!(window.harness.run(), 1);
    assert_eq!(window.sleeps(), Duration::MAX, "the computer thinks");

    window.wish(Action::Play(PlayAction::TakeBack));
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    window.settle();
    assert_eq!(window.sleeps(), Duration::MAX, "a game without clocks");
    window.wish(Action::Page(Page::Settings));
    assert_eq!(window.sleeps(), Duration::MAX, "the settings");
}

#[test]
fn a_running_clock_wakes_the_window_for_its_next_digit_only() {
    let mut window = Window::plain();
    window.two_people(Some(ClockChoice { minutes: 1, increment: 0 }));
    assert_eq!(window.sleeps(), Duration::MAX, "no clock runs before the first move");
    window.drag_move(Square::E2, Square::E4);
    let sleeps = window.sleeps();
    assert!(sleeps > Duration::ZERO && sleeps <= Duration::from_millis(1_001), "{sleeps:?}");
    // Frames of a tenth of a second, into the last ten seconds.
    window.harness.run_steps(510);
    assert!(!window.is_over());
    let sleeps = window.sleeps();
    assert!(sleeps > Duration::ZERO && sleeps <= Duration::from_millis(101), "{sleeps:?}");
    window.harness.run_steps(100);
    assert!(window.is_over() && window.shows("Black’s time is up. White wins."));
    window.settle();
    assert_eq!(window.sleeps(), Duration::MAX);
}

#[test]
fn a_small_window_can_be_played_in_too() {
    for size in [vec2(720.0, 1000.0), vec2(900.0, 600.0), vec2(480.0, 400.0)] {
        let mut window = Window::open(Options::for_tests(silent()), Some(settings()), size);
        window.two_people(None);
        window.drag_move(Square::E2, Square::E4);
        window.click_move(Square::E7, Square::E5);
        assert_eq!(window.line(), "e4 e5", "{size}");
    }
}

/// A picture of the board goes through the card and the dialog of the system into a file.
fn save_picture(window: &mut Window, format: &str, size: &str) {
    window.ctrl(Key::E);
    assert!(window.shows("Save picture"));
    window.press(Role::RadioButton, format);
    window.press(Role::TextInput, "Pixels a side");
    window.ctrl(Key::A);
    window.type_text(size);
    window.press(Role::Button, "Save…");
    assert!(window.model().dialog.is_none());
}

#[test]
fn pictures_of_the_board_are_saved_in_every_form() {
    for (form, file) in [("PNG", "a.png"), ("JPEG", "b.jpg"), ("SVG", "c.svg")] {
        let home = Home::new();
        let mut window = home.start(&[], file);
        window.two_people(None);
        window.click_move(Square::E2, Square::E4);
        save_picture(&mut window, form, "400");
        window.until("the picture is saved", |model| {
            model.notices.iter().any(|notice| notice.message.id == "notice-picture-saved")
        });
        assert!(window.shows(file), "the notice says where");
        assert_eq!(window.model().settings.picture.size, 400);
        let bytes = std::fs::read(home.path(file)).expect("the file");
        if form == "SVG" {
            let text = String::from_utf8(bytes).expect("text");
            assert!(text.starts_with("<svg") && text.contains("width=\"400\""), "{text}");
            assert!(!home.path("c.svg~").exists());
            continue;
        }
        let image = image::load_from_memory(&bytes).expect("a picture");
        assert_eq!((image.width(), image.height()), (400, 400));
        let pixels = image.into_rgba8();
        if form == "PNG" {
            assert!(pixels.get_pixel(0, 0).0[3] < 250, "the corner is round");
        } else {
            let [r, _, b, _] = pixels.get_pixel(0, 0).0;
            assert!(r > b && r > 25, "not black: {r} {b}");
        }
        // The kings: a light one below, a dark one above; squares of 47 in a frame of 12.
        let light = |file: u32, row: u32| {
            let (x, y) = (12 + 47 * file + 23, 12 + 47 * row + 30);
            pixels.get_pixel(x, y).0[..3].iter().map(|part| u32::from(*part)).sum::<u32>()
        };
        assert!(light(4, 7) > light(4, 0) + 200, "{} and {}", light(4, 7), light(4, 0));
    }
}

#[test]
fn a_size_that_cannot_be_is_said_beside_its_field() {
    let home = Home::new();
    let mut window = home.start(&[], "a.png");
    window.ctrl(Key::E);
    window.press(Role::TextInput, "Pixels a side");
    window.ctrl(Key::A);
    window.type_text("9999");
    assert!(window.shows("from 64 to 4096"));
    window.key(Key::Enter);
    window.press(Role::Button, "Save…");
    assert!(window.model().dialog.is_some() && !home.path("a.png").exists());
    window.press(Role::RadioButton, "512");
    assert!(!window.shows("from 64 to 4096"));
    assert_eq!(window.value_of("Pixels a side").as_deref(), Some("512"));
    window.key(Key::Enter);
    window.until("the picture is saved", |model| model.notices.iter().next().is_some());
    let image = image::open(home.path("a.png")).expect("a picture");
    assert_eq!((image.width(), image.height()), (512, 512));
}

#[test]
fn a_picture_that_cannot_be_written_is_told_of() {
    let home = Home::new();
    let mut window = home.start(&[], "no/such/folder/a.png");
    window.ctrl(Key::E);
    window.key(Key::Enter);
    window.until("a notice", |model| model.notices.iter().next().is_some());
    assert!(window.shows("could not be saved"));
    assert!(window.model().notices.iter().all(|notice| notice.message.id == "file-write-failed"));
}

#[test]
fn the_board_is_copied_as_a_picture() {
    let home = Home::new();
    let mut window = home.start(&[], "a.png");
    let keys = Modifiers::COMMAND | Modifiers::SHIFT;
    window.harness.key_press_modifiers(keys, Key::E);
    let mut copied = None;
    for _ in 0..2000 {
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        copied = commands.iter().find_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image.clone()),
            _ => None,
        });
        if copied.is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let copied = copied.expect("a picture on the clipboard");
    assert_eq!(copied.size, [1024, 1024]);
    assert!(copied.pixels.iter().all(Color32::is_opaque));
    window.settle();
    assert!(window.shows("on the clipboard"));
}

#[test]
fn the_solid_board_is_saved_as_it_is_seen() {
    let home = Home::new();
    let mut window = home.start(&[], "solid.png");
    let solid = Settings { pieces: PieceSet::Solid, camera: CameraChoice::Seated, ..settings() };
    window.wish(Action::Settings(Box::new(solid)));
    save_picture(&mut window, "PNG", "200");
    window.until("the picture is saved", |model| {
        model.notices.iter().any(|notice| notice.message.id == "notice-picture-saved")
    });
    let image = image::open(home.path("solid.png")).expect("a picture").into_rgba8();
    // From a seat the board is lower than wide, and around it there is nothing.
    assert!(image.width() == 200 && (100..180).contains(&image.height()), "{}", image.height());
    assert_eq!(image.get_pixel(0, 0).0[3], 0);
    assert_eq!(image.get_pixel(100, image.height() / 2).0[3], 255);
}

#[test]
fn the_keys_for_copying_tell_game_and_position_apart() {
    let mut window = Window::plain();
    let told = |window: &Window, id: &str| {
        window.model().notices.iter().filter(|notice| notice.message.id == id).count()
    };
    let keys = Modifiers::COMMAND | Modifiers::SHIFT;
    window.harness.key_press_modifiers(keys, Key::C);
    window.settle();
    assert_eq!((told(&window, "notice-copied-fen"), told(&window, "notice-copied-pgn")), (1, 0));
    // This one the system says by itself.
    window.harness.event(egui::Event::Copy);
    window.settle();
    assert_eq!((told(&window, "notice-copied-fen"), told(&window, "notice-copied-pgn")), (1, 1));
}

/// L-SCORE-3: the score sheet of a game in progress: every notation, a click on a move brings its
/// position back, and the sheet becomes a file.
#[test]
fn l_score_3_from_the_sheet_to_the_board_and_to_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("sheet.html");
    let mut options = Options::for_tests(silent());
    let chosen = file.clone();
    options.chooser = Some(Box::new(move |name| {
        assert_eq!(name, Some("Lin_Wei-沈知远.html"));
        Some(chosen.clone())
    }));
    let mut window = Window::open(options, Some(settings()), USUAL);
    window.two_people(ClockChoice { minutes: 5, increment: 3 }.into());
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)]
    {
        window.click_move(from, to);
    }
    window.ctrl(Key::P);
    assert!(window.shows("Score sheet") && window.shows("1, White: e4 5:0"));
    window.press(Role::RadioButton, "Long");
    assert!(window.shows("2, White: Ng1-f3"));
    window.press(Role::RadioButton, "Chinese");
    assert!(window.shows("2, White: 马f3"));
    window.press(Role::Button, "Save as web page");
    window.until("the page is written", |model| {
        model.notices.iter().any(|notice| notice.message.id == "notice-page-saved")
    });
    let html = std::fs::read_to_string(&file).expect("a page");
    assert!(html.contains("<html lang=\"en\">") && html.contains(">马f3</td>"));
    window.press(Role::ListItem, "1, White: e4");
    assert!(window.model().dialog.is_none(), "the board is free again");
    assert_eq!((window.ply(), window.line().as_str()), (1, "e4 e5 Nf3"));
}

/// The dials take the place of the digits where there is room, and nobody has two clocks.
#[test]
fn the_clock_has_two_faces_to_choose_from() {
    let mut window = Window::plain();
    window.two_people(ClockChoice { minutes: 5, increment: 0 }.into());
    let timers = |window: &Window| window.harness.query_all_by_role(Role::Timer).count();
    let where_white = |window: &Window| {
        let mut nodes = window.harness.query_all_by_role(Role::Timer);
        let node = nodes.find(|node| {
            node.accesskit_node().label().is_some_and(|label| label.contains("White"))
        });
        node.expect("White's clock").rect()
    };
    let digits = where_white(&window);
    window.wish(Action::Page(Page::Settings));
    window.press(Role::Tab, "Notation");
    window.press(Role::RadioButton, "Analogue");
    window.wish(Action::Page(Page::Play));
    assert_eq!(timers(&window), 2);
    let dial = where_white(&window);
    assert!(dial.height() > 2.0 * digits.height(), "{dial:?} beside {digits:?}");
    window.harness.set_size(vec2(900.0, 600.0));
    window.settle();
    assert_eq!(timers(&window), 2);
    assert!(where_white(&window).height() < digits.height(), "digits where there is no room");
}

/// A damaged record of a game gives what stood before the damage, and a message.
#[test]
fn a_damaged_journal_is_told_and_kept() {
    let home = Home::new();
    let mut window = home.start(&[], "");
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    window.drag_move(Square::E7, Square::E5);
    drop(window);
    let entries = std::fs::read_dir(home.folder.path()).expect("a folder");
    let is_journal = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "journal");
    let journal = entries.filter_map(|entry| Some(entry.ok()?.path())).find(is_journal);
    let journal = journal.expect("a journal");
    let mut bytes = std::fs::read(&journal).expect("bytes");
    let third = bytes.len() - 8;
    bytes[third] = 0xff;
    std::fs::write(&journal, &bytes).expect("written");

    let window = home.start(&[], "");
    assert_eq!(window.line(), "e4");
    assert!(window.shows("damaged in line 3"));
    let copy = journal.with_extension("journal.bad");
    assert_eq!(std::fs::read(copy).expect("the copy"), bytes);
}
