//! The game as an official event: whatever happens in it goes through its arbiter, and the
//! board follows what the arbiter rules.

use super::{computer, heard, journal, ladder, say};
use crate::effect::Effect;
use crate::model::clock::GameTime;
use crate::model::dialog::Interruption;
use crate::model::{Dialog, Model, Now, Phase, Play, Player, Said};
use arbiter::GameResult;
use arbiter::arbiter::{Effect as Consequence, Event};
use chess_core::game::{Edit, Game};
use chess_core::pgn::Tags;
use chess_core::{Color, Position};
use std::time::Duration;

/// While a clock runs somebody looks at it at least every second; if nobody could for longer
/// than this, the machine slept.
const LONGEST_LOOK: Duration = Duration::from_secs(10);
/// How much thinking time a crash may lose at most.
const NOTE_EVERY: Duration = Duration::from_secs(5);

/// Something happens in the game being played: the arbiter rules, the board and the journal
/// follow.
#[expect(clippy::needless_pass_by_value, reason = "every caller makes the event for this")]
pub(super) fn happen(model: &mut Model, event: Event, now: Now) -> Vec<Effect> {
    let mut effects = hand_to_arbiter(model, &event, now);
    effects.extend(computer::complain(model, now));
    effects
}

fn hand_to_arbiter(model: &mut Model, event: &Event, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    if play.phase == Phase::Review {
        return Vec::new();
    }
    let at = play.time.of(now);
    let Some(arbiter) = &mut play.arbiter else { return Vec::new() };
    let (before, turn, down) = (arbiter.position().cloned(), arbiter.turn(), arbiter.down());
    let silent = *event == Event::Tick;
    let rulings = arbiter.handle(at, event.clone());
    play.looked_at = now;
    let due = runs(play) && at.saturating_sub(play.noted_at) >= NOTE_EVERY;
    if silent && rulings.is_empty() && !due {
        return Vec::new();
    }
    play.noted_at = at;
    let mut effects = journal::note(model, event, at);
    let first = model.play.said.len();
    if rulings.is_empty() {
        effects.extend(heard::of_event(&model.play, event, first, down));
        return effects;
    }
    let play = &mut model.play;
    let ply = play.arbiter.as_ref().map_or(0, |arbiter| arbiter.moves().len());
    let mut ended = None;
    let mut board_changed = false;
    for ruling in rulings {
        match &ruling.effect {
            Consequence::Ended(result) => ended = Some(*result),
            Consequence::Restored(_) | Consequence::PositionSet => board_changed = true,
            _ => {}
        }
        play.said.push(Said { at, ply, before: before.clone(), turn, ruling });
    }
    follow(play);
    let goes_on = play.arbiter.as_ref().is_some_and(|arbiter| arbiter.result().is_none());
    let revived = goes_on && matches!(play.phase, Phase::Over(_));
    match ended {
        Some(result) => effects.extend(end(model, result)),
        None if board_changed || revived => effects.extend(go_on(model)),
        None => {}
    }
    effects.extend(heard::of_event(&model.play, event, first, down));
    say::speak(model, event, first, now);
    effects
}

/// Nothing has happened but time.
pub(super) fn tick(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    if !play.is_playing() {
        return Vec::new();
    }
    let gap = now.saturating_sub(play.looked_at);
    if runs(play) && gap > LONGEST_LOOK {
        // Nobody could think while the machine slept: that time is not the game's.
        play.time = GameTime::going_on(play.time.of(play.looked_at), now);
        model.dialog = Some(Dialog::Interrupted(Interruption::Slept(gap)));
        return happen(model, Event::StopClocks { by: None }, now);
    }
    let mut effects = heard::low_time(&mut model.play, now);
    effects.extend(happen(model, Event::Tick, now));
    effects
}

/// Lets the journal know how far the clocks have run.
pub(super) fn note_time(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    if !play.is_playing() || !runs(play) {
        return Vec::new();
    }
    play.noted_at = play.time.of(now).saturating_sub(NOTE_EVERY);
    happen(model, Event::Tick, now)
}

/// Whether time is running out for somebody.
fn runs(play: &Play) -> bool {
    play.clock().is_some_and(|clock| clock.running().is_some())
}

/// Brings the moves and clocks of the tree in line with the arbiter's record. An illegal move
/// that stands for now has no place in a score sheet: the tree ends before it.
pub(super) fn follow(play: &mut Play) {
    let Some(arbiter) = &play.arbiter else { return };
    let was_at_live = play.is_at_live();
    if arbiter.moves().len() == 0
        && let Some(position) = arbiter.position()
        && *position != *play.game.start()
    {
        // The arbiter has set up another position: the record begins anew there.
        let tags = play.game.tags().clone();
        play.game = Game::new(position.clone());
        let _ = play.game.apply(Edit::SetTags(Box::new(tags)));
        play.cursor = Game::ROOT;
    }
    let wanted: Vec<_> = arbiter.moves().map_while(|mv| mv).collect();
    let standing = play.moves();
    let same = wanted.iter().zip(&standing).take_while(|(wanted, stands)| wanted == stands).count();
    let mut node = Game::ROOT;
    for _ in 0..same {
        node = play.game.next_main(node).unwrap_or(node);
    }
    if standing.len() > same
        && let Some(first) = play.game.next_main(node)
    {
        let edit = play.game.delete_from(first);
        let _ = play.game.apply(edit);
    }
    let clock = arbiter.clock();
    for (index, mv) in wanted.iter().enumerate().skip(same) {
        let mover = play.game.position(node).turn();
        if play.game.apply(Edit::AddMove { parent: node, mv: *mv }).is_err() {
            break;
        }
        node = play.live();
        if clock.controls()[mover].is_timed()
            && let Some(times) = clock.times_after(index + 1)
        {
            let edit = play.game.set_clock(node, times.0[mover].remaining());
            let _ = play.game.apply(edit);
        }
    }
    if was_at_live || standing.len() > same {
        play.cursor = play.live();
    }
    if standing.len() != same || wanted.len() != same {
        play.unsaved = play.live() != Game::ROOT;
        play.pending = None;
    }
    play.touch();
}

/// The game has ended.
pub(super) fn end(model: &mut Model, result: GameResult) -> Vec<Effect> {
    let play = &mut model.play;
    play.phase = Phase::Over(result);
    // A file in which it was saved before does not have its end.
    play.unsaved = play.live() != Game::ROOT;
    play.touch();
    play.premove = None;
    play.offer_with_move = false;
    play.pending = None;
    set_tags(&mut play.game, |tags| {
        let _ = tags.set("Result", result.pgn_result());
        let _ = tags.set("Termination", result.pgn_termination());
        // PGN has no words for the loss of both, nor for most reasons.
        let _ = tags.set(ENDING, &format!("{} {}", result.text(), result.reason.word()));
    });
    if matches!(
        model.dialog,
        Some(
            Dialog::Resign
                | Dialog::Interrupted(_)
                | Dialog::Claim(_)
                | Dialog::Officer(_)
                | Dialog::Adjourn
                | Dialog::Seal(_)
        )
    ) {
        model.dialog = None;
    }
    model.engine.forget();
    vec![Effect::StopSearch]
}

/// The tag with the score and the reason of the end, as `0-0 lateness`.
pub const ENDING: &str = "Ending";

/// Moves were undone, or another position was set up; perhaps an end was undone with them.
fn go_on(model: &mut Model) -> Vec<Effect> {
    let play = &mut model.play;
    let over = play.arbiter.as_ref().is_some_and(|arbiter| arbiter.result().is_some());
    if !over && matches!(play.phase, Phase::Over(_)) {
        play.phase = Phase::Playing;
        set_tags(&mut play.game, |tags| {
            let _ = tags.set("Result", "*");
            tags.remove("Termination");
            tags.remove(ENDING);
        });
    }
    play.premove = None;
    play.offer_with_move = false;
    play.pending = None;
    play.unsaved = play.live() != Game::ROOT;
    model.engine.forget();
    vec![Effect::StopSearch]
}

pub(super) fn set_tags(game: &mut Game, change: impl FnOnce(&mut Tags)) {
    let mut tags = game.tags().clone();
    change(&mut tags);
    let _ = game.apply(Edit::SetTags(Box::new(tags)));
}

/// The tags of a game of our own; the computer's name is the one that the user sees.
pub(super) fn write_tags(model: &mut Model) {
    let titles = [("WhiteTitle", Color::White), ("BlackTitle", Color::Black)]
        .map(|(name, color)| (name, ladder::title(model, color).letters()));
    let play = &mut model.play;
    let names = [("White", Color::White), ("Black", Color::Black)].map(|(name, color)| {
        let value = match &play.players[color] {
            Player::Person(name) if name.is_empty() => "?".to_owned(),
            Player::Person(name) => name.clone(),
            Player::Computer(level) => {
                let name = crate::cast::at_level(*level).name.of(model.language).to_owned();
                format!("{name} (Luozi {level})")
            }
        };
        (name, value)
    });
    let official = play.arbiter.as_ref();
    let controls = official.map(|_| play.setup.controls.to_string());
    let laws = official.map(|arbiter| arbiter.laws().to_string());
    let timed = play.clock().is_some();
    set_tags(&mut play.game, |tags| {
        // The names are ours, so they are good tag names.
        if !model.today.is_empty() {
            let _ = tags.set("Date", &model.today);
        }
        for (name, value) in names {
            let _ = tags.set(name, &value);
        }
        for (name, title) in titles.into_iter().filter(|(_, title)| !title.is_empty()) {
            let _ = tags.set(name, title);
        }
        if let Some(controls) = controls.filter(|_| timed) {
            let _ = tags.set("TimeControl", &controls);
        }
        if let Some(laws) = laws {
            let _ = tags.set("Laws", &laws);
        }
    });
}

/// What stands on the board as a position that can be asked about, if it is one.
pub(super) fn position(play: &Play) -> Option<&Position> {
    play.arbiter.as_ref()?.position()
}
