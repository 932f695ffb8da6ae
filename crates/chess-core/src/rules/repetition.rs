//! How often positions have occurred.

use crate::{Move, Position};

/// The keys of the positions of a game in order, for counting repetitions.
///
/// Two positions are the same (L-END-7) when side to move, men, castling rights and *legal*
/// en-passant capture agree; that is what [`Position::zobrist`] is a key of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetitions {
    keys: Vec<u64>,
}

impl Repetitions {
    /// The history of a game from its start through these moves.
    pub fn of(start: &Position, moves: &[Move]) -> Repetitions {
        let mut position = start.clone();
        let mut history = Repetitions { keys: Vec::with_capacity(moves.len() + 1) };
        history.push(&position);
        for mv in moves {
            position.play(*mv);
            history.push(&position);
        }
        history
    }

    /// Adds the position that has just come about.
    pub fn push(&mut self, position: &Position) {
        self.keys.push(position.zobrist());
    }

    /// Forgets the last position.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// How often the last position has occurred so far, itself included; 0 if there is none.
    pub fn count(&self) -> usize {
        self.keys.last().map_or(0, |last| self.keys.iter().filter(|key| *key == last).count())
    }

    /// How often this position would have occurred if it came about now.
    pub fn count_with(&self, position: &Position) -> usize {
        1 + self.keys.iter().filter(|key| **key == position.zobrist()).count()
    }

    /// The indices (0 = the start) at which the last position has occurred.
    pub fn occurrences(&self) -> Vec<usize> {
        let last = self.keys.last();
        (0..self.keys.len()).filter(|i| self.keys.get(*i) == last).collect()
    }

    /// The keys, the start position's first.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fen, san};

    fn count(start: &str, line: &str) -> usize {
        let start = fen::read(start).unwrap().0;
        let mut position = start.clone();
        let mut moves = Vec::new();
        for text in line.split_whitespace() {
            let mv = san::parse(&position, text).unwrap();
            position.play(mv);
            moves.push(mv);
        }
        Repetitions::of(&start, &moves).count()
    }

    /// L-END-7: with castling rights lost on the way it is another position.
    #[test]
    fn castling_rights_are_part_of_the_position() {
        let start = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let dance = "Rb1 Rb8 Ra1 Ra8";
        assert_eq!(count(start, dance), 1);
        assert_eq!(count(start, &format!("{dance} {dance}")), 2);
        assert_eq!(count(start, &format!("{dance} {dance} {dance}")), 3);
    }

    /// L-END-7: a pinned pawn's phantom en passant does not make another position.
    #[test]
    fn phantom_en_passant_is_not_part_of_the_position() {
        let pinned = "4k3/3p4/4q3/4P3/8/8/8/4K1N1 b - - 0 1";
        assert_eq!(count(pinned, "d5 Nf3 Qf6 Ng1 Qe6"), 2);
        let free = "4k3/3p4/8/4P3/8/8/4q3/6K1 b - - 0 1";
        assert_eq!(count(free, "d5 Kh1 Qe1+ Kh2 Qe2+ Kg1"), 1);
    }
}
