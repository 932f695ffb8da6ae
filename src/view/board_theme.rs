//! The six boards: their colours, and their faces drawn sharp at any size.
//!
//! A face is made on the CPU at exactly the size it has on the screen: every square is cut out of the
//! picture in `assets/boards` and resampled on its own, so that the edges between squares stay hard
//! and the grain stays turned. Beside each colour of a mark stands a line: a mark is never told by its
//! hue alone.

mod face;

use crate::view::theme::{at, rgb};
use egui::Color32;

pub use face::{Face, compose, face, paint_squares};

/// A board to play on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BoardTheme {
    #[default]
    Walnut,
    Jade,
    Ink,
    Slate,
    Blue,
    Contrast,
}

impl BoardTheme {
    pub const ALL: [BoardTheme; 6] = [
        BoardTheme::Walnut,
        BoardTheme::Jade,
        BoardTheme::Ink,
        BoardTheme::Slate,
        BoardTheme::Blue,
        BoardTheme::Contrast,
    ];

    /// The word that stands for it in settings, on the command line and as a key of the locale files.
    pub fn id(self) -> &'static str {
        match self {
            BoardTheme::Walnut => "walnut",
            BoardTheme::Jade => "jade",
            BoardTheme::Ink => "ink",
            BoardTheme::Slate => "slate",
            BoardTheme::Blue => "blue",
            BoardTheme::Contrast => "contrast",
        }
    }

    pub fn from_id(id: &str) -> Option<BoardTheme> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    pub fn colors(self) -> &'static BoardColors {
        match self {
            BoardTheme::Walnut => &WALNUT,
            BoardTheme::Jade => &JADE,
            BoardTheme::Ink => &INK,
            BoardTheme::Slate => &SLATE,
            BoardTheme::Blue => &BLUE,
            BoardTheme::Contrast => &CONTRAST,
        }
    }

    /// The picture with the squares, 1440×1440, where the board has one.
    fn picture(self) -> Option<&'static [u8]> {
        match self {
            BoardTheme::Walnut => Some(include_bytes!("../../assets/boards/walnut.webp")),
            BoardTheme::Jade => Some(include_bytes!("../../assets/boards/jade.webp")),
            BoardTheme::Ink => Some(include_bytes!("../../assets/boards/ink.webp")),
            BoardTheme::Slate => Some(include_bytes!("../../assets/boards/slate.webp")),
            BoardTheme::Blue | BoardTheme::Contrast => None,
        }
    }
}

/// The colours of one kind of square, light or dark.
#[derive(Debug, Clone, Copy)]
pub struct SquareColors {
    /// The plain square, or the mean of its picture.
    pub plain: Color32,
    /// Laid over the two squares of the last move.
    pub last: Color32,
    /// The line inside a marked square: dark enough to be seen without any hue.
    pub line: Color32,
    /// The disc of a legal move to an empty square, and the corners of a legal capture.
    pub target: Color32,
    /// Laid over the square of the selected man.
    pub selected: Color32,
    /// Laid over a legal target under the pointer.
    pub hover: Color32,
    /// The square of a premove, its targets.
    pub premove: Color32,
    pub premove_target: Color32,
    /// A coordinate written inside the square.
    pub coordinate: Color32,
}

/// The colours of one board.
#[derive(Debug, Clone, Copy)]
pub struct BoardColors {
    pub light: SquareColors,
    pub dark: SquareColors,
    /// The frame, darkest where it is lowest.
    pub frame: Color32,
    /// Coordinates on the frame.
    pub frame_text: Color32,
    /// The line round the squares and its width in points.
    pub inlay: Color32,
    pub inlay_width: f32,
    /// The middle of the glow under a king in check.
    pub check: Color32,
    /// The line of a square whose king is in check.
    pub check_line: Color32,
}

impl BoardColors {
    /// The colours of a light or of a dark square.
    pub fn square(&self, light: bool) -> &SquareColors {
        if light { &self.light } else { &self.dark }
    }
}

/// The colours of arrows and circles, the same on every board.
pub mod shape_color {
    use egui::Color32;

    pub const GREEN: Color32 = Color32::from_rgb(0x1F, 0x6B, 0x45);
    pub const RED: Color32 = Color32::from_rgb(0xA3, 0x2A, 0x18);
    pub const BLUE: Color32 = Color32::from_rgb(0x1D, 0x55, 0x9C);
    pub const YELLOW: Color32 = Color32::from_rgb(0xD1, 0x8A, 0x12);
    /// The engine's first line, and the others.
    pub const ENGINE: Color32 = Color32::from_rgb(0x3F, 0x7F, 0xB5);
    pub const ENGINE_OTHER: Color32 = Color32::from_rgb(0x6F, 0x8F, 0xA8);
    pub const THREAT: Color32 = Color32::from_rgb(0xA3, 0x2A, 0x18);
}

static WALNUT: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xE5CEA9),
        last: at(0xD18A12, 50),
        line: rgb(0x6E4708),
        target: at(0x1E5A40, 74),
        selected: at(0x2F7D5B, 55),
        hover: at(0x2F7D5B, 35),
        premove: at(0x2B4C8C, 50),
        premove_target: at(0x22427F, 74),
        coordinate: rgb(0x7A5A38),
    },
    dark: SquareColors {
        plain: rgb(0x9F754E),
        last: at(0xDDA12B, 50),
        line: rgb(0x2B1806),
        target: at(0x0A2E1E, 86),
        selected: at(0x2F7D5B, 55),
        hover: at(0x2F7D5B, 45),
        premove: at(0x2B4C8C, 55),
        premove_target: at(0x0B1D42, 86),
        coordinate: rgb(0xF3E6CC),
    },
    frame: rgb(0x57371F),
    frame_text: rgb(0xDFC7A0),
    inlay: rgb(0x2E1B0E),
    inlay_width: 2.0,
    check: rgb(0xE23A1E),
    check_line: rgb(0x3D0A02),
};

static JADE: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xEFE7D4),
        last: at(0xE5B64A, 62),
        line: rgb(0x7A5208),
        target: at(0x1B4A6B, 72),
        selected: at(0x2E6E96, 50),
        hover: at(0x2E6E96, 32),
        premove: at(0x6A4A9C, 45),
        premove_target: at(0x55378A, 74),
        coordinate: rgb(0x3F6B52),
    },
    dark: SquareColors {
        plain: rgb(0x729E82),
        last: at(0xE9BC52, 72),
        line: rgb(0x33230A),
        target: at(0x08263B, 84),
        selected: at(0x245F87, 60),
        hover: at(0x245F87, 42),
        premove: at(0x5B3C92, 55),
        premove_target: at(0x2A1650, 86),
        coordinate: rgb(0x12301F),
    },
    frame: rgb(0x33503F),
    frame_text: rgb(0xE6DBC2),
    inlay: rgb(0x213429),
    inlay_width: 1.0,
    check: rgb(0xE23A1E),
    check_line: rgb(0x3D0A02),
};

static INK: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xF2EDE1),
        last: at(0xD99A2B, 50),
        line: rgb(0x6E4A0C),
        target: at(0x1E5A40, 74),
        selected: at(0x2F7D5B, 50),
        hover: at(0x2F7D5B, 32),
        premove: at(0x2B4C8C, 45),
        premove_target: at(0x22427F, 74),
        coordinate: rgb(0x5A5F62),
    },
    dark: SquareColors {
        plain: rgb(0xB1B0AB),
        last: at(0xD6982A, 55),
        line: rgb(0x4A3006),
        target: at(0x0F3B29, 82),
        selected: at(0x2F7D5B, 55),
        hover: at(0x2F7D5B, 40),
        premove: at(0x2B4C8C, 50),
        premove_target: at(0x12285A, 82),
        coordinate: rgb(0x2E3133),
    },
    frame: rgb(0x33373A),
    frame_text: rgb(0xDAD7CE),
    inlay: rgb(0x191B1D),
    inlay_width: 1.0,
    check: rgb(0xE23A1E),
    check_line: rgb(0x3D0A02),
};

static SLATE: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xCDD1D1),
        last: at(0xD99A2B, 52),
        line: rgb(0x573905),
        target: at(0x14503A, 80),
        selected: at(0x2F7D5B, 52),
        hover: at(0x2F7D5B, 34),
        premove: at(0x5B3C92, 45),
        premove_target: at(0x48297F, 80),
        coordinate: rgb(0x465058),
    },
    dark: SquareColors {
        plain: rgb(0x768088),
        last: at(0xE0A436, 55),
        line: rgb(0x20150A),
        target: at(0x06251A, 90),
        selected: at(0x23805A, 62),
        hover: at(0x23805A, 45),
        premove: at(0x5B3C92, 55),
        premove_target: at(0x1B0D38, 90),
        coordinate: rgb(0xF1F4F5),
    },
    frame: rgb(0x3A4248),
    frame_text: rgb(0xD8DDDF),
    inlay: rgb(0x20262A),
    inlay_width: 1.0,
    check: rgb(0xE8402A),
    check_line: rgb(0x3D0A02),
};

static BLUE: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xE6ECF1),
        last: at(0xE3B04A, 58),
        line: rgb(0x6E4A0C),
        target: at(0x1E5A40, 76),
        selected: at(0x2F7D5B, 50),
        hover: at(0x2F7D5B, 32),
        premove: at(0x5B3C92, 45),
        premove_target: at(0x48297F, 76),
        coordinate: rgb(0x4A6A86),
    },
    dark: SquareColors {
        plain: rgb(0x86A3BC),
        last: at(0xE0A93C, 66),
        line: rgb(0x33230A),
        target: at(0x07301F, 86),
        selected: at(0x1F7350, 60),
        hover: at(0x1F7350, 42),
        premove: at(0x5B3C92, 55),
        premove_target: at(0x2A1650, 86),
        coordinate: rgb(0x16304A),
    },
    frame: rgb(0x3F5A73),
    frame_text: rgb(0xDCE6EE),
    inlay: rgb(0x273B4E),
    inlay_width: 1.0,
    check: rgb(0xE23A1E),
    check_line: rgb(0x3D0A02),
};

static CONTRAST: BoardColors = BoardColors {
    light: SquareColors {
        plain: rgb(0xFFFFFF),
        last: at(0xFFC21A, 70),
        line: rgb(0x3D2900),
        target: at(0x00512F, 85),
        selected: at(0x128A57, 60),
        hover: at(0x128A57, 38),
        premove: at(0x3A2FA0, 50),
        premove_target: at(0x241B7A, 85),
        coordinate: rgb(0x3A3A3A),
    },
    dark: SquareColors {
        plain: rgb(0x6E6E6E),
        last: at(0xFFC21A, 62),
        line: rgb(0x0E0900),
        target: at(0x00100A, 94),
        selected: at(0x2FB57D, 60),
        hover: at(0x2FB57D, 45),
        premove: at(0x6A5FE0, 60),
        premove_target: at(0x08042E, 94),
        coordinate: rgb(0xFFFFFF),
    },
    frame: rgb(0x1C1C1C),
    frame_text: rgb(0xFFFFFF),
    inlay: rgb(0x000000),
    inlay_width: 1.0,
    check: rgb(0xFF4A2E),
    check_line: rgb(0x1E0400),
};

#[cfg(test)]
mod tests {
    use super::*;

    /// How a colour looks to someone without green receptors (Viénot, Brettel and Mollon 1999, in
    /// linear light), or to anyone.
    fn seen(c: Color32, red_green_blind: bool) -> [f32; 3] {
        let [r, g, b] = [c.r(), c.g(), c.b()].map(|v| {
            let v = f32::from(v) / 255.0;
            if v <= 0.03928 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        if !red_green_blind {
            return [r, g, b];
        }
        let rg = 0.29275 * r + 0.70725 * g;
        [rg, rg, -0.02234 * r + 0.02234 * g + b]
    }

    fn contrast(a: Color32, b: Color32, blind: bool) -> f32 {
        let y = |c| {
            let [r, g, b] = seen(c, blind);
            0.2126 * r + 0.7152 * g + 0.0722 * b
        };
        let (a, b) = (y(a), y(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Case 056: marks have a shape or a line of 3 : 1 against the square they lie on, on every board.
    #[test]
    fn marks_are_seen_without_hue() {
        for theme in BoardTheme::ALL {
            let colors = theme.colors();
            for (square, light) in [(&colors.light, true), (&colors.dark, false)] {
                for blind in [false, true] {
                    let on_plain = [
                        ("line of the last move", square.line),
                        ("line of a check", colors.check_line),
                        ("disc of a legal move", square.plain.blend(square.target)),
                        ("disc of a premove", square.plain.blend(square.premove_target)),
                    ];
                    for (mark, color) in on_plain {
                        let c = contrast(square.plain, color, blind);
                        assert!(c >= 3.0, "{theme:?}, light {light}, {mark}: {c}");
                    }
                }
            }
        }
    }

    /// The pairs of case 056 that must fail.
    #[test]
    fn the_bad_pairs_of_the_case_would_be_caught() {
        for (square, mark) in [(0x6F9457, 0x7FA650), (0xE6E9CF, 0xDFE8A0), (0xB58863, 0xAAA23A)] {
            assert!(contrast(rgb(square), rgb(mark), false) < 3.0);
        }
    }

    #[test]
    fn coordinates_can_be_read() {
        for theme in BoardTheme::ALL {
            let c = theme.colors();
            assert!(contrast(c.frame, c.frame_text, false) >= 4.5, "{theme:?} frame");
            for square in [&c.light, &c.dark] {
                let k = contrast(square.plain, square.coordinate, false);
                assert!(k >= 3.0, "{theme:?} inside: {k}");
            }
        }
    }

    #[test]
    fn ids_come_back() {
        for theme in BoardTheme::ALL {
            assert_eq!(BoardTheme::from_id(theme.id()), Some(theme));
        }
        assert_eq!(BoardTheme::from_id("marble"), None);
    }
}
