//! Keys and mouse, to be looked up: made from the table of commands, so that it cannot lie.

use super::kit::{self, Button, Card};
use super::shortcuts::key_words;
use super::{ViewCtx, theme};
use crate::action::Action;
use crate::command::{Group, TABLE};
use crate::text::Text;
use egui::{Align, Align2, Context, Layout, Sense, Ui, vec2};

/// Shows the card.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>) {
    let card = Card::new("help", cx.t("help-title")).close_name(cx.t("button-close")).width(760.0);
    let shown = card.show(
        ctx,
        |ui| {
            let wide = ui.available_width() >= 560.0;
            contents(ui, cx, wide);
        },
        |ui| ui.add(Button::secondary(cx.t("button-close"))).clicked(),
    );
    if shown.closed || shown.foot || super::dialogs::entered(ctx, &[]) {
        cx.send(Action::Dialog(None));
    }
}

/// One line: what is done, and the ways to do it.
struct Line {
    what: String,
    /// Each way is a few keys pressed together, or words.
    ways: Vec<Vec<String>>,
    /// The ways are keys, to be drawn like keys.
    keys: bool,
}

/// Shows all groups, in two columns where there is room for them.
pub fn contents(ui: &mut Ui, cx: &ViewCtx<'_>, two: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let apple = cfg!(target_os = "macos");
    let group = |group| commands(cx.text, group, apple);
    let first = [
        ("help-group-game", group(Group::Game)),
        ("help-group-moves", group(Group::Moves)),
        ("help-group-board", group(Group::Board)),
        ("help-group-squares", squares(cx.text)),
    ];
    let second = [("help-group-files", group(Group::Files)), ("help-group-mouse", mouse(cx.text))];
    if !two {
        sections(ui, cx, first.iter().chain(&second));
        return;
    }
    let width = (ui.available_width() - 40.0) / 2.0;
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = 40.0;
        for column in [&first[..], &second[..]] {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                sections(ui, cx, column.iter());
            });
        }
    });
}

/// The commands of a group that have keys.
fn commands(text: &Text, group: Group, apple: bool) -> Vec<Line> {
    TABLE
        .iter()
        .filter(|entry| entry.group == group && !entry.keys.is_empty())
        .map(|entry| Line {
            what: text.get(entry.text).trim_end_matches('…').to_owned(),
            ways: entry.keys.iter().map(|keys| key_words(text, keys, apple)).collect(),
            keys: true,
        })
        .collect()
}

fn mouse(text: &Text) -> Vec<Line> {
    let line = |what: &str, ways: &[&str]| Line {
        what: text.get(what).to_owned(),
        ways: ways.iter().map(|way| vec![text.get(way).to_owned()]).collect(),
        keys: false,
    };
    vec![
        line("help-mouse-move", &["help-mouse-drag"]),
        line("help-mouse-move", &["help-mouse-click"]),
        line("help-mouse-arrow", &["help-mouse-right-drag"]),
        line("help-mouse-circle", &["help-mouse-right-click"]),
        line("help-mouse-colour", &["help-mouse-colours"]),
        line("help-mouse-step", &["help-mouse-wheel"]),
        line("help-mouse-turn", &["help-mouse-turn-way"]),
        line("help-mouse-zoom", &["help-mouse-zoom-way"]),
        line("help-mouse-seat", &["help-mouse-seat-way"]),
    ]
}

/// The board under the keyboard.
fn squares(text: &Text) -> Vec<Line> {
    let line = |what: &str, ways: &[&[&str]]| Line {
        what: text.get(what).to_owned(),
        ways: ways
            .iter()
            .map(|keys| keys.iter().map(|key| text.get(key).to_owned()).collect())
            .collect(),
        keys: true,
    };
    vec![
        line("help-board-walk", &[&["key-left", "key-up", "key-down", "key-right"]]),
        line("help-board-enter", &[&["key-enter"], &["key-space"]]),
        line("help-board-escape", &[&["key-escape"]]),
    ]
}

fn sections<'a>(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    sections: impl Iterator<Item = &'a (&'static str, Vec<Line>)>,
) {
    for (i, (title, lines)) in sections.enumerate() {
        if i > 0 {
            ui.add_space(16.0);
        }
        kit::section(ui, cx.text.get(title));
        ui.add_space(4.0);
        let mut last: Option<&str> = None;
        for line in lines {
            // The same thing done in another way has no second name.
            let what = if last == Some(line.what.as_str()) { "" } else { line.what.as_str() };
            last = Some(line.what.as_str());
            row(ui, cx, what, line);
        }
    }
}

const ROW: f32 = 28.0;

fn row(ui: &mut Ui, cx: &ViewCtx<'_>, what: &str, line: &Line) {
    let t = theme::tokens(ui);
    let width = ui.available_width();
    let small = theme::medium(theme::SMALL);
    let wide =
        |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, t.ink).size().x;
    // Words that do not fit beside their name stand under it.
    let ways: f32 = line.ways.iter().flatten().map(|way| wide(way, small.clone())).sum();
    let under =
        (!line.keys && wide(what, theme::regular(theme::BODY)) + 16.0 + ways > width).then(|| {
            let ways: Vec<&str> = line.ways.iter().flatten().map(String::as_str).collect();
            ui.painter().layout(ways.join("\n"), small.clone(), t.muted, width)
        });
    let height = under.as_ref().map_or(0.0, |words| words.size().y + 4.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW + height), Sense::hover());
    response.widget_info(|| {
        let or = format!(" {} ", cx.t("key-or"));
        let ways: Vec<String> = line.ways.iter().map(|keys| keys.join(" ")).collect();
        let label = format!("{}: {}", line.what, ways.join(&or));
        egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, label)
    });
    if !ui.is_rect_visible(rect) {
        return;
    }
    let words =
        |words: &str, color| ui.painter().layout_no_wrap(words.to_owned(), small.clone(), color);
    let painter = ui.painter();
    let y = rect.top() + ROW / 2.0;
    let mut right = rect.right();
    if let Some(words) = &under {
        let at = egui::pos2(rect.left(), rect.top() + ROW - 4.0);
        painter.galley(at, words.clone(), t.muted);
    }
    let beside = if under.is_some() { &[][..] } else { &line.ways[..] };
    for (i, keys) in beside.iter().enumerate().rev() {
        for key in keys.iter().rev() {
            let color = if line.keys { t.ink } else { t.muted };
            let galley = words(key, color);
            if !line.keys {
                let at = egui::pos2(right - galley.size().x, y - galley.size().y / 2.0);
                right = at.x - 8.0;
                painter.galley(at, galley, color);
                continue;
            }
            let width = (galley.size().x + 12.0).max(24.0);
            let cap = egui::Rect::from_min_max(
                egui::pos2(right - width, y - 12.0),
                egui::pos2(right, y + 12.0),
            );
            painter.rect_filled(cap, 4.0, t.sunk);
            painter.galley(cap.center() - galley.size() / 2.0, galley, t.ink);
            right = cap.left() - 4.0;
        }
        if i > 0 {
            let galley = words(cx.t("key-or"), t.muted);
            right -= 4.0;
            let at = egui::pos2(right - galley.size().x, y - galley.size().y / 2.0);
            right = at.x - 8.0;
            painter.galley(at, galley, t.muted);
        }
    }
    let at = egui::pos2(rect.left(), y);
    let room = (right - 8.0 - rect.left()).max(0.0);
    let font = theme::regular(theme::BODY);
    kit::text_at(painter, at, Align2::LEFT_CENTER, what, font, t.ink, room);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn every_key_of_the_table_is_in_the_help() {
        for language in Language::ALL {
            let text = Text::new(language);
            let groups = [Group::Game, Group::Moves, Group::Board, Group::Files];
            let lines: usize = groups.iter().map(|g| commands(&text, *g, false).len()).sum();
            let keyed = TABLE.iter().filter(|entry| !entry.keys.is_empty()).count();
            assert_eq!(lines, keyed);
            let all = groups.iter().flat_map(|g| commands(&text, *g, false));
            for line in all.chain(mouse(&text)).chain(squares(&text)) {
                assert!(!line.what.contains('-'), "{}", line.what);
                for word in line.ways.iter().flatten() {
                    assert!(!word.contains("key-") && !word.contains("help-"), "{word}");
                }
            }
        }
    }
}
