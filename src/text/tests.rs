//! The three languages side by side, and beside the ids that the program asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::{Language, Text, Value, catalogue};

/// The variables of each message of a language, read from the sources themselves.
fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in catalogue::sources(language) {
        let mut current = None;
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            if let Some(id) = catalogue::ids(line).next() {
                let twice = messages.insert(id.to_owned(), BTreeSet::new());
                assert!(twice.is_none(), "{}: {id} is there twice", language.code());
                current = Some(id.to_owned());
            }
            let names = line.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect::<String>()
            });
            for name in names {
                let id = current.as_ref().unwrap_or_else(|| panic!("${name} outside a message"));
                messages.entry(id.clone()).or_default().insert(name);
            }
        }
    }
    messages
}

fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn the_languages_have_the_same_ids_and_variables() {
    let english = variables(Language::En);
    assert!(english.len() > 200);
    for language in [Language::ZhHans, Language::ZhHant] {
        let other = variables(language);
        let ids: BTreeSet<_> = english.keys().collect();
        let other_ids: BTreeSet<_> = other.keys().collect();
        let differ: Vec<_> = ids.symmetric_difference(&other_ids).collect();
        assert!(differ.is_empty(), "{}: in one only: {differ:?}", language.code());
        for (id, names) in &english {
            assert_eq!(other.get(id), Some(names), "{}: variables of {id}", language.code());
        }
    }
}

#[test]
fn the_files_on_disk_are_the_files_built_in() {
    let built_in: BTreeSet<String> = catalogue::FILES.iter().map(|&f| f.to_owned()).collect();
    for language in Language::ALL {
        let folder = repository("assets/locales").join(language.code());
        let on_disk: BTreeSet<String> = std::fs::read_dir(&folder)
            .expect("folder of the language")
            .map(|entry| entry.expect("entry").file_name().to_string_lossy().into_owned())
            .collect();
        assert_eq!(on_disk, built_in, "{}", language.code());
    }
}

#[test]
fn every_message_can_be_formatted() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (id, names) in variables(language) {
            if names.is_empty() {
                assert!(
                    text.find(&id).is_some_and(|words| !words.is_empty()),
                    "{} {id}",
                    language.code()
                );
                continue;
            }
            assert!(text.find(&id).is_none(), "{id} has variables, but a fixed text");
            let values: Vec<(&str, Value<'_>)> =
                names.iter().map(|name| (name.as_str(), 7.into())).collect();
            let words = text.with(&id, &values);
            assert!(!words.is_empty() && words != id && !words.contains('{'));
            assert!(
                !words.chars().any(|c| ('\u{2066}'..='\u{2069}').contains(&c)),
                "{id} has isolation marks"
            );
        }
        assert!(
            text.reported.lock().expect("reports").is_empty(),
            "{}: {:?}",
            language.code(),
            text.reported.lock()
        );
    }
}

#[test]
fn a_missing_id_shows_itself() {
    let text = Text::new(Language::En);
    assert_eq!(text.get("no-such-text"), "no-such-text");
    assert_eq!(text.with("no-such-text", &[]), "no-such-text");
    assert_eq!(text.find("no-such-text"), None);
    // Asked without its values, a message shows its id too.
    assert_eq!(text.get("player-level"), "player-level");
    assert_eq!(text.reported.lock().expect("reports").len(), 2);
}

#[test]
fn messages_choose_by_number_and_side() {
    let clock = |language| {
        Text::new(language).with(
            "clock-about-increment",
            &[("class", "rapid".into()), ("minutes", 10.into()), ("seconds", 5.into())],
        )
    };
    assert_eq!(clock(Language::En), "Rapid: ten minutes each, five seconds added with every move.");
    assert_eq!(clock(Language::ZhHans), "快棋：每方 10 分钟，每步加 5 秒。");
    assert_eq!(clock(Language::ZhHant), "快棋：每方 10 分鐘，每步加 5 秒。");

    let text = Text::new(Language::En);
    let offers = |side: &'static str| text.with("draw-offered-by-side", &[("side", side.into())]);
    assert!(offers("white").starts_with("White offers a draw."));
    assert!(offers("black").starts_with("Black offers a draw."));
    assert_eq!(text.list(&["queen", "2 pawns"]), "queen, 2 pawns");
    assert_eq!(Text::new(Language::ZhHans).list(&["后", "2 兵"]), "后、2 兵");
}

#[test]
fn chinese_sentences_have_chinese_marks() {
    let han = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    for language in [Language::ZhHans, Language::ZhHant] {
        for source in catalogue::sources(language) {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                let chars: Vec<char> = line.chars().collect();
                for pair in chars.windows(2) {
                    assert!(
                        !(han(pair[0]) && ",.;:?!()\"'".contains(pair[1])),
                        "{}: {line}",
                        language.code()
                    );
                }
            }
        }
    }
    // Forms that belong to the other script.
    for (language, foreign) in [
        (Language::ZhHans, "馬車譜對著開關設儲檔繼續將軍錄變顯"),
        (Language::ZhHant, "马车谱对着开关设储档继续将军录变显"),
    ] {
        for source in catalogue::sources(language) {
            let found: Vec<char> = source.chars().filter(|c| foreign.contains(*c)).collect();
            assert!(found.is_empty(), "{}: {found:?}", language.code());
        }
    }
}

/// Every Rust file of the application but the tests.
fn program_sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in std::fs::read_dir(folder).expect("folder of sources") {
            let path = entry.expect("entry").path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|ext| ext == "rs")
                && path.file_stem().is_some_and(|stem| stem != "tests")
            {
                let source = std::fs::read_to_string(&path).expect("source");
                // Unit tests at the end of a file may ask for ids that are not there.
                let source = match source.find("#[cfg(test)]\nmod tests {") {
                    Some(end) => source[..end].to_owned(),
                    None => source,
                };
                found.push((path, source));
            }
        }
    }
    let mut found = Vec::new();
    walk(&repository("src"), &mut found);
    found
}

/// The string literals of a source, each with the code directly before it.
fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut found = Vec::new();
    for line in source.lines() {
        let code = line.trim_start();
        if code.starts_with("//") {
            continue;
        }
        let mut rest = line;
        let mut from = 0;
        while let Some(open) = rest.find('"') {
            let Some(length) = rest[open + 1..].find('"') else {
                break;
            };
            found.push((&line[..from + open], &rest[open + 1..open + 1 + length]));
            from += open + length + 2;
            rest = &line[from..];
        }
    }
    found
}

fn looks_like_an_id(literal: &str) -> bool {
    literal.contains('-')
        && literal.starts_with(|c: char| c.is_ascii_lowercase())
        && !literal.ends_with('-')
        && literal.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}

#[test]
fn every_id_asked_for_exists() {
    let messages = variables(Language::En);
    for (path, source) in program_sources() {
        for (before, literal) in literals(&source) {
            if before.ends_with("Message::new(") {
                assert!(messages.contains_key(literal), "{}: no text {literal}", path.display());
            }
            let asked_plain = [".get(", ".t(", " t("].iter().any(|c| before.ends_with(c));
            let asked_with = [".with(", ".tw("].iter().any(|c| before.ends_with(c));
            if !looks_like_an_id(literal) || !(asked_plain || asked_with) {
                continue;
            }
            let Some(names) = messages.get(literal) else {
                panic!("{}: there is no text {literal}", path.display());
            };
            assert_eq!(
                names.is_empty(),
                asked_plain,
                "{}: {literal} has the variables {names:?}",
                path.display()
            );
        }
    }
}

/// Ids that are put together of parts, or come with outside data.
const COMPOSED: &[&str] = &["nag-", "piece-", "role-", "captured-"];

#[test]
fn no_id_is_unused() {
    let sources = program_sources();
    let used: BTreeSet<&str> = sources
        .iter()
        .flat_map(|(_, source)| literals(source))
        .map(|(_, literal)| literal)
        .chain(arbiter::arbiter::KEYS.iter().copied())
        .collect();
    let unused: Vec<String> = variables(Language::En)
        .into_keys()
        .filter(|id| {
            !used.contains(id.as_str()) && !COMPOSED.iter().any(|prefix| id.starts_with(prefix))
        })
        .collect();
    assert!(unused.is_empty(), "not used: {unused:#?}");
}
