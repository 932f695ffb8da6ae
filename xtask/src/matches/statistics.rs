//! What a match result says about strength.

use super::game::GameOver;
use anyhow::{Context, Result};
use std::collections::BTreeMap;

/// The results so far, from A's point of view.
#[derive(Default)]
pub struct Tally {
    /// Pairs by half points won, 0 to 4.
    pairs: [u64; 5],
    wins: u64,
    draws: u64,
    losses: u64,
    voided: usize,
    reasons: BTreeMap<String, usize>,
}

impl Tally {
    /// Adds a pair: A's half points, the games (A was White in the first), the games voided.
    pub fn add(&mut self, halves: u32, games: &[GameOver], voided: usize) {
        self.pairs[halves.min(4) as usize] += 1;
        self.voided += voided;
        for (i, game) in games.iter().enumerate() {
            let own = if i == 0 { game.white_halves } else { 2 - game.white_halves };
            match own {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
            *self.reasons.entry(game.reason.clone()).or_default() += 1;
        }
    }

    /// How often games ended for which reason.
    pub fn reasons(&self) -> impl Iterator<Item = (&str, usize)> {
        self.reasons.iter().map(|(reason, count)| (reason.as_str(), *count))
    }

    fn count(&self) -> f64 {
        self.pairs.iter().sum::<u64>() as f64
    }

    /// Mean and variance of a pair's score, 0 to 1.
    fn moments(&self) -> (f64, f64) {
        let n = self.count().max(1.0);
        let scored = || self.pairs.iter().enumerate().map(|(i, &c)| (i as f64 / 4.0, c as f64));
        let mean = scored().map(|(score, count)| score * count).sum::<f64>() / n;
        let variance = scored().map(|(s, c)| (s - mean).powi(2) * c).sum::<f64>() / n;
        // A few pairs that all ended alike prove less than no variance would say.
        (mean, variance.max(0.25 / (n + 4.0) / 4.0))
    }

    /// Wins, draws, losses, Elo with its 95 % error, likelihood of superiority, pairs.
    pub fn describe(&self, sprt: Option<&Sprt>) -> String {
        let (mean, variance) = self.moments();
        let error = 1.96 * (variance / self.count().max(1.0)).sqrt();
        let (low, high) = (elo(mean - error), elo(mean + error));
        let los =
            normal(((mean - 0.5) / (variance / self.count().max(1.0)).sqrt()).clamp(-8.0, 8.0));
        let mut text = format!(
            "+{} ={} -{}  {:.1} %  Elo {:+.1} ± {:.1}  LOS {:.1} %  pairs {:?}",
            self.wins,
            self.draws,
            self.losses,
            100.0 * mean,
            elo(mean),
            (high - low) / 2.0,
            100.0 * los,
            self.pairs,
        );
        if self.voided > 0 {
            text += &format!("  voided {}", self.voided);
        }
        if let Some(sprt) = sprt {
            text += &format!("  LLR {:+.2}", sprt.ratio(self));
        }
        text
    }
}

/// A sequential test between two hypotheses about the difference in Elo.
pub struct Sprt {
    low: f64,
    high: f64,
}

/// Both kinds of error may happen in one match of twenty.
const BOUND: f64 = 2.944;

impl Sprt {
    /// `0,5`
    pub fn read(text: &str) -> Result<Sprt> {
        let bounds = text.split_once(',').and_then(|(low, high)| {
            Some(Sprt { low: low.trim().parse().ok()?, high: high.trim().parse().ok()? })
        });
        bounds.with_context(|| format!("{text:?} is not a pair of Elo bounds such as 0,5"))
    }

    /// The logarithm of how much likelier the higher hypothesis is.
    fn ratio(&self, tally: &Tally) -> f64 {
        let (mean, variance) = tally.moments();
        let (s0, s1) = (score(self.low), score(self.high));
        tally.count() * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// What the test says, once it says anything.
    pub fn verdict(&self, tally: &Tally) -> Option<&'static str> {
        let ratio = self.ratio(tally);
        (tally.count() >= 10.0).then_some(())?;
        match ratio {
            r if r >= BOUND => Some("better"),
            r if r <= -BOUND => Some("not better"),
            _ => None,
        }
    }
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

fn score(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The normal distribution function, to three places.
fn normal(x: f64) -> f64 {
    1.0 / (1.0 + (-1.5976 * x - 0.070_56 * x.powi(3)).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        Tally { pairs, ..Tally::default() }
    }

    #[test]
    fn elo_and_score_are_inverse() {
        for points in [-300.0, -5.0, 0.0, 12.0, 250.0] {
            assert!((elo(score(points)) - points).abs() < 1e-6);
        }
        assert!((score(400.0) - 10.0 / 11.0).abs() < 1e-9);
    }

    #[test]
    fn a_clear_result_decides_and_a_level_one_does_not() {
        let sprt = Sprt { low: 0.0, high: 10.0 };
        assert_eq!(sprt.verdict(&tally([0, 10, 80, 120, 40])), Some("better"));
        assert_eq!(sprt.verdict(&tally([40, 120, 80, 10, 0])), Some("not better"));
        assert_eq!(sprt.verdict(&tally([2, 10, 20, 10, 2])), None);
    }
}
