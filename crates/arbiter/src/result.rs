//! How a game ended, the ends included that only an arbiter can bring.

use chess_core::{ByColor, Color};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    /// Who has won, if anybody.
    pub score: Score,
    /// Why.
    pub reason: Reason,
}

/// What both sides get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// One point for this side.
    Win(Color),
    /// Half a point for both.
    Draw,
    /// Nothing for both.
    BothLose,
    /// The game does not count and is played again (作废重下).
    Void,
}

macro_rules! reasons {
    ($($(#[$about:meta])* $name:ident = $word:literal,)+) => {
        /// Why a game ended.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Reason {
            $($(#[$about])* $name,)+
        }

        impl Reason {
            /// All of them.
            pub const ALL: &[Reason] = &[$(Reason::$name,)+];

            /// The word for it in files and in the names of messages.
            pub const fn word(self) -> &'static str {
                match self { $(Reason::$name => $word,)+ }
            }

            /// The reason that a word stands for.
            pub fn from_word(word: &str) -> Option<Reason> {
                Reason::ALL.iter().copied().find(|reason| reason.word() == word)
            }
        }
    };
}

reasons! {
    /// The king is mated (L-END-1).
    Checkmate = "checkmate",
    /// A side resigned (L-END-2).
    Resignation = "resignation",
    /// No legal move, and no check (L-END-3).
    Stalemate = "stalemate",
    /// Neither side can win (L-END-4).
    DeadPosition = "dead-position",
    /// A flag fell (L-END-5).
    Time = "time",
    /// Both flags fell, nobody knows which first (L-END-5).
    BothFlags = "both-flags",
    /// Both agreed (L-END-6).
    Agreement = "agreement",
    /// The position occurred for the third time (L-END-7).
    Threefold = "threefold",
    /// Fifty moves, or as many as were announced, without capture or pawn move (L-END-9).
    FiftyMoves = "fifty-moves",
    /// The position occurred for the fifth time (L-END-10).
    Fivefold = "fivefold",
    /// Seventy-five moves without capture or pawn move (L-END-10).
    SeventyFiveMoves = "seventy-five-moves",
    /// Too many illegal moves (L-ILLEGAL-2).
    IllegalMoves = "illegal-moves",
    /// A player did not come in time (L-END-13).
    Lateness = "lateness",
    /// A player refused to keep to the laws (L-END-14).
    Refusal = "refusal",
    /// The sealed move was no move (L-ADJ-2).
    SealedMove = "sealed-move",
    /// The position before an irregularity cannot be restored (L-ILLEGAL-1).
    PositionLost = "position-lost",
    /// The game began from a wrong position (L-ILLEGAL-4).
    WrongSetUp = "wrong-set-up",
    /// The game began with the colours reversed (L-ILLEGAL-4).
    ColoursReversed = "colours-reversed",
    /// The arbiter decided.
    Decision = "decision",
}

impl GameResult {
    /// A win of this side.
    pub const fn win(winner: Color, reason: Reason) -> GameResult {
        GameResult { score: Score::Win(winner), reason }
    }

    /// A draw.
    pub const fn draw(reason: Reason) -> GameResult {
        GameResult { score: Score::Draw, reason }
    }

    /// A loss of both.
    pub const fn both_lose(reason: Reason) -> GameResult {
        GameResult { score: Score::BothLose, reason }
    }

    /// A game that does not count.
    pub const fn void(reason: Reason) -> GameResult {
        GameResult { score: Score::Void, reason }
    }

    /// Half points: two for a win, one for a draw (L-END-15). `None` if the game does not count.
    pub const fn half_points(self) -> Option<ByColor<u8>> {
        match self.score {
            Score::Win(Color::White) => Some(ByColor { white: 2, black: 0 }),
            Score::Win(Color::Black) => Some(ByColor { white: 0, black: 2 }),
            Score::Draw => Some(ByColor { white: 1, black: 1 }),
            Score::BothLose => Some(ByColor { white: 0, black: 0 }),
            Score::Void => None,
        }
    }

    /// As people write it: `1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` for a game that does not count.
    pub const fn text(self) -> &'static str {
        match self.score {
            Score::Win(Color::White) => "1-0",
            Score::Win(Color::Black) => "0-1",
            Score::Draw => "1/2-1/2",
            Score::BothLose => "0-0",
            Score::Void => "*",
        }
    }

    /// The value of PGN's `Result`, which has no word for the loss of both.
    pub const fn pgn_result(self) -> &'static str {
        match self.score {
            Score::BothLose => "*",
            _ => self.text(),
        }
    }

    /// The value of PGN's `Termination`.
    pub const fn pgn_termination(self) -> &'static str {
        match self.reason {
            Reason::Time | Reason::BothFlags => "time forfeit",
            Reason::IllegalMoves | Reason::Refusal | Reason::SealedMove => "rules infraction",
            Reason::Lateness => "abandoned",
            Reason::Decision
            | Reason::PositionLost
            | Reason::WrongSetUp
            | Reason::ColoursReversed => "adjudication",
            _ => "normal",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// L-END-15: win 1, draw ½, loss 0; both may lose, and a void game has no points.
    #[test]
    fn l_end_15_points() {
        let white = GameResult::win(Color::White, Reason::Checkmate);
        assert_eq!(white.half_points(), Some(ByColor { white: 2, black: 0 }));
        let draw = GameResult::draw(Reason::Agreement);
        assert_eq!(draw.half_points(), Some(ByColor { white: 1, black: 1 }));
        let none = GameResult::both_lose(Reason::Refusal);
        assert_eq!(none.half_points(), Some(ByColor { white: 0, black: 0 }));
        assert_eq!((none.text(), none.pgn_result()), ("0-0", "*"));
        assert_eq!(GameResult::void(Reason::PositionLost).half_points(), None);
    }
}
