//! The evaluation as a linear model of its weights, for tuning.

use super::weights::{SECTIONS, WEIGHTS, term};
use super::{FULL_PHASE, Sink, Tapered, count_terms, endgame, pawns, phase};
use chess_core::{Color, Position};
use std::fmt::Write;

/// All weights as numbers that can be moved a little: middlegame, endgame.
#[derive(Clone, Debug)]
pub(crate) struct WeightTable(pub Vec<[f32; 2]>);

impl WeightTable {
    pub(crate) fn current() -> WeightTable {
        let pair = |w: &Tapered| [w.middlegame() as f32, w.endgame() as f32];
        WeightTable(WEIGHTS.iter().map(pair).collect())
    }

    /// The table as it stands in `weights.rs`.
    pub(crate) fn to_source(&self) -> String {
        let mut text = String::new();
        let mut rest = &self.0[..];
        for (name, len) in SECTIONS {
            let (section, after) = rest.split_at(len);
            rest = after;
            let _ = writeln!(text, "    // {name}");
            for row in section.chunks(if len == 192 { 4 } else { 8 }) {
                let row = row
                    .iter()
                    .map(|[m, e]| format!("w({}, {}),", m.round() as i32, e.round() as i32));
                let _ = writeln!(text, "    {}", row.collect::<Vec<_>>().join(" "));
            }
        }
        text
    }
}

/// How often each term occurs in one position, and how it counts.
pub(crate) struct Model {
    terms: Vec<(u16, i16)>,
    middlegame: f32,
    endgame: f32,
    fixed: f32,
}

struct Trace(Vec<i16>);

impl Sink for Trace {
    fn add(&mut self, color: Color, term: usize, count: i32) {
        self.0[term] += if color == Color::White { count } else { -count } as i16;
    }
}

impl Model {
    pub(crate) fn of(position: &Position) -> Model {
        let mut trace = Trace(vec![0; term::COUNT]);
        let passed = pawns::structure(position, &mut trace);
        count_terms(position, passed, &mut trace);
        let counts = trace.0.iter().enumerate().filter(|(_, count)| **count != 0);
        let terms: Vec<(u16, i16)> = counts.map(|(i, count)| (i as u16, *count)).collect();
        let endgame: i32 =
            terms.iter().map(|&(i, n)| WEIGHTS[usize::from(i)].endgame() * i32::from(n)).sum();
        let scale = endgame::scale(position, endgame) as f32 / endgame::NORMAL as f32;
        let phase = phase(position) as f32 / FULL_PHASE as f32;
        Model {
            terms,
            middlegame: phase * (1.0 + scale) / 2.0,
            endgame: (1.0 - phase) * scale,
            fixed: endgame::mating_drive(position) as f32,
        }
    }

    /// The evaluation from White's point of view.
    pub(crate) fn value(&self, table: &WeightTable) -> f32 {
        let (mut middlegame, mut endgame) = (0.0, 0.0);
        for &(i, n) in &self.terms {
            let [m, e] = table.0[usize::from(i)];
            middlegame += m * f32::from(n);
            endgame += e * f32::from(n);
        }
        middlegame * self.middlegame + endgame * self.endgame + self.fixed
    }

    /// Adds what each weight contributes to a slope of the value.
    #[cfg(feature = "tune")]
    pub(crate) fn spread(&self, slope: f32, gradient: &mut [[f32; 2]]) {
        for &(i, n) in &self.terms {
            let [m, e] = &mut gradient[usize::from(i)];
            *m += slope * self.middlegame * f32::from(n);
            *e += slope * self.endgame * f32::from(n);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{PawnCache, evaluate};
    use chess_core::fen;

    #[test]
    fn the_model_is_the_evaluation() {
        let table = WeightTable::current();
        for text in crate::bench::POSITIONS {
            let (position, _) = fen::read(text).expect("a bench position");
            let model = Model::of(&position).value(&table);
            let value = evaluate(&position, &mut PawnCache::new());
            let white = if position.turn() == Color::White { value } else { -value } as f32;
            let faded = model * (1.0 - f32::from(position.halfmove_clock()) / 250.0);
            assert!((faded - white).abs() < 4.0, "{text}: {faded} {white}");
        }
    }

    #[test]
    fn the_source_has_every_weight() {
        let source = WeightTable::current().to_source();
        assert_eq!(source.matches("w(").count(), term::COUNT);
    }
}
