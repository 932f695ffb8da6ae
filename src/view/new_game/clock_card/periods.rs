//! The periods of a clock as a list in which each line reads like a sentence: 40 moves in 2:00:00,
//! increment 30 s.

use super::{Side, field_name};
use crate::model::agree::clock_draft::{
    BonusKind, ClockFault, ClockFaultKind, MOST_PERIODS, PeriodDraft, SideDraft,
};
use crate::view::kit::{self, Button, Field, IconButton, Segment};
use crate::view::{ViewCtx, theme};
use egui::{Align, Layout, Ui, vec2};

/// Where there is less room than this, a period takes two lines.
const ONE_LINE: f32 = 600.0;
/// The words between moves and time.
const WORDS: f32 = 64.0;
/// Between two periods.
const GAP: f32 = 8.0;

/// What was clicked on a line of the list.
enum Wish {
    Earlier(usize),
    Later(usize),
    Remove(usize),
}

/// Shows the periods of one side, or of both sides at once.
pub(super) fn ui(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    side: Side,
    draft: &mut SideDraft,
    fault: Option<ClockFault>,
) {
    let mut wish = None;
    let count = draft.periods.len();
    for (index, period) in draft.periods.iter_mut().enumerate() {
        if index > 0 {
            ui.add_space(GAP);
        }
        let wrong = fault.filter(|fault| fault.period == index).map(|fault| fault.what);
        let line = Line { cx, side, index, count, wrong };
        if let Some(clicked) = ui.push_id(index, |ui| line.ui(ui, period)).inner {
            wish = Some(clicked);
        }
    }
    match wish {
        Some(Wish::Earlier(index)) => draft.bring_forward(index),
        Some(Wish::Later(index)) => draft.bring_forward(index + 1),
        Some(Wish::Remove(index)) => draft.remove_period(index),
        None => {}
    }
    ui.add_space(GAP);
    let repeats = draft.periods.last().is_some_and(|last| !last.moves.trim().is_empty());
    let size = vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let name = field_name(cx, side, cx.t("clock-period-add"));
        let add = Button::quiet(cx.t("clock-period-add")).name(&name).icon(theme::icon::PLUS);
        if ui.add(add.flush().enabled(count < MOST_PERIODS)).clicked() {
            draft.add_period();
        }
        if repeats {
            let muted = theme::tokens(ui).muted;
            kit::text(ui, cx.t("clock-repeats"), theme::regular(theme::SMALL), muted);
        }
    });
}

/// One period, and where it stands.
struct Line<'a> {
    cx: &'a ViewCtx<'a>,
    side: Side,
    index: usize,
    count: usize,
    wrong: Option<ClockFaultKind>,
}

impl Line<'_> {
    /// The accessible name of one of its controls.
    fn name(&self, id: &str) -> String {
        let number = [("number", (self.index as i64 + 1).into())];
        field_name(self.cx, self.side, &self.cx.text.with(id, &number))
    }

    fn ui(&self, ui: &mut Ui, period: &mut PeriodDraft) -> Option<Wish> {
        let size = vec2(ui.available_width(), 36.0);
        let row = Layout::left_to_right(Align::Center);
        let one_line = size.x >= ONE_LINE;
        let wish = ui
            .allocate_ui_with_layout(size, row, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                self.moves_in_time(ui, period);
                if one_line {
                    self.bonus(ui, period);
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| self.buttons(ui)).inner
            })
            .inner;
        if !one_line {
            ui.add_space(4.0);
            ui.allocate_ui_with_layout(size, row, |ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                self.bonus(ui, period);
            });
            ui.add_space(4.0);
        }
        wish
    }

    fn moves_in_time(&self, ui: &mut Ui, period: &mut PeriodDraft) {
        let cx = self.cx;
        let name = self.name("clock-name-moves");
        let wrong = matches!(self.wrong, Some(ClockFaultKind::Moves | ClockFaultKind::Early));
        let field = Field::new(&mut period.moves, &name).width(52.0).wrong(wrong);
        let hint =
            if self.index == 0 { "clock-period-hint-all" } else { "clock-period-hint-other" };
        field.hint(cx.text.get(hint)).show(ui);
        // As wide in every line, so that the times stand in a column.
        let size = vec2(WORDS, 36.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(WORDS);
            self.words(ui, cx.t("clock-period-moves"));
        });
        let name = self.name("clock-name-time");
        let wrong = matches!(self.wrong, Some(ClockFaultKind::Time | ClockFaultKind::NoTime));
        let field = Field::new(&mut period.time, &name).width(84.0).wrong(wrong);
        field.hint(cx.t("clock-time-hint")).show(ui);
    }

    fn bonus(&self, ui: &mut Ui, period: &mut PeriodDraft) {
        let cx = self.cx;
        let kinds = [
            Segment::new(BonusKind::None, cx.t("clock-bonus-none")),
            Segment::new(BonusKind::Increment, cx.t("clock-bonus-increment")),
            Segment::new(BonusKind::Delay, cx.t("clock-bonus-delay")),
            Segment::new(BonusKind::Bronstein, cx.t("clock-bonus-bronstein")),
        ];
        let name = self.name("clock-name-bonus");
        let before = period.bonus;
        let shown = kit::select(ui, &name, &mut period.bonus, &kinds, 148.0);
        let about = match before {
            BonusKind::None => None,
            BonusKind::Increment => Some("clock-bonus-increment-about"),
            BonusKind::Delay => Some("clock-bonus-delay-about"),
            BonusKind::Bronstein => Some("clock-bonus-bronstein-about"),
        };
        if let Some(about) = about {
            shown.on_hover_text(cx.text.get(about));
        }
        if before == BonusKind::None && period.bonus != BonusKind::None {
            // "Increment 0" is nothing anybody means.
            if period.seconds.trim() == "0" {
                "5".clone_into(&mut period.seconds);
            }
        }
        if period.bonus != BonusKind::None {
            let name = self.name("clock-name-seconds");
            let wrong = self.wrong == Some(ClockFaultKind::Seconds);
            Field::new(&mut period.seconds, &name).width(56.0).wrong(wrong).show(ui);
            self.words(ui, cx.t("clock-period-seconds"));
        }
    }

    fn words(&self, ui: &mut Ui, words: &str) {
        let muted = theme::tokens(ui).muted;
        kit::text(ui, words, theme::regular(theme::BODY), muted);
    }

    /// From the right: remove, down, up. A single period has none of them.
    fn buttons(&self, ui: &mut Ui) -> Option<Wish> {
        if self.count < 2 {
            return None;
        }
        ui.spacing_mut().item_spacing.x = 0.0;
        let mut clicked = |icon, id, enabled| {
            let name = self.name(id);
            ui.add(IconButton::new(icon, &name).enabled(enabled)).clicked()
        };
        let remove = clicked(theme::icon::TRASH, "clock-name-remove", true);
        let last = self.index + 1 == self.count;
        let later = clicked(theme::icon::ARROW_DOWN, "clock-name-later", !last);
        let earlier = clicked(theme::icon::ARROW_UP, "clock-name-earlier", self.index > 0);
        match (earlier, later, remove) {
            (true, ..) => Some(Wish::Earlier(self.index)),
            (_, true, _) => Some(Wish::Later(self.index)),
            (.., true) => Some(Wish::Remove(self.index)),
            _ => None,
        }
    }
}
