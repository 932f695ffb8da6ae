//! The ways in which a score sheet can be written (L-SCORE-1).

use super::san;
use crate::{Move, Position, Role};

/// How a move is shown to a reader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum NotationStyle {
    /// `Nf3`, the short form with English letters; what files hold.
    Short,
    /// `Ng1-f3`, with the square of origin.
    Long,
    /// `♘f3`, readable in every language.
    #[default]
    Figurine,
    /// `马f3`.
    ChineseSimplified,
    /// `馬f3`.
    ChineseTraditional,
}

impl NotationStyle {
    /// How this style writes a kind of man.
    pub const fn piece(self, role: Role) -> &'static str {
        match (self, role) {
            (NotationStyle::Short | NotationStyle::Long, role) => match role {
                Role::Pawn => "P",
                Role::Knight => "N",
                Role::Bishop => "B",
                Role::Rook => "R",
                Role::Queen => "Q",
                Role::King => "K",
            },
            (NotationStyle::Figurine, role) => match role {
                Role::Pawn => "♙",
                Role::Knight => "♘",
                Role::Bishop => "♗",
                Role::Rook => "♖",
                Role::Queen => "♕",
                Role::King => "♔",
            },
            (_, Role::Pawn) => "兵",
            (_, Role::Bishop) => "象",
            (_, Role::Queen) => "后",
            (_, Role::King) => "王",
            (NotationStyle::ChineseSimplified, Role::Knight) => "马",
            (NotationStyle::ChineseSimplified, Role::Rook) => "车",
            (NotationStyle::ChineseTraditional, Role::Knight) => "馬",
            (NotationStyle::ChineseTraditional, Role::Rook) => "車",
        }
    }
}

/// Writes a legal move in a style, with `+` or `#`; `--` for the null move.
pub fn format(position: &Position, mv: Move, style: NotationStyle) -> String {
    if style == NotationStyle::Long {
        return format_long(position, mv);
    }
    san::format(position, mv).chars().fold(String::with_capacity(12), |mut out, c| {
        match Role::from_letter(c).filter(|_| c.is_ascii_uppercase()) {
            Some(role) => out.push_str(style.piece(role)),
            None => out.push(c),
        }
        out
    })
}

/// Long algebraic notation: `Ng1-f3`, `e5xd6 e.p.`, `b7-b8=Q+`, `O-O`.
fn format_long(position: &Position, mv: Move) -> String {
    if mv.is_null() || mv.is_castle() {
        return san::format(position, mv);
    }
    let mut out = String::with_capacity(12);
    match position.moved_role(mv) {
        None | Some(Role::Pawn) => {}
        Some(role) => out.push(role.letter()),
    }
    let sign = if position.is_capture(mv) { 'x' } else { '-' };
    out.push_str(&format!("{}{sign}{}", mv.from(), mv.to()));
    if let Some(role) = mv.promoted_to() {
        out.push('=');
        out.push(role.letter());
    }
    out.push_str(san::check_suffix(&position.after(mv)));
    if mv.is_en_passant() {
        out.push_str(" e.p.");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen;

    /// L-SCORE-1
    #[test]
    fn one_move_in_all_styles() {
        let position = Position::startpos();
        let mv = san::parse(&position, "Nf3").unwrap();
        let written = |style| format(&position, mv, style);
        assert_eq!(written(NotationStyle::Short), "Nf3");
        assert_eq!(written(NotationStyle::Long), "Ng1-f3");
        assert_eq!(written(NotationStyle::Figurine), "♘f3");
        assert_eq!(written(NotationStyle::ChineseSimplified), "马f3");
        assert_eq!(written(NotationStyle::ChineseTraditional), "馬f3");
    }

    #[test]
    fn castling_keeps_its_letters_and_promotion_gets_the_style() {
        let position = fen::read("4k3/P7/8/8/8/8/8/4K2R w K - 0 1").unwrap().0;
        let castle = san::parse(&position, "O-O").unwrap();
        assert_eq!(format(&position, castle, NotationStyle::Figurine), "O-O");
        let promotion = san::parse(&position, "a8=Q+").unwrap();
        assert_eq!(format(&position, promotion, NotationStyle::Figurine), "a8=♕+");
        assert_eq!(format(&position, promotion, NotationStyle::Long), "a7-a8=Q+");
        assert_eq!(format(&position, promotion, NotationStyle::ChineseSimplified), "a8=后+");
    }

    /// What the reader sees can be typed back.
    #[test]
    fn every_style_is_read_back() {
        let position =
            fen::read("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
                .unwrap()
                .0;
        for mv in position.legal_moves() {
            for style in [
                NotationStyle::Short,
                NotationStyle::Long,
                NotationStyle::Figurine,
                NotationStyle::ChineseSimplified,
                NotationStyle::ChineseTraditional,
            ] {
                let text = format(&position, mv, style);
                assert_eq!(san::parse(&position, &text), Ok(mv), "{text}");
            }
        }
    }
}
