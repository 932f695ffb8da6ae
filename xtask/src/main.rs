//! The project's own tasks. `cargo xtask` without arguments lists them.
//!
//! Everything that another project would put into shell scripts is here, so that it runs alike on
//! Linux, macOS and Windows. One command is one file; this one only chooses between them.

mod bench;
mod cases;
mod corpus;
mod laws;
mod licences;
mod matches;
mod men;
mod metadata;
mod perft;
mod shell;
mod suites;
mod test;
mod tidy;
mod tour;
mod unwinnable;

use std::process::ExitCode;

/// What `cargo xtask NAME …` runs.
type Run = fn(&[String]) -> anyhow::Result<()>;

/// Every command: its name, its arguments, what it does, and the function behind it.
const COMMANDS: &[(&str, &str, &str, Run)] = &[
    ("test", "", "everything that must pass, in order", test::run),
    ("tidy", "", "who may depend on whom, and the rules of the source", tidy::run),
    ("licences", "", "the licences and sources of all dependencies", licences::run),
    ("perft", "", "how fast moves are generated", perft::run),
    ("bench", "", "our crates beside other people's: the tables of BENCHMARKS.md", bench::run),
    ("corpus", "[--games N] OUT", "a PGN file for benchmarks, always the same", corpus::run),
    ("suites", "DIR [--nodes N]", "collections of positions against ours", suites::run),
    (
        "unwinnable",
        "FILE… [--moves N]",
        "who can still mate, beside known answers",
        unwinnable::run,
    ),
    ("match", "A B [OPTIONS]", "two UCI engines against each other", matches::run),
    ("men", "[NAME]…", "the solid set and the engraved coordinates, from their recipe", men::run),
    ("laws", "", "every row of the laws with the tests that name it", laws::run),
    ("cases", "DIR", "faults met in other programs, against ours", cases::run),
    ("tour", "DIR", "a picture of every screen, for looking at", tour::run),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        print_help();
        return ExitCode::SUCCESS;
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        print_help();
        return ExitCode::SUCCESS;
    }
    let Some((_, _, _, run)) = COMMANDS.iter().find(|(known, ..)| known == name) else {
        eprintln!("xtask: there is no command `{name}`\n");
        print_help();
        return ExitCode::from(2);
    };
    match run(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask {name}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn print_help() {
    println!("usage: cargo xtask COMMAND\n");
    for (name, arguments, purpose, _) in COMMANDS {
        println!("  {:<28} {purpose}", format!("{name} {arguments}"));
    }
}
