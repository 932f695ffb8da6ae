//! The program: the command line, or the window.

// On Windows a double-click opens the window alone, without a console behind it.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use luozi::cli::{self, Args};

fn main() -> ExitCode {
    match Args::parse(std::env::args_os().skip(1)) {
        Ok(Args::Command(command)) => cli::run(&command),
        Ok(Args::Window(files)) => {
            env_logger::Builder::new()
                .filter_level(log::LevelFilter::Warn)
                .parse_default_env()
                .init();
            window(files)
        }
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "luozi: {error}");
            ExitCode::from(2)
        }
    }
}

fn window(files: Vec<PathBuf>) -> ExitCode {
    match luozi::app::run(files) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "luozi: the window did not open: {error}");
            ExitCode::FAILURE
        }
    }
}
