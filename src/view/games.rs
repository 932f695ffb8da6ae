//! The games of the open file, as a list beside the board.
//!
//! Only the rows in sight are drawn, and only those are looked at for problems, a few in each
//! frame: a file of a hundred thousand games scrolls like one of ten.

mod filter;
mod problems;

use self::filter::Filter;
use self::problems::{Faults, Problems};
use super::kit::{self, Field, IconButton, focus_ring, icon_at, text_at};
use super::{ViewCtx, names, theme};
use crate::action::{Action, FileAction};
use crate::model::Document;
use crate::model::document::GameEntry;
use crate::text::Value;
use egui::accesskit::Role;
use egui::{Align, Align2, Color32, Layout, Rect, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};
use std::path::PathBuf;

/// What the list remembers.
#[derive(Default)]
pub struct GamesState {
    /// What is looked for.
    search: String,
    /// Which file the rest is about.
    file: Option<FileKey>,
    filter: Filter,
    problems: Problems,
    /// The game that was last brought into sight, and how many rows there were then.
    shown: Option<(usize, usize)>,
    /// How far the list is scrolled.
    offset: f32,
}

/// Tells one reading of a file from another.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FileKey {
    path: Option<PathBuf>,
    hash: Option<u64>,
    first: usize,
    count: usize,
}

impl FileKey {
    fn of(document: &Document) -> FileKey {
        FileKey {
            path: document.path().map(ToOwned::to_owned),
            hash: document.stamp().map(|stamp| stamp.hash),
            first: document.entries().as_ptr() as usize,
            count: document.entries().len(),
        }
    }
}

const ROW: f32 = 32.0;

/// Shows the list in the whole of `ui`.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut GamesState) {
    let document = &cx.model.document;
    let key = FileKey::of(document);
    if state.file.as_ref() != Some(&key) {
        // Saving makes a new document of the same file: the search stays.
        let same = state.file.as_ref().is_some_and(|file| file.path == key.path);
        let search = if same { std::mem::take(&mut state.search) } else { String::new() };
        *state = GamesState { search, file: Some(key), ..GamesState::default() };
    }
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        search(ui, cx, state);
        let rows = state.filter.rows(document.entries(), &state.search);
        let columns = Columns::new(ui.available_width(), is_of_players(document));
        heads(ui, cx, &columns);
        if rows.is_empty() {
            ui.add_space(16.0);
            let muted = theme::tokens(ui).muted;
            kit::text(ui, cx.t("games-none-found"), theme::regular(theme::BODY), muted);
            return;
        }
        let rows = rows.len();
        list(ui, cx, state, rows, &columns);
    });
}

/// A file of positions has no players to show.
fn is_of_players(document: &Document) -> bool {
    let first = document.entries().iter().take(50);
    first.clone().count() == 0
        || first.into_iter().any(|e| !e.white.is_empty() || !e.black.is_empty())
}

fn search(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut GamesState) {
    let words = cx.t("games-search");
    let width = ui.available_width();
    let top = ui.cursor().min;
    let field = Field::new(&mut state.search, words)
        .hint(words)
        .icon(theme::icon::MAGNIFYING_GLASS)
        .width(width)
        .show(ui);
    if !state.search.is_empty() {
        let cross = Rect::from_center_size(top + vec2(width - 18.0, 18.0), vec2(32.0, 32.0));
        let name = cx.t("games-clear-search");
        let cleared = ui.place(cross, IconButton::new(theme::icon::X, name)).clicked();
        if cleared {
            state.search.clear();
            field.request_focus();
        }
    }
    if field.has_focus() && ui.input(|input| input.key_pressed(egui::Key::Escape)) {
        state.search.clear();
    }
    ui.add_space(4.0);
    if state.search.trim().is_empty() {
        return;
    }
    let all = cx.model.document.entries();
    let found = state.filter.rows(all, &state.search).len();
    let words = cx.text.with(
        "games-found",
        &[("found", (found as i64).into()), ("count", (all.len() as i64).into())],
    );
    let muted = theme::tokens(ui).muted;
    kit::text(ui, &words, theme::regular(theme::SMALL), muted);
    ui.add_space(4.0);
}

/// Where the columns are, from the left edge of the list.
#[derive(Clone, PartialEq, Debug)]
struct Columns {
    width: f32,
    white: (f32, f32),
    black: Option<(f32, f32)>,
    result: (f32, f32),
    event: Option<(f32, f32)>,
    year: Option<(f32, f32)>,
}

impl Columns {
    const PAD: f32 = 8.0;
    /// At the right stands the scroll bar.
    const BAR: f32 = 16.0;

    fn new(width: f32, players: bool) -> Columns {
        const RESULT: f32 = 44.0;
        const YEAR: f32 = 44.0;
        let right = width - Self::BAR;
        let year = (players && width >= 336.0).then_some((right - YEAR, right));
        let mut names_right = year.map_or(right, |(left, _)| left - 8.0);
        let event = (players && width >= 520.0).then(|| {
            let share = ((width - 320.0) * 0.6).clamp(100.0, 240.0);
            (names_right - share, names_right)
        });
        if let Some((left, _)) = event {
            names_right = left - 12.0;
        }
        let result = (names_right - RESULT, names_right);
        let names_right = result.0 - 8.0;
        let left = Self::PAD;
        if !players {
            let white = (left, names_right);
            return Columns { width, white, black: None, result, event, year };
        }
        let half = (names_right - left - 8.0) / 2.0;
        Columns {
            width,
            white: (left, left + half),
            black: Some((left + half + 8.0, names_right)),
            result,
            event,
            year,
        }
    }
}

/// The heads of the columns, with a hairline under them.
fn heads(ui: &mut Ui, cx: &ViewCtx<'_>, columns: &Columns) {
    let Some(black) = columns.black else { return };
    let t = theme::tokens(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(columns.width, 28.0), Sense::hover());
    let painter = ui.painter();
    let y = rect.center().y;
    let head = |(left, right): (f32, f32), id: &str, anchor: Align2| {
        let x = match anchor {
            Align2::RIGHT_CENTER => right,
            Align2::CENTER_CENTER => (left + right) / 2.0,
            _ => left,
        };
        let at = pos2(rect.left() + x, y);
        let font = theme::medium(theme::SMALL);
        text_at(painter, at, anchor, cx.text.get(id), font, t.muted, right - left);
    };
    head(columns.white, "games-white", Align2::LEFT_CENTER);
    head(black, "games-black", Align2::LEFT_CENTER);
    head(columns.result, "games-result", Align2::CENTER_CENTER);
    if let Some(event) = columns.event {
        head(event, "games-event", Align2::LEFT_CENTER);
    }
    if let Some(year) = columns.year {
        head(year, "games-year", Align2::RIGHT_CENTER);
    }
    let y = painter.round_to_pixel_center(rect.bottom() - 0.5);
    painter.hline(rect.x_range(), y, (1.0, t.hair));
}

fn list(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut GamesState, rows: usize, columns: &Columns) {
    let document = &cx.model.document;
    let height = ui.available_height();
    let mut area = ScrollArea::vertical().id_salt("games").auto_shrink(false);
    let current = document.current();
    if let Some(current) = current
        && state.shown != Some((current, rows))
    {
        state.shown = Some((current, rows));
        if let Some(row) = state.filter.row_of(current)
            && let Some(offset) = into_sight(row, rows, state.offset, height)
        {
            area = area.vertical_scroll_offset(offset);
        }
    }
    let mut budget = Problems::PER_FRAME;
    let shown = area.show_rows(ui, ROW, rows, |ui, range| {
        for i in range {
            let Some(index) = state.filter.index(i) else { continue };
            let Some(entry) = document.entries().get(index) else { continue };
            let faults = state.problems.of(document, index, &mut budget);
            let is_current = current == Some(index);
            if row(ui, cx, columns, (index, entry), faults, is_current) && !is_current {
                cx.send(Action::File(FileAction::SelectGame(index)));
            }
        }
    });
    state.offset = shown.state.clamped_offset().y;
    if budget == 0 {
        // Some rows have not been looked at yet.
        ui.ctx().request_repaint();
    }
}

/// How far to scroll so that a row is in sight, if it is not: to the middle, so that its
/// neighbours are seen too.
fn into_sight(row: usize, rows: usize, offset: f32, height: f32) -> Option<f32> {
    let top = row as f32 * ROW;
    if top >= offset && top + ROW <= offset + height {
        return None;
    }
    let last = (rows as f32 * ROW - height).max(0.0);
    // On a whole row, so that the first one is not cut.
    let offset = ((top + ROW / 2.0 - height / 2.0) / ROW).round() * ROW;
    Some(offset.clamp(0.0, last))
}

/// One game. Says whether it was chosen.
fn row(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    columns: &Columns,
    (index, entry): (usize, &GameEntry),
    faults: Option<&Faults>,
    current: bool,
) -> bool {
    let t = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(columns.width, ROW), Sense::click());
    let faults = faults.filter(|faults| faults.count > 0);
    response.widget_info(|| {
        let label = label(cx, index, entry, faults);
        WidgetInfo::selected(Role::ListBoxOption, ui.is_enabled(), current, label)
    });
    let painter = ui.painter();
    let ground = match (current, response.is_pointer_button_down_on(), response.hovered()) {
        (true, _, _) => t.sel,
        (_, true, _) => t.press,
        (_, _, true) => t.hover,
        _ => Color32::TRANSPARENT,
    };
    painter.rect_filled(rect, 4.0, ground);
    let y = rect.center().y;
    let cell = |(left, right): (f32, f32), words: &str, font, color, anchor: Align2| {
        let x = if anchor == Align2::RIGHT_CENTER { right } else { left };
        let x = if anchor == Align2::CENTER_CENTER { (left + right) / 2.0 } else { x };
        text_at(painter, pos2(rect.left() + x, y), anchor, words, font, color, right - left);
    };
    // In the tight column of a small window a whole name says more than a large one.
    let size = if columns.width < 280.0 { theme::SMALL } else { theme::BODY };
    let name = if current { theme::semibold(size) } else { theme::medium(size) };
    let mut white = columns.white;
    if faults.is_some() {
        let at = pos2(rect.left() + white.0 + 8.0, y);
        icon_at(painter, at, theme::icon::WARNING, 16.0, false, t.amber);
        white.0 += 20.0;
    }
    let left = Align2::LEFT_CENTER;
    match columns.black {
        Some(black) if !entry.white.is_empty() || !entry.black.is_empty() => {
            cell(white, known(&entry.white), name.clone(), t.ink, left);
            cell(black, known(&entry.black), name, t.ink, left);
        }
        _ => {
            let wide = (white.0, columns.black.map_or(white.1, |black| black.1));
            let title = entry.title();
            let title = title.unwrap_or_else(|| (index + 1).to_string());
            cell(wide, &title, name, t.ink, left);
        }
    }
    let score = names::recorded_score_id(entry.result).map_or("*", |id| cx.t(id));
    let score = score.replace(' ', "");
    let font = theme::tab(theme::BODY, theme::Weight::Medium);
    let color = if score == "*" { t.muted } else { t.ink };
    cell(columns.result, &score, font, color, Align2::CENTER_CENTER);
    if let Some(event) = columns.event {
        cell(event, &entry.event, theme::regular(theme::BODY), t.muted, left);
    }
    if let Some(year) = columns.year {
        let font = theme::tab(theme::BODY, theme::Weight::Regular);
        cell(year, year_of(&entry.date), font, t.muted, Align2::RIGHT_CENTER);
    }
    focus_ring(ui, &response, rect.shrink(4.0), 2.0);
    let chosen = response.clicked();
    response.on_hover_ui(|ui| {
        ui.set_max_width(320.0);
        tooltip(ui, cx, entry, faults);
    });
    chosen
}

/// What there is no room for in a row: full names, event, place, date, and what is wrong.
fn tooltip(ui: &mut Ui, cx: &ViewCtx<'_>, entry: &GameEntry, faults: Option<&Faults>) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(title) = entry.title() {
        kit::paragraph(ui, &title, theme::semibold(theme::BODY), t.ink);
    }
    let details: Vec<&str> = [&*entry.event, &*entry.site, &*entry.date, &*entry.eco]
        .into_iter()
        .filter(|words| !matches!(*words, "" | "?" | "????.??.??"))
        .collect();
    if !details.is_empty() {
        let words = details.join(" · ");
        kit::paragraph(ui, &words, theme::regular(theme::SMALL), t.muted);
    }
    if let Some(faults) = faults {
        let count = Value::from(faults.count as i64);
        let words = cx.text.with("games-has-problems", &[("count", count)]);
        kit::paragraph(ui, &words, theme::medium(theme::SMALL), t.amber_text);
        let place = cx.text.with(
            "problem-place-line",
            &[("line", (faults.line as i64).into()), ("column", (faults.column as i64).into())],
        );
        let words = format!("{place}: {}", faults.text);
        kit::paragraph(ui, &words, theme::regular(theme::SMALL), t.muted);
    }
}

fn label(cx: &ViewCtx<'_>, index: usize, entry: &GameEntry, faults: Option<&Faults>) -> String {
    let result = names::recorded_score_id(entry.result).unwrap_or("result-unfinished");
    let mut label = cx.text.with(
        "games-item",
        &[
            ("number", (index as i64 + 1).into()),
            ("white", known(&entry.white).into()),
            ("black", known(&entry.black).into()),
            ("result", cx.text.get(result).into()),
        ],
    );
    if let Some(faults) = faults {
        let count = Value::from(faults.count as i64);
        label += ". ";
        label += &cx.text.with("games-has-problems", &[("count", count)]);
    }
    label
}

fn known(name: &str) -> &str {
    if name.is_empty() { "?" } else { name }
}

/// The year of a date as PGN writes it, if it is known.
fn year_of(date: &str) -> &str {
    let year = date.split(['.', '-', '/']).next().unwrap_or_default();
    let known = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    if known { year } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_fit_every_width() {
        for width in [200.0, 224.0, 336.0, 384.0, 420.0, 560.0, 900.0] {
            for players in [true, false] {
                let c = Columns::new(width, players);
                let mut at = 0.0;
                let columns = [Some(c.white), c.black, Some(c.result), c.event, c.year];
                for (left, right) in columns.into_iter().flatten() {
                    assert!(left >= at && right > left, "{width}: {c:?}");
                    at = right;
                }
                assert!(at <= width);
                assert!(c.white.1 - c.white.0 >= 56.0, "{width}: {c:?}");
            }
        }
    }

    #[test]
    fn the_current_game_is_brought_into_sight_only_when_it_is_not() {
        assert_eq!(into_sight(3, 100, 0.0, 320.0), None);
        assert_eq!(into_sight(0, 100, 320.0, 320.0), Some(0.0));
        assert_eq!(into_sight(50, 100, 0.0, 320.0), Some(1_472.0));
        assert_eq!(into_sight(99, 100, 0.0, 320.0), Some(2_880.0));
        assert_eq!(into_sight(2, 3, 640.0, 320.0), Some(0.0));
    }

    #[test]
    fn years() {
        assert_eq!(year_of("1999.01.20"), "1999");
        assert_eq!(year_of("????.??.??"), "");
        assert_eq!(year_of(""), "");
        assert_eq!(year_of("2024"), "2024");
    }
}
