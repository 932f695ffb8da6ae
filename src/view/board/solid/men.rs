//! Where every man of the board is at a moment: at rest, on his way, in the hand, tipping over.

use chess_core::{Piece, Role, Square};
use scene3d::Man;

use super::motion::{Gait, on_the_way};
use super::scene::Sight;
use super::{cell, fall, man_at};

/// How much is there of what castling would do, and of a planned promotion.
const HINT: f32 = 0.5;
const PLANNED: f32 = 0.8;

/// The men on the board and over it.
pub(super) fn men(sight: &Sight<'_>) -> Vec<Man> {
    let picture = sight.picture();
    let mut men = Vec::with_capacity(34);
    let carried = sight.state.carried.filter(|_| sight.hand.dragging().is_some());
    let promotion = sight.hand.promotion();
    for (square, piece) in picture.board.iter() {
        if sight.animation.is_some_and(|animation| animation.arrives_at(square)) {
            continue;
        }
        let at = match (carried, promotion) {
            (Some((from, _, foot, _)), _) if from == square => foot,
            // While it is asked what the pawn becomes, the picker stands where he went.
            (_, Some(p)) if p.from == square || p.to == square => continue,
            _ => sight
                .state
                .settling(square, piece, sight.now)
                .unwrap_or_else(|| cell(square).center()),
        };
        men.push(fallen(sight, square, piece, man_at(piece, at)));
    }
    planned(sight, &mut men);
    under_way(sight, &mut men);
    castling(sight, &mut men);
    men
}

/// The king of who resigned, when he stands on this square.
fn fallen(sight: &Sight<'_>, square: Square, piece: Piece, man: Man) -> Man {
    match sight.state.falling(sight.now) {
        Some((side, seconds)) if piece == Piece::new(side, Role::King) => {
            fall::king(man, square, &sight.picture().board, seconds)
        }
        _ => man,
    }
}

/// What a planned promotion will be.
fn planned(sight: &Sight<'_>, men: &mut Vec<Man>) {
    let picture = sight.picture();
    if let Some(plan) = picture.premove
        && let (Some(role), Some(color)) = (plan.promotion, picture.board.color_at(plan.from))
    {
        let man = man_at(Piece::new(color, role), cell(plan.to).center());
        men.push(Man { opacity: PLANNED, ..man });
    }
}

/// Men on their way from one square to another, and those who leave the board.
fn under_way(sight: &Sight<'_>, men: &mut Vec<Man>) {
    let Some(animation) = sight.animation else { return };
    let part = animation.progress(sight.now);
    let settled = animation.settled(sight.now);
    for glide in &animation.glides {
        let captures = animation.fades.iter().any(|fade| fade.square == glide.to);
        let gait = Gait::of(glide, &animation.glides, captures);
        let at = on_the_way(glide, gait, part, settled);
        // What a pawn becomes is seen when he has arrived.
        let there = sight.picture().board.piece_at(glide.to).filter(|_| part >= 1.0);
        men.push(man_at(there.unwrap_or(glide.piece), at));
    }
    for fade in &animation.fades {
        if part < 1.0 {
            let man = man_at(fade.piece, cell(fade.square).center());
            men.push(Man { opacity: 1.0 - part, ..man });
        }
    }
}

/// Where castling would put rook and king, while the king is over a square that castles.
fn castling(sight: &Sight<'_>, men: &mut Vec<Man>) {
    let (Some(press), Some(to)) = (sight.hand.dragging(), sight.over) else { return };
    let picture = sight.picture();
    if sight.rules.targets(press.from) != (picture.destinations.of(press.from), false) {
        return;
    }
    let Some(castling) = picture.destinations.castling(press.from, to) else { return };
    let (Some(rook), Some(rook_goes)) =
        (picture.board.piece_at(castling.to()), castling.rook_target())
    else {
        return;
    };
    let mut hint = |piece: Piece, square: Square| {
        men.push(Man { opacity: HINT, ..man_at(piece, cell(square).center()) });
    };
    hint(rook, rook_goes);
    if castling.king_target() != to {
        hint(press.piece, castling.king_target());
    }
}
