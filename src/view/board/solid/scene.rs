//! A board, a hand and a moment make a scene. Pure: the same arguments give the same scene.

use chess_core::Square;
use scene3d::{Camera, Scene};

use super::super::animation::Animation;
use super::super::interaction::{Interaction, Rules};
use super::super::picture::{BoardOptions, BoardPicture, Coordinates};
use super::state::SolidState;
use super::{SolidOptions, board_look, marks, men, tray};

/// All that a scene depends on.
#[derive(Clone, Copy)]
pub(in super::super) struct Sight<'a> {
    pub rules: Rules<'a>,
    pub solid: &'a SolidOptions,
    pub hand: &'a Interaction,
    pub state: &'a SolidState,
    pub animation: Option<&'a Animation>,
    pub camera: Camera,
    /// The square under the hand, and the one the keyboard is on.
    pub over: Option<Square>,
    pub cursor: Option<Square>,
    pub now: f64,
}

impl Sight<'_> {
    pub fn picture(&self) -> &BoardPicture {
        self.rules.picture
    }

    pub fn options(&self) -> &BoardOptions {
        self.rules.options
    }
}

/// How high a camera sees nothing beside the board, so that captured men would stand in nobody's way but be in
/// nobody's sight either.
const TOO_HIGH: f32 = 1.4;

/// The scene of a board that nobody touches.
pub fn still(
    picture: &BoardPicture,
    options: &BoardOptions,
    solid: &SolidOptions,
    camera: Camera,
) -> Scene {
    scene(&Sight {
        rules: Rules { picture, options, ask: false },
        solid,
        hand: &Interaction::default(),
        state: &SolidState::default(),
        animation: None,
        camera,
        over: None,
        cursor: None,
        now: 0.0,
    })
}

/// The scene of this moment.
pub(in super::super) fn scene(sight: &Sight<'_>) -> Scene {
    let options = sight.options();
    let mut all = men::men(sight);
    if sight.camera.elevation < TOO_HIGH {
        let animation = sight.animation.map(|animation| (animation, animation.progress(sight.now)));
        all.extend(tray::men(sight.picture(), animation));
    }
    Scene {
        men: all,
        material: sight.solid.material,
        board: board_look(options.theme),
        marks: marks::marks(sight),
        arrows: marks::arrows(sight),
        coordinates: options.coordinates != Coordinates::Off,
        camera: sight.camera,
        table_shadow: if options.shadow { 0.5 } else { 0.0 },
        ..Scene::default()
    }
}
