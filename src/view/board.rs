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
mod place;
pub mod premove;
mod promotion;
pub mod solid;
mod state;

use std::time::Duration;

use chess_core::{Bitboard, Square};
use egui::{
    CursorIcon, Event, Id, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Response,
    Sense, Ui, UiBuilder,
};

use crate::gpu;
use crate::view::{board_theme, pieces};
use interaction::Rules;
pub use layout::BoardLayout;
pub use marks::{arrow_line, arrow_outline, brush_color};
use paint::Canvas;
pub use picture::{
    ArrowKind, AutoQueen, BoardEvent, BoardOptions, BoardPicture, BoardWords, Brush, Coordinates,
    Destinations, MachineArrow, MoveMethod, Premove, Shape, SquareInfo, TableHand,
};
use place::Place;
use solid::Table;
pub use solid::{CameraMove, SolidOptions};
pub use state::BoardState;

/// A board to be shown in this frame.
#[must_use]
pub struct BoardView<'a> {
    picture: &'a BoardPicture,
    options: &'a BoardOptions,
    words: &'a BoardWords<'a>,
    salt: &'a str,
    room: Option<Rect>,
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
        Self { picture, options, words, salt: "board", room: None, still: false, chosen: None }
    }

    /// A name of its own for a second board in the same part of the window.
    pub fn salt(mut self, salt: &'a str) -> Self {
        self.salt = salt;
        self
    }

    /// All of the room that a board in three dimensions may use; a drawn one keeps to its layout.
    pub fn room(mut self, room: Rect) -> Self {
        self.room = Some(room);
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

        let solid = self.options.solid.filter(|_| gpu::is_ready(ui.ctx()));
        let table = solid.map(|solid| self.table(ui, layout, state, rules, &solid, now));
        let place = match &table {
            Some(table) => Place::Solid(table),
            None => Place::Drawn(layout, self.picture.orientation),
        };

        let id = ui.make_persistent_id(self.salt);
        let response = ui.interact(place.outer(), id, Sense::CLICK | Sense::DRAG);
        ui.advance_cursor_after_rect(layout.outer);
        let inner = ui.new_child(UiBuilder::new().id_salt(id).max_rect(place.outer()));
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
            self.input(ui, place, state, rules, &mut events);
            access::picker_keys(ui, &mut state.hand, &mut events);
            access::keys(ui, id, &mut cursor, &mut state.hand, rules, &mut events);
            self.escape(ui, state, rules, &mut events);
        }
        state.cursor = Some(cursor);
        state.notice(self.picture, self.options, table.is_some(), now);
        if let Some(press) = state.hand.press_in_progress()
            && let Some(animation) = &mut state.animation
        {
            animation.drop_square(press.from);
        }
        state.solid.follow_hand(&state.hand, table.as_ref(), now);

        access::nodes(&inner, id, place, cursor, &state.hand, rules, self.words);
        let cells = state.hand.promotion().map(|promotion| place.figures(promotion));
        if let Some(cells) = &cells
            && let Some(role) = access::picker_nodes(&inner, id, cells, self.words)
        {
            state.hand.pick(Some(role), &mut events);
        }

        let pointer = ui.input(|input| input.pointer.latest_pos());
        let pointer = pointer.filter(|&at| !self.still && over(ui, place, at));
        if ui.is_rect_visible(place.outer()) {
            let focused = access::focused(ui, id, cursor).then_some(cursor);
            let shown = match (&table, &solid) {
                (Some(table), Some(solid)) => {
                    self.paint_solid(ui, id, table, solid, state, rules, pointer, focused)
                }
                _ => false,
            };
            if !shown {
                self.paint(ui, layout, state, rules, pointer, focused);
            }
        }
        self.cursor_icon(ui, place, state, rules, pointer);
        if state.animation.is_some() || state.solid.is_moving(now) {
            ui.ctx().request_repaint();
        }
        BoardResponse { events, response }
    }

    /// The board in three dimensions as it is seen now, after the hand has turned the camera.
    fn table(
        &self,
        ui: &Ui,
        layout: &BoardLayout,
        state: &mut BoardState,
        rules: Rules<'_>,
        solid: &SolidOptions,
        now: f64,
    ) -> Table {
        let orientation = self.picture.orientation;
        let motion = self.options.animation >= animation::SHORTEST;
        let room = self.room.unwrap_or(layout.outer);
        let memory = &mut state.solid;
        let mut orbit = memory
            .orbit
            .unwrap_or_else(|| solid::camera::Orbit::new(solid.camera, orientation, now));
        orbit.follow(solid.camera, orientation, motion, now);
        let steps = std::mem::take(&mut memory.steps);
        let seen = |orbit: &solid::camera::Orbit| {
            let board = &self.picture.board;
            let scale = ui.pixels_per_point();
            Table::new(room, scale, orbit.camera(), board, orientation, memory.grab)
        };
        let mut table = seen(&orbit);
        let before = orbit.camera();
        for step in steps {
            let size = table.pixels().map(|side| side as f32).into();
            orbit.step(step, size, motion, now);
        }
        if !self.still && ui.is_enabled() {
            let free = |at| over(ui, Place::Solid(&table), at);
            solid::camera_input(ui, &table, &mut orbit, &state.hand, rules, solid, free);
        }
        orbit.advance(now);
        if orbit.camera() != before {
            table = seen(&orbit);
        }
        memory.orbit = Some(orbit);
        memory.notice(self.picture, solid.king_tips, motion, now);
        table
    }

    fn input(
        &self,
        ui: &Ui,
        place: Place<'_>,
        state: &mut BoardState,
        rules: Rules<'_>,
        out: &mut Vec<BoardEvent>,
    ) {
        let solid = matches!(place, Place::Solid(_));
        // Who draws means the man he points at, whoever that is.
        let drawn_at = |at: Pos2| place.square_at(at, Bitboard::FULL);
        let hand = &mut state.hand;
        let events = ui.input(|input| input.events.clone());
        for event in &events {
            match *event {
                Event::PointerMoved(at) => {
                    hand.moved(rules, at);
                    hand.right_moved(drawn_at(at), place.place_of(at));
                }
                Event::PointerButton { pos, button, pressed: true, modifiers }
                    if over(ui, place, pos) =>
                {
                    match button {
                        PointerButton::Primary => {
                            let cells = hand.promotion().map(|p| place.figures(p));
                            let role = cells.and_then(|cells| promotion::role_at(&cells, pos));
                            if role.is_some() {
                                hand.pick(role, out);
                            } else {
                                let square = place.square_at(pos, hand.answers(rules));
                                hand.press(rules, square, pos, out);
                                place.grab(hand, pos);
                            }
                        }
                        PointerButton::Secondary => {
                            let square = drawn_at(pos);
                            // Beside the squares of a solid board the right button turns it.
                            if square.is_some() || !solid || !hand.is_free() {
                                hand.right_press(rules, square, brush(modifiers), out);
                            }
                        }
                        _ => {}
                    }
                }
                Event::PointerButton { pos, button, pressed: true, .. } => {
                    // A press beside the board: the picker closes, a drag by the other button ends.
                    let inside = place.outer().contains(pos);
                    if !inside && button == PointerButton::Primary {
                        hand.press_beside();
                    }
                }
                Event::PointerButton { pos, button, pressed: false, .. } => match button {
                    PointerButton::Primary => {
                        let square = place.square_under(hand, pos, hand.answers(rules));
                        hand.release(rules, square, out);
                    }
                    PointerButton::Secondary => {
                        hand.right_release(rules, drawn_at(pos).is_some(), out);
                    }
                    _ => {}
                },
                // With Ctrl the wheel zooms.
                Event::MouseWheel { unit, delta, modifiers, .. }
                    if self.options.scroll && !(solid && modifiers.command) =>
                {
                    let there = ui.input(|input| input.pointer.latest_pos());
                    if there.is_some_and(|at| over(ui, place, at)) {
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

    /// Whether the board could be shown in three dimensions.
    #[expect(clippy::too_many_arguments, reason = "what one picture depends on")]
    fn paint_solid(
        &self,
        ui: &Ui,
        id: Id,
        table: &Table,
        solid: &SolidOptions,
        state: &BoardState,
        rules: Rules<'_>,
        pointer: Option<Pos2>,
        focused: Option<Square>,
    ) -> bool {
        let (hand, now) = (&state.hand, ui.input(|input| input.time));
        let Some(orbit) = state.solid.orbit else { return false };
        let over =
            pointer.and_then(|at| Place::Solid(table).square_under(hand, at, hand.answers(rules)));
        let scene = solid::scene_of(&solid::Sight {
            rules,
            solid,
            hand,
            state: &state.solid,
            animation: state.animation.as_ref(),
            camera: orbit.camera(),
            over: over.filter(|_| !orbit.is_held()),
            cursor: focused.filter(|_| !state.is_promoting()),
            now,
        });
        if !solid::show(ui, id, table, &scene, solid, !self.still) {
            return false;
        }
        if let Some(promotion) = hand.promotion() {
            let cells = table.figures(promotion);
            let theme = self.options.theme;
            solid::picker(ui, id, &cells, promotion, solid, theme, pointer);
        }
        true
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
        place: Place<'_>,
        state: &BoardState,
        rules: Rules<'_>,
        pointer: Option<Pos2>,
    ) {
        if self.still {
            return;
        }
        let over = pointer.and_then(|at| place.square_at(at, state.hand.answers(rules)));
        let own = self.picture.movable | self.picture.premovable;
        let turning = matches!(place, Place::Solid(_))
            && state.solid.orbit.is_some_and(|orbit| orbit.is_held());
        if state.hand.dragging().is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        } else if turning {
            ui.ctx().set_cursor_icon(CursorIcon::AllScroll);
        } else if over.is_some_and(|square| own.contains(square)) && !state.is_promoting() {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        }
    }
}

/// The pointer is on the board and nothing lies over it there.
fn over(ui: &Ui, place: Place<'_>, at: Pos2) -> bool {
    place.outer().contains(at)
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
