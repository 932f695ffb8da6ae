//! The end of a game, in place of its moves.

use crate::command::Command;
use crate::view::kit::{self, Button};
use crate::view::{ViewCtx, names, theme};
use chess_core::rules::Outcome;
use egui::{Align, Align2, Layout, Ui, pos2, vec2};

/// Shows score, result, reason, a word of the opponent, and the two ways on.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, outcome: Outcome) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let place = ui.max_rect();
    let score = cx.t(names::score_id(outcome));
    let result = cx.t(names::result_id(outcome, play.user()));
    let painter = ui.painter();
    let y = place.top() + 40.0;
    let display = theme::display(theme::DISPLAY);
    let drawn = kit::text_at(
        painter,
        pos2(place.left(), y),
        Align2::LEFT_CENTER,
        score,
        display,
        t.ink,
        place.width(),
    );
    let at = pos2(drawn.right() + 12.0, y + 2.0);
    let room = place.right() - at.x;
    kit::text_at(
        painter,
        at,
        Align2::LEFT_CENTER,
        result,
        theme::semibold(theme::HEAD),
        t.ink,
        room,
    );
    let reason = names::outcome(cx.text, outcome, play.live_position().turn());
    let font = theme::regular(theme::BODY);
    let galley = painter.layout(reason.clone(), font, t.muted, place.width());
    let mut bottom = place.top() + 64.0 + galley.size().y;
    painter.galley(pos2(place.left(), place.top() + 64.0), galley, t.muted);
    let response =
        ui.interact(place.with_max_y(bottom), ui.scope_id().with("result"), egui::Sense::hover());
    response.widget_info(|| {
        let label = format!("{score}, {result}. {reason}");
        egui::WidgetInfo::labeled(egui::accesskit::Role::Status, true, label)
    });
    if let (Some(character), Some((computer, _))) = (play.character(), play.computer()) {
        let words = match outcome.winner() {
            None => &character.draw,
            Some(winner) if winner == computer => &character.win,
            Some(_) => &character.loss,
        };
        let words = words.of(cx.model.language);
        let words = cx.text.with("player-says", &[("words", words.into())]);
        let font = theme::regular(theme::BODY);
        let galley = ui.painter().layout(words, font, t.ink, place.width());
        let top = bottom + 16.0;
        bottom = top + galley.size().y;
        // On a low window the buttons matter more.
        if bottom < place.bottom() - 68.0 {
            ui.painter().galley(pos2(place.left(), top), galley, t.ink);
        }
    }
    let buttons = egui::Rect::from_min_max(
        pos2(place.left(), place.bottom() - 64.0),
        pos2(place.right(), place.bottom() - 20.0),
    );
    super::within(ui, buttons, |ui| {
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let rest = ui.available_width() - 8.0;
            let review = Button::primary(cx.t("command-review"))
                .icon(theme::icon::MAGNIFYING_GLASS)
                .large()
                .width((rest * 0.55).floor());
            if ui.add(review).clicked() {
                cx.run(Command::Review);
            }
            let rematch = Button::secondary(cx.t("command-rematch"))
                .icon(theme::icon::ARROWS_CLOCKWISE)
                .large()
                .width((rest * 0.45).floor());
            if ui.add(rematch).clicked() {
                cx.run(Command::Rematch);
            }
        });
    });
}
