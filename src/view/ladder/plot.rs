//! The points over time, with a band for each level.

use super::words;
use crate::model::ladder::{PlotPoint as Point, Range, date, date_of_day, day_number};
use crate::persist::profiles::Profile;
use crate::view::kit::text_at;
use crate::view::{ViewCtx, theme};
use egui::accesskit::Role;
use egui::{Align2, Rect, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};
use egui_plot::{HLine, Line, Plot, PlotBounds, PlotPoint, PlotPoints, PlotTransform};
use jiff::ToSpan as _;
use jiff::civil::Date;
use tournament::ladder::{Level, Points};

/// Room at the right for the names of the levels, and below for the months.
const RIGHT: f32 = 56.0;
const BELOW: f32 = 32.0;
/// A level.
const BAND: f64 = 100.0;
/// The plot never shows less than so many levels: a few points are not a mountain.
const LEAST_BANDS: f64 = 4.0;

/// What the plot shows, in days and points.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Window {
    days: (f64, f64),
    points: (f64, f64),
}

fn window(points: &[Point], begin: Option<Date>, today: Date) -> Window {
    let end = f64::from(day_number(today)) + 1.0;
    let first = points.first().map_or(end - 1.0, |point| point.day.floor());
    let begin = begin.map_or(first, |begin| f64::from(day_number(begin)));
    // A range without an extent could not be drawn.
    let days = (begin.min(end - 7.0), end);
    let low = points.iter().map(|point| point.points).fold(f64::INFINITY, f64::min);
    let high = points.iter().map(|point| point.points).fold(0.0, f64::max);
    let mut low = (low.min(high) / BAND).floor() * BAND;
    let mut high = (high / BAND).floor() * BAND + BAND;
    while high - low < LEAST_BANDS * BAND {
        high += BAND;
        if high - low < LEAST_BANDS * BAND && low > 0.0 {
            low -= BAND;
        }
    }
    Window { days, points: (low, high) }
}

/// Where the days are written below the plot, and as what.
fn ticks(
    cx: &ViewCtx<'_>,
    range: Range,
    window: Window,
    today: Date,
    width: f32,
) -> Vec<(f64, String)> {
    let Some(first) = date_of_day(window.days.0 as i32) else { return Vec::new() };
    let mut ticks = Vec::new();
    if range == Range::Month {
        let mut day = today;
        while day >= first {
            ticks.push((f64::from(day_number(day)), words::date(cx.text, day, Some(today))));
            let Ok(before) = day.checked_sub(10.days()) else { break };
            day = before;
        }
        ticks.reverse();
        return ticks;
    }
    let months = (window.days.1 - window.days.0) / 30.4;
    let most = f64::from(width / 84.0).max(1.0);
    let step =
        [1, 2, 3, 6, 12, 24, 60, 120].into_iter().find(|step| months / f64::from(*step) <= most);
    let step = step.unwrap_or(120);
    let Ok(mut day) = Date::new(first.year(), first.month(), 1) else { return ticks };
    while day <= today {
        let count = i32::from(day.year()) * 12 + i32::from(day.month()) - 1;
        if day >= first && count % step == 0 {
            let words =
                if step >= 12 { day.year().to_string() } else { words::month(cx.text, day) };
            ticks.push((f64::from(day_number(day)), words));
        }
        let Ok(next) = day.checked_add(1.month()) else { break };
        day = next;
    }
    ticks
}

/// Shows the plot in the given height, the words below it included.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, profile: &Profile, range: Range, height: f32) {
    let t = theme::tokens(ui);
    let size = vec2(ui.available_width(), height + BELOW);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let Some(today) = date(&cx.model.today) else { return };
    let points = profile.plot(range, today);
    let words = summary(cx, &points, today);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, words.as_str()));
    if points.is_empty() {
        let font = theme::regular(theme::BODY);
        let painter = ui.painter();
        text_at(painter, rect.center(), Align2::CENTER_CENTER, &words, font, t.muted, rect.width());
        return;
    }
    let window = window(&points, range.begin(today), today);
    let place = Rect::from_min_max(rect.min, pos2(rect.right() - RIGHT, rect.bottom() - BELOW));
    let mut line: Vec<[f64; 2]> = points.iter().map(|point| [point.day, point.points]).collect();
    if let Some(last) = points.last() {
        line.push([window.days.1, last.points]);
    }
    let builder = UiBuilder::new().max_rect(place).id_salt("ladder-plot");
    // A child of its own, so that the page goes on below the words and not below the plot.
    let mut child = ui.new_child(builder);
    let plot = Plot::new("ladder-points")
        .width(place.width())
        .height(place.height())
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .show_crosshair(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(vec2(0.0, 0.0))
        .sense(Sense::hover())
        .show(&mut child, |plot| {
            plot.set_plot_bounds(PlotBounds::from_min_max(
                [window.days.0, window.points.0],
                [window.days.1, window.points.1],
            ));
            let mut level = window.points.0;
            while level <= window.points.1 {
                plot.hline(HLine::new(String::new(), level).color(t.hair).width(1.0));
                level += BAND;
            }
            plot.line(Line::new(String::new(), PlotPoints::from(line)).color(t.ink).width(2.0));
        });
    levels(ui, cx, profile, window, &plot.transform, rect);
    for (day, words) in ticks(cx, range, window, today, place.width()) {
        let x = plot.transform.position_from_point_x(day);
        let at = pos2(x.max(place.left()), place.bottom() + 16.0);
        let font = theme::regular(theme::SMALL);
        let room = rect.right() - at.x;
        text_at(ui.painter(), at, Align2::LEFT_CENTER, &words, font, t.muted, room);
    }
    if let Some(last) = points.last() {
        let end = PlotPoint::new(window.days.1, last.points);
        let at = plot.transform.position_from_point(&end);
        ui.painter().circle_filled(at, 4.0, t.accent);
    }
    if let Some(pointer) = response.hover_pos().filter(|at| place.contains(*at)) {
        nearest(ui, cx, &points, &plot.transform, pointer, (today, &response));
    }
}

/// The names of the levels at the right, each in the middle of its band; the player's own in ink.
fn levels(
    ui: &Ui,
    cx: &ViewCtx<'_>,
    profile: &Profile,
    window: Window,
    transform: &PlotTransform,
    rect: Rect,
) {
    let t = theme::tokens(ui);
    let own = profile.points().level();
    let bands = ((window.points.1 - window.points.0) / BAND).max(1.0);
    let height = transform.frame().height() / bands as f32;
    // In a long history only every second or fifth level has room for its name.
    let step = [1, 2, 5, 10].into_iter().find(|step| height * *step as f32 >= 20.0).unwrap_or(10);
    let mut points = window.points.0;
    while points < window.points.1 {
        let level = Points::from_whole(points as u32).level();
        let number = level.map_or(31, Level::number);
        let is_own = level == own;
        let words = match (level, is_own) {
            (None, _) => cx.t("ladder-unranked-short").to_owned(),
            (Some(level), false) => level.number().to_string(),
            (Some(level), true) => {
                cx.text.with("ladder-own-level", &[("level", i64::from(level.number()).into())])
            }
        };
        if is_own || number.is_multiple_of(step) {
            let y = transform.position_from_point_y(points + BAND / 2.0);
            let (font, color) = if is_own {
                (theme::semibold(theme::SMALL), t.ink)
            } else {
                (theme::tab(theme::SMALL, theme::Weight::Regular), t.muted)
            };
            let at = pos2(rect.right(), y);
            text_at(ui.painter(), at, Align2::RIGHT_CENTER, &words, font, color, RIGHT);
        }
        points += BAND;
    }
}

/// Under the pointer: the day and the points then.
fn nearest(
    ui: &Ui,
    cx: &ViewCtx<'_>,
    points: &[Point],
    transform: &PlotTransform,
    pointer: egui::Pos2,
    (today, response): (Date, &egui::Response),
) {
    let t = theme::tokens(ui);
    let x = |point: &Point| transform.position_from_point_x(point.day);
    let distance = |point: &Point| (x(point) - pointer.x).abs();
    let near = points.iter().min_by(|a, b| distance(a).total_cmp(&distance(b)));
    let Some(near) = near else { return };
    let at = pos2(x(near), transform.position_from_point_y(near.points));
    ui.painter().circle_stroke(at, 4.0, (2.0, t.ink));
    let Some(day) = day_of(points, near) else { return };
    let date = words::date(cx.text, day, Some(today));
    let tenths = (near.points * 10.0).round().max(0.0) as u32;
    let count = words::points(Points::from_tenths(tenths));
    response.clone().on_hover_text_at_pointer(format!("{date} · {count}"));
}

/// The day to which a point belongs: it stands at the end of its part of the day, the first one,
/// which is before all games, at the beginning.
fn day_of(points: &[Point], point: &Point) -> Option<Date> {
    let first = points.first() == Some(point);
    let day = if first { point.day.floor() } else { point.day.ceil() - 1.0 };
    date_of_day(day as i32)
}

/// The plot in a sentence.
fn summary(cx: &ViewCtx<'_>, points: &[Point], today: Date) -> String {
    let (Some(first), Some(last)) = (points.first(), points.last()) else {
        return cx.t("ladder-no-games").to_owned();
    };
    let count = |point: &Point| {
        words::points(Points::from_tenths((point.points * 10.0).round().max(0.0) as u32))
    };
    let day = day_of(points, first).unwrap_or(today);
    cx.text.with(
        "ladder-plot-label",
        &[
            ("date", words::date(cx.text, day, Some(today)).into()),
            ("first", count(first).into()),
            ("last", count(last).into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn points(list: &[(f64, f64)]) -> Vec<Point> {
        list.iter().map(|(day, points)| Point { day: *day, points: *points }).collect()
    }

    #[test]
    fn points_belong_to_the_day_of_their_game() {
        let today = Date::constant(2026, 10, 20);
        let day = f64::from(day_number(today));
        let points = points(&[(day, 0.0), (day + 0.5, 10.0), (day + 1.0, 20.0)]);
        for point in &points {
            assert_eq!(day_of(&points, point), Some(today));
        }
    }

    #[test]
    fn bands_are_whole_levels_and_the_line_is_inside() {
        let today = Date::constant(2026, 10, 20);
        let end = f64::from(day_number(today));
        for list in [
            vec![(end, 0.0), (end + 1.0, 22.0)],
            vec![(end - 90.0, 1_210.0), (end, 1_704.0), (end + 1.0, 1_690.0)],
            vec![(end, 3_400.0)],
            vec![(end, 100.0), (end + 0.5, 99.9)],
        ] {
            let points = points(&list);
            let w = window(&points, None, today);
            assert!(w.points.1 - w.points.0 >= LEAST_BANDS * BAND, "{w:?}");
            assert_eq!((w.points.0 % BAND, w.points.1 % BAND), (0.0, 0.0));
            for point in &points {
                assert!(w.points.0 <= point.points && point.points < w.points.1, "{w:?}");
                assert!(w.days.0 <= point.day && point.day <= w.days.1, "{w:?}");
            }
        }
    }
}
