//! What touched men oblige to (L-TOUCH-1 to 5). Pure: a position and the touched squares go
//! in, the moves that may still be made come out.

use crate::LawId;
use chess_core::{CastlingSide, Move, Position, Role, Square};

/// What the side to move is bound to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obligation {
    /// What must be done.
    pub duty: Duty,
    /// The legal moves that do it; none other may be made.
    pub moves: Vec<Move>,
    /// The law that binds.
    pub law: LawId,
}

/// What must be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Duty {
    /// The man on this square moves.
    Move(Square),
    /// The man on this square is taken.
    Capture(Square),
    /// The one takes the other.
    CaptureWith(Square, Square),
    /// The king castles with the rook on this square.
    Castle(Square),
    /// The king moves somehow; castling was intended and is illegal.
    MoveKing(Square),
    /// This very move is made, having been written down for a claim.
    Play(Move),
}

impl Obligation {
    /// Whether this move may be made.
    pub fn allows(&self, mv: Move) -> bool {
        self.moves.contains(&mv)
    }

    pub(super) fn message(&self) -> &'static str {
        match self.duty {
            Duty::Move(_) => "ruling-must-move",
            Duty::Capture(_) => "ruling-must-capture",
            Duty::CaptureWith(..) => "ruling-must-capture-with",
            Duty::Castle(_) => "ruling-must-castle",
            Duty::MoveKing(_) => "ruling-must-move-king",
            Duty::Play(_) => "ruling-must-play-intended",
        }
    }
}

/// What these men, touched in this order by the side to move, oblige to; `None` leaves every
/// legal move free (L-TOUCH-3).
pub fn obligation(position: &Position, touched: &[Square]) -> Option<Obligation> {
    let all: Vec<Move> = position.legal_moves().iter().copied().collect();
    let own: Vec<Square> =
        touched.iter().copied().filter(|square| position.us().contains(*square)).collect();
    let theirs: Vec<Square> =
        touched.iter().copied().filter(|square| position.them().contains(*square)).collect();
    if let Some(answer) = castling(position, &all, &own) {
        return answer;
    }
    if let (Some(man), Some(target)) = (own.first(), theirs.first()) {
        let duty = Duty::CaptureWith(*man, *target);
        let takes = |mv: &Move| mv.from() == *man && captured(position, *mv) == Some(*target);
        if let Some(found) = bind(&all, duty, LawId::Touch2, takes) {
            return Some(found);
        }
    }
    let both = !own.is_empty() && !theirs.is_empty();
    let law = if both { LawId::Touch2 } else { LawId::Touch1 };
    touched.iter().find_map(|square| {
        if position.us().contains(*square) {
            bind(&all, Duty::Move(*square), law, |mv| mv.from() == *square)
        } else {
            bind(&all, Duty::Capture(*square), law, |mv| captured(position, *mv) == Some(*square))
        }
    })
}

/// King and rook touched one after the other (L-TOUCH-5); the outer `None` if that is not it.
fn castling(position: &Position, all: &[Move], own: &[Square]) -> Option<Option<Obligation>> {
    let [first, second, ..] = own else { return None };
    let king = position.king(position.turn());
    let rook = |square: Square| position.pieces(position.turn(), Role::Rook).contains(square);
    let castle = |rook: Square| Move::castle(king, rook);
    if *first == king && rook(*second) {
        let law = LawId::Touch5;
        let castles = bind(all, Duty::Castle(*second), law, |mv| *mv == castle(*second));
        let moves = || bind(all, Duty::MoveKing(king), law, |mv| mv.from() == king);
        return Some(castles.or_else(moves));
    }
    if *second == king && rook(*first) {
        let side = CastlingSide::of(king, *first);
        let law = LawId::Touch5;
        let moves = bind(all, Duty::Move(*first), law, |mv| mv.from() == *first);
        // The rook cannot move: the king, touched next, must, but not by castling there.
        let with_king = || {
            bind(all, Duty::Move(king), law, |mv| {
                let there = mv.is_castle() && CastlingSide::of(king, mv.to()) == side;
                mv.from() == king && !there
            })
        };
        return Some(moves.or_else(with_king));
    }
    None
}

fn bind(all: &[Move], duty: Duty, law: LawId, fits: impl Fn(&Move) -> bool) -> Option<Obligation> {
    let moves: Vec<Move> = all.iter().copied().filter(|mv| fits(mv)).collect();
    if moves.is_empty() { None } else { Some(Obligation { duty, moves, law }) }
}

/// The square of the man that a legal move takes.
fn captured(position: &Position, mv: Move) -> Option<Square> {
    if mv.is_en_passant() {
        return Some(Square::new(mv.to().file(), mv.from().rank()));
    }
    position.is_capture(mv).then_some(mv.to())
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::fen;

    fn duty(text: &str, touched: &str) -> (Option<Duty>, Option<LawId>) {
        let position = fen::read(text).unwrap().0;
        let squares: Vec<Square> =
            touched.split(' ').map(|square| square.parse().unwrap()).collect();
        let found = obligation(&position, &squares);
        (found.as_ref().map(|found| found.duty), found.map(|found| found.law))
    }

    const MIDDLE: &str = "4k3/8/8/3p1b2/4P3/2N5/8/R3K2R w KQ - 0 1";

    /// L-TOUCH-1: the first touched that can be moved, or captured, counts.
    #[test]
    fn l_touch_1_first_that_can() {
        let move_first = (Some(Duty::Move(Square::C3)), Some(LawId::Touch1));
        assert_eq!(duty(MIDDLE, "c3"), move_first);
        assert_eq!(duty(MIDDLE, "c3 e4 a1"), move_first);
        let capture = (Some(Duty::Capture(Square::D5)), Some(LawId::Touch1));
        assert_eq!(duty(MIDDLE, "d5 f5"), capture);
        // The king of the opponent cannot be taken, so the next one counts.
        assert_eq!(duty(MIDDLE, "e8 d5"), capture);
        let blocked = "4k3/8/8/4p3/4P3/8/8/4K2N w - - 0 1";
        assert_eq!(duty(blocked, "e4 h1").0, Some(Duty::Move(Square::H1)));
    }

    /// L-TOUCH-1: a pawn that can be taken en passant only is bound to be taken so.
    #[test]
    fn l_touch_1_en_passant_is_a_capture() {
        let text = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let found = obligation(&fen::read(text).unwrap().0, &[Square::D5]).unwrap();
        assert_eq!(found.moves, [Move::en_passant(Square::E5, Square::D6)]);
    }

    /// L-TOUCH-2: one of each: the capture if legal, else the first that can be moved or taken.
    #[test]
    fn l_touch_2_one_of_each() {
        let takes = Some(Duty::CaptureWith(Square::C3, Square::D5));
        assert_eq!(duty(MIDDLE, "c3 d5"), (takes, Some(LawId::Touch2)));
        assert_eq!(duty(MIDDLE, "d5 c3").0, takes);
        assert_eq!(duty(MIDDLE, "c3 f5").0, Some(Duty::Move(Square::C3)));
        assert_eq!(duty(MIDDLE, "f5 c3").0, Some(Duty::Capture(Square::F5)));
        assert_eq!(duty(MIDDLE, "e8 c3").0, Some(Duty::Move(Square::C3)));
    }

    /// L-TOUCH-3: what cannot be moved or taken binds nobody.
    #[test]
    fn l_touch_3_nothing_can() {
        assert_eq!(duty("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4 e5"), (None, None));
        // A pinned knight has no legal move.
        assert_eq!(duty("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2"), (None, None));
    }

    /// L-TOUCH-5: king then rook castles; rook then king must not.
    #[test]
    fn l_touch_5_castling() {
        let castle = (Some(Duty::Castle(Square::H1)), Some(LawId::Touch5));
        assert_eq!(duty(MIDDLE, "e1 h1"), castle);
        assert_eq!(duty(MIDDLE, "e1 a1").0, Some(Duty::Castle(Square::A1)));
        assert_eq!(duty(MIDDLE, "h1 e1").0, Some(Duty::Move(Square::H1)));
        // King first, that side illegal: a king's move, castling on the other side included.
        let one_side = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
        let found = obligation(&fen::read(one_side).unwrap().0, &[Square::E1, Square::H1]).unwrap();
        assert_eq!(found.duty, Duty::MoveKing(Square::E1));
        assert!(found.allows(Move::castle(Square::E1, Square::A1)));
        assert!(!found.allows(Move::normal(Square::H1, Square::G1)));
        // No king's move at all: free, though the rook was touched.
        let no_move = "k2r1r2/8/8/8/8/8/4P3/4K2R w - - 0 1";
        assert_eq!(duty(no_move, "e1 h1"), (None, None));
    }

    /// L-TOUCH-5: the rook touched first cannot move: the king does, but does not castle there.
    #[test]
    fn l_touch_5_rook_first_that_cannot_move() {
        let text = "4k3/8/8/8/8/8/P7/RN2K2R w KQ - 0 1";
        let position = fen::read(text).unwrap().0;
        let found = obligation(&position, &[Square::A1, Square::E1]).unwrap();
        assert_eq!(found.duty, Duty::Move(Square::E1));
        assert!(found.allows(Move::castle(Square::E1, Square::H1)));
    }
}
