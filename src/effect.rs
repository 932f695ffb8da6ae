//! What the outside must do; `update` only says so.

use crate::model::{SearchId, Shot};
use crate::persist::settings::PictureFormat;
use crate::score_sheet::Sheet;
use crate::service::autosave::AutosaveRequest;
use crate::service::files::{FilesRequest, PagePlace, RequestId};
use crate::service::pictures::Destination;
use crate::sound::Sound;
use chess_engine::{Clock, Habits, Level, SearchRequest};
use image::RgbImage;
use std::path::PathBuf;

/// Something outside the model.
#[derive(Debug)]
pub enum Effect {
    /// Ask the engine.
    Search(EngineJob),
    /// Stop the engine; its answer is no longer wanted.
    StopSearch,
    /// Let the user choose a file to open.
    PickOpen(RequestId),
    /// Let the user choose where to save, proposing this name.
    PickSave(RequestId, String),
    /// Ask the file service.
    Files(RequestId, FilesRequest),
    /// Let the user choose where to save a picture of this form, proposing this name.
    PickPicture(RequestId, String, PictureFormat),
    /// Draw a picture, for this.
    Picture(RequestId, Box<Shot>, Destination),
    /// Let the user choose where to save a page, proposing this name.
    PickPage(RequestId, String),
    /// Make a page of a score sheet and put it there.
    SavePage(RequestId, Box<Sheet>, PagePlace),
    /// Show a page in the browser.
    Browse(PathBuf),
    /// Let the user choose where to save an envelope, proposing this name.
    PickEnvelope(RequestId, String),
    /// Put a text on the clipboard.
    Copy(String),
    /// Put a picture on the clipboard.
    CopyImage(Box<RgbImage>),
    /// Keep the preferences.
    SaveSettings,
    /// Keep the players of rated games.
    SaveProfiles,
    /// Keep the list of recent files.
    SaveRecent,
    /// Keep the game in progress, so that a crash loses nothing.
    Journal(AutosaveRequest),
    /// Let something be heard.
    Sound(Sound),
    /// Close the window.
    Close,
}

/// A question for the engine, whole: it can be answered without the model.
#[derive(Debug)]
pub struct EngineJob {
    /// Its number; the answer carries it.
    pub id: SearchId,
    /// The game.
    pub request: SearchRequest,
    /// As whom to play.
    pub level: Level,
    /// That opponent's habits.
    pub habits: Habits,
    /// That opponent's mood.
    pub seed: u64,
    /// The clocks, for the pace.
    pub clock: Option<Clock>,
    /// Only judge the position, at full care, instead of choosing a move.
    pub judge_only: bool,
}
