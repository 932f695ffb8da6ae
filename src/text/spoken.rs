//! Chess in words: men, squares, moves, captured men and times, as they are said aloud.
//!
//! These are the labels of the board for screen readers, and the live region's sentences.

use std::time::Duration;

use chess_core::{CastlingSide, Color, Move, MoveKind, Piece, Position, Role, Square};

use super::Text;

/// The word for a colour as a value of messages: `$side`, `$winner`, `$loser`.
pub const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Text {
    /// "white pawn".
    pub fn piece(&self, piece: Piece) -> &str {
        self.get(match (piece.color, piece.role) {
            (Color::White, Role::King) => "piece-white-king",
            (Color::White, Role::Queen) => "piece-white-queen",
            (Color::White, Role::Rook) => "piece-white-rook",
            (Color::White, Role::Bishop) => "piece-white-bishop",
            (Color::White, Role::Knight) => "piece-white-knight",
            (Color::White, Role::Pawn) => "piece-white-pawn",
            (Color::Black, Role::King) => "piece-black-king",
            (Color::Black, Role::Queen) => "piece-black-queen",
            (Color::Black, Role::Rook) => "piece-black-rook",
            (Color::Black, Role::Bishop) => "piece-black-bishop",
            (Color::Black, Role::Knight) => "piece-black-knight",
            (Color::Black, Role::Pawn) => "piece-black-pawn",
        })
    }

    /// "pawn".
    pub fn role(&self, role: Role) -> &str {
        self.get(match role {
            Role::King => "role-king",
            Role::Queen => "role-queen",
            Role::Rook => "role-rook",
            Role::Bishop => "role-bishop",
            Role::Knight => "role-knight",
            Role::Pawn => "role-pawn",
        })
    }

    /// "e4, white pawn" or "e4, empty".
    pub fn square(&self, square: Square, piece: Option<Piece>) -> String {
        let square = square.to_string();
        match piece {
            Some(piece) => self.with(
                "square-occupied",
                &[("square", square.into()), ("piece", self.piece(piece).into())],
            ),
            None => self.with("square-empty", &[("square", square.into())]),
        }
    }

    /// A legal move in words: "knight takes c6, check".
    pub fn spoken_move(&self, position: &Position, mv: Move) -> String {
        let base = self.spoken_base(position, mv);
        let base = match mv.promoted_to() {
            Some(role) => self.with(
                "spoken-promotion",
                &[("move", base.into()), ("piece", self.role(role).into())],
            ),
            None => base,
        };
        let after = position.after(mv);
        if !after.is_check() {
            base
        } else if after.has_legal_move() {
            self.with("spoken-check", &[("move", base.into())])
        } else {
            self.with("spoken-checkmate", &[("move", base.into())])
        }
    }

    fn spoken_base(&self, position: &Position, mv: Move) -> String {
        if mv.is_null() {
            return self.get("spoken-pass").to_owned();
        }
        if mv.is_castle() {
            let short =
                position.castling_rook(position.turn(), CastlingSide::King) == Some(mv.to());
            return self
                .get(if short { "spoken-castle-short" } else { "spoken-castle-long" })
                .to_owned();
        }
        let Some(role) = position.moved_role(mv) else { return mv.to().to_string() };
        let capture = position.is_capture(mv);
        let square = mv.to().to_string();
        if role == Role::Pawn {
            let file = mv.from().file().char().to_string();
            return if mv.kind() == MoveKind::EnPassant {
                self.with("spoken-en-passant", &[("file", file.into()), ("square", square.into())])
            } else if capture {
                let values = [("file", file.into()), ("square", square.into())];
                self.with("spoken-pawn-capture", &values)
            } else {
                self.with("spoken-pawn-move", &[("square", square.into())])
            };
        }
        // Another man of the kind that could go there: the ear needs the square it comes from.
        let ambiguous = position.legal_moves().iter().any(|other| {
            other.to() == mv.to()
                && other.from() != mv.from()
                && position.moved_role(*other) == Some(role)
                && !other.is_castle()
        });
        let piece = self.role(role);
        match (ambiguous, capture) {
            (false, false) => {
                self.with("spoken-move", &[("piece", piece.into()), ("square", square.into())])
            }
            (false, true) => {
                self.with("spoken-capture", &[("piece", piece.into()), ("square", square.into())])
            }
            (true, false) => self.with(
                "spoken-move-from",
                &[
                    ("piece", piece.into()),
                    ("from", mv.from().to_string().into()),
                    ("square", square.into()),
                ],
            ),
            (true, true) => self.with(
                "spoken-capture-from",
                &[
                    ("piece", piece.into()),
                    ("from", mv.from().to_string().into()),
                    ("square", square.into()),
                ],
            ),
        }
    }

    /// "Taken by White: queen, 2 pawns". `count` gives the number of men taken of a kind.
    pub fn captured(&self, by: Color, count: impl Fn(Role) -> usize) -> String {
        const KINDS: [(Role, &str); 5] = [
            (Role::Queen, "captured-queen"),
            (Role::Rook, "captured-rook"),
            (Role::Bishop, "captured-bishop"),
            (Role::Knight, "captured-knight"),
            (Role::Pawn, "captured-pawn"),
        ];
        let men: Vec<String> = KINDS
            .into_iter()
            .map(|(role, id)| (count(role), id))
            .filter(|(count, _)| *count > 0)
            .map(|(count, id)| self.with(id, &[("count", count.into())]))
            .collect();
        if men.is_empty() {
            return self.with("captured-none", &[("side", side(by).into())]);
        }
        let men = self.list(&men);
        self.with("captured-by", &[("side", side(by).into()), ("men", men.into())])
    }

    /// A time on a clock in words: "6 min 18 s".
    pub fn spoken_time(&self, time: Duration) -> String {
        let seconds = time.as_secs();
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
        let seconds = seconds % 60;
        if hours > 0 {
            self.with(
                "clock-spoken-hours",
                &[
                    ("hours", hours.into()),
                    ("minutes", minutes.into()),
                    ("seconds", seconds.into()),
                ],
            )
        } else if minutes > 0 {
            self.with(
                "clock-spoken-minutes",
                &[("minutes", minutes.into()), ("seconds", seconds.into())],
            )
        } else {
            self.with("clock-spoken-seconds", &[("seconds", seconds.into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;
    use chess_core::{fen, san};

    fn said(language: Language, position: &str, mv: &str) -> String {
        let position = fen::read(position).expect("position").0;
        let mv = san::parse(&position, mv).expect("move");
        Text::new(language).spoken_move(&position, mv)
    }

    #[test]
    fn moves_are_said_as_players_say_them() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        let promote = "7k/P7/8/8/8/8/8/4K3 w - - 0 1";
        let two_knights = "4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1";
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        for (position, mv, en, hans) in [
            (start, "e4", "e4", "兵到 e4"),
            (start, "Nf3", "knight to f3", "马到 f3"),
            (castle, "O-O", "castles short", "短易位"),
            (castle, "O-O-O", "castles long", "长易位"),
            (castle, "Rxh8+", "rook takes h8, check", "车吃 h8，将军"),
            (promote, "a8=Q+", "a8, promotes to queen, check", "兵到 a8，升变为后，将军"),
            (two_knights, "Nge4", "knight g3 to e4", "g3 马到 e4"),
            (passing, "exd6", "e takes d6 en passant", "e 兵吃过路兵到 d6"),
            (mate, "Ra8#", "rook to a8, checkmate", "车到 a8，将死"),
        ] {
            assert_eq!(said(Language::En, position, mv), en);
            assert_eq!(said(Language::ZhHans, position, mv), hans);
        }
    }

    #[test]
    fn squares_and_captured_men_are_said() {
        let text = Text::new(Language::En);
        let pawn = Piece { color: Color::White, role: Role::Pawn };
        assert_eq!(text.square(Square::E4, Some(pawn)), "e4, white pawn");
        assert_eq!(text.square(Square::E4, None), "e4, empty");
        let men = |role| match role {
            Role::Queen => 1,
            Role::Pawn => 2,
            _ => 0,
        };
        assert_eq!(text.captured(Color::White, men), "Taken by White: queen, 2 pawns");
        assert_eq!(text.captured(Color::Black, |_| 0), "Black has taken nothing.");
        assert_eq!(text.spoken_time(Duration::from_secs(378)), "6 min 18 s");
        let chinese = Text::new(Language::ZhHant);
        assert_eq!(chinese.square(Square::E4, Some(pawn)), "e4，白兵");
        assert_eq!(chinese.captured(Color::White, men), "白方吃子：后、2 兵");
        assert_eq!(chinese.spoken_time(Duration::from_secs(3723)), "1 小時 2 分 3 秒");
    }
}
