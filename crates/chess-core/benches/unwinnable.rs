//! How long it takes to find out who can still mate, in positions as games leave them.
//!
//! ```text
//! cargo bench -p chess-core            30,000 games
//! cargo bench -p chess-core -- 5000    so many
//! ```
//!
//! The games are played by the bench itself, the same on every machine: of three random moves the one
//! that takes most. They stop where a flag might fall, at random, or where the men run out. Both sides
//! are asked about as for a decision; "dead" asks as after every move, at every tenth move. A question
//! that took long is asked twice more, and the shortest time counts: the work is the same each time, what
//! differs is how busy the machine is.

use chess_core::rules::{Effort, Winnable, can_checkmate_counted, is_dead};
use chess_core::{Color, Move, Position, Role};
use std::time::{Duration, Instant};

/// Games if nothing else is asked for.
const GAMES: usize = 30_000;

/// A small generator of chance (xorshift, multiplied).
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound
    }

    fn choose(&mut self, position: &Position) -> Option<Move> {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        let tries = [(); 3].map(|()| moves.get(self.below(moves.len())).copied());
        tries.into_iter().flatten().max_by_key(|&mv| {
            let value = |role| [1, 3, 3, 5, 9, 0].get(Role::index(role)).copied().unwrap_or(0);
            let taken = position.captured_role(mv).map_or(0, value);
            let walks = position.moved_role(mv) == Some(Role::King) && !mv.is_castle();
            taken + mv.promoted_to().map_or(0, value) - i32::from(walks)
        })
    }
}

/// Questions that took longer are asked again.
const LONG: Duration = Duration::from_micros(200);

/// The answer to a question and the time that it takes.
fn timed<T>(ask: impl Fn() -> T) -> (T, Duration) {
    let once = || {
        let start = Instant::now();
        let answer = ask();
        (answer, start.elapsed())
    };
    let (answer, mut time) = once();
    if time > LONG {
        time = time.min(once().1).min(once().1);
    }
    (answer, time)
}

/// One row of the table.
#[derive(Default)]
struct Times {
    all: Vec<Duration>,
    /// Moves tried, which are the same on every machine.
    tried: Vec<u32>,
    yes: usize,
    undecided: usize,
}

impl Times {
    fn print(&mut self, name: &str) {
        self.all.sort_unstable();
        self.tried.sort_unstable();
        const PARTS: [f64; 4] = [0.5, 0.99, 0.999, 1.0];
        let times = PARTS.map(|part| {
            let time = at(&self.all, part).map_or(0.0, |time| time.as_secs_f64() * 1e6);
            format!("{time:.1} µs")
        });
        let tried = PARTS.map(|part| at(&self.tried, part).map_or("".into(), u32::to_string));
        println!(
            "| {name} | {} | {} | {} | {} | {} |",
            self.all.len(),
            self.yes,
            self.undecided,
            times.join(" | "),
            tried.join(" | "),
        );
    }
}

/// The value that this part of a sorted list does not exceed.
fn at<T>(sorted: &[T], part: f64) -> Option<&T> {
    let index = (sorted.len() as f64 * part) as usize;
    sorted.get(index.min(sorted.len().saturating_sub(1)))
}

fn main() {
    let games = std::env::args().find_map(|word| word.parse().ok()).unwrap_or(GAMES);
    let mut chance = Chance(0x9E37_79B9_7F4A_7C15);
    let (mut ends, mut glances) = (Times::default(), Times::default());
    for _ in 0..games {
        let mut position = Position::startpos();
        let longest = 20 + chance.below(300);
        for ply in 0..longest {
            if ply % 10 == 0 {
                let (dead, time) = timed(|| is_dead(&position, Effort::GLANCE));
                glances.all.push(time);
                glances.yes += usize::from(dead);
                if dead {
                    break;
                }
            }
            let Some(mv) = chance.choose(&position) else { break };
            position.play(mv);
        }
        for color in Color::ALL {
            let ask = || can_checkmate_counted(&position, color, Effort::RULING);
            let ((found, tried), time) = timed(ask);
            ends.all.push(time);
            ends.tried.push(tried);
            ends.yes += usize::from(found == Winnable::Yes);
            if found == Winnable::Undecided {
                ends.undecided += 1;
                println!("undecided for {color}: {}", chess_core::fen::format(&position));
            }
        }
    }
    println!(
        "| question | asked | yes | undecided | median | 99 % | 99.9 % | longest | moves tried: median | 99 % | 99.9 % | most |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
    ends.print("can this side mate, at the end");
    glances.print("is it dead, while playing");
}
