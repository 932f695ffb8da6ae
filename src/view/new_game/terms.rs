//! Under what terms is played: the laws, table mode, and who acts as arbiter.

use super::ROW_GAP;
use crate::action::Action;
use crate::model::agree::laws_draft::nearest;
use crate::model::{Dialog, LawsDraft, Model};
use crate::persist::settings::{NewGame, Officer, Opponent};
use crate::view::kit::{self, Button, Segment};
use crate::view::{ViewCtx, theme};
use arbiter::Laws;
use arbiter::laws::Watch;
use egui::{Align, Layout, Ui, vec2};

/// The rows, each with a gap above it.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    ui.add_space(ROW_GAP);
    kit::form_row(ui, cx.t("new-game-laws"), 36.0, |ui| laws(ui, cx, draft));
    ui.add_space(ROW_GAP - 12.0);
    kit::form_row(ui, cx.t("new-game-table"), 44.0, |ui| table(ui, cx, draft));
    if draft.needs_officer() {
        ui.add_space(ROW_GAP - 12.0);
        kit::form_row(ui, cx.t("new-game-officer"), 36.0, |ui| officer(ui, cx, draft));
    }
    if can_count(cx.model, draft.opponent) {
        ui.add_space(ROW_GAP - 12.0);
        kit::form_row(ui, cx.t("new-game-rated"), 44.0, |ui| rated(ui, cx, draft));
    }
}

/// Whether there is anybody for whom such a game could count on the ladder.
fn can_count(model: &Model, opponent: Opponent) -> bool {
    let ladder = &model.ladder;
    ladder.closed.is_none()
        && match opponent {
            Opponent::Computer => ladder.profiles.current.is_some(),
            Opponent::TwoPeople => ladder.profiles.profiles.len() >= 2,
        }
}

/// Whether a game that is to count has somebody for whom it counts.
pub(super) fn is_ready(model: &Model, draft: &NewGame) -> bool {
    !draft.rated
        || !can_count(model, draft.opponent)
        || draft.opponent == Opponent::Computer
        || (draft.white_profile.is_some() && draft.black_profile.is_some())
}

/// Whether the names of two people are chosen from the players of the ladder.
pub(super) fn chooses_players(model: &Model, draft: &NewGame) -> bool {
    draft.rated && draft.opponent == Opponent::TwoPeople && can_count(model, Opponent::TwoPeople)
}

fn rated(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let profiles = &cx.model.ladder.profiles;
    let name = profiles.current.and_then(|id| profiles.get(id)).map(|profile| &profile.name);
    let about = match (draft.opponent, name) {
        (Opponent::Computer, Some(name)) => {
            cx.text.with("new-game-rated-for", &[("name", name.as_str().into())])
        }
        _ => cx.t("new-game-rated-two").to_owned(),
    };
    let before = draft.rated;
    switch_row(ui, cx.t("new-game-rated"), &about, &mut draft.rated);
    if before && !draft.rated {
        // Without the ladder the names are free again.
        (draft.white_profile, draft.black_profile) = (None, None);
    }
}

/// A line with a switch at its end.
fn switch_row(ui: &mut Ui, words: &str, about: &str, on: &mut bool) {
    let size = vec2(ui.available_width(), 44.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        kit::switch(ui, on, words);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let muted = theme::tokens(ui).muted;
            kit::text(ui, about, theme::regular(theme::SMALL), muted).on_hover_text(about);
        });
    });
}

/// What a set of laws is called on the card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Choice {
    Modern,
    Classic,
    Casual,
    Custom,
}

impl Choice {
    fn of(laws: &Laws) -> Choice {
        match nearest(laws) {
            ("modern", _, 0) => Choice::Modern,
            ("classic", _, 0) => Choice::Classic,
            ("casual", _, 0) => Choice::Casual,
            _ => Choice::Custom,
        }
    }

    fn laws(self) -> Option<Laws> {
        match self {
            Choice::Modern => Some(Laws::modern()),
            Choice::Classic => Some(Laws::classic()),
            Choice::Casual => Some(Laws::casual()),
            Choice::Custom => None,
        }
    }
}

/// A set of laws in a few words: its preset, and how many laws differ from it.
pub(super) fn nearest_words(cx: &ViewCtx<'_>, laws: &Laws) -> String {
    let (preset, _, count) = nearest(laws);
    cx.text.with("laws-nearest", &[("preset", preset.into()), ("count", count.into())])
}

/// The presets; what is none of them is one more choice, already made.
fn laws(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let now = Choice::of(&draft.laws);
    let segments = [
        Segment::new(Choice::Modern, cx.t("laws-preset-modern")),
        Segment::new(Choice::Classic, cx.t("laws-preset-classic")),
        Segment::new(Choice::Casual, cx.t("laws-preset-casual")),
        Segment::new(Choice::Custom, cx.t("laws-preset-custom")),
    ];
    let shown = if now == Choice::Custom { 4 } else { 3 };
    let mut choice = now;
    kit::segmented(ui, cx.t("new-game-laws"), &mut choice, &segments[..shown], None);
    if choice != now
        && let Some(laws) = choice.laws()
    {
        draft.laws = laws;
    }
    let about = match choice {
        Choice::Modern => cx.t("laws-modern-about").to_owned(),
        Choice::Classic => cx.t("laws-classic-about").to_owned(),
        Choice::Casual => cx.t("laws-casual-about").to_owned(),
        Choice::Custom => nearest_words(cx, &draft.laws),
    };
    line(ui, &about, |ui| {
        let details = Button::quiet(cx.t("new-game-laws-details")).small().flush_end();
        if ui.add(details).clicked() {
            cx.send(Action::Dialog(Some(Dialog::Laws(Box::new(LawsDraft::of(draft))))));
        }
    });
}

/// A second line of small muted words, with something at its right end.
fn line(ui: &mut Ui, words: &str, end: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), 32.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        end(ui);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let muted = theme::tokens(ui).muted;
            let shown = kit::text(ui, words, theme::regular(theme::SMALL), muted);
            // In a narrow window the line may be cut.
            shown.on_hover_text(words);
        });
    });
}

fn table(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let word = |watch: Watch| if watch == Watch::Off { "off" } else { "on" };
    let values = [("touch", word(draft.laws.touch)), ("illegal", word(draft.laws.illegal))];
    let about =
        cx.text.with("new-game-table-about", &values.map(|(name, word)| (name, word.into())));
    switch_row(ui, cx.t("new-game-table"), &about, &mut draft.table);
}

fn officer(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let segments = [
        Segment::new(Officer::Program, cx.t("new-game-officer-program")).icon(theme::icon::CPU),
        Segment::new(Officer::Person, cx.t("new-game-officer-person")).icon(theme::icon::USER),
    ];
    kit::segmented(ui, cx.t("new-game-officer"), &mut draft.officer, &segments, None);
    let about = match draft.officer {
        Officer::Program => "new-game-officer-program-about",
        Officer::Person => "new-game-officer-person-about",
    };
    ui.add_space(8.0);
    let muted = theme::tokens(ui).muted;
    kit::text(ui, cx.t(about), theme::regular(theme::SMALL), muted);
}
