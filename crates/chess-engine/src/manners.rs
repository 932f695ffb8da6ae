//! When a computer opponent agrees to a draw, offers one, or resigns.
//!
//! Scores are from the opponent's own view, as [`crate::LevelMove::score`] has them.

use crate::{Level, Score};

/// Whether it takes a draw that is offered to it.
///
/// `readiness` runs from 0 (plays on in everything but a lost position) to 1 (agrees as soon as
/// it is not better). In the first moves nobody agrees.
pub fn accepts_draw(score: Score, level: Level, ply: u32, readiness: f32) -> bool {
    let Score::Centipawns(centipawns) = score else {
        return matches!(score, Score::Mate(n) if n <= 0);
    };
    // Weak players judge generously: half a pawn is nothing to them.
    let blur = i32::from(level.number()) * 2;
    let bar = (readiness.clamp(0.0, 1.0) * 60.0) as i32 - 30 + blur / 2;
    match ply {
        0..20 => centipawns < -300,
        20..60 => centipawns < bar - 40,
        _ => centipawns < bar,
    }
}

/// Whether it offers a draw: a level game of long standing in which nothing has happened.
/// `scores` are its last ones, newest last.
pub fn offers_draw(scores: &[Score], ply: u32, halfmove_clock: u16, readiness: f32) -> bool {
    let needed = if readiness > 0.5 { 6 } else { 10 };
    let level = |score: &Score| matches!(score, Score::Centipawns(-15..=15));
    ply >= 70
        && halfmove_clock >= 12
        && scores.len() >= needed
        && scores.iter().rev().take(needed).all(level)
}

/// Whether it resigns. `threshold` is the deficit in pawns at which it does, `None` for one who
/// plays to mate; the deficit must have stood for its last four moves. `scores` are its last
/// ones, newest last.
pub fn resigns(scores: &[Score], threshold: Option<f32>) -> bool {
    let Some(pawns) = threshold else { return false };
    let bar = -(pawns.max(1.0) * 100.0) as i32;
    scores.len() >= 4 && scores.iter().rev().take(4).all(|score| score.as_centipawns() <= bar)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: Level = Level::STRONGEST;

    #[test]
    fn a_draw_is_taken_when_it_is_a_gain() {
        let cp = Score::Centipawns;
        assert!(accepts_draw(cp(-400), LEVEL, 80, 0.1));
        assert!(!accepts_draw(cp(150), LEVEL, 80, 1.0));
        assert!(accepts_draw(cp(0), LEVEL, 80, 0.9));
        assert!(!accepts_draw(cp(0), LEVEL, 80, 0.1));
        assert!(!accepts_draw(cp(0), LEVEL, 6, 0.9), "not in the opening");
        assert!(accepts_draw(Score::Mate(-3), LEVEL, 40, 0.0));
        assert!(!accepts_draw(Score::Mate(3), LEVEL, 40, 1.0));
    }

    #[test]
    fn it_resigns_only_when_it_is_lost_for_good() {
        let lost =
            [Score::Centipawns(-700), Score::Centipawns(-800), Score::Mate(-5), Score::Mate(-4)];
        assert!(resigns(&lost, Some(6.0)));
        assert!(!resigns(&lost, None));
        assert!(!resigns(&lost[..3], Some(6.0)));
        let swing =
            [Score::Centipawns(-700), Score::Centipawns(20), Score::Mate(-5), Score::Mate(-4)];
        assert!(!resigns(&swing, Some(6.0)));
    }

    #[test]
    fn it_offers_a_draw_in_dead_level_games_only() {
        let level = [Score::Centipawns(4); 10];
        assert!(offers_draw(&level, 90, 20, 0.4));
        assert!(!offers_draw(&level, 30, 20, 0.4));
        assert!(!offers_draw(&level[..8], 90, 20, 0.4));
        assert!(offers_draw(&level[..8], 90, 20, 0.8));
    }
}
