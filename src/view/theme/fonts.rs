//! The fonts and the one scale of sizes.
//!
//! epaint chooses a font by family, so every weight is a family. CJK has two weights, Regular and
//! Bold; Bold stands wherever Latin is 600. egui falls back to the system's fonts after ours.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak};

/// Second lines, notes, tags.
pub const SMALL: f32 = 12.0;
/// Running text, moves, buttons.
pub const BODY: f32 = 14.0;
/// Names, the headings of sections.
pub const LARGE: f32 = 16.0;
/// The title of a card or a page.
pub const HEAD: f32 = 20.0;
/// Clocks and results.
pub const DISPLAY: f32 = 28.0;

/// The line height that belongs to a size of the scale.
pub fn line_height(size: f32) -> f32 {
    match size {
        s if s <= SMALL => 16.0,
        s if s <= BODY => 20.0,
        s if s <= LARGE => 24.0,
        s if s <= HEAD => 28.0,
        _ => 36.0,
    }
}

/// Which glyph forms come first where Simplified and Traditional Chinese share a code point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cjk {
    #[default]
    Simplified,
    Traditional,
}

/// 400 for running text, 500 for moves, labels and buttons, 600 for names, what is selected, totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Weight {
    Regular,
    Medium,
    SemiBold,
}

impl Weight {
    const ALL: [Weight; 3] = [Weight::Regular, Weight::Medium, Weight::SemiBold];

    fn inter(self) -> &'static str {
        match self {
            Weight::Regular => "Inter 400",
            Weight::Medium => "Inter 500",
            Weight::SemiBold => "Inter 600",
        }
    }

    fn tab(self) -> &'static str {
        match self {
            Weight::Regular => "Inter Tab 400",
            Weight::Medium => "Inter Tab 500",
            Weight::SemiBold => "Inter Tab 600",
        }
    }
}

const DISPLAY_FAMILY: &str = "Inter Display";
const SEAL_FAMILY: &str = "Seal";
const ICON_FAMILY: &str = "Icons";
const ICON_FILL_FAMILY: &str = "Icons filled";

fn named(size: f32, family: &'static str) -> FontId {
    FontId::new(size, FontFamily::Name(family.into()))
}

/// Inter at the given weight 400.
pub fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Inter at weight 500.
pub fn medium(size: f32) -> FontId {
    named(size, Weight::Medium.inter())
}

/// Inter at weight 600.
pub fn semibold(size: f32) -> FontId {
    named(size, Weight::SemiBold.inter())
}

/// Inter with figures of equal width: clocks, scores, move numbers, tables.
pub fn tab(size: f32, weight: Weight) -> FontId {
    named(size, weight.tab())
}

/// Inter Display at weight 600, for 28.
pub fn display(size: f32) -> FontId {
    named(size, DISPLAY_FAMILY)
}

/// The serif of the seals.
pub fn seal(size: f32) -> FontId {
    named(size, SEAL_FAMILY)
}

/// Phosphor regular; the signs are in [`super::icon`].
pub fn icon_font(size: f32) -> FontId {
    named(size, ICON_FAMILY)
}

/// Phosphor fill, for what is active.
pub fn icon_fill(size: f32) -> FontId {
    named(size, ICON_FILL_FAMILY)
}

macro_rules! font {
    ($file:literal) => {
        FontData::from_static(include_bytes!(concat!("../../../assets/fonts/", $file)))
    };
}

/// Makes our fonts the fonts of the window. Call again when the language changes.
pub fn install_fonts(ctx: &Context, first: Cjk) {
    ctx.set_fonts(definitions(first));
}

fn definitions(first: Cjk) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    // The figurines are drawn small in their em square and stand above the line.
    let figurines = |data: FontData| {
        data.tweak(FontTweak { scale: 1.2, y_offset_factor: 0.11, ..FontTweak::default() })
    };
    for (name, data) in [
        ("Inter 400", font!("Inter-Regular.otf")),
        ("Inter 500", font!("Inter-Medium.otf")),
        ("Inter 600", font!("Inter-SemiBold.otf")),
        ("Inter Display", font!("InterDisplay-SemiBold.otf")),
        ("Inter Tab 400", font!("InterTab-Regular.otf")),
        ("Inter Tab 500", font!("InterTab-Medium.otf")),
        ("Inter Tab 600", font!("InterTab-SemiBold.otf")),
        ("SC 400", font!("NotoSansSC-Regular.otf")),
        ("SC 700", font!("NotoSansSC-Bold.otf")),
        ("TC 400", font!("NotoSansTC-Regular.otf")),
        ("TC 700", font!("NotoSansTC-Bold.otf")),
        ("Seals SC", font!("NotoSerifSC-Seals.otf")),
        ("Seals TC", font!("NotoSerifTC-Seals.otf")),
        ("Chess", figurines(font!("NotoSansSymbols2-Chess.ttf"))),
        ("Phosphor", font!("Phosphor-Regular.ttf")),
        ("Phosphor Fill", font!("Phosphor-Fill.ttf")),
    ] {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    }

    let (regular, bold, seals) = match first {
        Cjk::Simplified => (["SC 400", "TC 400"], ["SC 700", "TC 700"], ["Seals SC", "Seals TC"]),
        Cjk::Traditional => (["TC 400", "SC 400"], ["TC 700", "SC 700"], ["Seals TC", "Seals SC"]),
    };
    let mut family = |family: FontFamily, heads: &[&str], cjk: [&str; 2]| {
        let chain = heads.iter().chain(&cjk).chain(&["Chess"]).map(|name| (*name).to_owned());
        fonts.families.insert(family, chain.collect());
    };
    for weight in Weight::ALL {
        let cjk = if weight == Weight::SemiBold { bold } else { regular };
        family(FontFamily::Name(weight.inter().into()), &[weight.inter()], cjk);
        family(FontFamily::Name(weight.tab().into()), &[weight.tab(), weight.inter()], cjk);
    }
    family(FontFamily::Proportional, &["Inter 400"], regular);
    family(FontFamily::Monospace, &["Inter Tab 400", "Inter 400"], regular);
    family(FontFamily::Name(DISPLAY_FAMILY.into()), &["Inter Display"], bold);
    family(FontFamily::Name(SEAL_FAMILY.into()), &[seals[0], seals[1], "Inter Display"], bold);
    family(FontFamily::Name(ICON_FAMILY.into()), &["Phosphor"], regular);
    family(FontFamily::Name(ICON_FILL_FAMILY.into()), &["Phosphor Fill"], regular);
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{self, Language};

    #[test]
    fn every_family_names_fonts_that_exist() {
        for first in [Cjk::Simplified, Cjk::Traditional] {
            let fonts = definitions(first);
            for (family, chain) in &fonts.families {
                assert!(!chain.is_empty());
                for name in chain {
                    assert!(fonts.font_data.contains_key(name), "{family}: {name}");
                }
            }
        }
    }

    /// A letter of the other Chinese script, or one that the fonts lack, would stand out.
    #[test]
    fn every_letter_of_a_language_is_in_its_own_fonts() {
        for (language, first, cjk) in [
            (Language::En, Cjk::Simplified, ["SC 400", "SC 700"]),
            (Language::ZhHans, Cjk::Simplified, ["SC 400", "SC 700"]),
            (Language::ZhHant, Cjk::Traditional, ["TC 400", "TC 700"]),
        ] {
            let mut fonts = definitions(first);
            let families = cjk.map(|cjk| FontFamily::Name(cjk.into()));
            for (family, cjk) in families.iter().zip(cjk) {
                let chain = ["Inter 400", cjk, "Chess"].map(str::to_owned).to_vec();
                fonts.families.insert(family.clone(), chain);
            }
            let ctx = Context::default();
            ctx.set_fonts(fonts);
            ctx.run_ui(egui::RawInput::default(), |_| {}).textures_delta.clear();
            let mut missing: Vec<char> = text::letters(language)
                .filter(|letter| !letter.is_whitespace())
                .filter(|letter| {
                    families.iter().any(|family| {
                        let font = FontId::new(BODY, family.clone());
                        !ctx.fonts_mut(|fonts| fonts.has_glyph(&font, *letter))
                    })
                })
                .collect();
            missing.sort_unstable();
            missing.dedup();
            assert!(missing.is_empty(), "{language:?}: {missing:?}");
        }
    }

    #[test]
    fn the_scale_has_five_steps() {
        assert_eq!(
            [SMALL, BODY, LARGE, HEAD, DISPLAY].map(line_height),
            [16.0, 20.0, 24.0, 28.0, 36.0]
        );
    }
}
