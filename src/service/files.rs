//! Reading, writing and choosing files without ever making the window wait.
//!
//! One worker thread does all that touches the disk, in the order of the requests. Choosing a
//! file is begun on the calling thread, as some systems demand, and waited for on its own.
//!
//! Saving never loses anything: a file that is no longer what was read is not written over; the
//! new file is whole on the disk before it takes the name; the one before stays as `NAME~`.
//! Pages to print are written here too, into a file that was chosen or into one for the browser.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod dialog;
mod disk;
mod error;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use chess_core::pgn::Problem;

use super::Waker;
use crate::model::document::{Change, Document, Stamp};
use crate::persist::settings::PictureFormat;

pub use dialog::{DialogWords, PictureWords};
pub use disk::{MAX_BYTES, read as read_document};
pub(super) use disk::{WriteFault, write_bytes};
pub use error::{FileError, FileErrorKind, Operation};

/// The number of a request; its events carry it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RequestId(pub u64);

/// What the program wants of the disk.
#[derive(Clone, Debug)]
pub enum FilesRequest {
    /// Let the user choose a file to open.
    PickOpen {
        /// What the dialog says.
        words: DialogWords,
        /// Where it begins.
        folder: Option<PathBuf>,
    },
    /// Let the user choose where to save.
    PickSave {
        /// What the dialog says.
        words: DialogWords,
        /// Where it begins.
        folder: Option<PathBuf>,
        /// The name it proposes.
        name: String,
    },
    /// Let the user choose where to save a picture.
    PickPicture {
        /// What the dialog says.
        words: PictureWords,
        /// Where it begins.
        folder: Option<PathBuf>,
        /// The name it proposes.
        name: String,
        /// The form of the picture.
        format: PictureFormat,
    },
    /// Let the user choose where to save a page.
    PickPage {
        /// What the dialog says.
        words: PictureWords,
        /// Where it begins.
        folder: Option<PathBuf>,
        /// The name it proposes.
        name: String,
    },
    /// Write a page.
    WritePage {
        /// The page.
        html: String,
        /// Where.
        place: PagePlace,
    },
    /// Let the user choose where to save an envelope.
    PickEnvelope {
        /// What the dialog says.
        words: PictureWords,
        /// Where it begins.
        folder: Option<PathBuf>,
        /// The name it proposes.
        name: String,
    },
    /// Write an envelope.
    WriteEnvelope {
        /// What it shall hold.
        text: String,
        /// Which file.
        path: PathBuf,
        /// How the file is thought to be now.
        expect: Expect,
    },
    /// Read a file and find out what is in it.
    Read {
        /// Which file.
        path: PathBuf,
    },
    /// Write a file.
    Write {
        /// Which file.
        path: PathBuf,
        /// What it shall hold.
        content: Content,
        /// How the file is thought to be now.
        expect: Expect,
    },
    /// Look whether a file is still what was read; best when the window gets the focus.
    Stamp {
        /// Which file.
        path: PathBuf,
        /// How it was.
        known: Stamp,
    },
    /// Read all games of a document and report what is wrong with them, on a thread of its own.
    /// A new check ends the one before.
    Check {
        /// The games.
        document: Document,
    },
}

/// What a file shall hold.
#[derive(Clone, Debug)]
pub enum Content {
    /// These bytes.
    Bytes(Arc<[u8]>),
    /// A document with one change.
    Changed {
        /// The document as it was read.
        document: Document,
        /// What to do with it.
        change: Change,
    },
}

/// Where a page goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PagePlace {
    /// Into a file of the user's choice.
    File {
        /// Which one.
        path: PathBuf,
        /// How the file is thought to be now.
        expect: Expect,
    },
    /// Into a file for the time being, which the browser shows.
    Browser,
}

/// Why a page was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PageFault {
    /// It could not be.
    File(FileError),
    /// There is a file of this name, and nobody has agreed to lose it.
    Exists,
}

/// How a file is thought to be before it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expect {
    /// As it was read.
    Stamp(Stamp),
    /// Not there yet.
    Nothing,
    /// Whatever: the user has agreed that it is written over.
    Anything,
}

/// How a file was found instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// Somebody has written to it.
    Changed,
    /// It is no longer there.
    Gone,
    /// There is one, though it was thought to be new.
    Exists,
}

/// What a chosen file is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To be opened.
    Open,
    /// To be saved.
    Save {
        /// What the user has agreed to: the dialog asks before a file is written over, but an
        /// ending that was added afterwards makes it another file.
        expect: Expect,
    },
    /// To be saved as a picture.
    Picture {
        /// The form: the name's ending may ask for another than was chosen before.
        format: PictureFormat,
        /// What the user has agreed to, as for a game.
        expect: Expect,
    },
    /// To be saved as an envelope.
    Envelope {
        /// What the user has agreed to, as for a game.
        expect: Expect,
    },
    /// To be saved as a page.
    Page {
        /// What the user has agreed to, as for a game.
        expect: Expect,
    },
}

/// What came of a request.
#[derive(Clone, Debug)]
pub enum FilesEvent {
    /// The user has chosen a file.
    Picked {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// What for.
        purpose: Purpose,
    },
    /// The user wants no file after all.
    Cancelled {
        /// The request.
        id: RequestId,
    },
    /// The system has no dialog for choosing files; the user can still give a path.
    NoDialog {
        /// The request.
        id: RequestId,
    },
    /// A file was read, or not.
    Read {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// What is in it.
        result: Result<Document, FileError>,
    },
    /// A file was written, or not.
    Written {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// The document as it is on the disk now.
        result: Result<Document, FileError>,
    },
    /// An envelope was written, or not.
    EnvelopeWritten {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// Why not.
        result: Result<(), PageFault>,
    },
    /// A page was written, or not.
    PageWritten {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// It is there for the browser to show.
        to_browse: bool,
        /// Why not.
        result: Result<(), PageFault>,
    },
    /// A file is not as it was expected to be. Nothing was written.
    ChangedOutside {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// How it was found.
        found: Found,
        /// Whether it was to be written, so that the user must say what to do.
        saving: bool,
    },
    /// A file that was looked at holds the same bytes as before.
    Unchanged {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// Its present stamp: the time may be another.
        stamp: Stamp,
    },
    /// All games of a document were read.
    Checked {
        /// The request.
        id: RequestId,
        /// What is wrong with them, in the order of the file.
        problems: Vec<Problem>,
    },
}

impl FilesEvent {
    /// The request that this answers.
    pub fn id(&self) -> RequestId {
        match self {
            FilesEvent::Picked { id, .. }
            | FilesEvent::Cancelled { id }
            | FilesEvent::NoDialog { id }
            | FilesEvent::Read { id, .. }
            | FilesEvent::Written { id, .. }
            | FilesEvent::PageWritten { id, .. }
            | FilesEvent::EnvelopeWritten { id, .. }
            | FilesEvent::ChangedOutside { id, .. }
            | FilesEvent::Unchanged { id, .. }
            | FilesEvent::Checked { id, .. } => *id,
        }
    }
}

/// Makes a dialog belong to a window: `|dialog| dialog.set_parent(frame)`.
pub type Parent<'a> = &'a dyn Fn(rfd::AsyncFileDialog) -> rfd::AsyncFileDialog;

/// Chooses files in place of the dialogs of the system, for tests: gets the proposed name when a
/// file is to be saved, none when one is to be opened.
pub type Chooser = Box<dyn FnMut(Option<&str>) -> Option<PathBuf>>;

/// The way to say something to the window.
#[derive(Clone)]
struct Outlet {
    events: Sender<FilesEvent>,
    wake: Waker,
}

impl Outlet {
    fn send(&self, event: FilesEvent) {
        // Nobody listens any more when the program ends.
        if self.events.send(event).is_ok() {
            (self.wake)();
        }
    }
}

/// The worker for files. Dropping it waits for a file that is being written.
pub struct Files {
    requests: Option<Sender<(RequestId, FilesRequest)>>,
    events: Receiver<FilesEvent>,
    outlet: Outlet,
    worker: Option<JoinHandle<()>>,
    /// Ends the check that is running.
    stop_check: Arc<AtomicBool>,
    chooser: Option<Chooser>,
}

impl Files {
    /// Starts the worker. `wake` is called after each event, on another thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(wake: Waker) -> io::Result<Files> {
        let (requests, inbox) = channel();
        let (sender, events) = channel();
        let outlet = Outlet { events: sender, wake };
        let own = outlet.clone();
        let worker = Builder::new().name("luozi-files".into()).spawn(move || {
            for (id, request) in inbox {
                serve(id, request, &own);
            }
        })?;
        Ok(Files {
            requests: Some(requests),
            events,
            outlet,
            worker: Some(worker),
            stop_check: Arc::default(),
            chooser: None,
        })
    }

    /// Asks this instead of the system which file to take.
    pub fn choose_with(&mut self, chooser: Chooser) {
        self.chooser = Some(chooser);
    }

    /// The answer to a request for a path, if somebody else than the system gives it.
    fn chosen(&mut self, id: RequestId, request: &FilesRequest) -> Option<FilesEvent> {
        let chooser = self.chooser.as_mut()?;
        let (name, purpose) = match request {
            FilesRequest::PickOpen { .. } => (None, Purpose::Open),
            FilesRequest::PickSave { name, .. } => {
                (Some(name.as_str()), Purpose::Save { expect: Expect::Anything })
            }
            FilesRequest::PickPicture { name, format, .. } => {
                let purpose = Purpose::Picture { format: *format, expect: Expect::Anything };
                (Some(name.as_str()), purpose)
            }
            FilesRequest::PickPage { name, .. } => {
                (Some(name.as_str()), Purpose::Page { expect: Expect::Anything })
            }
            FilesRequest::PickEnvelope { name, .. } => {
                (Some(name.as_str()), Purpose::Envelope { expect: Expect::Anything })
            }
            _ => return None,
        };
        Some(match chooser(name) {
            Some(path) => {
                let (path, purpose) = match purpose {
                    Purpose::Picture { format, .. } => dialog::as_picture(path, format),
                    Purpose::Page { .. } => dialog::as_page(path),
                    Purpose::Envelope { .. } => dialog::as_envelope(path),
                    other => (path, other),
                };
                FilesEvent::Picked { id, path, purpose }
            }
            None => FilesEvent::Cancelled { id },
        })
    }

    /// Begins a request and returns at once. To be called on the main thread, where dialogs have
    /// to begin on some systems.
    pub fn send(&mut self, id: RequestId, request: FilesRequest, parent: Option<Parent<'_>>) {
        if let Some(event) = self.chosen(id, &request) {
            return self.outlet.send(event);
        }
        match request {
            FilesRequest::PickOpen { words, folder } => {
                dialog::open(id, &words, folder, parent, self.outlet.clone());
            }
            FilesRequest::PickSave { words, folder, name } => {
                dialog::save(id, &words, folder, &name, parent, self.outlet.clone());
            }
            FilesRequest::PickPicture { words, folder, name, format } => {
                let outlet = self.outlet.clone();
                dialog::save_picture(id, &words, folder, &name, format, parent, outlet);
            }
            FilesRequest::PickPage { words, folder, name } => {
                dialog::save_page(id, &words, folder, &name, parent, self.outlet.clone());
            }
            FilesRequest::PickEnvelope { words, folder, name } => {
                dialog::save_envelope(id, &words, folder, &name, parent, self.outlet.clone());
            }
            FilesRequest::Check { document } => self.check(id, document),
            request => {
                let requests = self.requests.as_ref();
                if requests.is_none_or(|requests| requests.send((id, request)).is_err()) {
                    log::error!("the thread for files has ended");
                }
            }
        }
    }

    /// The next event, if there is one.
    pub fn poll(&self) -> Option<FilesEvent> {
        self.events.try_recv().ok()
    }

    /// Waits for the next event; for tests and for the command line.
    pub fn wait(&self, at_most: std::time::Duration) -> Option<FilesEvent> {
        self.events.recv_timeout(at_most).ok()
    }

    fn check(&mut self, id: RequestId, document: Document) {
        self.stop_check.store(true, Ordering::Relaxed);
        let stop = Arc::new(AtomicBool::new(false));
        self.stop_check = Arc::clone(&stop);
        let outlet = self.outlet.clone();
        let started = Builder::new().name("luozi-check".into()).spawn(move || {
            if let Some(problems) = document.check(&|| !stop.load(Ordering::Relaxed)) {
                outlet.send(FilesEvent::Checked { id, problems });
            }
        });
        if let Err(error) = started {
            // The list is only a service to the user: games report their problems when opened.
            log::warn!("no thread for checking: {error}");
        }
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        self.stop_check.store(true, Ordering::Relaxed);
        self.requests = None;
        if let Some(worker) = self.worker.take()
            && worker.join().is_err()
        {
            log::error!("the thread for files has failed");
        }
    }
}

/// Serves one request of the worker.
fn serve(id: RequestId, request: FilesRequest, outlet: &Outlet) {
    let (path, operation) = match &request {
        FilesRequest::WritePage { place: PagePlace::File { path, .. }, .. } => {
            (path.clone(), Operation::Write)
        }
        FilesRequest::WritePage { .. } => (tempfile::env::temp_dir(), Operation::Write),
        FilesRequest::Write { path, .. } | FilesRequest::WriteEnvelope { path, .. } => {
            (path.clone(), Operation::Write)
        }
        FilesRequest::Read { path } | FilesRequest::Stamp { path, .. } => {
            (path.clone(), Operation::Read)
        }
        // These are served elsewhere.
        FilesRequest::PickOpen { .. }
        | FilesRequest::PickSave { .. }
        | FilesRequest::PickPicture { .. }
        | FilesRequest::PickPage { .. }
        | FilesRequest::PickEnvelope { .. }
        | FilesRequest::Check { .. } => return,
    };
    let answer = catch_unwind(AssertUnwindSafe(|| answer(id, request)));
    outlet.send(answer.unwrap_or_else(|_| {
        // A fault in one file must not end the work on all others.
        let kind = FileErrorKind::Other("internal error".to_owned());
        let result = Err(FileError { path: path.clone(), operation, kind });
        match operation {
            Operation::Read => FilesEvent::Read { id, path, result },
            Operation::Write => FilesEvent::Written { id, path, result },
        }
    }));
}

fn answer(id: RequestId, request: FilesRequest) -> FilesEvent {
    match request {
        FilesRequest::Write { path, content, expect } => {
            match disk::write(&path, &content, expect) {
                Ok(document) => FilesEvent::Written { id, path, result: Ok(document) },
                Err(WriteFault::Error(error)) => {
                    FilesEvent::Written { id, path, result: Err(error) }
                }
                Err(WriteFault::Found(found)) => {
                    FilesEvent::ChangedOutside { id, path, found, saving: true }
                }
            }
        }
        FilesRequest::Stamp { path, known } => match disk::compare(&path, &known) {
            Ok(Ok(stamp)) => FilesEvent::Unchanged { id, path, stamp },
            Ok(Err(found)) => FilesEvent::ChangedOutside { id, path, found, saving: false },
            Err(error) => {
                // A disk that is away for a moment is no change; saving will say more.
                log::warn!("{error}");
                FilesEvent::Unchanged { id, path, stamp: known }
            }
        },
        FilesRequest::WritePage { html, place: PagePlace::File { path, expect } } => {
            let result = write_bytes(&path, html.as_bytes(), expect).map_err(|fault| match fault {
                WriteFault::Error(error) => PageFault::File(error),
                WriteFault::Found(_) => PageFault::Exists,
            });
            FilesEvent::PageWritten { id, path, to_browse: false, result }
        }
        FilesRequest::WritePage { html, place: PagePlace::Browser } => {
            let (path, result) = match disk::write_passing(&html, "luozi-", ".html") {
                Ok(path) => (path, Ok(())),
                Err(error) => (error.path.clone(), Err(PageFault::File(error))),
            };
            FilesEvent::PageWritten { id, path, to_browse: true, result }
        }
        FilesRequest::WriteEnvelope { text, path, expect } => {
            let result = write_bytes(&path, text.as_bytes(), expect).map_err(|fault| match fault {
                WriteFault::Error(error) => PageFault::File(error),
                WriteFault::Found(_) => PageFault::Exists,
            });
            FilesEvent::EnvelopeWritten { id, path, result }
        }
        FilesRequest::Read { path } => {
            let result = disk::read(&path);
            FilesEvent::Read { id, path, result }
        }
        FilesRequest::PickOpen { .. }
        | FilesRequest::PickSave { .. }
        | FilesRequest::PickPicture { .. }
        | FilesRequest::PickPage { .. }
        | FilesRequest::PickEnvelope { .. }
        | FilesRequest::Check { .. } => FilesEvent::Cancelled { id },
    }
}
