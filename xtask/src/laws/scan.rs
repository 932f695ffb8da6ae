//! Finds tests in a source file, with what is said of each.

/// A test function.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Test {
    /// Its name.
    pub name: String,
    /// Its doc comment, the lines joined by spaces.
    pub about: String,
}

impl Test {
    /// Whether its name or its doc comment holds the id of a law, by itself and not as the
    /// beginning of a range.
    pub fn names(&self, id: &str) -> bool {
        let snake = id.to_ascii_lowercase().replace('-', "_");
        holds(&self.name, &snake, |c| c.is_ascii_alphanumeric())
            || holds(&self.about, id, |c| c.is_ascii_alphanumeric() || c == '-')
    }
}

/// Whether a text holds a word, with no such letter before or behind it and no range behind it.
fn holds(text: &str, word: &str, is_letter: impl Fn(char) -> bool) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = &text[at + word.len()..];
        let range = ["..", "–", " to ", " through "].iter().any(|sign| behind.starts_with(sign));
        let apart = |c: Option<char>| c.is_none_or(|c| !is_letter(c));
        apart(before) && apart(behind.chars().next()) && !range
    })
}

/// All functions with the attribute `#[test]`.
pub fn tests(source: &str) -> Vec<Test> {
    let mut found = Vec::new();
    let mut about = Vec::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            about.push(words.trim());
        } else if line == "#[test]" {
            is_test = true;
        } else if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
            let name = rest.split(['(', '<']).next().unwrap_or_default().to_owned();
            found.push(Test { name, about: about.join(" ") });
            (is_test, about) = (false, Vec::new());
        } else if !line.starts_with("#[") {
            // Anything else stands between what was said and the next function.
            (is_test, about) = (false, Vec::new());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "
/// L-LAW-1: not a test.
fn helper() {}

/// L-LAW-2, L-LAW-3:
/// two rows, and L-LAW-4..6.
#[test]
fn l_law_7_by_name() {}

#[test]
#[ignore]
fn of_nothing() {
    /// L-LAW-8
}
";

    #[test]
    fn tests_are_found_with_what_is_said_of_them() {
        let found = tests(SOURCE);
        let names: Vec<&str> = found.iter().map(|test| test.name.as_str()).collect();
        assert_eq!(names, ["l_law_7_by_name", "of_nothing"]);
        let covered: Vec<u8> = (1..=12).filter(|n| found[0].names(&format!("L-LAW-{n}"))).collect();
        assert_eq!(covered, [2, 3, 7]);
        assert!((1..=12).all(|n| !found[1].names(&format!("L-LAW-{n}"))));
    }

    #[test]
    fn an_id_is_a_whole_word() {
        let test =
            Test { name: "l_end_10_counts".into(), about: "See L-END-12. Not XL-END-2".into() };
        assert!(test.names("L-END-10") && test.names("L-END-12"));
        assert!(!test.names("L-END-1") && !test.names("L-END-2"));
        let sets = Test { name: "l_sets_change".into(), about: String::new() };
        assert!(sets.names("L-SETS"));
    }
}
