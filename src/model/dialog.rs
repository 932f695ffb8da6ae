//! The cards that can lie over the window.

use super::ladder::ProfileDraft;
use super::{ClaimDraft, ClockDraft, LawsDraft, OfficerDraft, PictureDraft, Verdict};
use crate::action::Action;
use crate::persist::profiles::ProfileId;
use crate::persist::settings::NewGame;
use crate::score_sheet::SheetNotation;
use chess_core::ByColor;
use std::time::Duration;

/// A card.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Opponent, colour, clock and laws of a new game.
    NewGame(NewGame),
    /// The clock of a new game in detail.
    Clock(Box<ClockDraft>),
    /// The laws of a new game, one by one.
    Laws(Box<LawsDraft>),
    /// Size and form of a picture to be saved.
    Picture(PictureDraft),
    /// The score sheet of the game on the board.
    ScoreSheet(SheetNotation),
    /// "Really resign?"
    Resign,
    /// A claim of a draw is being made.
    Claim(ClaimDraft),
    /// What the arbiter has ruled on a claim.
    Ruling(Box<Verdict>),
    /// "Really put the game away?"
    Adjourn,
    /// A move is being sealed.
    Seal(SealDraft),
    /// A game that has been put away: who is there to go on with it?
    ResumeGame(ByColor<bool>),
    /// A person acts as arbiter, or looks into the arbiter's book.
    Officer(Box<OfficerDraft>),
    /// The game was broken off and its clocks stand: go on?
    Interrupted(Interruption),
    /// Unsaved work stands in the way of something.
    Unsaved(Unsaved),
    /// The file was changed by another program since it was read.
    ChangedOutside,
    /// Name and title of a player of rated games.
    Profile(ProfileDraft),
    /// "Really delete this profile?"
    DeleteProfile(ProfileId),
    /// A rated game is about to be left for this, which loses it.
    LeaveRated(Box<Action>),
    /// How points are won and lost.
    LadderRules,
    /// Keys and what they do.
    Help,
    /// The program and its licences.
    About,
}

/// A move that is being sealed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SealDraft {
    /// As it is written.
    pub text: String,
    /// The sealer has been told that this is no legal move.
    pub warned: bool,
}

/// What broke a game off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interruption {
    /// The program ended while it was being played.
    Restart,
    /// The machine slept this long.
    Slept(Duration),
}

/// What waits until the user has decided about unsaved work.
#[derive(Clone, Debug)]
pub struct Unsaved {
    /// What is done once the work is saved or given up.
    pub then: Box<Action>,
}
