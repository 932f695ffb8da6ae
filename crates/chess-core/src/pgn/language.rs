//! Piece letters of other languages.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

/// A language by its piece letters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Language {
    /// Its ISO 639-1 code, of the commonest one if several share the letters.
    pub code: &'static str,
    /// King, queen, rook, bishop, knight.
    letters: [&'static str; 5],
}

const ENGLISH: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];

const fn language(code: &'static str, letters: [&'static str; 5]) -> Language {
    Language { code, letters }
}

/// Tried in this order.
const LANGUAGES: [Language; 24] = [
    language("de", ["K", "D", "T", "L", "S"]),
    language("fr", ["R", "D", "T", "F", "C"]),
    language("es", ["R", "D", "T", "A", "C"]),
    language("nl", ["K", "D", "T", "L", "P"]),
    language("pt", ["R", "D", "T", "B", "C"]),
    language("pl", ["K", "H", "W", "G", "S"]),
    language("cs", ["K", "D", "V", "S", "J"]),
    language("hu", ["K", "V", "B", "F", "H"]),
    language("fi", ["K", "D", "T", "L", "R"]),
    language("ro", ["R", "D", "T", "N", "C"]),
    language("hr", ["K", "D", "T", "L", "S"]),
    language("is", ["K", "D", "H", "B", "R"]),
    language("et", ["K", "L", "V", "O", "R"]),
    language("lv", ["K", "D", "T", "L", "Z"]),
    language("lt", ["K", "V", "B", "R", "Ž"]),
    language("tr", ["Ş", "V", "K", "F", "A"]),
    language("tr", ["S", "V", "K", "F", "A"]),
    language("ru", ["Кр", "Ф", "Л", "С", "К"]),
    language("uk", ["Кр", "Ф", "Т", "С", "К"]),
    language("bg", ["Ц", "Д", "Т", "О", "К"]),
    language("el", ["Ρ", "Β", "Π", "Α", "Ι"]),
    language("sr", ["К", "Д", "Т", "Л", "С"]),
    language("zh", ["王", "后", "车", "象", "马"]),
    language("zh", ["王", "后", "車", "象", "馬"]),
];

impl Language {
    /// All known ones.
    pub(super) fn all() -> &'static [Language] {
        &LANGUAGES
    }

    /// Its piece letters from king to knight.
    pub fn letters(self) -> [&'static str; 5] {
        self.letters
    }

    /// The language of this code, if its piece letters are known.
    pub fn from_code(code: &str) -> Option<Language> {
        LANGUAGES.iter().copied().find(|language| language.code == code)
    }

    /// A move written with these letters in English ones; `None` if a piece letter is foreign to
    /// the language.
    pub fn to_english(self, san: &str) -> Option<String> {
        let mut out = String::with_capacity(san.len());
        let rest = match self.strip(san) {
            Some((letter, rest)) => {
                out.push(letter);
                rest
            }
            None if san.starts_with(|c: char| c.is_uppercase() && !"OО0".contains(c)) => {
                return None;
            }
            None => san,
        };
        // A promotion stands behind the target's rank, with or without a sign between.
        match rest.find(['1', '8']).map(|i| rest.split_at(i + 1)) {
            Some((head, tail)) => {
                out.push_str(head);
                let bare = tail.trim_start_matches(['=', '(', '/']);
                match self.strip(bare) {
                    Some((letter, tail)) => {
                        out.push('=');
                        out.push(letter);
                        out.push_str(tail.trim_start_matches(')'));
                    }
                    None => out.push_str(tail),
                }
            }
            None => out.push_str(rest),
        }
        Some(out)
    }

    /// Takes the piece letter off the front, the longest that fits, as the English one.
    fn strip(self, text: &str) -> Option<(char, &str)> {
        let fitting = self.letters.iter().zip(ENGLISH);
        fitting
            .filter_map(|(own, english)| Some((own.len(), english, text.strip_prefix(own)?)))
            .max_by_key(|(length, ..)| *length)
            .map(|(_, english, rest)| (english, rest))
    }
}

/// Whether a text begins with a letter that may name a piece, but in English does not.
pub(super) fn has_foreign_letter(san: &str) -> bool {
    san.chars().next().is_some_and(|first| {
        first.is_alphabetic()
            && !first.is_ascii_lowercase()
            && first != 'O'
            && !ENGLISH.contains(&first)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_become_english() {
        let by_code = |code: &str| *LANGUAGES.iter().find(|l| l.code == code).expect("known");
        let cases = [
            ("de", "Sf3", "Nf3"),
            ("de", "Lxc6+", "Bxc6+"),
            ("de", "e8D", "e8=Q"),
            ("de", "exd8=S#", "exd8=N#"),
            ("de", "O-O-O", "O-O-O"),
            ("de", "T1d2", "R1d2"),
            ("fr", "Rf1", "Kf1"),
            ("fr", "a1(C)", "a1=N"),
            ("ru", "Крf1", "Kf1"),
            ("ru", "Кf3", "Nf3"),
            ("zh", "马xe5", "Nxe5"),
        ];
        for (code, own, english) in cases {
            assert_eq!(by_code(code).to_english(own).as_deref(), Some(english), "{own}");
        }
        assert_eq!(by_code("de").to_english("Nf3"), None);
    }
}
