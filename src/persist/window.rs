//! Where the window was.

use serde::{Deserialize, Serialize};

use super::Stored;

/// The smallest window that is opened.
pub const MIN_SIZE: [f32; 2] = [640.0, 480.0];
/// The window of the first start.
pub const FIRST_SIZE: [f32; 2] = [1280.0, 800.0];
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

    fn at(x: f32, y: f32, width: f32, height: f32) -> WindowPlace {
        WindowPlace { position: Some([x, y]), size: [width, height], maximized: false }
    }

    #[test]
    fn odd_values_are_made_possible() {
        let mut small = at(0.0, 0.0, 3.0, 2.0);
        small.repair();
        assert_eq!(small.size, MIN_SIZE);
        let mut odd = WindowPlace {
            position: Some([f32::NAN, f32::INFINITY]),
            size: [f32::NAN, f32::INFINITY],
            maximized: true,
        };
        odd.repair();
        assert_eq!((odd.position, odd.size), (None, FIRST_SIZE));
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
