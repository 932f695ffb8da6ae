//! The look of the window follows the preferences: theme, fonts of the language, motion.

use crate::model::Model;
use crate::persist::settings::Theme;
use crate::text::Language;
use crate::view::theme::{self, Cjk};
use egui::{Context, ThemePreference};

/// What was last put in force.
pub struct Look {
    language: Language,
    theme: Theme,
    reduced_motion: bool,
}

impl Look {
    /// Puts the preferences in force.
    pub fn new(ctx: &Context, model: &Model) -> Look {
        theme::install_fonts(ctx, cjk(model.language));
        theme::apply(ctx, model.settings.reduced_motion);
        ctx.set_theme(preference(model.settings.theme));
        Look {
            language: model.language,
            theme: model.settings.theme,
            reduced_motion: model.settings.reduced_motion,
        }
    }

    /// Puts changes in force.
    pub fn follow(&mut self, ctx: &Context, model: &Model) {
        let settings = &model.settings;
        if self.language != model.language {
            theme::install_fonts(ctx, cjk(model.language));
        }
        if self.reduced_motion != settings.reduced_motion {
            theme::apply(ctx, settings.reduced_motion);
        }
        if self.theme != settings.theme {
            ctx.set_theme(preference(settings.theme));
        }
        self.language = model.language;
        self.theme = settings.theme;
        self.reduced_motion = settings.reduced_motion;
    }
}

const fn preference(theme: Theme) -> ThemePreference {
    match theme {
        Theme::System => ThemePreference::System,
        Theme::Light => ThemePreference::Light,
        Theme::Dark => ThemePreference::Dark,
    }
}

/// Which of the two sets of Chinese glyphs comes first.
const fn cjk(language: Language) -> Cjk {
    match language {
        Language::ZhHant => Cjk::Traditional,
        Language::En | Language::ZhHans => Cjk::Simplified,
    }
}
