//! Saving and reading through the worker, in folders of a real disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use chess_core::{Edit, Game, Position, san};
use luozi::model::document::{Change, Document, DocumentKind, Stamp};
use luozi::service::files::{
    Content, Expect, FileErrorKind, Files, FilesEvent, FilesRequest, Found, Operation, PageFault,
    PagePlace, RequestId,
};
use luozi::text::{Language, Text};

/// Game two is in Latin-1, text that belongs to no game stands between, lines end in CRLF.
const MIXED: &[u8] =
    b"\xef\xbb\xbf[Event \"one\"]\r\n[White \"A\"]\r\n[Odd \"spacing  kept\"]\r\n\r\n\
    1. e4   e5 {two  blanks} 2. Nf3 *\r\n\r\nSome words of a mail: see below!\r\n\r\n\
    [Event \"Gr\xf6\xdfe\"]\r\n[White \"J\xe1n\"]\r\n[Result \"*\"]\r\n\r\n\
    1. d4 d5 *\r\n\r\n\r\n% a line of another program\r\n[Event \"three\"]\r\n\r\n1. c4 *";

/// A worker in a folder of its own.
struct Desk {
    folder: tempfile::TempDir,
    files: Files,
    woken: Arc<AtomicUsize>,
    last_id: u64,
}

impl Desk {
    fn new() -> Desk {
        let woken = Arc::new(AtomicUsize::new(0));
        let counter = Arc::clone(&woken);
        let wake = Arc::new(move || {
            counter.fetch_add(1, Ordering::SeqCst);
        });
        Desk {
            folder: tempfile::tempdir().expect("folder"),
            files: Files::start(wake).expect("thread"),
            woken,
            last_id: 0,
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, bytes).expect("written");
        path
    }

    fn ask(&mut self, request: FilesRequest) -> FilesEvent {
        self.last_id += 1;
        self.files.send(RequestId(self.last_id), request, None);
        let event = self.files.wait(Duration::from_secs(60)).expect("an answer");
        assert_eq!(event.id(), RequestId(self.last_id));
        event
    }

    fn open(&mut self, path: &Path) -> Document {
        match self.ask(FilesRequest::Read { path: path.to_owned() }) {
            FilesEvent::Read { result: Ok(document), .. } => document,
            other => panic!("{other:?}"),
        }
    }

    fn open_error(&mut self, path: &Path) -> FileErrorKind {
        match self.ask(FilesRequest::Read { path: path.to_owned() }) {
            FilesEvent::Read { result: Err(error), .. } => {
                assert_eq!((error.operation, &*error.path), (Operation::Read, path));
                error.kind
            }
            other => panic!("{other:?}"),
        }
    }

    fn save(&mut self, document: &Document, change: Change, expect: Expect) -> FilesEvent {
        let path = document.path().expect("path").to_owned();
        let content = Content::Changed { document: document.clone(), change };
        self.ask(FilesRequest::Write { path, content, expect })
    }

    fn write(&mut self, path: &Path, bytes: &[u8], expect: Expect) -> FilesEvent {
        let content = Content::Bytes(bytes.into());
        self.ask(FilesRequest::Write { path: path.to_owned(), content, expect })
    }

    fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("folder");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }
}

fn expect_of(document: &Document) -> Expect {
    Expect::Stamp(*document.stamp().expect("stamp"))
}

fn written(event: FilesEvent) -> Document {
    match event {
        FilesEvent::Written { result: Ok(document), .. } => document,
        other => panic!("{other:?}"),
    }
}

fn refusal(event: FilesEvent) -> FileErrorKind {
    match event {
        FilesEvent::Written { result: Err(error), .. } => error.kind,
        other => panic!("{other:?}"),
    }
}

fn play(game: &mut Game, word: &str) {
    let node = game.main_line_end();
    let mv = san::parse(&game.position(node), word).expect("legal");
    game.apply(Edit::AddMove { parent: node, mv }).expect("legal");
}

#[test]
fn saving_one_game_leaves_all_others_byte_for_byte() {
    let mut desk = Desk::new();
    let path = desk.put("games.pgn", MIXED);
    let document = desk.open(&path);
    assert_eq!((document.len(), document.kind()), (3, DocumentKind::Games));
    let (mut game, _) = document.game(1).expect("game");
    play(&mut game, "c4");
    let saved = written(desk.save(&document, Change::replace(1, &game), expect_of(&document)));

    let bytes = std::fs::read(&path).expect("file");
    assert_eq!(saved.bytes(), bytes);
    let range = document.entries()[1].range.clone();
    let (from, to) = (range.start as usize, range.end as usize);
    assert!(bytes.starts_with(&MIXED[..from]) && bytes.ends_with(&MIXED[to..]));
    let text = std::str::from_utf8(&bytes[from..bytes.len() - (MIXED.len() - to)]).expect("UTF-8");
    assert!(text.contains("[Event \"Größe\"]\r\n") && text.ends_with("1. d4 d5 2. c4 *"));
    assert_eq!(saved.current(), Some(1));
    assert_eq!(saved.game(1).expect("game").0.stats().plies, 3);

    // The version before stays beside it, and in memory for this session.
    assert_eq!(desk.names(), ["games.pgn", "games.pgn~"]);
    assert_eq!(std::fs::read(desk.path("games.pgn~")).expect("copy"), MIXED);
    assert_eq!(saved.before_save().map(|bytes| &**bytes), Some(MIXED));

    // Again, and back to the first version.
    let (mut game, _) = saved.game(2).expect("game");
    play(&mut game, "e5");
    let again = written(desk.save(&saved, Change::replace(2, &game), expect_of(&saved)));
    assert_eq!(std::fs::read(desk.path("games.pgn~")).expect("copy"), bytes);
    assert_eq!(again.game(2).expect("game").0.stats().plies, 2);
    let back = written(desk.write(&path, MIXED, expect_of(&again)));
    assert_eq!((std::fs::read(&path).expect("file").as_slice(), back.len()), (MIXED, 3));
}

#[test]
fn a_file_that_was_changed_outside_is_not_written_over() {
    let mut desk = Desk::new();
    let path = desk.put("games.pgn", MIXED);
    let document = desk.open(&path);
    let (mut game, _) = document.game(1).expect("game");
    play(&mut game, "c4");

    let mut longer = MIXED.to_vec();
    longer.extend_from_slice(b"\r\n\r\n[Event \"four\"]\r\n\r\n1. a3 *\r\n");
    std::fs::write(&path, &longer).expect("another program");
    let known = *document.stamp().expect("stamp");
    match desk.ask(FilesRequest::Stamp { path: path.clone(), known }) {
        FilesEvent::ChangedOutside { found: Found::Changed, saving: false, .. } => {}
        other => panic!("{other:?}"),
    }
    match desk.save(&document, Change::replace(1, &game), expect_of(&document)) {
        FilesEvent::ChangedOutside { found: Found::Changed, saving: true, .. } => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(std::fs::read(&path).expect("file"), longer);
    assert_eq!(desk.names(), ["games.pgn"]);

    // The way out that loses nothing: read it again and put the game into its place there.
    let newer = desk.open(&path);
    let index = document.find_again(1, &newer).expect("the same game");
    let saved = written(desk.save(&newer, Change::replace(index, &game), expect_of(&newer)));
    assert_eq!(saved.len(), 4);
    assert_eq!(saved.game(1).expect("game").0.stats().plies, 3);
    assert_eq!(&*saved.entries()[3].event, "four");
}

#[test]
fn a_change_of_the_same_length_is_seen() {
    let mut desk = Desk::new();
    let path = desk.put("games.pgn", b"1. e4 *\n");
    let document = desk.open(&path);
    let modified = std::fs::metadata(&path).and_then(|file| file.modified()).expect("time");
    std::fs::write(&path, b"1. d4 *\n").expect("another program");
    let file = std::fs::File::options().write(true).open(&path).expect("file");
    file.set_modified(modified).expect("time");
    drop(file);
    let (game, _) = document.game(0).expect("game");
    match desk.save(&document, Change::replace(0, &game), expect_of(&document)) {
        FilesEvent::ChangedOutside { found: Found::Changed, .. } => {}
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_that_was_only_touched_is_unchanged() {
    let mut desk = Desk::new();
    let path = desk.put("games.pgn", MIXED);
    let document = desk.open(&path);
    let file = std::fs::File::options().write(true).open(&path).expect("file");
    file.set_modified(std::time::SystemTime::UNIX_EPOCH).expect("time");
    drop(file);
    let known = *document.stamp().expect("stamp");
    match desk.ask(FilesRequest::Stamp { path: path.clone(), known }) {
        FilesEvent::Unchanged { stamp, .. } => {
            assert!(stamp.same_content(&known) && stamp != known);
        }
        other => panic!("{other:?}"),
    }
    let (game, _) = document.game(0).expect("game");
    written(desk.save(&document, Change::replace(0, &game), expect_of(&document)));
}

#[test]
fn a_file_that_went_away_is_asked_about_and_can_be_saved_again() {
    let mut desk = Desk::new();
    let path = desk.put("games.pgn", MIXED);
    let document = desk.open(&path);
    std::fs::remove_file(&path).expect("another program");
    let known = *document.stamp().expect("stamp");
    match desk.ask(FilesRequest::Stamp { path: path.clone(), known }) {
        FilesEvent::ChangedOutside { found: Found::Gone, saving: false, .. } => {}
        other => panic!("{other:?}"),
    }
    let (game, _) = document.game(0).expect("game");
    let change = Change::replace(0, &game);
    match desk.save(&document, change.clone(), expect_of(&document)) {
        FilesEvent::ChangedOutside { found: Found::Gone, saving: true, .. } => {}
        other => panic!("{other:?}"),
    }
    assert!(!path.exists());
    let saved = written(desk.save(&document, change, Expect::Anything));
    assert_eq!((saved.len(), desk.names()), (3, vec!["games.pgn".to_owned()]));
}

#[test]
fn a_new_file_takes_no_name_that_is_there() {
    let mut desk = Desk::new();
    let mut game = Game::new(Position::startpos());
    play(&mut game, "e4");
    let bytes = Document::only(&game);
    let path = desk.path("新 对局.pgn");
    let document = written(desk.write(&path, &bytes, Expect::Nothing));
    assert_eq!((document.len(), document.name().as_deref()), (1, Some("新 对局.pgn")));
    match desk.write(&path, b"other", Expect::Nothing) {
        FilesEvent::ChangedOutside { found: Found::Exists, saving: true, .. } => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(std::fs::read(&path).expect("file"), bytes);

    // Another game beside the first.
    let added = written(desk.save(&document, Change::append(&game), expect_of(&document)));
    assert_eq!((added.len(), added.current()), (2, Some(1)));
    assert!(added.bytes().starts_with(&bytes));
}

#[test]
fn what_cannot_be_read_says_why() {
    let mut desk = Desk::new();
    let missing = desk.path("missing.pgn");
    assert_eq!(desk.open_error(&missing), FileErrorKind::NotFound);
    let folder = desk.folder.path().to_owned();
    assert_eq!(desk.open_error(&folder), FileErrorKind::IsFolder);
    let file = desk.put("games.pgn", MIXED);
    assert_eq!(desk.open_error(&file.join("inside.pgn")), FileErrorKind::FolderNotFound);
    // A sparse file: too large, though it takes no room.
    let large = desk.path("large.pgn");
    let file = std::fs::File::create(&large).expect("file");
    file.set_len(luozi::service::files::MAX_BYTES + 1).expect("length");
    drop(file);
    assert_eq!(desk.open_error(&large), FileErrorKind::TooLarge);
    let empty = desk.put("empty.pgn", b"");
    assert!(desk.open(&empty).is_empty());
    let prose = desk.put("letter.txt", b"Dear friend,\nhow are you?\n");
    assert_eq!(desk.open(&prose).kind(), DocumentKind::Nothing);
}

#[test]
fn what_cannot_be_written_says_why_and_harms_nothing() {
    let mut desk = Desk::new();
    let no_folder = desk.path("no/such/games.pgn");
    let kind = refusal(desk.write(&no_folder, b"x", Expect::Anything));
    assert_eq!(kind, FileErrorKind::FolderNotFound);
    let folder = desk.path("folder.pgn");
    std::fs::create_dir(&folder).expect("folder");
    assert_eq!(refusal(desk.write(&folder, b"x", Expect::Anything)), FileErrorKind::IsFolder);

    let path = desk.put("games.pgn", MIXED);
    let document = desk.open(&path);
    let mut permissions = std::fs::metadata(&path).expect("file").permissions();
    permissions.set_readonly(true);
    std::fs::set_permissions(&path, permissions).expect("read-only");
    let (mut game, _) = document.game(1).expect("game");
    play(&mut game, "c4");
    let event = desk.save(&document, Change::replace(1, &game), expect_of(&document));
    let FilesEvent::Written { result: Err(error), .. } = event else { panic!("{event:?}") };
    assert_eq!(error.kind, FileErrorKind::NotAllowed);
    assert_eq!(std::fs::read(&path).expect("file"), MIXED);
    // Nothing half done stays behind.
    assert_eq!(desk.names(), ["folder.pgn", "games.pgn"]);
    for language in Language::ALL {
        let message = error.message(&Text::new(language));
        assert!(message.contains("games.pgn") && !message.contains("io-"), "{message}");
    }
}

#[cfg(unix)]
#[test]
fn pipes_links_and_odd_names() {
    use std::os::unix::ffi::OsStrExt as _;
    let mut desk = Desk::new();
    assert_eq!(desk.open_error(Path::new("/dev/null")), FileErrorKind::NotAFile);
    let kind = refusal(desk.write(Path::new("/dev/null"), b"x", Expect::Anything));
    assert_eq!(kind, FileErrorKind::NotAFile);

    // A link stays a link; the copy lies beside the file itself.
    std::fs::create_dir(desk.path("real")).expect("folder");
    let real = desk.put("real/games.pgn", b"1. e4 *\n");
    let link = desk.path("link.pgn");
    std::os::unix::fs::symlink(&real, &link).expect("link");
    let document = desk.open(&link);
    let (mut game, _) = document.game(0).expect("game");
    play(&mut game, "e5");
    written(desk.save(&document, Change::replace(0, &game), expect_of(&document)));
    assert!(std::fs::symlink_metadata(&link).expect("link").is_symlink());
    assert!(std::fs::read_to_string(&real).expect("file").contains("1. e4 e5 *"));
    assert_eq!(std::fs::read(desk.path("real/games.pgn~")).expect("copy"), b"1. e4 *\n");
    // A link to a file that is not there yet leads to its place.
    let ahead = desk.path("ahead.pgn");
    std::os::unix::fs::symlink("real/new.pgn", &ahead).expect("link");
    written(desk.write(&ahead, b"1. e4 *\n", Expect::Anything));
    assert!(desk.path("real/new.pgn").is_file());

    // A name that is not Unicode is as good as any.
    let odd = desk.path("x").with_file_name(std::ffi::OsStr::from_bytes(b"\xc6\xe5\xc6\xd7.pgn"));
    let document = written(desk.write(&odd, b"1. e4 *\n", Expect::Nothing));
    assert_eq!(desk.open(&odd).len(), 1);
    assert_eq!(document.stamp().map(|stamp| stamp.length), Some(8));
}

#[test]
fn a_check_reports_all_problems_of_a_file() {
    let mut desk = Desk::new();
    let mut text = Vec::new();
    for n in 0..200 {
        let moves = if n % 50 == 49 { "1. e4 e5 2. Qh6" } else { "1. e4 e5 2. Nf3" };
        text.extend_from_slice(format!("[Round \"{n}\"]\n\n{moves} *\n\n").as_bytes());
    }
    let path = desk.put("many.pgn", &text);
    let document = desk.open(&path);
    match desk.ask(FilesRequest::Check { document }) {
        FilesEvent::Checked { problems, .. } => {
            let games: Vec<usize> = problems.iter().map(|problem| problem.game).collect();
            assert_eq!(games, [50, 100, 150, 200]);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_end_of_the_program_waits_for_a_file_being_written() {
    let mut desk = Desk::new();
    let path = desk.path("large.pgn");
    let bytes = b"[Event \"x\"]\n\n1. e4 *\n\n".repeat(100_000);
    let content = Content::Bytes(bytes.clone().into());
    desk.files.send(
        RequestId(1),
        FilesRequest::Write { path: path.clone(), content, expect: Expect::Anything },
        None,
    );
    let Desk { folder, files, woken, .. } = desk;
    drop(files);
    assert_eq!(woken.load(Ordering::SeqCst), 1);
    let found = std::fs::read(&path).expect("file");
    assert_eq!(Stamp::of(&found, None), Stamp::of(&bytes, None));
    drop(folder);
}

/// A page goes into the file that was chosen, and one for the browser into a file of its own.
#[test]
fn pages_are_written() {
    let mut desk = Desk::new();
    let path = desk.folder.path().join("sheet.html");
    let ask = |desk: &mut Desk, place| {
        desk.ask(FilesRequest::WritePage { html: "<p>落子</p>".to_owned(), place })
    };
    let file = |expect| PagePlace::File { path: path.clone(), expect };
    match ask(&mut desk, file(Expect::Nothing)) {
        FilesEvent::PageWritten { to_browse: false, result: Ok(()), .. } => {}
        other => panic!("{other:?}"),
    }
    assert_eq!(std::fs::read_to_string(&path).expect("a file"), "<p>落子</p>");
    match ask(&mut desk, file(Expect::Nothing)) {
        FilesEvent::PageWritten { result: Err(PageFault::Exists), .. } => {}
        other => panic!("{other:?}"),
    }
    match ask(&mut desk, PagePlace::Browser) {
        FilesEvent::PageWritten { path, to_browse: true, result: Ok(()), .. } => {
            assert_eq!(std::fs::read_to_string(&path).expect("a file"), "<p>落子</p>");
            std::fs::remove_file(path).expect("gone");
        }
        other => panic!("{other:?}"),
    }
}
