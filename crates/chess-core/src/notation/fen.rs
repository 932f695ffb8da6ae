//! Forsyth–Edwards notation, with X-FEN and Shredder-FEN castling fields.
//!
//! Read: FEN, X-FEN (`K` and `Q` mean the outermost rook on that side, a file letter an inner
//! one) and Shredder-FEN (always file letters); missing fields at the end get their usual
//! values. Written: X-FEN, which is plain FEN wherever plain FEN suffices; the en-passant square
//! only where a capture is legal.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::{
    Bitboard, Board, CastlingSide, Color, File, Piece, Position, PositionError, Rank, Role, Setup,
    SetupNotice, Square,
};
use std::fmt::{self, Write};

/// One of the six fields of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FenField {
    /// The men, rank 8 first.
    Placement,
    /// `w` or `b`.
    Turn,
    /// `KQkq`, file letters or `-`.
    Castling,
    /// A square or `-`.
    EnPassant,
    /// Plies since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the coming move.
    FullmoveNumber,
}

impl fmt::Display for FenField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenField::Placement => "piece placement",
            FenField::Turn => "side to move",
            FenField::Castling => "castling rights",
            FenField::EnPassant => "en-passant square",
            FenField::HalfmoveClock => "halfmove clock",
            FenField::FullmoveNumber => "move number",
        })
    }
}

/// What is wrong with a FEN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FenErrorKind {
    /// Nothing but blanks.
    Empty,
    /// The placement has this many ranks instead of eight.
    RankCount(usize),
    /// A rank describes this many squares instead of eight.
    RankLength(Rank, usize),
    /// A letter or digit that is no man and no number of empty squares.
    UnknownLetter(Rank, char),
    /// Not one of the values that the field can have.
    Unreadable,
    /// Something follows the last field.
    Surplus,
}

/// A FEN that cannot be read: which field, its text, and what is wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FenError {
    /// The field at fault.
    pub field: FenField,
    /// The text of the field, shortened when it is very long.
    pub text: String,
    /// What is wrong with it.
    pub kind: FenErrorKind,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FenError { field, text, kind } = self;
        match kind {
            FenErrorKind::Empty => write!(f, "the FEN is empty"),
            FenErrorKind::RankCount(n) => {
                write!(f, "{field}: {n} ranks instead of 8 in {text:?}")
            }
            FenErrorKind::RankLength(rank, n) => {
                write!(f, "{field}: rank {} describes {n} squares instead of 8", rank.char())?;
                write!(f, " in {text:?}")
            }
            FenErrorKind::UnknownLetter(rank, c) => {
                write!(f, "{field}: {c:?} on rank {} is no man, in {text:?}", rank.char())
            }
            FenErrorKind::Unreadable => {
                write!(f, "{field}: {text:?} cannot be read; ").and_then(|()| {
                    f.write_str(match field {
                        FenField::Placement => "eight ranks are expected",
                        FenField::Turn => "\"w\" or \"b\" is expected",
                        FenField::Castling => "letters such as \"KQkq\" or \"-\" are expected",
                        FenField::EnPassant => "a square or \"-\" is expected",
                        FenField::HalfmoveClock | FenField::FullmoveNumber => {
                            "a number is expected"
                        }
                    })
                })
            }
            FenErrorKind::Surplus => write!(f, "unexpected text {text:?} after the {field}"),
        }
    }
}

impl std::error::Error for FenError {}

/// Why no position could be made of a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadFenError {
    /// The text cannot be read.
    Fen(FenError),
    /// The text was read, but the position cannot be played; an editor can still show the setup.
    Position(PositionError, Box<Setup>),
}

impl fmt::Display for ReadFenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadFenError::Fen(error) => error.fmt(f),
            ReadFenError::Position(error, _) => write!(f, "the position cannot be played: {error}"),
        }
    }
}

impl std::error::Error for ReadFenError {}

/// Reads a FEN as a setup, playable or not.
///
/// # Errors
/// When a field cannot be read; the error names it.
pub fn parse(text: &str) -> Result<Setup, FenError> {
    let mut fields = text.split_ascii_whitespace();
    let Some(placement) = fields.next() else {
        return Err(error(FenField::Placement, "", FenErrorKind::Empty));
    };
    let board = parse_placement(placement)?;
    let turn = match fields.next() {
        None | Some("w" | "W") => Color::White,
        Some("b" | "B") => Color::Black,
        Some(other) => return Err(unreadable(FenField::Turn, other)),
    };
    let castling_rooks = parse_castling(fields.next().unwrap_or("-"), &board)?;
    let ep_square = match fields.next() {
        None | Some("-") => None,
        Some(square) => Some(square.parse().map_err(|_| unreadable(FenField::EnPassant, square))?),
    };
    let halfmove_clock = parse_number(FenField::HalfmoveClock, fields.next(), 0)?;
    let fullmove_number = parse_number(FenField::FullmoveNumber, fields.next(), 1)?;
    match fields.next() {
        None => {}
        Some(more) => return Err(error(FenField::FullmoveNumber, more, FenErrorKind::Surplus)),
    }
    Ok(Setup { board, turn, castling_rooks, ep_square, halfmove_clock, fullmove_number })
}

/// Reads a FEN as a position that can be played, with notices of what had to be dropped.
///
/// # Errors
/// When the text cannot be read or nobody can play on from it.
pub fn read(text: &str) -> Result<(Position, Vec<SetupNotice>), ReadFenError> {
    let setup = parse(text).map_err(ReadFenError::Fen)?;
    Position::from_setup(&setup).map_err(|error| ReadFenError::Position(error, Box::new(setup)))
}

/// Writes a position as X-FEN.
pub fn format(position: &Position) -> String {
    write(&position.to_setup(), false)
}

/// Writes a position as Shredder-FEN: castling rights always by the files of the rooks.
pub fn format_shredder(position: &Position) -> String {
    write(&position.to_setup(), true)
}

/// Writes a setup as X-FEN, as it stands.
pub fn format_setup(setup: &Setup) -> String {
    write(setup, false)
}

fn error(field: FenField, text: &str, kind: FenErrorKind) -> FenError {
    let mut text: String = text.chars().take(100).collect();
    if text.len() >= 100 {
        text.push('…');
    }
    FenError { field, text, kind }
}

fn unreadable(field: FenField, text: &str) -> FenError {
    error(field, text, FenErrorKind::Unreadable)
}

fn parse_placement(text: &str) -> Result<Board, FenError> {
    let fault = |kind| Err(error(FenField::Placement, text, kind));
    let count = text.split('/').count();
    if count != 8 {
        return fault(FenErrorKind::RankCount(count));
    }
    let mut board = Board::EMPTY;
    for (row, rank) in text.split('/').zip(Rank::ALL.into_iter().rev()) {
        let mut squares = 0;
        for c in row.chars() {
            if let Some(empty @ 1..=8) = c.to_digit(10) {
                squares += empty as usize;
            } else if let Some(piece) = Piece::from_letter(c) {
                if let Some(file) = File::from_index(squares) {
                    board.set(Square::new(file, rank), Some(piece));
                }
                squares += 1;
            } else {
                return fault(FenErrorKind::UnknownLetter(rank, c));
            }
        }
        if squares != 8 {
            return fault(FenErrorKind::RankLength(rank, squares));
        }
    }
    Ok(board)
}

/// The rooks that the field means; a right without its rook becomes the corner square, so that
/// the one place that judges setups can name what is missing.
fn parse_castling(text: &str, board: &Board) -> Result<Bitboard, FenError> {
    let mut rooks = Bitboard::EMPTY;
    if text == "-" {
        return Ok(rooks);
    }
    for c in text.chars() {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        let back = Rank::R1.relative_to(color);
        let square = match c.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, CastlingSide::King),
            'q' => outermost_rook(board, color, CastlingSide::Queen),
            file => match File::from_char(file) {
                Some(file) => Square::new(file, back),
                None => return Err(unreadable(FenField::Castling, text)),
            },
        };
        rooks = rooks.with(square);
    }
    Ok(rooks)
}

/// The rook that `K` or `Q` means, or the corner if there is none.
fn outermost_rook(board: &Board, color: Color, side: CastlingSide) -> Square {
    let back = Rank::R1.relative_to(color);
    let rooks = board.pieces(color, Role::Rook) & Bitboard::from_rank(back);
    let (outermost, corner) = match side {
        CastlingSide::King => (rooks.last(), File::H),
        CastlingSide::Queen => (rooks.first(), File::A),
    };
    outermost
        .filter(|rook| {
            board
                .king_of(color)
                .is_some_and(|king| king.rank() == back && CastlingSide::of(king, *rook) == side)
        })
        .unwrap_or(Square::new(corner, back))
}

fn parse_number(field: FenField, text: Option<&str>, default: u16) -> Result<u16, FenError> {
    match text {
        None | Some("-") => Ok(default),
        Some(text) => match text.parse::<u64>() {
            Ok(number) => Ok(u16::try_from(number).unwrap_or(u16::MAX)),
            Err(_) => Err(unreadable(field, text)),
        },
    }
}

fn write(setup: &Setup, shredder: bool) -> String {
    let mut out = String::with_capacity(80);
    write_placement(&mut out, &setup.board);
    out.push(' ');
    out.push(setup.turn.char());
    out.push(' ');
    write_castling(&mut out, setup, shredder);
    // Writing to a String cannot fail.
    let _ = match setup.ep_square {
        Some(square) => write!(out, " {square}"),
        None => write!(out, " -"),
    };
    let _ = write!(out, " {} {}", setup.halfmove_clock, setup.fullmove_number);
    out
}

fn write_placement(out: &mut String, board: &Board) {
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = b'0';
        for file in File::ALL {
            match board.piece_at(Square::new(file, rank)) {
                None => empty += 1,
                Some(piece) => {
                    if empty > b'0' {
                        out.push(char::from(empty));
                        empty = b'0';
                    }
                    out.push(piece.letter());
                }
            }
        }
        if empty > b'0' {
            out.push(char::from(empty));
        }
        if rank != Rank::R1 {
            out.push('/');
        }
    }
}

fn write_castling(out: &mut String, setup: &Setup, shredder: bool) {
    let before = out.len();
    for color in Color::ALL {
        let own = setup.castling_rooks & Bitboard::from_rank(Rank::R1.relative_to(color));
        let squares: Vec<Square> = own.into_iter().collect();
        for rook in squares.into_iter().rev() {
            let side = setup
                .board
                .king_of(color)
                .map_or(CastlingSide::King, |king| CastlingSide::of(king, rook));
            let letter = if !shredder && outermost_rook(&setup.board, color, side) == rook {
                match side {
                    CastlingSide::King => 'k',
                    CastlingSide::Queen => 'q',
                }
            } else {
                rook.file().char()
            };
            out.push(match color {
                Color::White => letter.to_ascii_uppercase(),
                Color::Black => letter,
            });
        }
    }
    if out.len() == before {
        out.push('-');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CastlingFault, san};

    fn round_trip(text: &str) -> String {
        format(&read(text).unwrap().0)
    }

    #[test]
    fn ordinary_fens_survive() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 12 60",
        ] {
            assert_eq!(round_trip(text), text);
        }
        assert_eq!(format(&Position::startpos()), format(&Position::chess960(518).unwrap()));
    }

    #[test]
    fn missing_fields_get_their_usual_values() {
        assert_eq!(round_trip("4k3/8/8/8/8/8/8/4K3"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(round_trip("4k3/8/8/8/8/8/8/4K3 b - -"), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    }

    fn fault(text: &str) -> FenErrorKind {
        parse(text).unwrap_err().kind
    }

    /// A FEN with nine squares on a rank was once taken, and the program died later.
    #[test]
    fn malformed_placements_are_refused_with_their_place() {
        use FenErrorKind::*;
        assert_eq!(fault("r6k1/8/8/8/8/8/8/4K3 w - - 0 1"), RankLength(Rank::R8, 9));
        assert_eq!(fault("4k3/8/8/8/8/8/7/4K3 w - - 0 1"), RankLength(Rank::R2, 7));
        assert_eq!(fault("4k3/8/8/8/8/8/4K3 w - - 0 1"), RankCount(7));
        assert_eq!(fault("4k3/8/8/8/8/8/8/8/4K3 w - - 0 1"), RankCount(9));
        assert_eq!(fault("4k3/8/8/3x4/8/8/8/4K3 w - - 0 1"), UnknownLetter(Rank::R5, 'x'));
        assert_eq!(fault("4k3/8/8/9/8/8/8/4K3 w - - 0 1"), UnknownLetter(Rank::R5, '9'));
        assert_eq!(fault("  "), Empty);
        let error = parse("r6k1/8/8/8/8/8/8/4K3 w - - 0 1").unwrap_err().to_string();
        assert!(error.contains("rank 8 describes 9 squares"), "{error}");
    }

    #[test]
    fn malformed_fields_are_named() {
        for (text, field) in [
            ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenField::Turn),
            ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", FenField::Castling),
            ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenField::EnPassant),
            ("4k3/8/8/8/8/8/8/4K3 w - - zero 1", FenField::HalfmoveClock),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 -1", FenField::FullmoveNumber),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", FenField::FullmoveNumber),
        ] {
            assert_eq!(parse(text).unwrap_err().field, field, "{text}");
        }
    }

    /// An impossible right is dropped, named, and never written again.
    #[test]
    fn castling_without_a_rook_is_dropped() {
        let (position, notices) = read("r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQkq - 0 14").unwrap();
        assert_eq!(format(&position), "r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQq - 0 14");
        assert_eq!(
            notices,
            [SetupNotice::CastlingDropped {
                color: Color::Black,
                side: CastlingSide::King,
                fault: CastlingFault::NoRook(Square::H8),
            }]
        );
        assert_eq!(position.count_legal(), 19);
        let (position, notices) = read("4k3/8/8/8/8/4K3/8/R6R w KQ - 0 1").unwrap();
        assert_eq!((position.castling_rooks(), notices.len()), (Bitboard::EMPTY, 2));
    }

    #[test]
    fn positions_nobody_can_play_are_refused_with_a_reason() {
        let reason = |text: &str| match read(text).unwrap_err() {
            ReadFenError::Position(reason, _) => reason,
            ReadFenError::Fen(error) => panic!("{error}"),
        };
        assert_eq!(
            reason("4k3/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1"),
            PositionError::OppositeCheck(Color::Black)
        );
        assert!(read("4k3/5ppp/8/8/8/2B5/5PPP/4R1K1 b - - 0 1").is_ok());
        assert_eq!(
            reason("8/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1"),
            PositionError::NoKing(Color::Black)
        );
        assert_eq!(
            reason("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"),
            PositionError::PawnOnBackRank(Square::A1)
        );
        assert_eq!(
            reason("4k3/8/8/8/8/8/8/K3K3 w - - 0 1"),
            PositionError::SeveralKings(Color::White)
        );
        assert_eq!(
            reason("4k3/8/8/8/8/QQQQQQQQ/PPPPPPPP/4K3 w - - 0 1"),
            PositionError::TooManyMen(Color::White)
        );
        assert_eq!(reason("8/8/8/8/8/8/8/8 w - - 0 1"), PositionError::EmptyBoard);
    }

    /// `K` and `Q` mean the outermost rooks; a file letter is needed for an inner one.
    #[test]
    fn x_fen_and_shredder_fen_are_one_position() {
        for (text, x_fen, shredder, moves) in [
            ("nrkbqrbn/pppppppp/8/8/8/8/PPPPPPPP/NRKBQRBN w KQkq - 0 1", "KQkq", "FBfb", 18),
            ("nrk2rbn/pppbqppp/3pp3/8/8/3PP3/PPPBQPPP/NRK2RBN w KQkq - 0 5", "KQkq", "FBfb", 29),
            ("1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1RR2 w EBeb - 0 1", "EQkq", "EBeb", 22),
        ] {
            let (position, notices) = read(text).unwrap();
            assert!(notices.is_empty());
            let field = |fen: String| fen.split(' ').nth(2).unwrap().to_owned();
            assert_eq!(field(format(&position)), x_fen);
            assert_eq!(field(format_shredder(&position)), shredder);
            assert_eq!(position, read(&format_shredder(&position)).unwrap().0);
            assert_eq!(position.count_legal(), moves);
        }
    }

    /// The en-passant square is written only where a capture is legal, whatever the path.
    #[test]
    fn one_position_has_one_fen() {
        for (start, mv, after) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "e4",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            ),
            ("4k3/3p4/4q3/4P3/8/8/8/4K1N1 b - - 0 1", "d5", "4k3/8/4q3/3pP3/8/8/8/4K1N1 w - - 0 2"),
            ("4k3/3p4/8/4P3/8/8/4q3/6K1 b - - 0 1", "d5", "4k3/8/8/3pP3/8/8/4q3/6K1 w - d6 0 2"),
        ] {
            let position = read(start).unwrap().0;
            let played = position.after(san::parse(&position, mv).unwrap());
            assert_eq!(format(&played), after);
            assert_eq!(read(after).unwrap().0, played);
        }
        let always = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        let (position, notices) = read(always).unwrap();
        assert!(notices.is_empty(), "a possible square is not a fault");
        assert_eq!(position.ep_square(), None);
        let (_, notices) = read("4k3/8/8/8/8/8/8/4K3 w - d6 0 1").unwrap();
        assert_eq!(notices, [SetupNotice::EnPassantDropped { square: Square::D6 }]);
    }
}
