//! The program: the command line, or the window.

use std::io::Write as _;
use std::process::ExitCode;

use luozi::cli::{self, Args};

fn main() -> ExitCode {
    match Args::parse(std::env::args_os().skip(1)) {
        Ok(Args::Command(command)) => cli::run(&command),
        Ok(Args::Window(files)) => match luozi::app::run(files) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                let _ = writeln!(std::io::stderr(), "luozi: the window did not open: {error}");
                ExitCode::FAILURE
            }
        },
        Err(error) => {
            let _ = writeln!(std::io::stderr(), "luozi: {error}");
            ExitCode::from(2)
        }
    }
}
