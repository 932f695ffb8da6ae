//! The numbers of the search, and what they mean. Values are in centipawns, reductions in
//! 1024ths of a ply, history scores in their own unit (±16,384 a table).

use std::sync::LazyLock;

/// Deepest node at which a good evaluation alone ends the search.
pub(super) const REVERSE_DEPTH: i32 = 8;
/// Deepest node at which a bad evaluation leads straight to quiescence.
pub(super) const RAZOR_DEPTH: i32 = 3;
/// How far above beta a capture must come out.
pub(super) const PROBCUT_MARGIN: i32 = 190;
/// Worse history than this, for each ply of depth, and a late quiet move is left out.
pub(super) const HISTORY_PRUNING: i32 = 4200;
/// What a quiet move may lose by exchange, times reduced depth squared.
pub(super) const QUIET_SEE: i32 = 24;
/// What a capture may lose by exchange, for each ply of depth.
pub(super) const CAPTURE_SEE: i32 = 92;
/// A move this much better than all others is extended twice.
pub(super) const DOUBLE_MARGIN: i32 = 18;
/// What quiescence hopes for beyond the captured man.
pub(super) const QUIESCENCE_FUTILITY: i32 = 150;

/// How far above beta a position must stand.
pub(super) fn reverse_margin(depth: i32, improving: bool) -> i32 {
    78 * (depth - i32::from(improving)).max(0) + 8
}

/// How far below alpha a position must stand.
pub(super) fn razor_margin(depth: i32) -> i32 {
    150 + 160 * depth
}

/// How far below alpha a quiet move must start.
pub(super) fn futility_margin(late_depth: i32) -> i32 {
    85 + 95 * late_depth
}

/// How many moves are tried before the rest of the quiet ones is left out.
pub(super) fn late_move_count(depth: i32, improving: bool) -> i32 {
    (4 + depth * depth) / if improving { 1 } else { 2 }
}

/// What a good or bad move is praised or blamed with.
pub(super) fn bonus(depth: i32) -> i32 {
    (180 * depth - 80).clamp(0, 1900)
}

/// The reduction of the `count`-th move.
pub(super) fn reduction(depth: i32, count: i32, noisy: bool) -> i32 {
    static LOGARITHMS: LazyLock<[f32; 256]> =
        LazyLock::new(|| std::array::from_fn(|i| (i.max(1) as f32).ln()));
    let log = |n: i32| LOGARITHMS[n.clamp(0, 255) as usize];
    let product = log(depth) * log(count);
    let plies = if noisy { product / 3.3 - 0.1 } else { product / 2.25 + 0.65 };
    (plies * 1024.0) as i32
}
