//! `luozi check FILE… [--json]`: everything that is wrong with files of games and positions.
//!
//! Files are read as streams: a collection of millions of games takes no more memory than its
//! longest game.

mod games;
mod positions;
mod report;

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use report::{Report, Totals};

/// Reads the files; true if all could be read and nothing was wrong.
pub fn run(
    files: &[PathBuf],
    json: bool,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<bool> {
    let mut totals = Totals::default();
    for path in files {
        let mut report = Report::new(path, json, out, &mut totals);
        match check_file(path, &mut report) {
            Ok(()) => {}
            Err(Failure::Reading(error)) => {
                totals.unreadable += 1;
                writeln!(err, "luozi: {}: {error}", path.display())?;
            }
            Err(Failure::Writing(error)) => return Err(error),
        }
    }
    if !json {
        totals.print(out)?;
    }
    Ok(totals.problems == 0 && totals.unreadable == 0)
}

/// A file that cannot be read is one file less; an output that cannot be written is the end.
enum Failure {
    Reading(io::Error),
    Writing(io::Error),
}

fn check_file(path: &Path, report: &mut Report<'_>) -> Result<(), Failure> {
    let file = File::open(path).map_err(Failure::Reading)?;
    if file.metadata().map_err(Failure::Reading)?.is_dir() {
        return Err(Failure::Reading(io::ErrorKind::IsADirectory.into()));
    }
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let kind = match Kind::of_name(path) {
        Some(kind) => kind,
        None => Kind::of_bytes(reader.fill_buf().map_err(Failure::Reading)?),
    };
    match kind {
        Kind::Games => games::check(reader, report),
        Kind::Positions => positions::check(reader, report),
    }
}

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Games,
    Positions,
}

impl Kind {
    fn of_name(path: &Path) -> Option<Kind> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "pgn" => Some(Kind::Games),
            "fen" | "epd" => Some(Kind::Positions),
            _ => None,
        }
    }

    /// Judges by the beginning: a first line that is a position makes a file of positions.
    fn of_bytes(bytes: &[u8]) -> Kind {
        let text = String::from_utf8_lossy(bytes);
        let first = text
            .trim_start_matches('\u{feff}')
            .lines()
            .map(str::trim)
            .find(|line| !positions::is_blank(line));
        match first {
            // Even with faults in them, seven slashes before the first blank mean a position.
            Some(line)
                if line
                    .split_whitespace()
                    .next()
                    .is_some_and(|word| word.matches('/').count() >= 6) =>
            {
                Kind::Positions
            }
            _ => Kind::Games,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_is_known_by_name_or_beginning() {
        assert_eq!(Kind::of_name(Path::new("a/B.PGN")), Some(Kind::Games));
        assert_eq!(Kind::of_name(Path::new("x.epd")), Some(Kind::Positions));
        assert_eq!(Kind::of_name(Path::new("x.Fen")), Some(Kind::Positions));
        assert_eq!(Kind::of_name(Path::new("x.txt")), None);
        assert_eq!(Kind::of_bytes(b"[Event \"x\"]\n"), Kind::Games);
        assert_eq!(Kind::of_bytes(b"1. e4 e5 *"), Kind::Games);
        assert_eq!(Kind::of_bytes(b""), Kind::Games);
        let fen = b"\xef\xbb\xbf# a set\n\n8/8/8/8/8/8/8/K1k5 w - -\n";
        assert_eq!(Kind::of_bytes(fen), Kind::Positions);
    }
}
