//! Static exchange evaluation: who comes out ahead when all captures on one square are played?

use chess_core::{Move, MoveKind, Position, Role, attacks};

/// What a man counts in exchanges, in centipawns, by [`Role::index`].
const WORTH: [i32; 6] = [100, 325, 335, 500, 950, 0];

/// What a man of this kind counts in exchanges.
#[inline]
pub(crate) fn worth(role: Role) -> i32 {
    WORTH[role.index()]
}

/// Whether the side that plays `mv` comes out of the exchange on its target with at least
/// `threshold` centipawns. Pins are not looked at.
pub(crate) fn reaches(position: &Position, mv: Move, threshold: i32) -> bool {
    let (from, to) = (mv.from(), mv.to());
    let (mut on_target, gain) = match mv.kind() {
        MoveKind::Castle => return threshold <= 0,
        MoveKind::EnPassant => (Role::Pawn, worth(Role::Pawn)),
        MoveKind::Normal => {
            let Some(moved) = position.board().role_at(from) else { return false };
            (moved, position.board().role_at(to).map_or(0, worth))
        }
        MoveKind::Promotion(role) => {
            let taken = position.board().role_at(to).map_or(0, worth);
            (role, taken + worth(role) - worth(Role::Pawn))
        }
    };

    // `balance` is what the side that has just moved stands at, above what it needs.
    let mut balance = gain - threshold;
    if balance < 0 {
        return false;
    }
    balance -= worth(on_target);
    if balance >= 0 {
        return true;
    }

    let board = position.board();
    let mut occupied = position.occupied().without(from).with(to);
    if mv.is_en_passant() {
        let passed = chess_core::Square::new(to.file(), from.rank());
        occupied = occupied.without(passed);
    }
    let straight = board.by_role(Role::Rook) | board.by_role(Role::Queen);
    let diagonal = board.by_role(Role::Bishop) | board.by_role(Role::Queen);
    let mut attackers = board.attackers_to(to, occupied);
    let mut side = !position.turn();

    loop {
        attackers &= occupied;
        let own = attackers & board.by_color(side);
        let Some((role, square)) = Role::ALL
            .into_iter()
            .find_map(|role| Some((role, (own & board.by_role(role)).first()?)))
        else {
            break;
        };
        // The king may not step into an attack.
        if role == Role::King && (attackers & board.by_color(!side)).any() {
            break;
        }
        occupied = occupied.without(square);
        if matches!(role, Role::Pawn | Role::Bishop | Role::Queen) {
            attackers |= attacks::bishop(to, occupied) & diagonal;
        }
        if matches!(role, Role::Rook | Role::Queen) {
            attackers |= attacks::rook(to, occupied) & straight;
        }
        on_target = role;
        side = !side;
        // Now seen from the side that has just captured.
        balance = -balance - 1 - worth(on_target);
        if balance >= 0 {
            break;
        }
    }
    // Whoever is to move could not go on.
    side != position.turn()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{fen, uci_move};

    fn check(position: &str, mv: &str, value: i32) {
        let (position, _) = fen::read(position).expect("a playable position");
        let mv = uci_move::parse(&position, mv).expect("a legal move");
        assert!(reaches(&position, mv, value), "{mv:?} should reach {value}");
        assert!(!reaches(&position, mv, value + 1), "{mv:?} should not exceed {value}");
    }

    #[test]
    fn exchanges_are_counted_to_the_end() {
        check("4k3/8/3p4/4p3/8/4R3/8/4K3 w - - 0 1", "e3e5", -400);
        check("4k3/8/8/4p3/8/4R3/8/4K3 w - - 0 1", "e3e5", 100);
        check("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", 100);
        check("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", -225);
    }

    #[test]
    fn hidden_attackers_join_in() {
        check("4k3/4r3/8/4p3/8/4R3/4R3/4K3 w - - 0 1", "e3e5", 100);
        check("4k3/4q3/8/4p3/8/4R3/8/4K3 w - - 0 1", "e3e5", -400);
    }

    #[test]
    fn the_king_recaptures_only_what_is_loose() {
        check("8/8/3k4/4p3/8/4R3/8/4K3 w - - 0 1", "e3e5", -400);
        check("8/8/3k4/4p3/8/4R3/4R3/4K3 w - - 0 1", "e3e5", 100);
    }

    #[test]
    fn quiet_moves_promotions_and_passing_captures() {
        check("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3c4", -325);
        check("8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", 850);
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 100);
        check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", 0);
    }
}
