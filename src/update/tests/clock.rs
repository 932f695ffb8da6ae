//! Games against the clock.

use super::*;

#[test]
fn the_first_move_is_free_and_an_increment_is_added() {
    let mut desk = Desk::two_people_with_clock(5, 3);
    desk.run("<wait 50>");
    assert_eq!(desk.model.next_wake(desk.now), None, "no clock runs yet");
    desk.run("e4");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (300.0, 300.0));
    desk.run("<wait 6> e5");
    assert_eq!(desk.left(Color::Black), 297.0);
    desk.run("<wait 20> Nf3");
    assert_eq!(desk.left(Color::White), 283.0);
    assert_eq!(desk.tag("TimeControl"), Some("300+3"));
    assert!(desk.tree().contains("[%clk 0:04:43]"), "{}", desk.tree());
}

#[test]
fn a_clock_stops_when_the_game_is_over() {
    let mut desk = Desk::two_people_with_clock(1, 0);
    desk.run("e4 <wait 6> <resign now> <wait 100>");
    desk.expect("e4", "1-0 Resignation");
    assert_eq!(desk.left(Color::Black), 54.0);
    assert_eq!(desk.model.next_wake(desk.now), None);
}

#[test]
fn a_flag_loses() {
    let mut desk = Desk::two_people_with_clock(1, 0);
    desk.run("e4 e5 <wait 59.9>");
    desk.expect("e4 e5", "White to move");
    desk.run("<wait 0.1>");
    desk.expect("e4 e5", "0-1 Time");
    assert_eq!((desk.tag("Result"), desk.tag("Termination")), (Some("0-1"), Some("time forfeit")));
}

/// A move that comes after the flag has fallen is too late, whatever frame it is seen in.
#[test]
fn a_move_after_the_flag_comes_too_late() {
    let mut desk = Desk::two_people_with_clock(1, 0);
    desk.run("e4 e5");
    desk.now += Duration::from_secs(61);
    desk.run("Nf3");
    desk.expect("e4 e5", "0-1 Time");
}

/// Case 029.
#[test]
fn a_flag_is_a_draw_when_the_other_side_cannot_mate() {
    let clock = Some(ClockChoice { minutes: 1, increment: 0 });
    for (start, script, state) in [
        ("8/3b4/8/8/5k2/8/7P/6K1 w - - 0 60", "h3 Ke4 <wait 61>", "0-1 Time"),
        ("8/8/8/8/5k2/8/Q6P/6K1 w - - 0 60", "h3 Ke4 <wait 61>", "1/2-1/2 Time"),
    ] {
        let mut desk = Desk::from(start, clock);
        desk.run(script);
        desk.expect("h3 Ke4", state);
        assert_eq!(desk.tag("Termination"), Some("time forfeit"));
    }
}

/// Case 038: five minutes and three seconds, a move taken back while the computer thinks.
#[test]
fn taking_back_restores_both_clocks() {
    let clock = Some(ClockChoice { minutes: 5, increment: 3 });
    let mut desk = Desk::against_computer(ColorChoice::White, clock);
    desk.run("e4 <wait 6> <engine e7e5> <wait 20> Nf3");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (283.0, 297.0));
    desk.run("<wait 1> <engine b8c6> <wait 30> Bc4 <wait 1>");
    let (job, stops) = (desk.job(), desk.stops);
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (256.0, 298.0));
    desk.run("<wait 3> <take back>");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (283.0, 299.0));
    assert_eq!(desk.stops, stops + 1, "the search for the withdrawn move is stopped");
    desk.engine_moves(job, "f8c5", 0.0);
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    desk.run("<wait 3>");
    assert_eq!(desk.left(Color::White), 280.0, "White's clock runs");
    desk.run("<take back>");
    desk.expect("e4 e5", "White to move");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (300.0, 297.0));
}

#[test]
fn taking_back_after_the_flag_goes_on_with_the_game() {
    let mut desk = Desk::two_people_with_clock(1, 0);
    desk.run("e4 <wait 10> e5 <wait 60>");
    desk.expect("e4 e5", "0-1 Time");
    desk.run("<take back> <wait 5>");
    desk.expect("e4", "Black to move");
    assert_eq!((desk.left(Color::White), desk.left(Color::Black)), (60.0, 55.0));
}

#[test]
fn a_running_clock_wakes_the_window_for_its_next_digit_only() {
    let mut desk = Desk::two_people_with_clock(1, 0);
    desk.run("e4 <wait 0.25>");
    let wake = desk.model.next_wake(desk.now).expect("a clock runs");
    assert_eq!(wake - desk.now, Duration::from_millis(751));
    desk.run("<wait 51>");
    let wake = desk.model.next_wake(desk.now).expect("a clock runs");
    assert_eq!(wake - desk.now, Duration::from_millis(51), "tenths below ten seconds");
}
