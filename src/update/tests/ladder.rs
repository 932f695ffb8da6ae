//! Rated games through `update`: what they move, and that nobody gets out of one.

use super::super::ladder::{ABANDONED, settle_left_over};
use super::super::resume;
use super::*;
use crate::action::LadderAction;
use crate::model::ladder::{Closed, ProfileDraft};
use crate::persist::profiles::{Opponent as Against, Profile, Score as Ended, Title};
use arbiter::Event as Official;

fn keep(desk: &mut Desk, name: &str, title: Title) {
    let draft = ProfileDraft { id: None, name: name.to_owned(), title };
    desk.wish(Action::Ladder(LadderAction::Keep(draft)));
}

fn desk() -> Desk {
    let mut desk = Desk::new(Settings::default());
    desk.model.today = "2026.05.02".to_owned();
    keep(&mut desk, "  Lin Wei ", Title::Wim);
    desk
}

fn current(desk: &Desk) -> &Profile {
    desk.model.ladder.current().expect("a profile")
}

/// A rated game in which the user has White.
fn rated(level: u8) -> Desk {
    let mut desk = desk();
    // The lot decides; two throws at most are needed with a generator that alternates.
    for _ in 0..64 {
        desk.wish(Action::Ladder(LadderAction::Play(level)));
        if desk.model.play.user() == Some(Color::White) {
            return desk;
        }
    }
    panic!("the lot gives Black only");
}

fn two_rated() -> Desk {
    let mut desk = desk();
    keep(&mut desk, "沈知远", Title::None);
    let ids: Vec<_> = desk.model.ladder.profiles.profiles.iter().map(|p| p.id).collect();
    let setup = NewGame {
        rated: true,
        white_profile: Some(ids[0]),
        black_profile: Some(ids[1]),
        ..two_people(None)
    };
    desk.wish(Action::Play(PlayAction::New(setup)));
    desk
}

/// The program after it was killed; with its journal, or without.
fn killed(desk: &Desk, journal: bool) -> Desk {
    let mut next = Desk::new(Settings::default());
    next.model.today = "2026.05.03".to_owned();
    let words = ron::to_string(&desk.model.ladder.profiles).expect("written");
    next.model.ladder.profiles = ron::from_str(&words).expect("read");
    if journal && let Some(recovered) = journal::found(desk) {
        let effects = resume(&mut next.model, &recovered, next.now);
        next.take(effects);
    }
    let effects = settle_left_over(&mut next.model, false, next.now);
    next.take(effects);
    next
}

#[test]
fn profiles_are_made_renamed_chosen_and_deleted() {
    let mut desk = desk();
    assert_eq!((current(&desk).name.as_str(), current(&desk).title), ("Lin Wei", Title::Wim));
    keep(&mut desk, " \n ", Title::None);
    keep(&mut desk, "沈知远", Title::None);
    let names = |desk: &Desk| -> Vec<String> {
        desk.model.ladder.profiles.profiles.iter().map(|p| p.name.clone()).collect()
    };
    assert_eq!(names(&desk), ["Lin Wei", "沈知远"], "a name of blanks is none");
    assert_eq!(current(&desk).name, "沈知远");
    let first = desk.model.ladder.profiles.profiles[0].id;
    let draft = ProfileDraft { id: Some(first), name: "Lin".to_owned(), title: Title::Gm };
    desk.wish(Action::Ladder(LadderAction::Keep(draft)));
    desk.wish(Action::Ladder(LadderAction::Choose(first)));
    assert_eq!((current(&desk).name.as_str(), current(&desk).title), ("Lin", Title::Gm));
    desk.wish(Action::Ladder(LadderAction::Delete(first)));
    assert_eq!(names(&desk), ["沈知远"]);
    keep(&mut desk, "Gao", Title::None);
    assert!(current(&desk).id > first, "a number is never given twice");
}

/// L-LADDER-2, 4 and 5: a win over the computer of level 30, which stands at 150 points.
#[test]
fn l_ladder_5_a_rated_game_against_the_computer() {
    let mut desk = rated(30);
    desk.run("e4");
    let pending = desk.model.ladder.profiles.pending.clone().expect("noted with the first move");
    assert_eq!(pending.date, "2026.05.02");
    desk.run("<engine f7f6> d4 <engine g7g5> Qh5");
    desk.expect("e4 f6 d4 g5 Qh5#", "1-0 Checkmate");
    let profile = current(&desk);
    // Lower side wins with a gap of 150: 22, doubled in the first fifty games.
    assert_eq!((profile.points().to_string().as_str(), profile.games), ("44", 1));
    let [game] = profile.history.as_slice() else { panic!("{:?}", profile.history) };
    assert_eq!((game.opponent.clone(), game.score), (Against::Computer(30), Ended::Win));
    assert_eq!((game.color, game.reason.as_str()), (Color::White, "checkmate"));
    assert!(desk.model.ladder.profiles.pending.is_none());
    desk.run("<review>");
    assert_eq!(current(&desk).games, 1, "a game counts once");
}

/// L-LADDER-2 to 4 between people at one board.
#[test]
fn l_ladder_3_people_at_one_board_exchange_points() {
    let mut desk = two_rated();
    for (profile, tenths) in desk.model.ladder.profiles.profiles.iter_mut().zip([7_000, 6_000]) {
        (profile.tenths, profile.games) = (tenths, 50);
    }
    desk.model.ladder.profiles.profiles[1].games = 49;
    desk.run("e4 e5 <offer draw> Nf3 <accept>");
    let points: Vec<_> =
        desk.model.ladder.profiles.profiles.iter().map(|p| p.points().to_string()).collect();
    assert_eq!(points, ["691", "618"], "the second one's fiftieth game still counts double");
    let Against::Person(_, name) = &desk.model.ladder.profiles.profiles[0].history[0].opponent
    else {
        panic!("a person")
    };
    assert_eq!(name, "沈知远");
}

#[test]
fn a_rated_game_knows_no_take_back_and_no_pause() {
    let mut desk = rated(30);
    desk.run("e4 <engine e7e5>");
    desk.run("<take back>");
    desk.wish(Action::Play(PlayAction::Official(Official::TakeBack { moves: 2 })));
    desk.expect("e4 e5", "White to move");
    let stop = Official::StopClocks { by: Some(Color::White) };
    desk.wish(Action::Play(PlayAction::Official(stop)));
    let running = |desk: &Desk| desk.model.play.clock().and_then(arbiter::Clock::running);
    assert_eq!(running(&desk), Some(Color::White));
    desk.run("<resign now> <take back>");
    desk.expect("e4 e5", "0-1 Resignation");
}

#[test]
fn who_leaves_a_rated_game_is_asked_and_loses_it() {
    let mut desk = rated(30);
    desk.model.ladder.profiles.profiles[0].tenths = 1_500;
    desk.run("e4 <engine e7e5>");
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    let Some(Dialog::LeaveRated(then)) = desk.model.dialog.clone() else {
        panic!("{:?}", desk.model.dialog)
    };
    desk.expect("e4 e5", "White to move");
    desk.wish(Action::Ladder(LadderAction::Leave(then)));
    let profile = current(&desk);
    assert_eq!((profile.points().to_string().as_str(), profile.games), ("130", 1));
    assert_eq!(profile.history[0].reason, ABANDONED);
    // The moves are worth a question of their own; whatever is answered, nothing counts twice.
    desk.answer(crate::action::UnsavedAnswer::Cancel);
    desk.run("Nf3 <engine b8c6> <resign now>");
    assert_eq!(current(&desk).games, 1);
}

#[test]
fn a_game_without_a_move_is_none() {
    let mut desk = rated(30);
    desk.wish(Action::Play(PlayAction::New(two_people(None))));
    assert!(desk.model.dialog.is_none());
    assert_eq!((current(&desk).games, desk.model.ladder.profiles.pending.is_none()), (0, true));
}

#[test]
fn a_killed_program_does_not_erase_a_lost_position() {
    let mut desk = rated(30);
    desk.model.ladder.profiles.profiles[0].tenths = 1_500;
    desk.run("e4 <engine e7e5>");
    // With its journal the game goes on, and counts.
    let mut next = killed(&desk, true);
    next.expect("e4 e5", "White to move");
    assert_eq!(current(&next).games, 0);
    next.run("<go on> Ke2 <engine b8c6> <take back>");
    next.expect("e4 e5 Ke2 Nc6", "White to move");
    next.run("<resign now>");
    assert_eq!((current(&next).points().to_string().as_str(), current(&next).games), ("130", 1));

    // Without it the game is lost.
    let mut next = killed(&desk, false);
    assert_eq!((current(&next).points().to_string().as_str(), current(&next).games), ("130", 1));
    assert_eq!(current(&next).history[0].reason, ABANDONED);
    assert!(next.model.notices.iter().any(|notice| notice.message.id == "ladder-left"));
    next = killed(&next, false);
    assert_eq!(current(&next).games, 1, "once");
}

#[test]
fn a_result_that_was_not_written_down_is_taken_from_the_journal() {
    let mut desk = rated(30);
    desk.run("e4 <engine f7f6> d4 <engine g7g5>");
    // The file of the profiles is that of before the mate.
    let before = desk.model.ladder.profiles.clone();
    desk.run("Qh5");
    desk.model.ladder.profiles = before;
    let next = killed(&desk, true);
    assert_eq!((current(&next).points().to_string().as_str(), current(&next).games), ("44", 1));
    assert_eq!(current(&next).history[0].reason, "checkmate");
}

#[test]
fn of_two_people_nobody_knows_who_left() {
    let mut desk = two_rated();
    desk.run("e4 e5");
    let next = killed(&desk, false);
    assert!(next.model.ladder.profiles.profiles.iter().all(|profile| profile.games == 0));
    assert!(next.model.notices.iter().any(|notice| notice.message.id == "ladder-left-two"));
    let next = killed(&desk, true);
    next.expect("e4 e5", "White to move");
    assert_eq!(next.model.ladder.playing, Some(next.model.play.seed));
}

#[test]
fn a_profile_in_a_game_cannot_be_deleted_nor_points_be_taken_by_a_change_of_player() {
    let mut desk = rated(30);
    let id = current(&desk).id;
    desk.run("e4");
    desk.wish(Action::Ladder(LadderAction::Delete(id)));
    keep(&mut desk, "Gao", Title::None);
    desk.run("<resign now>");
    let games: Vec<_> = desk.model.ladder.profiles.profiles.iter().map(|p| p.games).collect();
    assert_eq!(games, [1, 0], "who began the game has lost it");
}

/// L-COMP-5: titles are kept in the tags of a game.
#[test]
fn l_comp_5_titles_are_kept_in_tags() {
    let desk = rated(30);
    let tag = |name: &str| desk.model.play.game.tags().known(name).map(str::to_owned);
    assert_eq!(tag("White").as_deref(), Some("Lin Wei"));
    assert_eq!(tag("WhiteTitle").as_deref(), Some("WIM"));
    assert_eq!(tag("BlackTitle"), None);
}

#[test]
fn a_closed_ladder_changes_nothing() {
    let mut desk = desk();
    desk.model.ladder.closed = Some(Closed::Elsewhere);
    keep(&mut desk, "Gao", Title::None);
    desk.wish(Action::Ladder(LadderAction::Play(30)));
    assert!(!desk.model.play.setup.rated);
    desk.wish(Action::Play(PlayAction::New(NewGame { rated: true, ..NewGame::default() })));
    assert!(!desk.model.play.setup.rated, "a game cannot be rated now");
    assert_eq!(desk.model.ladder.profiles.profiles.len(), 1);
}
