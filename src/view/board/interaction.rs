//! The hand: one state machine for dragging, clicking, the keyboard and drawing. It is plain data with
//! functions that change it; egui is not needed to test it.
//!
//! A press selects at once and arms a drag. The drag begins after three points, or at once for a user
//! whose last move was a drag. A release on the origin leaves the man selected the first time and
//! lets go of it the second time. Whatever happens to the position under the hand is noticed by
//! [`Interaction::sync`].

use chess_core::{Bitboard, Color, Piece, Role, Square};
use egui::Pos2;

use super::picture::{AutoQueen, BoardEvent, BoardOptions, BoardPicture, Brush, MoveMethod};
use super::picture::{Premove, Shape};
use super::premove;

/// How far a press travels before it is a drag, in points.
const DRAG_THRESHOLD: f32 = 3.0;

/// What the hand acts on.
#[derive(Clone, Copy)]
pub struct Rules<'a> {
    pub picture: &'a BoardPicture,
    pub options: &'a BoardOptions,
    /// A modifier is held that asks for the promotion picker whatever the preference.
    pub ask: bool,
}

impl Rules<'_> {
    /// Where the man on this square may be put, and whether that is a plan.
    pub fn targets(&self, from: Square) -> (Bitboard, bool) {
        if self.picture.table.is_some() && self.picture.movable.contains(from) {
            // Anywhere but on a man of one's own.
            let own =
                self.picture.board.color_at(from).map(|color| self.picture.board.by_color(color));
            (!own.unwrap_or(Bitboard::EMPTY), false)
        } else if self.picture.movable.contains(from) {
            (self.picture.destinations.of(from), false)
        } else if self.picture.premovable.contains(from) {
            (premove::targets(&self.picture.board, from), true)
        } else {
            (Bitboard::EMPTY, false)
        }
    }

    /// The opponent's men that can be touched.
    fn touchable(&self) -> Bitboard {
        self.picture.table.map_or(Bitboard::EMPTY, |table| table.touchable)
    }

    fn own(&self, square: Square) -> bool {
        (self.picture.movable | self.picture.premovable).contains(square)
            && self.picture.board.piece_at(square).is_some()
    }
}

/// A man under the pressed button.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Press {
    pub from: Square,
    pub piece: Piece,
    /// Where the button went down, and where the pointer is.
    origin: Pos2,
    pub at: Pos2,
    pub dragging: bool,
    /// The man was selected already: a release here lets go of it.
    second: bool,
}

/// The open promotion picker.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Promotion {
    pub from: Square,
    pub to: Square,
    pub color: Color,
    premove: bool,
    dropped: bool,
    /// The figure the keyboard is on, in the order of [`Role::PROMOTIONS`].
    pub focus: usize,
}

#[cfg(test)]
impl Promotion {
    pub(super) fn for_test(to: Square, color: Color) -> Promotion {
        Promotion { from: to, to, color, premove: false, dropped: false, focus: 0 }
    }
}

/// An arrow or a circle being drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawing {
    pub from: Square,
    pub to: Option<Square>,
    pub brush: Brush,
    /// The hand left the board and came back: ends are no longer snapped.
    free: bool,
}

impl Drawing {
    pub fn shape(&self) -> Shape {
        Shape { from: self.from, to: self.to, brush: self.brush }
    }
}

/// The state of the hand.
#[derive(Debug, Clone, Default)]
pub struct Interaction {
    selected: Option<(Square, Piece)>,
    press: Option<Press>,
    /// The last move was a drag, so the next press drags at once.
    drags: bool,
    promotion: Option<Promotion>,
    drawing: Option<Drawing>,
    /// The move just dropped by hand, which must not be animated.
    dropped: Option<[Square; 2]>,
    orientation: Option<Color>,
}

impl Interaction {
    pub fn selected(&self) -> Option<Square> {
        self.selected.map(|(square, _)| square)
    }

    pub fn press_in_progress(&self) -> Option<&Press> {
        self.press.as_ref()
    }

    /// The man being dragged.
    pub fn dragging(&self) -> Option<&Press> {
        self.press.as_ref().filter(|press| press.dragging)
    }

    pub fn promotion(&self) -> Option<&Promotion> {
        self.promotion.as_ref()
    }

    pub fn drawing(&self) -> Option<&Drawing> {
        self.drawing.as_ref()
    }

    /// The move dropped by hand that the board does not show yet.
    pub fn dropped(&self) -> Option<[Square; 2]> {
        self.dropped
    }

    /// Nothing is held, drawn or asked.
    pub fn is_free(&self) -> bool {
        self.press.is_none() && self.promotion.is_none() && self.drawing.is_none()
    }

    /// The men that a hand can mean by pointing at them: those it may take, and those it may capture.
    pub fn answers(&self, rules: Rules<'_>) -> Bitboard {
        let own = rules.picture.movable | rules.picture.premovable | rules.touchable();
        self.selected().map_or(own, |from| own | rules.targets(from).0)
    }

    /// The move dropped by hand since the last time this was asked.
    pub fn take_dropped(&mut self) -> Option<[Square; 2]> {
        self.dropped.take()
    }

    /// The left button goes down on a square, or beside the squares.
    pub fn press(
        &mut self,
        rules: Rules<'_>,
        square: Option<Square>,
        at: Pos2,
        out: &mut Vec<BoardEvent>,
    ) {
        if self.promotion.is_some() {
            // The picker answers for itself by `pick`; whatever comes here is beside it.
            self.promotion = None;
            return;
        }
        self.drawing = None;
        let planned = rules.picture.premove.is_some();
        if planned {
            out.push(BoardEvent::CancelPremove);
        }
        let Some(square) = square else {
            self.selected = None;
            return;
        };
        if rules.options.method != MoveMethod::Drag
            && let Some(from) = self.selected()
            && from != square
            && rules.targets(from).0.contains(square)
        {
            self.commit(rules, from, square, false, out);
            return;
        }
        if rules.own(square)
            && let Some(piece) = rules.picture.board.piece_at(square)
        {
            let second = self.selected() == Some(square);
            if !second {
                self.selected = Some((square, piece));
                out.push(BoardEvent::Picked(square));
            }
            let may_drag = rules.options.method != MoveMethod::Click;
            let dragging = may_drag && self.drags;
            self.press = Some(Press { from: square, piece, origin: at, at, dragging, second });
            return;
        }
        self.selected = None;
        if rules.touchable().contains(square) {
            out.push(BoardEvent::Picked(square));
            return;
        }
        if !rules.picture.shapes.is_empty() {
            out.push(BoardEvent::ShapesChanged(Vec::new()));
        }
    }

    /// A button goes down beside the board: the picker closes.
    pub fn press_beside(&mut self) {
        self.promotion = None;
    }

    /// The pointer moves with the left button down.
    pub fn moved(&mut self, rules: Rules<'_>, at: Pos2) {
        if let Some(press) = &mut self.press {
            press.at = at;
            let may_drag = rules.options.method != MoveMethod::Click;
            if may_drag && !press.dragging && press.origin.distance(at) >= DRAG_THRESHOLD {
                press.dragging = true;
            }
        }
    }

    /// The left button comes up.
    pub fn release(&mut self, rules: Rules<'_>, square: Option<Square>, out: &mut Vec<BoardEvent>) {
        let Some(press) = self.press.take() else { return };
        let on_origin = square == Some(press.from);
        if !press.dragging || on_origin {
            if press.second && on_origin || rules.options.method == MoveMethod::Drag {
                self.selected = None;
            }
            return;
        }
        match square {
            Some(to) if rules.targets(press.from).0.contains(to) => {
                self.commit(rules, press.from, to, true, out);
            }
            _ => {
                self.selected = None;
                if let Some(to) = square {
                    out.push(BoardEvent::Refused { from: press.from, to });
                }
            }
        }
    }

    /// A square is chosen without a pointer: by the keyboard, or by a screen reader.
    pub fn activate(&mut self, rules: Rules<'_>, square: Square, out: &mut Vec<BoardEvent>) {
        if let Some(from) = self.selected()
            && from != square
            && rules.targets(from).0.contains(square)
        {
            self.commit(rules, from, square, false, out);
        } else if self.selected() == Some(square) {
            self.selected = None;
        } else if let Some(piece) =
            rules.picture.board.piece_at(square).filter(|_| rules.own(square))
        {
            self.selected = Some((square, piece));
            out.push(BoardEvent::Picked(square));
        } else if rules.touchable().contains(square) {
            self.selected = None;
            out.push(BoardEvent::Picked(square));
        } else {
            if let Some(from) = self.selected() {
                out.push(BoardEvent::Refused { from, to: square });
            }
            self.selected = None;
        }
    }

    fn commit(
        &mut self,
        rules: Rules<'_>,
        from: Square,
        to: Square,
        dropped: bool,
        out: &mut Vec<BoardEvent>,
    ) {
        let premove = rules.targets(from).1;
        self.selected = None;
        self.press = None;
        self.drags = dropped;
        // At a table the pawn is put down first and replaced then.
        if rules.picture.table.is_none() && rules.picture.promotes(from, to) {
            let queen = match rules.options.auto_queen {
                AutoQueen::Never => false,
                AutoQueen::Premove => premove,
                AutoQueen::Always => true,
            };
            if !queen || rules.ask {
                let color = rules.picture.board.color_at(from).unwrap_or(Color::White);
                self.promotion = Some(Promotion { from, to, color, premove, dropped, focus: 0 });
                return;
            }
            self.finish(from, to, Some(Role::Queen), premove, dropped, out);
        } else {
            self.finish(from, to, None, premove, dropped, out);
        }
    }

    fn finish(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        premove: bool,
        dropped: bool,
        out: &mut Vec<BoardEvent>,
    ) {
        if premove {
            out.push(BoardEvent::Premove(Premove { from, to, promotion }));
        } else {
            self.dropped = dropped.then_some([from, to]);
            out.push(BoardEvent::Move { from, to, promotion });
        }
    }

    /// A figure of the picker is chosen, or something beside it, which puts the pawn back.
    pub fn pick(&mut self, role: Option<Role>, out: &mut Vec<BoardEvent>) {
        let Some(p) = self.promotion.take() else { return };
        if let Some(role) = role {
            self.finish(p.from, p.to, Some(role), p.premove, p.dropped, out);
        }
    }

    /// The keyboard goes to another figure of the picker.
    pub fn focus_figure(&mut self, step: i32) {
        if let Some(p) = &mut self.promotion {
            p.focus = (p.focus as i32 + step).rem_euclid(4) as usize;
        }
    }

    /// The right button goes down: it cancels what is going on, or begins to draw.
    pub fn right_press(
        &mut self,
        rules: Rules<'_>,
        square: Option<Square>,
        brush: Brush,
        out: &mut Vec<BoardEvent>,
    ) {
        if self.promotion.take().is_some() || self.press.take().is_some() {
            self.selected = None;
            return;
        }
        if rules.picture.premove.is_some() {
            out.push(BoardEvent::CancelPremove);
        }
        self.selected = None;
        if rules.options.drawing {
            self.drawing = square.map(|from| Drawing { from, to: None, brush, free: false });
        }
    }

    /// The pointer moves with the right button down: over a square or off the board, and where on the
    /// board in squares counted from the middle of a1.
    pub fn right_moved(&mut self, square: Option<Square>, place: [f32; 2]) {
        let Some(drawing) = &mut self.drawing else { return };
        match square {
            None => {
                drawing.free = true;
                drawing.to = None;
            }
            Some(square) if square == drawing.from => {
                drawing.free = false;
                drawing.to = None;
            }
            Some(square) if drawing.free => drawing.to = Some(square),
            Some(_) => drawing.to = snap(drawing.from, place),
        }
    }

    /// The right button comes up: the shape is added, recoloured, or taken away.
    pub fn right_release(&mut self, rules: Rules<'_>, on_board: bool, out: &mut Vec<BoardEvent>) {
        let Some(drawing) = self.drawing.take() else { return };
        if !on_board {
            return;
        }
        let shape = drawing.shape();
        let mut shapes = rules.picture.shapes.clone();
        let same = |other: &Shape| other.from == shape.from && other.to == shape.to;
        let old = shapes.iter().position(same);
        if let Some(i) = old {
            let old = shapes.remove(i);
            if old.brush != shape.brush {
                shapes.push(shape);
            }
        } else {
            shapes.push(shape);
        }
        out.push(BoardEvent::ShapesChanged(shapes));
    }

    /// Esc. Says whether there was something to cancel.
    pub fn escape(&mut self, rules: Rules<'_>, out: &mut Vec<BoardEvent>) -> bool {
        if self.promotion.take().is_some() || self.drawing.take().is_some() {
            return true;
        }
        let mut something = self.press.take().is_some();
        something |= self.selected.take().is_some();
        if !something && rules.picture.premove.is_some() {
            out.push(BoardEvent::CancelPremove);
            something = true;
        }
        something
    }

    /// The picture may have changed under the hand.
    pub fn sync(&mut self, rules: Rules<'_>) {
        let picture = rules.picture;
        if self.orientation.replace(picture.orientation).is_some_and(|o| o != picture.orientation) {
            *self = Interaction {
                drags: self.drags,
                orientation: self.orientation,
                ..Interaction::default()
            };
        }
        let there = |square: Square, piece: Piece| {
            picture.board.piece_at(square) == Some(piece) && rules.own(square)
        };
        if self.press.is_some_and(|press| !there(press.from, press.piece)) {
            self.press = None;
        }
        if self.selected.is_some_and(|(square, piece)| !there(square, piece)) {
            self.selected = None;
        }
        if let Some(table) = picture.table {
            // Nothing but a choice closes the picker: the pawn is on the last rank and must go.
            self.promotion = table.promoting.and_then(|square| {
                let color = picture.board.color_at(square)?;
                let focus = self.promotion.map_or(0, |p| p.focus);
                Some(Promotion {
                    from: square,
                    to: square,
                    color,
                    premove: false,
                    dropped: false,
                    focus,
                })
            });
        } else if let Some(p) = self.promotion {
            let (targets, premove) = rules.targets(p.from);
            let pawn = there(p.from, Piece::new(p.color, Role::Pawn));
            if pawn && targets.contains(p.to) {
                self.promotion = Some(Promotion { premove, ..p });
            } else {
                self.promotion = None;
            }
        }
    }
}

/// The square on a line of the queen or a jump of the knight from `from` that is nearest to a place.
fn snap(from: Square, place: [f32; 2]) -> Option<Square> {
    let far = |square: Square| {
        let dx = square.file().index() as f32 - place[0];
        let dy = square.rank().index() as f32 - place[1];
        dx * dx + dy * dy
    };
    Square::all()
        .filter(|&to| {
            let files = to.file().index().abs_diff(from.file().index());
            let ranks = to.rank().index().abs_diff(from.rank().index());
            files == 0 || ranks == 0 || files == ranks || matches!((files, ranks), (1, 2) | (2, 1))
        })
        .min_by(|&a, &b| far(a).total_cmp(&far(b)))
        .filter(|&to| to != from)
}

#[cfg(test)]
mod tests;
