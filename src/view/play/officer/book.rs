//! The arbiter's book: all that was ruled in a game, with its time, its move and its law.

use crate::model::officer::written_time;
use crate::model::{Play, Said};
use crate::view::{ViewCtx, kit, names, theme};
use chess_core::Color;
use egui::accesskit::Role;
use egui::{Align2, Sense, Ui, WidgetInfo, pos2, vec2};

/// The columns before the sentence: the time, and the move.
const TIME: f32 = 64.0;
const MOVE: f32 = 48.0;

/// Shows the book, the oldest ruling first.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    if play.book().next().is_none() {
        kit::paragraph(ui, cx.t("officer-book-empty"), theme::regular(theme::BODY), t.muted);
    }
    for said in play.book() {
        row(ui, cx, said);
    }
}

fn row(ui: &mut Ui, cx: &ViewCtx<'_>, said: &Said) {
    let t = theme::tokens(ui);
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let sentence = cx.text.ruling(&said.ruling, &said.position(), style);
    let article = cx.text.law_article(said.ruling.law);
    // The game's time begins with the program's; the book's with the first thing in it.
    let begin = cx.model.play.said.first().map_or(said.at, |first| first.at);
    let time = written_time(said.at.saturating_sub(begin));
    let place = place(&cx.model.play, said);
    let width = ui.available_width();
    let room = width - TIME - MOVE - 8.0;
    let painter = ui.painter();
    let font = theme::regular(theme::BODY);
    let words = painter.layout(sentence.clone(), font, t.ink, room);
    let law = painter.layout(article.clone(), theme::regular(theme::SMALL), t.muted, room);
    let height = words.size().y + law.size().y + 14.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::ListItem, true, format!("{time}, {place} {sentence} {article}"))
    });
    let painter = ui.painter();
    let tab = theme::tab(theme::SMALL, theme::Weight::Regular);
    let y = rect.top() + 15.0;
    let at = pos2(rect.left(), y);
    kit::text_at(painter, at, Align2::LEFT_CENTER, &time, tab.clone(), t.muted, TIME - 4.0);
    let at = pos2(rect.left() + TIME, y);
    kit::text_at(painter, at, Align2::LEFT_CENTER, &place, tab, t.muted, MOVE - 4.0);
    let left = rect.left() + TIME + MOVE;
    let below = rect.top() + 6.0 + words.size().y;
    painter.galley(pos2(left, rect.top() + 6.0), words, t.ink);
    painter.galley(pos2(left, below), law, t.muted);
    painter.hline(rect.x_range(), painter.round_to_pixel_center(rect.bottom()), (1.0, t.hair));
}

/// The number of the last move before it: `12.` after White's, `12…` after Black's.
fn place(play: &Play, said: &Said) -> String {
    let start = play.game.start();
    let first = usize::from(start.turn() == Color::Black);
    let Some(half) = (said.ply + first).checked_sub(1) else { return String::new() };
    if said.ply == 0 {
        return String::new();
    }
    let number = usize::from(start.fullmove_number()) + half / 2;
    let sign = if half % 2 == 0 { "." } else { "…" };
    format!("{number}{sign}")
}
