//! The languages of the program and how one is chosen.

use unic_langid::LanguageIdentifier;

/// A language in which the whole program can be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters.
    ZhHant,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::ZhHans, Self::ZhHant];

    /// Its tag, which is also the name of its folder in `assets/locales`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
        }
    }

    /// Its name in itself: a reader looks for it without knowing the present language.
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::ZhHans => "简体中文",
            Self::ZhHant => "繁體中文",
        }
    }

    /// True for both scripts of Chinese.
    pub const fn is_chinese(self) -> bool {
        matches!(self, Self::ZhHans | Self::ZhHant)
    }

    /// The first language of the system's list that the program speaks, else English.
    pub fn from_system() -> Self {
        sys_locale::get_locales().find_map(|locale| Self::from_locale(&locale)).unwrap_or_default()
    }

    /// The language for a locale name such as `zh_TW.UTF-8`, `zh-Hant-HK` or `en-GB`.
    pub fn from_locale(locale: &str) -> Option<Self> {
        let mut parts = locale.split(['-', '_', '.', '@']).map(str::to_ascii_lowercase);
        match parts.next().as_deref() {
            Some("en") => Some(Self::En),
            Some("zh") => {
                let mut language = Self::ZhHans;
                for part in parts {
                    match part.as_str() {
                        // The script, where it is named, decides; a region only hints at it.
                        "hant" => return Some(Self::ZhHant),
                        "hans" => return Some(Self::ZhHans),
                        "tw" | "hk" | "mo" => language = Self::ZhHant,
                        _ => {}
                    }
                }
                Some(language)
            }
            _ => None,
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        // The codes are constants that a test parses; the fallback cannot be reached.
        self.code().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locale_names_find_their_language() {
        for (locale, language) in [
            ("en-GB", Some(Language::En)),
            ("en_US.UTF-8", Some(Language::En)),
            ("zh", Some(Language::ZhHans)),
            ("zh-CN", Some(Language::ZhHans)),
            ("zh_SG.UTF-8", Some(Language::ZhHans)),
            ("zh-Hans-HK", Some(Language::ZhHans)),
            ("zh_TW.UTF-8", Some(Language::ZhHant)),
            ("zh-HK", Some(Language::ZhHant)),
            ("zh-Hant", Some(Language::ZhHant)),
            ("zh-Hant-CN", Some(Language::ZhHant)),
            ("de-DE", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::from_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn codes_are_well_formed() {
        for language in Language::ALL {
            assert!(language.code().parse::<LanguageIdentifier>().is_ok(), "{language:?}");
        }
    }
}
