//! Scenes of official games: claims and rulings, the arbiter's panel, adjournment.

use super::{line, play, two_people, wish};
use arbiter::Event;
use arbiter::arbiter::{Decision, Ground};
use chess_core::{ByColor, Color, Square};
use egui_kittest::Harness;
use luozi::action::{Action, PlayAction};
use luozi::app::App;
use luozi::model::dialog::SealDraft;
use luozi::model::{ClaimDraft, Dialog, OfficerDraft, OfficerTab};

/// Knights go out and back: one more move, and the position occurs for the third time.
pub const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

pub fn draw_offer_with_move(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5 Nf3 Nc6 Bb5 a6");
    wish(harness, Action::Play(PlayAction::OfferDraw));
    line(harness, "Ba4 Nf6");
    wish(harness, Action::Play(PlayAction::OfferDraw));
}

pub fn claim_card(harness: &mut Harness<'_, App>, with_move: bool) {
    two_people(harness);
    line(harness, SHUFFLE);
    wish(harness, Action::Play(PlayAction::ClaimDraw));
    if with_move {
        let draft = ClaimDraft { ground: Ground::Repetition, with_move, text: "Ng8".to_owned() };
        wish(harness, Action::Dialog(Some(Dialog::Claim(draft))));
    }
}

pub fn ruling(harness: &mut Harness<'_, App>, moves: &str, ground: Ground, written: Option<&str>) {
    two_people(harness);
    line(harness, moves);
    let position = harness.state().model().play.live_position();
    let intended =
        written.map(|word| chess_core::san::parse(&position, word).expect("a legal move"));
    wish(harness, Action::Play(PlayAction::Claim { ground, intended }));
}

pub fn adjourn(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5 Nf3 Nc6");
    wish(harness, Action::Dialog(Some(Dialog::Adjourn)));
}

pub fn seal(harness: &mut Harness<'_, App>, text: &str, warned: bool) {
    adjourn(harness);
    wish(harness, Action::Dialog(None));
    wish(harness, Action::Play(PlayAction::Official(Event::Adjourn)));
    let draft = SealDraft { text: text.to_owned(), warned };
    wish(harness, Action::Dialog(Some(Dialog::Seal(draft))));
}

pub fn put_away(harness: &mut Harness<'_, App>) {
    seal(harness, "Bf1-b5", false);
    wish(harness, Action::Play(PlayAction::Seal("Bf1-b5".to_owned())));
    harness.state_mut().model_mut().notices = Default::default();
}

pub fn resume_game(harness: &mut Harness<'_, App>) {
    put_away(harness);
    let present = ByColor { white: true, black: false };
    wish(harness, Action::Dialog(Some(Dialog::ResumeGame(present))));
}

pub fn envelope_waits(harness: &mut Harness<'_, App>) {
    put_away(harness);
    let present = ByColor { white: true, black: false };
    wish(harness, Action::Play(PlayAction::Resume(present)));
}

/// A game that a player has stopped to call the arbiter, after an illegal move.
pub fn officer(harness: &mut Harness<'_, App>, tab: OfficerTab) {
    penalty(harness);
    wish(harness, Action::Play(PlayAction::CallArbiter));
    harness.state_mut().model_mut().notices = Default::default();
    let mut draft = OfficerDraft::of(&harness.state().model().play, tab);
    draft.back = 2;
    if tab == OfficerTab::Position {
        draft.fen = "4k3/8 w".to_owned();
    }
    let fen = draft.fen.clone();
    wish(harness, Action::Dialog(Some(Dialog::Officer(Box::new(draft)))));
    if tab == OfficerTab::Position {
        wish(harness, Action::Play(PlayAction::SetPosition(fen)));
    }
}

pub fn officer_asked(harness: &mut Harness<'_, App>) {
    officer(harness, OfficerTab::Decision);
    let both = ByColor { white: true, black: true };
    wish(harness, Action::Play(PlayAction::Decide(Decision::Refusal(both))));
}

/// At a table, an illegal move completed.
pub fn penalty(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5");
    let by = Color::White;
    for event in [Event::Release { by, from: Square::G1, to: Square::G3 }, Event::Press { by }] {
        wish(harness, Action::Play(PlayAction::Official(event)));
    }
}

pub fn lost_on_time(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5");
    let left = std::time::Duration::ZERO;
    let decision = Decision::SetClock { color: Color::White, left };
    let event = Event::Decide(decision);
    wish(harness, Action::Play(PlayAction::Official(event)));
    harness.run_steps(2);
}

pub fn draw_offer(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5 Nf3 Nc6 Bb5 a6");
    wish(harness, Action::Play(PlayAction::OfferDraw));
}

pub fn resign(harness: &mut Harness<'_, App>) {
    play(harness);
    wish(harness, Action::Play(PlayAction::Resign));
}
