//! The one statement of what is legal.

use super::Position;
use crate::{Bitboard, CastlingFault, CastlingSide, Color, Rank, Role, Setup, SetupNotice, Square};
use std::fmt;

/// Why a setup cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionError {
    /// The board is empty.
    EmptyBoard,
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king.
    SeveralKings(Color),
    /// A pawn stands on the first or last rank, here.
    PawnOnBackRank(Square),
    /// A side has more than sixteen men or more than nine queens. (Extra pieces beside eight
    /// pawns are let pass: made-up positions have them, and nothing depends on it.)
    TooManyMen(Color),
    /// The side that waits is in check.
    OppositeCheck(Color),
    /// More than two men give check.
    TooManyCheckers(Color),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::EmptyBoard => write!(f, "the board is empty"),
            PositionError::NoKing(color) => write!(f, "{color} has no king"),
            PositionError::SeveralKings(color) => write!(f, "{color} has more than one king"),
            PositionError::PawnOnBackRank(square) => {
                write!(f, "a pawn stands on {square}, where no pawn can be")
            }
            PositionError::TooManyMen(color) => {
                write!(f, "{color} has more than sixteen men or nine queens")
            }
            PositionError::OppositeCheck(color) => {
                write!(f, "{color} is in check though it is {}'s move", !*color)
            }
            PositionError::TooManyCheckers(color) => {
                write!(f, "{color}'s king is attacked by more than two men at once")
            }
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Makes a playable position of a setup.
    ///
    /// Castling rights and an en-passant square that cannot be are left out with a notice. An
    /// en-passant square that is possible, but on which no capture is legal, is left out
    /// silently: the same position has one form (case: two FENs of one position).
    ///
    /// # Errors
    /// The first reason why nobody can play on from it; the setup stays good for an editor.
    pub fn from_setup(setup: &Setup) -> Result<(Position, Vec<SetupNotice>), PositionError> {
        let mut setup = *setup;
        check_men(&setup)?;
        let mut notices = Vec::new();
        setup.castling_rooks = possible_castling(&setup, &mut notices);
        if let Some(square) = setup.ep_square
            && !ep_is_possible(&setup, square)
        {
            setup.ep_square = None;
            notices.push(SetupNotice::EnPassantDropped { square });
        }
        setup.fullmove_number = setup.fullmove_number.max(1);
        let position = Position::unchecked(&setup);
        let waiting = !position.turn;
        let waiting_king = position.king(waiting);
        if position.board.attackers_to(waiting_king, position.occupied()).intersects(position.us())
        {
            return Err(PositionError::OppositeCheck(waiting));
        }
        if position.checkers.count() > 2 {
            return Err(PositionError::TooManyCheckers(position.turn));
        }
        Ok((position, notices))
    }
}

/// Kings, pawns and numbers of men.
fn check_men(setup: &Setup) -> Result<(), PositionError> {
    let board = &setup.board;
    if board.occupied().is_empty() {
        return Err(PositionError::EmptyBoard);
    }
    for color in Color::ALL {
        match board.pieces(color, Role::King).count() {
            0 => return Err(PositionError::NoKing(color)),
            1 => {}
            _ => return Err(PositionError::SeveralKings(color)),
        }
    }
    if let Some(square) = (board.by_role(Role::Pawn) & Bitboard::BACK_RANKS).first() {
        return Err(PositionError::PawnOnBackRank(square));
    }
    for color in Color::ALL {
        if board.by_color(color).count() > 16 || board.pieces(color, Role::Queen).count() > 9 {
            return Err(PositionError::TooManyMen(color));
        }
    }
    Ok(())
}

/// The rights that can be; the others become notices.
fn possible_castling(setup: &Setup, notices: &mut Vec<SetupNotice>) -> Bitboard {
    let mut kept = Bitboard::EMPTY;
    for color in Color::ALL {
        let back = Rank::R1.relative_to(color);
        let rights = setup.castling_rooks & Bitboard::from_rank(back);
        let Some(king) = setup.board.king_of(color) else { continue };
        for side in CastlingSide::ALL {
            let mut drop =
                |fault| notices.push(SetupNotice::CastlingDropped { color, side, fault });
            // Outermost first: that is the one which plain K and Q mean.
            let mut squares: Vec<Square> =
                rights.into_iter().filter(|rook| CastlingSide::of(king, *rook) == side).collect();
            if side == CastlingSide::King {
                squares.reverse();
            }
            let mut taken = None;
            for square in squares {
                if king.rank() != back {
                    drop(CastlingFault::KingAway);
                } else if !setup.board.pieces(color, Role::Rook).contains(square) {
                    drop(CastlingFault::NoRook(square));
                } else if let Some(first) = taken {
                    drop(CastlingFault::SecondRook(first));
                } else {
                    taken = Some(square);
                    kept = kept.with(square);
                }
            }
        }
    }
    kept
}

/// Whether a pawn can just have passed this square.
fn ep_is_possible(setup: &Setup, square: Square) -> bool {
    let passer = !setup.turn;
    let (behind, ahead) = match passer {
        Color::White => (-1, 1),
        Color::Black => (1, -1),
    };
    square.rank() == Rank::R3.relative_to(passer)
        && !setup.board.occupied().contains(square)
        && square.offset(0, behind).is_some_and(|home| !setup.board.occupied().contains(home))
        && square
            .offset(0, ahead)
            .is_some_and(|pawn| setup.board.pieces(passer, Role::Pawn).contains(pawn))
}
