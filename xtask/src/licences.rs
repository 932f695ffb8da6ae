//! `cargo xtask licences`: what we are built from may be handed on under our licence, and comes from
//! the public registry. `deny.toml` says the same for people who use cargo-deny.

mod spdx;

use crate::metadata::{Metadata, Package};
use anyhow::{Result, bail};
use spdx::Expression;

/// Licences that what we ship may carry.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "OFL-1.1",
    "Unicode-3.0",
    "Unicode-DFS-2016",
    "Unlicense",
    "Zlib",
];

/// Licences that only `peers`, which is never shipped, may bring in beside those.
const ALLOWED_IN_PEERS: &[&str] = &["GPL-3.0", "GPL-3.0-only", "GPL-3.0-or-later"];

/// The one place that packages are taken from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Runs the check on the resolved graph of the whole workspace.
pub fn run(_: &[String]) -> Result<()> {
    let metadata = Metadata::load()?;
    let faults = faults(&metadata);
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} packages with a licence or source that is not allowed", faults.len());
    }
    println!("{} packages: licences and sources are in order", metadata.packages.len());
    Ok(())
}

fn faults(metadata: &Metadata) -> Vec<String> {
    let shipped_roots = metadata.own().filter(|package| package.name != "peers");
    let shipped = metadata.reachable(shipped_roots.map(|package| package.id.as_str()));
    let mut faults = Vec::new();
    for package in &metadata.packages {
        let own = metadata.members.contains(&package.id);
        let in_peers_only = !shipped.contains(package.id.as_str());
        let here = format!("{} {}", package.name, package.version);
        if let Some(fault) = licence_fault(package, in_peers_only) {
            faults.push(format!("{here}: {fault}"));
        }
        match package.source.as_deref() {
            None if own => {}
            Some(REGISTRY) => {}
            other => faults.push(format!("{here}: taken from {}", other.unwrap_or("a path"))),
        }
    }
    faults
}

fn licence_fault(package: &Package, in_peers_only: bool) -> Option<String> {
    let Some(text) = &package.licence else {
        return Some("states no licence".to_owned());
    };
    let expression = match Expression::parse(text) {
        Ok(expression) => expression,
        Err(error) => return Some(format!("licence `{text}` cannot be read: {error}")),
    };
    let fine = |licence: &str| {
        ALLOWED.contains(&licence) || (in_peers_only && ALLOWED_IN_PEERS.contains(&licence))
    };
    (!expression.holds(&fine)).then(|| format!("licence `{text}` is not on the list"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(licence: Option<&str>) -> Package {
        Package {
            id: "id".to_owned(),
            name: "name".to_owned(),
            version: "1.0.0".to_owned(),
            licence: licence.map(str::to_owned),
            source: Some(REGISTRY.to_owned()),
            declared: std::collections::BTreeSet::new(),
        }
    }

    #[test]
    fn one_allowed_branch_is_enough() {
        assert_eq!(licence_fault(&package(Some("LGPL-2.1-or-later OR MIT")), false), None);
        assert_eq!(licence_fault(&package(Some("Apache-2.0/MIT")), false), None);
    }

    #[test]
    fn both_sides_of_and_must_be_allowed() {
        assert!(licence_fault(&package(Some("MIT AND AGPL-3.0")), false).is_some());
        assert_eq!(licence_fault(&package(Some("(MIT OR GPL-2.0) AND Unicode-3.0")), false), None);
    }

    #[test]
    fn gpl_is_for_peers_only() {
        assert!(licence_fault(&package(Some("GPL-3.0-or-later")), false).is_some());
        assert_eq!(licence_fault(&package(Some("GPL-3.0-or-later")), true), None);
        assert!(licence_fault(&package(Some("AGPL-3.0")), true).is_some());
    }

    #[test]
    fn a_missing_licence_is_a_fault() {
        assert!(licence_fault(&package(None), false).is_some());
    }
}
