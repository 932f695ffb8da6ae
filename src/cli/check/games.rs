//! Files of games: PGN.

use std::io::Read;

use chess_core::fen;
use chess_core::pgn::{self, Games, ReadGame, ReadOptions};

use super::Failure;
use super::report::{GameLine, Problem, Report};

/// Checks a file game by game.
pub fn check(reader: impl Read, report: &mut Report<'_>) -> Result<(), Failure> {
    for read in Games::new(reader, ReadOptions::default()) {
        let read = read.map_err(Failure::Reading)?;
        report.game(&line(&read)).map_err(Failure::Writing)?;
    }
    Ok(())
}

fn line(read: &ReadGame) -> GameLine {
    let game = &read.game;
    let stats = game.stats();
    let player = |tag: &str| game.tags().get(tag).unwrap_or("?").to_owned();
    GameLine {
        game: read.number,
        white: player("White"),
        black: player("Black"),
        plies: stats.plies,
        nodes: stats.nodes,
        variations: stats.variations,
        comments: stats.comments,
        result: game.result().as_str(),
        final_fen: fen::format(&game.position(game.main_line_end())),
        problems: read.problems.iter().map(problem).collect(),
    }
}

fn problem(problem: &pgn::Problem) -> Problem {
    let pgn::Problem { kind, line, column, text, .. } = problem;
    let text = if text.is_empty() { kind.to_string() } else { format!("{text}: {kind}") };
    Problem { line: *line, column: *column, kind: kind.code().to_owned(), text }
}
