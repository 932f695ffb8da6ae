//! The laws a game is played by, as data.

mod text;

pub use text::LawsError;

use chess_core::{Board, Color, Role};
use std::time::Duration;

/// The choices that the laws leave open, one field each.
///
/// Code asks a field, never a preset, so that any mixture can be played, written and read.
///
/// ```
/// use arbiter::Laws;
///
/// let mut laws = Laws::modern();
/// laws.fivefold = false;
/// assert_eq!(laws.to_string(), "modern; fivefold=off");
/// assert_eq!("modern; fivefold=off".parse(), Ok(laws));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laws {
    /// Whether a touched man binds, and who watches (L-TOUCH-1 to 7).
    pub touch: Watch,
    /// Whether illegal moves can be made, and who watches (L-ILLEGAL-1, L-ILLEGAL-2).
    pub illegal: Watch,
    /// Which illegal moves count as offences (L-ILLEGAL-2).
    pub illegal_counts: Counted,
    /// The offence that loses the game; `None` if none does (L-ILLEGAL-2).
    pub illegal_loses_at: Option<u8>,
    /// What the opponent is given for an offence that does not lose (L-ILLEGAL-2).
    pub illegal_bonus: Duration,
    /// When the last offence only draws (L-ILLEGAL-2).
    pub illegal_draw: Mercy,
    /// How colours found reversed are decided (L-ILLEGAL-4).
    pub reversed: ReversedColours,
    /// When resigning only draws (L-END-2).
    pub resign_draw: Mercy,
    /// Which positions are dead (L-END-4).
    pub dead: DeadRule,
    /// When running out of time only draws (L-END-5).
    pub flag_draw: Mercy,
    /// Whether the order in which two flags fell can be known (L-END-5).
    pub flag_order_known: bool,
    /// Whether the third occurrence draws by itself (L-END-7).
    pub threefold_automatic: bool,
    /// Whether fifty moves draw by themselves (L-END-9).
    pub fifty_automatic: bool,
    /// Endings for which more than fifty moves were announced (L-END-9).
    pub announced: Vec<Announced>,
    /// Whether the fifth occurrence draws by itself (L-END-10).
    pub fivefold: bool,
    /// Whether seventy-five moves draw by themselves (L-END-10).
    pub seventy_five: bool,
    /// What a wrong claim costs (L-END-11).
    pub wrong_claim: WrongClaim,
    /// The lateness beyond which a player loses; `None` if never (L-END-13).
    pub default_time: Option<Duration>,
    /// When an increment is on the clock (L-CLOCK-1).
    pub increment: IncrementTiming,
    /// Whether a flag counts without a claim (L-CLOCK-2).
    pub flag_automatic: bool,
    /// The length of a session, after which a move is sealed; `None` if none (L-ADJ-1).
    pub session: Option<Duration>,
    /// When a bad sealed move only draws (L-ADJ-2).
    pub sealed_draw: Mercy,
}

/// Makes the laws of one preset.
pub type Preset = fn() -> Laws;

/// Whether something is a breach, and who watches for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Watch {
    /// It cannot happen, or binds nobody.
    Off,
    /// The arbiter steps in at once.
    Arbiter,
    /// It stands until the opponent complains.
    Complaint,
}

/// Which illegal moves count as offences.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// All that were completed.
    All,
    /// Those that leave or put the own king in check; others are only put right.
    King,
}

/// When a loss is a draw, because the opponent could not have won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mercy {
    /// Never.
    Never,
    /// The opponent has a lone king.
    LoneKing,
    /// The opponent cannot mate by any series of legal moves.
    NoMate,
}

/// Which positions end the game as dead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeadRule {
    /// K–K, K–KB, K–KN, and KB–KB with bishops on one colour.
    Listed,
    /// Whatever neither side can win by any series of legal moves.
    Any,
}

/// How colours found reversed are decided.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReversedColours {
    /// The game goes on if more than a quarter of the first period was used.
    Quarter,
    /// The game goes on once both have made ten moves.
    TenMoves,
}

/// What a wrong claim costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongClaim {
    /// Nothing.
    Free,
    /// This is taken off the claimant's clock.
    Claimant(Duration),
    /// This is given to the opponent.
    Opponent(Duration),
}

/// When an increment is on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IncrementTiming {
    /// Before the move it is for, the first one from the start: what FIDE's clocks do.
    Before,
    /// After the move it is for.
    After,
}

/// An ending for which more than fifty moves were announced before the event.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Announced {
    /// The men of one side, as many of each kind as [`Role::index`] counts.
    pub one: [u8; 6],
    /// The men of the other.
    pub other: [u8; 6],
    /// Moves by each side without capture or pawn move.
    pub moves: u16,
}

impl Announced {
    /// Whether these men, of either colour, stand on the board.
    pub fn fits(&self, board: &Board) -> bool {
        let men = |color| {
            Role::ALL.map(|role| u8::try_from(board.pieces(color, role).count()).unwrap_or(u8::MAX))
        };
        let (white, black) = (men(Color::White), men(Color::Black));
        (white == self.one && black == self.other) || (white == self.other && black == self.one)
    }
}

impl Default for Laws {
    fn default() -> Laws {
        Laws::modern()
    }
}

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);

impl Laws {
    /// The presets with their names.
    pub const PRESETS: [(&'static str, Preset); 3] =
        [("modern", Laws::modern), ("classic", Laws::classic), ("casual", Laws::casual)];

    /// The FIDE laws in force today.
    pub fn modern() -> Laws {
        Laws {
            touch: Watch::Complaint,
            illegal: Watch::Arbiter,
            illegal_counts: Counted::All,
            illegal_loses_at: Some(2),
            illegal_bonus: 2 * MINUTE,
            illegal_draw: Mercy::NoMate,
            reversed: ReversedColours::TenMoves,
            resign_draw: Mercy::NoMate,
            dead: DeadRule::Any,
            flag_draw: Mercy::NoMate,
            flag_order_known: true,
            threefold_automatic: false,
            fifty_automatic: false,
            announced: Vec::new(),
            fivefold: true,
            seventy_five: true,
            wrong_claim: WrongClaim::Opponent(2 * MINUTE),
            default_time: Some(HOUR),
            increment: IncrementTiming::Before,
            flag_automatic: true,
            session: None,
            sealed_draw: Mercy::NoMate,
        }
    }

    /// The laws of the time of hanging flags and envelopes.
    pub fn classic() -> Laws {
        Laws {
            touch: Watch::Complaint,
            illegal: Watch::Complaint,
            illegal_counts: Counted::King,
            illegal_loses_at: Some(3),
            illegal_bonus: Duration::ZERO,
            illegal_draw: Mercy::Never,
            reversed: ReversedColours::Quarter,
            resign_draw: Mercy::Never,
            dead: DeadRule::Listed,
            flag_draw: Mercy::LoneKing,
            flag_order_known: false,
            threefold_automatic: false,
            fifty_automatic: false,
            announced: Vec::new(),
            fivefold: false,
            seventy_five: false,
            wrong_claim: WrongClaim::Claimant(5 * MINUTE),
            default_time: Some(HOUR),
            increment: IncrementTiming::Before,
            flag_automatic: false,
            session: Some(5 * HOUR),
            sealed_draw: Mercy::LoneKing,
        }
    }

    /// The habits of play on screens.
    pub fn casual() -> Laws {
        Laws {
            touch: Watch::Off,
            illegal: Watch::Off,
            illegal_counts: Counted::King,
            illegal_loses_at: Some(3),
            illegal_bonus: Duration::ZERO,
            resign_draw: Mercy::Never,
            illegal_draw: Mercy::Never,
            threefold_automatic: true,
            fifty_automatic: true,
            wrong_claim: WrongClaim::Free,
            default_time: None,
            increment: IncrementTiming::After,
            ..Laws::modern()
        }
    }
}
