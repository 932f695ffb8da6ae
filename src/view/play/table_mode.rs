//! What stands in the column while a game is played as at a real table: what the arbiter has to
//! say to the move under way, and the bar that presses the clock.

use super::{within, within_column};
use crate::action::{Action, PlayAction};
use crate::command::Command;
use crate::model::{Now, Play, Said, clock};
use crate::persist::settings::ClockChoice;
use crate::text::spoken;
use crate::view::kit::{self, Button};
use crate::view::{ViewCtx, names, theme};
use arbiter::arbiter::{Down, Effect as Consequence, Event};
use arbiter::laws::Watch;
use arbiter::{Arbiter, Laws};
use chess_core::{Color, Square};
use egui::accesskit::Role;
use egui::{Align2, Rect, Sense, Ui, WidgetInfo, pos2};
use std::time::Duration;

/// The bar that presses the clock.
const BAR: f32 = 72.0;
const LOW_BAR: f32 = 52.0;
/// Above it: what the arbiter says, in two lines, and the buttons that apply.
const WORDS: f32 = 72.0;
/// The buttons, with the gap below them.
const COMPLAINTS: f32 = 44.0;

/// The height that a narrow window keeps for all of it.
pub const NARROW: f32 = 172.0;

/// Whether the column is that of a game at a table.
pub fn applies(play: &Play) -> bool {
    play.setup.table && play.is_playing()
}

/// Whether a side's time stands on the bar instead of beside its name: against the computer the
/// bar is the user's own clock, two people share it.
pub fn carries_clock(play: &Play, side: Color) -> bool {
    applies(play) && play.user() == Some(side)
}

/// The height of what stands at the foot of the column.
pub fn height(cx: &ViewCtx<'_>, low: bool) -> f32 {
    let complaints = if complaints(cx).is_empty() { 0.0 } else { COMPLAINTS };
    let bar = if low { LOW_BAR } else { BAR };
    WORDS + complaints + bar + 8.0
}

/// One line about the game: how it is played, and the offences.
pub fn head(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let Some(arbiter) = &play.arbiter else { return };
    let font = theme::regular(theme::SMALL);
    let mut right = place.right();
    let mut offences = String::new();
    if arbiter.laws().illegal != Watch::Off {
        let count = |color| i64::from(arbiter.offences(color)).into();
        let values = [("white", count(Color::White)), ("black", count(Color::Black))];
        offences = cx.text.with("table-offences", &values);
        let at = pos2(place.right(), place.center().y);
        let painter = ui.painter();
        let tab = theme::tab(theme::SMALL, theme::Weight::Regular);
        right =
            kit::text_at(painter, at, Align2::RIGHT_CENTER, &offences, tab, t.muted, 160.0).left();
    }
    let mut words = [cx.t("table-mode"), laws_name(cx, arbiter.laws())].join(" · ");
    if let Some(clock) = clock_words(cx) {
        words = format!("{words} · {clock}");
    }
    let at = pos2(place.left(), place.center().y);
    let room = right - 12.0 - place.left();
    kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, t.muted, room);
    let response = ui.interact(place, ui.scope_id().with(("table", "head")), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{words}. {offences}")));
}

fn laws_name<'a>(cx: &ViewCtx<'a>, laws: &Laws) -> &'a str {
    let preset = Laws::PRESETS.iter().find(|(_, preset)| preset() == *laws);
    cx.t(match preset.map(|(name, _)| *name) {
        Some("modern") => "table-laws-modern",
        Some("classic") => "table-laws-classic",
        Some("casual") => "table-laws-casual",
        _ => "table-laws-custom",
    })
}

fn clock_words(cx: &ViewCtx<'_>) -> Option<String> {
    cx.model.play.clock()?;
    let controls = &cx.model.play.setup.controls;
    let Some(usual) = ClockChoice::of(controls) else { return Some(controls.to_string()) };
    let values = [("minutes", usual.minutes.into()), ("seconds", usual.increment.into())];
    Some(cx.text.with("new-game-clock-preset", &values))
}

/// What the arbiter says, the buttons that apply, and the bar.
pub fn foot(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, low: bool) {
    let bar = if low { LOW_BAR } else { BAR };
    let bar = Rect::from_min_max(pos2(place.left(), place.bottom() - 8.0 - bar), place.max)
        .with_max_y(place.bottom() - 8.0);
    let complaints = complaints(cx);
    let mut words = place.with_max_y(bar.top());
    if !complaints.is_empty() {
        let row = words.with_min_y(words.bottom() - COMPLAINTS);
        words.max.y = row.top();
        within(ui, row.with_max_y(row.bottom() - 8.0), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (id, event) in complaints {
                if ui.add(Button::secondary(cx.t(id)).small()).clicked() {
                    cx.send(Action::Play(PlayAction::Official(event)));
                }
            }
        });
    }
    said(ui, cx, words);
    press_bar(ui, cx, bar, low);
}

/// The title and the sentence that matter now.
fn said(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect) {
    let t = theme::tokens(ui);
    let Some((title, body)) = words(cx) else { return };
    let icon = if cx.model.play.arbiter.as_ref().is_some_and(Arbiter::is_adjusting) {
        theme::icon::HAND_SWIPE_RIGHT
    } else {
        theme::icon::HAND_TAP
    };
    let at = pos2(place.left() + 10.0, place.top() + 22.0);
    kit::icon_at(ui.painter(), at, icon, 20.0, false, t.ink);
    let left = place.left() + 32.0;
    let room = place.right() - left;
    let font = theme::semibold(theme::BODY);
    let at = pos2(left, place.top() + 20.0);
    kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &title, font, t.ink, room);
    let rest = Rect::from_min_max(pos2(left, place.top() + 32.0), place.max);
    let response = ui.interact(place, ui.scope_id().with(("table", "said")), Sense::hover());
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_live(egui::accesskit::Live::Polite);
        node.set_label(format!("{title}. {body}"));
    });
    within_column(ui, rest, |ui| {
        let font = theme::regular(theme::SMALL);
        kit::paragraph(ui, &body, font, t.muted).on_hover_text(&body);
    });
}

fn words(cx: &ViewCtx<'_>) -> Option<(String, String)> {
    let play = &cx.model.play;
    let arbiter = play.arbiter.as_ref()?;
    let turn = arbiter.turn();
    let man = |square: Square| {
        let piece = arbiter.setup().board.piece_at(square);
        let piece = piece.map(|piece| cx.text.role(piece.role)).unwrap_or_default();
        let values = [("piece", piece.into()), ("square", square.to_string().into())];
        cx.text.with("table-man", &values)
    };
    let touched: Vec<String> = arbiter.touched().iter().map(|square| man(*square)).collect();
    let touched_title =
        || cx.text.with("table-touched", &[("men", touched.join(cx.t("table-and")).into())]);
    let lately = lately(cx, play);
    if arbiter.is_adjusting() {
        return Some((
            cx.t("table-adjusting").to_owned(),
            cx.t("table-adjusting-about").to_owned(),
        ));
    }
    Some(match arbiter.down() {
        Down::Promoting(..) => {
            (cx.t("table-promoting").to_owned(), cx.t("table-promoting-about").to_owned())
        }
        Down::Legal(mv) => (touched_title(), released(cx, mv.king_target())),
        Down::Illegal(_, to) => (touched_title(), released(cx, to)),
        Down::Nothing if !touched.is_empty() => (touched_title(), lately.unwrap_or_default()),
        Down::Nothing => {
            let values = [("side", spoken::side(turn).into())];
            let title = cx.text.with("table-to-move", &values);
            let about = if play.players[turn].is_person() {
                cx.t("table-to-move-about").to_owned()
            } else {
                cx.text.with("status-thinking", &[("name", names::player(cx, turn).into())])
            };
            (title, lately.unwrap_or(about))
        }
    })
}

fn released(cx: &ViewCtx<'_>, square: Square) -> String {
    cx.text.with("table-released", &[("square", square.to_string().into())])
}

/// What the arbiter has said last, if it still concerns the move under way.
fn lately(cx: &ViewCtx<'_>, play: &Play) -> Option<String> {
    let last = play.said.last()?;
    let now_at = play.arbiter.as_ref()?.moves().len();
    let batch = play.said.iter().rev().take_while(|said| said.at == last.at);
    let fresh = |said: &&Said| said.ply == now_at && !is_plain(said);
    let mut sentences: Vec<String> =
        batch.filter(fresh).filter_map(|said| sentence(cx, said)).collect();
    sentences.reverse();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

/// What needs no words: a move that everybody has seen.
fn is_plain(said: &Said) -> bool {
    matches!(said.ruling.effect, Consequence::Moved(_)) && said.ruling.key == "ruling-move"
}

fn sentence(cx: &ViewCtx<'_>, said: &Said) -> Option<String> {
    let notation = names::notation(cx.model.settings.notation, cx.model.language);
    let before = said.before.clone().or_else(|| Some(cx.model.play.live_position()))?;
    Some(cx.text.ruling(&said.ruling, &before, notation))
}

/// The complaints that people at the board may make now, each with its name. Whether there is
/// anything to complain of is theirs to notice.
fn complaints(cx: &ViewCtx<'_>) -> Vec<(&'static str, Event)> {
    let play = &cx.model.play;
    let Some(arbiter) = play.arbiter.as_ref().filter(|_| play.may_move()) else {
        return Vec::new();
    };
    let by = arbiter.turn();
    // The computer makes no such mistakes.
    if !play.players[!by].is_person() {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    let moved = arbiter.moves().len() > 0;
    let fresh = arbiter.touched().is_empty() && arbiter.down() == Down::Nothing;
    if arbiter.laws().touch == Watch::Complaint && moved && fresh {
        complaints.push(("table-complain-touch", Event::ComplainTouch { by }));
    }
    if arbiter.laws().illegal == Watch::Complaint && moved {
        complaints.push(("table-complain-illegal", Event::ComplainIllegal { by }));
    }
    complaints
}

fn press_bar(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, low: bool) {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    let Some(arbiter) = &play.arbiter else { return };
    let ready = play.can_press() && !matches!(arbiter.down(), Down::Promoting(..));
    let id = ui.scope_id().with(("table", "press"));
    let sense = if ready { Sense::click() } else { Sense::hover() };
    let response = ui.interact(place, id, sense);
    let (ground, ink, quiet) = match ready {
        true if response.hovered() => (t.accent_hover, t.on_accent, t.on_accent),
        true => (t.accent, t.on_accent, t.on_accent),
        false => (t.sunk, t.muted, t.muted),
    };
    ui.painter().rect_filled(place, 6.0, ground);
    kit::focus_ring(ui, &response, place, 6.0);
    let at = pos2(place.left() + 32.0, place.center().y);
    kit::icon_at(ui.painter(), at, theme::icon::HAND_PALM, 24.0, ready, ink);
    let turn = arbiter.turn();
    let shared = play.computer().is_none();
    let title = if shared {
        cx.text.with("table-press-side", &[("side", spoken::side(turn).into())])
    } else {
        cx.t("table-press").to_owned()
    };
    let mut right = place.right() - 20.0;
    // Two people see their clocks beside their names.
    if let Some((main, tenths)) = play.user().and_then(|user| time_of(play, user, cx.now)) {
        if let Some(tenths) = tenths {
            let font = theme::tab(theme::HEAD, theme::Weight::SemiBold);
            let at = pos2(right, place.center().y + 3.0);
            let drawn =
                kit::text_at(ui.painter(), at, Align2::RIGHT_CENTER, &tenths, font, ink, 40.0);
            right = drawn.left();
        }
        let size = if place.width() < 300.0 { theme::HEAD } else { theme::DISPLAY };
        let font = theme::tab(size, theme::Weight::SemiBold);
        let at = pos2(right, place.center().y);
        let drawn = kit::text_at(ui.painter(), at, Align2::RIGHT_CENTER, &main, font, ink, 150.0);
        right = drawn.left() - 8.0;
    }
    let left = place.left() + 56.0;
    let (first, second) = if low { (0.0, None) } else { (-11.0, Some(11.0)) };
    let at = pos2(left, place.center().y + first);
    let font = theme::semibold(theme::LARGE);
    kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &title, font, ink, right - left);
    if let Some(below) = second {
        let about = cx.t(if ready { "table-press-about" } else { "table-press-later" });
        let at = pos2(left, place.center().y + below);
        let font = theme::regular(theme::SMALL);
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, about, font, quiet, right - left);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ready, &title));
    if response.clicked() {
        cx.run(Command::PressClock);
    }
}

/// What a side's clock shows.
fn time_of(play: &Play, side: Color, now: Now) -> Option<(String, Option<String>)> {
    let left: Duration = play.left(side, now)?;
    Some(clock::face(left))
}

/// The buttons of a game at a table: adjust, offer, claim, resign.
pub const COMMANDS: [Command; 4] =
    [Command::Adjust, Command::OfferDraw, Command::ClaimDraw, Command::Resign];
