//! The journal of a game in progress: one line for each thing that happens, on the disk before
//! the next one, so that a crash or a power cut loses nothing.
//!
//! The first line says what game it is, the others are [`JournalEvent`]s, each a RON value. A
//! line counts once its line break is there, so that a torn last line is no damage. A program
//! that runs holds a lock on its journal; one without a lock is left from a crash, or from a
//! game that was broken off, and is found by [`JournalStore::recover`].
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fs::{File, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use super::settings::NewGame;
use serde::{Deserialize, Serialize};

/// The version in the first line. It rises when an older program would misread the rest.
const VERSION: u32 = 2;
/// A journal of a game is a few kilobytes; anything much larger is not one.
const MAX_BYTES: u64 = 64 << 20;
/// How many journals there can be at once.
const MAX_JOURNALS: usize = 1000;

/// What game a journal is of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct JournalStart {
    /// The version of the form.
    pub version: u32,
    /// What was agreed: opponent, clock, laws, names.
    pub setup: NewGame,
    /// Against the computer the user has Black.
    pub user_black: bool,
    /// Where it begins, as FEN; empty for the usual position.
    pub fen: String,
    /// When it began, as PGN has it: `2025.01.31`.
    pub date: String,
}

/// Something that happened in a game, of which the arbiter was told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JournalEvent {
    /// When, in nanoseconds of the game's own time.
    pub at: u64,
    /// What.
    #[serde(with = "event_text")]
    pub what: arbiter::Event,
}

/// Events stand in a journal as their texts.
mod event_text {
    use arbiter::Event;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use std::borrow::Cow;

    pub fn serialize<S: Serializer>(event: &Event, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(event)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Event, D::Error> {
        <Cow<'de, str>>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The folder with the journals.
#[derive(Clone, Debug)]
pub struct JournalStore {
    folder: Option<PathBuf>,
}

impl JournalStore {
    /// The store of this user: `LUOZI_CONFIG_DIR` if set, else the platform's folder for what a
    /// program is in the middle of.
    pub fn of_user() -> JournalStore {
        let folder =
            super::user_folder(|dirs| dirs.state_dir().unwrap_or(dirs.data_local_dir()).to_owned());
        if folder.is_none() {
            log::warn!("there is no state folder: games in progress will not be kept");
        }
        JournalStore { folder }
    }

    /// A store in a given folder.
    pub fn at(folder: impl Into<PathBuf>) -> JournalStore {
        JournalStore { folder: Some(folder.into()) }
    }

    /// A store that keeps nothing.
    pub fn nowhere() -> JournalStore {
        JournalStore { folder: None }
    }

    /// Begins the journal of a game; `None` where nothing is kept.
    ///
    /// # Errors
    /// What the system says.
    pub fn start(&self, start: &JournalStart) -> io::Result<Option<Journal>> {
        let Some(folder) = &self.folder else { return Ok(None) };
        std::fs::create_dir_all(folder)?;
        let start = JournalStart { version: VERSION, ..start.clone() };
        // Under its name it is never seen empty or without its lock.
        let mut temporary = tempfile::Builder::new().prefix(".journal-").tempfile_in(folder)?;
        lock(temporary.as_file());
        let line = line_of(&start)?;
        temporary.write_all(line.as_bytes())?;
        temporary.as_file().sync_all()?;
        for number in 0..MAX_JOURNALS {
            let path = folder.join(format!("game-{number}.journal"));
            match temporary.persist_noclobber(&path) {
                Ok(file) => {
                    let length = line.len() as u64;
                    return Ok(Some(Journal { file, path, length }));
                }
                Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                    temporary = error.file;
                }
                Err(error) => return Err(error.error),
            }
        }
        Err(io::Error::other("too many journals"))
    }

    /// The games that are left from a crash or were broken off, the last one first. Games of a
    /// program that still runs are not among them.
    pub fn recover(&self) -> Vec<Recovered> {
        self.recover_noting(&mut Vec::new())
    }

    /// The same, noting what was damaged.
    pub fn recover_noting(&self, damage: &mut Vec<Damage>) -> Vec<Recovered> {
        let Some(entries) = self.folder.as_ref().and_then(|folder| folder.read_dir().ok()) else {
            return Vec::new();
        };
        let mut found: Vec<(Option<std::time::SystemTime>, Recovered)> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                name.starts_with("game-") && name.ends_with(".journal")
            })
            .filter_map(|path| {
                let recovered = recover_file(&path, damage);
                let modified = path.metadata().and_then(|file| file.modified()).ok();
                recovered.map(|recovered| (modified, recovered))
            })
            .collect();
        found.sort_by_key(|(modified, _)| std::cmp::Reverse(*modified));
        found.into_iter().map(|(_, recovered)| recovered).collect()
    }

    /// Goes on with a game that was found, in the same journal.
    ///
    /// # Errors
    /// What the system says, or that another program has taken the game up.
    pub fn resume(&self, recovered: &Recovered) -> io::Result<Journal> {
        let file = File::options().read(true).write(true).open(&recovered.path)?;
        if !lock(&file) {
            return Err(io::ErrorKind::ResourceBusy.into());
        }
        file.set_len(recovered.good)?;
        Ok(Journal { file, path: recovered.path.clone(), length: recovered.good })
    }

    /// Throws a game away that was found, unless another program has taken it up.
    pub fn discard(&self, recovered: &Recovered) {
        match self.resume(recovered) {
            Ok(journal) => journal.finish(),
            Err(error) => log::warn!("{}: {error}", recovered.path.display()),
        }
    }
}

/// The journal of a game that is going on. Dropped, it stays to be recovered.
#[derive(Debug)]
pub struct Journal {
    file: File,
    path: PathBuf,
    /// How many bytes are whole lines.
    length: u64,
}

impl Journal {
    /// Notes an event; when this returns, it is on the disk.
    ///
    /// # Errors
    /// What the system says.
    pub fn append(&mut self, event: &JournalEvent) -> io::Result<()> {
        let line = line_of(event)?;
        // What a full disk took of an earlier line is written over.
        self.file.seek(SeekFrom::Start(self.length))?;
        if let Err(error) = self.file.write_all(line.as_bytes()) {
            // Should this fail too, the rest is a torn line, which a reader passes over.
            let _ = self.file.set_len(self.length);
            return Err(error);
        }
        self.length += line.len() as u64;
        self.file.sync_data()
    }

    /// The game is over and kept elsewhere, or not wanted: the journal goes.
    pub fn finish(self) {
        remove(&self.path);
    }
}

/// A journal in which something stands that means nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damage {
    /// The first line that means nothing, from 1. What stands before it is used.
    pub line: usize,
    /// The copy of the whole journal beside it, if one could be made.
    pub copy: Option<PathBuf>,
}

/// A game that was not finished. See [`JournalStore::resume`] and [`JournalStore::discard`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// What game it is.
    pub start: JournalStart,
    /// What happened, in order.
    pub events: Vec<JournalEvent>,
    path: PathBuf,
    /// How many bytes of the file are good.
    good: u64,
}

fn line_of(value: &impl Serialize) -> io::Result<String> {
    let mut line = ron::to_string(value).map_err(io::Error::other)?;
    line.push('\n');
    Ok(line)
}

/// Takes the lock of a journal; true unless another program holds it. File systems without
/// locks behave as if nobody did.
fn lock(file: &File) -> bool {
    !matches!(file.try_lock(), Err(TryLockError::WouldBlock))
}

fn remove(path: &Path) {
    if let Err(error) = std::fs::remove_file(path) {
        log::warn!("{} could not be removed: {error}", path.display());
    }
}

fn recover_file(path: &Path, damage: &mut Vec<Damage>) -> Option<Recovered> {
    let open = File::options().read(true).write(true).open(path);
    let mut file = open.inspect_err(|error| log::warn!("{}: {error}", path.display())).ok()?;
    if !lock(&file) {
        return None;
    }
    let mut bytes = Vec::new();
    let read = (&mut file).take(MAX_BYTES).read_to_end(&mut bytes);
    read.inspect_err(|error| log::warn!("{}: {error}", path.display())).ok()?;
    let Parsed { start, events, good, whole } = parse(&bytes);
    let copy = if whole { None } else { keep_copy(path) };
    if !whole {
        let line = events.len() + usize::from(start.is_some()) + 1;
        damage.push(Damage { line, copy: copy.clone() });
    }
    let Some(start) = start else {
        // There is no game in it; the copy, if there was any text, is kept.
        if whole || copy.is_some() {
            remove(path);
        }
        return None;
    };
    if events.is_empty() {
        remove(path);
        return None;
    }
    Some(Recovered { start, events, path: path.to_owned(), good })
}

struct Parsed {
    start: Option<JournalStart>,
    events: Vec<JournalEvent>,
    good: u64,
    /// Nothing is wrong but perhaps a torn last line.
    whole: bool,
}

fn parse(bytes: &[u8]) -> Parsed {
    let mut parsed = Parsed { start: None, events: Vec::new(), good: 0, whole: true };
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let Some(text) = line.strip_suffix(b"\n") else { break };
        let text = std::str::from_utf8(text).ok();
        let done = if parsed.start.is_none() {
            parsed.start = text
                .and_then(|text| ron::from_str::<JournalStart>(text).ok())
                .filter(|start| start.version == VERSION);
            parsed.start.is_some()
        } else if let Some(event) = text.and_then(|text| ron::from_str(text).ok()) {
            parsed.events.push(event);
            true
        } else {
            false
        };
        if !done {
            parsed.whole = false;
            break;
        }
        parsed.good += line.len() as u64;
    }
    parsed
}

/// Copies a damaged journal to `NAME.bad`.
fn keep_copy(path: &Path) -> Option<PathBuf> {
    let mut name = path.as_os_str().to_owned();
    name.push(".bad");
    let copy = PathBuf::from(name);
    match std::fs::copy(path, &copy) {
        Ok(_) => Some(copy),
        Err(error) => {
            log::error!("{} could not be copied: {error}", path.display());
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(uci: &str) -> JournalEvent {
        let what = format!("move {uci}").parse().expect("an event");
        JournalEvent { at: 1_500_000_000, what }
    }

    fn started(store: &JournalStore) -> Journal {
        let setup = NewGame {
            white_name: "A \"x\"\nB".to_owned(),
            black_name: "象".to_owned(),
            controls: "300+2".parse().expect("time controls"),
            ..NewGame::default()
        };
        let start = JournalStart { setup, ..JournalStart::default() };
        store.start(&start).expect("journal").expect("kept")
    }

    fn append(journal: &mut Journal, moves: &str) {
        for uci in moves.split(' ') {
            journal.append(&moved(uci)).expect("written");
        }
    }

    fn moves(recovered: &Recovered) -> String {
        let events = recovered.events.iter();
        let words = events.map(|event| event.what.to_string().replace("move ", ""));
        words.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_game_comes_back_and_goes_on() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path().join("state"));
        assert!(store.recover().is_empty());
        let mut journal = started(&store);
        append(&mut journal, "e2e4 e7e5 g1f3");
        let what = arbiter::Event::TakeBack { moves: 1 };
        journal.append(&JournalEvent { at: 2, what }).expect("written");
        assert!(store.recover().is_empty(), "the game is still going on");
        drop(journal);

        let [recovered] = store.recover().try_into().expect("one");
        assert_eq!(moves(&recovered), "e2e4 e7e5 g1f3 back 1");
        assert_eq!(recovered.start.setup.white_name, "A \"x\"\nB");
        assert_eq!(recovered.start.setup.controls.to_string(), "300+2");
        let mut journal = store.resume(&recovered).expect("goes on");
        assert!(store.resume(&recovered).is_err(), "it was taken up already");
        store.discard(&recovered);
        append(&mut journal, "f1c4");
        drop(journal);
        let [recovered] = store.recover().try_into().expect("one");
        assert_eq!(moves(&recovered), "e2e4 e7e5 g1f3 back 1 f1c4");
        store.resume(&recovered).expect("goes on").finish();
        assert!(store.recover().is_empty());
    }

    #[test]
    fn a_torn_last_line_loses_only_itself() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path());
        let mut journal = started(&store);
        append(&mut journal, "e2e4 e7e5 g1f3");
        let path = journal.path.clone();
        drop(journal);
        let whole = std::fs::read(&path).expect("journal");
        let first = whole.iter().position(|byte| *byte == b'\n').expect("line") + 1;
        for length in 0..=whole.len() {
            std::fs::write(&path, &whole[..length]).expect("torn");
            let lines = whole[..length].iter().filter(|byte| **byte == b'\n').count();
            let mut damage = Vec::new();
            let found = store.recover_noting(&mut damage);
            assert!(damage.is_empty(), "a torn last line is no damage");
            assert_eq!(found.len(), usize::from(lines > 1), "{length}");
            let Some(recovered) = found.into_iter().next() else { continue };
            assert_eq!(recovered.events.len(), lines - 1);
            let mut journal = store.resume(&recovered).expect("goes on");
            journal.append(&moved("a7a6")).expect("written");
            drop(journal);
            let [again] = store.recover().try_into().expect("one");
            assert_eq!(again.events.len(), lines);
            store.discard(&again);
        }
        assert!(first < whole.len() && store.recover().is_empty());
    }

    #[test]
    fn damage_is_kept_beside() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path());
        let mut journal = started(&store);
        append(&mut journal, "e2e4");
        journal.file.write_all(b"\xff\xfe what is this\n").expect("written");
        drop(journal);
        let mut damage = Vec::new();
        let [recovered] = store.recover_noting(&mut damage).try_into().expect("one");
        assert_eq!(moves(&recovered), "e2e4");
        assert_eq!(damage[0].line, 3);
        assert!(damage[0].copy.as_ref().is_some_and(|copy| copy.is_file()));
        store.discard(&recovered);

        std::fs::write(folder.path().join("game-0.journal"), "nonsense\nmore\n").expect("file");
        let mut damage = Vec::new();
        assert!(store.recover_noting(&mut damage).is_empty());
        assert_eq!(damage[0].line, 1);
        let left: Vec<_> = std::fs::read_dir(folder.path()).expect("folder").collect();
        assert_eq!(left.len(), 1, "only the copy is left");
    }

    #[test]
    fn two_games_have_two_journals_and_the_last_comes_first() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path());
        let (mut one, mut two) = (started(&store), started(&store));
        append(&mut one, "e2e4");
        std::thread::sleep(std::time::Duration::from_millis(20));
        append(&mut two, "d2d4");
        assert_ne!(one.path, two.path);
        drop((one, two));
        let found = store.recover();
        let games: Vec<String> = found.iter().map(moves).collect();
        assert_eq!(games, ["d2d4", "e2e4"]);
    }

    #[test]
    fn what_means_nothing_is_damage_and_what_stands_before_it_is_kept() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path());
        let mut journal = started(&store);
        append(&mut journal, "e2e4");
        let odd = b"(at:3,what:\"jump over the table\")\n";
        journal.file.write_all(odd).expect("written");
        drop(journal);
        let mut damage = Vec::new();
        let [recovered] = store.recover_noting(&mut damage).try_into().expect("one");
        assert_eq!(moves(&recovered), "e2e4");
        assert_eq!(damage.len(), 1);
    }

    #[test]
    fn where_nothing_is_kept_nothing_fails() {
        let store = JournalStore::nowhere();
        assert!(store.start(&JournalStart::default()).expect("no error").is_none());
        assert!(store.recover().is_empty());
    }
}
