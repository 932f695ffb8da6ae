//! Moves as engines write them: `e2e4`, `e7e8q`, and castling in two ways.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::{File, Move, Position, Role, Square};
use std::fmt;

/// How castling is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CastlingStyle {
    /// The king's two steps, `e1g1`: the standard game.
    #[default]
    Standard,
    /// King takes own rook, `e1h1`: Chess960.
    Chess960,
}

/// Why a text is not a move of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciMoveError {
    /// It has not the form of a move.
    Syntax(String),
    /// The move is not legal.
    Illegal(String),
}

impl fmt::Display for UciMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciMoveError::Syntax(text) => write!(f, "{text:?} is not a move such as \"e2e4\""),
            UciMoveError::Illegal(text) => write!(f, "{text:?} is not a legal move"),
        }
    }
}

impl std::error::Error for UciMoveError {}

/// Writes a move; the null move is `0000`.
pub fn format(mv: Move, style: CastlingStyle) -> String {
    if mv.is_castle() && style == CastlingStyle::Standard {
        format!("{}{}", mv.from(), mv.king_target())
    } else {
        format!("{mv:?}")
    }
}

/// Reads a legal move. Both ways to write castling are understood, whatever the game; where a
/// plain king move fits as well, that is meant.
///
/// # Errors
/// When the text is not a move or the move not legal.
pub fn parse(position: &Position, text: &str) -> Result<Move, UciMoveError> {
    let shown = || text.chars().take(40).collect::<String>();
    let (from, to, promotion) = split(text).ok_or_else(|| UciMoveError::Syntax(shown()))?;
    find(position, from, to, promotion).ok_or_else(|| UciMoveError::Illegal(shown()))
}

/// The legal move that a hand (or an engine) means by going from one square to another.
///
/// Castling is meant by the king's two steps towards a rook as well as by the king's going onto
/// it; a plain king move goes before both (case: castling gestures). A promotion needs its role.
pub fn find(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    let plain = match promotion {
        Some(role) => Move::promotion(from, to, role),
        None => Move::normal(from, to),
    };
    [plain, Move::en_passant(from, to), Move::castle(from, to)]
        .into_iter()
        .find(|mv| (promotion.is_none() || *mv == plain) && position.is_legal(*mv))
        .or_else(|| {
            let two_steps = from.rank() == to.rank()
                && matches!(to.file(), File::G | File::C)
                && promotion.is_none()
                && position.moved_role(plain) == Some(Role::King);
            let rooks = position.castling_rooks() & position.us();
            rooks
                .into_iter()
                .map(|rook| Move::castle(from, rook))
                .find(|mv| two_steps && mv.king_target() == to && position.is_legal(*mv))
        })
}

fn split(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let from = text.get(..2)?.parse().ok()?;
    let to = text.get(2..4)?.parse().ok()?;
    let mut rest = text.get(4..)?.chars();
    let promotion = match rest.next() {
        None => None,
        Some(c) => Some(Role::from_letter(c).filter(|role| Role::PROMOTIONS.contains(role))?),
    };
    if rest.next().is_some() { None } else { Some((from, to, promotion)) }
}
