//! Files and texts with one position a line: FEN and EPD.

use std::fmt::Write as _;
use std::path::Path;

use chess_core::epd::{self, Epd, EpdError};
use chess_core::pgn::tag::escape;
use chess_core::pgn::{self, Encoding, Problem, ProblemKind, ReadGame};
use chess_core::{Edit, Game, Position, PositionError, Setup, SetupNotice};

use super::GameEntry;

/// A line that was meant as a position.
#[derive(Clone, Debug)]
pub enum ReadPosition {
    /// One can play from here.
    Playable {
        /// The position.
        position: Position,
        /// What was dropped, such as a castling right without its rook.
        notices: Vec<SetupNotice>,
        /// The line with its operations.
        epd: Epd,
    },
    /// An editor can show it, but nobody can play from it.
    Unplayable {
        /// What was read.
        setup: Setup,
        /// Why not.
        error: PositionError,
    },
    /// It cannot be read; the error names the field and what is wrong with it.
    Refused(EpdError),
}

/// Reads one line of a FEN or EPD file.
pub fn read_position(line: &str) -> ReadPosition {
    match epd::parse(line) {
        Ok(epd) => match Position::from_setup(&epd.setup) {
            Ok((position, notices)) => ReadPosition::Playable { position, notices, epd },
            Err(error) => ReadPosition::Unplayable { setup: epd.setup, error },
        },
        Err(error) => ReadPosition::Refused(error),
    }
}

/// Whether a text looks as if it was meant as FEN: its first word has ranks with bars between
/// them. Wrong numbers of ranks or squares do not matter, so that they can be reported.
pub(super) fn looks_like_fen(text: &str) -> bool {
    let word = text.split_ascii_whitespace().next().unwrap_or_default();
    let ranks = word.split('/').count();
    let is_rank = |rank: &str| {
        !rank.is_empty() && rank.len() <= 40 && rank.bytes().all(|b| b.is_ascii_alphanumeric())
    };
    // Dates and results have bars, too.
    let has_man = word.bytes().any(|b| b"kqrbnpKQRBNP".contains(&b));
    ranks >= 5 && has_man && word.split('/').all(is_rank)
}

/// The game that begins with a position, named as the line names it.
pub(super) fn game_from(position: Position, epd: &Epd) -> Game {
    let mut game = Game::new(position);
    let note = operations_text(epd);
    if let Some(id) = epd.id()
        && let Ok(edit) = game.set_tag("Event", Some(id))
    {
        apply(&mut game, edit);
    }
    if !note.is_empty() {
        let edit = game.set_comments(Game::ROOT, vec![note]);
        apply(&mut game, edit);
    }
    game
}

/// What is asked of the position (`bm Nf3`), as a remark; what went into the game itself is
/// left out.
fn operations_text(epd: &Epd) -> String {
    let mut note = String::new();
    for operation in &epd.operations {
        if matches!(operation.opcode.as_str(), "id" | "hmvc" | "fmvn") {
            continue;
        }
        if !note.is_empty() {
            note.push_str("; ");
        }
        note.push_str(&operation.opcode);
        for operand in &operation.operands {
            // Writing to a String cannot fail.
            let _ = write!(note, " {operand}");
        }
    }
    note
}

fn apply(game: &mut Game, edit: Edit) {
    let done = game.apply(edit);
    debug_assert!(done.is_ok(), "tags and comments of a fresh game can be set");
}

/// Reads a line as a game without moves. One that cannot be played keeps its FEN as a tag and
/// says why.
pub(super) fn read(line: &str) -> ReadGame {
    match read_position(line) {
        ReadPosition::Playable { position, notices, epd } => ReadGame {
            number: 1,
            game: game_from(position, &epd),
            problems: notices
                .iter()
                .map(|notice| problem(ProblemKind::FenNotice(notice.to_string()), line))
                .collect(),
            range: 0..line.len() as u64,
            encoding: Encoding::Utf8,
            language: None,
        },
        ReadPosition::Unplayable { error, .. } => refused(line, &error.to_string()),
        ReadPosition::Refused(error) => refused(line, &error.to_string()),
    }
}

fn refused(line: &str, reason: &str) -> ReadGame {
    // The reader of games knows how to keep a start position that makes no sense.
    let text = format!("[FEN \"{}\"]\n\n*\n", escape(line.trim()));
    let game = pgn::read_games(text.as_bytes()).into_iter().next().map(|read| read.game);
    ReadGame {
        number: 1,
        game: game.unwrap_or_default(),
        problems: vec![problem(ProblemKind::BadFen(reason.to_owned()), line)],
        range: 0..line.len() as u64,
        encoding: Encoding::Utf8,
        language: None,
    }
}

fn problem(kind: ProblemKind, line: &str) -> Problem {
    let text = line.trim().chars().take(100).collect();
    Problem { kind, game: 1, line: 1, column: 1, text }
}

/// The lines of a file of positions; `None` if it is no such file.
///
/// The first line that says something decides; the name of the file counts only when its lines
/// can be nothing else.
pub(super) fn entries(bytes: &[u8], path: Option<&Path>) -> Option<Vec<GameEntry>> {
    let mut at = 0;
    let mut entries = Vec::new();
    let by_name = path.and_then(Path::extension).is_some_and(|extension| {
        extension.eq_ignore_ascii_case("fen") || extension.eq_ignore_ascii_case("epd")
    });
    for line in bytes.split(|byte| *byte == b'\n') {
        let start = at;
        at += line.len() + 1;
        let bare = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| start == 0).unwrap_or(line);
        let lead = line.len() - bare.trim_ascii_start().len();
        let bare = bare.trim_ascii();
        if bare.is_empty() || bare.starts_with(b"#") || bare.starts_with(b"%") {
            continue;
        }
        let text = pgn::decode(bare, None).0;
        if entries.is_empty() && !looks_like_fen(&text) && (!by_name || text.starts_with('[')) {
            return None;
        }
        let range = (start + lead) as u64..(start + lead + bare.len()) as u64;
        entries.push(entry(&text, range));
    }
    (!entries.is_empty()).then_some(entries)
}

/// A line in the list of a file.
pub(super) fn entry(line: &str, range: std::ops::Range<u64>) -> GameEntry {
    let id = epd::parse(line).ok().and_then(|epd| epd.id().map(str::to_owned));
    GameEntry {
        event: id.unwrap_or_default().into(),
        fen: line.split(';').next().unwrap_or_default().trim().into(),
        has_setup: true,
        range,
        ..GameEntry::default()
    }
}
