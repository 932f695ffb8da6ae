//! L-END-1 to 5, 13, 14, L-CLOCK-2 and 3.

use super::*;
use arbiter::arbiter::{CanMate, Decision};
use arbiter::clock::Gaps;
use arbiter::result::Reason;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

/// L-END-1, L-CLOCK-3: mate ends the game when it stands on the board, pressed or not.
#[test]
fn l_end_1_mate_needs_no_clock() {
    let mut game = Game::new("modern", MATE, "300");
    let said = game.release("a1", "a8");
    assert!(ruled(&said, LawId::End1, "ruling-checkmate"));
    game.at(10_000, Event::Tick);
    assert_eq!(game.result(), Some(GameResult::win(Color::White, Reason::Checkmate)));
    assert_eq!(keys(&game.does(Event::Resign { by: Color::White })), ["ruling-game-over"]);
}

/// L-CLOCK-3: mate, stalemate and dead positions before the flag count; after it they do not.
#[test]
fn l_clock_3_the_move_and_the_flag() {
    for (text, from, to, reason) in [
        (MATE, "a1", "a8", Reason::Checkmate),
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6", "f7", Reason::Stalemate),
        ("7k/8/8/8/8/8/1p6/2K5 w - - 0 1", "c1", "b2", Reason::DeadPosition),
    ] {
        for (at, expected) in [(299, reason), (300, Reason::Time)] {
            let mut game = Game::new("modern", text, "300");
            game.at(at, Event::Release { by: Color::White, from: sq(from), to: sq(to) });
            game.at(400, Event::Tick);
            assert_eq!(game.result().map(|result| result.reason), Some(expected), "{text}");
        }
    }
}

/// L-END-2: resigning loses, but draws if the opponent cannot mate.
#[test]
fn l_end_2_resignation() {
    let resigns = |laws: &str, text: &str| {
        let mut game = Game::new(laws, text, "300");
        game.does(Event::Resign { by: Color::White });
        game.result()
    };
    let lost = Some(GameResult::win(Color::Black, Reason::Resignation));
    assert_eq!(resigns("modern", MATE), lost);
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(resigns("modern", bare), Some(GameResult::draw(Reason::Resignation)));
    assert_eq!(resigns("classic", bare), lost);
}

/// L-END-3: stalemate draws.
#[test]
fn l_end_3_stalemate() {
    let mut game = Game::new("modern", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "300");
    assert!(ruled(&game.play("Qf7"), LawId::End3, "ruling-stalemate"));
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Stalemate)));
}

/// L-END-4: the classic list, and whatever nobody can win.
#[test]
fn l_end_4_dead_positions() {
    let dead = |laws: &str, text: &str, mv: &str| {
        let mut game = Game::new(laws, text, "300");
        game.play(mv);
        game.result() == Some(GameResult::draw(Reason::DeadPosition))
    };
    for (text, mv, listed) in [
        ("8/8/8/3k4/8/8/3pK3/8 w - - 0 1", "Kxd2", true),
        ("8/8/8/3k4/8/8/3pK3/5B2 w - - 0 1", "Kxd2", true),
        ("8/8/8/3k4/8/8/3pK3/7N w - - 0 1", "Kxd2", true),
        ("8/b7/8/3k4/8/8/3pK3/2B5 w - - 0 1", "Bxd2", true),
        ("8/8/8/3k4/1B6/8/3pK3/2B5 w - - 0 1", "Kxd2", false),
    ] {
        assert!(dead("modern", text, mv), "{text}");
        assert_eq!(dead("classic", text, mv), listed, "{text}");
    }
    // With the opponent's help these can mate: bishops on two colours, a knight against a
    // bishop, two knights.
    for open in [
        "8/8/b7/3k4/8/8/3pK3/2B5 w - - 0 1",
        "8/8/b7/3k4/8/8/3pK3/2N5 w - - 0 1",
        "8/8/8/3k4/8/8/3pK3/N1N5 w - - 0 1",
    ] {
        let mut game = Game::new("modern", open, "300");
        game.play("Kxd2");
        assert_eq!(game.result(), None, "{open}");
    }
}

/// L-END-5: time up loses; classic spares against a lone king, modern against who cannot mate.
#[test]
fn l_end_5_flags() {
    let flag = |laws: &str, text: &str| {
        let mut game = Game::new(laws, text, "300");
        game.at(301, Event::ClaimFlag { by: Some(Color::Black) });
        let result = game.result();
        assert_eq!(result.map(GameResult::pgn_termination), Some("time forfeit"));
        result.map(GameResult::text)
    };
    for (text, modern, classic) in [
        // A lone bishop mates a king that is hemmed in by its own pawn.
        ("8/3b4/8/8/5k2/8/7P/6K1 w - - 0 60", "0-1", "0-1"),
        ("8/8/8/8/5k2/8/Q6P/6K1 w - - 0 60", "1/2-1/2", "1/2-1/2"),
        ("8/3b4/8/8/5k2/8/Q7/6K1 w - - 0 60", "1/2-1/2", "0-1"),
    ] {
        assert_eq!(flag("modern", text), Some(modern), "{text}");
        assert_eq!(flag("classic", text), Some(classic), "{text}");
    }
}

/// L-END-4, L-END-5: another way to decide who can mate; what it leaves undecided is ruled for
/// the side with time, said so, and can be decided by hand.
#[test]
fn l_end_5_undecided_is_for_the_side_with_time() {
    let with = |mating| {
        let mut game = Game::new("modern", START, "300");
        game.arbiter = game.arbiter.with_mating(mating);
        game
    };
    let mut game = with(|_, _, _| CanMate::Undecided);
    game.play("e4");
    assert_eq!(game.result(), None);
    let said = game.at(400, Event::Tick);
    assert_eq!(keys(&said), ["ruling-undecided", "ruling-time-loses"]);
    assert_eq!(game.result(), Some(GameResult::win(Color::White, Reason::Time)));
    game.does(Event::Decide(Decision::Result(GameResult::draw(Reason::Time))));
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Time)));
    let mut game = with(|_, _, _| CanMate::No);
    game.play("e4");
    assert_eq!(game.result(), Some(GameResult::draw(Reason::DeadPosition)));
    let mut game =
        with(|_, color, _| if color == Color::White { CanMate::No } else { CanMate::Yes });
    game.play("e4");
    game.at(400, Event::Tick);
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Time)));
}

/// L-END-4: a pawn that closes the last hole in a wall kills the position at once, in the
/// modern laws; so does a check that leaves nothing but to take the last piece.
#[test]
fn l_end_4_walls_and_forced_captures() {
    for (text, mv) in [
        ("4k3/8/6p1/p1p1p3/P1P1P1P1/8/8/4K3 b - - 0 40", "g5"),
        ("7k/8/8/8/8/8/6Q1/K7 w - - 0 60", "Qg7+"),
    ] {
        for (laws, ends) in [("modern", true), ("classic", false)] {
            let mut game = Game::new(laws, text, "300");
            let said = game.play(mv);
            assert_eq!(ruled(&said, LawId::End4, "ruling-dead-position"), ends, "{laws} {text}");
            assert_eq!(game.result().is_some(), ends, "{laws} {text}");
        }
    }
}

/// Black must take the queen, and nobody can mate after that.
const FORCED: &str = "7k/6Q1/8/8/8/8/8/K7 b - - 0 60";

/// L-END-2: who resigns against somebody who cannot mate in this very position gets a draw,
/// though the men alone would be enough.
#[test]
fn l_end_2_positions_and_not_men_alone() {
    for (text, loser, result) in [
        (FORCED, Color::Black, "1/2-1/2"),
        ("8/8/8/8/8/1p1k4/1P1b4/K7 b - - 0 60", Color::White, "0-1"),
        (START, Color::Black, "1-0"),
    ] {
        let mut game = Game::new("modern", text, "300");
        game.does(Event::Resign { by: loser });
        assert_eq!(game.result().map(GameResult::text), Some(result), "{text}");
    }
}

/// L-END-5: the same for who runs out of time.
#[test]
fn l_end_5_positions_and_not_men_alone() {
    for (text, result) in
        [(FORCED, "1/2-1/2"), ("8/8/8/8/8/1p1k4/1P1b4/K7 w - - 0 60", "0-1"), (START, "0-1")]
    {
        let mut game = Game::new("modern", text, "300");
        let winner = !game.turn();
        game.at(301, Event::ClaimFlag { by: Some(winner) });
        assert_eq!(game.result().map(GameResult::text), Some(result), "{text}");
    }
}

/// L-END-5: both flags down, order unknown: a draw in the last period, else the game goes on.
#[test]
fn l_end_5_both_flags() {
    let both = |control: &str, laws: &str| {
        let mut game = Game::new(laws, START, control);
        game.at(70, Event::Move { mv: game.mv("e4"), offer: false });
        game.at(140, Event::Tick);
        let said = game.at(141, Event::ClaimFlag { by: None });
        (game, keys(&said))
    };
    let (game, said) = both("60", "classic");
    assert_eq!(said, ["ruling-both-flags-draw"]);
    assert_eq!(game.result(), Some(GameResult::draw(Reason::BothFlags)));
    let (mut game, said) = both("40/60:30", "classic");
    assert_eq!((said, game.result()), (vec!["ruling-both-flags-play-on"], None));
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (30, 30));
    assert_eq!(keys(&game.does(Event::ClaimFlag { by: None })), ["ruling-no-flag"]);
    let (game, _) = both("60", "classic; flag-order=on");
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Time)));
}

/// L-CLOCK-2: a flag counts when it is claimed, or by itself where so chosen; the last required
/// move counts only once the clock is pressed.
#[test]
fn l_clock_2_flags_are_claimed_or_seen() {
    let mut game = Game::new("classic", START, "1/60:60");
    game.at(61, Event::Tick);
    assert_eq!(game.result(), None);
    let said = game.does(Event::ClaimFlag { by: Some(Color::White) });
    assert_eq!(keys(&said), ["ruling-no-flag"]);
    game.does(Event::ClaimFlag { by: Some(Color::Black) });
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Time)));

    // Released in time, pressed too late.
    let mut game = Game::new("modern", START, "1/60:60");
    game.at(59, Event::Release { by: Color::White, from: Square::E2, to: Square::E4 });
    game.at(60, Event::Press { by: Color::White });
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Time)));
    // In time.
    let mut game = Game::new("modern", START, "1/60:60");
    game.at(58, Event::Release { by: Color::White, from: Square::E2, to: Square::E4 });
    game.at(59, Event::Press { by: Color::White });
    assert_eq!((game.result(), game.left(Color::White)), (None, 61));
}

/// L-CLOCK-2: either player may stop both clocks to call the arbiter.
#[test]
fn l_clock_2_both_clocks_stopped() {
    let mut game = Game::new("modern", START, "60");
    let said = game.at(10, Event::StopClocks { by: Some(Color::Black) });
    assert!(ruled(&said, LawId::Clock2, "ruling-clocks-stopped"));
    assert!(refused(&game.at(500, Event::Press { by: Color::White })));
    game.at(500, Event::ResumeClocks);
    game.at(505, Event::Tick);
    assert_eq!(game.left(Color::White), 45);
    assert_eq!(game.arbiter.clock().running(), Some(Color::White));
}

/// L-CLOCK-2: a machine that slept stops both clocks, and nobody pays.
#[test]
fn l_clock_2_sleep_of_the_machine() {
    let mut game = Game::new("modern", START, "60");
    game.arbiter = game.arbiter.with_gaps(Gaps::Forgive(s(10)));
    game.at(5, Event::Tick);
    let said = game.at(5_000, Event::Tick);
    assert_eq!(keys(&said), ["ruling-clock-gap"]);
    assert_eq!((game.left(Color::White), game.arbiter.clock().running()), (55, None));
    game.does(Event::ResumeClocks);
    assert_eq!(game.arbiter.clock().running(), Some(Color::White));
}

/// L-END-13: later than the default time loses; both late, both lose.
#[test]
fn l_end_13_lateness() {
    let late = |white: Option<u64>, black: Option<u64>| {
        let mut game = Game::waiting("classic", START, "7200");
        let present = ByColor { white: white == Some(0), black: black == Some(0) };
        game.arbiter.handle(Duration::ZERO, Event::Start { present });
        for (by, at) in [(Color::White, white), (Color::Black, black)] {
            if let Some(at) = at.filter(|at| *at > 0) {
                game.at(at, Event::Arrive { by });
            }
        }
        game.at(3_601, Event::Tick);
        game.result().map(GameResult::text)
    };
    assert_eq!(late(Some(0), Some(0)), None);
    assert_eq!(late(Some(3_600), Some(0)), None);
    assert_eq!(late(None, Some(0)), Some("0-1"));
    assert_eq!(late(Some(0), None), Some("1-0"));
    assert_eq!(late(None, None), Some("0-0"));
    // Nobody is late where it is not forbidden.
    let mut casual = Game::waiting("casual", START, "72000");
    let present = ByColor { white: true, black: false };
    casual.arbiter.handle(Duration::ZERO, Event::Start { present });
    casual.at(50_000, Event::Tick);
    assert_eq!(casual.result(), None);
}

/// L-END-14: who refuses to keep to the laws loses; both lose if both do.
#[test]
fn l_end_14_refusal() {
    let refuses = |white, black| {
        let mut game = Game::new("modern", START, "300");
        game.does(Event::Decide(Decision::Refusal(ByColor { white, black })));
        game.result().map(GameResult::text)
    };
    assert_eq!(refuses(true, false), Some("0-1"));
    assert_eq!(refuses(false, true), Some("1-0"));
    assert_eq!(refuses(true, true), Some("0-0"));
    assert_eq!(refuses(false, false), None);
}

/// A person acting as arbiter corrects clocks, sets back and decides, even after the end.
#[test]
fn decisions_by_hand() {
    let mut game = Game::new("modern", START, "300");
    game.at(20, Event::Move { mv: game.mv("e4"), offer: false });
    game.at(30, Event::Move { mv: game.mv("e5"), offer: false });
    game.does(Event::Decide(Decision::SetClock { color: Color::Black, left: s(100) }));
    game.does(Event::Decide(Decision::GiveTime { color: Color::Black, time: s(20) }));
    game.does(Event::Decide(Decision::TakeTime { color: Color::Black, time: s(5) }));
    assert_eq!(game.left(Color::Black), 115);
    let said = game.at(40, Event::Decide(Decision::SetBack { moves: 1 }));
    assert!(said.iter().any(|ruling| ruling.effect == Effect::Restored(1)));
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (280, 300));
    assert_eq!(game.arbiter.clock().running(), Some(Color::Black));
    assert!(refused(&game.does(Event::TakeBack { moves: 2 })));
    game.does(Event::Resign { by: Color::Black });
    game.does(Event::Decide(Decision::Result(GameResult::draw(Reason::Decision))));
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Decision)));
    game.does(Event::TakeBack { moves: 1 });
    assert_eq!((game.result(), game.arbiter.moves().len()), (None, 0));
}

/// A flag that was ruled on wrongly is set right, and the game goes on; a mate stays a mate.
#[test]
fn a_ruling_is_put_right_by_hand() {
    let mut game = Game::new("modern", START, "60");
    game.at(61, Event::Tick);
    assert_eq!(game.result().map(|result| result.reason), Some(Reason::Time));
    assert!(refused(&game.does(Event::Decide(Decision::WrongSetUp))));
    game.does(Event::Decide(Decision::SetClock { color: Color::White, left: s(30) }));
    let said = game.does(Event::Decide(Decision::PlayOn));
    assert_eq!((keys(&said), game.result()), (vec!["ruling-play-on"], None));
    game.does(Event::ResumeClocks);
    game.play("e4");
    assert_eq!((game.result(), game.left(Color::White)), (None, 29));
    let mut mated = Game::new("modern", MATE, "300");
    mated.play("Ra8");
    assert!(refused(&mated.does(Event::Decide(Decision::PlayOn))));
}

/// The first move of a game that nobody has started costs nothing and starts the clocks.
#[test]
fn the_first_move_starts_the_clocks() {
    let mut game = Game::waiting("casual", START, "300+2");
    game.at(50, Event::Move { mv: game.mv("e4"), offer: false });
    assert_eq!(
        (game.left(Color::White), game.arbiter.clock().running()),
        (300, Some(Color::Black))
    );
    game.does(Event::TakeBack { moves: 1 });
    assert_eq!(game.arbiter.clock().running(), None);
}
