//! What `cargo metadata` says about the workspace and everything it is built from.

use crate::shell;
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// One package of the dependency graph, ours or somebody else's.
pub struct Package {
    pub id: String,
    pub name: String,
    pub version: String,
    /// The SPDX expression of the manifest, if it has one.
    pub licence: Option<String>,
    /// Where it was taken from; `None` for a package of this workspace.
    pub source: Option<String>,
    /// What the manifest asks for, by the real package name, development dependencies included.
    pub declared: BTreeSet<String>,
}

/// The resolved dependency graph, for all platforms and all features that the workspace asks for.
pub struct Metadata {
    pub packages: Vec<Package>,
    /// Ids of the packages of this workspace.
    pub members: BTreeSet<String>,
    /// From a package id to the ids of all that it uses, development and build dependencies included.
    edges: BTreeMap<String, Vec<String>>,
}

impl Metadata {
    /// Asks cargo. Works without a network once the dependencies have been fetched.
    pub fn load() -> Result<Metadata> {
        let text =
            shell::output(&mut shell::cargo(&["metadata", "--format-version", "1", "--locked"]))?;
        let value: Value = serde_json::from_str(&text).context("cargo metadata printed no JSON")?;
        Ok(Metadata::from_json(&value))
    }

    fn from_json(value: &Value) -> Metadata {
        let packages = list(&value["packages"])
            .map(|package| Package {
                id: text(&package["id"]),
                name: text(&package["name"]),
                version: text(&package["version"]),
                licence: package["license"].as_str().map(str::to_owned),
                source: package["source"].as_str().map(str::to_owned),
                declared: list(&package["dependencies"]).map(|d| text(&d["name"])).collect(),
            })
            .collect();
        let members = list(&value["workspace_members"]).map(text).collect();
        let edges = list(&value["resolve"]["nodes"])
            .map(|node| (text(&node["id"]), list(&node["dependencies"]).map(text).collect()))
            .collect();
        Metadata { packages, members, edges }
    }

    /// The packages of this workspace.
    pub fn own(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| self.members.contains(&package.id))
    }

    /// Everything that the given packages are built from, themselves included.
    pub fn reachable<'a>(&'a self, from: impl Iterator<Item = &'a str>) -> BTreeSet<&'a str> {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut waiting: Vec<&str> = from.collect();
        while let Some(id) = waiting.pop() {
            if seen.insert(id) {
                waiting.extend(self.edges.get(id).into_iter().flatten().map(String::as_str));
            }
        }
        seen
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
