//! What was open when the program ended.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize, Serializer};

use super::Stored;

/// What was open when the program ended, so that the next start can go on from there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Session {
    /// The folder that file dialogs open in.
    #[serde(serialize_with = "unicode_only")]
    pub folder: Option<PathBuf>,
    /// The file on the board, if the game came from one.
    #[serde(serialize_with = "unicode_only")]
    pub file: Option<PathBuf>,
    /// Which game of that file, from 0.
    pub game: usize,
    /// A game that was in no file yet, as PGN: nothing that was played may be lost.
    pub unsaved: Option<String>,
    /// Black was at the bottom of the board.
    pub black_at_bottom: bool,
}

impl Session {
    /// Remembers the folder of a file that was opened or saved.
    pub fn visit(&mut self, file: &Path) {
        if let Some(folder) = file.parent() {
            self.folder = Some(folder.to_owned());
        }
    }
}

/// Leaves out a path that is not Unicode: it cannot be written into a text file, and must not
/// keep the rest from being written.
fn unicode_only<S: Serializer>(path: &Option<PathBuf>, serializer: S) -> Result<S::Ok, S::Error> {
    path.as_ref().filter(|path| path.to_str().is_some()).serialize(serializer)
}

impl Stored for Session {
    const FILE: &'static str = "session.ron";
    const VERSION: u32 = 1;
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    #[test]
    fn it_comes_back_with_any_text_in_the_game() {
        let folder = tempfile::tempdir().expect("folder");
        let store = Store::at(folder.path());
        let mut session = Session {
            file: Some(folder.path().join("棋谱.pgn")),
            game: 3,
            unsaved: Some("[White \"a\\\"b\"]\n\n1. e4 {\u{7} # \"} *\n".to_owned()),
            black_at_bottom: true,
            ..Session::default()
        };
        session.visit(&folder.path().join("x.pgn"));
        store.save(&session).expect("saved");
        assert_eq!(store.load::<Session>().value, session);
        assert_eq!(session.folder.as_deref(), Some(folder.path()));
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_unicode_does_not_stop_the_rest() {
        use std::os::unix::ffi::OsStrExt as _;
        let folder = tempfile::tempdir().expect("folder");
        let store = Store::at(folder.path());
        let mut session = Session {
            file: Some(Path::new(std::ffi::OsStr::from_bytes(b"/tmp/\xd0.pgn")).to_owned()),
            game: 2,
            ..Session::default()
        };
        store.save(&session).expect("saved");
        session.file = None;
        assert_eq!(store.load::<Session>().value, session);
    }
}
