//! What material alone says about an ending.

use chess_core::{Bitboard, Color, Position, Role};

/// The scale of an ending that is what it seems.
pub(super) const NORMAL: i32 = 64;

/// How much of an endgame advantage can be turned into a win, out of [`NORMAL`].
/// `endgame` is from White's point of view.
pub(super) fn scale(position: &Position, endgame: i32) -> i32 {
    let strong = if endgame >= 0 { Color::White } else { Color::Black };
    let pawns = position.pieces(strong, Role::Pawn).count() as i32;
    let ours = men_worth(position, strong);
    let theirs = men_worth(position, !strong);

    if pawns == 0 {
        // A minor man more, or less, does not win without pawns.
        if ours < 5 {
            return 0;
        }
        if ours - theirs <= 3 {
            return if theirs > 0 { 8 } else { NORMAL };
        }
        let only_knights = position.pieces(strong, Role::Knight).count() * 3 == ours as usize;
        if ours == 6 && only_knights && theirs == 0 {
            return 0;
        }
    }
    if opposite_bishops(position) {
        if ours == 3 && theirs == 3 {
            return 24 + 4 * passed_hint(position, strong);
        }
        return 44 + 2 * pawns.min(8);
    }
    // With few pawns the last of them is easily exchanged.
    (48 + 4 * pawns).min(NORMAL)
}

/// Men but pawns and king, counted as usual: 3, 3, 5, 9.
fn men_worth(position: &Position, color: Color) -> i32 {
    let count = |role: Role| position.pieces(color, role).count() as i32;
    3 * (count(Role::Knight) + count(Role::Bishop)) + 5 * count(Role::Rook) + 9 * count(Role::Queen)
}

fn passed_hint(position: &Position, color: Color) -> i32 {
    let own = position.pieces(color, Role::Pawn).count() as i32;
    let enemy = position.pieces(!color, Role::Pawn).count() as i32;
    (own - enemy).clamp(0, 4)
}

fn opposite_bishops(position: &Position) -> bool {
    let white = position.pieces(Color::White, Role::Bishop);
    let black = position.pieces(Color::Black, Role::Bishop);
    match (white.single(), black.single()) {
        (Some(white), Some(black)) => white.is_light() != black.is_light(),
        _ => false,
    }
}

/// Against a bare king: drive it to the edge (with bishop and knight, to the bishop's corner)
/// and bring the own king up. From White's point of view.
pub(super) fn mating_drive(position: &Position) -> i32 {
    for color in Color::ALL {
        let bare = position.by_color(!color).single().is_some();
        let force = men_worth(position, color);
        let mates = force > 6
            || position.pieces(color, Role::Rook).any()
            || position.pieces(color, Role::Bishop).more_than_one()
            || (position.pieces(color, Role::Bishop).any()
                && position.pieces(color, Role::Knight).any());
        if !bare || !mates {
            continue;
        }
        let victim = position.king(!color);
        let hunter = position.king(color);
        let file = victim.file().index() as i32;
        let rank = victim.rank().index() as i32;
        let to_edge = |x: i32| x.min(7 - x);
        let mut drive = 4 * (14 - 2 * hunter.distance(victim) as i32);
        let bishops = position.pieces(color, Role::Bishop);
        if force == 6 && bishops.any() && position.pieces(color, Role::Knight).any() {
            let light = (bishops & Bitboard::LIGHT).any();
            // Steps to the nearer of the two corners of the bishop's colour.
            let (a, b) = if light {
                (file + 7 - rank, 7 - file + rank)
            } else {
                (file + rank, 14 - file - rank)
            };
            drive += 20 * (7 - a.min(b)) + 10 * (3 - to_edge(file).min(to_edge(rank)));
        } else {
            drive += 16 * (6 - to_edge(file) - to_edge(rank));
        }
        // A win for certain, so that it is preferred to any promise.
        let value = 300 + drive;
        return if color == Color::White { value } else { -value };
    }
    0
}
