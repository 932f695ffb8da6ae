//! Dead positions that the men alone decide. (Blocked positions need more; see the laws.)

use crate::{Bitboard, Board, Color, Role};

/// Whether nobody can mate by any series of legal moves because of the men alone (L-END-4):
/// bare kings, one knight, or any bishops that all stand on one colour.
pub fn is_dead_by_material(board: &Board) -> bool {
    let heavy = board.by_role(Role::Pawn) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
    if heavy.any() {
        return false;
    }
    let (knights, bishops) = (board.by_role(Role::Knight), board.by_role(Role::Bishop));
    if knights.any() {
        return knights.count() == 1 && bishops.is_empty();
    }
    on_one_colour(bishops)
}

/// Whether the men allow this side to mate by some series of legal moves, the opponent
/// helping (L-END-5): what decides when the opponent's time runs out.
///
/// A bare king never can; a lone knight needs an enemy man other than queens to block its
/// king in, bishops of one colour need an enemy pawn, knight or bishop of the other colour.
pub fn can_mate_by_material(board: &Board, color: Color) -> bool {
    let own = |role| board.pieces(color, role);
    let theirs = |role| board.pieces(!color, role);
    if (own(Role::Pawn) | own(Role::Rook) | own(Role::Queen)).any() {
        return true;
    }
    let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
    if knights.is_empty() && bishops.is_empty() {
        return false;
    }
    if knights.count() + bishops.count() == 1 && knights.any() {
        let blockers = board.by_color(!color) ^ theirs(Role::King) ^ theirs(Role::Queen);
        return blockers.any();
    }
    if knights.is_empty() && on_one_colour(bishops) {
        return (theirs(Role::Pawn) | theirs(Role::Knight)).any()
            || !on_one_colour(bishops | theirs(Role::Bishop));
    }
    true
}

fn on_one_colour(set: Bitboard) -> bool {
    set.is_subset(Bitboard::LIGHT) || set.is_subset(Bitboard::DARK)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    fn board(text: &str) -> Board {
        fen::parse(text).unwrap().board
    }

    /// L-END-4: only bishops on one colour are dead, not bishops on two.
    #[test]
    fn dead_by_material() {
        for (text, dead) in [
            ("4k3/8/8/8/8/8/8/4K3", true),
            ("4k3/8/8/8/8/8/8/4KN2", true),
            ("4kb2/8/8/8/8/8/8/4K3", true),
            ("4kb2/8/8/8/8/8/8/2B1K3", true),
            ("4kb2/8/8/8/8/8/8/4KB2", false),
            ("4kn2/8/8/8/8/8/8/4KN2", false),
            ("4k3/8/8/8/8/8/8/3NKN2", false),
            ("4k3/8/8/8/8/8/4P3/4K3", false),
            ("2b1k3/1b6/8/8/8/8/8/4K3", true),
        ] {
            assert_eq!(is_dead_by_material(&board(text)), dead, "{text}");
        }
    }

    /// L-END-5: what a lone minor can still do depends on the other side's men.
    #[test]
    fn mating_material() {
        for (text, white_can) in [
            ("4k3/8/8/8/8/8/8/4KB2", false),
            ("4k3/7p/8/8/8/8/8/4KB2", true),
            ("4kb2/8/8/8/8/8/8/4KB2", true),
            ("4kb2/8/8/8/8/8/8/2B1K3", false),
            ("3rk3/8/8/8/8/8/8/4KB2", false),
            ("3rk3/8/8/8/8/8/8/4KN2", true),
            ("3qk3/8/8/8/8/8/8/4KN2", false),
            ("3qk3/8/8/8/8/8/8/4K3", false),
            ("3qk3/8/8/8/8/8/8/3NKN2", true),
            ("3qk3/8/8/8/8/8/4P3/4K3", true),
        ] {
            assert_eq!(can_mate_by_material(&board(text), Color::White), white_can, "{text}");
        }
    }
}
