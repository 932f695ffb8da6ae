//! A game as at a real table, played with the mouse: touch, put down, press.

#[path = "common/window.rs"]
mod window;

use arbiter::Laws;
use arbiter::arbiter::Down;
use chess_core::{Color, Square};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, vec2};
use luozi::action::{Action, PlayAction};
use luozi::app::Options;
use luozi::persist::settings::{NewGame, Opponent, PieceSet, Settings};
use window::{USUAL, Window, settings, silent};

fn table(settings: Settings, laws: Laws, size: egui::Vec2) -> Window {
    let options = Options::for_tests(silent());
    let mut window = if settings.pieces == PieceSet::Solid {
        Window::open_with_card(options, Some(settings), size)
    } else {
        Window::open(options, Some(settings), size)
    };
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        white_name: "Lin Wei".to_owned(),
        black_name: "沈知远".to_owned(),
        controls: "300+3".parse().expect("time controls"),
        laws,
        table: true,
        ..NewGame::default()
    };
    window.wish(Action::Play(PlayAction::New(setup)));
    window
}

fn arbiter(window: &Window) -> &arbiter::Arbiter {
    window.model().play.arbiter.as_ref().expect("an arbiter")
}

fn said(window: &Window, key: &str) -> bool {
    window.model().play.said.iter().any(|said| said.ruling.key == key)
}

/// Holds or lets go of a modifier, as later pointer events see it.
fn shift(window: &mut Window, held: bool) {
    let modifiers = if held { Modifiers::SHIFT } else { Modifiers::NONE };
    window.harness.event(Event::ModifiersChanged(modifiers));
    window.harness.step();
}

/// With an en passant capture, a promotion to a rook, both castlings and a mate.
const WHOLE: &str = "e4 d6 e5 f5 exf6 Nh6 fxg7 Bf5 gxh8=R Na6 Nf3 Qd7 Be2 O-O-O O-O Bg4 Nd4 Bf3 \
     g4 Qxg4#";

/// Drags and clicks in turn, clock by space bar, by the bar and by the clock itself.
fn play_whole(window: &mut Window) {
    let moves: Vec<&str> = WHOLE.split_whitespace().collect();
    for (ply, word) in moves.iter().enumerate() {
        let position = window.model().play.live_position();
        let mv = chess_core::san::parse(&position, word).expect("a move of the script");
        let (from, to) = (mv.from(), mv.king_target());
        if ply % 3 == 0 {
            window.click_move(from, to);
        } else {
            window.drag_move(from, to);
        }
        if mv.promoted_to().is_some() {
            assert_eq!(arbiter(window).down(), Down::Promoting(from, to));
            window.key(Key::Escape);
            window.press(Role::Button, "rook");
        }
        if word.ends_with('#') {
            // What mates ends the game before any clock is pressed.
            return;
        }
        assert_eq!(arbiter(window).down(), Down::Legal(mv), "{word} at ply {ply}");
        assert_eq!(window.model().play.moves().len(), ply, "nothing is complete yet");
        match ply % 2 {
            0 => window.key(Key::Space),
            _ => window.press(Role::Button, "Black: press the clock"),
        }
        assert_eq!(window.model().play.moves().len(), ply + 1, "{word} is complete");
    }
}

#[test]
fn a_whole_game_is_played_at_a_table_with_the_mouse() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    play_whole(&mut window);
    assert_eq!(window.line(), WHOLE.split_whitespace().collect::<Vec<_>>().join(" "));
    assert!(window.is_over());
    assert_eq!(window.model().play.game.tags().get("Result"), Some("0-1"));
}

/// L-END-6: a draw is offered after the move and before the clock.
#[test]
fn a_draw_is_offered_between_move_and_clock() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    window.drag_move(Square::E2, Square::E4);
    window.press(Role::Button, "Offer draw");
    assert!(!said(&window, "ruling-offer-out-of-time"));
    window.key(Key::Space);
    window.press(Role::Button, "Accept");
    assert!(window.is_over());
    assert_eq!(window.model().play.game.tags().get("Result"), Some("1/2-1/2"));
}

#[test]
fn the_same_on_the_solid_board_in_a_small_window() {
    let look = Settings { pieces: PieceSet::Solid, reduced_motion: true, ..settings() };
    let mut window = table(look, Laws::modern(), vec2(900.0, 600.0));
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)]
    {
        window.drag_move(from, to);
        window.key(Key::Space);
    }
    assert_eq!(window.line(), "e4 e5 Nf3");
}

/// L-TOUCH-1, L-TOUCH-6, L-ILLEGAL-2 by hand.
#[test]
fn what_is_touched_binds_and_what_is_illegal_is_seen_when_the_clock_is_pressed() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    let e2 = window.square(Square::E2);
    window.click_at(e2);
    assert_eq!(arbiter(&window).touched(), [Square::E2]);
    assert!(window.shows("Touched: pawn e2"));
    // Letting go of the man does not undo the touch.
    window.click_at(e2);
    assert_eq!(arbiter(&window).touched(), [Square::E2]);
    window.drag_move(Square::E2, Square::E5);
    assert!(window.shows("Released on e5"));
    window.key(Key::Space);
    assert!(window.shows("Illegal moves 1 : 0"));
    assert_eq!(arbiter(&window).down(), Down::Nothing);
    window.drag_move(Square::E2, Square::E3);
    // It stays there.
    window.drag_move(Square::E3, Square::E4);
    assert_eq!(arbiter(&window).table().piece_at(Square::E4), None);
    window.key(Key::Space);
    assert_eq!(window.line(), "e3");
    // A touched man of the opponent is bound to be captured only if he can be.
    let e3 = window.square(Square::E3);
    window.click_at(e3);
    assert_eq!(arbiter(&window).touched(), [Square::E3]);
    assert!(said(&window, "ruling-free-choice"));
}

/// L-TOUCH-4 by the held key, and by the button.
#[test]
fn men_are_adjusted_with_shift_held_or_after_the_button() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    shift(&mut window, true);
    let a2 = window.square(Square::A2);
    window.click_at(a2);
    window.drag_move(Square::B1, Square::C3);
    shift(&mut window, false);
    assert!(arbiter(&window).touched().is_empty());
    assert_eq!(arbiter(&window).down(), Down::Nothing);
    window.press(Role::Button, "Adjust");
    assert!(arbiter(&window).is_adjusting());
    window.click_at(a2);
    assert!(arbiter(&window).touched().is_empty());
    window.press(Role::Button, "Adjust");
    window.drag_move(Square::E2, Square::E4);
    window.key(Key::Space);
    assert_eq!(window.line(), "e4");
}

/// L-TOUCH-7: the button appears for the one who may complain, and works.
#[test]
fn a_broken_touch_is_complained_of_with_a_button() {
    let mut window = table(settings(), Laws::classic(), USUAL);
    let a2 = window.square(Square::A2);
    window.click_at(a2);
    assert!(!window.shows("Touch-move broken"), "nobody has moved yet");
    window.drag_move(Square::E2, Square::E4);
    window.key(Key::Space);
    assert_eq!(window.line(), "e4");
    window.press(Role::Button, "Touch-move broken");
    assert_eq!(window.line(), "");
    assert_eq!(window.model().play.turn(), Color::White);
    window.drag_move(Square::A2, Square::A4);
    window.key(Key::Space);
    window.drag_move(Square::E7, Square::E4);
    window.key(Key::Space);
    window.press(Role::Button, "Illegal move!");
    assert_eq!((window.line().as_str(), window.model().play.turn()), ("a4", Color::Black));
}

/// A fast hand on a slow machine: the man is put down and the clock pressed within one frame.
#[test]
fn a_move_and_the_clock_within_one_frame() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    let (from, to) = (window.square(Square::E2), window.square(Square::E4));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for event in [
        Event::PointerMoved(from),
        button(from, true),
        Event::PointerMoved(from + (to - from) * 0.5),
        Event::PointerMoved(to),
        button(to, false),
    ] {
        window.harness.event(event);
    }
    window.key(Key::Space);
    assert_eq!(window.line(), "e4");
}

/// A click on the mover's clock presses it; on the other one it means nothing.
#[test]
fn a_click_on_the_clock_completes_the_move() {
    let mut window = table(settings(), Laws::modern(), USUAL);
    window.drag_move(Square::E2, Square::E4);
    window.press(Role::Timer, "Black");
    assert_eq!(window.line(), "");
    window.press(Role::Timer, "White");
    assert_eq!(window.line(), "e4");
}

/// In a narrow window too an offer can be answered.
#[test]
fn an_offer_is_answered_in_a_narrow_window() {
    let mut window = table(settings(), Laws::modern(), vec2(720.0, 1000.0));
    window.drag_move(Square::E2, Square::E4);
    window.press(Role::Button, "Offer draw");
    window.key(Key::Space);
    window.press(Role::Button, "Accept");
    assert!(window.is_over());
}
