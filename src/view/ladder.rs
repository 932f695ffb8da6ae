//! The ladder: how the player stands and how that came, and beside it the computer's thirty
//! characters, one for each level.

mod cards;
mod first;
mod opponents;
mod picker;
mod plot;
mod profile;
mod words;

pub use cards::{delete_card, leave_card, profile_card, rules_card};
pub use picker::profile_picker;

use super::{ViewCtx, kit, theme};
use crate::model::ladder::{Closed, ProfileDraft, Range};
use egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// What the page remembers.
#[derive(Default)]
pub struct LadderState {
    /// How far back the plot reaches.
    pub range: Range,
    /// Name and title of a first profile, while they are typed.
    first: ProfileDraft,
    /// The opponent that is marked, by level.
    marked: Option<u8>,
    /// The list has been brought to the player's own level.
    in_sight: bool,
}

/// Where the parts of the page are: pure numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Places {
    profile: Rect,
    /// The opponents beside it; below it where there is no room.
    list: Option<Rect>,
    margin: f32,
    top: f32,
}

const PROFILE_MAX: f32 = 760.0;
/// From here on the opponents stand beside the profile.
const WIDE: f32 = 940.0;

fn places(place: Rect) -> Places {
    let roomy = place.width() >= 1_000.0 && place.height() >= 640.0;
    let (margin, top) = if roomy { (28.0, 28.0) } else { (20.0, 24.0) };
    if place.width() < WIDE {
        let profile = place.shrink2(vec2(margin, 0.0));
        return Places { profile, list: None, margin, top };
    }
    let (list, gap) = if place.width() >= 1_100.0 { (480.0, 68.0) } else { (420.0, 48.0) };
    let room = place.width() - 2.0 * margin - list - gap;
    let width = room.min(PROFILE_MAX);
    // What is left over is split left and right of the pair.
    let left = place.left() + margin + ((room - width) / 2.0).floor();
    let profile = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
    let list =
        Rect::from_min_size(pos2(profile.right() + gap, place.top()), vec2(list, place.height()));
    Places { profile, list: Some(list), margin, top }
}

/// Shows the page in a place.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut LadderState, place: Rect) {
    let ladder = &cx.model.ladder;
    let Some(profile) = ladder.current() else {
        state.in_sight = false;
        match ladder.closed {
            Some(closed) => closed_line(ui, cx, place, closed),
            None => first::ui(ui, cx, &mut state.first, place),
        }
        return;
    };
    let places = places(place);
    let Some(list) = places.list else {
        below(ui, cx, state, &places, |ui, cx, state| {
            profile::ui(ui, cx, state, profile, 240.0);
            ui.add_space(32.0);
            opponents::head(ui, cx);
            opponents::rows(ui, cx, state, profile);
            ui.add_space(24.0);
        });
        return;
    };
    let plot = (place.height() - 484.0).clamp(160.0, 420.0);
    column(ui, "ladder-profile", places.profile, places.top, |ui| {
        profile::ui(ui, cx, state, profile, plot);
        ui.add_space(24.0);
    });
    opponents::ui(ui, cx, state, profile, list, places.top);
}

/// Everything in one column that scrolls.
fn below(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut LadderState,
    places: &Places,
    contents: impl FnOnce(&mut Ui, &ViewCtx<'_>, &mut LadderState),
) {
    column(ui, "ladder", places.profile, places.top, |ui| contents(ui, cx, state));
}

/// A column that scrolls where the window is too low for it. Grounds and rings reach a little out
/// of it, so the clip does too.
fn column(ui: &mut Ui, id: &'static str, place: Rect, top: f32, contents: impl FnOnce(&mut Ui)) {
    const OUT: f32 = 12.0;
    let outer = place.expand2(vec2(OUT, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(outer).id_salt(id), |ui| {
        ui.set_clip_rect(outer.intersect(ui.clip_rect()));
        ScrollArea::vertical().id_salt(id).auto_shrink(false).show(ui, |ui| {
            let inner = Rect::from_min_size(
                ui.max_rect().min + vec2(OUT, top),
                vec2(place.width(), f32::INFINITY),
            );
            let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                ui.set_width(place.width());
                contents(ui);
            });
            ui.advance_cursor_after_rect(shown.response.rect);
        });
    });
}

/// The ladder cannot be used, and there is nothing to be shown.
fn closed_line(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, closed: Closed) {
    let width = (place.width() - 48.0).min(440.0);
    let at = pos2(place.center().x - width / 2.0, place.center().y - 40.0);
    let inner = Rect::from_min_size(at, vec2(width, 80.0));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        let muted = theme::tokens(ui).muted;
        kit::paragraph(ui, cx.t(closed_id(closed)), theme::regular(theme::BODY), muted);
    });
}

const fn closed_id(closed: Closed) -> &'static str {
    match closed {
        Closed::Elsewhere => "ladder-closed-elsewhere",
        Closed::Unreadable => "ladder-closed-unreadable",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(w: f32, h: f32) -> Places {
        places(Rect::from_min_size(pos2(64.0, 0.0), vec2(w, h)))
    }

    #[test]
    fn the_usual_window_is_as_designed() {
        let p = at(1_216.0, 800.0);
        assert_eq!((p.profile.left(), p.profile.right(), p.top), (92.0, 704.0, 28.0));
        let list = p.list.expect("room for the opponents");
        assert_eq!((list.left(), list.right()), (772.0, 1_252.0));
    }

    #[test]
    fn nothing_leaves_the_window_or_covers_another() {
        for (w, h) in [
            (836.0, 600.0),
            (940.0, 600.0),
            (1_036.0, 720.0),
            (720.0, 936.0),
            (420.0, 836.0),
            (1_856.0, 1_080.0),
            (2_496.0, 1_440.0),
        ] {
            let place = Rect::from_min_size(pos2(64.0, 0.0), vec2(w, h));
            let p = places(place);
            assert!(place.contains_rect(p.profile) && p.profile.width() >= 380.0, "{w}×{h}: {p:?}");
            assert_eq!(p.list.is_some(), w >= WIDE);
            if let Some(list) = p.list {
                assert!(place.contains_rect(list.expand2(vec2(12.0, 0.0))), "{w}×{h}: {p:?}");
                assert!(list.left() - p.profile.right() >= 24.0);
            }
        }
    }
}
