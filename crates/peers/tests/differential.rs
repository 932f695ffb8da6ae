//! Random games played in three libraries at once, ours, shakmaty and cozy-chess: whatever can be
//! compared is, at every position. Half of the games are Chess960.

use chess_core::{Move, Position, fen, rules, san};
use peers::{Peers, Random, choose, cozy_moves, our_moves, shakmaty_moves};
use shakmaty::fen::{Epd, Fen};
use shakmaty::san::SanPlus;
use shakmaty::{EnPassantMode, Position as _};
use std::collections::HashMap;

/// Positions looked at by each of the two walks.
const POSITIONS: usize = 60_000;

/// Longer random games are two kings and a rook going round.
const LONGEST_GAME: usize = 220;

#[test]
fn standard_games_agree() {
    walk(1, Position::startpos);
}

#[test]
fn chess960_games_agree() {
    let mut numbers = Random::new(960);
    walk(2, move || Position::chess960(numbers.below(960) as u16).expect("numbers end at 959"));
}

/// Plays random games until enough positions have been compared.
fn walk(seed: u64, mut start: impl FnMut() -> Position) {
    let mut random = Random::new(seed);
    let mut keys = Keys::default();
    let mut seen = 0;
    while seen < POSITIONS {
        let mut position = start();
        let text = fen::format_shredder(&position);
        let mut peers = Peers::read(&text).expect("a start position is read by all");
        for _ in 0..LONGEST_GAME {
            compare(&position, &peers, &mut random);
            keys.compare(&position, &peers);
            seen += 1;
            let Some(mv) = choose(&position, &mut random) else { break };
            position.play(mv);
            peers.play(mv).expect("the moves have been compared");
        }
    }
}

/// Everything about one position that needs no history.
fn compare(position: &Position, peers: &Peers, random: &mut Random) {
    let text = fen::format(position);
    let moves = our_moves(position);
    assert_eq!(moves, shakmaty_moves(&peers.shakmaty), "moves beside shakmaty: {text}");
    assert_eq!(moves, cozy_moves(&peers.cozy), "moves beside cozy-chess: {text}");
    assert_eq!(position.count_legal(), moves.len(), "count of {text}");
    assert_eq!(position.has_legal_move(), !moves.is_empty(), "{text}");
    compare_fen(position, peers, &text);
    compare_san(position, peers, random, &text);
    compare_facts(position, peers, &text);

    // Any 16 bits: a move is legal exactly if it is on the list.
    let list = position.legal_moves();
    for _ in 0..4 {
        let (from, to) = (random.below(64), random.below(64));
        let square = |index| chess_core::Square::from_index(index).expect("below 64");
        let mv = Move::normal(square(from), square(to));
        assert_eq!(position.is_legal(mv), list.contains(&mv), "{mv:?} in {text}");
    }
}

fn compare_fen(position: &Position, peers: &Peers, text: &str) {
    let theirs = Fen::from_position(&peers.shakmaty, EnPassantMode::Legal).to_string();
    assert_eq!(text, theirs, "FEN beside shakmaty");

    let shredder = fen::format_shredder(position);
    let cozy = format!("{:#}", peers.cozy);
    // Its en-passant square is written whether or not a capture is legal.
    let fields = |fen: &str| fen.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (ours, cozy) = (fields(&shredder), fields(&cozy));
    assert_eq!(ours[..3], cozy[..3], "Shredder-FEN beside cozy-chess");
    assert_eq!(ours[5], cozy[5], "move number beside cozy-chess");

    for spelling in [text, shredder.as_str()] {
        let (back, notices) = fen::read(spelling).expect("what was written is read");
        assert_eq!(back, *position, "round trip of {spelling}");
        assert_eq!(back.zobrist(), position.zobrist(), "key after a round trip of {spelling}");
        assert_eq!(fen::format(&back), text, "counters after a round trip of {spelling}");
        assert!(notices.is_empty(), "{notices:?} for {spelling}");
    }
}

fn compare_san(position: &Position, peers: &Peers, random: &mut Random, text: &str) {
    let mut theirs: Vec<String> = peers
        .shakmaty
        .legal_moves()
        .into_iter()
        .map(|mv| SanPlus::from_move(peers.shakmaty.clone(), mv).to_string())
        .collect();
    let legal = position.legal_moves();
    let mut ours = Vec::with_capacity(legal.len());
    for mv in &legal {
        let spelling = san::format(position, mv);
        assert_eq!(san::parse(position, &spelling).ok(), Some(mv), "`{spelling}` in {text}");
        let checks = spelling.ends_with(['+', '#']);
        assert_eq!(position.gives_check(mv), checks, "check by `{spelling}` in {text}");
        ours.push(spelling);
    }
    if !ours.is_empty() {
        // Theirs reads ours, too.
        let spelling = &ours[random.below(ours.len())];
        let parsed: SanPlus = spelling.parse().expect("our SAN is SAN");
        assert!(parsed.san.to_move(&peers.shakmaty).is_ok(), "`{spelling}` in {text}");
    }
    theirs.sort_unstable();
    ours.sort_unstable();
    assert_eq!(ours, theirs, "SAN beside shakmaty: {text}");
}

fn compare_facts(position: &Position, peers: &Peers, text: &str) {
    assert_eq!(position.is_check(), peers.shakmaty.is_check(), "check in {text}");
    assert_eq!(position.checkers().0, peers.cozy.checkers().0, "checkers in {text}");
    let stuck = !position.has_legal_move();
    assert_eq!(stuck && position.is_check(), peers.shakmaty.is_checkmate(), "mate in {text}");
    assert_eq!(stuck && !position.is_check(), peers.shakmaty.is_stalemate(), "stalemate in {text}");
    // Shakmaty counts both sides' means; ours asks for a dead position, which is the same for these.
    let dead = rules::is_dead_by_material(position.board());
    assert_eq!(dead, peers.shakmaty.is_insufficient_material(), "dead position in {text}");
}

/// What has been seen of keys and of the states that they stand for.
#[derive(Default)]
struct Keys {
    state_by_key: HashMap<u64, String>,
    key_by_state: HashMap<String, u64>,
}

impl Keys {
    /// Equal keys mean equal states, and equal states equal keys: the state is what shakmaty writes as
    /// EPD, with the en-passant square only if a capture there is legal.
    fn compare(&mut self, position: &Position, peers: &Peers) {
        let state = Epd::from_position(&peers.shakmaty, EnPassantMode::Legal).to_string();
        let key = position.zobrist();
        let same_key = self.state_by_key.entry(key).or_insert_with(|| state.clone());
        assert_eq!(*same_key, state, "one key for two states");
        let same_state = *self.key_by_state.entry(state.clone()).or_insert(key);
        assert_eq!(same_state, key, "two keys for {state}");
    }
}
