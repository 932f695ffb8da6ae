//! A move typed on the keyboard: played as soon as the text can mean only one move.

use crate::action::{Action, PlayAction};
use crate::command::{Command, TABLE};
use crate::view::ViewCtx;
use crate::view::kit::{Field, IconButton};
use crate::view::theme;
use chess_core::san::{self, SanError};
use chess_core::{Move, Position, uci_move};
use egui::{Key, Ui};

/// The field and what is in it.
#[derive(Default)]
pub struct TypedMove {
    open: bool,
    text: String,
    /// The text that was refused, for a red field and a word about it.
    refused: Option<String>,
    wants_focus: bool,
}

impl TypedMove {
    /// Whether the field is shown.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Shows the field and puts the keyboard into it.
    pub fn open(&mut self) {
        *self = TypedMove { open: true, wants_focus: true, ..TypedMove::default() };
    }
}

/// What a typed text means.
#[derive(Clone, PartialEq, Debug)]
pub enum Meaning {
    /// This move and, however one types on, no other.
    Move(Move),
    /// This move, but more letters could make another one of it: wait for Enter.
    Perhaps(Move),
    /// One of these; more letters are needed.
    Several(Vec<Move>),
    /// Nothing yet.
    Nothing,
}

/// What a text means in a position.
pub fn meaning(position: &Position, text: &str) -> Meaning {
    let text = text.trim();
    if text.is_empty() {
        return Meaning::Nothing;
    }
    let mv = match san::parse(position, text).or_else(|error| with_capital(position, text, error)) {
        Ok(mv) if !mv.is_null() => mv,
        Ok(_) => return Meaning::Nothing,
        Err(SanError::Ambiguous(moves)) => return Meaning::Several(moves),
        Err(_) => match uci_move::parse(position, &squares(text)) {
            Ok(mv) => mv,
            Err(_) => return Meaning::Nothing,
        },
    };
    let longer = position.legal_moves().iter().any(|other| {
        *other != mv && {
            let plain = |mv: Move| san::format_plain(position, mv).to_lowercase();
            let typed = text.to_lowercase().replace('0', "o");
            plain(*other).starts_with(&typed) || format!("{other:?}").starts_with(&typed)
        }
    });
    if longer { Meaning::Perhaps(mv) } else { Meaning::Move(mv) }
}

/// A text of two squares as UCI has it; the numbers of correspondence chess (`5254`, and a fifth
/// for the promotion: queen, rook, bishop, knight) are turned into squares.
fn squares(text: &str) -> String {
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_digit).collect();
    let numeric = digits.len() == text.len() && matches!(digits.len(), 4 | 5);
    if !numeric {
        return text.to_ascii_lowercase();
    }
    digits
        .iter()
        .enumerate()
        .map(|(i, digit)| match (i, digit) {
            (0 | 2, file @ b'1'..=b'8') => char::from(b'a' + file - b'1'),
            (4, b'1') => 'q',
            (4, b'2') => 'r',
            (4, b'3') => 'b',
            (4, b'4') => 'n',
            (_, other) => char::from(*other),
        })
        .collect()
}

/// `nf3` for `Nf3`; but `b` stays a pawn wherever a pawn fits.
fn with_capital(position: &Position, text: &str, error: SanError) -> Result<Move, SanError> {
    let mut chars = text.chars();
    match chars.next() {
        Some(first @ ('n' | 'b' | 'r' | 'q' | 'k')) => {
            let text = format!("{}{}", first.to_ascii_uppercase(), chars.as_str());
            san::parse(position, &text)
        }
        _ => Err(error),
    }
}

/// The command that a typed word names: a short English word, or the command's own name in the
/// user's language.
fn command(cx: &ViewCtx<'_>, text: &str) -> Option<Command> {
    let text = text.trim().to_lowercase();
    let short = match text.as_str() {
        "resign" => Some(Command::Resign),
        "draw" => Some(Command::OfferDraw),
        "claim" => Some(Command::ClaimDraw),
        "back" => Some(Command::TakeBack),
        "next" => Some(Command::Next),
        "flip" => Some(Command::TurnBoard),
        "help" | "?" => Some(Command::Help),
        _ => None,
    };
    short.or_else(|| {
        let named = TABLE.iter().find(|entry| cx.t(entry.text).to_lowercase() == text);
        named.map(|entry| entry.command)
    })
}

/// Shows the field.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut TypedMove) {
    let play = &cx.model.play;
    let position = play.shown();
    let wrong = state.refused.as_deref() == Some(state.text.as_str());
    let width = ui.available_width() - 40.0;
    let id = egui::Id::unique("typed-move");
    let field = Field::new(&mut state.text, cx.t("type-move-label"))
        .hint(cx.t("type-move-hint"))
        .wrong(wrong)
        .width(width)
        .id(id)
        .show(ui);
    if std::mem::take(&mut state.wants_focus) {
        field.request_focus();
    }
    let close = ui.add(IconButton::new(theme::icon::X, cx.t("button-close"))).clicked();
    let (enter, escape) =
        ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    if close || escape {
        *state = TypedMove::default();
        return;
    }
    let play_it = match meaning(&position, &state.text) {
        Meaning::Move(mv) if field.changed() || enter => Some(mv),
        Meaning::Perhaps(mv) if enter => Some(mv),
        _ if enter && command(cx, &state.text).is_some() => {
            if let Some(command) = command(cx, &state.text) {
                cx.run(command);
            }
            *state = TypedMove::default();
            return;
        }
        Meaning::Nothing | Meaning::Several(_) if enter && !state.text.trim().is_empty() => {
            state.refused = Some(state.text.clone());
            None
        }
        _ => None,
    };
    if let Some(mv) = play_it {
        let to = if mv.is_castle() { mv.to() } else { mv.king_target() };
        let promotion = mv.promoted_to();
        cx.send(Action::Play(PlayAction::Move { from: mv.from(), to, promotion }));
        state.text.clear();
        state.refused = None;
        field.request_focus();
    }
    if wrong {
        let words = match meaning(&position, &state.text) {
            Meaning::Several(moves) => {
                let moves: Vec<String> =
                    moves.iter().map(|mv| san::format(&position, *mv)).collect();
                let text = state.text.as_str().into();
                let moves = cx.text.list(&moves).into();
                cx.text.with("type-move-ambiguous", &[("text", text), ("moves", moves)])
            }
            _ => cx.text.with("type-move-wrong", &[("text", state.text.as_str().into())]),
        };
        egui::Tooltip::always_open(
            ui.ctx().clone(),
            ui.layer_id(),
            id.with("wrong"),
            egui::PopupAnchor::ParentRect(field.rect),
        )
        .show(|ui| {
            crate::view::kit::text(ui, &words, theme::regular(theme::BODY), theme::tokens(ui).ink);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::fen;

    fn of(fen_text: &str, text: &str) -> Meaning {
        meaning(&fen::read(fen_text).unwrap().0, text)
    }

    fn san_of(fen_text: &str, text: &str) -> Option<(String, bool)> {
        let position = fen::read(fen_text).unwrap().0;
        match of(fen_text, text) {
            Meaning::Move(mv) => Some((san::format(&position, mv), true)),
            Meaning::Perhaps(mv) => Some((san::format(&position, mv), false)),
            _ => None,
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_text_is_played_as_soon_as_it_is_clear() {
        assert_eq!(san_of(START, "e4"), Some(("e4".to_owned(), true)));
        assert_eq!(san_of(START, "nf3"), Some(("Nf3".to_owned(), true)));
        assert_eq!(san_of(START, "e2e4"), Some(("e4".to_owned(), true)));
        assert_eq!(san_of(START, "5254"), Some(("e4".to_owned(), true)));
        assert_eq!(
            san_of("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "17184"),
            Some(("a8=N".to_owned(), true))
        );
        assert_eq!(san_of(START, "e"), None);
    }

    #[test]
    fn short_castling_waits_when_long_castling_is_possible() {
        let both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        assert_eq!(san_of(both, "o-o"), Some(("O-O".to_owned(), false)));
        assert_eq!(san_of(both, "0-0-0"), Some(("O-O-O".to_owned(), true)));
        let short = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(san_of(short, "0-0"), Some(("O-O".to_owned(), true)));
    }

    #[test]
    fn promotions_need_their_piece_and_doubts_are_told() {
        let promotion = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(of(promotion, "a8"), Meaning::Nothing);
        assert_eq!(san_of(promotion, "a8q"), Some(("a8=Q".to_owned(), true)));
        let knights = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
        assert!(matches!(of(knights, "nd2"), Meaning::Several(moves) if moves.len() == 2));
    }
}
