//! The board for the keyboard and for screen readers: each square is a node with a name, and one of them
//! can have the focus.

use chess_core::{Color, Role, Square};
use egui::accesskit::{Action, Role as NodeRole, Toggled};
use egui::{EventFilter, Id, Key, Modifiers, Rect, Sense, Ui, WidgetInfo};

use super::interaction::{Interaction, Rules};
use super::layout::{from_grid, grid};
use super::picture::{BoardEvent, BoardWords, SquareInfo};
use super::place::Place;

fn square_id(board: Id, square: Square) -> Id {
    board.with(("square", square.index()))
}

/// The square the keyboard starts on: the king's pawn of the side at the bottom.
pub(super) fn first_cursor(orientation: Color) -> Square {
    if orientation == Color::White { Square::E2 } else { Square::E7 }
}

/// Whether the keyboard is on the board.
pub(super) fn focused(ui: &Ui, board: Id, cursor: Square) -> bool {
    ui.memory(|memory| memory.has_focus(square_id(board, cursor)))
}

/// Moves the cursor with the arrow keys and chooses with Enter or Space, while the keyboard is on the board.
/// What a screen reader clicks or focuses is done in the same way.
pub(super) fn keys(
    ui: &Ui,
    board: Id,
    cursor: &mut Square,
    hand: &mut Interaction,
    rules: Rules<'_>,
    out: &mut Vec<BoardEvent>,
) {
    for square in Square::all() {
        let id = square_id(board, square);
        let (click, focus) = ui.input(|input| {
            let asked = |action| input.has_accesskit_action_request(id, action);
            (asked(Action::Click), asked(Action::Focus))
        });
        if click {
            hand.activate(rules, square, out);
        }
        if (click || focus) && square != *cursor {
            *cursor = square;
            if focus {
                ui.memory_mut(|memory| memory.request_focus(id));
            }
        }
    }
    if !focused(ui, board, *cursor) {
        return;
    }
    let orientation = rules.picture.orientation;
    let (step, choose) = ui.input_mut(|input| {
        let mut pressed = |key| i32::from(input.consume_key(Modifiers::NONE, key));
        let right = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
        let down = pressed(Key::ArrowDown) - pressed(Key::ArrowUp);
        ((right, down), pressed(Key::Enter) + pressed(Key::Space) > 0)
    });
    if choose {
        hand.activate(rules, *cursor, out);
    }
    if step != (0, 0) {
        let (column, row) = grid(*cursor, orientation);
        let column = (column as i32 + step.0).clamp(0, 7) as usize;
        let row = (row as i32 + step.1).clamp(0, 7) as usize;
        if let Some(square) = from_grid(column, row, orientation) {
            *cursor = square;
            ui.memory_mut(|memory| memory.request_focus(square_id(board, square)));
        }
    }
}

/// The keys of the open promotion picker: Q N R B, the arrows, Enter.
pub(super) fn picker_keys(ui: &Ui, hand: &mut Interaction, out: &mut Vec<BoardEvent>) {
    let Some(focus) = hand.promotion().map(|promotion| promotion.focus) else { return };
    if ui.ctx().text_edit_focused() {
        return;
    }
    let (role, step, choose) = ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let letters = [
            (Key::Q, Role::Queen),
            (Key::N, Role::Knight),
            (Key::R, Role::Rook),
            (Key::B, Role::Bishop),
        ];
        let role = letters.into_iter().find(|&(key, _)| pressed(key)).map(|(_, role)| role);
        let on = pressed(Key::ArrowDown) || pressed(Key::ArrowRight);
        let back = pressed(Key::ArrowUp) || pressed(Key::ArrowLeft);
        (role, i32::from(on) - i32::from(back), pressed(Key::Enter) || pressed(Key::Space))
    });
    if step != 0 {
        hand.focus_figure(step);
    } else if role.is_some() {
        hand.pick(role, out);
    } else if choose {
        hand.pick(Role::PROMOTIONS.get(focus).copied(), out);
    }
}

/// One node a square. Only the cursor's square can be reached by Tab, the arrows do the rest.
pub(super) fn nodes(
    ui: &Ui,
    board: Id,
    place: Place<'_>,
    cursor: Square,
    hand: &Interaction,
    rules: Rules<'_>,
    words: &BoardWords<'_>,
) {
    let picture = rules.picture;
    let targets = hand.selected().map(|from| rules.targets(from).0);
    for square in Square::all() {
        let id = square_id(board, square);
        let rect = place.rect_of(square);
        let sense = if square == cursor { Sense::FOCUSABLE } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        if response.has_focus() {
            ui.memory_mut(|memory| {
                memory.set_focus_lock_filter(
                    id,
                    EventFilter {
                        horizontal_arrows: true,
                        vertical_arrows: true,
                        tab: false,
                        escape: true,
                    },
                );
            });
        }
        let info = SquareInfo {
            square,
            piece: picture.board.piece_at(square),
            selected: hand.selected() == Some(square),
            target: targets.is_some_and(|targets| targets.contains(square)),
            last_move: picture.last_move.is_some_and(|squares| squares.contains(&square)),
            check: picture.check == Some(square),
        };
        // Words are only made where somebody listens.
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_role(NodeRole::Button);
            node.set_label((words.square)(info));
            node.add_action(Action::Click);
            node.add_action(Action::Focus);
            if info.selected {
                node.set_toggled(Toggled::True);
            }
            node.set_bounds(egui::accesskit::Rect {
                x0: rect.min.x.into(),
                y0: rect.min.y.into(),
                x1: rect.max.x.into(),
                y1: rect.max.y.into(),
            });
        });
    }
}

/// One button a figure of the promotion picker. Returns what a screen reader chose.
pub(super) fn picker_nodes(
    ui: &Ui,
    board: Id,
    cells: &[Rect; 4],
    words: &BoardWords<'_>,
) -> Option<Role> {
    let mut chosen = None;
    for (rect, role) in cells.iter().zip(Role::PROMOTIONS) {
        let id = board.with(("figure", role.index()));
        let response = ui.interact(*rect, id, Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(NodeRole::Button, ui.is_enabled(), (words.role)(role))
        });
        ui.ctx().accesskit_node_builder(id, |node| node.add_action(Action::Click));
        if ui.input(|input| input.has_accesskit_action_request(id, Action::Click)) {
            chosen = Some(role);
        }
    }
    chosen
}
