//! The board as a picture, and with a mouse and a keyboard.

use std::time::Duration;

use chess_core::{Color, Position, Role, Square, fen, uci_move};
use egui::{Context, Key, Modifiers, PointerButton, Pos2, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use luozi::view::board::{
    ArrowKind, BoardEvent, BoardLayout, BoardOptions, BoardPicture, BoardState, BoardView,
    BoardWords, Brush, Coordinates, Destinations, MachineArrow, Premove, Shape,
};
use luozi::view::board_theme::BoardTheme;
use luozi::view::pieces::PieceSet;
use luozi::view::theme::{self, Cjk};

const MIDDLE: &str = "3r2k1/bppq1pp1/p1n1rn1p/4pN2/8/2PP1Q1P/PPB2PP1/R1B1R1K1 w - - 0 19";

struct Scene {
    position: Position,
    picture: BoardPicture,
    options: BoardOptions,
    state: BoardState,
    events: Vec<BoardEvent>,
    /// Moves are played on the board as a program would.
    plays: bool,
}

impl Scene {
    fn new(text: &str) -> Scene {
        let (position, _) = fen::read(text).expect("a position");
        let mut scene = Scene {
            picture: BoardPicture::of(*position.board()),
            position,
            options: BoardOptions::default(),
            state: BoardState::default(),
            events: Vec::new(),
            plays: true,
        };
        scene.set_position(scene.position.clone());
        scene
    }

    fn set_position(&mut self, position: Position) {
        self.picture.board = *position.board();
        self.picture.destinations = Destinations::new(&position.legal_moves(), true);
        self.picture.movable = position.us();
        self.picture.premovable = position.them();
        self.picture.check = position.is_check().then(|| position.king(position.turn()));
        self.position = position;
    }

    fn play(&mut self, word: &str) {
        let mv = uci_move::parse(&self.position, word).expect("a legal move");
        self.picture.last_move = Some([mv.from(), mv.to()]);
        self.set_position(self.position.after(mv));
    }

    fn ui(ui: &mut egui::Ui, scene: &mut Scene) {
        let room = ui.ctx().content_rect();
        ui.painter().rect_filled(room, 0.0, theme::tokens(ui).paper);
        let room = room.shrink(16.0);
        let layout = BoardLayout::fit(room, ui.pixels_per_point(), scene.options.coordinates)
            .centered_in(room);
        let words = BoardWords::english();
        let shown = BoardView::new(&scene.picture, &scene.options, &words).show(
            ui,
            &layout,
            &mut scene.state,
        );
        for event in shown.events {
            match &event {
                BoardEvent::Move { from, to, promotion } if scene.plays => {
                    let mv = scene.picture.destinations.resolve(*from, *to, *promotion);
                    let mv = mv.expect("what the board offers is legal");
                    scene.picture.last_move = Some([mv.from(), *to]);
                    scene.set_position(scene.position.after(mv));
                }
                BoardEvent::Premove(plan) => scene.picture.premove = Some(*plan),
                BoardEvent::CancelPremove => scene.picture.premove = None,
                BoardEvent::ShapesChanged(shapes) => scene.picture.shapes.clone_from(shapes),
                _ => {}
            }
            scene.events.push(event);
        }
    }
}

fn look(ctx: &Context) {
    theme::install_fonts(ctx, Cjk::Simplified);
    theme::apply(ctx, false);
}

fn harness(scene: Scene, size: f32, theme: Theme) -> Harness<'static, Scene> {
    let mut harness = Harness::builder()
        .with_size(vec2(size, size))
        .with_theme(theme)
        .with_context_setup(look)
        .build_ui_state(Scene::ui, scene);
    harness.run();
    harness
}

/// The middle of a square, White at the bottom.
fn at(harness: &Harness<'_, Scene>, square: Square) -> Pos2 {
    harness
        .query_all_by(|node| node.label().is_some_and(|l| l.starts_with(&square.to_string())))
        .next()
        .expect("a node for the square")
        .rect()
        .center()
}

fn button(harness: &Harness<'_, Scene>, at: Pos2, button: PointerButton, pressed: bool) {
    harness.event(egui::Event::PointerButton {
        pos: at,
        button,
        pressed,
        modifiers: Modifiers::default(),
    });
}

fn click(harness: &mut Harness<'_, Scene>, square: Square) {
    let at = at(harness, square);
    harness.event(egui::Event::PointerMoved(at));
    button(harness, at, PointerButton::Primary, true);
    button(harness, at, PointerButton::Primary, false);
    harness.run();
}

fn drag(harness: &mut Harness<'_, Scene>, from: Square, to: Square, with: PointerButton) {
    let (from, to) = (at(harness, from), at(harness, to));
    harness.event(egui::Event::PointerMoved(from));
    button(harness, from, with, true);
    harness.event(egui::Event::PointerMoved(from + (to - from) * 0.5));
    harness.event(egui::Event::PointerMoved(to));
    harness.run_steps(5);
    button(harness, to, with, false);
    harness.run_steps(2);
}

#[test]
fn pictures_of_the_sets_and_boards() {
    let mut results = egui_kittest::SnapshotResults::new();
    for (name, set, board, theme, coordinates) in [
        ("board_walnut_flat", PieceSet::Flat, BoardTheme::Walnut, Theme::Light, Coordinates::Frame),
        ("board_jade_qq", PieceSet::Qq, BoardTheme::Jade, Theme::Light, Coordinates::Frame),
        ("board_ink_flat_dark", PieceSet::Flat, BoardTheme::Ink, Theme::Dark, Coordinates::Inside),
        ("board_slate_qq_dark", PieceSet::Qq, BoardTheme::Slate, Theme::Dark, Coordinates::Frame),
        ("board_blue_flat", PieceSet::Flat, BoardTheme::Blue, Theme::Light, Coordinates::Inside),
        ("board_contrast_qq", PieceSet::Qq, BoardTheme::Contrast, Theme::Light, Coordinates::Off),
    ] {
        let mut scene = Scene::new(MIDDLE);
        scene.options.set = set;
        scene.options.theme = board;
        scene.options.coordinates = coordinates;
        scene.picture.last_move = Some([Square::E8, Square::E6]);
        let mut harness = harness(scene, 420.0, theme);
        click(&mut harness, Square::F5);
        harness.remove_cursor();
        harness.run();
        harness.snapshot(name);
        results.extend_harness(&mut harness);
    }
}

#[test]
fn picture_of_promotion_and_arrows() {
    let mut scene = Scene::new("2r3k1/1P3pp1/4p2p/3pP3/p1q5/P3QN1P/5PP1/1R4K1 w - - 0 34");
    scene.picture.last_move = Some([Square::A5, Square::A4]);
    let arrow = |from, to, brush| Shape { from, to: Some(to), brush };
    scene.picture.shapes = vec![
        arrow(Square::E3, Square::H6, Brush::Green),
        arrow(Square::F3, Square::D4, Brush::Green),
        arrow(Square::C4, Square::C1, Brush::Red),
        Shape { from: Square::G8, to: None, brush: Brush::Red },
    ];
    scene.picture.arrows = vec![
        MachineArrow { from: Square::B7, to: Square::C8, kind: ArrowKind::Best },
        MachineArrow { from: Square::F3, to: Square::D2, kind: ArrowKind::Other },
    ];
    let mut harness = harness(scene, 520.0, Theme::Light);
    click(&mut harness, Square::B7);
    click(&mut harness, Square::B8);
    harness.remove_cursor();
    harness.run();
    assert!(harness.state().state.is_promoting());
    harness.snapshot("board_promotion");
}

#[test]
fn picture_of_check_and_a_plan() {
    let mut scene = Scene::new("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    scene.picture.last_move = Some([Square::D1, Square::D8]);
    scene.picture.premove = Some(Premove { from: Square::G5, to: Square::E7, promotion: None });
    let mut harness = harness(scene, 420.0, Theme::Light);
    harness.snapshot("board_check");
}

#[test]
fn a_move_by_two_clicks_and_one_by_dragging() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    click(&mut harness, Square::E2);
    assert!(harness.query_by_label("e2, white pawn, selected").is_some());
    assert!(harness.query_by_label("e4, legal target").is_some());
    click(&mut harness, Square::E4);
    drag(&mut harness, Square::G8, Square::F6, PointerButton::Primary);
    let played = fen::format(&harness.state().position);
    assert!(played.starts_with("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w"), "{played}");
    assert!(harness.query_by_label("e4, white pawn").is_some());
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_right_button_draws_and_the_left_erases() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    drag(&mut harness, Square::G1, Square::F3, PointerButton::Secondary);
    let knight = Shape { from: Square::G1, to: Some(Square::F3), brush: Brush::Green };
    assert_eq!(harness.state().picture.shapes, [knight]);
    click(&mut harness, Square::E5);
    assert!(harness.state().picture.shapes.is_empty());
}

#[test]
fn the_keyboard_plays_and_promotes() {
    let mut harness = harness(Scene::new("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1"), 420.0, Theme::Light);
    harness.get_by_label("e2").focus();
    harness.run();
    for key in [
        Key::ArrowLeft,
        Key::ArrowLeft,
        Key::ArrowLeft,
        Key::ArrowLeft,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::ArrowUp,
        Key::Space,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::Enter,
    ] {
        harness.key_press(key);
        harness.run();
    }
    assert!(harness.state().state.is_promoting());
    assert!(harness.query_by_label("queen").is_some());
    harness.key_press(Key::N);
    harness.run();
    let expected =
        BoardEvent::Move { from: Square::A7, to: Square::B8, promotion: Some(Role::Knight) };
    assert_eq!(harness.state().events.last(), Some(&expected));
}

#[test]
fn a_screen_reader_plays_by_clicking_nodes() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    harness.get_by_label("g1, white knight").click_accesskit();
    harness.run();
    harness.get_by_label("f3, legal target").click_accesskit();
    harness.run();
    assert_eq!(harness.state().position.turn(), Color::Black);
}

/// Case 055: what is seen is what moves, after turning too.
#[test]
fn a_turned_board_moves_the_man_that_is_seen() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    let white_below = at(&harness, Square::E2);
    harness.state_mut().picture.orientation = Color::Black;
    harness.run();
    assert!(at(&harness, Square::E2).y < white_below.y);
    drag(&mut harness, Square::E2, Square::E4, PointerButton::Primary);
    let expected = BoardEvent::Move { from: Square::E2, to: Square::E4, promotion: None };
    assert_eq!(harness.state().events.last(), Some(&expected));
}

#[test]
fn the_wheel_steps_through_the_game() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    let middle = at(&harness, Square::D4);
    harness.hover_at(middle);
    harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, -1.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::default(),
    });
    harness.run_steps(2);
    assert_eq!(harness.state().events, [BoardEvent::Scroll(1)]);
}

fn repaint_delay(harness: &Harness<'_, Scene>) -> Duration {
    harness.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay
}

/// Idle costs nothing: a still board asks for no repaint, a running animation does, and it ends.
#[test]
fn a_still_board_asks_for_no_repaint() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    harness.run_steps(3);
    assert_eq!(repaint_delay(&harness), Duration::MAX);
    harness.state_mut().play("e2e4");
    harness.step();
    assert_eq!(repaint_delay(&harness), Duration::ZERO, "the pawn is on its way");
    harness.run();
    assert_eq!(repaint_delay(&harness), Duration::MAX);
    click(&mut harness, Square::E7);
    harness.run_steps(3);
    assert_eq!(repaint_delay(&harness), Duration::MAX, "a selected man stands still too");
}

#[test]
fn a_dropped_man_does_not_slide() {
    let mut harness = harness(Scene::new(START), 420.0, Theme::Light);
    let (from, to) = (at(&harness, Square::E2), at(&harness, Square::E4));
    harness.event(egui::Event::PointerMoved(from));
    button(&harness, from, PointerButton::Primary, true);
    harness.event(egui::Event::PointerMoved(to));
    harness.run();
    button(&harness, to, PointerButton::Primary, false);
    harness.run_steps(3);
    assert_eq!(harness.state().position.turn(), Color::Black);
    assert_eq!(repaint_delay(&harness), Duration::MAX, "nothing moves after a drop");
}
