//! The three-dimensional board: a [`Scene`] goes in, a picture comes out.
//!
//! It knows neither the rules of chess nor the window: men stand where they are put. A [`Renderer`] draws on
//! the graphics card of a [`Gpu`], which the window lends or [`Gpu::headless`] finds; the same code makes the
//! picture in the window and the one in a file.
#![deny(missing_docs)]

pub mod camera;
mod gpu;
pub mod mesh;
pub mod pick;
mod quality;
mod render;
pub mod scene;

pub use camera::{Camera, Ray, View};
pub use gpu::{AdapterKind, Gpu, GpuError};
pub use pick::{man_at, square_at};
pub use quality::Quality;
pub use render::{Canvas, Picture, Progress, Renderer};
pub use scene::{
    Army, Arrow, BoardLook, Cell, Color, Grain, Kind, Man, Mark, MarkShape, Material, Scene, Stage,
};

pub use glam;
