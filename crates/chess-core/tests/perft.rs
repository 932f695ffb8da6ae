//! Node counts that every correct move generator gives.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use chess_core::{Move, Position, fen, perft, perft_divide, uci_move};

fn check(text: &str, counts: &[u64]) {
    let (position, notices) = fen::read(text).unwrap();
    assert!(notices.is_empty(), "{text}: {notices:?}");
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), *count, "{text} at depth {depth}");
    }
}

#[test]
fn start_position() {
    check(&fen::format(&Position::startpos()), &[20, 400, 8_902, 197_281, 4_865_609]);
}

#[test]
fn kiwipete_has_castling_en_passant_and_pins() {
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862, 4_085_603],
    );
}

/// L-EP-2: both pawns leave the rank.
#[test]
fn rook_endgame_with_en_passant_pins() {
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
}

#[test]
fn promotions_under_fire() {
    check(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333],
    );
    check(
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        &[44, 1_486, 62_379, 2_103_487],
    );
}

#[test]
fn quiet_middle_game() {
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    );
}

#[test]
fn chess960_castling() {
    check("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21, 528, 12_189]);
    check("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002]);
}

/// Every position reached: the key kept up step by step is the one computed from nothing, and
/// each generated move is legal by the test for single moves (and no other move is).
#[test]
fn increments_and_legality_agree() {
    fn walk(position: &Position, depth: u32) {
        let (again, notices) = Position::from_setup(&position.to_setup()).unwrap();
        assert!(notices.is_empty(), "{notices:?} in {}", fen::format(position));
        assert_eq!(again.zobrist(), position.zobrist(), "{}", fen::format(position));
        assert_eq!(again, *position);
        assert_eq!(again.checkers(), position.checkers());
        assert_eq!(again.pinned(), position.pinned());
        let moves = position.legal_moves();
        let mut split = chess_core::MoveList::new();
        position.captures(&mut split);
        assert!(split.iter().all(|mv| position.is_capture(*mv) || mv.promoted_to().is_some()));
        position.quiets(&mut split);
        let sorted = |list: &[Move]| {
            let mut list = list.to_vec();
            list.sort();
            list
        };
        assert_eq!(sorted(&moves), sorted(&split), "{}", fen::format(position));
        assert_eq!(moves.len(), position.count_legal());
        assert_eq!(!moves.is_empty(), position.has_legal_move());
        if depth == 1 {
            let legal = (0..=u16::MAX).map(Move::from_bits).filter(|mv| position.is_legal(*mv));
            // Bits 12 and 13 mean something only in promotions.
            let legal = legal.filter(|mv| mv.promoted_to().is_some() || mv.to_bits() & 0x3000 == 0);
            assert_eq!(sorted(&legal.collect::<Vec<_>>()), sorted(&moves));
        }
        if depth > 0 {
            for mv in &moves {
                walk(&position.after(mv), depth - 1);
            }
        }
    }
    for text in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    ] {
        walk(&fen::read(text).unwrap().0, 2);
    }
}

#[test]
fn divide_sums_to_perft() {
    let position = Position::startpos();
    let parts = perft_divide(&position, 3);
    assert_eq!(parts.len(), 20);
    assert_eq!(parts.iter().map(|(_, n)| n).sum::<u64>(), 8_902);
    let e4 = uci_move::parse(&position, "e2e4").unwrap();
    assert!(parts.contains(&(e4, 600)));
}

#[test]
fn chess960_numbers_give_the_known_rows() {
    let row = |n| fen::format(&Position::chess960(n).unwrap())[..8].to_owned();
    assert_eq!(row(518), "rnbqkbnr");
    assert_eq!(row(0), "bbqnnrkr");
    assert_eq!(row(959), "rkrnnqbb");
    assert_eq!(row(349), "nrkbqrbn");
    assert!(Position::chess960(960).is_none());
    let all: std::collections::BTreeSet<_> = (0..960).map(row).collect();
    assert_eq!(all.len(), 960);
}
