//! Pictures of the window: both themes, both sets, three languages, the cards and the pages.
//!
//! They are drawn by the software driver, small, on boards with plain colours where the board
//! itself is not what is looked at, so that the files stay small.

#[path = "common/window.rs"]
mod window;

use arbiter::Event;
use arbiter::arbiter::{Decision, Ground};
use chess_core::game::{Shape, ShapeColor};
use chess_core::{Color, Move, Square};
use egui::{Vec2, vec2};
use egui_kittest::SnapshotResults;
use luozi::action::{Action, EditAction, FileAction, GoAction, PlayAction};
use luozi::app::Options;
use luozi::model::dialog::SealDraft;
use luozi::model::{Dialog, OfficerDraft, OfficerTab, Page};
use luozi::persist::Settings;
use luozi::persist::profiles::{
    Opponent as Against, Profile, ProfileId, Profiles, RatedGame, Score, Title,
};
use luozi::persist::settings::{
    BoardTheme, ClockChoice, ClockFace, ColorChoice, Coordinates, LanguageChoice, NewGame,
    Opponent, PieceSet, Theme,
};
use luozi::score_sheet::SheetNotation;
use window::{Window, settings, silent};

const SMALL: Vec2 = vec2(900.0, 600.0);
/// For what has many colours.
const SMALLER: Vec2 = vec2(720.0, 480.0);

const GAME: &str = "[Event \"Example\"]\n[Date \"2026.05.02\"]\n[White \"Lin, Wei\"]\n\
    [Black \"Shen, Zhiyuan\"]\n[Result \"1-0\"]\n[WhiteElo \"2210\"]\n[BlackElo \"2185\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bc4 {The Italian bishop.} Bc5 (3... Nf6 4. Ng5 (4. d3 Be7) 4... d5 \
    5. exd5 Na5 $1) 4. c3 Nf6 5. d3 d6 6. O-O a6 7. Re1 Ba7 $6 8. Bb3 O-O 1-0\n";

/// Preferences for a picture: plain colours, nothing moves.
fn look(theme: Theme, language: LanguageChoice, pieces: PieceSet, board: BoardTheme) -> Settings {
    Settings { theme, language, pieces, board, reduced_motion: true, ..settings() }
}

fn plain() -> Settings {
    look(Theme::Light, LanguageChoice::En, PieceSet::Flat, BoardTheme::Contrast)
}

fn open(settings: Settings, size: Vec2) -> Window {
    Window::open(Options::for_tests(silent()), Some(settings), size)
}

/// Takes the picture twice; the two must not differ in any point.
fn picture(results: &mut SnapshotResults, window: &mut Window, name: &str) {
    window.harness.remove_cursor();
    window.settle();
    let first = window.harness.render().expect("a picture");
    window.harness.step();
    let second = window.harness.render().expect("a picture");
    assert!(first == second, "{name} is not the same twice");
    window.harness.snapshot(name);
    results.extend_harness(&mut window.harness);
}

/// A game against the computer in which the computer is to move.
fn playing(window: &mut Window) {
    let setup = NewGame { level: 14, color: ColorChoice::White, ..NewGame::default() };
    window.wish(Action::Play(PlayAction::New(setup)));
    window.drag_move(Square::E2, Square::E4);
}

fn review(window: &mut Window) {
    window.wish(Action::File(FileAction::Paste(GAME.to_owned())));
    let notices: Vec<u64> = window.model().notices.iter().map(|notice| notice.id).collect();
    for id in notices {
        window.wish(Action::DismissNotice(id));
    }
}

#[test]
fn pictures_of_the_main_window() {
    let mut results = SnapshotResults::new();
    for (name, theme, language, pieces, board) in [
        ("window_light_en", Theme::Light, LanguageChoice::En, PieceSet::Flat, BoardTheme::Blue),
        ("window_dark_en", Theme::Dark, LanguageChoice::En, PieceSet::Qq, BoardTheme::Blue),
        ("window_hans", Theme::Light, LanguageChoice::ZhHans, PieceSet::Qq, BoardTheme::Contrast),
        ("window_hant", Theme::Dark, LanguageChoice::ZhHant, PieceSet::Flat, BoardTheme::Contrast),
    ] {
        let size = if pieces == PieceSet::Qq { SMALLER } else { SMALL };
        let mut window = open(look(theme, language, pieces, board), size);
        playing(&mut window);
        picture(&mut results, &mut window, name);
    }
}

#[test]
fn pictures_of_a_first_start() {
    let mut results = SnapshotResults::new();
    let board = BoardTheme::Walnut;
    let settings = look(Theme::Light, LanguageChoice::En, PieceSet::Flat, board);
    let mut window = open(settings, vec2(640.0, 400.0));
    picture(&mut results, &mut window, "window_first_start");

    let mut window = open(plain(), SMALL);
    picture(&mut results, &mut window, "window_first_start_small");
}

#[test]
fn pictures_of_a_game_gone_through() {
    let mut results = SnapshotResults::new();
    let mut window = open(plain(), SMALL);
    review(&mut window);
    for _ in 0..7 {
        window.wish(Action::Go(GoAction::Next));
    }
    let arrow = Shape { color: ShapeColor::Green, from: Square::F3, to: Some(Square::G5) };
    let circle = Shape { color: ShapeColor::Red, from: Square::F7, to: None };
    window.wish(Action::Edit(EditAction::SetShapes(vec![arrow, circle])));
    picture(&mut results, &mut window, "window_review");

    let settings = Settings { coordinates: Coordinates::Inside, ..plain() };
    let mut window = open(settings, vec2(480.0, 720.0));
    review(&mut window);
    window.wish(Action::Go(GoAction::Last));
    picture(&mut results, &mut window, "window_narrow");
}

#[test]
fn picture_of_a_game_that_is_over() {
    let mut results = SnapshotResults::new();
    let mut window = open(plain(), SMALL);
    window.two_people(None);
    for (from, to) in [
        (Square::F2, Square::F3),
        (Square::E7, Square::E5),
        (Square::G2, Square::G4),
        (Square::D8, Square::H4),
    ] {
        window.drag_move(from, to);
    }
    picture(&mut results, &mut window, "window_over");
}

/// Somebody who has climbed for some months.
fn climber() -> Profiles {
    let mut tenths = 900_u32;
    let history: Vec<RatedGame> = (0..36_u32)
        .map(|i| {
            let before = tenths;
            let (score, step) = if i % 4 == 3 { (Score::Loss, -90) } else { (Score::Win, 160) };
            tenths = tenths.saturating_add_signed(step);
            RatedGame {
                date: format!("2026.{:02}.{:02}", 6 + i / 9, 1 + (i % 9) * 3),
                opponent: Against::Computer(28 - (i % 6) as u8),
                color: Color::White,
                score,
                before,
                after: tenths,
                reason: "checkmate".to_owned(),
            }
        })
        .collect();
    Profiles {
        current: Some(ProfileId(1)),
        next: 2,
        pending: None,
        profiles: vec![Profile {
            id: ProfileId(1),
            name: "Lin Wei".to_owned(),
            title: Title::Wim,
            tenths,
            games: history.len() as u32,
            created: "2026.06.01".to_owned(),
            history,
        }],
    }
}

#[test]
fn pictures_of_the_ladder() {
    let mut results = SnapshotResults::new();
    for (name, theme, language, size) in [
        ("window_ladder", Theme::Light, LanguageChoice::En, vec2(1040.0, 660.0)),
        ("window_ladder_narrow", Theme::Dark, LanguageChoice::ZhHans, vec2(480.0, 720.0)),
    ] {
        let mut window = open(look(theme, language, PieceSet::Flat, BoardTheme::Contrast), size);
        window.wish(Action::Page(Page::Ladder));
        let model = window.harness.state_mut().model_mut();
        model.ladder.profiles = climber();
        model.today = "2026.09.28".to_owned();
        picture(&mut results, &mut window, name);
    }
}

#[test]
fn pictures_of_cards_and_settings() {
    let mut results = SnapshotResults::new();
    let mut window = open(plain(), SMALL);
    let draft = NewGame {
        opponent: Opponent::Computer,
        level: 14,
        controls: ClockChoice::controls(Some(ClockChoice { minutes: 10, increment: 5 })),
        ..NewGame::default()
    };
    window.wish(Action::Dialog(Some(Dialog::NewGame(draft))));
    picture(&mut results, &mut window, "window_new_game");

    // With a card, so that the solid set and its materials are seen.
    let options = Options::for_tests(silent());
    let mut window = Window::open_with_card(options, Some(plain()), SMALLER);
    window.wish(Action::Page(Page::Settings));
    // The miniatures are drawn one after the other.
    window.harness.run_steps(12);
    picture(&mut results, &mut window, "window_settings");
}

/// The score sheet of a game gone through, on paper and by night.
#[test]
fn pictures_of_the_score_sheet() {
    let mut results = SnapshotResults::new();
    for (name, theme, language, notation) in [
        ("window_score_sheet", Theme::Light, LanguageChoice::En, SheetNotation::Figurine),
        ("window_score_sheet_hant", Theme::Dark, LanguageChoice::ZhHant, SheetNotation::Chinese),
    ] {
        let settings = look(theme, language, PieceSet::Flat, BoardTheme::Contrast);
        let mut window = open(settings, SMALL);
        review(&mut window);
        window.wish(Action::Go(GoAction::Next));
        window.wish(Action::Dialog(Some(Dialog::ScoreSheet(notation))));
        picture(&mut results, &mut window, name);
    }
}

/// The analogue clock; in a small window the digits are back.
#[test]
fn pictures_of_the_dials() {
    let mut results = SnapshotResults::new();
    for (name, theme, size) in [
        ("window_dials", Theme::Light, vec2(1280.0, 800.0)),
        ("window_dials_dark", Theme::Dark, vec2(1280.0, 800.0)),
        ("window_dials_small", Theme::Light, SMALL),
    ] {
        let settings = look(theme, LanguageChoice::En, PieceSet::Flat, BoardTheme::Blue);
        let settings = Settings { clock_face: ClockFace::Analogue, ..settings };
        let mut window = open(settings, size);
        window.two_people(Some(ClockChoice { minutes: 90, increment: 30 }));
        window.drag_move(Square::E2, Square::E4);
        picture(&mut results, &mut window, name);
    }
}

#[test]
fn pictures_of_rulings_and_sealed_moves() {
    let mut results = SnapshotResults::new();
    let language = LanguageChoice::ZhHans;
    let settings = look(Theme::Light, language, PieceSet::Flat, BoardTheme::Contrast);
    let mut window = open(settings, SMALL);
    window.two_people(None);
    for (from, to) in [
        (Square::G1, Square::F3),
        (Square::G8, Square::F6),
        (Square::F3, Square::G1),
        (Square::F6, Square::G8),
        (Square::G1, Square::F3),
        (Square::G8, Square::F6),
        (Square::F3, Square::G1),
    ] {
        window.drag_move(from, to);
    }
    let intended = Some(Move::normal(Square::F6, Square::G8));
    window.wish(Action::Play(PlayAction::Claim { ground: Ground::Repetition, intended }));
    picture(&mut results, &mut window, "window_ruling");

    let settings = look(Theme::Dark, LanguageChoice::En, PieceSet::Flat, BoardTheme::Contrast);
    let mut window = open(settings, SMALL);
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    for event in [
        Event::StopClocks { by: None },
        Event::Decide(Decision::BoardTurned),
        Event::ClaimFlag { by: None },
    ] {
        window.wish(Action::Play(PlayAction::Official(event)));
    }
    let book = OfficerDraft::of(&window.model().play, OfficerTab::Position);
    window.wish(Action::Dialog(Some(Dialog::Officer(Box::new(book)))));
    let notices: Vec<u64> = window.model().notices.iter().map(|notice| notice.id).collect();
    for id in notices {
        window.wish(Action::DismissNotice(id));
    }
    picture(&mut results, &mut window, "window_officer");

    let mut window = open(plain(), SMALL);
    window.two_people(None);
    window.drag_move(Square::E2, Square::E4);
    window.wish(Action::Play(PlayAction::Official(Event::Adjourn)));
    let text = "c7-c5".to_owned();
    window.wish(Action::Dialog(Some(Dialog::Seal(SealDraft { text, warned: false }))));
    picture(&mut results, &mut window, "window_seal");
}
