//! How a game ended, and what ends it by itself.

use super::{Effort, Repetitions, is_dead};
use crate::{Color, Move, Position};
use std::fmt;

/// Why a side won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// The enemy king is mated (L-END-1).
    Checkmate,
    /// The opponent resigned (L-END-2).
    Resignation,
    /// The opponent's time ran out (L-END-5).
    Time,
}

/// Why a game was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// The side to move has no move and is not in check (L-END-3).
    Stalemate,
    /// Neither side can mate any more (L-END-4).
    DeadPosition,
    /// Time ran out, but the opponent cannot mate (L-END-5).
    TimeWithoutMatingMaterial,
    /// Both agreed (L-END-6).
    Agreement,
    /// The same position for the third time, claimed (L-END-7).
    Threefold,
    /// Fifty moves without capture or pawn move, claimed (L-END-9).
    FiftyMoves,
    /// The same position for the fifth time (L-END-10).
    Fivefold,
    /// Seventy-five moves without capture or pawn move (L-END-10).
    SeventyFiveMoves,
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One side won.
    Win {
        /// Who.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody won.
    Draw(DrawReason),
}

impl Outcome {
    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn result(self) -> &'static str {
        match self {
            Outcome::Win { winner: Color::White, .. } => "1-0",
            Outcome::Win { winner: Color::Black, .. } => "0-1",
            Outcome::Draw(_) => "1/2-1/2",
        }
    }

    /// The winner, if any.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.result())
    }
}

/// What ends the game at this position without anybody's claim, the last position of `history`
/// being this one. Mate and stalemate go before the counts: mate on the 150th ply wins. Dead
/// positions are those that a glance proves dead.
pub fn automatic_outcome(position: &Position, history: &Repetitions) -> Option<Outcome> {
    if !position.has_legal_move() {
        return Some(if position.is_check() {
            Outcome::Win { winner: !position.turn(), reason: WinReason::Checkmate }
        } else {
            Outcome::Draw(DrawReason::Stalemate)
        });
    }
    let draw = if is_dead(position, Effort::GLANCE) {
        DrawReason::DeadPosition
    } else if history.count() >= 5 {
        DrawReason::Fivefold
    } else if position.halfmove_clock() >= 150 {
        DrawReason::SeventyFiveMoves
    } else {
        return None;
    };
    Some(Outcome::Draw(draw))
}

/// What the side to move may claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Claim {
    /// The position has occurred three times, or will by the intended move.
    pub threefold: bool,
    /// Fifty moves by each side without capture or pawn move, or so by the intended move.
    pub fifty_moves: bool,
}

impl Claim {
    /// Whether anything can be claimed.
    pub const fn any(self) -> bool {
        self.threefold || self.fifty_moves
    }

    /// The draw that a claim brings.
    pub const fn reason(self) -> Option<DrawReason> {
        match self {
            Claim { threefold: true, .. } => Some(DrawReason::Threefold),
            Claim { fifty_moves: true, .. } => Some(DrawReason::FiftyMoves),
            _ => None,
        }
    }
}

/// What may be claimed now, or with the legal move that the claimant intends (L-END-7, L-END-9).
pub fn claims(position: &Position, history: &Repetitions, intended: Option<Move>) -> Claim {
    match intended {
        None => {
            Claim { threefold: history.count() >= 3, fifty_moves: position.halfmove_clock() >= 100 }
        }
        Some(mv) => {
            let next = position.after(mv);
            Claim {
                threefold: history.count_with(&next) >= 3,
                fifty_moves: next.halfmove_clock() >= 100,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fen, san};

    fn at(text: &str) -> (Position, Repetitions) {
        let position = fen::read(text).unwrap().0;
        let history = Repetitions::of(&position, &[]);
        (position, history)
    }

    fn outcome(text: &str) -> Option<Outcome> {
        let (position, history) = at(text);
        automatic_outcome(&position, &history)
    }

    #[test]
    fn mate_stalemate_and_dead_positions_end_the_game() {
        let mate = Outcome::Win { winner: Color::White, reason: WinReason::Checkmate };
        assert_eq!(outcome("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"), Some(mate));
        let stalemate = Outcome::Draw(DrawReason::Stalemate);
        assert_eq!(outcome("7k/5Q2/8/8/8/8/8/4K3 b - - 0 1"), Some(stalemate));
        let dead = Outcome::Draw(DrawReason::DeadPosition);
        assert_eq!(outcome("7k/8/8/8/8/8/8/4KB2 b - - 0 1"), Some(dead));
        assert_eq!(outcome("7k/7p/8/8/8/8/8/4KB2 b - - 0 1"), None);
        // L-END-4: walls, and a capture that is forced.
        assert_eq!(outcome("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1"), Some(dead));
        assert_eq!(outcome("7k/6Q1/8/8/8/8/8/K7 b - - 0 1"), Some(dead));
    }

    /// L-END-10: mate on the last counted move goes before the count; fifty moves only by claim.
    #[test]
    fn mate_goes_before_the_count() {
        let (position, history) = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120");
        let after = |text| position.after(san::parse(&position, text).unwrap());
        assert!(matches!(
            automatic_outcome(&after("Ra8#"), &history),
            Some(Outcome::Win { winner: Color::White, reason: WinReason::Checkmate })
        ));
        assert_eq!(
            automatic_outcome(&after("Ra7"), &history),
            Some(Outcome::Draw(DrawReason::SeventyFiveMoves))
        );
        let (position, history) = at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 100");
        assert_eq!(automatic_outcome(&position, &history), None);
        assert!(!claims(&position, &history, None).any());
        let intended = san::parse(&position, "Ra7").unwrap();
        assert!(claims(&position, &history, Some(intended)).fifty_moves);
    }

    /// L-END-7, L-END-10: the third time is a matter of claiming, the fifth is not.
    #[test]
    fn three_by_claim_five_by_itself() {
        let start = Position::startpos();
        let mut position = start.clone();
        let mut history = Repetitions::of(&start, &[]);
        let mut times = 1;
        while times < 5 {
            for text in ["Nf3", "Nf6", "Ng1", "Ng8"] {
                let mv = san::parse(&position, text).unwrap();
                if text == "Ng8" && times == 2 {
                    assert!(claims(&position, &history, Some(mv)).threefold);
                    assert!(!claims(&position, &history, None).threefold);
                }
                position.play(mv);
                history.push(&position);
            }
            times += 1;
            assert_eq!(history.count(), times);
            assert_eq!(claims(&position, &history, None).threefold, times >= 3);
            let fivefold = Outcome::Draw(DrawReason::Fivefold);
            assert_eq!(
                automatic_outcome(&position, &history),
                if times == 5 { Some(fivefold) } else { None }
            );
        }
    }
}
