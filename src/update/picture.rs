//! Pictures of the board, for a file and for the clipboard.

use super::words;
use crate::diagram::PictureError;
use crate::effect::Effect;
use crate::model::picture::{Picturing, file_name};
use crate::model::{Message, Model, Now, Shot};
use crate::persist::settings::{PictureFormat, PieceSet, SavedPicture};
use crate::service::files::{Expect, RequestId};
use crate::service::pictures::{Destination, PictureEvent, PictureFault};
use std::path::{Path, PathBuf};

/// Remembers what was chosen and asks where to save; the picture is of this moment.
pub(super) fn save(model: &mut Model, choice: SavedPicture) -> Vec<Effect> {
    model.settings.picture = choice;
    let id = model.files.next_id();
    let shot = Box::new(Shot::to_save(model, choice));
    model.files.picture = Some(Picturing { id, shot });
    let name = file_name(&model.play, choice.format);
    vec![Effect::SaveSettings, Effect::PickPicture(id, name, choice.format)]
}

/// The user has chosen where.
pub(super) fn picked(
    model: &mut Model,
    id: RequestId,
    path: PathBuf,
    format: PictureFormat,
    expect: Expect,
    now: Now,
) -> Vec<Effect> {
    let Some(picturing) = model.files.picture.take_if(|picture| picture.id == id) else {
        return Vec::new();
    };
    let solid = picturing.shot.pieces == PieceSet::Solid;
    if solid && format == PictureFormat::Svg {
        model.notices.warn(Message::new("picture-solid-svg"), None, now);
        return Vec::new();
    }
    if solid {
        // Without a card of its own a computer takes its time over it.
        model.notices.info(Message::new("notice-picture-drawing"), now);
    }
    vec![Effect::Picture(id, picturing.shot, Destination::File { path, format, expect })]
}

pub(super) fn copy(model: &mut Model) -> Vec<Effect> {
    let id = model.files.next_id();
    model.files.copying = Some(id);
    vec![Effect::Picture(id, Box::new(Shot::to_copy(model)), Destination::Clipboard)]
}

/// Takes in what came of a picture.
pub(super) fn on_event(model: &mut Model, event: PictureEvent, now: Now) -> Vec<Effect> {
    match event {
        PictureEvent::Saved { path, result: Ok(()), .. } => {
            model.files.pictures = path.parent().map(Path::to_owned);
            let message = Message::new("notice-picture-saved").with("name", name_of(&path));
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            let place = folder.map(|folder| {
                Message::new("notice-picture-folder").with("folder", folder.display())
            });
            model.notices.push(crate::model::NoticeKind::Info, message, place, now);
            Vec::new()
        }
        PictureEvent::Saved { path, result: Err(fault), .. } => {
            let message = match fault {
                PictureFault::File(error) => words::file_error(&error),
                PictureFault::Exists => Message::new("picture-exists").with("name", name_of(&path)),
                PictureFault::Drawing(error) => refused(&error),
            };
            model.notices.warn(message, None, now);
            Vec::new()
        }
        PictureEvent::Drawn { id, result } => {
            // The board may have been copied again since.
            if model.files.copying.take_if(|copying| *copying == id).is_none() {
                return Vec::new();
            }
            match result {
                Ok(image) => {
                    model.notices.info(Message::new("notice-copied-picture"), now);
                    vec![Effect::CopyImage(image)]
                }
                Err(error) => {
                    model.notices.warn(refused(&error), None, now);
                    Vec::new()
                }
            }
        }
    }
}

pub(super) fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Why there is no picture.
fn refused(error: &PictureError) -> Message {
    match error {
        PictureError::SolidShapes => Message::new("picture-solid-svg"),
        PictureError::Card(why) => Message::new("picture-no-card").with("reason", why),
        PictureError::Other(why) => Message::new("picture-failed").with("reason", why),
    }
}
