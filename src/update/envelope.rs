//! Putting a game away with a sealed move, in a file that can be taken up elsewhere (L-ADJ-1).

use super::official::happen;
use super::picture::name_of;
use super::{journal, unless_unsaved, words};
use crate::action::{Action, FileAction};
use crate::effect::Effect;
use crate::model::clock::face;
use crate::model::files::{Reading, Sealing};
use crate::model::{Dialog, Document, Message, Model, Now, Page, Play};
use crate::persist::envelope::{self, EnvelopeError, EnvelopeFault};
use crate::service::files::{Expect, FilesRequest, PageFault, RequestId};
use arbiter::arbiter::{Envelope, Event};
use chess_core::{ByColor, Color, fen, san};
use std::path::{Path, PathBuf};

/// The side that must seals this. What is no legal move is sealed only by somebody who has been
/// told so.
pub(super) fn seal(model: &mut Model, text: &str, now: Now) -> Vec<Effect> {
    let Some(by) = model.play.must_seal() else { return Vec::new() };
    let text = text.trim();
    if text.is_empty() {
        return Vec::new();
    }
    let legal = is_legal(&model.play, text);
    if let Some(Dialog::Seal(draft)) = &mut model.dialog
        && !legal
        && !draft.warned
    {
        draft.warned = true;
        return Vec::new();
    }
    model.dialog = None;
    // No offer goes with a move that nobody sees.
    model.play.offer_with_move = false;
    let mut effects = happen(model, Event::Seal { by, text: text.to_owned() }, now);
    if model.play.is_put_away() {
        effects.extend(save(model, now));
    }
    effects
}

/// Whether a text is one move that may be made.
fn is_legal(play: &Play, text: &str) -> bool {
    let Some(arbiter) = &play.arbiter else { return false };
    let read = arbiter.position().and_then(|position| san::parse(position, text).ok());
    let free = |mv| arbiter.obligation().is_none_or(|obligation| obligation.allows(mv));
    read.is_some_and(free)
}

/// Asks where to save the envelope.
pub(super) fn save(model: &mut Model, now: Now) -> Vec<Effect> {
    let Some(sealed) = model.play.envelope() else { return Vec::new() };
    let play = &model.play;
    let Some(start) = &play.journal_start else { return Vec::new() };
    match envelope::write(&head(play, sealed), start, &play.journal) {
        Ok(text) => {
            let name = super::file::file_name(&play.game, envelope::ENDING);
            let id = model.files.next_id();
            model.files.envelope = Some(Sealing { id, text });
            vec![Effect::PickEnvelope(id, name)]
        }
        Err(error) => {
            // The game is in the journal all the same.
            let message = Message::new("journal-unwritable").with("reason", error);
            model.notices.warn(message, None, now);
            Vec::new()
        }
    }
}

/// What everybody may read on the envelope. It is a file, so it has the words of files.
fn head(play: &Play, sealed: &Envelope) -> Vec<(String, String)> {
    let tag = |name: &str| play.game.tags().get(name).unwrap_or("?").to_owned();
    let left = |color: Color| {
        let left = sealed.times.0[color].remaining();
        left.map_or_else(|| "-".to_owned(), |left| face(left).0)
    };
    let laws = play.arbiter.as_ref().map(|arbiter| arbiter.laws().to_string());
    let side = match sealed.by {
        Color::White => "White",
        Color::Black => "Black",
    };
    [
        ("White", tag("White")),
        ("Black", tag("Black")),
        ("Date", tag("Date")),
        ("Sealed by", side.to_owned()),
        ("Position", fen::format(&sealed.position)),
        ("White's clock", left(Color::White)),
        ("Black's clock", left(Color::Black)),
        ("Time control", play.setup.controls.to_string()),
        ("Laws", laws.unwrap_or_default()),
        ("To resume", "open this file in Luozi; the move lies below, sealed".to_owned()),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into()
}

/// The user has chosen where.
pub(super) fn picked(
    model: &mut Model,
    id: RequestId,
    path: PathBuf,
    expect: Expect,
) -> Vec<Effect> {
    let Some(Sealing { text, .. }) = model.files.envelope.take_if(|sealing| sealing.id == id)
    else {
        return Vec::new();
    };
    vec![Effect::Files(id, FilesRequest::WriteEnvelope { text, path, expect })]
}

/// Takes in what came of it.
pub(super) fn written(
    model: &mut Model,
    path: &Path,
    result: Result<(), PageFault>,
    now: Now,
) -> Vec<Effect> {
    match result {
        Ok(()) => {
            model.recent.add(path);
            let message = Message::new("envelope-saved").with("name", name_of(path));
            model.notices.info(message, now);
            return vec![Effect::SaveRecent];
        }
        Err(PageFault::File(error)) => model.notices.warn(words::file_error(&error), None, now),
        Err(PageFault::Exists) => {
            let message = Message::new("picture-exists").with("name", name_of(path));
            model.notices.warn(message, None, now);
        }
    }
    Vec::new()
}

/// A file that was opened is an envelope: its game comes onto the board, without the sealed move,
/// and a card asks who is there.
pub(super) fn opened(
    model: &mut Model,
    document: &Document,
    path: &Path,
    reading: Reading,
    now: Now,
) -> Vec<Effect> {
    if model.has_unsaved_work() && reading.given_up != Some(model.play.revision) {
        let wish = Action::File(FileAction::OpenPath(path.to_owned()));
        return unless_unsaved(model, wish, |_| Vec::new());
    }
    let no_game = || EnvelopeError { line: 1, fault: EnvelopeFault::NoGame };
    let taken_up = envelope::read(document.bytes()).and_then(|(start, events)| {
        journal::take_up(model, &start, &events, now).ok_or_else(no_game)
    });
    let mut effects = match taken_up {
        Ok(effects) => effects,
        Err(error) => {
            let message = refused(&name_of(path), error);
            model.notices.warn(message, None, now);
            return Vec::new();
        }
    };
    model.document = Document::default();
    model.page = Page::Play;
    model.recent.add(path);
    model.dialog = Some(Dialog::ResumeGame(ByColor { white: true, black: true }));
    effects.push(Effect::SaveRecent);
    effects
}

/// Which file, which line, what is wrong, and what to do about it.
fn refused(name: &str, error: EnvelopeError) -> Message {
    let reason = match error.fault {
        EnvelopeFault::NotOne | EnvelopeFault::NoGame => Message::new("envelope-no-game"),
        EnvelopeFault::Newer(version) => Message::new("envelope-newer").with("version", version),
        EnvelopeFault::Cut => Message::new("envelope-cut"),
        EnvelopeFault::Damaged => Message::new("envelope-damaged"),
    };
    Message::new("envelope-refused")
        .with("name", name)
        .with("line", error.line)
        .with_message("reason", reason)
}
