//! Games against the computer, whose answers are scripted.

use super::*;

fn white() -> Desk {
    Desk::against_computer(ColorChoice::White, None)
}

#[test]
fn the_computer_answers_each_move() {
    let mut desk = white();
    assert!(desk.jobs.is_empty());
    desk.run("e4 <engine e7e5> Nf3 <engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!(desk.jobs.len(), 2);
}

#[test]
fn the_computer_begins_when_it_has_white() {
    let mut desk = Desk::against_computer(ColorChoice::Black, None);
    assert_eq!((desk.jobs.len(), desk.model.play.orientation), (1, Color::Black));
    desk.run("<engine e2e4> e5");
    desk.expect("e4 e5", "White to move");
    assert_eq!(desk.jobs.len(), 2);
}

#[test]
fn it_takes_the_time_of_a_person() {
    let mut desk = white();
    desk.run("e4 <engine e7e5 in 3> <wait 2.9>");
    desk.expect("e4", "Black to move");
    assert_eq!(
        desk.model.next_wake(desk.now).map(|at| at - desk.now),
        Some(Duration::from_millis(100))
    );
    desk.run("<wait 0.1>");
    desk.expect("e4 e5", "White to move");
}

#[test]
fn nobody_moves_for_the_computer() {
    let mut desk = white();
    desk.run("e4");
    desk.hand(Square::E7, Square::E5);
    desk.hand(Square::D2, Square::D4);
    desk.expect("e4", "Black to move");
}

#[test]
fn taking_back_returns_to_the_users_own_last_move() {
    let mut desk = white();
    desk.run("e4 <engine e7e5> Nf3 <engine b8c6> <take back>");
    desk.expect("e4 e5", "White to move");
    desk.run("d4 <take back>");
    desk.expect("e4 e5", "White to move");
    desk.run("<take back> <take back>");
    desk.expect("", "White to move");
    let mut desk = Desk::against_computer(ColorChoice::Black, None);
    desk.run("<engine e2e4> <take back>");
    desk.expect("e4", "Black to move");
}

#[test]
fn a_move_held_back_goes_with_what_it_answered() {
    let mut desk = white();
    desk.run("e4 <engine e7e5 in 3> <take back> <wait 5>");
    desk.expect("", "White to move");
}

#[test]
fn taking_back_forgets_what_the_computer_thought_of_the_moves_that_went() {
    let mut desk = white();
    desk.run("e4 <engine e7e5> Nf3 <take back>");
    assert_eq!(desk.model.play.scores.len(), 1, "e5 still stands");
    desk.run("Nf3 <engine b8c6> <take back>");
    assert_eq!(desk.model.play.scores.len(), 1);
    desk.run("Nf3 <engine b8c6 in 3> <take back>");
    assert_eq!(desk.model.play.scores.len(), 1);
}

#[test]
fn late_answers_are_dropped() {
    let mut desk = white();
    desk.run("e4");
    let job = desk.job();
    desk.run("<take back>");
    desk.engine_moves(job, "e7e5", 0.0);
    desk.expect("", "White to move");
    desk.run("d4");
    desk.engine_moves(job, "e7e5", 0.0);
    desk.expect("d4", "Black to move");
    desk.run("<engine d7d5>");
    desk.expect("d4 d5", "White to move");

    desk.run("c4");
    let job = desk.job();
    desk.run("<resign now>");
    desk.engine_moves(job, "e7e6", 0.0);
    desk.expect("d4 d5 c4", "0-1 Resignation");

    let mut desk = white();
    desk.run("e4");
    let job = desk.job();
    desk.wish(Action::Play(PlayAction::New(NewGame::default())));
    desk.answer(crate::action::UnsavedAnswer::Discard);
    let line = desk.line();
    desk.engine_moves(job, "e7e5", 0.0);
    assert_eq!(desk.line(), line);
    desk.tell(Event::Engine(SearchId(99), EngineAnswer::Nothing));
    assert_eq!(desk.line(), line);
}

#[test]
fn an_engine_that_fails_or_cheats_leaves_the_game_to_the_user() {
    for answer in [
        EngineAnswer::Failed,
        EngineAnswer::Nothing,
        EngineAnswer::Move {
            mv: Move::normal(Square::E8, Square::E1),
            score: Score::Centipawns(0),
            pace: Duration::ZERO,
        },
    ] {
        let clock = Some(ClockChoice { minutes: 1, increment: 0 });
        let mut desk = Desk::against_computer(ColorChoice::White, clock);
        desk.run("e4");
        let job = desk.job();
        desk.tell(Event::Engine(job, answer));
        assert_eq!(desk.notices(), ["status-engine-failed"]);
        desk.run("<wait 100>");
        desk.expect("e4", "Black to move");
        desk.run("<take back> d4 <engine d7d5>");
        desk.expect("d4 d5", "White to move");
    }
}

#[test]
fn the_computer_takes_a_draw_that_is_a_gain_and_no_other() {
    let mut desk = white();
    desk.run("e4 <engine e7e5> <offer draw> Nf3 <judges -600>");
    desk.expect("e4 e5 Nf3", "1/2-1/2 Agreement");
    let mut desk = white();
    desk.run("e4 <engine e7e5> <offer draw> Nf3 <judges 600>");
    desk.expect("e4 e5 Nf3", "Black to move");
    assert_eq!(desk.model.play.draw_offer(), None);
    assert_eq!(desk.notices(), ["draw-declined-by-name"]);
    desk.run("<engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
}

#[test]
fn the_user_cannot_accept_an_offer_of_ones_own() {
    let mut desk = white();
    desk.run("e4 <engine e7e5> <offer draw> Nf3 <accept>");
    desk.expect("e4 e5 Nf3", "Black to move");
}

#[test]
fn an_offer_to_the_computer_falls_with_its_move() {
    // Where nobody's hand is watched an offer stands at once, before any move.
    let mut desk = Desk::start(NewGame {
        color: ColorChoice::White,
        laws: Laws::casual(),
        ..NewGame::default()
    });
    desk.run("e4 <engine e7e5> <offer draw>");
    let judge = desk.job();
    desk.run("Nf3");
    desk.tell(Event::Engine(judge, EngineAnswer::Judged(Score::Centipawns(900))));
    desk.run("<engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!(desk.model.play.draw_offer(), None);
}

#[test]
fn a_premove_is_played_at_once_if_it_is_legal_and_else_dropped() {
    let mut desk = white();
    desk.run("e4 <premove g1f3> <engine e7e5>");
    desk.expect("e4 e5 Nf3", "Black to move");
    assert_eq!((desk.model.play.premove, desk.jobs.len()), (None, 2));

    let mut desk = white();
    desk.run("e4 <premove e4d5> <engine e7e5>");
    desk.expect("e4 e5", "White to move");
    assert_eq!(desk.model.play.premove, None);
}

#[test]
fn a_premove_is_set_only_while_the_computer_thinks_and_can_be_taken_away() {
    let mut desk = white();
    desk.run("<premove e2e4>");
    assert_eq!(desk.model.play.premove, None);
    desk.run("e4 <premove d2d4>");
    assert!(desk.model.play.premove.is_some());
    desk.run("<no premove> <engine e7e5>");
    desk.expect("e4 e5", "White to move");

    desk.run("Nf3 <premove d2d4>");
    let settings = Settings { premove: false, ..desk.model.settings.clone() };
    desk.wish(Action::Settings(Box::new(settings)));
    assert_eq!(desk.model.play.premove, None);
    desk.run("<premove d2d4>");
    assert_eq!(desk.model.play.premove, None);

    let mut desk = white();
    desk.run("e4 <premove d2d4> <first>");
    assert_eq!(desk.model.play.premove, None, "it belongs to the position it was set in");
    desk.run("<last> <premove d2d4> <take back>");
    assert_eq!(desk.model.play.premove, None);
}

#[test]
fn a_premove_onto_the_last_rank_becomes_a_queen() {
    let mut desk = white();
    let (position, _) = fen::read("7k/P7/8/8/8/8/8/K7 w - - 0 1").expect("a position");
    let setup = NewGame { color: ColorChoice::White, ..NewGame::default() };
    let effects =
        super::super::play::begin(&mut desk.model, &setup, Color::White, position, desk.now);
    desk.take(effects);
    desk.run("Kb1 <premove a7a8> <engine h8h7>");
    desk.expect("Kb1 Kh7 a8=Q", "Black to move");
}

/// The computer moves with a judgement of its own.
fn judged_move(desk: &mut Desk, squares: &str, centipawns: i32) {
    let mv = Move::normal(square(squares, 0), square(squares, 2));
    let score = Score::Centipawns(centipawns);
    let answer = EngineAnswer::Move { mv, score, pace: Duration::ZERO };
    let job = desk.job();
    desk.tell(Event::Engine(job, answer));
}

#[test]
fn a_computer_that_resigns_does_so_after_four_lost_moves() {
    let resigns =
        |level: &u8| crate::cast::at_level(*level).habits.resign_threshold_pawns.is_some();
    let level = (1..=30).find(resigns).expect("somebody resigns");
    let mut desk = Desk::start(NewGame { level, color: ColorChoice::White, ..NewGame::default() });
    for (mine, its) in [("e4", "e7e5"), ("d4", "d7d6"), ("c4", "c7c6"), ("b4", "b7b6")] {
        assert!(desk.model.play.is_playing());
        desk.run(mine);
        judged_move(&mut desk, its, -2_000);
    }
    desk.expect("e4 e5 d4 d6 c4 c6 b4", "1-0 Resignation");
}

#[test]
fn a_computer_that_stands_worse_claims_a_draw() {
    for (score, state) in [(-200, "1/2-1/2 Threefold"), (200, "White to move")] {
        let mut desk = white();
        for (mine, its) in [("Nf3", "g8f6"), ("Ng1", "f6g8"), ("Nf3", "g8f6"), ("Ng1", "f6g8")] {
            desk.run(mine);
            judged_move(&mut desk, its, score);
        }
        assert_eq!(desk.state(), state);
    }
}

#[test]
fn the_computers_move_comes_while_an_earlier_position_is_shown() {
    let mut desk = white();
    desk.run("e4 <engine e7e5> Nf3 <first> <engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!(desk.model.play.cursor, desk.model.play.game.root(), "what is looked at stays");
}
