//! One position in three libraries, and their moves in one form.

use chess_core::{Move, Position, Role, Square};
use shakmaty::{CastlingMode, Position as _};

/// The same position in shakmaty and in cozy-chess.
#[derive(Clone, Debug)]
pub struct Peers {
    /// In shakmaty.
    pub shakmaty: shakmaty::Chess,
    /// In cozy-chess.
    pub cozy: cozy_chess::Board,
}

impl Peers {
    /// Reads a FEN in both libraries. Castling rights are written as rook files, which both read alike.
    pub fn read(shredder_fen: &str) -> Result<Peers, String> {
        let fen: shakmaty::fen::Fen =
            shredder_fen.parse().map_err(|error| format!("shakmaty on {shredder_fen}: {error}"))?;
        let shakmaty = fen
            .into_position(CastlingMode::Chess960)
            .map_err(|error| format!("shakmaty on {shredder_fen}: {error}"))?;
        let cozy = cozy_chess::Board::from_fen(shredder_fen, true)
            .map_err(|error| format!("cozy-chess on {shredder_fen}: {error}"))?;
        Ok(Peers { shakmaty, cozy })
    }

    /// Plays one of our moves in both.
    pub fn play(&mut self, mv: Move) -> Result<(), String> {
        let theirs = self
            .shakmaty
            .legal_moves()
            .into_iter()
            .find(|&theirs| of_shakmaty(theirs) == of_ours(mv))
            .ok_or_else(|| format!("shakmaty has no move {mv:?}"))?;
        self.shakmaty.play_unchecked(theirs);
        self.cozy.try_play(to_cozy(mv)).map_err(|_| format!("cozy-chess has no move {mv:?}"))
    }
}

/// From, to (the rook's square for castling) and the promotion, 0 for none.
type Plain = (usize, usize, usize);

/// Our legal moves, sorted.
pub fn our_moves(position: &Position) -> Vec<Plain> {
    sorted(position.legal_moves().iter().map(|&mv| of_ours(mv)))
}

/// Shakmaty's legal moves, sorted.
pub fn shakmaty_moves(position: &shakmaty::Chess) -> Vec<Plain> {
    sorted(position.legal_moves().into_iter().map(of_shakmaty))
}

/// Cozy-chess's legal moves, sorted.
pub fn cozy_moves(board: &cozy_chess::Board) -> Vec<Plain> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves.into_iter().map(|mv| {
            let promotion = mv.promotion.map_or(0, |piece| piece as usize);
            (mv.from as usize, mv.to as usize, promotion)
        }));
        false
    });
    sorted(all.into_iter())
}

fn sorted(moves: impl Iterator<Item = Plain>) -> Vec<Plain> {
    let mut moves: Vec<Plain> = moves.collect();
    moves.sort_unstable();
    moves
}

fn of_ours(mv: Move) -> Plain {
    (mv.from().index(), mv.to().index(), mv.promoted_to().map_or(0, Role::index))
}

/// The same form for a move of shakmaty. Roles count from the pawn, 0, in all three libraries.
fn of_shakmaty(mv: shakmaty::Move) -> Plain {
    let role = |role: shakmaty::Role| role as usize - 1;
    match mv {
        shakmaty::Move::Normal { from, to, promotion, .. } => {
            (from.to_usize(), to.to_usize(), promotion.map_or(0, role))
        }
        shakmaty::Move::EnPassant { from, to } => (from.to_usize(), to.to_usize(), 0),
        shakmaty::Move::Castle { king, rook } => (king.to_usize(), rook.to_usize(), 0),
        shakmaty::Move::Put { .. } => unreachable!("no pieces are dropped in chess"),
    }
}

fn to_cozy(mv: Move) -> cozy_chess::Move {
    let square = |square: Square| cozy_chess::Square::index(square.index());
    cozy_chess::Move {
        from: square(mv.from()),
        to: square(mv.to()),
        promotion: mv.promoted_to().map(|role| cozy_chess::Piece::index(role.index())),
    }
}
