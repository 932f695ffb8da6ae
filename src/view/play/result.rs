//! The end of a game, in place of its moves.

use crate::command::Command;
use crate::view::kit::{self, Button};
use crate::view::{ViewCtx, names, theme};
use arbiter::GameResult;
use arbiter::result::Score;
use egui::{Align2, Rect, Ui, pos2, vec2};

/// How text and buttons share the place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The buttons below, side by side.
    Above,
    /// The buttons below, one over the other.
    Tight,
    /// The buttons at the right.
    Beside,
}

/// Shows score, result, reason, a word of the opponent, and the two ways on.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, end: GameResult) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let whole = ui.max_rect();
    let form = match whole.size() {
        size if size.y < 190.0 => Form::Beside,
        size if size.x < 320.0 => Form::Tight,
        _ => Form::Above,
    };
    let mut place = whole;
    let reserved = match form {
        Form::Beside => {
            place.max.x = whole.left() + 0.4 * whole.width() - 16.0;
            0.0
        }
        Form::Above => 68.0,
        Form::Tight => 96.0,
    };
    if form == Form::Beside {
        // The first line stands higher where there is little room.
        place.min.y -= 16.0;
    }
    let score = cx.t(names::score_id(end));
    let result = cx.t(names::result_id(end, play.user()));
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
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let reason = match play.ending() {
        Some(said) => cx.text.ruling(&said.ruling, &said.position(), style),
        None => cx.text.reason(end.reason).to_owned(),
    };
    // Users doubt results: the law stands below, in one sentence.
    let law = play.arbiter.as_ref().map(|arbiter| cx.text.because(end, arbiter.laws()));
    let law = law.unwrap_or_default();
    let font = theme::regular(theme::BODY);
    let galley = painter.layout(reason.clone(), font, t.ink, place.width());
    let mut bottom = place.top() + 64.0 + galley.size().y;
    painter.galley(pos2(place.left(), place.top() + 64.0), galley, t.ink);
    let font = theme::regular(theme::SMALL);
    let galley = painter.layout(law.clone(), font, t.muted, place.width());
    let top = bottom + 8.0;
    // On a low window it is said where one points.
    let fits = top + galley.size().y <= place.bottom() - reserved;
    if fits {
        bottom = top + galley.size().y;
        painter.galley(pos2(place.left(), top), galley, t.muted);
    }
    let response =
        ui.interact(place.with_max_y(bottom), ui.scope_id().with("result"), egui::Sense::hover());
    response.widget_info(|| {
        let label = format!("{score}, {result}. {reason} {law}");
        egui::WidgetInfo::labeled(egui::accesskit::Role::Status, true, label)
    });
    if !fits {
        response.on_hover_text(law);
    }
    if let (Some(character), Some((computer, _))) = (play.character(), play.computer()) {
        let words = match end.score {
            Score::Draw | Score::BothLose | Score::Void => &character.draw,
            Score::Win(winner) if winner == computer => &character.win,
            Score::Win(_) => &character.loss,
        };
        let words = words.of(cx.model.language);
        let words = cx.text.with("player-says", &[("words", words.into())]);
        let font = theme::regular(theme::BODY);
        let galley = ui.painter().layout(words, font, t.ink, place.width());
        let top = bottom + 16.0;
        bottom = top + galley.size().y;
        // On a low window the buttons matter more.
        if bottom < place.bottom() - reserved {
            ui.painter().galley(pos2(place.left(), top), galley, t.ink);
        }
    }
    let place = whole;
    let foot = match form {
        Form::Beside => {
            Rect::from_min_max(pos2(place.left() + 0.4 * place.width(), place.top()), place.max)
                .shrink2(vec2(0.0, 8.0))
        }
        Form::Above => Rect::from_min_max(pos2(place.left(), place.bottom() - 64.0), place.max)
            .with_max_y(place.bottom() - 20.0),
        Form::Tight => Rect::from_min_max(pos2(place.left(), place.bottom() - 92.0), place.max)
            .with_max_y(place.bottom() - 8.0),
    };
    buttons(ui, cx, foot, form == Form::Tight);
}

fn buttons(ui: &mut Ui, cx: &ViewCtx<'_>, foot: Rect, stacked: bool) {
    let review = |width| {
        Button::primary(cx.t("command-review")).icon(theme::icon::MAGNIFYING_GLASS).width(width)
    };
    let rematch = |width| {
        Button::secondary(cx.t("command-rematch")).icon(theme::icon::ARROWS_CLOCKWISE).width(width)
    };
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        let first = if stacked { review(foot.width()) } else { review(foot.width() * 0.5).large() };
        if ui.add(first).clicked() {
            cx.run(Command::Review);
        }
        // The second takes what the first leaves, whatever its words need.
        let rest = if stacked { foot.width() } else { ui.available_width() };
        let second = if stacked { rematch(rest) } else { rematch(rest).large() };
        if ui.add(second).clicked() {
            cx.run(Command::Rematch);
        }
    };
    if stacked {
        super::within_column(ui, foot, contents);
    } else {
        super::within(ui, foot, contents);
    }
}
