//! What a board shows, what it may do, and what comes out of it: plain data.

use chess_core::{Bitboard, Board, Color, Move, Role, Square};

use super::solid::SolidOptions;
use crate::view::board_theme::BoardTheme;
use crate::view::pieces::PieceSet;
use crate::view::theme::duration;

/// Everything the board shows. The board knows no rules: whoever makes the picture does.
#[derive(Debug, Clone)]
pub struct BoardPicture {
    pub board: Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// From where and to where the last move went; for castling the king's squares.
    pub last_move: Option<[Square; 2]>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// Men that may be picked up to make a move now.
    pub movable: Bitboard,
    /// Where each of them may go.
    pub destinations: Destinations,
    /// Men of the waiting side, that may be picked up to plan a move.
    pub premovable: Bitboard,
    /// The planned move.
    pub premove: Option<Premove>,
    /// The arrows and circles of the user.
    pub shapes: Vec<Shape>,
    /// Arrows of the machine, the most important one first.
    pub arrows: Vec<MachineArrow>,
    /// Men that have been touched.
    pub touched: Bitboard,
    /// The men are handled as at a real table.
    pub table: Option<TableHand>,
    /// What White and what Black has captured, by role: it stands beside a solid board.
    pub captured: [[u8; 6]; 2],
    /// Who has given up.
    pub resigned: Option<Color>,
}

impl BoardPicture {
    /// A board to look at, White at the bottom.
    pub fn of(board: Board) -> BoardPicture {
        BoardPicture {
            board,
            orientation: Color::White,
            last_move: None,
            check: None,
            movable: Bitboard::EMPTY,
            destinations: Destinations::default(),
            premovable: Bitboard::EMPTY,
            premove: None,
            shapes: Vec::new(),
            arrows: Vec::new(),
            touched: Bitboard::EMPTY,
            table: None,
            captured: [[0; 6]; 2],
            resigned: None,
        }
    }

    /// A pawn on its way to the last rank.
    pub(super) fn promotes(&self, from: Square, to: Square) -> bool {
        self.board.piece_at(from).is_some_and(|piece| {
            piece.role == Role::Pawn && to.relative_to(piece.color).rank().index() == 7
        })
    }
}

/// The hand at a real table: what it presses it touches, and it may put a man anywhere. Each move
/// comes out as it is put down, a promotion as a second one when the figure is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TableHand {
    /// The opponent's men that answer the hand.
    pub touchable: Bitboard,
    /// A pawn on the last rank that has to be replaced.
    pub promoting: Option<Square>,
}

/// A move planned while the other side thinks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Premove {
    pub from: Square,
    pub to: Square,
    pub promotion: Option<Role>,
}

/// The legal moves, by the squares a hand would touch.
///
/// Castling answers to two gestures, the king onto his rook and the king onto the square where castling
/// takes him. Where that square is also a plain step of the king, the plain step wins (in Chess960 both
/// may be legal).
#[derive(Debug, Clone)]
pub struct Destinations {
    to: [Bitboard; 64],
    moves: Vec<Move>,
    rook_gesture: bool,
}

impl Default for Destinations {
    fn default() -> Self {
        Self { to: [Bitboard::EMPTY; 64], moves: Vec::new(), rook_gesture: true }
    }
}

impl Destinations {
    /// From the legal moves of a position. With `rook_gesture` off, king onto rook castles only where
    /// nothing else would.
    pub fn new(moves: &[Move], rook_gesture: bool) -> Destinations {
        let mut all = Destinations { moves: moves.to_vec(), rook_gesture, ..Default::default() };
        for &mv in moves {
            let mut targets = Bitboard::EMPTY;
            if mv.is_castle() {
                let king_goes = all.king_gesture(mv);
                if let Some(square) = king_goes {
                    targets = targets.with(square);
                }
                if rook_gesture || king_goes.is_none() {
                    targets = targets.with(mv.to());
                }
            } else {
                targets = targets.with(mv.to());
            }
            if let Some(to) = all.to.get_mut(mv.from().index()) {
                *to |= targets;
            }
        }
        all
    }

    /// Where the man on this square may be put.
    pub fn of(&self, from: Square) -> Bitboard {
        self.to.get(from.index()).copied().unwrap_or(Bitboard::EMPTY)
    }

    /// Every square from which there is a move.
    pub fn movable(&self) -> Bitboard {
        Square::all().filter(|&square| self.of(square).any()).collect()
    }

    /// The square that castles by a step of the king, unless that step means something else.
    fn king_gesture(&self, castling: Move) -> Option<Square> {
        let target = castling.king_target();
        let taken = target == castling.from()
            || self.moves.iter().any(|mv| {
                !mv.is_castle() && mv.from() == castling.from() && mv.to() == target
            })
            // The square of the other rook would mean castling with that one.
            || self.moves.iter().any(|mv| mv.is_castle() && *mv != castling && mv.to() == target);
        (!taken).then_some(target)
    }

    /// The legal move a hand meant that took the man on `from` and put it on `to`.
    pub fn resolve(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let plain = self.moves.iter().find(|mv| {
            !mv.is_castle() && mv.from() == from && mv.to() == to && mv.promoted_to() == promotion
        });
        plain.copied().or_else(|| self.castling(from, to))
    }

    /// The castling that this gesture would be, for the preview under the hand.
    pub(super) fn castling(&self, from: Square, to: Square) -> Option<Move> {
        if self.moves.iter().any(|mv| !mv.is_castle() && mv.from() == from && mv.to() == to) {
            return None;
        }
        self.moves.iter().copied().find(|&mv| {
            mv.is_castle() && mv.from() == from && {
                let king = self.king_gesture(mv);
                king == Some(to) || (mv.to() == to && (self.rook_gesture || king.is_none()))
            }
        })
    }
}

/// The four colours of what the user draws, in the order of PGN's G, R, B, Y.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Brush {
    #[default]
    Green,
    Red,
    Blue,
    Yellow,
}

/// A circle round a square or an arrow between two, bound to squares and not to places on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape {
    pub from: Square,
    /// `None` for a circle.
    pub to: Option<Square>,
    pub brush: Brush,
}

/// What an arrow of the machine says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrowKind {
    Best,
    Other,
    Threat,
}

/// An arrow of the engine.
#[derive(Debug, Clone, PartialEq)]
pub struct MachineArrow {
    pub from: Square,
    pub to: Square,
    pub kind: ArrowKind,
}

/// What the board says happened. `from` and `to` are the squares touched;
/// [`Destinations::resolve`] makes the move of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardEvent {
    Move {
        from: Square,
        to: Square,
        promotion: Option<Role>,
    },
    Premove(Premove),
    CancelPremove,
    /// All of the user's shapes, as they are now.
    ShapesChanged(Vec<Shape>),
    /// The wheel was turned so many notches; forward is positive.
    Scroll(i32),
    /// A man was picked up or chosen.
    Picked(Square),
    /// A man was put where it may not go, and went back.
    Refused {
        from: Square,
        to: Square,
    },
}

/// Where the coordinates are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Coordinates {
    Off,
    Inside,
    #[default]
    Frame,
}

/// How a man is moved with the pointer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum MoveMethod {
    #[default]
    Both,
    Drag,
    Click,
}

/// When a pawn becomes a queen without a question. With Ctrl or Alt held it asks all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AutoQueen {
    Never,
    #[default]
    Premove,
    Always,
}

/// How the board looks and behaves.
#[derive(Debug, Clone, PartialEq)]
pub struct BoardOptions {
    pub set: PieceSet,
    pub theme: BoardTheme,
    pub coordinates: Coordinates,
    pub mark_last_move: bool,
    pub show_targets: bool,
    pub mark_check: bool,
    pub method: MoveMethod,
    pub auto_queen: AutoQueen,
    /// Seconds a move takes; below 0.07 nothing is animated.
    pub animation: f32,
    /// The right button draws.
    pub drawing: bool,
    /// The wheel steps through the game.
    pub scroll: bool,
    /// A soft shadow under the board.
    pub shadow: bool,
    /// The board is shown in three dimensions, where the computer can; else as a drawing.
    pub solid: Option<SolidOptions>,
}

impl Default for BoardOptions {
    fn default() -> Self {
        Self {
            set: PieceSet::default(),
            theme: BoardTheme::default(),
            coordinates: Coordinates::default(),
            mark_last_move: true,
            show_targets: true,
            mark_check: true,
            method: MoveMethod::default(),
            auto_queen: AutoQueen::default(),
            animation: duration::MOVE,
            drawing: true,
            scroll: true,
            shadow: true,
            solid: None,
        }
    }
}

/// The words the board needs, in the user's language.
pub struct BoardWords<'a> {
    /// Of the whole board, for example "Chess board".
    pub board: &'a str,
    /// Of a square: its man, and whether it is selected or a legal target.
    /// For example "e4, white pawn, selected".
    pub square: &'a dyn Fn(SquareInfo) -> String,
    /// Of a figure in the promotion picker, for example "Queen".
    pub role: &'a dyn Fn(Role) -> String,
}

/// What there is to say about a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareInfo {
    pub square: Square,
    pub piece: Option<chess_core::Piece>,
    pub selected: bool,
    pub target: bool,
    pub last_move: bool,
    pub check: bool,
}

impl BoardWords<'static> {
    /// Plain English, for tests and tools.
    pub fn english() -> BoardWords<'static> {
        BoardWords { board: "Chess board", square: &english_square, role: &english_role }
    }
}

fn english_role(role: Role) -> String {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
    .to_owned()
}

fn english_square(info: SquareInfo) -> String {
    let mut words = info.square.to_string();
    if let Some(piece) = info.piece {
        let color = if piece.color == Color::White { "white" } else { "black" };
        words += &format!(", {color} {}", english_role(piece.role));
    }
    for (is, word) in
        [(info.selected, "selected"), (info.target, "legal target"), (info.check, "in check")]
    {
        if is {
            words += ", ";
            words += word;
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::{Position, fen};

    fn destinations(text: &str, rook_gesture: bool) -> Destinations {
        let (position, _) = fen::read(text).expect("a position");
        Destinations::new(&position.legal_moves(), rook_gesture)
    }

    fn move_of(d: &Destinations, from: Square, to: Square) -> Option<(bool, Square)> {
        d.resolve(from, to, None).map(|mv| (mv.is_castle(), mv.to()))
    }

    /// Case 049, line 3: ordinary chess, both gestures, and the second can be turned off.
    #[test]
    fn ordinary_castling_answers_to_both_gestures() {
        let d = destinations("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true);
        assert_eq!(move_of(&d, Square::E1, Square::G1), Some((true, Square::H1)));
        assert_eq!(move_of(&d, Square::E1, Square::H1), Some((true, Square::H1)));
        assert_eq!(move_of(&d, Square::H1, Square::E1), None, "a rook dropped on its king");
        let d = destinations("4k3/8/8/8/8/8/8/4K2R w K - 0 1", false);
        assert_eq!(move_of(&d, Square::E1, Square::G1), Some((true, Square::H1)));
        assert_eq!(move_of(&d, Square::E1, Square::H1), None);
        assert!(!d.of(Square::E1).contains(Square::H1));
    }

    /// Case 049, lines 1 and 2: the plain step of the king wins, the rook castles.
    #[test]
    fn a_plain_step_of_the_king_wins_over_castling() {
        for rook_gesture in [true, false] {
            let d = destinations("4k3/8/8/8/8/8/8/5K1R w H - 0 1", rook_gesture);
            assert_eq!(move_of(&d, Square::F1, Square::G1), Some((false, Square::G1)));
            assert_eq!(move_of(&d, Square::F1, Square::H1), Some((true, Square::H1)));
            let d = destinations("4k3/8/8/8/8/8/8/RK6 w A - 0 1", rook_gesture);
            assert_eq!(move_of(&d, Square::B1, Square::C1), Some((false, Square::C1)));
            assert_eq!(move_of(&d, Square::B1, Square::A1), Some((true, Square::A1)));
        }
    }

    #[test]
    fn the_start_has_ten_men_that_can_move() {
        let d = Destinations::new(&Position::startpos().legal_moves(), true);
        assert_eq!(d.movable().count(), 10);
        assert_eq!(d.of(Square::E2).count(), 2);
    }
}
