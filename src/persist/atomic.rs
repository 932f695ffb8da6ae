//! Writing a file so that at no moment a half of it is there.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

/// Replaces the file at `path`, or makes it, in one step.
///
/// The bytes go into a temporary file in the same folder and reach the disk before it takes the
/// name. A link is followed, so that it stays a link; the permissions of a file that was there
/// stay as they were.
///
/// # Errors
/// What the system says; the old file is untouched then.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    prepare(path, bytes)?.commit()
}

/// Makes a copy of a file, or replaces it, in one step.
///
/// # Errors
/// What the system says; an old copy is untouched then.
pub fn copy(path: &Path, copy: &Path) -> io::Result<()> {
    let folder = folder_of(copy);
    let temporary = temporary_in(folder)?;
    std::fs::copy(path, temporary.path())?;
    temporary.persist(copy).map_err(|error| error.error)?;
    Ok(())
}

/// A file that is whole on the disk and only lacks its name. Dropped, it goes away.
#[derive(Debug)]
pub struct Prepared {
    temporary: NamedTempFile,
    target: PathBuf,
}

/// Writes the bytes for `path` into a temporary file beside it; see [`write()`].
///
/// # Errors
/// What the system says, or that the file may not be written.
pub fn prepare(path: &Path, bytes: &[u8]) -> io::Result<Prepared> {
    let target = resolve(path);
    let mut temporary = temporary_in(folder_of(&target))?;
    temporary.write_all(bytes)?;
    match std::fs::metadata(&target) {
        Ok(old) if old.is_dir() => return Err(io::ErrorKind::IsADirectory.into()),
        Ok(old) if old.permissions().readonly() => {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        Ok(old) => temporary.as_file().set_permissions(old.permissions())?,
        Err(_) => {}
    }
    temporary.as_file().sync_all()?;
    Ok(Prepared { temporary, target })
}

impl Prepared {
    /// The file it will be, links followed.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Takes the name, in place of the file that has it now.
    ///
    /// # Errors
    /// What the system says; the old file is untouched then.
    pub fn commit(self) -> io::Result<()> {
        self.temporary.persist(&self.target).map_err(|error| error.error)?;
        sync_folder(folder_of(&self.target));
        Ok(())
    }

    /// Takes the name if nobody has it.
    ///
    /// # Errors
    /// What the system says, [`io::ErrorKind::AlreadyExists`] among it.
    pub fn commit_new(self) -> io::Result<()> {
        self.temporary.persist_noclobber(&self.target).map_err(|error| error.error)?;
        sync_folder(folder_of(&self.target));
        Ok(())
    }
}

fn temporary_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".luozi-").suffix(".tmp");
    // A temporary file is private by default; a new document gets the usual permissions.
    #[cfg(unix)]
    let usual = <std::fs::Permissions as std::os::unix::fs::PermissionsExt>::from_mode(0o666);
    #[cfg(unix)]
    builder.permissions(usual);
    builder.tempfile_in(folder)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Follows links, also to a file that is not there yet; a path that leads nowhere stays as it is.
fn resolve(path: &Path) -> PathBuf {
    std::fs::canonicalize(path)
        .or_else(|_| {
            let target = folder_of(path).join(std::fs::read_link(path)?);
            // Only its folder need be there. A chain of links to nowhere is not worth following.
            match target.file_name() {
                Some(name) => Ok(std::fs::canonicalize(folder_of(&target))?.join(name)),
                None => Err(io::Error::from(io::ErrorKind::InvalidInput)),
            }
        })
        .unwrap_or_else(|_| path.to_owned())
}

/// Makes the new name itself survive a power cut, where folders can be synced.
fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    if let Ok(folder) = std::fs::File::open(folder) {
        // Some file systems refuse this; the file's own bytes are safe already.
        let _ = folder.sync_all();
    }
    #[cfg(not(unix))]
    let _ = folder;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaces_and_keeps_links_and_permissions() {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("game.pgn");
        write(&path, b"one").expect("new");
        write(&path, b"two").expect("replaced");
        assert_eq!(std::fs::read(&path).expect("file"), b"two");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = |path: &Path| std::fs::metadata(path).expect("file").permissions().mode();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).expect("mode");
            let link = folder.path().join("link.pgn");
            std::os::unix::fs::symlink(&path, &link).expect("link");
            write(&link, b"three").expect("through the link");
            assert!(std::fs::symlink_metadata(&link).expect("link").is_symlink());
            assert_eq!(std::fs::read(&path).expect("file"), b"three");
            assert_eq!(mode(&path) & 0o777, 0o640);
        }
    }

    #[test]
    fn a_refusal_leaves_everything_as_it_was() {
        let folder = tempfile::tempdir().expect("folder");
        let path = folder.path().join("game.pgn");
        write(&path, b"one").expect("new");
        let mut permissions = std::fs::metadata(&path).expect("file").permissions();
        permissions.set_readonly(true);
        std::fs::set_permissions(&path, permissions).expect("read-only");
        let error = write(&path, b"two").expect_err("read-only");
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(std::fs::read(&path).expect("file"), b"one");
        assert_eq!(std::fs::read_dir(folder.path()).expect("folder").count(), 1);
        assert!(write(&folder.path().join("no/such/folder.pgn"), b"x").is_err());
    }
}
