//! The computer opponent: what it is asked, and what it does at the board.

use super::envelope;
use super::official::{happen, position, tick as time_passes};
use crate::effect::{Effect, EngineJob};
use crate::event::EngineAnswer;
use crate::model::play::Pending;
use crate::model::{Message, Model, Now, Play, Player, Premove, SearchId, SearchPurpose};
use crate::service::engine::engine_clock;
use arbiter::arbiter::{Event, Ground, Phase as Official};
use chess_core::{Move, NotationStyle, Position, Role, Square, uci_move};
use chess_engine::{Blindness, Habits, Level, SearchRequest, manners};

/// Something has been done at the board: the computer answers an offer, or thinks of its move.
pub(super) fn follow_up(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let Some((computer, level)) = play.computer() else { return Vec::new() };
    let offered = play.draw_offer() == Some(!computer) && play.turn() == computer;
    if !offered || !play.is_running() {
        return ask_for_move(model, now);
    }
    if model.engine.purpose() == Some(SearchPurpose::DrawOffer) {
        return Vec::new();
    }
    // A move it was thinking about is thought about again after the answer.
    model.play.pending = None;
    vec![ask(model, level, SearchPurpose::DrawOffer, now)]
}

/// If the computer is to move, asks it.
pub(super) fn ask_for_move(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let waiting = play.pending.is_some() || model.engine.purpose() == Some(SearchPurpose::Move);
    let can_move = play.arbiter.as_ref().is_some_and(|arbiter| {
        matches!(arbiter.phase(), Official::Waiting | Official::Playing)
            && arbiter.position().is_some()
    });
    match play.players[play.turn()] {
        Player::Computer(level) if play.is_playing() && can_move && !waiting => {
            vec![ask(model, level, SearchPurpose::Move, now)]
        }
        _ => Vec::new(),
    }
}

pub(super) fn ask(model: &mut Model, level: u8, purpose: SearchPurpose, now: Now) -> Effect {
    let id = model.engine.begin(purpose);
    let play = &model.play;
    let habits = &crate::cast::at_level(level).habits;
    let blind = &habits.blindness;
    let (start, moves) = game_for_engine(play);
    Effect::Search(EngineJob {
        id,
        request: SearchRequest::new(start, moves, chess_engine::Limits::default()),
        level: Level::new(level).unwrap_or(Level::STRONGEST),
        habits: Habits {
            aggression: habits.aggression,
            materialism: habits.materialism,
            king_safety: habits.king_safety,
            trade_willingness: habits.trade_willingness,
            blindness: Blindness {
                long_diagonal: blind.long_diagonal,
                backward_moves: blind.backward_moves,
                knight_forks: blind.knight_forks,
                quiet_threats: blind.quiet_threats,
                pins: blind.pins,
            },
            patience: habits.patience,
        },
        seed: play.seed,
        clock: play.clock().map(|clock| engine_clock(clock, play.time.of(now))),
        judge_only: purpose == SearchPurpose::DrawOffer,
    })
}

/// The game as the engine is told it. While an illegal move stands that nobody has complained
/// of, what is on the board is all there is.
fn game_for_engine(play: &Play) -> (Position, Vec<Move>) {
    let live = play.live_position();
    match position(play) {
        Some(position) if *position != live => (position.clone(), Vec::new()),
        _ => (play.game.start().clone(), play.moves()),
    }
}

/// An answer of the engine; answers to questions that no longer stand are dropped.
pub(super) fn on_engine(
    model: &mut Model,
    id: SearchId,
    answer: EngineAnswer,
    now: Now,
) -> Vec<Effect> {
    let Some(purpose) = model.engine.finish(id) else { return Vec::new() };
    if !model.play.is_playing() {
        return Vec::new();
    }
    match (purpose, answer) {
        (SearchPurpose::Move, EngineAnswer::Move { mv, score, pace }) => {
            if !position(&model.play).is_some_and(|position| position.is_legal(mv)) {
                return engine_failed(model, now);
            }
            model.play.scores.push(score);
            model.play.pending = Some(Pending { mv, due: now + pace });
            tick(model, now)
        }
        (SearchPurpose::DrawOffer, EngineAnswer::Judged(score)) => {
            let Some((computer, level)) = model.play.computer() else { return Vec::new() };
            let score = if model.play.turn() == computer { score } else { score.reversed() };
            let ply = model.play.game.ply(model.play.live()) as u32;
            let level_of = Level::new(level).unwrap_or(Level::STRONGEST);
            let readiness = crate::cast::at_level(level).habits.draw_acceptance;
            if manners::accepts_draw(score, level_of, ply, readiness) {
                return happen(model, Event::Accept { by: computer }, now);
            }
            let mut effects = happen(model, Event::Decline { by: computer }, now);
            let name = crate::cast::at_level(level).name.of(model.language);
            model.notices.info(Message::new("draw-declined-by-name").with("name", name), now);
            effects.extend(ask_for_move(model, now));
            effects
        }
        _ => engine_failed(model, now),
    }
}

/// The computer opponent cannot go on: the user keeps the game and is told.
fn engine_failed(model: &mut Model, now: Now) -> Vec<Effect> {
    let mut effects = happen(model, Event::StopClocks { by: None }, now);
    if let Some((computer, _)) = model.play.computer()
        && model.play.draw_offer() == Some(!computer)
    {
        effects.extend(happen(model, Event::Decline { by: computer }, now));
    }
    model.notices.warn(Message::new("status-engine-failed"), None, now);
    effects
}

/// Flags and held-back moves.
pub(super) fn tick(model: &mut Model, now: Now) -> Vec<Effect> {
    let mut effects = time_passes(model, now);
    if !model.play.is_running() && !must_seal(&model.play) {
        return effects;
    }
    if let Some((computer, _)) = model.play.computer()
        && model.play.clock().is_some_and(|clock| clock.flag(!computer).is_some())
    {
        // Where a flag counts only when it is claimed, the computer claims it.
        effects.extend(happen(model, Event::ClaimFlag { by: Some(computer) }, now));
    }
    if model.play.is_playing()
        && let Some(pending) = model.play.pending.filter(|pending| pending.due <= now)
    {
        effects.extend(acts(model, pending.mv, now));
    }
    effects
}

fn must_seal(play: &Play) -> bool {
    play.is_playing() && play.arbiter.as_ref().is_some_and(arbiter::Arbiter::must_seal)
}

/// Where the opponent has to watch for breaches, the computer does.
pub(super) fn complain(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let (Some((computer, _)), Some(arbiter)) = (play.computer(), &play.arbiter) else {
        return Vec::new();
    };
    if !play.is_playing() || arbiter.turn() != computer {
        return Vec::new();
    }
    let complaint = if arbiter.has_illegal_move() {
        Event::ComplainIllegal { by: computer }
    } else if arbiter.may_complain_of_touch(computer) {
        Event::ComplainTouch { by: computer }
    } else {
        return Vec::new();
    };
    // Afterwards the turn is the other side's, so this ends.
    happen(model, complaint, now)
}

/// The computer makes its move, unless it would rather claim a draw or resign; then the user's
/// premove follows.
fn acts(model: &mut Model, mv: Move, now: Now) -> Vec<Effect> {
    let Some((computer, level)) = model.play.computer() else { return Vec::new() };
    if model.play.turn() != computer {
        model.play.pending = None;
        return Vec::new();
    }
    model.play.pending = None;
    let habits = &crate::cast::at_level(level).habits;
    if manners::resigns(&model.play.scores, habits.resign_threshold_pawns) {
        return happen(model, Event::Resign { by: computer }, now);
    }
    if let Some((ground, intended)) = claims(&model.play, mv) {
        return happen(model, Event::Claim { by: computer, ground, intended }, now);
    }
    if must_seal(&model.play) {
        let Some(position) = position(&model.play) else { return Vec::new() };
        let text = chess_core::style::format(position, mv, NotationStyle::Long);
        let mut effects = happen(model, Event::Seal { by: computer, text }, now);
        if model.play.is_put_away() {
            effects.extend(envelope::save(model, now));
        }
        return effects;
    }
    let ply = model.play.game.ply(model.play.live()) as u32 + 1;
    let quiet = position(&model.play).map_or(0, |position| position.after(mv).halfmove_clock());
    let offer = model.play.draw_offer().is_none()
        && manners::offers_draw(&model.play.scores, ply, quiet, habits.draw_acceptance);
    let mut effects = happen(model, Event::Move { mv, offer }, now);
    if !model.play.is_running() {
        return effects;
    }
    let position = model.play.live_position();
    if let Some(Premove { from, to, promotion }) = model.play.premove.take() {
        let promotion = promotion.or_else(|| promotes(&position, from, to));
        if let Some(mv) = uci_move::find(&position, from, to, promotion) {
            effects.extend(happen(model, Event::Move { mv, offer: false }, now));
            effects.extend(ask_for_move(model, now));
        }
    }
    effects
}

/// A premove onto the last rank without a choice becomes a queen.
fn promotes(position: &Position, from: Square, to: Square) -> Option<Role> {
    position.is_legal(Move::promotion(from, to, Role::Queen)).then_some(Role::Queen)
}

/// A computer that stands worse takes the draw that the laws offer it.
fn claims(play: &Play, intended: Move) -> Option<(Ground, Option<Move>)> {
    let worse = play.scores.last().is_some_and(|score| score.as_centipawns() < 0);
    let arbiter = play.arbiter.as_ref().filter(|_| worse)?;
    [None, Some(intended)].into_iter().find_map(|mv| {
        [Ground::Repetition, Ground::MoveCount]
            .into_iter()
            .find(|ground| arbiter.claim_is_right(*ground, mv))
            .map(|ground| (ground, mv))
    })
}
