//! Settings with a few named values, written as words.

/// Declares an enum whose values are kept as words: `pieces: "qq"`.
///
/// An unknown word, which a newer program may have written, gives the default and leaves the
/// rest of the file readable; a derived enum would make the whole file broken.
macro_rules! choice {
    (
        $(#[$about:meta])*
        $name:ident { $($(#[$about_value:meta])* $value:ident = $word:literal),+ $(,)? }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$about_value])* $value),+ }

        impl $name {
            /// All values, in the order in which they are offered.
            pub const ALL: &[Self] = &[$(Self::$value),+];

            /// The word for it in files.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }

            /// The value for a word.
            pub fn from_word(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.word() == word)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                Ok(Self::from_word(&word).unwrap_or_else(|| {
                    log::warn!("{} {word:?} is unknown", stringify!($name));
                    Self::default()
                }))
            }
        }
    };
}
pub(super) use choice;
