//! What a person acting as arbiter is about to do.

use super::{Message, Play, Said};
use crate::model::clock::face;
use crate::persist::settings::Officer;
use arbiter::arbiter::{Decision, Phase as Official};
use chess_core::{ByColor, Color, fen};
use std::time::Duration;

/// The parts of the arbiter's panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfficerTab {
    /// Both clocks, and who is there.
    Clocks,
    /// What stands on the board.
    Position,
    /// How the game ends.
    Decision,
    /// What has been ruled so far.
    Book,
}

/// What stands in the arbiter's panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfficerDraft {
    /// The part that is shown.
    pub tab: OfficerTab,
    /// Times being written; `None` shows what the clock shows.
    pub clocks: ByColor<Option<String>>,
    /// By how many moves the game is to be set back.
    pub back: usize,
    /// The position that is to stand on the board, as FEN.
    pub fen: String,
    /// Why it cannot.
    pub fault: Option<Message>,
    /// Who is there when the game begins.
    pub present: ByColor<bool>,
    /// A decision that ends the game, to be confirmed.
    pub asked: Option<Asked>,
}

/// A decision that waits to be confirmed, and what the arbiter will say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The decision.
    pub decision: Decision,
    /// The ruling that ends the game.
    pub said: Said,
}

impl OfficerDraft {
    /// The panel as it opens on this part.
    pub fn of(play: &Play, tab: OfficerTab) -> OfficerDraft {
        let position = play.arbiter.as_ref().and_then(|arbiter| arbiter.position());
        OfficerDraft {
            tab,
            clocks: ByColor::default(),
            back: 1,
            fen: position.map(fen::format).unwrap_or_default(),
            fault: None,
            present: ByColor { white: true, black: true },
            asked: None,
        }
    }

    /// The time that is written for a side, if it is one.
    pub fn written(&self, color: Color) -> Option<Duration> {
        read_time(self.clocks[color].as_ref()?)
    }
}

impl Play {
    /// Whether a person may act as arbiter now: one who was named for it, or one who was called
    /// and has found both clocks stopped (L-CLOCK-2). Nobody is called to a rated game.
    pub fn has_officer(&self) -> bool {
        let Some(arbiter) = self.arbiter.as_ref().filter(|_| !self.setup.rated) else {
            return false;
        };
        let put_away = matches!(arbiter.phase(), Official::Adjourned(_));
        let named = self.setup.officer == Officer::Person && !put_away;
        self.phase != super::Phase::Review && (named || self.is_stopped())
    }

    /// Whether either player may stop both clocks to call the arbiter (L-CLOCK-2).
    pub fn may_call_arbiter(&self) -> bool {
        let runs = self.clock().is_some_and(|clock| clock.running().is_some());
        self.is_running() && runs && !self.setup.rated
    }
}

/// A time as a clock shows it: `h:mm:ss` or `m:ss`.
pub fn read_time(text: &str) -> Option<Duration> {
    let parts: Vec<&str> = text.trim().split([':', '：']).collect();
    let number = |part: &str, digits: usize| -> Option<u64> {
        let good = (1..=digits).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        good.then(|| part.parse().ok())?
    };
    let below_sixty = |part: &str| number(part, 2).filter(|n| *n < 60);
    let seconds = match parts.as_slice() {
        [minutes, seconds] => number(minutes, 4)? * 60 + below_sixty(seconds)?,
        [hours, minutes, seconds] => {
            number(hours, 3)? * 3_600 + below_sixty(minutes)? * 60 + below_sixty(seconds)?
        }
        _ => return None,
    };
    Some(Duration::from_secs(seconds))
}

/// A time as it is written into the panel.
pub fn written_time(time: Duration) -> String {
    face(Duration::from_secs(time.as_secs())).0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_a_clock_shows_them() {
        let seconds = |text: &str| read_time(text).map(|time| time.as_secs());
        assert_eq!(seconds("1:02:03"), Some(3_723));
        assert_eq!(seconds(" 7:42 "), Some(462));
        assert_eq!(seconds("90:00"), Some(5_400));
        assert_eq!(seconds("0:00"), Some(0));
        assert_eq!(seconds("7：05"), Some(425));
        for wrong in ["", "12", "1:60", "1:60:00", "-1:00", "1:2:3:4", "a:00", "1:", "12345:00"] {
            assert_eq!(seconds(wrong), None, "{wrong}");
        }
        for text in ["1:02:03", "7:42", "0:05"] {
            assert_eq!(read_time(text).map(written_time).as_deref(), Some(text));
        }
    }
}
