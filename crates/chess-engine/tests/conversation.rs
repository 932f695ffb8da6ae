//! Whole conversations with the UCI program, as a user interface would lead them.

use chess_engine::uci::session::Session;
use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// Collects what the session writes.
#[derive(Clone, Default)]
struct Sink(Arc<Mutex<Vec<u8>>>);

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic while writing").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

struct Talk {
    session: Option<Session>,
    sink: Sink,
    read: usize,
}

impl Talk {
    fn new() -> Talk {
        let sink = Sink::default();
        Talk { session: Some(Session::new(sink.clone())), sink, read: 0 }
    }

    fn say(&mut self, lines: &[&str]) {
        for line in lines {
            assert!(self.session.as_mut().expect("still talking").line(line), "{line} ended it");
        }
    }

    fn new_lines(&mut self) -> Vec<String> {
        let bytes = self.sink.0.lock().expect("no panic while writing").clone();
        let text = String::from_utf8(bytes).expect("text");
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let fresh = text[self.read..whole].lines().map(str::to_owned).collect();
        self.read = whole;
        fresh
    }

    /// All lines up to the one that begins with this word.
    fn until(&mut self, word: &str) -> Vec<String> {
        let deadline = Instant::now() + Duration::from_secs(60);
        let mut lines = Vec::new();
        while !lines.iter().any(|line: &String| line.starts_with(word)) {
            assert!(Instant::now() < deadline, "no {word} after {lines:?}");
            thread::sleep(Duration::from_millis(2));
            lines.extend(self.new_lines());
        }
        lines
    }

    fn best_move(&mut self) -> String {
        let lines = self.until("bestmove");
        let line = lines.iter().find(|line| line.starts_with("bestmove")).expect("just found");
        line.split_whitespace().nth(1).expect("a move").to_owned()
    }

    /// Ends the conversation and returns what was still said.
    fn end(mut self) -> Vec<String> {
        self.session = None;
        self.new_lines()
    }
}

const BOTH_CASTLE: &str =
    "position fen r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 4 8";

#[test]
fn it_introduces_itself() {
    let mut talk = Talk::new();
    talk.say(&["uci", "isready"]);
    let lines = talk.until("readyok");
    assert!(lines.first().expect("a line").starts_with("id name Luozi"));
    for name in ["Hash", "Threads", "MultiPV", "UCI_Chess960", "Ponder", "Move Overhead"] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {name} type"))));
    }
    assert!(lines.iter().any(|line| line == "uciok"));
}

#[test]
fn it_mates_in_two() {
    let mut talk = Talk::new();
    talk.say(&["position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1", "go depth 8"]);
    let lines = talk.until("bestmove");
    assert!(lines.iter().any(|line| line.contains("score mate 2")), "{lines:?}");
}

#[test]
fn nonsense_is_noted_and_ignored() {
    let mut talk = Talk::new();
    talk.say(&[
        "",
        "   ",
        "xyzzy",
        "go depth x",
        "position fen 9/8 w - -",
        "setoption",
        "\u{0}\u{fffd}",
    ]);
    talk.say(&["setoption name Hash value lots", "setoption name Colour value red"]);
    talk.say(&["position startpos moves e2e4 e2e4 e7e5", "d", "isready"]);
    let lines = talk.until("readyok");
    assert!(lines.iter().filter(|line| line.starts_with("info string")).count() >= 8, "{lines:?}");
    let fen = lines.iter().find(|line| line.starts_with("Fen: ")).expect("a board");
    assert_eq!(fen, "Fen: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

#[test]
fn both_spellings_of_castling_are_read_and_the_wanted_one_is_written() {
    let mut talk = Talk::new();
    for spelling in ["e1g1", "e1h1"] {
        talk.say(&[&format!("{BOTH_CASTLE} moves {spelling} e8c8"), "d"]);
        let lines = talk.until("Checkers");
        assert!(lines.iter().any(|line| line.contains("2kr3r/pppq1ppp")), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("R4RK1 w - - 6 9")), "{lines:?}");
    }
    talk.say(&[BOTH_CASTLE, "go depth 2 searchmoves e1g1"]);
    assert_eq!(talk.best_move(), "e1g1");
    talk.say(&["setoption name UCI_Chess960 value true", "go depth 2 searchmoves e1g1"]);
    assert_eq!(talk.best_move(), "e1h1");
    talk.say(&["setoption name UCI_Chess960 value false", "ucinewgame", BOTH_CASTLE]);
    talk.say(&["go depth 2 searchmoves e1h1"]);
    assert_eq!(talk.best_move(), "e1g1");
}

#[test]
fn a_finished_position_has_no_best_move() {
    let mut talk = Talk::new();
    for (fen, score) in [
        ("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "score mate 0"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "score cp 0"),
    ] {
        talk.say(&[&format!("position fen {fen}"), "go movetime 5000"]);
        let lines = talk.until("bestmove");
        assert!(lines.iter().any(|line| line.contains(score)), "{lines:?}");
        assert!(lines.iter().any(|line| line == "bestmove (none)"), "{lines:?}");
    }
}

#[test]
fn an_endless_search_waits_for_stop_and_a_late_stop_harms_nothing() {
    let mut talk = Talk::new();
    // Nothing to look for after a few plies, and yet no answer before it is wanted.
    talk.say(&["position fen 7k/5Q2/5K2/8/8/8/8/8 w - - 0 1", "go infinite"]);
    thread::sleep(Duration::from_millis(150));
    assert!(!talk.new_lines().iter().any(|line| line.starts_with("bestmove")));
    talk.say(&["stop"]);
    talk.until("bestmove");
    talk.say(&["stop", "stop", "position startpos", "go depth 5"]);
    let lines = talk.until("bestmove");
    assert!(lines.iter().any(|line| line.starts_with("info depth 5 ")), "{lines:?}");
}

#[test]
fn pondering_lasts_until_the_guessed_move_is_played() {
    let mut talk = Talk::new();
    talk.say(&["position startpos moves e2e4 e7e5", "go ponder wtime 300 btime 300"]);
    thread::sleep(Duration::from_millis(600));
    assert!(!talk.new_lines().iter().any(|line| line.starts_with("bestmove")));
    talk.say(&["isready"]);
    talk.until("readyok");
    talk.say(&["ponderhit"]);
    talk.until("bestmove");
}

#[test]
fn a_new_go_ends_the_old_search_first() {
    let mut talk = Talk::new();
    talk.say(&["position startpos", "go infinite"]);
    talk.say(&["position startpos moves e2e4", "go depth 3"]);
    talk.until("bestmove");
    talk.say(&["isready"]);
    talk.until("readyok");
    talk.say(&["go infinite"]);
    let lines = talk.end();
    let answers = lines.iter().filter(|line| line.starts_with("bestmove")).count();
    assert!(answers >= 1, "the end of input stops a search: {lines:?}");
}

#[test]
fn several_lines_come_ranked() {
    let mut talk = Talk::new();
    talk.say(&["setoption name MultiPV value 3", "position startpos", "go depth 6"]);
    let lines = talk.until("bestmove");
    let last: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth 6")).collect();
    let ranks = ["multipv 1", "multipv 2", "multipv 3"];
    assert!(
        last.len() >= 3 && ranks.iter().zip(&last).all(|(r, line)| line.contains(r)),
        "{last:?}"
    );
}

#[test]
fn the_same_game_twice_takes_the_same_nodes() {
    let game = |talk: &mut Talk| {
        let mut nodes = Vec::new();
        for moves in ["", " moves e2e4 c7c5", " moves e2e4 c7c5 g1f3 d7d6"] {
            talk.say(&[&format!("position startpos{moves}"), "go nodes 20000"]);
            let lines = talk.until("bestmove");
            nodes.push(lines.iter().rev().find(|l| l.starts_with("info depth")).cloned());
        }
        // Times differ; everything before them must not.
        nodes
            .into_iter()
            .flatten()
            .map(|line| {
                let keep = line.find(" nps").unwrap_or(line.len());
                line[..keep].to_owned()
            })
            .collect::<Vec<_>>()
    };
    let mut talk = Talk::new();
    talk.say(&["ucinewgame"]);
    let first = game(&mut talk);
    talk.say(&["ucinewgame"]);
    assert_eq!(first, game(&mut talk));
    assert_eq!(first.len(), 3);
}

#[test]
fn leaves_are_counted() {
    let mut talk = Talk::new();
    talk.say(&["position startpos", "go perft 3"]);
    assert!(talk.until("Nodes searched").iter().any(|line| line == "Nodes searched: 8902"));
}

#[test]
fn a_limited_strength_plays_legal_moves() {
    let mut talk = Talk::new();
    talk.say(&["setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 800"]);
    talk.say(&["position startpos moves e2e4", "go wtime 1000 btime 1000"]);
    assert!(talk.best_move().len() >= 4);
}
