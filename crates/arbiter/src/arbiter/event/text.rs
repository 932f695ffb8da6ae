//! Events as short texts, which a journal holds: one event a text.
//!
//! ```text
//! start wb            the time of the game has come, both are there
//! touch w g1          release w g1 f3         press w
//! move e2e4           move e1h1c offer        claim b repetition a8b8
//! seal w Nf3          decide clock w 5400000000000
//! ```
//!
//! A move names its squares and what is special about it: `q`, `r`, `b`, `n` for the promoted
//! man, `c` for castling (king takes rook), `e` for en passant; so it can be read without its
//! position. Times are whole nanoseconds.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::{Decision, Event, Ground};
use crate::result::{GameResult, Reason, Score};
use chess_core::{ByColor, Color, Move, MoveKind, Role, Square, fen};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Why a text is no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventError {
    /// The word that means nothing, from 1; one more than there are if one is missing.
    pub word: usize,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for EventError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.found.is_empty() {
            write!(f, "event, word {}: something is missing", self.word)
        } else {
            write!(f, "event, word {}: {:?} means nothing here", self.word, self.found)
        }
    }
}

impl std::error::Error for EventError {}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Start { present } => write!(f, "start {}", both(*present)),
            Event::Arrive { by } => write!(f, "arrive {}", letter(*by)),
            Event::Touch { by, square } => write!(f, "touch {} {square}", letter(*by)),
            Event::TouchBoth { by, own, other } => {
                write!(f, "touch-both {} {own} {other}", letter(*by))
            }
            Event::Adjust { by, on } => {
                write!(f, "adjust {} {}", letter(*by), if *on { "on" } else { "off" })
            }
            Event::Release { by, from, to } => write!(f, "release {} {from} {to}", letter(*by)),
            Event::Promote { by, role } => write!(f, "promote {} {}", letter(*by), small(*role)),
            Event::Press { by } => write!(f, "press {}", letter(*by)),
            Event::Move { mv, offer } => {
                write!(f, "move {}{}", MoveText(*mv), if *offer { " offer" } else { "" })
            }
            Event::Offer { by } => write!(f, "offer {}", letter(*by)),
            Event::Accept { by } => write!(f, "accept {}", letter(*by)),
            Event::Decline { by } => write!(f, "decline {}", letter(*by)),
            Event::Claim { by, ground, intended } => {
                let ground = match ground {
                    Ground::Repetition => "repetition",
                    Ground::MoveCount => "moves",
                };
                write!(f, "claim {} {ground}", letter(*by))?;
                intended.map_or(Ok(()), |mv| write!(f, " {}", MoveText(mv)))
            }
            Event::Resign { by } => write!(f, "resign {}", letter(*by)),
            Event::ClaimFlag { by } => write!(f, "flag {}", somebody(*by)),
            Event::Tick => write!(f, "tick"),
            Event::StopClocks { by } => write!(f, "stop {}", somebody(*by)),
            Event::ResumeClocks => write!(f, "go"),
            Event::ComplainIllegal { by } => write!(f, "illegal {}", letter(*by)),
            Event::ComplainTouch { by } => write!(f, "touched {}", letter(*by)),
            Event::Displaced { by } => write!(f, "displaced {}", letter(*by)),
            Event::Replaced { by } => write!(f, "replaced {}", letter(*by)),
            Event::TakeBack { moves } => write!(f, "back {moves}"),
            Event::Adjourn => write!(f, "adjourn"),
            Event::Seal { by, text } => write!(f, "seal {} {text}", letter(*by)),
            Event::Resume { present } => write!(f, "resume {}", both(*present)),
            Event::Decide(decision) => write!(f, "decide {decision}"),
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::SetClock { color, left } => {
                write!(f, "clock {} {}", letter(*color), left.as_nanos())
            }
            Decision::GiveTime { color, time } => {
                write!(f, "give {} {}", letter(*color), time.as_nanos())
            }
            Decision::TakeTime { color, time } => {
                write!(f, "take {} {}", letter(*color), time.as_nanos())
            }
            Decision::SetBack { moves } => write!(f, "back {moves}"),
            Decision::SetPosition(position) => write!(f, "position {}", fen::format(position)),
            Decision::PositionLost => write!(f, "position-lost"),
            Decision::WrongSetUp => write!(f, "wrong-set-up"),
            Decision::BoardTurned => write!(f, "board-turned"),
            Decision::ColoursReversed => write!(f, "colours-reversed"),
            Decision::Refusal(who) => write!(f, "refusal {}", both(*who)),
            Decision::Result(result) => {
                let score = match result.score {
                    Score::Win(Color::White) => "white",
                    Score::Win(Color::Black) => "black",
                    Score::Draw => "draw",
                    Score::BothLose => "both-lose",
                    Score::Void => "void",
                };
                write!(f, "result {score} {}", result.reason.word())
            }
            Decision::PlayOn => write!(f, "play-on"),
        }
    }
}

impl FromStr for Event {
    type Err = EventError;

    fn from_str(text: &str) -> Result<Event, EventError> {
        let mut words = Words { rest: text, number: 0, last: "" };
        let event = words.event()?;
        words.end()?;
        Ok(event)
    }
}

struct Words<'a> {
    rest: &'a str,
    /// The number of the last word, from 1.
    number: usize,
    last: &'a str,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        (self.rest, self.last) = (rest, word);
        self.number += 1;
        word
    }

    fn error(&self) -> EventError {
        EventError { word: self.number, found: self.last.chars().take(40).collect() }
    }

    fn read<T>(&mut self, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, EventError> {
        let word = self.next();
        read(word).ok_or_else(|| self.error())
    }

    fn end(&mut self) -> Result<(), EventError> {
        if self.rest.is_empty() { Ok(()) } else { self.read(|_| None) }
    }

    /// All that follows, whatever it is.
    fn all(&mut self) -> &'a str {
        self.number += 1;
        self.last = std::mem::take(&mut self.rest);
        self.last
    }

    fn color(&mut self) -> Result<Color, EventError> {
        self.read(read_color)
    }

    fn somebody(&mut self) -> Result<Option<Color>, EventError> {
        self.read(|word| match word {
            "arbiter" => Some(None),
            word => read_color(word).map(Some),
        })
    }

    fn both(&mut self) -> Result<ByColor<bool>, EventError> {
        self.read(|word| {
            let (white, black) = match word {
                "wb" => (true, true),
                "w" => (true, false),
                "b" => (false, true),
                "-" => (false, false),
                _ => return None,
            };
            Some(ByColor { white, black })
        })
    }

    fn square(&mut self) -> Result<Square, EventError> {
        self.read(|word| word.parse().ok())
    }

    fn time(&mut self) -> Result<Duration, EventError> {
        self.read(|word| word.parse().ok().map(Duration::from_nanos))
    }

    fn number(&mut self) -> Result<usize, EventError> {
        self.read(|word| word.parse().ok())
    }

    fn event(&mut self) -> Result<Event, EventError> {
        Ok(match self.next() {
            "start" => Event::Start { present: self.both()? },
            "arrive" => Event::Arrive { by: self.color()? },
            "touch" => Event::Touch { by: self.color()?, square: self.square()? },
            "touch-both" => {
                Event::TouchBoth { by: self.color()?, own: self.square()?, other: self.square()? }
            }
            "adjust" => {
                let by = self.color()?;
                let on = self.read(|word| match word {
                    "on" => Some(true),
                    "off" => Some(false),
                    _ => None,
                })?;
                Event::Adjust { by, on }
            }
            "release" => {
                Event::Release { by: self.color()?, from: self.square()?, to: self.square()? }
            }
            "promote" => {
                let by = self.color()?;
                Event::Promote { by, role: self.read(read_role)? }
            }
            "press" => Event::Press { by: self.color()? },
            "move" => {
                let mv = self.read(read_move)?;
                let offer = !self.rest.is_empty();
                if offer {
                    self.read(|word| (word == "offer").then_some(()))?;
                }
                Event::Move { mv, offer }
            }
            "offer" => Event::Offer { by: self.color()? },
            "accept" => Event::Accept { by: self.color()? },
            "decline" => Event::Decline { by: self.color()? },
            "claim" => {
                let by = self.color()?;
                let ground = self.read(|word| match word {
                    "repetition" => Some(Ground::Repetition),
                    "moves" => Some(Ground::MoveCount),
                    _ => None,
                })?;
                let written = !self.rest.is_empty();
                let intended = if written { Some(self.read(read_move)?) } else { None };
                Event::Claim { by, ground, intended }
            }
            "resign" => Event::Resign { by: self.color()? },
            "flag" => Event::ClaimFlag { by: self.somebody()? },
            "tick" => Event::Tick,
            "stop" => Event::StopClocks { by: self.somebody()? },
            "go" => Event::ResumeClocks,
            "illegal" => Event::ComplainIllegal { by: self.color()? },
            "touched" => Event::ComplainTouch { by: self.color()? },
            "displaced" => Event::Displaced { by: self.color()? },
            "replaced" => Event::Replaced { by: self.color()? },
            "back" => Event::TakeBack { moves: self.number()? },
            "adjourn" => Event::Adjourn,
            "seal" => Event::Seal { by: self.color()?, text: self.all().to_owned() },
            "resume" => Event::Resume { present: self.both()? },
            "decide" => Event::Decide(self.decision()?),
            _ => return Err(self.error()),
        })
    }

    fn decision(&mut self) -> Result<Decision, EventError> {
        Ok(match self.next() {
            "clock" => Decision::SetClock { color: self.color()?, left: self.time()? },
            "give" => Decision::GiveTime { color: self.color()?, time: self.time()? },
            "take" => Decision::TakeTime { color: self.color()?, time: self.time()? },
            "back" => Decision::SetBack { moves: self.number()? },
            "position" => {
                let read = fen::read(self.all()).map_err(|_| self.error())?;
                Decision::SetPosition(Box::new(read.0))
            }
            "position-lost" => Decision::PositionLost,
            "wrong-set-up" => Decision::WrongSetUp,
            "board-turned" => Decision::BoardTurned,
            "colours-reversed" => Decision::ColoursReversed,
            "refusal" => Decision::Refusal(self.both()?),
            "result" => {
                let score = self.read(|word| {
                    Some(match word {
                        "white" => Score::Win(Color::White),
                        "black" => Score::Win(Color::Black),
                        "draw" => Score::Draw,
                        "both-lose" => Score::BothLose,
                        "void" => Score::Void,
                        _ => return None,
                    })
                })?;
                Decision::Result(GameResult { score, reason: self.read(Reason::from_word)? })
            }
            "play-on" => Decision::PlayOn,
            _ => return Err(self.error()),
        })
    }
}

fn both(who: ByColor<bool>) -> &'static str {
    match (who.white, who.black) {
        (true, true) => "wb",
        (true, false) => "w",
        (false, true) => "b",
        (false, false) => "-",
    }
}

const fn letter(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

fn somebody(by: Option<Color>) -> String {
    by.map_or_else(|| "arbiter".to_owned(), |by| letter(by).to_owned())
}

fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| letter(*color) == word)
}

const fn small(role: Role) -> char {
    role.letter().to_ascii_lowercase()
}

fn read_role(word: &str) -> Option<Role> {
    Role::PROMOTIONS.iter().copied().find(|role| word.chars().eq([small(*role)]))
}

struct MoveText(Move);

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0.from(), self.0.to())?;
        match self.0.kind() {
            MoveKind::Normal => Ok(()),
            MoveKind::Promotion(role) => write!(f, "{}", small(role)),
            MoveKind::EnPassant => write!(f, "e"),
            MoveKind::Castle => write!(f, "c"),
        }
    }
}

fn read_move(word: &str) -> Option<Move> {
    let from: Square = word.get(..2)?.parse().ok()?;
    let to: Square = word.get(2..4)?.parse().ok()?;
    Some(match word.get(4..)? {
        _ if from == to => return None,
        "" => Move::normal(from, to),
        "e" => Move::en_passant(from, to),
        "c" => Move::castle(from, to),
        role => Move::promotion(from, to, read_role(role)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::Position;

    #[track_caller]
    fn same(event: Event, text: &str) {
        assert_eq!(event.to_string(), text);
        assert_eq!(text.parse(), Ok(event));
    }

    #[test]
    fn every_event_reads_back() {
        let (white, black) = (Color::White, Color::Black);
        let both = ByColor { white: true, black: true };
        let only_black = ByColor { white: false, black: true };
        let nobody = ByColor { white: false, black: false };
        same(Event::Start { present: both }, "start wb");
        same(Event::Start { present: nobody }, "start -");
        same(Event::Arrive { by: black }, "arrive b");
        same(Event::Touch { by: white, square: Square::E2 }, "touch w e2");
        let touched = Event::TouchBoth { by: white, own: Square::E2, other: Square::D3 };
        same(touched, "touch-both w e2 d3");
        same(Event::Adjust { by: white, on: true }, "adjust w on");
        same(Event::Adjust { by: white, on: false }, "adjust w off");
        let released = Event::Release { by: black, from: Square::E7, to: Square::E5 };
        same(released, "release b e7 e5");
        same(Event::Promote { by: white, role: Role::Knight }, "promote w n");
        same(Event::Press { by: white }, "press w");
        let mv = |mv, offer| Event::Move { mv, offer };
        same(mv(Move::normal(Square::E2, Square::E4), false), "move e2e4");
        same(mv(Move::castle(Square::E1, Square::H1), true), "move e1h1c offer");
        same(mv(Move::en_passant(Square::E5, Square::D6), false), "move e5d6e");
        same(mv(Move::promotion(Square::E7, Square::E8, Role::Rook), false), "move e7e8r");
        same(Event::Offer { by: white }, "offer w");
        same(Event::Accept { by: black }, "accept b");
        same(Event::Decline { by: black }, "decline b");
        let claim = |ground, intended| Event::Claim { by: white, ground, intended };
        same(claim(Ground::Repetition, None), "claim w repetition");
        let intended = Some(Move::normal(Square::A1, Square::B1));
        same(claim(Ground::MoveCount, intended), "claim w moves a1b1");
        same(Event::Resign { by: white }, "resign w");
        same(Event::ClaimFlag { by: None }, "flag arbiter");
        same(Event::ClaimFlag { by: Some(black) }, "flag b");
        same(Event::Tick, "tick");
        same(Event::StopClocks { by: None }, "stop arbiter");
        same(Event::ResumeClocks, "go");
        same(Event::ComplainIllegal { by: black }, "illegal b");
        same(Event::ComplainTouch { by: black }, "touched b");
        same(Event::Displaced { by: white }, "displaced w");
        same(Event::Replaced { by: white }, "replaced w");
        same(Event::TakeBack { moves: 2 }, "back 2");
        same(Event::Adjourn, "adjourn");
        for sealed in ["Ng1-f3", "", "  what \n 是 this? "] {
            let event = Event::Seal { by: white, text: sealed.to_owned() };
            same(event, &format!("seal w {sealed}"));
        }
        same(Event::Resume { present: only_black }, "resume b");
    }

    #[test]
    fn every_decision_reads_back() {
        let same = |decision, text: &str| same(Event::Decide(decision), &format!("decide {text}"));
        let (color, time) = (Color::Black, Duration::from_nanos(1_500_000_001));
        same(Decision::SetClock { color, left: time }, "clock b 1500000001");
        same(Decision::GiveTime { color, time }, "give b 1500000001");
        same(Decision::TakeTime { color, time }, "take b 1500000001");
        same(Decision::SetBack { moves: 3 }, "back 3");
        let text = "position r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20";
        let (position, _) = fen::read(&text["position ".len()..]).expect("a position");
        same(Decision::SetPosition(Box::new(position)), text);
        let start = Position::startpos();
        let text = format!("position {}", fen::format(&start));
        same(Decision::SetPosition(Box::new(start)), &text);
        same(Decision::PositionLost, "position-lost");
        same(Decision::WrongSetUp, "wrong-set-up");
        same(Decision::BoardTurned, "board-turned");
        same(Decision::ColoursReversed, "colours-reversed");
        same(Decision::Refusal(ByColor { white: true, black: false }), "refusal w");
        for reason in Reason::ALL {
            let result = GameResult::win(Color::White, *reason);
            same(Decision::Result(result), &format!("result white {}", reason.word()));
        }
        same(
            Decision::Result(GameResult::both_lose(Reason::Decision)),
            "result both-lose decision",
        );
        same(Decision::PlayOn, "play-on");
    }

    #[test]
    fn a_text_that_is_no_event_says_where() {
        for (text, word, found) in [
            ("", 1, ""),
            ("jump w", 1, "jump"),
            ("touch x e2", 2, "x"),
            ("touch w e9", 3, "e9"),
            ("touch w", 3, ""),
            ("touch w e2 e4", 4, "e4"),
            ("move e2", 2, "e2"),
            ("move e2e2", 2, "e2e2"),
            ("move e7e8k", 2, "e7e8k"),
            ("move é2e4", 2, "é2e4"),
            ("move e2e4 now", 3, "now"),
            ("decide clock w -1", 4, "-1"),
            ("decide position 8/8/8", 3, "8/8/8"),
            ("decide result white whim", 4, "whim"),
        ] {
            let error = EventError { word, found: found.to_owned() };
            assert_eq!(text.parse::<Event>(), Err(error), "{text}");
        }
    }
}
