//! The thirty levels: who it is, and a slider with a tick for each.

use crate::cast::{self, LEVELS};
use crate::view::kit::{self, Seal, StepSlider};
use crate::view::{ViewCtx, theme};
use egui::{Align2, Context, Id, Rect, Sense, Ui, pos2, vec2};

/// The slider as it was shown last: Enter means nothing of its own on it.
pub(super) fn slider(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp(Id::unique("new-game-level-slider")))
}

/// Shows the opponent of the level and lets it be changed.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, level: &mut u8) {
    let character = cast::at_level(*level);
    let language = cx.model.language;
    let t = theme::tokens(ui);
    let name = character.name.of(language);
    let word = character.word.of(language);
    let line = character.line.of(language);
    let second = cx.text.with(
        "player-level-word",
        &[("level", i64::from(character.level).into()), ("word", word.into())],
    );

    let width = ui.available_width();
    let (head, about) = ui.allocate_exact_size(vec2(width, 64.0), Sense::hover());
    let seal = Rect::from_min_size(head.min, vec2(64.0, 64.0));
    Seal::new(character.seal(language), name).side(64.0).paint(ui, seal);
    let left = seal.right() + 16.0;
    let painter = ui.painter();
    let at = pos2(left, head.top() + 20.0);
    let font = theme::semibold(theme::LARGE);
    let drawn =
        kit::text_at(painter, at, Align2::LEFT_CENTER, name, font, t.ink, head.right() - left);
    let font = theme::regular(theme::BODY);
    let at = pos2(drawn.right() + 8.0, head.top() + 20.5);
    let room = (head.right() - at.x).max(0.0);
    kit::text_at(painter, at, Align2::LEFT_CENTER, &second, font.clone(), t.muted, room);
    let at = pos2(left, head.top() + 46.0);
    kit::text_at(painter, at, Align2::LEFT_CENTER, line, font, t.muted, head.right() - left);
    about.widget_info(|| {
        let label = format!("{name}, {second}. {line}");
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, label)
    });
    about.on_hover_text(cx.t("new-game-level-provisional"));

    ui.add_space(14.0);
    let mut value = i32::from(*level);
    let slider = StepSlider::new(&mut value, i32::from(LEVELS), 1, cx.t("new-game-level"));
    let slider = ui.add(slider);
    ui.data_mut(|data| data.insert_temp(Id::unique("new-game-level-slider"), slider.id));
    slider.widget_info(|| {
        let label = format!("{}: {name}", cx.t("new-game-level"));
        egui::WidgetInfo::slider(true, f64::from(value), label)
    });
    *level = value.clamp(1, i32::from(LEVELS)) as u8;

    labels(ui, cx);
}

/// Under the slider: the weakest, the middle, the strongest.
fn labels(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let language = cx.model.language;
    let word = |level| cast::at_level(level).word.of(language);
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
    let font = || theme::regular(theme::SMALL);
    let third = rect.width() / 3.0;
    let weakest = cx.text.with("new-game-level-weakest", &[("word", word(LEVELS).into())]);
    let strongest = cx.text.with("new-game-level-strongest", &[("word", word(1).into())]);
    let painter = ui.painter();
    let y = rect.center().y;
    for (x, anchor, words) in [
        (rect.left(), Align2::LEFT_CENTER, weakest.as_str()),
        (rect.center().x, Align2::CENTER_CENTER, word(LEVELS / 2)),
        (rect.right(), Align2::RIGHT_CENTER, strongest.as_str()),
    ] {
        kit::text_at(painter, pos2(x, y), anchor, words, font(), t.muted, third);
    }
}
