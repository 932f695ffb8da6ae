//! The language of all words. Each is named in itself, to be found by who reads no other.

use super::rows;
use crate::persist::Settings;
use crate::persist::settings::LanguageChoice;
use crate::text::Language;
use crate::view::ViewCtx;
use egui::Ui;

/// Shows the page.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, settings: &mut Settings) {
    rows::heading(ui, cx.t("settings-language"));
    let system = LanguageChoice::System;
    // What the system's language is can only be said while it is in use.
    let now = if settings.language == system { cx.model.language.native_name() } else { "" };
    let words = cx.t("settings-language-system");
    if rows::option(ui, words, now, settings.language == system).clicked() {
        settings.language = system;
    }
    for language in Language::ALL {
        ui.add_space(8.0);
        let choice = LanguageChoice::from(language);
        let selected = settings.language == choice;
        if rows::option(ui, language.native_name(), "", selected).clicked() {
            settings.language = choice;
        }
    }
}
