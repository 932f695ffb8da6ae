//! The transposition table: what earlier visits to a position found out.
//!
//! Shared by all threads of a search without locks. An entry is two words, the data and the
//! key exclusive-or'ed with the data. A reader that catches one word old and one word new
//! computes a key that does not match and takes the entry for a stranger's: the race is
//! harmless by construction, so relaxed atomics suffice.

use crate::score::{MATE_FOUND, Value};
use chess_core::Move;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Only the evaluation is known.
    None = 0,
    /// The true value is this or lower.
    Upper = 1,
    /// The true value is this or higher.
    Lower = 2,
    /// The true value.
    Exact = 3,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::None, Kind::Upper, Kind::Lower, Kind::Exact];

    /// Whether a value of this kind settles a window that ends at `beta`.
    #[inline]
    pub(crate) fn decides(self, value: Value, beta: Value) -> bool {
        let needed = if value >= beta { Kind::Lower } else { Kind::Upper };
        self as u8 & needed as u8 != 0
    }
}

/// A copy of an entry, unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The best move, or null.
    pub mv: Move,
    /// The value found, mates counted from this position.
    pub value: Value,
    /// The uncorrected static evaluation, or `NO_VALUE`.
    pub eval: Value,
    /// Plies it was searched.
    pub depth: i32,
    /// How `value` relates to the true one.
    pub kind: Kind,
    /// Whether it once lay on a principal variation.
    pub pv: bool,
}

const AGES: u8 = 32;
/// Depths from -2 on fit a byte.
const DEPTH_OFFSET: i32 = 2;

impl Entry {
    fn pack(self, age: u8) -> u64 {
        let flags = self.kind as u8 | (self.pv as u8) << 2 | age << 3;
        u64::from(self.mv.to_bits())
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.eval as i16 as u16) << 32
            | ((self.depth + DEPTH_OFFSET).clamp(0, 255) as u64) << 48
            | u64::from(flags) << 56
    }

    fn unpack(data: u64) -> Entry {
        let flags = (data >> 56) as u8;
        Entry {
            mv: Move::from_bits(data as u16),
            value: Value::from((data >> 16) as u16 as i16),
            eval: Value::from((data >> 32) as u16 as i16),
            depth: i32::from((data >> 48) as u8) - DEPTH_OFFSET,
            kind: Kind::ALL[usize::from(flags & 3)],
            pv: flags & 4 != 0,
        }
    }
}

fn age_of(data: u64) -> u8 {
    (data >> 59) as u8
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// One cache line.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table. Stores take `&self`; only resizing and clearing want it alone.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU8,
}

impl Table {
    /// A table of at most this many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Table {
        let count = mebibytes.max(1).saturating_mul((1 << 20) / size_of::<Bucket>());
        let mut buckets = Vec::new();
        buckets.resize_with(count, Bucket::default);
        Table { buckets, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot.check.get_mut() = 0;
            *slot.data.get_mut() = 0;
        }
        *self.age.get_mut() = 0;
    }

    /// Begins a new search: what is there becomes older, and is replaced sooner.
    pub(crate) fn next_age(&self) {
        self.age.store((self.age.load(Relaxed) + 1) % AGES, Relaxed);
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        &self.buckets[((u128::from(key) * self.buckets.len() as u128) >> 64) as usize]
    }

    /// What is known of a position; `ply` turns stored mates into mates from the root.
    #[inline]
    pub(crate) fn probe(&self, key: u64, ply: usize) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                let mut entry = Entry::unpack(data);
                entry.value = from_table(entry.value, ply);
                return Some(entry);
            }
        }
        None
    }

    /// Remembers what was found. A deep entry of the same position gives way only to one of
    /// nearly its depth or an exact one; among strangers the shallowest and oldest goes.
    pub(crate) fn store(&self, key: u64, ply: usize, mut entry: Entry) {
        let age = self.age.load(Relaxed);
        let bucket = &self.bucket(key).0;
        let mut chosen = &bucket[0];
        let mut lowest = i32::MAX;
        for slot in bucket {
            let data = slot.data.load(Relaxed);
            if data == 0 {
                chosen = slot;
                break;
            }
            if slot.check.load(Relaxed) ^ data == key {
                let old = Entry::unpack(data);
                if entry.mv.is_null() {
                    entry.mv = old.mv;
                }
                if entry.kind != Kind::Exact
                    && age_of(data) == age
                    && entry.depth + 4 + 2 * i32::from(entry.pv) <= old.depth
                {
                    return;
                }
                chosen = slot;
                break;
            }
            let years = i32::from((AGES + age - age_of(data)) % AGES);
            let worth = Entry::unpack(data).depth - 8 * years;
            if worth < lowest {
                lowest = worth;
                chosen = slot;
            }
        }
        entry.value = to_table(entry.value, ply);
        let data = entry.pack(age);
        chosen.data.store(data, Relaxed);
        chosen.check.store(key ^ data, Relaxed);
    }

    /// Entries of this search among the first thousand, in thousandths.
    pub(crate) fn hashfull(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let slots = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let filled = slots.filter(|slot| {
            let data = slot.data.load(Relaxed);
            data != 0 && age_of(data) == age
        });
        filled.count() as u32
    }
}

/// Mates are stored as counted from the position itself: it may be reached at another ply.
fn to_table(value: Value, ply: usize) -> Value {
    match value {
        v if v >= MATE_FOUND => v + ply as Value,
        v if v <= -MATE_FOUND => v - ply as Value,
        v => v,
    }
}

fn from_table(value: Value, ply: usize) -> Value {
    match value {
        v if v >= MATE_FOUND => v - ply as Value,
        v if v <= -MATE_FOUND => v + ply as Value,
        v => v,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{NO_VALUE, mate_in};
    use chess_core::Square;

    fn entry(value: Value, depth: i32) -> Entry {
        let mv = Move::normal(Square::E2, Square::E4);
        Entry { mv, value, eval: NO_VALUE, depth, kind: Kind::Exact, pv: true }
    }

    #[test]
    fn an_entry_comes_back_as_it_was() {
        let table = Table::new(1);
        for (key, value) in [(7, -31_999), (u64::MAX, 123), (1 << 60, 31_990)] {
            table.store(key, 0, entry(value, 11));
            assert_eq!(table.probe(key, 0), Some(entry(value, 11)));
            assert_eq!(table.probe(key ^ 1, 0), None);
        }
    }

    #[test]
    fn mates_are_counted_from_where_they_are_read() {
        let table = Table::new(1);
        table.store(99, 4, entry(mate_in(7), 3));
        assert_eq!(table.probe(99, 2).map(|e| e.value), Some(mate_in(5)));
    }

    #[test]
    fn a_bucket_is_a_cache_line_of_four() {
        assert_eq!(size_of::<Bucket>(), 64);
        assert_eq!(size_of::<Slot>(), 16);
    }

    #[test]
    fn shallow_strangers_go_first() {
        let table = Table::new(1);
        for (i, depth) in [9, 3, 8, 7].into_iter().enumerate() {
            table.store(i as u64, 0, entry(0, depth));
        }
        table.store(4, 0, entry(0, 5));
        assert_eq!(table.probe(1, 0), None, "depth 3 was the shallowest");
        assert!(table.probe(0, 0).is_some() && table.probe(4, 0).is_some());
    }
}
