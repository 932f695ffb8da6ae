//! Adjourned games: a move is sealed, put into a file, and taken up again, here or elsewhere.

use super::super::resume;
use super::*;
use crate::command::Command;
use crate::model::dialog::SealDraft;
use crate::persist::settings::Officer;
use arbiter::arbiter::Event as Official;
use chess_core::ByColor;

const ENVELOPE: &str = "Ann-Bo.luozi-envelope";
const BOTH: ByColor<bool> = ByColor { white: true, black: true };

/// Two people with half an hour each and laws under which a bad sealed move loses.
fn playing() -> Desk {
    let mut desk = Desk::new(Settings::default());
    desk.model.today = "2026.05.02".to_owned();
    let setup = two_people(Some(ClockChoice { minutes: 30, increment: 0 }));
    desk.wish(Action::Play(PlayAction::New(setup)));
    desk.run("e4 e5 <wait 60> Nf3 <wait 30> Nc6 <wait 10>");
    desk
}

fn official(desk: &mut Desk, event: Official) {
    desk.wish(Action::Play(PlayAction::Official(event)));
}

fn seal(desk: &mut Desk, text: &str) {
    official(desk, Official::Adjourn);
    desk.wish(Action::Play(PlayAction::Seal(text.to_owned())));
}

/// The user chooses a file for the envelope.
fn keep(desk: &mut Desk) {
    let (id, name) = desk.pickers.pop().expect("a dialog for a file");
    assert_eq!(name.as_deref(), Some(ENVELOPE));
    let purpose = Purpose::Envelope { expect: Expect::Nothing };
    desk.tell(Event::Files(FilesEvent::Picked { id, path: ENVELOPE.into(), purpose }));
    desk.serve();
}

/// Another computer with a copy of the file, which is opened there.
fn elsewhere(desk: &Desk) -> Desk {
    let mut other = Desk::new(Settings::default());
    other.now = Duration::from_secs(5);
    other.disk = desk.disk.clone();
    other.wish(Action::File(FileAction::OpenPath(ENVELOPE.into())));
    other.serve();
    other
}

/// L-ADJ-1: the side to move seals; nobody sees the move, and the game goes on on another
/// computer with the times as they were.
#[test]
fn l_adj_1_a_game_is_put_away_and_taken_up_elsewhere() {
    let mut desk = playing();
    assert!(Command::Adjourn.available(&desk.model));
    official(&mut desk, Official::Adjourn);
    assert!(matches!(&desk.model.dialog, Some(Dialog::Seal(draft)) if draft.text.is_empty()));
    desk.hand(Square::F1, Square::B5);
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    desk.run("<wait 5>");
    desk.wish(Action::Play(PlayAction::Seal("Bf1-b5".to_owned())));
    assert!(desk.model.play.is_put_away() && desk.model.dialog.is_none());
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    keep(&mut desk);
    assert!(desk.notices().contains(&"envelope-saved"));
    let text = desk.on_disk(ENVELOPE);
    assert!(text.contains("White: Ann\nBlack: Bo\nDate: 2026.05.02\nSealed by: White\n"), "{text}");
    assert!(text.contains("White's clock: 28:45\nBlack's clock: 29:30\n"), "{text}");
    assert!(!text.contains("Bf1") && !text.contains("1-b5"), "{text}");

    let mut other = elsewhere(&desk);
    assert!(matches!(other.model.dialog, Some(Dialog::ResumeGame(_))));
    other.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!((other.tag("White"), other.tag("Date")), (Some("Ann"), Some("2026.05.02")));
    other.run("<wait 1000>");
    other.wish(Action::Play(PlayAction::Resume(BOTH)));
    other.expect("e4 e5 Nf3 Nc6 Bb5", "Black to move");
    assert_eq!((other.left(Color::White), other.left(Color::Black)), (1725.0, 1770.0));
    other.run("<wait 7> a6");
    other.expect("e4 e5 Nf3 Nc6 Bb5 a6", "White to move");
    assert_eq!(other.left(Color::Black), 1763.0);
}

/// L-ADJ-2: what is no legal move is sealed only by somebody who was told, and loses at the
/// resumption.
#[test]
fn l_adj_2_a_bad_sealed_move_loses() {
    let mut desk = playing();
    official(&mut desk, Official::Adjourn);
    desk.wish(Action::Play(PlayAction::Seal("  ".to_owned())));
    assert!(desk.model.play.must_seal().is_some());
    desk.wish(Action::Play(PlayAction::Seal("Bb6".to_owned())));
    let warned = |desk: &Desk| matches!(&desk.model.dialog, Some(Dialog::Seal(d)) if d.warned);
    assert!(warned(&desk) && !desk.model.play.is_put_away());
    let again = SealDraft { text: "Bb6".to_owned(), warned: true };
    desk.wish(Action::Dialog(Some(Dialog::Seal(again))));
    desk.wish(Action::Play(PlayAction::Seal("Bb6".to_owned())));
    assert!(desk.model.play.is_put_away());
    desk.wish(Action::Play(PlayAction::Resume(BOTH)));
    assert_eq!(desk.state(), "0-1 SealedMove");
    let said: Vec<_> = desk.model.play.book().map(|said| said.ruling.key).collect();
    assert!(said.contains(&"ruling-envelope-opened") && said.contains(&"ruling-sealed-move-bad"));
}

/// L-ADJ-2: written with Chinese letters or figurines it is the same move.
#[test]
fn l_adj_2_a_sealed_move_in_any_writing() {
    for text in ["象f1-b5", "♗b5", "f1b5", "Bb5"] {
        let mut desk = playing();
        seal(&mut desk, text);
        desk.wish(Action::Play(PlayAction::Resume(BOTH)));
        desk.expect("e4 e5 Nf3 Nc6 Bb5", "Black to move");
    }
}

/// L-ADJ-2 and 3: the envelope waits for the player who answers; who does not come in time loses.
#[test]
fn l_adj_3_the_envelope_waits_for_who_answers() {
    let only = |white, black| PlayAction::Resume(ByColor { white, black });
    let mut desk = playing();
    seal(&mut desk, "Bb5");
    desk.wish(Action::Play(only(true, false)));
    desk.run("<wait 100>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert!(desk.model.play.is_resuming());
    assert_eq!(desk.left(Color::Black), 1670.0, "the clock of who answers runs");
    official(&mut desk, Official::Arrive { by: Color::Black });
    desk.expect("e4 e5 Nf3 Nc6 Bb5", "Black to move");

    // The sealer is absent, but the sealed move mates.
    let mut desk = Desk::two_people_with_clock(30, 0);
    desk.run("f3 e5 g4");
    seal(&mut desk, "Qd8-h4#");
    desk.wish(Action::Play(only(true, false)));
    assert_eq!(desk.state(), "0-1 Checkmate");
    assert_eq!(desk.model.play.ending().map(|said| said.ruling.law), Some(arbiter::LawId::Adj3));
}

/// L-ADJ-1: by laws with sessions the side to move is asked to seal when its session ends.
#[test]
fn l_adj_1_the_session_ends() {
    let laws = Laws { session: Some(Duration::from_secs(60)), ..laws() };
    let clock = Some(ClockChoice { minutes: 30, increment: 0 });
    let mut desk = Desk::start(NewGame { laws, ..two_people(clock) });
    desk.run("e4 e5 <wait 61>");
    assert!(matches!(desk.model.dialog, Some(Dialog::Seal(_))));
    assert!(desk.notices().is_empty(), "the card says it");
    desk.wish(Action::Play(PlayAction::Seal("Nf3".to_owned())));
    assert!(desk.model.play.is_put_away());
}

/// The computer seals and answers by itself.
#[test]
fn the_computer_seals_and_resumes() {
    let clock = Some(ClockChoice { minutes: 30, increment: 0 });
    let mut desk = Desk::against_computer(ColorChoice::White, clock);
    desk.run("e4 <engine e7e5 in 5>");
    official(&mut desk, Official::Adjourn);
    assert!(desk.model.dialog.is_none(), "it is not the user who seals");
    desk.run("<wait 6>");
    assert!(desk.model.play.is_put_away());
    assert_eq!(desk.pickers.len(), 1, "it asks where the envelope goes");
    assert!(Command::SaveEnvelope.available(&desk.model));
    desk.wish(Action::Play(PlayAction::Resume(BOTH)));
    desk.expect("e4 e5", "White to move");
    // The user seals, and the computer answers.
    seal(&mut desk, "Ng1-f3");
    desk.wish(Action::Play(PlayAction::Resume(BOTH)));
    desk.run("<engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
}

/// A game that was put away stays in the journal until it is resumed or given up.
#[test]
fn an_adjourned_game_is_there_at_the_next_start() {
    let mut desk = playing();
    seal(&mut desk, "Bb5");
    desk.run("<quit>");
    let recovered = journal::found(&desk).expect("the game");
    let mut next = Desk::new(Settings::default());
    let effects = resume(&mut next.model, &recovered, next.now);
    next.take(effects);
    assert!(next.model.play.is_put_away());
    assert!(matches!(next.model.dialog, Some(Dialog::ResumeGame(_))));
    next.wish(Action::Play(PlayAction::Resume(BOTH)));
    next.expect("e4 e5 Nf3 Nc6 Bb5", "Black to move");
}

/// A game taken up from a file has a journal of its own, and can be put away again.
#[test]
fn a_game_taken_up_is_kept_and_can_be_put_away_again() {
    let mut desk = playing();
    seal(&mut desk, "Bb5");
    keep(&mut desk);
    let mut other = elsewhere(&desk);
    let begins = |r: &AutosaveRequest| matches!(r, AutosaveRequest::Begin(_));
    assert_eq!(other.journal.iter().filter(|request| begins(request)).count(), 1);
    other.wish(Action::Play(PlayAction::Resume(BOTH)));
    other.run("<wait 3> a6 <wait 4>");
    seal(&mut other, "Bxc6");
    keep(&mut other);
    let mut third = elsewhere(&other);
    third.wish(Action::Play(PlayAction::Resume(BOTH)));
    third.expect("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "Black to move");
    assert_eq!(third.left(Color::Black), 1767.0);
}

/// L-ADJ-4: after the resumption the arbiter puts a wrong position right.
#[test]
fn l_adj_4_a_wrong_position_is_put_right_after_the_resumption() {
    let mut desk = playing();
    desk.model.play.setup.officer = Officer::Person;
    seal(&mut desk, "Bb5");
    assert!(!Command::Arbiter.available(&desk.model), "nothing is put right in an envelope");
    desk.wish(Action::Play(PlayAction::Resume(BOTH)));
    let right = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    desk.wish(Action::Play(PlayAction::SetPosition(right.to_owned())));
    assert_eq!(fen::format(&desk.model.play.live_position()), right);
}

/// A damaged envelope is refused with its name and line, and nothing is lost by it.
#[test]
fn a_damaged_envelope_is_refused() {
    let mut desk = playing();
    seal(&mut desk, "Bb5");
    keep(&mut desk);
    let good = desk.disk[Path::new(ENVELOPE)].clone();
    let cut = good[..good.len() / 2].to_vec();
    let mut changed = good.clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    for bad in [cut, changed, b"Luozi envelope, version 9\n\n".to_vec()] {
        desk.disk.insert(ENVELOPE.into(), bad.clone());
        let other = elsewhere(&desk);
        assert_eq!(other.notices(), ["envelope-refused"]);
        assert!(other.model.dialog.is_none() && !other.model.play.is_put_away());
        assert_eq!(other.disk[Path::new(ENVELOPE)], bad);
    }
}

#[test]
fn a_rated_game_is_not_put_away() {
    let mut desk = playing();
    desk.model.play.setup.rated = true;
    assert!(!Command::Adjourn.available(&desk.model));
}
