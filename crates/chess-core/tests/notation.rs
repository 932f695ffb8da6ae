//! How moves and positions are read and written: the rows that other programs got wrong, and that no
//! text whatever brings a reader down.

use chess_core::san::{self, SanError};
use chess_core::uci_move::{self, CastlingStyle};
use chess_core::{Move, Position, epd, fen};
use proptest::prelude::*;

fn position(text: &str) -> Position {
    fen::read(text).expect("the rows are playable").0
}

/// Every spelling of a row means the move whose standard spelling is the first.
fn check_spellings(text: &str, standard: &str, others: &[&str]) {
    let position = position(text);
    let mv = san::parse(&position, standard).expect("the standard spelling is read");
    assert_eq!(san::format(&position, mv), standard, "{text}");
    for other in others {
        assert_eq!(san::parse(&position, other), Ok(mv), "`{other}` in {text}");
    }
}

#[test]
fn all_usual_spellings_are_read_and_one_is_written() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    check_spellings(
        start,
        "Nf3",
        &["Ngf3", "Ng1f3", "Ng1-f3", "N1f3", "g1f3", "Nf3!?", "♘f3", "马f3"],
    );
    check_spellings(start, "e4", &["e2e4", "e2-e4", "Pe4", "P2e4", "e4!!"]);

    let captures = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";
    check_spellings(captures, "exd5", &["ed5", "e4xd5", "e4d5", "e4:d5", "exd5+", "Pexd5"]);
    let en_passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2";
    check_spellings(en_passant, "exd6", &["ed6", "exd6e.p.", "exd6 e.p.", "e5d6"]);
}

#[test]
fn promotions_and_castling_have_many_spellings() {
    let both = "r3k3/6P1/8/8/8/8/8/R3K2R w KQq - 0 1";
    check_spellings(both, "g8=Q+", &["g8Q", "g8(Q)", "g8/Q", "g7g8q", "g7-g8=Q+", "g8=q"]);
    check_spellings(both, "g8=N", &["g8N", "g8(N)", "g7g8n"]);
    check_spellings(both, "O-O", &["0-0", "o-o", "OO", "e1g1", "O-O!"]);
    check_spellings(both, "O-O-O", &["0-0-0", "o-o-o", "e1c1"]);
    // Without its piece it is not a move, and a king is none to choose.
    for text in ["g8", "g8=K", "g8=P", "0-1", "1-0"] {
        assert!(san::parse(&position(both), text).is_err(), "`{text}` was read");
    }
}

#[test]
fn castling_that_mates_says_so() {
    let both = position("5k2/8/8/8/8/8/5q2/4K2R w K - 0 1");
    assert!(san::parse(&both, "O-O").is_err(), "into and out of check");
    check_spellings("4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "O-O#", &["O-O", "0-0+"]);
}

#[test]
fn a_pinned_piece_does_not_count() {
    let knights = "2r1k3/8/8/8/2N5/8/2K3N1/8 w - - 0 1";
    check_spellings(knights, "Ne3", &["Nge3", "Ng2e3", "g2e3"]);
    assert_eq!(san::parse(&position(knights), "Nce3"), Err(SanError::Illegal));
    check_spellings("3k4/8/8/8/2N5/8/2K3N1/8 w - - 0 1", "Nge3", &["Ng2e3"]);
}

#[test]
fn file_goes_before_rank_and_both_only_if_needed() {
    let three = "8/2k5/8/8/7Q/K7/8/1Q5Q w - - 0 1";
    check_spellings(three, "Qh1e4", &["h1e4"]);
    check_spellings(three, "Q4e4", &["Qh4e4"]);
    check_spellings(three, "Qbe4", &["Qb1e4"]);
    check_spellings("2k5/8/R7/8/8/8/R7/7K w - - 0 1", "R2a4", &["Ra2a4"]);
}

#[test]
fn an_ambiguous_move_names_its_candidates() {
    let position = position("8/8/8/8/k7/8/3K4/N1N1N3 w - - 0 1");
    let Err(SanError::Ambiguous(moves)) = san::parse(&position, "Nb3") else {
        panic!("two knights can go there");
    };
    let mut names: Vec<String> = moves.iter().map(|&mv| san::format(&position, mv)).collect();
    names.sort_unstable();
    assert_eq!(names, ["Nab3", "Ncb3"]);
}

#[test]
fn engines_write_castling_in_two_ways() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let short = san::parse(&both, "O-O").expect("legal");
    for text in ["e1g1", "e1h1"] {
        assert_eq!(uci_move::parse(&both, text).ok(), Some(short), "{text}");
    }
    assert_eq!(uci_move::format(short, CastlingStyle::Standard), "e1g1");
    assert_eq!(uci_move::format(short, CastlingStyle::Chess960), "e1h1");
    // Where a plain king move fits, that is meant.
    let inner = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    assert_eq!(uci_move::parse(&inner, "f1g1").map(Move::is_castle).ok(), Some(true));
    let free = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(uci_move::parse(&free, "f1g1").map(Move::is_castle).ok(), Some(false));
}

#[test]
fn a_chess960_king_may_castle_without_moving() {
    let position = position("1rk5/8/8/8/8/8/8/1RK5 w Bb - 0 1");
    let mv = san::parse(&position, "O-O-O").expect("the rook crosses over");
    let after = position.after(mv);
    assert_eq!(fen::format(&after), "1rk5/8/8/8/8/8/8/2KR4 b q - 1 1");
}

/// A position some random moves away from a random Chess960 start.
fn any_position() -> impl Strategy<Value = Position> {
    (0..960u16, prop::collection::vec(any::<prop::sample::Index>(), 0..60)).prop_map(
        |(start, choices)| {
            let mut position = Position::chess960(start).expect("below 960");
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play(moves[choice.index(moves.len())]);
            }
            position
        },
    )
}

proptest! {
    #[test]
    fn no_text_brings_a_reader_down(text in ".{0,90}", position in any_position()) {
        let _ = fen::read(&text);
        let _ = epd::parse(&text);
        let _ = san::parse(&position, &text);
        let _ = uci_move::parse(&position, &text);
    }

    /// Nearly right texts go deeper than random ones.
    #[test]
    fn no_changed_fen_brings_a_reader_down(
        position in any_position(),
        at in any::<prop::sample::Index>(),
        c in any::<char>(),
    ) {
        let mut text: Vec<char> = fen::format(&position).chars().collect();
        let index = at.index(text.len());
        text[index] = c;
        let text: String = text.into_iter().collect();
        if let Ok((read, _)) = fen::read(&text) {
            // Whatever is accepted can be played and written.
            prop_assert_eq!(&fen::read(&fen::format(&read)).expect("just written").0, &read);
            let _ = read.legal_moves();
        }
    }

    #[test]
    fn no_changed_move_brings_a_reader_down(
        position in any_position(),
        at in any::<prop::sample::Index>(),
        place in 0..6usize,
        c in "[a-hA-Z0-9=+#x-]",
    ) {
        let moves = position.legal_moves();
        prop_assume!(!moves.is_empty());
        let mut text = san::format(&position, moves[at.index(moves.len())]);
        text.insert_str(place.min(text.len()), &c);
        if let Ok(mv) = san::parse(&position, &text) {
            prop_assert!(position.is_legal(mv) || mv.is_null(), "{} as {:?}", text, mv);
        }
    }

    #[test]
    fn what_is_written_is_read(position in any_position()) {
        for text in [fen::format(&position), fen::format_shredder(&position)] {
            let (read, notices) = fen::read(&text).expect("just written");
            prop_assert!(notices.is_empty());
            prop_assert_eq!(&read, &position);
            prop_assert_eq!(fen::format(&read), fen::format(&position));
        }
        for &mv in position.legal_moves().iter() {
            prop_assert_eq!(san::parse(&position, &san::format(&position, mv)), Ok(mv));
            for style in [CastlingStyle::Standard, CastlingStyle::Chess960] {
                // Standard castling notation fits standard castling only.
                if style == CastlingStyle::Chess960 && !mv.is_castle() {
                    prop_assert_eq!(uci_move::parse(&position, &uci_move::format(mv, style)).ok(), Some(mv));
                }
            }
        }
    }
}
