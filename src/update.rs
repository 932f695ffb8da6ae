//! The only code that changes the model.
//!
//! `update` is total and never blocks: a wish that makes no sense now becomes a notice or
//! nothing. It reads no file and asks no clock, so a session can be replayed from its list of
//! `(now, Action)`.

mod computer;
mod envelope;
mod file;
mod go;
mod heard;
mod journal;
pub mod ladder;
mod officer;
mod official;
mod page;
mod picture;
mod play;
mod say;
#[cfg(test)]
mod tests;
mod words;

use crate::action::Action;
use crate::effect::Effect;
use crate::event::Event;
use crate::model::{Dialog, Model, Now, Unsaved};

/// Does what an action wishes.
pub fn update(model: &mut Model, action: Action, now: Now) -> Vec<Effect> {
    let mut effects = act(model, action, now);
    effects.extend(ladder::watch(model, now));
    effects
}

fn act(model: &mut Model, action: Action, now: Now) -> Vec<Effect> {
    match action {
        Action::Play(action) => play::update(model, action, now),
        Action::Go(action) => go::go(model, action),
        Action::Edit(action) => go::edit(model, action),
        Action::File(action) => file::update(model, action, now),
        Action::Ladder(action) => ladder::update(model, action, now),
        Action::Settings(settings) => {
            model.language = settings.language.language();
            if !settings.premove {
                model.play.premove = None;
            }
            model.settings = *settings;
            vec![Effect::SaveSettings]
        }
        Action::Page(page) => {
            model.page = page;
            Vec::new()
        }
        Action::Dialog(dialog) => {
            model.dialog = dialog;
            Vec::new()
        }
        Action::DismissNotice(id) => {
            model.notices.dismiss(id);
            Vec::new()
        }
        Action::Flip => {
            model.play.orientation = !model.play.orientation;
            Vec::new()
        }
        // A game in progress is in the journal and comes back at the next start.
        Action::Quit => {
            // How far the clocks have run by now goes with it.
            let mut effects = official::note_time(model, now);
            effects.extend(unless_unsaved(model, Action::Quit, |model| {
                model.closing = true;
                vec![Effect::StopSearch, Effect::Close]
            }));
            effects
        }
    }
}

/// Takes in what a worker says.
pub fn on_event(model: &mut Model, event: Event, now: Now) -> Vec<Effect> {
    let mut effects = match event {
        Event::Engine(id, answer) => computer::on_engine(model, id, answer, now),
        Event::Files(event) => file::on_event(model, event, now),
        Event::Picture(event) => picture::on_event(model, event, now),
    };
    effects.extend(ladder::watch(model, now));
    effects
}

pub use journal::resume;
pub use official::ENDING;

/// Lets time pass: flags fall, held-back moves are made, notices go away.
pub fn tick(model: &mut Model, now: Now) -> Vec<Effect> {
    model.notices.expire(now);
    let mut effects = computer::tick(model, now);
    effects.extend(ladder::watch(model, now));
    effects
}

/// Does something that would lose unsaved work, or asks about that work first.
fn unless_unsaved(
    model: &mut Model,
    action: Action,
    act: impl FnOnce(&mut Model) -> Vec<Effect>,
) -> Vec<Effect> {
    if ladder::is_under_way(model) && !matches!(action, Action::Quit) {
        return ladder::ask_to_leave(model, action);
    }
    let journalled = model.play.is_playing() && matches!(action, Action::Quit);
    if model.has_unsaved_work() && !journalled {
        model.dialog = Some(Dialog::Unsaved(Unsaved { then: Box::new(action) }));
        return Vec::new();
    }
    act(model)
}
