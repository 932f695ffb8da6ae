//! The files opened and saved last.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Stored;

/// How many files are remembered.
pub const MAX_RECENT: usize = 12;

/// The files opened and saved last, the newest first, each once.
///
/// Names that are not Unicode cannot be written into a text file and are not remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct RecentFiles {
    files: Vec<PathBuf>,
}

/// A remembered file as it is found now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecentFile {
    /// Where it was.
    pub path: PathBuf,
    /// It is no longer there.
    pub missing: bool,
}

impl RecentFiles {
    /// Puts a file on top. A relative path is taken from the working folder.
    pub fn add(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if path.to_str().is_none() {
            return;
        }
        self.files.retain(|known| *known != path);
        self.files.insert(0, path);
        self.files.truncate(MAX_RECENT);
    }

    /// Forgets one file.
    pub fn remove(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.files.retain(|known| *known != path);
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.files.clear();
    }

    /// The paths, the newest first, without looking at the disk.
    pub fn paths(&self) -> &[PathBuf] {
        &self.files
    }

    /// The files with a mark at those that are gone. Asks the disk, which may be a slow one:
    /// not for every frame.
    pub fn look(&self) -> Vec<RecentFile> {
        self.files
            .iter()
            .map(|path| RecentFile { path: path.clone(), missing: !path.is_file() })
            .collect()
    }
}

impl Stored for RecentFiles {
    const FILE: &'static str = "recent.ron";
    const VERSION: u32 = 1;

    fn repair(&mut self) {
        let mut seen = std::collections::HashSet::new();
        self.files.retain(|path| path.is_absolute() && seen.insert(path.clone()));
        self.files.truncate(MAX_RECENT);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    #[test]
    fn the_newest_is_first_and_each_is_there_once() {
        let folder = tempfile::tempdir().expect("folder");
        let mut recent = RecentFiles::default();
        for n in 0..20 {
            recent.add(&folder.path().join(format!("{n}.pgn")));
        }
        recent.add(&folder.path().join("15.pgn"));
        assert_eq!(recent.paths().len(), MAX_RECENT);
        assert_eq!(recent.paths()[0], folder.path().join("15.pgn"));
        assert_eq!(recent.paths()[1], folder.path().join("19.pgn"));
        recent.remove(&folder.path().join("19.pgn"));
        assert_eq!(recent.paths()[1], folder.path().join("18.pgn"));

        std::fs::write(folder.path().join("18.pgn"), "*").expect("file");
        let missing: Vec<bool> = recent.look().iter().map(|file| file.missing).collect();
        assert!(missing[0] && !missing[1]);

        let store = Store::at(folder.path());
        store.save(&recent).expect("saved");
        assert_eq!(store.load::<RecentFiles>().value, recent);
        recent.clear();
        assert!(recent.look().is_empty());
    }

    #[test]
    fn relative_paths_become_absolute() {
        let mut recent = RecentFiles::default();
        recent.add(Path::new("a.pgn"));
        assert!(recent.paths()[0].is_absolute());
    }

    #[cfg(unix)]
    #[test]
    fn a_name_that_is_not_unicode_is_left_out() {
        use std::os::unix::ffi::OsStrExt as _;
        let mut recent = RecentFiles::default();
        recent.add(Path::new(std::ffi::OsStr::from_bytes(b"/tmp/\xd0\xc7.pgn")));
        assert!(recent.paths().is_empty());
    }
}
