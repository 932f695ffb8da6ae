//! Mates to aim at: pictures of a mate that the men could form, with the moves that each man
//! still needs for its part. They guide the search where mates are rare.

use super::guide::edge_and_corner;
use super::reach::{Man, Reach};
use super::ways::{Distances, NEVER, Ways};
use crate::{Bitboard, Board, Color, Piece, Position, Role, Setup, Square, attacks};

/// Plans that are tried.
const PLANS: usize = 24;

/// Steps of putting together for each square of the king.
const TRIES: u32 = 600;

/// Squares of the king that are looked at.
const SQUARES: usize = 24;

/// Places from which winner's men may take part, the nearest.
const ATTACKERS: usize = 64;

/// What a move that is still needed weighs.
const WEIGHT: usize = 12;

/// Somebody who has to be on a square.
pub(super) struct Need {
    color: Color,
    /// The roles that count, with the moves that a man of the role needs from each square.
    ways: Vec<(Role, Distances)>,
    /// Moves that are counted at least.
    floor: u8,
}

/// A mate to aim at.
pub(super) struct Plan {
    needs: Vec<Need>,
}

impl Plan {
    pub fn new(needs: Vec<Need>) -> Plan {
        Plan { needs }
    }

    /// Whether somebody cannot do his part, as far as can be seen.
    pub fn is_hopeless(&self, position: &Position) -> bool {
        self.estimate(position) >= WEIGHT * usize::from(NEVER)
    }

    /// Moves that are still needed at least, weighed for the order of the search.
    pub fn estimate(&self, position: &Position) -> usize {
        let mut sum = 0;
        for need in &self.needs {
            let mut least = NEVER;
            for (role, distances) in &need.ways {
                for square in position.pieces(need.color, *role) {
                    least = least.min(distances[square.index()]);
                }
            }
            sum += usize::from(least.max(need.floor));
        }
        WEIGHT * sum
    }
}

/// A man on a square as a part of a mate.
#[derive(Clone, Copy, Debug)]
struct Part {
    man: usize,
    role: Role,
    square: Square,
    covers: Bitboard,
    checks: bool,
    cost: u32,
}

/// Looks for mates to aim at, the nearest first.
pub(super) fn plans(position: &Position, reach: &Reach, winner: Color) -> Vec<Plan> {
    let ways = Ways::of(reach);
    let men = reach.men();
    let Some(king) = men.iter().position(|man| man.color != winner && man.role == Role::King)
    else {
        return Vec::new();
    };
    let options: Vec<Vec<(Role, Square, u32)>> = men.iter().map(|man| places(man, &ways)).collect();
    let mut found: Vec<(u32, Vec<Part>)> = Vec::new();
    let mut squares = options[king].clone();
    squares.sort_by_key(|&(_, square, cost)| {
        let (edge, corner) = edge_and_corner(square);
        cost + 2 * edge + corner
    });
    for &(_, square, cost) in squares.iter().take(SQUARES) {
        let mut board = Puzzle::at(position, reach, winner, king, square, &options);
        board.taken.push(Part {
            man: king,
            role: Role::King,
            square,
            covers: Bitboard::EMPTY,
            checks: false,
            cost,
        });
        board.solve();
        found.append(&mut board.found);
    }
    found.sort_by_key(|plan| plan.0);
    let mut plans: Vec<Plan> = Vec::new();
    for (_, parts) in found {
        plans.push(Plan { needs: parts.iter().map(|part| need(part, men, &ways)).collect() });
        if plans.len() == PLANS {
            break;
        }
    }
    plans
}

/// Where a man can get to, as what, in how many moves.
fn places(man: &Man, ways: &Ways) -> Vec<(Role, Square, u32)> {
    let mut places = Vec::new();
    let mut add = |role, allowed: Bitboard, distances: Distances| {
        for square in allowed {
            let moves = distances[square.index()];
            if moves < NEVER {
                places.push((role, square, u32::from(moves)));
            }
        }
    };
    if man.role == Role::Pawn {
        add(Role::Pawn, man.squares, ways.pawn_from(man.color, man.origin));
        if man.promoted.any() {
            for role in Role::PROMOTIONS {
                let distances = ways.promoted_from(man.color, man.origin, role);
                add(role, man.promoted, distances);
            }
        }
    } else {
        add(man.role, man.squares, ways.piece(man.color, man.role, man.origin));
    }
    places.sort_by_key(|place| place.2);
    places
}

fn need(part: &Part, men: &[Man], ways: &Ways) -> Need {
    let man = &men[part.man];
    let need = Need::new(man.color, part.role, part.square, man.role == Role::Pawn, ways);
    if part.checks { need.last() } else { need }
}

impl Need {
    /// A man of this role on this square; `pawn` if it may also come of a pawn.
    pub fn new(color: Color, role: Role, square: Square, pawn: bool, ways: &Ways) -> Need {
        let mut all = Vec::new();
        let mut ends = [NEVER; 64];
        if role == Role::Pawn {
            ends[square.index()] = 0;
            all.push((Role::Pawn, ways.pawn_to(color, &ends)));
        } else {
            let distances = ways.piece(color, role, square);
            all.push((role, distances));
            if pawn {
                let last = crate::Rank::R8.relative_to(color);
                for square in Bitboard::from_rank(last) {
                    ends[square.index()] = distances[square.index()].saturating_add(1).min(NEVER);
                }
                all.push((Role::Pawn, ways.pawn_to(color, &ends)));
            }
        }
        Need { color, ways: all, floor: 0 }
    }

    /// Whoever checks does so with the last move: there before, it only keeps the king away.
    pub fn last(self) -> Need {
        Need { floor: 1, ..self }
    }
}

/// Putting a mate together on one square of the king.
struct Puzzle<'a> {
    position: &'a Position,
    reach: &'a Reach,
    winner: Color,
    king: Square,
    around: Bitboard,
    helpers: Vec<Part>,
    attackers: Vec<Part>,
    taken: Vec<Part>,
    found: Vec<(u32, Vec<Part>)>,
    tries: u32,
}

impl<'a> Puzzle<'a> {
    fn at(
        position: &'a Position,
        reach: &'a Reach,
        winner: Color,
        loser_king: usize,
        king: Square,
        options: &[Vec<(Role, Square, u32)>],
    ) -> Puzzle<'a> {
        let around = attacks::king(king);
        let mut helpers = Vec::new();
        let mut attackers = Vec::new();
        for (man, places) in options.iter().enumerate().filter(|(man, _)| *man != loser_king) {
            let Man { color, origin, .. } = reach.men()[man];
            let first = attackers.len();
            for &(role, square, cost) in places {
                if square == king || reach.fixed.contains(square) && square != origin {
                    continue;
                }
                let walls = reach.fixed.without(king).without(square);
                let attacked = match role {
                    Role::Pawn => attacks::pawn(color, square),
                    Role::Knight => attacks::knight(square),
                    Role::Bishop => attacks::bishop(square, walls),
                    Role::Rook => attacks::rook(square, walls),
                    Role::Queen => attacks::queen(square, walls),
                    Role::King => attacks::king(square),
                };
                let checks = attacked.contains(king);
                let part = Part { man, role, square, covers: attacked & around, checks, cost };
                if color != winner {
                    if around.contains(square) {
                        helpers.push(part);
                    }
                } else if role == Role::King && checks {
                    continue;
                } else if part.covers.any() || checks {
                    // The nearest of the places from which it does the same.
                    let same = |other: &Part| {
                        other.role == role
                            && other.covers == part.covers
                            && other.checks == checks
                            && !around.contains(square)
                            && !around.contains(other.square)
                    };
                    if !attackers[first..].iter().any(same) {
                        attackers.push(part);
                    }
                }
            }
        }
        helpers.sort_by_key(|part| part.cost);
        attackers.sort_by_key(|part| (part.cost, 8 - part.covers.count()));
        attackers.truncate(ATTACKERS);
        Puzzle {
            position,
            reach,
            winner,
            king,
            around,
            helpers,
            attackers,
            taken: Vec::new(),
            found: Vec::new(),
            tries: TRIES,
        }
    }

    /// Puts mates together until the tries are used up.
    fn solve(&mut self) {
        // Walls of the loser's beside the king need nobody else.
        let mut open = self.around;
        for man in self.reach.men() {
            if man.color != self.winner && self.reach.fixed.contains(man.origin) {
                open = open.without(man.origin);
            }
        }
        let checkers: Vec<Part> =
            self.attackers.iter().copied().filter(|part| part.checks).collect();
        let count = checkers.len().max(1) as u32;
        for part in checkers.into_iter().take(40) {
            // Each checker gets its share.
            self.tries = (TRIES / count.min(40)).max(40);
            let mut open = open & !part.covers;
            if self.around.contains(part.square) {
                open = open.with(part.square);
            }
            self.taken.push(part);
            self.fit(open, part.covers);
            self.taken.pop();
        }
    }

    fn fit(&mut self, open: Bitboard, covered: Bitboard) {
        let Some(square) = open.first() else {
            if self.is_mate() {
                let cost = self.taken.iter().map(|part| part.cost).sum();
                self.found.push((cost, self.taken.clone()));
                if self.found.len() > 4 * PLANS {
                    self.found.sort_by_key(|plan| plan.0);
                    self.found.truncate(PLANS);
                }
            }
            return;
        };
        for side in [true, false] {
            let count = if side { self.helpers.len() } else { self.attackers.len() };
            for index in 0..count {
                if self.tries == 0 {
                    return;
                }
                let part = if side { self.helpers[index] } else { self.attackers[index] };
                let does = if side { part.square == square } else { part.covers.contains(square) };
                let clashes = |other: &Part| other.man == part.man || other.square == part.square;
                if !does || self.taken.iter().any(clashes) {
                    continue;
                }
                self.tries -= 1;
                self.taken.push(part);
                if side {
                    self.fit(open.without(square), covered);
                } else {
                    let covered = covered | part.covers;
                    let stands = Bitboard::from(part.square) & self.around;
                    self.fit((open | stands) & !covered, covered);
                }
                self.taken.pop();
            }
        }
    }

    /// Whether the men taken, with the walls, really mate when nobody else is there.
    fn is_mate(&self) -> bool {
        let mut board = Board::EMPTY;
        let men = self.reach.men();
        for man in men.iter().filter(|man| self.reach.fixed.contains(man.origin)) {
            board.set(man.origin, Some(Piece::new(man.color, man.role)));
        }
        // A king that is not part of the picture stands where it is in nobody's way.
        let mut own_king = None;
        for part in &self.taken {
            let man = &men[part.man];
            if man.color == self.winner && man.role == Role::King {
                own_king = Some(part.square);
            }
            board.set(man.origin, None);
        }
        for part in &self.taken {
            board.set(part.square, Some(Piece::new(men[part.man].color, part.role)));
        }
        let own = self.position.king(self.winner);
        let squares =
            men.iter().find(|man| man.origin == own).map_or(Bitboard::EMPTY, |man| man.squares);
        let candidates = match own_king {
            Some(square) => Bitboard::from(square),
            None => squares & !(board.occupied().without(own)),
        };
        board.set(own, board.piece_at(own).filter(|piece| piece.role != Role::King));
        let far = candidates.into_iter().filter(|square| square.distance(self.king) > 1);
        far.take(6).any(|square| {
            let mut setup = Setup::empty();
            setup.board = board;
            setup.board.set(square, Some(Piece::new(self.winner, Role::King)));
            setup.turn = !self.winner;
            Position::from_setup(&setup)
                .is_ok_and(|(position, _)| position.is_check() && !position.has_legal_move())
        })
    }
}
