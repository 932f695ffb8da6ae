//! Who may depend on whom. The picture of it is in `ARCHITECTURE.md`; this is the list that is kept.

use crate::metadata::{Metadata, Package};

/// What one of our crates may use of ours, and of others.
struct Arrow {
    name: &'static str,
    ours: &'static [&'static str],
    others: Others,
}

/// What a crate may use that is not ours.
enum Others {
    /// Whatever it needs. Each is looked at when it is added.
    Any,
    /// Whatever it needs, but no window and no drawing.
    NoWindow,
    /// These only, development dependencies included: the crate is pure.
    Only(&'static [&'static str]),
}

/// Crates that know of windows or of drawing.
const WINDOW: &[&str] = &["eframe", "egui", "egui_kittest", "egui_plot", "wgpu", "winit", "rfd"];

const ARROWS: &[Arrow] = &[
    Arrow {
        name: "chess-core",
        ours: &[],
        others: Others::Only(&["encoding_rs", "memchr", "proptest"]),
    },
    Arrow {
        name: "chess-engine",
        // `uci` is for its program alone.
        ours: &["chess-core", "uci"],
        others: Others::NoWindow,
    },
    Arrow { name: "uci", ours: &["chess-core"], others: Others::NoWindow },
    Arrow { name: "arbiter", ours: &["chess-core"], others: Others::NoWindow },
    Arrow { name: "tournament", ours: &["chess-core"], others: Others::NoWindow },
    Arrow { name: "game-db", ours: &["chess-core"], others: Others::NoWindow },
    Arrow { name: "scene3d", ours: &[], others: Others::Any },
    Arrow {
        name: "luozi",
        ours: &["chess-core", "chess-engine", "uci", "arbiter", "tournament", "game-db", "scene3d"],
        others: Others::Any,
    },
    Arrow {
        name: "peers",
        ours: &["chess-core", "chess-engine", "game-db", "tournament"],
        others: Others::NoWindow,
    },
    Arrow {
        name: "xtask",
        ours: &["chess-core", "chess-engine", "uci", "arbiter", "tournament", "game-db"],
        others: Others::NoWindow,
    },
];

/// Every dependency that the list does not allow, and every crate that it does not know.
pub fn breaches(metadata: &Metadata) -> Vec<String> {
    let own: Vec<&Package> = metadata.own().collect();
    let mut breaches = Vec::new();
    for package in &own {
        let Some(arrow) = ARROWS.iter().find(|arrow| arrow.name == package.name) else {
            breaches
                .push(format!("{}: is not in the list of xtask/src/tidy/arrows.rs", package.name));
            continue;
        };
        for used in &package.declared {
            let allowed = if own.iter().any(|other| other.name == *used) {
                arrow.ours.contains(&used.as_str())
            } else {
                arrow.allows(used)
            };
            if !allowed {
                breaches.push(format!("{}: may not depend on {used}", package.name));
            }
        }
    }
    breaches
}

impl Arrow {
    fn allows(&self, foreign: &str) -> bool {
        match self.others {
            Others::Any => true,
            Others::NoWindow => !WINDOW.contains(&foreign),
            Others::Only(list) => list.contains(&foreign),
        }
    }
}
