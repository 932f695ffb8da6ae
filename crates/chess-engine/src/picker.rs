//! Hands out the moves of a position one at a time, the most promising first, and does no
//! work for those that are never asked for.

use crate::history::{Context, Histories, Killers};
use crate::see;
use chess_core::{Bitboard, Move, MoveList, Position, Role, attacks};

/// A move with its place in the order.
#[derive(Clone, Copy)]
pub(crate) struct Scored {
    mv: Move,
    score: i32,
}

/// What the order is made from, besides the moves themselves.
pub(crate) struct Guides<'a> {
    pub histories: &'a Histories,
    pub context: &'a Context,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Stage {
    Table,
    GenerateCaptures,
    GoodCaptures,
    FirstKiller,
    SecondKiller,
    Counter,
    GenerateQuiets,
    Quiets,
    BadCaptures,
    Done,
}

/// The place in the order of one node. The moves lie on a stack that all nodes of a line
/// share: this picker's from `base` up, and whoever made it truncates the stack to `base`.
pub(crate) struct Picker {
    stage: Stage,
    base: usize,
    cursor: usize,
    bad_captures: usize,
    table_move: Move,
    killers: Killers,
    counter: Move,
    /// What a capture must win to count as good.
    threshold: i32,
    /// Whether quiet moves are wanted.
    quiets: bool,
    /// Whether captures below the threshold are wanted.
    losing: bool,
}

impl Picker {
    /// All moves. `table_move` must be legal or null; killers and counter need not be.
    pub(crate) fn all(base: usize, table_move: Move, killers: Killers, counter: Move) -> Picker {
        Picker {
            stage: Stage::Table,
            base,
            cursor: base,
            bad_captures: base,
            table_move,
            killers,
            counter,
            threshold: 0,
            quiets: true,
            losing: true,
        }
    }

    /// All moves out of check at the leaves.
    pub(crate) fn evasions(base: usize, table_move: Move) -> Picker {
        Picker::all(base, table_move, Killers::default(), Move::NULL)
    }

    /// Captures and promotions that win at least `threshold` centipawns.
    pub(crate) fn captures(base: usize, table_move: Move, threshold: i32) -> Picker {
        Picker {
            threshold,
            quiets: false,
            losing: false,
            ..Picker::all(base, table_move, Killers::default(), Move::NULL)
        }
    }

    /// From now on, no quiet moves.
    pub(crate) fn skip_quiets(&mut self) {
        self.quiets = false;
    }

    /// Whether what came last was a capture that loses material.
    pub(crate) fn in_bad_captures(&self) -> bool {
        self.stage == Stage::BadCaptures
    }

    /// The next move.
    pub(crate) fn next(
        &mut self,
        stack: &mut Vec<Scored>,
        position: &Position,
        guides: &Guides<'_>,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::GenerateCaptures;
                    if !self.table_move.is_null() {
                        return Some(self.table_move);
                    }
                }
                Stage::GenerateCaptures => {
                    self.stage = Stage::GoodCaptures;
                    stack.truncate(self.base);
                    let mut list = MoveList::new();
                    position.captures(&mut list);
                    for mv in &list {
                        if mv != self.table_move {
                            stack.push(Scored { mv, score: capture_order(position, guides, mv) });
                        }
                    }
                }
                Stage::GoodCaptures => {
                    if let Some(best) = select(stack, self.cursor) {
                        self.cursor += 1;
                        if see::reaches(position, best.mv, self.threshold) {
                            return Some(best.mv);
                        }
                        if let Some(slot) = stack.get_mut(self.bad_captures) {
                            *slot = best;
                            self.bad_captures += 1;
                        }
                    } else {
                        stack.truncate(self.bad_captures);
                        self.stage = Stage::FirstKiller;
                    }
                }
                Stage::FirstKiller => {
                    self.stage = Stage::SecondKiller;
                    if self.quiets && self.is_new_quiet(position, self.killers.0[0]) {
                        return Some(self.killers.0[0]);
                    }
                }
                Stage::SecondKiller => {
                    self.stage = Stage::Counter;
                    if self.quiets && self.is_new_quiet(position, self.killers.0[1]) {
                        return Some(self.killers.0[1]);
                    }
                }
                Stage::Counter => {
                    self.stage = Stage::GenerateQuiets;
                    if self.quiets
                        && !self.killers.contains(self.counter)
                        && self.is_new_quiet(position, self.counter)
                    {
                        return Some(self.counter);
                    }
                }
                Stage::GenerateQuiets => {
                    self.stage = Stage::Quiets;
                    self.cursor = self.bad_captures;
                    if self.quiets {
                        let mut list = MoveList::new();
                        position.quiets(&mut list);
                        let checks = CheckSquares::new(position);
                        for mv in &list {
                            if mv != self.table_move
                                && !self.killers.contains(mv)
                                && mv != self.counter
                            {
                                stack.push(Scored {
                                    mv,
                                    score: quiet_order(position, guides, &checks, mv),
                                });
                            }
                        }
                    }
                }
                Stage::Quiets => {
                    if self.quiets
                        && let Some(best) = select(stack, self.cursor)
                    {
                        self.cursor += 1;
                        return Some(best.mv);
                    }
                    stack.truncate(self.bad_captures);
                    self.cursor = self.base;
                    self.stage = Stage::BadCaptures;
                }
                Stage::BadCaptures => {
                    if self.losing
                        && let Some(next) = stack.get(self.cursor)
                    {
                        self.cursor += 1;
                        return Some(next.mv);
                    }
                    self.stage = Stage::Done;
                }
                Stage::Done => return None,
            }
        }
    }

    fn is_new_quiet(&self, position: &Position, mv: Move) -> bool {
        !mv.is_null()
            && mv != self.table_move
            && mv.promoted_to().is_none()
            && position.is_legal(mv)
            && !position.is_capture(mv)
    }
}

/// Takes the best of `stack[from..]` to the front.
#[inline]
fn select(stack: &mut [Scored], from: usize) -> Option<Scored> {
    let rest = stack.get_mut(from..)?;
    let mut best = 0;
    let mut best_score = rest.first()?.score;
    for (i, scored) in rest.iter().enumerate().skip(1) {
        if scored.score > best_score {
            best = i;
            best_score = scored.score;
        }
    }
    rest.swap(0, best);
    rest.first().copied()
}

/// Most valuable victim first, adjusted by what captures of this kind were good for.
fn capture_order(position: &Position, guides: &Guides<'_>, mv: Move) -> i32 {
    let Some(piece) = position.piece_at(mv.from()) else { return 0 };
    let taken = position.captured_role(mv);
    let promotion = match mv.promoted_to() {
        Some(Role::Queen) => 16 * see::worth(Role::Queen),
        Some(_) => -20_000,
        None => 0,
    };
    16 * taken.map_or(0, see::worth)
        + promotion
        + guides.histories.capture_score(piece, mv, taken.unwrap_or(Role::Pawn))
}

/// The squares from which men of each kind would attack the other king.
struct CheckSquares {
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl CheckSquares {
    fn new(position: &Position) -> CheckSquares {
        let king = position.king(!position.turn());
        let occupied = position.occupied();
        CheckSquares {
            knight: attacks::knight(king),
            diagonal: attacks::bishop(king, occupied),
            straight: attacks::rook(king, occupied),
        }
    }

    fn contain(&self, role: Role, mv: Move) -> bool {
        let squares = match role {
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.diagonal | self.straight,
            Role::Pawn | Role::King => return false,
        };
        squares.contains(mv.to())
    }
}

/// What a check is worth among quiet moves, in units of history.
const CHECK_BONUS: i32 = 8_000;

/// By what quiet moves like this were good for; safe checks come early.
fn quiet_order(position: &Position, guides: &Guides<'_>, checks: &CheckSquares, mv: Move) -> i32 {
    let Some(piece) = position.piece_at(mv.from()) else { return 0 };
    let score = guides.histories.quiet_score(guides.context, piece, mv);
    let safe_check = checks.contain(piece.role, mv) && see::reaches(position, mv, -70);
    if safe_check { score + CHECK_BONUS } else { score }
}
