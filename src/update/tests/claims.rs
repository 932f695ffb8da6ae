//! Claims of a draw, right and wrong, and the card with the ruling.

use super::*;
use crate::model::Verdict;
use arbiter::arbiter::Ground;
use arbiter::laws::WrongClaim;

#[track_caller]
fn verdict(desk: &Desk) -> &Verdict {
    match &desk.model.dialog {
        Some(Dialog::Ruling(verdict)) => verdict,
        other => panic!("no ruling is shown: {other:?}"),
    }
}

/// The number of each board, and the move that brought it.
fn boards(verdict: &Verdict) -> String {
    let words = verdict.boards.iter().map(|board| {
        let mv = board
            .by
            .as_ref()
            .map_or_else(|| "start".to_owned(), |(before, mv)| san::format(before, *mv));
        let number = board.number.map_or_else(|| "-".to_owned(), |number| number.to_string());
        format!("{number}:{mv}{}", if board.intended { "?" } else { "" })
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Case 035: from ply 7 the third time can be claimed with the move that brings it, from ply 8
/// on the board, and the fifth time ends the game by itself.
#[test]
fn the_third_time_is_claimed_with_a_move_or_on_the_board() {
    let mut desk = Desk::two_people();
    desk.run("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 <claim Ng8>");
    desk.expect("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "1/2-1/2 Threefold");
    let shown = verdict(&desk);
    assert!(shown.upheld && shown.by == Color::Black && shown.times == 3);
    assert_eq!(boards(shown), "1:start 2:Ng8 3:Ng8?");
    assert!(shown.boards.iter().all(|board| {
        board.same.turn && board.same.men && board.same.castling && board.same.en_passant
    }));

    let mut desk = Desk::two_people();
    desk.run("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 <claim>");
    desk.expect("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", "1/2-1/2 Threefold");
    assert_eq!(boards(verdict(&desk)), "1:start 2:Ng8 3:Ng8");
    assert_eq!(desk.tag("Termination"), Some("normal"));

    let mut desk = Desk::two_people();
    desk.run("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(desk.state(), "1/2-1/2 Fivefold");
}

/// L-END-11: a wrong claim gives the opponent two minutes, stands as an offer, and obliges to the
/// move that was written down. Both clocks stand while the ruling is read.
#[test]
fn l_end_11_a_wrong_claim() {
    let mut desk = Desk::two_people_with_clock(10, 0);
    desk.run("e4 e5 <wait 5> <claim Nf3>");
    desk.expect("e4 e5", "White to move");
    let shown = verdict(&desk);
    assert!(!shown.upheld && !shown.bound && shown.times == 1);
    let said: Vec<&str> = shown.said.iter().map(|said| said.ruling.key).collect();
    let expected =
        ["ruling-claim-wrong-gives-time", "ruling-claim-is-offer", "ruling-must-play-intended"];
    assert_eq!(said, expected);
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (595.0, 720.0));
    desk.run("<wait 60>");
    assert_eq!(desk.left(Color::White), 595.0, "the clocks stand while the ruling is read");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White));
    desk.run("<go on> <wait 5> Bc4");
    desk.expect("e4 e5", "White to move");
    desk.run("Nf3");
    desk.expect("e4 e5 Nf3", "Black to move");
    assert_eq!(desk.left(Color::White), 590.0);
    desk.run("<accept>");
    desk.expect("e4 e5 Nf3", "1/2-1/2 Agreement");
}

/// L-END-11, classic: five minutes off the claimant's own clock, which may lose the game.
#[test]
fn l_end_11_a_wrong_claim_by_classic_laws() {
    let clock = |minutes| ClockChoice::controls(Some(ClockChoice { minutes, increment: 0 }));
    let setup =
        |minutes| NewGame { laws: Laws::classic(), controls: clock(minutes), ..two_people(None) };
    let mut desk = Desk::start(setup(10));
    desk.run("e4 e5 <claim>");
    assert_eq!(desk.left(Color::White), 300.0);
    desk.expect("e4 e5", "White to move");
    let mut desk = Desk::start(setup(4));
    desk.run("e4 e5 <claim>");
    desk.expect("e4 e5", "0-1 Time");
}

/// Case 032: with other castling rights it is another position, and the card says which part
/// differs.
#[test]
fn castling_rights_that_differ_are_shown() {
    let mut desk = Desk::from("4k2r/p7/8/8/8/8/P7/4K3 w k - 0 1", None);
    desk.run("Kd1 Rh7 Ke1 Rh8 Kd1 Rh7 Ke1 Rh8 <claim>");
    desk.expect("Kd1 Rh7 Ke1 Rh8 Kd1 Rh7 Ke1 Rh8", "White to move");
    let shown = verdict(&desk);
    assert_eq!((boards(shown).as_str(), shown.times), ("-:start 1:Rh8 2:Rh8", 2));
    let first = shown.boards[0].same;
    assert!(first.turn && first.men && first.en_passant && !first.castling);
    desk.wish(Action::Dialog(None));
    desk.run("Kd1 <claim Rh7>");
    assert_eq!(desk.state(), "1/2-1/2 Threefold", "after ply 10 it is the third time");
}

/// L-END-9: the count of moves and where it began.
#[test]
fn l_end_9_the_count_is_shown() {
    let mut desk = Desk::from("7k/8/8/8/8/p7/R7/K7 w - - 0 80", None);
    desk.run("Rxa3 Kg7 Ra2 <claim>");
    let shown = verdict(&desk);
    assert!(!shown.upheld);
    assert_eq!(shown.ground, Ground::Repetition);
    desk.wish(Action::Dialog(None));
    let claim = PlayAction::Claim { ground: Ground::MoveCount, intended: None };
    desk.wish(Action::Play(claim));
    let shown = verdict(&desk);
    assert_eq!((shown.quiet.plies, shown.quiet.needed), (2, 100));
    let since = shown.quiet.since.as_ref().map(|(before, mv)| san::format(before, *mv));
    assert_eq!(since, Some("Rxa3".to_owned()));

    let mut desk = Desk::from("7k/8/8/8/8/8/R7/K7 w - - 98 80", None);
    desk.run("Ra3");
    let intended = Some(Move::normal(Square::H8, Square::G8));
    desk.wish(Action::Play(PlayAction::Claim { ground: Ground::MoveCount, intended }));
    desk.expect("Ra3", "1/2-1/2 FiftyMoves");
    let shown = verdict(&desk);
    assert!(shown.upheld && shown.quiet.plies == 100 && shown.quiet.since.is_none());
}

/// L-END-12: perpetual check is named on the card.
#[test]
fn l_end_12_perpetual_check_is_named() {
    let mut desk = Desk::from("7k/6p1/8/8/8/8/qr4PP/5Q1K w - - 0 1", None);
    desk.run("Qf8+ Kh7 Qf5+ Kg8 Qc8+ Kh7 Qf5+ Kg8 Qc8+ Kh7 <claim Qf5>");
    assert_eq!(desk.state(), "1/2-1/2 Threefold");
    let said: Vec<&str> = verdict(&desk).said.iter().map(|said| said.ruling.key).collect();
    assert_eq!(said, ["ruling-perpetual-check"]);
}

#[test]
fn nothing_is_claimed_that_the_laws_draw_by_themselves() {
    use crate::command::Command;
    let start = |laws: Laws| Desk::start(NewGame { laws, ..two_people(None) });
    let mut desk = start(Laws::casual());
    desk.run("e4 e5");
    assert!(!Command::ClaimDraw.available(&desk.model));
    let mut desk = start(Laws { fifty_automatic: true, ..Laws::modern() });
    desk.run("e4 e5 <claim>");
    assert_eq!(verdict(&desk).ground, Ground::Repetition);
    let mut desk = start(Laws { threefold_automatic: true, ..Laws::modern() });
    desk.run("e4 e5 <claim>");
    assert_eq!(verdict(&desk).ground, Ground::MoveCount);
}

/// A wrong claim is an offer, which a computer answers.
#[test]
fn the_computer_answers_the_offer_in_a_claim() {
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    desk.run("e4 <engine e7e5> <claim> <judges 600>");
    assert_eq!(desk.state(), "1/2-1/2 Agreement", "the computer stands worse");
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    desk.run("e4 <engine e7e5> <claim> <judges -600>");
    assert_eq!(desk.model.play.draw_offer(), None);
    desk.wish(Action::Dialog(None));
    desk.run("Nf3 <engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
}

/// A computer that stands worse claims with the move it intends, and the same card is shown.
#[test]
fn the_computer_claims_a_draw_when_it_stands_worse() {
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    desk.run("Nf3 <engine g8f6> Ng1 <engine f6g8> Nf3 <engine g8f6> Ng1");
    let (mv, score) = (Move::normal(Square::F6, Square::G8), Score::Centipawns(-300));
    let answer = EngineAnswer::Move { mv, score, pace: Duration::ZERO };
    let job = desk.job();
    desk.tell(Event::Engine(job, answer));
    desk.expect("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "1/2-1/2 Threefold");
    let shown = verdict(&desk);
    assert!(shown.upheld && shown.by == Color::Black && shown.intended.is_some());
}

/// L-CLOCK-2: where a flag counts when it is claimed, the opponent points at it.
#[test]
fn l_clock_2_a_flag_is_pointed_at() {
    let clock = ClockChoice::controls(Some(ClockChoice { minutes: 1, increment: 0 }));
    let laws = Laws::classic();
    let mut desk = Desk::start(NewGame { laws, controls: clock, ..two_people(None) });
    desk.run("e4 e5 <wait 50>");
    assert_eq!(desk.model.play.flag_to_claim(), None);
    desk.run("<wait 11>");
    desk.expect("e4 e5", "White to move");
    assert_eq!(desk.model.play.flag_to_claim(), Some(Color::White));
    let by = Some(Color::Black);
    desk.wish(Action::Play(PlayAction::Official(arbiter::Event::ClaimFlag { by })));
    desk.expect("e4 e5", "0-1 Time");
}

#[test]
fn what_a_wrong_claim_costs_is_in_the_laws() {
    let free = Laws { wrong_claim: WrongClaim::Free, ..laws() };
    let setup =
        NewGame { laws: free, ..two_people(Some(ClockChoice { minutes: 5, increment: 0 })) };
    let mut desk = Desk::start(setup);
    desk.run("e4 e5 <claim>");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (300.0, 300.0));
    let said: Vec<&str> = verdict(&desk).said.iter().map(|said| said.ruling.key).collect();
    assert_eq!(said, ["ruling-claim-is-offer"]);
}
