//! Positions: what a FEN may say, and how a position is written.

use super::{Case, same};
use anyhow::{Context, Result, bail, ensure};
use chess_core::{Position, PositionError, Setup, fen, san};

pub fn wrong_number_of_squares(case: &Case) -> Result<()> {
    let text = case.fen(0)?;
    let Err(error) = fen::read(&text) else { bail!("it was accepted") };
    let error = error.to_string();
    ensure!(error.contains("rank 8") && error.contains('9'), "the error is: {error}");
    let (position, _) = fen::read(&text.replacen("r6k1", "r5k1", 1))?;
    same("legal moves of the corrected one", position.count_legal(), 24)?;
    for text in [
        text.replacen("r6k1", "r4k1", 1),
        text.replacen("r6k1/", "r5k1/8/", 1),
        text.replacen("r6k1/", "", 1),
        text.replacen("r6k1", "r5x1", 1),
    ] {
        ensure!(fen::read(&text).is_err(), "accepted {text}");
    }
    Ok(())
}

pub fn castling_without_rook(case: &Case) -> Result<()> {
    let (position, notices) = fen::read(&case.fen(0)?)?;
    same("cleaned FEN", fen::format(&position), "r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQq - 0 14")?;
    same("notices", notices.len(), 1)?;
    same("legal moves", position.count_legal(), 19)?;
    ensure!(san::parse(&position, "O-O").is_err(), "Black can castle kingside");
    san::parse(&position, "O-O-O")?;
    Ok(())
}

pub fn opponent_in_check(case: &Case) -> Result<()> {
    let mut setup = fen::parse(&case.fen(0)?)?;
    let reason = |setup: &Setup| Position::from_setup(setup).err();
    same("line 1", reason(&setup), Some(PositionError::OppositeCheck(chess_core::Color::Black)))?;
    setup.turn = !setup.turn;
    same("line 1 with Black to move", reason(&setup), None)?;
    let setup = fen::parse(&case.fen(1)?)?;
    same("line 2", reason(&setup), Some(PositionError::NoKing(chess_core::Color::Black)))
}

pub fn chess960_castling(case: &Case) -> Result<()> {
    let read = |number| Ok::<_, anyhow::Error>(fen::read(&case.fen(number)?)?.0);
    let field = |text: String| text.split(' ').nth(2).unwrap_or_default().to_owned();

    let start = read(0)?;
    same("line 1 is number 349", Some(&start), Position::chess960(349).as_ref())?;
    same("X-FEN field", field(fen::format(&start)), "KQkq")?;
    same("Shredder field", field(fen::format_shredder(&start)), "FBfb")?;
    same("legal moves of line 1", start.count_legal(), 18)?;
    let other = fen::read(&case.fen(0)?.replacen("KQkq", "FBfb", 1))?.0;
    same("both spellings", &start, &other)?;

    let middle = read(1)?;
    same("legal moves of line 2", middle.count_legal(), 29)?;
    let castles: Vec<String> = middle
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.is_castle())
        .map(|mv| format!("{} {}{}", san::format(&middle, mv), mv.from(), mv.to()))
        .collect();
    same("castling of line 2", castles, ["O-O-O c1b1"])?;

    let inner = read(2)?;
    same("X-FEN field of line 3", field(fen::format(&inner)), "EQkq")?;
    same("Shredder field of line 3", field(fen::format_shredder(&inner)), "EBeb")
}

pub fn en_passant_only_when_legal(case: &Case) -> Result<()> {
    let right = [
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        "4k3/8/4q3/3pP3/8/8/8/4K1N1 w - - 0 2",
        "4k3/8/8/3pP3/8/8/4q3/6K1 w - d6 0 2",
    ];
    let rows = case.lines("input.txt")?;
    same("rows", rows.len(), right.len())?;
    for (row, right) in rows.iter().zip(right) {
        let (start, text) = row.split_once(';').context("a row without a move")?;
        let (position, _) = fen::read(start.trim())?;
        let after = position.after(san::parse(&position, text.trim())?);
        same("after the move", fen::format(&after), right)?;
        let (read, _) = fen::read(right)?;
        same("read from the FEN", &read, &after)?;
        same("key", read.zobrist(), after.zobrist())?;
    }
    // Both spellings of the first are one position.
    let always = right[0].replacen(" - ", " e3 ", 1);
    same("with the square written", fen::read(&always)?.0, fen::read(right[0])?.0)
}
