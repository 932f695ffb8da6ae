//! The game in progress on the disk: what is noted, and how it is taken up again.

use super::computer::ask_for_move;
use super::official::{end, follow, happen, write_tags};
use crate::effect::Effect;
use crate::model::clock::GameTime;
use crate::model::dialog::Interruption;
use crate::model::{Dialog, Message, Model, Now, Phase, Play, Said};
use crate::persist::journal::{JournalEvent, JournalStart, Recovered};
use crate::service::autosave::AutosaveRequest;
use arbiter::arbiter::{Event, Phase as Official};
use chess_core::{ByColor, Color, Position, fen};
use std::time::Duration;

/// The game is kept elsewhere, or not wanted any more.
pub(super) fn finish() -> Effect {
    Effect::Journal(AutosaveRequest::Finish)
}

/// Something happened in the game; the first thing begins the journal.
pub(super) fn note(model: &mut Model, event: &Event, at: Duration) -> Vec<Effect> {
    let mut effects = Vec::new();
    if !model.play.journalled {
        model.play.journalled = true;
        let start = Box::new(start(model));
        model.play.journal_start = Some(start.clone());
        effects.push(Effect::Journal(AutosaveRequest::Begin(start)));
    }
    let at = u64::try_from(at.as_nanos()).unwrap_or(u64::MAX);
    let event = JournalEvent { at, what: event.clone() };
    model.play.journal.push(event.clone());
    effects.push(Effect::Journal(AutosaveRequest::Note(event)));
    effects
}

fn start(model: &Model) -> JournalStart {
    let play = &model.play;
    let usual = *play.game.start() == Position::startpos();
    JournalStart {
        setup: play.setup.clone(),
        user_black: play.user() == Some(Color::Black),
        fen: if usual { String::new() } else { fen::format(play.game.start()) },
        date: model.today.clone(),
        ..JournalStart::default()
    }
}

/// Takes up a game that was broken off: the game as it stood. If a clock ran it stands, and a
/// card asks whether to go on.
pub fn resume(model: &mut Model, recovered: &Recovered, now: Now) -> Vec<Effect> {
    let seed = model.draw_lot();
    let play = replay(&recovered.start, &recovered.events, seed, now);
    let taken = Effect::Journal(AutosaveRequest::Resume(Box::new(recovered.clone())));
    let Some(play) = play else { return vec![taken, finish()] };
    model.play = play;
    // The game keeps the day on which it was begun.
    let today = std::mem::replace(&mut model.today, recovered.start.date.clone());
    write_tags(model);
    model.today = today;
    let mut effects = vec![taken];
    let result = model.play.arbiter.as_ref().and_then(arbiter::Arbiter::result);
    if let Some(result) = result {
        effects.extend(end(model, result));
        model.play.phase = Phase::Review;
    } else if model.play.clock().is_some_and(|clock| clock.running().is_some()) {
        effects.extend(happen(model, Event::StopClocks { by: None }, now));
        model.dialog = Some(Dialog::Interrupted(Interruption::Restart));
        return effects;
    }
    if model.play.is_put_away() {
        model.dialog = Some(Dialog::ResumeGame(ByColor { white: true, black: true }));
    }
    model.notices.info(Message::new("journal-resumed"), now);
    effects.extend(ask_for_move(model, now));
    effects
}

/// Takes up a game that was put away elsewhere, in a journal of its own here; `None` if it is not
/// one that has been put away.
pub(super) fn take_up(
    model: &mut Model,
    start: &JournalStart,
    events: &[JournalEvent],
    now: Now,
) -> Option<Vec<Effect>> {
    let seed = model.draw_lot();
    let play = replay(start, events, seed, now).filter(Play::is_put_away)?;
    model.play = play;
    let today = std::mem::replace(&mut model.today, start.date.clone());
    write_tags(model);
    model.today = today;
    model.engine.forget();
    let mut effects = vec![Effect::StopSearch, finish()];
    effects.push(Effect::Journal(AutosaveRequest::Begin(Box::new(start.clone()))));
    let notes = events.iter().cloned().map(|event| Effect::Journal(AutosaveRequest::Note(event)));
    effects.extend(notes);
    Some(effects)
}

/// The game as its journal says it stood; `None` if nothing worth keeping had happened.
fn replay(start: &JournalStart, events: &[JournalEvent], seed: u64, now: Now) -> Option<Play> {
    let position = match fen::read(&start.fen) {
        Ok((position, _)) => position,
        Err(_) => Position::startpos(),
    };
    let user = if start.user_black { Color::Black } else { Color::White };
    let mut play = Play::new(&start.setup, user, seed, position);
    let mut last = Duration::ZERO;
    for event in events {
        let Some(arbiter) = &mut play.arbiter else { break };
        let (before, turn) = (arbiter.position().cloned(), arbiter.turn());
        last = Duration::from_nanos(event.at);
        let rulings = arbiter.handle(last, event.what.clone());
        let ply = arbiter.moves().len();
        for ruling in rulings {
            play.said.push(Said { at: last, ply, before: before.clone(), turn, ruling });
        }
    }
    let arbiter = play.arbiter.as_ref()?;
    let begun = !matches!(arbiter.phase(), Official::Waiting | Official::Playing);
    if arbiter.moves().len() == 0 && !begun {
        return None;
    }
    play.time = GameTime::going_on(last, now);
    (play.looked_at, play.noted_at) = (now, last);
    play.journalled = true;
    play.journal_start = Some(Box::new(start.clone()));
    play.journal = events.to_vec();
    follow(&mut play);
    play.cursor = play.live();
    play.unsaved = true;
    Some(play)
}
