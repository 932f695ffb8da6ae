//! A program that is killed at any moment loses nothing that it has noted.
//!
//! The test starts itself as another process, which plays a game as the window does and says after
//! each thing that happened that it is on the disk. Then it is killed without warning, and what it
//! leaves is taken up.

use luozi::action::{Action, PlayAction};
use luozi::effect::Effect;
use luozi::model::{Model, Now};
use luozi::persist::journal::{JournalStore, Recovered};
use luozi::persist::settings::{NewGame, Opponent};
use luozi::persist::{RecentFiles, Settings};
use luozi::service::autosave::Autosave;
use luozi::update::{resume, tick, update};
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Names the folder of the journal to the process that plays.
const FOLDER: &str = "LUOZI_KILL_TEST_FOLDER";
/// How often a game is killed.
const KILLS: u64 = 20;
/// As many moves as the game has at most; it goes on in circles by moves that repeat nothing.
const MOVES: usize = 300;

/// A game that two people can play for long: knights and rooks wander, and now and then a pawn
/// moves, so that neither repetition nor fifty moves end it.
fn script() -> Vec<String> {
    let mut position = chess_core::Position::startpos();
    let mut seen = vec![position.clone()];
    let mut moves = Vec::new();
    while moves.len() < MOVES {
        let legal = position.legal_moves();
        let quiet = |mv: &&chess_core::Move| {
            let after = position.after(**mv);
            !position.is_capture(**mv) && !seen.contains(&after) && after.has_legal_move()
        };
        // A pawn in time, before the moves without one are too many.
        let due = position.halfmove_clock() >= 40;
        let pawn = |mv: &&chess_core::Move| {
            position.moved_role(**mv) == Some(chess_core::Role::Pawn) && quiet(mv)
        };
        let moved = if due { legal.iter().find(pawn) } else { None };
        let moved = moved.or_else(|| legal.iter().rfind(quiet)).or_else(|| legal.iter().next());
        let Some(mv) = moved else { break };
        moves
            .push(chess_core::uci_move::format(*mv, chess_core::uci_move::CastlingStyle::Standard));
        position.play(*mv);
        seen.push(position.clone());
    }
    moves
}

/// What happens in the game, step by step: moves, time that passes, and moves that are taken back
/// and made again.
struct Player {
    model: Model,
    now: Now,
    autosave: Autosave,
}

impl Player {
    fn take(&self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Journal(request) = effect {
                self.autosave.send(request);
            }
        }
    }

    fn wish(&mut self, action: PlayAction) {
        let effects = update(&mut self.model, Action::Play(action), self.now);
        self.take(effects);
    }

    fn hand(&mut self, uci: &str) {
        let position = self.model.play.shown();
        let mv = chess_core::uci_move::parse(&position, uci).expect("a legal move");
        let (from, to, promotion) = (mv.from(), mv.king_target(), mv.promoted_to());
        self.wish(PlayAction::Move { from, to, promotion });
    }
}

/// The process that plays and is killed. Started as a test among others it does nothing.
#[test]
fn plays_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let store = JournalStore::at(folder);
    let autosave = Autosave::start(store, Arc::new(|| {})).expect("a thread");
    let model = Model::new(Settings::default(), RecentFiles::default(), 1);
    let mut player = Player { model, now: Duration::from_secs(1), autosave };
    let setup = NewGame {
        opponent: Opponent::TwoPeople,
        controls: "36000+5".parse().expect("a time control"),
        ..NewGame::default()
    };
    player.wish(PlayAction::New(setup));
    let mut out = std::io::stdout();
    for (done, uci) in script().iter().enumerate() {
        player.now += Duration::from_millis(700);
        let effects = tick(&mut player.model, player.now);
        player.take(effects);
        player.hand(uci);
        if done % 7 == 3 {
            player.wish(PlayAction::TakeBack);
            player.hand(uci);
        }
        // Only now may anybody count on it.
        player.autosave.wait();
        writeln!(out, "noted {}", done + 1).expect("somebody listens");
        out.flush().expect("somebody listens");
    }
    // The kill is still to come.
    loop {
        std::thread::park();
    }
}

/// A small generator, so that every run kills at the same moments.
struct Lots(u64);

impl Lots {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

/// Plays until so many moves are noted and a little longer, kills, and says how many moves were
/// known to be noted.
fn play_and_kill(folder: &std::path::Path, after: usize, longer: Duration) -> usize {
    let program = std::env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args(["--exact", "plays_until_it_is_killed", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .spawn()
        .expect("another process");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    // What else a test program says stands before the number, on the same line.
    let number = |line: std::io::Result<String>| -> Option<usize> {
        line.ok()?.rsplit_once("noted ")?.1.parse().ok()
    };
    let mut noted = 0;
    while noted < after {
        let line = lines.next().expect("it plays on until it is killed");
        noted = number(line).unwrap_or(noted);
    }
    let begin = Instant::now();
    while begin.elapsed() < longer {
        std::hint::spin_loop();
    }
    child.kill().expect("killed");
    child.wait().expect("ended");
    lines.filter_map(number).last().unwrap_or(noted)
}

/// The game as the next start finds it.
fn taken_up(recovered: &Recovered) -> Model {
    let mut model = Model::new(Settings::default(), RecentFiles::default(), 2);
    let _ = resume(&mut model, recovered, Duration::from_secs(5));
    model
}

/// The game of the script is not over before its end, so every kill meets a game in progress.
#[test]
fn the_script_is_a_game_that_goes_on() {
    let mut position = chess_core::Position::startpos();
    let mut repetitions = chess_core::rules::Repetitions::default();
    repetitions.push(&position);
    let script = script();
    assert_eq!(script.len(), MOVES);
    for (ply, uci) in script.iter().enumerate() {
        position.play(chess_core::uci_move::parse(&position, uci).expect("a legal move"));
        repetitions.push(&position);
        let outcome = chess_core::rules::automatic_outcome(&position, &repetitions);
        assert_eq!(outcome, None, "after ply {}", ply + 1);
    }
}

#[test]
fn a_kill_at_any_moment_loses_nothing_that_was_noted() {
    let script = script();
    let mut lots = Lots(35);
    let mut lengths = Vec::new();
    for kill in 0..KILLS {
        let folder = tempfile::tempdir().expect("a folder");
        // Most kills hit the first hundred moves; a few come at once and a few late.
        let after = 1 + lots.below(if kill % 5 == 0 { 200 } else { 40 }) as usize;
        let longer = Duration::from_micros(lots.below(6_000));
        let noted = play_and_kill(folder.path(), after, longer);

        let store = JournalStore::at(folder.path());
        let mut damage = Vec::new();
        let mut found = store.recover_noting(&mut damage);
        assert_eq!(found.len(), 1, "kill {kill}: the game is found");
        let recovered = found.remove(0);
        assert!(damage.is_empty(), "kill {kill}: a kill tears a line at most");
        let model = taken_up(&recovered);
        let play = &model.play;
        let moves: Vec<String> = play
            .moves()
            .iter()
            .map(|mv| {
                chess_core::uci_move::format(*mv, chess_core::uci_move::CastlingStyle::Standard)
            })
            .collect();
        assert!(
            moves.len() >= noted,
            "kill {kill}: {noted} moves were noted, {} are there",
            moves.len()
        );
        assert_eq!(moves[..], script[..moves.len()], "kill {kill}");
        let clock = play.clock().expect("a clock");
        assert_eq!(clock.running(), None, "kill {kill}: the clocks stand");
        assert!(play.is_playing() && model.dialog.is_some(), "kill {kill}: a question is asked");
        lengths.push(moves.len());
    }
    lengths.sort_unstable();
    lengths.dedup();
    assert!(lengths.len() > KILLS as usize / 3, "the kills come at many moments: {lengths:?}");
}
