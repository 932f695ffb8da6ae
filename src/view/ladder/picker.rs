//! Choosing a profile for a side of a game of two people.

use super::words;
use crate::persist::profiles::{Profile, ProfileId};
use crate::view::kit::{self, Seal, focus_ring, icon_at, text_at};
use crate::view::{ViewCtx, theme};
use egui::accesskit::Role;
use egui::{Align2, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// A field that opens a list of the profiles: `name` says for whom. What the other side has
/// chosen, `taken`, cannot be chosen twice.
pub fn profile_picker(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    name: &str,
    chosen: &mut Option<ProfileId>,
    taken: Option<ProfileId>,
    width: f32,
) -> Response {
    let profiles = &cx.model.ladder.profiles;
    let t = theme::tokens(ui);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, 36.0), Sense::click());
    let now = chosen.and_then(|id| profiles.get(id));
    let words = now.map_or_else(|| cx.t("ladder-pick").to_owned(), |p| label(cx, p));
    response.widget_info(|| {
        WidgetInfo::labeled(Role::ComboBox, ui.is_enabled(), format!("{name}: {words}"))
    });
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, if response.hovered() { t.hover } else { t.raised });
    painter.rect_stroke(rect, 6.0, (1.0, t.hair), StrokeKind::Inside);
    let mut left = rect.left() + 12.0;
    if let Some(profile) = now {
        let seal = Rect::from_min_size(pos2(left - 6.0, rect.top() + 6.0), vec2(24.0, 24.0));
        Seal::new(&words::seal_letter(&profile.name), "").side(24.0).paint(ui, seal);
        left = seal.right() + 8.0;
    }
    let at = pos2(left, rect.center().y);
    let ink = if now.is_some() { t.ink } else { t.muted };
    let room = rect.right() - 32.0 - left;
    let font = theme::medium(theme::BODY);
    text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, ink, room);
    let caret = pos2(rect.right() - 18.0, rect.center().y);
    icon_at(ui.painter(), caret, theme::icon::CARET_DOWN, 16.0, false, t.muted);
    focus_ring(ui, &response, rect, 6.0);
    let picked = kit::menu(&response, width.max(220.0), |ui| {
        let mut picked = None;
        for profile in &profiles.profiles {
            let free = taken != Some(profile.id);
            let check = (*chosen == Some(profile.id)).then_some(theme::icon::CHECK);
            if kit::menu_item(ui, check, &label(cx, profile), "", free).clicked() {
                picked = Some(profile.id);
            }
        }
        picked
    });
    if let Some(Some(picked)) = picked
        && *chosen != Some(picked)
    {
        *chosen = Some(picked);
        response.mark_changed();
    }
    response
}

/// A player in a list: name and level.
pub(super) fn label(cx: &ViewCtx<'_>, profile: &Profile) -> String {
    let name = words::titled(cx, profile.title, &profile.name);
    let level = words::level(cx.text, profile.points().level());
    format!("{name} · {level}")
}
