//! Moves as they are written.

use super::{Case, children, final_fen, main_line, same};
use anyhow::{Result, bail, ensure};
use chess_core::pgn::ProblemKind;
use chess_core::san::{self, SanError};
use chess_core::{Game, fen, pgn, uci_move};

pub fn pinned_piece_needs_no_letter(case: &Case) -> Result<()> {
    let text = case.fen(0)?;
    let (position, _) = fen::read(&text)?;
    same("legal moves", position.count_legal(), 20)?;
    let mv = san::parse(&position, "Ne2")?;
    for spelling in ["Nge2", "Ng1e2", "g1e2"] {
        same(spelling, san::parse(&position, spelling).ok(), Some(mv))?;
    }
    same("written", san::format(&position, mv), "Ne2")?;
    same("Nce2", san::parse(&position, "Nce2"), Err(SanError::Illegal))?;
    let (free, _) = fen::read(&text.replacen("1b6", "8", 1))?;
    let mv = uci_move::parse(&free, "g1e2")?;
    same("written without the pin", san::format(&free, mv), "Nge2")
}

pub fn ambiguous_move(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    same("main line", main_line(&read.game), ["Kc6", "Kb4"])?;
    let end = read.game.main_line_end();
    same("legal moves there", read.game.position(end).count_legal(), 23)?;
    let [problem] = read.problems.as_slice() else { bail!("problems: {:?}", read.problems) };
    same("text", problem.text.as_str(), "Nb3")?;
    same("game", problem.game, 1)?;
    let ProblemKind::AmbiguousMove { number, black, candidates } = &problem.kind else {
        bail!("{}", problem);
    };
    same("number", (*number, *black), (2, false))?;
    let mut names: Vec<&str> = candidates.iter().map(|(_, san)| san.as_str()).collect();
    names.sort_unstable();
    same("candidates", names, ["Nab3", "Ncb3"])?;
    let written = pgn::write(&read.game);
    ensure!(written.contains("Nb3 Kxc3 3. Nd4"), "the rest is lost:\n{written}");
    Ok(())
}

pub fn loose_spellings(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let right = ["bxa8=Q+", "Kd7", "O-O", "a1=N", "g8=N", "Nb3"];
    same("main line", main_line(&read.game), right)?;
    same("first children", children(&read.game, Game::ROOT), [right[0]])?;
    same("end", final_fen(&read.game), "Q5N1/3k4/8/8/8/1n6/8/5RK1 w - - 1 4")?;
    same("result", read.game.result().as_str(), "1-0")
}
