//! Move generation beside cozy-chess and shakmaty: perft with bulk counting, all in this one binary.
//!
//! `cargo run --release -p peers --bin perft [--rounds N]`

use chess_core::{Position, fen};
use peers::Peers;
use peers::timing::{Times, geometric_mean, option};
use shakmaty::Position as _;

/// Name, FEN in Shredder form, depth.
const POSITIONS: &[(&str, &str, u32)] = &[
    ("start position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", 5),
    ("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w HAha - 0 1", 4),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w ha - 0 1", 5),
];

fn main() -> Result<(), String> {
    let rounds = option("--rounds", 21);
    println!("perft with bulk counting, {rounds} rounds in turn; times are the shortest\n");
    println!(
        "| position | depth | nodes | ours | cozy-chess | shakmaty | ours : cozy-chess | ours : shakmaty |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut by_cozy = Vec::new();
    let mut by_shakmaty = Vec::new();
    for &(name, text, depth) in POSITIONS {
        let (position, _) = fen::read(text).map_err(|error| error.to_string())?;
        let peers = Peers::read(text)?;
        let nodes = ours(&position, depth);
        let times = Times::measure(
            rounds,
            &mut [&mut || ours(&position, depth), &mut || cozy(&peers.cozy, depth), &mut || {
                shakmaty(&peers.shakmaty, depth)
            }],
        )?;
        let (cozy, shakmaty) = (times.ratio(0, 1), times.ratio(0, 2));
        let ms = |who| times.min(who).as_secs_f64() * 1e3;
        println!(
            "| {name} | {depth} | {nodes} | {:.1} ms | {:.1} ms | {:.1} ms | {:.2} (median {:.2}) | {:.2} (median {:.2}) |",
            ms(0),
            ms(1),
            ms(2),
            cozy.min,
            cozy.median,
            shakmaty.min,
            shakmaty.median,
        );
        by_cozy.push(cozy);
        by_shakmaty.push(shakmaty);
    }
    let mean = |ratios: &[peers::timing::Ratio]| {
        let min = geometric_mean(ratios.iter().map(|ratio| ratio.min));
        let median = geometric_mean(ratios.iter().map(|ratio| ratio.median));
        format!("{min:.2} (median {median:.2})")
    };
    println!("| geometric mean | | | | | | {} | {} |", mean(&by_cozy), mean(&by_shakmaty));
    Ok(())
}

fn ours(position: &Position, depth: u32) -> u64 {
    chess_core::perft(position, depth)
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut child = board.clone();
                child.play_unchecked(mv);
                nodes += cozy(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

fn shakmaty(position: &shakmaty::Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for mv in moves {
        let mut child = position.clone();
        child.play_unchecked(mv);
        nodes += shakmaty(&child, depth - 1);
    }
    nodes
}
