//! The score sheet as a page, for a file and for the browser.

use super::{picture::name_of, words};
use crate::effect::Effect;
use crate::model::files::Sheeting;
use crate::model::{Message, Model, NoticeKind, Now};
use crate::score_sheet::{Sheet, SheetNotation};
use crate::service::files::{Expect, PageFault, PagePlace, RequestId};
use std::path::{Path, PathBuf};

/// The sheet as far as the game has come.
fn sheet(model: &Model, notation: SheetNotation) -> Box<Sheet> {
    Box::new(Sheet::of(&model.play.game, notation.style(model.language)))
}

/// Asks where to save the sheet of this moment.
pub(super) fn save(model: &mut Model, notation: SheetNotation) -> Vec<Effect> {
    let id = model.files.next_id();
    model.files.sheet = Some(Sheeting { id, sheet: sheet(model, notation) });
    let name = super::file::file_name(&model.play.game, "html");
    vec![Effect::PickPage(id, name)]
}

/// Puts the sheet where the browser finds it.
pub(super) fn print(model: &mut Model, notation: SheetNotation) -> Vec<Effect> {
    let id = model.files.next_id();
    vec![Effect::SavePage(id, sheet(model, notation), PagePlace::Browser)]
}

/// The user has chosen where.
pub(super) fn picked(
    model: &mut Model,
    id: RequestId,
    path: PathBuf,
    expect: Expect,
) -> Vec<Effect> {
    let Some(sheeting) = model.files.sheet.take_if(|sheeting| sheeting.id == id) else {
        return Vec::new();
    };
    vec![Effect::SavePage(id, sheeting.sheet, PagePlace::File { path, expect })]
}

/// Takes in what came of a page.
pub(super) fn written(
    model: &mut Model,
    path: PathBuf,
    to_browse: bool,
    result: Result<(), PageFault>,
    now: Now,
) -> Vec<Effect> {
    match result {
        Ok(()) if to_browse => {
            model.notices.info(Message::new("notice-page-opened"), now);
            return vec![Effect::Browse(path)];
        }
        Ok(()) => {
            let message = Message::new("notice-page-saved").with("name", name_of(&path));
            let place = folder_of(&path);
            model.notices.push(NoticeKind::Info, message, place, now);
        }
        Err(PageFault::File(error)) => model.notices.warn(words::file_error(&error), None, now),
        Err(PageFault::Exists) => {
            let message = Message::new("picture-exists").with("name", name_of(&path));
            model.notices.warn(message, None, now);
        }
    }
    Vec::new()
}

fn folder_of(path: &Path) -> Option<Message> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty())?;
    Some(Message::new("notice-picture-folder").with("folder", folder.display()))
}
