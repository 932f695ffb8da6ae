//! How moves are written, with a few of them as an example.

use super::rows;
use crate::persist::Settings;
use crate::persist::settings::{ClockFace, Notation};
use crate::view::kit::{self, Segment};
use crate::view::{ViewCtx, names, theme};
use chess_core::{NotationStyle, Position, san, style};
use egui::{Align2, Rect, Sense, StrokeKind, Ui, pos2, vec2};

/// Shows the page.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::heading(ui, cx.t("settings-notation"));
    let segments = [
        Segment::new(Notation::Figurine, cx.t("settings-notation-figurine")),
        Segment::new(Notation::Letters, cx.t("settings-notation-letters")),
        Segment::new(Notation::Chinese, cx.t("settings-notation-chinese")),
    ];
    rows::choice(ui, cx.t("settings-notation-style"), &mut settings.notation, &segments);
    let segments = [
        Segment::new(ClockFace::Digital, cx.t("settings-clock-face-digital")),
        Segment::new(ClockFace::Analogue, cx.t("settings-clock-face-analogue")),
    ];
    rows::choice(ui, cx.t("settings-clock-face"), &mut settings.clock_face, &segments);
    rows::about(ui, cx.t("settings-clock-face-about"));
    ui.add_space(16.0);
    let muted = theme::tokens(ui).muted;
    kit::text(ui, cx.t("settings-notation-example"), theme::medium(theme::SMALL), muted);
    ui.add_space(8.0);
    example(ui, names::notation(settings.notation, cx.model.language));
}

/// The game that Morphy won at the opera: every kind of man moves early in it.
const EXAMPLE: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 \
    Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8";

/// The moves of the example in a style, two a row.
fn moves(style: NotationStyle) -> Vec<[String; 2]> {
    let mut position = Position::startpos();
    let mut rows: Vec<[String; 2]> = Vec::new();
    for (ply, word) in EXAMPLE.split_whitespace().enumerate() {
        let Ok(mv) = san::parse(&position, word) else { break };
        let written = style::format(&position, mv, style);
        match rows.last_mut() {
            Some([_, black]) if ply % 2 == 1 => *black = written,
            _ => rows.push([written, String::new()]),
        }
        position.play(mv);
    }
    rows
}

fn example(ui: &mut Ui, style: NotationStyle) {
    const ROW: f32 = 28.0;
    let t = theme::tokens(ui);
    let rows = moves(style);
    let half = rows.len().div_ceil(2);
    let two = ui.available_width() >= 440.0;
    let lines = if two { half } else { rows.len() };
    let size = vec2(ui.available_width(), lines as f32 * ROW + 16.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| {
        let words: Vec<&str> = rows.iter().flatten().map(String::as_str).collect();
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, words.join(" "))
    });
    let painter = ui.painter();
    painter.rect_filled(rect, 6.0, t.raised);
    painter.rect_stroke(rect, 6.0, (1.0, t.hair), StrokeKind::Inside);
    let inner = rect.shrink2(vec2(16.0, 8.0));
    let column = if two { inner.width() / 2.0 } else { inner.width() };
    for (i, [white, black]) in rows.iter().enumerate() {
        let (column_at, line) = if two { (i / half, i % half) } else { (0, i) };
        let min = inner.min + vec2(column_at as f32 * column, line as f32 * ROW);
        let place = Rect::from_min_size(min, vec2(column, ROW));
        let y = place.center().y;
        let number = (i + 1).to_string();
        let font = theme::tab(theme::BODY, theme::Weight::Regular);
        let at = pos2(place.left(), y);
        kit::text_at(painter, at, Align2::LEFT_CENTER, &number, font, t.muted, 28.0);
        let rest = (column - 28.0) / 2.0;
        for (k, words) in [white, black].into_iter().enumerate() {
            let at = pos2(place.left() + 28.0 + k as f32 * rest, y);
            let font = theme::medium(theme::BODY);
            kit::text_at(painter, at, Align2::LEFT_CENTER, words, font, t.ink, rest - 4.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_is_a_game_in_every_style() {
        let letters = moves(NotationStyle::Short);
        assert_eq!(letters.len(), 12);
        assert_eq!(letters[11], ["O-O-O", "Rd8"]);
        let figurines = moves(NotationStyle::Figurine);
        assert_eq!(figurines[1][0], "♘f3");
        assert_eq!(moves(NotationStyle::ChineseSimplified)[1][0], "马f3");
    }
}
