//! The colours and shadows of the two themes. Contrast is measured on `paper` and checked by the tests below.

use egui::{Color32, Context, Shadow, Ui};

/// Everything that differs between the light and the dark theme.
#[derive(Debug, Clone, PartialEq)]
pub struct Tokens {
    pub dark: bool,
    /// The window.
    pub paper: Color32,
    /// Cards, fields, thumbs.
    pub raised: Color32,
    /// The track of a segmented control, tags, a disabled primary button.
    pub sunk: Color32,
    /// Text.
    pub ink: Color32,
    /// Second text; readable also on `sel`.
    pub muted: Color32,
    /// One pixel, the only line there is.
    pub hair: Color32,
    /// One thing a screen: the primary button, or the current node, or press-the-clock.
    pub accent: Color32,
    pub accent_hover: Color32,
    pub on_accent: Color32,
    /// The time line inside the running clock: the other theme's accent.
    pub drain: Color32,
    /// The rest of that line.
    pub drain_rest: Color32,
    /// Good; for marks. As text it is `jade_text`.
    pub jade: Color32,
    pub jade_text: Color32,
    /// Care; for marks. As text it is `amber_text`.
    pub amber: Color32,
    pub amber_text: Color32,
    /// The running clock and other grounds of full weight.
    pub lacquer: Color32,
    pub on_lacquer: Color32,
    /// Laid over whatever is below.
    pub hover: Color32,
    pub press: Color32,
    pub sel: Color32,
    /// Under a card.
    pub scrim: Color32,
    /// White's share of a bar, and the label on it is `on_share_light`.
    pub share_white: Color32,
    pub share_draw: Color32,
    pub share_black: Color32,
    pub graph: Color32,
    /// The thumb of a segmented control.
    pub thumb: Color32,
    /// The knob of a switch that is on.
    pub knob_on: Color32,
    /// The seal of a player of White and of Black: ground, character, border.
    pub seal_white: [Color32; 3],
    pub seal_black: [Color32; 3],
    /// The board of a promotion is dimmed with this, its figures stand on these grounds.
    pub promotion_dim: Color32,
    pub promotion_disc: Color32,
    pub promotion_hover: Color32,
    /// The lamp on the table behind a solid board: dark men beside the board and above its edge are seen
    /// against it.
    pub lamp: Color32,
    /// Shadow of what floats, the wide one first.
    pub float_shadow: [Shadow; 2],
    /// Shadow of the board, the wide one first.
    pub board_shadow: [Shadow; 2],
    /// Shadow of a small raised thing, the thumb of a segmented control.
    pub thumb_shadow: Shadow,
}

/// A colour as it is written in design tools.
pub(in crate::view) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// A colour at so many per cent, in the premultiplied form egui keeps.
pub(in crate::view) const fn at(hex: u32, percent: u32) -> Color32 {
    let alpha = percent * 255 / 100;
    let [r, g, b] = [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];
    Color32::from_rgba_premultiplied(
        (r * alpha / 255) as u8,
        (g * alpha / 255) as u8,
        (b * alpha / 255) as u8,
        alpha as u8,
    )
}

const fn shadow(y: i8, blur: u8, color: Color32) -> Shadow {
    Shadow { offset: [0, y], blur, spread: 0, color }
}

/// The paper of the light theme, for what is drawn outside of any window.
pub fn light_paper() -> Color32 {
    LIGHT.paper
}

pub(super) static LIGHT: Tokens = Tokens {
    dark: false,
    paper: rgb(0xF6F2EA),
    raised: rgb(0xFFFFFF),
    sunk: rgb(0xECE6DA),
    ink: rgb(0x1F1B16),
    muted: rgb(0x6B6256),
    hair: rgb(0xDED6C8),
    accent: rgb(0xB5341F),
    accent_hover: rgb(0x9E2C19),
    on_accent: rgb(0xFFFFFF),
    drain: rgb(0xE0654E),
    drain_rest: at(0x80786E, 35),
    jade: rgb(0x2F7D5B),
    jade_text: rgb(0x28704F),
    amber: rgb(0xB7791F),
    amber_text: rgb(0x875708),
    lacquer: rgb(0x1F1B16),
    on_lacquer: rgb(0xF6F2EA),
    hover: at(0x1F1B16, 5),
    press: at(0x1F1B16, 10),
    sel: at(0x1F1B16, 8),
    scrim: at(0x1F1B16, 38),
    share_white: rgb(0xFFFFFF),
    share_draw: rgb(0xCFC6B6),
    share_black: rgb(0x3A342C),
    graph: rgb(0xFFFFFF),
    thumb: rgb(0xFFFFFF),
    knob_on: rgb(0xFFFFFF),
    seal_white: [rgb(0xFFFFFF), rgb(0x1F1B16), rgb(0x1F1B16)],
    seal_black: [rgb(0x1F1B16), rgb(0xF6F2EA), rgb(0x1F1B16)],
    promotion_dim: at(0x1A130C, 26),
    promotion_disc: rgb(0xDDD3C0),
    promotion_hover: rgb(0xF6F2EA),
    // Paper is light enough.
    lamp: Color32::TRANSPARENT,
    float_shadow: [shadow(12, 40, at(0x1F1B16, 20)), shadow(2, 6, at(0x1F1B16, 10))],
    board_shadow: [shadow(6, 20, at(0x3C2814, 20)), shadow(1, 3, at(0x3C2814, 24))],
    thumb_shadow: shadow(1, 2, at(0x1F1B16, 14)),
};

pub(super) static DARK: Tokens = Tokens {
    dark: true,
    paper: rgb(0x15171A),
    raised: rgb(0x1D2024),
    sunk: rgb(0x24282D),
    ink: rgb(0xECE6DA),
    muted: rgb(0x9A938A),
    hair: rgb(0x2C3036),
    accent: rgb(0xE0654E),
    accent_hover: rgb(0xEA7A64),
    on_accent: rgb(0x15171A),
    drain: rgb(0xB5341F),
    drain_rest: at(0x80786E, 35),
    jade: rgb(0x5FB08A),
    jade_text: rgb(0x5FB08A),
    amber: rgb(0xD9A24A),
    amber_text: rgb(0xD9A24A),
    lacquer: rgb(0xECE6DA),
    on_lacquer: rgb(0x15171A),
    hover: at(0xECE6DA, 6),
    press: at(0xECE6DA, 11),
    sel: at(0xECE6DA, 10),
    scrim: at(0x000000, 55),
    share_white: rgb(0xECE6DA),
    share_draw: rgb(0x5B5F64),
    share_black: rgb(0x0B0C0E),
    graph: rgb(0xB9B3A7),
    thumb: rgb(0x3A4047),
    knob_on: rgb(0x15171A),
    seal_white: [rgb(0xECE6DA), rgb(0x15171A), rgb(0xECE6DA)],
    seal_black: [rgb(0x15171A), rgb(0xECE6DA), rgb(0x6B665E)],
    promotion_dim: at(0x1A130C, 26),
    promotion_disc: rgb(0xDDD3C0),
    promotion_hover: rgb(0xF6F2EA),
    lamp: rgb(0x41454B),
    float_shadow: [shadow(12, 40, at(0x000000, 55)), shadow(2, 6, at(0x000000, 40))],
    board_shadow: [shadow(6, 20, at(0x000000, 45)), shadow(1, 3, at(0x000000, 50))],
    thumb_shadow: Shadow::NONE,
};

/// The tokens of the theme this part of the window is drawn in.
pub fn tokens(ui: &Ui) -> &'static Tokens {
    if ui.visuals().dark_mode { &DARK } else { &LIGHT }
}

/// The tokens of the window's current theme.
pub fn tokens_of(ctx: &Context) -> &'static Tokens {
    if ctx.theme() == egui::Theme::Dark { &DARK } else { &LIGHT }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(c: Color32) -> f32 {
        let [r, g, b] = [c.r(), c.g(), c.b()].map(|v| {
            let v = f32::from(v) / 255.0;
            if v <= 0.03928 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: Color32, b: Color32) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn text_is_readable_and_marks_are_visible_in_both_themes() {
        for t in [&LIGHT, &DARK] {
            let text = [
                (t.ink, t.paper),
                (t.ink, t.raised),
                (t.muted, t.paper),
                (t.muted, t.raised),
                (t.muted, t.paper.blend(t.sel)),
                (t.accent, t.paper),
                (t.on_accent, t.accent),
                (t.on_accent, t.accent_hover),
                (t.jade_text, t.paper),
                (t.amber_text, t.paper),
                (t.on_lacquer, t.lacquer),
                (t.muted, t.sunk),
            ];
            for (i, (a, b)) in text.into_iter().enumerate() {
                assert!(contrast(a, b) >= 4.5, "pair {i}, dark {}: {}", t.dark, contrast(a, b));
            }
            for (i, (a, b)) in [(t.jade, t.paper), (t.amber, t.paper), (t.drain, t.lacquer)]
                .into_iter()
                .enumerate()
            {
                assert!(contrast(a, b) >= 3.0, "mark {i}, dark {}: {}", t.dark, contrast(a, b));
            }
        }
    }
}
