//! The dialogs of the system for choosing a file.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake};
use std::thread::{Builder, Thread};
use std::time::{Duration, Instant};

use rfd::{AsyncFileDialog, FileHandle};

use super::{Expect, FilesEvent, Outlet, Parent, Purpose, RequestId};
use crate::diagram::format_of;
use crate::persist::envelope;
use crate::persist::settings::PictureFormat;
use crate::text::Text;

/// The endings of game files; the first is the one for new files.
const GAMES: [&str; 1] = ["pgn"];
/// The endings of all files that the program reads.
const ALL_CHESS: [&str; 4] = ["pgn", "fen", "epd", envelope::ENDING];

/// What the dialogs say, in the language of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogWords {
    /// The title of the window.
    pub title: String,
    /// The name of the choice "games".
    pub games: String,
    /// The name of the choice "games and positions".
    pub all_chess: String,
    /// The name of the choice "all files".
    pub any: String,
}

impl DialogWords {
    /// For choosing a file to open.
    pub fn open(text: &Text) -> DialogWords {
        DialogWords::titled(text, "file-open-title")
    }

    /// For choosing where to save.
    pub fn save(text: &Text) -> DialogWords {
        DialogWords::titled(text, "file-save-title")
    }

    fn titled(text: &Text, title: &str) -> DialogWords {
        DialogWords {
            title: text.get(title).to_owned(),
            games: text.get("file-kind-pgn").to_owned(),
            all_chess: text.get("file-kind-all-chess").to_owned(),
            any: text.get("file-kind-any").to_owned(),
        }
    }
}

/// What the dialog for a picture or a page says, in the language of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureWords {
    /// The title of the window.
    pub title: String,
    /// The name of the form.
    pub kind: String,
}

impl PictureWords {
    /// For choosing where to save an envelope.
    pub fn envelope(text: &Text) -> PictureWords {
        PictureWords {
            title: text.get("envelope-save-title").to_owned(),
            kind: text.get("file-kind-envelope").to_owned(),
        }
    }

    /// For choosing where to save a picture of this form.
    pub fn new(text: &Text, format: PictureFormat) -> PictureWords {
        let kind = text.get(match format {
            PictureFormat::Png => "file-kind-png",
            PictureFormat::Jpeg => "file-kind-jpeg",
            PictureFormat::Svg => "file-kind-svg",
        });
        PictureWords { title: text.get("picture-title").to_owned(), kind: kind.to_owned() }
    }

    /// For choosing where to save a score sheet as a page.
    pub fn page(text: &Text) -> PictureWords {
        PictureWords {
            title: text.get("sheet-save-title").to_owned(),
            kind: text.get("file-kind-html").to_owned(),
        }
    }
}

/// Lets the user choose a file to open.
pub(super) fn open(
    id: RequestId,
    words: &DialogWords,
    folder: Option<PathBuf>,
    parent: Option<Parent<'_>>,
    outlet: Outlet,
) {
    let dialog = begin(&words.title, folder, parent)
        .add_filter(&words.all_chess, &with_capitals(&ALL_CHESS))
        .add_filter(&words.any, &["*"]);
    wait_for(id, dialog.pick_file(), outlet, |path| (path, Purpose::Open));
}

/// Lets the user choose where to save.
pub(super) fn save(
    id: RequestId,
    words: &DialogWords,
    folder: Option<PathBuf>,
    name: &str,
    parent: Option<Parent<'_>>,
    outlet: Outlet,
) {
    let dialog = begin(&words.title, folder, parent)
        .add_filter(&words.games, &with_capitals(&GAMES))
        .add_filter(&words.any, &["*"])
        .set_file_name(name);
    wait_for(id, dialog.save_file(), outlet, |path| {
        let asked = path.extension().is_some();
        let path = if asked { path } else { path.with_extension("pgn") };
        let expect = if asked { Expect::Anything } else { Expect::Nothing };
        (path, Purpose::Save { expect })
    });
}

/// Lets the user choose where to save a picture.
pub(super) fn save_picture(
    id: RequestId,
    words: &PictureWords,
    folder: Option<PathBuf>,
    name: &str,
    format: PictureFormat,
    parent: Option<Parent<'_>>,
    outlet: Outlet,
) {
    let endings: &[&str] = match format {
        PictureFormat::Png => &["png"],
        PictureFormat::Jpeg => &["jpg", "jpeg"],
        PictureFormat::Svg => &["svg"],
    };
    let dialog = begin(&words.title, folder, parent)
        .add_filter(&words.kind, &with_capitals(endings))
        .set_file_name(name);
    wait_for(id, dialog.save_file(), outlet, move |path| as_picture(path, format));
}

/// The file that a chosen name means. An ending that says another form is obeyed; whatever else stands
/// behind a dot, such as the number of a move, belongs to the name.
pub(super) fn as_picture(path: PathBuf, format: PictureFormat) -> (PathBuf, Purpose) {
    match format_of(&path) {
        Some(format) => (path, Purpose::Picture { format, expect: Expect::Anything }),
        None => {
            let path = with_ending(path, format.word());
            (path, Purpose::Picture { format, expect: Expect::Nothing })
        }
    }
}

/// Lets the user choose where to save a page.
pub(super) fn save_page(
    id: RequestId,
    words: &PictureWords,
    folder: Option<PathBuf>,
    name: &str,
    parent: Option<Parent<'_>>,
    outlet: Outlet,
) {
    let dialog = begin(&words.title, folder, parent)
        .add_filter(&words.kind, &with_capitals(&["html", "htm"]))
        .set_file_name(name);
    wait_for(id, dialog.save_file(), outlet, as_page);
}

/// The file that a chosen name means: a page, whatever stands behind a dot in it.
pub(super) fn as_page(path: PathBuf) -> (PathBuf, Purpose) {
    if has_ending(&path, &["html", "htm"]) {
        return (path, Purpose::Page { expect: Expect::Anything });
    }
    (with_ending(path, "html"), Purpose::Page { expect: Expect::Nothing })
}

/// Lets the user choose where to save an envelope.
pub(super) fn save_envelope(
    id: RequestId,
    words: &PictureWords,
    folder: Option<PathBuf>,
    name: &str,
    parent: Option<Parent<'_>>,
    outlet: Outlet,
) {
    let dialog = begin(&words.title, folder, parent)
        .add_filter(&words.kind, &with_capitals(&[envelope::ENDING]))
        .set_file_name(name);
    wait_for(id, dialog.save_file(), outlet, as_envelope);
}

/// The file that a chosen name means: an envelope, whatever stands behind a dot in it.
pub(super) fn as_envelope(path: PathBuf) -> (PathBuf, Purpose) {
    if has_ending(&path, &[envelope::ENDING]) {
        return (path, Purpose::Envelope { expect: Expect::Anything });
    }
    (with_ending(path, envelope::ENDING), Purpose::Envelope { expect: Expect::Nothing })
}

/// Whether a name ends in one of these, in letters of any size.
fn has_ending(path: &Path, endings: &[&str]) -> bool {
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    ending.is_some_and(|ending| endings.contains(&ending.as_str()))
}

/// The name with an ending behind all that stands there.
fn with_ending(path: PathBuf, ending: &str) -> PathBuf {
    let mut path = path.into_os_string();
    path.push(".");
    path.push(ending);
    path.into()
}

fn begin(title: &str, folder: Option<PathBuf>, parent: Option<Parent<'_>>) -> AsyncFileDialog {
    let mut dialog = AsyncFileDialog::new().set_title(title);
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    match parent {
        Some(parent) => parent(dialog),
        None => dialog,
    }
}

/// Endings in small and capital letters, where dialogs tell them apart.
fn with_capitals(endings: &[&str]) -> Vec<String> {
    let small = endings.iter().map(|ending| (*ending).to_owned());
    let capital = endings.iter().map(|ending| ending.to_uppercase());
    if cfg!(target_os = "linux") { small.chain(capital).collect() } else { small.collect() }
}

/// Waits for a dialog on a thread of its own.
fn wait_for(
    id: RequestId,
    dialog: impl Future<Output = Option<FileHandle>> + Send + 'static,
    outlet: Outlet,
    choose: impl FnOnce(PathBuf) -> (PathBuf, Purpose) + Send + 'static,
) {
    let started = Instant::now();
    let fallback = outlet.clone();
    let waiting = move || {
        outlet.send(match block_on(dialog) {
            Some(handle) => {
                let (path, purpose) = choose(handle.path().to_owned());
                FilesEvent::Picked { id, path, purpose }
            }
            None if started.elapsed() < NO_HAND_IS_SO_FAST && !is_available() => {
                FilesEvent::NoDialog { id }
            }
            None => FilesEvent::Cancelled { id },
        });
    };
    if let Err(error) = Builder::new().name("luozi-dialog".into()).spawn(waiting) {
        log::error!("no thread for a dialog: {error}");
        fallback.send(FilesEvent::Cancelled { id });
    }
}

/// A dialog that ends sooner has not been shown.
const NO_HAND_IS_SO_FAST: Duration = Duration::from_secs(2);

/// Whether the system has a dialog at all: on Linux it comes from the desktop portal or from
/// `zenity`, and a bare window manager may have neither.
fn is_available() -> bool {
    if cfg!(not(target_os = "linux")) {
        return true;
    }
    let split = |name: &str, default: &str| -> Vec<PathBuf> {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        std::env::split_paths(&value.unwrap_or_else(|| default.into())).collect()
    };
    let zenity = split("PATH", "/usr/bin").iter().any(|folder| folder.join("zenity").is_file());
    let portal = "dbus-1/services/org.freedesktop.portal.Desktop.service";
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR")
            .is_some_and(|dir| PathBuf::from(dir).join("bus").exists());
    let portals = split("XDG_DATA_DIRS", "/usr/local/share:/usr/share");
    zenity || (bus && portals.iter().any(|folder| folder.join(portal).is_file()))
}

/// Waits for a future on this thread.
fn block_on<T>(future: impl Future<Output = T>) -> T {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Arc::new(Unpark(std::thread::current())).into();
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => std::thread::park(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_ends_when_another_thread_says_so() {
        struct Later(Arc<std::sync::atomic::AtomicBool>);
        impl Future for Later {
            type Output = u8;
            fn poll(self: std::pin::Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<u8> {
                if self.0.swap(true, std::sync::atomic::Ordering::SeqCst) {
                    return Poll::Ready(7);
                }
                let waker = cx.waker().clone();
                let waking = Builder::new().name("waking".into()).spawn(move || waker.wake());
                assert!(waking.is_ok());
                Poll::Pending
            }
        }
        assert_eq!(block_on(Later(Arc::default())), 7);
    }

    #[test]
    fn a_picture_gets_the_ending_that_its_name_lacks() {
        use PictureFormat::{Jpeg, Png, Svg};
        for (name, chosen, file, format, expect) in [
            ("a.png", Png, "a.png", Png, Expect::Anything),
            ("a.jpeg", Png, "a.jpeg", Jpeg, Expect::Anything),
            ("A. B 14. Nf3", Png, "A. B 14. Nf3.png", Png, Expect::Nothing),
            ("a", Jpeg, "a.jpg", Jpeg, Expect::Nothing),
            ("a.pgn", Svg, "a.pgn.svg", Svg, Expect::Nothing),
        ] {
            let (path, purpose) = as_picture(PathBuf::from(name), chosen);
            assert_eq!(path, PathBuf::from(file));
            assert_eq!(purpose, Purpose::Picture { format, expect }, "{name}");
        }
    }

    #[test]
    fn a_page_gets_the_ending_that_its_name_lacks() {
        for (name, file, expect) in [
            ("a.html", "a.html", Expect::Anything),
            ("A.HTM", "A.HTM", Expect::Anything),
            ("Dr. No", "Dr. No.html", Expect::Nothing),
            ("a.pgn", "a.pgn.html", Expect::Nothing),
        ] {
            let found = as_page(PathBuf::from(name));
            assert_eq!(found, (PathBuf::from(file), Purpose::Page { expect }));
        }
    }

    #[test]
    fn words_come_from_the_catalogue() {
        let words = DialogWords::open(&Text::new(crate::text::Language::En));
        assert!(words.all_chess.contains("PGN") && words.any.contains("files"));
        assert_ne!(words, DialogWords::save(&Text::new(crate::text::Language::En)));
    }
}
