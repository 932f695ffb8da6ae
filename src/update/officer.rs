//! A person acting as arbiter.

use super::computer::ask_for_move;
use super::official::happen;
use super::words;
use crate::effect::Effect;
use crate::model::officer::Asked;
use crate::model::{Dialog, Message, Model, Now, OfficerDraft, OfficerTab, Play, Said};
use arbiter::arbiter::{Decision, Event};
use chess_core::fen::{self, ReadFenError};

/// A player stops both clocks and calls the arbiter (L-CLOCK-2).
pub(super) fn called(model: &mut Model, now: Now) -> Vec<Effect> {
    if !model.play.may_call_arbiter() {
        return Vec::new();
    }
    let by = Some(model.play.speaker());
    let effects = happen(model, Event::StopClocks { by }, now);
    if model.play.is_stopped() {
        let draft = OfficerDraft::of(&model.play, OfficerTab::Clocks);
        model.dialog = Some(Dialog::Officer(Box::new(draft)));
    }
    effects
}

/// The arbiter decides. What would end the game is asked about first.
pub(super) fn decide(model: &mut Model, decision: Decision, now: Now) -> Vec<Effect> {
    if !model.play.has_officer() {
        return Vec::new();
    }
    let ending = ending(&model.play, &decision, now);
    if let Some(Dialog::Officer(draft)) = &mut model.dialog {
        let asked = draft.asked.take();
        let confirmed = asked.is_some_and(|asked| asked.decision == decision);
        if let Some(said) = ending.filter(|_| !confirmed) {
            draft.asked = Some(Asked { decision, said });
            return Vec::new();
        }
    }
    let stood = model.play.is_stopped();
    let mut effects = happen(model, Event::Decide(decision), now);
    if stood && model.play.is_running() {
        // What was set back goes on when the arbiter says so.
        effects.extend(happen(model, Event::StopClocks { by: None }, now));
    }
    if !model.play.is_playing() {
        if matches!(model.dialog, Some(Dialog::Officer(_))) {
            model.dialog = None;
        }
        return effects;
    }
    // The panel shows what stands now.
    let fresh = OfficerDraft::of(&model.play, OfficerTab::Clocks);
    if let Some(Dialog::Officer(draft)) = &mut model.dialog {
        **draft = OfficerDraft { tab: draft.tab, present: draft.present, ..fresh };
    }
    effects.extend(ask_for_move(model, now));
    effects
}

/// The ruling by which a decision would end the game that is being played.
fn ending(play: &Play, decision: &Decision, now: Now) -> Option<Said> {
    let mut arbiter = play.arbiter.clone().filter(|arbiter| arbiter.result().is_none())?;
    let (before, turn, at) = (arbiter.position().cloned(), arbiter.turn(), play.time.of(now));
    // An arbiter of its own tries it; time alone ends no game in the same moment.
    let mut rulings = arbiter.handle(at, Event::Decide(decision.clone()));
    rulings.extend(arbiter.handle(at, Event::Tick));
    let ruling = rulings.into_iter().find(|ruling| ruling.result().is_some())?;
    Some(Said { at, ply: arbiter.moves().len(), before, turn, ruling })
}

/// The arbiter puts a position on the board, or is told why it cannot be.
pub(super) fn set_position(model: &mut Model, text: &str, now: Now) -> Vec<Effect> {
    match fen::read(text) {
        Ok((position, _)) => decide(model, Decision::SetPosition(Box::new(position)), now),
        Err(error) => {
            let fault: Message = match &error {
                ReadFenError::Fen(error) => words::fen_refused(error),
                ReadFenError::Position(error, _) => words::position_refused(*error),
            };
            if let Some(Dialog::Officer(draft)) = &mut model.dialog {
                draft.fault = Some(fault);
            }
            Vec::new()
        }
    }
}
