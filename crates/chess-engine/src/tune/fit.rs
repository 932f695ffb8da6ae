//! Gradient descent on the evaluation's weights.

use crate::eval::{Model, WeightTable};
use chess_core::fen;
use std::io::BufRead;

/// How many centipawns make a certain expectation (about 73 %).
const SCALE: f32 = 190.0;
/// How much the game's result counts against the search's score.
const RESULT_SHARE: f32 = 0.25;
/// How strongly weights are held to where they started, for those that hardly occur.
const HOLD: f32 = 2e-6;

/// Reads samples, fits the weights in `epochs` passes, and returns the table, written as source.
/// `tell` is told the error from time to time.
pub fn fit(samples: impl BufRead, epochs: u32, mut tell: impl FnMut(&str)) -> String {
    let mut table = WeightTable::current();
    let mut data: Vec<(Model, f32)> = Vec::new();
    for line in samples.lines().map_while(Result::ok) {
        let mut fields = line.split(';');
        let (Some(text), Some(score), Some(result)) = (fields.next(), fields.next(), fields.next())
        else {
            continue;
        };
        let (Ok((position, _)), Ok(score), Ok(result)) =
            (fen::read(text), score.parse::<f32>(), result.parse::<f32>())
        else {
            continue;
        };
        let expected = RESULT_SHARE * result / 2.0 + (1.0 - RESULT_SHARE) * sigmoid(score);
        data.push((Model::of(&position), expected));
    }
    // Every twentieth is not learned from, to see what has really been learned.
    let (held, learned): (Vec<_>, Vec<_>) =
        data.into_iter().enumerate().partition(|(i, _)| i % 20 == 0);
    tell(&format!("{} positions, {} held back", learned.len(), held.len()));
    let start = table.clone();
    let count = table.0.len();
    let mut first = vec![[0f32; 2]; count];
    let mut second = vec![[0f32; 2]; count];
    let batch = 16_384;
    let mut step = 0;
    for epoch in 0..epochs {
        let rate = 1.0 * (1.0 - epoch as f32 / epochs as f32).max(0.05);
        for chunk in learned.chunks(batch) {
            step += 1;
            let mut gradient = vec![[0f32; 2]; count];
            for (_, (model, expected)) in chunk {
                let guess = sigmoid(model.value(&table));
                let slope = (guess - expected) * guess * (1.0 - guess);
                model.spread(slope, &mut gradient);
            }
            for i in 0..count {
                for half in 0..2 {
                    let g = gradient[i][half] / chunk.len() as f32
                        + HOLD * (table.0[i][half] - start.0[i][half]);
                    first[i][half] = 0.9 * first[i][half] + 0.1 * g;
                    second[i][half] = 0.999 * second[i][half] + 0.001 * g * g;
                    let m = first[i][half] / (1.0 - 0.9f32.powi(step));
                    let v = second[i][half] / (1.0 - 0.999f32.powi(step));
                    table.0[i][half] -= rate * m / (v.sqrt() + 1e-9);
                }
            }
        }
        if epoch % 10 == 0 || epoch + 1 == epochs {
            let error = |set: &[(usize, (Model, f32))]| {
                let sum: f32 =
                    set.iter().map(|(_, (m, e))| (sigmoid(m.value(&table)) - e).powi(2)).sum();
                sum / set.len().max(1) as f32
            };
            tell(&format!("epoch {epoch}: {:.6} held {:.6}", error(&learned), error(&held)));
        }
    }
    table.to_source()
}

fn sigmoid(centipawns: f32) -> f32 {
    1.0 / (1.0 + (-centipawns / SCALE).exp())
}
