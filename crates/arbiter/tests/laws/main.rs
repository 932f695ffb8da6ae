//! The laws, row by row, as an arbiter applies them. Tests are named by the numbers of the laws.

mod adjournment;
mod claims;
mod endings;
mod illegal;
mod properties;
mod touch;

use arbiter::arbiter::Effect;
use arbiter::{Arbiter, Event, GameResult, LawId, Laws, Ruling};
use chess_core::{ByColor, Color, Move, Position, Square, fen, san};
use std::time::Duration;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOTH: ByColor<bool> = ByColor { white: true, black: true };

fn s(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn sq(text: &str) -> Square {
    text.parse().expect("a square")
}

/// A game at a table, whose time goes on by a second with every event.
struct Game {
    arbiter: Arbiter,
    now: Duration,
}

impl Game {
    fn waiting(laws: &str, position: &str, control: &str) -> Game {
        let laws: Laws = laws.parse().expect("laws");
        let position = fen::read(position).expect("a position").0;
        let arbiter = Arbiter::new(laws, position, control.parse().expect("a time control"));
        Game { arbiter, now: Duration::ZERO }
    }

    fn new(laws: &str, position: &str, control: &str) -> Game {
        let mut game = Game::waiting(laws, position, control);
        game.arbiter.handle(game.now, Event::Start { present: BOTH });
        game
    }

    fn position(&self) -> &Position {
        self.arbiter.position().expect("a legal position")
    }

    fn turn(&self) -> Color {
        self.arbiter.turn()
    }

    fn mv(&self, text: &str) -> Move {
        san::parse(self.position(), text).expect("a legal move")
    }

    /// An event a second later.
    fn does(&mut self, event: Event) -> Vec<Ruling> {
        self.now += s(1);
        self.arbiter.handle(self.now, event)
    }

    /// An event at a time in seconds.
    fn at(&mut self, seconds: u64, event: Event) -> Vec<Ruling> {
        self.now = s(seconds);
        self.arbiter.handle(self.now, event)
    }

    fn touch(&mut self, square: &str) -> Vec<Ruling> {
        let by = self.turn();
        self.does(Event::Touch { by, square: sq(square) })
    }

    fn release(&mut self, from: &str, to: &str) -> Vec<Ruling> {
        let by = self.turn();
        self.does(Event::Release { by, from: sq(from), to: sq(to) })
    }

    fn press(&mut self) -> Vec<Ruling> {
        let by = self.turn();
        self.does(Event::Press { by })
    }

    /// Puts a man somewhere and presses the clock.
    fn hand(&mut self, from: &str, to: &str) -> Vec<Ruling> {
        let mut rulings = self.release(from, to);
        if self.arbiter.result().is_none() {
            rulings.extend(self.press());
        }
        rulings
    }

    /// Plays moves on a screen.
    fn play(&mut self, line: &str) -> Vec<Ruling> {
        let mut last = Vec::new();
        for text in line.split_whitespace() {
            let mv = self.mv(text);
            last = self.does(Event::Move { mv, offer: false });
        }
        last
    }

    fn left(&self, color: Color) -> u64 {
        self.arbiter.clock().remaining(color, self.now).expect("timed").as_secs()
    }

    fn result(&self) -> Option<GameResult> {
        self.arbiter.result()
    }
}

fn keys(rulings: &[Ruling]) -> Vec<&'static str> {
    rulings.iter().map(|ruling| ruling.key).collect()
}

/// Whether something was ruled by this law with this message.
fn ruled(rulings: &[Ruling], law: LawId, key: &str) -> bool {
    rulings.iter().any(|ruling| ruling.law == law && ruling.key == key)
}

fn refused(rulings: &[Ruling]) -> bool {
    rulings.iter().any(|ruling| ruling.effect == Effect::Refused)
}
