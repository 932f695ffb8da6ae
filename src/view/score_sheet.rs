//! The score sheet on a card, as on paper: who, where and when, every move of both sides with its
//! time, and how the game ended. A click on a move puts its position on the board.

use super::dialogs::appears;
use super::kit::{self, Button, Card, Segment};
use super::{ViewCtx, theme};
use crate::action::{Action, FileAction, GoAction};
use crate::command::Command;
use crate::model::Dialog;
use crate::score_sheet::{Entrant, Entry, Row, Sheet, SheetNotation, clock_text, page};
use crate::text::spoken;
use chess_core::Color;
use egui::accesskit::Role;
use egui::{Align2, Context, Rect, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

/// Height of a line of moves: a target that a finger hits too.
const LINE: f32 = 28.0;
/// Between the paper's edge and what is written on it.
const EDGE: f32 = 24.0;
/// Between the two columns.
const GAP: f32 = 28.0;
/// A column is at least this wide; two of them need twice that.
const COLUMN: f32 = 264.0;
/// Fewer lines make no sheet.
const FEWEST: usize = 10;

/// Shows the card.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, notation: SheetNotation) {
    if appears(ctx, "score-sheet") {
        // What opened the card has done its part.
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    let sheet = Sheet::of(&cx.model.play.game, notation.style(cx.model.language));
    let mut chosen = notation;
    let card =
        Card::new("score-sheet", cx.t("sheet-title")).close_name(cx.t("button-close")).width(760.0);
    let shown = card.show(
        ctx,
        |ui| {
            choose(ui, cx, &mut chosen);
            ui.add_space(16.0);
            let gone = paper(ui, cx, &sheet);
            ui.add_space(4.0);
            gone
        },
        |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            if ui.add(Button::primary(cx.t("sheet-save-page"))).clicked() {
                cx.send(Action::File(FileAction::SaveSheet(notation)));
            }
            let print = Button::secondary(cx.t("sheet-print")).icon(theme::icon::PRINTER);
            if ui.add(print).clicked() {
                cx.send(Action::File(FileAction::PrintSheet(notation)));
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                if ui.add(Button::quiet(cx.t("command-copy-pgn")).flush()).clicked() {
                    cx.run(Command::CopyPgn);
                }
                if ui.add(Button::quiet(cx.t("sheet-save-pgn")).flush()).clicked() {
                    cx.run(Command::SaveAs);
                }
            });
        },
    );
    if chosen != notation {
        cx.send(Action::Dialog(Some(Dialog::ScoreSheet(chosen))));
    }
    if let Some(node) = shown.body {
        cx.send(Action::Go(GoAction::To(node)));
        cx.send(Action::Dialog(None));
    } else if shown.closed {
        cx.send(Action::Dialog(None));
    }
}

fn choose(ui: &mut Ui, cx: &ViewCtx<'_>, notation: &mut SheetNotation) {
    let segments = [
        Segment::new(SheetNotation::Short, cx.t("sheet-short")),
        Segment::new(SheetNotation::Long, cx.t("sheet-long")),
        Segment::new(SheetNotation::Figurine, cx.t("sheet-figurine")),
        Segment::new(SheetNotation::Chinese, cx.t("sheet-chinese")),
    ];
    kit::segmented(ui, cx.t("sheet-notation"), notation, &segments, None);
}

/// The sheet; gives the position that the user wants on the board.
fn paper(ui: &mut Ui, cx: &ViewCtx<'_>, sheet: &Sheet) -> Option<chess_core::NodeId> {
    let t = theme::tokens(ui);
    let width = ui.available_width();
    let columns = if width >= 2.0 * COLUMN + GAP + 2.0 * EDGE { 2 } else { 1 };
    let lines = sheet.rows.len().div_ceil(columns).max(FEWEST);
    let head = head_height(sheet);
    let height = EDGE + head + (lines + 1) as f32 * LINE + foot_height() + EDGE;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    ui.painter().rect_filled(rect, 4.0, t.paper);
    ui.painter().rect_stroke(rect, 4.0, (1.0, t.hair), StrokeKind::Inside);
    let inner = rect.shrink(EDGE);
    header(ui, cx, sheet, Rect::from_min_size(inner.min, vec2(inner.width(), head)));
    let top = inner.top() + head;
    let column = (inner.width() - GAP * (columns - 1) as f32) / columns as f32;
    let mut chosen = None;
    for index in 0..columns {
        let left = inner.left() + index as f32 * (column + GAP);
        let place = Rect::from_min_size(pos2(left, top), vec2(column, (lines + 1) as f32 * LINE));
        let rows = sheet.rows.iter().skip(index * lines).take(lines);
        chosen = moves(ui, cx, sheet, rows, place, lines).or(chosen);
    }
    let foot = Rect::from_min_max(pos2(inner.left(), top + (lines + 1) as f32 * LINE), inner.max);
    footer(ui, cx, sheet, foot);
    chosen
}

/// Two lines of the event, one for each player, and one more if the game began elsewhere.
fn head_height(sheet: &Sheet) -> f32 {
    let start = if sheet.start.is_some() { 24.0 } else { 0.0 };
    let event = if event_line(sheet).is_empty() { 0.0 } else { 24.0 };
    event + 2.0 * 32.0 + start + 12.0
}

/// Event, place, round, board and date in a line.
fn event_line(sheet: &Sheet) -> Vec<&str> {
    [&sheet.event, &sheet.site, &sheet.date].into_iter().flatten().map(String::as_str).collect()
}

fn header(ui: &mut Ui, cx: &ViewCtx<'_>, sheet: &Sheet, place: Rect) {
    let t = theme::tokens(ui);
    let mut y = place.top();
    let line = event_line(sheet);
    if !line.is_empty() {
        let mut words: Vec<String> = line.into_iter().map(str::to_owned).collect();
        for (id, value) in [("sheet-round", &sheet.round), ("sheet-board", &sheet.board)] {
            if let Some(value) = value {
                words.push(format!("{} {value}", cx.t(id)));
            }
        }
        let words = words.join(" · ");
        label(ui, Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 24.0)), &words);
        let at = pos2(place.left(), y + 12.0);
        let font = theme::regular(theme::SMALL);
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, t.muted, place.width());
        y += 24.0;
    }
    for color in Color::ALL {
        let row = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 32.0));
        player(ui, cx, color, &sheet.players[color], row);
        y += 32.0;
    }
    if let Some(start) = &sheet.start {
        let words = cx.text.with("sheet-start", &[("fen", start.clone().into())]);
        let row = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), 24.0));
        label(ui, row, &words);
        let font = theme::regular(theme::SMALL);
        let at = row.left_center();
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, t.muted, row.width());
    }
}

/// A disc of the colour, the name, title and rating, over a line as on paper.
fn player(ui: &mut Ui, cx: &ViewCtx<'_>, color: Color, entrant: &Entrant, row: Rect) {
    let t = theme::tokens(ui);
    let side = cx.text.side_name(color);
    let name = entrant.name.as_deref().unwrap_or(side);
    let rank = entrant.rank().unwrap_or_default();
    label(ui, row, &format!("{side}: {name} {rank}"));
    let painter = ui.painter();
    let center = pos2(row.left() + 6.0, row.center().y);
    let fill = if color == Color::White { t.share_white } else { t.share_black };
    painter.circle(center, 5.0, fill, (1.0, t.muted));
    let at = pos2(row.left() + 20.0, row.center().y);
    let font = theme::semibold(theme::BODY);
    let room = row.width() * 0.7;
    let drawn = kit::text_at(painter, at, Align2::LEFT_CENTER, name, font, t.ink, room);
    let at = pos2(drawn.right() + 10.0, row.center().y);
    let font = theme::regular(theme::SMALL);
    let room = row.right() - at.x;
    kit::text_at(painter, at, Align2::LEFT_CENTER, &rank, font, t.muted, room);
    painter.hline(row.x_range(), row.bottom() - 1.0, (1.0, t.hair));
}

/// One column of moves; gives the one that was clicked.
fn moves<'a>(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    sheet: &Sheet,
    rows: impl Iterator<Item = &'a Row>,
    place: Rect,
    lines: usize,
) -> Option<chess_core::NodeId> {
    let t = theme::tokens(ui);
    let times = sheet.has_times();
    let number = 36.0;
    let half = (place.width() - number) / 2.0;
    let time = if times { 52.0 } else { 0.0 };
    let cell = |line: usize, color: Color| {
        let left = place.left() + number + if color == Color::White { 0.0 } else { half };
        let top = place.top() + line as f32 * LINE;
        Rect::from_min_size(pos2(left, top), vec2(half, LINE))
    };
    let small = theme::regular(theme::SMALL);
    for color in Color::ALL {
        let head = cell(0, color);
        let at = pos2(head.left() + 8.0, head.center().y);
        let side = cx.text.side_name(color);
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, side, small.clone(), t.muted, half);
        if times {
            let at = pos2(head.right() - 8.0, head.center().y);
            let words = cx.t("sheet-time");
            let font = small.clone();
            kit::text_at(ui.painter(), at, Align2::RIGHT_CENTER, words, font, t.muted, time);
        }
    }
    for line in 0..=lines {
        let y = place.top() + (line + 1) as f32 * LINE - 0.5;
        let color = if line == 0 { t.muted } else { t.hair };
        ui.painter().hline(place.x_range(), y, (1.0, color));
    }
    let below_head = place.top() + LINE;
    for x in [place.left() + number, place.left() + number + half] {
        let range = below_head..=place.bottom();
        ui.painter().vline(x, range, (1.0, t.hair));
    }
    let mut chosen = None;
    for (index, row) in rows.enumerate() {
        let y = place.top() + (index + 1) as f32 * LINE + LINE / 2.0;
        let at = pos2(place.left() + number - 10.0, y);
        let font = theme::tab(theme::SMALL, theme::Weight::Regular);
        let words = row.number.to_string();
        kit::text_at(ui.painter(), at, Align2::RIGHT_CENTER, &words, font, t.muted, number);
        for color in Color::ALL {
            let place = cell(index + 1, color);
            if let Some(entry) = &row.moves[color] {
                let place = place.shrink2(vec2(2.0, 1.0));
                if entry_ui(ui, cx, (row.number, color), entry, place, time) {
                    chosen = Some(entry.node);
                }
            } else if color == Color::White {
                let at = pos2(place.left() + 8.0, y);
                let font = theme::regular(theme::BODY);
                kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, "…", font, t.muted, half);
            }
        }
    }
    chosen
}

/// One move; whether it was clicked.
fn entry_ui(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    (number, color): (u32, Color),
    entry: &Entry,
    place: Rect,
    time: f32,
) -> bool {
    let t = theme::tokens(ui);
    let current = cx.model.play.cursor == entry.node;
    let id = ui.scope_id().with(("sheet", entry.node));
    let response = ui.interact(place, id, Sense::click());
    let time_text = entry.clock.map(clock_text).unwrap_or_default();
    response.widget_info(|| {
        let words = format!("{} {time_text}", entry.text);
        let values = [
            ("number", i64::from(number).into()),
            ("side", spoken::side(color).into()),
            ("move", words.trim_end().to_owned().into()),
        ];
        let label = cx.text.with("moves-item", &values);
        let label =
            if current { cx.text.with("moves-current", &[("label", label.into())]) } else { label };
        WidgetInfo::selected(Role::ListItem, true, current, label)
    });
    let painter = ui.painter();
    if current {
        painter.rect_filled(place, 4.0, t.sel);
    } else if response.hovered() {
        painter.rect_filled(place, 4.0, t.hover);
    }
    kit::focus_ring(ui, &response, place, 4.0);
    let font = if current { theme::semibold(theme::BODY) } else { theme::medium(theme::BODY) };
    let at = pos2(place.left() + 6.0, place.center().y);
    let room = place.width() - time - 12.0;
    kit::text_at(painter, at, Align2::LEFT_CENTER, &entry.text, font, t.ink, room);
    let font = theme::tab(theme::SMALL, theme::Weight::Regular);
    let at = pos2(place.right() - 6.0, place.center().y);
    kit::text_at(painter, at, Align2::RIGHT_CENTER, &time_text, font, t.muted, time);
    response.clicked()
}

const fn foot_height() -> f32 {
    80.0
}

/// The result with its law, or what one can do here while the game is open.
fn footer(ui: &mut Ui, cx: &ViewCtx<'_>, sheet: &Sheet, place: Rect) {
    let t = theme::tokens(ui);
    let (score, reason) = page::ending_words(sheet, cx.text);
    let score = if score.is_empty() { cx.t("sheet-open").to_owned() } else { score };
    let place = place.with_min_y(place.top() + 16.0);
    let font = theme::semibold(theme::BODY);
    let at = pos2(place.left(), place.top() + 10.0);
    let room = place.width();
    label(ui, place, &format!("{score} {reason}"));
    let drawn = kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &score, font, t.ink, room);
    let left = drawn.right() + 12.0;
    let font = theme::regular(theme::SMALL);
    let galley = ui.painter().layout(reason, font.clone(), t.ink, place.right() - left);
    ui.painter().galley(pos2(left, place.top() + 2.0), galley, t.ink);
    let hint = if sheet.rows.is_empty() { cx.t("sheet-empty") } else { cx.t("sheet-hint") };
    let at = pos2(place.left(), place.bottom() - 8.0);
    kit::text_at(ui.painter(), at, Align2::LEFT_BOTTOM, hint, font, t.muted, room);
}

/// Lets a screen reader read what is painted there.
fn label(ui: &mut Ui, place: Rect, words: &str) {
    let id = ui.scope_id().with(("sheet-words", words));
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.trim_end()));
}
