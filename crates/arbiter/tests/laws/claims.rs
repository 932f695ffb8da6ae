//! L-END-6 to 12.

use super::*;
use arbiter::arbiter::Ground;
use arbiter::result::Reason;

const DANCE: &str = "Nf3 Nf6 Ng1 Ng8";

fn claim(game: &mut Game, ground: Ground, intended: Option<&str>) -> Vec<Ruling> {
    let (by, intended) = (game.turn(), intended.map(|text| game.mv(text)));
    game.does(Event::Claim { by, ground, intended })
}

/// L-END-6: an offer stands until it is answered by word or by a move.
#[test]
fn l_end_6_offers() {
    let mut game = Game::new("modern", START, "300");
    let (white, black) = (Color::White, Color::Black);
    game.release("e2", "e4");
    let said = game.does(Event::Offer { by: white });
    assert_eq!(keys(&said), ["ruling-offer"]);
    game.press();
    assert_eq!(game.arbiter.offer(), Some(white));
    let said = game.hand("e7", "e5");
    assert!(ruled(&said, LawId::End6, "ruling-offer-refused-by-move"));
    assert_eq!(game.arbiter.offer(), None);
    // Again, and while the opponent thinks: accepted, and noted.
    game.hand("d2", "d3");
    let said = game.does(Event::Offer { by: white });
    assert_eq!(keys(&said), ["ruling-offer-out-of-time", "ruling-offer-repeated", "ruling-offer"]);
    assert_eq!(keys(&game.does(Event::Decline { by: white })), ["ruling-no-offer"]);
    assert_eq!(keys(&game.does(Event::Decline { by: black })), ["ruling-offer-refused"]);
    let mv = game.mv("d6");
    assert!(ruled(&game.does(Event::Move { mv, offer: true }), LawId::End6, "ruling-offer"));
    game.does(Event::Accept { by: white });
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Agreement)));
}

/// L-END-7, L-END-8: claimed by the side to move, on the board or by an intended move; a move
/// made loses the claim until the position recurs.
#[test]
fn l_end_7_threefold() {
    let mut game = Game::new("modern", START, "300");
    game.play(DANCE);
    game.play("Nf3 Nf6 Ng1");
    let right = |game: &Game, intended: Option<&str>| {
        let intended = intended.map(|text| game.mv(text));
        game.arbiter.claim_is_right(Ground::Repetition, intended)
    };
    assert!(!right(&game, None));
    assert!(right(&game, Some("Ng8")));
    let mut intended = Game { arbiter: game.arbiter.clone(), now: game.now };
    let said = claim(&mut intended, Ground::Repetition, Some("Ng8"));
    assert!(ruled(&said, LawId::End7, "ruling-claim-repetition"));
    assert_eq!(intended.result(), Some(GameResult::draw(Reason::Threefold)));
    game.play("Ng8");
    assert_eq!(game.result(), None, "nothing happens by itself");
    assert_eq!(game.arbiter.occurrences(None), [0, 4, 8]);
    let said =
        game.does(Event::Claim { by: Color::Black, ground: Ground::Repetition, intended: None });
    assert_eq!(keys(&said), ["ruling-not-your-turn"]);
    assert!(right(&game, None));
    game.play("e3");
    assert!(!right(&game, None), "L-END-8: the claim is lost");
}

/// L-END-7: castling rights are part of the position.
#[test]
fn l_end_7_castling_rights() {
    let mut game = Game::new("modern", "4k2r/7p/8/8/8/8/P7/4K3 w k - 0 1", "300");
    let round = "Kf1 Rg8 Ke1 Rh8";
    game.play(round);
    game.play(round);
    assert!(!game.arbiter.claim_is_right(Ground::Repetition, None));
    game.play(round);
    assert!(game.arbiter.claim_is_right(Ground::Repetition, None));
    assert_eq!(game.arbiter.occurrences(None), [4, 8, 12]);
}

/// L-END-8: a released man means a made move: too late to claim.
#[test]
fn l_end_8_too_late() {
    let mut game = Game::new("modern", START, "300");
    game.play(DANCE);
    game.play(DANCE);
    game.release("e2", "e4");
    let said = claim(&mut game, Ground::Repetition, None);
    assert!(ruled(&said, LawId::End8, "ruling-claim-too-late"));
}

/// L-END-9: fifty moves by each side, claimed the same two ways, more where announced.
#[test]
fn l_end_9_fifty_moves() {
    let at = |laws: &str, clock: u16, intended: Option<&str>| {
        let text = format!("4k3/r7/8/8/8/8/8/1RB1K3 w - - {clock} 120");
        let mut game = Game::new(laws, &text, "300");
        let said = claim(&mut game, Ground::MoveCount, intended);
        ruled(&said, LawId::End9, "ruling-claim-moves")
    };
    assert!(at("modern", 100, None));
    assert!(!at("modern", 99, None));
    assert!(at("modern", 99, Some("Rb2")));
    assert!(!at("modern", 98, Some("Rb2")));
    let announced = "classic; announced=KRB-KR:75";
    assert!(!at(announced, 100, None));
    assert!(at(announced, 150, None));
}

/// L-END-10: five times and seventy-five moves draw by themselves, unless the last move mates.
#[test]
fn l_end_10_automatic_draws() {
    let mut game = Game::new("modern", START, "300");
    for _ in 0..3 {
        game.play(DANCE);
    }
    game.play("Nf3 Nf6 Ng1");
    assert_eq!(game.result(), None);
    assert!(ruled(&game.play("Ng8"), LawId::End10, "ruling-fivefold"));
    let counted = |laws: &str, clock: u16, mv: &str| {
        let text = format!("6k1/5ppp/8/8/8/8/8/R3K3 w - - {clock} 120");
        let mut game = Game::new(laws, &text, "300");
        game.play(mv);
        game.result().map(|result| result.reason)
    };
    assert_eq!(counted("modern", 149, "Ra7"), Some(Reason::SeventyFiveMoves));
    assert_eq!(counted("modern", 149, "Ra8#"), Some(Reason::Checkmate));
    assert_eq!(counted("modern", 99, "Ra7"), None);
    assert_eq!(counted("classic", 149, "Ra7"), None);
    assert_eq!(counted("casual", 99, "Ra7"), Some(Reason::FiftyMoves));
    let mut casual = Game::new("casual", START, "300");
    casual.play(DANCE);
    assert!(ruled(&casual.play(DANCE), LawId::End7, "ruling-threefold"));
}

/// L-END-11: modern: a wrong claim gives the opponent two minutes, stands as an offer, and the
/// intended move must be played.
#[test]
fn l_end_11_wrong_claim_modern() {
    let mut game = Game::new("modern", START, "300");
    game.play("e4 e5");
    let said = claim(&mut game, Ground::Repetition, Some("Nf3"));
    assert_eq!(
        keys(&said),
        [
            "ruling-claim-stops-clocks",
            "ruling-claim-wrong",
            "ruling-claim-wrong-gives-time",
            "ruling-claim-is-offer",
            "ruling-must-play-intended",
        ]
    );
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (298, 419));
    assert_eq!(game.arbiter.clock().running(), Some(Color::White));
    assert_eq!(game.arbiter.offer(), Some(Color::White));
    assert_eq!(keys(&game.play("d3")), ["ruling-must-play-intended"]);
    assert_eq!(keys(&game.release("g1", "h3")).last(), Some(&"ruling-must-play-intended"));
    game.play("Nf3");
    game.does(Event::Accept { by: Color::Black });
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Agreement)));
}

/// L-END-11: the intended move is still owed after an illegal one in its place was taken back.
#[test]
fn l_end_11_intended_move_after_an_illegal_one() {
    let mut game = Game::new("modern; illegal=complaint", START, "300");
    claim(&mut game, Ground::Repetition, Some("Nf3"));
    game.hand("g1", "g4");
    assert_eq!(game.turn(), Color::Black);
    let said = game.does(Event::ComplainIllegal { by: Color::Black });
    assert_eq!(keys(&said).last(), Some(&"ruling-must-play-intended"));
    assert_eq!(keys(&game.play("Nh3")), ["ruling-must-play-intended"]);
}

/// L-END-11: classic: five minutes off the claimant's time, who may lose by it.
#[test]
fn l_end_11_wrong_claim_classic() {
    let mut game = Game::new("classic", START, "400");
    claim(&mut game, Ground::MoveCount, None);
    assert_eq!((game.left(Color::White), game.left(Color::Black)), (99, 400));
    let said = claim(&mut game, Ground::MoveCount, None);
    assert!(ruled(&said, LawId::End5, "ruling-time-loses"));
    assert_eq!(game.result(), Some(GameResult::win(Color::Black, Reason::Time)));
}

/// L-END-12: perpetual check draws by repetition, and is called by its name.
#[test]
fn l_end_12_perpetual_check() {
    let mut game = Game::new("modern", "6k1/5p2/8/7Q/8/8/1r6/7K w - - 0 1", "300");
    let round = "Qg5+ Kh7 Qh5+ Kg8";
    game.play(round);
    game.play(round);
    let said = claim(&mut game, Ground::Repetition, None);
    assert!(ruled(&said, LawId::End12, "ruling-perpetual-check"));
    assert_eq!(game.result(), Some(GameResult::draw(Reason::Threefold)));
    // Quiet moves in between are no perpetual check.
    let mut game = Game::new("modern", START, "300");
    game.play(DANCE);
    game.play(DANCE);
    assert!(!ruled(
        &claim(&mut game, Ground::Repetition, None),
        LawId::End12,
        "ruling-perpetual-check"
    ));
}
