//! What is heard of a game.

use crate::effect::Effect;
use crate::model::{Now, Play, Said, clock};
use crate::sound::Sound;
use arbiter::arbiter::{Down, Effect as Consequence, Event};
use arbiter::result::{GameResult, Reason, Score};
use chess_core::{Color, Move, Position};
use std::time::Duration;

/// A clock that is low says so again only after it was clearly above its mark, and never sooner
/// than this (board-feel 3.10).
const LOW_AGAIN: Duration = Duration::from_secs(20);

/// What a move sounds like: the most that can be said of it.
pub(super) fn of_move(before: &Position, mv: Move) -> Sound {
    if before.after(mv).is_check() {
        Sound::Check
    } else if mv.promoted_to().is_some() {
        Sound::Promote
    } else if mv.is_castle() {
        Sound::Castle
    } else if before.is_capture(mv) {
        Sound::Capture
    } else {
        Sound::Move
    }
}

/// What is heard when something has happened: what the arbiter has said from `first` on, and
/// what was put down before (`down`).
pub(super) fn of_event(play: &Play, event: &Event, first: usize, down: Down) -> Vec<Effect> {
    let mut sounds = Vec::new();
    let now_down = play.arbiter.as_ref().map_or(Down::Nothing, arbiter::Arbiter::down);
    // At a table a man is heard when he is put down, and the clock when it is pressed.
    if let (Event::Release { .. } | Event::Promote { .. }, Some(arbiter)) = (event, &play.arbiter)
        && down != now_down
    {
        sounds.extend(match (now_down, arbiter.position()) {
            (Down::Legal(mv), Some(before)) => Some(of_move(before, mv)),
            (Down::Nothing, _) => None,
            _ => Some(Sound::Move),
        });
    }
    for said in play.said.get(first..).unwrap_or_default() {
        sounds.extend(of_ruling(play, event, said));
    }
    sounds.into_iter().map(Effect::Sound).collect()
}

fn of_ruling(play: &Play, event: &Event, said: &Said) -> Vec<Sound> {
    match &said.ruling.effect {
        Consequence::Moved(_) if matches!(event, Event::Press { .. }) => vec![Sound::Press],
        Consequence::Moved(Some(mv)) => {
            said.before.iter().map(|before| of_move(before, *mv)).collect()
        }
        Consequence::Moved(None) => vec![Sound::Move],
        Consequence::Offence { .. } => vec![Sound::Illegal],
        Consequence::Refused if matches!(event, Event::Release { .. } | Event::Press { .. }) => {
            vec![Sound::Illegal]
        }
        Consequence::Offered(_) => vec![Sound::Offer],
        Consequence::Ended(result) => of_end(play, *result),
        _ => Vec::new(),
    }
}

fn of_end(play: &Play, result: GameResult) -> Vec<Sound> {
    let end = match (result.score, play.user()) {
        (Score::Win(winner), Some(user)) if winner != user => Sound::Loss,
        (Score::Win(_), _) => Sound::Win,
        (Score::BothLose, _) => Sound::Loss,
        (Score::Draw | Score::Void, _) => Sound::Draw,
    };
    match result.reason {
        Reason::Time | Reason::BothFlags => vec![Sound::Flag, end],
        _ => vec![end],
    }
}

/// Says once that a person's clock runs low.
pub(super) fn low_time(play: &mut Play, now: Now) -> Vec<Effect> {
    let mut effects = Vec::new();
    for side in Color::ALL {
        let Some(clock) = play.clock().filter(|_| play.players[side].is_person()) else { continue };
        let mark = clock::emergency(&clock.controls()[side]);
        let runs = clock.running() == Some(side);
        let Some(left) = play.left(side, now) else { continue };
        let warned = &mut play.low_time[side];
        if left >= mark + mark / 2 {
            warned.armed = true;
        } else if left < mark && runs && warned.armed {
            warned.armed = false;
            let long_ago = warned.last.is_none_or(|last| now.saturating_sub(last) >= LOW_AGAIN);
            if long_ago {
                warned.last = Some(now);
                effects.push(Effect::Sound(Sound::LowTime));
            }
        }
    }
    effects
}
