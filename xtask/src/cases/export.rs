//! What is written, and what is changed.

use super::{Case, children, final_fen, main_line, same};
use anyhow::{Context, Result, ensure};
use chess_core::pgn::{self, Source};
use chess_core::{Game, History, Position, epd, fen, san};

pub fn start_position_travels(case: &Case) -> Result<()> {
    let expected = case.bytes("expected.pgn")?;
    let [right]: [_; 1] =
        pgn::read_games(&expected).try_into().map_err(|_| anyhow::anyhow!("games"))?;
    // The game that the expected text is a part of: two more moves and then the line up to 2.e4.
    let mut game = Game::new_chess960(right.game.start().clone());
    let mut history = History::default();
    for (name, value) in [("White", "A"), ("Black", "B")] {
        let edit = game.set_tag(name, Some(value))?;
        game.apply(edit)?;
    }
    let mut at = Game::ROOT;
    let mut nodes = Vec::new();
    for text in ["O-O", "e5", "e4", "Nc6", "Nc3"] {
        let mv = san::parse(&game.position(at), text)?;
        at = history.play(&mut game, at, mv)?.node;
        nodes.push(at);
    }
    let line = pgn::write(&game.extract_line(nodes[2]));
    let again = pgn::read_games(line.as_bytes());
    same("games", again.len(), 1)?;
    same("moves", main_line(&again[0].game), ["O-O", "e5", "e4"])?;
    same("start", again[0].game.start(), right.game.start())?;
    same("end", final_fen(&again[0].game), final_fen(&right.game))?;
    let fen = fen::format(right.game.start());
    for tag in ["[SetUp \"1\"]", "[Variant \"Chess960\"]", &format!("[FEN \"{fen}\"]")] {
        ensure!(line.contains(tag), "without {tag}:\n{line}");
    }
    // An ordinary game is written whole, variations and remarks included.
    let [read] = case.some_games()?;
    let written = pgn::write(&read.game);
    let right = "1. c4 (1. Nf3) 1... e5 (1... c5 2. g3) 2. Nc3 {a remark} 2... Nf6 $6 3. g3 *";
    ensure!(written.contains(right), "{written}");
    ensure!(!written.contains("[FEN"), "a start position without need:\n{written}");
    Ok(())
}

pub fn epd_counters(case: &Case) -> Result<()> {
    let lines = case.lines("input.txt")?;
    let read = epd::parse(lines.first().context("no line")?)?;
    let (position, notices) = Position::from_setup(&read.setup)?;
    ensure!(notices.is_empty(), "{notices:?}");
    let right = "rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - 3 9";
    same("FEN", fen::format(&position), right)?;
    same("legal moves", position.count_legal(), 30)?;
    same("id", read.id(), Some("line 7"))?;
    let best = &read.operation("bm").context("no bm")?.operands;
    same("bm", best.as_slice(), ["e3"])?;
    same("best move", san::parse(&position, "e3")?, san::parse(&position, "e2e3")?)?;
    let written = pgn::write(&Game::new(position));
    ensure!(written.contains(&format!("[FEN \"{right}\"]")), "{written}");
    Ok(())
}

pub fn same_move_makes_no_variation(case: &Case) -> Result<()> {
    let [read] = case.some_games()?;
    let mut game = read.game;
    let mut history = History::default();
    let mut play = |game: &mut Game, at, text: &str| {
        let mv = san::parse(&game.position(at), text)?;
        anyhow::Ok(history.play(game, at, mv)?)
    };
    let e4 = game.main_line().next().context("no move")?;
    let mut at = e4;
    for (text, added) in [("e5", false), ("Bc4", false), ("Nf6", false), ("d3", true)] {
        let played = play(&mut game, at, text)?;
        same(text, played.added, added)?;
        at = played.node;
    }
    same("c5", play(&mut game, e4, "c5")?.added, true)?;
    same("after 1.e4", children(&game, e4), ["e5", "c5"])?;
    let stats = game.stats();
    same("nodes and variations", (stats.nodes, stats.variations), (8, 2))
}

pub fn other_games_stay(case: &Case) -> Result<()> {
    let bytes = case.bytes("input.pgn")?;
    let source = Source::new(bytes.clone());
    same("games", source.len(), 3)?;
    let mut game = source.read(1, &pgn::ReadOptions::default()).context("no game 2")?.game;
    let end = game.main_line_end();
    let c4 = san::parse(&game.position(end), "c4")?;
    History::default().play(&mut game, end, c4)?;
    let saved = Source::new(source.replace(&[(1, &pgn::write(&game))]));
    same("games after saving", saved.len(), 3)?;
    for index in [0, 2] {
        let raw = |source: &Source| source.raw(index).map(|raw| raw.bytes.to_vec());
        same("an untouched game", raw(&saved), raw(&source))?;
    }
    let second = saved.read(1, &pgn::ReadOptions::default()).context("no game 2")?;
    same("game 2", main_line(&second.game), ["d4", "d5", "c4"])?;
    let start = source.raw(1).context("no game 2")?.range.start as usize;
    same("all before it", &saved.bytes()[..start], &bytes[..start])
}
