//! Where a planned move may go: the geometric mobility of a man on a board whose other men may all be gone
//! by then.

use chess_core::{Bitboard, Board, Role, Square};

/// The squares a man might reach once the other side has moved. Own men may be taken (they may have been
/// taken by then), a pawn may always go diagonally, and a king on his first rank may castle with every rook
/// of his on it.
pub fn targets(board: &Board, from: Square) -> Bitboard {
    let Some(piece) = board.piece_at(from) else { return Bitboard::EMPTY };
    Square::all()
        .filter(|&to| {
            let files = to.file().index() as i32 - from.file().index() as i32;
            let ranks = to.rank().index() as i32 - from.rank().index() as i32;
            to != from
                && match piece.role {
                    Role::Knight => matches!((files.abs(), ranks.abs()), (1, 2) | (2, 1)),
                    Role::Bishop => files.abs() == ranks.abs(),
                    Role::Rook => files == 0 || ranks == 0,
                    Role::Queen => files == 0 || ranks == 0 || files.abs() == ranks.abs(),
                    Role::King => files.abs() <= 1 && ranks.abs() <= 1 || castles(board, from, to),
                    Role::Pawn => {
                        let home = from.relative_to(piece.color).rank().index() as i32;
                        let forward = to.relative_to(piece.color).rank().index() as i32 - home;
                        forward == 1 && files.abs() <= 1 || forward == 2 && files == 0 && home == 1
                    }
                }
        })
        .collect()
}

/// Onto a rook of his on the same first rank, or two squares from the e-file towards one.
fn castles(board: &Board, from: Square, to: Square) -> bool {
    let Some(king) = board.piece_at(from) else { return false };
    let home = from.relative_to(king.color).rank().index() == 0;
    if !home || from.rank() != to.rank() {
        return false;
    }
    let rooks = board.pieces(king.color, Role::Rook) & Bitboard::from_rank(from.rank());
    if rooks.contains(to) {
        return true;
    }
    let (king_file, to_file) = (from.file().index(), to.file().index());
    match (king_file, to_file) {
        (4, 6) => rooks.into_iter().any(|rook| rook.file().index() > king_file),
        (4, 2) => rooks.into_iter().any(|rook| rook.file().index() < king_file),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::fen;

    fn of(text: &str, from: Square) -> Vec<String> {
        let setup = fen::parse(text).expect("a setup");
        targets(&setup.board, from).into_iter().map(|square| square.to_string()).collect()
    }

    #[test]
    fn pawns_may_always_take_and_step_twice_from_home() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(of(start, Square::E2), ["d3", "e3", "f3", "e4"]);
        assert_eq!(of(start, Square::A7), ["a5", "a6", "b6"]);
        assert_eq!(of("8/8/8/8/8/4P3/8/8 w - - 0 1", Square::E3), ["d4", "e4", "f4"]);
    }

    #[test]
    fn men_go_through_and_onto_their_own() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_eq!(of(start, Square::A1).len(), 14);
        assert_eq!(of(start, Square::G1), ["e2", "f3", "h3"]);
        assert_eq!(of(start, Square::D1).len(), 21);
    }

    #[test]
    fn the_king_castles_by_both_gestures() {
        let king = of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Square::E8);
        for square in ["a8", "c8", "d8", "f8", "g8", "h8", "d7", "e7", "f7"] {
            assert!(king.contains(&square.to_owned()), "{square}");
        }
        assert_eq!(king.len(), 9);
        assert_eq!(of("8/8/8/8/8/8/4K3/R6R w - - 0 1", Square::E2).len(), 8);
    }
}
