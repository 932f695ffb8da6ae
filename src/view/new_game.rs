//! The card on which a new game is agreed: opponent, level, colour, clock, laws.
//!
//! The card keeps nothing: every change goes out as a new draft and comes back with the next
//! frame. So do the two cards that it leads to, on which the clock and the laws are made in
//! detail.

mod clock;
pub mod clock_card;
pub mod laws_card;
mod level;
mod terms;

use super::dialogs::{appears, entered};
use super::kit::{self, Button, Card, Field, Segment, Tile};
use super::ladder::profile_picker;
use super::play::table::{board_theme, piece_set};
use super::{ViewCtx, pieces, theme};
use crate::action::{Action, PlayAction};
use crate::model::Dialog;
use crate::persist::settings::{ColorChoice, NewGame, Opponent};
use chess_core::{Color, Piece, Role};
use egui::{Context, Id, Pos2, Rect, Ui, Vec2, pos2, vec2};

/// Between two rows of the card.
const ROW_GAP: f32 = 20.0;

/// Shows the card with a draft.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &NewGame) {
    if appears(ctx, "new-game") {
        // The button that opened the card has done its part: Enter now means "Play".
        let_go(ctx);
    }
    let mut changed = draft.clone();
    let ready = terms::is_ready(cx.model, draft);
    let card =
        Card::new("new-game", cx.t("new-game-title")).close_name(cx.t("button-close")).width(640.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &mut changed),
        |ui| {
            let play = Button::primary(cx.t("new-game-start")).width(128.0).enabled(ready);
            let play = ui.add(play).clicked();
            let cancel = ui.add(Button::ghost(cx.t("button-cancel"))).clicked();
            (play, cancel)
        },
    );
    let (play, cancel) = shown.foot;
    if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::NewGame(changed.clone()))));
    }
    if shown.closed || cancel {
        cx.send(Action::Dialog(None));
    } else if play || (ready && entered(ctx, level::slider(ctx).as_slice())) {
        // The answer may be a question about unsaved work, which then takes the card's place.
        cx.send(Action::Dialog(None));
        cx.send(Action::Play(PlayAction::New(changed)));
    }
}

/// Takes the keyboard off whatever has it.
fn let_go(ctx: &Context) {
    ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    kit::form_row(ui, cx.t("new-game-opponent"), 36.0, |ui| {
        let segments = [
            Segment::new(Opponent::Computer, cx.t("new-game-computer")).icon(theme::icon::ROBOT),
            Segment::new(Opponent::TwoPeople, cx.t("new-game-two-people")).icon(theme::icon::USERS),
        ];
        kit::segmented(ui, cx.t("new-game-opponent"), &mut draft.opponent, &segments, None);
    });
    ui.add_space(ROW_GAP);
    match draft.opponent {
        Opponent::Computer => {
            kit::form_row(ui, cx.t("new-game-level"), 64.0, |ui| {
                level::ui(ui, cx, &mut draft.level);
            });
            ui.add_space(ROW_GAP);
            kit::form_row(ui, cx.t("new-game-colour"), 52.0, |ui| {
                colour(ui, cx, &mut draft.color);
            });
        }
        Opponent::TwoPeople => {
            kit::form_row(ui, cx.t("new-game-players"), 52.0, |ui| people(ui, cx, draft));
        }
    }
    ui.add_space(ROW_GAP);
    kit::form_row(ui, cx.t("new-game-clock"), 36.0, |ui| clock::ui(ui, cx, draft));
    terms::ui(ui, cx, draft);
}

/// White, by lot, Black: each with the kings of the set in use.
fn colour(ui: &mut Ui, cx: &ViewCtx<'_>, color: &mut ColorChoice) {
    let width = (ui.available_width() - 16.0) / 3.0;
    let dark = theme::tokens(ui).dark;
    let choices = [
        (ColorChoice::White, "new-game-white"),
        (ColorChoice::Random, "new-game-random"),
        (ColorChoice::Black, "new-game-black"),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (choice, id) in choices {
            let tile = Tile::new(cx.t(id), *color == choice, width).height(52.0);
            let room = match choice {
                ColorChoice::Random if dark => 64.0,
                ColorChoice::Random => 44.0,
                ColorChoice::White | ColorChoice::Black => 32.0,
            };
            let response = tile.show_with(ui, room, |ui, place| match choice {
                ColorChoice::White => king(ui, cx, place.center(), Color::White),
                ColorChoice::Black => king(ui, cx, place.center(), Color::Black),
                ColorChoice::Random => {
                    let y = place.center().y;
                    king(ui, cx, pos2(place.left() + 15.0, y), Color::White);
                    king(ui, cx, pos2(place.right() - 15.0, y), Color::Black);
                }
            });
            if response.clicked() {
                *color = choice;
            }
        }
    });
}

/// A king of the set in use. On a dark card it stands on a square of the board in use, the one
/// on which it is seen better: a black man would be lost on the card itself.
fn king(ui: &Ui, cx: &ViewCtx<'_>, center: Pos2, color: Color) {
    let settings = &cx.model.settings;
    let mut side = 40.0;
    if theme::tokens(ui).dark {
        let square = board_theme(settings.board).colors().square(color == Color::Black);
        let place = Rect::from_center_size(center, Vec2::splat(32.0));
        ui.painter().rect_filled(place, 4.0, square.plain);
        side = 32.0;
    }
    let place = Rect::from_center_size(center, Vec2::splat(side));
    let piece = Piece::new(color, Role::King);
    pieces::paint(ui.painter(), place, piece_set(settings.pieces), piece);
}

/// Two people at one board: who has which colour is said by where the name stands.
fn people(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut NewGame) {
    let width = (ui.available_width() - 16.0) / 2.0;
    if terms::chooses_players(cx.model, draft) {
        let taken = (draft.black_profile, draft.white_profile);
        let sides = [
            (Color::White, &mut draft.white_profile, taken.0, "new-game-white-name"),
            (Color::Black, &mut draft.black_profile, taken.1, "new-game-black-name"),
        ];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (color, chosen, taken, id) in sides {
                let (place, _) = ui.allocate_exact_size(vec2(32.0, 52.0), egui::Sense::hover());
                king(ui, cx, place.center(), color);
                profile_picker(ui, cx, cx.t(id), chosen, taken, width - 40.0);
                if color == Color::White {
                    ui.add_space(8.0);
                }
            }
        });
        return;
    }
    let sides = [
        (Color::White, &mut draft.white_name, "new-game-white-name"),
        (Color::Black, &mut draft.black_name, "new-game-black-name"),
    ];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for (color, name, id) in sides {
            let (place, _) = ui.allocate_exact_size(vec2(32.0, 52.0), egui::Sense::hover());
            king(ui, cx, place.center(), color);
            let words = cx.t(id);
            let field = Field::new(name, words)
                .hint(words)
                .width(width - 40.0)
                .id(Id::unique(("new-game-name", id)));
            field.show(ui);
            if color == Color::White {
                ui.add_space(8.0);
            }
        }
    });
}
