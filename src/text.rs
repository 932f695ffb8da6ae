//! All words the program shows, in the user's language.
//!
//! The words live in `assets/locales/LANGUAGE/*.ftl` (Fluent), grouped by screen. An id is
//! kebab-case and begins with its screen or topic: `rail-…`, `command-…`, `new-game-…`,
//! `settings-…`. [`Text::get`] is a table lookup and is meant to be called in every frame;
//! [`Text::with`] puts values into a message.
//!
//! A missing id never stops the program: the id itself becomes visible, and one line goes to
//! the log. The tests of this module hold the three languages to the same ids and variables.

mod agreed;
mod catalogue;
mod language;
mod ruling;
pub mod spoken;
#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};

pub use fluent_bundle::FluentValue as Value;
pub use language::Language;

/// The messages of one language, ready to be asked in every frame.
///
/// The owner replaces the whole value when the user picks another language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Messages without variables, formatted once.
    plain: HashMap<&'static str, Box<str>>,
    /// Ids already complained about, so that a frame loop does not fill the log.
    reported: Mutex<HashSet<String>>,
}

/// All messages of a language as they are written, for tests that look at their letters.
#[cfg(test)]
pub(crate) fn letters(language: Language) -> impl Iterator<Item = char> {
    let lines = catalogue::sources(language).iter().flat_map(|source| source.lines());
    lines.filter(|line| !line.starts_with('#')).flat_map(str::chars)
}

impl Text {
    /// Reads the catalogue of `language`.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate right-to-left insertions would be drawn as boxes, and none of
        // our languages needs them.
        bundle.set_use_isolating(false);
        let mut ids = Vec::new();
        for source in catalogue::sources(language) {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) => resource,
                Err((resource, errors)) => {
                    log::error!("{} catalogue: {errors:?}", language.code());
                    resource
                }
            };
            if let Err(errors) = bundle.add_resource(resource) {
                log::error!("{} catalogue: {errors:?}", language.code());
            }
            ids.extend(catalogue::ids(source));
        }

        let mut plain = HashMap::with_capacity(ids.len());
        for id in ids {
            let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
                continue;
            };
            let mut errors = Vec::new();
            let words = bundle.format_pattern(pattern, None, &mut errors);
            // An error here means that the message wants values; `with` formats those.
            if errors.is_empty() {
                plain.insert(id, words.into_owned().into_boxed_str());
            }
        }
        Self { language, bundle, plain, reported: Mutex::default() }
    }

    /// The language of the words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The words of a message that has no variables.
    pub fn get<'a>(&'a self, id: &'a str) -> &'a str {
        self.find(id).unwrap_or_else(|| {
            self.report(id, "is missing, or wants values");
            id
        })
    }

    /// The words of a message that has no variables, if there is such a message.
    ///
    /// For ids that are put together from outside data, such as the marks of a PGN file.
    pub fn find(&self, id: &str) -> Option<&str> {
        self.plain.get(id).map(AsRef::as_ref)
    }

    /// The words of a message, with values for its variables.
    ///
    /// ```
    /// use luozi::text::{Language, Text};
    /// let text = Text::new(Language::En);
    /// assert_eq!(text.with("player-level", &[("level", 14.into())]), "Level 14");
    /// ```
    pub fn with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let Some(pattern) = pattern else {
            self.report(id, "is missing");
            return id.to_owned();
        };
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors: Vec<FluentError> = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if !errors.is_empty() {
            self.report(id, &format!("cannot be formatted: {errors:?}"));
        }
        words
    }

    /// Several words as one list: "queen, 2 pawns".
    pub fn list<S: AsRef<str>>(&self, words: &[S]) -> String {
        let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
        words.join(self.get("list-separator"))
    }

    fn report(&self, id: &str, what: &str) {
        // The set is only a memory of complaints: a panic elsewhere cannot make it wrong.
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        if reported.insert(id.to_owned()) {
            log::warn!("text id {id} ({}) {what}", self.language.code());
        }
    }
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}
