//! What is shown while a file is held over the window.

use super::{ViewCtx, kit, theme};
use egui::{Align2, Context, Id, LayerId, Order};

/// Shows that the file can be dropped.
pub fn ui(ctx: &Context, cx: &ViewCtx<'_>) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let t = theme::tokens_of(ctx);
    let layer = LayerId::new(Order::Foreground, Id::unique("drop-hint"));
    let painter = ctx.layer_painter(layer);
    let window = ctx.content_rect();
    painter.rect_filled(window, 0.0, t.scrim);
    let sign = egui::Rect::from_center_size(window.center(), egui::vec2(280.0, 96.0));
    painter.rect_filled(sign, 8.0, t.raised);
    let font = theme::semibold(theme::HEAD);
    kit::text_at(
        &painter,
        sign.center(),
        Align2::CENTER_CENTER,
        cx.t("drop-hint"),
        font,
        t.ink,
        sign.width(),
    );
}
