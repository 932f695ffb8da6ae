//! L-ILLEGAL-1 to 4.

use super::*;
use arbiter::arbiter::Decision;
use arbiter::result::Reason;

const PIN: &str = "4k3/4r3/8/8/8/4N3/8/4K2R w K - 0 1";

/// L-ILLEGAL-2: modern: two minutes for the first, the second loses.
#[test]
fn l_illegal_2_modern() {
    let mut game = Game::new("modern", PIN, "300");
    let said = game.hand("e3", "d5");
    assert!(ruled(&said, LawId::Illegal1, "ruling-illegal-restored"));
    assert!(ruled(&said, LawId::Illegal2, "ruling-illegal-time"));
    assert_eq!((game.turn(), game.arbiter.offences(Color::White)), (Color::White, 1));
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (298, 420));
    assert_eq!(game.arbiter.clock().running(), Some(Color::White));
    // A rook that goes like a bishop is as illegal.
    let said = game.hand("h1", "g2");
    assert!(ruled(&said, LawId::Illegal2, "ruling-illegal-loses"));
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::IllegalMoves)));
    assert_eq!(game.result().map(GameResult::pgn_termination), Some("rules infraction"));
}

/// L-ILLEGAL-2: the last offence only draws if the opponent cannot mate.
#[test]
fn l_illegal_2_draw_if_the_opponent_cannot_mate() {
    let mut game = Game::new("modern; illegal-loses=1", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "60");
    let said = game.hand("a1", "b2");
    assert!(ruled(&said, LawId::Illegal2, "ruling-illegal-draws"));
    assert_eq!(game.result(), Some(GameResult::draw(Reason::IllegalMoves)));
}

/// L-ILLEGAL-2: classic: only leaving the king in check (送王) counts, and the third loses.
#[test]
fn l_illegal_2_classic_counts_kings_left_in_check() {
    let mut game = Game::new("classic; illegal=arbiter", PIN, "300");
    game.hand("h1", "g2");
    assert_eq!(game.arbiter.offences(Color::White), 0);
    for offences in 1..=3 {
        assert_eq!(game.result(), None);
        game.hand("e3", "d5");
        assert_eq!(game.arbiter.offences(Color::White), offences);
    }
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::IllegalMoves)));
    assert_eq!(game.left(Color::Black), 300);
}

/// L-ILLEGAL-1: found later, the position before it comes back, and the time used stays used.
#[test]
fn l_illegal_1_found_later() {
    let mut game = Game::new("classic", START, "300");
    game.hand("e2", "e4");
    game.hand("e7", "e5");
    // A bishop's jump that nobody sees; the game goes on from there.
    let said = game.hand("f1", "c5");
    assert_eq!(keys(&said).last(), Some(&"ruling-irregular-move"));
    let white = game.left(Color::White);
    game.hand("b8", "c6");
    game.hand("g1", "f3");
    assert_eq!(game.arbiter.moves().len(), 5);
    let said = game.does(Event::ComplainIllegal { by: Color::Black });
    assert!(ruled(&said, LawId::Illegal1, "ruling-illegal-restored"));
    assert!(said.iter().any(|ruling| ruling.effect == Effect::Restored(2)));
    assert!(ruled(&said, LawId::Touch1, "ruling-must-move"), "the bishop was touched");
    assert_eq!((game.turn(), game.left(Color::White)), (Color::White, white));
    let said = game.does(Event::ComplainIllegal { by: Color::Black });
    assert_eq!(keys(&said), ["ruling-no-illegal-move"]);
}

/// L-ILLEGAL-1: a king left in check stands until the opponent complains.
#[test]
fn l_illegal_1_king_left_in_check_until_a_complaint() {
    let mut game = Game::new("classic", PIN, "300");
    game.hand("e3", "d5");
    assert_eq!(game.arbiter.position(), None);
    let said = game.release("e7", "e1");
    assert_eq!(keys(&said), ["ruling-king-cannot-be-taken"]);
    let said = game.does(Event::ComplainIllegal { by: Color::Black });
    assert!(ruled(&said, LawId::Illegal2, "ruling-illegal-offence"));
    assert_eq!((game.turn(), game.arbiter.offences(Color::White)), (Color::White, 1));
    assert!(game.arbiter.position().is_some());
}

/// L-ILLEGAL-1: what cannot be restored makes the game void.
#[test]
fn l_illegal_1_void_if_it_cannot_be_restored() {
    let mut game = Game::new("modern", START, "300");
    game.does(Event::Decide(Decision::PositionLost));
    assert_eq!(game.result(), Some(GameResult::void(Reason::PositionLost)));
}

/// L-ILLEGAL-2: where illegal moves cannot be made, they cannot.
#[test]
fn l_illegal_2_casual() {
    let mut game = Game::new("casual", PIN, "300");
    assert_eq!(keys(&game.release("e3", "d5")), ["ruling-illegal-refused"]);
    assert_eq!(keys(&game.press()), ["ruling-no-move-made"]);
    assert_eq!(game.arbiter.offences(Color::White), 0);
}

/// L-PROMO-1: a pawn that is left on the last rank is no move.
#[test]
fn l_promo_1_a_pawn_cannot_stay_a_pawn() {
    let mut game = Game::new("modern", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "300");
    let said = game.hand("a7", "a8");
    assert!(ruled(&said, LawId::Illegal2, "ruling-illegal-offence"));
    assert_eq!(game.position().piece_at(Square::A7).map(chess_core::Piece::letter), Some('P'));
}

/// L-ILLEGAL-3: displaced men are put back on the time of who displaced them.
#[test]
fn l_illegal_3_displaced_men() {
    let mut game = Game::new("modern", START, "300");
    game.at(10, Event::Displaced { by: Color::Black });
    game.at(40, Event::Replaced { by: Color::Black });
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (290, 270));
    game.at(41, Event::Tick);
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (289, 270));
}

/// L-ILLEGAL-4: wrong set-up, turned board, reversed colours.
#[test]
fn l_illegal_4_wrong_beginnings() {
    let decide = |laws: &str, plies: usize, at: u64, decision: Decision| {
        let mut game = Game::new(laws, START, "400");
        for _ in 0..plies.div_ceil(4) {
            game.play("Nf3 Nf6 Ng1 Ng8");
        }
        game.at(at, Event::Decide(decision));
        game.result().map(|result| result.reason)
    };
    assert_eq!(decide("modern", 0, 5, Decision::WrongSetUp), Some(Reason::WrongSetUp));
    assert_eq!(decide("modern", 0, 5, Decision::BoardTurned), None);
    let reversed = Some(Reason::ColoursReversed);
    let modern = "modern; fivefold=off";
    assert_eq!(decide(modern, 16, 60, Decision::ColoursReversed), reversed);
    assert_eq!(decide(modern, 20, 60, Decision::ColoursReversed), None);
    assert_eq!(decide("classic", 0, 100, Decision::ColoursReversed), reversed);
    assert_eq!(decide("classic", 0, 101, Decision::ColoursReversed), None);
}
