//! The endings for which more than fifty moves are announced.

use super::rows;
use crate::model::LawsDraft;
use crate::view::kit::{self, Button, Field, IconButton};
use crate::view::{ViewCtx, theme};
use egui::{Align, Layout, Ui, vec2};

/// Shows the list, and fields for one more.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let value = if draft.laws.announced.is_empty() { "none" } else { "some" };
    let about = cx.text.with("laws-announced-about", &[("value", value.into())]);
    rows::row(ui, cx.t("laws-announced"), &about, |ui, width| {
        let size = vec2(width, 36.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            one_more(ui, cx, draft, width);
        });
    });
    let mut gone = None;
    for (index, ending) in draft.laws.announced.iter().enumerate() {
        let text = ending.to_string();
        let men = text.split(':').next().unwrap_or_default().to_owned();
        let moves = i64::from(ending.moves);
        let values = [("men", men.clone().into()), ("moves", moves.into())];
        let size = vec2(ui.available_width(), 36.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let remove = cx.text.with("laws-announced-remove", &[("men", men.into())]);
            if ui.add(IconButton::new(theme::icon::TRASH, &remove)).clicked() {
                gone = Some(index);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let ink = theme::tokens(ui).ink;
                let words = cx.text.with("laws-announced-ending", &values);
                kit::text(ui, &words, theme::regular(theme::BODY), ink);
            });
        });
    }
    if let Some(index) = gone {
        draft.laws.announced.remove(index);
    }
}

fn one_more(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft, width: f32) {
    let begun = !draft.men.trim().is_empty() && !draft.moves.trim().is_empty();
    let possible = draft.ending().is_some();
    let add = cx.t("laws-announced-add");
    let men = cx.t("laws-announced-men");
    let moves = cx.t("laws-announced-moves");
    let field = Field::new(&mut draft.men, men).width(width - 176.0).hint("KRB-KR");
    field.wrong(begun && !possible).show(ui);
    Field::new(&mut draft.moves, moves).width(64.0).hint("75").show(ui);
    if ui.add(Button::secondary(add).width(88.0).enabled(possible)).clicked() {
        draft.announce();
    }
}
