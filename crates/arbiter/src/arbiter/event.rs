//! What people and clocks do.

mod text;

pub use text::EventError;

use crate::result::GameResult;
use chess_core::{ByColor, Color, Move, Position, Role, Square};
use std::time::Duration;

/// One thing that happens in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The time of the game has come: the clock of the side to move starts.
    Start {
        /// Who is there.
        present: ByColor<bool>,
    },
    /// A player has come.
    Arrive {
        /// Who.
        by: Color,
    },
    /// A man is touched.
    Touch {
        /// Who touches.
        by: Color,
        /// Where it stands.
        square: Square,
    },
    /// Two men are touched, and nobody can say which first.
    TouchBoth {
        /// Who touches.
        by: Color,
        /// Where the own man stands.
        own: Square,
        /// Where the opponent's man stands.
        other: Square,
    },
    /// "J'adoube": until it is taken back, touching men binds nobody.
    Adjust {
        /// Who.
        by: Color,
        /// Announced, or taken back.
        on: bool,
    },
    /// A man is put down and let go.
    Release {
        /// Whose hand.
        by: Color,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
    },
    /// The pawn that was put on the last rank is replaced.
    Promote {
        /// Whose pawn.
        by: Color,
        /// By what.
        role: Role,
    },
    /// A side presses its clock, which completes its move.
    Press {
        /// Who.
        by: Color,
    },
    /// A legal move on a screen, completed at once.
    Move {
        /// The move of the side that has it.
        mv: Move,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// A draw is offered.
    Offer {
        /// Who offers.
        by: Color,
    },
    /// The offer is taken.
    Accept {
        /// Who takes it.
        by: Color,
    },
    /// The offer is refused by word.
    Decline {
        /// Who refuses it.
        by: Color,
    },
    /// A draw is claimed.
    Claim {
        /// Who claims.
        by: Color,
        /// On what ground.
        ground: Ground,
        /// The move as written down, if the claim is for the position after it.
        intended: Option<Move>,
    },
    /// A side gives up.
    Resign {
        /// Who.
        by: Color,
    },
    /// A side points at a flag.
    ClaimFlag {
        /// Who points; `None` if the arbiter has seen it.
        by: Option<Color>,
    },
    /// Nothing but time has passed.
    Tick,
    /// Both clocks are stopped.
    StopClocks {
        /// The player who calls the arbiter, or the arbiter.
        by: Option<Color>,
    },
    /// The clock of the side to move runs again.
    ResumeClocks,
    /// A side says that an illegal move was made.
    ComplainIllegal {
        /// Who complains.
        by: Color,
    },
    /// A side says that its opponent moved another man than the touched one.
    ComplainTouch {
        /// Who complains.
        by: Color,
    },
    /// Men were displaced by accident.
    Displaced {
        /// Who did it.
        by: Color,
    },
    /// They stand where they stood.
    Replaced {
        /// Who did it.
        by: Color,
    },
    /// Both want some completed moves undone, as in a game among friends.
    TakeBack {
        /// How many.
        moves: usize,
    },
    /// The session ends: the side to move seals its move.
    Adjourn,
    /// A move is sealed.
    Seal {
        /// Who seals.
        by: Color,
        /// The move as written.
        text: String,
    },
    /// An adjourned game goes on.
    Resume {
        /// Who is there.
        present: ByColor<bool>,
    },
    /// A person acting as arbiter decides.
    Decide(Decision),
}

/// On what ground a draw is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// The same position for the third time.
    Repetition,
    /// Fifty moves without capture or pawn move.
    MoveCount,
}

/// What a person acting as arbiter can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Decision {
    /// Puts a time on a clock.
    SetClock {
        /// Whose.
        color: Color,
        /// What is left then.
        left: Duration,
    },
    /// Gives a side time.
    GiveTime {
        /// To whom.
        color: Color,
        /// How much.
        time: Duration,
    },
    /// Takes time from a side.
    TakeTime {
        /// From whom.
        color: Color,
        /// How much.
        time: Duration,
    },
    /// Sets the game back by some completed moves, clocks included.
    SetBack {
        /// How many.
        moves: usize,
    },
    /// Puts the position right (L-ADJ-4, L-ILLEGAL-3).
    SetPosition(Box<Position>),
    /// The position before an irregularity cannot be restored (L-ILLEGAL-1).
    PositionLost,
    /// The game began from a wrong position (L-ILLEGAL-4).
    WrongSetUp,
    /// The board was turned wrongly (L-ILLEGAL-4).
    BoardTurned,
    /// The colours were reversed (L-ILLEGAL-4).
    ColoursReversed,
    /// Players refuse to keep to the laws (L-END-14).
    Refusal(ByColor<bool>),
    /// The game ends so, whatever was ruled before.
    Result(GameResult),
    /// A game that was ruled to be over goes on, clocks stopped. A flag that ended it has to be
    /// set right first.
    PlayOn,
}
