//! The locale files, built into the program.

use super::Language;

/// Includes the same files for each language, so that no language can lack one.
macro_rules! catalogues {
    ($($file:literal),+ $(,)?) => {
        /// The names of the files of each language.
        #[cfg(test)]
        pub(super) const FILES: &[&str] = &[$($file),+];
        const EN: &[&str] =
            &[$(include_str!(concat!("../../assets/locales/en/", $file))),+];
        const ZH_HANS: &[&str] =
            &[$(include_str!(concat!("../../assets/locales/zh-Hans/", $file))),+];
        const ZH_HANT: &[&str] =
            &[$(include_str!(concat!("../../assets/locales/zh-Hant/", $file))),+];
    };
}

catalogues![
    "arbiter.ftl",
    "board.ftl",
    "files.ftl",
    "help.ftl",
    "ladder.ftl",
    "laws.ftl",
    "moves.ftl",
    "new-game.ftl",
    "play.ftl",
    "position.ftl",
    "settings.ftl",
    "sheet.ftl",
    "shell.ftl",
    "table.ftl",
];

/// The Fluent sources of a language.
pub(super) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::En => EN,
        Language::ZhHans => ZH_HANS,
        Language::ZhHant => ZH_HANT,
    }
}

/// The message ids of a Fluent source, in its order.
pub(super) fn ids(source: &str) -> impl Iterator<Item = &str> {
    source.lines().filter_map(|line| {
        let (id, _) = line.split_once(" =")?;
        let message = id.starts_with(|c: char| c.is_ascii_lowercase())
            && id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
        message.then_some(id)
    })
}
