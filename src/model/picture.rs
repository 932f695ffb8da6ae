//! Pictures of the board that were asked for.

use super::{Model, Play};
use crate::persist::Settings;
use crate::persist::settings::{
    BoardTheme, CameraChoice, Coordinates, Material, PICTURE_SIZES, PictureFormat, PieceSet,
    Quality, SavedPicture,
};
use crate::service::files::RequestId;
use chess_core::game::Shape;
use chess_core::{Board, Color, Square, san};

/// The side of a picture for the clipboard, in pixels: large enough for a page, small enough for a message.
const COPIED: u32 = 1024;

/// What the card for saving a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureDraft {
    /// The side in pixels, as it was typed.
    pub size: String,
    /// The form of the file.
    pub format: PictureFormat,
    /// Letters and numbers at the board.
    pub coordinates: bool,
    /// The last move, a check, arrows and circles.
    pub marks: bool,
}

impl PictureDraft {
    /// The choices of the last picture, as far as they fit the board.
    pub fn of(settings: &Settings) -> PictureDraft {
        let last = settings.picture;
        let format = match last.format {
            PictureFormat::Svg if settings.pieces == PieceSet::Solid => PictureFormat::Png,
            format => format,
        };
        PictureDraft {
            size: last.size.to_string(),
            format,
            coordinates: last.coordinates.unwrap_or(on_board(settings)),
            marks: last.marks,
        }
    }

    /// The side in pixels, if what was typed is one.
    pub fn size(&self) -> Option<u32> {
        // Input methods for Chinese may write digits as wide as a character.
        let plain = |c: char| match c {
            '０'..='９' => char::from_digit(c as u32 - '０' as u32, 10).unwrap_or(c),
            other => other,
        };
        let digits: String = self.size.trim().chars().map(plain).collect();
        let digits_only = digits.bytes().all(|byte| byte.is_ascii_digit());
        let size = digits_only.then(|| digits.parse().ok()).flatten()?;
        PICTURE_SIZES.contains(&size).then_some(size)
    }

    /// The choices to be remembered, if they make a picture.
    pub fn choice(&self, settings: &Settings) -> Option<SavedPicture> {
        Some(SavedPicture {
            size: self.size()?,
            format: self.format,
            // What is as on the board shall follow the board.
            coordinates: (self.coordinates != on_board(settings)).then_some(self.coordinates),
            marks: self.marks,
        })
    }
}

fn on_board(settings: &Settings) -> bool {
    settings.coordinates != Coordinates::Off
}

/// The board as it stood when a picture of it was asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct Shot {
    /// The men.
    pub board: Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// From where and to where the last move went, if that is marked.
    pub last_move: Option<[Square; 2]>,
    /// The square of a king in check, if that is marked.
    pub check: Option<Square>,
    /// The user's arrows and circles.
    pub shapes: Vec<Shape>,
    /// The set of men.
    pub pieces: PieceSet,
    /// Of what they are made, if they are solid.
    pub material: Material,
    /// From where they are seen, if they are solid.
    pub camera: CameraChoice,
    /// With how much care they are drawn.
    pub quality: Quality,
    /// The board.
    pub theme: BoardTheme,
    /// Letters and numbers.
    pub coordinates: Coordinates,
    /// The side of the picture in pixels.
    pub size: u32,
}

impl Shot {
    /// The board exactly as it stands, for the clipboard.
    pub fn to_copy(model: &Model) -> Shot {
        let choice =
            SavedPicture { size: COPIED, coordinates: None, marks: true, ..Default::default() };
        Shot::to_save(model, choice)
    }

    /// The board as it stands with what was chosen on the card.
    pub fn to_save(model: &Model, choice: SavedPicture) -> Shot {
        let (play, settings) = (&model.play, &model.settings);
        let position = play.shown();
        let marked = |wanted: bool| choice.marks && wanted;
        let coordinates = match (choice.coordinates, settings.coordinates) {
            (Some(false), _) => Coordinates::Off,
            (Some(true), Coordinates::Off) => Coordinates::Frame,
            (_, as_on_board) => as_on_board,
        };
        let last_move = play.last_move().filter(|_| marked(settings.mark_last_move));
        let checked = marked(settings.mark_check) && position.is_check();
        let shapes = &play.game.annotations(play.cursor).shapes;
        Shot {
            board: *position.board(),
            orientation: play.orientation,
            last_move: last_move.map(|mv| [mv.from(), mv.king_target()]),
            check: checked.then(|| position.king(position.turn())),
            shapes: if choice.marks { shapes.clone() } else { Vec::new() },
            pieces: settings.pieces,
            material: settings.material,
            camera: settings.camera,
            quality: settings.quality,
            theme: settings.board,
            coordinates,
            size: choice.size,
        }
    }
}

/// A picture that waits for the user to choose where to save it.
#[derive(Clone, Debug)]
pub struct Picturing {
    /// The request.
    pub id: RequestId,
    /// The board.
    pub shot: Box<Shot>,
}

/// A good name for a picture of the shown position: `Morphy–Isouard 17 Rd8.png`.
pub fn file_name(play: &Play, format: PictureFormat) -> String {
    let game = &play.game;
    let player = |tag: &str| {
        let name = game.tags().known(tag).unwrap_or_default();
        safe(name.split(',').next().unwrap_or_default())
    };
    let players = [player("White"), player("Black")].into_iter().filter(|name| !name.is_empty());
    let players = players.collect::<Vec<_>>().join("–");
    let mut name = if players.is_empty() { "board".to_owned() } else { players };
    if let Some(parent) = game.parent(play.cursor) {
        let before = game.position(parent);
        let dots = if before.turn() == Color::Black { "…" } else { "" };
        let mv = safe(&san::format(&before, game.mv(play.cursor)));
        name += &format!(" {}{dots} {mv}", before.fullmove_number());
    }
    format!("{name}.{}", format.word())
}

/// A word without what some system does not allow in a name, and without signs that need quoting.
fn safe(word: &str) -> String {
    const LONGEST: usize = 40;
    let allowed = |c: &char| !c.is_control() && !"/\\:*?\"<>|#+%&$!'`~^;{}".contains(*c);
    let word: String = word.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).collect();
    let word: String = word.chars().filter(allowed).take(LONGEST).collect();
    let word = word.split_whitespace().collect::<Vec<_>>().join(" ");
    // A dot in front hides a file, and one behind does not last on Windows.
    word.trim_matches(['.', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_a_number_that_a_picture_can_have() {
        let size = |text: &str| {
            let draft = PictureDraft::of(&Settings::default());
            PictureDraft { size: text.to_owned(), ..draft }.size()
        };
        for (text, number) in [
            ("1024", Some(1024)),
            (" 64 ", Some(64)),
            ("4096", Some(4096)),
            ("２０４８", Some(2048)),
            ("0512", Some(512)),
            ("63", None),
            ("4097", None),
            ("99999999999999999999", None),
            ("-100", None),
            ("+100", None),
            ("1e3", None),
            ("10 24", None),
            ("", None),
        ] {
            assert_eq!(size(text), number, "{text}");
        }
    }

    #[test]
    fn choices_that_are_as_on_the_board_follow_it() {
        let mut settings = Settings::default();
        let draft = PictureDraft::of(&settings);
        assert!(draft.coordinates);
        settings.picture = draft.choice(&settings).expect("a picture");
        settings.coordinates = Coordinates::Off;
        let draft = PictureDraft::of(&settings);
        assert!(!draft.coordinates, "the board has none, and nobody wished them");
        let wished = PictureDraft { coordinates: true, ..draft };
        settings.picture = wished.choice(&settings).expect("a picture");
        assert!(PictureDraft::of(&settings).coordinates);
        settings.pieces = PieceSet::Solid;
        settings.picture.format = PictureFormat::Svg;
        assert_eq!(PictureDraft::of(&settings).format, PictureFormat::Png);
    }

    #[test]
    fn names_are_safe_on_every_system() {
        for (word, name) in [
            ("Lin Wei", "Lin Wei"),
            ("a/b\\c:d*e?f\"g<h>i|j", "abcdefghij"),
            ("..\u{7}hidden.\t", "hidden"),
            ("沈知远", "沈知远"),
            ("Qh4#", "Qh4"),
            ("e8=Q+", "e8=Q"),
        ] {
            assert_eq!(safe(word), name, "{word}");
        }
        assert_eq!(safe(&"x".repeat(500)).len(), 40);
    }
}
