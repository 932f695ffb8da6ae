//! What every view is handed: the model to read, words, and a way to send actions.

use crate::action::Action;
use crate::command::{Command, Does};
use crate::model::{Model, Now};
use crate::text::Text;
use crate::view::board::CameraMove;
use std::cell::RefCell;

/// Shared by all views of a frame.
pub struct ViewCtx<'a> {
    /// The truth.
    pub model: &'a Model,
    /// Words in the user's language.
    pub text: &'a Text,
    /// Time since the start.
    pub now: Now,
    /// What the views wish, in order; `App` does it after the frame.
    wishes: &'a RefCell<Vec<Wish>>,
}

/// A wish of a view.
#[derive(Clone, Debug)]
pub enum Wish {
    /// Change the model.
    Action(Action),
    /// Show the field for a typed move.
    TypeMove,
    /// Paste what is on the clipboard.
    RequestPaste,
    /// Fill the screen, or no longer.
    ToggleFullScreen,
    /// Move the camera of the solid set.
    Camera(CameraMove),
}

impl<'a> ViewCtx<'a> {
    /// A context whose wishes go there.
    pub fn new(
        model: &'a Model,
        text: &'a Text,
        now: Now,
        wishes: &'a RefCell<Vec<Wish>>,
    ) -> ViewCtx<'a> {
        ViewCtx { model, text, now, wishes }
    }

    /// Sends an action.
    pub fn send(&self, action: Action) {
        self.wishes.borrow_mut().push(Wish::Action(action));
    }

    /// Does a command, if it makes sense now.
    pub fn run(&self, command: Command) {
        if !command.available(self.model) {
            return;
        }
        self.wishes.borrow_mut().push(match command.does(self.model) {
            Does::Act(action) => Wish::Action(action),
            Does::TypeMove => Wish::TypeMove,
            Does::RequestPaste => Wish::RequestPaste,
            Does::ToggleFullScreen => Wish::ToggleFullScreen,
            Does::Camera(step) => Wish::Camera(step),
        });
    }

    /// Words without variables.
    pub fn t(&self, id: &'a str) -> &'a str {
        self.text.get(id)
    }
}
