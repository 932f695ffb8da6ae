//! The desktop application, as a library so that tests can build it.

pub mod cast;
pub mod cli;
pub mod diagram;
pub mod model;
pub mod opening;
pub mod persist;
pub mod service;
pub mod text;
pub mod view;
