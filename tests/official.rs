//! Official games in the real window: claims, offers, the arbiter's panel, and adjournment, by mouse
//! and keyboard and with real files.

#[path = "common/window.rs"]
mod window;

use chess_core::{Color, Square};
use egui::Key;
use egui::accesskit::Role;
use luozi::action::{Action, PlayAction};
use luozi::app::Options;
use luozi::model::Phase;
use luozi::persist::Store;
use luozi::persist::journal::JournalStore;
use luozi::persist::settings::{ClockChoice, NewGame, Officer, Opponent};
use std::path::Path;
use std::time::Duration;
use window::{USUAL, Window, settings, silent};

const CLOCK: Option<ClockChoice> = Some(ClockChoice { minutes: 10, increment: 0 });

fn moves(window: &mut Window, moves: &[(Square, Square)]) {
    for (from, to) in moves {
        window.drag_move(*from, *to);
    }
}

fn more(window: &mut Window, item: &str) {
    window.press(Role::Button, "More");
    window.press(Role::MenuItem, item);
}

/// Whether a clock shows about this many seconds; each step of the hand takes some tenths.
fn shows_about(window: &Window, color: Color, seconds: u64) -> bool {
    let clock = window.model().play.clock().expect("a clock");
    let left = clock.faces()[color].remaining().expect("time");
    left <= Duration::from_secs(seconds)
        && left + Duration::from_secs(30) > Duration::from_secs(seconds)
}

use Square as S;
const SHUFFLE: [(Square, Square); 7] = [
    (S::G1, S::F3),
    (S::G8, S::F6),
    (S::F3, S::G1),
    (S::F6, S::G8),
    (S::G1, S::F3),
    (S::G8, S::F6),
    (S::F3, S::G1),
];

/// Case 035, by mouse: the move is written, not made.
#[test]
fn a_draw_is_claimed_with_a_written_move() {
    let mut window = Window::plain();
    window.two_people(CLOCK);
    moves(&mut window, &SHUFFLE);
    more(&mut window, "Claim draw");
    assert!(window.shows("A claim stops both clocks and cannot be withdrawn."));
    window.press(Role::RadioButton, "After the move I intend");
    window.press(Role::TextInput, "Intended move");
    window.type_text("Nq3");
    assert!(window.shows("There is no legal move written Nq3") || window.shows("Nq3"));
    window.press(Role::Button, "Claim");
    assert!(!window.is_over(), "what means nothing cannot be claimed with");
    // A move of the list takes its place.
    window.press(Role::Button, "♘g8");
    window.press(Role::Button, "Claim");
    assert!(window.is_over());
    assert!(window.shows("Threefold repetition upheld: draw"));
    assert!(window.shows("First time: At the start") && window.shows("Third time: intended: 4…"));
    assert!(window.shows("Same castling rights") && window.shows("Article 9.2"));
    window.press(Role::Button, "See the score");
    assert!(window.model().dialog.is_none());
    assert_eq!(window.model().play.phase, Phase::Review);
}

#[test]
fn a_wrong_claim_is_explained_and_both_clocks_stand_meanwhile() {
    let mut window = Window::plain();
    window.two_people(CLOCK);
    moves(&mut window, &SHUFFLE[..2]);
    more(&mut window, "Claim draw");
    window.press(Role::Button, "Claim");
    assert!(window.shows("Claim rejected") && window.shows("Black is given two minutes more."));
    assert!(window.model().play.is_stopped());
    window.key(Key::Enter);
    assert!(window.model().dialog.is_none() && !window.model().play.is_stopped());
    assert!(shows_about(&window, Color::Black, 720));
    assert!(window.shows("White offers a draw."), "the claim stands as an offer");
    window.press(Role::Button, "Accept");
    assert!(window.is_over() && window.shows("The draw is agreed."));
}

#[test]
fn an_offer_goes_with_the_move_and_is_noted_at_it() {
    let mut window = Window::plain();
    window.two_people(None);
    moves(&mut window, &SHUFFLE[..2]);
    window.press(Role::Button, "Offer draw");
    assert!(window.shows("Your draw offer goes with your next move."));
    window.press(Role::Button, "Do not offer");
    assert!(!window.shows("Your draw offer goes with your next move."));
    window.press(Role::Button, "Offer draw");
    window.drag_move(S::E2, S::E4);
    assert!(window.shows("White offers a draw.") && window.shows("e4, draw offered"));
    window.drag_move(S::E7, S::E5);
    assert!(window.shows("The draw offer is declined by making a move."));
    assert!(window.shows("e4, draw offered"));
}

/// L-CLOCK-2: by classic laws a flag falls in silence until the opponent points at it.
#[test]
fn l_clock_2_a_flag_is_claimed_by_a_button() {
    let mut window = Window::plain();
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        laws: arbiter::Laws::classic(),
        controls: "5".parse().expect("a time control"),
        ..NewGame::default()
    };
    window.wish(Action::Play(PlayAction::New(setup)));
    moves(&mut window, &SHUFFLE[..1]);
    window.until("the flag falls", |model| model.play.flag_to_claim() == Some(Color::Black));
    assert!(!window.is_over() && window.shows("Black’s flag is down."));
    window.press(Role::Button, "Claim");
    assert!(window.is_over() && window.shows("Black’s time is up. White wins."));
    assert!(window.shows("unless the opponent has only a king"), "case 029: the law is stated");
}

/// L-CLOCK-2: a player stops the clocks, and the arbiter mends them and decides.
#[test]
fn l_clock_2_the_arbiter_is_called_and_decides() {
    let mut window = Window::plain();
    window.two_people(CLOCK);
    moves(&mut window, &SHUFFLE[..2]);
    more(&mut window, "Stop the clocks");
    assert!(window.model().play.is_stopped() && window.shows("Let the game go on"));
    window.press(Role::Button, "Give Black 5 min");
    window.press(Role::Button, "Take 2 min from Black");
    assert!(shows_about(&window, Color::Black, 780));
    window.press(Role::TextInput, "White");
    window.harness.key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window.type_text("7:05");
    window.press(Role::Button, "Set White’s clock");
    assert!(shows_about(&window, Color::White, 425));
    window.press(Role::RadioButton, "Position");
    window.press(Role::Button, "Set back");
    assert_eq!(window.line(), "Nf3");
    more_tab(&mut window, "Decision");
    window.press(Role::Button, "0 – 0");
    assert!(window.shows("The arbiter decides: both lose.") && !window.is_over());
    window.press(Role::Button, "Cancel");
    assert!(!window.is_over());
    window.press(Role::Button, "0 – 0");
    window.press(Role::Button, "Decide so");
    assert!(window.is_over() && window.shows("Both lose"));
    more(&mut window, "Arbiter’s book");
    assert!(window.shows("White stops both clocks and calls the arbiter."));
    assert!(window.shows("The arbiter sets the game back by one move."));
}

fn more_tab(window: &mut Window, name: &str) {
    window.press(Role::RadioButton, name);
}

/// L-END-13: the arbiter starts a game to which one player comes later.
#[test]
fn l_end_13_the_arbiter_starts_the_game() {
    let mut window = Window::plain();
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        officer: Officer::Person,
        controls: ClockChoice::controls(CLOCK),
        ..NewGame::default()
    };
    window.wish(Action::Play(PlayAction::New(setup.clone())));
    // The usual case is one click.
    assert!(window.shows("The arbiter starts the clock"));
    window.press(Role::Button, "Start the game");
    assert!(!window.shows("The arbiter starts the clock"));
    let running = |window: &Window| window.model().play.clock().and_then(arbiter::Clock::running);
    assert_eq!(running(&window), Some(Color::White));

    window.wish(Action::Play(PlayAction::New(setup)));
    more(&mut window, "Arbiter…");
    window.press(Role::Switch, "Black is here");
    window.press(Role::Button, "Start the game");
    assert!(window.shows("Black is awaited"));
    window.press(Role::Button, "Has arrived");
    assert!(!window.shows("Black is awaited"));
    assert_eq!(running(&window), Some(Color::White));
}

/// A window with preferences and journals in a folder; its dialogs choose `chosen`.
fn start(folder: &Path, files: &[&Path], chosen: &Path) -> Window {
    let chosen = chosen.to_owned();
    Store::at(folder).save(&settings()).expect("saved");
    let options = Options {
        files: files.iter().map(|path| path.to_path_buf()).collect(),
        store: Store::at(folder),
        journals: JournalStore::at(folder),
        chooser: Some(Box::new(move |_| Some(chosen.clone()))),
        ..Options::for_tests(silent())
    };
    Window::open(options, None, USUAL)
}

/// L-ADJ-1 with real files: a game is sealed on one computer and resumed on another.
#[test]
fn l_adj_1_a_game_goes_to_another_computer_in_an_envelope() {
    let (home, away) = (tempfile::tempdir().expect("a"), tempfile::tempdir().expect("b"));
    let file = home.path().join("club.luozi-envelope");
    let mut window = start(home.path(), &[], &file);
    window.two_people(CLOCK);
    moves(&mut window, &SHUFFLE[..3]);
    more(&mut window, "Adjourn…");
    window.press(Role::Button, "Adjourn");
    assert!(window.shows("Black seals a move"));
    window.type_text("Ng9");
    window.press(Role::Button, "Seal");
    assert!(window.shows("This is not one legal move here."));
    window.press(Role::PasswordInput, "Sealed move");
    window.key(Key::End);
    window.key(Key::Backspace);
    assert!(!window.shows("This is not one legal move here."));
    window.type_text("8");
    assert!(!window.shows("Ng8"), "nothing of it is seen or said");
    window.press(Role::Button, "Seal");
    window.until("the envelope is written", |model| model.recent.paths().len() == 1);
    assert!(window.shows("The game is adjourned. Black has sealed a move."));
    drop(window);

    let copy = away.path().join("copy.luozi-envelope");
    std::fs::copy(&file, &copy).expect("copied");
    let text = std::fs::read_to_string(&copy).expect("a text");
    assert!(text.starts_with("Luozi envelope, version 1\nWhite: Lin Wei\nBlack: 沈知远\n"));
    assert!(!text.contains("Ng8") && !text.contains("sealed b"), "{text}");
    let mut window = start(away.path(), &[&copy], &copy);
    window.until("the envelope is read", |model| model.play.is_put_away());
    assert!(window.shows("Resume the game"));
    assert_eq!(window.line(), "Nf3 Nf6 Ng1");
    window.press(Role::Button, "Resume");
    assert_eq!(window.line(), "Nf3 Nf6 Ng1 Ng8");
    assert!(window.shows("The envelope is opened. Black has sealed “Ng8”."));
    drop(window);

    // The first computer still has the game, until it is resumed or given up.
    let window = start(home.path(), &[], &file);
    assert!(window.model().play.is_put_away() && window.shows("Resume the game"));
}

/// A damaged envelope: its name, the line, and nothing written over.
#[test]
fn a_damaged_envelope_is_named_with_its_line() {
    let folder = tempfile::tempdir().expect("folder");
    let file = folder.path().join("torn.luozi-envelope");
    let torn = b"Luozi envelope, version 1\nWhite: A\n\nabcd 0000\n";
    std::fs::write(&file, torn).expect("written");
    let mut window = start(folder.path(), &[&file], &file);
    window.until("it is refused", |model| model.notices.iter().next().is_some());
    assert!(window.shows("torn.luozi-envelope, line 4: something was changed here."));
    assert_eq!(std::fs::read(&file).expect("there"), torn);
}
