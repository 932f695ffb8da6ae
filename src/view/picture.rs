//! The card on which a picture of the board is saved: size, form, and what is on it.
//!
//! Like the card for a new game it keeps nothing: every change goes out as a new draft.

use super::dialogs::{appears, entered};
use super::kit::{self, Button, Card, Field, Segment, Tile};
use super::{ViewCtx, theme};
use crate::action::{Action, FileAction};
use crate::model::{Dialog, PictureDraft};
use crate::persist::settings::{PICTURE_SIZES, PictureFormat, PieceSet};
use egui::{Align, Context, Id, Layout, Ui, vec2};

/// The usual sizes.
const SIZES: [u32; 4] = [512, 1024, 2048, 4096];
/// Between two rows of the card.
const ROW_GAP: f32 = 20.0;

fn field_id() -> Id {
    Id::unique("picture-size")
}

/// Shows the card with a draft.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &PictureDraft) {
    if appears(ctx, "picture") {
        // What opened the card has done its part: Enter now means "Save".
        ctx.memory_mut(|memory| {
            if let Some(id) = memory.focused() {
                memory.surrender_focus(id);
            }
        });
    }
    let mut changed = draft.clone();
    let possible = draft.size().is_some();
    let card =
        Card::new("picture", cx.t("picture-title")).close_name(cx.t("button-close")).width(560.0);
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &mut changed),
        |ui| {
            let save = Button::primary(cx.t("picture-save")).width(128.0).enabled(possible);
            let save = ui.add(save).clicked();
            let cancel = ui.add(Button::ghost(cx.t("button-cancel"))).clicked();
            (save, cancel)
        },
    );
    let (save, cancel) = shown.foot;
    if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Picture(changed.clone()))));
    }
    if shown.closed || cancel {
        cx.send(Action::Dialog(None));
    } else if (save || entered(ctx, &[field_id()]))
        && let Some(choice) = changed.choice(&cx.model.settings)
    {
        cx.send(Action::Dialog(None));
        cx.send(Action::File(FileAction::SavePicture(choice)));
    }
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut PictureDraft) {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    kit::form_row(ui, cx.t("picture-size"), 36.0, |ui| size(ui, cx, draft));
    ui.add_space(ROW_GAP);
    kit::form_row(ui, cx.t("picture-format"), 36.0, |ui| format(ui, cx, draft));
    ui.add_space(ROW_GAP - 8.0);
    let mut switch = |words: &str, on: &mut bool| {
        kit::row(ui, words, |ui| kit::switch(ui, on, words));
    };
    switch(cx.t("picture-coordinates"), &mut draft.coordinates);
    switch(cx.t("picture-marks"), &mut draft.marks);
}

/// The usual sizes, and a field for any other.
fn size(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut PictureDraft) {
    let width = (ui.available_width() - 24.0) / 4.0;
    let now = draft.size();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for size in SIZES {
            let words = size.to_string();
            if Tile::new(&words, now == Some(size), width).show(ui).clicked() {
                draft.size = words;
            }
        }
    });
    ui.add_space(8.0);
    let t = theme::tokens(ui);
    let height = vec2(ui.available_width(), 36.0);
    ui.allocate_ui_with_layout(height, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        Field::new(&mut draft.size, cx.t("picture-size-name"))
            .width(width)
            .wrong(now.is_none())
            .id(field_id())
            .show(ui);
        let (words, color) = match now {
            Some(_) => (cx.t("picture-size-unit").to_owned(), t.muted),
            None => {
                let ends = [("least", *PICTURE_SIZES.start()), ("most", *PICTURE_SIZES.end())];
                // As written, without a sign between thousands.
                let ends = ends.map(|(name, size)| (name, size.to_string().into()));
                (cx.text.with("picture-size-wrong", &ends), t.amber_text)
            }
        };
        kit::text(ui, &words, theme::regular(theme::SMALL), color);
    });
}

/// The forms that the set in use can have, and what is special about the chosen one.
fn format(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut PictureDraft) {
    let names = [
        Segment::new(PictureFormat::Png, "PNG"),
        Segment::new(PictureFormat::Jpeg, "JPEG"),
        Segment::new(PictureFormat::Svg, "SVG"),
    ];
    let solid = cx.model.settings.pieces == PieceSet::Solid;
    let names = if solid { &names[..2] } else { &names[..] };
    kit::segmented(ui, cx.t("picture-format"), &mut draft.format, names, None);
    ui.add_space(8.0);
    let about = match draft.format {
        PictureFormat::Png => "picture-png-about",
        PictureFormat::Jpeg => "picture-jpeg-about",
        PictureFormat::Svg => "picture-svg-about",
    };
    let muted = theme::tokens(ui).muted;
    kit::text(ui, cx.t(about), theme::regular(theme::SMALL), muted);
}
