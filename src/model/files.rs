//! What the file service has been asked, so that its answers find their place.

use super::picture::Picturing;
use crate::action::Action;
use crate::score_sheet::Sheet;
use crate::service::files::RequestId;
use std::path::PathBuf;

/// Requests under way.
#[derive(Clone, Debug, Default)]
pub struct FilesState {
    last: u64,
    /// A file that is being read to be opened, or read again.
    pub reading: Option<Reading>,
    /// A game that is being saved, or asked about where to save it.
    pub saving: Option<Saving>,
    /// A dialog for choosing a file to open is up.
    pub picking: Option<RequestId>,
    /// Whether the open file is still the one on the disk is being looked at.
    pub looking: Option<RequestId>,
    /// The user has been told that the open file is another one on the disk.
    pub told: bool,
    /// All games of the open file are being read for faults.
    pub checking: Option<RequestId>,
    /// A picture waits for the user to choose where to save it.
    pub picture: Option<Picturing>,
    /// A picture is being drawn for the clipboard.
    pub copying: Option<RequestId>,
    /// A score sheet waits for the user to choose where to save it.
    pub sheet: Option<Sheeting>,
    /// An envelope waits for the user to choose where to save it.
    pub envelope: Option<Sealing>,
    /// The folder of the last picture.
    pub pictures: Option<PathBuf>,
}

/// A score sheet that waits for a place. It is of the moment in which it was asked for.
#[derive(Clone, Debug)]
pub struct Sheeting {
    /// The request.
    pub id: RequestId,
    /// The sheet.
    pub sheet: Box<Sheet>,
}

/// An envelope that waits for a place.
#[derive(Clone, Debug)]
pub struct Sealing {
    /// The request.
    pub id: RequestId,
    /// What the file shall hold.
    pub text: String,
}

/// A file being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The request.
    pub id: RequestId,
    /// It is the open file again, so the same game is looked for in it.
    pub again: bool,
    /// The state of the game on the board that the user has agreed to lose for it.
    pub given_up: Option<u64>,
}

/// A game being saved.
#[derive(Clone, Debug)]
pub struct Saving {
    /// The request.
    pub id: RequestId,
    /// The state of the game that is being written.
    pub revision: u64,
    /// It is being written; before that, the user chooses where.
    pub writing: bool,
    /// What waits for it: the wish that unsaved work stood in the way of.
    pub then: Option<Box<Action>>,
}

impl FilesState {
    /// A number for a new request.
    pub fn next_id(&mut self) -> RequestId {
        self.last += 1;
        RequestId(self.last)
    }
}
