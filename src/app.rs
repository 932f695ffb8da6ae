//! The application: model, views and services, and the order of a frame. The first file to read.
//!
//! ```text
//! input ──► views / shortcuts ──► wishes ──► update(&mut Model, Action, now) ──► effects
//! workers ──► events ────────────────────────▲                                     │
//!    ▲                                                                              │
//!    └──────────────────────────────────────────────────────────────────────────────┘
//! ```
//!
//! [`eframe::App::logic`] takes in what happened and changes the model, also while the window is
//! hidden; [`eframe::App::ui`] only draws and collects wishes. Nothing is repainted without a
//! cause: the next wake-up is asked for once, for the moment when something changes by itself.

mod browse;
mod look;
mod picture;
mod place;
mod profiles;
mod watch;

use crate::action::{Action, FileAction};
use crate::effect::Effect;
use crate::event::Event;
use crate::model::{Message, Model, Now, Page};
use crate::persist::journal::{Damage, JournalStore};
use crate::persist::settings::PieceSet;
use crate::persist::{LoadNotice, RecentFiles, Settings, Store, StoreLock};
use crate::service::autosave::Autosave;
use crate::service::engine::{EngineService, EngineThread};
use crate::service::files::{Chooser, DialogWords, Files, FilesRequest, PictureWords};
use crate::service::pictures::Pictures;
use crate::service::sound::Sounds;
use crate::service::{Reporter, Waker};
use crate::text::Text;
use crate::update::ladder::settle_left_over;
use crate::update::{on_event, resume, tick, update};
use crate::view::context::Wish;
use crate::view::{self, ViewCtx, Views};
use egui::{Context, Ui, ViewportCommand};
use look::Look;
use place::PlaceKeeper;
use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use watch::Watch;

/// What the program is started with.
pub struct Options {
    /// Files to open.
    pub files: Vec<PathBuf>,
    /// Where preferences are kept.
    pub store: Store,
    /// Where the game in progress is kept.
    pub journals: JournalStore,
    /// Decides lots; `None` takes it from the system.
    pub seed: Option<u64>,
    /// Makes the engine; `None` is our own on its thread.
    pub engine: Option<MakeEngine>,
    /// Chooses files; `None` asks with the dialogs of the system.
    pub chooser: Option<Chooser>,
    /// Whether anything is heard.
    pub sounds: bool,
}

/// Makes an engine service that reports there.
pub type MakeEngine = Box<dyn FnOnce(Reporter) -> Box<dyn EngineService>>;

impl Options {
    /// Without files, remembering nothing, every lot the same: for tests and pictures.
    pub fn for_tests(engine: MakeEngine) -> Options {
        Options {
            files: Vec::new(),
            store: Store::nowhere(),
            journals: JournalStore::nowhere(),
            seed: Some(1),
            engine: Some(engine),
            chooser: Some(Box::new(|_| None)),
            sounds: false,
        }
    }
}

/// The program.
pub struct App {
    model: Model,
    views: Views,
    text: Text,
    store: Store,
    /// Held as long as the program runs.
    _ladder_lock: Option<StoreLock>,
    look: Look,
    place: PlaceKeeper,
    engine: Box<dyn EngineService>,
    files: Files,
    pictures: Pictures,
    sounds: Sounds,
    autosave: Autosave,
    events: Receiver<Event>,
    wishes: RefCell<Vec<Wish>>,
    title: String,
    was_focused: bool,
    watch: Watch,
}

/// Opens the window and runs until it is closed.
///
/// # Errors
/// When no window can be opened.
pub fn run(files: Vec<PathBuf>) -> eframe::Result {
    let store = Store::of_user();
    let journals = JournalStore::of_user();
    let options =
        Options { files, store, journals, seed: None, engine: None, chooser: None, sounds: true };
    let native = place::native_options(&options.store);
    let creator: eframe::AppCreator<'_> = Box::new(move |cc| {
        let app = App::new(cc, options)?;
        Ok(Box::new(app))
    });
    eframe::run_native("Luozi", native, creator)
}

impl App {
    /// Starts the services and reads the preferences.
    ///
    /// # Errors
    /// When the system gives no threads.
    pub fn new(cc: &eframe::CreationContext<'_>, options: Options) -> std::io::Result<App> {
        let ctx = &cc.egui_ctx;
        crate::gpu::lend(ctx, cc.wgpu_render_state.as_ref());
        let repaint = ctx.clone();
        let waker: Waker = Arc::new(move || repaint.request_repaint());
        let (sender, events) = channel();
        let reporter = Reporter::new(sender, Arc::clone(&waker));
        let pictures = Pictures::start(reporter.clone())?;
        let sounds = if options.sounds { Sounds::start()? } else { Sounds::silent() };
        let engine = match options.engine {
            Some(make) => make(reporter),
            None => Box::new(EngineThread::spawn(reporter)?),
        };
        let mut files = Files::start(Arc::clone(&waker))?;
        if let Some(chooser) = options.chooser {
            files.choose_with(chooser);
        }
        let mut damage = Vec::new();
        let recovered = options.journals.recover_noting(&mut damage).into_iter().next();
        let autosave = Autosave::start(options.journals, Arc::clone(&waker))?;
        let settings = options.store.load::<Settings>();
        let recent = options.store.load::<RecentFiles>();
        let seed = options.seed.unwrap_or_else(seed_of_the_moment);
        let mut model = Model::new(settings.value, recent.value, seed);
        model.today = jiff::Zoned::now().strftime("%Y.%m.%d").to_string();
        if let Some(notice) = settings.notice {
            warn_of_settings(&mut model, &notice);
        }
        for damage in &damage {
            warn_of_journal(&mut model, damage);
        }
        let ladder_lock = profiles::take_up(&mut model, &options.store);
        // A game that a crash or the end of the last run broke off goes on where it stood.
        let mut effects = Vec::new();
        let waits = recovered.is_some() && !options.files.is_empty();
        if let Some(recovered) = recovered
            && options.files.is_empty()
        {
            effects = resume(&mut model, &recovered, Duration::ZERO);
        }
        effects.extend(settle_left_over(&mut model, waits, Duration::ZERO));
        let text = Text::new(model.language);
        crate::opening::Openings::prepare(move || waker());
        let mut app = App {
            look: Look::new(ctx, &model),
            place: PlaceKeeper::new(&options.store),
            model,
            views: Views::default(),
            text,
            store: options.store,
            _ladder_lock: ladder_lock,
            engine,
            files,
            pictures,
            sounds,
            autosave,
            events,
            wishes: RefCell::default(),
            title: String::new(),
            was_focused: true,
            watch: Watch::new(Instant::now()),
        };
        for effect in effects {
            app.perform(ctx, effect, Duration::ZERO);
        }
        // One window shows one file; the last one named is shown, all of them are remembered.
        for path in options.files {
            app.wish(Action::File(FileAction::OpenPath(path)));
        }
        Ok(app)
    }

    /// The truth, for tests.
    pub fn model(&self) -> &Model {
        &self.model
    }

    /// The truth, to be brought into some state by tests and pictures.
    pub fn model_mut(&mut self) -> &mut Model {
        &mut self.model
    }

    /// Wishes something, as a view would.
    pub fn wish(&self, action: Action) {
        self.wishes.borrow_mut().push(Wish::Action(action));
    }

    /// Takes in events and wishes and does what follows from them.
    fn step(&mut self, ctx: &Context, now: Now) {
        let mut effects = Vec::new();
        let budget = Instant::now();
        while budget.elapsed() < Duration::from_millis(10) {
            if let Some(error) = self.autosave.poll_error() {
                let message = Message::new("journal-unwritable").with("reason", error);
                self.model.notices.warn(message, None, now);
            }
            let event = match self.events.try_recv() {
                Ok(event) => event,
                Err(_) => match self.files.poll() {
                    Some(event) => Event::Files(event),
                    None => break,
                },
            };
            effects.extend(on_event(&mut self.model, event, now));
        }
        effects.extend(tick(&mut self.model, now));
        let wishes = self.wishes.take();
        if !wishes.is_empty() {
            self.model.today = jiff::Zoned::now().strftime("%Y.%m.%d").to_string();
        }
        for wish in wishes {
            match wish {
                Wish::Action(action) => effects.extend(update(&mut self.model, action, now)),
                Wish::TypeMove => self.views.play.typed.open(),
                Wish::Camera(step) => self.views.play.board.move_camera(step),
                Wish::RequestPaste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
                Wish::ToggleFullScreen => {
                    let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
                }
            }
        }
        if self.model.settings.pieces == PieceSet::Solid
            && let Some(reason) = crate::gpu::take_trouble(ctx)
        {
            let message = Message::new("solid-unavailable").with("reason", reason);
            self.model.notices.warn(message, None, now);
        }
        for effect in effects {
            self.perform(ctx, effect, now);
        }
    }

    fn perform(&mut self, ctx: &Context, effect: Effect, now: Now) {
        match effect {
            Effect::Search(job) => self.engine.start(job),
            Effect::StopSearch => self.engine.stop(),
            Effect::PickOpen(id) => {
                let words = DialogWords::open(&self.text);
                let folder = self.folder();
                self.files.send(id, FilesRequest::PickOpen { words, folder }, None);
            }
            Effect::PickSave(id, name) => {
                let words = DialogWords::save(&self.text);
                let folder = self.folder();
                self.files.send(id, FilesRequest::PickSave { words, folder, name }, None);
            }
            Effect::PickPicture(id, name, format) => {
                let words = PictureWords::new(&self.text, format);
                let folder = self.model.files.pictures.clone().or_else(|| self.folder());
                let request = FilesRequest::PickPicture { words, folder, name, format };
                self.files.send(id, request, None);
            }
            Effect::PickPage(id, name) => {
                let words = PictureWords::page(&self.text);
                let folder = self.folder();
                self.files.send(id, FilesRequest::PickPage { words, folder, name }, None);
            }
            Effect::PickEnvelope(id, name) => {
                let words = PictureWords::envelope(&self.text);
                let folder = self.folder();
                self.files.send(id, FilesRequest::PickEnvelope { words, folder, name }, None);
            }
            Effect::SavePage(id, sheet, place) => {
                let html = crate::score_sheet::page::html(&sheet, &self.text);
                self.files.send(id, FilesRequest::WritePage { html, place }, None);
            }
            Effect::Browse(path) => {
                ctx.open_url(egui::OpenUrl::new_tab(browse::address(&path)));
            }
            Effect::Picture(id, shot, to) => {
                let paper = view::theme::tokens_of(ctx).paper;
                let camera = self.views.play.board.camera();
                self.pictures.send(id, picture::of(&shot, camera, paper), to);
            }
            Effect::Files(id, request) => self.files.send(id, request, None),
            Effect::Copy(text) => ctx.copy_text(text),
            Effect::CopyImage(image) => ctx.copy_image(picture::for_clipboard(&image)),
            Effect::SaveSettings => {
                if let Err(error) = self.store.save(&self.model.settings) {
                    let message = Message::new("settings-file-unwritable").with("reason", error);
                    self.model.notices.warn(message, None, now);
                }
            }
            Effect::SaveProfiles => self.save_profiles(now),
            Effect::SaveRecent => {
                if let Err(error) = self.store.save(&self.model.recent) {
                    log::warn!("the list of recent files could not be saved: {error}");
                }
            }
            Effect::Journal(request) => self.autosave.send(request),
            Effect::Sound(sound) => {
                let settings = &self.model.settings;
                if settings.sounds && settings.volume > 0 {
                    self.sounds.play(sound, f32::from(settings.volume) / 100.0);
                }
            }
            Effect::Close => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Writes the profiles, unless that could lose what another window or a broken file holds.
    fn save_profiles(&mut self, now: Now) {
        if self.model.ladder.closed.is_some() {
            return;
        }
        if let Err(error) = self.store.save(&self.model.ladder.profiles) {
            let message = Message::new("profiles-file-unwritable").with("reason", error);
            self.model.notices.warn(message, None, now);
        }
    }

    /// Where dialogs for files begin.
    fn folder(&self) -> Option<PathBuf> {
        let path = self
            .model
            .document
            .path()
            .or_else(|| self.model.recent.paths().first().map(PathBuf::as_path))?;
        path.parent().map(ToOwned::to_owned)
    }

    /// Files that were dropped on the window, and the window's own wish to close.
    fn take_window_events(&mut self, ctx: &Context) {
        let (dropped, close, focused) = ctx.input(|input| {
            let viewport = input.viewport();
            let focused = viewport.focused.unwrap_or(true);
            (input.raw.dropped_files.clone(), viewport.close_requested(), focused)
        });
        for file in dropped {
            self.wish(Action::File(FileAction::OpenPath(file.path().to_owned())));
        }
        if close && !self.model.closing {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.wish(Action::Quit);
        }
        if focused && !self.was_focused {
            self.wish(Action::File(FileAction::CheckOutside));
        }
        self.was_focused = focused;
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        // Also called while the window is hidden.
        let now = self.watch.read(ctx.input(|input| input.time), Instant::now());
        self.take_window_events(ctx);
        self.step(ctx, now);
        if self.text.language() != self.model.language {
            self.text = Text::new(self.model.language);
        }
        self.look.follow(ctx, &self.model);
        let title = self.model.title().words(&self.text);
        if title != self.title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        self.place.follow(ctx, &self.store, now);
        if let Some(wake) = self.model.next_wake(now) {
            ctx.request_repaint_after(wake.saturating_sub(now));
        }
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let now = now(&ctx);
        let cx = ViewCtx::new(&self.model, &self.text, now, &self.wishes);
        view::shortcuts::run(&ctx, &cx);
        let window = ui.max_rect();
        let on_frame = view::play::has_frame(&self.model.settings);
        let layout = view::layout::Layout::new(
            window,
            ui.pixels_per_point(),
            on_frame,
            view::play::list_height(&self.model),
        );
        ui.painter().rect_filled(window, 0.0, view::theme::tokens(ui).paper);
        view::rail::ui(ui, &cx, layout.rail, layout.narrow);
        match self.model.page {
            Page::Play => view::play::ui(ui, &cx, &mut self.views.play, &layout),
            Page::Ladder => view::ladder::ui(ui, &cx, &mut self.views.ladder, layout.page),
            Page::Settings => view::settings::ui(ui, &cx, &mut self.views.settings, layout.page),
        }
        view::drop_hint::ui(&ctx, &cx);
        view::dialogs::ui(&ctx, &cx);
        let mut notices = layout.notices(self.model.page == Page::Play);
        if self.model.page == Page::Play {
            // What waits for an answer stays in sight.
            let waits = view::play::banner_height(&self.model.play);
            let foot = waits + view::play::foot_height(&cx, &layout);
            notices.max.y = (notices.max.y - foot).max(notices.top() + 40.0);
        }
        view::notices::ui(&ctx, &cx, notices);
        if !self.wishes.borrow().is_empty() {
            ctx.request_repaint();
        }
    }

    fn on_exit(&mut self) {
        self.place.save(&self.store);
    }

    fn clear_color(&self, visuals: &egui::Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }
}

/// Time since the start, the same for a whole frame; tests turn it by hand.
fn now(ctx: &Context) -> Now {
    Duration::from_secs_f64(ctx.input(|input| input.time).max(0.0))
}

fn seed_of_the_moment() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one("luozi")
}

/// Tells that the record of a game was damaged, and where what there was of it is kept.
fn warn_of_journal(model: &mut Model, damage: &Damage) {
    let name = damage.copy.as_deref().and_then(std::path::Path::file_name);
    let message = match name {
        Some(name) => Message::new("journal-damaged").with("file", name.to_string_lossy()),
        None => Message::new("journal-damaged-uncopied"),
    };
    model.notices.warn(message.with("line", damage.line), None, Duration::ZERO);
}

/// Tells that the preferences could not be read as they were.
fn warn_of_settings(model: &mut Model, notice: &LoadNotice) {
    let name = |kept: &Option<PathBuf>| {
        let kept = kept.as_deref().and_then(|path| path.file_name());
        kept.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
    };
    let message = match notice {
        LoadNotice::Broken { kept, .. } | LoadNotice::Damaged { kept, .. } => {
            Message::new("settings-file-broken").with("name", name(kept))
        }
        LoadNotice::Newer { kept, .. } => {
            Message::new("settings-file-newer").with("name", name(kept))
        }
        LoadNotice::Unreadable { error } => {
            Message::new("settings-file-unreadable").with("reason", error)
        }
    };
    model.notices.warn(message, None, Duration::ZERO);
}
