//! What the arbiter says and does.

use super::touch::Obligation;
use crate::LawId;
use crate::result::GameResult;
use chess_core::{Color, Move, Square};
use std::time::Duration;

/// One thing that the arbiter says, by which law, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The law.
    pub law: LawId,
    /// The message in the locale files, one of [`KEYS`].
    pub key: &'static str,
    /// What the message speaks of, by name.
    pub params: Vec<(&'static str, Param)>,
    /// What follows.
    pub effect: Effect,
}

/// Something that a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Param {
    /// A side.
    Side(Color),
    /// How many.
    Number(u32),
    /// How long.
    Time(Duration),
    /// A square.
    Square(Square),
    /// A legal move of the position at that moment.
    Move(Move),
    /// What somebody wrote.
    Text(String),
}

/// What follows from a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing; it is said and noted.
    Noted,
    /// What was asked for is not done.
    Refused,
    /// A move was completed; `None` if it was not a legal one and stands for now.
    Moved(Option<Move>),
    /// The side to move is bound.
    Obliged(Obligation),
    /// An offence was counted.
    Offence {
        /// Whose.
        by: Color,
        /// How many it has now.
        count: u8,
    },
    /// A side was given time.
    TimeGiven {
        /// Who.
        to: Color,
        /// How much.
        time: Duration,
    },
    /// Time was taken from a side.
    TimeTaken {
        /// From whom.
        from: Color,
        /// How much.
        time: Duration,
    },
    /// A face shows another time now.
    ClockSet(Color),
    /// The position is the one after this many completed moves.
    Restored(usize),
    /// Another position stands on the board.
    PositionSet,
    /// A draw offer stands.
    Offered(Color),
    /// The draw offer is gone.
    OfferEnded,
    /// Both clocks stand.
    ClocksStopped,
    /// This side's clock runs.
    ClockRuns(Color),
    /// This side must seal its move.
    MustSeal(Color),
    /// The game is put away.
    Adjourned,
    /// The game is over.
    Ended(GameResult),
}

impl Ruling {
    pub(super) fn new(law: LawId, key: &'static str, effect: Effect) -> Ruling {
        Ruling { law, key, params: Vec::new(), effect }
    }

    pub(super) fn with(mut self, name: &'static str, param: Param) -> Ruling {
        self.params.push((name, param));
        self
    }

    /// The end of the game, if this is it.
    pub fn result(&self) -> Option<GameResult> {
        match self.effect {
            Effect::Ended(result) => Some(result),
            _ => None,
        }
    }
}

/// All messages; the locale files have one sentence for each.
pub const KEYS: &[&str] = &[
    "ruling-game-over",
    "ruling-not-your-turn",
    "ruling-not-now",
    "ruling-started",
    "ruling-arrived",
    "ruling-late",
    "ruling-both-late",
    "ruling-move",
    "ruling-irregular-move",
    "ruling-no-move-made",
    "ruling-nothing-there",
    "ruling-own-man-there",
    "ruling-king-cannot-be-taken",
    "ruling-must-move",
    "ruling-must-capture",
    "ruling-must-capture-with",
    "ruling-must-castle",
    "ruling-must-move-king",
    "ruling-free-choice",
    "ruling-adjusting",
    "ruling-released-man-stays",
    "ruling-must-promote",
    "ruling-touch-restored",
    "ruling-no-touch-breach",
    "ruling-touch-complaint-late",
    "ruling-illegal-refused",
    "ruling-illegal-restored",
    "ruling-illegal-offence",
    "ruling-illegal-time",
    "ruling-illegal-loses",
    "ruling-illegal-draws",
    "ruling-no-illegal-move",
    "ruling-displaced",
    "ruling-replaced",
    "ruling-checkmate",
    "ruling-stalemate",
    "ruling-dead-position",
    "ruling-resigned",
    "ruling-resigned-draw",
    "ruling-time-loses",
    "ruling-time-draws",
    "ruling-undecided",
    "ruling-both-flags-draw",
    "ruling-both-flags-play-on",
    "ruling-no-flag",
    "ruling-offer",
    "ruling-offer-out-of-time",
    "ruling-offer-repeated",
    "ruling-offer-accepted",
    "ruling-offer-refused",
    "ruling-offer-refused-by-move",
    "ruling-no-offer",
    "ruling-claim-stops-clocks",
    "ruling-claim-too-late",
    "ruling-claim-repetition",
    "ruling-claim-moves",
    "ruling-claim-wrong",
    "ruling-claim-wrong-loses-time",
    "ruling-claim-wrong-gives-time",
    "ruling-claim-is-offer",
    "ruling-must-play-intended",
    "ruling-perpetual-check",
    "ruling-threefold",
    "ruling-fivefold",
    "ruling-fifty-moves",
    "ruling-seventy-five-moves",
    "ruling-refusal",
    "ruling-both-refuse",
    "ruling-clocks-stopped",
    "ruling-clock-runs",
    "ruling-clock-gap",
    "ruling-clock-set",
    "ruling-time-given",
    "ruling-time-taken",
    "ruling-set-back",
    "ruling-taken-back",
    "ruling-not-so-many-moves",
    "ruling-position-set",
    "ruling-position-lost",
    "ruling-wrong-set-up",
    "ruling-board-turned",
    "ruling-colours-play-on",
    "ruling-colours-restart",
    "ruling-decided",
    "ruling-play-on",
    "ruling-must-seal",
    "ruling-adjourned",
    "ruling-resumed",
    "ruling-envelope-waits",
    "ruling-envelope-opened",
    "ruling-sealed-move-bad",
    "ruling-sealed-move-bad-draws",
];
