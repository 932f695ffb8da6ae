//! Going through a game and changing its tree.

use super::*;

const GAME: &str = "[Event \"enter moves\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n\
    1. e4 e5 2. Nf3 (2. Bc4 Nf6) 2... Nc6 *\n";

/// Case 052.
#[test]
fn a_move_that_is_there_makes_no_variation_and_a_new_one_does() {
    let mut desk = Desk::reviewing(GAME);
    let nodes = |desk: &Desk| desk.model.play.game.stats().nodes;
    let before = nodes(&desk);
    desk.run("e4 e5 Bc4 Nf6");
    assert_eq!(nodes(&desk), before);
    desk.run("d3");
    assert_eq!(nodes(&desk), before + 1);
    desk.run("<first> e4 c5");
    assert_eq!(nodes(&desk), 8);
    assert_eq!(desk.model.play.game.stats().variations, 2);
    assert_eq!(desk.tree(), "1. e4 e5 (1... c5) 2. Nf3 (2. Bc4 Nf6 3. d3) 2... Nc6 *");
}

#[test]
fn changes_are_undone_and_redone_without_limit() {
    let mut desk = Desk::reviewing(GAME);
    let before = desk.tree();
    desk.run("<last> Bb5 a6 <back> Nf6 <delete>");
    let after = desk.tree();
    assert_eq!(after, "1. e4 e5 2. Nf3 (2. Bc4 Nf6) 2... Nc6 3. Bb5 a6 *");
    desk.run("<undo> <undo> <undo> <undo> <undo>");
    assert_eq!(desk.tree(), before);
    assert!(desk.model.play.game.contains(desk.model.play.cursor));
    desk.run("<redo> <redo> <redo> <redo> <redo>");
    assert_eq!(desk.tree(), after);
}

#[test]
fn variations_are_promoted_and_deleted() {
    let mut desk = Desk::reviewing(GAME);
    desk.run("e4 e5 Bc4 <promote>");
    assert_eq!(desk.tree(), "1. e4 e5 2. Bc4 (2. Nf3 Nc6) 2... Nf6 *");
    desk.run("<line after> <make main>");
    assert_eq!(desk.tree(), "1. e4 e5 2. Nf3 (2. Bc4 Nf6) 2... Nc6 *");
    desk.run("<line after> <delete>");
    assert_eq!(desk.tree(), "1. e4 e5 2. Nf3 Nc6 *");
    assert_eq!(desk.model.play.game.ply(desk.model.play.cursor), 2, "the board shows what is left");
}

#[test]
fn variations_are_walked_with_the_lines_beside() {
    let mut desk = Desk::reviewing(GAME);
    let shown = |desk: &Desk| {
        let play = &desk.model.play;
        let parent = play.game.parent(play.cursor).expect("a move");
        san::format(&play.game.position(parent), play.game.mv(play.cursor))
    };
    desk.run("<on> <on> <on>");
    assert_eq!(shown(&desk), "Nf3");
    desk.run("<line before>");
    assert_eq!(shown(&desk), "Nf3");
    desk.run("<line after>");
    assert_eq!(shown(&desk), "Bc4");
    desk.run("<last>");
    assert_eq!(shown(&desk), "Nf6");
    desk.run("<back> <line before>");
    assert_eq!(shown(&desk), "Nf3");
}

#[test]
fn illegal_moves_are_refused_and_both_sides_may_be_moved() {
    let mut desk = Desk::reviewing(GAME);
    desk.hand(Square::E7, Square::E5);
    desk.hand(Square::E2, Square::E5);
    assert_eq!(desk.model.play.cursor, desk.model.play.game.root());
    desk.run("d4 d5 c4");
    assert_eq!(desk.tree(), "1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 (2. Bc4 Nf6) 2... Nc6 *");
}

#[test]
fn a_finished_game_is_gone_through_from_its_start() {
    let mut desk = Desk::two_people();
    desk.run("f3 e5 g4 Qh4 <review>");
    desk.expect("f3 e5 g4 Qh4#", "gone through");
    assert_eq!(desk.model.play.cursor, desk.model.play.game.root());
    desk.run("e4 <take back>");
    assert_eq!(desk.tree(), "1. f3 (1. e4) 1... e5 2. g4 Qh4# 0-1");
    desk.run("<undo>");
    assert!(desk.model.has_unsaved_work(), "the game itself is in no file");
}
