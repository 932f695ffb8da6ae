//! The sheet as a page to print: one HTML file that needs nothing else, for A4 and Letter.

use std::fmt::Write as _;

use chess_core::Color;

use super::{Ending, Entry, Row, Sheet, clock_text};
use crate::text::{Language, Text};

/// Lines of one of the two columns on a sheet.
const LINES: usize = 30;
/// The style: sizes in millimetres, so that paper decides and not the screen.
const STYLE: &str = include_str!("page.css");

/// Writes the page in the language of the words.
pub fn html(sheet: &Sheet, text: &Text) -> String {
    let mut out = String::with_capacity(24 * 1024);
    let language = match text.language() {
        Language::En => "en",
        Language::ZhHans => "zh-Hans",
        Language::ZhHant => "zh-Hant",
    };
    let title = heading(sheet, text);
    let title = escaped(&title);
    let _ = write!(
        out,
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
    );
    let sheets = sheet.rows.len().div_ceil(2 * LINES).max(1);
    for number in 0..sheets {
        let from = number * 2 * LINES;
        let rows = sheet.rows.get(from..).unwrap_or_default();
        out.push_str("<main class=\"sheet\">\n");
        header(&mut out, sheet, text, (number + 1, sheets));
        out.push_str("<div class=\"moves\">\n");
        for column in 0..2 {
            let rows = rows.get(column * LINES..).unwrap_or_default();
            // What is still to come goes on counting from where the game stands.
            let first = sheet.rows.first().map_or(1, |row| row.number);
            let next = first + u32::try_from(from + column * LINES).unwrap_or(0);
            moves(&mut out, rows, next, sheet.has_times(), text);
        }
        out.push_str("</div>\n");
        if number + 1 == sheets {
            footer(&mut out, sheet, text);
        }
        out.push_str("</main>\n");
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// What the browser calls the page: the players, or the word for a score sheet.
fn heading(sheet: &Sheet, text: &Text) -> String {
    match (&sheet.players.white.name, &sheet.players.black.name) {
        (None, None) => text.get("sheet-title").to_owned(),
        (white, black) => {
            let name = |name: &Option<String>, side: Color| {
                name.clone().unwrap_or_else(|| text.side_name(side).to_owned())
            };
            format!("{} – {}", name(white, Color::White), name(black, Color::Black))
        }
    }
}

fn header(out: &mut String, sheet: &Sheet, text: &Text, (number, of): (usize, usize)) {
    let _ = write!(
        out,
        "<header>\n<div class=\"head\"><h1>{}</h1><span class=\"seal\" aria-hidden=\"true\">\
         落子</span></div>\n<dl class=\"event\">\n",
        escaped(text.get("sheet-title"))
    );
    let mut field = |id: &str, value: Option<&str>| {
        let name = escaped(text.get(id));
        let value = value.map(escaped).unwrap_or_default();
        let _ = writeln!(out, "<div><dt>{name}</dt><dd>{value}</dd></div>");
    };
    field("sheet-event", sheet.event.as_deref());
    field("sheet-site", sheet.site.as_deref());
    field("sheet-date", sheet.date.as_deref());
    field("sheet-round", sheet.round.as_deref());
    field("sheet-board", sheet.board.as_deref());
    field("sheet-time-control", sheet.time_control.as_deref());
    out.push_str("</dl>\n<div class=\"players\">\n");
    for color in Color::ALL {
        let player = &sheet.players[color];
        let class = if color == Color::White { "white" } else { "black" };
        let _ = write!(
            out,
            "<div class=\"player\"><span class=\"disc {class}\"></span>\
             <span class=\"side\">{}</span><strong>{}</strong>",
            escaped(text.side_name(color)),
            player.name.as_deref().map(escaped).unwrap_or_default()
        );
        for more in [player.rank(), player.team.clone()].into_iter().flatten() {
            let _ = write!(out, "<span class=\"more\">{}</span>", escaped(&more));
        }
        out.push_str("</div>\n");
    }
    out.push_str("</div>\n");
    if let Some(start) = &sheet.start {
        let start = text.with("sheet-start", &[("fen", start.clone().into())]);
        let _ = writeln!(out, "<p class=\"start\">{}</p>", escaped(&start));
    }
    if of > 1 {
        let values = [("number", number.into()), ("count", of.into())];
        let _ =
            writeln!(out, "<p class=\"start\">{}</p>", escaped(&text.with("sheet-of", &values)));
    }
    out.push_str("</header>\n");
}

/// One column of the sheet, with empty lines to write on where nothing is recorded yet.
fn moves(out: &mut String, rows: &[Row], next: u32, times: bool, text: &Text) {
    let side = |color| escaped(text.side_name(color));
    let (white, black) = (side(Color::White), side(Color::Black));
    let time = escaped(text.get("sheet-time"));
    let head = if times {
        format!(
            "<th>{white}</th><th class=\"time\">{time}</th><th>{black}</th><th class=\"time\">{time}</th>"
        )
    } else {
        format!("<th>{white}</th><th>{black}</th>")
    };
    let class = if times { " class=\"timed\"" } else { "" };
    let _ = write!(
        out,
        "<table{class}>\n<thead><tr><th class=\"number\">{}</th>{head}</tr></thead>\n<tbody>\n",
        escaped(text.get("sheet-number"))
    );
    for line in 0..LINES {
        let row = rows.get(line);
        let number =
            row.map_or(next.saturating_add(u32::try_from(line).unwrap_or(0)), |r| r.number);
        let _ = write!(out, "<tr><td class=\"number\">{number}</td>");
        for color in Color::ALL {
            let entry = row.and_then(|row| row.moves[color].as_ref());
            // A game that began with Black's move says so on White's side.
            let missing = if row.is_some() && color == Color::White { "…" } else { "" };
            let words = entry.map_or(missing, |entry| entry.text.as_str());
            let _ = write!(out, "<td class=\"move\">{}</td>", escaped(words));
            if times {
                let _ = write!(
                    out,
                    "<td class=\"time\">{}</td>",
                    entry.map_or_else(String::new, time_of)
                );
            }
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n");
}

fn time_of(entry: &Entry) -> String {
    entry.clock.map(clock_text).unwrap_or_default()
}

fn footer(out: &mut String, sheet: &Sheet, text: &Text) {
    let (score, reason) = ending_words(sheet, text);
    let _ = write!(
        out,
        "<footer>\n<p class=\"result\"><span>{}</span><strong>{}</strong> {}</p>\n\
         <div class=\"signatures\">\n",
        escaped(text.get("sheet-result")),
        escaped(&score),
        escaped(&reason)
    );
    for id in ["sheet-signature-white", "sheet-signature-black", "sheet-signature-arbiter"] {
        let _ = writeln!(out, "<div><span></span>{}</div>", escaped(text.get(id)));
    }
    out.push_str("</div>\n</footer>\n");
}

/// The score and how it came about, both empty while the game is open.
pub fn ending_words(sheet: &Sheet, text: &Text) -> (String, String) {
    use crate::view::names;
    match &sheet.ending {
        None => (String::new(), String::new()),
        Some(Ending::Ruled(result, laws)) => {
            let reason = text.reason(result.reason);
            let because = text.because(*result, laws);
            let words = text
                .with("sheet-ending", &[("reason", reason.into()), ("because", because.into())]);
            (text.get(names::score_id(*result)).to_owned(), words)
        }
        Some(Ending::Recorded(result)) => {
            let score = names::recorded_score_id(*result).map(|id| text.get(id).to_owned());
            (score.unwrap_or_default(), String::new())
        }
    }
}

/// Text that a browser shows as it stands.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // What no paper can show is left out.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
