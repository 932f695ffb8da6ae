//! Less motion, more contrast, and where the keys are written down.

use super::rows;
use crate::command::Command;
use crate::persist::Settings;
use crate::persist::settings::BoardTheme;
use crate::view::ViewCtx;
use crate::view::kit::Button;
use egui::Ui;

/// Shows the page.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::heading(ui, cx.t("settings-accessibility"));
    rows::switch_about(
        ui,
        cx.t("settings-reduced-motion"),
        cx.t("settings-reduced-motion-about"),
        &mut settings.reduced_motion,
    );
    let mut contrast = settings.board == BoardTheme::Contrast;
    rows::switch_about(
        ui,
        cx.t("settings-contrast-board"),
        cx.t("settings-contrast-board-about"),
        &mut contrast,
    );
    if contrast != (settings.board == BoardTheme::Contrast) {
        settings.board = if contrast { BoardTheme::Contrast } else { BoardTheme::default() };
    }
    rows::line(ui);
    rows::about(ui, cx.t("settings-screen-reader-about"));
    ui.add_space(8.0);
    let help = Command::Help.entry();
    let button = Button::secondary(cx.t(help.text)).icon(crate::view::theme::icon::KEYBOARD);
    if ui.add(button).clicked() {
        cx.run(Command::Help);
    }
}
