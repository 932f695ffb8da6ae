//! The settings: a list of pages, the page, and beside it a board on which a change is seen.
//!
//! Every change is a whole new set of preferences that takes effect at once, also in a running
//! game.

mod accessibility;
mod appearance;
mod language;
mod nav;
mod notation;
mod playing;
mod preview;
mod rows;

use super::board::BoardState;
use super::{ViewCtx, about, help, theme};
use crate::action::Action;
use crate::persist::Settings;
use egui::{Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

/// A page of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SettingsPage {
    /// Men, board, light and dark.
    #[default]
    Appearance,
    /// How men are moved.
    Playing,
    /// How moves are written.
    Notation,
    /// Keys, to be looked up.
    Keyboard,
    /// The language of all words.
    Language,
    /// For whom the usual is too small, too fast or too colourful.
    Accessibility,
    /// The program and its licences.
    About,
}

impl SettingsPage {
    /// All pages, in the order of the list.
    pub const ALL: [SettingsPage; 7] = [
        SettingsPage::Appearance,
        SettingsPage::Playing,
        SettingsPage::Notation,
        SettingsPage::Keyboard,
        SettingsPage::Language,
        SettingsPage::Accessibility,
        SettingsPage::About,
    ];

    const fn text(self) -> &'static str {
        match self {
            SettingsPage::Appearance => "settings-appearance",
            SettingsPage::Playing => "settings-playing",
            SettingsPage::Notation => "settings-notation",
            SettingsPage::Keyboard => "settings-keyboard",
            SettingsPage::Language => "settings-language",
            SettingsPage::Accessibility => "settings-accessibility",
            SettingsPage::About => "settings-about",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            SettingsPage::Appearance => theme::icon::PALETTE,
            SettingsPage::Playing => theme::icon::HAND_POINTING,
            SettingsPage::Notation => theme::icon::TEXT_AA,
            SettingsPage::Keyboard => theme::icon::KEYBOARD,
            SettingsPage::Language => theme::icon::TRANSLATE,
            SettingsPage::Accessibility => theme::icon::PERSON_ARMS_SPREAD,
            SettingsPage::About => theme::icon::INFO,
        }
    }
}

/// What the settings remember.
#[derive(Default)]
pub struct SettingsState {
    /// Which page is open.
    pub page: SettingsPage,
    /// The board of the preview.
    preview: BoardState,
}

const LIST: f32 = 208.0;
const CONTENT: f32 = 576.0;
/// In a narrow window, where nothing stands beside it.
const CONTENT_MAX: f32 = 720.0;
const SIDE_MIN: f32 = 300.0;
const SIDE_MAX: f32 = 468.0;

/// Where the parts of the screen are: pure numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Places {
    /// The list of pages, or their row at the top where the window is narrow.
    list: Rect,
    narrow: bool,
    content: Rect,
    /// The preview with its switches, where there is room for it.
    side: Option<Rect>,
}

fn places(place: Rect) -> Places {
    let narrow = place.width() < 720.0 || place.width() < place.height();
    if narrow {
        let margin = if place.width() >= 560.0 { 32.0 } else { 16.0 };
        let list = place.with_max_y(place.top() + 104.0);
        let left = place.left() + margin;
        let width = (place.width() - 2.0 * margin).min(CONTENT_MAX);
        let content =
            Rect::from_min_max(pos2(left, list.bottom() + 4.0), pos2(left + width, place.bottom()));
        return Places { list, narrow, content, side: None };
    }
    let roomy = place.width() >= 1_000.0 && place.height() >= 640.0;
    let margin = if roomy { 28.0 } else { 20.0 };
    let list = place.with_max_x(place.left() + LIST);
    let left = list.right() + 32.0;
    let room = place.right() - margin - left;
    let content = |width: f32| {
        Rect::from_min_max(pos2(left, place.top()), pos2(left + width, place.bottom()))
    };
    let side_room = room - CONTENT - 32.0;
    if side_room < SIDE_MIN {
        return Places { list, narrow, content: content(room.min(CONTENT)), side: None };
    }
    let side_left = left + CONTENT + 32.0;
    let side_width = side_room.min(SIDE_MAX);
    let side = Rect::from_min_max(
        pos2(side_left, place.top()),
        pos2(side_left + side_width, place.bottom()),
    );
    Places { list, narrow, content: content(CONTENT), side: Some(side) }
}

/// Shows the settings in a place.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut SettingsState, place: Rect) {
    let places = places(place);
    if places.narrow {
        nav::row(ui, cx, &mut state.page, places.list, places.content.left());
    } else {
        nav::list(ui, cx, &mut state.page, places.list);
    }
    let mut changed = cx.model.settings.clone();
    let top = if places.narrow { 16.0 } else { 28.0 };
    // The bar stands at the window's edge, or between the columns.
    let bar = if places.side.is_some() { places.content.right() + 8.0 } else { place.right() };
    scrolled(ui, state.page, places.content, (top, bar), |ui| {
        page(ui, cx, state, &mut changed, &places);
    });
    if let (SettingsPage::Appearance, Some(side)) = (state.page, places.side) {
        scrolled(ui, "side", side, (top, place.right()), |ui| {
            preview::side(ui, cx, &mut changed, &mut state.preview);
        });
    }
    if changed != cx.model.settings {
        cx.send(Action::Settings(Box::new(changed)));
    }
}

fn page(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut SettingsState,
    settings: &mut Settings,
    places: &Places,
) {
    match state.page {
        SettingsPage::Appearance => {
            appearance::ui(ui, cx, settings);
            if places.side.is_none() {
                preview::below(ui, cx, settings, &mut state.preview, places.narrow);
            }
        }
        SettingsPage::Playing => playing::ui(ui, cx, settings),
        SettingsPage::Notation => notation::ui(ui, cx, settings),
        SettingsPage::Keyboard => help::contents(ui, cx, places.content.width() >= 520.0),
        SettingsPage::Language => language::ui(ui, cx, settings),
        SettingsPage::Accessibility => accessibility::ui(ui, cx, settings),
        SettingsPage::About => {
            about::contents(ui, cx);
        }
    }
}

/// A column that scrolls where the window is too low for it. The rings of what is chosen reach
/// out of the column, so the clip does too.
fn scrolled(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    place: Rect,
    (top, bar): (f32, f32),
    contents: impl FnOnce(&mut Ui),
) {
    const OUT: f32 = 8.0;
    let outer = place.expand2(vec2(OUT, 0.0)).with_max_x(bar);
    ui.scope_builder(UiBuilder::new().max_rect(outer).id_salt(&salt), |ui| {
        ui.set_clip_rect(outer.intersect(ui.clip_rect()));
        ScrollArea::vertical().id_salt(&salt).auto_shrink(false).show(ui, |ui| {
            let width = place.width();
            let inner =
                Rect::from_min_size(ui.max_rect().min + vec2(OUT, top), vec2(width, f32::INFINITY));
            let shown = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
                ui.set_width(width);
                contents(ui);
                ui.add_space(28.0);
            });
            ui.advance_cursor_after_rect(shown.response.rect);
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(w: f32, h: f32) -> Places {
        places(Rect::from_min_size(pos2(64.0, 0.0), vec2(w, h)))
    }

    #[test]
    fn the_usual_window_is_as_designed() {
        let p = at(1216.0, 800.0);
        assert_eq!((p.list.width(), p.content.left(), p.content.width()), (208.0, 304.0, 576.0));
        let side = p.side.expect("room for the preview");
        assert_eq!((side.left(), side.right()), (912.0, 1252.0));
    }

    #[test]
    fn nothing_leaves_the_window_or_covers_another() {
        for (w, h) in [
            (836.0, 600.0),
            (720.0, 936.0),
            (420.0, 836.0),
            (1856.0, 1080.0),
            (1036.0, 720.0),
            (736.0, 600.0),
        ] {
            let place = Rect::from_min_size(pos2(64.0, 0.0), vec2(w, h));
            let p = places(place);
            for part in [Some(p.list), Some(p.content), p.side].into_iter().flatten() {
                assert!(place.contains_rect(part), "{w}×{h}: {part:?}");
                assert!(part.width() >= 200.0, "{w}×{h}: {part:?}");
            }
            assert!(!p.list.intersects(p.content));
            assert!(p.side.is_none_or(|side| side.left() > p.content.right()));
            assert_eq!(p.narrow, w < 720.0 || w < h);
        }
    }
}
