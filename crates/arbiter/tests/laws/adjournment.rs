//! L-ADJ-1 to 4.

use super::*;
use arbiter::arbiter::{Decision, Phase};
use arbiter::result::Reason;

const PRESENT: ByColor<bool> = ByColor { white: true, black: true };

/// A game whose White has sealed this text at second 18 001 of a session of five hours.
fn sealed(position: &str, text: &str) -> Game {
    let mut game = Game::new("classic", position, "40/36000");
    let said = game.at(18_000, Event::Tick);
    assert!(ruled(&said, LawId::Adj1, "ruling-must-seal"));
    let said = game.does(Event::Seal { by: Color::White, text: text.to_owned() });
    assert!(ruled(&said, LawId::Adj1, "ruling-adjourned"));
    game
}

/// L-ADJ-1: at the end of the session the side to move seals; envelope and clocks are kept.
#[test]
fn l_adj_1_sealing() {
    let mut game = Game::new("classic", START, "40/36000");
    assert_eq!(game.arbiter.next_wake(s(17_999)).map(|at| at <= s(18_000)), Some(true));
    let seal = |by| Event::Seal { by, text: "e2-e4".to_owned() };
    assert!(refused(&game.at(17_999, seal(Color::White))), "the session is not over");
    game.at(18_000, Event::Tick);
    assert!(game.arbiter.must_seal());
    assert!(refused(&game.does(seal(Color::Black))));
    game.does(seal(Color::White));
    let Phase::Adjourned(envelope) = game.arbiter.phase().clone() else { panic!("not adjourned") };
    assert_eq!((envelope.by, envelope.text.as_str()), (Color::White, "e2-e4"));
    assert_eq!(*envelope.position, Position::startpos());
    assert_eq!(envelope.times.0.white.remaining(), Some(s(36_000 - 18_002)));
    assert_eq!(envelope.times.0.white.moves, 1, "the sealed move is completed");
    assert_eq!(game.arbiter.clock().running(), None);
    assert_eq!(game.arbiter.moves().len(), 0, "nobody sees it");
}

/// L-ADJ-2: the envelope waits for the opponent, whose clock runs.
#[test]
fn l_adj_2_opened_when_the_opponent_is_there() {
    let mut game = sealed(START, "Ng1-f3");
    let present = ByColor { white: true, black: false };
    let said = game.at(90_000, Event::Resume { present });
    assert!(ruled(&said, LawId::Adj2, "ruling-envelope-waits"));
    assert_eq!(game.arbiter.clock().running(), Some(Color::Black));
    assert!(refused(&game.at(90_050, Event::Press { by: Color::Black })));
    let said = game.at(90_100, Event::Arrive { by: Color::Black });
    assert!(ruled(&said, LawId::Adj2, "ruling-envelope-opened"));
    assert!(ruled(&said, LawId::Move5, "ruling-move"));
    game.at(90_110, Event::Tick);
    assert_eq!(game.left(Color::Black), 36_000 - 110);
    assert_eq!(game.left(Color::White), 36_000 - 18_001);
    game.play("d5 d4");
    assert_eq!(game.arbiter.moves().len(), 3);
    // Moves sealed are taken back like others.
    game.does(Event::TakeBack { moves: 3 });
    assert_eq!((game.turn(), game.left(Color::White)), (Color::White, 36_000));
}

/// L-ADJ-2: ambiguous, meaningless or illegal: the sealer loses, or draws against who cannot win.
#[test]
fn l_adj_2_bad_sealed_moves() {
    let resumed = |position: &str, text: &str| {
        let mut game = sealed(position, text);
        game.at(90_000, Event::Resume { present: PRESENT });
        game.result()
    };
    let lost = Some(GameResult::win(Color::Black, Reason::SealedMove));
    let two_knights = "4k3/p7/8/8/8/8/8/1N1NK3 w - - 0 1";
    for text in ["Nc3", "Ng7", "sorry", ""] {
        assert_eq!(resumed(two_knights, text), lost, "{text:?}");
    }
    assert_eq!(resumed(two_knights, "Nb1-c3"), None);
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    assert_eq!(resumed(bare, "Qh5"), Some(GameResult::draw(Reason::SealedMove)));
}

/// L-ADJ-3: the sealer is absent, but the sealed move ends the game.
#[test]
fn l_adj_3_the_sealed_move_ends_the_game() {
    for (position, text, result) in [
        (
            "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
            "Ra1-a8",
            GameResult::win(Color::White, Reason::Checkmate),
        ),
        ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "Qg6-f7", GameResult::draw(Reason::Stalemate)),
        ("7k/8/8/8/8/8/1p6/2K5 w - - 0 1", "Kc1xb2", GameResult::draw(Reason::DeadPosition)),
    ] {
        let mut game = sealed(position, text);
        let present = ByColor { white: false, black: true };
        let said = game.at(90_000, Event::Resume { present });
        assert_eq!(game.result(), Some(result), "{text}");
        assert!(said.iter().any(|ruling| ruling.law == LawId::Adj3), "{text}");
    }
    // A sealer who stays away without such a move is late in the end.
    let mut game = sealed(START, "e4");
    game.at(90_000, Event::Resume { present: ByColor { white: false, black: true } });
    game.at(93_601, Event::Tick);
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Lateness)));
}

/// L-ADJ-3: the present side had overstepped its time: it loses.
#[test]
fn l_adj_3_the_present_side_overstepped() {
    let mut game = Game::new("classic", START, "18000|36000");
    game.at(18_001, Event::Tick);
    game.does(Event::Seal { by: Color::White, text: "e2-e4".to_owned() });
    let said = game.at(90_000, Event::Resume { present: PRESENT });
    assert!(ruled(&said, LawId::Adj3, "ruling-time-loses"));
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Time)));
}

/// L-ADJ-4: a position wrongly restored is put right, the clocks staying as they are.
#[test]
fn l_adj_4_position_put_right() {
    let mut game = sealed(START, "e4");
    game.at(90_000, Event::Resume { present: PRESENT });
    let right = fen::read("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1").unwrap().0;
    let position = Box::new(right.clone());
    let said = game.at(90_010, Event::Decide(Decision::SetPosition(position)));
    assert!(ruled(&said, LawId::Adj4, "ruling-position-set"));
    assert_eq!(game.position(), &right);
    assert_eq!(game.left(Color::Black), 36_000 - 10);
    assert_eq!(game.arbiter.clock().running(), Some(Color::Black));
    game.play("Kd7");
    game.does(Event::TakeBack { moves: 1 });
    assert_eq!(game.position(), &right);
}
