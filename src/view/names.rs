//! What people, results and moves are called, in the user's language.

use super::ViewCtx;
use crate::cast;
use crate::model::Player;
use crate::persist::settings::Notation;
use crate::text::spoken::side;
use crate::text::{Language, Text};
use arbiter::GameResult as End;
use arbiter::result::Score;
use chess_core::pgn::GameResult;
use chess_core::{ByColor, Color, Move, NotationStyle, Position, Role, style};

/// The name of a side by itself: White, Black.
pub fn color(text: &Text, color: Color) -> &str {
    match color {
        Color::White => text.get("player-white"),
        Color::Black => text.get("player-black"),
    }
}

/// What a player is called.
pub fn player(cx: &ViewCtx<'_>, side: Color) -> String {
    let play = &cx.model.play;
    match &play.players[side] {
        Player::Computer(level) => cast::at_level(*level).name.of(cx.model.language).to_owned(),
        Player::Person(name) if !name.is_empty() && name != "?" => name.clone(),
        Player::Person(_) if play.user() == Some(side) => cx.t("player-you").to_owned(),
        Player::Person(_) => color(cx.text, side).to_owned(),
    }
}

/// A player's name with the title before it, if the game's tags have one (L-COMP-5). Where there
/// is little room, the title is its letters in every language.
pub fn with_title(cx: &ViewCtx<'_>, side: Color, tight: bool) -> String {
    let tag = match side {
        Color::White => "WhiteTitle",
        Color::Black => "BlackTitle",
    };
    let name = player(cx, side);
    match cx.model.play.game.tags().known(tag) {
        Some(title) if tight => {
            let values = [("title", title.into()), ("name", name.as_str().into())];
            cx.text.with("name-with-title", &values)
        }
        Some(title) => titled(cx.text, title, &name),
        None => name,
    }
}

/// A name with a title before it, given as PGN has it; a title that is not known stands as it is.
pub fn titled(text: &Text, title: &str, name: &str) -> String {
    let title = match title {
        "" | "-" | "?" => return name.to_owned(),
        "GM" => text.get("title-gm-short"),
        "IM" => text.get("title-im-short"),
        "FM" => text.get("title-fm-short"),
        "WGM" => text.get("title-wgm-short"),
        "WIM" => text.get("title-wim-short"),
        other => other,
    };
    text.with("name-with-title", &[("title", title.into()), ("name", name.into())])
}

/// The style of notation that the preferences mean in this language.
pub const fn notation(notation: Notation, language: Language) -> NotationStyle {
    notation.style(language)
}

/// A move with its number, as in a text: `12. Nf3`, `12… Nf6`.
pub fn numbered(before: &Position, mv: Move, style: NotationStyle) -> String {
    let dots = match before.turn() {
        Color::White => ".",
        Color::Black => "…",
    };
    format!("{}{dots} {}", before.fullmove_number(), style::format(before, mv, style))
}

/// `1 – 0`, `½ – ½`, …
pub const fn score_id(end: End) -> &'static str {
    match end.score {
        Score::Win(Color::White) => "score-white-wins",
        Score::Win(Color::Black) => "score-black-wins",
        Score::Draw => "score-draw",
        Score::BothLose => "score-both-lose",
        Score::Void => "score-void",
    }
}

/// The result in one or two words, from the user's side where there is one.
pub const fn result_id(end: End, user: Option<Color>) -> &'static str {
    match (end.score, user) {
        (Score::Draw, _) => "result-draw",
        (Score::BothLose, _) => "result-both-lose",
        (Score::Void, _) => "result-void",
        (Score::Win(winner), Some(user)) if winner as u8 == user as u8 => "result-you-won",
        (Score::Win(_), Some(_)) => "result-you-lost",
        (Score::Win(Color::White), None) => "result-white-wins",
        (Score::Win(Color::Black), None) => "result-black-wins",
    }
}

/// A result tag for people: `1 – 0`, or nothing while it is open.
pub const fn recorded_score_id(result: GameResult) -> Option<&'static str> {
    match result {
        GameResult::WhiteWins => Some("score-white-wins"),
        GameResult::BlackWins => Some("score-black-wins"),
        GameResult::Draw => Some("score-draw"),
        GameResult::Unknown => None,
    }
}

/// The men that are missing from the board, by the side that took them, and who is ahead by how
/// many points. A promoted pawn counts as a missing pawn and its piece as one more.
pub fn captured(board: &chess_core::Board, start: &chess_core::Board) -> Captured {
    let count = |board: &chess_core::Board, color, role| board.pieces(color, role).count() as i32;
    let taken = ByColor::new_with(|by: Color| {
        let mut counts = [0_u8; 6];
        for role in Role::ALL {
            let gone = count(start, !by, role) - count(board, !by, role);
            if let Some(place) = counts.get_mut(role.index()) {
                *place = gone.clamp(0, 15) as u8;
            }
        }
        counts
    });
    let worth = |color| -> i32 {
        [(Role::Pawn, 1), (Role::Knight, 3), (Role::Bishop, 3), (Role::Rook, 5), (Role::Queen, 9)]
            .into_iter()
            .map(|(role, points)| points * count(board, color, role))
            .sum()
    };
    let lead = worth(Color::White) - worth(Color::Black);
    Captured { taken, ahead: ByColor { white: lead.max(0), black: (-lead).max(0) } }
}

/// Captured men and material.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    /// What each side has taken, by kind.
    pub taken: ByColor<[u8; 6]>,
    /// By how many points each side is ahead.
    pub ahead: ByColor<i32>,
}

/// Captured men as a screen reader says them.
pub fn captured_label(text: &Text, by: Color, captured: &Captured) -> String {
    let mut label = text.captured(by, |role| usize::from(captured.taken[by][role.index()]));
    if captured.ahead[by] > 0 {
        label.push(' ');
        label.push_str(&text.with(
            "material-ahead-label",
            &[("side", side(by).into()), ("points", captured.ahead[by].into())],
        ));
    }
    label
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::fen;

    /// L-COMP-5: titles stand beside names.
    #[test]
    fn l_comp_5_titles_stand_beside_names() {
        for (language, names) in [
            (Language::En, ["GM Lin", "IM Lin", "FM Lin", "WGM Lin", "WIM Lin"]),
            (
                Language::ZhHans,
                [
                    "特级大师 Lin",
                    "国际大师 Lin",
                    "棋联大师 Lin",
                    "女子特级大师 Lin",
                    "女子国际大师 Lin",
                ],
            ),
            (
                Language::ZhHant,
                [
                    "特級大師 Lin",
                    "國際大師 Lin",
                    "棋聯大師 Lin",
                    "女子特級大師 Lin",
                    "女子國際大師 Lin",
                ],
            ),
        ] {
            let text = Text::new(language);
            let shown = ["GM", "IM", "FM", "WGM", "WIM"].map(|title| titled(&text, title, "Lin"));
            assert_eq!(shown, names);
            assert_eq!(titled(&text, "", "Lin"), "Lin");
            assert_eq!(titled(&text, "CM", "Lin"), "CM Lin");
        }
    }

    #[test]
    fn captured_men_and_material() {
        let board = fen::parse("rnb1kbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBN1").unwrap().board;
        let captured = captured(&board, &chess_core::Board::START);
        assert_eq!(captured.taken.white, [1, 0, 0, 0, 1, 0]);
        assert_eq!(captured.taken.black, [0, 0, 0, 1, 0, 0]);
        assert_eq!((captured.ahead.white, captured.ahead.black), (5, 0));
    }
}
