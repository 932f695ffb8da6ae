//! The truth: everything the program knows that is worth knowing, and nothing of how it looks.
//!
//! `Model::default()` is a usable program. Only `update` changes it; views read it.

pub mod agree;
pub mod claim;
pub mod clock;
pub mod dialog;
pub mod document;
pub mod engine;
pub mod files;
pub mod ladder;
pub mod notice;
pub mod officer;
pub mod picture;
pub mod play;
pub mod verdict;

use crate::persist::{RecentFiles, Settings};
use crate::text::Language;

pub use agree::{ClockDraft, LawsDraft};
pub use claim::ClaimDraft;
pub use clock::GameTime;
pub use dialog::{Dialog, Unsaved};
pub use document::Document;
pub use engine::{EngineState, SearchId, SearchPurpose};
pub use files::FilesState;
pub use ladder::Ladder;
pub use notice::{Message, Notice, NoticeKind, Notices};
pub use officer::{OfficerDraft, OfficerTab};
pub use picture::{PictureDraft, Shot};
pub use play::{Phase, Play, Player, Premove, Said};
pub use verdict::Verdict;

/// Time since the program started. Updates get it as an argument and ask no clock.
pub type Now = std::time::Duration;

/// The screens of the rail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Page {
    /// The board and the game on it.
    #[default]
    Play,
    /// The ladder: levels, points and computer opponents.
    Ladder,
    /// The preferences.
    Settings,
}

/// Everything.
#[derive(Debug)]
pub struct Model {
    /// The preferences, as they are kept.
    pub settings: Settings,
    /// The language of all words, derived from the preferences and the system.
    pub language: Language,
    /// Which screen is shown.
    pub page: Page,
    /// The game on the board.
    pub play: Play,
    /// The open file and its list of games.
    pub document: Document,
    /// What the file service has been asked.
    pub files: FilesState,
    /// The card above everything, if any.
    pub dialog: Option<Dialog>,
    /// What the user should know, until it is dismissed or has been read.
    pub notices: Notices,
    /// Files opened lately.
    pub recent: RecentFiles,
    /// Who plays rated games, and how they stand.
    pub ladder: Ladder,
    /// What the engine thread has been asked.
    pub engine: EngineState,
    /// The date, as PGN has it: `2026.05.02`. The program sets it; nothing here asks for it.
    pub today: String,
    /// State of the small generator behind lots and the opponents' moods.
    pub seed: u64,
    /// The window has been allowed to close.
    pub closing: bool,
}

impl Default for Model {
    fn default() -> Model {
        Model::new(Settings::default(), RecentFiles::default(), 1)
    }
}

impl Model {
    /// A program that has just started: a board ready to play on against a gentle opponent.
    /// `seed` decides lots; tests pass a fixed one.
    pub fn new(settings: Settings, recent: RecentFiles, seed: u64) -> Model {
        let language = settings.language.language();
        let play = Play::first(&settings);
        Model {
            settings,
            language,
            page: Page::Play,
            play,
            document: Document::default(),
            files: FilesState::default(),
            dialog: None,
            notices: Notices::default(),
            recent,
            ladder: Ladder::default(),
            engine: EngineState::default(),
            today: String::new(),
            seed,
            closing: false,
        }
    }

    /// A number by lot.
    pub fn draw_lot(&mut self) -> u64 {
        // SplitMix64, as in the key tables of chess-core.
        self.seed = self.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Whether changes to the game on the board would be lost if it went away.
    pub fn has_unsaved_work(&self) -> bool {
        self.play.is_changed()
    }

    /// The title of the window: the program's name, or the open file's, with a sign when there
    /// are changes that it does not hold.
    pub fn title(&self) -> Message {
        match self.document.name() {
            None => Message::new("window-title"),
            Some(name) if self.has_unsaved_work() => {
                Message::new("window-title-unsaved").with("name", name)
            }
            Some(name) => Message::new("window-title-document").with("name", name),
        }
    }

    /// When the model changes by itself next (a clock's digit, a flag, the opponent's hand), if
    /// it will at all. The frame loop sleeps until then.
    pub fn next_wake(&self, now: Now) -> Option<Now> {
        [self.play.next_wake(now), self.notices.next_wake(now)].into_iter().flatten().min()
    }
}
