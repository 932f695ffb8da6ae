//! What the worker does with the disk.

use std::fs::{File, Metadata};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::{Content, Expect, FileError, FileErrorKind, Found, Operation};
use crate::model::document::{Document, Stamp};
use crate::persist::atomic::{self, Prepared};

/// The largest file that is opened: all of it is held in memory.
pub const MAX_BYTES: u64 = 2 << 30;

/// Up to this size the bytes themselves are compared before a file is written over; beyond it,
/// length and time have to do.
const COMPARED_BYTES: u64 = 64 << 20;

/// Why a file was not written.
#[derive(Debug)]
pub enum WriteFault {
    /// It could not be.
    Error(FileError),
    /// It is not as expected: first the user has to be asked.
    Found(Found),
}

/// Reads a file and finds out what is in it.
pub fn read(path: &Path) -> Result<Document, FileError> {
    let (bytes, stamp) = read_bytes(path)?;
    Ok(Document::parse(Some(path.to_owned()), bytes).with_stamp(stamp))
}

fn read_bytes(path: &Path) -> Result<(Vec<u8>, Stamp), FileError> {
    let fail = |error: &io::Error| FileError::of(path, Operation::Read, error);
    let metadata = std::fs::metadata(path).map_err(|error| fail(&error))?;
    // Opening something else, such as a pipe, could wait for ever.
    check_kind(path, &metadata, Operation::Read)?;
    if metadata.len() > MAX_BYTES {
        return Err(FileError::new(path, Operation::Read, FileErrorKind::TooLarge));
    }
    let file = File::open(path).map_err(|error| fail(&error))?;
    let modified = file.metadata().and_then(|metadata| metadata.modified()).ok();
    let mut bytes = Vec::with_capacity(metadata.len() as usize + 1);
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|error| fail(&error))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FileError::new(path, Operation::Read, FileErrorKind::TooLarge));
    }
    let stamp = Stamp::of(&bytes, modified);
    Ok((bytes, stamp))
}

fn check_kind(path: &Path, metadata: &Metadata, operation: Operation) -> Result<(), FileError> {
    let kind = if metadata.is_dir() {
        FileErrorKind::IsFolder
    } else if metadata.is_file() {
        return Ok(());
    } else {
        FileErrorKind::NotAFile
    };
    Err(FileError::new(path, operation, kind))
}

/// Looks whether a file is still what it was: its stamp, or how it was found instead.
pub fn compare(path: &Path, known: &Stamp) -> Result<Result<Stamp, Found>, FileError> {
    let metadata = match std::fs::metadata(path) {
        Ok(metadata) => metadata,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Err(Found::Gone)),
        Err(error) => return Err(FileError::of(path, Operation::Read, &error)),
    };
    if !metadata.is_file() {
        return Ok(Err(Found::Changed));
    }
    if known.looks_same(metadata.len(), metadata.modified().ok()) {
        return Ok(Ok(*known));
    }
    compare_bytes(path, known)
}

fn compare_bytes(path: &Path, known: &Stamp) -> Result<Result<Stamp, Found>, FileError> {
    let (_, stamp) = read_bytes(path)?;
    Ok(if stamp.same_content(known) { Ok(stamp) } else { Err(Found::Changed) })
}

/// Writes a file, if it is as expected.
pub fn write(path: &Path, content: &Content, expect: Expect) -> Result<Document, WriteFault> {
    check_expected(path, expect, true)?;
    let bytes = match content {
        Content::Bytes(bytes) => bytes.to_vec(),
        Content::Changed { document, change } => document.bytes_with(change),
    };
    let prepared = prepare(path, &bytes)?;
    // Writing may have taken its time.
    check_expected(path, expect, false)?;
    keep_previous(&prepared);
    commit(prepared, path, expect)?;
    let modified = std::fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
    let stamp = Stamp::of(&bytes, modified);
    Ok(match content {
        Content::Bytes(_) => Document::parse(Some(path.to_owned()), bytes).with_stamp(stamp),
        Content::Changed { document, change } => {
            document.saved(path.to_owned(), bytes, change, stamp)
        }
    })
}

/// Writes a file that is no document. The one before is not kept: whoever saves a picture over another
/// has been asked.
pub fn write_bytes(path: &Path, bytes: &[u8], expect: Expect) -> Result<(), WriteFault> {
    check_expected(path, expect, true)?;
    let prepared = prepare(path, bytes)?;
    commit(prepared, path, expect)
}

/// Writes a file that another program shows for a while, in the system's place for such files.
/// Its name is of its own, so that nothing is written over and nobody can put a trap there.
pub fn write_passing(text: &str, prefix: &str, suffix: &str) -> Result<PathBuf, FileError> {
    let folder = tempfile::env::temp_dir();
    let fail = |error: &io::Error| FileError::of(&folder, Operation::Write, error);
    let mut file = tempfile::Builder::new()
        .prefix(prefix)
        .suffix(suffix)
        .tempfile_in(&folder)
        .map_err(|error| fail(&error))?;
    io::Write::write_all(&mut file, text.as_bytes()).map_err(|error| fail(&error))?;
    let (_, path) = file.keep().map_err(|error| fail(&error.error))?;
    Ok(path)
}

/// Gives a file its name.
fn commit(prepared: Prepared, path: &Path, expect: Expect) -> Result<(), WriteFault> {
    let done = match expect {
        Expect::Nothing => prepared.commit_new(),
        Expect::Stamp(_) | Expect::Anything => prepared.commit(),
    };
    done.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => WriteFault::Found(Found::Exists),
        _ => write_error(path, &error),
    })
}

/// Whether the file is as the user last saw it.
fn check_expected(path: &Path, expect: Expect, thoroughly: bool) -> Result<(), WriteFault> {
    let known = match expect {
        Expect::Anything => return Ok(()),
        Expect::Nothing => {
            return match std::fs::symlink_metadata(path) {
                Ok(_) => Err(WriteFault::Found(Found::Exists)),
                // Other errors come again, and clearer, when the file is written.
                Err(_) => Ok(()),
            };
        }
        Expect::Stamp(stamp) => stamp,
    };
    let found = if thoroughly && known.length <= COMPARED_BYTES && path.is_file() {
        // The clock of the file system may be too coarse to tell two changes apart.
        compare_bytes(path, &known)
    } else {
        compare(path, &known)
    };
    match found {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(found)) => Err(WriteFault::Found(found)),
        Err(error) => Err(WriteFault::Error(FileError { operation: Operation::Write, ..error })),
    }
}

fn prepare(path: &Path, bytes: &[u8]) -> Result<Prepared, WriteFault> {
    if let Ok(metadata) = std::fs::metadata(path) {
        check_kind(path, &metadata, Operation::Write).map_err(WriteFault::Error)?;
    }
    atomic::prepare(path, bytes).map_err(|error| write_error(path, &error))
}

fn write_error(path: &Path, error: &io::Error) -> WriteFault {
    let mut error = FileError::of(path, Operation::Write, error);
    if error.kind == FileErrorKind::NotFound {
        // The file need not be there, but its folder must.
        error.kind = FileErrorKind::FolderNotFound;
    }
    WriteFault::Error(error)
}

/// Keeps the file that is about to be replaced as `NAME~`, in one step like everything here. The
/// file itself is there all the time.
fn keep_previous(prepared: &Prepared) {
    let target = prepared.target();
    if !target.is_file() {
        return;
    }
    if let Err(error) = atomic::copy(target, &backup_name(target)) {
        // The new file is whole on the disk by now, so it is still better to go on.
        log::warn!("{} has no copy of its last version: {error}", target.display());
    }
}

/// The name under which the version before stays: `games.pgn~`.
fn backup_name(target: &Path) -> PathBuf {
    let mut name = target.as_os_str().to_owned();
    name.push("~");
    name.into()
}
