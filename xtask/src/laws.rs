//! `cargo xtask laws`: every row of the laws with the tests that name its id.
//!
//! A test covers a row if its name or its doc comment holds the id: `l_promo_2_…`, `L-PROMO-2`.
//! Ranges such as `L-MOVE-1..6` cover nothing: each row has to be named by itself.

mod scan;

use crate::shell;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Rows of events with many games, which the program does not hold yet.
const LATER: &[&str] = &["L-COMP-1", "L-COMP-2", "L-COMP-3", "L-COMP-4"];

/// Prints the table, and fails if a row has no test.
pub fn run(arguments: &[String]) -> Result<()> {
    if let Some(argument) = arguments.first() {
        bail!("unknown argument `{argument}`; laws takes none");
    }
    let root = shell::root();
    let mut tests: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for path in sources(&root)? {
        let source = std::fs::read_to_string(&path)
            .with_context(|| format!("could not read {}", path.display()))?;
        let place = path.strip_prefix(&root).unwrap_or(&path).display();
        for test in scan::tests(&source) {
            for law in arbiter::LawId::ALL {
                if test.names(law.text()) {
                    let test = format!("{} ({place})", test.name);
                    tests.entry(law.text()).or_default().push(test);
                }
            }
        }
    }
    let mut missing = Vec::new();
    for law in arbiter::LawId::ALL {
        let id = law.text();
        match tests.get(id) {
            Some(found) => {
                for (index, test) in found.iter().enumerate() {
                    println!("{:<12} {test}", if index == 0 { id } else { "" });
                }
            }
            None if LATER.contains(&id) => println!("{id:<12} later"),
            None => {
                println!("{id:<12} NO TEST");
                missing.push(id);
            }
        }
    }
    let (laws, later) = (arbiter::LawId::ALL.len(), LATER.len());
    println!("{laws} laws, {later} of them later; {} without a test", missing.len());
    if !missing.is_empty() {
        bail!("no test names {}", missing.join(", "));
    }
    Ok(())
}

/// Every source file that may hold tests, in order.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut folders: Vec<PathBuf> =
        ["src", "tests", "crates", "xtask"].iter().map(|name| root.join(name)).collect();
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder)
            .with_context(|| format!("could not read {}", folder.display()))?
        {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}
