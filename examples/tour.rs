//! Pictures of every screen and dialog: `cargo xtask tour DIR` runs this.
//!
//! `tour DIR [WORD]` draws only the pictures whose names contain the word.
//!
//! Longer than other files on purpose: it is a list of scenes, and each is a few lines that
//! nothing else uses.

use arbiter::Event;
#[path = "tour/official.rs"]
mod official;

use arbiter::arbiter::Ground;
use chess_core::{Color, Square};
use egui::{Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use luozi::action::{Action, EditAction, FileAction, GoAction, LadderAction, PlayAction};
use luozi::app::{App, Options};
use luozi::model::agree::LawsGroup;
use luozi::model::ladder::ProfileDraft;
use luozi::model::{ClockDraft, Dialog, LawsDraft, OfficerTab, Page, PictureDraft};
use luozi::persist::profiles::{
    Opponent as Against, Profile, ProfileId, Profiles, RatedGame, Score, Title,
};
use luozi::persist::settings::{
    BoardTheme, CameraChoice, ClockChoice, ClockFace, ColorChoice, LanguageChoice, Material,
    NewGame, Officer, Opponent, PieceSet, Settings, Theme,
};
use luozi::score_sheet::SheetNotation;
use luozi::service::engine::SilentEngine;
use std::path::PathBuf;

const GAME: &str = r#"[Event "Example"]
[Site "?"]
[Date "2026.05.02"]
[Round "1"]
[White "Lin, Wei"]
[Black "Shen, Zhiyuan"]
[Result "1-0"]
[WhiteElo "2210"]
[BlackElo "2185"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 {The Italian bishop.} Bc5 (3... Nf6 4. Ng5 (4. d3 Be7 5. O-O O-O)
4... d5 5. exd5 Na5 $1 {the main line of the Two Knights}) (3... Be7 4. d4 d6) 4. c3 Nf6 5. d3 d6
6. O-O a6 7. Re1 Ba7 8. Bb3 O-O 9. h3 h6 10. Nbd2 Re8 11. Nf1 Be6 12. Bc2 $5 d5 13. exd5 Bxd5
14. Ng3 Qd7 $6 15. Nh4 Rad8 16. Nhf5 Be6 17. Qf3 Bxf5 $4 18. Nxf5 Re6 1-0
"#;

/// With times, as a real board at an event delivers it.
const TIMED: &str = r#"[Event "Lakeside Open"]
[Site "Hangzhou"]
[Date "2026.05.02"]
[Round "3"]
[Board "12"]
[White "林 蔚"]
[Black "Shen, Zhiyuan"]
[Result "1-0"]
[WhiteTitle "GM"]
[WhiteElo "2541"]
[BlackElo "2385"]
[TimeControl "40/5400+30:900+30"]
[Ending "1-0 checkmate"]

1. e4 {[%clk 1:30:24]} e5 {[%clk 1:30:19]} 2. Nf3 {[%clk 1:30:41]} d6 {[%clk 1:29:57]}
3. d4 {[%clk 1:30:02]} Bg4 {[%clk 1:28:44]} 4. dxe5 {[%clk 1:29:48]} Bxf3 {[%clk 1:27:05]}
5. Qxf3 {[%clk 1:30:10]} dxe5 {[%clk 1:27:21]} 6. Bc4 {[%clk 1:30:25]} Nf6 {[%clk 1:22:00]}
7. Qb3 {[%clk 1:27:33]} Qe7 {[%clk 1:14:02]} 8. Nc3 {[%clk 1:21:54]} c6 {[%clk 1:05:33]}
9. Bg5 {[%clk 1:20:08]} b5 {[%clk 0:58:17]} 10. Nxb5 {[%clk 1:09:41]} cxb5 {[%clk 0:57:50]}
11. Bxb5+ {[%clk 1:09:58]} Nbd7 {[%clk 0:55:04]} 12. O-O-O {[%clk 1:08:12]} Rd8 {[%clk 0:41:29]}
13. Rxd7 {[%clk 1:01:37]} Rxd7 {[%clk 0:41:45]} 14. Rd1 {[%clk 1:02:00]} Qe6 {[%clk 0:20:16]}
15. Bxd7+ {[%clk 0:58:21]} Nxd7 {[%clk 0:20:40]} 16. Qb8+ {[%clk 0:55:03]} Nxb8 {[%clk 0:21:02]}
17. Rd8# {[%clk 0:55:30]} 1-0
"#;

const PLAIN: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O O-O 7. Re1 a6 \
    8. Bb3 Ba7 9. h3 h6 10. Nbd2 Re8 11. Nf1 Be6 12. Bc2 d5 13. exd5 Bxd5 14. Ng3 Qd7 15. Nh4 \
    Rad8 16. Nhf5 Be6 17. Qf3 Bxf5 18. Nxf5 Re6";

/// A state of the program worth looking at.
struct Scene {
    name: &'static str,
    prepare: fn(&mut Harness<'_, App>),
}

const SCENES: &[Scene] = &[
    Scene { name: "first-start", prepare: |_| {} },
    Scene { name: "play", prepare: play },
    Scene { name: "selected", prepare: selected },
    Scene { name: "promotion", prepare: promotion },
    Scene { name: "game-over", prepare: game_over },
    Scene { name: "draw-offer", prepare: official::draw_offer },
    Scene { name: "draw-offer-with-move", prepare: official::draw_offer_with_move },
    Scene { name: "claim", prepare: |h| official::claim_card(h, false) },
    Scene { name: "claim-with-move", prepare: |h| official::claim_card(h, true) },
    Scene {
        name: "ruling",
        prepare: |h| official::ruling(h, official::SHUFFLE, Ground::Repetition, Some("Ng8")),
    },
    Scene {
        name: "ruling-wrong",
        prepare: |h| official::ruling(h, "e4 e5", Ground::Repetition, Some("Nf3")),
    },
    Scene {
        name: "ruling-fifty",
        prepare: |h| official::ruling(h, "e4 e5 Nf3 Nc6", Ground::MoveCount, None),
    },
    Scene { name: "officer-clocks", prepare: |h| official::officer(h, OfficerTab::Clocks) },
    Scene { name: "officer-position", prepare: |h| official::officer(h, OfficerTab::Position) },
    Scene { name: "officer-decision", prepare: |h| official::officer(h, OfficerTab::Decision) },
    Scene { name: "officer-asked", prepare: official::officer_asked },
    Scene { name: "officer-book", prepare: |h| official::officer(h, OfficerTab::Book) },
    Scene { name: "adjourn", prepare: official::adjourn },
    Scene { name: "seal", prepare: |h| official::seal(h, "Bf1-b5", false) },
    Scene { name: "seal-warned", prepare: |h| official::seal(h, "Bf1-b6", true) },
    Scene { name: "put-away", prepare: official::put_away },
    Scene { name: "resume-game", prepare: official::resume_game },
    Scene { name: "envelope-waits", prepare: official::envelope_waits },
    Scene { name: "penalty", prepare: official::penalty },
    Scene { name: "lost-on-time", prepare: official::lost_on_time },
    Scene { name: "table-released", prepare: table_released },
    Scene { name: "table-touched", prepare: table_touched },
    Scene { name: "table-promotion", prepare: table_promotion },
    Scene { name: "typed-move", prepare: typed_move },
    Scene { name: "review", prepare: review },
    Scene { name: "games", prepare: games },
    Scene { name: "menu", prepare: menu },
    Scene { name: "new-game", prepare: |h| dialog(h, Dialog::NewGame(new_game(false))) },
    Scene { name: "new-game-two", prepare: |h| dialog(h, Dialog::NewGame(new_game(true))) },
    Scene { name: "new-game-table", prepare: |h| dialog(h, Dialog::NewGame(at_own_table())) },
    Scene { name: "clock-card", prepare: |h| dialog(h, clock_card("40/7200:20/3600:900+30")) },
    Scene { name: "clock-apart", prepare: |h| dialog(h, clock_card("40/7200:900d5|300+3")) },
    Scene { name: "clock-wrong", prepare: clock_wrong },
    Scene { name: "laws-card", prepare: |h| dialog(h, laws_card(LawsGroup::Table)) },
    Scene { name: "laws-draws", prepare: |h| dialog(h, laws_card(LawsGroup::Draws)) },
    Scene { name: "laws-clock", prepare: |h| dialog(h, laws_card(LawsGroup::Clock)) },
    Scene { name: "laws-course", prepare: |h| dialog(h, laws_card(LawsGroup::Course)) },
    Scene { name: "laws-wrong", prepare: laws_wrong },
    Scene { name: "resign", prepare: official::resign },
    Scene { name: "unsaved", prepare: unsaved },
    Scene { name: "picture", prepare: |h| dialog(h, Dialog::Picture(picture("1024"))) },
    Scene { name: "picture-wrong", prepare: |h| dialog(h, Dialog::Picture(picture("10000"))) },
    Scene { name: "dials", prepare: dials },
    Scene { name: "score-sheet", prepare: score_sheet },
    Scene { name: "score-sheet-long", prepare: score_sheet_long },
    Scene { name: "score-sheet-play", prepare: score_sheet_in_play },
    Scene { name: "changed-outside", prepare: |h| dialog(h, Dialog::ChangedOutside) },
    Scene { name: "help", prepare: |h| dialog(h, Dialog::Help) },
    Scene { name: "about", prepare: |h| dialog(h, Dialog::About) },
    Scene { name: "ladder", prepare: ladder },
    Scene { name: "ladder-first", prepare: |h| wish(h, Action::Page(Page::Ladder)) },
    Scene { name: "ladder-players", prepare: ladder_players },
    Scene { name: "ladder-rules", prepare: |h| ladder_card(h, Dialog::LadderRules) },
    Scene { name: "ladder-profile", prepare: ladder_profile },
    Scene { name: "ladder-delete", prepare: ladder_delete },
    Scene { name: "ladder-leave", prepare: ladder_leave },
    Scene { name: "ladder-game", prepare: ladder_game },
    Scene { name: "refused", prepare: refused },
    Scene { name: "settings", prepare: |h| settings(h, None) },
    Scene { name: "settings-low-page", prepare: settings_below },
    Scene { name: "captured", prepare: captured },
    Scene { name: "resigned", prepare: resigned },
    Scene { name: "dragged", prepare: dragged },
    Scene { name: "seated", prepare: |h| seen_from(h, CameraChoice::Seated) },
    Scene { name: "analysis", prepare: |h| seen_from(h, CameraChoice::Analysis) },
    Scene { name: "top", prepare: |h| seen_from(h, CameraChoice::Top) },
    Scene { name: "turned", prepare: turned },
    Scene { name: "settings-playing", prepare: |h| settings(h, Some("settings-playing")) },
    Scene { name: "settings-notation", prepare: |h| settings(h, Some("settings-notation")) },
    Scene { name: "settings-language", prepare: |h| settings(h, Some("settings-language")) },
    Scene { name: "settings-access", prepare: |h| settings(h, Some("settings-accessibility")) },
    Scene { name: "settings-about", prepare: |h| settings(h, Some("settings-about")) },
];

/// A window and preferences to look through.
struct Guise {
    name: &'static str,
    size: [f32; 2],
    /// Pixels a point.
    scale: f32,
    theme: Theme,
    language: LanguageChoice,
    pieces: PieceSet,
    board: BoardTheme,
    material: Material,
}

const BASE: Guise = Guise {
    name: "light-en",
    size: [1280.0, 800.0],
    scale: 1.0,
    theme: Theme::Light,
    language: LanguageChoice::En,
    pieces: PieceSet::Flat,
    board: BoardTheme::Walnut,
    material: Material::Boxwood,
};

const GUISES: &[Guise] = &[
    BASE,
    Guise {
        name: "dark-hans-qq",
        size: [1280.0, 800.0],
        theme: Theme::Dark,
        language: LanguageChoice::ZhHans,
        pieces: PieceSet::Qq,
        board: BoardTheme::Jade,
        ..BASE
    },
    Guise {
        name: "small-light-hant",
        size: [900.0, 600.0],
        theme: Theme::Light,
        language: LanguageChoice::ZhHant,
        pieces: PieceSet::Flat,
        board: BoardTheme::Slate,
        ..BASE
    },
    Guise {
        name: "small-dark-en",
        size: [900.0, 600.0],
        theme: Theme::Dark,
        language: LanguageChoice::En,
        pieces: PieceSet::Qq,
        board: BoardTheme::Blue,
        ..BASE
    },
    Guise {
        name: "narrow-dark-en",
        size: [720.0, 1000.0],
        theme: Theme::Dark,
        language: LanguageChoice::En,
        pieces: PieceSet::Flat,
        board: BoardTheme::Walnut,
        ..BASE
    },
    Guise {
        name: "narrow-light-hans",
        size: [720.0, 1000.0],
        theme: Theme::Light,
        language: LanguageChoice::ZhHans,
        pieces: PieceSet::Qq,
        board: BoardTheme::Ink,
        ..BASE
    },
    Guise { name: "large-light-en", size: [1920.0, 1080.0], scale: 2.0, ..BASE },
    Guise {
        name: "wide-dark-hant",
        size: [2560.0, 1440.0],
        theme: Theme::Dark,
        language: LanguageChoice::ZhHant,
        pieces: PieceSet::Qq,
        ..BASE
    },
    Guise { name: "solid-light-en", pieces: PieceSet::Solid, ..BASE },
    Guise {
        name: "solid-dark-hans",
        theme: Theme::Dark,
        language: LanguageChoice::ZhHans,
        pieces: PieceSet::Solid,
        board: BoardTheme::Jade,
        material: Material::Celadon,
        ..BASE
    },
    Guise {
        name: "solid-small-hant",
        size: [900.0, 600.0],
        language: LanguageChoice::ZhHant,
        pieces: PieceSet::Solid,
        board: BoardTheme::Slate,
        material: Material::Marble,
        ..BASE
    },
    Guise {
        name: "solid-narrow-dark",
        size: [720.0, 1000.0],
        theme: Theme::Dark,
        pieces: PieceSet::Solid,
        board: BoardTheme::Ink,
        material: Material::Lacquer,
        ..BASE
    },
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args_os().skip(1);
    let directory = PathBuf::from(arguments.next().ok_or("name the folder for the pictures")?);
    let word = arguments.next().and_then(|word| word.into_string().ok()).unwrap_or_default();
    std::fs::create_dir_all(&directory)?;
    let mut drawn = 0;
    for guise in GUISES {
        for scene in SCENES {
            let name = format!("{}.{}.png", scene.name, guise.name);
            if !name.contains(&word) {
                continue;
            }
            let mut harness = window(guise);
            (scene.prepare)(&mut harness);
            settle(&mut harness);
            harness.render()?.save(directory.join(&name))?;
            drawn += 1;
        }
    }
    println!("{drawn} pictures in {}", directory.display());
    Ok(())
}

fn window(guise: &Guise) -> Harness<'static, App> {
    let settings = Settings {
        theme: guise.theme,
        language: guise.language,
        pieces: guise.pieces,
        board: guise.board,
        material: guise.material,
        ..Settings::default()
    };
    let mut harness = Harness::builder()
        .with_size(vec2(guise.size[0], guise.size[1]))
        .with_pixels_per_point(guise.scale)
        .with_step_dt(0.1)
        .wgpu()
        .build_eframe(|cc| {
            let options = Options::for_tests(Box::new(|_| Box::new(SilentEngine)));
            let app = App::new(cc, options).expect("threads for the services");
            app.wish(Action::Settings(Box::new(settings)));
            app
        });
    settle(&mut harness);
    harness
}

/// Lets animations end; a running clock never does.
fn settle(harness: &mut Harness<'_, App>) {
    harness.run_steps(if harness.state().model().settings.pieces == PieceSet::Solid {
        16
    } else {
        8
    });
}

fn wish(harness: &mut Harness<'_, App>, action: Action) {
    harness.state_mut().wish(action);
    harness.run_steps(2);
}

/// Makes moves for both sides as if by hand.
fn line(harness: &mut Harness<'_, App>, moves: &str) {
    let mut position = harness.state().model().play.live_position();
    for word in moves.split_whitespace().filter(|word| !word.ends_with('.')) {
        let mv = chess_core::san::parse(&position, word).expect("a legal move");
        let to = if mv.is_castle() { mv.to() } else { mv.king_target() };
        let promotion = mv.promoted_to();
        wish(harness, Action::Play(PlayAction::Move { from: mv.from(), to, promotion }));
        position.play(mv);
    }
}

fn two_people(harness: &mut Harness<'_, App>) {
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        white_name: "Lin Wei".to_owned(),
        black_name: "沈知远".to_owned(),
        controls: ClockChoice::controls(Some(ClockChoice { minutes: 10, increment: 5 })),
        ..NewGame::default()
    };
    wish(harness, Action::Play(PlayAction::New(setup)));
}

fn play(harness: &mut Harness<'_, App>) {
    let setup = NewGame {
        level: 14,
        color: ColorChoice::White,
        controls: ClockChoice::controls(Some(ClockChoice { minutes: 10, increment: 5 })),
        ..NewGame::default()
    };
    wish(harness, Action::Play(PlayAction::New(setup)));
    let model = harness.state_mut().model_mut();
    let computer = model.play.players.clone();
    // Both sides by hand, then the opponent is the computer again.
    for color in Color::ALL {
        model.play.players[color] = luozi::model::Player::Person(String::new());
    }
    line(harness, PLAIN);
    harness.state_mut().model_mut().play.players = computer;
}

fn square_at(harness: &Harness<'_, App>, name: &str) -> Pos2 {
    use egui_kittest::kittest::Queryable as _;
    harness
        .query_all_by_role(egui::accesskit::Role::Button)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(name)))
        .map_or(Pos2::ZERO, |node| node.rect().center())
}

fn selected(harness: &mut Harness<'_, App>) {
    line(harness, "e4");
    harness.state_mut().model_mut().play.players.black =
        luozi::model::Player::Person(String::new());
    // A queen goes to light squares and dark ones, and may take.
    line(harness, "e5 d4 exd4");
    let at = square_at(harness, "d1");
    harness.hover_at(at);
    harness.drag_at(at);
    harness.run_steps(1);
    harness.drop_at(at);
}

fn paste(harness: &mut Harness<'_, App>, text: &str) {
    wish(harness, Action::File(FileAction::Paste(text.to_owned())));
    let model = harness.state_mut().model_mut();
    model.notices = Default::default();
}

fn promotion(harness: &mut Harness<'_, App>) {
    paste(harness, "1k6/5P2/2b5/8/8/8/6PP/6K1 w - - 0 1");
    for square in ["f7", "f8"] {
        let at = square_at(harness, square);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.run_steps(1);
        harness.drop_at(at);
        harness.run_steps(1);
    }
}

fn captured(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(
        harness,
        "e4 e5 d4 exd4 c3 dxc3 Bc4 cxb2 Bxb2 d5 Bxd5 Nf6 Bxf7+ Kxf7 Qxd8 Bb4+ Qd2 Bxd2+ Nxd2 Re8",
    );
}

fn resigned(harness: &mut Harness<'_, App>) {
    captured(harness);
    wish(harness, Action::Play(PlayAction::ResignNow));
}

fn dragged(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5");
    let [from, to] = ["g1", "f3"].map(|name| square_at(harness, name));
    harness.hover_at(from);
    harness.drag_at(from);
    harness.run_steps(1);
    harness.hover_at(from + (to - from) * 0.8);
    harness.run_steps(1);
}

fn seen_from(harness: &mut Harness<'_, App>, camera: CameraChoice) {
    play(harness);
    let settings = harness.state().model().settings.clone();
    wish(harness, Action::Settings(Box::new(Settings { camera, ..settings })));
}

fn turned(harness: &mut Harness<'_, App>) {
    play(harness);
    wish(harness, Action::Flip);
}

/// The foot of the first page of the settings.
fn dials(harness: &mut Harness<'_, App>) {
    let settings = harness.state().model().settings.clone();
    let settings = Settings { clock_face: ClockFace::Analogue, ..settings };
    wish(harness, Action::Settings(Box::new(settings)));
    play(harness);
}

fn score_sheet(harness: &mut Harness<'_, App>) {
    wish(harness, Action::File(FileAction::Paste(TIMED.to_owned())));
    wish(harness, Action::Go(GoAction::Last));
    wish(harness, Action::Dialog(Some(Dialog::ScoreSheet(SheetNotation::Figurine))));
}

fn score_sheet_long(harness: &mut Harness<'_, App>) {
    wish(harness, Action::File(FileAction::Paste(GAME.to_owned())));
    wish(harness, Action::Dialog(Some(Dialog::ScoreSheet(SheetNotation::Long))));
}

fn score_sheet_in_play(harness: &mut Harness<'_, App>) {
    dialog(harness, Dialog::ScoreSheet(SheetNotation::Chinese));
}

fn settings_below(harness: &mut Harness<'_, App>) {
    settings(harness, None);
    let [width, height] = [harness.ctx.content_rect().width(), harness.ctx.content_rect().height()];
    harness.hover_at(Pos2::new(width * 0.5, height * 0.6));
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -2000.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Default::default(),
    });
    harness.run_steps(12);
}

fn game_over(harness: &mut Harness<'_, App>) {
    let setup = NewGame { level: 16, color: ColorChoice::White, ..NewGame::default() };
    wish(harness, Action::Play(PlayAction::New(setup)));
    let players = harness.state().model().play.players.clone();
    for color in Color::ALL {
        harness.state_mut().model_mut().play.players[color] =
            luozi::model::Player::Person(String::new());
    }
    line(harness, "e4 e5 Bc4 Nc6 Qh5 Nf6");
    harness.state_mut().model_mut().play.players = players;
    line(harness, "Qxf7#");
}

/// Two people at a table, after some moves.
fn at_table(harness: &mut Harness<'_, App>, laws: &str, moves: &str) {
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        white_name: "林未".to_owned(),
        black_name: "沈知远".to_owned(),
        controls: "5400+30".parse().expect("time controls"),
        laws: laws.parse().expect("laws"),
        table: true,
        ..NewGame::default()
    };
    wish(harness, Action::Play(PlayAction::New(setup)));
    let mut position = harness.state().model().play.live_position();
    for word in moves.split_whitespace() {
        let mv = chess_core::san::parse(&position, word).expect("a legal move");
        wish(harness, Action::Play(PlayAction::Official(Event::Move { mv, offer: false })));
        position.play(mv);
    }
}

fn told(harness: &mut Harness<'_, App>, event: Event) {
    wish(harness, Action::Play(PlayAction::Official(event)));
    harness.run_steps(8);
}

const QUEENS_GAMBIT: &str = "d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6";

fn table_released(harness: &mut Harness<'_, App>) {
    at_table(harness, "modern", QUEENS_GAMBIT);
    let by = Color::White;
    told(harness, Event::Touch { by, square: Square::F3 });
    told(harness, Event::Release { by, from: Square::F3, to: Square::E5 });
}

fn table_touched(harness: &mut Harness<'_, App>) {
    at_table(harness, "classic", QUEENS_GAMBIT);
    told(harness, Event::Touch { by: Color::White, square: Square::C4 });
}

fn table_promotion(harness: &mut Harness<'_, App>) {
    at_table(harness, "modern", "e4 d5 exd5 c6 dxc6 a6 cxb7 a5");
    let by = Color::White;
    told(harness, Event::Release { by, from: Square::B7, to: Square::A8 });
}

fn typed_move(harness: &mut Harness<'_, App>) {
    two_people(harness);
    line(harness, "e4 e5 Nf3");
    harness.key_press(egui::Key::Slash);
    harness.run_steps(2);
    harness.event(egui::Event::Text("Nb".to_owned()));
    harness.run_steps(2);
    harness.key_press(egui::Key::Enter);
}

fn review(harness: &mut Harness<'_, App>) {
    paste(harness, GAME);
    for _ in 0..11 {
        wish(harness, Action::Go(GoAction::Next));
    }
    let shapes = vec![
        chess_core::game::Shape {
            color: chess_core::game::ShapeColor::Green,
            from: Square::F3,
            to: Some(Square::G5),
        },
        chess_core::game::Shape {
            color: chess_core::game::ShapeColor::Red,
            from: Square::F7,
            to: None,
        },
    ];
    wish(harness, Action::Edit(EditAction::SetShapes(shapes)));
}

fn games(harness: &mut Harness<'_, App>) {
    let mut text = String::new();
    for (i, (white, black, result)) in [
        ("Lin, Wei", "Shen, Zhiyuan", "1-0"),
        ("Shen, Zhiyuan", "Gao, Yun", "1/2-1/2"),
        ("Gao, Yun", "Lin, Wei", "0-1"),
        ("Müller, Anna", "Okafor, Chidi", "*"),
    ]
    .into_iter()
    .cycle()
    .take(24)
    .enumerate()
    {
        text.push_str(&format!(
            "[Event \"Club championship\"]\n[Date \"2026.0{}.11\"]\n[Round \"{}\"]\n\
             [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
             1. e4 e5 2. Nf3 Nc6 {result}\n\n",
            1 + i % 9,
            i + 1
        ));
    }
    paste(harness, &text);
    wish(harness, Action::Go(GoAction::Last));
    use egui_kittest::kittest::Queryable as _;
    let tab = harness
        .query_all_by_role(egui::accesskit::Role::RadioButton)
        .find(|node| node.accesskit_node().label().is_some_and(|label| label.contains("24")));
    if let Some(tab) = tab {
        tab.click();
    }
}

fn menu(harness: &mut Harness<'_, App>) {
    use egui_kittest::kittest::Queryable as _;
    two_people(harness);
    line(harness, "e4 e5");
    let more = ["More", "更多"].into_iter().find_map(|label| harness.query_by_label(label));
    if let Some(more) = more {
        more.click();
    }
}

fn picture(size: &str) -> PictureDraft {
    PictureDraft { size: size.to_owned(), ..PictureDraft::of(&Settings::default()) }
}

fn new_game(two: bool) -> NewGame {
    NewGame {
        level: 14,
        opponent: if two { Opponent::TwoPeople } else { Opponent::Computer },
        controls: ClockChoice::controls(Some(ClockChoice { minutes: 10, increment: 5 })),
        white_name: "Lin Wei".to_owned(),
        ..NewGame::default()
    }
}

/// With laws of its own, a clock of its own and a person as arbiter.
fn at_own_table() -> NewGame {
    NewGame {
        laws: "modern; fivefold=off; touch=arbiter".parse().expect("laws"),
        controls: "40/7200:3600".parse().expect("a clock"),
        table: true,
        officer: Officer::Person,
        ..new_game(false)
    }
}

fn clock_card(text: &str) -> Dialog {
    let controls = text.parse().expect("a clock");
    Dialog::Clock(Box::new(ClockDraft::of(&NewGame { controls, ..new_game(true) })))
}

/// Both the fields and the text of the clock say nothing.
fn clock_wrong(harness: &mut Harness<'_, App>) {
    let Dialog::Clock(mut draft) = clock_card("40/7200:3600") else { return };
    let before = draft.clone();
    draft.sides.white.periods[1].time = "soon".to_owned();
    draft.follow(&before);
    let before = draft.clone();
    draft.text = "40/7200:36oo".to_owned();
    draft.follow(&before);
    dialog(harness, Dialog::Clock(draft));
}

fn laws_card(group: LawsGroup) -> Dialog {
    let mut draft = LawsDraft::of(&at_own_table());
    draft.group = group;
    Dialog::Laws(Box::new(draft))
}

fn laws_wrong(harness: &mut Harness<'_, App>) {
    let Dialog::Laws(mut draft) = laws_card(LawsGroup::Course) else { return };
    draft.times.lateness = "soon".to_owned();
    let before = draft.clone();
    draft.text = "modern; fivefold=perhaps".to_owned();
    draft.follow(&before);
    dialog(harness, Dialog::Laws(draft));
}

fn dialog(harness: &mut Harness<'_, App>, dialog: Dialog) {
    play(harness);
    wish(harness, Action::Dialog(Some(dialog)));
}

fn unsaved(harness: &mut Harness<'_, App>) {
    paste(harness, GAME);
    wish(harness, Action::Quit);
}

fn refused(harness: &mut Harness<'_, App>) {
    let bad = "r6k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1";
    wish(harness, Action::File(FileAction::Paste(bad.to_owned())));
}

/// Somebody who has played for half a year, and somebody who has not.
fn profiles(harness: &mut Harness<'_, App>) {
    let mut tenths = 11_900_u32;
    let mut history = Vec::new();
    for i in 0..90_u32 {
        let day = i * 150 / 90;
        let (score, step) = match (i * 7 + i / 5) % 10 {
            0..=4 => (Score::Win, 130),
            5 => (Score::Draw, 20),
            _ => (Score::Loss, -58),
        };
        let before = tenths;
        tenths = tenths.saturating_add_signed(step);
        history.push(RatedGame {
            date: format!("2026.{:02}.{:02}", 6 + day / 30, 1 + day % 30),
            opponent: Against::Computer(13 + (i % 7) as u8),
            color: Color::White,
            score,
            before,
            after: tenths,
            reason: "checkmate".to_owned(),
        });
    }
    let profile = |id, name: &str, title, tenths, history: Vec<RatedGame>| Profile {
        id: ProfileId(id),
        name: name.to_owned(),
        title,
        tenths,
        games: history.len() as u32,
        created: "2026.06.01".to_owned(),
        history,
    };
    let model = harness.state_mut().model_mut();
    model.today = "2026.10.28".to_owned();
    model.ladder.profiles = Profiles {
        current: Some(ProfileId(1)),
        next: 3,
        pending: None,
        profiles: vec![
            profile(1, "Lin Wei", Title::None, tenths, history),
            profile(2, "沈知远", Title::Wgm, 22_040, Vec::new()),
        ],
    };
}

fn ladder(harness: &mut Harness<'_, App>) {
    wish(harness, Action::Page(Page::Ladder));
    profiles(harness);
    harness.run_steps(2);
}

fn ladder_players(harness: &mut Harness<'_, App>) {
    use egui_kittest::kittest::Queryable as _;
    ladder(harness);
    let names = ["Players", "棋手"].into_iter();
    if let Some(button) = names.filter_map(|label| harness.query_by_label(label)).next() {
        button.click();
    }
}

fn ladder_card(harness: &mut Harness<'_, App>, dialog: Dialog) {
    ladder(harness);
    wish(harness, Action::Dialog(Some(dialog)));
}

fn ladder_profile(harness: &mut Harness<'_, App>) {
    let draft = ProfileDraft { id: None, name: "沈知远".to_owned(), title: Title::Wgm };
    ladder_card(harness, Dialog::Profile(draft));
}

fn ladder_delete(harness: &mut Harness<'_, App>) {
    ladder_card(harness, Dialog::DeleteProfile(ProfileId(1)));
}

/// A rated game of somebody with a title.
fn ladder_game(harness: &mut Harness<'_, App>) {
    profiles(harness);
    harness.state_mut().model_mut().ladder.profiles.current = Some(ProfileId(2));
    while harness.state().model().play.user() != Some(Color::White)
        || !harness.state().model().play.setup.rated
    {
        wish(harness, Action::Ladder(LadderAction::Play(14)));
    }
    line(harness, "e4");
}

fn ladder_leave(harness: &mut Harness<'_, App>) {
    ladder_game(harness);
    wish(harness, Action::Play(PlayAction::New(new_game(false))));
}

fn settings(harness: &mut Harness<'_, App>, page: Option<&str>) {
    use egui_kittest::kittest::Queryable as _;
    play(harness);
    wish(harness, Action::Page(Page::Settings));
    if let Some(page) = page {
        let language = harness.state().model().language;
        let text = luozi::text::Text::new(language);
        let label = text.get(page).to_owned();
        if let Some(item) = harness.query_all_by_label(&label).next() {
            item.click();
        }
    }
}
