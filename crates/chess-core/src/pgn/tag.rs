//! Tag pairs: what a game file says about a game beside its moves.

use std::fmt;

/// The seven tags every game carries, in the order of the PGN standard, with what stands there
/// when nothing is known.
pub const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tags that follow from the start position and are written from it; see [`crate::Game`].
pub(crate) const START_TAGS: [&str; 3] = ["FEN", "SetUp", "Variant"];

/// The tag pairs of a game: the seven of [`ROSTER`] first, always present, then the others in
/// the order in which they came.
///
/// Names are compared exactly, as the standard has it. Values hold no line breaks.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tags {
    pairs: Vec<(String, String)>,
}

impl Default for Tags {
    fn default() -> Tags {
        let pairs = ROSTER.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())).collect();
        Tags { pairs }
    }
}

impl Tags {
    /// The roster with nothing known.
    pub fn new() -> Tags {
        Tags::default()
    }

    /// The value of a tag; for the seven of the roster always something, if only `?`.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.pairs.iter().find(|(n, _)| n == name).map(|(_, v)| v.as_str())
    }

    /// The value of a tag if it says something: neither absent, empty, `?`, `-` nor an unknown date.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).filter(|value| !matches!(*value, "" | "?" | "-" | "????.??.??"))
    }

    /// Gives a tag a value, in its old place if it was there, and returns the old value.
    ///
    /// # Errors
    /// The name is empty or holds blanks, quotes or brackets.
    pub fn set(&mut self, name: &str, value: &str) -> Result<Option<String>, TagNameError> {
        if !is_valid_name(name) {
            return Err(TagNameError(name.to_owned()));
        }
        let value = clean_value(value);
        if let Some((_, old)) = self.pairs.iter_mut().find(|(n, _)| n == name) {
            return Ok(Some(std::mem::replace(old, value)));
        }
        self.pairs.push((name.to_owned(), value));
        Ok(None)
    }

    /// Appends a tag that is known to be new and to have a valid name: a reader's way, which
    /// does not search.
    pub(crate) fn push(&mut self, name: &str, value: &str) {
        self.pairs.push((name.to_owned(), clean_value(value)));
    }

    /// Takes a tag away; one of the roster falls back to "unknown".
    pub fn remove(&mut self, name: &str) {
        match self.pairs.iter().position(|(n, _)| n == name) {
            Some(i) if i < ROSTER.len() => {
                if let (Some(pair), Some((_, unknown))) = (self.pairs.get_mut(i), ROSTER.get(i)) {
                    (*unknown).clone_into(&mut pair.1);
                }
            }
            Some(i) => drop(self.pairs.remove(i)),
            None => {}
        }
    }

    /// All pairs in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }

    /// What the `Result` tag says.
    pub fn result(&self) -> GameResult {
        self.get("Result").and_then(GameResult::parse).unwrap_or(GameResult::Unknown)
    }
}

/// Whether a tag can have this name and still be read back.
pub(crate) fn is_valid_name(name: &str) -> bool {
    !name.is_empty()
        && !name.chars().any(|c| c.is_whitespace() || c.is_control() || "\"[]%{};".contains(c))
}

/// The value without line breaks and outer blanks, which no tag can hold.
fn clean_value(value: &str) -> String {
    let value = value.trim_matches([' ', '\t', '\r', '\n']);
    if value.contains(['\r', '\n']) {
        value
            .split(['\r', '\n'])
            .map(str::trim)
            .filter(|s| !s.is_empty())
            .collect::<Vec<_>>()
            .join(" ")
    } else {
        value.to_owned()
    }
}

/// A tag cannot have this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TagNameError(pub String);

impl fmt::Display for TagNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} cannot be the name of a tag", self.0)
    }
}

impl std::error::Error for TagNameError {}

/// How a game ended, as game files say it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: going on, broken off or not known.
    #[default]
    Unknown,
}

impl GameResult {
    /// The text of the standard.
    pub const fn as_str(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// Reads the standard's texts and the usual loose ones (`½-½`, `1/2`, long dashes).
    pub fn parse(text: &str) -> Option<GameResult> {
        match text.trim() {
            "1-0" | "1–0" | "1—0" | "1−0" => Some(GameResult::WhiteWins),
            "0-1" | "0–1" | "0—1" | "0−1" => Some(GameResult::BlackWins),
            "1/2-1/2" | "1/2" | "½-½" | "½–½" | "½" | "1/2–1/2" | "1/2—1/2" | "1/2−1/2" => {
                Some(GameResult::Draw)
            }
            "*" => Some(GameResult::Unknown),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The value as it stands between the quotes of a file: `"` and `\` escaped.
pub fn escape(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    for c in value.chars() {
        if c == '"' || c == '\\' {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// The inverse of [`escape`]; a backslash before anything else stands for itself.
pub fn unescape(raw: &str) -> String {
    let mut out = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some('"' | '\\')) => out.extend(chars.next()),
            _ => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roster_is_always_there() {
        let mut tags = Tags::new();
        assert_eq!(tags.get("White"), Some("?"));
        assert_eq!(tags.known("White"), None);
        assert_eq!(tags.get("Annotator"), None);
        tags.set("Annotator", " X\r\n Y ").expect("valid");
        tags.set("White", "A").expect("valid");
        assert_eq!((tags.get("Annotator"), tags.known("White")), (Some("X Y"), Some("A")));
        tags.remove("White");
        tags.remove("Annotator");
        assert_eq!(tags, Tags::new());
        assert!(tags.set("a b", "").is_err() && tags.set("", "").is_err());
    }

    #[test]
    fn escapes_are_undone() {
        for value in [r#"The "Quick" Cup"#, r"C:\games\", r#"\"\\"#, ""] {
            assert_eq!(unescape(&escape(value)), value);
        }
        assert_eq!(unescape(r"a\b\"), r"a\b\");
    }
}
