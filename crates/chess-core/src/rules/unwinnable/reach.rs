//! Where each man can ever get to, for closed positions: never too little, often exactly enough.
//!
//! Everything starts from "nothing moves" and grows until nothing more follows: squares of men,
//! who may be taken, who may take. A fact is added as soon as the facts so far do not forbid it.
//! That errs on one side only. Take any game that goes on from the position, and its first move
//! that is not covered by the facts: all men were then where the facts say, whoever is called
//! unmoved had not moved, so the rule that would have added the move applied. There is none.

use crate::{Bitboard, Color, Position, Role, Square, attacks};

/// A man and what may become of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    pub color: Color,
    pub role: Role,
    /// Where it stands now.
    pub origin: Square,
    /// Where it may stand as what it is now.
    pub squares: Bitboard,
    /// Where it may stand as a promoted piece, if it is a pawn.
    pub promoted: Bitboard,
    /// Whether it may be taken.
    pub captured: bool,
    /// Whether it may take as a pawn, and so leave its file.
    captures: bool,
    /// Squares from which all moves have been followed.
    done: Bitboard,
    done_promoted: Bitboard,
}

impl Man {
    /// All squares on which it may stand.
    pub fn all(&self) -> Bitboard {
        self.squares | self.promoted
    }

    fn moves(&self) -> bool {
        self.all() != Bitboard::from(self.origin)
    }

    /// What it attacks from a square as what it is now, when these squares block lines.
    pub fn attacks(&self, from: Square, occupied: Bitboard) -> Bitboard {
        match self.role {
            Role::Pawn => attacks::pawn(self.color, from),
            role => piece_attacks(role, from, occupied),
        }
    }
}

fn piece_attacks(role: Role, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => Bitboard::EMPTY,
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::queen(from, occupied),
        Role::King => attacks::king(from),
    }
}

/// What a promoted pawn may attack, whatever it has become.
pub(super) fn any_piece_attacks(from: Square, occupied: Bitboard) -> Bitboard {
    attacks::queen(from, occupied) | attacks::knight(from)
}

/// The facts about all men.
pub(super) struct Reach {
    men: [Man; 32],
    len: usize,
    /// Men that never move and are never taken: walls, whose guards are lasting.
    pub fixed: Bitboard,
}

impl Reach {
    pub fn of(position: &Position) -> Reach {
        let nobody = Man {
            color: Color::White,
            role: Role::King,
            origin: Square::A1,
            squares: Bitboard::EMPTY,
            promoted: Bitboard::EMPTY,
            captured: false,
            captures: false,
            done: Bitboard::EMPTY,
            done_promoted: Bitboard::EMPTY,
        };
        let mut reach = Reach { men: [nobody; 32], len: 0, fixed: position.occupied() };
        for (origin, piece) in position.board().iter() {
            if let Some(place) = reach.men.get_mut(reach.len) {
                *place = Man {
                    color: piece.color,
                    role: piece.role,
                    origin,
                    squares: Bitboard::from(origin),
                    ..nobody
                };
                reach.len += 1;
            }
        }
        reach.add_castling(position);
        reach.grow(position);
        reach
    }

    /// All men of the position.
    pub fn men(&self) -> &[Man] {
        self.men.get(..self.len).unwrap_or_default()
    }

    fn men_mut(&mut self) -> &mut [Man] {
        self.men.get_mut(..self.len).unwrap_or_default()
    }

    /// Men with rights are taken to be able to castle.
    fn add_castling(&mut self, position: &Position) {
        for rook in position.castling_rooks() {
            let Some(color) = position.board().color_at(rook) else { continue };
            let king = position.king(color);
            let castle = crate::Move::castle(king, rook);
            for man in self.men_mut() {
                if man.origin == king {
                    man.squares = man.squares.with(castle.king_target());
                } else if man.origin == rook {
                    man.squares |= castle.rook_target().map_or(Bitboard::EMPTY, Bitboard::from);
                }
            }
        }
    }

    fn grow(&mut self, position: &Position) {
        loop {
            self.find_fixed();
            // Without a new fact about walls only squares not followed yet can bring something.
            let mut news = false;
            loop {
                let mut grown = false;
                for index in 0..self.len {
                    grown |= self.move_man(index);
                }
                grown |= self.take_as_pawns(position);
                news |= grown;
                if !grown {
                    break;
                }
            }
            news |= self.take();
            if !news {
                return;
            }
            for man in self.men_mut() {
                (man.done, man.done_promoted) = (Bitboard::EMPTY, Bitboard::EMPTY);
            }
        }
    }

    fn find_fixed(&mut self) {
        let still = self.men().iter().filter(|man| !man.moves() && !man.captured);
        self.fixed = still.map(|man| man.origin).collect();
    }

    /// Squares on which the other side's walls always guard against this side's king. Sliders
    /// are counted on for the squares next to them only: beyond, something may come between.
    fn guarded_against(&self, color: Color) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for man in self.men() {
            if man.color != color && self.fixed.contains(man.origin) {
                let near = match man.role {
                    Role::Pawn | Role::Knight | Role::King => Bitboard::FULL,
                    _ => attacks::king(man.origin),
                };
                set |= man.attacks(man.origin, Bitboard::EMPTY) & near;
            }
        }
        set
    }

    /// Follows the moves of a man from squares that were not followed yet.
    fn move_man(&mut self, index: usize) -> bool {
        let man = self.men[index];
        let own_walls: Bitboard = self
            .men()
            .iter()
            .filter(|other| other.color == man.color && self.fixed.contains(other.origin))
            .map(|other| other.origin)
            .collect();
        let (mut squares, mut promoted) = (man.squares, man.promoted);
        let mut todo = squares & !man.done;
        match man.role {
            Role::Pawn => {
                let last = Bitboard::BACK_RANKS;
                let third = Bitboard::from_rank(crate::Rank::R3.relative_to(man.color));
                // How far it may go is asked anew each time: others make way.
                todo = squares;
                while todo.any() {
                    let open = self.open_ahead(&man) & !self.fixed;
                    let one = todo.forward(man.color) & open;
                    // The origin alone may be on the second rank.
                    let two = (one & third).forward(man.color) & open;
                    promoted |= one & last;
                    todo = (one | two) & !last & !squares;
                    squares |= todo;
                }
            }
            Role::King => {
                let guarded = self.guarded_against(man.color);
                while let Some(from) = todo.first() {
                    todo = todo.without(from);
                    let new = attacks::king(from) & !own_walls & !guarded & !squares;
                    squares |= new;
                    todo |= new;
                }
            }
            _ => {
                while let Some(from) = todo.first() {
                    todo = todo.without(from);
                    let new = man.attacks(from, self.fixed) & !own_walls & !squares;
                    squares |= new;
                    todo |= new;
                }
            }
        }
        let mut todo = promoted & !man.done_promoted;
        while let Some(from) = todo.first() {
            todo = todo.without(from);
            let new = any_piece_attacks(from, self.fixed) & !own_walls & !promoted;
            promoted |= new;
            todo |= new;
        }
        let man = &mut self.men[index];
        let grown = squares != man.squares || promoted != man.promoted;
        (man.squares, man.promoted) = (squares, promoted);
        (man.done, man.done_promoted) = (squares, promoted);
        grown
    }

    /// Squares that a pawn may step on as far as other pawns of its file are concerned. Pawns
    /// keep their order on a file as long as none of the two leaves it by taking or being taken:
    /// one that comes the other way is never passed, nor one's own in front.
    fn open_ahead(&self, man: &Man) -> Bitboard {
        if man.captures {
            return Bitboard::FULL;
        }
        let rank = |square: Square| square.relative_to(man.color).rank().index();
        let mut limit = 8;
        for other in self.men() {
            if other.role != Role::Pawn
                || other.origin.file() != man.origin.file()
                || rank(other.origin) <= rank(man.origin)
                || other.captured
                || other.captures
            {
                continue;
            }
            if other.color != man.color {
                limit = limit.min(rank(other.origin));
            } else if other.promoted.is_empty() {
                let furthest = other.squares.into_iter().map(rank).max().unwrap_or(7);
                limit = limit.min(furthest);
            }
        }
        let ahead = if limit >= 8 { !0 } else { (1u64 << (8 * limit)) - 1 };
        match man.color {
            Color::White => Bitboard(ahead),
            Color::Black => Bitboard(ahead).flip_ranks(),
        }
    }

    /// Where men of this side other than the king may be met.
    fn targets(&self, color: Color) -> Bitboard {
        let men = self.men().iter().filter(|man| man.color == color && man.role != Role::King);
        men.fold(Bitboard::EMPTY, |set, man| set | man.all())
    }

    /// Pawns take where an enemy may stand.
    fn take_as_pawns(&mut self, position: &Position) -> bool {
        let mut grown = false;
        for color in Color::ALL {
            let mut targets = self.targets(!color);
            if position.turn() == color {
                targets |= position.ep_square().map_or(Bitboard::EMPTY, Bitboard::from);
            }
            let mut taken = Bitboard::EMPTY;
            for man in self.men_mut() {
                if man.color != color || man.role != Role::Pawn {
                    continue;
                }
                let ahead = man.squares.forward(color);
                let takes = (ahead.east() | ahead.west()) & targets;
                taken |= takes;
                let last = takes & Bitboard::BACK_RANKS;
                grown |=
                    !takes.is_subset(man.squares | man.promoted) || takes.any() != man.captures;
                man.captures |= takes.any();
                man.promoted |= last;
                man.squares |= takes & !last;
            }
            grown |= self.mark_taken(!color, taken, position);
        }
        grown
    }

    /// Other men take where they arrive.
    fn take(&mut self) -> bool {
        let mut grown = false;
        for color in Color::ALL {
            let mut arrivals = Bitboard::EMPTY;
            for man in self.men().iter().filter(|man| man.color == color) {
                if man.role == Role::Pawn {
                    arrivals |= man.promoted;
                } else if man.moves() {
                    arrivals |= man.squares;
                }
            }
            for man in self.men_mut() {
                if man.color != color
                    && man.role != Role::King
                    && !man.captured
                    && man.all().intersects(arrivals)
                {
                    man.captured = true;
                    grown = true;
                }
            }
        }
        grown
    }

    fn mark_taken(&mut self, color: Color, on: Bitboard, position: &Position) -> bool {
        let mut grown = false;
        let passed = position.ep_square().filter(|square| on.contains(*square));
        let passer =
            passed.and_then(|square| square.offset(0, if color == Color::White { 1 } else { -1 }));
        for man in self.men_mut() {
            let met = man.all().intersects(on) || passer == Some(man.origin);
            if man.color == color && man.role != Role::King && !man.captured && met {
                man.captured = true;
                grown = true;
            }
        }
        grown
    }
}
