//! Draw offers (L-END-6): with the move, at once, answered by word or by a move.

use super::*;
use arbiter::arbiter::Effect as Consequence;

/// What the arbiter has said about offers.
fn said(desk: &Desk) -> Vec<&'static str> {
    let keys = desk.model.play.said.iter().map(|said| said.ruling.key);
    keys.filter(|key| key.starts_with("ruling-offer")).collect()
}

/// L-END-6: an offer goes with the move, can be thought better of before it, and is noted at the
/// move.
#[test]
fn l_end_6_an_offer_goes_with_the_move() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 <offer draw>");
    assert!(desk.model.play.offer_with_move && desk.model.play.draw_offer().is_none());
    desk.run("<offer draw>");
    assert!(!desk.model.play.offer_with_move, "it was thought better of");
    desk.run("<offer draw> Nf3");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White));
    assert!(!desk.model.play.offer_with_move);
    assert_eq!(said(&desk), ["ruling-offer"], "an offer in time is not noted as anything else");
    assert_eq!(desk.model.play.offers(), [3]);
    desk.run("Nc6");
    assert_eq!(said(&desk), ["ruling-offer", "ruling-offer-refused-by-move"]);
    assert_eq!(desk.notices(), ["notice-ruling"], "the refusal by a move is said");
    assert_eq!(desk.model.play.offers(), [3]);
    desk.run("<take back> <take back> <take back> e5 d4");
    assert!(desk.model.play.offers().is_empty(), "the move with the offer is gone");
}

/// L-END-6: an offer in the computer's time counts, and is noted.
#[test]
fn l_end_6_an_offer_while_the_opponent_thinks() {
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    desk.run("e4 <engine e7e5> Nf3 <offer draw>");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White));
    assert_eq!(said(&desk), ["ruling-offer-out-of-time", "ruling-offer"]);
    desk.run("<judges 600> <engine b8c6>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
}

/// By casual laws nobody's hand is watched: an offer stands at once and nothing is held against it.
#[test]
fn a_casual_offer_stands_at_once() {
    let mut desk = Desk::start(NewGame { laws: Laws::casual(), ..two_people(None) });
    desk.run("e4 e5 <offer draw>");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White));
    assert!(desk.notices().is_empty());
    desk.run("<accept>");
    desk.expect("e4 e5", "1/2-1/2 Agreement");
}

#[test]
fn a_move_that_mates_needs_no_answer() {
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    desk.run("e4 <engine e7e5> Bc4 <engine b8c6> Qh5 <engine g8f6> <offer draw> Qxf7#");
    assert_eq!(desk.state(), "1-0 Checkmate");
    let offered = |said: &crate::model::Said| matches!(said.ruling.effect, Consequence::Offered(_));
    assert!(desk.model.play.said.iter().any(offered));
}
