//! `cargo xtask tidy`: the rules of the project that neither the compiler nor clippy knows.
//!
//! Who may depend on whom is in `arrows`, what may stand in which source file in `rules`.

mod arrows;
mod blank;
mod rules;

use crate::metadata::Metadata;
use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// Folders whose files are looked at, from the root of the workspace.
const FOLDERS: &[&str] = &["src", "tests", "examples", "benches", "crates", "xtask", "packaging"];

/// Runs all rules and lists every breach with its place.
pub fn run(_: &[String]) -> Result<()> {
    let mut breaches = arrows::breaches(&Metadata::load()?);
    let files = text_files()?;
    for path in &files {
        let name = relative(path);
        let bytes = std::fs::read(path).with_context(|| format!("could not read {name}"))?;
        let Ok(text) = String::from_utf8(bytes) else {
            breaches.push(format!("{name}: is not UTF-8"));
            continue;
        };
        rules::check(&name, &text, &mut breaches);
    }
    for breach in &breaches {
        println!("{breach}");
    }
    if !breaches.is_empty() {
        bail!("{} breaches", breaches.len());
    }
    println!("{} files: tidy", files.len());
    Ok(())
}

/// The path as the rules name it: from the root, with `/` on every system.
fn relative(path: &Path) -> String {
    let root = shell::root();
    path.strip_prefix(&root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// Sources and documents: the texts of our folders, and those that lie in the root itself.
fn text_files() -> Result<Vec<PathBuf>> {
    let root = shell::root();
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&root)? {
        let path = entry?.path();
        if path.is_file() && is_text(&path) {
            files.push(path);
        }
    }
    for folder in FOLDERS {
        collect(&root.join(folder), &mut files)?;
    }
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if is_text(&path) {
            files.push(path);
        }
    }
    Ok(())
}

fn is_text(path: &Path) -> bool {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    matches!(&*extension, "rs" | "toml" | "md" | "ftl" | "wgsl" | "xml" | "desktop" | "plist")
}
