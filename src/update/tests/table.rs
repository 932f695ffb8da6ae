//! Games as at a real table: the hand touches and puts down, the clock completes.

use super::*;
use arbiter::arbiter::{Down, Event as Official};
use chess_core::Role;

/// A game of two people at a table: `touch e2`, `put e2e4`, `press`, …
struct Table {
    desk: Desk,
}

impl Table {
    fn new(setup: NewGame) -> Table {
        Table { desk: Desk::start(NewGame { table: true, ..setup }) }
    }

    fn two_people(laws: Laws) -> Table {
        let clock = Some(ClockChoice { minutes: 5, increment: 0 });
        Table::new(NewGame { laws, ..two_people(clock) })
    }

    fn tell(&mut self, event: Official) {
        self.desk.wish(Action::Play(PlayAction::Official(event)));
    }

    /// What the side to move does, word by word.
    #[track_caller]
    fn run(&mut self, script: &str) {
        let words: Vec<&str> = script.split_whitespace().collect();
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            let by = self.desk.model.play.turn();
            let mut next = || words.next().expect("one more word");
            let event = match word {
                "touch" => Official::Touch { by, square: square(next(), 0) },
                "put" => {
                    let squares = next();
                    Official::Release { by, from: square(squares, 0), to: square(squares, 2) }
                }
                "queen" => Official::Promote { by, role: Role::Queen },
                "press" => Official::Press { by },
                "adjust" => Official::Adjust { by, on: next() == "on" },
                "offer" => Official::Offer { by },
                "accept" => Official::Accept { by },
                "touched" => Official::ComplainTouch { by },
                "illegal" => Official::ComplainIllegal { by },
                "wait" => {
                    self.desk.wait(next().parse().expect("seconds"));
                    continue;
                }
                other => panic!("{other} means nothing"),
            };
            self.tell(event);
        }
    }

    fn down(&self) -> Down {
        self.desk.model.play.arbiter.as_ref().expect("an arbiter").down()
    }

    fn said(&self, key: &str) -> bool {
        self.desk.model.play.said.iter().any(|said| said.ruling.key == key)
    }
}

#[test]
fn a_move_is_complete_when_the_clock_is_pressed() {
    let mut table = Table::two_people(laws());
    table.run("touch e2 put e2e4");
    table.desk.expect("", "White to move");
    assert!(table.desk.model.play.can_press());
    table.run("wait 3 press");
    table.desk.expect("e4", "Black to move");
    table.run("wait 10 touch e7 put e7e5 wait 5");
    assert_eq!(table.desk.left(Color::Black), 285.0, "the clock runs until it is pressed");
    table.run("press wait 2");
    table.desk.expect("e4 e5", "White to move");
    assert_eq!(table.desk.left(Color::Black), 285.0);
    assert_eq!(table.desk.left(Color::White), 298.0);
    // A pressed clock with nothing put down completes nothing.
    table.run("press");
    table.desk.expect("e4 e5", "White to move");
    assert!(table.said("ruling-no-move-made"));
}

#[test]
fn a_released_man_stays_and_a_pawn_on_the_last_rank_is_replaced() {
    let mut table = Table::two_people(laws());
    table.run("put g1f3 put f3g1 press");
    table.desk.expect("Nf3", "Black to move");
    let start = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    let (position, _) = fen::read(start).expect("a position");
    let setup = NewGame { table: true, ..two_people(None) };
    let desk = &mut table.desk;
    let effects =
        super::super::play::begin(&mut desk.model, &setup, Color::White, position, desk.now);
    desk.take(effects);
    table.run("put a7a8");
    assert_eq!(table.down(), Down::Promoting(Square::A7, Square::A8));
    table.run("queen press");
    table.desk.expect("a8=Q", "Black to move");
}

#[test]
fn an_illegal_move_costs_time_and_the_second_loses() {
    let mut table = Table::two_people(laws());
    table.run("put e2e5 press");
    table.desk.expect("", "White to move");
    assert_eq!(table.desk.left(Color::Black), 420.0);
    // The touched pawn still binds.
    table.run("put d2d4");
    assert_eq!(table.down(), Down::Legal(Move::normal(Square::D2, Square::D4)));
    table.run("touched");
    assert!(table.said("ruling-no-touch-breach") || table.said("ruling-touch-restored"));
    let mut table = Table::two_people(laws());
    table.run("put e2e5 press put e2e4 press put e7e5 press put a1a5 press");
    table.desk.expect("e4 e5", "0-1 IllegalMoves");
    assert_eq!(table.desk.tag("Ending"), Some("0-1 illegal-moves"));
    assert_eq!(table.desk.tag("Termination"), Some("rules infraction"));
}

/// L-TOUCH-4: who adjusts is bound to nothing.
#[test]
fn adjusting_binds_nobody() {
    let mut table = Table::two_people(laws());
    table.run("adjust on touch a2 adjust off touch e2 put e2e4 press");
    table.desk.expect("e4", "Black to move");
    assert!(!table.said("ruling-must-move") || table.down() == Down::Nothing);
    table.run("touched");
    table.desk.expect("e4", "Black to move");
}

#[test]
fn a_broken_touch_is_undone_when_the_opponent_complains_in_time() {
    let mut table = Table::two_people(Laws::classic());
    table.run("touch a2 put e2e4 press");
    table.desk.expect("e4", "Black to move");
    table.run("touched");
    table.desk.expect("", "White to move");
    table.run("put a2a3 press touch e7 touched");
    table.desk.expect("a3", "Black to move");
}

#[test]
fn an_illegal_move_stands_until_the_opponent_complains_where_the_laws_say_so() {
    let mut table = Table::two_people(Laws::classic());
    table.run("put e2e5 press");
    table.desk.expect("", "Black to move");
    table.run("illegal");
    table.desk.expect("", "White to move");
    table.run("put e2e4 press");
    table.desk.expect("e4", "Black to move");
}

#[test]
fn an_offer_is_made_between_move_and_clock() {
    let mut table = Table::two_people(laws());
    table.run("put e2e4 offer press");
    assert_eq!(table.desk.model.play.draw_offer(), Some(Color::White));
    assert!(!table.said("ruling-offer-out-of-time"));
    table.run("accept");
    table.desk.expect("e4", "1/2-1/2 Agreement");
}

/// The computer watches where the laws leave it to the opponent, and answers offers in its own
/// time.
#[test]
fn the_computer_complains_and_answers() {
    let setup = NewGame {
        level: 24,
        color: ColorChoice::White,
        laws: Laws::classic(),
        ..NewGame::default()
    };
    let mut table = Table::new(setup);
    table.run("put e2e5 press");
    table.desk.expect("", "White to move");
    assert!(table.said("ruling-illegal-restored"));
    table.run("put b1c3");
    table.run("press");
    table.desk.expect("", "White to move");
    let jobs = table.desk.jobs.len();
    table.run("put e2e4 offer");
    assert_eq!(table.desk.jobs.len(), jobs, "the offer is not answered before the move is made");
    table.run("press");
    table.desk.run("<judges 0>");
    table.desk.run("<engine e7e5>");
    table.desk.expect("e4 e5", "White to move");
}

/// A killed program finds a touched man touched.
#[test]
fn the_hand_is_in_the_journal() {
    let mut table = Table::two_people(laws());
    table.run("put e2e4 press wait 1 touch e7 touch d7");
    table.desk.run("<quit>");
    let mut next = journal::next_start(&table.desk);
    next.run("<go on>");
    let arbiter = next.model.play.arbiter.as_ref().expect("an arbiter");
    assert_eq!(arbiter.touched(), [Square::E7, Square::D7]);
}

/// A move that is typed or spoken is put down like any other.
#[test]
fn a_typed_move_waits_for_the_clock() {
    let mut table = Table::two_people(laws());
    table.desk.run("e4");
    table.desk.expect("", "White to move");
    table.run("press");
    table.desk.expect("e4", "Black to move");
}
