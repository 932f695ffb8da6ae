//! Numeric annotation glyphs: the codes behind `!`, `?`, `±` and their kin.

use std::fmt;

/// A judgement on a move or position as a number of the PGN standard (section 10), written `$1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nag(pub u8);

/// The signs that stand for a code in print, and the spellings of them that readers accept.
/// The first row of a code gives the sign to show.
#[rustfmt::skip]
const SIGNS: &[(u8, &str)] = &[
    (1, "!"), (2, "?"), (3, "!!"), (4, "??"), (5, "!?"), (6, "?!"),
    (7, "□"), (8, "□"),
    (10, "="), (11, "="), (13, "∞"),
    (14, "⩲"), (15, "⩱"), (16, "±"), (17, "∓"), (18, "+−"), (19, "−+"),
    (14, "+="), (15, "=+"), (16, "+/-"), (17, "-/+"), (18, "+-"), (19, "-+"),
    (14, "+/="), (15, "=/+"), (16, "+/−"), (17, "−/+"), (18, "+–"), (19, "–+"),
    (22, "⨀"), (23, "⨀"), (26, "○"), (27, "○"),
    (32, "⟳"), (33, "⟳"), (36, "→"), (37, "→"), (40, "↑"), (41, "↑"),
    (44, "=∞"), (45, "=∞"), (44, "⯹"),
    (132, "⇆"), (133, "⇆"), (138, "⊕"), (139, "⊕"),
    (140, "∆"), (142, "⌓"), (145, "RR"), (146, "N"), (140, "Δ"),
    (220, "D"), (221, "D"),
];

impl Nag {
    /// A good move, `!`.
    pub const GOOD: Nag = Nag(1);
    /// A mistake, `?`.
    pub const MISTAKE: Nag = Nag(2);
    /// A brilliant move, `!!`.
    pub const BRILLIANT: Nag = Nag(3);
    /// A blunder, `??`.
    pub const BLUNDER: Nag = Nag(4);
    /// A move worth a look, `!?`.
    pub const INTERESTING: Nag = Nag(5);
    /// A dubious move, `?!`.
    pub const DUBIOUS: Nag = Nag(6);
    /// The only move, `□`.
    pub const ONLY_MOVE: Nag = Nag(7);
    /// A diagram belongs here.
    pub const DIAGRAM: Nag = Nag(220);

    /// The sign printed for it, if there is a usual one.
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.iter().find(|(code, _)| *code == self.0).map(|(_, sign)| *sign)
    }

    /// The code of a printed sign such as `!?` or `±`.
    pub fn from_sign(sign: &str) -> Option<Nag> {
        SIGNS.iter().find(|(_, known)| *known == sign).map(|(code, _)| Nag(*code))
    }

    /// Whether it judges the move itself (`!` to `?!`, `□`): of these a move has at most one.
    pub fn judges_move(self) -> bool {
        matches!(self.0, 1..=9)
    }

    /// Whether it judges the position (`=`, `±`, …): of these a move has at most one.
    pub fn judges_position(self) -> bool {
        matches!(self.0, 10..=21 | 44..=47)
    }
}

impl fmt::Display for Nag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_and_codes_agree() {
        for text in ["!", "?", "!!", "??", "!?", "?!", "±", "∓", "⩲", "=", "N"] {
            let nag = Nag::from_sign(text).expect("known");
            assert_eq!(nag.sign(), Some(text));
        }
        assert_eq!(Nag::from_sign("+-"), Some(Nag(18)));
        assert_eq!(Nag(18).sign(), Some("+−"));
        assert_eq!((Nag(255).sign(), Nag::from_sign("??!")), (None, None));
        assert_eq!(Nag(14).to_string(), "$14");
    }
}
