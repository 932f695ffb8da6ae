//! Files, the clipboard, and unsaved work.

use super::{unless_unsaved, update as update_all};
use crate::action::{Action, FileAction, UnsavedAnswer};
use crate::effect::Effect;
use crate::model::document::game_from_position;
use crate::model::document::{Change, Document, DocumentKind, Pasted, ReadPosition, detect};
use crate::model::files::{Reading, Saving};
use crate::model::{Dialog, Message, Model, Now, Page, Phase, Play};
use crate::persist::envelope::is_envelope;
use crate::service::files::{Content, Expect, FilesEvent, FilesRequest, Found, Purpose};
use chess_core::pgn::Problem;
use chess_core::{Color, Game, epd::EpdError, fen, pgn};
use std::path::{Path, PathBuf};

pub(super) fn update(model: &mut Model, action: FileAction, now: Now) -> Vec<Effect> {
    match action {
        FileAction::Open => {
            let id = model.files.next_id();
            model.files.picking = Some(id);
            vec![Effect::PickOpen(id)]
        }
        FileAction::OpenPath(path) => {
            let wish = Action::File(FileAction::OpenPath(path.clone()));
            unless_unsaved(model, wish, |model| read(model, path, false, None))
        }
        FileAction::Reload => {
            model.dialog = None;
            match model.document.path().map(ToOwned::to_owned) {
                Some(path) => read(model, path, true, Some(model.play.revision)),
                None => Vec::new(),
            }
        }
        FileAction::SelectGame(index) => {
            if index >= model.document.entries().len() {
                return Vec::new();
            }
            let untitled = model.document.path().is_none();
            let select = |model: &mut Model| {
                model.document.set_current(index);
                let effects = show_current(model, now);
                // All of an untitled document waits to be saved, whichever of its games is shown.
                model.play.unsaved = untitled;
                effects
            };
            // Another game of a pasted text is no reason to ask: the one shown stays in the list.
            if untitled && !model.play.history.is_changed() {
                return select(model);
            }
            unless_unsaved(model, Action::File(FileAction::SelectGame(index)), select)
        }
        FileAction::ClearRecent => {
            model.recent.clear();
            vec![Effect::SaveRecent]
        }
        FileAction::SaveEnvelope => super::envelope::save(model, now),
        FileAction::Save => save(model, None),
        FileAction::SaveAs => save_as(model, None),
        FileAction::Paste(text) => paste(model, &text, now),
        FileAction::CopyFen => {
            model.notices.info(Message::new("notice-copied-fen"), now);
            vec![Effect::Copy(fen::format(&model.play.shown()))]
        }
        FileAction::CopyPgn => {
            model.notices.info(Message::new("notice-copied-pgn"), now);
            vec![Effect::Copy(pgn::write(&model.play.game))]
        }
        FileAction::SavePicture(choice) => super::picture::save(model, choice),
        FileAction::SaveSheet(notation) => super::page::save(model, notation),
        FileAction::PrintSheet(notation) => super::page::print(model, notation),
        FileAction::CopyPicture => super::picture::copy(model),
        FileAction::Unsaved(answer) => unsaved(model, answer, now),
        FileAction::CheckOutside => {
            let (Some(path), Some(stamp)) = (model.document.path(), model.document.stamp()) else {
                return Vec::new();
            };
            let busy = model.files.saving.is_some() || model.files.reading.is_some();
            if busy || model.files.told || model.dialog.is_some() {
                return Vec::new();
            }
            let request = FilesRequest::Stamp { path: path.to_owned(), known: *stamp };
            let id = model.files.next_id();
            model.files.looking = Some(id);
            vec![Effect::Files(id, request)]
        }
    }
}

fn read(model: &mut Model, path: PathBuf, again: bool, given_up: Option<u64>) -> Vec<Effect> {
    let id = model.files.next_id();
    model.files.reading = Some(Reading { id, again, given_up });
    vec![Effect::Files(id, FilesRequest::Read { path })]
}

/// Takes up the current game of the open document.
fn show_current(model: &mut Model, now: Now) -> Vec<Effect> {
    let Some(index) = model.document.current() else { return Vec::new() };
    let Some((game, problems)) = model.document.game(index) else { return Vec::new() };
    let effects = review(model, game);
    if let Some(first) = problems.iter().find(|problem| problem.kind.is_fault()) {
        let count = problems.iter().filter(|problem| problem.kind.is_fault()).count();
        let message = Message::new("games-has-problems").with_count(count);
        model.notices.warn(message, Some(place_of(first, index)), now);
    }
    effects
}

/// Where and what a problem is.
fn place_of(problem: &Problem, index: usize) -> Message {
    Message::new("problem-in-game")
        .with("game", index + 1)
        .with("line", problem.line)
        .with("column", problem.column)
        .with_message("what", super::words::pgn_problem(problem))
}

/// Puts a game on the board to be gone through; a game being played there is given up.
fn review(model: &mut Model, game: Game) -> Vec<Effect> {
    let setup = model.play.setup.clone();
    // The board stays turned while one goes from game to game.
    let keep = model.play.phase == Phase::Review;
    let orientation = if keep { model.play.orientation } else { Color::White };
    model.play = Play::review(game, setup, orientation);
    model.engine.forget();
    model.page = Page::Play;
    vec![Effect::StopSearch, super::journal::finish()]
}

fn save(model: &mut Model, then: Option<Box<Action>>) -> Vec<Effect> {
    if let Some(saving) = model.files.saving.as_mut().filter(|saving| saving.writing) {
        // The file is on its way to the disk. What has changed since is saved after that, when
        // it is known again how the file looks there.
        let current = saving.revision == model.play.revision;
        let again = || Box::new(Action::File(FileAction::Save));
        saving.then = then.or(saving.then.take()).or_else(|| (!current).then(again));
        return Vec::new();
    }
    let path = model.document.path().map(ToOwned::to_owned);
    match (path, model.document.current()) {
        (Some(path), Some(index)) if model.document.can_be_saved() => {
            let change = Change::replace(index, &model.play.game);
            let expect =
                model.document.stamp().map_or(Expect::Anything, |stamp| Expect::Stamp(*stamp));
            write(model, path, change, expect, then)
        }
        _ => save_as(model, then),
    }
}

fn save_as(model: &mut Model, then: Option<Box<Action>>) -> Vec<Effect> {
    let id = model.files.next_id();
    let revision = model.play.revision;
    model.files.saving = Some(Saving { id, revision, writing: false, then });
    vec![Effect::PickSave(id, file_name(&model.play.game, "pgn"))]
}

fn write(
    model: &mut Model,
    path: PathBuf,
    change: Change,
    expect: Expect,
    then: Option<Box<Action>>,
) -> Vec<Effect> {
    let id = model.files.next_id();
    let document = match change {
        Change::Only { .. } => Document::default(),
        _ => model.document.clone(),
    };
    let revision = model.play.revision;
    model.files.saving = Some(Saving { id, revision, writing: true, then });
    let content = Content::Changed { document, change };
    vec![Effect::Files(id, FilesRequest::Write { path, content, expect })]
}

/// A good name for a file with this game: `Morphy-Isouard.pgn`.
pub(super) fn file_name(game: &Game, ending: &str) -> String {
    let part = |tag: &str| {
        let name = game.tags().known(tag).unwrap_or_default();
        let name = name.split(',').next().unwrap_or_default();
        name.chars()
            .map(|c| if c.is_alphanumeric() { c } else { ' ' })
            .collect::<String>()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join("_")
    };
    let parts: Vec<String> =
        ["White", "Black"].into_iter().map(part).filter(|part| !part.is_empty()).collect();
    let name = if parts.is_empty() { "game".to_owned() } else { parts.join("-") };
    format!("{name}.{ending}")
}

fn unsaved(model: &mut Model, answer: UnsavedAnswer, now: Now) -> Vec<Effect> {
    let Some(Dialog::Unsaved(unsaved)) = model.dialog.take() else { return Vec::new() };
    match answer {
        UnsavedAnswer::Cancel => Vec::new(),
        UnsavedAnswer::Save => save(model, Some(unsaved.then)),
        // Whether a file can be read is not known yet; until then nothing is given up.
        UnsavedAnswer::Discard => match *unsaved.then {
            Action::File(FileAction::OpenPath(path)) => {
                let revision = model.play.revision;
                read(model, path, false, Some(revision))
            }
            then => {
                let mut effects = settled(model);
                effects.extend(update_all(model, then, now));
                effects
            }
        },
    }
}

/// The game on the board is in a file, or not wanted any more. One that still goes on stays in
/// the journal, too.
fn settled(model: &mut Model) -> Vec<Effect> {
    give_up_changes(model);
    if model.play.is_playing() { Vec::new() } else { vec![super::journal::finish()] }
}

fn give_up_changes(model: &mut Model) {
    model.play.unsaved = false;
    model.play.history.mark_saved();
}

fn paste(model: &mut Model, text: &str, now: Now) -> Vec<Effect> {
    let wish = Action::File(FileAction::Paste(text.to_owned()));
    match detect(text) {
        Pasted::Nothing => {
            model.notices.warn(Message::new("notice-paste-empty"), None, now);
            Vec::new()
        }
        Pasted::Unknown => {
            model.notices.warn(Message::new("notice-paste-unknown"), None, now);
            Vec::new()
        }
        Pasted::RefusedMoves(problem) => {
            let detail = place_of(&problem, 0);
            model.notices.warn(Message::new("notice-paste-unknown"), Some(detail), now);
            Vec::new()
        }
        Pasted::Position(read) => match &read {
            ReadPosition::Refused(error) => {
                let message = match error {
                    EpdError::Fen(error) => super::words::fen_refused(error),
                    other => Message::new("fen-refused-other").with("reason", other),
                };
                model.notices.warn(message, None, now);
                Vec::new()
            }
            ReadPosition::Unplayable { error, .. } => {
                model.notices.warn(super::words::position_refused(*error), None, now);
                Vec::new()
            }
            ReadPosition::Playable { notices, .. } => {
                let Some(game) = game_from_position(&read) else { return Vec::new() };
                unless_unsaved(model, wish, |model| {
                    model.document = Document::default();
                    let effects = review(model, game);
                    model.notices.info(Message::new("notice-pasted-position"), now);
                    for notice in notices {
                        model.notices.warn(super::words::setup_notice(*notice), None, now);
                    }
                    effects
                })
            }
        },
        Pasted::Games(_) | Pasted::Moves(_) => unless_unsaved(model, wish, |model| {
            model.document = Document::parse(None, text.as_bytes().to_vec());
            let count = model.document.entries().len();
            let effects = show_current(model, now);
            // What was pasted is in no file yet.
            model.play.unsaved = true;
            model.notices.info(Message::new("notice-pasted-games").with_count(count), now);
            effects
        }),
    }
}

/// Takes in what the file service says; answers to questions that no longer stand are dropped.
pub(super) fn on_event(model: &mut Model, event: FilesEvent, now: Now) -> Vec<Effect> {
    let id = event.id();
    match event {
        FilesEvent::Picked { path, purpose: Purpose::Open, .. } => {
            if model.files.picking.take_if(|picking| *picking == id).is_none() {
                return Vec::new();
            }
            update(model, FileAction::OpenPath(path), now)
        }
        FilesEvent::Picked { path, purpose: Purpose::Save { expect }, .. } => {
            match model.files.saving.take_if(|saving| saving.id == id) {
                Some(saving) => {
                    // Of an untitled document all games are saved, of a file the one shown.
                    let change = match model.document.current() {
                        Some(index) if is_untitled_list(&model.document) => {
                            Change::replace(index, &model.play.game)
                        }
                        _ => Change::only(&model.play.game),
                    };
                    write(model, path, change, expect, saving.then)
                }
                None => Vec::new(),
            }
        }
        FilesEvent::Picked { path, purpose: Purpose::Picture { format, expect }, .. } => {
            super::picture::picked(model, id, path, format, expect, now)
        }
        FilesEvent::Picked { path, purpose: Purpose::Page { expect }, .. } => {
            super::page::picked(model, id, path, expect)
        }
        FilesEvent::Picked { path, purpose: Purpose::Envelope { expect }, .. } => {
            super::envelope::picked(model, id, path, expect)
        }
        FilesEvent::EnvelopeWritten { path, result, .. } => {
            super::envelope::written(model, &path, result, now)
        }
        FilesEvent::PageWritten { path, to_browse, result, .. } => {
            super::page::written(model, path, to_browse, result, now)
        }
        FilesEvent::Cancelled { .. } => {
            model.files.picture.take_if(|picture| picture.id == id);
            model.files.sheet.take_if(|sheeting| sheeting.id == id);
            model.files.envelope.take_if(|sealing| sealing.id == id);
            model.files.picking.take_if(|picking| *picking == id);
            model.files.saving.take_if(|saving| saving.id == id);
            Vec::new()
        }
        FilesEvent::NoDialog { .. } => {
            model.files.picking.take_if(|picking| *picking == id);
            model.files.saving.take_if(|saving| saving.id == id);
            let picture = model.files.picture.take_if(|picture| picture.id == id).is_some();
            let envelope = model.files.envelope.take_if(|sealing| sealing.id == id).is_some();
            let sheet = model.files.sheet.take_if(|sheeting| sheeting.id == id).is_some();
            let message = match (picture, sheet) {
                (true, _) => "picture-no-dialog",
                (_, true) => "page-no-dialog",
                _ if envelope => "envelope-no-dialog",
                _ => "file-no-dialog",
            };
            model.notices.warn(Message::new(message), None, now);
            Vec::new()
        }
        FilesEvent::Read { result, path, .. } => {
            let Some(reading) = model.files.reading.take_if(|reading| reading.id == id) else {
                // Another file was wished after this one, which is remembered all the same.
                if result.is_ok_and(|document| !document.is_empty()) {
                    model.recent.add(&path);
                    return vec![Effect::SaveRecent];
                }
                return Vec::new();
            };
            match result {
                Ok(document) => opened(model, document, path, reading, now),
                Err(error) => {
                    model.recent.remove(&path);
                    model.notices.warn(super::words::file_error(&error), None, now);
                    vec![Effect::SaveRecent]
                }
            }
        }
        FilesEvent::Written { result, path, .. } => {
            let Some(saving) = model.files.saving.take_if(|saving| saving.id == id) else {
                return Vec::new();
            };
            match result {
                Ok(document) => saved(model, document, &path, saving, now),
                Err(error) => {
                    model.notices.warn(super::words::file_error(&error), None, now);
                    Vec::new()
                }
            }
        }
        FilesEvent::ChangedOutside { found, saving, path, .. } => {
            let asked = if saving {
                model.files.saving.take_if(|saving| saving.id == id).is_some()
            } else {
                let looking = model.files.looking.take_if(|looking| *looking == id);
                looking.is_some() && model.document.path() == Some(&path)
            };
            model.files.told |= asked && model.document.path() == Some(&path);
            match found {
                _ if !asked => Vec::new(),
                Found::Gone => {
                    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
                    model.notices.warn(Message::new("file-gone").with("name", name), None, now);
                    Vec::new()
                }
                Found::Changed | Found::Exists => {
                    model.dialog = Some(Dialog::ChangedOutside);
                    Vec::new()
                }
            }
        }
        FilesEvent::Unchanged { stamp, path, .. } => {
            let looking = model.files.looking.take_if(|looking| *looking == id);
            if looking.is_some() && model.document.path() == Some(&path) {
                model.document = model.document.clone().with_stamp(stamp);
            }
            Vec::new()
        }
        FilesEvent::Checked { problems, .. } => {
            if model.files.checking.take_if(|checking| *checking == id).is_some() {
                let faults = problems.iter().filter(|problem| problem.kind.is_fault()).count();
                if faults > 0 {
                    let name = model.document.name().unwrap_or_default();
                    let message = Message::new("notice-opened-problems")
                        .with("name", name)
                        .with_count(faults);
                    model.notices.warn(message, None, now);
                }
            }
            Vec::new()
        }
    }
}

/// An untitled document with a list of games.
fn is_untitled_list(document: &Document) -> bool {
    document.path().is_none() && document.kind() == DocumentKind::Games && document.len() > 1
}

/// A file has been read.
fn opened(
    model: &mut Model,
    mut document: Document,
    path: PathBuf,
    reading: Reading,
    now: Now,
) -> Vec<Effect> {
    if reading.again
        && let Some(index) = model.document.current()
        && let Some(same) = model.document.find_again(index, &document)
    {
        document.set_current(same);
    }
    let name = document.name().unwrap_or_default();
    if is_envelope(document.bytes()) {
        return super::envelope::opened(model, &document, &path, reading, now);
    }
    if document.is_empty() {
        let empty = document.kind() == DocumentKind::Nothing || document.bytes().is_empty();
        let id = if empty { "file-empty" } else { "file-no-position" };
        model.notices.warn(Message::new(id).with("name", name), None, now);
        return Vec::new();
    }
    model.recent.add(&path);
    // Whoever did something while the file was read is asked about that.
    if model.has_unsaved_work() && reading.given_up != Some(model.play.revision) {
        let wish = Action::File(FileAction::OpenPath(path));
        return unless_unsaved(model, wish, |_| Vec::new());
    }
    model.document = document;
    model.files.told = false;
    model.dialog = None;
    let mut effects = show_current(model, now);
    effects.push(Effect::SaveRecent);
    if model.document.entries().len() > 1 {
        // One game has said what is wrong with it; the others are read on a thread of their own.
        let id = model.files.next_id();
        model.files.checking = Some(id);
        let document = model.document.clone();
        effects.push(Effect::Files(id, FilesRequest::Check { document }));
    }
    effects
}

/// A game has been saved; what waited for that goes on.
fn saved(
    model: &mut Model,
    document: Document,
    path: &Path,
    saving: Saving,
    now: Now,
) -> Vec<Effect> {
    model.document = document;
    model.files.told = false;
    let mut effects = vec![Effect::SaveRecent];
    // Whoever changed more while it was being written has unsaved work again.
    if saving.revision == model.play.revision {
        effects.extend(settled(model));
    } else {
        model.play.history.mark_unsaved();
    }
    model.recent.add(path);
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    model.notices.info(Message::new("notice-saved").with("name", name), now);
    if let Some(then) = saving.then {
        effects.extend(update_all(model, *then, now));
    }
    effects
}
