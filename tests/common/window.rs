//! The real program in a window of its own, with a mouse and a keyboard; shared by tests.
#![allow(dead_code, reason = "each test program uses its own part of it")]

use chess_core::{Square, san};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, ViewportId, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder};
use luozi::action::{Action, PlayAction};
use luozi::app::{App, MakeEngine, Options};
use luozi::model::{Model, Phase};
use luozi::persist::Settings;
use luozi::persist::settings::{ClockChoice, LanguageChoice, NewGame, Opponent, Theme};
use luozi::service::engine::{InlineEngine, SilentEngine};
use std::time::{Duration, Instant};

/// A window with the program in it.
pub struct Window {
    pub harness: Harness<'static, App>,
}

/// An engine that never answers.
pub fn silent() -> MakeEngine {
    Box::new(|_| Box::new(SilentEngine))
}

/// Our own engine, answering in the same frame.
pub fn inline() -> MakeEngine {
    Box::new(|reporter| Box::new(InlineEngine::new(reporter)))
}

/// Preferences that are the same on every machine.
pub fn settings() -> Settings {
    Settings { language: LanguageChoice::En, theme: Theme::Light, ..Settings::default() }
}

impl Window {
    /// Opens a window. A store in the options keeps its own preferences.
    pub fn open(options: Options, settings: Option<Settings>, size: Vec2) -> Window {
        Window::build(Harness::builder(), options, settings, size)
    }

    /// Opens a window that has a graphics card before its first picture is taken.
    pub fn open_with_card(options: Options, settings: Option<Settings>, size: Vec2) -> Window {
        Window::build(Harness::builder().wgpu(), options, settings, size)
    }

    fn build(
        builder: HarnessBuilder<App>,
        options: Options,
        settings: Option<Settings>,
        size: Vec2,
    ) -> Window {
        // The table of openings is a worker's; it must not appear in the middle of a test.
        luozi::opening::Openings::global();
        let builder = builder.with_size(size).with_step_dt(0.1).with_max_steps(40);
        let harness = builder.build_eframe(|cc| {
            let app = App::new(cc, options).expect("threads for the services");
            if let Some(settings) = settings {
                app.wish(Action::Settings(Box::new(settings)));
            }
            app
        });
        let mut window = Window { harness };
        window.settle();
        window
    }

    /// A window of the usual size with a silent engine that remembers nothing.
    pub fn plain() -> Window {
        Window::open(Options::for_tests(silent()), Some(settings()), USUAL)
    }

    pub fn model(&self) -> &Model {
        self.harness.state().model()
    }

    pub fn wish(&mut self, action: Action) {
        self.harness.state_mut().wish(action);
        self.settle();
    }

    /// Two people begin a game.
    pub fn two_people(&mut self, clock: Option<ClockChoice>) {
        let setup = NewGame {
            opponent: Opponent::TwoPeople,
            white_name: "Lin Wei".to_owned(),
            black_name: "沈知远".to_owned(),
            controls: ClockChoice::controls(clock),
            ..NewGame::default()
        };
        self.wish(Action::Play(PlayAction::New(setup)));
    }

    /// Lets animations end.
    pub fn settle(&mut self) {
        self.harness.run();
    }

    /// Lets frames pass until something is so, as when a worker has answered.
    #[track_caller]
    pub fn until(&mut self, what: &str, holds: impl Fn(&Model) -> bool) {
        let begin = Instant::now();
        while !holds(self.model()) {
            assert!(begin.elapsed() < Duration::from_secs(60), "in vain waited for: {what}");
            self.harness.step();
        }
        self.settle();
    }

    /// How long the window will sleep if nothing happens.
    pub fn sleeps(&self) -> Duration {
        self.harness.output().viewport_output[&ViewportId::ROOT].repaint_delay
    }

    /// The moves of the main line.
    pub fn line(&self) -> String {
        let game = &self.model().play.game;
        let words = game.main_line().filter_map(|node| {
            let parent = game.parent(node)?;
            Some(san::format(&game.position(parent), game.mv(node)))
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// How many plies before the shown position.
    pub fn ply(&self) -> usize {
        let play = &self.model().play;
        play.game.ply(play.cursor)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.model().play.phase, Phase::Over(_))
    }

    /// The middle of a square, found as a screen reader finds it.
    #[track_caller]
    pub fn square(&self, square: Square) -> Pos2 {
        let name = square.to_string();
        let mut nodes = self.harness.query_all_by_role(Role::Button).filter(|node| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(&name))
        });
        nodes.next().expect("a node for the square").rect().center()
    }

    fn button(&mut self, at: Pos2, button: PointerButton, pressed: bool) {
        let modifiers = Modifiers::default();
        self.harness.event(Event::PointerButton { pos: at, button, pressed, modifiers });
    }

    /// Clicks at a place with a hand that needs three frames for it.
    pub fn click_at(&mut self, at: Pos2) {
        self.harness.event(Event::PointerMoved(at));
        self.harness.step();
        self.button(at, PointerButton::Primary, true);
        self.harness.step();
        self.button(at, PointerButton::Primary, false);
        self.settle();
    }

    /// Drags from one place to another.
    pub fn drag_at(&mut self, from: Pos2, to: Pos2) {
        self.harness.event(Event::PointerMoved(from));
        self.button(from, PointerButton::Primary, true);
        self.harness.step();
        self.harness.event(Event::PointerMoved(from + (to - from) * 0.5));
        self.harness.step();
        self.harness.event(Event::PointerMoved(to));
        self.harness.step();
        self.button(to, PointerButton::Primary, false);
        self.settle();
    }

    /// Moves by two clicks.
    #[track_caller]
    pub fn click_move(&mut self, from: Square, to: Square) {
        let at = self.square(from);
        self.click_at(at);
        let at = self.square(to);
        self.click_at(at);
    }

    /// Moves by dragging.
    #[track_caller]
    pub fn drag_move(&mut self, from: Square, to: Square) {
        let (from, to) = (self.square(from), self.square(to));
        self.drag_at(from, to);
    }

    /// Clicks the control of this kind and name; of several the one drawn last, as on a card.
    #[track_caller]
    pub fn press(&mut self, role: Role, name: &str) {
        let at = {
            let nodes = self.harness.query_all_by_role(role);
            let mut named = nodes.filter(|node| {
                node.accesskit_node().label().is_some_and(|label| label.starts_with(name))
            });
            let node = named.next_back().unwrap_or_else(|| panic!("no {role:?} is named {name}"));
            node.rect().center()
        };
        self.click_at(at);
    }

    /// Whether there is a control or a text of this name.
    pub fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label_contains(name).next().is_some()
    }

    /// What is written in a text field.
    pub fn value_of(&self, name: &str) -> Option<String> {
        let mut fields = self.harness.query_all_by_role(Role::TextInput);
        let field = fields.find(|node| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(name))
        });
        field.and_then(|node| node.accesskit_node().value())
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    pub fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.settle();
    }

    /// Types letters as a keyboard does: keys and the text that comes of them.
    pub fn type_text(&mut self, text: &str) {
        for letter in text.chars() {
            let key = Key::from_name(&letter.to_ascii_uppercase().to_string());
            if let Some(key) = key {
                self.harness.key_down(key);
            }
            self.harness.event(Event::Text(letter.to_string()));
            if let Some(key) = key {
                self.harness.key_up(key);
            }
            self.settle();
        }
    }
}

/// The window of the design.
pub const USUAL: Vec2 = vec2(1280.0, 800.0);
