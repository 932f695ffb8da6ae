//! How games end.

use super::{Case, same};
use anyhow::{Result, ensure};
use chess_core::rules::{DrawReason, Outcome, Repetitions, WinReason, automatic_outcome, claims};
use chess_core::{Color, fen, san};

pub fn rights_are_part_of_the_position(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let moves = read.game.line_to(read.game.main_line_end());
    let mut position = read.game.start().clone();
    let mut history = Repetitions::of(&position, &[]);
    let mut first = None;
    for (index, &mv) in moves.iter().enumerate() {
        position.play(mv);
        history.push(&position);
        if first.is_none() && claims(&position, &history, None).threefold {
            first = Some(index + 1);
        }
    }
    same("first ply with a claim", first, Some(10))
}

pub fn mate_goes_first(case: &Case) -> Result<()> {
    let mate = Some(Outcome::Win { winner: Color::White, reason: WinReason::Checkmate });
    for (line, clock, quiet) in
        [(0, 100, None), (1, 150, Some(Outcome::Draw(DrawReason::SeventyFiveMoves)))]
    {
        let (position, _) = fen::read(&case.fen(line)?)?;
        for (text, right) in [("Ra8", mate), ("Rb1", quiet)] {
            let mv = san::parse(&position, text)?;
            let after = position.after(mv);
            let history = Repetitions::of(&position, &[mv]);
            same("clock", after.halfmove_clock(), clock)?;
            same(text, automatic_outcome(&after, &history), right)?;
            if text == "Rb1" {
                ensure!(claims(&after, &history, None).fifty_moves, "no claim after {text}");
            }
        }
    }
    Ok(())
}
