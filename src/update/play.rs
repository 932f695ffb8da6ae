//! The game being played.

use super::journal;
use super::unless_unsaved;
use crate::action::{Action, PlayAction};
use crate::effect::{Effect, EngineJob};
use crate::event::EngineAnswer;
use crate::model::play::Pending;
use crate::model::{
    Dialog, Message, Model, Now, Page, Phase, Play, Player, Premove, SearchId, SearchPurpose,
};
use crate::persist::settings::{ColorChoice, NewGame, Opponent};
use crate::service::engine::engine_clock;
use chess_core::game::Game;
use chess_core::rules::{self, DrawReason, Outcome, Repetitions, WinReason, can_mate_by_material};
use chess_core::{Color, Move, Position, Role, Square, uci_move};
use chess_engine::{Blindness, Habits, Level, SearchRequest, manners};

pub(super) fn update(model: &mut Model, action: PlayAction, now: Now) -> Vec<Effect> {
    match action {
        PlayAction::Move { from, to, promotion } => by_hand(model, from, to, promotion, now),
        PlayAction::Premove(premove) => {
            let allowed = model.settings.premove && model.play.premover().is_some();
            model.play.premove = premove.filter(|_| allowed);
            Vec::new()
        }
        PlayAction::New(setup) => {
            unless_unsaved(model, Action::Play(PlayAction::New(setup.clone())), |model| {
                let user = match setup.color {
                    ColorChoice::White => Color::White,
                    ColorChoice::Black => Color::Black,
                    ColorChoice::Random if model.draw_lot() & 1 == 0 => Color::White,
                    ColorChoice::Random => Color::Black,
                };
                model.settings.new_game = setup.clone();
                let mut effects = begin(model, &setup, user, Position::startpos(), now);
                effects.push(Effect::SaveSettings);
                effects
            })
        }
        PlayAction::Rematch => unless_unsaved(model, Action::Play(PlayAction::Rematch), |model| {
            let user = model.play.user().unwrap_or(Color::White);
            let mut setup = model.play.setup.clone();
            if setup.opponent == Opponent::TwoPeople {
                std::mem::swap(&mut setup.white_name, &mut setup.black_name);
            }
            begin(model, &setup, !user, Position::startpos(), now)
        }),
        PlayAction::TakeBack => take_back(model, now),
        PlayAction::Resign => {
            if model.play.is_playing() && model.settings.confirm_resign {
                model.dialog = Some(Dialog::Resign);
                return Vec::new();
            }
            resign(model, now)
        }
        PlayAction::ResignNow => {
            model.dialog = None;
            resign(model, now)
        }
        PlayAction::OfferDraw => offer_draw(model, now),
        PlayAction::AcceptDraw => match model.play.draw_offer {
            // Against the computer an offer of one's own is not one's to accept.
            Some(side) if model.play.is_playing() && model.play.user() != Some(side) => {
                finish(model, Outcome::Draw(DrawReason::Agreement), now)
            }
            _ => Vec::new(),
        },
        PlayAction::DeclineDraw => {
            model.play.draw_offer = None;
            Vec::new()
        }
        PlayAction::ClaimDraw => match model.play.claim().reason() {
            Some(reason) => finish(model, Outcome::Draw(reason), now),
            None => Vec::new(),
        },
        PlayAction::Review => {
            if let Phase::Over(_) = model.play.phase {
                model.play.phase = Phase::Review;
                model.play.cursor = Game::ROOT;
            }
            Vec::new()
        }
    }
}

/// Starts a game; whatever was on the board is gone.
pub(super) fn begin(
    model: &mut Model,
    setup: &NewGame,
    user: Color,
    start: Position,
    now: Now,
) -> Vec<Effect> {
    let seed = model.draw_lot();
    model.play = Play::new(setup, user, seed, start);
    model.document = crate::model::Document::default();
    model.dialog = None;
    model.page = Page::Play;
    model.engine.forget();
    write_tags(model);
    let mut effects = vec![Effect::StopSearch, journal::finish()];
    effects.extend(ask_for_move(model, now));
    effects
}

/// The tags of a game of our own; the computer's name is the one that the user sees.
pub(super) fn write_tags(model: &mut Model) {
    let play = &mut model.play;
    let mut tags = play.game.tags().clone();
    if !model.today.is_empty() {
        let _ = tags.set("Date", &model.today);
    }
    for (name, color) in [("White", Color::White), ("Black", Color::Black)] {
        let value = match &play.players[color] {
            Player::Person(name) if name.is_empty() => "?".to_owned(),
            Player::Person(name) => name.clone(),
            Player::Computer(level) => {
                let name = crate::cast::at_level(*level).name.of(model.language).to_owned();
                format!("{name} (Luozi {level})")
            }
        };
        // The names are ours, so they are good tag names.
        let _ = tags.set(name, &value);
    }
    if let Some(clock) = &play.clock {
        let _ = tags.set("TimeControl", &clock.setting().time_control());
    }
    let _ = play.game.apply(chess_core::game::Edit::SetTags(Box::new(tags)));
}

/// A move made with the hand, the keyboard or a screen reader.
fn by_hand(
    model: &mut Model,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    now: Now,
) -> Vec<Effect> {
    if !model.play.may_move() {
        return Vec::new();
    }
    let position = model.play.shown();
    let Some(mv) = uci_move::find(&position, from, to, promotion) else {
        return Vec::new();
    };
    if model.play.phase == Phase::Review {
        let play = &mut model.play;
        if let Ok(played) = play.history.play(&mut play.game, play.cursor, mv) {
            play.cursor = played.node;
            if played.added {
                play.touch();
            }
        }
        return Vec::new();
    }
    let mut effects = make_move(model, mv, now);
    effects.extend(ask_for_move(model, now));
    effects
}

/// Makes a legal move in the game being played, with all that follows from it.
fn make_move(model: &mut Model, mv: Move, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    let was_at_live = play.is_at_live();
    let live = play.live();
    let position = play.game.position(live);
    let mover = position.turn();
    // A flag that fell before this move was made counts, whatever frame it is seen in.
    if play.clock.as_ref().is_some_and(|clock| clock.flagged(now) == Some(mover)) {
        return tick(model, now);
    }
    let edit = chess_core::game::Edit::AddMove { parent: live, mv };
    if play.game.apply(edit).is_err() {
        return Vec::new();
    }
    play.touch();
    let node = play.live();
    if was_at_live {
        play.cursor = node;
    }
    play.unsaved = true;
    play.pending = None;
    // An offer stands until the other side answers it by a move (L-END-6).
    if play.draw_offer == Some(!mover) {
        play.draw_offer = None;
    }
    if let Some(clock) = &mut play.clock {
        clock.pressed_by(mover, now);
        let left = clock.remaining(mover, now);
        let edit = play.game.set_clock(node, Some(left));
        let _ = play.game.apply(edit);
    }
    let after = position.after(mv);
    let outcome = rules::automatic_outcome(&after, &play.repetitions());
    let mut effects = journal::moved(model, mv, now);
    if let Some(outcome) = outcome {
        effects.extend(finish(model, outcome, now));
    }
    effects
}

/// Ends the game being played.
fn finish(model: &mut Model, outcome: Outcome, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    if !play.is_playing() {
        return Vec::new();
    }
    if let Some(clock) = &mut play.clock {
        clock.stop(now);
    }
    play.phase = Phase::Over(outcome);
    // A file in which it was saved before does not have its end.
    play.unsaved = play.live() != Game::ROOT;
    play.touch();
    play.premove = None;
    play.pending = None;
    play.draw_offer = None;
    let mut tags = play.game.tags().clone();
    let _ = tags.set("Result", outcome.result());
    let termination = match outcome {
        Outcome::Win { reason: WinReason::Time, .. }
        | Outcome::Draw(DrawReason::TimeWithoutMatingMaterial) => "time forfeit",
        _ => "normal",
    };
    let _ = tags.set("Termination", termination);
    let _ = play.game.apply(chess_core::game::Edit::SetTags(Box::new(tags)));
    if matches!(model.dialog, Some(Dialog::Resign)) {
        model.dialog = None;
    }
    model.engine.forget();
    vec![Effect::StopSearch, journal::over(outcome)]
}

/// If the computer is to move, asks it.
pub(super) fn ask_for_move(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let position = play.live_position();
    let waiting = play.pending.is_some() || model.engine.purpose() == Some(SearchPurpose::Move);
    match play.players[position.turn()] {
        Player::Computer(level) if play.is_playing() && !waiting => {
            vec![ask(model, level, SearchPurpose::Move, now)]
        }
        _ => Vec::new(),
    }
}

fn ask(model: &mut Model, level: u8, purpose: SearchPurpose, now: Now) -> Effect {
    let id = model.engine.begin(purpose);
    let play = &model.play;
    let habits = &crate::cast::at_level(level).habits;
    let blind = &habits.blindness;
    Effect::Search(EngineJob {
        id,
        request: SearchRequest::new(
            play.game.start().clone(),
            play.moves(),
            chess_engine::Limits::default(),
        ),
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
        clock: play.clock.as_ref().map(|clock| engine_clock(clock, now)),
        judge_only: purpose == SearchPurpose::DrawOffer,
    })
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
            if !model.play.live_position().is_legal(mv) {
                return engine_failed(model, now);
            }
            model.play.scores.push(score);
            model.play.pending = Some(Pending { mv, due: now + pace });
            tick(model, now)
        }
        (SearchPurpose::DrawOffer, EngineAnswer::Judged(score)) => {
            let position = model.play.live_position();
            let Some((computer, level)) = model.play.computer() else { return Vec::new() };
            let score = if position.turn() == computer { score } else { score.reversed() };
            let ply = model.play.game.ply(model.play.live()) as u32;
            let level_of = Level::new(level).unwrap_or(Level::STRONGEST);
            let readiness = crate::cast::at_level(level).habits.draw_acceptance;
            if manners::accepts_draw(score, level_of, ply, readiness) {
                return finish(model, Outcome::Draw(DrawReason::Agreement), now);
            }
            model.play.draw_offer = None;
            let name = crate::cast::at_level(level).name.of(model.language);
            model.notices.info(Message::new("draw-declined-by-name").with("name", name), now);
            ask_for_move(model, now)
        }
        _ => engine_failed(model, now),
    }
}

/// The computer opponent cannot go on: the user keeps the game and is told.
fn engine_failed(model: &mut Model, now: Now) -> Vec<Effect> {
    if let Some(clock) = &mut model.play.clock {
        clock.stop(now);
    }
    model.play.draw_offer = None;
    model.notices.warn(Message::new("status-engine-failed"), None, now);
    Vec::new()
}

/// Flags and held-back moves.
pub(super) fn tick(model: &mut Model, now: Now) -> Vec<Effect> {
    if !model.play.is_playing() {
        return Vec::new();
    }
    if let Some(flagged) = model.play.clock.as_ref().and_then(|clock| clock.flagged(now)) {
        let position = model.play.live_position();
        let outcome = if can_mate_by_material(position.board(), !flagged) {
            Outcome::Win { winner: !flagged, reason: WinReason::Time }
        } else {
            Outcome::Draw(DrawReason::TimeWithoutMatingMaterial)
        };
        return finish(model, outcome, now);
    }
    match model.play.pending {
        Some(pending) if pending.due <= now => computer_acts(model, pending.mv, now),
        _ => Vec::new(),
    }
}

/// The computer makes its move, unless it would rather claim a draw or resign; then the user's
/// premove follows.
fn computer_acts(model: &mut Model, mv: Move, now: Now) -> Vec<Effect> {
    let Some((computer, level)) = model.play.computer() else { return Vec::new() };
    model.play.pending = None;
    let habits = &crate::cast::at_level(level).habits;
    if manners::resigns(&model.play.scores, habits.resign_threshold_pawns) {
        return finish(
            model,
            Outcome::Win { winner: !computer, reason: WinReason::Resignation },
            now,
        );
    }
    if let Some(reason) = computer_claims(&model.play, mv) {
        return finish(model, Outcome::Draw(reason), now);
    }
    let mut effects = make_move(model, mv, now);
    if !model.play.is_playing() {
        return effects;
    }
    let position = model.play.live_position();
    let ply = model.play.game.ply(model.play.live()) as u32;
    let scores = &model.play.scores;
    let quiet = position.halfmove_clock();
    if manners::offers_draw(scores, ply, quiet, habits.draw_acceptance)
        && model.play.draw_offer.is_none()
    {
        model.play.draw_offer = Some(computer);
    }
    if let Some(Premove { from, to, promotion }) = model.play.premove.take() {
        let promotion = promotion.or_else(|| promotes(&position, from, to));
        if let Some(mv) = uci_move::find(&position, from, to, promotion) {
            effects.extend(make_move(model, mv, now));
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
fn computer_claims(play: &Play, intended: Move) -> Option<DrawReason> {
    let worse = play.scores.last().is_some_and(|score| score.as_centipawns() < 0);
    let position = play.live_position();
    let history: Repetitions = play.repetitions();
    let now = rules::claims(&position, &history, None);
    let then = rules::claims(&position, &history, Some(intended));
    if worse { now.reason().or_else(|| then.reason()) } else { None }
}

fn resign(model: &mut Model, now: Now) -> Vec<Effect> {
    let winner = !model.play.speaker();
    finish(model, Outcome::Win { winner, reason: WinReason::Resignation }, now)
}

fn offer_draw(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &mut model.play;
    if !play.is_playing() || play.draw_offer.is_some() {
        return Vec::new();
    }
    let speaker = play.speaker();
    play.draw_offer = Some(speaker);
    match play.computer() {
        // The other person answers with the buttons that appear.
        None => Vec::new(),
        Some((_, level)) => {
            // A move it was thinking about is thought about again after the answer.
            play.pending = None;
            vec![ask(model, level, SearchPurpose::DrawOffer, now)]
        }
    }
}

fn take_back(model: &mut Model, now: Now) -> Vec<Effect> {
    let plies = model.play.plies_to_take_back();
    if plies == 0 {
        return Vec::new();
    }
    let play = &mut model.play;
    let mut node = play.live();
    for _ in 1..plies {
        node = play.game.parent(node).unwrap_or(Game::ROOT);
    }
    let edit = play.game.delete_from(node);
    if play.game.apply(edit).is_err() {
        return Vec::new();
    }
    play.touch();
    play.cursor = play.live();
    play.phase = Phase::Playing;
    play.unsaved = play.live() != Game::ROOT;
    play.premove = None;
    play.draw_offer = None;
    // What the computer thought of its move goes with the move, made or still held back.
    if play.pending.take().is_some() || plies == 2 {
        play.scores.pop();
    }
    let (ply, turn) = (play.game.ply(play.live()), play.live_position().turn());
    if let Some(clock) = &mut play.clock {
        clock.back_to(ply, turn, now);
    }
    let mut tags = play.game.tags().clone();
    let _ = tags.set("Result", "*");
    tags.remove("Termination");
    let _ = play.game.apply(chess_core::game::Edit::SetTags(Box::new(tags)));
    model.engine.forget();
    let mut effects = vec![Effect::StopSearch, journal::took_back(model, plies, now)];
    effects.extend(ask_for_move(model, now));
    effects
}
