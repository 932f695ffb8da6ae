//! The chess engine of Luozi: an opponent of any strength and an analyst.
//!
//! * [`Searcher`] answers a [`SearchRequest`] with a [`SearchResult`] and tells [`Info`]s on
//!   the way. It never prints.
//! * [`Level`] is strength made human: thirty levels that play plausible, fallible moves, the
//!   same on every machine. [`manners`] says when such an opponent agrees to a draw or resigns.
//! * [`uci`] is the program `luozi-engine` around it.
//!
//! Inside, from the leaves up: `score` (what values mean), `eval` (what a position is worth at
//! first sight), `see` (exchanges on one square), `table` (what is known of positions),
//! `history` (what is known of moves), `picker` (move order), `time`, `search`.
#![deny(missing_docs)]

mod bench;
mod eval;
mod handicap;
mod history;
mod level;
pub mod manners;
mod picker;
mod request;
mod score;
mod search;
mod searcher;
mod see;
mod table;
mod time;
#[cfg(feature = "tune")]
pub mod tune;
pub mod uci;

pub use bench::{BenchResult, DEPTH as BENCH_DEPTH, bench};
pub use level::{Blindness, Habits, Level, LevelMove};
pub use request::{Clock, Info, Limits, Line, SearchRequest, SearchResult};
pub use score::{Bound, Score};
pub use searcher::{EngineOptions, Searcher};
