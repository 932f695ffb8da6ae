//! The players of rated games as they are found at the start.

use crate::model::ladder::Closed;
use crate::model::{Message, Model};
use crate::persist::profiles::Profiles;
use crate::persist::{LoadNotice, Store, StoreLock, Stored as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Reads the profiles into the model and tells what is wrong with their file. The lock says that
/// this window is the one that writes them.
pub(super) fn take_up(model: &mut Model, store: &Store) -> Option<StoreLock> {
    let lock = store.lock("profiles.lock");
    let loaded = store.load::<Profiles>();
    model.ladder.profiles = loaded.value;
    if lock.is_none() {
        model.ladder.closed = Some(Closed::Elsewhere);
    }
    let Some(notice) = loaded.notice else { return lock };
    let safe = match &notice {
        LoadNotice::Broken { kept, .. }
        | LoadNotice::Damaged { kept, .. }
        | LoadNotice::Newer { kept, .. } => kept.is_some(),
        LoadNotice::Unreadable { .. } => false,
    };
    if !safe {
        model.ladder.closed = Some(Closed::Unreadable);
    }
    model.notices.warn(words(&notice), None, Duration::ZERO);
    lock
}

fn words(notice: &LoadNotice) -> Message {
    let copy = |kept: &Option<PathBuf>| {
        let name = kept.as_deref().and_then(Path::file_name);
        name.map_or_else(|| "–".to_owned(), |name| name.to_string_lossy().into_owned())
    };
    let message = |id| Message::new(id).with("name", Profiles::FILE);
    match notice {
        LoadNotice::Broken { kept, reason } => {
            message("profiles-file-broken").with("copy", copy(kept)).with("reason", reason)
        }
        LoadNotice::Damaged { kept, lines } => {
            let lines: Vec<String> = lines.iter().take(3).map(usize::to_string).collect();
            message("profiles-file-damaged")
                .with("copy", copy(kept))
                .with("lines", lines.join(", "))
        }
        LoadNotice::Newer { kept, .. } => message("profiles-file-newer").with("copy", copy(kept)),
        LoadNotice::Unreadable { error } => {
            message("profiles-file-unreadable").with("reason", error)
        }
    }
}
