//! Moves are animated by the difference of two boards, whatever the reason for it: a move, a take-back, a
//! jump of ten plies, a pasted position. Every man that vanished is paired with the nearest new square of
//! an equal man and glides there; what is left over fades.

use chess_core::{Board, Piece, Role, Square};

/// A man on its way. Places are squares counted from a1: file, rank.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glide {
    pub piece: Piece,
    pub from: [f32; 2],
    pub to: Square,
}

/// A man that is going away.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fade {
    pub piece: Piece,
    pub square: Square,
}

/// What moves between two boards.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Animation {
    pub glides: Vec<Glide>,
    pub fades: Vec<Fade>,
    start: f64,
    seconds: f32,
    /// Seconds in which men are set down at the end.
    settle: f32,
}

/// Animations shorter than this are none.
pub const SHORTEST: f32 = 0.07;

fn place(square: Square) -> [f32; 2] {
    [square.file().index() as f32, square.rank().index() as f32]
}

impl Animation {
    /// From one board to another, beginning now. `before` is what was under way: men in flight go on from
    /// where they are. `dropped` is the move a hand has made itself: that man is there already.
    pub fn between(
        old: &Board,
        new: &Board,
        before: Option<&Animation>,
        dropped: Option<[Square; 2]>,
        now: f64,
        seconds: f32,
    ) -> Animation {
        let mut vanished: Vec<(Square, Piece)> =
            old.iter().filter(|&(square, piece)| new.piece_at(square) != Some(piece)).collect();
        let mut appeared: Vec<(Square, Piece)> =
            new.iter().filter(|&(square, piece)| old.piece_at(square) != Some(piece)).collect();
        let mut animation = Animation { start: now, seconds, ..Animation::default() };

        if let Some([from, to]) = dropped {
            vanished.retain(|&(square, _)| square != from);
            appeared.retain(|&(square, _)| square != to);
        }
        // The nearest pairs first, so that two rooks never cross needlessly.
        let mut pairs: Vec<(u32, usize, usize)> = Vec::new();
        for (i, (from, man)) in vanished.iter().enumerate() {
            for (j, (to, other)) in appeared.iter().enumerate() {
                if same(*from, *man, *to, *other) {
                    pairs.push((squared(*from, *to), i, j));
                }
            }
        }
        pairs.sort_unstable();
        let (mut gone, mut come) = (vec![false; vanished.len()], vec![false; appeared.len()]);
        for (_, i, j) in pairs {
            if gone[i] || come[j] {
                continue;
            }
            (gone[i], come[j]) = (true, true);
            let (from, piece) = vanished[i];
            let start = before
                .and_then(|old| old.glides.iter().find(|g| g.to == from && g.piece == piece))
                .map_or(place(from), |glide| before.map_or(place(from), |b| b.at(glide, now)));
            animation.glides.push(Glide { piece, from: start, to: appeared[j].0 });
        }
        for (i, &(square, piece)) in vanished.iter().enumerate() {
            if !gone[i] {
                animation.fades.push(Fade { piece, square });
            }
        }
        animation
    }

    /// The same with a time at its end in which men are set down.
    #[must_use]
    pub fn settling(self, settle: f32) -> Animation {
        Animation { settle, ..self }
    }

    /// How far men have been set down, 0…1.
    pub fn settled(&self, now: f64) -> f32 {
        let passed = (now - self.start) as f32 - self.seconds;
        if self.settle <= 0.0 { 1.0 } else { (passed / self.settle).clamp(0.0, 1.0) }
    }

    /// How far it has come, eased, 0…1.
    pub fn progress(&self, now: f64) -> f32 {
        if self.seconds < SHORTEST {
            return 1.0;
        }
        crate::view::theme::ease(((now - self.start) as f32 / self.seconds).clamp(0.0, 1.0))
    }

    /// Nothing moves any more.
    pub fn done(&self, now: f64) -> bool {
        (self.glides.is_empty() && self.fades.is_empty())
            || self.seconds < SHORTEST
            || now >= self.start + f64::from(self.seconds + self.settle)
    }

    /// Where a man is now.
    pub fn at(&self, glide: &Glide, now: f64) -> [f32; 2] {
        let k = self.progress(now);
        let to = place(glide.to);
        [glide.from[0] + (to[0] - glide.from[0]) * k, glide.from[1] + (to[1] - glide.from[1]) * k]
    }

    /// The man that ends on this square is still under way.
    pub fn arrives_at(&self, square: Square) -> bool {
        self.glides.iter().any(|glide| glide.to == square)
    }

    /// A man taken in the hand does not glide any more.
    pub fn drop_square(&mut self, square: Square) {
        self.glides.retain(|glide| glide.to != square);
    }
}

/// Equal men; or a pawn and what it becomes on the last rank.
fn same(from: Square, man: Piece, to: Square, other: Piece) -> bool {
    if man == other {
        return true;
    }
    man.role == Role::Pawn
        && man.color == other.color
        && !matches!(other.role, Role::Pawn | Role::King)
        && to.relative_to(man.color).rank().index() == 7
        && from.relative_to(man.color).rank().index() == 6
        && from.file().index().abs_diff(to.file().index()) <= 1
}

fn squared(a: Square, b: Square) -> u32 {
    let [ax, ay] = place(a);
    let [bx, by] = place(b);
    ((ax - bx).powi(2) + (ay - by).powi(2)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{Position, uci_move};

    fn line(moves: &str) -> Vec<Position> {
        let mut all = vec![Position::startpos()];
        for word in moves.split_whitespace() {
            let last = all.last().expect("a position").clone();
            let mv = uci_move::parse(&last, word).expect("a legal move");
            all.push(last.after(mv));
        }
        all
    }

    fn plan(old: &Position, new: &Position) -> Animation {
        Animation::between(old.board(), new.board(), None, None, 0.0, 0.2)
    }

    #[test]
    fn a_move_is_one_glide() {
        let p = line("e2e4");
        let a = plan(&p[0], &p[1]);
        assert_eq!((a.glides.len(), a.fades.len()), (1, 0));
        assert_eq!((a.glides[0].from, a.glides[0].to), ([4.0, 1.0], Square::E4));
        let back = plan(&p[1], &p[0]);
        assert_eq!((back.glides[0].from, back.glides[0].to), ([4.0, 3.0], Square::E2));
    }

    #[test]
    fn what_is_captured_fades_and_castling_moves_two() {
        let p = line("e2e4 d7d5 e4d5 g8f6 g1f3 b8c6 f1e2 c8g4 e1g1");
        let a = plan(&p[2], &p[3]);
        assert_eq!((a.glides.len(), a.fades.len()), (1, 1));
        assert_eq!(a.fades[0].square, Square::D5);
        let a = plan(&p[8], &p[9]);
        assert_eq!(a.glides.len(), 2);
    }

    #[test]
    fn a_drop_does_not_slide_but_the_castling_rook_does() {
        let p = line("e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1g1");
        let (old, new) = (p[6].board(), p[7].board());
        let dropped = Some([Square::E1, Square::G1]);
        let a = Animation::between(old, new, None, dropped, 0.0, 0.2);
        assert_eq!(a.glides.len(), 1);
        assert_eq!(a.glides[0].to, Square::F1);
    }

    #[test]
    fn a_jump_over_many_plies_pairs_the_nearest() {
        let p = line("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 b1c3 g8f6");
        let a = plan(&p[0], &p[8]);
        assert_eq!((a.glides.len(), a.fades.len()), (8, 0));
        for glide in &a.glides {
            let home = [glide.to.file().index() as f32, glide.to.rank().index() as f32];
            assert!((home[0] - glide.from[0]).abs() <= 3.0);
        }
    }

    #[test]
    fn a_new_animation_goes_on_from_where_the_man_is() {
        let p = line("g1f3 a7a6 f3e5");
        let first = Animation::between(p[0].board(), p[1].board(), None, None, 0.0, 0.2);
        let second = Animation::between(p[2].board(), p[3].board(), Some(&first), None, 0.1, 0.2);
        let glide = second.glides.iter().find(|g| g.to == Square::E5).expect("the knight");
        assert_eq!(glide.from, [5.5, 1.0], "half way from g1 to f3");
        assert!(!second.done(0.29) && second.done(0.31));
    }

    #[test]
    fn a_promotion_glides_as_a_pawn() {
        let (p, _) = chess_core::fen::read("8/P6k/8/8/8/8/8/K7 w - - 0 1").expect("legal");
        let mv = uci_move::parse(&p, "a7a8q").expect("legal");
        let a = plan(&p, &p.after(mv));
        assert_eq!((a.glides.len(), a.fades.len()), (1, 0));
        assert_eq!(a.glides[0].piece.role, Role::Pawn);
    }
}
