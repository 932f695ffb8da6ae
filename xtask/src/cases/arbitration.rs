//! Games with an arbiter: ends, claims, clocks.

use super::{Case, same};
use anyhow::{Context, Result, ensure};
use arbiter::arbiter::Ground;
use arbiter::{Arbiter, Event, Laws, TimeControl, TimeControls};
use chess_core::{ByColor, Color, Position, fen, rules, san};
use std::time::Duration;

const BOTH: ByColor<bool> = ByColor { white: true, black: true };

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn began(laws: Laws, position: Position, control: &str) -> Result<Arbiter> {
    let mut arbiter = Arbiter::new(laws, position, control.parse::<TimeControls>()?);
    arbiter.handle(Duration::ZERO, Event::Start { present: BOTH });
    Ok(arbiter)
}

/// Plays a move as on a screen.
fn play(arbiter: &mut Arbiter, now: u64, text: &str) -> Result<()> {
    let position = arbiter.position().context("an illegal position stands on the board")?;
    let mv = san::parse(position, text)?;
    arbiter.handle(seconds(now), Event::Move { mv, offer: false });
    Ok(())
}

pub fn dead_by_material(case: &Case) -> Result<()> {
    let right = [true, false, false, false, true, true, true];
    for (line, right) in right.into_iter().enumerate() {
        let (position, _) = fen::read(&case.fen(line)?)?;
        let dead = rules::is_dead_by_material(position.board());
        same(&format!("line {}", line + 1), dead, right)?;
    }
    Ok(())
}

pub fn flag_against_little(case: &Case) -> Result<()> {
    for (line, right) in [(0, "0-1"), (1, "1/2-1/2")] {
        let (position, _) = fen::read(&case.fen(line)?)?;
        let mut arbiter = began(Laws::modern(), position, "60")?;
        arbiter.handle(seconds(61), Event::Tick);
        let result = arbiter.result().context("the flag ended nothing")?;
        same("result", result.text(), right)?;
        same("termination", result.pgn_termination(), "time forfeit")?;
    }
    Ok(())
}

pub fn pawn_wall(case: &Case) -> Result<()> {
    for (line, dead) in [(0, true), (1, false)] {
        let (position, _) = fen::read(&case.fen(line)?)?;
        let what = format!("line {}", line + 1);
        same(&what, rules::is_dead(&position, rules::Effort::RULING), dead)?;
        // The next move ends a dead game, and a flag before it is no loss.
        let mut arbiter = began(Laws::modern(), position, "60")?;
        let mut flagged = arbiter.clone();
        play(&mut arbiter, 1, "Ke2")?;
        let reason = arbiter.result().map(|result| result.reason);
        same(&what, reason, dead.then_some(arbiter::result::Reason::DeadPosition))?;
        flagged.handle(seconds(61), Event::Tick);
        let result = flagged.result().map(arbiter::GameResult::text);
        same(&what, result, Some(if dead { "1/2-1/2" } else { "0-1" }))?;
    }
    Ok(())
}

pub fn claims_and_fivefold(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let line = super::main_line(&read.game);
    let mut arbiter = began(Laws::modern(), read.game.start().clone(), "-")?;
    for (ply, text) in line.iter().enumerate() {
        let intended = arbiter.position().and_then(|position| san::parse(position, text).ok());
        let by_writing = arbiter.claim_is_right(Ground::Repetition, intended);
        let on_the_board = arbiter.claim_is_right(Ground::Repetition, None);
        ensure!(by_writing || ply != 7, "no claim by an intended move after ply 7");
        ensure!(!by_writing || ply >= 7, "a claim by an intended move after ply {ply}");
        ensure!(on_the_board || ply != 8, "no claim after ply 8");
        ensure!(!on_the_board || ply >= 8, "a claim after ply {ply}");
        ensure!(arbiter.result().is_none(), "over after ply {ply}");
        play(&mut arbiter, 0, text)?;
    }
    same("plies", line.len(), 16)?;
    let reason = arbiter.result().map(|result| result.reason);
    same("end", reason, Some(arbiter::result::Reason::Fivefold))
}

pub fn time_controls(case: &Case) -> Result<()> {
    let periods = [3, 2, 1, 1, 0, 0, 0, 0];
    let lines = case.lines("input.txt")?;
    same("lines", lines.len(), periods.len())?;
    for (text, right) in lines.iter().zip(periods) {
        let control: TimeControl = text.parse()?;
        same("written", &control.to_string(), text)?;
        let found = match &control {
            TimeControl::Periods(periods) => periods.as_slice().len(),
            _ => 0,
        };
        same(text, found, right)?;
    }
    Ok(())
}

pub fn taking_back(_case: &Case) -> Result<()> {
    // The input tells a story: five minutes and three seconds, added after the move.
    let mut laws = Laws::modern();
    laws.increment = arbiter::laws::IncrementTiming::After;
    let mut arbiter = began(laws, Position::startpos(), "300+3")?;
    for (now, text) in [(20, "e4"), (26, "e5"), (56, "Nf3")] {
        play(&mut arbiter, now, text)?;
    }
    let left = |arbiter: &Arbiter, now: u64| {
        [Color::White, Color::Black]
            .map(|color| arbiter.clock().remaining(color, seconds(now)).map(|time| time.as_secs()))
    };
    same("before", left(&arbiter, 56), [Some(256), Some(297)])?;
    arbiter.handle(seconds(60), Event::TakeBack { moves: 1 });
    same("after", left(&arbiter, 60), [Some(283), Some(297)])?;
    same("whose clock runs", arbiter.clock().running(), Some(Color::White))
}
