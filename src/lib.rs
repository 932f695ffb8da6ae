//! The desktop application, as a library so that tests can build it.

pub mod action;
pub mod app;
pub mod cast;
pub mod cli;
pub mod command;
pub mod diagram;
pub mod effect;
pub mod event;
pub mod gpu;
pub mod model;
pub mod opening;
pub mod persist;
pub mod score_sheet;
pub mod service;
pub mod sound;
pub mod text;
pub mod update;
pub mod view;
