//! The game in progress on the disk: what is noted, and how it is taken up again.

use super::play::{ask_for_move, write_tags};
use crate::effect::Effect;
use crate::model::{Message, Model, Now, Phase, Play, Player};
use crate::persist::journal::{JournalEvent, JournalPlayer, JournalStart, Recovered};
use crate::persist::settings::{ClockChoice, ColorChoice, NewGame, Opponent};
use crate::service::autosave::AutosaveRequest;
use chess_core::game::Edit;
use chess_core::rules::Outcome;
use chess_core::{ByColor, Color, Move, fen, uci_move};
use std::time::Duration;

/// The game is kept elsewhere, or not wanted any more.
pub(super) fn finish() -> Effect {
    Effect::Journal(AutosaveRequest::Finish)
}

/// A move was made; the first one begins the journal.
pub(super) fn moved(model: &Model, mv: Move, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let note = |event| Effect::Journal(AutosaveRequest::Note(event));
    let style = uci_move::CastlingStyle::Chess960;
    let moved =
        note(JournalEvent::Move { uci: uci_move::format(mv, style), clocks: clocks(play, now) });
    if play.game.ply(play.live()) > 1 {
        return vec![moved];
    }
    vec![Effect::Journal(AutosaveRequest::Begin(start(model))), moved]
}

/// Moves were taken back.
pub(super) fn took_back(model: &Model, plies: usize, now: Now) -> Effect {
    let event = JournalEvent::TakeBack { plies: plies as u32, clocks: clocks(&model.play, now) };
    Effect::Journal(AutosaveRequest::Note(event))
}

/// The game has ended; its journal stays until the game is saved or another one begins.
pub(super) fn over(outcome: Outcome) -> Effect {
    let event =
        JournalEvent::Over { result: outcome.result().to_owned(), reason: format!("{outcome:?}") };
    Effect::Journal(AutosaveRequest::Note(event))
}

fn start(model: &Model) -> JournalStart {
    let play = &model.play;
    let player = |color| match &play.players[color] {
        Player::Person(name) => JournalPlayer { name: name.clone(), level: None },
        Player::Computer(level) => JournalPlayer { name: String::new(), level: Some(*level) },
    };
    let usual = *play.game.start() == chess_core::Position::startpos();
    JournalStart {
        white: player(Color::White),
        black: player(Color::Black),
        fen: if usual { String::new() } else { fen::format(play.game.start()) },
        clock: play.clock.as_ref().map(|clock| {
            let setting = clock.setting();
            (setting.base.as_millis() as u64, setting.increment.as_millis() as u64)
        }),
        date: model.today.clone(),
        ..JournalStart::default()
    }
}

fn clocks(play: &Play, now: Now) -> Option<(u64, u64)> {
    let clock = play.clock.as_ref()?;
    let left = |color| clock.remaining(color, now).as_millis() as u64;
    Some((left(Color::White), left(Color::Black)))
}

/// Takes up a game that was broken off: the game as it stood, the clocks stopped until the next
/// move.
pub fn resume(model: &mut Model, recovered: Recovered, now: Now) -> Vec<Effect> {
    let (position, moves) = recovered.moves();
    if moves.is_empty() {
        let taken = Effect::Journal(AutosaveRequest::Resume(Box::new(recovered)));
        return vec![taken, finish()];
    }
    let begin = &recovered.start;
    let level = begin.white.level.or(begin.black.level);
    let user = if begin.white.level.is_some() { Color::Black } else { Color::White };
    let setup = NewGame {
        opponent: if level.is_some() { Opponent::Computer } else { Opponent::TwoPeople },
        level: level.unwrap_or(model.settings.new_game.level),
        color: ColorChoice::Random,
        clock: begin.clock.map(|(base, increment)| ClockChoice {
            minutes: u16::try_from(base / 60_000).unwrap_or(u16::MAX),
            increment: u16::try_from(increment / 1_000).unwrap_or(u16::MAX),
        }),
        white_name: begin.white.name.clone(),
        black_name: begin.black.name.clone(),
    };
    let seed = model.draw_lot();
    let mut play = Play::new(&setup, user, seed, position);
    for mv in moves {
        let parent = play.live();
        if play.game.apply(Edit::AddMove { parent, mv }).is_err() {
            break;
        }
    }
    restore_clocks(&mut play, &recovered);
    play.cursor = play.live();
    play.unsaved = true;
    play.touch();
    let ended = recovered.result().map(|(result, _)| result.to_owned());
    model.play = play;
    // The game keeps the day on which it was begun.
    let today = std::mem::replace(&mut model.today, recovered.start.date.clone());
    write_tags(model);
    model.today = today;
    if let Some(result) = ended {
        let mut tags = model.play.game.tags().clone();
        // The result was written by this program.
        let _ = tags.set("Result", &result);
        let _ = model.play.game.apply(Edit::SetTags(Box::new(tags)));
        model.play.phase = Phase::Review;
    }
    model.notices.info(Message::new("journal-resumed"), now);
    let mut effects = vec![Effect::Journal(AutosaveRequest::Resume(Box::new(recovered)))];
    effects.extend(ask_for_move(model, now));
    effects
}

/// What the clocks showed after each ply that still stands.
fn restore_clocks(play: &mut Play, recovered: &Recovered) {
    let plies = play.game.ply(play.live());
    let Some(clock) = &mut play.clock else { return };
    let full = clock.remaining(Color::White, Duration::ZERO);
    let mut times = vec![ByColor { white: full, black: full }];
    for event in &recovered.events {
        match event {
            JournalEvent::Move { clocks: Some((white, black)), .. } => times.push(ByColor {
                white: Duration::from_millis(*white),
                black: Duration::from_millis(*black),
            }),
            JournalEvent::TakeBack { plies, .. } => {
                let kept = times.len().saturating_sub(*plies as usize).max(1);
                times.truncate(kept);
            }
            _ => {}
        }
    }
    if times.len() == plies + 1 {
        clock.restore(times);
    }
}
