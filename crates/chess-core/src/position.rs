//! Legal positions and how moves change them.

mod legality;
mod play;
mod validate;

pub use play::IllegalMove;
pub use validate::PositionError;

use crate::{
    Bitboard, Board, CastlingSide, Color, File, Move, MoveKind, Piece, Rank, Role, Setup, Square,
    attacks, zobrist,
};
use std::hash::{Hash, Hasher};

/// A position that can be played: legal by construction.
///
/// It holds what a FEN holds and no history; repetition is counted by
/// [`crate::rules::Repetitions`]. Search makes a move on a copy ([`Position::after`]) and
/// throws the copy away.
///
/// Two positions are equal when the laws call them the same (L-END-7): same men, side to move,
/// castling rights and *legal* en-passant capture. The counters do not matter.
///
/// ```
/// use chess_core::{Position, san};
///
/// let mut position = Position::startpos();
/// for text in ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"] {
///     let mv = san::parse(&position, text).expect("legal");
///     position.play(mv);
/// }
/// assert!(position.is_check() && !position.has_legal_move());
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    board: Board,
    /// Men of the side to move that may only move on the line between their king and a slider.
    pinned: Bitboard,
    /// Men that give check.
    checkers: Bitboard,
    castling_rooks: Bitboard,
    zobrist: u64,
    halfmove_clock: u16,
    fullmove_number: u16,
    ep_square: Option<Square>,
    turn: Color,
}

impl Default for Position {
    fn default() -> Position {
        Position::startpos()
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.zobrist == other.zobrist
            && self.board == other.board
            && self.turn == other.turn
            && self.castling_rooks == other.castling_rooks
            && self.ep_square == other.ep_square
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.zobrist);
    }
}

impl Position {
    /// The standard start position.
    pub fn startpos() -> Position {
        Position::unchecked(&Setup::default())
    }

    /// The Chess960 start position of this number, 0 to 959, in Reinhard Scharnagl's numbering;
    /// 518 is the standard one.
    pub fn chess960(number: u16) -> Option<Position> {
        if number > 959 {
            return None;
        }
        let mut row: [Option<Role>; 8] = [None; 8];
        let mut rest = usize::from(number);
        row[rest % 4 * 2 + 1] = Some(Role::Bishop);
        rest /= 4;
        row[rest % 4 * 2] = Some(Role::Bishop);
        rest /= 4;
        put_on_nth_free(&mut row, rest % 6, Role::Queen);
        rest /= 6;
        // The ten ways to put two knights on five free files.
        const KNIGHTS: [(usize, usize); 10] =
            [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
        let (first, second) = KNIGHTS[rest];
        put_on_nth_free(&mut row, second, Role::Knight);
        put_on_nth_free(&mut row, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            put_on_nth_free(&mut row, 0, role);
        }
        let mut setup = Setup::empty();
        for file in File::ALL {
            for (color, back, pawns) in
                [(Color::White, Rank::R1, Rank::R2), (Color::Black, Rank::R8, Rank::R7)]
            {
                let square = Square::new(file, back);
                setup.board.set(square, row[file.index()].map(|role| Piece::new(color, role)));
                setup.board.set(Square::new(file, pawns), Some(Piece::new(color, Role::Pawn)));
            }
        }
        setup.castling_rooks = setup.board.by_role(Role::Rook);
        Some(Position::unchecked(&setup))
    }

    /// Builds a position whose setup is known to be legal.
    fn unchecked(setup: &Setup) -> Position {
        let mut position = Position {
            board: setup.board,
            pinned: Bitboard::EMPTY,
            checkers: Bitboard::EMPTY,
            castling_rooks: setup.castling_rooks,
            zobrist: 0,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            ep_square: None,
            turn: setup.turn,
        };
        position.find_checkers_and_pins();
        position.ep_square = setup.ep_square.filter(|square| position.ep_is_legal(*square));
        position.zobrist = position.compute_zobrist();
        position
    }

    /// The position as a setup.
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            ep_square: self.ep_square,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
        }
    }

    /// Where the men stand.
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// What stands on a square.
    #[inline]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// All men.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        self.board.occupied()
    }

    /// The men of the side to move.
    #[inline]
    pub const fn us(&self) -> Bitboard {
        self.board.by_color(self.turn)
    }

    /// The men of the side that waits.
    #[inline]
    pub fn them(&self) -> Bitboard {
        self.board.by_color(!self.turn)
    }

    /// The men of one side.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        self.board.by_color(color)
    }

    /// The men of one kind, of both sides.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        self.board.by_role(role)
    }

    /// The men of one kind of one side.
    #[inline]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.board.pieces(color, role)
    }

    /// The square of this side's king.
    #[inline]
    pub const fn king(&self, color: Color) -> Square {
        Square::wrapping(self.board.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The squares of all rooks that may still castle, of both sides.
    #[inline]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks
    }

    /// The rook with which this side may still castle this way. Whether it may *now* is a
    /// matter of [`Position::legal_moves`].
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.king(color);
        (self.castling_rooks & self.by_color(color))
            .into_iter()
            .find(|rook| CastlingSide::of(king, *rook) == side)
    }

    /// Whether all castling rights fit the standard game: king on the e-file, rooks in the
    /// corners. True as well when no right is left.
    pub fn is_standard_castling(&self) -> bool {
        const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
        self.castling_rooks.is_subset(CORNERS)
            && Color::ALL.into_iter().all(|color| {
                !self.castling_rooks.intersects(self.by_color(color))
                    || self.king(color).file() == File::E
            })
    }

    /// The square on which an en-passant capture is legal now (L-EP-1, L-EP-2).
    #[inline]
    pub const fn ep_square(&self) -> Option<Square> {
        self.ep_square
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    pub const fn halfmove_clock(&self) -> u16 {
        self.halfmove_clock
    }

    /// The number of the coming move, from 1.
    #[inline]
    pub const fn fullmove_number(&self) -> u16 {
        self.fullmove_number
    }

    /// A key of the position, the same in every version and on every machine; equal positions
    /// have equal keys.
    #[inline]
    pub const fn zobrist(&self) -> u64 {
        self.zobrist
    }

    /// The men that give check to the side to move.
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[inline]
    pub const fn is_check(&self) -> bool {
        self.checkers.any()
    }

    /// The men of the side to move that are pinned to their king.
    #[inline]
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// Whether the move takes something.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        match mv.kind() {
            MoveKind::Castle => false,
            MoveKind::EnPassant => true,
            _ => self.them().contains(mv.to()),
        }
    }

    /// What the move takes, if anything.
    #[inline]
    pub fn captured_role(&self, mv: Move) -> Option<Role> {
        match mv.kind() {
            MoveKind::Castle => None,
            MoveKind::EnPassant => Some(Role::Pawn),
            _ if self.them().contains(mv.to()) => Some(self.board.role_on_occupied(mv.to())),
            _ => None,
        }
    }

    /// What kind of man moves, if one stands there.
    #[inline]
    pub fn moved_role(&self, mv: Move) -> Option<Role> {
        self.board.role_at(mv.from())
    }

    /// Whether the legal move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        self.after(mv).is_check()
    }

    /// Whether a square is attacked by the side that waits, with these squares occupied.
    #[inline]
    pub(crate) fn is_attacked(&self, square: Square, occupied: Bitboard) -> bool {
        let them = self.them();
        let board = &self.board;
        (attacks::knight(square) & board.by_role(Role::Knight)
            | attacks::pawn(self.turn, square) & board.by_role(Role::Pawn)
            | attacks::king(square) & board.by_role(Role::King))
        .intersects(them)
            || attacks::rook(square, occupied).intersects(them & board.straight_sliders())
            || attacks::bishop(square, occupied).intersects(them & board.diagonal_sliders())
    }

    /// Recomputes who gives check and who is pinned.
    fn find_checkers_and_pins(&mut self) {
        let king = self.king(self.turn);
        let steppers = self.them()
            & (attacks::knight(king) & self.by_role(Role::Knight)
                | attacks::pawn(self.turn, king) & self.by_role(Role::Pawn));
        self.find_sliders_and_pins(!self.turn, king, steppers);
    }

    /// Whether some pawn may legally take en passant on this square.
    fn ep_is_legal(&self, square: Square) -> bool {
        let pawns = attacks::pawn(!self.turn, square) & self.pieces(self.turn, Role::Pawn);
        pawns.into_iter().any(|from| self.ep_capture_is_safe(from, square))
    }

    /// Whether the king is safe after this en-passant capture (L-EP-2): both pawns leave their
    /// squares, so lines through either can open.
    pub(crate) fn ep_capture_is_safe(&self, from: Square, to: Square) -> bool {
        let king = self.king(self.turn);
        let captured = Square::new(to.file(), from.rank());
        let occupied = self.occupied().without(from).without(captured).with(to);
        let them = self.them().without(captured);
        let board = &self.board;
        let steppers = self.checkers
            & (board.by_role(Role::Knight) | board.by_role(Role::Pawn).without(captured));
        steppers.is_empty()
            && !attacks::rook(king, occupied).intersects(them & board.straight_sliders())
            && !attacks::bishop(king, occupied).intersects(them & board.diagonal_sliders())
    }

    /// The key computed from nothing; play keeps it up to date step by step.
    fn compute_zobrist(&self) -> u64 {
        let mut key = zobrist::castling(self.castling_rooks);
        for (square, piece) in self.board.iter() {
            key ^= zobrist::man(piece.color, piece.role, square);
        }
        if let Some(square) = self.ep_square {
            key ^= zobrist::en_passant(square.file());
        }
        if self.turn == Color::Black {
            key ^= zobrist::black_to_move();
        }
        key
    }
}

/// Puts a man on the n-th file that is still free, counted from a.
fn put_on_nth_free(row: &mut [Option<Role>; 8], n: usize, role: Role) {
    if let Some(place) = row.iter_mut().filter(|place| place.is_none()).nth(n) {
        *place = Some(role);
    }
}
