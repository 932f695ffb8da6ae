//! What is heard.

use super::*;

#[track_caller]
fn heard(desk: &mut Desk, script: &str, sounds: &[Sound]) {
    desk.sounds.clear();
    desk.run(script);
    assert_eq!(desk.sounds, sounds, "{script}");
}

#[test]
fn moves_are_heard_for_what_they_are() {
    let mut desk = Desk::two_people();
    heard(&mut desk, "e4 e5", &[Sound::Move, Sound::Move]);
    heard(&mut desk, "d4 exd4", &[Sound::Move, Sound::Capture]);
    heard(&mut desk, "Nf3 Bb4", &[Sound::Move, Sound::Check]);
    let sounds = [Sound::Move, Sound::Move, Sound::Capture, Sound::Move, Sound::Castle];
    heard(&mut desk, "Bd2 d3 Bxd3 Nf6 O-O", &sounds);
    heard(&mut desk, "<resign now>", &[Sound::Win]);
    let mut desk = Desk::from("8/P6k/8/8/8/8/8/K7 w - - 0 1", None);
    heard(&mut desk, "a8=Q", &[Sound::Promote]);
}

/// L-END-1: a check can be heard.
#[test]
fn ends_are_heard_from_the_users_side() {
    let mut desk = Desk::against_computer(ColorChoice::White, None);
    heard(&mut desk, "e4 <engine e7e5> <resign now>", &[Sound::Move, Sound::Move, Sound::Loss]);
    let mut desk = Desk::two_people();
    desk.run("e4 e5");
    heard(&mut desk, "<offer draw> Nf3", &[Sound::Offer, Sound::Move]);
}

#[test]
fn a_clock_that_runs_low_is_heard_once() {
    let mut desk = Desk::two_people_with_clock(2, 0);
    desk.run("e4 e5");
    heard(&mut desk, "<wait 104>", &[]);
    heard(&mut desk, "<wait 2>", &[Sound::LowTime]);
    heard(&mut desk, "<wait 10>", &[]);
    heard(&mut desk, "<wait 10>", &[Sound::Flag, Sound::Win]);
    let mut desk =
        Desk::against_computer(ColorChoice::White, Some(ClockChoice { minutes: 1, increment: 0 }));
    desk.run("e4");
    heard(&mut desk, "<wait 55>", &[]);
}

#[test]
fn a_step_through_the_game_is_heard() {
    let mut desk = Desk::two_people();
    assert_eq!(desk.sounds, [Sound::Start]);
    desk.run("e4 d5 exd5 <resign now> <review>");
    heard(&mut desk, "<on> <on> <on>", &[Sound::Move, Sound::Move, Sound::Capture]);
    heard(&mut desk, "<back> <first>", &[]);
}
