//! Whether any mate is thinkable where the losing king can get to.
//!
//! A mate needs a square for the king, a man that checks it there, and for each square beside it
//! one of: a man of the king's own side on it, or a winner's man that attacks it. Each man can
//! do its part from one square only. What a man can do there is asked of [`Reach`], so a "no"
//! is a proof; a "yes" only means that nothing was found against it.

use super::reach::{Man, Reach, any_piece_attacks};
use crate::{Bitboard, Color, Role, Square, attacks};

/// Tries to fit men together before it is left open.
const TRIES: u32 = 3000;

/// What a winner's man does for a mate from one square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// Squares beside the king that it attacks.
    covers: Bitboard,
    /// Its own square, if that is beside the king: it must be protected there.
    stands: Bitboard,
    checks: bool,
}

/// Whether the winner may mate somewhere, as far as the facts of reach go.
pub(super) fn mate_is_thinkable(reach: &Reach, winner: Color) -> bool {
    let king = reach.men().iter().find(|man| man.color != winner && man.role == Role::King);
    let Some(king) = king else { return true };
    let mut tries = TRIES;
    king.squares.into_iter().any(|square| {
        let mut board = Fitting::at(reach, winner, square, &mut tries);
        board.thinkable()
    })
}

struct Fitting<'a> {
    around: Bitboard,
    /// What each winner's man can do.
    parts: Vec<Vec<Part>>,
    /// Where each loser's man can stand in its king's way.
    blocks: Vec<Bitboard>,
    tries: &'a mut u32,
}

impl<'a> Fitting<'a> {
    fn at(reach: &Reach, winner: Color, king: Square, tries: &'a mut u32) -> Fitting<'a> {
        let around = attacks::king(king);
        let walls = reach.fixed.without(king);
        let mut parts = Vec::new();
        let mut blocks = Vec::new();
        for man in reach.men() {
            if man.color == winner {
                parts.push(parts_of(man, king, walls));
            } else if man.role != Role::King {
                blocks.push(man.all() & around);
            }
        }
        Fitting { around, parts, blocks, tries }
    }

    fn thinkable(&mut self) -> bool {
        for checker in 0..self.parts.len() {
            let checks: Vec<Part> =
                self.parts[checker].iter().copied().filter(|part| part.checks).collect();
            for part in checks {
                let open = self.around & !part.covers;
                if self.fit(1 << checker, 0, open, part.covers, part.stands) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the squares still open can be seen to by men that are still free. `stands` holds
    /// squares taken by winner's men, which no other man can have.
    fn fit(
        &mut self,
        used: u32,
        blocking: u32,
        open: Bitboard,
        covered: Bitboard,
        stands: Bitboard,
    ) -> bool {
        let Some(square) = open.first() else { return true };
        if *self.tries == 0 {
            return true;
        }
        *self.tries -= 1;
        if !stands.contains(square) {
            for index in 0..self.blocks.len() {
                if blocking & 1 << index == 0
                    && self.blocks[index].contains(square)
                    && self.fit(used, blocking | 1 << index, open.without(square), covered, stands)
                {
                    return true;
                }
            }
        }
        for index in 0..self.parts.len() {
            if used & 1 << index != 0 {
                continue;
            }
            for at in 0..self.parts[index].len() {
                let part = self.parts[index][at];
                if !part.covers.contains(square) || part.stands.intersects(stands) {
                    continue;
                }
                // A square that a loser's man blocks is neither open nor covered.
                let blocked = self.around & !open & !covered;
                if part.stands.intersects(blocked) {
                    continue;
                }
                let covered = covered | part.covers;
                let open = (open | part.stands) & !covered;
                if self.fit(used | 1 << index, blocking, open, covered, stands | part.stands) {
                    return true;
                }
            }
        }
        false
    }
}

/// The different things that a man can do for a mate of the king there.
fn parts_of(man: &Man, king: Square, walls: Bitboard) -> Vec<Part> {
    let around = attacks::king(king);
    let mut parts: Vec<Part> = Vec::new();
    let mut add = |from: Square, attacked: Bitboard| {
        let part = Part {
            covers: attacked & around,
            stands: Bitboard::from(from) & around,
            checks: man.role != Role::King && attacked.contains(king),
        };
        if (part.covers.any() || part.checks) && !parts.contains(&part) {
            parts.push(part);
        }
    };
    for from in man.squares.without(king) {
        if man.role == Role::King && around.contains(from) {
            continue;
        }
        add(from, man.attacks(from, walls.without(from)));
    }
    for from in man.promoted.without(king) {
        add(from, any_piece_attacks(from, walls.without(from)));
    }
    // Whoever covers most goes first: a fit is found sooner.
    parts.sort_by_key(|part| std::cmp::Reverse(part.covers.count()));
    parts
}
