//! The game being played.

use super::computer::{ask, ask_for_move, follow_up};
use super::official::{happen, write_tags};
use super::{envelope, journal, ladder, officer, unless_unsaved};
use crate::action::{Action, PlayAction};
use crate::effect::Effect;
use crate::model::{ClaimDraft, Dialog, Model, Now, Page, Phase, Play, SearchPurpose};
use crate::persist::settings::{ColorChoice, NewGame, Opponent};
use crate::sound::Sound;
use arbiter::arbiter::{Event, Ground};
use chess_core::game::Game;
use chess_core::{Color, Move, Position, Role, Square, uci_move};

pub(super) fn update(model: &mut Model, action: PlayAction, now: Now) -> Vec<Effect> {
    match action {
        PlayAction::Move { from, to, promotion } => by_hand(model, from, to, promotion, now),
        PlayAction::Premove(premove) => {
            let allowed = model.settings.premove && model.play.premover().is_some();
            model.play.premove = premove.filter(|_| allowed);
            Vec::new()
        }
        PlayAction::New(setup) => {
            let setup = setup.settled();
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
                std::mem::swap(&mut setup.white_profile, &mut setup.black_profile);
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
        PlayAction::AcceptDraw => match model.play.draw_offer() {
            // Against the computer an offer of one's own is not one's to accept.
            Some(side) if model.play.user() != Some(side) => {
                happen(model, Event::Accept { by: !side }, now)
            }
            _ => Vec::new(),
        },
        PlayAction::DeclineDraw => match model.play.draw_offer() {
            Some(side) => happen(model, Event::Decline { by: !side }, now),
            None => Vec::new(),
        },
        PlayAction::ClaimDraw => {
            if model.play.may_claim() {
                model.dialog = Some(Dialog::Claim(ClaimDraft::of(&model.play)));
            }
            Vec::new()
        }
        PlayAction::Claim { ground, intended } => claim(model, ground, intended, now),
        PlayAction::Seal(text) => envelope::seal(model, &text, now),
        PlayAction::Resume(present) => {
            model.dialog = None;
            let mut effects = happen(model, Event::Resume { present }, now);
            effects.extend(follow_up(model, now));
            effects
        }
        PlayAction::CallArbiter => officer::called(model, now),
        PlayAction::Decide(decision) => officer::decide(model, decision, now),
        PlayAction::SetPosition(text) => officer::set_position(model, &text, now),
        PlayAction::Continue => {
            model.dialog = None;
            let mut effects = happen(model, Event::ResumeClocks, now);
            effects.extend(ask_for_move(model, now));
            effects
        }
        // A rated game is played through: no pause against the computer, nothing undone.
        PlayAction::Official(Event::TakeBack { .. } | Event::StopClocks { by: Some(_) })
            if model.play.setup.rated && model.play.user().is_some() =>
        {
            Vec::new()
        }
        PlayAction::Official(Event::TakeBack { .. }) if model.play.setup.rated => Vec::new(),
        PlayAction::Official(event) => {
            let mut effects = happen(model, event, now);
            effects.extend(follow_up(model, now));
            effects
        }
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
    let setup = ladder::seated(model, setup.clone());
    model.play = Play::new(&setup, user, seed, start);
    model.document = crate::model::Document::default();
    model.dialog = None;
    model.page = Page::Play;
    model.engine.forget();
    write_tags(model);
    let mut effects = vec![Effect::StopSearch, journal::finish(), Effect::Sound(Sound::Start)];
    effects.extend(ask_for_move(model, now));
    effects
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
    if model.play.is_at_table() {
        // A move that was typed is put down like any other; the clock completes it.
        let by = model.play.turn();
        let mut effects = happen(model, Event::Release { by, from, to }, now);
        if let Some(role) = promotion {
            effects.extend(happen(model, Event::Promote { by, role }, now));
        }
        return effects;
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
    let offer = std::mem::take(&mut model.play.offer_with_move);
    let mut effects = happen(model, Event::Move { mv, offer }, now);
    effects.extend(follow_up(model, now));
    effects
}

fn resign(model: &mut Model, now: Now) -> Vec<Effect> {
    let by = model.play.speaker();
    happen(model, Event::Resign { by }, now)
}

fn offer_draw(model: &mut Model, now: Now) -> Vec<Effect> {
    if !model.play.is_running() || model.play.draw_offer().is_some() {
        return Vec::new();
    }
    let by = model.play.speaker();
    if model.play.turn() == by && model.play.offers_go_with_moves() {
        model.play.offer_with_move = !model.play.offer_with_move;
        return Vec::new();
    }
    let mut effects = happen(model, Event::Offer { by }, now);
    effects.extend(if model.play.setup.table {
        // The other side hears of it at once, but answers in its own time.
        follow_up(model, now)
    } else {
        ask_about_offer(model, by, now)
    });
    effects
}

/// If the computer has been offered a draw, asks it. Another person answers with the buttons that
/// appear.
fn ask_about_offer(model: &mut Model, by: Color, now: Now) -> Vec<Effect> {
    match model.play.computer() {
        Some((computer, level)) if computer != by && model.play.draw_offer() == Some(by) => {
            // A move it was thinking about is thought about again after the answer.
            model.play.pending = None;
            vec![ask(model, level, SearchPurpose::DrawOffer, now)]
        }
        _ => Vec::new(),
    }
}

/// A claim of a draw. Both clocks stand while a rejected one is read about; a computer is asked
/// about the offer as which it stands.
fn claim(model: &mut Model, ground: Ground, intended: Option<Move>, now: Now) -> Vec<Effect> {
    model.dialog = None;
    if !model.play.may_claim() {
        return Vec::new();
    }
    let by = model.play.turn();
    let mut effects = happen(model, Event::Claim { by, ground, intended }, now);
    if !model.play.is_playing() {
        return effects;
    }
    if model.play.clock().is_some_and(|clock| clock.running().is_some()) {
        effects.extend(happen(model, Event::StopClocks { by: None }, now));
    }
    effects.extend(ask_about_offer(model, by, now));
    effects
}

fn take_back(model: &mut Model, now: Now) -> Vec<Effect> {
    let plies = model.play.plies_to_take_back();
    if plies == 0 || !model.play.can_take_back() {
        return Vec::new();
    }
    // What the computer thought of its move goes with the move, made or still held back.
    if model.play.pending.take().is_some() || plies == 2 {
        model.play.scores.pop();
    }
    let mut effects = happen(model, Event::TakeBack { moves: plies }, now);
    effects.extend(ask_for_move(model, now));
    effects
}
