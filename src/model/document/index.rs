//! The list of games of a file: who, when, where, how long, without building a tree.

use chess_core::pgn::{Flow, GameEnd, GameResult, RawTag, Reader, Visitor};

use super::{GameEntry, StrayLine};

/// How many lines outside all games are kept for the report.
const MAX_STRAY: usize = 100;

/// What one walk through a file finds.
#[derive(Default)]
pub(super) struct Index {
    pub entries: Vec<GameEntry>,
    /// Lines that belong to no game, the first ones.
    pub stray: Vec<StrayLine>,
}

/// Walks through a whole file in memory.
pub(super) fn index(bytes: &[u8]) -> Index {
    let mut scan = Scan::default();
    let mut reader = Reader::new(bytes);
    // Reading from memory cannot fail.
    while let Ok(Some(entry)) = reader.read_game(&mut scan) {
        scan.found.entries.push(entry);
    }
    scan.found
}

#[derive(Default)]
struct Scan {
    found: Index,
    entry: GameEntry,
    result: Option<GameResult>,
}

impl Visitor for Scan {
    type Output = GameEntry;

    fn begin_game(&mut self, _: u64) {
        self.entry = GameEntry::default();
        self.result = None;
    }

    fn tag(&mut self, tag: RawTag<'_>, _: u64) {
        let entry = &mut self.entry;
        let slot = match tag.name {
            b"White" => &mut entry.white,
            b"Black" => &mut entry.black,
            b"Event" => &mut entry.event,
            b"Site" => &mut entry.site,
            b"Round" => &mut entry.round,
            b"Date" => &mut entry.date,
            b"ECO" => &mut entry.eco,
            b"FEN" => {
                entry.has_setup = true;
                return;
            }
            b"Result" => {
                self.result = self.result.or_else(|| GameResult::parse(&tag.decode()));
                return;
            }
            _ => return,
        };
        // The first tag that says something counts, as when the game is read.
        if slot.is_empty() {
            let value = tag.decode();
            let value = value.trim();
            if !matches!(value, "?" | "-" | "????.??.??") {
                *slot = value.into();
            }
        }
    }

    fn san(&mut self, _: &[u8], _: u64) -> Flow {
        self.entry.plies += 1;
        Flow::Read
    }

    fn begin_variation(&mut self, _: u64) -> Flow {
        self.entry.has_variations = true;
        Flow::Skip
    }

    fn comment(&mut self, _: &[u8], _: bool, _: u64) {
        self.entry.has_comments = true;
    }

    fn result(&mut self, result: GameResult, _: u64) {
        // A tag that says nothing gives way to what stands behind the moves.
        self.result = self.result.filter(|known| *known != GameResult::Unknown).or(Some(result));
    }

    fn stray(&mut self, line: &[u8], at: u64) {
        if self.found.stray.len() < MAX_STRAY {
            let text = chess_core::pgn::decode(line, None).0.trim().chars().take(60).collect();
            self.found.stray.push(StrayLine { at, text });
        }
    }

    fn end_game(&mut self, end: GameEnd) -> GameEntry {
        let mut entry = std::mem::take(&mut self.entry);
        entry.result = self.result.unwrap_or_default();
        entry.range = end.range;
        entry
    }
}
