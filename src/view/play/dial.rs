//! The analogue clock: two faces in one case, each with hands, a small flag and a lever.
//!
//! As on the clocks of old events, time is up at twelve: a face shows twelve o'clock less what is
//! left. In the last three minutes before the hour the minute hand lifts the flag, and lets it fall
//! at twelve. Hours before the last one do the same, and the hour hand says that they are not the
//! end. The hands move with the digits below them, so that a clock costs no frame of its own.

use super::player;
use crate::command::Command;
use crate::model::{Phase, clock};
use crate::persist::settings::ClockFace;
use crate::view::board_theme::BoardColors;
use crate::view::play::table::board_theme;
use crate::view::theme::Tokens;
use crate::view::{ViewCtx, kit, theme};
use chess_core::Color;
use egui::accesskit::Role;
use egui::{
    Align2, Color32, Context, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};
use std::f32::consts::TAU;
use std::time::Duration;

/// What one face shows.
#[derive(Clone, PartialEq, Debug)]
pub struct DialFace<'a> {
    /// Whose it is.
    pub side: Color,
    /// What that side is called.
    pub name: &'a str,
    /// What is left.
    pub left: Duration,
    /// The seconds of a delay that is running, as digits show them.
    pub delay: Option<String>,
    /// Whether it runs.
    pub running: bool,
    /// Whether its flag has fallen for good.
    pub fallen: bool,
    /// Whether little is left.
    pub urgent: bool,
}

/// A window at least this large has room for the dials; smaller ones show digits.
const ROOM: Vec2 = vec2(1_100.0, 760.0);
/// A column at least this wide, too.
const COLUMN: f32 = 300.0;
/// Above the case stand its levers, below it the moves.
const ABOVE: f32 = 18.0;
const BELOW: f32 = 12.0;

/// Whether the dials stand in a column of this width, so that players show no clock of their own.
pub fn fits(ctx: &Context, cx: &ViewCtx<'_>, column: f32) -> bool {
    let window = ctx.content_rect().size();
    let beside = window.x >= 1.05 * window.y;
    let play = &cx.model.play;
    cx.model.settings.clock_face == ClockFace::Analogue
        && beside
        && window.x >= ROOM.x
        && window.y >= ROOM.y
        && column >= COLUMN
        && play.phase == Phase::Playing
        && play.clock().is_some()
}

/// Shows the clock at the top of a place in the column, if there is room for it, and gives the
/// rest of the place.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect) -> Rect {
    if !fits(ui.ctx(), cx, place.width()) {
        return place;
    }
    let width = place.width().min(400.0);
    let size = vec2(width, (width * 0.47).round());
    let at = pos2(place.center().x - width / 2.0, place.top() + ABOVE);
    let case = Rect::from_min_size(at, size);
    let faces = Color::ALL.map(|side| face(cx, side));
    let colors = board_theme(cx.model.settings.board).colors();
    paint(ui.painter(), case, &faces, theme::tokens(ui), colors);
    for (face, middle) in faces.into_iter().zip(centers(case)) {
        let half = Rect::from_center_size(middle, vec2(case.width() / 2.0, case.height()));
        let pressable = cx.model.play.can_press() && cx.model.play.turn() == face.side;
        let sense = if pressable { Sense::CLICK } else { Sense::hover() };
        let response = ui.interact(half, ui.scope_id().with(("dial", face.side)), sense);
        if response.clicked() {
            cx.run(Command::PressClock);
        }
        response.widget_info(|| {
            let words = player::spoken(cx, face.side, face.left, face.running);
            WidgetInfo::labeled(Role::Timer, true, words)
        });
    }
    place.with_min_y(case.bottom() + BELOW)
}

fn face<'a>(cx: &ViewCtx<'a>, side: Color) -> DialFace<'a> {
    let (left, running, emergency) = player::times(cx, side).unwrap_or_default();
    let fallen = cx.model.play.clock().is_some_and(|clock| clock.flag(side).is_some());
    let name = cx.text.side_name(side);
    let (delay, urgent) = (player::delay(cx, side), running && left < emergency);
    DialFace { side, name, left, delay, running, fallen, urgent }
}

/// Where the hands point, in turns from twelve: the hour hand and the minute hand.
pub fn hands(left: Duration) -> (f32, f32) {
    // What is not yet a whole second counts as one, as with digits.
    let seconds = left.as_millis().div_ceil(1_000) as f32;
    ((-seconds / 43_200.0).rem_euclid(1.0), (-seconds / 3_600.0).rem_euclid(1.0))
}

/// How far the minute hand has lifted the flag: 0 hangs, 1 lies level, about to fall.
pub fn lift(left: Duration) -> f32 {
    let (_, minute) = hands(left);
    let before = (1.0 - minute) * 60.0;
    if left.is_zero() || minute == 0.0 { 0.0 } else { ((3.0 - before) / 3.0).clamp(0.0, 1.0) }
}

/// The middles of the two faces in a case, White's first.
fn centers(case: Rect) -> [Pos2; 2] {
    let y = case.top() + case.height() * 0.45;
    [0.25, 0.75].map(|share| pos2(case.left() + case.width() * share, y))
}

/// Draws the case, its levers and both faces.
pub fn paint(
    painter: &Painter,
    case: Rect,
    faces: &[DialFace<'_>; 2],
    t: &Tokens,
    colors: &BoardColors,
) {
    let wood = colors.frame;
    let (light, dark) =
        (wood.lerp_to_gamma(Color32::WHITE, 0.16), wood.lerp_to_gamma(Color32::BLACK, 0.4));
    let (middles, brass) = (centers(case), colors.light.plain);
    for (face, middle) in faces.iter().zip(middles) {
        // Whoever moved has pressed the own lever down; the one of the running clock stands up.
        let height = if face.running { 14.0 } else { 6.0 };
        let lever = Rect::from_min_max(
            pos2(middle.x - 13.0, case.top() - height),
            pos2(middle.x + 13.0, case.top() + 6.0),
        );
        painter.rect_filled(lever, 4.0, if face.running { brass } else { dark });
        painter.rect_stroke(lever, 4.0, (1.0, dark), StrokeKind::Inside);
    }
    for share in [0.12, 0.88] {
        let x = case.left() + case.width() * share;
        let foot = Rect::from_center_size(pos2(x, case.bottom()), vec2(30.0, 8.0));
        painter.rect_filled(foot, 2.0, dark);
    }
    painter.add(t.board_shadow[1].as_shape(case, 12));
    painter.rect_filled(case, 12.0, wood);
    painter.rect_stroke(case.shrink(1.0), 11.0, (1.0, light), StrokeKind::Inside);
    painter.rect_stroke(case, 12.0, (1.0, dark), StrokeKind::Inside);
    let radius = (case.height() * 0.36).min(case.width() * 0.21);
    for (face, middle) in faces.iter().zip(middles) {
        dial(painter, middle, radius, face, t, colors);
        let below = pos2(middle.x, (middle.y + radius + case.bottom()) / 2.0 + 2.0);
        digits(painter, below, face, t, colors);
    }
}

/// One face with its ticks, numbers, flag and hands.
fn dial(
    painter: &Painter,
    middle: Pos2,
    radius: f32,
    face: &DialFace<'_>,
    t: &Tokens,
    colors: &BoardColors,
) {
    let dark = colors.frame.lerp_to_gamma(Color32::BLACK, 0.5);
    painter.circle_filled(middle, radius + 5.0, dark);
    painter.circle_stroke(middle, radius + 3.5, Stroke::new(3.0, colors.light.plain));
    painter.circle_filled(middle, radius + 2.0, t.raised);
    let at = |turn: f32, share: f32| {
        let (sin, cos) = (turn * TAU).sin_cos();
        middle + vec2(sin, -cos) * (radius * share)
    };
    for minute in 0_u8..60 {
        let turn = f32::from(minute) / 60.0;
        let (from, width, ink) =
            if minute % 5 == 0 { (0.90, 2.0, t.ink) } else { (0.94, 1.0, t.muted) };
        painter.line_segment([at(turn, from), at(turn, 0.99)], Stroke::new(width, ink));
    }
    let font = theme::medium(theme::SMALL);
    for hour in 1_u8..=12 {
        let place = at(f32::from(hour) / 12.0, 0.74);
        painter.text(place, Align2::CENTER_CENTER, hour.to_string(), font.clone(), t.ink);
    }
    if face.running || face.fallen {
        let ring = if face.fallen || face.urgent { t.accent } else { t.jade };
        // A small lamp tells the running face apart, for eyes that look only once.
        painter.circle_filled(middle + vec2(0.0, radius * 0.36), 4.0, ring);
    }
    flag(painter, middle, radius, lift(face.left), t.accent);
    let (hour, minute) = hands(face.left);
    for (turn, length, width) in [(hour, 0.54, 6.0), (minute, 0.84, 4.0)] {
        hand(painter, middle, turn, radius * length, width, t.ink);
    }
    painter.circle_filled(middle, 4.5, t.ink);
    painter.circle_filled(middle, 1.5, colors.light.plain);
}

/// A hand: thin at the tip, with a short tail.
fn hand(painter: &Painter, middle: Pos2, turn: f32, length: f32, width: f32, ink: Color32) {
    let (sin, cos) = (turn * TAU).sin_cos();
    let (along, across) = (vec2(sin, -cos), vec2(cos, sin));
    let tip = middle + along * length;
    let tail = middle - along * (length * 0.18);
    let points = vec![
        tip + across * 0.6,
        middle + across * (width / 2.0),
        tail + across * (width / 3.0),
        tail - across * (width / 3.0),
        middle - across * (width / 2.0),
        tip - across * 0.6,
    ];
    painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
}

/// The flag hangs left of the twelve and is lifted to the right by the minute hand.
fn flag(painter: &Painter, middle: Pos2, radius: f32, lift: f32, color: Color32) {
    let pivot = middle + vec2(-0.19, -0.86) * radius;
    let angle = lift * TAU / 4.0;
    let along = vec2(angle.sin(), angle.cos());
    let across = vec2(along.y, -along.x);
    let length = radius * 0.27;
    let points = vec![
        pivot - across * 1.0,
        pivot + across * 1.0,
        pivot + along * length + across * 3.4,
        pivot + along * length - across * 3.4,
    ];
    painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
    painter.circle_filled(pivot, 2.0, color);
}

/// The same in digits on a small plate, with the side's name.
fn digits(painter: &Painter, middle: Pos2, face: &DialFace<'_>, t: &Tokens, colors: &BoardColors) {
    let (main, tenths) = clock::face(face.left);
    let words = main + face.delay.as_deref().or(tenths.as_deref()).unwrap_or_default();
    let font = theme::tab(theme::BODY, theme::Weight::SemiBold);
    let small = theme::medium(theme::SMALL);
    let wide = |words: &str, font| painter.layout_no_wrap(words.to_owned(), font, t.ink).size().x;
    let size = vec2(wide(&words, font.clone()) + wide(face.name, small.clone()) + 26.0, 22.0);
    let plate = Rect::from_center_size(middle, size);
    let (ground, ink) = match (face.urgent || face.fallen, face.running) {
        (true, _) => (t.accent, t.on_accent),
        (_, true) => (t.lacquer, t.on_lacquer),
        _ => (t.raised, t.ink),
    };
    painter.rect_filled(plate, 4.0, ground);
    painter.rect_stroke(plate, 4.0, (1.0, colors.inlay), StrokeKind::Outside);
    let at = pos2(plate.left() + 9.0, plate.center().y);
    kit::text_at(painter, at, Align2::LEFT_CENTER, face.name, small, ink, size.x);
    let at = pos2(plate.right() - 9.0, plate.center().y);
    kit::text_at(painter, at, Align2::RIGHT_CENTER, &words, font, ink, size.x);
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    fn near(found: f32, right: f32) {
        assert!((found - right).abs() < 1e-4, "{found} instead of {right}");
    }

    /// L-CLOCK-1: a face shows twelve o'clock less what is left.
    #[test]
    fn l_clock_1_time_is_up_at_twelve() {
        let check = |left: Duration, o_clock: f32, minute: f32| {
            let (hour, hand) = hands(left);
            near(hour * 12.0, o_clock);
            near(hand * 60.0, minute);
        };
        check(Duration::ZERO, 0.0, 0.0);
        check(60 * MINUTE, 11.0, 0.0);
        check(150 * MINUTE, 9.5, 30.0);
        check(5 * MINUTE, 12.0 - 5.0 / 60.0, 55.0);
        check(Duration::from_millis(1), 12.0 - 1.0 / 3_600.0, 60.0 - 1.0 / 60.0);
    }

    /// L-CLOCK-1: the flag rises in the last three minutes before an hour and falls on it.
    #[test]
    fn l_clock_1_the_flag_rises_and_falls() {
        near(lift(30 * MINUTE), 0.0);
        near(lift(3 * MINUTE), 0.0);
        near(lift(MINUTE + MINUTE / 2), 0.5);
        assert!(lift(Duration::from_secs(1)) > 0.99);
        near(lift(Duration::ZERO), 0.0);
        assert!(lift(61 * MINUTE) > 0.6, "before every hour, as the hand passes it");
        near(lift(60 * MINUTE), 0.0);
        let mut last = 0.0;
        for seconds in (0..180).rev() {
            let now = lift(Duration::from_secs(seconds));
            assert!(now >= last || seconds == 0, "{seconds} s: {now} after {last}");
            last = now;
        }
    }
}
