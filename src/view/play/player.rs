//! One player: seal, name, second line, captured men, clock.

use super::super::kit::{self, Ground, Seal};
use super::super::names::Captured;
use super::super::{ViewCtx, names, pieces, theme};
use super::{dial, table_mode};
use crate::cast;
use crate::command::Command;
use crate::model::{Play, Player, clock};
use crate::text::spoken;
use chess_core::Color;
use egui::accesskit::Role;
use egui::{Align2, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

/// Draws seal, names and clock of one side into a line as high as the seal.
pub fn line(ui: &mut Ui, cx: &ViewCtx<'_>, side: Color, place: Rect, compact: bool) {
    let t = theme::tokens(ui);
    let seal = if compact { 40.0 } else { 48.0 };
    let plain = names::player(cx, side);
    let name = names::with_title(cx, side, compact);
    let seal_place =
        Rect::from_min_size(pos2(place.left(), place.center().y - seal / 2.0), vec2(seal, seal));
    let ground = match side {
        Color::White => Ground::White,
        Color::Black => Ground::Black,
    };
    let character = character(cx, side, &plain);
    Seal::new(&character, &name).ground(ground).side(seal).paint(ui, seal_place);

    let clock_left = clock_box(ui, cx, side, place, compact);
    let left = seal_place.right() + if compact { 8.0 } else { 12.0 };
    let room = (clock_left - left - 8.0).max(20.0);
    let size = if compact { theme::BODY } else { theme::LARGE };
    let painter = ui.painter();
    let mut second = second_line(cx, side, compact);
    let play = &cx.model.play;
    if play.setup.rated && play.is_playing() && play.players[side].is_person() {
        second = format!("{second} · {}", cx.t("player-rated"));
    }
    if let Some(moves) = moves_to_control(&cx.model.play, side).filter(|_| !compact) {
        let count = [("count", i64::from(moves).into())];
        second = format!("{second} · {}", cx.text.with("clock-moves-to-control", &count));
    }
    // Whoever has no name but the side's needs not be told twice.
    let again = second == name;
    let at = pos2(left, place.center().y - if again { 0.0 } else { 10.0 });
    kit::text_at(painter, at, Align2::LEFT_CENTER, &name, theme::semibold(size), t.ink, room);
    if !again {
        let at = pos2(left, place.center().y + 10.0);
        let font = theme::regular(theme::SMALL);
        kit::text_at(painter, at, Align2::LEFT_CENTER, &second, font, t.muted, room);
    }
    let names = Rect::from_min_max(seal_place.min, pos2(left + room, seal_place.bottom()));
    let response = ui.interact(names, ui.scope_id().with(("player", side)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}, {second}")));
}

/// How many moves a side has still to make in its period.
fn moves_to_control(play: &Play, side: Color) -> Option<u16> {
    play.clock().filter(|_| play.is_playing())?.moves_to_control(side)
}

/// What is left of the delay of the move under way, in whole seconds.
pub(super) fn delay(cx: &ViewCtx<'_>, side: Color) -> Option<String> {
    let play = &cx.model.play;
    let clock = play.clock().filter(|clock| clock.running() == Some(side))?;
    let left = clock.delay_left(play.time.of(cx.now));
    (!left.is_zero()).then(|| format!("({})", left.as_millis().div_ceil(1_000)))
}

/// The character on the seal: the opponent's own, or the first letter of a person's name.
fn character(cx: &ViewCtx<'_>, side: Color, name: &str) -> String {
    match &cx.model.play.players[side] {
        Player::Computer(level) => cast::at_level(*level).seal(cx.model.language).to_owned(),
        Player::Person(own) if own.is_empty() || own == "?" => String::new(),
        Player::Person(_) => {
            let first = name.chars().find(|c| c.is_alphanumeric());
            // Other characters than Latin ones may be missing in the seal font.
            first
                .filter(char::is_ascii)
                .map(|c| c.to_ascii_uppercase().to_string())
                .unwrap_or_default()
        }
    }
}

fn second_line(cx: &ViewCtx<'_>, side: Color, compact: bool) -> String {
    let play = &cx.model.play;
    match &play.players[side] {
        Player::Computer(level) => {
            let character = cast::at_level(*level);
            let level = i64::from(*level).into();
            if compact {
                return cx.text.with("player-level", &[("level", level)]);
            }
            let word = character.word.of(cx.model.language).into();
            cx.text.with("player-level-word", &[("level", level), ("word", word)])
        }
        Player::Person(_) => {
            let tag = match side {
                Color::White => "WhiteElo",
                Color::Black => "BlackElo",
            };
            let color = names::color(cx.text, side);
            match play.game.tags().known(tag) {
                Some(elo) => {
                    let elo = cx.text.with("player-elo", &[("elo", elo.into())]);
                    format!("{color} · {elo}")
                }
                None => color.to_owned(),
            }
        }
    }
}

/// Draws the clock at the right of the line and returns where it begins.
fn clock_box(ui: &mut Ui, cx: &ViewCtx<'_>, side: Color, place: Rect, compact: bool) -> f32 {
    let t = theme::tokens(ui);
    let play = &cx.model.play;
    if table_mode::carries_clock(play, side) || dial::fits(ui.ctx(), cx, place.width()) {
        return place.right();
    }
    let Some((left_time, running, emergency)) = times(cx, side) else { return place.right() };
    let (height, width, big, small) = if compact {
        (40.0, 76.0, theme::HEAD, theme::LARGE)
    } else {
        (48.0, 112.0, theme::DISPLAY, theme::HEAD)
    };
    let (main, tenths) = clock::face(left_time);
    // While a delay runs, its seconds stand in the place of the tenths.
    let delay = delay(cx, side);
    let width = if main.len() > 5 { width + 32.0 } else { width };
    let width = if delay.is_some() { width + 24.0 } else { width };
    let tenths = delay.or(tenths);
    let rect = Rect::from_min_size(
        pos2(place.right() - width, place.center().y - height / 2.0),
        vec2(width, height),
    );
    let urgent = running && left_time < emergency;
    // Under ten seconds the clock's own second is seen to pass.
    let pulse = urgent
        && left_time < std::time::Duration::from_secs(10)
        && left_time.subsec_millis() >= 800
        && theme::motion(ui, 1.0) > 0.0;
    let (ground, ink) = match (running, urgent) {
        _ if pulse => (Some(t.accent_hover), t.on_accent),
        (_, true) => (Some(t.accent), t.on_accent),
        (true, _) => (Some(t.lacquer), t.on_lacquer),
        _ => (None, t.muted),
    };
    let painter = ui.painter();
    if let Some(ground) = ground {
        painter.rect_filled(rect, 6.0, ground);
    }
    let y = rect.center().y;
    let mut right = rect.right() - 12.0;
    if let Some(tenths) = &tenths {
        let font = theme::tab(small, theme::Weight::SemiBold);
        let at = pos2(right, y + 3.0);
        right = kit::text_at(painter, at, Align2::RIGHT_CENTER, tenths, font, ink, 40.0).left();
    }
    let font = theme::tab(big, theme::Weight::SemiBold);
    kit::text_at(painter, pos2(right, y), Align2::RIGHT_CENTER, &main, font, ink, width);
    if running
        && !urgent
        && let Some(clock) = play.clock()
    {
        let (base, increment) = clock::pace(&clock.controls()[side]);
        let full = base.max(std::time::Duration::from_secs(2)) + 5 * increment;
        let share = (left_time.as_secs_f32() / full.as_secs_f32().max(0.1)).clamp(0.0, 1.0);
        let line = Rect::from_min_max(
            pos2(rect.left() + 12.0, rect.bottom() - 7.0),
            pos2(rect.right() - 12.0, rect.bottom() - 5.0),
        );
        painter.rect_filled(line, 1.0, t.drain_rest);
        let done = Rect::from_min_size(line.min, vec2(line.width() * share, 2.0));
        painter.rect_filled(done, 1.0, t.drain);
    }
    // At a table the mover's clock is pressed by a click on it.
    let pressable = play.can_press() && play.turn() == side;
    let sense = if pressable { Sense::CLICK } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("clock", side)), sense);
    if response.clicked() {
        cx.run(Command::PressClock);
    }
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Timer, true, spoken(cx, side, left_time, running))
    });
    rect.left()
}

/// What the clock of a side shows, whether it runs, and where its emergency begins. In a game
/// that is gone through these are the times in the game's notes.
pub(super) fn times(
    cx: &ViewCtx<'_>,
    side: Color,
) -> Option<(std::time::Duration, bool, std::time::Duration)> {
    let play = &cx.model.play;
    if let Some(official) = play.clock() {
        let running = official.running() == Some(side);
        let emergency = clock::emergency(&official.controls()[side]);
        return play.left(side, cx.now).map(|left| (left, running, emergency));
    }
    let mut node = Some(play.cursor);
    while let Some(at) = node {
        let mover = !play.game.position(at).turn();
        if mover == side {
            return play
                .game
                .annotations(at)
                .clock
                .map(|left| (left, false, std::time::Duration::ZERO));
        }
        node = play.game.parent(at);
    }
    None
}

pub(super) fn spoken(
    cx: &ViewCtx<'_>,
    side: Color,
    left: std::time::Duration,
    running: bool,
) -> String {
    let time = cx.text.spoken_time(left);
    let id = if running { "clock-label-running" } else { "clock-label" };
    cx.text.with(id, &[("side", spoken::side(side).into()), ("time", time.into())])
}

/// Draws the men that a side has taken.
pub fn captured(ui: &mut Ui, cx: &ViewCtx<'_>, side: Color, place: Rect, captured: &Captured) {
    if !cx.model.settings.show_captured {
        return;
    }
    let ahead = match captured.ahead[side] {
        0 => String::new(),
        points => cx.text.with("material-ahead", &[("points", points.into())]),
    };
    let label = names::captured_label(cx.text, side, captured);
    super::within(ui, place, |ui| {
        pieces::captured(ui, &captured.taken[side], &ahead, &label);
    });
}
