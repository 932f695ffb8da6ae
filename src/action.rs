//! Everything that can change the model.

use crate::model::ladder::ProfileDraft;
use crate::model::{Dialog, Page, Premove};
use crate::persist::Settings;
use crate::persist::profiles::ProfileId;
use crate::persist::settings::{NewGame, SavedPicture};
use crate::score_sheet::SheetNotation;
use arbiter::arbiter::{Decision, Ground};
use chess_core::game::NodeId;
use chess_core::game::Shape;
use chess_core::{ByColor, Move, Role, Square};
use std::path::PathBuf;

/// A wish of the user, or of a view on the user's behalf.
#[derive(Clone, Debug)]
pub enum Action {
    /// About the game being played.
    Play(PlayAction),
    /// Which position the board shows.
    Go(GoAction),
    /// Changes to the game that is gone through.
    Edit(EditAction),
    /// Files and the clipboard.
    File(FileAction),
    /// Players of rated games.
    Ladder(LadderAction),
    /// New preferences, whole.
    Settings(Box<Settings>),
    /// Another screen.
    Page(Page),
    /// Another card, or none.
    Dialog(Option<Dialog>),
    /// The user has read a notice.
    DismissNotice(u64),
    /// Turn the board.
    Flip,
    /// Close the window, after asking about unsaved work.
    Quit,
}

/// What players do.
#[derive(Clone, Debug)]
pub enum PlayAction {
    /// Move a man by hand; castling by either gesture.
    Move {
        /// From here.
        from: Square,
        /// To there.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// Set a move for when the opponent has moved, or take it away.
    Premove(Option<Premove>),
    /// Begin a game.
    New(NewGame),
    /// Begin a game with the same opponent and the colours changed.
    Rematch,
    /// Take the last move back.
    TakeBack,
    /// Give up, after a question if the preferences say so.
    Resign,
    /// Give up.
    ResignNow,
    /// Offer a draw: with the next move where that is how it is done, and not after all if it
    /// was wished already; else at once.
    OfferDraw,
    /// Agree to the draw on offer.
    AcceptDraw,
    /// Refuse the draw on offer.
    DeclineDraw,
    /// Make a claim of a draw: what is claimed is asked for first.
    ClaimDraw,
    /// Claim a draw for the side to move.
    Claim {
        /// On what ground.
        ground: Ground,
        /// The move as written down, if the claim is for the position after it.
        intended: Option<Move>,
    },
    /// Seal this move, as it is written; a text that is no legal move is asked about first.
    Seal(String),
    /// Go on with a game that has been put away; these are there.
    Resume(ByColor<bool>),
    /// Stop both clocks and call the arbiter.
    CallArbiter,
    /// Decide as arbiter; what ends the game is asked about first.
    Decide(Decision),
    /// Put the position that this FEN says on the board, as arbiter.
    SetPosition(String),
    /// Go on with a game that was stopped.
    Continue,
    /// Anything else that people do at an official game.
    Official(arbiter::Event),
    /// Go through the game that has ended.
    Review,
}

/// Steps through the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoAction {
    /// To the start.
    First,
    /// One ply back.
    Previous,
    /// One ply on, along the line.
    Next,
    /// To the end of the line.
    Last,
    /// To a node.
    To(NodeId),
    /// To the sibling before: the line above in the list.
    LineBefore,
    /// To the sibling after.
    LineAfter,
    /// Back to the last place where the line could have gone another way.
    ForkBefore,
    /// On to the next such place.
    ForkAfter,
}

/// Changes to the tree.
#[derive(Clone, Debug)]
pub enum EditAction {
    /// Delete a move and all after it.
    DeleteFrom(NodeId),
    /// Make a variation the main line.
    MakeMainLine(NodeId),
    /// Bring a variation one place forward.
    Promote(NodeId),
    /// Draw these arrows and circles at the shown position.
    SetShapes(Vec<Shape>),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
}

/// Files and the clipboard.
#[derive(Clone, Debug)]
pub enum FileAction {
    /// Ask which file, then open it.
    Open,
    /// Open a file.
    OpenPath(PathBuf),
    /// Take up another game of the open file.
    SelectGame(usize),
    /// Forget the recent files.
    ClearRecent,
    /// Ask where, then save the envelope of a game that has been put away.
    SaveEnvelope,
    /// Save the game where it came from, or ask where.
    Save,
    /// Ask where, then save.
    SaveAs,
    /// Read the file again from the disk.
    Reload,
    /// A text was pasted or dropped.
    Paste(String),
    /// Copy the shown position.
    CopyFen,
    /// Copy the game.
    CopyPgn,
    /// Ask where, then save a picture of the board as it stands.
    SavePicture(SavedPicture),
    /// Copy a picture of the board as it stands.
    CopyPicture,
    /// Ask where, then save the score sheet as a page to print.
    SaveSheet(SheetNotation),
    /// Show the score sheet in the browser, which can print it.
    PrintSheet(SheetNotation),
    /// The answer about unsaved work.
    Unsaved(UnsavedAnswer),
    /// The window came to the front: look whether the file has changed.
    CheckOutside,
}

/// Players of rated games.
#[derive(Clone, Debug)]
pub enum LadderAction {
    /// Make a profile, or change the one that the draft names.
    Keep(ProfileDraft),
    /// Somebody else sits down at the board.
    Choose(ProfileId),
    /// Delete a profile with all its games. The question about it has been answered.
    Delete(ProfileId),
    /// Begin a rated game against the computer at this level.
    Play(u8),
    /// Leave the rated game, which loses it, and then do this.
    Leave(Box<Action>),
}

/// What to do with unsaved work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnsavedAnswer {
    /// Save it first.
    Save,
    /// Give it up.
    Discard,
    /// Do nothing after all.
    Cancel,
}
