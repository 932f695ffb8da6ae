//! The look: colours, type, motion. The only place in the program where a colour is written down
//! (the boards' own colours are beside them, in `board_theme`).
//!
//! A view asks [`tokens`] for the colours of the current theme and takes its fonts from
//! [`regular`], [`medium`], [`semibold`], [`tab`], [`display`], [`seal`] and [`icon_font`] at one of the
//! sizes [`SMALL`] 12, [`BODY`] 14, [`LARGE`] 16, [`HEAD`] 20, [`DISPLAY`] 28.

mod fonts;
pub mod icon;
mod style;
mod tokens;

pub use fonts::{
    BODY, Cjk, DISPLAY, HEAD, LARGE, SMALL, Weight, display, icon_fill, icon_font, install_fonts,
    line_height, medium, regular, seal, semibold, tab,
};
pub use style::apply;
pub use tokens::{Tokens, light_paper, tokens, tokens_of};
pub(in crate::view) use tokens::{at, rgb};

/// Durations in seconds, all of them cubic in-out and all of them zero with reduced motion
/// (go through [`motion`], which knows).
pub mod duration {
    /// The ground of a control under the pointer.
    pub const HOVER: f32 = 0.08;
    /// A switch or the thumb of a segmented control.
    pub const SWITCH: f32 = 0.12;
    /// The scrim under a card.
    pub const SCRIM: f32 = 0.12;
    /// A card coming in: opacity and 8 points upwards.
    pub const CARD_IN: f32 = 0.16;
    /// The evaluation bar following its value.
    pub const EVALUATION: f32 = 0.3;
    /// A move on the board, fast.
    pub const MOVE_FAST: f32 = 0.12;
    /// A move on the board, as it is by default.
    pub const MOVE: f32 = 0.18;
    /// A move on the board, slow.
    pub const MOVE_SLOW: f32 = 0.32;
    /// The camera going to another place.
    pub const CAMERA: f32 = 0.35;
    /// The camera moved one step by a key.
    pub const CAMERA_STEP: f32 = 0.16;
    /// The board of the solid set turning to the other side.
    pub const TURN_BOARD: f32 = 0.6;
}

/// The given duration, or zero where the user wants reduced motion.
pub fn motion(ui: &egui::Ui, seconds: f32) -> f32 {
    if ui.style().animation_time > 0.0 { seconds } else { 0.0 }
}

/// Cubic in-out easing of 0…1: the one curve everything moves along.
pub fn ease(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    if t < 0.5 { 4.0 * t * t * t } else { 1.0 - (-2.0 * t + 2.0).powi(3) / 2.0 }
}

#[cfg(test)]
mod tests {
    use super::ease;

    #[test]
    fn the_curve_is_symmetrical_and_ends_where_it_should() {
        assert_eq!((ease(0.0), ease(0.5), ease(1.0)), (0.0, 0.5, 1.0));
        assert!((ease(0.25) + ease(0.75) - 1.0).abs() < 1e-6);
        assert_eq!(ease(7.0), 1.0);
    }
}
