//! What was wrong with a game, and where.

use crate::Move;
use std::fmt;

/// Something in a file that is not as it should be. The text it is about is never lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// What it is.
    pub kind: ProblemKind,
    /// The number of the game in its file, from 1.
    pub game: usize,
    /// The line in the file, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The text in question.
    pub text: String,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// No legal move fits. The line ends before it; the rest is kept unread.
    IllegalMove {
        /// The number of the move as it should be, from the start position's counter.
        number: u32,
        /// Whether it is Black's.
        black: bool,
    },
    /// Several legal moves fit, these. The line ends before it; the rest is kept unread.
    AmbiguousMove {
        /// The number of the move.
        number: u32,
        /// Whether it is Black's.
        black: bool,
        /// The moves that fit, in standard notation.
        candidates: Vec<(Move, String)>,
    },
    /// The text is no move at all, though it stands where one should. Treated like an illegal one.
    NotAMove {
        /// The number of the move.
        number: u32,
        /// Whether it is Black's.
        black: bool,
    },
    /// Text without meaning; it was kept as a comment.
    Junk,
    /// A closing bracket without an opening one was passed over.
    StrayClosing,
    /// A tag was not well formed; it was read up to the end of its line.
    MalformedTag,
    /// A tag came twice; the first one counts, unless it said nothing.
    DuplicateTag,
    /// A comment was never closed.
    UnclosedComment,
    /// A variation was never closed.
    UnclosedVariation,
    /// The start position makes no sense, so that no move could be read. The reason is given.
    BadFen(String),
    /// Something of the start position was dropped, such as a castling right without a rook.
    FenNotice(String),
    /// The game is of a variant with other rules; moves were read as far as they fit chess.
    OtherVariant,
    /// The result behind the moves is not the one of the tag; the tag's counts.
    ResultMismatch,
    /// The piece letters are of another language, named by its code; read as such.
    ForeignLetters(&'static str),
    /// A line between games, before this one, that belongs to none.
    StrayText,
}

impl ProblemKind {
    /// A short fixed name for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ProblemKind::IllegalMove { .. } => "illegal-move",
            ProblemKind::AmbiguousMove { .. } => "ambiguous-move",
            ProblemKind::NotAMove { .. } => "not-a-move",
            ProblemKind::Junk => "junk",
            ProblemKind::StrayClosing => "stray-closing",
            ProblemKind::MalformedTag => "malformed-tag",
            ProblemKind::DuplicateTag => "duplicate-tag",
            ProblemKind::UnclosedComment => "unclosed-comment",
            ProblemKind::UnclosedVariation => "unclosed-variation",
            ProblemKind::BadFen(_) => "bad-fen",
            ProblemKind::FenNotice(_) => "fen-notice",
            ProblemKind::OtherVariant => "other-variant",
            ProblemKind::ResultMismatch => "result-mismatch",
            ProblemKind::ForeignLetters(_) => "foreign-letters",
            ProblemKind::StrayText => "stray-text",
        }
    }

    /// Whether some moves could not be read; the others are remarks on a game that is whole.
    pub fn is_fault(&self) -> bool {
        matches!(
            self,
            ProblemKind::IllegalMove { .. }
                | ProblemKind::AmbiguousMove { .. }
                | ProblemKind::NotAMove { .. }
                | ProblemKind::BadFen(_)
        )
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |number: u32, black: bool| format!("{number}{}", if black { "..." } else { "." });
        match self {
            ProblemKind::IllegalMove { number, black } => {
                write!(f, "illegal move at {}", at(*number, *black))
            }
            ProblemKind::AmbiguousMove { number, black, candidates } => {
                let names: Vec<&str> = candidates.iter().map(|(_, san)| san.as_str()).collect();
                write!(f, "ambiguous move at {}: {}", at(*number, *black), names.join(" or "))
            }
            ProblemKind::NotAMove { number, black } => {
                write!(f, "not a move, at {}", at(*number, *black))
            }
            ProblemKind::Junk => write!(f, "text without meaning, kept as a comment"),
            ProblemKind::StrayClosing => write!(f, "closing bracket without an opening one"),
            ProblemKind::MalformedTag => write!(f, "malformed tag"),
            ProblemKind::DuplicateTag => write!(f, "tag given twice"),
            ProblemKind::UnclosedComment => write!(f, "comment never closed"),
            ProblemKind::UnclosedVariation => write!(f, "variation never closed"),
            ProblemKind::BadFen(reason) => write!(f, "start position refused: {reason}"),
            ProblemKind::FenNotice(notice) => f.write_str(notice),
            ProblemKind::OtherVariant => write!(f, "a variant with other rules"),
            ProblemKind::ResultMismatch => write!(f, "result differs from the Result tag"),
            ProblemKind::ForeignLetters(code) => write!(f, "piece letters of language {code:?}"),
            ProblemKind::StrayText => write!(f, "text between games"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { kind, game, line, column, text } = self;
        write!(f, "game {game}, line {line}, column {column}: {kind}: {text:?}")
    }
}
