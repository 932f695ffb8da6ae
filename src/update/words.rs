//! Errors as messages: which text says it, and the values in it.

use crate::model::Message;
use crate::service::files::{FileError, Operation};
use crate::text::spoken;
use chess_core::fen::{FenError, FenErrorKind, FenField};
use chess_core::pgn::{Problem, ProblemKind};
use chess_core::{CastlingFault, CastlingSide, PositionError, SetupNotice};

/// A FEN that cannot be read: which field, and what is wrong with it.
pub(super) fn fen_refused(error: &FenError) -> Message {
    let field = Message::new(match error.field {
        FenField::Placement => "fen-field-board",
        FenField::Turn => "fen-field-turn",
        FenField::Castling => "fen-field-castling",
        FenField::EnPassant => "fen-field-en-passant",
        FenField::HalfmoveClock => "fen-field-halfmove",
        FenField::FullmoveNumber => "fen-field-fullmove",
    });
    let text = &error.text;
    let reason = match &error.kind {
        FenErrorKind::Empty => Message::new("fen-empty"),
        FenErrorKind::RankCount(count) => Message::new("fen-rank-count").with_count(*count),
        FenErrorKind::RankLength(rank, count) => {
            Message::new("fen-rank-length").with("rank", rank.char()).with_count(*count)
        }
        FenErrorKind::UnknownLetter(rank, letter) => {
            Message::new("fen-unknown-letter").with("rank", rank.char()).with("letter", letter)
        }
        FenErrorKind::Unreadable => Message::new("fen-unreadable").with("text", text),
        FenErrorKind::Surplus => Message::new("fen-surplus").with("text", text),
    };
    Message::new("fen-refused").with_message("field", field).with_message("reason", reason)
}

/// A position that cannot be played.
pub(super) fn position_refused(error: PositionError) -> Message {
    let side = |id, color| Message::new(id).with("side", spoken::side(color));
    let reason = match error {
        PositionError::EmptyBoard => Message::new("position-empty-board"),
        PositionError::NoKing(color) => side("position-no-king", color),
        PositionError::SeveralKings(color) => side("position-several-kings", color),
        PositionError::PawnOnBackRank(square) => {
            Message::new("position-pawn-on-back-rank").with("square", square)
        }
        PositionError::TooManyMen(color) => side("position-too-many-men", color),
        PositionError::OppositeCheck(color) => side("position-opposite-check", color),
        PositionError::TooManyCheckers(color) => side("position-too-many-checkers", color),
    };
    Message::new("position-refused").with_message("reason", reason)
}

/// Something of a position that was left out.
pub(super) fn setup_notice(notice: SetupNotice) -> Message {
    match notice {
        SetupNotice::EnPassantDropped { square } => {
            Message::new("position-en-passant-dropped").with("square", square)
        }
        SetupNotice::CastlingDropped { color, side, fault } => {
            let way = match side {
                CastlingSide::King => "short",
                CastlingSide::Queen => "long",
            };
            let reason = match fault {
                CastlingFault::KingAway => Message::new("position-castling-king-away"),
                CastlingFault::NoRook(square) => {
                    Message::new("position-castling-no-rook").with("square", square)
                }
                CastlingFault::SecondRook(square) => {
                    Message::new("position-castling-second-rook").with("square", square)
                }
            };
            Message::new("position-castling-dropped")
                .with("side", spoken::side(color))
                .with("way", way)
                .with_message("reason", reason)
        }
    }
}

/// What the disk said.
pub(super) fn file_error(error: &FileError) -> Message {
    let (id, detail) = error.reason();
    let mut reason = Message::new(id);
    if let Some(detail) = detail {
        reason = reason.with("detail", detail);
    }
    let id = match error.operation {
        Operation::Read => "file-read-failed",
        Operation::Write => "file-write-failed",
    };
    Message::new(id).with("name", error.name()).with_message("reason", reason)
}

/// What is wrong with a game of a file.
pub(super) fn pgn_problem(problem: &Problem) -> Message {
    let place = |number: u32, black: bool| format!("{number}{}", if black { "…" } else { "." });
    let text: String = problem.text.chars().take(40).collect();
    match &problem.kind {
        ProblemKind::IllegalMove { number, black } => Message::new("problem-illegal-move")
            .with("number", place(*number, *black))
            .with("text", text),
        ProblemKind::AmbiguousMove { number, black, candidates } => {
            let moves: Vec<&str> = candidates.iter().map(|(_, san)| san.as_str()).collect();
            Message::new("problem-ambiguous-move")
                .with("number", place(*number, *black))
                .with("text", text)
                .with("moves", moves.join(", "))
        }
        ProblemKind::NotAMove { number, black } => Message::new("problem-not-a-move")
            .with("number", place(*number, *black))
            .with("text", text),
        ProblemKind::Junk => Message::new("problem-junk").with("text", text),
        ProblemKind::StrayClosing => Message::new("problem-stray-closing"),
        ProblemKind::MalformedTag => Message::new("problem-malformed-tag").with("text", text),
        ProblemKind::DuplicateTag => Message::new("problem-duplicate-tag").with("text", text),
        ProblemKind::UnclosedComment => Message::new("problem-unclosed-comment"),
        ProblemKind::UnclosedVariation => Message::new("problem-unclosed-variation"),
        ProblemKind::BadFen(reason) => Message::new("problem-bad-fen").with("reason", reason),
        ProblemKind::FenNotice(reason) => Message::new("problem-fen-notice").with("reason", reason),
        ProblemKind::OtherVariant => Message::new("problem-other-variant").with("text", text),
        ProblemKind::ResultMismatch => Message::new("problem-result-mismatch").with("text", text),
        ProblemKind::ForeignLetters(_) => {
            Message::new("problem-foreign-letters").with("text", text)
        }
        ProblemKind::StrayText => Message::new("problem-stray-text").with("text", text),
    }
}
