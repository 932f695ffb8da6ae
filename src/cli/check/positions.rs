//! Files with a position on each line: FEN and EPD.

use std::io::{self, BufRead};

use chess_core::epd::{self, EpdError};
use chess_core::fen::{self, FenErrorKind, FenField};
use chess_core::{Position, PositionError, SetupNotice};

use super::Failure;
use super::report::{PositionLine, Problem, Report, Verdict};

/// A longer line is no position; reading it whole would only fill the memory.
const LONGEST: usize = 64 << 10;

/// True for a line that holds nothing: empty, or a remark.
pub fn is_blank(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with('#') || line.starts_with('%')
}

/// Checks a file line by line.
pub fn check(mut reader: impl BufRead, report: &mut Report<'_>) -> Result<(), Failure> {
    let mut number = 0;
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if read_line(&mut reader, &mut bytes).map_err(Failure::Reading)? == 0 {
            return Ok(());
        }
        number += 1;
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_start_matches('\u{feff}').trim_end();
        if !is_blank(text) {
            report.position(&judge(number, text)).map_err(Failure::Writing)?;
        }
    }
}

/// Reads a line, keeping at most [`LONGEST`] bytes of it; gives the bytes it took.
fn read_line(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    let mut taken = 0;
    loop {
        let buffer = match reader.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        let room = LONGEST.saturating_sub(line.len());
        line.extend(buffer.iter().take(used.min(room)));
        reader.consume(used);
        taken += used;
        if end.is_some() || used == 0 {
            return Ok(taken);
        }
    }
}

fn judge(number: usize, text: &str) -> PositionLine {
    let mut line = PositionLine {
        line: number,
        fen: None,
        legal_moves: None,
        verdict: Verdict::Refused,
        problems: Vec::new(),
    };
    let problem = |column: usize, kind: &str, text: String| Problem {
        line: number,
        column,
        kind: kind.to_owned(),
        text,
    };
    let epd = match epd::parse(text) {
        Ok(epd) => epd,
        Err(error) => {
            let (column, kind) = match &error {
                EpdError::Fen(error) => (column_of(text, error.field), fen_kind(&error.kind)),
                EpdError::Counter(opcode) => (column_of_text(text, opcode), "bad-counter"),
            };
            line.problems.push(problem(column, kind, error.to_string()));
            return line;
        }
    };
    match Position::from_setup(&epd.setup) {
        Ok((position, notices)) => {
            line.fen = Some(fen::format(&position));
            line.legal_moves = Some(position.count_legal());
            line.verdict = Verdict::Playable;
            line.problems.extend(notices.iter().map(|notice| {
                let (field, kind) = match notice {
                    SetupNotice::CastlingDropped { .. } => (FenField::Castling, "castling-dropped"),
                    SetupNotice::EnPassantDropped { .. } => {
                        (FenField::EnPassant, "en-passant-dropped")
                    }
                };
                problem(column_of(text, field), kind, notice.to_string())
            }));
        }
        Err(error) => {
            line.fen = Some(fen::format_setup(&epd.setup));
            line.verdict = Verdict::Editable;
            let field = match error {
                PositionError::OppositeCheck(_) => FenField::Turn,
                _ => FenField::Placement,
            };
            line.problems.push(problem(
                column_of(text, field),
                position_kind(error),
                error.to_string(),
            ));
        }
    }
    line
}

/// The column at which a field of the FEN begins, or the line ends without it.
fn column_of(text: &str, field: FenField) -> usize {
    let index = match field {
        FenField::Placement => 0,
        FenField::Turn => 1,
        FenField::Castling => 2,
        FenField::EnPassant => 3,
        FenField::HalfmoveClock => 4,
        FenField::FullmoveNumber => 5,
    };
    let mut fields = text.split_ascii_whitespace();
    match fields.nth(index) {
        // The field is a part of the text, so the distance of their beginnings is its place.
        Some(field) => column_at(text, field.as_ptr().addr() - text.as_ptr().addr()),
        None => text.chars().count() + 1,
    }
}

fn column_of_text(text: &str, part: &str) -> usize {
    column_at(text, text.find(part).unwrap_or(0))
}

fn column_at(text: &str, byte: usize) -> usize {
    text.get(..byte).map_or(1, |before| before.chars().count() + 1)
}

fn fen_kind(kind: &FenErrorKind) -> &'static str {
    match kind {
        FenErrorKind::Empty => "empty",
        FenErrorKind::RankCount(_) => "rank-count",
        FenErrorKind::RankLength(..) => "rank-length",
        FenErrorKind::UnknownLetter(..) => "unknown-letter",
        FenErrorKind::Unreadable => "unreadable-field",
        FenErrorKind::Surplus => "surplus",
    }
}

fn position_kind(error: PositionError) -> &'static str {
    match error {
        PositionError::EmptyBoard => "empty-board",
        PositionError::NoKing(_) => "no-king",
        PositionError::SeveralKings(_) => "several-kings",
        PositionError::PawnOnBackRank(_) => "pawn-on-back-rank",
        PositionError::TooManyMen(_) => "too-many-men",
        PositionError::OppositeCheck(_) => "opposite-check",
        PositionError::TooManyCheckers(_) => "too-many-checkers",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(text: &str) -> (Verdict, Option<usize>, Vec<(usize, String)>) {
        let line = judge(1, text);
        let problems = line.problems.into_iter().map(|p| (p.column, p.kind)).collect();
        (line.verdict, line.legal_moves, problems)
    }

    #[test]
    fn each_verdict_has_its_reason_and_place() {
        let one = |column: usize, kind: &str| vec![(column, kind.to_owned())];
        assert_eq!(
            judged("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            (Verdict::Playable, Some(20), vec![])
        );
        // Cases 002, 004, 001.
        assert_eq!(
            judged("r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQkq - 0 14"),
            (Verdict::Playable, Some(19), one(37, "castling-dropped"))
        );
        assert_eq!(
            judged("4k3/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1"),
            (Verdict::Editable, None, one(31, "opposite-check"))
        );
        assert_eq!(
            judged("8/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1"),
            (Verdict::Editable, None, one(1, "no-king"))
        );
        assert_eq!(
            judged("r6k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1"),
            (Verdict::Refused, None, one(1, "rank-length"))
        );
        assert_eq!(
            judged("8/8/8/8/8/8/8/K1k5 x - - 0 1"),
            (Verdict::Refused, None, one(20, "unreadable-field"))
        );
    }

    #[test]
    fn counters_of_an_epd_line_come_into_the_fen() {
        let line = judge(
            3,
            "rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - hmvc 3; fmvn 9; id \"line 7\"; bm e3;",
        );
        assert_eq!(
            line.fen.as_deref(),
            Some("rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - 3 9")
        );
        assert_eq!(line.legal_moves, Some(30));
    }

    #[test]
    fn a_line_without_end_does_not_fill_the_memory() {
        let long = vec![b'8'; 3 * LONGEST];
        let mut reader = io::BufReader::new(long.as_slice());
        let mut line = Vec::new();
        assert_eq!(read_line(&mut reader, &mut line).expect("line"), long.len());
        assert_eq!(line.len(), LONGEST);
    }
}
