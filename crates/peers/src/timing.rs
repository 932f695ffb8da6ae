//! Paired timing: the contestants take turns in one process, so that whatever slows the machine down
//! for a while slows all of them down, and their ratio stays.

use std::time::{Duration, Instant};

/// The times of some contestants over some rounds.
#[derive(Debug)]
pub struct Times {
    /// By contestant, then by round.
    rounds: Vec<Vec<Duration>>,
}

/// What several contestants did in the same rounds.
pub type Contestant<'a> = &'a mut dyn FnMut() -> u64;

impl Times {
    /// Lets everyone run once for warming up and then `rounds` times, beginning with another one in
    /// each round.
    ///
    /// # Errors
    /// Where the contestants return different numbers: they did not do the same work.
    pub fn measure(rounds: usize, contestants: &mut [Contestant<'_>]) -> Result<Times, String> {
        let answers: Vec<u64> = contestants.iter_mut().map(|run| run()).collect();
        if answers.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err(format!("the contestants disagree: {answers:?}"));
        }
        let count = contestants.len();
        let mut times = vec![Vec::with_capacity(rounds); count];
        for round in 0..rounds {
            for turn in 0..count {
                let who = (round + turn) % count;
                let start = Instant::now();
                std::hint::black_box(contestants[who]());
                times[who].push(start.elapsed());
            }
        }
        Ok(Times { rounds: times })
    }

    /// The shortest time of a contestant.
    pub fn min(&self, who: usize) -> Duration {
        self.rounds[who].iter().min().copied().unwrap_or_default()
    }

    /// The middle one of a contestant's times.
    pub fn median(&self, who: usize) -> Duration {
        let mut times = self.rounds[who].clone();
        times.sort_unstable();
        times.get(times.len() / 2).copied().unwrap_or_default()
    }

    /// How many times as fast `fast` is as `slow`: by the shortest times, and by the median of the
    /// ratios of each round.
    pub fn ratio(&self, fast: usize, slow: usize) -> Ratio {
        let mut each: Vec<f64> = self.rounds[slow]
            .iter()
            .zip(&self.rounds[fast])
            .map(|(slow, fast)| slow.as_secs_f64() / fast.as_secs_f64())
            .collect();
        each.sort_unstable_by(f64::total_cmp);
        Ratio {
            min: self.min(slow).as_secs_f64() / self.min(fast).as_secs_f64(),
            median: each.get(each.len() / 2).copied().unwrap_or(f64::NAN),
        }
    }
}

/// How many times as fast; above 1 the first is faster.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    /// Of the shortest times.
    pub min: f64,
    /// The median over the rounds.
    pub median: f64,
}

/// The geometric mean.
pub fn geometric_mean(values: impl Iterator<Item = f64>) -> f64 {
    let logs: Vec<f64> = values.map(f64::ln).collect();
    (logs.iter().sum::<f64>() / logs.len() as f64).exp()
}

/// The number that follows an option on the command line, or what stands in for it.
pub fn option(name: &str, otherwise: usize) -> usize {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    arguments.next().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}
