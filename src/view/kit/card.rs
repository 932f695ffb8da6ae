//! A card over the window with a scrim under it: the only kind of dialog there is.

use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, Context, Frame, Id, Key, Layout, Margin, Modal, Rect, ScrollArea, Ui,
    UiBuilder, pos2, vec2,
};

use super::button::IconButton;
use super::paint::icon_at;
use super::text::text;
use crate::view::theme::{self, HEAD, duration, icon};

/// Between the card's edge and what is in it.
const MARGIN: f32 = 28.0;
/// Shown beyond the edges of what is scrolled to: the keyboard's ring, and that there is more.
const ROOM: f32 = 12.0;
/// The part of the right margin that belongs to the scroll bar.
const GUTTER: f32 = 20.0;

/// A modal card. Esc, a click on the scrim and the cross close it.
///
/// ```ignore
/// let card = Card::new("new-game", "New game").close_name("Close").width(640.0);
/// let shown = card.show(ctx, |ui| { /* body */ }, |ui| { /* foot: buttons, right to left */ });
/// if shown.closed { /* … */ }
/// ```
#[must_use]
pub struct Card<'a> {
    id: Id,
    title: &'a str,
    close: Option<&'a str>,
    icon: Option<&'a str>,
    width: f32,
}

/// What came of showing a card.
pub struct CardResponse<B, F> {
    /// The user wants it closed.
    pub closed: bool,
    pub body: B,
    pub foot: F,
}

impl<'a> Card<'a> {
    /// The room of an icon before the title; what belongs to the title is indented by as much.
    pub const ICON: f32 = 36.0;

    pub fn new(id: &str, title: &'a str) -> Self {
        Self { id: Id::unique(("card", id)), title, close: None, icon: None, width: 640.0 }
    }

    /// Shows a cross with this name at the top right.
    pub fn close_name(mut self, name: &'a str) -> Self {
        self.close = Some(name);
        self
    }

    pub fn width(mut self, width: f32) -> Self {
        self.width = width;
        self
    }

    /// Shows an icon before the title.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The body scrolls where the window is too low; head and foot stay.
    /// The foot is laid out from the right: the button that acts comes first.
    pub fn show<B, F>(
        self,
        ctx: &Context,
        body: impl FnOnce(&mut Ui) -> B,
        foot: impl FnOnce(&mut Ui) -> F,
    ) -> CardResponse<B, F> {
        let t = theme::tokens_of(ctx);
        let still = ctx.global_style().animation_time <= 0.0;
        // Born at 0 and led to 1: a card that is shown again comes in again.
        let fresh = ctx.read_response(self.id.with("there")).is_none();
        if fresh {
            ctx.animate_bool_with_time(self.id.with("in"), false, 0.0);
        }
        let seconds = if still { 0.0 } else { duration::CARD_IN };
        let k = theme::ease(ctx.animate_bool_with_time(self.id.with("in"), true, seconds));

        let room = ctx.content_rect();
        let width = self.width.min(room.width() - 32.0);
        let area = Modal::default_area(self.id)
            .anchor(Align2::CENTER_CENTER, vec2(0.0, (8.0 * (1.0 - k)).round()))
            .fade_in(false)
            .accessible_name(self.title)
            .role(Role::Dialog);
        // The scroll bar of the body stands in the right margin, beside what it scrolls.
        let inside = width - 2.0 * MARGIN;
        let frame = Frame::NONE.fill(t.raised).corner_radius(8).inner_margin(Margin {
            left: MARGIN as i8,
            right: (MARGIN - GUTTER) as i8,
            top: 24,
            bottom: 20,
        });
        let backdrop =
            Color32::from_rgba_premultiplied(t.scrim.r(), t.scrim.g(), t.scrim.b(), t.scrim.a());
        let mut crossed = false;
        let shown = Modal::new(self.id)
            .area(area)
            .frame(Frame::NONE)
            .backdrop_color(backdrop.gamma_multiply(k))
            .show(ctx, |ui| {
                ui.interact(ui.max_rect(), self.id.with("there"), egui::Sense::hover());
                ui.set_opacity(k);
                let shadows = ui.painter().add(egui::Shape::Noop);
                let near = ui.painter().add(egui::Shape::Noop);
                let inner = frame.show(ui, |ui| {
                    ui.set_width(inside + GUTTER);
                    // What was high enough in the last frame may be too low for this one.
                    ui.set_max_height(room.height());
                    ui.spacing_mut().item_spacing.y = 0.0;
                    let (head, _) =
                        ui.allocate_exact_size(vec2(inside, 32.0), egui::Sense::hover());
                    let mut title = head.with_max_x(head.right() - 40.0);
                    if let Some(icon) = self.icon {
                        let at = pos2(title.left() + 12.0, title.center().y);
                        icon_at(ui.painter(), at, icon, 24.0, false, t.ink);
                        title.min.x += Card::ICON;
                    }
                    ui.scope_builder(
                        UiBuilder::new()
                            .max_rect(title)
                            .layout(Layout::left_to_right(Align::Center)),
                        |ui| text(ui, self.title, theme::semibold(HEAD), t.ink),
                    );
                    if let Some(name) = self.close {
                        // The cross, not its box, stands on the card's edge.
                        let center = pos2(head.right() - 8.0, head.center().y);
                        let place = Rect::from_center_size(center, vec2(32.0, 32.0));
                        crossed = ui.place(place, IconButton::new(icon::X, name).ink()).clicked();
                    }
                    ui.add_space(16.0);
                    let body = ScrollArea::vertical()
                        .max_height((room.height() - 32.0 - 24.0 - 48.0 - 80.0).max(80.0))
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            ui.set_max_width(inside);
                            let body = body(ui);
                            follow_focus(ui, self.id);
                            body
                        })
                        .inner;
                    ui.add_space(20.0);
                    let foot = ui
                        .allocate_ui_with_layout(
                            vec2(inside, 36.0),
                            Layout::right_to_left(Align::Center),
                            foot,
                        )
                        .inner;
                    (body, foot)
                });
                let rect = inner.response.rect;
                ui.painter().set(shadows, t.float_shadow[0].as_shape(rect, 8));
                ui.painter().set(near, t.float_shadow[1].as_shape(rect, 8));
                inner.inner
            });
        let escaped = shown.is_top_modal
            && !shown.any_popup_open
            && ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
        let (body, foot) = shown.inner;
        CardResponse { closed: crossed || escaped || shown.backdrop_response.clicked(), body, foot }
    }
}

/// Scrolls to what the keyboard has gone to, where the edge of the body hides a part of it.
fn follow_focus(ui: &Ui, card: Id) {
    let id = card.with("focus");
    let focused = ui.memory(egui::Memory::focused);
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<Option<Id>>(id).flatten();
        data.insert_temp(id, focused);
        before
    });
    if focused == before {
        return;
    }
    let Some(response) = focused.and_then(|id| ui.ctx().read_response(id)) else { return };
    // Head and foot are never cut, so what is cut is in the body.
    if response.interact_rect.height() < response.rect.height() {
        ui.scroll_to_rect(response.rect.expand(ROOM), None);
    }
}
