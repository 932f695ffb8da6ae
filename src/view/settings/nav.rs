//! The pages of the settings: a list at the left, or a row at the top of a narrow window.

use super::SettingsPage;
use crate::view::kit::{focus_ring, icon_at, text_at};
use crate::view::{ViewCtx, theme};
use egui::accesskit::Role;
use egui::{Align2, Color32, Rect, Response, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo};
use egui::{pos2, vec2};

/// The list, with the title above it and a hairline at its right.
pub(super) fn list(ui: &mut Ui, cx: &ViewCtx<'_>, page: &mut SettingsPage, place: Rect) {
    let t = theme::tokens(ui);
    let x = ui.painter().round_to_pixel_center(place.right() - 0.5);
    ui.painter().vline(x, place.y_range(), (1.0, t.hair));
    let at = pos2(place.left() + 24.0, place.top() + 42.0);
    title(ui, cx, at);
    let rows = Rect::from_min_max(
        pos2(place.left() + 12.0, place.top() + 72.0),
        pos2(place.right() - 13.0, place.bottom()),
    );
    ui.scope_builder(UiBuilder::new().max_rect(rows).id_salt("settings-list"), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            for item in SettingsPage::ALL {
                let size = vec2(ui.available_width(), 36.0);
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                let on = *page == item;
                ground(ui, rect, &response, on);
                let color = if on || response.hovered() { t.ink } else { t.muted };
                let center = pos2(rect.left() + 22.0, rect.center().y);
                icon_at(ui.painter(), center, item.icon(), 20.0, on, color);
                let at = pos2(rect.left() + 44.0, rect.center().y);
                words(
                    ui,
                    cx,
                    item,
                    at,
                    Align2::LEFT_CENTER,
                    rect.right() - at.x - 8.0,
                    (on, color),
                );
                choose(ui, cx, page, item, &response);
                focus_ring(ui, &response, rect, 6.0);
            }
        });
    });
}

/// The row of a narrow window, under the title; it scrolls where it is too long.
pub(super) fn row(ui: &mut Ui, cx: &ViewCtx<'_>, page: &mut SettingsPage, place: Rect, left: f32) {
    let t = theme::tokens(ui);
    title(ui, cx, pos2(left, place.top() + 32.0));
    let y = ui.painter().round_to_pixel_center(place.bottom());
    ui.painter().hline(place.x_range(), y, (1.0, t.hair));
    let row = Rect::from_min_max(
        pos2(left - 12.0, place.top() + 60.0),
        pos2(place.right() - 8.0, place.bottom() - 4.0),
    );
    ui.scope_builder(UiBuilder::new().max_rect(row).id_salt("settings-row"), |ui| {
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                for item in SettingsPage::ALL {
                    let on = *page == item;
                    let font = theme::semibold(theme::BODY);
                    let galley =
                        ui.painter().layout_no_wrap(cx.t(item.text()).to_owned(), font, t.ink);
                    let size = vec2(galley.size().x + 24.0, 36.0);
                    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                    ground(ui, rect, &response, on);
                    let color = if on || response.hovered() { t.ink } else { t.muted };
                    let anchor = Align2::CENTER_CENTER;
                    words(ui, cx, item, rect.center(), anchor, rect.width(), (on, color));
                    choose(ui, cx, page, item, &response);
                    focus_ring(ui, &response, rect, 6.0);
                }
            });
        });
    });
}

fn title(ui: &Ui, cx: &ViewCtx<'_>, at: egui::Pos2) {
    let font = theme::semibold(theme::HEAD);
    let ink = theme::tokens(ui).ink;
    text_at(ui.painter(), at, Align2::LEFT_CENTER, cx.t("settings-title"), font, ink, 180.0);
}

fn ground(ui: &Ui, rect: Rect, response: &Response, on: bool) {
    let t = theme::tokens(ui);
    let fill = match (on, response.is_pointer_button_down_on(), response.hovered()) {
        (true, _, _) => t.sel,
        (_, true, _) => t.press,
        (_, _, true) => t.hover,
        _ => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(rect, 6.0, fill);
}

fn words(
    ui: &Ui,
    cx: &ViewCtx<'_>,
    item: SettingsPage,
    at: egui::Pos2,
    anchor: Align2,
    room: f32,
    (on, color): (bool, Color32),
) {
    let font = if on { theme::semibold(theme::BODY) } else { theme::medium(theme::BODY) };
    text_at(ui.painter(), at, anchor, cx.t(item.text()), font, color, room);
}

fn choose(
    ui: &Ui,
    cx: &ViewCtx<'_>,
    page: &mut SettingsPage,
    item: SettingsPage,
    response: &Response,
) {
    response.widget_info(|| {
        WidgetInfo::selected(Role::Tab, ui.is_enabled(), *page == item, cx.t(item.text()))
    });
    if response.clicked() {
        *page = item;
    }
}
