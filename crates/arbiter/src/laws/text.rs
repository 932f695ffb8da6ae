//! Laws as a short text, which a PGN tag holds.
//!
//! The name of the nearest preset comes first, then what differs from it:
//! `modern; touch=arbiter; fivefold=off; announced=KRB-KR:75`. Times are whole seconds.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::{
    Announced, Counted, DeadRule, IncrementTiming, Laws, Mercy, ReversedColours, Watch, WrongClaim,
};
use chess_core::Role;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Why a text does not say what laws to play by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LawsError {
    /// It does not begin with a preset.
    Preset {
        /// The place in the text, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// Something without `=`.
    Form {
        /// The place in the text, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A name that no law has.
    Name {
        /// The place in the text, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// The same law twice.
    Twice {
        /// The place in the text, from 1.
        column: usize,
        /// What stands there.
        found: String,
    },
    /// A value that the law cannot have.
    Value {
        /// The place in the text, from 1.
        column: usize,
        /// What stands there.
        found: String,
        /// The law.
        name: &'static str,
        /// What it can have.
        wanted: &'static str,
    },
}

impl LawsError {
    /// The place in the text, counted in characters from 1.
    pub const fn column(&self) -> usize {
        match self {
            LawsError::Preset { column, .. }
            | LawsError::Form { column, .. }
            | LawsError::Name { column, .. }
            | LawsError::Twice { column, .. }
            | LawsError::Value { column, .. } => *column,
        }
    }
}

impl fmt::Display for LawsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "laws, column {}: ", self.column())?;
        match self {
            LawsError::Preset { found, .. } => {
                write!(f, "{found:?} is none of modern, classic and casual")
            }
            LawsError::Form { found, .. } => write!(f, "{found:?} is not of the form name=value"),
            LawsError::Name { found, .. } => write!(f, "there is no law {found:?}"),
            LawsError::Twice { found, .. } => write!(f, "{found:?} was said before"),
            LawsError::Value { found, name, wanted, .. } => {
                write!(f, "{name} cannot be {found:?}, only {wanted}")
            }
        }
    }
}

impl std::error::Error for LawsError {}

/// One law's name, what it can be, and how it is written and read.
struct Entry {
    name: &'static str,
    wanted: &'static str,
    write: fn(&Laws) -> String,
    read: fn(&mut Laws, &str) -> Option<()>,
}

/// A value that has a text.
trait Word: Sized {
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
}

/// Gives the variants of an enum their words.
macro_rules! words {
    ($type:ty { $($word:literal = $value:expr,)+ }) => {
        impl Word for $type {
            fn write(&self) -> String {
                let words = [$(($word, $value)),+];
                words.iter().find(|(_, value)| value == self).map_or("", |(word, _)| *word).to_owned()
            }

            fn read(text: &str) -> Option<Self> {
                match text { $($word => Some($value),)+ _ => None }
            }
        }
    };
}

words!(bool { "on" = true, "off" = false, });
words!(Watch { "off" = Watch::Off, "arbiter" = Watch::Arbiter, "complaint" = Watch::Complaint, });
words!(Counted { "all" = Counted::All, "king" = Counted::King, });
words!(Mercy { "never" = Mercy::Never, "lone-king" = Mercy::LoneKing, "no-mate" = Mercy::NoMate, });
words!(DeadRule { "listed" = DeadRule::Listed, "any" = DeadRule::Any, });
words!(ReversedColours {
    "quarter" = ReversedColours::Quarter,
    "ten-moves" = ReversedColours::TenMoves,
});
words!(IncrementTiming {
    "before" = IncrementTiming::Before,
    "after" = IncrementTiming::After,
});

/// Longer times are slips, and would be of no use.
const LONGEST: u64 = 10_000_000;

impl Word for Duration {
    fn write(&self) -> String {
        self.as_secs().to_string()
    }

    fn read(text: &str) -> Option<Duration> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let seconds: u64 = if digits { text.parse().ok()? } else { return None };
        (seconds <= LONGEST).then(|| Duration::from_secs(seconds))
    }
}

impl Word for Option<Duration> {
    fn write(&self) -> String {
        self.as_ref().map_or_else(|| "off".to_owned(), Word::write)
    }

    fn read(text: &str) -> Option<Option<Duration>> {
        if text == "off" { Some(None) } else { Duration::read(text).map(Some) }
    }
}

impl Word for Option<u8> {
    fn write(&self) -> String {
        self.map_or_else(|| "never".to_owned(), |count| count.to_string())
    }

    fn read(text: &str) -> Option<Option<u8>> {
        if text == "never" {
            return Some(None);
        }
        text.parse().ok().filter(|count| (1..=99).contains(count)).map(Some)
    }
}

impl Word for WrongClaim {
    fn write(&self) -> String {
        match self {
            WrongClaim::Free => "free".to_owned(),
            WrongClaim::Claimant(time) => format!("claimant-{}", time.write()),
            WrongClaim::Opponent(time) => format!("opponent+{}", time.write()),
        }
    }

    fn read(text: &str) -> Option<WrongClaim> {
        if text == "free" {
            return Some(WrongClaim::Free);
        }
        if let Some(time) = text.strip_prefix("claimant-") {
            return Duration::read(time).map(WrongClaim::Claimant);
        }
        text.strip_prefix("opponent+").and_then(Duration::read).map(WrongClaim::Opponent)
    }
}

impl Word for Vec<Announced> {
    fn write(&self) -> String {
        if self.is_empty() {
            return "none".to_owned();
        }
        self.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
    }

    fn read(text: &str) -> Option<Vec<Announced>> {
        if text == "none" {
            return Some(Vec::new());
        }
        text.split(',').map(Announced::read).collect()
    }
}

impl Announced {
    /// Reads an ending such as `KRB-KR:75`: the men of one side, of the other, and moves by each
    /// side from 50 to 1000. `None` if the text is none.
    ///
    /// ```
    /// use arbiter::laws::Announced;
    ///
    /// let ending = Announced::read("KRB-KR:75").unwrap();
    /// assert_eq!((ending.moves, ending.to_string().as_str()), (75, "KRB-KR:75"));
    /// assert_eq!(Announced::read("RB-KR:75"), None);
    /// ```
    pub fn read(text: &str) -> Option<Announced> {
        let (men, moves) = text.trim().split_once(':')?;
        let (one, other) = men.split_once('-')?;
        let moves = moves.parse().ok().filter(|moves| (50..=1_000).contains(moves))?;
        Some(Announced { one: count(one)?, other: count(other)?, moves })
    }
}

impl fmt::Display for Announced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}:{}", letters(&self.one), letters(&self.other), self.moves)
    }
}

fn letters(men: &[u8; 6]) -> String {
    let mut text = String::new();
    for (role, count) in Role::ALL.into_iter().zip(men).rev() {
        (0..*count).for_each(|_| text.push(role.letter()));
    }
    text
}

fn count(text: &str) -> Option<[u8; 6]> {
    let mut men = [0; 6];
    for c in text.chars() {
        let role = Role::from_letter(c)?;
        let place: &mut u8 = men.get_mut(role.index())?;
        *place = place.checked_add(1).filter(|count| *count <= 10)?;
    }
    (men.last() == Some(&1)).then_some(men)
}

macro_rules! entry {
    ($name:literal, $field:ident, $wanted:literal) => {
        Entry {
            name: $name,
            wanted: $wanted,
            write: |laws| laws.$field.write(),
            read: |laws, text| {
                laws.$field = Word::read(text)?;
                Some(())
            },
        }
    };
}

const ON_OFF: &str = "on or off";
const MERCY: &str = "never, lone-king or no-mate";

const ENTRIES: &[Entry] = &[
    entry!("touch", touch, "off, arbiter or complaint"),
    entry!("illegal", illegal, "off, arbiter or complaint"),
    entry!("illegal-counts", illegal_counts, "all or king"),
    entry!("illegal-loses", illegal_loses_at, "never or a number from 1 to 99"),
    entry!("illegal-bonus", illegal_bonus, "whole seconds"),
    Entry { wanted: MERCY, ..entry!("illegal-draw", illegal_draw, "") },
    entry!("reversed", reversed, "quarter or ten-moves"),
    Entry { wanted: MERCY, ..entry!("resign-draw", resign_draw, "") },
    entry!("dead", dead, "listed or any"),
    Entry { wanted: MERCY, ..entry!("flag-draw", flag_draw, "") },
    Entry { wanted: ON_OFF, ..entry!("flag-order", flag_order_known, "") },
    Entry { wanted: ON_OFF, ..entry!("threefold-auto", threefold_automatic, "") },
    Entry { wanted: ON_OFF, ..entry!("fifty-auto", fifty_automatic, "") },
    entry!("announced", announced, "none or endings such as KRB-KR:75, with commas between"),
    Entry { wanted: ON_OFF, ..entry!("fivefold", fivefold, "") },
    Entry { wanted: ON_OFF, ..entry!("seventy-five", seventy_five, "") },
    entry!("wrong-claim", wrong_claim, "free, claimant-SECONDS or opponent+SECONDS"),
    entry!("default-time", default_time, "off or whole seconds"),
    entry!("increment", increment, "before or after"),
    Entry { wanted: ON_OFF, ..entry!("flag-auto", flag_automatic, "") },
    entry!("session", session, "off or whole seconds"),
    Entry { wanted: MERCY, ..entry!("sealed-draw", sealed_draw, "") },
];

impl fmt::Display for Laws {
    /// The nearest preset and what differs from it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let differing = |preset: &Laws| -> Vec<&Entry> {
            ENTRIES.iter().filter(|e| (e.write)(self) != (e.write)(preset)).collect()
        };
        let nearest = Laws::PRESETS
            .into_iter()
            .map(|(name, preset)| (name, differing(&preset())))
            .min_by_key(|(_, differing)| differing.len());
        let Some((name, differing)) = nearest else { return Ok(()) };
        f.write_str(name)?;
        differing.iter().try_for_each(|e| write!(f, "; {}={}", e.name, (e.write)(self)))
    }
}

impl FromStr for Laws {
    type Err = LawsError;

    fn from_str(text: &str) -> Result<Laws, LawsError> {
        let mut start = 0;
        let mut laws = None;
        let mut said = Vec::new();
        for part in text.split(';') {
            let blanks = part.chars().take_while(|c| c.is_whitespace()).count();
            let column = start + blanks + 1;
            start += part.chars().count() + 1;
            let part = part.trim();
            let found = || part.chars().take(40).collect::<String>();
            let Some(laws) = &mut laws else {
                let preset = Laws::PRESETS.into_iter().find(|(name, _)| *name == part);
                let (_, preset) =
                    preset.ok_or_else(|| LawsError::Preset { column, found: found() })?;
                laws = Some(preset());
                continue;
            };
            // A semicolon at the end says nothing.
            if part.is_empty() {
                continue;
            }
            let (name, value) = part
                .split_once('=')
                .map(|(name, value)| (name.trim(), value.trim()))
                .ok_or_else(|| LawsError::Form { column, found: found() })?;
            let entry = ENTRIES.iter().find(|entry| entry.name == name).ok_or_else(|| {
                LawsError::Name { column, found: name.chars().take(40).collect() }
            })?;
            if said.contains(&entry.name) {
                return Err(LawsError::Twice { column, found: found() });
            }
            said.push(entry.name);
            (entry.read)(laws, value).ok_or_else(|| LawsError::Value {
                column,
                found: value.chars().take(40).collect(),
                name: entry.name,
                wanted: entry.wanted,
            })?;
        }
        laws.ok_or_else(|| LawsError::Preset { column: 1, found: String::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::fen;

    #[test]
    fn presets_are_their_names() {
        for (name, preset) in Laws::PRESETS {
            assert_eq!(preset().to_string(), name);
            assert_eq!(name.parse(), Ok(preset()));
        }
        assert_ne!(Laws::modern(), Laws::classic());
        assert_ne!(Laws::modern(), Laws::casual());
    }

    /// Every law can be changed by its text, is written, and reads back.
    #[test]
    fn every_law_is_written_and_read() {
        let values = [
            "off",
            "on",
            "arbiter",
            "complaint",
            "all",
            "king",
            "never",
            "7",
            "90",
            "lone-king",
            "no-mate",
            "quarter",
            "ten-moves",
            "listed",
            "any",
            "before",
            "after",
            "free",
            "claimant-30",
            "opponent+60",
            "KRB-KR:75,KNN-KP:100",
        ];
        for (preset, make) in Laws::PRESETS {
            for entry in ENTRIES {
                let mut changed = 0;
                for value in values {
                    let Ok(laws) = format!("{preset}; {}={value}", entry.name).parse::<Laws>()
                    else {
                        continue;
                    };
                    changed += usize::from(laws != make());
                    assert_eq!(laws.to_string().parse(), Ok(laws.clone()));
                    assert_eq!((entry.write)(&laws), value);
                }
                assert!(changed > 0, "{} cannot be changed", entry.name);
            }
        }
    }

    #[test]
    fn faults_are_named_with_their_place() {
        for (text, message) in [
            ("", "laws, column 1: \"\" is none of modern, classic and casual"),
            ("moder", "laws, column 1: \"moder\" is none of modern, classic and casual"),
            ("modern; touhc=off", "laws, column 9: there is no law \"touhc\""),
            ("modern;  fivefold", "laws, column 10: \"fivefold\" is not of the form name=value"),
            (
                "classic; fivefold=maybe",
                "laws, column 10: fivefold cannot be \"maybe\", only on or off",
            ),
            (
                "casual; fivefold=off; fivefold=on",
                "laws, column 23: \"fivefold=on\" was said before",
            ),
            (
                "modern; announced=KRR",
                "laws, column 9: announced cannot be \"KRR\", only none or endings such as \
                 KRB-KR:75, with commas between",
            ),
            (
                "modern; session=-5",
                "laws, column 9: session cannot be \"-5\", only off or whole seconds",
            ),
        ] {
            let error = text.parse::<Laws>().unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }

    /// L-END-9: an announced ending fits whichever side has which men.
    #[test]
    fn l_end_9_announced_endings() {
        let laws: Laws = "classic; announced=KRB-KR:75".parse().unwrap();
        let fits = |text: &str| laws.announced[0].fits(&fen::parse(text).unwrap().board);
        assert!(fits("4k3/r7/8/8/8/8/8/1RB1K3"));
        assert!(fits("4k3/rb6/8/8/8/8/8/1R2K3"));
        assert!(!fits("4k3/r7/8/8/8/8/8/1RBBK3"));
    }
}
