//! The clock of a new game: the usual ones, none, or one's own.

use crate::persist::settings::ClockChoice;
use crate::view::kit::{self, StepSlider, Tile};
use crate::view::{ViewCtx, theme};
use arbiter::TimeControls;
use egui::{Align2, Context, Id, Sense, Ui, pos2, vec2};

const fn choice(minutes: u16, increment: u16) -> ClockChoice {
    ClockChoice { minutes, increment }
}

/// The usual clocks.
const PRESETS: [ClockChoice; 6] =
    [choice(1, 0), choice(3, 2), choice(5, 0), choice(10, 5), choice(15, 10), choice(90, 30)];

/// What "Custom…" begins with when there was no clock.
const FIRST_CUSTOM: ClockChoice = choice(20, 10);

/// The base times that the slider stops at.
const MINUTES: [u16; 36] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 30, 35, 40, 45,
    50, 60, 75, 90, 100, 105, 120, 135, 150, 180,
];

/// The increments that the slider stops at.
const SECONDS: [u16; 26] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 25, 30, 40, 45, 60, 90, 120, 150, 180,
];

/// What such a clock is called. FIDE counts the base time and sixty increments.
pub(super) fn class(clock: ClockChoice) -> &'static str {
    match u32::from(clock.minutes) * 60 + u32::from(clock.increment) * 60 {
        0..180 => "bullet",
        180..=600 => "blitz",
        601..3_600 => "rapid",
        _ => "classical",
    }
}

/// The stop of a slider that is nearest to a value.
fn nearest(stops: &[u16], value: u16) -> usize {
    let distance = |stop: u16| stop.abs_diff(value);
    (0..stops.len()).min_by_key(|i| stops.get(*i).copied().map(distance)).unwrap_or(0)
}

fn custom_id() -> Id {
    Id::unique("new-game-custom-clock")
}

/// The next card begins with what the clock is, not with what was being looked at.
pub(super) fn forget_custom(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<bool>(custom_id()));
}

/// Shows the clocks and what the chosen one means.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, controls: &mut TimeControls) {
    let before = ClockChoice::of(controls);
    let mut clock = before;
    choose(ui, cx, &mut clock);
    if clock != before {
        *controls = ClockChoice::controls(clock);
    }
}

fn choose(ui: &mut Ui, cx: &ViewCtx<'_>, clock: &mut Option<ClockChoice>) {
    let unusual = clock.is_some_and(|clock| !PRESETS.contains(&clock));
    let asked = ui.data(|data| data.get_temp::<bool>(custom_id())).unwrap_or(false);
    let mut custom = unusual || asked;
    chips(ui, cx, clock, &mut custom);
    ui.data_mut(|data| data.insert_temp(custom_id(), custom));
    if custom {
        ui.add_space(12.0);
        sliders(ui, cx, clock);
    }
    ui.add_space(8.0);
    let t = theme::tokens(ui);
    kit::text(ui, &about(cx, *clock), theme::regular(theme::SMALL), t.muted);
}

fn chips(ui: &mut Ui, cx: &ViewCtx<'_>, clock: &mut Option<ClockChoice>, custom: &mut bool) {
    let width = (ui.available_width() - 24.0) / 4.0;
    let chosen = |is: bool, custom: bool| is && !custom;
    let [first, second] = [&PRESETS[..4], &PRESETS[4..]];
    for (line, presets) in [first, second].into_iter().enumerate() {
        if line > 0 {
            ui.add_space(8.0);
        }
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for preset in presets {
                let words = cx.text.with(
                    "new-game-clock-preset",
                    &[
                        ("minutes", i64::from(preset.minutes).into()),
                        ("seconds", i64::from(preset.increment).into()),
                    ],
                );
                let is = chosen(*clock == Some(*preset), *custom);
                if Tile::new(&words, is, width).show(ui).clicked() {
                    (*clock, *custom) = (Some(*preset), false);
                }
            }
            if line == 0 {
                return;
            }
            let none = chosen(clock.is_none(), *custom);
            if Tile::new(cx.t("new-game-clock-none"), none, width).show(ui).clicked() {
                (*clock, *custom) = (None, false);
            }
            if Tile::new(cx.t("new-game-clock-custom"), *custom, width).show(ui).clicked() {
                *custom = true;
                clock.get_or_insert(FIRST_CUSTOM);
            }
        });
    }
}

/// Base time and increment side by side.
fn sliders(ui: &mut Ui, cx: &ViewCtx<'_>, clock: &mut Option<ClockChoice>) {
    let width = (ui.available_width() - 24.0) / 2.0;
    let mut value = clock.unwrap_or_default();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 24.0;
        let halves = [
            ("new-game-clock-minutes", &MINUTES[..], &mut value.minutes),
            ("new-game-clock-increment", &SECONDS[..], &mut value.increment),
        ];
        for (id, stops, number) in halves {
            ui.vertical(|ui| {
                ui.set_width(width);
                slider(ui, cx.t(id), stops, number);
            });
        }
    });
    // A clock without any time is none.
    if value.minutes > 0 || value.increment > 0 {
        *clock = Some(value);
    }
}

fn slider(ui: &mut Ui, words: &str, stops: &[u16], number: &mut u16) {
    let t = theme::tokens(ui);
    let (head, _) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    let painter = ui.painter();
    let font = theme::tab(theme::BODY, theme::Weight::SemiBold);
    let at = pos2(head.right(), head.center().y);
    let number_words = number.to_string();
    let drawn = kit::text_at(painter, at, Align2::RIGHT_CENTER, &number_words, font, t.ink, 48.0);
    let at = pos2(head.left(), head.center().y);
    let room = drawn.left() - 8.0 - head.left();
    let font = theme::regular(theme::SMALL);
    kit::text_at(painter, at, Align2::LEFT_CENTER, words, font, t.muted, room);

    let mut stop = nearest(stops, *number) as i32;
    let last = stops.len().saturating_sub(1) as i32;
    let slider = ui.add(StepSlider::new(&mut stop, 0, last, words).plain());
    // An unusual value stays until the slider is moved.
    if slider.changed()
        && let Some(value) = usize::try_from(stop).ok().and_then(|stop| stops.get(stop))
    {
        *number = *value;
    }
    // The stops are counted by the slider; what is said is the number they stand for.
    ui.ctx().accesskit_node_builder(slider.id, |node| node.set_value(number.to_string()));
}

fn about(cx: &ViewCtx<'_>, clock: Option<ClockChoice>) -> String {
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

    #[test]
    fn sliders_stop_at_every_usual_clock() {
        for preset in PRESETS.into_iter().chain([FIRST_CUSTOM]) {
            assert_eq!(MINUTES[nearest(&MINUTES, preset.minutes)], preset.minutes);
            assert_eq!(SECONDS[nearest(&SECONDS, preset.increment)], preset.increment);
        }
        assert!(MINUTES.is_sorted() && SECONDS.is_sorted());
        assert_eq!(MINUTES[nearest(&MINUTES, 600)], 180);
    }
}
