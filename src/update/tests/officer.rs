//! A person acting as arbiter, and what players hear of rulings.

use super::*;
use crate::command::Command;
use crate::model::{OfficerDraft, OfficerTab};
use crate::persist::settings::Officer;
use arbiter::arbiter::{Decision, Event as Official};
use arbiter::result::{GameResult, Reason};
use chess_core::ByColor;

fn with_officer(minutes: u16) -> Desk {
    let clock = Some(ClockChoice { minutes, increment: 0 });
    Desk::start(NewGame { officer: Officer::Person, ..two_people(clock) })
}

fn open(desk: &mut Desk) {
    let draft = OfficerDraft::of(&desk.model.play, OfficerTab::Clocks);
    desk.wish(Action::Dialog(Some(Dialog::Officer(Box::new(draft)))));
}

fn decide(desk: &mut Desk, decision: Decision) {
    desk.wish(Action::Play(PlayAction::Decide(decision)));
}

#[track_caller]
fn panel(desk: &Desk) -> &OfficerDraft {
    match &desk.model.dialog {
        Some(Dialog::Officer(draft)) => draft,
        other => panic!("no panel: {other:?}"),
    }
}

/// L-CLOCK-2: either player stops both clocks and calls the arbiter.
#[test]
fn l_clock_2_either_player_calls_the_arbiter() {
    let mut desk = Desk::two_people_with_clock(5, 0);
    desk.run("e4 e5 <wait 10>");
    assert!(Command::StopClocks.available(&desk.model) && !Command::Arbiter.available(&desk.model));
    desk.wish(Action::Play(PlayAction::CallArbiter));
    assert!(desk.model.play.is_stopped() && Command::Arbiter.available(&desk.model));
    assert_eq!(panel(&desk).tab, OfficerTab::Clocks);
    desk.run("<wait 100>");
    assert_eq!(desk.left(Color::White), 290.0);
    let time = Duration::from_secs(120);
    decide(&mut desk, Decision::GiveTime { color: Color::Black, time });
    decide(&mut desk, Decision::TakeTime { color: Color::White, time });
    decide(&mut desk, Decision::SetClock { color: Color::Black, left: 3 * time });
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (170.0, 360.0));
    desk.run("<go on> <wait 5> Nf3");
    assert_eq!(desk.left(Color::White), 165.0);

    let mut rated = Desk::two_people_with_clock(5, 0);
    rated.run("e4 e5");
    rated.model.play.setup.rated = true;
    assert!(!Command::StopClocks.available(&rated.model), "a rated game has no pause");
}

#[test]
fn what_ends_the_game_is_asked_about_first() {
    let mut desk = with_officer(5);
    desk.run("e4 e5");
    open(&mut desk);
    for decision in [
        Decision::Result(GameResult::both_lose(Reason::Decision)),
        Decision::Refusal(ByColor { white: true, black: false }),
        Decision::PositionLost,
        Decision::WrongSetUp,
        Decision::ColoursReversed,
        Decision::SetClock { color: Color::White, left: Duration::ZERO },
    ] {
        decide(&mut desk, decision.clone());
        let asked = panel(&desk).asked.clone().expect("asked about");
        assert_eq!(asked.decision, decision);
        assert!(asked.said.ruling.result().is_some() && desk.model.play.is_playing());
    }
    decide(&mut desk, Decision::BoardTurned);
    assert!(panel(&desk).asked.is_none() && desk.model.play.is_playing());
    let both = Decision::Refusal(ByColor { white: true, black: true });
    decide(&mut desk, both.clone());
    decide(&mut desk, both);
    assert_eq!(desk.state(), "0-0 Refusal");
    assert!(desk.model.dialog.is_none());
    assert_eq!(desk.tag("Result"), Some("*"), "PGN has no word for the loss of both");
    assert_eq!(desk.tag("Ending"), Some("0-0 refusal"));
}

#[test]
fn a_void_game_and_one_that_goes_on_after_a_wrong_end() {
    let mut desk = with_officer(5);
    desk.run("e4 e5");
    open(&mut desk);
    let void = Decision::Result(GameResult::void(Reason::Decision));
    decide(&mut desk, void.clone());
    decide(&mut desk, void);
    assert_eq!(desk.state(), "* Decision");
    assert!(Command::Arbiter.available(&desk.model));
    open(&mut desk);
    decide(&mut desk, Decision::PlayOn);
    assert!(desk.model.play.is_playing() && desk.model.play.is_stopped());
    assert_eq!((desk.tag("Ending"), desk.tag("Result")), (None, Some("*")));
    desk.run("<go on> Nf3");
    desk.expect("e4 e5 Nf3", "Black to move");
}

/// L-ILLEGAL-1 and L-ADJ-4: the position is set back, or put right.
#[test]
fn l_adj_4_the_position_is_set_back_and_put_right() {
    let mut desk = with_officer(5);
    desk.run("e4 e5 <wait 30> Nf3 <wait 10>");
    open(&mut desk);
    decide(&mut desk, Decision::SetBack { moves: 1 });
    desk.expect("e4 e5", "White to move");
    assert_eq!(desk.left(Color::White), 300.0);
    desk.wish(Action::Play(PlayAction::SetPosition("8/8/8 w".to_owned())));
    assert_eq!(panel(&desk).fault.as_ref().map(|fault| fault.id), Some("fen-refused"));
    desk.wish(Action::Play(PlayAction::SetPosition("8/8/8/8/8/8/8/8 w - - 0 1".to_owned())));
    assert_eq!(panel(&desk).fault.as_ref().map(|fault| fault.id), Some("position-refused"));
    desk.expect("e4 e5", "White to move");
    let right = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    desk.wish(Action::Play(PlayAction::SetPosition(right.to_owned())));
    assert!(panel(&desk).fault.is_none());
    desk.expect("", "White to move");
    desk.run("e4 Kd7");
    desk.expect("e4 Kd7", "White to move");
}

/// L-END-13: who is there, who comes later, and who comes too late.
#[test]
fn l_end_13_players_come_and_one_comes_too_late() {
    let official = |desk: &mut Desk, event| desk.wish(Action::Play(PlayAction::Official(event)));
    let here = |white, black| Official::Start { present: ByColor { white, black } };
    let mut desk = with_officer(90);
    official(&mut desk, here(true, false));
    assert_eq!(desk.notices(), ["notice-ruling"]);
    desk.run("<wait 600>");
    official(&mut desk, Official::Arrive { by: Color::Black });
    desk.run("<wait 3600> e4");
    desk.expect("e4", "Black to move");
    let mut desk = with_officer(90);
    official(&mut desk, here(false, true));
    desk.run("<wait 3599>");
    desk.expect("", "White to move");
    desk.run("<wait 2>");
    desk.expect("", "0-1 Lateness");
    assert_eq!(desk.tag("Termination"), Some("abandoned"));
    let mut desk = with_officer(90);
    official(&mut desk, here(false, false));
    desk.run("<wait 3601>");
    assert_eq!(desk.state(), "0-0 Lateness");
}

/// L-ILLEGAL-3: the time of whoever displaced men runs until they stand again.
#[test]
fn l_illegal_3_men_are_displaced_and_put_back() {
    let mut desk = with_officer(5);
    desk.run("e4 e5 <wait 10>");
    let official = |desk: &mut Desk, event| desk.wish(Action::Play(PlayAction::Official(event)));
    official(&mut desk, Official::Displaced { by: Color::Black });
    desk.run("<wait 20>");
    official(&mut desk, Official::Replaced { by: Color::Black });
    desk.run("<wait 5> Nf3");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (285.0, 280.0));
}

/// What was ruled stays in the book, moves left out.
#[test]
fn the_book_holds_every_ruling() {
    let mut desk = with_officer(5);
    desk.run("e4 e5");
    assert!(!Command::ArbiterBook.available(&desk.model));
    let official = |desk: &mut Desk, event| desk.wish(Action::Play(PlayAction::Official(event)));
    official(&mut desk, Official::ClaimFlag { by: Some(Color::White) });
    official(&mut desk, Official::StopClocks { by: None });
    let keys: Vec<_> = desk.model.play.book().map(|said| (said.ply, said.ruling.key)).collect();
    assert_eq!(keys, [(2, "ruling-no-flag"), (2, "ruling-clocks-stopped")]);
    assert_eq!(desk.notices(), ["notice-ruling"], "only what nothing else shows is said");
    assert!(Command::ArbiterBook.available(&desk.model));
}
