//! Why a file could not be read or written, for a person.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::text::Text;

/// What was tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// Opening and reading.
    Read,
    /// Saving.
    Write,
}

/// A file that could not be read or written. What is in memory is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Which file.
    pub path: PathBuf,
    /// What was tried.
    pub operation: Operation,
    /// What stood against it.
    pub kind: FileErrorKind,
}

/// What stands against reading or writing a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FileErrorKind {
    /// It is not there.
    NotFound,
    /// Its folder is not there.
    FolderNotFound,
    /// The user may not read or write it, or not write into the folder.
    NotAllowed,
    /// It is a folder.
    IsFolder,
    /// It is something else, such as a device.
    NotAFile,
    /// The disk is full, or what the user may have of it.
    DiskFull,
    /// The disk is write-protected.
    ReadOnlyDisk,
    /// It is larger than [`super::MAX_BYTES`].
    TooLarge,
    /// The system allows no such name.
    BadName,
    /// Another program holds it.
    InUse,
    /// Something else, in the words of the system.
    Other(String),
}

impl FileErrorKind {
    /// What an error of the system means.
    pub fn of(error: &io::Error) -> FileErrorKind {
        use io::ErrorKind as K;
        // What Windows says when another program has the file open exclusively.
        const SHARING_VIOLATION: i32 = 32;
        if cfg!(windows) && error.raw_os_error() == Some(SHARING_VIOLATION) {
            return FileErrorKind::InUse;
        }
        match error.kind() {
            K::NotFound => FileErrorKind::NotFound,
            K::NotADirectory => FileErrorKind::FolderNotFound,
            K::PermissionDenied => FileErrorKind::NotAllowed,
            K::IsADirectory => FileErrorKind::IsFolder,
            K::StorageFull | K::QuotaExceeded => FileErrorKind::DiskFull,
            K::ReadOnlyFilesystem => FileErrorKind::ReadOnlyDisk,
            K::FileTooLarge => FileErrorKind::TooLarge,
            K::InvalidFilename | K::InvalidInput => FileErrorKind::BadName,
            K::ResourceBusy | K::ExecutableFileBusy => FileErrorKind::InUse,
            _ => FileErrorKind::Other(error.to_string()),
        }
    }
}

impl FileError {
    /// What the system said about a file.
    pub fn of(path: &Path, operation: Operation, error: &io::Error) -> FileError {
        FileError::new(path, operation, FileErrorKind::of(error))
    }

    /// An error with a known kind.
    pub fn new(path: &Path, operation: Operation, kind: FileErrorKind) -> FileError {
        FileError { path: path.to_owned(), operation, kind }
    }

    /// The name of the file for a message.
    pub fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }

    /// The id of the text that gives the reason, with the value of its `detail` if it has one.
    pub fn reason(&self) -> (&'static str, Option<&str>) {
        let id = match (&self.kind, self.operation) {
            (FileErrorKind::NotFound, _) => "io-not-found",
            (FileErrorKind::FolderNotFound, _) => "io-folder-not-found",
            (FileErrorKind::NotAllowed, Operation::Read) => "io-permission-read",
            (FileErrorKind::NotAllowed, Operation::Write) => "io-permission-write",
            (FileErrorKind::IsFolder, _) => "io-is-folder",
            (FileErrorKind::NotAFile, _) => "io-not-a-file",
            (FileErrorKind::DiskFull, _) => "io-disk-full",
            (FileErrorKind::ReadOnlyDisk, _) => "io-read-only",
            (FileErrorKind::TooLarge, _) => "io-too-large",
            (FileErrorKind::BadName, _) => "io-bad-name",
            (FileErrorKind::InUse, _) => "io-in-use",
            (FileErrorKind::Other(detail), _) => return ("io-other", Some(detail)),
        };
        (id, None)
    }

    /// The whole message in the language of the user.
    pub fn message(&self, text: &Text) -> String {
        let reason = match self.reason() {
            (id, None) => text.get(id).to_owned(),
            (id, Some(detail)) => text.with(id, &[("detail", detail.to_owned().into())]),
        };
        let id = match self.operation {
            Operation::Read => "file-read-failed",
            Operation::Write => "file-write-failed",
        };
        text.with(id, &[("name", self.name().into()), ("reason", reason.into())])
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.operation {
            Operation::Read => "read",
            Operation::Write => "written",
        };
        write!(f, "{} could not be {what}: ", self.path.display())?;
        match self.reason() {
            (_, Some(detail)) => f.write_str(detail),
            (id, None) => f.write_str(id.strip_prefix("io-").unwrap_or(id)),
        }
    }
}

impl std::error::Error for FileError {}
