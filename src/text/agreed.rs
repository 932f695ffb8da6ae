//! What is agreed before a game in words: the clock as a sentence, and what is wrong with a text
//! that should say a clock or laws.

use super::{Text, Value};
use arbiter::laws::LawsError;
use arbiter::time_control::{Bonus, Period, Periods, TimeControlError, TimeControlFault};
use arbiter::{TimeControl, TimeControls};
use chess_core::Color;
use std::time::Duration;

impl Text {
    /// Both sides' clocks as a sentence: "40 moves in 2 hours, then 1 hour for the rest."
    pub fn clock_in_words(&self, controls: &TimeControls) -> String {
        let sides = &controls.0;
        if sides.white == sides.black {
            let words = capitalised(&self.control_in_words(&sides.white));
            return self.with("clock-words", &[("words", words.into())]);
        }
        let words = |color| self.control_in_words(&sides[color]);
        let values = [("white", words(Color::White)), ("black", words(Color::Black))];
        self.with("clock-words-apart", &values.map(|(name, words)| (name, words.into())))
    }

    fn control_in_words(&self, control: &TimeControl) -> String {
        let timed = |id: &str, time: Duration| {
            self.with(id, &[("time", self.length_in_words(time).into())])
        };
        match control {
            TimeControl::Unknown | TimeControl::Untimed => self.get("clock-words-none").to_owned(),
            TimeControl::PerMove(time) => timed("clock-words-per-move", *time),
            TimeControl::Hourglass(time) => timed("clock-words-hourglass", *time),
            TimeControl::Periods(periods) => self.periods_in_words(periods),
        }
    }

    fn periods_in_words(&self, periods: &Periods) -> String {
        let periods = periods.as_slice();
        let bonus = periods.first().map_or(Bonus::None, |first| first.bonus);
        // What every move of the game brings is said once, at the end.
        let same = periods.iter().all(|period| period.bonus == bonus);
        let mut words = String::new();
        for (index, period) in periods.iter().enumerate() {
            if index > 0 {
                words += self.get("clock-words-then");
            }
            words += &self.period_in_words(period, index, index + 1 == periods.len());
            if !same {
                words += &self.bonus_in_words(period.bonus);
            }
        }
        if same {
            words += &self.bonus_in_words(bonus);
        }
        words
    }

    fn period_in_words(&self, period: &Period, index: usize, last: bool) -> String {
        let time = ("time", self.length_in_words(period.time).into());
        let Some(moves) = period.moves else {
            let id = if index == 0 { "clock-words-whole" } else { "clock-words-rest" };
            return self.with(id, &[time]);
        };
        let id = match (last, index) {
            // The last period repeats.
            (true, _) => "clock-words-every",
            (false, 0) => "clock-words-moves",
            (false, _) => "clock-words-more-moves",
        };
        self.with(id, &[("moves", moves.get().into()), time])
    }

    fn bonus_in_words(&self, bonus: Bonus) -> String {
        let (id, time) = match bonus {
            Bonus::None => return String::new(),
            Bonus::Increment(time) => ("clock-words-increment", time),
            Bonus::Delay(time) => ("clock-words-delay", time),
            Bonus::Bronstein(time) => ("clock-words-bronstein", time),
        };
        self.with(id, &[("time", self.length_in_words(time).into())])
    }

    /// A length of time, exact: "2 hours 30 minutes", "0.1 seconds".
    fn length_in_words(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let days = if seconds >= 2 * 86_400 { seconds / 86_400 } else { 0 };
        let rest = seconds - days * 86_400;
        let (hours, minutes) = (rest / 3_600, rest / 60 % 60);
        let seconds = (time.as_millis() % 60_000) as f64 / 1_000.0;
        let mut parts = Vec::new();
        for (id, count) in
            [("length-days", days), ("length-hours", hours), ("length-minutes", minutes)]
        {
            if count > 0 {
                parts.push(self.with(id, &[("count", count.into())]));
            }
        }
        if seconds > 0.0 {
            parts.push(self.with("length-seconds", &[("count", seconds.into())]));
        }
        if parts.is_empty() {
            return self.get("length-none").to_owned();
        }
        parts.join(" ")
    }

    /// Why a text is no time control, and where.
    pub fn time_control_fault(&self, error: &TimeControlError) -> String {
        let fault = match error.fault {
            TimeControlFault::Empty => "empty",
            TimeControlFault::Seconds => "seconds",
            TimeControlFault::TooLong => "too-long",
            TimeControlFault::Moves => "moves",
            TimeControlFault::EarlySuddenDeath => "early",
            TimeControlFault::NoTime => "no-time",
            TimeControlFault::Sides => "sides",
        };
        let values = [
            ("fault", fault.into()),
            ("column", error.column.into()),
            ("found", error.found.clone().into()),
        ];
        self.with("clock-text-fault", &values)
    }

    /// Why a text says no laws, and where.
    pub fn laws_fault(&self, error: &LawsError) -> String {
        let (fault, found, law) = match error {
            LawsError::Preset { found, .. } if found.is_empty() => ("empty", found, ""),
            LawsError::Preset { found, .. } => ("preset", found, ""),
            LawsError::Form { found, .. } => ("form", found, ""),
            LawsError::Name { found, .. } => ("name", found, ""),
            LawsError::Twice { found, .. } => ("twice", found, ""),
            LawsError::Value { found, name, .. } => ("value", found, *name),
        };
        let wanted = match law {
            "" => String::new(),
            _ => self.with("laws-text-wanted", &[("law", law.into())]),
        };
        let values: [(&str, Value<'_>); 5] = [
            ("fault", fault.into()),
            ("column", error.column().into()),
            ("found", found.clone().into()),
            ("law", law.into()),
            ("wanted", wanted.into()),
        ];
        self.with("laws-text-fault", &values)
    }
}

/// With a capital first, where the script has capitals.
fn capitalised(words: &str) -> String {
    let mut chars = words.chars();
    let first = chars.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    first + chars.as_str()
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;

    fn words(language: Language, text: &str) -> String {
        Text::new(language).clock_in_words(&text.parse().expect("time controls"))
    }

    #[test]
    fn clocks_are_said_as_players_say_them() {
        for (text, en, hans) in [
            (
                "40/7200:3600",
                "40 moves in 2 hours, then 1 hour for the rest.",
                "前 40 步 2 小时，之后 1 小时包干。",
            ),
            (
                "40/5400+30:900+30",
                "40 moves in 1 hour 30 minutes, then 15 minutes for the rest, 30 seconds added \
                 with every move.",
                "前 40 步 1 小时 30 分钟，之后 15 分钟包干，每步加 30 秒。",
            ),
            (
                "40/7200:20/3600:900+30",
                "40 moves in 2 hours, then 20 moves in 1 hour, then 15 minutes for the rest, \
                 30 seconds added with every move.",
                "前 40 步 2 小时，之后 20 步 1 小时，之后 15 分钟包干，每步加 30 秒。",
            ),
            (
                "40/9000:16/3600",
                "40 moves in 2 hours 30 minutes, then every 16 moves in 1 hour.",
                "前 40 步 2 小时 30 分钟，之后每 16 步 1 小时。",
            ),
            ("40/3600", "Every 40 moves in 1 hour.", "每 40 步 1 小时。"),
            (
                "40/6000d5:1800",
                "40 moves in 1 hour 40 minutes, the clock waiting 5 seconds in every move, then \
                 30 minutes for the rest.",
                "前 40 步 1 小时 40 分钟，每步延时 5 秒，之后 30 分钟包干。",
            ),
            (
                "300b5",
                "5 minutes for the whole game, up to 5 seconds of every move given back.",
                "全局 5 分钟包干，每步用时返还，最多 5 秒。",
            ),
            (
                "0+0.5",
                "No time for the whole game, 0.5 seconds added with every move.",
                "全局 0 分钟包干，每步加 0.5 秒。",
            ),
            (
                "1/259200",
                "3 days for every move; what is left of it is lost.",
                "每步限时 3 天，余时不累计。",
            ),
            (
                "*180",
                "A sand clock with 3 minutes each: what one side uses, the other gains.",
                "沙漏计时，每方 3 分钟，一方用去的时间归对方。",
            ),
            (
                "300+1|*60",
                "White: 5 minutes for the whole game, 1 second added with every move. \
                 Black: a sand clock with 1 minute each: what one side uses, the other gains.",
                "白方：全局 5 分钟包干，每步加 1 秒。黑方：沙漏计时，每方 1 分钟，一方用去的时间归对方。",
            ),
            (
                "-|60",
                "White: no clock. Black: 1 minute for the whole game.",
                "白方：不计时。黑方：全局 1 分钟包干。",
            ),
        ] {
            assert_eq!(words(Language::En, text), en, "{text}");
            assert_eq!(words(Language::ZhHans, text), hans, "{text}");
        }
        assert_eq!(words(Language::ZhHant, "40/7200:3600"), "前 40 步 2 小時，之後 1 小時包乾。");
    }

    #[test]
    fn what_is_wrong_with_a_text_is_said_with_its_place() {
        let text = Text::new(Language::En);
        let clock = |words: &str| {
            text.time_control_fault(&words.parse::<TimeControls>().expect_err("a fault"))
        };
        assert_eq!(clock("40/7200:36oo"), "Column 9: “36oo” is not a number of seconds.");
        assert_eq!(clock("40/7200:"), "Column 9: nothing stands here.");
        assert_eq!(
            clock("7200:3600"),
            "Column 1: “7200” has no number of moves, but a period follows."
        );
        let laws = |words: &str| text.laws_fault(&words.parse::<arbiter::Laws>().expect_err(words));
        assert_eq!(
            laws("modern; fivefold=of"),
            "Column 9: fivefold cannot be “of”, only on or off."
        );
        assert_eq!(
            laws(""),
            "Column 1: the name of a preset is missing: modern, classic or casual."
        );
        assert_eq!(laws("modern; fiv=on"), "Column 9: there is no law “fiv”.");
    }

    /// No law is without the words that say what it can be, and every fault is said in each
    /// language without a gap.
    #[test]
    fn every_law_says_what_it_can_be() {
        let names = "touch illegal illegal-counts illegal-loses illegal-bonus illegal-draw reversed \
            resign-draw dead flag-draw flag-order threefold-auto fifty-auto announced fivefold \
            seventy-five wrong-claim default-time increment flag-auto session sealed-draw";
        for language in Language::ALL {
            let text = Text::new(language);
            for name in names.split_whitespace() {
                let error = format!("modern; {name}=?").parse::<arbiter::Laws>();
                let error = error.expect_err("no law can be that");
                let LawsError::Value { wanted, .. } = &error else { panic!("{error}") };
                let said = text.laws_fault(&error);
                // The words of the text's own form are the same in every language.
                let fixed = |word: &&str| word.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                for word in wanted.split([' ', ',']).filter(fixed) {
                    let grammar = ["", "or", "a", "from", "to", "number", "whole", "seconds"];
                    let more = ["endings", "such", "as", "with", "commas", "between"];
                    if !grammar.contains(&word) && !more.contains(&word) {
                        assert!(said.contains(word), "{name}: {said}");
                    }
                }
                assert!(said.contains(name) && said.contains('9'), "{said}");
            }
        }
    }
}
