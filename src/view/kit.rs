//! Our own controls, made of the tokens of `theme`.
//!
//! All of them: a hit target of at least 32 points, a ground under the pointer and a darker one while
//! pressed, 38 % opacity when disabled, a ring of 2 points at a distance of 2 when the keyboard is on
//! them, and a name and a role for screen readers (which is how tests find them too).
//! Words come from outside; nothing here knows a language.

mod button;
mod card;
mod choice;
mod field;
mod menu;
mod notice;
mod paint;
mod row;
mod seal;
mod select;
mod slider;
mod stepper;
mod switch;
mod text;

pub use button::{ActionButton, Button, IconButton, RailItem};
pub use card::{Card, CardResponse};
pub use choice::{Segment, Tile, segmented};
pub use field::Field;
pub use menu::{menu, menu_frame, menu_item, menu_line};
pub use notice::{Notice, NoticeAnswer, NoticeTone, notices};
pub use paint::{focus_ring, icon_at, text_at};
pub use row::{form_row, hairline, row, section};
pub use seal::{Ground, Seal};
pub use select::select;
pub use slider::StepSlider;
pub use stepper::stepper;
pub use switch::switch;
pub use text::{paragraph, rich, tag, text};
