//! `cargo xtask tour DIR`: a picture of every screen and dialog of the program, so that all of it can
//! be looked at, at once.

use crate::shell;
use crate::test::vulkan;
use anyhow::{Context, Result};
use std::path::Path;

/// Draws the pictures by the application's own example of that name.
pub fn run(arguments: &[String]) -> Result<()> {
    let directory = arguments.first().context("name the folder for the pictures")?;
    // The example runs in the root of the workspace, the path was meant from here.
    let directory = std::path::absolute(Path::new(directory))?;
    std::fs::create_dir_all(&directory)?;
    vulkan::ensure()?;
    // Built with the whole workspace, so that the dependencies are those of the tests and nothing
    // is compiled twice.
    shell::run(&mut shell::cargo(&["build", "--workspace", "--example", "tour", "--locked"]))?;
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| shell::root().join("target"), std::path::PathBuf::from);
    let program =
        target.join("debug/examples").join(format!("tour{}", std::env::consts::EXE_SUFFIX));
    let mut command = std::process::Command::new(program);
    shell::run(command.arg(&directory).args(arguments.iter().skip(1)))
}
