//! Game files as they come.

use super::{Case, children, final_fen, main_line, same};
use anyhow::{Context, Result, bail, ensure};
use chess_core::pgn::{self, ProblemKind, ReadGame};
use chess_core::{EvalScore, Game, NodeId, Position};
use std::time::Duration;

/// Plies, nodes, variations, comments.
fn counts(game: &Game) -> (usize, usize, usize, usize) {
    let stats = game.stats();
    (stats.plies, stats.nodes, stats.variations, stats.comments)
}

/// The node after so many plies of the main line.
fn node(game: &Game, ply: usize) -> Result<NodeId> {
    game.main_line().nth(ply - 1).with_context(|| format!("no ply {ply}"))
}

fn whole(read: &ReadGame) -> Result<()> {
    ensure!(read.is_whole(), "problems: {:?}", read.problems);
    Ok(())
}

pub fn consecutive_comments(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let game = &read.game;
    same("counts", counts(game), (3, 3, 0, 2))?;
    same("end", final_fen(game), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2")?;
    let first = game.annotations(node(game, 1)?);
    same("text after 1.e4", first.text(), "A first remark.")?;
    same("clock", first.clock, Some(Duration::from_secs(180)))?;
    same("arrows", first.shapes.len(), 1)?;
    let second = game.annotations(node(game, 2)?);
    same("text after 1...e5", second.text(), "Second remark, on two lines.")?;
    same("marks", second.nags.as_slice(), [pgn::Nag(1)])?;
    let score = second.eval.context("no evaluation")?.score;
    same("evaluation", score, EvalScore::Centipawns(30))?;
    let again = pgn::read_games(pgn::write(game).as_bytes());
    same("games written and read", again.len(), 1)?;
    for ply in 1..=3 {
        let (old, new) = (game.annotations(node(game, ply)?), &again[0].game);
        same("annotations written and read", new.annotations(node(new, ply)?), old)?;
    }
    Ok(())
}

pub fn nested_variations(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let game = &read.game;
    same("counts", counts(game), (6, 24, 9, 0))?;
    same("depth", game.stats().depth, 3)?;
    let right = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
    same("end", final_fen(game), right)?;
    same("after 1.e4", children(game, node(game, 1)?), ["e5", "c5", "e6", "c6"])?;
    same("after 1.e4 e5", children(game, node(game, 2)?), ["Nf3", "Bc4", "f4"])?;
    let again = pgn::read_games(pgn::write(game).as_bytes());
    same("written and read", counts(&again[0].game), (6, 24, 9, 0))
}

pub fn punctuation_in_comments(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    whole(&read)?;
    let game = &read.game;
    same("counts", counts(game), (5, 5, 0, 5))?;
    same("result", game.result().as_str(), "1-0")?;
    let right = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    same("end", final_fen(game), right)?;
    let last = game.annotations(node(game, 5)?).text();
    same("last comment", last, "percent % at the start of a line inside a comment")
}

pub fn odd_tag_values(case: &Case) -> Result<()> {
    let [first, second, third] = case.some_games()?;
    for (name, right) in [
        ("Event", "The \"Quick\" Cup"),
        ("Site", "Path C:\\games\\"),
        ("White", "[=0130.12c2g7]"),
        ("Black", "[+3201.02b3e8 (bl)"),
    ] {
        same(name, first.game.tags().get(name), Some(right))?;
    }
    same("game 2", second.game.tags().get("Event"), Some("Club night \\"))?;
    same("game 3", third.game.tags().get("Event"), Some("5th \"Open\" Cup"))?;
    ensure!(first.problems.is_empty(), "game 1: {:?}", first.problems);
    for read in [&second, &third] {
        let warned = read.problems.iter().any(|problem| problem.kind == ProblemKind::MalformedTag);
        ensure!(warned, "game {} without a warning", read.number);
        whole(read)?;
    }
    for (read, right) in [
        (&first, "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"),
        (&second, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"),
        (&third, "rnbqkbnr/pp1ppppp/8/2p5/2P5/8/PP1PPPPP/RNBQKBNR w KQkq - 0 2"),
    ] {
        same("end", final_fen(&read.game), right)?;
        let again = pgn::read_games(pgn::write(&read.game).as_bytes());
        same("tags written and read", again[0].game.tags(), read.game.tags())?;
    }
    Ok(())
}

pub fn semicolons_and_line_breaks(case: &Case) -> Result<()> {
    let unix = case.text("input.pgn")?;
    for text in [unix.clone(), unix.replace('\n', "\r\n"), unix.replace('\n', "\r")] {
        let games = pgn::read_games(text.as_bytes());
        let [read] = games.as_slice() else { bail!("{} games", games.len()) };
        let game = &read.game;
        same("main line", main_line(game), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"])?;
        let comment = game.annotations(node(game, 1)?).text();
        same("comment", comment, "king's pawn (not a variation {nor a comment")?;
        whole(read)?;
    }
    Ok(())
}

pub fn illegal_move(case: &Case) -> Result<()> {
    let [first, second] = case.some_games()?;
    same("game 1", main_line(&first.game), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"])?;
    same("result", first.game.result().as_str(), "1-0")?;
    let faults: Vec<_> = first.problems.iter().filter(|problem| problem.kind.is_fault()).collect();
    let [fault] = faults.as_slice() else { bail!("faults: {faults:?}") };
    same("reason", &fault.kind, &ProblemKind::IllegalMove { number: 4, black: false })?;
    same("place", (fault.game, fault.line, fault.text.as_str()), (1, 6, "Bxc7"))?;
    let written = pgn::write(&first.game);
    ensure!(written.contains("Bxc7 dxc6 5. O-O Bd6 6. d4"), "the rest is lost:\n{written}");
    let end = second.game.position(second.game.main_line_end());
    same("game 2", second.game.stats().plies, 4)?;
    ensure!(end.is_check() && !end.has_legal_move(), "game 2 does not end in mate");
    whole(&second)
}

pub fn wrapped_clocks(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let game = &read.game;
    same("counts", counts(game), (4, 4, 0, 4))?;
    for (ply, right) in [(1, 898_600), (2, 891_300), (3, 880_900), (4, 865_000)] {
        let clock = game.annotations(node(game, ply)?).clock;
        same("clock", clock, Some(Duration::from_millis(right)))?;
    }
    let third = game.annotations(node(game, 3)?);
    same("text after 2.Nf3", third.text(), "a word")?;
    same("time for 2.Nf3", third.elapsed, Some(Duration::from_secs(17)))?;
    for (ply, right) in [(1, "14"), (2, "87")] {
        let kept = &game.annotations(node(game, ply)?).commands;
        let kept: Vec<_> =
            kept.iter().map(|kept| (kept.name.as_str(), kept.value.as_str())).collect();
        same("unknown commands", kept, [("timestamp", right)])?;
    }
    Ok(())
}

pub fn chess960_games(case: &Case) -> Result<()> {
    let games: [ReadGame; 3] = case.some_games()?;
    for read in &games {
        whole(read)?;
        same("start", Some(read.game.start()), Position::chess960(613).as_ref())?;
        same("line", main_line(&read.game), ["O-O", "e5", "e4", "Nc6", "Nc3", "O-O"])?;
        let right = "r1bbqrkn/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BBQRKN w - - 3 4";
        same("end", final_fen(&read.game), right)?;
        let first = read.game.mv(node(&read.game, 1)?);
        same("1.O-O", format!("{}{}", first.from(), first.to()), "f1g1")?;
        let written = pgn::write(&read.game);
        ensure!(written.contains("[Variant \"Chess960\"]"), "not Chess960:\n{written}");
    }
    Ok(())
}

pub fn every_game_counts(case: &Case) -> Result<()> {
    let games = case.games()?;
    let plies: Vec<usize> = games.iter().map(|read| read.game.stats().plies).collect();
    same("plies", plies, [3, 0, 4, 2])?;
    let results: Vec<&str> = games.iter().map(|read| read.game.result().as_str()).collect();
    same("results", results, ["1-0", "*", "0-1", "1/2-1/2"])?;
    let tags = games[3].game.tags();
    same("a game without tags", tags.get("White"), Some("?"))?;
    games.iter().try_for_each(whole)
}

pub fn encodings(case: &Case) -> Result<()> {
    for (file, comments) in [
        ("input-latin1.pgn", &["schön"][..]),
        ("input-bom.pgn", &["schön"]),
        ("input-cp1252.pgn", &["schön – „gut“ €"]),
        ("input-mixed.pgn", &["schön", "schön"]),
    ] {
        let games = pgn::read_games(&case.bytes(file)?);
        same(file, games.len(), comments.len())?;
        for (read, comment) in games.iter().zip(comments) {
            let tags = read.game.tags();
            same(file, tags.get("Event"), Some("Städtekampf"))?;
            same(file, tags.get("Site"), Some("København"))?;
            same(file, tags.get("White"), Some("Größe, Ján"))?;
            same(file, tags.get("Black"), Some("Ñu, Çà"))?;
            same(file, read.game.annotations(node(&read.game, 1)?).text().as_str(), *comment)?;
            let right = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
            same(file, final_fen(&read.game), right)?;
            ensure!(!pgn::write(&read.game).starts_with('\u{feff}'), "{file}: written with a mark");
        }
    }
    Ok(())
}

pub fn foreign_letters(case: &Case) -> Result<()> {
    let games: [ReadGame; 3] = case.some_games()?;
    let codes: Vec<Option<&str>> =
        games.iter().map(|read| read.language.map(|language| language.code)).collect();
    same("languages", codes, [Some("de"), Some("fr"), None])?;
    for read in &games {
        whole(read)?;
        same("plies", read.game.stats().plies, 21)?;
        let right = "2kr1b1r/1ppbnppp/p1p5/8/3NP3/4B3/PPP2PPP/RN1R1K2 b - - 6 11";
        same("end", final_fen(&read.game), right)?;
        let written = pgn::write(&read.game);
        ensure!(written.contains("2. Nf3 Nc6 3. Bb5"), "not in English:\n{written}");
    }
    Ok(())
}
