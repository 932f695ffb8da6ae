//! The first visit: nobody is known yet.

use crate::action::{Action, LadderAction};
use crate::model::ladder::ProfileDraft;
use crate::persist::profiles::clean_name;
use crate::view::dialogs::{appears, begin_with, entered};
use crate::view::kit::{self, Button, Field};
use crate::view::{ViewCtx, theme};
use egui::{Id, Rect, Ui, UiBuilder, pos2, vec2};

/// One line, a name, perhaps a title, and a button.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut ProfileDraft, place: Rect) {
    let width = (place.width() - 48.0).min(400.0);
    let height = 188.0;
    let at = pos2(place.center().x - width / 2.0, place.center().y - height / 2.0);
    let inner = Rect::from_min_size(at, vec2(width, height));
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.set_width(width);
        let ink = theme::tokens(ui).ink;
        kit::paragraph(ui, cx.t("ladder-first"), theme::regular(theme::BODY), ink);
        ui.add_space(20.0);
        let id = Id::unique("ladder-first-name");
        let appears = appears(ui.ctx(), "ladder-first");
        let words = cx.t("ladder-name");
        let field = Field::new(&mut draft.name, words).hint(words).id(id).show(ui);
        begin_with(&field, appears);
        ui.add_space(12.0);
        super::cards::titles(ui, cx, &mut draft.title);
        ui.add_space(20.0);
        let named = !clean_name(&draft.name).is_empty();
        let button = Button::primary(cx.t("ladder-begin")).enabled(named);
        let begin = ui.add(button).clicked() || entered(ui.ctx(), &[id]);
        if begin && !named {
            // Enter takes the keyboard out of a field; here it has nothing else to do.
            field.request_focus();
        } else if begin {
            cx.send(Action::Ladder(LadderAction::Keep(std::mem::take(draft))));
        }
    });
}
