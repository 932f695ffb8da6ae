//! The board.
//!
//! It knows no rules: a [`BoardPicture`] comes in, [`BoardEvent`]s go out. The hand is headless state with
//! pure functions (`interaction`), the animation is the difference of two boards (`animation`), places are
//! pure too (`layout`). Nothing here asks for a repaint but a running animation.
//!
//! ```ignore
//! let layout = BoardLayout::fit(room, ui.pixels_per_point(), options.coordinates).centered_in(room);
//! let shown = BoardView::new(&picture, &options, &words).show(ui, &layout, &mut state);
//! for event in shown.events { /* Move { from, to, promotion } → picture.destinations.resolve(…) */ }
//! ```

mod access;
pub mod animation;
pub mod interaction;
mod layout;
mod marks;
mod paint;
mod picture;
pub mod premove;
mod promotion;
mod state;

use std::time::Duration;

use chess_core::Square;
use egui::{
    CursorIcon, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Response, Sense, Ui,
    UiBuilder,
};

use crate::view::{board_theme, pieces};
use interaction::Rules;
pub use layout::BoardLayout;
pub use marks::arrow_line;
use paint::Canvas;
pub use picture::{
    ArrowKind, AutoQueen, BoardEvent, BoardOptions, BoardPicture, BoardWords, Brush, Coordinates,
    Destinations, MachineArrow, MoveMethod, Premove, Shape, SquareInfo,
};
pub use state::BoardState;

/// A board to be shown in this frame.
#[must_use]
pub struct BoardView<'a> {
    picture: &'a BoardPicture,
    options: &'a BoardOptions,
    words: &'a BoardWords<'a>,
    salt: &'a str,
    still: bool,
    chosen: Option<Square>,
}

/// What came of showing it.
pub struct BoardResponse {
    pub events: Vec<BoardEvent>,
    pub response: Response,
}

impl<'a> BoardView<'a> {
    pub fn new(
        picture: &'a BoardPicture,
        options: &'a BoardOptions,
        words: &'a BoardWords<'a>,
    ) -> Self {
        Self { picture, options, words, salt: "board", still: false, chosen: None }
    }

    /// A name of its own for a second board in the same part of the window.
    pub fn salt(mut self, salt: &'a str) -> Self {
        self.salt = salt;
        self
    }

    /// Only to be looked at, with this man chosen as by a click: a sample of how it looks.
    pub fn still(mut self, chosen: Option<Square>) -> Self {
        (self.still, self.chosen) = (true, chosen);
        self
    }

    /// Shows the board at its layout's place.
    pub fn show(self, ui: &mut Ui, layout: &BoardLayout, state: &mut BoardState) -> BoardResponse {
        let now = ui.input(|input| input.time);
        let mut events = Vec::new();
        let ask = ui.input(|input| input.modifiers.ctrl || input.modifiers.alt);
        let rules = Rules { picture: self.picture, options: self.options, ask };
        state.hand.sync(rules);

        let id = ui.make_persistent_id(self.salt);
        let response = ui.interact(layout.outer, id, Sense::CLICK | Sense::DRAG);
        ui.advance_cursor_after_rect(layout.outer);
        let inner = ui.new_child(UiBuilder::new().id_salt(id).max_rect(layout.outer));
        ui.ctx().accesskit_node_builder(inner.unique_id(), |node| {
            node.set_role(egui::accesskit::Role::Group);
            node.set_label(self.words.board);
        });
        let cursor = state.cursor.get_or_insert(access::first_cursor(self.picture.orientation));
        let mut cursor = *cursor;
        if self.still {
            if let Some(square) = self.chosen.filter(|_| state.hand.selected() != self.chosen) {
                state.hand.activate(rules, square, &mut Vec::new());
            }
        } else if ui.is_enabled() {
            self.input(ui, layout, state, rules, &mut events);
            access::picker_keys(ui, &mut state.hand, &mut events);
            access::keys(ui, id, &mut cursor, &mut state.hand, rules, &mut events);
            self.escape(ui, state, rules, &mut events);
        }
        state.cursor = Some(cursor);
        state.notice(self.picture, self.options, now);
        if let Some(press) = state.hand.press_in_progress()
            && let Some(animation) = &mut state.animation
        {
            animation.drop_square(press.from);
        }

        access::nodes(&inner, id, layout, cursor, &state.hand, rules, self.words);
        let cells = state
            .hand
            .promotion()
            .map(|promotion| promotion::cells(layout, promotion, self.picture.orientation));
        if let Some(cells) = &cells
            && let Some(role) = access::picker_nodes(&inner, id, cells, self.words)
        {
            state.hand.pick(Some(role), &mut events);
        }

        let pointer = ui.input(|input| input.pointer.latest_pos());
        let pointer = pointer.filter(|&at| !self.still && over(ui, layout, at));
        if ui.is_rect_visible(layout.outer) {
            let focused = access::focused(ui, id, cursor).then_some(cursor);
            self.paint(ui, layout, state, rules, pointer, focused);
        }
        self.cursor_icon(ui, layout, state, pointer);
        if state.animation.is_some() {
            ui.ctx().request_repaint();
        }
        BoardResponse { events, response }
    }

    fn input(
        &self,
        ui: &Ui,
        layout: &BoardLayout,
        state: &mut BoardState,
        rules: Rules<'_>,
        out: &mut Vec<BoardEvent>,
    ) {
        let orientation = self.picture.orientation;
        let hand = &mut state.hand;
        let events = ui.input(|input| input.events.clone());
        for event in &events {
            match *event {
                Event::PointerMoved(at) => {
                    let square = layout.square_at(at, orientation);
                    hand.moved(rules, at);
                    hand.right_moved(square, marks::place_of(layout, at, orientation));
                }
                Event::PointerButton { pos, button, pressed: true, modifiers }
                    if over(ui, layout, pos) =>
                {
                    let square = layout.square_at(pos, orientation);
                    match button {
                        PointerButton::Primary => {
                            let cells =
                                hand.promotion().map(|p| promotion::cells(layout, p, orientation));
                            let role = cells.and_then(|cells| promotion::role_at(&cells, pos));
                            if role.is_some() {
                                hand.pick(role, out);
                            } else {
                                hand.press(rules, square, pos, out);
                            }
                        }
                        PointerButton::Secondary => {
                            hand.right_press(rules, square, brush(modifiers), out);
                        }
                        _ => {}
                    }
                }
                Event::PointerButton { pos, button, pressed: true, .. } => {
                    // A press beside the board: the picker closes, a drag by the other button ends.
                    let inside = layout.outer.contains(pos);
                    if !inside && button == PointerButton::Primary {
                        hand.press_beside();
                    }
                }
                Event::PointerButton { pos, button, pressed: false, .. } => {
                    let square = layout.square_at(pos, orientation);
                    match button {
                        PointerButton::Primary => hand.release(rules, square, out),
                        PointerButton::Secondary => {
                            hand.right_release(rules, square.is_some(), out);
                        }
                        _ => {}
                    }
                }
                Event::MouseWheel { unit, delta, .. } if self.options.scroll => {
                    let there = ui.input(|input| input.pointer.latest_pos());
                    if there.is_some_and(|at| over(ui, layout, at)) {
                        state.wheel += match unit {
                            MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y.signum(),
                            MouseWheelUnit::Point => delta.y / 50.0,
                        };
                        let notches = state.wheel.trunc();
                        state.wheel -= notches;
                        if notches != 0.0 {
                            out.push(BoardEvent::Scroll(-(notches as i32)));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn escape(&self, ui: &Ui, state: &mut BoardState, rules: Rules<'_>, out: &mut Vec<BoardEvent>) {
        let free = !ui.ctx().text_edit_focused()
            && ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
        if free && ui.input(|input| input.key_pressed(Key::Escape)) && state.hand.escape(rules, out)
        {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        }
    }

    fn paint(
        &self,
        ui: &Ui,
        layout: &BoardLayout,
        state: &mut BoardState,
        rules: Rules<'_>,
        pointer: Option<Pos2>,
        focused: Option<Square>,
    ) {
        let now = ui.input(|input| input.time);
        let wanted = [layout.square_pixels(), layout.frame_pixels()];
        let ([square, frame], wait) = state.sizes(wanted, now);
        if let Some(wait) = wait {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(wait));
        }
        let colors = self.options.theme.colors();
        let inlay = (colors.inlay_width * ui.pixels_per_point()).round() as u32;
        let face = board_theme::face(ui.ctx(), self.options.theme, square, frame, inlay);
        let canvas = Canvas {
            painter: ui.painter().clone(),
            layout,
            picture: self.picture,
            options: self.options,
            colors,
            men: pieces::men(ui.ctx(), self.options.set, square),
        };
        let over = pointer.and_then(|at| layout.square_at(at, self.picture.orientation));
        let hand = &state.hand;
        canvas.board(ui, &face);
        canvas.ground_marks(hand, rules, over);
        canvas.coordinates();
        canvas.men(hand, state.animation.as_ref(), now);
        canvas.touched(ui);
        canvas.shapes(hand);
        canvas.hand(hand, rules, over);
        if let Some(promotion) = hand.promotion() {
            let cells = promotion::cells(layout, promotion, self.picture.orientation);
            promotion::paint(ui, &canvas, &cells, promotion, pointer);
        } else if let Some(square) = focused {
            canvas.cursor(ui, square);
        }
    }

    fn cursor_icon(
        &self,
        ui: &Ui,
        layout: &BoardLayout,
        state: &BoardState,
        pointer: Option<Pos2>,
    ) {
        let over = pointer.and_then(|at| layout.square_at(at, self.picture.orientation));
        let own = self.picture.movable | self.picture.premovable;
        if self.still {
            return;
        }
        if state.hand.dragging().is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if over.is_some_and(|square| own.contains(square)) && !state.is_promoting() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
    }
}

/// The pointer is on the board and nothing lies over it there.
fn over(ui: &Ui, layout: &BoardLayout, at: Pos2) -> bool {
    layout.outer.contains(at)
        && ui.clip_rect().contains(at)
        && ui.ctx().layer_id_at(at).is_none_or(|layer| layer == ui.layer_id())
}

/// The colour of a drawing: Shift or Ctrl, Alt or the platform's key, both.
fn brush(modifiers: Modifiers) -> Brush {
    match (modifiers.shift || modifiers.ctrl, modifiers.alt || modifiers.mac_cmd) {
        (false, false) => Brush::Green,
        (true, false) => Brush::Red,
        (false, true) => Brush::Blue,
        (true, true) => Brush::Yellow,
    }
}
