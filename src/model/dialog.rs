//! The cards that can lie over the window.

use super::PictureDraft;
use crate::action::Action;
use crate::persist::settings::NewGame;

/// A card.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// Opponent, colour and clock of a new game.
    NewGame(NewGame),
    /// Size and form of a picture to be saved.
    Picture(PictureDraft),
    /// "Really resign?"
    Resign,
    /// Unsaved work stands in the way of something.
    Unsaved(Unsaved),
    /// The file was changed by another program since it was read.
    ChangedOutside,
    /// Keys and what they do.
    Help,
    /// The program and its licences.
    About,
}

/// What waits until the user has decided about unsaved work.
#[derive(Clone, Debug)]
pub struct Unsaved {
    /// What is done once the work is saved or given up.
    pub then: Box<Action>,
}
