//! How the men move and castle, one test or more for each row of the laws.

use chess_core::{Color, Move, Piece, Position, Role, Square, fen, san};

fn position(text: &str) -> Position {
    fen::read(text).expect("a position").0
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

/// Where the man on a square may go, in the order of the squares; castling is left out.
fn destinations(position: &Position, from: &str) -> String {
    let from = square(from);
    let moves = position.legal_moves();
    let mut found: Vec<Square> =
        moves.iter().filter(|mv| mv.from() == from && !mv.is_castle()).map(|mv| mv.to()).collect();
    found.sort_unstable();
    found.dedup();
    found.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Whether the side to move may castle short, and whether long.
fn castles(position: &Position) -> (bool, bool) {
    let can = |text| san::parse(position, text).is_ok();
    (can("O-O"), can("O-O-O"))
}

fn play(position: &Position, line: &str) -> Position {
    line.split(' ').fold(position.clone(), |position, text| {
        let mv = san::parse(&position, text).expect("a legal move");
        position.after(mv)
    })
}

/// L-MOVE-1: the king goes one step in any direction, not where it would be attacked, and not
/// onto a man of its own.
#[test]
fn l_move_1_king() {
    let free = position("7k/8/8/8/3K4/8/8/8 w - - 0 1");
    assert_eq!(destinations(&free, "d4"), "c3 d3 e3 c4 e4 c5 d5 e5");
    let corner = position("7k/8/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(destinations(&corner, "a1"), "b1 a2 b2");
    // The file of the rook is closed to it, the own pawn is in its way, the knight can be taken.
    let hemmed = position("4r2k/8/8/8/8/2n5/2PK4/8 w - - 0 1");
    assert_eq!(destinations(&hemmed, "d2"), "c1 c3 d3");
    // A man that is guarded cannot be taken, and kings keep their distance.
    let guarded = position("8/8/8/8/8/2k5/1r6/K7 w - - 0 1");
    assert_eq!(destinations(&guarded, "a1"), "");
}

/// L-MOVE-2: the queen goes along lines and diagonals as far as the way is free.
#[test]
fn l_move_2_queen() {
    let position = position("k7/8/1p6/8/3Q2n1/8/3P4/K7 w - - 0 1");
    assert_eq!(
        destinations(&position, "d4"),
        "g1 b2 f2 c3 d3 e3 a4 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 d7 g7 d8 h8"
    );
}

/// L-MOVE-3: the rook goes along ranks and files, takes what stands in its way and goes no
/// further.
#[test]
fn l_move_3_rook() {
    let position = position("7k/3p4/8/8/1P1R4/8/8/K7 w - - 0 1");
    assert_eq!(destinations(&position, "d4"), "d1 d2 d3 c4 e4 f4 g4 h4 d5 d6 d7");
}

/// L-MOVE-4: the bishop goes along diagonals and so never leaves the colour of its square.
#[test]
fn l_move_4_bishop() {
    let position = position("k7/8/1p6/8/3B4/8/5P2/K7 w - - 0 1");
    assert_eq!(destinations(&position, "d4"), "b2 c3 e3 c5 e5 b6 f6 g7 h8");
    let moves = position.legal_moves();
    let bishop = moves.iter().filter(|mv| mv.from() == Square::D4);
    assert!(bishop.clone().count() == 9 && bishop.clone().all(|mv| !mv.to().is_light()));
}

/// L-MOVE-5: the knight goes to the nearest squares off its lines, over whatever stands between.
#[test]
fn l_move_5_knight() {
    let free = position("7k/8/8/8/3N4/8/8/K7 w - - 0 1");
    assert_eq!(destinations(&free, "d4"), "c2 e2 b3 f3 b5 f5 c6 e6");
    let walled = position("7k/8/8/2ppp3/2pNp3/2ppp3/8/K7 w - - 0 1");
    assert_eq!(destinations(&walled, "d4"), "c2 e2 b3 f3 b5 f5 c6 e6");
    assert_eq!(destinations(&Position::startpos(), "g1"), "f3 h3");
}

/// L-MOVE-6: the pawn goes straight on to a free square, two steps from home if both are free,
/// and takes aslant; it never goes back and never takes straight on.
#[test]
fn l_move_6_pawn() {
    let start = Position::startpos();
    assert_eq!(destinations(&start, "e2"), "e3 e4");
    let moved = position("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    assert_eq!(destinations(&moved, "e3"), "e4");
    let second_step_closed = position("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1");
    assert_eq!(destinations(&second_step_closed, "e2"), "e3");
    let first_step_closed = position("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    assert_eq!(destinations(&first_step_closed, "e2"), "");
    let aslant = position("4k3/8/8/8/3ppp2/4P3/8/4K3 w - - 0 1");
    assert_eq!(destinations(&aslant, "e3"), "d4 f4");
    let black = position("4k3/4p3/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(destinations(&black, "e7"), "e5 e6");
}

/// L-CASTLE-1: the king goes two squares towards the rook, the rook to the square crossed.
#[test]
fn l_castle_1_where_both_end() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    assert_eq!(castles(&start), (true, true));
    for (line, right) in [
        ("O-O", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        ("O-O-O", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        ("Kf1 O-O", "r4rk1/8/8/8/8/8/8/R4K1R w - - 2 2"),
        ("Kd1 O-O-O", "2kr3r/8/8/8/8/8/8/R2K3R w - - 2 2"),
    ] {
        assert_eq!(fen::format(&play(&start, line)), right, "{line}");
    }
}

/// L-CASTLE-1: a move of the king or of that rook, or the rook's capture, ends the right for
/// good; going back home does not bring it again.
#[test]
fn l_castle_1_rights_are_lost_for_good() {
    let start = position("r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1");
    let king_came_back = play(&start, "Kf1 Kf8 Ke1 Ke8");
    assert_eq!(castles(&king_came_back), (false, false));
    let rook_came_back = play(&start, "Rg1 Rb8 Rh1 Ra8");
    assert_eq!(castles(&rook_came_back), (false, true));
    assert_eq!(castles(&play(&rook_came_back, "a3")), (true, false));
    // The rook is taken where it stands; another rook there is not the same.
    let open = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let taken = play(&open, "Rxh8+ Kd7 Rhxa8");
    assert_eq!(fen::format(&taken), "R7/3k4/8/8/8/8/8/R3K3 b Q - 0 2");
    let replaced = play(&position("4k2r/6P1/8/8/8/r7/6K1/8 w k - 0 1"), "gxh8=N Ra8 Kg3 Ra7");
    let back = play(&replaced, "Kg4 Rh7 Kg5 Rxh8");
    assert_eq!(castles(&play(&back, "Kg4")), (false, false));
}

/// L-CASTLE-4: king and rook stand on one rank. A rook that a pawn became on the king's file
/// never castles along that file, unmoved though it is.
#[test]
fn l_castle_4_no_castling_along_a_file() {
    let before = position("k7/4P3/8/8/8/8/8/4K2R w K - 0 1");
    let rook = play(&before, "e8=R+ Kb7");
    assert_eq!(rook.board().piece_at(Square::E8).map(|piece| piece.role), Some(Role::Rook));
    assert!(!rook.is_legal(Move::castle(Square::E1, Square::E8)));
    let castlings: Vec<Move> =
        rook.legal_moves().iter().copied().filter(|m| m.is_castle()).collect();
    assert_eq!(castlings, [Move::castle(Square::E1, Square::H1)]);
    // Nor does the king go two squares up its file by any other name.
    let king: Vec<&str> = vec!["e3", "e4"];
    let reached = destinations(&rook, "e1");
    assert!(king.iter().all(|there| !reached.contains(there)), "{reached}");
    // The same for Black's rook on e1 with the king at home on e8.
    let black = play(&position("4k2r/8/8/8/8/8/K3p3/8 b k - 0 1"), "e1=R Ka3");
    assert!(!black.is_legal(Move::castle(Square::E8, Square::E1)));
    assert_eq!(castles(&black), (true, false));
}

/// L-BOARD-1: sixty-four squares, and a light one in the lower right corner of either player.
#[test]
fn l_board_1_the_corner_on_the_right_is_light() {
    assert_eq!(Square::all().len(), 64);
    assert_eq!(Square::all().filter(|square| square.is_light()).count(), 32);
    // White sits at rank 1 with the h-file on the right, Black at rank 8 with the a-file.
    assert!(Square::H1.is_light() && Square::A8.is_light());
    assert!(!Square::A1.is_light() && !Square::H8.is_light());
    assert!(Square::all().all(|square| {
        square.offset(1, 0).is_none_or(|right| right.is_light() != square.is_light())
    }));
}

/// L-BOARD-2: sixteen men a side, queens on their own colour.
#[test]
fn l_board_2_the_men_at_home() {
    let board = *Position::startpos().board();
    for color in Color::ALL {
        assert_eq!(board.by_color(color).count(), 16);
        for (role, count) in [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
            (Role::Pawn, 8),
        ] {
            assert_eq!(board.pieces(color, role).count(), count);
        }
    }
    let queen = |square| board.piece_at(square) == Some(Piece::new(Color::White, Role::Queen));
    assert!(queen(Square::D1) && Square::D1.is_light());
    assert_eq!(board.piece_at(Square::D8), Some(Piece::new(Color::Black, Role::Queen)));
    assert!(!Square::D8.is_light());
}

/// L-EP-1: only on the very next move, only against a double step; a FEN's square is kept only
/// where the capture is legal.
#[test]
fn l_ep_1_on_the_next_move_only() {
    let before = position("4k3/3p4/8/4P3/8/8/P7/4K3 b - - 0 1");
    let double = play(&before, "d5");
    let capture = Move::en_passant(Square::E5, Square::D6);
    assert!(double.is_legal(capture));
    assert_eq!(fen::format(&play(&double, "exd6")), "4k3/8/3P4/8/8/8/P7/4K3 b - - 0 2");
    let later = play(&double, "a3 Kd7");
    assert!(!later.is_legal(Move::en_passant(Square::E5, Square::D6)), "lost afterwards");
    let slow = play(&position("4k3/8/3p4/4P3/8/8/P7/4K3 b - - 0 1"), "d5");
    assert!(!slow.is_legal(capture), "two single steps are no double step");
    // Nobody stands beside the pawn: the square says nothing and is not kept.
    let (idle, _) = fen::read("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1").expect("a position");
    assert_eq!(fen::format(&idle), "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1");
}

/// L-EP-2: no capture that opens a check along the rank which both pawns leave.
#[test]
fn l_ep_2_check_along_the_rank() {
    let pinned = position("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1");
    assert!(!pinned.is_legal(Move::en_passant(Square::E5, Square::D6)));
    let free = position("4k3/8/8/K2pP3/8/8/8/7r w - d6 0 1");
    assert!(free.is_legal(Move::en_passant(Square::E5, Square::D6)));
}

/// L-PROMO-1: to R, N, B or Q in the same move, whatever was captured; never a pawn or a king;
/// the new piece acts at once.
#[test]
fn l_promo_1_four_choices() {
    let before = position("3q3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let moves = before.legal_moves();
    let choices = |to: Square| {
        let promotions = moves.iter().filter(|mv| mv.from() == Square::E7 && mv.to() == to);
        let mut roles: Vec<Option<Role>> = promotions.map(|mv| mv.promoted_to()).collect();
        roles.sort_unstable();
        roles
    };
    let mut right = [Role::Rook, Role::Knight, Role::Bishop, Role::Queen].map(Some);
    right.sort_unstable();
    assert_eq!(choices(Square::E8), right);
    assert_eq!(choices(Square::D8), right);
    // The own queen is still there: a second one stands beside it.
    let second = play(&position("7k/4P3/8/8/8/8/Q7/4K3 w - - 0 1"), "e8=Q+");
    assert_eq!(second.board().pieces(Color::White, Role::Queen).count(), 2);
    assert!(second.is_check(), "effective at once");
}

/// L-CASTLE-2: for now not out of, through or into check, nor over any man.
#[test]
fn l_castle_2_for_now_impossible() {
    for (text, short, long) in [
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", false, false), // in check
        ("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1", false, true),  // f1 is crossed
        ("4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1", false, true),  // g1 is reached
        ("4k3/8/8/8/3r4/8/8/R3K2R w KQ - 0 1", true, false),  // d1 is crossed
        ("4k3/8/8/8/2r5/8/8/R3K2R w KQ - 0 1", true, false),  // c1 is reached
        ("4k3/8/8/8/8/8/8/RN2K1nR w KQ - 0 1", false, false), // own and enemy men between
    ] {
        assert_eq!(castles(&position(text)), (short, long), "{text}");
    }
    // The hindrance goes, and the right is still there.
    let again = play(&position("4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1"), "Ra2 Ra4");
    assert_eq!(castles(&again), (true, false));
}

/// L-CASTLE-3: a check that is over, an attacked rook and a rook crossing an attacked square do
/// not hinder.
#[test]
fn l_castle_3_allowed() {
    let was_in_check = play(&position("4k3/8/8/8/7b/8/P5P1/R3K2R w KQ - 0 1"), "g3 Bf6");
    assert_eq!(castles(&was_in_check), (true, true));
    let rook_attacked = position("4k3/8/8/8/4b3/8/8/R3K2R w KQ - 0 1");
    assert_eq!(castles(&rook_attacked), (true, true));
    let rook_crosses_b1 = position("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(castles(&rook_crosses_b1), (false, true));
    let rook_crosses_b8 = position("r3k3/8/8/8/8/8/8/1R2K3 b q - 0 1");
    assert_eq!(castles(&rook_crosses_b8), (false, true));
}

/// L-CASTLE-5: Chess960: king and rook end where they always do; X-FEN and Shredder-FEN.
#[test]
fn l_castle_5_chess960() {
    let inner = "2k4r/8/8/8/8/8/8/1RK3R1 w GBh - 0 1";
    let position = position(inner);
    assert_eq!(castles(&position), (true, true));
    let placed = |text| fen::format(&play(&position, text)).split(' ').next().map(str::to_owned);
    assert_eq!(placed("O-O").as_deref(), Some("2k4r/8/8/8/8/8/8/1R3RK1"));
    assert_eq!(placed("O-O-O").as_deref(), Some("2k4r/8/8/8/8/8/8/2KR2R1"));
    let (same, _) = fen::read("2k4r/8/8/8/8/8/8/1RK3R1 w KQk - 0 1").expect("X-FEN");
    assert_eq!(same, position);
}
