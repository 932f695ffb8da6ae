//! The laws of a new game while they are being edited.

use super::typed::{number, time, write_time};
use crate::persist::settings::NewGame;
use arbiter::Laws;
use arbiter::laws::{Announced, LawsError, Preset, WrongClaim};
use std::time::Duration;

/// What the card for the laws shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawsDraft {
    /// The draft of the game that they are for, to which the card goes back.
    pub game: NewGame,
    /// The laws as the fields say.
    pub laws: Laws,
    /// The times among them, as they were typed.
    pub times: LawTimes,
    /// The group that is looked at.
    pub group: LawsGroup,
    /// An announced ending that is being written: its men.
    pub men: String,
    /// Its moves.
    pub moves: String,
    /// The whole as one text, as it was typed or comes out of the fields.
    pub text: String,
    /// What is wrong with that text.
    pub fault: Option<LawsError>,
}

/// The times among the laws, as they were typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LawTimes {
    /// For an illegal move.
    pub bonus: String,
    /// For a wrong claim.
    pub claim: String,
    /// For coming late.
    pub lateness: String,
    /// Of a session.
    pub session: String,
}

/// The time that a law has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LawTime {
    /// For an illegal move.
    Bonus,
    /// For a wrong claim.
    Claim,
    /// For coming late.
    Lateness,
    /// Of a session.
    Session,
}

/// The laws by what they are about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LawsGroup {
    /// Touched men and illegal moves.
    #[default]
    Table,
    /// Draws and claims.
    Draws,
    /// Clocks.
    Clock,
    /// Lateness and adjournment, resigning, and a wrong start.
    Course,
}

/// The longest time that the text of the laws can say.
const LONGEST: Duration = Duration::from_secs(10_000_000);

/// The preset that these laws are nearest to, and how many laws differ from it.
pub fn nearest(laws: &Laws) -> (&'static str, Preset, usize) {
    // The text names the nearest preset first, then one part for each law that differs.
    let text = laws.to_string();
    let mut parts = text.split("; ");
    let name = parts.next().unwrap_or_default();
    let preset = Laws::PRESETS.into_iter().find(|(preset, _)| *preset == name);
    let (name, preset) = preset.unwrap_or(("modern", Laws::modern));
    (name, preset, parts.count())
}

impl LawTimes {
    fn of(laws: &Laws) -> LawTimes {
        let usual = Laws::modern();
        let claim = match (laws.wrong_claim, usual.wrong_claim) {
            (WrongClaim::Claimant(time) | WrongClaim::Opponent(time), _) => time,
            (WrongClaim::Free, WrongClaim::Claimant(time) | WrongClaim::Opponent(time)) => time,
            (WrongClaim::Free, WrongClaim::Free) => Duration::ZERO,
        };
        let hours = |time: Option<Duration>, usual: u64| {
            write_time(time.unwrap_or(Duration::from_secs(3_600 * usual)))
        };
        LawTimes {
            bonus: write_time(laws.illegal_bonus),
            claim: write_time(claim),
            lateness: hours(laws.default_time, 1),
            session: hours(laws.session, 5),
        }
    }
}

/// A time that the text of the laws can say: whole seconds.
fn whole(text: &str) -> Option<Duration> {
    time(text).filter(|time| time.subsec_nanos() == 0 && *time <= LONGEST)
}

impl LawsDraft {
    /// The laws of a draft.
    pub fn of(game: &NewGame) -> LawsDraft {
        LawsDraft {
            game: game.clone(),
            laws: game.laws.clone(),
            times: LawTimes::of(&game.laws),
            group: LawsGroup::default(),
            men: String::new(),
            moves: String::new(),
            text: game.laws.to_string(),
            fault: None,
        }
    }

    /// A field for a time that says none, while its law needs one.
    pub fn wrong_time(&self) -> Option<LawTime> {
        let fields = [
            (LawTime::Bonus, &self.times.bonus, true),
            (LawTime::Claim, &self.times.claim, self.laws.wrong_claim != WrongClaim::Free),
            (LawTime::Lateness, &self.times.lateness, self.laws.default_time.is_some()),
            (LawTime::Session, &self.times.session, self.laws.session.is_some()),
        ];
        fields
            .into_iter()
            .find(|(_, text, used)| *used && whole(text).is_none())
            .map(|(field, ..)| field)
    }

    /// The draft of the game with these laws, if both the fields and the text say some.
    pub fn agreed(&self) -> Option<NewGame> {
        let sound = self.fault.is_none() && self.wrong_time().is_none();
        sound.then(|| NewGame { laws: self.laws.clone(), ..self.game.clone() })
    }

    /// Goes back to the preset that the laws are nearest to.
    pub fn reset(&mut self) {
        let (_, preset, _) = nearest(&self.laws);
        self.laws = preset();
        self.times = LawTimes::of(&self.laws);
    }

    /// The ending that is being written, if it is one that is not announced yet.
    pub fn ending(&self) -> Option<Announced> {
        let moves: u16 = number(&self.moves)?;
        let men = self.men.trim().to_ascii_uppercase().replace(['–', '—', '－'], "-");
        let ending = Announced::read(&format!("{men}:{moves}"))?;
        let known = |other: &Announced| (&other.one, &other.other) == (&ending.one, &ending.other);
        (!self.laws.announced.iter().any(known)).then_some(ending)
    }

    /// Announces the ending that is being written.
    pub fn announce(&mut self) {
        if let Some(ending) = self.ending() {
            self.laws.announced.push(ending);
            self.men.clear();
            self.moves.clear();
        }
    }

    /// After a change of fields or text: the other follows.
    pub fn follow(&mut self, before: &LawsDraft) {
        if self.text != before.text {
            match self.text.parse::<Laws>() {
                Ok(laws) => {
                    self.times = LawTimes::of(&laws);
                    self.laws = laws;
                    self.fault = None;
                }
                Err(error) => self.fault = Some(error),
            }
        } else if self.laws != before.laws || self.times != before.times {
            self.take_times();
            self.fault = None;
            self.text = self.laws.to_string();
        }
    }

    /// The laws have the times that were typed; what says none leaves the law as it was.
    fn take_times(&mut self) {
        let (laws, times) = (&mut self.laws, &self.times);
        if let Some(time) = whole(&times.bonus) {
            laws.illegal_bonus = time;
        }
        if let Some(time) = whole(&times.claim) {
            match &mut laws.wrong_claim {
                WrongClaim::Free => {}
                WrongClaim::Claimant(cost) | WrongClaim::Opponent(cost) => *cost = time,
            }
        }
        for (law, text) in
            [(&mut laws.default_time, &times.lateness), (&mut laws.session, &times.session)]
        {
            if let (Some(law), Some(time)) = (law, whole(text)) {
                *law = time;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(text: &str) -> LawsDraft {
        let laws = text.parse().expect("laws");
        LawsDraft::of(&NewGame { laws, ..NewGame::default() })
    }

    fn changed(draft: &LawsDraft, change: impl FnOnce(&mut LawsDraft)) -> LawsDraft {
        let mut after = draft.clone();
        change(&mut after);
        after.follow(draft);
        after
    }

    #[test]
    fn the_nearest_preset_is_named_with_what_differs() {
        for (name, preset) in Laws::PRESETS {
            assert_eq!((nearest(&preset()).0, nearest(&preset()).2), (name, 0));
        }
        let laws = "classic; fivefold=on; touch=off".parse().expect("laws");
        assert_eq!((nearest(&laws).0, nearest(&laws).2), ("classic", 2));
    }

    #[test]
    fn fields_and_text_follow_each_other() {
        let first = draft("modern");
        let typed = changed(&first, |draft| draft.times.bonus = "1".into());
        assert_eq!(typed.text, "modern; illegal-bonus=60");
        let pasted = changed(&typed, |draft| draft.text = "classic; session=off".into());
        assert_eq!((pasted.laws.session, &*pasted.times.claim), (None, "0:05:00"));
        // Switched on again, the session has the time that its field shows.
        let session = Some(Duration::ZERO);
        let on = changed(&pasted, |draft| draft.laws.session = session);
        assert_eq!(on.text, "classic");
        let reset = changed(&typed, LawsDraft::reset);
        assert_eq!((&*reset.text, &*reset.times.bonus), ("modern", "0:02:00"));
        assert_eq!(reset.agreed().expect("laws").laws, Laws::modern());
    }

    #[test]
    fn what_is_wrong_agrees_nothing_and_loses_nothing() {
        let first = draft("modern; fivefold=off");
        let broken = changed(&first, |draft| draft.text = "modern; fivefold=of".into());
        assert_eq!(broken.fault.as_ref().map(LawsError::column), Some(9));
        assert_eq!((broken.agreed(), &broken.laws), (None, &first.laws));
        for text in ["x", "0:00:01.5", "9999:00:00"] {
            let late = changed(&first, |draft| draft.times.lateness = text.into());
            assert_eq!((late.wrong_time(), late.agreed()), (Some(LawTime::Lateness), None));
            // Nobody who is late is asked for a time where nobody is.
            let never = changed(&late, |draft| draft.laws.default_time = None);
            assert!(never.agreed().is_some());
        }
    }

    #[test]
    fn endings_are_announced_once() {
        let first = draft("modern");
        let written = changed(&first, |draft| {
            (draft.men, draft.moves) = ("krb–kr".into(), "75".into());
            draft.announce();
        });
        assert_eq!(written.text, "modern; announced=KRB-KR:75");
        assert_eq!((&*written.men, &*written.moves), ("", ""));
        for (men, moves) in [("KRB-KR", "100"), ("KRB", "75"), ("KQ-KR", "7"), ("", "")] {
            let again = LawsDraft { men: men.into(), moves: moves.into(), ..written.clone() };
            assert_eq!(again.ending(), None, "{men}:{moves}");
        }
    }
}
