use super::*;
use crate::{Piece, Role, Setup, Square, fen};
use std::collections::{HashMap, HashSet, VecDeque};

fn at(text: &str) -> Position {
    fen::read(text).unwrap().0
}

/// Who can mate: `WB`, `W-`, `-B`, `--`, or `?` where it stays open. A yes is played out.
fn verdict(position: &Position, effort: Effort) -> String {
    let mut verdict = String::new();
    for (color, letter) in [(Color::White, 'W'), (Color::Black, 'B')] {
        verdict.push(match can_checkmate(position, color, effort) {
            Winnable::Yes => {
                play_out(position, color, effort);
                letter
            }
            Winnable::No => '-',
            Winnable::Undecided => '?',
        });
    }
    verdict
}

/// The line of a yes must be legal and end in mate.
fn play_out(position: &Position, winner: Color, effort: Effort) {
    let text = fen::format(position);
    let line = mating_line(position, winner, effort).expect("a yes has a line");
    let mut now = position.clone();
    for mv in line {
        now = now.try_play(mv).unwrap_or_else(|error| panic!("{error}, from {text}"));
    }
    assert!(now.is_check() && !now.has_legal_move() && now.turn() != winner, "{text}");
}

fn check(cases: &[(&str, &str)]) {
    for (text, expected) in cases {
        assert_eq!(verdict(&at(text), Effort::RULING), *expected, "{text}");
    }
}

/// L-END-5: what the men alone settle, and what a lone minor piece needs.
#[test]
fn few_men() {
    check(&[
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "--"),
        ("4k3/8/8/8/8/8/8/3NK3 w - - 0 1", "--"),
        ("4k3/8/8/8/8/8/8/3RK3 b - - 0 1", "W-"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "W-"),
        ("4k3/7p/8/8/8/8/8/3NK3 w - - 0 1", "WB"),
        ("8/3k3p/8/8/8/8/8/2B1K3 w - - 0 1", "WB"),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "WB"),
        ("2b1k3/8/8/8/8/8/8/5BK1 w - - 0 1", "--"),
        ("4kq2/8/8/8/8/8/8/3NK3 w - - 0 1", "-B"),
        ("4kr2/8/8/8/8/8/8/3NK3 w - - 0 1", "WB"),
    ]);
}

/// L-END-5: the blocker that a lone minor piece needs may have to be promoted first, and way made
/// for a pawn that stands against another.
#[test]
fn blockers_to_come() {
    let known = [
        ("8/2Pk4/7K/2P5/8/5b2/8/8 w - - 0 1", Color::Black),
        ("6b1/2k5/8/5p2/PP3P2/8/2NK4/8 w - - 0 1", Color::Black),
        ("4kr1B/6r1/p4p2/Ppp1p3/8/2q5/8/3K4 b - - 0 1", Color::White),
        ("b7/8/3k4/N7/8/4N3/2K5/8 b - - 0 1", Color::Black),
        ("5k2/8/2B5/n3b3/8/8/8/3K4 b - - 0 1", Color::White),
        ("8/5k2/1q6/5p1K/8/6p1/r2N4/8 b - - 0 1", Color::White),
        ("b6r/2r5/3kp3/8/4p3/4P3/8/3K4 b - - 0 1", Color::White),
        ("5r2/8/3P1k2/8/B4K2/8/8/2N5 b - - 0 1", Color::Black),
    ];
    for (text, winner) in known {
        let (found, tried) = can_checkmate_counted(&at(text), winner, Effort::RULING);
        assert_eq!(found, Winnable::Yes, "{text}");
        assert!(tried < 20_000, "{tried}: {text}");
        play_out(&at(text), winner, Effort::RULING);
    }
}

/// What stands on the board counts: mate, stalemate, moves that are forced.
#[test]
fn forced_moves() {
    check(&[
        ("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "W-"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "--"),
        // The queen must be taken.
        ("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", "--"),
        // Of two pieces one is lost, and the other alone cannot mate.
        ("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1", "W-"),
        ("8/8/8/8/8/2k5/1q6/K7 w - - 0 1", "-B"),
    ]);
}

/// L-END-4: walls that nobody passes, and the hole that changes all.
#[test]
fn walls() {
    check(&[
        ("4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/8/4K3 w - - 0 1", "--"),
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", "--"),
        // A bishop that meets none of the other side's pawns.
        ("4k3/8/p1p1p1p1/P1P1P1P1/8/8/3B4/4K3 w - - 0 1", "--"),
        // A knight jumps over it.
        ("4k3/8/8/p1p1p1p1/P1P1P1P1/8/4N3/4K3 w - - 0 1", "WB"),
        // The pawn in the middle still has a move, and gets through by force of the king.
        ("4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "WB"),
    ]);
}

/// The only capture is one that cannot be made: the pawn that took would uncover its king.
#[test]
fn phantom_en_passant() {
    let pinned = at("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1");
    assert_eq!(pinned.ep_square(), None);
    assert_eq!(verdict(&pinned, Effort::RULING), "WB");
    // Open and closed differ by the right to take in passing alone.
    let wall = |ep: &str| format!("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - {ep} 0 1");
    assert_eq!(verdict(&at(&wall("-")), Effort::RULING), "--");
    let mut before = at("4k3/8/8/p1p3p1/PpPpPpPp/1P1P1P1P/8/4K3 b - e3 0 1");
    assert!(before.ep_square().is_some());
    assert_eq!(verdict(&before, Effort::RULING), "WB");
    before = at("4k3/8/8/p1p3p1/PpPpPpPp/1P1P1P1P/8/4K3 b - - 0 1");
    assert!(before.ep_square().is_none());
}

/// More effort never takes an answer back, and both questions about both sides agree.
#[test]
fn effort_only_adds() {
    for text in [
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1",
        "8/8/8/8/8/4k3/6q1/7K w - - 0 1",
        "4k3/7p/8/8/8/8/8/3NK3 w - - 0 1",
    ] {
        let position = at(text);
        for color in Color::ALL {
            let mut known = Winnable::Undecided;
            for moves in [1, 50, 1_000, 20_000, 60_000] {
                let now = can_checkmate(&position, color, Effort::moves(moves));
                assert!(known == Winnable::Undecided || now == known, "{text} {color} {moves}");
                known = now;
            }
        }
        let dead = is_dead(&position, Effort::RULING);
        assert_eq!(dead, verdict(&position, Effort::RULING) == "--", "{text}");
    }
}

/// Who is mated somewhere in what can come about from here, and whether that was all of it.
fn look_at_everything(position: &Position, limit: usize) -> (String, bool) {
    let mut seen = HashSet::from([position.zobrist()]);
    let mut queue = VecDeque::from([position.clone()]);
    let (mut white, mut black) = ("-", "-");
    while let Some(now) = queue.pop_front() {
        let moves = now.legal_moves();
        if moves.is_empty() && now.is_check() {
            match now.turn() {
                Color::White => black = "B",
                Color::Black => white = "W",
            }
        }
        for mv in moves {
            let next = now.after(mv);
            if seen.insert(next.zobrist()) {
                queue.push_back(next);
            }
        }
        if seen.len() > limit {
            break;
        }
    }
    ([white, black].concat(), queue.is_empty())
}

struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    /// A board with pawns face to face on some files and a few men beside them.
    fn blocked(&mut self) -> Option<Position> {
        let mut setup = Setup::empty();
        let level = 2 + self.below(2);
        for file in 0..8 {
            if self.below(16) > 0 {
                // Up and down, nobody takes anybody; now and then there is a fault in it.
                let fault = self.below(20) == 0;
                let rank = if fault { 2 + self.below(3) } else { level + file % 2 };
                let square = Square::from_index(rank * 8 + file)?;
                let color = if self.below(40) == 0 { Color::Black } else { Color::White };
                setup.board.set(square, Some(Piece::new(color, Role::Pawn)));
                let ahead = Square::from_index(rank * 8 + 8 + file)?;
                setup.board.set(ahead, Some(Piece::new(!color, Role::Pawn)));
            }
        }
        let free = |chance: &mut Chance, setup: &Setup| {
            let free: Vec<Square> = (!setup.board.occupied()).into_iter().collect();
            free.get(chance.below(free.len())).copied()
        };
        for color in Color::ALL {
            let square = free(self, &setup)?;
            setup.board.set(square, Some(Piece::new(color, Role::King)));
        }
        for _ in 0..self.below(3).saturating_sub(self.below(2)) {
            let square = free(self, &setup)?;
            let color = if self.below(2) == 0 { Color::White } else { Color::Black };
            let role = [Role::Bishop, Role::Bishop, Role::Knight, Role::Rook][self.below(4)];
            setup.board.set(square, Some(Piece::new(color, role)));
        }
        setup.turn = if self.below(2) == 0 { Color::White } else { Color::Black };
        Position::from_setup(&setup).ok().map(|(position, _)| position)
    }

    /// Two to four men anywhere.
    fn open(&mut self) -> Option<Position> {
        let mut setup = Setup::empty();
        let mut men =
            vec![Piece::new(Color::White, Role::King), Piece::new(Color::Black, Role::King)];
        for _ in 0..1 + self.below(2) {
            let color = if self.below(2) == 0 { Color::White } else { Color::Black };
            let roles = [Role::Knight, Role::Bishop, Role::Bishop, Role::Rook, Role::Queen];
            men.push(Piece::new(color, roles[self.below(5)]));
        }
        for man in men {
            let square = Square::from_index(self.below(64))?;
            if setup.board.piece_at(square).is_some() {
                return None;
            }
            setup.board.set(square, Some(man));
        }
        setup.turn = if self.below(2) == 0 { Color::White } else { Color::Black };
        Position::from_setup(&setup).ok().map(|(position, _)| position)
    }
}

/// Where everything that can happen is little enough to be looked at, the answers agree with
/// it; elsewhere no mate that is easily met is denied.
#[test]
fn agrees_with_looking_at_everything() {
    let mut chance = Chance(20_260_731);
    let (mut denied, mut dead, mut complete) = (0, 0, 0);
    for round in 0..900 {
        let position = if round % 8 == 0 { chance.open() } else { chance.blocked() };
        let Some(position) = position else { continue };
        let found = verdict(&position, Effort::moves(20_000));
        // Lines of mates are played out, so only a no can be wrong.
        if !found.contains('-') {
            continue;
        }
        let (truth, all) = look_at_everything(&position, 5_000);
        let text = fen::format(&position);
        for (said, true_of_it) in found.chars().zip(truth.chars()) {
            assert!(said != '-' || true_of_it == '-', "{found} instead of {truth}: {text}");
        }
        denied += 1;
        dead += usize::from(found == "--");
        complete += usize::from(all);
    }
    assert!(denied >= 100 && dead >= 50 && complete >= 20, "{denied} {dead} {complete}");
}

/// No man ever gets where [`reach::Reach`] says that it does not.
#[test]
fn reach_covers_random_games() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        let Some(start) = chance.blocked() else { continue };
        let facts = reach::Reach::of(&start);
        let mut now = start.clone();
        // Each man's number by square.
        let mut who: HashMap<Square, usize> =
            facts.men().iter().enumerate().map(|(index, man)| (man.origin, index)).collect();
        for _ in 0..60 {
            let moves = now.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[chance.below(moves.len())];
            let man = who.remove(&mv.from()).unwrap();
            let taken_on = if mv.is_en_passant() {
                Square::new(mv.to().file(), mv.from().rank())
            } else {
                mv.to()
            };
            let text = fen::format(&start);
            if let Some(taken) = who.remove(&taken_on) {
                assert!(facts.men()[taken].captured, "{mv:?} from {text}");
            }
            assert!(facts.men()[man].all().contains(mv.to()), "{mv:?} from {text}");
            who.insert(mv.to(), man);
            now.play(mv);
            assert!(facts.fixed.is_subset(now.occupied()), "{text}");
        }
    }
}
