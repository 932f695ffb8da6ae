//! Games of two people at one board.

use super::*;

#[test]
fn a_game_is_played_to_mate() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7");
    desk.expect("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "1-0 Checkmate");
    assert_eq!(desk.tag("Result"), Some("1-0"));
    assert_eq!(desk.tag("Termination"), Some("normal"));
    assert_eq!((desk.tag("White"), desk.tag("Black")), (Some("Ann"), Some("Bo")));
    desk.hand(Square::E8, Square::F7);
    desk.expect("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "1-0 Checkmate");
}

#[test]
fn a_game_can_end_in_stalemate() {
    let script = "e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6";
    check_flow(script, script, "1/2-1/2 Stalemate");
}

#[test]
fn a_dead_position_ends_the_game() {
    let mut desk = Desk::from("8/8/8/3k4/8/8/3p4/3K4 w - - 0 1", None);
    desk.run("Kxd2");
    desk.expect("Kxd2", "1/2-1/2 DeadPosition");
}

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

#[test]
fn the_third_time_is_claimed_and_the_fifth_ends_the_game_by_itself() {
    check_flow("Nf3 Nf6 Ng1 Ng8 <claim>", "Nf3 Nf6 Ng1 Ng8", "White to move");
    check_flow(&format!("{SHUFFLE} <claim>"), SHUFFLE, "1/2-1/2 Threefold");
    let twice = format!("{SHUFFLE} {SHUFFLE}");
    check_flow(&twice, &twice, "1/2-1/2 Fivefold");
    let before = format!("{SHUFFLE} Nf3 Nf6 Ng1");
    check_flow(&before, &before, "Black to move");
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game_by_themselves() {
    let mut desk = Desk::from("7k/8/8/8/8/8/R7/K7 w - - 98 80", None);
    desk.run("Ra3 <claim>");
    desk.expect("Ra3", "Black to move");
    desk.run("Kg8 <claim>");
    desk.expect("Ra3 Kg8", "1/2-1/2 FiftyMoves");
    let mut desk = Desk::from("7k/8/8/8/8/8/R7/K7 w - - 149 120", None);
    desk.run("Ra3");
    desk.expect("Ra3", "1/2-1/2 SeventyFiveMoves");
}

#[test]
fn resigning_is_asked_about_unless_the_preferences_say_otherwise() {
    let mut desk = Desk::two_people();
    desk.run("e4 <resign>");
    desk.expect("e4", "Black to move");
    assert!(matches!(desk.model.dialog, Some(Dialog::Resign)));
    desk.run("<resign now>");
    desk.expect("e4", "1-0 Resignation");
    assert!(desk.model.dialog.is_none());

    let mut desk = Desk::two_people();
    let settings = Settings { confirm_resign: false, ..desk.model.settings.clone() };
    desk.wish(Action::Settings(Box::new(settings)));
    desk.run("e4 e5 <resign>");
    desk.expect("e4 e5", "0-1 Resignation");
}

#[test]
fn a_draw_offer_is_accepted_declined_or_falls_by_a_move() {
    check_flow("e4 e5 <offer draw> Nf3 <accept>", "e4 e5 Nf3", "1/2-1/2 Agreement");
    let mut desk = Desk::two_people();
    desk.run("e4 e5 <accept>");
    desk.expect("e4 e5", "White to move");
    desk.run("<offer draw> Nf3");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White));
    desk.run("<decline>");
    assert_eq!(desk.model.play.draw_offer(), None);
    desk.run("Nc6 <offer draw> Bb5");
    assert_eq!(desk.model.play.draw_offer(), Some(Color::White), "it stands after one's own move");
    desk.run("a6");
    assert_eq!(desk.model.play.draw_offer(), None, "the other side has answered by a move");
}

#[test]
fn two_people_take_back_a_ply_at_a_time_even_after_the_end() {
    check_flow("e4 e5 <take back>", "e4", "Black to move");
    check_flow("e4 <take back> <take back>", "", "White to move");
    check_flow("f3 e5 g4 Qh4 <take back> Nf6", "f3 e5 g4 Nf6", "White to move");
    let mut desk = Desk::two_people();
    desk.run("f3 e5 g4 Qh4 <take back>");
    assert_eq!((desk.tag("Result"), desk.tag("Termination")), (Some("*"), None));
}

#[test]
fn a_pawn_becomes_what_was_chosen() {
    let start = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
    let mut desk = Desk::from(start, None);
    desk.run("axb8=N");
    desk.expect("axb8=N", "1/2-1/2 DeadPosition");
    for (script, line) in [("axb8=R", "axb8=R+"), ("a8=Q", "a8=Q"), ("axb8=Q", "axb8=Q+")] {
        let mut desk = Desk::from(start, None);
        desk.run(script);
        desk.expect(line, "Black to move");
    }
    let mut desk = Desk::from(start, None);
    desk.hand(Square::A7, Square::A8);
    desk.expect("", "White to move");
}

/// Case 049.
#[test]
fn castling_is_meant_by_two_steps_and_by_going_onto_the_rook() {
    for (start, to, line) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Square::G1, "O-O"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Square::H1, "O-O"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Square::C1, "O-O-O"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", Square::A1, "O-O-O"),
    ] {
        let mut desk = Desk::from(start, None);
        desk.hand(Square::E1, to);
        desk.expect(line, "Black to move");
    }
    for (start, from, to, line) in [
        ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", Square::F1, Square::G1, "Kg1"),
        ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", Square::F1, Square::H1, "O-O"),
        ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", Square::B1, Square::C1, "Kc1"),
        ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", Square::B1, Square::A1, "O-O-O"),
    ] {
        let mut desk = Desk::from(start, None);
        desk.hand(from, to);
        desk.expect(line, "Black to move");
    }
}

#[test]
fn a_hand_makes_only_legal_moves_and_only_where_the_game_stands() {
    let mut desk = Desk::two_people();
    desk.hand(Square::E7, Square::E5);
    desk.hand(Square::E2, Square::E5);
    desk.hand(Square::E4, Square::E5);
    desk.expect("", "White to move");
    desk.run("e4 e5 Nf3 <back> <back>");
    desk.hand(Square::B8, Square::C6);
    desk.expect("e4 e5 Nf3", "Black to move");
    desk.run("<last> Nc6");
    desk.expect("e4 e5 Nf3 Nc6", "White to move");
    assert!(desk.model.play.is_at_live(), "the board follows the game");
}

#[test]
fn one_walks_through_the_game_while_it_is_played() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 Nf3");
    let ply = |desk: &Desk| desk.model.play.game.ply(desk.model.play.cursor);
    for (word, expected) in [
        ("<on>", 3),
        ("<back>", 2),
        ("<first>", 0),
        ("<back>", 0),
        ("<on>", 1),
        ("<line after>", 1),
        ("<last>", 3),
    ] {
        desk.run(word);
        assert_eq!(ply(&desk), expected, "{word}");
    }
    desk.run("<back> <take back>");
    desk.expect("e4 e5", "White to move");
    assert!(desk.model.play.is_at_live());
}

#[test]
fn shapes_belong_to_the_position_they_were_drawn_in() {
    let mut desk = Desk::two_people();
    desk.run("e4");
    draw(&mut desk, Square::G8);
    desk.run("e5");
    assert!(shapes(&desk).is_empty());
    desk.run("<back>");
    assert_eq!(shapes(&desk), [Square::G8]);
    desk.run("<on>");
    draw(&mut desk, Square::G1);
    assert_eq!(shapes(&desk), [Square::G1]);
}

fn draw(desk: &mut Desk, from: Square) {
    let color = chess_core::game::ShapeColor::Green;
    let shape = chess_core::game::Shape { color, from, to: None };
    desk.wish(Action::Edit(EditAction::SetShapes(vec![shape])));
}

fn shapes(desk: &Desk) -> Vec<Square> {
    let play = &desk.model.play;
    play.game.annotations(play.cursor).shapes.iter().map(|shape| shape.from).collect()
}

#[test]
fn a_game_of_two_people_changes_nothing_but_shapes_in_its_tree() {
    let mut desk = Desk::two_people();
    desk.run("e4 e5 <back> <delete> <promote> <undo>");
    desk.expect("e4 e5", "White to move");
}

#[test]
fn a_rematch_changes_the_sides() {
    let mut desk = Desk::two_people();
    desk.run("f3 e5 g4 Qh4 <rematch>");
    assert!(desk.asks_about_unsaved());
    desk.answer(crate::action::UnsavedAnswer::Discard);
    desk.expect("", "White to move");
    assert_eq!((desk.tag("White"), desk.tag("Black")), (Some("Bo"), Some("Ann")));
}

#[test]
fn the_board_turns() {
    let mut desk = Desk::two_people();
    desk.run("<flip>");
    assert_eq!(desk.model.play.orientation, Color::Black);
    desk.run("e4");
    assert_eq!(desk.model.play.orientation, Color::Black);
}
