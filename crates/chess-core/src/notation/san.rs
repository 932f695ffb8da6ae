//! Standard algebraic notation.
//!
//! Reading is lenient: `Nf3`, `Ngf3`, `Ng1f3`, `Ng1-f3`, `g1f3`, `e2e4`, `exd5`, `ed5`, `e8Q`, `e8=Q`,
//! `e8(Q)`, `0-0`, `o-o`, figurines, and any check, mate or judgement sign at the end. Writing
//! gives the one standard form.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::{
    Bitboard, CastlingSide, Color, File, Move, MoveKind, MoveList, Position, Rank, Role, Square,
    attacks, uci_move,
};
use std::fmt;
use std::str::FromStr;

/// A move as written, before anybody asks which move it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum San {
    /// A man goes somewhere.
    Normal {
        /// What moves.
        role: Role,
        /// The file it comes from, if written.
        file: Option<File>,
        /// The rank it comes from, if written.
        rank: Option<Rank>,
        /// Whether a capture sign was written.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Role>,
    },
    /// `O-O` or `O-O-O`.
    Castle(CastlingSide),
    /// A pass, written `--`, `Z0` or `0000`.
    Null,
}

/// The text has not the form of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseSanError {
    /// The text, shortened when it is very long.
    pub text: String,
}

impl fmt::Display for ParseSanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not a move", self.text)
    }
}

impl std::error::Error for ParseSanError {}

/// Why a written move is not a move of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SanError {
    /// The text has not the form of a move.
    Syntax(ParseSanError),
    /// No legal move fits.
    Illegal,
    /// More than one legal move fits; these.
    Ambiguous(Vec<Move>),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::Syntax(error) => error.fmt(f),
            SanError::Illegal => write!(f, "no legal move fits"),
            SanError::Ambiguous(moves) => {
                write!(f, "ambiguous: ")?;
                for (i, mv) in moves.iter().enumerate() {
                    let comma = if i == 0 { "" } else { ", " };
                    write!(f, "{comma}{mv:?}")?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for SanError {}

/// Finds the move that a text means in a position.
///
/// # Errors
/// When the text is no move, or fits none or several; the candidates are given.
pub fn parse(position: &Position, text: &str) -> Result<Move, SanError> {
    text.parse::<San>().map_err(SanError::Syntax)?.to_move(position)
}

/// Writes a legal move in the standard form, with `+` or `#`.
pub fn format(position: &Position, mv: Move) -> String {
    let mut out = format_plain(position, mv);
    if !mv.is_null() {
        out.push_str(check_suffix(&position.after(mv)));
    }
    out
}

/// Writes a legal move in the standard form without `+` or `#`; `--` for the null move.
pub fn format_plain(position: &Position, mv: Move) -> String {
    if mv.is_null() {
        return "--".to_owned();
    }
    let mut out = String::with_capacity(8);
    if mv.is_castle() {
        out.push_str(match CastlingSide::of(mv.from(), mv.to()) {
            CastlingSide::King => "O-O",
            CastlingSide::Queen => "O-O-O",
        });
        return out;
    }
    let (from, to) = (mv.from(), mv.to());
    let role = position.moved_role(mv).unwrap_or(Role::Pawn);
    let capture = position.is_capture(mv);
    if role == Role::Pawn {
        if capture {
            out.push(from.file().char());
        }
    } else {
        out.push(role.letter());
        let (file, rank) = needed_origin(position, role, from, to);
        out.extend(file.map(File::char));
        out.extend(rank.map(Rank::char));
    }
    if capture {
        out.push('x');
    }
    out.push(to.file().char());
    out.push(to.rank().char());
    if let Some(role) = mv.promoted_to() {
        out.push('=');
        out.push(role.letter());
    }
    out
}

/// `+`, `#` or nothing, for the position after the move.
pub fn check_suffix(after: &Position) -> &'static str {
    if !after.is_check() {
        ""
    } else if after.has_legal_move() {
        "+"
    } else {
        "#"
    }
}

/// What of its origin must be written so that no other man fits: the file if that is enough,
/// else the rank, else both. A pinned man that may not go there does not count.
fn needed_origin(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
) -> (Option<File>, Option<Rank>) {
    let rivals = origins(position, role, to).without(from);
    let rivals: Bitboard =
        rivals.into_iter().filter(|rival| position.keeps_king_safe(*rival, to)).collect();
    if rivals.is_empty() || role == Role::King {
        (None, None)
    } else if !rivals.intersects(Bitboard::from_file(from.file())) {
        (Some(from.file()), None)
    } else if !rivals.intersects(Bitboard::from_rank(from.rank())) {
        (None, Some(from.rank()))
    } else {
        (Some(from.file()), Some(from.rank()))
    }
}

/// The own men of this kind (no pawns) that reach the square, safe for their king or not.
fn origins(position: &Position, role: Role, to: Square) -> Bitboard {
    let own = position.pieces(position.turn(), role);
    let occupied = position.occupied();
    own & match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        Role::Queen => attacks::queen(to, occupied),
        Role::King => attacks::king(to),
    }
}

/// The own men of this kind (no pawns) within the mask that reach the square. There are few, so
/// looking along the line of each costs less than the big table of slider attacks.
#[inline]
fn reaching(position: &Position, role: Role, to: Square, mask: Bitboard) -> Bitboard {
    let own = position.pieces(position.turn(), role) & mask;
    let mut candidates = own
        & match role {
            Role::Pawn => Bitboard::EMPTY,
            Role::Knight => return own & attacks::knight(to),
            Role::King => return own & attacks::king(to),
            Role::Bishop => attacks::bishop_rays(to),
            Role::Rook => attacks::rook_rays(to),
            Role::Queen => attacks::bishop_rays(to) | attacks::rook_rays(to),
        };
    let occupied = position.occupied();
    for from in candidates {
        if attacks::between(from, to).intersects(occupied) {
            candidates = candidates.without(from);
        }
    }
    candidates
}

impl San {
    /// Finds the move that is meant in a position.
    ///
    /// # Errors
    /// [`SanError::Illegal`] when no legal move fits, [`SanError::Ambiguous`] when several do.
    pub fn to_move(&self, position: &Position) -> Result<Move, SanError> {
        match *self {
            San::Null => {
                if position.is_check() {
                    Err(SanError::Illegal)
                } else {
                    Ok(Move::NULL)
                }
            }
            San::Castle(side) => {
                let color = position.turn();
                let rook = position.castling_rook(color, side).ok_or(SanError::Illegal)?;
                legal(position, Move::castle(position.king(color), rook))
            }
            // Both squares without a letter ("g1e2") may mean any man.
            San::Normal {
                role: Role::Pawn,
                file: Some(file),
                rank: Some(rank),
                to,
                promotion,
                ..
            } if !position
                .pieces(position.turn(), Role::Pawn)
                .contains(Square::new(file, rank)) =>
            {
                uci_move::find(position, Square::new(file, rank), to, promotion)
                    .ok_or(SanError::Illegal)
            }
            San::Normal { role: Role::Pawn, file, rank, capture, to, promotion } => {
                pawn_move(position, file, rank, capture, to, promotion)
            }
            San::Normal { promotion: Some(_), .. } => Err(SanError::Illegal),
            San::Normal { role, file, rank, to, .. } => piece_move(position, role, file, rank, to),
        }
    }
}

fn legal(position: &Position, mv: Move) -> Result<Move, SanError> {
    if position.is_legal(mv) { Ok(mv) } else { Err(SanError::Illegal) }
}

fn origin_mask(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::FULL, Bitboard::from_file)
        & rank.map_or(Bitboard::FULL, Bitboard::from_rank)
}

fn piece_move(
    position: &Position,
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
) -> Result<Move, SanError> {
    if position.us().contains(to) {
        // "Kg1" or "e1h1" style castling is king moves only; a man never takes its own.
        return Err(SanError::Illegal);
    }
    let candidates = reaching(position, role, to, origin_mask(file, rank));
    if role == Role::King {
        let from = candidates.single().ok_or(SanError::Illegal)?;
        return legal(position, Move::normal(from, to));
    }
    let mut fitting = candidates.into_iter().filter(|from| position.keeps_king_safe(*from, to));
    let Some(first) = fitting.next() else { return Err(SanError::Illegal) };
    match fitting.next() {
        None => Ok(Move::normal(first, to)),
        Some(second) => Err(SanError::Ambiguous(
            [first, second].into_iter().chain(fitting).map(|from| Move::normal(from, to)).collect(),
        )),
    }
}

fn pawn_move(
    position: &Position,
    file: Option<File>,
    rank: Option<Rank>,
    capture: bool,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, SanError> {
    let color = position.turn();
    let pawns = position.pieces(color, Role::Pawn) & origin_mask(file, rank);
    let last = to.rank() == Rank::R8.relative_to(color);
    if last != promotion.is_some() || promotion == Some(Role::King) {
        return Err(SanError::Illegal);
    }
    let is_ep = position.ep_square() == Some(to);
    let capturing = if is_ep || position.them().contains(to) {
        attacks::pawn(!color, to) & pawns
    } else {
        Bitboard::EMPTY
    };
    // "ed5" and "exd5" capture; "d5" and "d4d5" push.
    let wants_capture = capture || file.is_some_and(|file| file != to.file());
    let (from_set, is_capture) = if wants_capture {
        (capturing, true)
    } else {
        let back = if color == Color::White { -1 } else { 1 };
        let near = to.offset(0, back);
        let pushing = near
            .filter(|near| pawns.contains(*near))
            .or_else(|| {
                to.offset(0, 2 * back).filter(|far| {
                    pawns.contains(*far)
                        && far.rank() == Rank::R2.relative_to(color)
                        && near.is_some_and(|near| !position.occupied().contains(near))
                })
            })
            .filter(|_| !position.occupied().contains(to));
        (pushing.map_or(Bitboard::EMPTY, Bitboard::from), false)
    };
    let mut fitting = MoveList::new();
    for from in from_set {
        let mv = match promotion {
            Some(role) => Move::promotion(from, to, role),
            None if is_capture && is_ep => Move::en_passant(from, to),
            None => Move::normal(from, to),
        };
        let safe = match mv.kind() {
            MoveKind::EnPassant => position.ep_capture_is_safe(from, to),
            _ => position.keeps_king_safe(from, to),
        };
        if safe {
            fitting.push(mv);
        }
    }
    match *fitting {
        [] => Err(SanError::Illegal),
        [mv] => Ok(mv),
        ref several => Err(SanError::Ambiguous(several.to_vec())),
    }
}

impl FromStr for San {
    type Err = ParseSanError;

    fn from_str(text: &str) -> Result<San, ParseSanError> {
        San::from_ascii(text.as_bytes())
            .or_else(|| San::from_ascii(plain_letters(text).as_bytes()))
            .ok_or_else(|| ParseSanError { text: text.chars().take(40).collect() })
    }
}

/// The text with figurines, Chinese piece letters and long dashes replaced by plain letters.
fn plain_letters(text: &str) -> String {
    text.chars()
        .filter_map(|c| match c {
            '♔' | '♚' | '王' => Some('K'),
            '♕' | '♛' | '后' => Some('Q'),
            '♖' | '♜' | '车' | '車' => Some('R'),
            '♗' | '♝' | '象' => Some('B'),
            '♘' | '♞' | '马' | '馬' => Some('N'),
            '♙' | '♟' | '兵' => Some('P'),
            '–' | '—' | '−' | '‐' | '‑' => Some('-'),
            '×' => Some('x'),
            '\u{fe0e}' | '\u{fe0f}' => None,
            other => Some(other),
        })
        .collect()
}

impl San {
    /// Reads a move from ASCII text; `None` if it has not the form of one.
    pub fn from_ascii(text: &[u8]) -> Option<San> {
        let mut rest = trim_suffix(text);
        if let Some(san) = castle_or_null(rest) {
            return Some(san);
        }
        let role = match rest.first()? {
            b'N' => Some(Role::Knight),
            b'B' => Some(Role::Bishop),
            b'R' => Some(Role::Rook),
            b'Q' => Some(Role::Queen),
            b'K' => Some(Role::King),
            b'P' => Some(Role::Pawn),
            _ => None,
        };
        if role.is_some() {
            rest = rest.get(1..)?;
        }
        let (mut rest, promotion) = split_promotion(rest);
        // The target is the last file and rank; what precedes them is the origin.
        let [head @ .., file, rank] = rest else { return None };
        let to = Square::new(parse_file(*file)?, parse_rank(*rank)?);
        rest = head;
        let mut capture = false;
        while let [head @ .., last] = rest {
            match last {
                b'x' | b'X' | b':' => capture = true,
                b'-' => {}
                _ => break,
            }
            rest = head;
        }
        let (file, rank) = match *rest {
            [] => (None, None),
            [one] => match parse_file(one) {
                Some(file) => (Some(file), None),
                None => (None, Some(parse_rank(one)?)),
            },
            [file, rank] => (Some(parse_file(file)?), Some(parse_rank(rank)?)),
            _ => return None,
        };
        Some(San::Normal { role: role.unwrap_or(Role::Pawn), file, rank, capture, to, promotion })
    }
}

fn parse_file(c: u8) -> Option<File> {
    File::from_char(char::from(c))
}

fn parse_rank(c: u8) -> Option<Rank> {
    Rank::from_char(char::from(c))
}

/// Takes check, mate, judgement and en-passant signs off the end.
fn trim_suffix(mut text: &[u8]) -> &[u8] {
    loop {
        text = match text {
            [head @ .., b'+' | b'#' | b'!' | b'?' | b' '] if !head.is_empty() => head,
            [head @ .., b'e', b'.', b'p', b'.'] | [head @ .., b'e', b'p'] if head.len() >= 2 => {
                head
            }
            _ => return text,
        };
    }
}

fn castle_or_null(text: &[u8]) -> Option<San> {
    match text {
        b"O-O" | b"0-0" | b"o-o" | b"OO" | b"00" => Some(San::Castle(CastlingSide::King)),
        b"O-O-O" | b"0-0-0" | b"o-o-o" | b"OOO" | b"000" => Some(San::Castle(CastlingSide::Queen)),
        b"--" | b"Z0" | b"0000" | b"@@@@" | b"null" | b"pass" => Some(San::Null),
        _ => None,
    }
}

/// Splits `=Q`, `Q`, `(Q)`, `/Q` or `=q` off the end, and a small letter after a rank (`e7e8q`).
fn split_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    let bare = match text {
        [head @ .., b')'] => head,
        _ => text,
    };
    let [head @ .., letter] = bare else { return (text, None) };
    let role = match letter.to_ascii_uppercase() {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' if matches!(head, [.., b'=' | b'(' | b'/']) => Role::King,
        _ => return (text, None),
    };
    match head {
        [head @ .., b'=' | b'(' | b'/'] => (head, Some(role)),
        [.., b'1' | b'8'] => (head, Some(role)),
        _ => (text, None),
    }
}
