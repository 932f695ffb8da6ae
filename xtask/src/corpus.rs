//! `cargo xtask corpus [--games N] OUT`: a PGN file for benchmarks, the same on every machine.
//!
//! The games are legal and half sensible: of a few random moves the one that takes most is played.
//! Every fifth game has clock times, every tenth comments, annotation marks and variations, every
//! twentieth is Chess960, so that a reader meets all that real files have.

pub(crate) mod chance;
mod movetext;

use crate::shell;
use anyhow::{Context, Result};
use chance::Chance;
use chess_core::{Color, Position, fen};
use movetext::Movetext;
use std::fmt::Write as _;
use std::io::Write as _;

/// Games if nothing else is asked for.
const GAMES: u64 = 10_000;

const NAMES: &[&str] = &[
    "Albrecht, Ida",
    "Baumann, Otto",
    "Castel, Rosa",
    "Dvorak, Jan",
    "Eriksen, Liv",
    "Fodor, Pal",
    "García, Inés",
    "Holm, Arne",
    "Ivanova, Vera",
    "Jensen, Bo",
    "Kowal, Ewa",
    "Liu, Yang",
    "Müller, Jörg",
    "Nagy, Béla",
    "Okafor, Ada",
    "Petrov, Ilya",
    "Quist, Tom",
    "Rao, Mira",
    "Silva, João",
    "Tanaka, Rin",
    "Ueda, Ken",
    "Varga, Éva",
    "Wang, Lei",
    "Zhou, Min",
];

const REMARKS: &[&str] = &[
    "A quiet move with a point.",
    "Now the knight has no way back.",
    "The pawn cannot be taken: the file would be opened.",
    "Played after long thought; the alternatives lose a tempo.",
    "Theory, at least until last year.",
];

/// Writes the file.
pub fn run(arguments: &[String]) -> Result<()> {
    let (games, rest) = shell::option(arguments, "--games")?;
    let path = rest.first().context("name the file to write")?;
    let file = std::fs::File::create(path).with_context(|| format!("could not create {path}"))?;
    let mut file = std::io::BufWriter::new(file);
    let games = games.unwrap_or(GAMES);
    for number in 0..games {
        file.write_all(game(number).as_bytes())?;
    }
    file.flush()?;
    println!("{path}: {games} games");
    Ok(())
}

/// Game number `number` of the corpus, with the empty line after it.
fn game(number: u64) -> String {
    let mut chance = Chance::new(number);
    let shuffled = number % 20 == 19;
    let start = if shuffled { chance.below(960) as u16 } else { 518 };
    let start = Position::chess960(start).unwrap_or_default();
    let longest = 30 + chance.below(130);

    let mut position = start.clone();
    let mut text = Movetext::default();
    let mut clocks = [600u64; 2];
    for _ in 0..longest {
        let Some(mv) = chance.choose(&position) else { break };
        text.play(&position, mv);
        if number % 5 == 4 {
            let clock = &mut clocks[position.turn().index()];
            *clock = clock.saturating_sub(chance.below(12) as u64);
            text.word(&format!("{{[%clk 0:{:02}:{:02}]}}", *clock / 60, *clock % 60));
        }
        if number % 10 == 3 && chance.below(6) == 0 {
            annotate(&mut text, &position, &mut chance, 2);
        }
        position.play(mv);
    }
    let result = result(&position, &mut chance);
    text.word(result);

    let mut out = String::new();
    let mut tag = |name: &str, value: &str| {
        let _ = writeln!(out, "[{name} \"{value}\"]");
    };
    let mut name = || NAMES[chance.below(NAMES.len())];
    let (white, black) = (name(), name());
    tag("Event", "Benchmark corpus");
    tag("Site", "?");
    let (month, day) = (number / 28 % 12 + 1, number % 28 + 1);
    tag("Date", &format!("2024.{month:02}.{day:02}"));
    tag("Round", &(number % 9 + 1).to_string());
    tag("White", white);
    tag("Black", black);
    tag("Result", result);
    tag("WhiteElo", &(1400 + number % 1300).to_string());
    tag("BlackElo", &(1400 + number % 1187).to_string());
    if shuffled {
        tag("SetUp", "1");
        tag("FEN", &fen::format(&start));
        tag("Variant", "Chess960");
    }
    out.push('\n');
    out.push_str(&text.finish());
    out.push('\n');
    out
}

/// A remark, a mark or a variation instead of the move that has just been written.
fn annotate(text: &mut Movetext, before: &Position, chance: &mut Chance, depth: usize) {
    match chance.below(3) {
        0 => text.comment(REMARKS[chance.below(REMARKS.len())]),
        1 => text.word(["$1", "$2", "$5", "$6", "$14"][chance.below(5)]),
        _ => {
            let mut position = before.clone();
            text.open();
            for _ in 0..1 + chance.below(6) {
                let Some(mv) = chance.choose(&position) else { break };
                text.play(&position, mv);
                if depth > 0 && chance.below(8) == 0 {
                    annotate(text, &position, chance, depth - 1);
                }
                position.play(mv);
            }
            text.close();
        }
    }
}

fn result(end: &Position, chance: &mut Chance) -> &'static str {
    if !end.has_legal_move() {
        return match (end.is_check(), end.turn()) {
            (false, _) => "1/2-1/2",
            (true, Color::White) => "0-1",
            (true, Color::Black) => "1-0",
        };
    }
    ["1-0", "0-1", "1/2-1/2"][chance.below(3)]
}

#[cfg(test)]
mod tests {
    use super::game;

    #[test]
    fn a_game_is_always_the_same() {
        for number in [0, 3, 4, 19] {
            let text = game(number);
            assert_eq!(text, game(number));
            assert!(text.lines().all(|line| line.chars().count() < 80), "{text}");
        }
        assert!(game(4).contains("%clk") && game(19).contains("Chess960"));
    }
}
