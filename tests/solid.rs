//! The solid board in the real window, with a real mouse and the real picker.
//!
//! The window has a graphics card here, the software driver, as in no other test.

#[path = "common/window.rs"]
mod window;

use chess_core::{Color, Square};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use luozi::action::{Action, FileAction, GoAction, PlayAction};
use luozi::app::Options;
use luozi::model::{Page, Phase};
use luozi::persist::Settings;
use luozi::persist::settings::{Animation, CameraChoice, PieceSet, Quality};
use std::time::Duration;
use window::{Window, settings, silent};

const SIZE: Vec2 = vec2(720.0, 480.0);

fn solid() -> Settings {
    Settings { pieces: PieceSet::Solid, quality: Quality::Low, ..settings() }
}

fn open(settings: Settings) -> Window {
    let mut window = Window::open_with_card(Options::for_tests(silent()), Some(settings), SIZE);
    window.two_people(None);
    window
}

fn middle_button(window: &mut Window, at: Pos2, pressed: bool) {
    let modifiers = Modifiers::default();
    let button = PointerButton::Middle;
    window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
}

fn set(window: &mut Window, change: impl FnOnce(&mut Settings)) {
    let mut settings = window.model().settings.clone();
    change(&mut settings);
    window.wish(Action::Settings(Box::new(settings)));
}

#[test]
fn moves_are_made_by_clicking_and_by_dragging() {
    let mut window = open(solid());
    window.click_move(Square::E2, Square::E4);
    assert_eq!(window.line(), "e4");
    window.drag_move(Square::D7, Square::D5);
    assert_eq!(window.line(), "e4 d5");
    // The capture: the pawn on d5 is clicked at his head, which is seen over the square behind.
    let pawn = window.square(Square::E4);
    window.click_at(pawn);
    let square = window.square(Square::D5);
    let head = square - vec2(0.0, 0.6 * (square.y - window.square(Square::D6).y));
    window.click_at(head);
    assert_eq!(window.line(), "e4 d5 exd5");
    window.wish(Action::Flip);
    window.drag_move(Square::D8, Square::D5);
    assert_eq!(window.line(), "e4 d5 exd5 Qxd5", "from the other seat");
}

#[test]
fn a_pawn_is_promoted_over_the_board() {
    let mut window = open(solid());
    window.wish(Action::File(FileAction::Paste("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1".to_owned())));
    window.drag_move(Square::A7, Square::B8);
    assert!(window.shows("queen"));
    window.key(Key::Escape);
    assert_eq!(window.line(), "", "nothing has happened");
    window.click_move(Square::A7, Square::B8);
    window.press(Role::Button, "knight");
    assert_eq!(window.line(), "axb8=N");
    window.ctrl(Key::Z);
    window.click_move(Square::A7, Square::A8);
    window.key(Key::R);
    assert_eq!(window.line(), "a8=R");
}

#[test]
fn the_board_is_played_on_by_keyboard_too() {
    let mut window = open(solid());
    window.harness.key_press(Key::Num1);
    window.settle();
    assert_eq!(window.model().settings.camera, CameraChoice::Seated);
    window.key(Key::Num4);
    assert_eq!(window.model().settings.camera, CameraChoice::Top);
    window.click_move(Square::G1, Square::F3);
    assert_eq!(window.line(), "Nf3", "from straight above");
    window.key(Key::B);
    assert_eq!(window.model().settings.pieces, PieceSet::Flat);
    window.key(Key::B);
    assert_eq!(window.model().settings.pieces, PieceSet::Solid);
}

#[test]
fn the_camera_is_moved_by_keys() {
    let mut window = open(solid());
    window.click_move(Square::E2, Square::E4);
    let start = window.square(Square::H8);
    let press = |window: &mut Window, modifiers, key| {
        window.harness.key_press_modifiers(modifiers, key);
        window.settle();
    };
    press(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(window.model().play.cursor, window.model().play.live(), "no move was taken back");
    let left = window.square(Square::H8);
    assert!(left.distance(start) > 4.0, "{left} {start}");
    press(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert!(window.square(Square::H8).distance(start) < 1.0);
    press(&mut window, Modifiers::ALT, Key::ArrowUp);
    assert!(window.square(Square::E8).y < window.square(Square::E1).y - 100.0);
    press(&mut window, Modifiers::SHIFT, Key::Plus);
    press(&mut window, Modifiers::NONE, Key::Equals);
    let near = window.square(Square::H1).x - window.square(Square::A1).x;
    press(&mut window, Modifiers::NONE, Key::Minus);
    assert!(window.square(Square::H1).x - window.square(Square::A1).x < near - 4.0);
    window.key(Key::Num0);
    assert!(window.square(Square::H8).distance(start) < 1.0, "back to its seat");
    // The keyboard on the board keeps its place.
    window.key(Key::Tab);
    press(&mut window, Modifiers::ALT, Key::ArrowUp);
    assert!(window.square(Square::H8).distance(start) > 1.0);
}

/// Idle costs nothing, in three dimensions too.
#[test]
fn a_still_board_asks_for_no_frame() {
    let mut window = open(Settings { animation: Animation::Normal, ..solid() });
    window.harness.run_steps(3);
    assert_eq!(window.sleeps(), Duration::MAX);
    let (from, to) = (window.square(Square::E2), window.square(Square::E4));
    for at in [from, to] {
        window.click_at(at);
    }
    window.harness.run_steps(3);
    assert_eq!(window.sleeps(), Duration::MAX, "after a move");
    window.wish(Action::Flip);
    window.harness.run_steps(3);
    assert_eq!(window.sleeps(), Duration::MAX, "after the board was turned");
    let at = window.square(Square::D7);
    window.click_at(at);
    window.harness.run_steps(3);
    assert_eq!(window.sleeps(), Duration::MAX, "a selected man stands still");
}

/// A man stays in the hand while the set changes under it.
#[test]
fn the_set_changes_in_the_middle_of_a_drag() {
    let mut window = open(Settings { pieces: PieceSet::Qq, ..solid() });
    let from = window.square(Square::E2);
    let press = |window: &mut Window, at: Pos2, pressed: bool| {
        let button = PointerButton::Primary;
        let modifiers = Modifiers::default();
        window.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        window.harness.step();
    };
    window.harness.event(Event::PointerMoved(from));
    press(&mut window, from, true);
    let over = window.square(Square::E3);
    window.harness.event(Event::PointerMoved(over));
    window.harness.step();
    window.key(Key::B);
    assert_eq!(window.model().settings.pieces, PieceSet::Solid);
    assert!(window.shows("e2, white pawn, selected"), "still in the hand");
    let to = window.square(Square::E4);
    window.harness.event(Event::PointerMoved(to));
    window.harness.step();
    press(&mut window, to, false);
    window.settle();
    assert_eq!(window.line(), "e4");

    // And back: taken on the solid board, put down on the drawn one.
    let from = window.square(Square::E7);
    window.harness.event(Event::PointerMoved(from));
    press(&mut window, from, true);
    let over = window.square(Square::E6);
    window.harness.event(Event::PointerMoved(over));
    window.harness.step();
    window.key(Key::B);
    assert_eq!(window.model().settings.pieces, PieceSet::Qq, "the drawings before");
    let to = window.square(Square::E5);
    window.harness.event(Event::PointerMoved(to));
    window.harness.step();
    press(&mut window, to, false);
    window.settle();
    assert_eq!(window.line(), "e4 e5");
}

#[test]
fn the_set_changes_in_the_middle_of_an_animation_and_of_a_selection() {
    let mut window = open(Settings { animation: Animation::Slow, ..solid() });
    window.harness.state_mut().wish(Action::Play(PlayAction::Move {
        from: Square::E2,
        to: Square::E4,
        promotion: None,
    }));
    window.harness.run_steps(2);
    window.key(Key::B);
    assert!(window.shows("e4, white pawn"));
    let at = window.square(Square::G8);
    window.click_at(at);
    window.key(Key::B);
    assert!(window.shows("g8, black knight, selected"), "what was chosen stays chosen");
    let at = window.square(Square::F6);
    window.click_at(at);
    assert_eq!(window.line(), "e4 Nf6");
}

#[test]
fn the_middle_button_turns_the_board_and_two_clicks_turn_it_back() {
    let mut window = open(solid());
    let before = window.square(Square::A8);
    let middle = window.square(Square::D4);
    window.harness.event(Event::PointerMoved(middle));
    middle_button(&mut window, middle, true);
    window.harness.step();
    for step in 1..5 {
        window.harness.event(Event::PointerMoved(middle + vec2(-20.0 * step as f32, 0.0)));
        window.harness.step();
    }
    middle_button(&mut window, middle - vec2(80.0, 0.0), false);
    window.settle();
    let turned = window.square(Square::A8);
    assert!((turned - before).length() > 20.0, "{before:?} {turned:?}");
    window.drag_move(Square::G1, Square::F3);
    assert_eq!(window.line(), "Nf3", "the turned board is played on");
    window.key(Key::Num2);
    let now = window.square(Square::A8);
    assert!((now - before).length() < 0.5, "back in its seat: {before:?} {turned:?} {now:?}");
}

#[test]
fn the_right_button_draws_on_squares_and_turns_beside_them() {
    let mut window = open(solid());
    let (from, to) = (window.square(Square::D4), window.square(Square::D5));
    let before = window.square(Square::A8);
    let button = |window: &mut Window, pos: Pos2, pressed: bool| {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::default());
        window.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        window.harness.step();
    };
    window.harness.event(Event::PointerMoved(from));
    button(&mut window, from, true);
    window.harness.event(Event::PointerMoved(to));
    window.harness.step();
    button(&mut window, to, false);
    window.settle();
    let play = &window.model().play;
    assert_eq!(play.game.annotations(play.cursor).shapes.len(), 1, "an arrow");
    assert_eq!(window.square(Square::A8), before, "nothing was turned");

    let beside = window.square(Square::A1) - vec2(0.0, -30.0);
    window.harness.event(Event::PointerMoved(beside));
    button(&mut window, beside, true);
    for step in 1..4 {
        window.harness.event(Event::PointerMoved(beside + vec2(25.0 * step as f32, 0.0)));
        window.harness.step();
    }
    button(&mut window, beside + vec2(75.0, 0.0), false);
    window.settle();
    assert!((window.square(Square::A8) - before).length() > 10.0, "turned");
    let play = &window.model().play;
    assert_eq!(play.game.annotations(play.cursor).shapes.len(), 1, "nothing more was drawn");
}

#[test]
fn a_king_tips_over_and_the_window_sleeps_again() {
    let mut window = open(solid());
    window.click_move(Square::E2, Square::E4);
    window.wish(Action::Play(PlayAction::ResignNow));
    assert!(matches!(window.model().play.phase, Phase::Over(_)));
    assert_eq!(window.model().play.resigned(), Some(Color::Black));
    window.harness.run_steps(5);
    assert_eq!(window.sleeps(), Duration::MAX);
}

#[test]
fn settings_of_the_solid_set_are_chosen_on_their_page() {
    let mut window = Window::open_with_card(
        Options::for_tests(silent()),
        Some(settings()),
        vec2(1280.0, 1100.0),
    );
    window.wish(Action::Page(Page::Settings));
    for name in ["Solid", "Celadon", "Analysis", "Low"] {
        window.press(Role::RadioButton, name);
    }
    let settings = &window.model().settings;
    assert_eq!(settings.pieces, PieceSet::Solid);
    assert_eq!(settings.material, luozi::persist::settings::Material::Celadon);
    assert_eq!((settings.camera, settings.quality), (CameraChoice::Analysis, Quality::Low));
    assert!(!window.shows("cannot be shown"));
}

/// Without a card the flat set is shown, with one notice, and the choice is kept.
#[test]
fn without_a_card_the_flat_set_is_used_and_it_is_said_once() {
    let mut window = Window::open(Options::for_tests(silent()), Some(solid()), SIZE);
    window.two_people(None);
    let notices = |window: &Window| window.model().notices.iter().count();
    assert_eq!(notices(&window), 1);
    assert!(window.shows("The solid board cannot be shown on this computer"));
    assert_eq!(window.model().settings.pieces, PieceSet::Solid, "the choice is kept");
    window.drag_move(Square::E2, Square::E4);
    assert_eq!(window.line(), "e4", "the board is played on");
    set(&mut window, |settings| settings.pieces = PieceSet::Qq);
    set(&mut window, |settings| settings.pieces = PieceSet::Solid);
    assert_eq!(notices(&window), 1, "once is enough");
}

/// L-SETS: the set is changed at any moment: before a move, with a man in the hand, after the
/// game and while it is gone through. Nothing of the game changes, and the next move is made
/// with the set that is there then.
#[test]
fn l_sets_change_at_any_moment() {
    let mut window = open(settings());
    let sets = [PieceSet::Qq, PieceSet::Solid, PieceSet::Flat];
    let moves = [
        (Square::E2, Square::E4, "e4"),
        (Square::E7, Square::E5, "e4 e5"),
        (Square::G1, Square::F3, "e4 e5 Nf3"),
    ];
    for (pieces, (from, to, line)) in sets.into_iter().zip(moves) {
        // The man is taken up with one set and put down with another.
        let at = window.square(from);
        window.click_at(at);
        set(&mut window, |settings| settings.pieces = pieces);
        let at = window.square(to);
        window.click_at(at);
        assert_eq!(window.line(), line, "with {pieces:?}");
        assert_eq!(window.model().settings.pieces, pieces);
    }
    window.wish(Action::Play(PlayAction::ResignNow));
    assert!(window.is_over());
    let phase = window.model().play.phase;
    for pieces in sets {
        set(&mut window, |settings| settings.pieces = pieces);
        assert_eq!(window.model().play.phase, phase);
    }
    window.wish(Action::Play(PlayAction::Review));
    window.wish(Action::Go(GoAction::Last));
    window.wish(Action::Go(GoAction::Previous));
    for pieces in sets {
        set(&mut window, |settings| settings.pieces = pieces);
        assert_eq!((window.line().as_str(), window.ply()), ("e4 e5 Nf3", 2));
        assert!(window.square(Square::E4).is_finite());
    }
}
