//! Where the window was.

use serde::{Deserialize, Serialize};

use super::Stored;

/// The smallest window that is opened.
pub const MIN_SIZE: [f32; 2] = [640.0, 480.0];
/// The window of the first start.
pub const FIRST_SIZE: [f32; 2] = [1280.0, 800.0];
/// So much of the title bar has to be on a screen for the window to be caught hold of.
const GRIP: [f32; 2] = [120.0, 24.0];

/// The place and the size of the window, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowPlace {
    /// The upper left corner, where the system tells it.
    pub position: Option<[f32; 2]>,
    /// Width and height when not maximised.
    pub size: [f32; 2],
    /// It filled the screen.
    pub maximized: bool,
}

impl Default for WindowPlace {
    fn default() -> Self {
        Self { position: None, size: FIRST_SIZE, maximized: false }
    }
}

/// A screen, or its part that windows may cover, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// The upper left corner.
    pub position: [f32; 2],
    /// Width and height.
    pub size: [f32; 2],
}

impl WindowPlace {
    /// The place to open the window at, given the screens that are there now.
    ///
    /// A window that could not be seen or caught hold of is left to the system to place; one
    /// larger than every screen is made smaller. Without known screens only the size is checked.
    pub fn fitted(mut self, screens: &[Screen]) -> Self {
        self.repair();
        let Some(first) = screens.first() else {
            return self;
        };
        let home = self.position.and_then(|position| {
            screens.iter().find(|screen| shows_grip(screen, position, self.size))
        });
        if home.is_none() {
            self.position = None;
        }
        let room = home.unwrap_or(first).size;
        for (size, room) in self.size.iter_mut().zip(room) {
            *size = size.min(room).max(1.0);
        }
        self
    }
}

/// True if enough of the window's upper edge lies on the screen.
fn shows_grip(screen: &Screen, position: [f32; 2], size: [f32; 2]) -> bool {
    let left = position[0].max(screen.position[0]);
    let right = (position[0] + size[0]).min(screen.position[0] + screen.size[0]);
    let above = position[1] - screen.position[1];
    right - left >= GRIP[0] && above >= -1.0 && above <= screen.size[1] - GRIP[1]
}

impl Stored for WindowPlace {
    const FILE: &'static str = "window.ron";
    const VERSION: u32 = 1;

    fn repair(&mut self) {
        for axis in 0..2 {
            let size = self.size[axis];
            self.size[axis] = if size.is_finite() {
                size.clamp(MIN_SIZE[axis], 16384.0)
            } else {
                FIRST_SIZE[axis]
            };
        }
        self.position = self.position.filter(|[x, y]| x.abs() <= 65536.0 && y.abs() <= 65536.0);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Store;
    use super::*;

    const LAPTOP: Screen = Screen { position: [0.0, 0.0], size: [1440.0, 900.0] };
    const BESIDE: Screen = Screen { position: [1440.0, -200.0], size: [1920.0, 1200.0] };

    fn at(x: f32, y: f32, width: f32, height: f32) -> WindowPlace {
        WindowPlace { position: Some([x, y]), size: [width, height], maximized: false }
    }

    #[test]
    fn a_visible_window_stays_where_it_was() {
        let place = at(1600.0, -100.0, 1280.0, 800.0);
        assert_eq!(place.fitted(&[LAPTOP, BESIDE]), place);
        assert_eq!(place.fitted(&[]), place);
        // Half over the edge is as the user left it.
        let place = at(-600.0, 40.0, 1280.0, 800.0);
        assert_eq!(place.fitted(&[LAPTOP]), place);
    }

    #[test]
    fn a_lost_window_is_left_to_the_system() {
        for place in [
            at(1600.0, -100.0, 1280.0, 800.0), // the second screen is gone
            at(-1200.0, 40.0, 1280.0, 800.0),  // less than a grip is left
            at(100.0, -500.0, 1280.0, 800.0),  // the title bar is above the screen
            at(100.0, 890.0, 1280.0, 800.0),   // below it
        ] {
            assert_eq!(place.fitted(&[LAPTOP]).position, None, "{place:?}");
        }
    }

    #[test]
    fn sizes_are_made_possible() {
        assert_eq!(at(0.0, 0.0, 3000.0, 2000.0).fitted(&[LAPTOP]).size, LAPTOP.size);
        assert_eq!(at(0.0, 0.0, 3.0, 2.0).fitted(&[LAPTOP]).size, MIN_SIZE);
        let odd = WindowPlace {
            position: Some([f32::NAN, f32::INFINITY]),
            size: [f32::NAN, f32::INFINITY],
            maximized: true,
        };
        let fitted = odd.fitted(&[]);
        assert_eq!((fitted.position, fitted.size), (None, FIRST_SIZE));
    }

    #[test]
    fn it_comes_back_from_the_disk() {
        let folder = tempfile::tempdir().expect("folder");
        let store = Store::at(folder.path());
        let place = WindowPlace { maximized: true, ..at(12.5, -3.0, 1000.0, 700.25) };
        store.save(&place).expect("saved");
        assert_eq!(store.load::<WindowPlace>().value, place);
    }
}
