//! The clock of a new game: the usual ones, none, or one's own.

use crate::action::Action;
use crate::model::{ClockDraft, Dialog};
use crate::persist::settings::{ClockChoice, NewGame};
use crate::view::kit::{self, Tile};
use crate::view::{ViewCtx, theme};
use arbiter::TimeControls;
use egui::Ui;

const fn choice(minutes: u16, increment: u16) -> ClockChoice {
    ClockChoice { minutes, increment }
}

/// The usual clocks.
const PRESETS: [ClockChoice; 6] =
    [choice(1, 0), choice(3, 2), choice(5, 0), choice(10, 5), choice(15, 10), choice(90, 30)];

/// What such a clock is called. FIDE counts the base time and sixty increments.
pub(super) fn class(clock: ClockChoice) -> &'static str {
    match u32::from(clock.minutes) * 60 + u32::from(clock.increment) * 60 {
        0..180 => "bullet",
        180..=600 => "blitz",
        601..3_600 => "rapid",
        _ => "classical",
    }
}

/// Shows the clocks and what the chosen one means.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let now = ClockChoice::of(&draft.controls);
    let none = !draft.controls.0.white.is_timed() && !draft.controls.0.black.is_timed();
    let custom = !none && !now.is_some_and(|now| PRESETS.contains(&now));
    let width = (ui.available_width() - 24.0) / 4.0;
    let (first, second) = PRESETS.split_at(4);
    let mut chosen = None;
    let presets = |ui: &mut Ui, presets: &[ClockChoice], chosen: &mut Option<_>| {
        for preset in presets {
            let minutes = ("minutes", i64::from(preset.minutes).into());
            let seconds = ("seconds", i64::from(preset.increment).into());
            let words = cx.text.with("new-game-clock-preset", &[minutes, seconds]);
            if Tile::new(&words, now == Some(*preset), width).show(ui).clicked() {
                *chosen = Some(Some(*preset));
            }
        }
    };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        presets(ui, first, &mut chosen);
    });
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        presets(ui, second, &mut chosen);
        if Tile::new(cx.t("new-game-clock-none"), none, width).show(ui).clicked() {
            chosen = Some(None);
        }
        // Chosen or not, it opens the card on which the clock is made.
        if Tile::new(cx.t("new-game-clock-custom"), custom, width).show(ui).clicked() {
            cx.send(Action::Dialog(Some(Dialog::Clock(Box::new(ClockDraft::of(draft))))));
        }
    });
    if let Some(chosen) = chosen {
        draft.controls = ClockChoice::controls(chosen);
    }
    ui.add_space(8.0);
    let t = theme::tokens(ui);
    kit::paragraph(ui, &about(cx, &draft.controls), theme::regular(theme::SMALL), t.muted);
}

fn about(cx: &ViewCtx<'_>, controls: &TimeControls) -> String {
    let usual = ClockChoice::of(controls);
    let timed = controls.0.white.is_timed() || controls.0.black.is_timed();
    let clock = match usual {
        None if timed => return cx.text.clock_in_words(controls),
        usual => usual,
    };
    let Some(clock) = clock else { return cx.t("clock-about-none").to_owned() };
    let class = ("class", class(clock).into());
    let minutes = ("minutes", i64::from(clock.minutes).into());
    match clock.increment {
        0 => cx.text.with("clock-about-sudden-death", &[class, minutes]),
        seconds => cx.text.with(
            "clock-about-increment",
            &[class, minutes, ("seconds", i64::from(seconds).into())],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_those_of_the_federation() {
        let classes: Vec<&str> = PRESETS.into_iter().map(class).collect();
        assert_eq!(classes, ["bullet", "blitz", "blitz", "rapid", "rapid", "classical"]);
        assert_eq!(class(choice(10, 0)), "blitz");
        assert_eq!(class(choice(0, 1)), "bullet");
        assert_eq!(class(choice(60, 0)), "classical");
    }
}
