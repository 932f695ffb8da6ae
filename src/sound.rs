//! The sounds of the program: what there is to hear, and its recordings.
//!
//! All of them are our own work, computed and not recorded: wood, lacquer, porcelain.

/// Something to hear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A man is set down.
    Move,
    /// A man takes another.
    Capture,
    /// King and rook.
    Castle,
    /// A move that gives check.
    Check,
    /// A pawn becomes something.
    Promote,
    /// Something that cannot be done.
    Illegal,
    /// A draw is offered.
    Offer,
    /// A game begins.
    Start,
    /// The user has won, or anybody where two people play.
    Win,
    /// Nobody has won.
    Draw,
    /// The user has lost.
    Loss,
    /// A clock is running low.
    LowTime,
    /// A clock is pressed.
    Press,
    /// A flag falls.
    Flag,
}

macro_rules! wav {
    ($($name:literal),+) => {
        &[$(include_bytes!(concat!("../assets/sounds/", $name, ".wav"))),+]
    };
}

impl Sound {
    /// All of them.
    pub const ALL: &[Sound] = &[
        Sound::Move,
        Sound::Capture,
        Sound::Castle,
        Sound::Check,
        Sound::Promote,
        Sound::Illegal,
        Sound::Offer,
        Sound::Start,
        Sound::Win,
        Sound::Draw,
        Sound::Loss,
        Sound::LowTime,
        Sound::Press,
        Sound::Flag,
    ];

    /// Its recordings as WAV files, to be played in turn: what is heard again and again must not
    /// be the same each time.
    pub const fn variants(self) -> &'static [&'static [u8]] {
        match self {
            Sound::Move => wav!("move-1", "move-2", "move-3"),
            Sound::Capture => wav!("capture-1", "capture-2", "capture-3"),
            Sound::Castle => wav!("castle"),
            Sound::Check => wav!("check-1", "check-2", "check-3"),
            Sound::Promote => wav!("promote"),
            Sound::Illegal => wav!("illegal-1", "illegal-2", "illegal-3"),
            Sound::Offer => wav!("offer"),
            Sound::Start => wav!("game-start"),
            Sound::Win => wav!("win"),
            Sound::Draw => wav!("draw"),
            Sound::Loss => wav!("loss"),
            Sound::LowTime => wav!("low-time-1", "low-time-2", "low-time-3"),
            Sound::Press => wav!("clock-press-1", "clock-press-2", "clock-press-3"),
            Sound::Flag => wav!("flag"),
        }
    }
}
