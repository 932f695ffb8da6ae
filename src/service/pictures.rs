//! Drawing pictures of the board for files and for the clipboard, without making the window wait.
//!
//! A picture of the solid set may take seconds where the processor draws it, so this has a thread of its
//! own: a game can be saved meanwhile. One picture is made after the other.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::{Builder, JoinHandle};

use image::RgbImage;

use super::Reporter;
use super::files::{Expect, FileError, RequestId, WriteFault, write_bytes};
use crate::diagram::{Picture, PictureError};
use crate::event::Event;
use crate::persist::settings::PictureFormat;

/// What a picture is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A file.
    File {
        /// Which one.
        path: PathBuf,
        /// Its form.
        format: PictureFormat,
        /// How the file is thought to be now.
        expect: Expect,
    },
    /// The clipboard.
    Clipboard,
}

/// What came of a picture.
#[derive(Clone, Debug)]
pub enum PictureEvent {
    /// It is in a file, or not.
    Saved {
        /// The request.
        id: RequestId,
        /// The file.
        path: PathBuf,
        /// Why not.
        result: Result<(), PictureFault>,
    },
    /// It is here, or not.
    Drawn {
        /// The request.
        id: RequestId,
        /// The picture, on paper.
        result: Result<Box<RgbImage>, PictureError>,
    },
}

/// Why a picture was not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureFault {
    /// It could not be drawn.
    Drawing(PictureError),
    /// It could not be written.
    File(FileError),
    /// There is a file of this name, and nobody has agreed to lose it.
    Exists,
}

struct Request {
    id: RequestId,
    picture: Box<Picture>,
    to: Destination,
}

/// The worker for pictures. Dropping it waits for pictures that are to be saved.
pub struct Pictures {
    requests: Option<Sender<Request>>,
    worker: Option<JoinHandle<()>>,
    /// The window is gone: nobody needs what is only for the clipboard.
    ending: Arc<AtomicBool>,
}

impl Pictures {
    /// Starts the worker.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(reporter: Reporter) -> io::Result<Pictures> {
        let (requests, inbox) = channel::<Request>();
        let ending = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&ending);
        let worker = Builder::new().name("luozi-pictures".into()).spawn(move || {
            for request in inbox {
                if request.to == Destination::Clipboard && ends.load(Ordering::Relaxed) {
                    continue;
                }
                reporter.report(Event::Picture(serve(request)));
            }
        })?;
        Ok(Pictures { requests: Some(requests), worker: Some(worker), ending })
    }

    /// Begins a picture and returns at once.
    pub fn send(&self, id: RequestId, picture: Picture, to: Destination) {
        let request = Request { id, picture: Box::new(picture), to };
        let requests = self.requests.as_ref();
        if requests.is_none_or(|requests| requests.send(request).is_err()) {
            log::error!("the thread for pictures has ended");
        }
    }
}

impl Drop for Pictures {
    fn drop(&mut self) {
        self.ending.store(true, Ordering::Relaxed);
        self.requests = None;
        if let Some(worker) = self.worker.take()
            && worker.join().is_err()
        {
            log::error!("the thread for pictures has failed");
        }
    }
}

fn serve(request: Request) -> PictureEvent {
    let Request { id, picture, to } = request;
    // A fault in one picture must not end the work on all others.
    let fault = || PictureError::Other("internal error".to_owned());
    match to {
        Destination::Clipboard => {
            let drawn = catch_unwind(AssertUnwindSafe(|| picture.on_paper()));
            let result = drawn.unwrap_or_else(|_| Err(fault())).map(Box::new);
            PictureEvent::Drawn { id, result }
        }
        Destination::File { path, format, expect } => {
            let saved = catch_unwind(AssertUnwindSafe(|| save(&picture, &path, format, expect)));
            let result = saved.unwrap_or_else(|_| Err(PictureFault::Drawing(fault())));
            PictureEvent::Saved { id, path, result }
        }
    }
}

fn save(
    picture: &Picture,
    path: &Path,
    format: PictureFormat,
    expect: Expect,
) -> Result<(), PictureFault> {
    let bytes = picture.encode(format).map_err(PictureFault::Drawing)?;
    write_bytes(path, &bytes, expect).map_err(|fault| match fault {
        WriteFault::Error(error) => PictureFault::File(error),
        WriteFault::Found(_) => PictureFault::Exists,
    })
}
