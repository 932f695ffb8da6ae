//! How men are moved, and what is asked before it counts.

use super::rows;
use crate::persist::Settings;
use crate::persist::settings::{AutoQueen, MoveInput};
use crate::view::ViewCtx;
use crate::view::kit::Segment;
use egui::Ui;

/// Shows the page.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::heading(ui, cx.t("settings-playing"));
    let segments = [
        Segment::new(MoveInput::Both, cx.t("settings-move-input-both")),
        Segment::new(MoveInput::Drag, cx.t("settings-move-input-drag")),
        Segment::new(MoveInput::Click, cx.t("settings-move-input-click")),
    ];
    rows::choice(ui, cx.t("settings-move-input"), &mut settings.move_input, &segments);
    let segments = [
        Segment::new(AutoQueen::Never, cx.t("settings-auto-queen-never")),
        Segment::new(AutoQueen::Premove, cx.t("settings-auto-queen-premove")),
        Segment::new(AutoQueen::Always, cx.t("settings-auto-queen-always")),
    ];
    rows::choice(ui, cx.t("settings-auto-queen"), &mut settings.auto_queen, &segments);
    rows::about(ui, cx.t("settings-auto-queen-about"));
    rows::line(ui);
    rows::switch_about(
        ui,
        cx.t("settings-premove"),
        cx.t("settings-premove-about"),
        &mut settings.premove,
    );
    rows::switch_about(
        ui,
        cx.t("settings-castle-onto-rook"),
        cx.t("settings-castle-onto-rook-about"),
        &mut settings.castle_onto_rook,
    );
    rows::switch(ui, cx.t("settings-confirm-resign"), &mut settings.confirm_resign);
    rows::switch(ui, cx.t("settings-wheel"), &mut settings.wheel);
    rows::line(ui);
    rows::switch(ui, cx.t("settings-sounds"), &mut settings.sounds);
    if settings.sounds {
        let mut tenths = i32::from(settings.volume / 10);
        rows::slider(ui, cx.t("settings-volume"), &mut tenths, (1, 10));
        let volume = u8::try_from(10 * tenths).unwrap_or(settings.volume);
        if volume / 10 != settings.volume / 10 {
            settings.volume = volume;
        }
    }
}
