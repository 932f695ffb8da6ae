//! What the user can ask for by name: one table that buttons, menus, keys and help are made of.

use crate::action::{Action, EditAction, FileAction, GoAction, PlayAction};
use crate::model::dialog::SealDraft;
use crate::model::{Dialog, Model, OfficerDraft, OfficerTab, Page, Phase, PictureDraft};
use crate::persist::Settings;
use crate::persist::settings::{CameraChoice, PieceSet};
use crate::score_sheet::SheetNotation;
use crate::view::board::CameraMove;
use crate::view::theme::icon;
use arbiter::Event;
use chess_core::ByColor;
use egui::{Key, KeyboardShortcut, Modifiers};

/// A user-visible command.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each has its name in the locale files")]
pub enum Command {
    NewGame,
    Rematch,
    TakeBack,
    OfferDraw,
    ClaimDraw,
    Resign,
    Adjourn,
    SaveEnvelope,
    ResumeGame,
    StopClocks,
    Arbiter,
    ArbiterBook,
    PressClock,
    Adjust,
    Review,
    First,
    Previous,
    Next,
    Last,
    PreviousVariation,
    NextVariation,
    PreviousFork,
    NextFork,
    TypeMove,
    TurnBoard,
    ClearMarks,
    SolidBoard,
    CameraSeated,
    CameraPlay,
    CameraAnalysis,
    CameraTop,
    CameraReset,
    CameraLeft,
    CameraRight,
    CameraHigher,
    CameraLower,
    CameraNearer,
    CameraFarther,
    FullScreen,
    Open,
    Save,
    SaveAs,
    PreviousGame,
    NextGame,
    SavePicture,
    ScoreSheet,
    CopyPgn,
    CopyFen,
    CopyPicture,
    Paste,
    Undo,
    Redo,
    Ladder,
    Settings,
    Help,
    About,
    Quit,
}

/// Where a command stands in the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Playing.
    Game,
    /// Walking through moves.
    Moves,
    /// The board.
    Board,
    /// Files and the clipboard.
    Files,
}

/// What is the same for a command at all times.
pub struct Entry {
    /// The command.
    pub command: Command,
    /// Its name in the locale files.
    pub text: &'static str,
    /// Its picture, if it has one.
    pub icon: Option<&'static str>,
    /// Its keys, the first of which is shown.
    pub keys: &'static [KeyboardShortcut],
    /// Where help lists it.
    pub group: Group,
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::SHIFT, key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

const fn entry(
    command: Command,
    text: &'static str,
    icon: Option<&'static str>,
    keys: &'static [KeyboardShortcut],
    group: Group,
) -> Entry {
    Entry { command, text, icon, keys, group }
}

/// All commands, in the order of the help. Keys with more modifiers come before their plainer
/// kin where both are matched, so Ctrl+Shift+S is never taken for Ctrl+S.
pub static TABLE: &[Entry] = &[
    entry(
        Command::NewGame,
        "command-new-game-dots",
        Some(icon::PLUS),
        &[ctrl(Key::N)],
        Group::Game,
    ),
    entry(Command::Rematch, "command-rematch", Some(icon::ARROWS_CLOCKWISE), &[], Group::Game),
    entry(
        Command::TakeBack,
        "command-take-back",
        Some(icon::ARROW_U_UP_LEFT),
        &[key(Key::Backspace)],
        Group::Game,
    ),
    entry(Command::OfferDraw, "command-offer-draw", Some(icon::HANDSHAKE), &[], Group::Game),
    entry(Command::ClaimDraw, "command-claim-draw", Some(icon::GAVEL), &[], Group::Game),
    entry(Command::Resign, "command-resign", Some(icon::FLAG), &[], Group::Game),
    entry(Command::Adjourn, "command-adjourn-dots", Some(icon::MOON), &[], Group::Game),
    entry(
        Command::SaveEnvelope,
        "command-save-envelope-dots",
        Some(icon::FLOPPY_DISK),
        &[],
        Group::Game,
    ),
    entry(Command::ResumeGame, "command-resume-game-dots", Some(icon::PLAY), &[], Group::Game),
    entry(Command::StopClocks, "command-stop-clocks", Some(icon::PAUSE), &[], Group::Game),
    entry(Command::Arbiter, "command-arbiter-dots", Some(icon::SCALES), &[], Group::Game),
    entry(Command::ArbiterBook, "command-arbiter-book", Some(icon::SCROLL), &[], Group::Game),
    entry(
        Command::PressClock,
        "command-press-clock",
        Some(icon::HAND_PALM),
        &[key(Key::Space)],
        Group::Game,
    ),
    entry(
        Command::Adjust,
        "command-adjust",
        Some(icon::HAND_SWIPE_RIGHT),
        &[key(Key::J)],
        Group::Game,
    ),
    entry(Command::Review, "command-review", Some(icon::MAGNIFYING_GLASS), &[], Group::Game),
    entry(Command::Ladder, "command-ladder", Some(icon::STAIRS), &[ctrl(Key::L)], Group::Game),
    entry(
        Command::PreviousFork,
        "command-previous-fork",
        None,
        &[shift(Key::ArrowLeft)],
        Group::Moves,
    ),
    entry(Command::NextFork, "command-next-fork", None, &[shift(Key::ArrowRight)], Group::Moves),
    entry(
        Command::First,
        "command-first",
        Some(icon::CARET_DOUBLE_LEFT),
        &[key(Key::Home)],
        Group::Moves,
    ),
    entry(
        Command::Previous,
        "command-previous",
        Some(icon::CARET_LEFT),
        &[key(Key::ArrowLeft)],
        Group::Moves,
    ),
    entry(
        Command::Next,
        "command-next",
        Some(icon::CARET_RIGHT),
        &[key(Key::ArrowRight)],
        Group::Moves,
    ),
    entry(
        Command::Last,
        "command-last",
        Some(icon::CARET_DOUBLE_RIGHT),
        &[key(Key::End)],
        Group::Moves,
    ),
    entry(
        Command::PreviousVariation,
        "command-previous-variation",
        None,
        &[key(Key::ArrowUp)],
        Group::Moves,
    ),
    entry(
        Command::NextVariation,
        "command-next-variation",
        None,
        &[key(Key::ArrowDown)],
        Group::Moves,
    ),
    entry(
        Command::TypeMove,
        "command-type-move",
        Some(icon::KEYBOARD),
        &[key(Key::Slash), key(Key::Enter)],
        Group::Moves,
    ),
    entry(
        Command::TurnBoard,
        "command-turn-board",
        Some(icon::ARROWS_DOWN_UP),
        &[key(Key::F)],
        Group::Board,
    ),
    entry(Command::ClearMarks, "command-clear-marks", Some(icon::ERASER), &[], Group::Board),
    entry(
        Command::SolidBoard,
        "command-solid-board",
        Some(icon::CUBE),
        &[key(Key::B)],
        Group::Board,
    ),
    entry(Command::CameraSeated, "command-camera-seated", None, &[key(Key::Num1)], Group::Board),
    entry(Command::CameraPlay, "command-camera-play", None, &[key(Key::Num2)], Group::Board),
    entry(
        Command::CameraAnalysis,
        "command-camera-analysis",
        None,
        &[key(Key::Num3)],
        Group::Board,
    ),
    entry(Command::CameraTop, "command-camera-top", None, &[key(Key::Num4)], Group::Board),
    entry(
        Command::CameraReset,
        "command-camera-reset",
        Some(icon::ARROW_COUNTER_CLOCKWISE),
        &[key(Key::Num0)],
        Group::Board,
    ),
    entry(Command::CameraLeft, "command-camera-left", None, &[alt(Key::ArrowLeft)], Group::Board),
    entry(
        Command::CameraRight,
        "command-camera-right",
        None,
        &[alt(Key::ArrowRight)],
        Group::Board,
    ),
    entry(Command::CameraHigher, "command-camera-higher", None, &[alt(Key::ArrowUp)], Group::Board),
    entry(Command::CameraLower, "command-camera-lower", None, &[alt(Key::ArrowDown)], Group::Board),
    entry(
        Command::CameraNearer,
        "command-camera-nearer",
        None,
        // On many keyboards the plus needs Shift.
        &[key(Key::Plus), key(Key::Equals)],
        Group::Board,
    ),
    entry(Command::CameraFarther, "command-camera-farther", None, &[key(Key::Minus)], Group::Board),
    entry(
        Command::FullScreen,
        "command-full-screen",
        Some(icon::CORNERS_OUT),
        &[key(Key::F11)],
        Group::Board,
    ),
    entry(
        Command::Open,
        "command-open-dots",
        Some(icon::FOLDER_OPEN),
        &[ctrl(Key::O)],
        Group::Files,
    ),
    entry(
        Command::SaveAs,
        "command-save-as-dots",
        Some(icon::FLOPPY_DISK),
        &[ctrl_shift(Key::S)],
        Group::Files,
    ),
    entry(Command::Save, "command-save", Some(icon::FLOPPY_DISK), &[ctrl(Key::S)], Group::Files),
    entry(Command::PreviousGame, "command-previous-game", None, &[key(Key::PageUp)], Group::Files),
    entry(Command::NextGame, "command-next-game", None, &[key(Key::PageDown)], Group::Files),
    entry(
        Command::CopyFen,
        "command-copy-fen",
        Some(icon::CHECKERBOARD),
        &[ctrl_shift(Key::C)],
        Group::Files,
    ),
    entry(Command::CopyPgn, "command-copy-pgn", Some(icon::COPY), &[ctrl(Key::C)], Group::Files),
    entry(
        Command::CopyPicture,
        "command-copy-picture",
        Some(icon::IMAGE),
        &[ctrl_shift(Key::E)],
        Group::Files,
    ),
    entry(
        Command::SavePicture,
        "command-save-picture-dots",
        Some(icon::EXPORT),
        &[ctrl(Key::E)],
        Group::Files,
    ),
    entry(
        Command::ScoreSheet,
        "command-score-sheet-dots",
        Some(icon::PRINTER),
        &[ctrl(Key::P)],
        Group::Files,
    ),
    entry(Command::Paste, "command-paste", Some(icon::CLIPBOARD), &[ctrl(Key::V)], Group::Files),
    entry(
        Command::Redo,
        "command-redo",
        Some(icon::ARROW_U_UP_RIGHT),
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
        Group::Files,
    ),
    entry(
        Command::Undo,
        "command-undo",
        Some(icon::ARROW_U_UP_LEFT),
        &[ctrl(Key::Z)],
        Group::Files,
    ),
    entry(
        Command::Settings,
        "command-settings",
        Some(icon::GEAR_SIX),
        &[ctrl(Key::Comma)],
        Group::Board,
    ),
    entry(
        Command::Help,
        "command-keyboard-help",
        Some(icon::QUESTION),
        &[key(Key::F1)],
        Group::Board,
    ),
    entry(Command::About, "command-about", Some(icon::INFO), &[], Group::Board),
    entry(Command::Quit, "command-quit", None, &[ctrl(Key::Q)], Group::Files),
];

/// What a command does: most change the model, a few only the window.
#[derive(Clone, Debug)]
pub enum Does {
    /// Changes the model.
    Act(Action),
    /// Shows the field for a typed move.
    TypeMove,
    /// Asks the system for the text on the clipboard.
    RequestPaste,
    /// Fills the screen, or no longer.
    ToggleFullScreen,
    /// Moves the camera of the solid set.
    Camera(CameraMove),
}

impl Command {
    /// What is always the same about it.
    pub fn entry(self) -> &'static Entry {
        let found = TABLE.iter().find(|entry| entry.command == self);
        // A test holds the table to every command; the first entry keeps this total.
        found.unwrap_or(&TABLE[0])
    }

    /// Whether it makes sense now.
    pub fn available(self, model: &Model) -> bool {
        let play = &model.play;
        let game = &play.game;
        match self {
            Command::NewGame
            | Command::SolidBoard
            | Command::TurnBoard
            | Command::FullScreen
            | Command::Open
            | Command::SaveAs
            | Command::ScoreSheet
            | Command::CopyPgn
            | Command::CopyFen
            | Command::SavePicture
            | Command::CopyPicture
            | Command::Paste
            | Command::Ladder
            | Command::Settings
            | Command::Help
            | Command::About
            | Command::Quit => true,
            Command::CameraSeated
            | Command::CameraPlay
            | Command::CameraAnalysis
            | Command::CameraTop
            | Command::CameraReset
            | Command::CameraLeft
            | Command::CameraRight
            | Command::CameraHigher
            | Command::CameraLower
            | Command::CameraNearer
            | Command::CameraFarther => model.settings.pieces == PieceSet::Solid,
            Command::Rematch => matches!(play.phase, Phase::Over(_)),
            Command::Review => matches!(play.phase, Phase::Over(_)),
            Command::TakeBack => play.can_take_back(),
            Command::OfferDraw => {
                play.is_running()
                    && play.draw_offer().is_none()
                    && (game.ply(play.live()) > 1 || play.can_press())
                    && play.players[play.speaker()].is_person()
            }
            Command::ClaimDraw => play.may_claim(),
            Command::PressClock => play.can_press(),
            Command::Adjust => play.is_at_table() && play.may_move(),
            Command::Resign => play.is_playing() && game.ply(play.live()) > 0,
            Command::Adjourn => {
                let seals = play.must_seal().is_some_and(|side| play.players[side].is_person());
                seals || play.may_adjourn()
            }
            Command::SaveEnvelope => play.envelope().is_some(),
            Command::ResumeGame => play.is_put_away() && !play.is_resuming(),
            Command::StopClocks => play.may_call_arbiter(),
            Command::Arbiter => play.has_officer(),
            Command::ArbiterBook => play.book().next().is_some(),
            Command::First | Command::Previous | Command::PreviousFork => {
                game.parent(play.cursor).is_some()
            }
            Command::Next | Command::Last | Command::NextFork => {
                game.next_main(play.cursor).is_some()
            }
            Command::PreviousVariation | Command::NextVariation => true,
            Command::TypeMove => play.may_move(),
            Command::ClearMarks => !game.annotations(play.cursor).shapes.is_empty(),
            Command::Save => model.has_unsaved_work() || model.document.path().is_some(),
            Command::PreviousGame => model.document.current().is_some_and(|index| index > 0),
            Command::NextGame => model
                .document
                .current()
                .is_some_and(|index| index + 1 < model.document.entries().len()),
            Command::Undo => play.phase == Phase::Review && play.history.can_undo().is_some(),
            Command::Redo => play.phase == Phase::Review && play.history.can_redo().is_some(),
        }
    }

    /// The camera of the solid set that it chooses, if it does.
    pub const fn camera(self) -> Option<CameraChoice> {
        match self {
            Command::CameraSeated => Some(CameraChoice::Seated),
            Command::CameraPlay => Some(CameraChoice::Play),
            Command::CameraAnalysis => Some(CameraChoice::Analysis),
            Command::CameraTop => Some(CameraChoice::Top),
            _ => None,
        }
    }

    /// What it does now.
    pub fn does(self, model: &Model) -> Does {
        let neighbour = |step: isize| {
            let index = model.document.current().unwrap_or(0);
            Action::File(FileAction::SelectGame(index.saturating_add_signed(step)))
        };
        if self.camera() == Some(model.settings.camera) {
            // It may have been turned by hand since.
            return Does::Camera(CameraMove::Seat);
        }
        let play = &model.play;
        let panel = |tab| {
            let draft = OfficerDraft::of(&model.play, tab);
            Action::Dialog(Some(Dialog::Officer(Box::new(draft))))
        };
        let camera =
            |camera| Action::Settings(Box::new(Settings { camera, ..model.settings.clone() }));
        Does::Act(match self {
            Command::CameraReset => return Does::Camera(CameraMove::Seat),
            Command::CameraLeft => return Does::Camera(CameraMove::Turn(-1, 0)),
            Command::CameraRight => return Does::Camera(CameraMove::Turn(1, 0)),
            Command::CameraHigher => return Does::Camera(CameraMove::Turn(0, 1)),
            Command::CameraLower => return Does::Camera(CameraMove::Turn(0, -1)),
            Command::CameraNearer => return Does::Camera(CameraMove::Nearer(1)),
            Command::CameraFarther => return Does::Camera(CameraMove::Nearer(-1)),
            Command::SolidBoard => {
                Action::Settings(Box::new(model.settings.clone().with_solid_switched()))
            }
            Command::CameraSeated => camera(CameraChoice::Seated),
            Command::CameraPlay => camera(CameraChoice::Play),
            Command::CameraAnalysis => camera(CameraChoice::Analysis),
            Command::CameraTop => camera(CameraChoice::Top),
            Command::TypeMove => return Does::TypeMove,
            Command::Paste => return Does::RequestPaste,
            Command::FullScreen => return Does::ToggleFullScreen,
            Command::NewGame => {
                Action::Dialog(Some(Dialog::NewGame(model.settings.new_game.clone())))
            }
            Command::Rematch => Action::Play(PlayAction::Rematch),
            Command::TakeBack => Action::Play(PlayAction::TakeBack),
            Command::OfferDraw => Action::Play(PlayAction::OfferDraw),
            Command::ClaimDraw => Action::Play(PlayAction::ClaimDraw),
            Command::Resign => Action::Play(PlayAction::Resign),
            Command::Adjourn => Action::Dialog(Some(match play.must_seal() {
                Some(_) => Dialog::Seal(SealDraft::default()),
                None => Dialog::Adjourn,
            })),
            Command::SaveEnvelope => Action::File(FileAction::SaveEnvelope),
            Command::ResumeGame => {
                let both = ByColor { white: true, black: true };
                Action::Dialog(Some(Dialog::ResumeGame(both)))
            }
            Command::StopClocks => Action::Play(PlayAction::CallArbiter),
            Command::Arbiter => panel(OfficerTab::Clocks),
            Command::ArbiterBook => panel(OfficerTab::Book),
            Command::PressClock => {
                let by = model.play.turn();
                Action::Play(PlayAction::Official(Event::Press { by }))
            }
            Command::Adjust => {
                let by = model.play.turn();
                let adjusting = |arbiter: &arbiter::Arbiter| arbiter.is_adjusting();
                let on = !model.play.arbiter.as_ref().is_some_and(adjusting);
                Action::Play(PlayAction::Official(Event::Adjust { by, on }))
            }
            Command::Review => Action::Play(PlayAction::Review),
            Command::First => Action::Go(GoAction::First),
            Command::Previous => Action::Go(GoAction::Previous),
            Command::Next => Action::Go(GoAction::Next),
            Command::Last => Action::Go(GoAction::Last),
            Command::PreviousVariation => Action::Go(GoAction::LineBefore),
            Command::NextVariation => Action::Go(GoAction::LineAfter),
            Command::PreviousFork => Action::Go(GoAction::ForkBefore),
            Command::NextFork => Action::Go(GoAction::ForkAfter),
            Command::TurnBoard => Action::Flip,
            Command::ClearMarks => Action::Edit(EditAction::SetShapes(Vec::new())),
            Command::Open => Action::File(FileAction::Open),
            Command::Save => Action::File(FileAction::Save),
            Command::SaveAs => Action::File(FileAction::SaveAs),
            Command::PreviousGame => neighbour(-1),
            Command::NextGame => neighbour(1),
            Command::CopyPgn => Action::File(FileAction::CopyPgn),
            Command::CopyFen => Action::File(FileAction::CopyFen),
            Command::SavePicture => {
                Action::Dialog(Some(Dialog::Picture(PictureDraft::of(&model.settings))))
            }
            Command::CopyPicture => Action::File(FileAction::CopyPicture),
            Command::ScoreSheet => {
                let notation = SheetNotation::of(model.settings.notation);
                Action::Dialog(Some(Dialog::ScoreSheet(notation)))
            }
            Command::Undo => Action::Edit(EditAction::Undo),
            Command::Redo => Action::Edit(EditAction::Redo),
            Command::Ladder => Action::Page(Page::Ladder),
            Command::Settings => Action::Page(Page::Settings),
            Command::Help => Action::Dialog(Some(Dialog::Help)),
            Command::About => Action::Dialog(Some(Dialog::About)),
            Command::Quit => Action::Quit,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_commands_share_a_key() {
        let mut seen = HashSet::new();
        for entry in TABLE {
            for key in entry.keys {
                assert!(seen.insert(format!("{key:?}")), "{key:?} of {:?}", entry.command);
            }
        }
    }

    #[test]
    fn every_command_stands_in_the_table_once() {
        let commands: HashSet<_> = TABLE.iter().map(|entry| entry.command).collect();
        assert_eq!(commands.len(), TABLE.len());
        assert_eq!(TABLE.len(), Command::Quit as usize + 1);
    }
}
