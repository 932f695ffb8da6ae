//! What the program keeps between two starts, and how it reaches the disk.
//!
//! Every kept thing is its own small RON file in the platform's configuration folder, with a
//! version in front. The types here are the saved forms and only they: the model copies what it
//! needs out of them and back.
//!
//! Reading never fails. A file that cannot be understood gives the defaults, a notice, and a
//! copy of the file with the ending `.bad`; a file of a newer version is read as far as it is
//! understood, and copied before anything can be written over it.

pub mod atomic;
mod choice;
pub mod envelope;
pub mod journal;
pub mod profiles;
pub mod recent;
pub mod settings;
pub mod window;

use std::io;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use profiles::Profiles;
pub use recent::RecentFiles;
pub use settings::Settings;
pub use window::WindowPlace;

/// The variable that names another configuration folder, for portable use and for tests.
pub const CONFIG_DIR_VARIABLE: &str = "LUOZI_CONFIG_DIR";

/// As many copies of broken files stay beside each other.
const MAX_COPIES: usize = 1000;

/// A type that has a file of its own in the configuration folder.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The name of its file.
    const FILE: &'static str;
    /// The version that this program writes. It rises when an older program would misread it.
    const VERSION: u32;
    /// Files of settings are a few kilobytes; anything much larger is not one.
    const MAX_BYTES: u64 = 4 << 20;
    /// Values nested deeper than this are written in one line.
    const DEPTH: usize = usize::MAX;

    /// Brings values from a hand-edited file into their ranges.
    fn repair(&mut self) {}

    /// What can still be read of a broken file, and the lines (from 1) where something cannot.
    fn salvage(_words: &str) -> Option<(Self, Vec<usize>)> {
        None
    }
}

/// A value from the disk, and what there is to say about its reading.
#[derive(Debug)]
pub struct Loaded<T> {
    /// The value: what was read, or the default.
    pub value: T,
    /// Something the user should know.
    pub notice: Option<LoadNotice>,
}

/// Why a kept file was not simply read.
#[derive(Debug)]
pub enum LoadNotice {
    /// The file is not what it should be; the defaults are in use.
    Broken {
        /// The copy of the file, if one could be made.
        kept: Option<PathBuf>,
        /// What is wrong with it and where, for the log.
        reason: String,
    },
    /// The file is broken in places; the rest of it is in use.
    Damaged {
        /// The copy of the file, if one could be made.
        kept: Option<PathBuf>,
        /// The lines, from 1, where something is lost.
        lines: Vec<usize>,
    },
    /// A newer program wrote the file; what is understood of it is in use.
    Newer {
        /// The copy of the file, if one could be made.
        kept: Option<PathBuf>,
        /// The version found.
        version: u32,
    },
    /// The file is there, but the system would not give it.
    Unreadable {
        /// The system's reason.
        error: io::Error,
    },
}

/// The form of every file: the version first, so that it can be read before all else.
#[derive(Serialize)]
struct Written<'a, T> {
    version: u32,
    data: &'a T,
}

#[derive(Deserialize)]
struct Read<T> {
    #[serde(default, rename = "version")]
    _version: u32,
    data: T,
}

#[derive(Deserialize)]
struct Head {
    version: u32,
}

/// The folder that `LUOZI_CONFIG_DIR` names, else one of the platform's for this program.
fn user_folder(of: impl FnOnce(&directories::ProjectDirs) -> PathBuf) -> Option<PathBuf> {
    let named = std::env::var_os(CONFIG_DIR_VARIABLE).filter(|name| !name.is_empty());
    named
        .map(PathBuf::from)
        .or_else(|| directories::ProjectDirs::from("", "", "Luozi").map(|dirs| of(&dirs)))
}

/// The folder with all kept files.
#[derive(Clone, Debug)]
pub struct Store {
    folder: Option<PathBuf>,
}

impl Store {
    /// The store of this user: `LUOZI_CONFIG_DIR` if set, else the platform's folder.
    ///
    /// Where there is neither (no home), everything works and nothing is kept.
    pub fn of_user() -> Self {
        let folder = user_folder(|dirs| dirs.config_dir().to_owned());
        if folder.is_none() {
            log::warn!("there is no configuration folder: settings will not be kept");
        }
        Self { folder }
    }

    /// A store in a given folder.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self { folder: Some(folder.into()) }
    }

    /// A store that keeps nothing.
    pub fn nowhere() -> Self {
        Self { folder: None }
    }

    /// The folder, if there is one.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Makes this the only program that holds the lock of this name, as long as the value lives;
    /// `None` if another one holds it. Where nothing is kept, or locks do not work, there is
    /// nothing to be held.
    pub fn lock(&self, name: &str) -> Option<StoreLock> {
        let Some(folder) = &self.folder else { return Some(StoreLock(None)) };
        let made = std::fs::create_dir_all(folder).and_then(|()| {
            let mut options = std::fs::File::options();
            options.create(true).truncate(false).write(true).open(folder.join(name))
        });
        match made {
            Ok(file) => match file.try_lock() {
                Err(std::fs::TryLockError::WouldBlock) => None,
                Ok(()) | Err(std::fs::TryLockError::Error(_)) => Some(StoreLock(Some(file))),
            },
            Err(error) => {
                log::warn!("{name}: {error}");
                Some(StoreLock(None))
            }
        }
    }

    /// Reads a kept value; never fails.
    pub fn load<T: Stored>(&self) -> Loaded<T> {
        let (mut value, notice) = match &self.folder {
            Some(folder) => load_file(&folder.join(T::FILE)),
            None => (T::default(), None),
        };
        value.repair();
        if let Some(notice) = &notice {
            log::warn!("{}: {notice:?}", T::FILE);
        }
        Loaded { value, notice }
    }

    /// Writes a value atomically: a reader sees the old file or the new one, never a part.
    ///
    /// # Errors
    /// What the system says. Nothing is written then.
    pub fn save<T: Stored>(&self, value: &T) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        std::fs::create_dir_all(folder)?;
        let style = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(T::DEPTH);
        let written = Written { version: T::VERSION, data: value };
        let mut words = ron::ser::to_string_pretty(&written, style).map_err(io::Error::other)?;
        words.push('\n');
        atomic::write(&folder.join(T::FILE), words.as_bytes())
    }
}

/// A lock in the folder of the store. It goes with the program, however that ends.
#[derive(Debug)]
pub struct StoreLock(#[expect(dead_code, reason = "held, not read")] Option<std::fs::File>);

fn load_file<T: Stored>(path: &Path) -> (T, Option<LoadNotice>) {
    let words = match read_limited(path, T::MAX_BYTES) {
        Ok(words) => words,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (T::default(), None),
        Err(error) if error.kind() == io::ErrorKind::InvalidData => {
            let notice =
                LoadNotice::Broken { kept: keep_copy(path, "bad"), reason: error.to_string() };
            return (T::default(), Some(notice));
        }
        Err(error) => return (T::default(), Some(LoadNotice::Unreadable { error })),
    };
    let version = ron::from_str::<Head>(&words).map(|head| head.version);
    let newer = match version {
        Ok(version) if version > T::VERSION => Some(version),
        _ => None,
    };
    match (ron::from_str::<Read<T>>(&words), newer) {
        (Ok(read), None) => (read.data, None),
        (read, Some(version)) => {
            let notice = LoadNotice::Newer { kept: keep_copy(path, "newer"), version };
            let value = read.map_or_else(|_| T::default(), |read| read.data);
            (value, Some(notice))
        }
        (Err(error), None) => {
            if let Some((value, lines)) = T::salvage(&words) {
                let kept = keep_copy(path, "bad");
                return (value, Some(LoadNotice::Damaged { kept, lines }));
            }
            let notice =
                LoadNotice::Broken { kept: keep_copy(path, "bad"), reason: error.to_string() };
            (T::default(), Some(notice))
        }
    }
}

fn read_limited(path: &Path, most: u64) -> io::Result<String> {
    if std::fs::metadata(path)?.len() > most {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "the file is much too large"));
    }
    std::fs::read_to_string(path)
}

/// Copies `settings.ron` to `settings.ron.bad`, or `settings.ron.bad-2` where another file has
/// that name: what was kept once is not written over. The same file is kept once.
fn keep_copy(path: &Path, ending: &str) -> Option<PathBuf> {
    let name = path.file_name()?.to_string_lossy();
    let found = std::fs::read(path).ok()?;
    for number in 1..=MAX_COPIES {
        let number = if number == 1 { String::new() } else { format!("-{number}") };
        let copy = path.with_file_name(format!("{name}.{ending}{number}"));
        match std::fs::read(&copy) {
            Ok(there) if there == found => return Some(copy),
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return match atomic::copy(path, &copy) {
                    Ok(()) => Some(copy),
                    Err(error) => {
                        log::error!("{} could not be copied: {error}", path.display());
                        None
                    }
                };
            }
            Err(error) => log::warn!("{}: {error}", copy.display()),
        }
    }
    None
}

#[cfg(test)]
mod tests;
