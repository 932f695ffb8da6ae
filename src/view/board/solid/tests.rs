//! Scenes put together without a window: what is where, at every moment.

use chess_core::{Bitboard, Color, Position, Role, Square, fen, uci_move};
use egui::{Pos2, Rect, pos2, vec2};
use scene3d::glam::Vec3;
use scene3d::{Kind, MarkShape, Scene};

use super::super::animation::Animation;
use super::super::interaction::{Interaction, Rules};
use super::super::picture::{
    BoardEvent, BoardOptions, BoardPicture, Brush, Destinations, Premove, Shape,
};
use super::super::place::Place;
use super::camera::Orbit;
use super::state::SolidState;
use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

struct Board {
    picture: BoardPicture,
    options: BoardOptions,
    solid: SolidOptions,
    hand: Interaction,
    state: SolidState,
    animation: Option<Animation>,
    now: f64,
    events: Vec<BoardEvent>,
}

impl Board {
    fn new(text: &str) -> Board {
        let (position, _) = fen::read(text).expect("a position");
        let mut picture = BoardPicture::of(*position.board());
        picture.destinations = Destinations::new(&position.legal_moves(), true);
        picture.movable = picture.destinations.movable();
        let solid = SolidOptions::default();
        let mut board = Board {
            picture,
            options: BoardOptions { solid: Some(solid), ..BoardOptions::default() },
            solid,
            hand: Interaction::default(),
            state: SolidState::default(),
            animation: None,
            now: 10.0,
            events: Vec::new(),
        };
        board.state.orbit = Some(Orbit::new(Preset::Play, Color::White, 0.0));
        board
    }

    fn rules(&self) -> Rules<'_> {
        Rules { picture: &self.picture, options: &self.options, ask: false }
    }

    fn table(&self) -> Table {
        let room = Rect::from_min_size(pos2(72.0, 8.0), vec2(784.0, 784.0));
        let camera = self.state.orbit.expect("a camera").camera();
        let picture = &self.picture;
        Table::new(room, 1.0, camera, &picture.board, picture.orientation, self.state.grab)
    }

    /// A place above a square, `height` over the board.
    fn above(&self, square: Square, height: f32) -> Pos2 {
        self.table().point(cell(square).center() + Vec3::Y * height)
    }

    fn press(&mut self, at: Pos2) {
        let table = self.table();
        let place = Place::Solid(&table);
        let Board { picture, options, hand, .. } = self;
        let rules = Rules { picture, options, ask: false };
        let square = place.square_at(at, hand.answers(rules));
        hand.press(rules, square, at, &mut self.events);
        place.grab(hand, at);
        self.state.follow_hand(hand, Some(&table), self.now);
    }

    fn drag(&mut self, at: Pos2) {
        let table = self.table();
        let Board { picture, options, hand, .. } = self;
        hand.moved(Rules { picture, options, ask: false }, at);
        self.state.follow_hand(hand, Some(&table), self.now);
    }

    fn release(&mut self, at: Pos2) {
        let table = self.table();
        let Board { picture, options, hand, .. } = self;
        let rules = Rules { picture, options, ask: false };
        let square = Place::Solid(&table).square_under(hand, at, hand.answers(rules));
        hand.release(rules, square, &mut self.events);
        self.state.follow_hand(hand, Some(&table), self.now);
    }

    fn scene(&self, over: Option<Square>) -> Scene {
        scene_of(&Sight {
            rules: self.rules(),
            solid: &self.solid,
            hand: &self.hand,
            state: &self.state,
            animation: self.animation.as_ref(),
            camera: self.state.orbit.expect("a camera").camera(),
            over,
            cursor: None,
            now: self.now,
        })
    }
}

fn position(text: &str, moves: &str) -> Position {
    let (mut position, _) = fen::read(text).expect("a position");
    for word in moves.split_whitespace() {
        let mv = uci_move::parse(&position, word).expect("a legal move");
        position = position.after(mv);
    }
    position
}

fn marks_of(scene: &Scene, shape: MarkShape) -> Vec<Square> {
    let cells = scene.marks.iter().filter(|mark| mark.shape == shape).map(|mark| mark.cell);
    cells.filter_map(square).collect()
}

#[test]
fn every_man_stands_on_his_square() {
    let scene = Board::new(START).scene(None);
    assert_eq!(scene.men.len(), 32);
    assert!(scene.men.iter().all(|man| man.at.y == 0.0 && man.opacity == 1.0));
    let kings: Vec<Vec3> =
        scene.men.iter().filter(|man| man.kind == Kind::King).map(|man| man.at).collect();
    assert_eq!(kings, [cell(Square::E1).center(), cell(Square::E8).center()]);
    assert_eq!(scene, Board::new(START).scene(None), "nothing moves by itself");
}

/// Picking through the projection: every square answers at its middle, from both sides.
#[test]
fn places_on_the_screen_and_squares_agree() {
    for orientation in Color::ALL {
        let mut board = Board::new("8/8/8/8/8/8/8/K6k w - - 0 1");
        board.picture.orientation = orientation;
        board.state.orbit = Some(Orbit::new(Preset::Seated, orientation, 0.0));
        let table = board.table();
        for square in Square::all() {
            let rect = table.rect_of(square);
            assert!(table.rect.contains_rect(rect), "{square}: {rect:?}");
            assert_eq!(table.square_at(rect.center(), Bitboard::EMPTY), Some(square));
            let [x, y] = table.place_of(table.point(cell(square).center()));
            let home = [square.file().index() as f32, square.rank().index() as f32];
            assert!((x - home[0]).abs() < 0.01 && (y - home[1]).abs() < 0.01);
        }
    }
}

#[test]
fn a_click_means_the_man_that_can_move_and_goes_through_the_others() {
    let mut board = Board::new("4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1");
    // The white king's head covers a part of e2; he can move, so he is meant.
    let head = board.above(Square::E1, 1.2);
    board.press(head);
    board.release(head);
    assert_eq!(board.hand.selected(), Some(Square::E1));
    // The black king cannot be moved by White: the square behind him is meant.
    let black = board.above(Square::E8, 1.2);
    assert_ne!(board.table().square_at(black, board.hand.answers(board.rules())), Some(Square::E8));
    // The pawn that can be captured is meant at his head once the capturer is chosen.
    let pawn = board.above(Square::D5, 0.8);
    assert_ne!(board.table().square_at(pawn, board.hand.answers(board.rules())), Some(Square::D5));
    let own = board.above(Square::E4, 0.5);
    board.press(own);
    board.release(own);
    board.press(pawn);
    let expected = BoardEvent::Move { from: Square::E4, to: Square::D5, promotion: None };
    assert_eq!(board.events.last(), Some(&expected));
}

#[test]
fn a_dragged_man_keeps_his_hold_and_is_set_down_under_his_foot() {
    let mut board = Board::new(START);
    // Taken at the head, which from this seat is over the square behind.
    let (head, goal) = (board.above(Square::G1, 0.9), board.above(Square::F3, 0.9));
    board.press(head);
    board.drag(head + vec2(4.0, 0.0));
    board.now += 0.2;
    board.drag(goal);
    let (_, _, foot, _) = board.state.carried.expect("in the hand");
    assert!((foot.y - 0.35).abs() < 1e-4, "lifted");
    let beside = Vec3::new(foot.x, 0.0, foot.z).distance(cell(Square::F3).center());
    assert!(beside < 0.3, "the foot follows the hand: {foot}");
    let scene = board.scene(Some(Square::F3));
    assert!(scene.men.iter().any(|man| man.kind == Kind::Knight && man.at == foot));
    assert_eq!(marks_of(&scene, MarkShape::Frame), [Square::F3]);
    board.release(goal);
    let expected = BoardEvent::Move { from: Square::G1, to: Square::F3, promotion: None };
    assert_eq!(board.events.last(), Some(&expected));
    // The board shows the move: he is set down from where the hand was.
    board.picture.board = *position(START, "g1f3").board();
    board.now += 0.03;
    let men = board.scene(None).men;
    let knight = men.iter().filter(|man| man.at.y > 0.01);
    assert_eq!(knight.count(), 1);
}

#[test]
fn moves_fly_captured_men_fade_and_the_rest_stands() {
    let (before, after) = (position(START, "e2e4 d7d5"), position(START, "e2e4 d7d5 e4d5"));
    let mut board = Board::new(START);
    board.picture.board = *after.board();
    board.picture.captured[0][0] = 1;
    let animation =
        Animation::between(before.board(), after.board(), None, None, 10.0, 0.2).settling(0.06);
    board.animation = Some(animation);
    board.now = 10.1;
    let scene = board.scene(None);
    let flying: Vec<_> = scene.men.iter().filter(|man| man.at.y > 0.0).collect();
    assert_eq!(flying.len(), 1);
    assert!(flying[0].at.y > 1.0, "he comes down on somebody");
    let fading: Vec<_> = scene.men.iter().filter(|man| man.opacity < 1.0).collect();
    assert_eq!(fading.len(), 2, "one goes from the board, one comes to the table");
    assert_eq!(scene.men.len(), 33);
    board.now = 10.23;
    let settled = board.scene(None);
    assert!(settled.men.iter().any(|man| (0.001..0.04).contains(&man.at.y)), "set down");
}

#[test]
fn the_picker_stands_in_for_the_pawn_on_the_last_rank() {
    let mut board = Board::new("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for square in [Square::A7, Square::B8] {
        let at = board.above(square, 0.1);
        board.press(at);
        board.release(at);
    }
    let promotion = *board.hand.promotion().expect("the picker");
    let scene = board.scene(None);
    assert_eq!(scene.men.len(), 2, "the kings: pawn and captured man make room");
    let table = board.table();
    let figures = table.figures(&promotion);
    assert!(figures.iter().all(|cell| table.rect.contains_rect(*cell) && cell.width() >= 44.0));
    assert!(figures[0].intersects(table.rect_of(Square::B8)));
}

#[test]
fn marks_and_arrows_lie_on_their_squares() {
    let mut board = Board::new(START);
    board.picture.last_move = Some([Square::E2, Square::E4]);
    board.picture.check = Some(Square::E8);
    board.picture.premove = Some(Premove { from: Square::A2, to: Square::A3, promotion: None });
    board.picture.shapes = vec![
        Shape { from: Square::F7, to: None, brush: Brush::Red },
        Shape { from: Square::F3, to: Some(Square::G5), brush: Brush::Green },
    ];
    board.hand.activate(
        Rules { picture: &board.picture, options: &board.options, ask: false },
        Square::G1,
        &mut Vec::new(),
    );
    let scene = board.scene(None);
    let fills = marks_of(&scene, MarkShape::Fill);
    assert_eq!(fills, [Square::E2, Square::E4, Square::A2, Square::A3, Square::G1]);
    assert_eq!(marks_of(&scene, MarkShape::Glow), [Square::E8]);
    assert_eq!(marks_of(&scene, MarkShape::Dot), [Square::F3, Square::H3]);
    assert_eq!(marks_of(&scene, MarkShape::Circle), [Square::F7]);
    let arrow = scene.arrows.first().expect("an arrow");
    assert_eq!((square(arrow.from), square(arrow.to)), (Some(Square::F3), Some(Square::G5)));
    let mut plain = board;
    plain.options = BoardOptions { mark_last_move: false, show_targets: false, ..plain.options };
    assert!(marks_of(&plain.scene(None), MarkShape::Dot).is_empty());
    // Where a man would go is marked under the pointer all the same.
    assert!(marks_of(&plain.scene(Some(Square::F3)), MarkShape::Fill).contains(&Square::F3));
}

#[test]
fn captured_men_are_not_in_the_way_from_above() {
    let mut board = Board::new(START);
    board.picture.captured = [[3, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0]];
    assert_eq!(board.scene(None).men.len(), 37);
    board.state.orbit = Some(Orbit::new(Preset::Top, Color::White, 0.0));
    assert_eq!(board.scene(None).men.len(), 32);
}

#[test]
fn the_king_of_who_resigned_lies_on_the_board() {
    let mut board = Board::new(START);
    board.picture.resigned = Some(Color::White);
    board.state.notice(&board.picture, true, true, 10.0);
    let scene = board.scene(None);
    let king = scene.men.iter().find(|man| man.kind == Kind::King).expect("White's king");
    let up = king.turn * Vec3::Y;
    assert!(up.y.abs() < 0.2, "{up}");
}

/// Every role has its own kind, both ways of counting agree.
#[test]
fn roles_and_squares_are_translated_without_loss() {
    let kinds: std::collections::HashSet<_> = Role::ALL.map(kind).into_iter().collect();
    assert_eq!(kinds.len(), 6);
    for at in Square::all() {
        assert_eq!(square(cell(at)), Some(at));
        assert_eq!(cell(at).is_light(), at.is_light());
    }
}
