//! L-TOUCH-1 to 7.

use super::*;
use arbiter::arbiter::Param;
use arbiter::arbiter::touch::Duty;
use chess_core::Role;

const OPEN: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";

fn duty(game: &Game) -> Option<Duty> {
    game.arbiter.obligation().map(|obligation| obligation.duty)
}

/// L-TOUCH-1: a touched man moves, a touched man of the opponent is taken.
#[test]
fn l_touch_1_touched_men_bind() {
    let mut game = Game::new("modern; touch=arbiter", OPEN, "300");
    let said = game.touch("d2");
    assert!(ruled(&said, LawId::Touch1, "ruling-must-move"));
    let said = game.release("b1", "c3");
    assert_eq!(keys(&said), ["ruling-must-move"]);
    assert!(refused(&game.press()), "nothing was released");
    game.hand("d2", "d4");
    assert_eq!(game.turn(), Color::Black);
    // With touch-move off it binds nobody.
    let mut free = Game::new("casual", OPEN, "300");
    assert_eq!(free.touch("d2"), []);
    free.hand("b1", "c3");
    assert_eq!(free.turn(), Color::Black);
    // Whoever has not the move touches without consequence.
    let said = free.does(Event::Touch { by: Color::White, square: Square::D2 });
    assert_eq!(keys(&said), ["ruling-not-your-turn"]);
}

/// L-TOUCH-2: one of each: taken, whatever the order; unclear order counts as own man first.
#[test]
fn l_touch_2_own_piece_first_if_the_order_is_unclear() {
    let mut game = Game::new("modern", OPEN, "300");
    let by = Color::White;
    let said = game.does(Event::TouchBoth { by, own: Square::F3, other: Square::E5 });
    assert!(ruled(&said, LawId::Touch2, "ruling-must-capture-with"));
    let named = |name, square| (name, Param::Square(square));
    assert_eq!(said[0].params, [named("square", Square::F3), named("target", Square::E5)]);
    let mut game = Game::new("modern", OPEN, "300");
    game.does(Event::TouchBoth { by, own: Square::D2, other: Square::C6 });
    assert_eq!(duty(&game), Some(Duty::Move(Square::D2)));
    let mut game = Game::new("modern", OPEN, "300");
    game.touch("c6");
    let said = game.touch("d2");
    assert!(ruled(&said, LawId::Touch2, "ruling-must-capture"));
    assert_eq!(duty(&game), Some(Duty::Capture(Square::C6)));
}

/// L-TOUCH-3: a man that cannot move leaves every move free.
#[test]
fn l_touch_3_no_legal_move_of_it() {
    let mut game = Game::new("modern; touch=arbiter", START, "300");
    let said = game.touch("a1");
    assert!(ruled(&said, LawId::Touch3, "ruling-free-choice"));
    game.hand("e2", "e4");
    assert_eq!(game.turn(), Color::Black);
}

/// L-TOUCH-4: announced first, touching does not bind; afterwards it does not help.
#[test]
fn l_touch_4_adjusting() {
    let mut game = Game::new("modern", OPEN, "300");
    let by = Color::White;
    let said = game.does(Event::Adjust { by, on: true });
    assert!(ruled(&said, LawId::Touch4, "ruling-adjusting"));
    assert_eq!(game.touch("d2"), []);
    game.release("d2", "d2");
    assert_eq!(duty(&game), None);
    game.does(Event::Adjust { by, on: false });
    game.touch("c2");
    game.does(Event::Adjust { by, on: true });
    assert_eq!(duty(&game), Some(Duty::Move(Square::C2)));
}

/// L-TOUCH-5: king and rook, rook and king, on the board.
#[test]
fn l_touch_5_castling_by_hand() {
    let mut game = Game::new("modern; touch=arbiter", OPEN, "300");
    game.touch("e1");
    let said = game.touch("h1");
    assert!(ruled(&said, LawId::Touch5, "ruling-must-castle"));
    assert_eq!(keys(&game.release("e1", "e2")), ["ruling-must-castle"]);
    game.release("e1", "g1");
    game.release("h1", "f1");
    let said = game.press();
    assert!(ruled(&said, LawId::Castle1, "ruling-move"));
    let mut game = Game::new("modern; touch=arbiter", OPEN, "300");
    game.touch("h1");
    game.touch("e1");
    assert_eq!(duty(&game), Some(Duty::Move(Square::H1)));
    assert_eq!(keys(&game.release("e1", "g1")), ["ruling-must-move"]);
}

/// L-TOUCH-6: a released man stays, a pawn on the last rank becomes something there, a king that
/// castles has castled.
#[test]
fn l_touch_6_released_men_stay() {
    let mut game = Game::new("modern", OPEN, "300");
    game.release("d2", "d3");
    for (from, to) in [("d3", "d4"), ("d2", "d4"), ("b1", "c3")] {
        let said = game.release(from, to);
        assert!(ruled(&said, LawId::Touch6, "ruling-released-man-stays"));
    }
    game.press();
    assert_eq!(game.arbiter.moves().last(), Some(Some(Move::normal(Square::D2, Square::D3))));

    let mut game = Game::new("modern", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "300");
    game.release("a7", "a8");
    assert!(ruled(&game.release("a1", "b1"), LawId::Touch6, "ruling-must-promote"));
    let by = Color::White;
    let said = game.does(Event::Promote { by, role: Role::King });
    assert!(ruled(&said, LawId::Promo1, "ruling-must-promote"));
    game.does(Event::Promote { by, role: Role::Rook });
    assert!(ruled(&game.press(), LawId::Promo1, "ruling-move"));
    assert_eq!(game.position().piece_at(Square::A8).map(|man| man.role), Some(Role::Rook));

    let mut game = Game::new("modern", OPEN, "300");
    game.release("e1", "g1");
    assert!(refused(&game.release("e1", "e2")));
    assert!(ruled(&game.press(), LawId::Castle1, "ruling-move"));
}

/// L-TOUCH-7: the opponent complains before touching a man, or not at all.
#[test]
fn l_touch_7_complaint_before_touching() {
    let by = Color::Black;
    let broken = || {
        let mut game = Game::new("modern", OPEN, "300");
        game.touch("d2");
        game.hand("b1", "c3");
        assert_eq!(game.turn(), Color::Black);
        game
    };
    let mut game = broken();
    assert!(game.arbiter.may_complain_of_touch(by));
    let left = game.left(Color::White);
    let said = game.does(Event::ComplainTouch { by });
    assert!(ruled(&said, LawId::Touch7, "ruling-touch-restored"));
    assert!(ruled(&said, LawId::Touch1, "ruling-must-move"));
    assert_eq!((game.turn(), game.arbiter.moves().len()), (Color::White, 0));
    assert_eq!(game.arbiter.clock().running(), Some(Color::White));
    assert!(game.left(Color::White) <= left, "the time used stays used");

    let mut game = broken();
    game.touch("g8");
    assert!(!game.arbiter.may_complain_of_touch(by));
    let said = game.does(Event::ComplainTouch { by });
    assert_eq!(keys(&said), ["ruling-touch-complaint-late"]);

    // Before the clock is pressed as well.
    let mut game = Game::new("modern", OPEN, "300");
    game.touch("d2");
    game.release("b1", "c3");
    let said = game.does(Event::ComplainTouch { by });
    assert!(ruled(&said, LawId::Touch7, "ruling-touch-restored"));
    game.hand("d2", "d4");
    assert_eq!(game.turn(), Color::Black);

    // And nothing was broken.
    let said = game.does(Event::ComplainTouch { by });
    assert_eq!(keys(&said), ["ruling-no-touch-breach"]);
}

/// L-TOUCH-7: a mate with the wrong man can be complained of.
#[test]
fn l_touch_7_mate_with_the_wrong_man() {
    let mut game = Game::new("modern", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "300");
    game.touch("f2");
    let said = game.release("a1", "a8");
    assert!(ruled(&said, LawId::End1, "ruling-checkmate"));
    let said = game.does(Event::ComplainTouch { by: Color::Black });
    assert!(ruled(&said, LawId::Touch7, "ruling-touch-restored"));
    assert_eq!((game.result(), game.turn()), (None, Color::White));
    assert_eq!(duty(&game), Some(Duty::Move(Square::F2)));
}
