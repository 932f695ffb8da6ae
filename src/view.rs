//! What is drawn. Views read the model and emit actions; nothing of the model is `&mut` here.

pub mod about;
pub mod adjourn;
pub mod board;
pub mod board_theme;
pub mod claim;
pub mod context;
pub mod dialogs;
pub mod drop_hint;
pub mod games;
pub mod help;
pub mod kit;
pub mod ladder;
pub mod layout;
pub mod miniature;
pub mod moves;
pub mod names;
pub mod new_game;
pub mod notices;
pub mod picture;
pub mod pieces;
pub mod play;
pub mod rail;
pub mod score_sheet;
pub mod settings;
pub mod shortcuts;
pub mod solid;
pub mod theme;
pub mod verdict;

pub use context::ViewCtx;

/// What the views remember for themselves: drafts, folds, drags. Never saved, never read by
/// `update`.
#[derive(Default)]
pub struct Views {
    /// The play page.
    pub play: play::PlayState,
    /// The ladder.
    pub ladder: ladder::LadderState,
    /// The settings page.
    pub settings: settings::SettingsState,
}
