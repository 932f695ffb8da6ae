//! The clock, moment by moment.

use arbiter::clock::{Gaps, Seen};
use arbiter::laws::IncrementTiming::{After, Before};
use arbiter::{Clock, TimeControls};
use chess_core::Color::{Black, White};
use std::time::Duration;

fn clock_with(control: &str, timing: arbiter::laws::IncrementTiming) -> Clock {
    let controls: TimeControls = control.parse().expect("a time control");
    Clock::new(controls.0, timing)
}

fn clock(control: &str) -> Clock {
    let mut clock = clock_with(control, After);
    clock.start(White, Duration::ZERO);
    clock
}

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// What is left for White and Black, in seconds.
fn left(clock: &Clock, now: u64) -> (u64, u64) {
    let left = |color| clock.remaining(color, s(now)).expect("timed").as_secs();
    (left(White), left(Black))
}

/// L-CLOCK-1: Fischer's increment after the move, or before it.
#[test]
fn l_clock_1_increment_before_and_after() {
    let mut after = clock("100+10");
    after.press(White, s(30));
    assert_eq!(left(&after, 30), (80, 100));
    let mut before = clock_with("100+10", Before);
    before.start(White, Duration::ZERO);
    assert_eq!(left(&before, 0), (110, 110));
    before.press(White, s(30));
    assert_eq!(left(&before, 30), (90, 110));
    // With an increment alone the first move has it too.
    let mut alone = clock("0+10");
    assert_eq!(alone.observe(s(9)), Seen::default());
    assert_eq!(alone.observe(s(10)).flag, Some(White));
}

/// L-CLOCK-1: periods with moves; unused time carries over; the last one repeats.
#[test]
fn l_clock_1_periods_carry_over_and_repeat() {
    let mut clock = clock("2/100:1/50");
    let mut now = 0;
    let mut play = |clock: &mut Clock| {
        clock.press(White, s(now + 10));
        clock.press(Black, s(now + 11));
        now += 11;
        left(clock, now).0
    };
    assert_eq!(clock.moves_to_control(White), Some(2));
    assert_eq!(play(&mut clock), 90);
    assert_eq!(clock.moves_to_control(White), Some(1));
    assert_eq!(play(&mut clock), 130);
    assert_eq!((clock.moves_to_control(White), clock.in_last_period(White)), (Some(1), false));
    assert_eq!(play(&mut clock), 170);
    assert_eq!(play(&mut clock), 210);
    assert_eq!(clock.faces().white.period, 3);
}

/// L-CLOCK-1: in the last period without a number of moves nothing more comes.
#[test]
fn l_clock_1_sudden_death_after_a_period() {
    let mut clock = clock("1/60+5:30+7");
    assert!(!clock.in_last_period(White));
    clock.press(White, s(20));
    assert_eq!(left(&clock, 20), (75, 60));
    assert!(clock.in_last_period(White));
    assert_eq!(clock.moves_to_control(White), None);
    clock.press(Black, s(20));
    clock.press(White, s(30));
    assert_eq!(left(&clock, 30), (72, 95));
}

/// L-CLOCK-1: before the move, an increment is the one of the period that begins.
#[test]
fn l_clock_1_increment_of_the_coming_period() {
    let mut clock = clock_with("1/60+5:30+7", Before);
    clock.start(White, s(0));
    clock.press(White, s(20));
    assert_eq!(left(&clock, 20).0, 65 - 20 + 30 + 7);
}

/// L-CLOCK-1: simple delay waits anew in every move, and what is left of it is lost.
#[test]
fn l_clock_1_simple_delay() {
    let mut clock = clock("60d5");
    assert_eq!(left(&clock, 4), (60, 60));
    assert_eq!(clock.delay_left(s(4)), s(1));
    assert_eq!(left(&clock, 8), (57, 60));
    clock.press(White, s(8));
    assert_eq!(clock.delay_left(s(8)), s(5));
    clock.press(Black, s(10));
    assert_eq!(left(&clock, 10), (57, 60));
    assert_eq!(clock.flag_falls_at(), Some(s(10 + 5 + 57)));
    // A pause does not bring the delay again.
    clock.stop(s(13));
    clock.start(White, s(100));
    assert_eq!(clock.delay_left(s(100)), s(2));
    assert_eq!(left(&clock, 110), (49, 60));
    // A delay alone is a time for every move.
    let mut alone = self::clock("0d5");
    assert_eq!(alone.observe(s(4)).flag, None);
    assert_eq!(alone.flag_falls_at(), Some(s(5)));
    assert_eq!(alone.observe(s(5)).flag, Some(White));
}

/// L-CLOCK-1: Bronstein gives back what was used, at most the delay.
#[test]
fn l_clock_1_bronstein() {
    let mut clock = clock("60b5");
    clock.press(White, s(3));
    assert_eq!(left(&clock, 3), (60, 60));
    clock.press(Black, s(13));
    assert_eq!(left(&clock, 13), (60, 55));
    let mut alone = self::clock("0b5");
    alone.press(White, s(4));
    assert_eq!(left(&alone, 4), (5, 5));
}

/// L-CLOCK-1: what one side uses the other gains, and no more than there was.
#[test]
fn l_clock_1_hourglass() {
    let mut clock = clock("*60");
    assert_eq!(left(&clock, 20), (40, 80));
    clock.press(White, s(20));
    assert_eq!(left(&clock, 50), (70, 50));
    clock.press(Black, s(50));
    assert_eq!(clock.observe(s(500)).flag, Some(White));
    assert_eq!(left(&clock, 500), (0, 120));
    assert_eq!(clock.flag(White), Some(s(120)));
}

/// L-CLOCK-1: a fixed time for every move.
#[test]
fn l_clock_1_fixed_time_a_move() {
    let mut clock = clock("1/30");
    clock.press(White, s(1));
    assert_eq!(left(&clock, 1), (30, 30));
    clock.press(Black, s(29));
    assert_eq!(left(&clock, 40), (19, 30));
    assert_eq!(clock.flag_falls_at(), Some(s(59)));
}

/// L-CLOCK-1: different times for each side, one of them without any.
#[test]
fn l_clock_1_each_side_its_own() {
    let mut clock = clock("60|-");
    clock.press(White, s(10));
    assert_eq!(clock.remaining(Black, s(1_000)), None);
    assert_eq!(clock.observe(s(1_000)), Seen::default());
    assert_eq!((clock.flag_falls_at(), clock.next_wake(s(1_000))), (None, None));
    clock.press(Black, s(1_000));
    assert_eq!(clock.remaining(White, s(1_000)), Some(s(50)));
}

/// L-CLOCK-2: the last required move counts only when the clock is pressed before the flag
/// falls; the flag has its moment, however late somebody looks.
#[test]
fn l_clock_2_the_flag_falls_at_its_moment() {
    let mut clock = clock("1/60:30");
    assert_eq!(clock.observe(s(59)).flag, None);
    assert_eq!(clock.flag_falls_at(), Some(s(60)));
    assert_eq!(clock.observe(s(75)).flag, Some(White));
    assert_eq!(clock.flag(White), Some(s(60)));
    assert_eq!(clock.observe(s(76)).flag, None, "it falls once");
    assert_eq!(clock.faces().white.overstepped(), s(16));
    // Nobody claims it: the next period begins with what was overstepped taken off.
    clock.press(White, s(80));
    assert_eq!((clock.flag(White), left(&clock, 80).0), (None, 10));
}

/// Case: 5 min + 3 s, two plies taken back while the opponent thinks.
#[test]
fn l_clock_1_taking_back_restores_both() {
    let mut clock = clock("300+3");
    clock.press(White, s(20));
    clock.press(Black, s(26));
    clock.press(White, s(56));
    assert_eq!(left(&clock, 56), (256, 297));
    clock.back_to(2, s(60));
    assert_eq!((clock.running(), clock.moves_remembered()), (None, 2));
    clock.start(White, s(60));
    assert_eq!(left(&clock, 60), (283, 297));
    assert_eq!(left(&clock, 61), (282, 297));
    assert_eq!(clock.faces().white.moves, 1);
    clock.back_to(0, s(70));
    assert_eq!(left(&clock, 70), (300, 300));
}

#[test]
fn sleep_is_reported_and_charged_to_nobody() {
    let mut clock = clock("60").with_gaps(Gaps::Forgive(s(5)));
    assert_eq!(clock.observe(s(5)), Seen::default());
    assert_eq!(left(&clock, 400).0, 55);
    assert_eq!(clock.observe(s(400)), Seen { flag: None, gap: Some(s(395)) });
    assert_eq!(left(&clock, 401).0, 54);
    // Without that policy it is thinking time.
    assert_eq!(self::clock("60").observe(s(400)).flag, Some(White));
    // While no face runs nothing is a gap.
    clock.stop(s(401));
    assert_eq!(clock.observe(s(9_000)).gap, None);
}

#[test]
fn time_does_not_go_back() {
    let mut clock = clock("60");
    clock.observe(s(30));
    clock.observe(s(10));
    assert_eq!(left(&clock, 10), (30, 60));
    assert_eq!(left(&clock, 31), (29, 60));
}

#[test]
fn the_arbiter_sets_gives_and_takes() {
    let mut clock = clock("60");
    clock.add(Black, s(120), s(10));
    clock.take(White, s(20), s(10));
    assert_eq!(left(&clock, 10), (30, 180));
    clock.take(White, s(40), s(10));
    assert_eq!(clock.flag(White), Some(s(10)));
    clock.set(White, s(15), s(10));
    assert_eq!((clock.flag(White), left(&clock, 12)), (None, (13, 180)));
}

/// Waking up whenever asked, every digit is seen, and the flag at its moment.
#[test]
fn wakes_once_a_digit_and_at_the_flag() {
    let mut clock = clock("12");
    let mut now = Duration::ZERO;
    let mut wakes = 0;
    while clock.flag(White).is_none() {
        now = clock.next_wake(now).unwrap();
        clock.observe(now);
        wakes += 1;
        assert!(wakes < 200);
    }
    assert_eq!(now, s(12));
    assert!((100..=110).contains(&wakes), "{wakes}");
    assert_eq!(clock.next_wake(now), None);
}

#[test]
fn a_game_put_away_is_taken_up_with_its_clocks() {
    let mut before = clock("2/100:50");
    before.press(White, s(10));
    before.press(Black, s(30));
    before.stop(s(35));
    let past = (0..=2).map(|moves| before.times_after(moves).unwrap().clone()).collect();
    let last = arbiter::clock::Times(before.faces().clone());
    let mut after = clock_with("2/100:50", After);
    after.restore(past, last, s(3));
    assert_eq!((after.running(), left(&after, 900)), (None, (85, 80)));
    after.start(White, s(900));
    after.press(White, s(905));
    assert_eq!(left(&after, 905), (130, 80));
    after.back_to(1, s(906));
    assert_eq!(left(&after, 906), (90, 100));
}
