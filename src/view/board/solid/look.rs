//! The boards' colours for the light of three dimensions.

use egui::Color32;
use scene3d::{BoardLook, Color, Grain, Material};

use crate::view::board_theme::BoardTheme;

/// How much lighter light squares are than dark ones, as light and not as numbers: at least, and at most.
const RATIO: [f32; 2] = [2.6, 3.4];

/// A colour as the scene has it.
pub(super) fn color(color: Color32) -> Color {
    color.to_srgba_unmultiplied().map(|part| f32::from(part) / 255.0)
}

/// The colours of marks on one kind of square, as light as it is under the men of a material.
///
/// The squares of a solid board are darker than those of a drawn one, so that its light men stand out; a dark
/// mark would be lost on them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct MarkColors {
    /// Where a move or a plan may go, and the line round what is chosen.
    pub target: Color32,
    pub premove_target: Color32,
    /// The frame of the keyboard and of a man that must move.
    pub frame: Color32,
}

/// How light a square is from which on dark marks are seen better on it.
const LIGHT: f32 = 0.24;
/// How much of a square such a mark leaves to be seen.
const COVER: f32 = 0.92;

/// The colours of marks on light squares or dark ones.
pub(super) fn mark_colors(theme: BoardTheme, material: Material, light: bool) -> MarkColors {
    let colors = theme.colors();
    let [on_light, on_dark] = material.squares();
    if (if light { on_light } else { on_dark }) >= LIGHT {
        MarkColors {
            target: colors.dark.target.to_opaque().gamma_multiply(COVER),
            premove_target: colors.dark.premove_target.to_opaque().gamma_multiply(COVER),
            frame: colors.dark.line,
        }
    } else {
        let pale = |color: Color32| {
            color.to_opaque().lerp_to_gamma(Color32::WHITE, 0.76).gamma_multiply(COVER)
        };
        MarkColors {
            target: pale(colors.dark.selected),
            premove_target: pale(colors.dark.premove),
            frame: pale(colors.dark.last),
        }
    }
}

/// The look of a board in three dimensions.
pub fn board_look(theme: BoardTheme) -> BoardLook {
    let colors = theme.colors();
    let (grain, polish) = match theme {
        BoardTheme::Walnut => (Grain::Wood, 0.45),
        BoardTheme::Jade => (Grain::Stone, 0.8),
        BoardTheme::Ink => (Grain::Paper, 0.05),
        BoardTheme::Slate => (Grain::Stone, 0.4),
        BoardTheme::Blue => (Grain::Plain, 0.25),
        BoardTheme::Contrast => (Grain::Plain, 0.0),
    };
    let light = color(colors.light.plain);
    let dark = color(colors.dark.plain);
    // The high contrast is what that board is for.
    let dark = if theme == BoardTheme::Contrast { dark } else { balanced(light, dark) };
    BoardLook {
        light,
        dark,
        frame: color(colors.frame),
        inlay: color(colors.frame_text),
        grain,
        polish,
    }
}

/// The dark colour made darker or lighter until it is well apart from the light one and not too far.
fn balanced(light: Color, dark: Color) -> Color {
    let now = luminance(light) / luminance(dark).max(1e-3);
    let wanted = now.clamp(RATIO[0], RATIO[1]);
    let scale = now / wanted;
    let [r, g, b, a] = dark;
    let [r, g, b] = [r, g, b].map(|part| from_light(to_light(part) * scale));
    [r, g, b, a]
}

fn luminance([r, g, b, _]: Color) -> f32 {
    0.2126 * to_light(r) + 0.7152 * to_light(g) + 0.0722 * to_light(b)
}

fn to_light(part: f32) -> f32 {
    if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn from_light(part: f32) -> f32 {
    let part = part.clamp(0.0, 1.0);
    if part <= 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_and_dark_squares_are_apart_on_every_board() {
        for theme in BoardTheme::ALL {
            let look = board_look(theme);
            let ratio = luminance(look.light) / luminance(look.dark);
            let most = if theme == BoardTheme::Contrast { 8.0 } else { 3.45 };
            assert!((2.55..most).contains(&ratio), "{theme:?}: {ratio}");
        }
    }

    /// `look.md`: marks are three times as light as what they lie on, or three times as dark.
    #[test]
    fn marks_are_told_from_their_squares_under_all_men_on_all_boards() {
        for theme in BoardTheme::ALL {
            for material in Material::ALL {
                for (light, square) in
                    [(true, material.squares()[0]), (false, material.squares()[1])]
                {
                    let marks = mark_colors(theme, material, light);
                    for mark in [marks.target, marks.premove_target, marks.frame] {
                        let [r, g, b, cover] = color(mark);
                        let seen = luminance([r, g, b, 1.0]) * cover + square * (1.0 - cover);
                        let (high, low) = (seen.max(square) + 0.05, seen.min(square) + 0.05);
                        assert!(
                            high / low >= 3.0,
                            "{theme:?} {material:?} {light} {mark:?}: {}",
                            high / low
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn half_transparent_colours_keep_their_hue() {
        let [r, g, b, a] = color(Color32::from_rgba_unmultiplied(200, 100, 50, 128));
        assert!((r - 200.0 / 255.0).abs() < 0.02 && (g - 100.0 / 255.0).abs() < 0.02);
        assert!((b - 50.0 / 255.0).abs() < 0.02 && (a - 128.0 / 255.0).abs() < 0.01);
    }
}
