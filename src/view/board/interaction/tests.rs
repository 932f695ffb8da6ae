//! The hand on real positions.

use chess_core::{Position, fen};
use egui::pos2;

use super::super::picture::Destinations;
use super::*;

struct Table {
    picture: BoardPicture,
    options: BoardOptions,
    ask: bool,
    hand: Interaction,
    out: Vec<BoardEvent>,
}

impl Table {
    fn new(text: &str) -> Table {
        let (position, _) = fen::read(text).expect("a position");
        let mut table = Table {
            picture: BoardPicture::of(*position.board()),
            options: BoardOptions::default(),
            ask: false,
            hand: Interaction::default(),
            out: Vec::new(),
        };
        table.show(&position);
        table
    }

    fn start() -> Table {
        Table::new("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    }

    /// The side to move may move, the other may plan.
    fn show(&mut self, position: &Position) {
        self.picture.board = *position.board();
        self.picture.destinations = Destinations::new(&position.legal_moves(), true);
        self.picture.movable = position.us();
        self.picture.premovable = position.them();
    }

    fn with<R>(
        &mut self,
        f: impl FnOnce(&mut Interaction, Rules<'_>, &mut Vec<BoardEvent>) -> R,
    ) -> R {
        let rules = Rules { picture: &self.picture, options: &self.options, ask: self.ask };
        self.hand.sync(rules);
        f(&mut self.hand, rules, &mut self.out)
    }

    fn press(&mut self, square: Square) {
        self.with(|hand, rules, out| hand.press(rules, Some(square), pos2(0.0, 0.0), out));
    }

    fn travel(&mut self, points: f32) {
        self.with(|hand, rules, _| hand.moved(rules, pos2(points, 0.0)));
    }

    fn release(&mut self, square: Option<Square>) {
        self.with(|hand, rules, out| hand.release(rules, square, out));
    }

    fn click(&mut self, square: Square) {
        self.press(square);
        self.release(Some(square));
    }

    fn drag(&mut self, from: Square, to: Square) {
        self.press(from);
        self.travel(40.0);
        self.release(Some(to));
    }

    fn moves(&self) -> Vec<(Square, Square, Option<Role>)> {
        let mv = |event: &BoardEvent| match event {
            BoardEvent::Move { from, to, promotion } => Some((*from, *to, *promotion)),
            _ => None,
        };
        self.out.iter().filter_map(mv).collect()
    }
}

#[test]
fn two_clicks_make_a_move() {
    let mut t = Table::start();
    t.click(Square::E2);
    assert_eq!(t.hand.selected(), Some(Square::E2), "selected on press, and it stays");
    t.click(Square::E4);
    assert_eq!(t.moves(), [(Square::E2, Square::E4, None)]);
    assert_eq!(t.hand.take_dropped(), None, "a clicked move is animated");
    assert_eq!(t.hand.selected(), None);
}

#[test]
fn a_drag_makes_a_move_that_is_not_animated() {
    let mut t = Table::start();
    t.press(Square::G1);
    t.travel(2.0);
    assert!(t.hand.dragging().is_none(), "two points are a wobble");
    t.travel(3.0);
    assert!(t.hand.dragging().is_some());
    t.release(Some(Square::F3));
    assert_eq!(t.moves(), [(Square::G1, Square::F3, None)]);
    assert_eq!(t.hand.take_dropped(), Some([Square::G1, Square::F3]));
}

#[test]
fn after_a_drag_the_next_press_drags_at_once_and_after_a_click_not() {
    let mut t = Table::start();
    t.drag(Square::E2, Square::E4);
    t.press(Square::D2);
    assert!(t.hand.dragging().is_some());
    t.release(Some(Square::D2));
    assert_eq!(t.hand.selected(), Some(Square::D2), "a click that wobbled is a click");
    t.click(Square::D4);
    t.press(Square::C2);
    assert!(t.hand.dragging().is_none());
}

#[test]
fn the_second_click_lets_go() {
    let mut t = Table::start();
    t.click(Square::E2);
    t.click(Square::E2);
    assert_eq!(t.hand.selected(), None);
    assert!(t.moves().is_empty());
    t.drag(Square::E2, Square::E2);
    assert_eq!(t.hand.selected(), Some(Square::E2));
    t.drag(Square::E2, Square::E2);
    assert_eq!(t.hand.selected(), None);
}

#[test]
fn another_own_man_takes_over_the_selection() {
    let mut t = Table::start();
    t.click(Square::E2);
    t.click(Square::D2);
    assert_eq!(t.hand.selected(), Some(Square::D2));
    assert!(!t.out.iter().any(|e| matches!(e, BoardEvent::Refused { .. })));
    t.click(Square::H5);
    assert_eq!(t.hand.selected(), None, "an illegal square only lets go");
    assert!(t.moves().is_empty());
}

#[test]
fn an_illegal_drop_goes_back() {
    let mut t = Table::start();
    t.drag(Square::E2, Square::E5);
    assert_eq!(t.hand.selected(), None);
    assert_eq!(t.out.last(), Some(&BoardEvent::Refused { from: Square::E2, to: Square::E5 }));
    t.press(Square::E2);
    t.travel(400.0);
    t.release(None);
    assert!(t.moves().is_empty());
}

#[test]
fn the_right_button_and_escape_cancel_a_drag() {
    for escape in [true, false] {
        let mut t = Table::start();
        t.press(Square::E2);
        t.travel(50.0);
        if escape {
            assert!(t.with(Interaction::escape));
        } else {
            t.with(|hand, rules, out| {
                hand.right_press(rules, Some(Square::E4), Brush::Green, out);
            });
        }
        t.release(Some(Square::E4));
        assert!(t.moves().is_empty());
        assert_eq!((t.hand.selected(), t.hand.drawing()), (None, None));
    }
}

#[test]
fn a_drag_goes_on_through_the_other_sides_move_unless_its_man_is_gone() {
    let mut t = Table::new("4k3/8/8/3p4/8/8/8/R3K2B b - - 0 1");
    t.press(Square::A1); // a plan
    t.travel(30.0);
    let (after, _) = fen::read("4k3/8/8/8/3p4/8/8/R3K2B w - - 0 2").expect("legal");
    t.show(&after);
    t.release(Some(Square::A8));
    assert_eq!(t.moves(), [(Square::A1, Square::A8, None)], "judged as a move by now");

    let mut t = Table::new("4k3/8/8/3p4/8/8/8/R3K2B b - - 0 1");
    t.press(Square::H1);
    t.travel(30.0);
    let (gone, _) = fen::read("4k3/8/8/3p4/8/8/8/R3K3 w - - 0 2").expect("legal");
    t.show(&gone);
    t.release(Some(Square::G2));
    assert!(t.out.iter().all(|e| matches!(e, BoardEvent::Picked(_))));
}

#[test]
fn preferences_for_one_way_are_kept() {
    let mut t = Table::start();
    t.options.method = MoveMethod::Click;
    t.drag(Square::E2, Square::E4);
    assert!(t.moves().is_empty() && t.hand.selected() == Some(Square::E2));
    t.click(Square::E4);
    assert_eq!(t.moves().len(), 1);

    let mut t = Table::start();
    t.options.method = MoveMethod::Drag;
    t.click(Square::E2);
    assert_eq!(t.hand.selected(), None);
    t.click(Square::E4);
    assert!(t.moves().is_empty());
    t.drag(Square::E2, Square::E4);
    assert_eq!(t.moves().len(), 1);
}

#[test]
fn castling_by_the_king_onto_his_rook() {
    let mut t = Table::new("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    t.click(Square::E1);
    t.click(Square::H1);
    assert_eq!(t.moves(), [(Square::E1, Square::H1, None)]);
    t.drag(Square::H1, Square::E1);
    assert_eq!(t.moves().len(), 1, "a rook dropped on its king does nothing");
}

/// Case 050: what cancels the picker leaves nothing behind; a pinned pawn opens none.
#[test]
fn the_promotion_picker_can_be_cancelled_in_every_way() {
    for way in 0..3 {
        let mut t = Table::new("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        t.drag(Square::A7, Square::B8);
        let p = *t.hand.promotion().expect("the picker");
        assert_eq!((p.from, p.to), (Square::A7, Square::B8));
        match way {
            0 => assert!(t.with(Interaction::escape)),
            1 => t.click(Square::E4),
            _ => t.with(|hand, rules, out| {
                hand.right_press(rules, Some(Square::A7), Brush::Green, out);
            }),
        }
        assert!(t.hand.promotion().is_none() && t.moves().is_empty());
        assert_eq!((t.hand.selected(), t.hand.drawing()), (None, None));
        assert_eq!(t.hand.take_dropped(), None);
        t.click(Square::A7);
        t.click(Square::B8);
        t.with(|hand, _, out| hand.pick(Some(Role::Knight), out));
        assert_eq!(t.moves(), [(Square::A7, Square::B8, Some(Role::Knight))]);
    }
    let mut t = Table::new("q6k/1P6/2K5/8/8/8/8/8 w - - 0 1");
    t.drag(Square::B7, Square::B8);
    assert!(t.hand.promotion().is_none());
    t.drag(Square::B7, Square::A8);
    assert!(t.hand.promotion().is_some());
}

#[test]
fn always_queen_can_be_overruled() {
    let mut t = Table::new("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    t.options.auto_queen = AutoQueen::Always;
    t.drag(Square::A7, Square::A8);
    assert_eq!(t.moves(), [(Square::A7, Square::A8, Some(Role::Queen))]);
    t.ask = true;
    t.drag(Square::A7, Square::A8);
    assert!(t.hand.promotion().is_some());
    t.with(|hand, _, _| hand.focus_figure(-1));
    assert_eq!(t.hand.promotion().map(|p| p.focus), Some(3));
}

#[test]
fn plans_are_made_and_withdrawn() {
    let mut t = Table::new("4k3/8/8/8/8/8/7P/R3K2R b KQ - 0 1");
    t.drag(Square::A1, Square::H1);
    let plan = Premove { from: Square::A1, to: Square::H1, promotion: None };
    assert_eq!(t.out.last(), Some(&BoardEvent::Premove(plan)));
    t.picture.premove = Some(plan);
    t.click(Square::C5);
    assert_eq!(t.out.last(), Some(&BoardEvent::CancelPremove));
    t.out.clear();
    t.with(|hand, rules, out| hand.right_press(rules, Some(Square::C5), Brush::Red, out));
    assert_eq!(t.out, [BoardEvent::CancelPremove]);
}

#[test]
fn a_planned_promotion_asks_only_when_wanted() {
    let mut t = Table::new("4k3/P7/8/8/8/8/8/4K3 b - - 0 1");
    t.drag(Square::A7, Square::A8);
    let queen = Premove { from: Square::A7, to: Square::A8, promotion: Some(Role::Queen) };
    assert_eq!(t.out.last(), Some(&BoardEvent::Premove(queen)));
    t.options.auto_queen = AutoQueen::Never;
    t.drag(Square::A7, Square::B8);
    t.with(|hand, _, out| hand.pick(Some(Role::Rook), out));
    let rook = Premove { from: Square::A7, to: Square::B8, promotion: Some(Role::Rook) };
    assert_eq!(t.out.last(), Some(&BoardEvent::Premove(rook)));
}

fn draw(t: &mut Table, from: Square, to: Square, brush: Brush) -> Vec<Shape> {
    t.with(|hand, rules, out| {
        hand.right_press(rules, Some(from), brush, out);
        let place = [to.file().index() as f32, to.rank().index() as f32];
        hand.right_moved(Some(to), place);
        hand.right_release(rules, true, out);
    });
    let Some(BoardEvent::ShapesChanged(shapes)) = t.out.pop() else { panic!("no shapes") };
    t.picture.shapes.clone_from(&shapes);
    shapes
}

#[test]
fn shapes_are_drawn_recoloured_and_erased() {
    let mut t = Table::start();
    let arrow = Shape { from: Square::E2, to: Some(Square::E4), brush: Brush::Green };
    assert_eq!(draw(&mut t, Square::E2, Square::E4, Brush::Green), [arrow]);
    let red = Shape { brush: Brush::Red, ..arrow };
    assert_eq!(draw(&mut t, Square::E2, Square::E4, Brush::Red), [red]);
    let circle = Shape { from: Square::D5, to: None, brush: Brush::Blue };
    assert_eq!(draw(&mut t, Square::D5, Square::D5, Brush::Blue), [red, circle]);
    assert_eq!(draw(&mut t, Square::E2, Square::E4, Brush::Red), [circle]);
    t.click(Square::E5);
    assert_eq!(t.out.last(), Some(&BoardEvent::ShapesChanged(Vec::new())));
}

#[test]
fn ends_snap_to_lines_and_jumps_until_the_hand_leaves_the_board() {
    let mut t = Table::start();
    // a1 to c4 is neither a line nor a jump: the nearest that is.
    let shapes = draw(&mut t, Square::A1, Square::C4, Brush::Green);
    assert!(shapes[0].to != Some(Square::C4));
    t.picture.shapes.clear();
    t.with(|hand, rules, out| {
        hand.right_press(rules, Some(Square::A1), Brush::Green, out);
        hand.right_moved(None, [-1.0, 0.0]);
        hand.right_moved(Some(Square::C4), [2.0, 3.0]);
        hand.right_release(rules, true, out);
    });
    let free = Shape { from: Square::A1, to: Some(Square::C4), brush: Brush::Green };
    assert_eq!(t.out.last(), Some(&BoardEvent::ShapesChanged(vec![free])));
}

#[test]
fn turning_the_board_lets_everything_go() {
    let mut t = Table::start();
    t.press(Square::E2);
    t.travel(50.0);
    t.picture.orientation = Color::Black;
    t.release(Some(Square::E4));
    assert!(t.moves().is_empty());
    assert_eq!(t.hand.selected(), None);
}

#[test]
fn a_chosen_square_without_a_pointer() {
    let mut t = Table::start();
    t.with(|hand, rules, out| hand.activate(rules, Square::E2, out));
    t.with(|hand, rules, out| hand.activate(rules, Square::E4, out));
    assert_eq!(t.moves(), [(Square::E2, Square::E4, None)]);
    t.with(|hand, rules, out| hand.activate(rules, Square::E2, out));
    t.with(|hand, rules, out| hand.activate(rules, Square::E2, out));
    assert_eq!(t.hand.selected(), None);
}
