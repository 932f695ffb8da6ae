//! The cards, the settings and the list of games: what clicks and keys do with them. The pictures
//! of all of them are made by `cargo test --test cards -- --ignored` into `LUOZI_PICTURES`.

use arbiter::{Laws, TimeControls};
use egui::accesskit::Role;
use egui::{Context, Event, Key, Modifiers, Rect, Theme, Ui, UiBuilder, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use luozi::action::{Action, FileAction};
use luozi::model::{Dialog, Document, Model, Phase, PictureDraft};
use luozi::persist::settings::{
    BoardTheme, ClockChoice, LanguageChoice, NewGame, Notation, Officer, Opponent, PictureFormat,
    PieceSet,
};
use luozi::persist::{RecentFiles, Settings};
use luozi::text::{Language, Text};
use luozi::update::update;
use luozi::view::context::Wish;
use luozi::view::layout::Layout;
use luozi::view::settings::SettingsPage;
use luozi::view::theme::{self, Cjk};
use luozi::view::{ViewCtx, Views, dialogs, games, play, rail, settings};
use std::cell::RefCell;
use std::time::Duration;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    Play,
    Settings,
    Games,
}

struct Stage {
    model: Model,
    views: Views,
    text: Text,
    show: Show,
    sent: Vec<Action>,
}

impl Stage {
    fn new(language: LanguageChoice, show: Show) -> Stage {
        let settings = Settings { language, ..Settings::default() };
        let text = Text::new(language.language());
        let model = Model::new(settings, RecentFiles::default(), 7);
        Stage { model, views: Views::default(), text, show, sent: Vec::new() }
    }

    fn act(&mut self, action: Action) {
        update(&mut self.model, action.clone(), Duration::ZERO);
        self.sent.push(action);
        if self.text.language() != self.model.language {
            self.text = Text::new(self.model.language);
        }
    }

    fn open(&mut self, dialog: Dialog) {
        self.act(Action::Dialog(Some(dialog)));
    }

    fn ui(ui: &mut Ui, stage: &mut Stage) {
        let wishes = RefCell::new(Vec::new());
        let cx = ViewCtx::new(&stage.model, &stage.text, Duration::ZERO, &wishes);
        let window = ui.ctx().content_rect();
        let t = theme::tokens(ui);
        ui.painter().rect_filled(window, 0.0, t.paper);
        let list = play::list_height(&stage.model);
        let layout = Layout::new(window, ui.pixels_per_point(), true, list);
        let page = layout.page;
        rail::ui(ui, &cx, layout.rail, layout.narrow);
        match stage.show {
            Show::Play => play::ui(ui, &cx, &mut stage.views.play, &layout),
            Show::Settings => settings::ui(ui, &cx, &mut stage.views.settings, page),
            Show::Games => {
                let place = Rect::from_min_max(page.min + vec2(28.0, 28.0), page.max);
                let place = place.with_max_y(page.bottom() - 28.0).with_max_x(page.right() - 28.0);
                ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                    games::ui(ui, &cx, &mut stage.views.play.games);
                });
            }
        }
        let ctx = ui.ctx().clone();
        dialogs::ui(&ctx, &cx);
        let wishes = wishes.into_inner();
        for wish in wishes {
            if let Wish::Action(action) = wish {
                stage.act(action);
            }
        }
    }
}

fn look(first: Cjk) -> impl FnOnce(&Context) {
    move |ctx| {
        theme::install_fonts(ctx, first);
        theme::apply(ctx, true);
    }
}

fn harness(stage: Stage, size: (f32, f32), theme: Theme) -> Harness<'static, Stage> {
    let first = match stage.model.language {
        Language::ZhHant => Cjk::Traditional,
        Language::En | Language::ZhHans => Cjk::Simplified,
    };
    let mut harness = Harness::builder()
        .with_size(vec2(size.0, size.1))
        .with_pixels_per_point(1.0)
        .with_theme(theme)
        .with_max_steps(20)
        .with_context_setup(look(first))
        .wgpu()
        .build_ui_state(Stage::ui, stage);
    harness.run_steps(4);
    harness
}

fn stage(show: Show) -> Harness<'static, Stage> {
    harness(Stage::new(LanguageChoice::En, show), (1280.0, 800.0), Theme::Light)
}

fn draft(harness: &Harness<'_, Stage>) -> NewGame {
    match &harness.state().model.dialog {
        Some(Dialog::NewGame(draft)) => draft.clone(),
        other => panic!("no card for a new game: {other:?}"),
    }
}

fn click(harness: &mut Harness<'_, Stage>, label: &str) {
    harness.get_by_label(label).click();
    harness.run_steps(3);
}

#[test]
fn a_game_is_agreed_by_mouse_and_begun_with_enter() {
    let mut harness = stage(Show::Play);
    harness.state_mut().open(Dialog::NewGame(NewGame::default()));
    harness.run_steps(3);
    click(&mut harness, "Black");
    click(&mut harness, "10 + 5");
    assert_eq!(
        ClockChoice::of(&draft(&harness).controls),
        Some(ClockChoice { minutes: 10, increment: 5 })
    );
    click(&mut harness, "Custom…");
    click(&mut harness, "Back");
    assert_eq!(
        ClockChoice::of(&draft(&harness).controls),
        Some(ClockChoice { minutes: 10, increment: 5 })
    );
    click(&mut harness, "No clock");
    assert_eq!(ClockChoice::of(&draft(&harness).controls), None);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    let model = &harness.state().model;
    assert!(model.dialog.is_none() && model.play.is_playing());
    assert_eq!(model.play.user(), Some(chess_core::Color::Black));
}

/// Puts a text into a field in place of what is there.
fn write(harness: &mut Harness<'_, Stage>, label: &str, text: &str) {
    harness.get_by_role_and_label(Role::TextInput, label).focus();
    harness.run_steps(2);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    harness.event(Event::Text(text.to_owned()));
    harness.run_steps(3);
}

/// Clicks "Play" on the card.
fn begin(harness: &mut Harness<'_, Stage>) {
    harness.get_by_role_and_label(Role::Button, "Play").click();
    harness.run_steps(3);
}

fn new_game(harness: &mut Harness<'_, Stage>, setup: NewGame) {
    harness.state_mut().open(Dialog::NewGame(setup));
    harness.run_steps(3);
}

fn tag(harness: &Harness<'_, Stage>, name: &str) -> String {
    let game = &harness.state().model.play.game;
    game.tags().known(name).unwrap_or_default().to_owned()
}

#[test]
fn laws_are_chosen_and_the_game_is_played_by_them() {
    let mut harness = stage(Show::Play);
    new_game(&mut harness, NewGame::default());
    harness.get_by_label("FIDE laws in force today. Repetition and fifty moves are claimed.");
    assert!(harness.query_by_label("Custom").is_none(), "nothing is custom yet");
    click(&mut harness, "Classic");
    assert_eq!(draft(&harness).laws, Laws::classic());
    // Nobody is needed as arbiter until there is something to rule.
    assert!(harness.query_by_label("A person").is_none());
    harness.get_by_role_and_label(Role::Switch, "Table mode").click();
    harness.run_steps(3);
    click(&mut harness, "A person");
    click(&mut harness, "10 + 5");
    begin(&mut harness);
    let model = &harness.state().model;
    assert!(model.dialog.is_none() && model.play.is_playing());
    let arbiter = model.play.arbiter.as_ref().expect("an arbiter");
    assert_eq!(*arbiter.laws(), Laws::classic());
    assert_eq!(TimeControls(arbiter.clock().controls().clone()).to_string(), "600+5");
    let setup = &model.play.setup;
    assert_eq!((setup.table, setup.officer), (true, Officer::Person));
    assert_eq!(model.settings.new_game, *setup, "kept for the next game");
    assert_eq!(
        (tag(&harness, "Laws"), tag(&harness, "TimeControl")),
        ("classic".into(), "600+5".into())
    );
}

#[test]
fn laws_are_changed_one_by_one() {
    let mut harness = stage(Show::Play);
    new_game(&mut harness, NewGame::default());
    click(&mut harness, "Details…");
    harness.get_by_label("Modern, unchanged");
    click(&mut harness, "Draws");
    harness.get_by_role_and_label(Role::Switch, "Fivefold repetition").click();
    harness.run_steps(3);
    write(&mut harness, "Time for a wrong claim", "5");
    write(&mut harness, "Pieces, such as KRB-KR", "krb-kr");
    write(&mut harness, "Moves", "75");
    click(&mut harness, "Add");
    harness.get_by_label("KRB-KR: 75 moves");
    write(&mut harness, "Time for a wrong claim", "soon");
    harness.get_by_label("A wrong claim: that is no time. Write 0:02:00, or a number of minutes.");
    write(&mut harness, "Time for a wrong claim", "0:05:00");
    click(&mut harness, "Touch & illegal");
    harness.get_by_role_and_label(Role::SpinButton, "Loses the game").focus();
    harness.run_steps(2);
    harness.key_press(Key::ArrowRight);
    harness.run_steps(3);
    harness.get_by_label("Modern with 4 changes");
    click(&mut harness, "Use these laws");
    let text =
        "modern; illegal-loses=3; announced=KRB-KR:75; fivefold=off; wrong-claim=opponent+300";
    assert_eq!(draft(&harness).laws.to_string(), text);
    harness.get_by_role_and_label(Role::RadioButton, "Custom");
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert_eq!(tag(&harness, "Laws"), text);
    let arbiter = harness.state().model.play.arbiter.clone().expect("an arbiter");
    assert_eq!(arbiter.laws().to_string(), text);
}

#[test]
fn a_pasted_text_of_laws_is_read_or_explained() {
    let mut harness = stage(Show::Play);
    new_game(&mut harness, NewGame { laws: Laws::casual(), ..NewGame::default() });
    click(&mut harness, "Details…");
    write(&mut harness, "As text", "classic; session=of");
    harness.get_by_label("Column 10: session cannot be “of”, only off or a number of seconds.");
    harness.get_by_label("Casual, unchanged");
    click(&mut harness, "Use these laws");
    assert!(matches!(harness.state().model.dialog, Some(Dialog::Laws(_))), "nothing was agreed");
    write(&mut harness, "As text", "classic; session=off");
    harness.get_by_label("Classic with one change");
    click(&mut harness, "Reset to Classic");
    harness.get_by_label("Classic, unchanged");
    write(&mut harness, "As text", "classic; session=off");
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert_eq!(draft(&harness).laws, Laws::casual(), "going back changes nothing");
}

#[test]
fn a_clock_of_periods_is_made_and_played_with() {
    let mut harness = stage(Show::Play);
    new_game(&mut harness, NewGame::default());
    click(&mut harness, "Custom…");
    harness.get_by_label("20 minutes for the whole game, 10 seconds added with every move.");
    write(&mut harness, "time of period 1", "2:00:00");
    click(&mut harness, "Add a period");
    write(&mut harness, "time of period 2", "60");
    harness.get_by_label(
        "40 moves in 2 hours, then 1 hour for the rest, 10 seconds added with every move.",
    );
    // Another bonus, by the keyboard.
    harness.get_by_role_and_label(Role::ComboBox, "what a move brings in period 1").focus();
    harness.run_steps(2);
    harness.key_press(Key::Enter);
    harness.run_steps(4);
    click(&mut harness, "nothing added");
    click(&mut harness, "move period 2 up");
    assert_eq!(clock_text(&harness), "40/3600+10:7200");
    click(&mut harness, "remove period 1");
    assert_eq!(clock_text(&harness), "7200");
    write(&mut harness, "moves of period 1", "40");
    harness.get_by_label("The last period has a number of moves, so it repeats.");
    write(&mut harness, "time of period 1", "never");
    harness.get_by_label("Period 1: that is no time. Write 1:30:00, or a number of minutes.");
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert_eq!(clock_text(&harness), "", "no clock is agreed from that");
    write(&mut harness, "time of period 1", "0");
    harness.get_by_label("Period 1 gives no time at all.");
    write(&mut harness, "time of period 1", "1:30");
    click(&mut harness, "Use this clock");
    assert_eq!(draft(&harness).controls.to_string(), "40/5400");
    harness.get_by_label("Every 40 moves in 1 hour 30 minutes.");
    begin(&mut harness);
    let arbiter = harness.state().model.play.arbiter.clone().expect("an arbiter");
    assert_eq!(TimeControls(arbiter.clock().controls().clone()).to_string(), "40/5400");
    assert_eq!(tag(&harness, "TimeControl"), "40/5400");
}

fn clock_text(harness: &Harness<'_, Stage>) -> String {
    match &harness.state().model.dialog {
        Some(Dialog::Clock(draft)) => draft.text.clone(),
        other => panic!("no card for a clock: {other:?}"),
    }
}

#[test]
fn each_side_has_its_own_clock() {
    let mut harness = stage(Show::Play);
    let five = Some(ClockChoice { minutes: 5, increment: 0 });
    let controls = ClockChoice::controls(five);
    new_game(&mut harness, NewGame { controls, ..NewGame::default() });
    click(&mut harness, "Custom…");
    harness.get_by_role_and_label(Role::Switch, "Different for each side").click();
    harness.run_steps(3);
    write(&mut harness, "Black, time of period 1", "0:03:00");
    assert_eq!(clock_text(&harness), "300|180");
    let kinds = harness.get_all_by_role_and_label(Role::RadioButton, "Hourglass");
    kinds.last().expect("Black’s kinds").click();
    harness.run_steps(3);
    assert_eq!(clock_text(&harness), "300|*180");
    write(&mut harness, "As text", "300+3|180+");
    harness.get_by_label("Column 11: nothing stands here.");
    write(&mut harness, "As text", "300+3|180+3");
    click(&mut harness, "Use this clock");
    assert_eq!(draft(&harness).controls.to_string(), "300+3|180+3");
    begin(&mut harness);
    assert_eq!(tag(&harness, "TimeControl"), "300+3|180+3");
}

/// In a low window the body scrolls with the keyboard, and head and foot stay.
#[test]
fn the_keyboard_reaches_everything_in_a_low_window() {
    let size = (640.0, 480.0);
    let mut harness = harness(Stage::new(LanguageChoice::En, Show::Play), size, Theme::Light);
    new_game(&mut harness, NewGame::default());
    let play = harness.get_by_role_and_label(Role::Button, "Play").rect();
    for (steps, role, name) in [
        (15, Role::RadioButton, "Modern"),
        (4, Role::Switch, "Table mode"),
        (1, Role::Button, "Play"),
    ] {
        for _ in 0..steps + usize::from(name == "Modern") {
            harness.key_press(Key::Tab);
            harness.run_steps(3);
        }
        harness.run_steps(12);
        let node = harness.get_by_role_and_label(role, name);
        assert!(node.is_focused(), "{name} has the keyboard");
        let seen = harness.get_by_role_and_label(Role::Button, "Close").rect().bottom()..=480.0;
        let rect = node.rect();
        assert!(seen.contains(&rect.top()) && seen.contains(&rect.bottom()), "{name}: {rect}");
        assert!(name == "Play" || rect.bottom() <= play.top(), "{name} is above the foot: {rect}");
    }
    assert_eq!(harness.get_by_role_and_label(Role::Button, "Play").rect(), play);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(harness.state().model.dialog.is_none());
}

/// The card for a picture with this size typed in.
fn picture(size: &str) -> PictureDraft {
    PictureDraft { size: size.to_owned(), ..PictureDraft::of(&Settings::default()) }
}

#[test]
fn a_picture_is_chosen_with_the_keyboard_alone() {
    let mut harness = stage(Show::Play);
    harness.state_mut().open(Dialog::Picture(picture("1024")));
    harness.run_steps(3);
    let draft = |harness: &Harness<'_, Stage>| match &harness.state().model.dialog {
        Some(Dialog::Picture(draft)) => draft.clone(),
        other => panic!("no card for a picture: {other:?}"),
    };
    // The cross, then the sizes.
    for _ in 0..4 {
        harness.key_press(Key::Tab);
        harness.run_steps(2);
    }
    harness.key_press(Key::Space);
    harness.run_steps(3);
    assert_eq!(draft(&harness).size(), Some(2048));
    harness.get_by_role_and_label(Role::RadioButton, "PNG").focus();
    harness.run_steps(2);
    harness.key_press(Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(draft(&harness).format, PictureFormat::Jpeg);
    harness.get_by_role_and_label(Role::Switch, "Last move, check, arrows and circles").focus();
    harness.run_steps(2);
    harness.key_press(Key::Space);
    harness.run_steps(3);
    assert!(!draft(&harness).marks);
    // Of the solid set there are no shapes to be saved.
    assert!(harness.query_by_label("SVG").is_some());
    harness.state_mut().model.settings.pieces = PieceSet::Solid;
    harness.run_steps(3);
    assert!(harness.query_by_label("SVG").is_none());
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(harness.state().model.dialog.is_none());
}

#[test]
fn two_people_write_their_names() {
    let mut harness = stage(Show::Play);
    harness.state_mut().open(Dialog::NewGame(NewGame::default()));
    harness.run_steps(3);
    click(&mut harness, "Two people");
    assert_eq!(draft(&harness).opponent, Opponent::TwoPeople);
    harness.get_by_label("White’s name").click();
    harness.run_steps(2);
    harness.get_by_label("White’s name").type_text("Lin Wei");
    harness.run_steps(3);
    assert_eq!(draft(&harness).white_name, "Lin Wei");
    click(&mut harness, "Cancel");
    assert!(harness.state().model.dialog.is_none());
}

#[test]
fn the_slider_goes_down_to_full_strength() {
    let mut harness = stage(Show::Play);
    harness.state_mut().open(Dialog::NewGame(NewGame { level: 24, ..NewGame::default() }));
    harness.run_steps(3);
    let slider = harness.get_by_role(Role::Slider);
    slider.focus();
    harness.run_steps(2);
    harness.key_press(Key::ArrowRight);
    harness.run_steps(3);
    assert_eq!(draft(&harness).level, 23);
    harness.key_press(Key::End);
    harness.run_steps(3);
    assert_eq!(draft(&harness).level, 1);
    harness.key_press(Key::Escape);
    harness.run_steps(3);
    assert!(harness.state().model.dialog.is_none());
}

#[test]
fn resigning_is_asked_about_and_enter_plays_on() {
    let mut harness = stage(Show::Play);
    harness.state_mut().open(Dialog::Resign);
    harness.run_steps(3);
    harness.key_press(Key::Enter);
    harness.run_steps(3);
    assert!(harness.state().model.dialog.is_none());
    assert!(harness.state().model.play.is_playing());
    harness.state_mut().open(Dialog::Resign);
    harness.run_steps(3);
    harness.get_all_by_label("Resign").last().expect("the button of the card").click();
    harness.run_steps(3);
    assert!(matches!(harness.state().model.play.phase, Phase::Over(_)));
}

#[test]
fn settings_take_effect_at_once() {
    let mut harness = stage(Show::Settings);
    click(&mut harness, "QQ style");
    click(&mut harness, "Jade");
    let switch = harness.get_by_role_and_label(Role::Switch, "Mark the last move");
    switch.click();
    harness.run_steps(3);
    let settings = harness.state().model.settings.clone();
    assert_eq!((settings.pieces, settings.board), (PieceSet::Qq, BoardTheme::Jade));
    assert!(!settings.mark_last_move);
    click(&mut harness, "Notation");
    click(&mut harness, "Letters");
    assert_eq!(harness.state().model.settings.notation, Notation::Letters);
    click(&mut harness, "Language");
    click(&mut harness, "简体中文");
    assert_eq!(harness.state().model.language, Language::ZhHans);
    harness.get_by_label("无障碍");
}

fn file(count: usize) -> Document {
    let names = ["Müller, J", "Capablanca, J R", "Réti, R", "王小明", "Kasparov, G"];
    let mut pgn = String::new();
    for i in 0..count {
        let (white, black) = (names[i % 5], names[(i / 5 + i + 1) % 5]);
        let result = ["1-0", "0-1", "1/2-1/2", "*"][i % 4];
        let moves = if i % 7 == 3 { "1. e4 e5 2. Qh7" } else { "1. e4 e5 2. Nf3 Nc6" };
        pgn += &format!(
            "[Event \"Cup {i}\"]\n[Site \"Beijing\"]\n[Date \"{}.05.01\"]\n[White \"{white}\"]\n\
             [Black \"{black}\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n",
            1990 + i % 30
        );
    }
    Document::parse(Some("games.pgn".into()), pgn.into_bytes())
}

#[test]
fn a_game_is_found_and_chosen() {
    let mut harness = stage(Show::Games);
    harness.state_mut().model.document = file(500);
    harness.run_steps(3);
    harness.get_by_label("Players, event, year").click();
    harness.run_steps(2);
    harness.get_by_label("Players, event, year").type_text("muller cup 45");
    harness.run_steps(3);
    harness.get_by_label_contains(" of 500");
    let row = harness.get_all_by_role(Role::ListBoxOption).next();
    row.expect("a game").click();
    harness.run_steps(3);
    let chosen = harness.state().sent.iter().find_map(|action| match action {
        Action::File(FileAction::SelectGame(index)) => Some(*index),
        _ => None,
    });
    assert_eq!(chosen, Some(45));
}

#[test]
fn very_many_games_draw_only_what_is_seen() {
    let mut harness = stage(Show::Games);
    harness.state_mut().model.document = file(20_000);
    harness.run_steps(3);
    let rows = harness.get_all_by_role(Role::ListBoxOption).count();
    assert!((10..40).contains(&rows), "{rows}");
    harness.state_mut().act(Action::File(FileAction::SelectGame(15_000)));
    harness.run_steps(3);
    assert!(harness.query_by_label_contains("Game 15001:").is_some());
}

/// Not a test of anything: pictures to be looked at.
#[test]
#[ignore = "makes pictures, into the folder that LUOZI_PICTURES names"]
fn pictures() {
    let Some(folder) = std::env::var_os("LUOZI_PICTURES") else { return };
    let only = std::env::var("LUOZI_ONLY").unwrap_or_default();
    let folder = std::path::PathBuf::from(folder);
    let languages = [
        ("en", LanguageChoice::En),
        ("zh", LanguageChoice::ZhHans),
        ("tw", LanguageChoice::ZhHant),
    ];
    for (code, language) in languages {
        for (theme_name, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            for (w, h) in [(1280.0, 800.0), (900.0, 600.0), (720.0, 1000.0)] {
                let take = |name: &str, stage: Stage| {
                    let file = format!("{name}-{code}-{theme_name}-{w}.png");
                    if !file.contains(&only) {
                        return;
                    }
                    let mut harness = harness(stage, (w, h), theme);
                    harness.run_steps(6);
                    let image = harness.render().expect("a picture");
                    image.save(folder.join(file)).expect("written");
                };
                let new = |show| Stage::new(language, show);
                for page in SettingsPage::ALL {
                    let mut stage = new(Show::Settings);
                    stage.views.settings.page = page;
                    take(&format!("settings-{page:?}"), stage);
                }
                let rapid = Some(ClockChoice { minutes: 10, increment: 5 });
                let computer = NewGame {
                    level: 14,
                    controls: ClockChoice::controls(rapid),
                    ..NewGame::default()
                };
                let custom = Some(ClockChoice { minutes: 25, increment: 12 });
                let people = NewGame {
                    opponent: Opponent::TwoPeople,
                    controls: ClockChoice::controls(custom),
                    white_name: "Lin Wei".into(),
                    ..NewGame::default()
                };
                let dialogs = [
                    ("new", Dialog::NewGame(computer)),
                    ("new-people", Dialog::NewGame(people)),
                    ("picture", Dialog::Picture(picture("1024"))),
                    ("picture-wrong", Dialog::Picture(picture("10 000"))),
                    ("resign", Dialog::Resign),
                    ("changed", Dialog::ChangedOutside),
                    ("help", Dialog::Help),
                    ("about", Dialog::About),
                ];
                for (name, dialog) in dialogs {
                    let mut stage = new(Show::Play);
                    stage.open(dialog);
                    take(&format!("dialog-{name}"), stage);
                }
                let mut stage = new(Show::Games);
                stage.model.document = file(300);
                stage.model.document.set_current(5);
                take("games", stage);
                let mut stage = new(Show::Play);
                stage.model.document = file(300);
                stage.act(Action::File(FileAction::SelectGame(5)));
                stage.views.play.show_games = true;
                take("play-games", stage);
            }
        }
    }
}
