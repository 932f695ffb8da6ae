//! The clock of a new game while it is being edited.

use super::typed::{number, seconds, time, write_seconds, write_time};
use crate::persist::settings::NewGame;
use arbiter::time_control::{Bonus, Period, Periods, TimeControlError};
use arbiter::{TimeControl, TimeControls};
use chess_core::{ByColor, Color};
use std::num::NonZeroU16;
use std::time::Duration;

/// More periods than anybody plays; a longer list can still be pasted.
pub const MOST_PERIODS: usize = 6;

/// What the card for the clock shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockDraft {
    /// The draft of the game that it is for, to which the card goes back.
    pub game: NewGame,
    /// Each side has its own. If not, White's is both sides'.
    pub differ: bool,
    /// What was typed for each side.
    pub sides: ByColor<SideDraft>,
    /// The whole as one text, as it was typed or comes out of the fields.
    pub text: String,
    /// What is wrong with that text.
    pub fault: Option<TimeControlError>,
}

/// The kinds of clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockKind {
    /// Moves in time, one period after the other.
    Periods,
    /// The same time for every move.
    PerMove,
    /// What one side uses the other gains.
    Hourglass,
    /// No clock.
    None,
}

/// What was typed for one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideDraft {
    /// The kind; the fields of the others are kept for when it changes back.
    pub kind: ClockKind,
    /// At least one.
    pub periods: Vec<PeriodDraft>,
    /// The time for every move.
    pub per_move: String,
    /// The sand.
    pub sand: String,
}

/// What was typed for one period.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PeriodDraft {
    /// The number of moves; empty for the rest of the game.
    pub moves: String,
    /// The time.
    pub time: String,
    /// What every move brings.
    pub bonus: BonusKind,
    /// The seconds of it.
    pub seconds: String,
}

/// What a move can bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BonusKind {
    /// Nothing.
    None,
    /// Seconds are added.
    Increment,
    /// The clock waits.
    Delay,
    /// What was used is given back, up to so much.
    Bronstein,
}

/// A field that says nothing, or nothing that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFault {
    /// The side whose field it is.
    pub side: Color,
    /// The period from 0; of no meaning for other kinds.
    pub period: usize,
    /// What is wrong.
    pub what: ClockFaultKind,
}

/// What is wrong with a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockFaultKind {
    /// Not a number of moves.
    Moves,
    /// Not a time.
    Time,
    /// Not a number of seconds.
    Seconds,
    /// No moves, but a period follows.
    Early,
    /// Neither time nor anything that a move brings.
    NoTime,
}

impl PeriodDraft {
    fn of(period: &Period) -> PeriodDraft {
        let (bonus, seconds) = match period.bonus {
            Bonus::None => (BonusKind::None, Duration::ZERO),
            Bonus::Increment(seconds) => (BonusKind::Increment, seconds),
            Bonus::Delay(seconds) => (BonusKind::Delay, seconds),
            Bonus::Bronstein(seconds) => (BonusKind::Bronstein, seconds),
        };
        PeriodDraft {
            moves: period.moves.map(|moves| moves.to_string()).unwrap_or_default(),
            time: write_time(period.time),
            bonus,
            seconds: write_seconds(seconds),
        }
    }

    /// What the fields say, if they all say something.
    fn period(&self) -> Result<Period, ClockFaultKind> {
        let moves = match self.moves.trim() {
            "" => None,
            text => {
                let moves = number::<u16>(text).and_then(NonZeroU16::new);
                Some(moves.ok_or(ClockFaultKind::Moves)?)
            }
        };
        let time = time(&self.time).ok_or(ClockFaultKind::Time)?;
        let amount = || seconds(&self.seconds).ok_or(ClockFaultKind::Seconds);
        let bonus = match self.bonus {
            BonusKind::None => Duration::ZERO,
            _ => amount()?,
        };
        let bonus = match self.bonus {
            _ if bonus.is_zero() => Bonus::None,
            BonusKind::None => Bonus::None,
            BonusKind::Increment => Bonus::Increment(bonus),
            BonusKind::Delay => Bonus::Delay(bonus),
            BonusKind::Bronstein => Bonus::Bronstein(bonus),
        };
        if time.is_zero() && bonus == Bonus::None {
            return Err(ClockFaultKind::NoTime);
        }
        Ok(Period { moves, time, bonus })
    }
}

impl SideDraft {
    /// The fields of a time control; those of other kinds hold something usual.
    fn of(control: &TimeControl) -> SideDraft {
        let period = PeriodDraft {
            moves: String::new(),
            time: "0:20:00".to_owned(),
            bonus: BonusKind::Increment,
            seconds: "10".to_owned(),
        };
        let mut draft = SideDraft {
            kind: ClockKind::None,
            periods: vec![period],
            per_move: "0:00:30".to_owned(),
            sand: "0:03:00".to_owned(),
        };
        match control {
            TimeControl::Unknown | TimeControl::Untimed => {}
            TimeControl::Periods(periods) => {
                draft.kind = ClockKind::Periods;
                draft.periods = periods.as_slice().iter().map(PeriodDraft::of).collect();
            }
            TimeControl::PerMove(time) => {
                draft.kind = ClockKind::PerMove;
                draft.per_move = write_time(*time);
            }
            TimeControl::Hourglass(time) => {
                draft.kind = ClockKind::Hourglass;
                draft.sand = write_time(*time);
            }
        }
        draft
    }

    /// What the fields say; else the first that says nothing.
    fn control(&self) -> Result<TimeControl, (usize, ClockFaultKind)> {
        let some = |text: &str| match time(text) {
            None => Err((0, ClockFaultKind::Time)),
            Some(Duration::ZERO) => Err((0, ClockFaultKind::NoTime)),
            Some(time) => Ok(time),
        };
        match self.kind {
            ClockKind::None => Ok(TimeControl::Untimed),
            ClockKind::PerMove => some(&self.per_move).map(TimeControl::PerMove),
            ClockKind::Hourglass => some(&self.sand).map(TimeControl::Hourglass),
            ClockKind::Periods => {
                let mut periods = Vec::with_capacity(self.periods.len());
                for (index, draft) in self.periods.iter().enumerate() {
                    let period = draft.period().map_err(|what| (index, what))?;
                    if period.moves.is_none() && index + 1 < self.periods.len() {
                        return Err((index, ClockFaultKind::Early));
                    }
                    periods.push(period);
                }
                let periods = Periods::new(periods).ok_or((0, ClockFaultKind::NoTime))?;
                Ok(TimeControl::Periods(periods))
            }
        }
    }

    /// Adds a period at the end. The one before it, which now has one after it, gets a number of
    /// moves if it had none.
    pub fn add_period(&mut self) {
        if let Some(last) = self.periods.last_mut() {
            let mut next = last.clone();
            if last.moves.trim().is_empty() {
                last.moves = "40".to_owned();
            }
            next.moves = String::new();
            self.periods.push(next);
        }
    }

    /// Takes a period out, unless it is the only one.
    pub fn remove_period(&mut self, index: usize) {
        if self.periods.len() > 1 && index < self.periods.len() {
            self.periods.remove(index);
        }
    }

    /// Lets a period change places with the one before it. "The rest of the game" stays at the
    /// end, whatever was there.
    pub fn bring_forward(&mut self, index: usize) {
        let Some(before) = index.checked_sub(1) else { return };
        if index >= self.periods.len() {
            return;
        }
        self.periods.swap(before, index);
        if let [.., first, second] = &mut self.periods[..=index]
            && first.moves.trim().is_empty()
        {
            std::mem::swap(&mut first.moves, &mut second.moves);
        }
    }
}

impl ClockDraft {
    /// The clock of a draft. Where there is none, it begins with a usual one: who opens this
    /// card wants a clock.
    pub fn of(game: &NewGame) -> ClockDraft {
        let mut sides = ByColor::new_with(|color| SideDraft::of(&game.controls.0[color]));
        let differ = game.controls.0.white != game.controls.0.black;
        if !differ && sides.white.kind == ClockKind::None {
            sides.white.kind = ClockKind::Periods;
            sides.black.kind = ClockKind::Periods;
        }
        let mut draft =
            ClockDraft { game: game.clone(), differ, sides, text: String::new(), fault: None };
        draft.write();
        draft
    }

    /// What the fields say; else the first that says nothing.
    ///
    /// # Errors
    /// The field.
    pub fn controls(&self) -> Result<TimeControls, ClockFault> {
        let side = |side: Color| {
            let control = self.sides[side].control();
            control.map_err(|(period, what)| ClockFault { side, period, what })
        };
        let white = side(Color::White)?;
        let black = if self.differ { side(Color::Black)? } else { white.clone() };
        let controls = TimeControls(ByColor { white, black });
        // Two ways to say the same are one after they were written: a single move in a time.
        Ok(controls.to_string().parse().unwrap_or(controls))
    }

    /// The draft of the game with this clock, if both the fields and the text say one.
    pub fn agreed(&self) -> Option<NewGame> {
        let controls = self.controls().ok().filter(|_| self.fault.is_none())?;
        Some(NewGame { controls, ..self.game.clone() })
    }

    /// After a change of fields or text: the other follows.
    pub fn follow(&mut self, before: &ClockDraft) {
        if self.text != before.text {
            self.read();
        } else if self.differ != before.differ || self.sides != before.sides {
            if self.differ && !before.differ {
                self.sides.black = self.sides.white.clone();
            }
            self.write();
        }
    }

    fn read(&mut self) {
        match self.text.parse::<TimeControls>() {
            Ok(controls) => {
                self.differ = controls.0.white != controls.0.black;
                self.sides = ByColor::new_with(|color| SideDraft::of(&controls.0[color]));
                self.fault = None;
            }
            Err(error) => self.fault = Some(error),
        }
    }

    fn write(&mut self) {
        self.fault = None;
        self.text = self.controls().map(|controls| controls.to_string()).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter::time_control::TimeControlFault;

    fn draft(text: &str) -> ClockDraft {
        let controls = text.parse().expect("time controls");
        ClockDraft::of(&NewGame { controls, ..NewGame::default() })
    }

    fn changed(draft: &ClockDraft, change: impl FnOnce(&mut ClockDraft)) -> ClockDraft {
        let mut after = draft.clone();
        change(&mut after);
        after.follow(draft);
        after
    }

    #[test]
    fn every_clock_goes_through_the_fields_unchanged() {
        for text in [
            "40/7200:3600",
            "40/5400+30:900+30",
            "40/9000:16/3600",
            "300+3",
            "300d5",
            "300b5",
            "10+0.1",
            "0+5",
            "1/259200",
            "*180",
            "300+3|180+3",
            "-|300",
            "1/60+5",
        ] {
            let draft = draft(text);
            assert_eq!(draft.text, text);
            assert_eq!(draft.agreed().expect(text).controls.to_string(), text);
            // Written anew from the fields it is the same text.
            let mut again = ClockDraft { text: String::new(), ..draft };
            again.write();
            assert_eq!(again.text, text);
        }
        // Who opens the card without a clock is offered one.
        assert_eq!(draft("-").text, "1200+10");
    }

    #[test]
    fn fields_and_text_follow_each_other() {
        let first = draft("40/7200:3600");
        let typed = changed(&first, |draft| draft.sides.white.periods[0].time = "90".into());
        assert_eq!(typed.text, "40/5400:3600");
        let pasted = changed(&typed, |draft| draft.text = " 300+3 | *180 ".into());
        assert!(pasted.differ);
        assert_eq!(pasted.sides.black.kind, ClockKind::Hourglass);
        assert_eq!(pasted.agreed().expect("a clock").controls.to_string(), "300+3|*180");
        let same = changed(&pasted, |draft| draft.differ = false);
        assert_eq!(same.text, "300+3");
        let apart = changed(&same, |draft| draft.differ = true);
        assert_eq!(apart.sides.black, apart.sides.white);
        assert_eq!(apart.text, "300+3");
    }

    #[test]
    fn a_broken_text_agrees_nothing_and_loses_nothing() {
        let first = draft("40/7200:3600");
        let broken = changed(&first, |draft| draft.text = "40/7200:36oo".into());
        let fault = broken.fault.clone().expect("a fault");
        assert_eq!((fault.column, fault.fault), (9, TimeControlFault::Seconds));
        assert_eq!((broken.agreed(), &broken.sides), (None, &first.sides));
        let mended = changed(&broken, |draft| draft.sides.white.add_period());
        assert_eq!(mended.text, "40/7200:40/3600:3600");
        assert!(mended.agreed().is_some());
    }

    #[test]
    fn fields_that_say_nothing_are_named() {
        let first = draft("40/7200:3600");
        let fault = |change: fn(&mut SideDraft)| {
            let after = changed(&first, |draft| change(&mut draft.sides.white));
            assert_eq!((after.text.as_str(), after.agreed()), ("", None));
            let fault = after.controls().expect_err("a fault");
            (fault.period, fault.what)
        };
        assert_eq!(fault(|side| side.periods[1].moves = "0".into()), (1, ClockFaultKind::Moves));
        assert_eq!(fault(|side| side.periods[1].time = "x".into()), (1, ClockFaultKind::Time));
        assert_eq!(fault(|side| side.periods[1].time = "0".into()), (1, ClockFaultKind::NoTime));
        assert_eq!(fault(|side| side.periods[0].moves = " ".into()), (0, ClockFaultKind::Early));
        let bonus = |side: &mut SideDraft| {
            side.periods[0].bonus = BonusKind::Delay;
            side.periods[0].seconds = "-1".into();
        };
        assert_eq!(fault(bonus), (0, ClockFaultKind::Seconds));
        let sand = |side: &mut SideDraft| {
            (side.kind, side.sand) = (ClockKind::Hourglass, "0:00".into());
        };
        assert_eq!(fault(sand), (0, ClockFaultKind::NoTime));
        // A field of a kind that is not chosen disturbs nobody.
        assert!(changed(&first, |draft| draft.sides.white.sand.clear()).agreed().is_some());
    }

    #[test]
    fn periods_are_added_removed_and_moved() {
        let mut side = draft("40/7200:20/3600:900").sides.white;
        side.bring_forward(2);
        let moves: Vec<_> = side.periods.iter().map(|p| (&*p.moves, &*p.time)).collect();
        assert_eq!(moves, [("40", "2:00:00"), ("20", "0:15:00"), ("", "1:00:00")]);
        side.bring_forward(0);
        side.bring_forward(9);
        side.remove_period(1);
        side.remove_period(7);
        assert_eq!(side.periods.len(), 2);
        side.remove_period(0);
        side.remove_period(0);
        assert_eq!(side.periods.len(), 1, "one always stays");
        side.add_period();
        assert_eq!(side.periods[0].moves, "40");
        assert!(side.control().is_ok());
    }
}
