//! FEN, SAN and UCI moves under any input: no panic, and what was written reads back.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use chess_core::{
    Board, Color, Move, NotationStyle, Piece, Position, Role, Setup, Square, fen, san, style,
    uci_move,
};
use proptest::prelude::*;

/// A position some random legal moves away from a Chess960 start.
fn position() -> impl Strategy<Value = Position> {
    (0_u16..960, prop::collection::vec(any::<u16>(), 0..80)).prop_map(|(number, choices)| {
        let mut position = Position::chess960(number).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            position.play(*mv);
        }
        position
    })
}

/// Any placement, turn, rights and counters, possible or not.
fn setup() -> impl Strategy<Value = Setup> {
    (
        prop::collection::vec((0_usize..64, any::<bool>(), 0_usize..6), 0..40),
        any::<bool>(),
        any::<u64>(),
        prop::option::of(0_usize..64),
        any::<u16>(),
        any::<u16>(),
    )
        .prop_map(|(men, white, rooks, ep, halfmove_clock, fullmove_number)| {
            let mut board = Board::EMPTY;
            for (square, white, role) in men {
                let color = if white { Color::White } else { Color::Black };
                let piece = Piece::new(color, Role::from_index(role).unwrap());
                board.set(Square::from_index(square).unwrap(), Some(piece));
            }
            Setup {
                board,
                turn: if white { Color::White } else { Color::Black },
                castling_rooks: chess_core::Bitboard(rooks),
                ep_square: ep.and_then(Square::from_index),
                halfmove_clock,
                fullmove_number,
            }
        })
}

/// Letters that FENs and moves are made of, in any order.
const LETTERS: &str = "[a-hA-Hkqrbnpx1-9KQRBNPOow/+#=!?. -]{0,60}";

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}", likely in LETTERS) {
        let start = Position::startpos();
        for text in [&text, &likely] {
            if let Ok(setup) = fen::parse(text) {
                // A setup that was read can be written and read again.
                prop_assert_eq!(fen::parse(&fen::format_setup(&setup)).unwrap().board, setup.board);
                let _ = Position::from_setup(&setup);
            }
            if let Ok(mv) = san::parse(&start, text) {
                prop_assert!(mv.is_null() || start.is_legal(mv));
            }
            if let Ok(mv) = uci_move::parse(&start, text) {
                prop_assert!(start.is_legal(mv));
            }
        }
    }

    #[test]
    fn any_setup_is_judged(setup in setup()) {
        if let Ok((position, _)) = Position::from_setup(&setup) {
            // What passed can be played: every move leads to another position that passes.
            for mv in position.legal_moves() {
                let next = position.after(mv);
                let (again, notices) = Position::from_setup(&next.to_setup()).unwrap();
                prop_assert_eq!(&again, &next);
                prop_assert!(notices.is_empty(), "{:?}", notices);
            }
        }
        let written = fen::format_setup(&setup);
        prop_assert_eq!(fen::parse(&written).unwrap().board, setup.board);
    }

    #[test]
    fn positions_survive_writing(position in position()) {
        for text in [fen::format(&position), fen::format_shredder(&position)] {
            let (again, notices) = fen::read(&text).unwrap();
            prop_assert!(notices.is_empty(), "{}: {:?}", text, notices);
            prop_assert_eq!(&again, &position, "{}", text);
            prop_assert_eq!(again.zobrist(), position.zobrist());
            prop_assert_eq!(again.halfmove_clock(), position.halfmove_clock());
            prop_assert_eq!(again.fullmove_number(), position.fullmove_number());
        }
    }

    #[test]
    fn moves_survive_writing(position in position()) {
        for mv in position.legal_moves() {
            for notation in [
                NotationStyle::Short,
                NotationStyle::Long,
                NotationStyle::Figurine,
                NotationStyle::ChineseSimplified,
                NotationStyle::ChineseTraditional,
            ] {
                let text = style::format(&position, mv, notation);
                prop_assert_eq!(san::parse(&position, &text), Ok(mv), "{}", text);
            }
            let text = uci_move::format(mv, uci_move::CastlingStyle::Chess960);
            // A king's step onto a castling square may be written like castling is in the
            // standard game; by its rook castling is always itself.
            prop_assert_eq!(uci_move::parse(&position, &text), Ok(mv), "{}", text);
        }
    }

    #[test]
    fn any_bits_are_judged(position in position(), bits in any::<u16>()) {
        let mv = Move::from_bits(bits);
        let canonical = mv.promoted_to().is_some() || bits & 0x3000 == 0;
        let listed = position.legal_moves().contains(&mv);
        prop_assert_eq!(position.is_legal(mv) && canonical, listed);
    }
}
