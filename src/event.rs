//! What a worker can say.

use crate::model::SearchId;
use crate::service::files::FilesEvent;
use crate::service::pictures::PictureEvent;
use chess_core::Move;
use chess_engine::Score;
use std::time::Duration;

/// Something that happened outside.
#[derive(Debug)]
pub enum Event {
    /// The engine has answered.
    Engine(SearchId, EngineAnswer),
    /// The file service has something to say.
    Files(FilesEvent),
    /// A picture has been drawn, or not.
    Picture(PictureEvent),
}

/// An answer of the engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum EngineAnswer {
    /// It moves; `pace` is the time a person would have taken over it.
    Move {
        /// The move.
        mv: Move,
        /// Its judgement, from its own side.
        score: Score,
        /// How long it wants to seem to think.
        pace: Duration,
    },
    /// Its judgement of the position, from the side to move.
    Judged(Score),
    /// There is nothing to move.
    Nothing,
    /// The search failed; the game goes on without an answer.
    Failed,
}
