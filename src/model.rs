//! The truth of the program: what is open, played, set. No file system, no clock, no drawing.

pub mod document;
