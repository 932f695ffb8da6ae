//! The UCI program around the engine.
//!
//! Three parts that know nothing of each other's business: [`command`] reads lines, [`mod@format`]
//! writes them, [`session`] does what they say. Reading happens on one thread, searching on
//! another. A line that makes no sense is answered with an `info string` and otherwise ignored;
//! nothing that comes in from outside can stop the program but `quit` and the end of input.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

pub mod command;
pub mod format;
pub mod session;

use crate::bench::{self, DEPTH};
use session::Session;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Runs the program: a UCI conversation over standard input and output, or, given the
/// arguments `bench [depth]`, only the bench.
pub fn main(arguments: impl Iterator<Item = String>) -> ExitCode {
    let arguments: Vec<String> = arguments.collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => converse(io::stdin().lock(), io::stdout()),
        ["bench"] => print_bench(DEPTH),
        ["bench", depth] => match depth.parse() {
            Ok(depth) => print_bench(depth),
            Err(_) => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    let _ = writeln!(io::stderr(), "usage: luozi-engine [bench [DEPTH]]");
    ExitCode::from(2)
}

fn print_bench(depth: u32) -> ExitCode {
    match io::stdout().write_all(format::bench(&bench::bench(depth)).as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(_) => ExitCode::FAILURE,
    }
}

/// A whole conversation; ends with `quit` or the end of the input.
pub fn converse(mut input: impl BufRead, output: impl Write + Send + 'static) -> ExitCode {
    let mut session = Session::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            // A line need not be text at all.
            Ok(_) => {
                if !session.line(&String::from_utf8_lossy(&line)) {
                    break;
                }
            }
        }
    }
    ExitCode::SUCCESS
}
