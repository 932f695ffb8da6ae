//! Keeps the journal of the game in progress on a thread of its own, since a disk may take its
//! time to say that something is safe.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use super::Waker;
use crate::persist::journal::{Journal, JournalEvent, JournalStart, JournalStore, Recovered};

/// What is to be done with the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AutosaveRequest {
    /// A game begins. The journal of the one before goes.
    Begin(Box<JournalStart>),
    /// A game that was found goes on in its old journal.
    Resume(Box<Recovered>),
    /// A game that was found is not wanted.
    Discard(Box<Recovered>),
    /// Something happened.
    Note(JournalEvent),
    /// The game is kept elsewhere or not wanted.
    Finish,
}

/// What is handed to the worker.
enum Order {
    /// Keep this.
    Keep(AutosaveRequest),
    /// Say when everything before this has been served.
    Report(Sender<()>),
}

/// The worker that keeps the journal. Dropping it waits until all is on the disk; a journal that
/// was not finished stays for the next start.
pub struct Autosave {
    requests: Option<Sender<Order>>,
    errors: Receiver<io::Error>,
    worker: Option<JoinHandle<()>>,
}

impl Autosave {
    /// Starts the worker. `wake` is called when there is an error to be shown.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(store: JournalStore, wake: Waker) -> io::Result<Autosave> {
        let (requests, inbox) = channel();
        let (sender, errors) = channel();
        let worker = Builder::new().name("luozi-autosave".into()).spawn(move || {
            let mut keeper = Keeper { store, journal: None, complained: false };
            for order in inbox {
                let request = match order {
                    Order::Keep(request) => request,
                    Order::Report(done) => {
                        // Whoever asked may have gone away meanwhile.
                        let _ = done.send(());
                        continue;
                    }
                };
                if let Err(error) = keeper.serve(request) {
                    log::error!("the game in progress could not be kept: {error}");
                    // Once a game is enough: each further move would say the same.
                    if !std::mem::replace(&mut keeper.complained, true)
                        && sender.send(error).is_ok()
                    {
                        wake();
                    }
                }
            }
        })?;
        Ok(Autosave { requests: Some(requests), errors, worker: Some(worker) })
    }

    /// Hands over something to be kept and returns at once.
    pub fn send(&self, request: AutosaveRequest) {
        let requests = self.requests.as_ref();
        if requests.is_none_or(|requests| requests.send(Order::Keep(request)).is_err()) {
            log::error!("the thread for journals has ended");
        }
    }

    /// Waits until all that was handed over is on the disk.
    pub fn wait(&self) {
        let (done, served) = channel();
        let requests = self.requests.as_ref();
        if requests.is_some_and(|requests| requests.send(Order::Report(done)).is_ok()) {
            // An error means that the thread has ended, so there is nothing left to wait for.
            let _ = served.recv();
        }
    }

    /// Why the game in progress could not be kept, told once for each game.
    pub fn poll_error(&self) -> Option<io::Error> {
        self.errors.try_recv().ok()
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(worker) = self.worker.take()
            && worker.join().is_err()
        {
            log::error!("the thread for journals has failed");
        }
    }
}

struct Keeper {
    store: JournalStore,
    journal: Option<Journal>,
    complained: bool,
}

impl Keeper {
    fn serve(&mut self, request: AutosaveRequest) -> io::Result<()> {
        match request {
            AutosaveRequest::Begin(start) => {
                self.finish();
                self.journal = self.store.start(&start)?;
            }
            AutosaveRequest::Resume(recovered) => {
                self.finish();
                self.journal = Some(self.store.resume(&recovered)?);
            }
            AutosaveRequest::Discard(recovered) => self.store.discard(&recovered),
            AutosaveRequest::Note(event) => {
                if let Some(journal) = &mut self.journal {
                    journal.append(&event)?;
                }
            }
            AutosaveRequest::Finish => self.finish(),
        }
        Ok(())
    }

    fn finish(&mut self) {
        self.complained = false;
        if let Some(journal) = self.journal.take() {
            journal.finish();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn moved(uci: &str) -> AutosaveRequest {
        let what = format!("move {uci}").parse().expect("an event");
        AutosaveRequest::Note(JournalEvent { at: 0, what })
    }

    #[test]
    fn what_was_not_finished_is_found_at_the_next_start() {
        let folder = tempfile::tempdir().expect("folder");
        let store = JournalStore::at(folder.path());
        let start = || Autosave::start(store.clone(), Arc::new(|| {})).expect("thread");
        let autosave = start();
        autosave.send(AutosaveRequest::Begin(Box::default()));
        autosave.send(moved("e2e4"));
        autosave.send(AutosaveRequest::Begin(Box::default()));
        autosave.send(moved("d2d4"));
        drop(autosave);

        let [recovered] = store.recover().try_into().expect("the second game");
        assert_eq!(recovered.events.len(), 1);
        let autosave = start();
        autosave.send(AutosaveRequest::Resume(Box::new(recovered)));
        autosave.send(moved("d7d5"));
        drop(autosave);
        let [recovered] = store.recover().try_into().expect("one");
        assert_eq!(recovered.events.len(), 2);
        let autosave = start();
        autosave.send(AutosaveRequest::Resume(Box::new(recovered)));
        autosave.send(AutosaveRequest::Finish);
        autosave.send(moved("a2a3"));
        drop(autosave);
        assert!(store.recover().is_empty());
    }

    #[test]
    fn an_error_is_told_once() {
        let folder = tempfile::tempdir().expect("folder");
        let file = folder.path().join("no-folder");
        std::fs::write(&file, "").expect("file");
        let autosave = Autosave::start(JournalStore::at(&file), Arc::new(|| {})).expect("thread");
        autosave.send(AutosaveRequest::Begin(Box::default()));
        autosave.send(moved("e2e4"));
        let error = autosave.errors.recv_timeout(std::time::Duration::from_secs(60));
        assert!(error.is_ok());
        drop(autosave);
    }
}
