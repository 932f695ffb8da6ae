//! `cargo xtask test`: everything that must pass before a change is handed in, and what a CI runs.
//!
//! The steps go from the cheap to the dear. Clippy and the documentation share their compiled
//! dependencies, and the tests come last, so that their result lines end the output.

pub mod vulkan;

use crate::{laws, licences, shell, tidy};
use anyhow::{Context, Result, bail};
use std::time::{Duration, Instant};

/// What is run, in this order, with the name that the summary shows.
type Step = (&'static str, fn() -> Result<()>);

const STEPS: &[Step] = &[
    ("tools", tools),
    ("formatting", || shell::run(&mut shell::cargo(&["fmt", "--all", "--check"]))),
    ("tidy", || tidy::run(&[])),
    ("laws", || laws::run(&[])),
    ("licences", || licences::run(&[])),
    ("software Vulkan driver", vulkan::ensure),
    ("clippy", clippy),
    ("documentation", documentation),
    ("tests", tests),
];

/// Runs all steps and stops at the first that fails.
pub fn run(arguments: &[String]) -> Result<()> {
    if let Some(argument) = arguments.first() {
        bail!("unknown argument `{argument}`; test takes none");
    }
    let mut times: Vec<(&str, Duration)> = Vec::new();
    for (name, step) in STEPS {
        println!("==> {name}");
        let start = Instant::now();
        let outcome = step();
        times.push((name, start.elapsed()));
        if let Err(error) = outcome {
            summary(&times);
            return Err(error.context(format!("step `{name}` failed")));
        }
    }
    summary(&times);
    println!("all steps passed");
    Ok(())
}

fn summary(times: &[(&str, Duration)]) {
    println!();
    for (name, time) in times {
        println!("{:>8.1} s  {name}", time.as_secs_f64());
    }
}

/// Both come with the usual toolchain, but not with every one.
fn tools() -> Result<()> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        let found = shell::cargo(&[tool, "--version"]).output().is_ok_and(|o| o.status.success());
        if !found {
            bail!("cargo {tool} is missing; install it with `rustup component add {component}`");
        }
    }
    Ok(())
}

fn clippy() -> Result<()> {
    let arguments = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    shell::run(&mut shell::cargo(&arguments))
}

fn documentation() -> Result<()> {
    let mut command = shell::cargo(&["doc", "--workspace", "--no-deps", "--locked"]);
    shell::run(command.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Unit, flow, snapshot and documentation tests of all crates.
fn tests() -> Result<()> {
    let mut command = shell::cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]);
    shell::run(&mut command).context("some tests failed; their names are above")
}
