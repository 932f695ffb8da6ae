//! One game between two engines, with a clock and adjudication.

use super::engine::Engine;
use anyhow::{Result, bail};
use chess_core::rules::{Claim, Outcome, Repetitions, automatic_outcome, claims};
use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{Color, Move, Position, fen, san};
use std::fmt::Write as _;
use std::time::Duration;

/// What both players agree on.
#[derive(Clone, Debug)]
pub struct Rules {
    /// Time for the game and for each move; none if nodes are counted.
    pub clock: Option<(Duration, Duration)>,
    /// How far a player may overstep before he loses.
    pub margin: Duration,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { clock: None, margin: Duration::from_millis(300) }
    }
}

/// How a game ended.
pub struct GameOver {
    /// 2 if White won, 1 for a draw, 0 if Black won.
    pub white_halves: u32,
    pub reason: String,
    pub pgn: String,
}

/// Both agree that one side is winning by so much, for so many plies.
const WIN_SCORE: i32 = 1000;
const WIN_PLIES: usize = 6;
/// Both agree on a dead level game, for so many plies.
const DRAW_SCORE: i32 = 8;
const DRAW_PLIES: usize = 16;
/// No draw is agreed before this ply, no game goes beyond the other.
const DRAW_FROM: usize = 80;
const LONGEST: usize = 600;
/// An engine that thinks on nodes hangs after so long.
const HANGS: Duration = Duration::from_secs(60);

/// Plays from `start` on; `engines` are White and Black. An error voids the game.
pub fn play(
    start: &(Position, Vec<Move>),
    mut engines: [&mut Engine; 2],
    rules: &Rules,
) -> Result<GameOver> {
    let (first, book) = start;
    let mut moves = book.clone();
    let mut position = book.iter().fold(first.clone(), |position, mv| position.after(*mv));
    let mut history = Repetitions::of(first, &moves);
    let style = if first.is_standard_castling() {
        CastlingStyle::Standard
    } else {
        CastlingStyle::Chess960
    };
    let mut setup = format!("position fen {} moves", fen::format_shredder(first));
    if first == &Position::startpos() {
        "position startpos moves".clone_into(&mut setup);
    }
    for mv in &moves {
        let _ = write!(setup, " {}", uci_move::format(*mv, style));
    }
    for engine in &mut engines {
        engine.new_game()?;
    }
    let mut clocks = rules.clock.map(|(base, _)| [base; 2]);
    let mut scores: Vec<i32> = Vec::new();

    let (white_halves, reason) = loop {
        if let Some(end) = ended(&position, &history) {
            break end;
        }
        if let Some(end) = adjudicated(&scores, moves.len()) {
            break end;
        }
        let turn = position.turn();
        let loss = if turn == Color::White { 0 } else { 2 };
        let engine = &mut engines[turn.index()];
        engine.say(&setup)?;
        let (command, limit) = match (engine.player.nodes, clocks, rules.clock) {
            (None, Some([white, black]), Some((_, increment))) => {
                let [white, black, inc] = [white, black, increment].map(|time| time.as_millis());
                let own = if turn == Color::White { white } else { black };
                let command = format!("go wtime {white} btime {black} winc {inc} binc {inc}");
                (command, Duration::from_millis(own as u64) + rules.margin + HANGS)
            }
            (Some(nodes), ..) => (format!("go nodes {nodes}"), HANGS),
            _ => bail!("neither clock nor nodes"),
        };
        let answer = engine.go(&command, limit)?;
        if let (None, Some(clocks), Some((_, increment))) =
            (engine.player.nodes, &mut clocks, rules.clock)
        {
            let clock = &mut clocks[turn.index()];
            if answer.took > *clock + rules.margin {
                break (loss, format!("{} oversteps", engine.player.name));
            }
            *clock = clock.saturating_sub(answer.took) + increment;
        }
        let Ok(mv) = uci_move::parse(&position, &answer.best) else {
            eprintln!("{} plays {} in {}", engine.player.name, answer.best, fen::format(&position));
            break (loss, format!("{} plays an illegal move", engine.player.name));
        };
        let score = answer.score.unwrap_or(0);
        scores.push(if turn == Color::White { score } else { -score });
        let _ = write!(setup, " {}", uci_move::format(mv, style));
        position.play(mv);
        history.push(&position);
        moves.push(mv);
    };
    let names = engines.map(|engine| engine.player.name.clone());
    let pgn = to_pgn(first, &moves, &names, white_halves, &reason);
    Ok(GameOver { white_halves, reason, pgn })
}

fn ended(position: &Position, history: &Repetitions) -> Option<(u32, String)> {
    let drawn = |reason: &str| Some((1, reason.to_owned()));
    match automatic_outcome(position, history) {
        Some(Outcome::Win { winner, .. }) => {
            return Some((if winner == Color::White { 2 } else { 0 }, "mate".to_owned()));
        }
        Some(Outcome::Draw(_)) if !position.has_legal_move() => return drawn("stalemate"),
        Some(Outcome::Draw(_)) => return drawn("drawn by material"),
        None => {}
    }
    match claims(position, history, None) {
        Claim { threefold: true, .. } => drawn("repetition"),
        Claim { fifty_moves: true, .. } => drawn("fifty moves"),
        _ => None,
    }
}

fn adjudicated(scores: &[i32], plies: usize) -> Option<(u32, String)> {
    let all = |count: usize, test: &dyn Fn(i32) -> bool| {
        scores.len() >= count && scores.iter().rev().take(count).all(|score| test(*score))
    };
    if all(WIN_PLIES, &|score| score >= WIN_SCORE) {
        Some((2, "adjudicated a win".to_owned()))
    } else if all(WIN_PLIES, &|score| score <= -WIN_SCORE) {
        Some((0, "adjudicated a win".to_owned()))
    } else if plies >= LONGEST
        || plies >= DRAW_FROM && all(DRAW_PLIES, &|score| score.abs() <= DRAW_SCORE)
    {
        Some((1, "adjudicated a draw".to_owned()))
    } else {
        None
    }
}

fn to_pgn(
    start: &Position,
    moves: &[Move],
    names: &[String; 2],
    halves: u32,
    reason: &str,
) -> String {
    let result = ["0-1", "1/2-1/2", "1-0"][halves.min(2) as usize];
    let mut text = format!(
        "[White \"{}\"]\n[Black \"{}\"]\n[Result \"{result}\"]\n[Termination \"{reason}\"]\n",
        names[0], names[1]
    );
    if start != &Position::startpos() {
        let _ = writeln!(text, "[SetUp \"1\"]\n[FEN \"{}\"]", fen::format(start));
    }
    text.push('\n');
    let mut position = start.clone();
    for (i, mv) in moves.iter().enumerate() {
        if i % 2 == 0 {
            let _ = write!(text, "{}. ", i / 2 + 1);
        }
        text.push_str(&san::format(&position, *mv));
        text.push(if i % 12 == 11 { '\n' } else { ' ' });
        position.play(*mv);
    }
    let _ = write!(text, "{result}\n\n");
    text
}
