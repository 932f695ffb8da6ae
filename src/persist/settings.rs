//! The preferences of the user.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::Stored;
use super::choice::choice;
use super::profiles::ProfileId;
use crate::text::Language;
use arbiter::time_control::Bonus;
use arbiter::{Laws, TimeControl, TimeControls};
use chess_core::{Color, NotationStyle};

choice! {
    /// The language of the program.
    LanguageChoice {
        /// The system's, else English.
        #[default]
        System = "system",
        /// English.
        En = "en",
        /// Chinese in simplified characters.
        ZhHans = "zh-Hans",
        /// Chinese in traditional characters.
        ZhHant = "zh-Hant",
    }
}

impl LanguageChoice {
    /// The language to use now.
    pub fn language(self) -> Language {
        match self {
            Self::System => Language::from_system(),
            Self::En => Language::En,
            Self::ZhHans => Language::ZhHans,
            Self::ZhHant => Language::ZhHant,
        }
    }
}

impl From<Language> for LanguageChoice {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::ZhHans => Self::ZhHans,
            Language::ZhHant => Self::ZhHant,
        }
    }
}

choice! {
    /// Light or dark windows.
    Theme {
        /// As the system is, live.
        #[default]
        System = "system",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

choice! {
    /// The men.
    PieceSet {
        /// Two-tone silhouettes.
        #[default]
        Flat = "flat",
        /// Rounded, glossy figures.
        Qq = "qq",
        /// Men in three dimensions.
        Solid = "solid",
    }
}

impl PieceSet {
    /// The sets that are drawings.
    pub const DRAWN: &[PieceSet] = &[PieceSet::Flat, PieceSet::Qq];
}

choice! {
    /// Of what the solid men are made.
    Material {
        /// Boxwood and ebony.
        #[default]
        Boxwood = "boxwood",
        /// White and dark marble.
        Marble = "marble",
        /// White porcelain and celadon.
        Celadon = "celadon",
        /// Vermilion lacquer and ink lacquer.
        Lacquer = "lacquer",
    }
}

choice! {
    /// From where the solid board is seen.
    CameraChoice {
        /// As one sits at a board.
        Seated = "seated",
        /// A little higher, so that every square is seen.
        #[default]
        Play = "play",
        /// High above.
        Analysis = "analysis",
        /// Straight from above.
        Top = "top",
    }
}

choice! {
    /// With how much care the solid board is drawn.
    Quality {
        /// As the graphics card can.
        #[default]
        Automatic = "automatic",
        /// Plain and fast.
        Low = "low",
        /// Soft shadows and reflections.
        Medium = "medium",
        /// Everything.
        High = "high",
    }
}

choice! {
    /// The colours and the material of the board.
    BoardTheme {
        /// Walnut and maple.
        #[default]
        Walnut = "walnut",
        /// Jade and ivory.
        Jade = "jade",
        /// Grey wash on rice paper.
        Ink = "ink",
        /// Slate.
        Slate = "slate",
        /// Blue.
        Blue = "blue",
        /// High contrast.
        Contrast = "contrast",
    }
}

choice! {
    /// Where the board's letters and numbers stand.
    Coordinates {
        /// Nowhere.
        Off = "off",
        /// Inside the squares at the edge.
        Inside = "inside",
        /// On the frame.
        #[default]
        Frame = "frame",
    }
}

choice! {
    /// How the clock is shown where there is room for both.
    ClockFace {
        /// Digits beside the players.
        #[default]
        Digital = "digital",
        /// Two dials with hands and flags.
        Analogue = "analogue",
    }
}

choice! {
    /// The form of a picture in a file.
    PictureFormat {
        /// Pixels, exact, on nothing.
        #[default]
        Png = "png",
        /// Pixels, nearly exact, on paper.
        Jpeg = "jpg",
        /// Shapes; of the drawn sets only.
        Svg = "svg",
    }
}

choice! {
    /// How long a man takes to glide to its square.
    Animation {
        /// Men jump.
        Off = "off",
        /// 120 ms.
        Fast = "fast",
        /// 180 ms.
        #[default]
        Normal = "normal",
        /// 320 ms.
        Slow = "slow",
    }
}

impl Animation {
    /// The time of one move.
    pub const fn duration(self) -> Duration {
        Duration::from_millis(match self {
            Self::Off => 0,
            Self::Fast => 120,
            Self::Normal => 180,
            Self::Slow => 320,
        })
    }
}

choice! {
    /// How men are moved with the pointer.
    MoveInput {
        /// Dragged, or clicked and put down with a second click.
        #[default]
        Both = "both",
        /// Dragged only.
        Drag = "drag",
        /// Clicked only.
        Click = "click",
    }
}

choice! {
    /// When a pawn becomes a queen without a question.
    AutoQueen {
        /// Never.
        Never = "never",
        /// When the promotion is a premove.
        #[default]
        Premove = "premove",
        /// Always.
        Always = "always",
    }
}

choice! {
    /// How moves are written.
    Notation {
        /// Small drawings of the men.
        #[default]
        Figurine = "figurine",
        /// K Q R B N, as PGN has it.
        Letters = "letters",
        /// 王后车象马, in the script of the language.
        Chinese = "chinese",
    }
}

impl Notation {
    /// The style that it means in a language.
    pub const fn style(self, language: Language) -> NotationStyle {
        match (self, language) {
            (Self::Letters, _) => NotationStyle::Short,
            (Self::Figurine, _) => NotationStyle::Figurine,
            (Self::Chinese, Language::ZhHant) => NotationStyle::ChineseTraditional,
            (Self::Chinese, _) => NotationStyle::ChineseSimplified,
        }
    }
}

choice! {
    /// Against whom a new game is.
    Opponent {
        /// One of the thirty levels.
        #[default]
        Computer = "computer",
        /// Somebody at the same board.
        TwoPeople = "two-people",
    }
}

choice! {
    /// The colour the user wants.
    ColorChoice {
        /// White.
        White = "white",
        /// By lot.
        #[default]
        Random = "random",
        /// Black.
        Black = "black",
    }
}

choice! {
    /// Who acts as arbiter.
    Officer {
        /// The program.
        #[default]
        Program = "program",
        /// A person, with a panel.
        Person = "person",
    }
}

/// A usual clock: base time and increment, the same for both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockChoice {
    /// Minutes at the start.
    pub minutes: u16,
    /// Seconds added with every move.
    pub increment: u16,
}

impl ClockChoice {
    /// The time control that it stands for.
    pub fn control(self) -> TimeControl {
        let base = Duration::from_secs(60 * u64::from(self.minutes));
        TimeControl::fischer(base, Duration::from_secs(u64::from(self.increment)))
    }

    /// The time controls of both sides, if there is a clock at all.
    pub fn controls(clock: Option<ClockChoice>) -> TimeControls {
        TimeControls::both(clock.map_or(TimeControl::Untimed, ClockChoice::control))
    }

    /// The usual clock that these time controls are, if they are one.
    pub fn of(controls: &TimeControls) -> Option<ClockChoice> {
        let TimeControl::Periods(periods) = &controls.0.white else { return None };
        let &[period] = periods.as_slice() else { return None };
        let increment = match period.bonus {
            Bonus::None => Duration::ZERO,
            Bonus::Increment(increment) => increment,
            Bonus::Delay(_) | Bonus::Bronstein(_) => return None,
        };
        let choice = ClockChoice {
            minutes: u16::try_from(period.time.as_secs() / 60).ok()?,
            increment: u16::try_from(increment.as_secs()).ok()?,
        };
        (ClockChoice::controls(Some(choice)) == *controls).then_some(choice)
    }
}

/// Values that are kept as the text they are written in. A text that says nothing gives the
/// default and leaves the rest of the file readable.
mod written {
    use serde::{Deserialize, Deserializer, Serialize as _, Serializer};
    use std::borrow::Cow;
    use std::fmt::Display;
    use std::str::FromStr;

    pub fn serialize<T: Display, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        value.to_string().serialize(to)
    }

    pub fn deserialize<'de, T, D>(from: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display> + Default,
        D: Deserializer<'de>,
    {
        let text = <Cow<'de, str>>::deserialize(from)?;
        Ok(text.parse().unwrap_or_else(|error| {
            log::warn!("{text:?}: {error}");
            T::default()
        }))
    }
}

/// What the new game card shows when it opens: the choices of the last game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewGame {
    /// The kind of opponent.
    pub opponent: Opponent,
    /// The level of the computer, 30 (weakest) to 1.
    pub level: u8,
    /// The user's colour against the computer.
    pub color: ColorChoice,
    /// What both play with on the clock.
    #[serde(with = "written")]
    pub controls: TimeControls,
    /// The laws.
    #[serde(with = "written")]
    pub laws: Laws,
    /// As at a real table: men are touched and released, the clock is pressed by hand, and
    /// illegal moves can be made.
    pub table: bool,
    /// Who acts as arbiter.
    pub officer: Officer,
    /// The game counts on the ladder.
    pub rated: bool,
    /// White's name in a game of two people.
    pub white_name: String,
    /// Black's name in a game of two people.
    pub black_name: String,
    /// The profile that has White in a game of two people, if one was chosen.
    pub white_profile: Option<ProfileId>,
    /// The profile that has Black in a game of two people, if one was chosen.
    pub black_profile: Option<ProfileId>,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            opponent: Opponent::default(),
            level: 24,
            color: ColorChoice::default(),
            controls: TimeControls::default(),
            laws: Laws::default(),
            table: false,
            officer: Officer::default(),
            rated: false,
            white_name: String::new(),
            black_name: String::new(),
            white_profile: None,
            black_profile: None,
        }
    }
}

impl NewGame {
    /// The name for a side.
    pub fn name(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white_name,
            Color::Black => &self.black_name,
        }
    }

    /// The profile that was chosen for a side in a game of two people.
    pub const fn profile(&self, color: Color) -> Option<ProfileId> {
        match color {
            Color::White => self.white_profile,
            Color::Black => self.black_profile,
        }
    }
}

impl NewGame {
    /// Whether it is asked who acts as arbiter: where nothing can happen but legal moves
    /// against the computer, nobody is needed.
    pub fn needs_officer(&self) -> bool {
        self.table || self.opponent == Opponent::TwoPeople
    }

    /// The same without what the choices leave without meaning.
    #[must_use]
    pub fn settled(mut self) -> NewGame {
        if !self.needs_officer() {
            self.officer = Officer::Program;
        }
        self
    }
}

/// The sizes that a picture may have, in pixels a side.
pub const PICTURE_SIZES: RangeInclusive<u32> = 64..=4096;

/// How the last picture was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedPicture {
    /// Its side in pixels.
    pub size: u32,
    /// Its form.
    pub format: PictureFormat,
    /// Letters and numbers at the board; `None` as the board itself has them.
    pub coordinates: Option<bool>,
    /// The last move, a check, arrows and circles.
    pub marks: bool,
}

impl Default for SavedPicture {
    fn default() -> Self {
        Self { size: 1024, format: PictureFormat::default(), coordinates: None, marks: true }
    }
}

/// All preferences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the program.
    pub language: LanguageChoice,
    /// Light or dark.
    pub theme: Theme,
    /// The men.
    pub pieces: PieceSet,
    /// The drawings that were in use before the solid set, to which its button goes back.
    pub drawn_pieces: PieceSet,
    /// Of what the solid men are made.
    pub material: Material,
    /// From where the solid board is seen.
    pub camera: CameraChoice,
    /// With how much care the solid board is drawn.
    pub quality: Quality,
    /// The king of who resigns tips over, in the solid set.
    pub king_tips: bool,
    /// The camera goes back to its seat when a hand has turned it.
    pub swing_back: bool,
    /// The board.
    pub board: BoardTheme,
    /// Letters and numbers at the board.
    pub coordinates: Coordinates,
    /// The speed of gliding men.
    pub animation: Animation,
    /// Nothing glides, whatever `animation` says.
    pub reduced_motion: bool,
    /// Both squares of the last move are marked.
    pub mark_last_move: bool,
    /// The squares a touched man can go to are marked.
    pub show_legal_moves: bool,
    /// A king in check is marked.
    pub mark_check: bool,
    /// Captured men are shown beside the players.
    pub show_captured: bool,
    /// How the clock is shown.
    pub clock_face: ClockFace,
    /// How men are moved.
    pub move_input: MoveInput,
    /// A move can be set while the opponent thinks.
    pub premove: bool,
    /// Moves, clocks and ends of games are heard.
    pub sounds: bool,
    /// How loud, from 0 to 100.
    pub volume: u8,
    /// Promotion without a question.
    pub auto_queen: AutoQueen,
    /// The king put onto its own rook castles.
    pub castle_onto_rook: bool,
    /// Resigning is asked about.
    pub confirm_resign: bool,
    /// The wheel over the board steps through the moves.
    pub wheel: bool,
    /// How moves are written.
    pub notation: Notation,
    /// The last choices for a new game.
    pub new_game: NewGame,
    /// The last choices for a saved picture.
    pub picture: SavedPicture,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LanguageChoice::default(),
            theme: Theme::default(),
            pieces: PieceSet::default(),
            drawn_pieces: PieceSet::default(),
            material: Material::default(),
            camera: CameraChoice::default(),
            quality: Quality::default(),
            king_tips: true,
            swing_back: false,
            board: BoardTheme::default(),
            coordinates: Coordinates::default(),
            animation: Animation::default(),
            reduced_motion: false,
            mark_last_move: true,
            show_legal_moves: true,
            mark_check: true,
            show_captured: true,
            clock_face: ClockFace::default(),
            move_input: MoveInput::default(),
            premove: true,
            sounds: true,
            volume: 70,
            auto_queen: AutoQueen::default(),
            castle_onto_rook: true,
            confirm_resign: true,
            wheel: true,
            notation: Notation::default(),
            new_game: NewGame::default(),
            picture: SavedPicture::default(),
        }
    }
}

impl Settings {
    /// The time in which a man glides to its square: zero when nothing may move.
    pub const fn move_time(&self) -> Duration {
        if self.reduced_motion { Duration::ZERO } else { self.animation.duration() }
    }

    /// The same with another set of men; which drawings were in use is remembered.
    #[must_use]
    pub fn with_pieces(mut self, pieces: PieceSet) -> Settings {
        self.pieces = pieces;
        if pieces != PieceSet::Solid {
            self.drawn_pieces = pieces;
        }
        self
    }

    /// The same with the solid set in place of the drawn one, or the other way round.
    #[must_use]
    pub fn with_solid_switched(self) -> Settings {
        match self.pieces {
            PieceSet::Solid => {
                let drawn = self.drawn_pieces;
                self.with_pieces(drawn)
            }
            drawn => Settings { pieces: PieceSet::Solid, drawn_pieces: drawn, ..self },
        }
    }
}

/// The longest name of a player.
const MAX_NAME: usize = 60;

impl Stored for Settings {
    const FILE: &'static str = "settings.ron";
    const VERSION: u32 = 1;

    fn repair(&mut self) {
        if self.drawn_pieces == PieceSet::Solid {
            self.drawn_pieces = PieceSet::default();
        }
        self.volume = self.volume.min(100);
        let sizes = PICTURE_SIZES;
        self.picture.size = self.picture.size.clamp(*sizes.start(), *sizes.end());
        let new_game = &mut self.new_game;
        new_game.level = new_game.level.clamp(1, 30);
        for name in [&mut new_game.white_name, &mut new_game.black_name] {
            *name = name.trim().chars().take(MAX_NAME).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_its_own_word() {
        fn check<T: Copy + PartialEq + std::fmt::Debug>(
            all: &[T],
            word: fn(T) -> &'static str,
            from_word: fn(&str) -> Option<T>,
        ) {
            for &value in all {
                assert_eq!(from_word(word(value)), Some(value));
            }
            assert_eq!(from_word("no such word"), None);
        }
        check(LanguageChoice::ALL, LanguageChoice::word, LanguageChoice::from_word);
        check(Theme::ALL, Theme::word, Theme::from_word);
        check(PieceSet::ALL, PieceSet::word, PieceSet::from_word);
        check(Material::ALL, Material::word, Material::from_word);
        check(CameraChoice::ALL, CameraChoice::word, CameraChoice::from_word);
        check(Quality::ALL, Quality::word, Quality::from_word);
        check(PictureFormat::ALL, PictureFormat::word, PictureFormat::from_word);
        check(BoardTheme::ALL, BoardTheme::word, BoardTheme::from_word);
        check(Coordinates::ALL, Coordinates::word, Coordinates::from_word);
        check(Animation::ALL, Animation::word, Animation::from_word);
        check(MoveInput::ALL, MoveInput::word, MoveInput::from_word);
        check(AutoQueen::ALL, AutoQueen::word, AutoQueen::from_word);
        check(Notation::ALL, Notation::word, Notation::from_word);
        check(Opponent::ALL, Opponent::word, Opponent::from_word);
        check(Officer::ALL, Officer::word, Officer::from_word);
        check(ColorChoice::ALL, ColorChoice::word, ColorChoice::from_word);
    }

    #[test]
    fn languages_and_their_choices_agree() {
        for language in Language::ALL {
            let choice = LanguageChoice::from(language);
            assert_eq!(choice.language(), language);
            assert_eq!(choice.word(), language.code());
        }
    }

    #[test]
    fn odd_values_are_brought_into_range() {
        let mut settings = Settings::default();
        settings.new_game.level = 0;
        settings.picture.size = 1_000_000;
        settings.volume = 200;
        settings.new_game.white_name = format!("  {}  ", "名".repeat(100));
        settings.repair();
        assert_eq!(settings.picture.size, 4096);
        assert_eq!(settings.volume, 100);
        assert_eq!(settings.new_game.level, 1);
        assert_eq!(settings.new_game.white_name.chars().count(), 60);
    }

    #[test]
    fn laws_and_clocks_are_kept_as_their_texts() {
        let game = NewGame {
            controls: "40/5400+30:900+30|300d5".parse().expect("time controls"),
            laws: Laws { fivefold: false, ..Laws::modern() },
            ..NewGame::default()
        };
        let text = ron::to_string(&game).expect("written");
        assert!(text.contains(r#"laws:"modern; fivefold=off""#), "{text}");
        assert_eq!(ron::from_str::<NewGame>(&text).expect("read"), game);
        let odd = r#"(level: 7, laws: "nobody's", controls: "soon")"#;
        let odd = ron::from_str::<NewGame>(odd).expect("the rest is read");
        assert_eq!(odd, NewGame { level: 7, ..NewGame::default() });
    }

    #[test]
    fn a_person_is_arbiter_where_there_is_something_to_rule() {
        let game = NewGame { officer: Officer::Person, ..NewGame::default() };
        assert_eq!(game.clone().settled().officer, Officer::Program);
        let table = NewGame { table: true, ..game.clone() };
        assert_eq!(table.settled().officer, Officer::Person);
        let people = NewGame { opponent: Opponent::TwoPeople, ..game };
        assert_eq!(people.settled().officer, Officer::Person);
    }

    #[test]
    fn usual_clocks_are_known_again() {
        for (minutes, increment) in [(1, 0), (3, 2), (90, 30), (0, 5)] {
            let choice = ClockChoice { minutes, increment };
            assert_eq!(ClockChoice::of(&ClockChoice::controls(Some(choice))), Some(choice));
        }
        for text in ["-", "?", "300d5", "90", "40/7200:3600", "300|180", "*180"] {
            assert_eq!(ClockChoice::of(&text.parse().expect("time controls")), None, "{text}");
        }
    }

    #[test]
    fn reduced_motion_stops_everything() {
        let mut settings = Settings::default();
        assert_eq!(settings.move_time(), Duration::from_millis(180));
        settings.reduced_motion = true;
        assert_eq!(settings.move_time(), Duration::ZERO);
    }

    #[test]
    fn the_solid_set_goes_back_to_the_drawings_before_it() {
        for drawn in PieceSet::DRAWN {
            let settings = Settings { pieces: *drawn, ..Settings::default() };
            let solid = settings.clone().with_solid_switched();
            assert_eq!(solid.pieces, PieceSet::Solid);
            assert_eq!(solid.with_solid_switched().pieces, *drawn);
        }
        let mut odd = Settings { drawn_pieces: PieceSet::Solid, ..Settings::default() };
        odd.repair();
        assert_eq!(odd.drawn_pieces, PieceSet::Flat);
    }
}
