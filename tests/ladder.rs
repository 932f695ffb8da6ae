//! The ladder in the real program: the first visit, a game that is begun in the list, damaged
//! files, and programs that are killed.

#[path = "common/window.rs"]
mod window;

use chess_core::{Color, Square};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use luozi::action::Action;
use luozi::app::Options;
use luozi::model::ladder::Closed;
use luozi::model::{Page, Phase};
use luozi::persist::journal::JournalStore;
use luozi::persist::profiles::{
    Opponent, PendingGame, Profile, ProfileId, Profiles, RatedGame, Score, Seat, Title,
};
use luozi::persist::{Store, Stored as _};
use std::path::PathBuf;
use window::{USUAL, Window, settings, silent};

/// Preferences, profiles and journals in a folder of their own.
struct Home {
    folder: tempfile::TempDir,
}

impl Home {
    fn new() -> Home {
        let home = Home { folder: tempfile::tempdir().expect("folder") };
        home.store().save(&settings()).expect("saved");
        home
    }

    fn with(profiles: &Profiles) -> Home {
        let home = Home::new();
        home.store().save(profiles).expect("saved");
        home
    }

    fn store(&self) -> Store {
        Store::at(self.folder.path())
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join(Profiles::FILE)
    }

    /// What the file holds.
    fn kept(&self) -> Profiles {
        let loaded = self.store().load::<Profiles>();
        assert!(loaded.notice.is_none(), "{:?}", loaded.notice);
        loaded.value
    }

    fn start(&self) -> Window {
        let options = Options {
            store: self.store(),
            journals: JournalStore::at(self.folder.path()),
            ..Options::for_tests(silent())
        };
        Window::open(options, None, USUAL)
    }
}

fn profile(id: u64, name: &str, tenths: u32) -> Profile {
    let game = |level, score, before, after| RatedGame {
        date: "2026.05.02".to_owned(),
        opponent: Opponent::Computer(level),
        color: Color::White,
        score,
        before,
        after,
        reason: "checkmate".to_owned(),
    };
    Profile {
        id: ProfileId(id),
        name: name.to_owned(),
        title: Title::None,
        tenths,
        games: 3,
        created: "2026.05.01".to_owned(),
        history: vec![
            game(16, Score::Win, 16_000, 16_200),
            game(16, Score::Draw, 16_200, 16_200),
            game(15, Score::Loss, 16_200, tenths),
        ],
    }
}

fn two() -> Profiles {
    Profiles {
        current: Some(ProfileId(1)),
        next: 3,
        pending: None,
        profiles: vec![profile(1, "Lin Wei", 16_100), profile(2, "Gao Yun", 1_500)],
    }
}

/// Begins the game anew until the lot gives White. A game without a move is none, so nothing is
/// asked.
fn with_white(window: &mut Window) {
    for _ in 0..64 {
        if window.model().play.user() == Some(Color::White) {
            return;
        }
        window.ctrl(Key::L);
        window.press(Role::Button, "Play Tea Master");
    }
    panic!("the lot gives Black only");
}

fn warned(window: &Window, id: &str) -> bool {
    window.model().notices.iter().any(|notice| notice.message.id == id)
}

fn row_has_focus(window: &Window, name: &str) -> bool {
    let rows = window.harness.query_all_by_role(Role::ListBoxOption);
    let mut named =
        rows.filter(|row| row.accesskit_node().label().is_some_and(|label| label.contains(name)));
    named.next().is_some_and(|row| row.accesskit_node().is_focused())
}

#[test]
fn a_first_visit_asks_for_a_name_and_nothing_else() {
    let home = Home::new();
    let mut window = home.start();
    window.press(Role::Button, "More");
    window.press(Role::MenuItem, "Ladder");
    assert_eq!(window.model().page, Page::Ladder);
    assert!(!window.shows("Computer opponents") && window.shows("Under which name"));
    // The keyboard stands in the field; a name of blanks is none.
    window.type_text("  ");
    window.key(Key::Enter);
    assert!(window.model().ladder.current().is_none());
    window.type_text("Lin Wei");
    window.press(Role::RadioButton, "Woman International Master");
    window.press(Role::Button, "Begin");
    assert!(window.shows("Unranked, WIM Lin Wei · 0 points"));
    assert!(window.shows("Level 30, Sprout, Elo 400, your score –"));
    drop(window);
    let kept = home.kept();
    assert_eq!(kept.current().map(|profile| profile.name.as_str()), Some("Lin Wei"));
    assert_eq!(kept.current().map(|profile| profile.title), Some(Title::Wim));
}

#[test]
fn the_rail_leads_back_from_the_ladder_to_the_board() {
    let mut window = Home::new().start();
    window.ctrl(Key::L);
    assert_eq!(window.model().page, Page::Ladder);
    window.press(Role::Tab, "Play");
    assert_eq!(window.model().page, Page::Play);
}

#[test]
fn a_game_is_begun_in_the_list_and_settled_at_its_end() {
    let home = Home::with(&two());
    let mut window = home.start();
    window.ctrl(Key::L);
    assert!(window.shows("Level 15, Lin Wei · 1,610 points"));
    assert!(window.shows("90 points to level 14"));
    assert!(window.shows("Level 16, Ferryman, Elo 1752, your score 1½ – ½"));
    // The opponent of the next level is the one that is offered.
    window.press(Role::Button, "Play Tea Master");
    assert_eq!(window.model().page, Page::Play);
    let play = &window.model().play;
    assert!(play.setup.rated && play.clock().is_some());
    assert_eq!(play.computer().map(|(_, level)| level), Some(14));
    assert!(window.shows("Lin Wei"));
    with_white(&mut window);
    window.drag_move(Square::E2, Square::E4);
    let seats = home.kept().pending.map(|pending| (pending.white, pending.black));
    assert_eq!(seats, Some((Seat::Profile(ProfileId(1)), Seat::Computer(14))));
    window.press(Role::Button, "Resign");
    window.press(Role::Button, "Resign");
    assert!(matches!(window.model().play.phase, Phase::Over(_)));
    let kept = home.kept();
    assert!(kept.pending.is_none());
    // 1,610 against 1,750: the lower side loses 2, in its first fifty games 4.
    assert_eq!(kept.current().map(Profile::points).map(|p| p.to_string()), Some("1606".into()));
    assert!(window.shows("Lin Wei: −4 points, now 1606"));
}

#[test]
fn the_keyboard_walks_through_the_list_and_plays() {
    let home = Home::with(&two());
    let mut window = home.start();
    window.ctrl(Key::L);
    let row = window
        .harness
        .query_all_by_role(Role::ListBoxOption)
        .find(|row| row.accesskit_node().label().is_some_and(|label| label.contains("Ferryman")));
    row.expect("a row").focus();
    window.settle();
    assert!(row_has_focus(&window, "Ferryman"));
    window.key(Key::ArrowDown);
    assert!(row_has_focus(&window, "Archer"), "one level below");
    window.key(Key::ArrowUp);
    window.key(Key::ArrowUp);
    assert!(row_has_focus(&window, "Storyteller"));
    window.key(Key::Enter);
    assert_eq!(window.model().play.computer().map(|(_, level)| level), Some(15));
    assert!(window.model().play.setup.rated);
}

#[test]
fn players_are_switched_renamed_and_deleted() {
    let home = Home::with(&two());
    let mut window = home.start();
    window.ctrl(Key::L);
    window.press(Role::Button, "Players");
    window.press(Role::MenuItem, "Gao Yun");
    assert!(window.shows("Level 30, Gao Yun · 150 points"));
    window.press(Role::Button, "Players");
    window.press(Role::MenuItem, "Name and title");
    window.type_text(" II");
    window.press(Role::RadioButton, "Grandmaster");
    window.press(Role::Button, "Save");
    assert!(window.shows("GM Gao Yun II"));
    window.press(Role::Button, "Players");
    window.press(Role::MenuItem, "Delete this player");
    window.press(Role::Button, "Keep");
    assert_eq!(window.model().ladder.profiles.profiles.len(), 2);
    window.press(Role::Button, "Players");
    window.press(Role::MenuItem, "Delete this player");
    assert!(window.shows("with all points and 3 rated games"));
    window.press(Role::Button, "Delete");
    assert!(window.shows("Level 15, Lin Wei"));
    assert_eq!(home.kept().profiles.len(), 1);
}

#[test]
fn the_laws_of_the_ladder_are_a_card_that_says_what_is_our_own() {
    let mut window = Home::with(&two()).start();
    window.ctrl(Key::L);
    window.press(Role::Button, "Ladder rules");
    assert!(window.shows("a gap of 30 gives 7.6") && window.shows("Our additions"));
    window.key(Key::Escape);
    assert!(window.model().dialog.is_none());
}

#[test]
fn a_damaged_file_keeps_what_is_good_and_is_kept_itself() {
    let home = Home::with(&two());
    let words = std::fs::read_to_string(home.file()).expect("file");
    let damaged = words.replace("name: \"Gao Yun\"", "name: Gao Yun");
    std::fs::write(home.file(), &damaged).expect("file");
    let mut window = home.start();
    assert!(warned(&window, "profiles-file-damaged"));
    assert!(window.shows("profiles.ron is damaged in line"));
    window.ctrl(Key::L);
    assert!(window.shows("Level 15, Lin Wei"));
    // Also after the good part has been written.
    window.press(Role::Button, "Players");
    window.press(Role::MenuItem, "New player");
    window.type_text("Gao");
    window.key(Key::Enter);
    assert_eq!(home.kept().profiles.len(), 2);
    let bad = home.folder.path().join("profiles.ron.bad");
    assert_eq!(std::fs::read_to_string(bad).expect("the copy"), damaged);
}

#[test]
fn a_file_that_is_none_of_ours_gives_an_empty_ladder_and_stays_beside() {
    let home = Home::new();
    std::fs::write(home.file(), "not ours").expect("file");
    let mut window = home.start();
    assert!(warned(&window, "profiles-file-broken"));
    window.ctrl(Key::L);
    window.type_text("Lin");
    window.key(Key::Enter);
    assert_eq!(home.kept().profiles.len(), 1);
    let bad = home.folder.path().join("profiles.ron.bad");
    assert_eq!(std::fs::read_to_string(bad).expect("the copy"), "not ours");
}

#[test]
fn a_file_that_cannot_be_read_is_not_written_over() {
    let home = Home::new();
    std::fs::create_dir(home.file()).expect("a folder in its place");
    let mut window = home.start();
    assert!(warned(&window, "profiles-file-unreadable"));
    assert_eq!(window.model().ladder.closed, Some(Closed::Unreadable));
    window.ctrl(Key::L);
    assert!(window.shows("there can be no rated games now"));
    assert!(home.file().is_dir());
}

fn pending() -> Profiles {
    let white = Seat::Profile(ProfileId(1));
    let black = Seat::Computer(14);
    Profiles { pending: Some(PendingGame { white, black, date: "2026.05.02".to_owned() }), ..two() }
}

#[test]
fn a_rated_game_that_is_gone_at_the_next_start_is_lost() {
    let home = Home::with(&pending());
    let window = home.start();
    assert!(warned(&window, "ladder-left"));
    drop(window);
    let kept = home.kept();
    let lin = kept.current().expect("a profile");
    assert_eq!((lin.games, lin.points().to_string().as_str()), (4, "1606"));
    assert_eq!(lin.history.last().map(|game| game.reason.as_str()), Some("abandoned"));
    assert!(kept.pending.is_none());
    let window = home.start();
    assert!(!warned(&window, "ladder-left"));
    drop(window);
    assert_eq!(home.kept(), kept);
}

#[test]
fn a_rated_game_in_the_journal_goes_on_after_a_start() {
    let home = Home::with(&two());
    let mut window = home.start();
    window.ctrl(Key::L);
    window.press(Role::Button, "Play Tea Master");
    with_white(&mut window);
    window.drag_move(Square::E2, Square::E4);
    drop(window);
    let window = home.start();
    assert!(!warned(&window, "ladder-left"));
    assert_eq!(window.line(), "e4");
    assert!(window.model().play.setup.rated && window.model().ladder.playing.is_some());
    assert_eq!(home.kept().profiles[0].games, 3, "not yet settled");
}

#[test]
fn a_second_window_leaves_the_ladder_to_the_first() {
    let home = Home::with(&pending());
    // The first window has a rated game, which the second one must not take for a lost one.
    let lock = home.store().lock("profiles.lock").expect("nobody has it");
    let mut second = home.start();
    assert_eq!(second.model().ladder.closed, Some(Closed::Elsewhere));
    second.wish(Action::Page(Page::Ladder));
    assert!(second.shows("The ladder is open in another window"));
    assert_eq!(home.kept(), pending());
    drop(lock);
}

/// The widget with which two people at one board say who they are.
#[test]
fn two_people_cannot_be_the_same_player() {
    use luozi::model::Model;
    use luozi::text::{Language, Text};
    use luozi::view::ViewCtx;
    use luozi::view::ladder::profile_picker;
    use luozi::view::theme::{self, Cjk};

    struct Pair {
        model: Model,
        text: Text,
        white: Option<ProfileId>,
        black: Option<ProfileId>,
    }
    let mut model = Model::default();
    model.ladder.profiles = two();
    let pair = Pair { model, text: Text::new(Language::En), white: None, black: None };
    let mut harness = egui_kittest::Harness::builder()
        .with_size(egui::vec2(560.0, 320.0))
        .with_context_setup(|ctx: &egui::Context| {
            theme::install_fonts(ctx, Cjk::Simplified);
            theme::apply(ctx, true);
        })
        .build_ui_state(
            |ui, pair: &mut Pair| {
                let wishes = std::cell::RefCell::default();
                let cx = ViewCtx::new(&pair.model, &pair.text, std::time::Duration::ZERO, &wishes);
                let (white, black) = (pair.white, pair.black);
                profile_picker(ui, &cx, "White", &mut pair.white, black, 260.0);
                profile_picker(ui, &cx, "Black", &mut pair.black, white, 260.0);
            },
            pair,
        );
    harness.run();
    harness.get_by_label("White: Choose a player").click();
    harness.run();
    harness.get_by_label("Lin Wei · Level 15").click();
    harness.run();
    assert_eq!(harness.state().white, Some(ProfileId(1)));
    harness.get_by_label("Black: Choose a player").click();
    harness.run();
    assert!(harness.get_by_label("Lin Wei · Level 15").accesskit_node().is_disabled());
    harness.get_by_label("Lin Wei · Level 15").click();
    harness.run();
    assert_eq!(harness.state().black, None);
    // Any click closes the list.
    harness.get_by_label("Black: Choose a player").click();
    harness.run();
    harness.get_by_label("Gao Yun · Level 30").click();
    harness.run();
    assert_eq!(harness.state().black, Some(ProfileId(2)));
    assert!(harness.query_by_label("Black: Gao Yun · Level 30").is_some());
}

/// A game counts when the card says so: against the computer for the current player, between
/// two people for those who are chosen.
#[test]
fn a_rated_game_is_agreed_on_the_card() {
    let home = Home::new();
    let mut window = home.start();
    window.ctrl(Key::N);
    assert!(!window.shows("Rated"), "there is nobody for whom it could count");
    drop(window);
    let home = Home::with(&two());
    let mut window = home.start();
    window.ctrl(Key::N);
    window.press(Role::Switch, "Rated");
    window.press(Role::Button, "Play");
    assert!(window.model().play.setup.rated && window.shows("rated"));
    assert!(!window.model().play.can_take_back());

    window.ctrl(Key::N);
    window.press(Role::RadioButton, "Two people");
    window.press(Role::Button, "Play");
    assert!(window.model().dialog.is_some(), "nobody has been chosen yet");
    window.press(Role::ComboBox, "White");
    window.press(Role::MenuItem, "Lin Wei");
    window.press(Role::ComboBox, "Black");
    window.press(Role::MenuItem, "Gao Yun");
    window.press(Role::Button, "Play");
    assert!(window.model().dialog.is_none());
    assert_eq!(window.model().play.game.tags().get("Black"), Some("Gao Yun"));
    for (from, to) in [
        (Square::F2, Square::F3),
        (Square::E7, Square::E5),
        (Square::G2, Square::G4),
        (Square::D8, Square::H4),
    ] {
        window.drag_move(from, to);
    }
    let kept = home.kept();
    assert!(kept.profiles[0].tenths < 16_100 && kept.profiles[1].tenths > 1_500);
}
