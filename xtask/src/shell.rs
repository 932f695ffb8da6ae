//! Running other programs, and where the workspace is.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the workspace's `Cargo.toml`.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// A call of the cargo that runs this program, in the root of the workspace.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(arguments);
    command
}

/// Runs a command with its output shown, and fails where it fails.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = describe(command);
    let status = command.status().with_context(|| format!("could not start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Runs a command and returns what it printed; its error output is shown.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = describe(command);
    let output = command
        .stderr(std::process::Stdio::inherit())
        .output()
        .with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` ended with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed no UTF-8"))
}

/// Runs the same command of this program once more with all optimisation, for what counts or measures.
/// Returns `false` where it already is that optimised program, which then does the work itself.
pub fn in_release(command: &str, arguments: &[String]) -> Result<bool> {
    if !cfg!(debug_assertions) {
        return Ok(false);
    }
    let mut again = cargo(&["run", "--quiet", "--release", "--package", "xtask", "--locked", "--"]);
    // The paths among the arguments are meant from where the user stands.
    again.current_dir(std::env::current_dir()?);
    run(again.arg(command).args(arguments))?;
    Ok(true)
}

/// The value after an option such as `--games`, and the arguments that are left.
pub fn option(arguments: &[String], name: &str) -> Result<(Option<u64>, Vec<String>)> {
    let mut rest = arguments.to_vec();
    let Some(at) = rest.iter().position(|argument| argument == name) else {
        return Ok((None, rest));
    };
    let value = rest.get(at + 1).with_context(|| format!("{name} needs a number"))?;
    let value = value.replace('_', "").parse();
    rest.drain(at..at + 2);
    Ok((Some(value.with_context(|| format!("{name} needs a number"))?), rest))
}

/// Whether a program can be started and says that all is well.
pub fn works(program: &str, arguments: &[&str]) -> bool {
    Command::new(program).args(arguments).output().is_ok_and(|output| output.status.success())
}

fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let mut words = vec![program.file_stem().unwrap_or_default().to_string_lossy().into_owned()];
    words.extend(command.get_args().map(|word| word.to_string_lossy().into_owned()));
    words.join(" ")
}
