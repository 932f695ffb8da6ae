//! Extended position description: the first four fields of a FEN and named operations.
//!
//! Read: `rnbq… w KQkq - hmvc 3; fmvn 9; id "line 7"; bm e3;`. The two counters of a FEN may stand
//! before the operations, as many files have them, so a plain FEN is read as well.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::Setup;
use crate::fen::{self, FenError};
use std::fmt;

/// A position with what is noted about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The position; its counters come from `hmvc` and `fmvn` where these are given.
    pub setup: Setup,
    /// All operations in order, `hmvc` and `fmvn` included.
    pub operations: Vec<Operation>,
}

/// One operation, such as `bm Nf3 d4;`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// Its name, such as `bm`.
    pub opcode: String,
    /// What belongs to it, without quotation marks.
    pub operands: Vec<String>,
}

/// A line that is no EPD.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EpdError {
    /// The position cannot be read.
    Fen(FenError),
    /// The operation is one of the counters and its operand no number.
    Counter(String),
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EpdError::Fen(error) => error.fmt(f),
            EpdError::Counter(opcode) => write!(f, "operation {opcode:?} needs a number"),
        }
    }
}

impl std::error::Error for EpdError {}

impl Epd {
    /// The operation of this name, if there is one.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode == opcode)
    }

    /// The name of the position, if it has one (`id`).
    pub fn id(&self) -> Option<&str> {
        self.operation("id")?.operands.first().map(String::as_str)
    }
}

/// Reads one line.
///
/// # Errors
/// When the position cannot be read, or a counter is no number. Anything else behind the position is
/// taken as an operation.
pub fn parse(line: &str) -> Result<Epd, EpdError> {
    let mut fen: Vec<&str> = Vec::with_capacity(6);
    let mut rest = line.trim();
    while fen.len() < 6 && !rest.is_empty() {
        let (word, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        // The fifth field on are counters, or the operations have begun.
        if fen.len() >= 4 && !(word == "-" || word.bytes().all(|byte| byte.is_ascii_digit())) {
            break;
        }
        fen.push(word);
        rest = after.trim_start();
    }
    let mut setup = fen::parse(&fen.join(" ")).map_err(EpdError::Fen)?;
    let operations = operations(rest);
    for operation in &operations {
        let counter = match operation.opcode.as_str() {
            "hmvc" => &mut setup.halfmove_clock,
            "fmvn" => &mut setup.fullmove_number,
            _ => continue,
        };
        let value = operation.operands.first().and_then(|operand| operand.parse().ok());
        *counter = value.ok_or_else(|| EpdError::Counter(operation.opcode.clone()))?;
    }
    Ok(Epd { setup, operations })
}

/// Everything up to the next `;` outside quotation marks is one operation.
fn operations(text: &str) -> Vec<Operation> {
    let mut all = Vec::new();
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' if quoted => {
                quoted = false;
                words.extend(word.take());
            }
            '"' if word.is_none() => {
                quoted = true;
                word = Some(String::new());
            }
            ';' if !quoted => {
                words.extend(word.take());
                all.extend(operation(&mut words));
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    all.extend(operation(&mut words));
    all
}

fn operation(words: &mut Vec<String>) -> Option<Operation> {
    let mut words = std::mem::take(words).into_iter();
    let opcode = words.next()?;
    Some(Operation { opcode, operands: words.collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELDS: &str = "rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq -";

    #[test]
    fn counters_come_from_the_operations() {
        let epd = parse(&format!("{FIELDS} hmvc 3; fmvn 9; id \"line; 7\"; bm e3 Nf3;")).unwrap();
        assert_eq!(fen::format_setup(&epd.setup), format!("{FIELDS} 3 9"));
        assert_eq!(epd.id(), Some("line; 7"));
        assert_eq!(epd.operation("bm").unwrap().operands, ["e3", "Nf3"]);
    }

    #[test]
    fn a_fen_is_read_with_and_without_operations() {
        for (line, operations) in [
            (format!("{FIELDS} 3 9"), 0),
            (format!("{FIELDS} 3 9 bm e3"), 1),
            (format!("  {FIELDS} 3 9  c0 \"\";;  "), 1),
        ] {
            let epd = parse(&line).unwrap();
            assert_eq!(fen::format_setup(&epd.setup), format!("{FIELDS} 3 9"), "{line}");
            assert_eq!(epd.operations.len(), operations, "{line}");
        }
        assert_eq!(parse(FIELDS).unwrap().setup.fullmove_number, 1);
    }

    #[test]
    fn faults_are_named() {
        let error = parse(&format!("{FIELDS} hmvc many;")).unwrap_err();
        assert_eq!(error, EpdError::Counter("hmvc".to_owned()));
        assert!(matches!(parse("9/8 w - - bm e3;"), Err(EpdError::Fen(_))));
        assert!(parse("").is_err());
    }
}
