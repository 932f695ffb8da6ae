//! `cargo xtask bench`: our crates beside other people's, as the tables that `BENCHMARKS.md` holds.
//!
//! The programs that measure are in `crates/peers`, since they link what this program may not, and in the
//! `benches` of `crates/chess-core` and `crates/scene3d`, which have no peer to be measured beside.

use crate::{corpus, shell};
use anyhow::Result;

/// Games of the file that both readers read.
const GAMES: &str = "20000";

/// Runs every benchmark and prints its table.
pub fn run(arguments: &[String]) -> Result<()> {
    let folder = shell::root().join("target/bench");
    std::fs::create_dir_all(&folder)?;
    let file = folder.join("corpus.pgn").to_string_lossy().into_owned();
    println!("## Move generation\n");
    program("perft", arguments)?;
    println!("\n## PGN\n");
    corpus::run(&["--games".to_owned(), GAMES.to_owned(), file.clone()])?;
    program("pgn", &[&[file], arguments].concat())?;
    println!("\n## Who can still mate\n");
    let bench = |package| shell::cargo(&["bench", "--quiet", "--package", package, "--locked"]);
    shell::run(bench("chess-core").args(["--bench", "unwinnable"]))?;
    println!("\n## The solid board\n");
    shell::run(&mut bench("scene3d"))
}

fn program(name: &str, arguments: &[String]) -> Result<()> {
    let options = ["run", "--quiet", "--release", "--package", "peers", "--locked", "--bin", name];
    shell::run(shell::cargo(&options).arg("--").args(arguments))
}
