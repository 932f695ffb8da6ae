//! How a file looked when it was read.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::time::SystemTime;

/// How a file looked when it was read or written, to find out whether somebody else has changed
/// it since.
///
/// Stamps are for comparing within one run of the program; the hash may differ in another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stamp {
    /// Its length in bytes.
    pub length: u64,
    /// When it was written, if the file system knows.
    pub modified: Option<SystemTime>,
    /// A hash of its bytes.
    pub hash: u64,
}

impl Stamp {
    /// The stamp of a file with these bytes.
    pub fn of(bytes: &[u8], modified: Option<SystemTime>) -> Stamp {
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        Stamp { length: bytes.len() as u64, modified, hash: hasher.finish() }
    }

    /// Whether the bytes are the same, whenever they were written: a file that was only touched,
    /// or written again as it was, has not changed for its reader.
    pub fn same_content(&self, other: &Stamp) -> bool {
        self.length == other.length && self.hash == other.hash
    }

    /// Whether a file of this length and time can be taken for unchanged without reading it.
    pub fn looks_same(&self, length: u64, modified: Option<SystemTime>) -> bool {
        self.length == length && self.modified.is_some() && self.modified == modified
    }
}
