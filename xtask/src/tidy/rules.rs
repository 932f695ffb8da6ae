//! What may stand in which source file.

use super::blank::{blank, without_test_modules};

/// A word of code that belongs into some places only.
struct Confined {
    /// Any of these in the code, at the beginning of a word.
    words: &'static [&'static str],
    /// Paths (files or folders, by their beginning) where it is looked for.
    looked_for_in: &'static [&'static str],
    /// Paths within those where it is at home.
    at_home: &'static [&'static str],
    /// Why, as the message ends.
    why: &'static str,
}

const CONFINED: &[Confined] = &[
    Confined {
        words: &["egui", "eframe", "egui_kittest"],
        looked_for_in: &["crates/", "xtask/"],
        at_home: &[],
        why: "egui lives in the application and nowhere else",
    },
    Confined {
        words: &["wgpu", "egui_wgpu"],
        looked_for_in: &["src/", "crates/"],
        at_home: &["crates/scene3d/", "src/gpu.rs"],
        why: "the graphics card is for scene3d and src/gpu.rs",
    },
    Confined {
        words: &["process::Command", "process::Child", "process::Stdio", "process::exit"],
        looked_for_in: &["src/", "crates/"],
        at_home: &["crates/uci/", "crates/peers/"],
        why: "other programs are started by the crate `uci` alone",
    },
    Confined {
        words: &["std::fs", "fs::", "File::open", "File::create", "OpenOptions"],
        looked_for_in: &["src/", "crates/"],
        at_home: &["crates/game-db/", "crates/peers/", "src/cli", "src/persist", "src/service"],
        why: "files are for game-db, src/service, src/persist and src/cli",
    },
    Confined {
        words: &["println!", "print!", "eprintln!", "eprint!", "dbg!"],
        looked_for_in: &["src/", "crates/"],
        at_home: &[
            "src/main.rs",
            "src/cli",
            "crates/chess-engine/src/main.rs",
            "crates/chess-engine/src/bin/",
            "crates/peers/",
        ],
        why: "a library returns what it has to say",
    },
    Confined {
        words: &["Instant::now", "SystemTime::now"],
        looked_for_in: &[
            "src/model",
            "src/update",
            "src/view",
            "crates/chess-core/",
            "crates/arbiter/",
            "crates/tournament/",
        ],
        at_home: &[],
        why: "the time is an argument here",
    },
];

/// Lines that a file may have without giving a reason.
const LONGEST: usize = 800;

/// How the reason begins, in the comment at the top of a longer file.
const REASON: &str = "on purpose:";

/// Adds every breach of one file, which is named from the root of the workspace.
pub fn check(name: &str, text: &str, breaches: &mut Vec<String>) {
    machine_paths(name, text, breaches);
    if !name.ends_with(".rs") {
        return;
    }
    if name.ends_with("/mod.rs") {
        breaches.push(format!("{name}: a module `foo` is in foo.rs, beside the folder foo/"));
    }
    length(name, text, breaches);
    unfinished(name, text, breaches);
    let code = blank(text);
    reasons(name, text, &code, breaches);
    confined(name, &without_test_modules(&code), breaches);
}

fn confined(name: &str, code: &str, breaches: &mut Vec<String>) {
    let within = |list: &[&str]| list.iter().any(|start| name.starts_with(start));
    // Integration tests and benchmarks of a crate may do what a program does.
    let is_test =
        name.contains("/tests/") || name.contains("/benches/") || name.ends_with("/tests.rs");
    for rule in CONFINED.iter().filter(|rule| within(rule.looked_for_in) && !within(rule.at_home)) {
        if is_test && !rule.words.contains(&"egui") {
            continue;
        }
        for (number, line) in lines(code) {
            if let Some(word) = rule.words.iter().find(|word| has_word(line, word)) {
                breaches.push(format!("{name}:{number}: `{word}` here: {}", rule.why));
            }
        }
    }
}

/// Whether the text has the word, and not merely as the end of another one.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let open = !text[..at].chars().next_back().is_some_and(is_part);
        let ends_in_word = word.chars().next_back().is_some_and(is_part);
        let closed = !text[at + word.len()..].chars().next().is_some_and(is_part);
        open && (closed || !ends_in_word)
    })
}

fn length(name: &str, text: &str, breaches: &mut Vec<String>) {
    let count = text.lines().count();
    if count > LONGEST && !text.lines().take(30).any(|line| line.contains(REASON)) {
        breaches.push(format!(
            "{name}: {count} lines; above {LONGEST} the comment at the top says that it is long {REASON} …"
        ));
    }
}

/// What is not finished is written down as an issue, not in the source.
fn unfinished(name: &str, text: &str, breaches: &mut Vec<String>) {
    const WORDS: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];
    for (number, line) in lines(text) {
        if let Some(word) = WORDS.iter().find(|word| has_word(line, word)) {
            breaches.push(format!("{name}:{number}: `{word}` in the source"));
        }
        if line.contains(concat!("todo", "!(")) || line.contains(concat!("unimple", "mented!(")) {
            breaches.push(format!("{name}:{number}: unfinished code"));
        }
    }
}

/// A silenced lint and a test that is passed over each say why.
fn reasons(name: &str, text: &str, code: &str, breaches: &mut Vec<String>) {
    for (at, _) in code.match_indices("#[ignore]") {
        breaches.push(format!("{name}:{}: an ignored test without a reason", number_of(text, at)));
    }
    for start in ["#[allow(", "#![allow(", "#[expect(", "#![expect("] {
        for (at, _) in code.match_indices(start) {
            let end = code[at..].find(")]").map_or(code.len(), |end| at + end);
            if !code[at..end].contains("reason") {
                let number = number_of(text, at);
                breaches.push(format!("{name}:{number}: a silenced lint without a reason"));
            }
        }
    }
}

/// A path of somebody's machine is of no use to anybody else.
fn machine_paths(name: &str, text: &str, breaches: &mut Vec<String>) {
    const STARTS: &[&str] = &[
        concat!("/ho", "me/"),
        concat!("/Us", "ers/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("C:\\", "Users"),
    ];
    for (number, line) in lines(text) {
        // Part of an address or of a longer relative path is something else.
        let found = STARTS.iter().find(|start| {
            line.match_indices(*start).any(|(at, _)| {
                !line[..at].ends_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-'))
            })
        });
        if let Some(start) = found {
            breaches.push(format!("{name}:{number}: a path of one machine, `{start}…`"));
        }
    }
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(index, line)| (index + 1, line))
}

fn number_of(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breaches(name: &str, text: &str) -> Vec<String> {
        let mut breaches = Vec::new();
        check(name, text, &mut breaches);
        breaches
    }

    #[test]
    fn files_are_read_in_their_places_only() {
        let text = "fn f() { std::fs::read(x) }\n";
        assert_eq!(breaches("src/update/play.rs", text).len(), 1);
        assert_eq!(breaches("src/service/files.rs", text), Vec::<String>::new());
        assert_eq!(breaches("crates/chess-core/tests/a.rs", text), Vec::<String>::new());
    }

    #[test]
    fn egui_stays_in_the_application() {
        assert_eq!(breaches("crates/chess-core/src/a.rs", "use egui::Ui;").len(), 1);
        assert_eq!(breaches("crates/chess-core/src/a.rs", "// no egui here"), Vec::<String>::new());
        assert_eq!(breaches("src/view.rs", "use egui::Ui;"), Vec::<String>::new());
    }

    #[test]
    fn the_graphics_card_is_known_in_one_file() {
        assert_eq!(breaches("src/view/board.rs", "use wgpu::Device;").len(), 1);
        assert_eq!(
            breaches("src/app.rs", "lend(cc.wgpu_render_state.as_ref())"),
            Vec::<String>::new()
        );
        assert_eq!(
            breaches("src/gpu.rs", "use eframe::egui_wgpu::RenderState;"),
            Vec::<String>::new()
        );
    }

    #[test]
    fn printing_in_a_test_module_is_fine() {
        let text = "#[cfg(test)]\nmod tests { fn f() { println!(\"x\") } }";
        assert_eq!(breaches("crates/chess-core/src/a.rs", text), Vec::<String>::new());
        assert_eq!(breaches("crates/chess-core/src/a.rs", "fn f() { println!(); }").len(), 1);
    }

    #[test]
    fn long_files_say_why() {
        let long = "fn f() {}\n".repeat(LONGEST + 1);
        assert_eq!(breaches("src/a.rs", &long).len(), 1);
        let explained = format!("//! Long {REASON} a table.\n{long}");
        assert_eq!(breaches("src/a.rs", &explained), Vec::<String>::new());
    }

    #[test]
    fn silenced_lints_say_why() {
        assert_eq!(breaches("src/a.rs", "#[allow(dead_code)]\nfn f() {}").len(), 1);
        let text = "#[expect(dead_code, reason = \"…\")]\nfn f() {}";
        assert_eq!(breaches("src/a.rs", text), Vec::<String>::new());
    }

    #[test]
    fn machine_paths_are_found_and_addresses_are_not() {
        let path = concat!("open(\"/ho", "me/ann/x.pgn\")");
        assert_eq!(breaches("src/a.rs", path).len(), 1);
        let address = concat!("https://example.org/ho", "me/x");
        assert_eq!(breaches("README.md", address), Vec::<String>::new());
    }
}
