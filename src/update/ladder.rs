//! Rated games: who plays them, when they begin, and what their end moves.
//!
//! A rated game begins with its first move. From then on it is noted in the file of the profiles
//! that it is not settled, and whatever happens to the program it will be: by its result, or as a
//! loss of who left it. `watch` looks at the board after every step, so that no way of leaving
//! a game is forgotten.

use super::{play, unless_unsaved};
use crate::action::{Action, LadderAction};
use crate::effect::Effect;
use crate::model::ladder::{ProfileDraft, RATED_CLOCK};
use crate::model::{Dialog, Message, Model, NoticeKind, Now, Phase, Play, Player};
use crate::persist::profiles::{
    MAX_PROFILES, Opponent, PendingGame, Profile, ProfileId, RatedGame, Score, Seat, Title,
    clean_name,
};
use crate::persist::settings::{self, ClockChoice, ColorChoice, NewGame};
use arbiter::GameResult;
use arbiter::result::Score as Outcome;
use chess_core::{ByColor, Color, Position};
use tournament::ladder::{self, LEVELS, Level, Points, Standing};

/// Why a game ended that nobody finished, as a word beside those of the arbiter.
pub const ABANDONED: &str = "abandoned";

pub(super) fn update(model: &mut Model, action: LadderAction, now: Now) -> Vec<Effect> {
    if model.ladder.closed.is_some() {
        return Vec::new();
    }
    match action {
        LadderAction::Keep(draft) => keep(model, &draft),
        LadderAction::Choose(id) => {
            let profiles = &mut model.ladder.profiles;
            if profiles.get(id).is_none() || profiles.current == Some(id) {
                return Vec::new();
            }
            profiles.current = Some(id);
            vec![Effect::SaveProfiles]
        }
        LadderAction::Delete(id) => delete(model, id),
        LadderAction::Play(level) => play_level(model, level, now),
        LadderAction::Leave(then) => {
            model.dialog = None;
            let mut effects = rated_game_left(model, now);
            effects.extend(super::update(model, *then, now));
            effects
        }
    }
}

/// Makes a profile or changes one.
fn keep(model: &mut Model, draft: &ProfileDraft) -> Vec<Effect> {
    let name = clean_name(&draft.name);
    if name.is_empty() {
        return Vec::new();
    }
    model.dialog = None;
    let profiles = &mut model.ladder.profiles;
    if let Some(id) = draft.id {
        let Some(profile) = profiles.get_mut(id) else { return Vec::new() };
        profile.name = name;
        profile.title = draft.title;
        return vec![Effect::SaveProfiles];
    }
    if profiles.profiles.len() >= MAX_PROFILES {
        return Vec::new();
    }
    let id = ProfileId(profiles.next);
    profiles.next = profiles.next.saturating_add(1);
    profiles.current = Some(id);
    profiles.profiles.push(Profile {
        id,
        name,
        title: draft.title,
        tenths: Points::ZERO.tenths(),
        games: 0,
        created: model.today.clone(),
        history: Vec::new(),
    });
    vec![Effect::SaveProfiles]
}

fn delete(model: &mut Model, id: ProfileId) -> Vec<Effect> {
    model.dialog = None;
    let profiles = &mut model.ladder.profiles;
    // Its game would have nobody to be settled for.
    if profiles.is_busy(id) {
        return Vec::new();
    }
    profiles.profiles.retain(|profile| profile.id != id);
    if profiles.current == Some(id) {
        profiles.current = profiles.profiles.first().map(|profile| profile.id);
    }
    vec![Effect::SaveProfiles]
}

/// Begins a rated game against the computer, colours by lot (L-COMP-3).
fn play_level(model: &mut Model, level: u8, now: Now) -> Vec<Effect> {
    if model.ladder.current().is_none() {
        return Vec::new();
    }
    unless_unsaved(model, Action::Ladder(LadderAction::Play(level)), |model| {
        let setup = NewGame {
            opponent: settings::Opponent::Computer,
            level: level.clamp(1, LEVELS),
            color: ColorChoice::Random,
            controls: ClockChoice::controls(Some(RATED_CLOCK)),
            rated: true,
            ..NewGame::default()
        };
        let user = if model.draw_lot() & 1 == 0 { Color::White } else { Color::Black };
        play::begin(model, &setup, user, Position::startpos(), now)
    })
}

/// The names of the profiles that will play take the places of those on the card. Where nobody
/// plays for whom a game could count, it does not.
pub(super) fn seated(model: &Model, mut setup: NewGame) -> NewGame {
    let profiles = &model.ladder.profiles;
    setup.rated &= model.ladder.closed.is_none()
        && match setup.opponent {
            settings::Opponent::Computer => profiles.current.is_some(),
            settings::Opponent::TwoPeople => {
                let known = |id: Option<ProfileId>| id.is_some_and(|id| profiles.get(id).is_some());
                known(setup.white_profile)
                    && known(setup.black_profile)
                    && setup.white_profile != setup.black_profile
            }
        };
    let name = |id: Option<ProfileId>| Some(profiles.get(id?)?.name.clone());
    let (white, black) = match setup.opponent {
        settings::Opponent::Computer if setup.rated => (profiles.current, profiles.current),
        settings::Opponent::Computer => (None, None),
        settings::Opponent::TwoPeople => (setup.white_profile, setup.black_profile),
    };
    if let Some(name) = name(white) {
        setup.white_name = name;
    }
    if let Some(name) = name(black) {
        setup.black_name = name;
    }
    setup
}

/// Whether the game on the board is rated and has begun and not ended: leaving it loses it.
pub(super) fn is_under_way(model: &Model) -> bool {
    model.ladder.playing == Some(model.play.seed) && model.play.is_playing()
}

/// Asks whether a rated game may be left for something else.
pub(super) fn ask_to_leave(model: &mut Model, then: Action) -> Vec<Effect> {
    model.dialog = Some(Dialog::LeaveRated(Box::new(then)));
    Vec::new()
}

/// Looks at the board: rated games begin, end, or have been left.
pub(super) fn watch(model: &mut Model, now: Now) -> Vec<Effect> {
    let play = &model.play;
    let Some(seed) = model.ladder.playing else {
        let begun = play.is_playing() && play.game.ply(play.live()) > 0;
        return if begun && play.setup.rated { rated_game_begins(model, now) } else { Vec::new() };
    };
    match (seed == play.seed, result(play)) {
        (true, Some(result)) => rated_game_ends(model, result, now),
        (true, None) if play.is_playing() => Vec::new(),
        _ => rated_game_left(model, now),
    }
}

/// How the game on the board has ended, if it has.
fn result(play: &Play) -> Option<GameResult> {
    match play.phase {
        Phase::Over(result) => Some(result),
        // One whose end the last run of the program could not write down.
        Phase::Review => play.arbiter.as_ref()?.result(),
        Phase::Playing => None,
    }
}

/// Notes that the game on the board counts, before anything of it can be lost.
pub fn rated_game_begins(model: &mut Model, now: Now) -> Vec<Effect> {
    let Some(seats) = seats(model).filter(|_| model.ladder.closed.is_none()) else {
        // There is nobody for whom it could count.
        model.play.setup.rated = false;
        return Vec::new();
    };
    // A game that another run of the program left behind can no longer be taken up.
    let mut effects = left_over(model, now);
    model.ladder.playing = Some(model.play.seed);
    model.ladder.profiles.pending =
        Some(PendingGame { white: seats.white, black: seats.black, date: model.today.clone() });
    effects.push(Effect::SaveProfiles);
    effects
}

/// Settles the rated game by its result.
pub fn rated_game_ends(model: &mut Model, result: GameResult, now: Now) -> Vec<Effect> {
    model.ladder.playing = None;
    let scores = match result.score {
        Outcome::Win(Color::White) => ByColor { white: Score::Win, black: Score::Loss },
        Outcome::Win(Color::Black) => ByColor { white: Score::Loss, black: Score::Win },
        Outcome::Draw => ByColor { white: Score::Draw, black: Score::Draw },
        Outcome::BothLose => ByColor { white: Score::Loss, black: Score::Loss },
        // It is played again, and counts then.
        Outcome::Void => {
            model.ladder.profiles.pending = None;
            return vec![Effect::SaveProfiles];
        }
    };
    let Some(pending) = model.ladder.profiles.pending.take() else { return Vec::new() };
    settle(model, &pending, scores, result.reason.word(), |notices, message, level| {
        notices.push(NoticeKind::Info, message, level, now);
    })
}

/// Settles the rated game of which the players have walked away.
fn rated_game_left(model: &mut Model, now: Now) -> Vec<Effect> {
    model.ladder.playing = None;
    // The game may go on, but no more for points.
    model.play.setup.rated = false;
    left_over(model, now)
}

/// At the start of the program: a rated game that was begun and is not on the board again counts
/// as lost, so that a lost position is not erased by ending the program. `waits` says that the
/// game is still in its journal and will be taken up at another start.
pub fn settle_left_over(model: &mut Model, waits: bool, now: Now) -> Vec<Effect> {
    if model.ladder.closed.is_some() {
        return Vec::new();
    }
    let Some(pending) = &model.ladder.profiles.pending else { return Vec::new() };
    if is_on_board(model, pending) {
        model.ladder.playing = Some(model.play.seed);
        return watch(model, now);
    }
    if waits { Vec::new() } else { left_over(model, now) }
}

/// Whether the game on the board is the one that was noted.
fn is_on_board(model: &Model, pending: &PendingGame) -> bool {
    let play = &model.play;
    let against_computer = play.computer().is_some();
    let sits = |color| match (pending.seat(color), &play.players[color]) {
        (Seat::Computer(level), Player::Computer(found)) => level == *found,
        (Seat::Profile(id), Player::Person(_)) => {
            against_computer || Some(id) == play.setup.profile(color)
        }
        _ => false,
    };
    play.setup.rated
        && play.game.ply(play.live()) > 0
        && play.game.tags().known("Date").is_none_or(|date| date == pending.date)
        && Color::ALL.into_iter().all(sits)
}

/// Settles a game that nobody will finish: against the computer it is lost; of two people nobody
/// knows who left, and it does not count.
fn left_over(model: &mut Model, now: Now) -> Vec<Effect> {
    let Some(pending) = model.ladder.profiles.pending.take() else { return Vec::new() };
    let lost = |seat| match seat {
        Seat::Profile(_) => Score::Loss,
        Seat::Computer(_) => Score::Win,
    };
    let scores = ByColor { white: lost(pending.white), black: lost(pending.black) };
    if scores.white == scores.black {
        model.notices.warn(Message::new("ladder-left-two"), None, now);
        return vec![Effect::SaveProfiles];
    }
    settle(model, &pending, scores, ABANDONED, |notices, message, _| {
        notices.warn(Message::new("ladder-left"), Some(message), now);
    })
}

/// Who plays the rated game on the board, if both sides have somebody.
fn seats(model: &Model) -> Option<ByColor<Seat>> {
    let play = &model.play;
    let profiles = &model.ladder.profiles;
    let seat = |color| {
        let id = match &play.players[color] {
            Player::Computer(level) => return Some(Seat::Computer(*level)),
            Player::Person(_) if play.computer().is_some() => profiles.current?,
            Player::Person(_) => play.setup.profile(color)?,
        };
        profiles.get(id).map(|_| Seat::Profile(id))
    };
    let seats = ByColor { white: seat(Color::White)?, black: seat(Color::Black)? };
    (seats.white != seats.black).then_some(seats)
}

/// The profile that plays a side of the game on the board: of a rated game, or of two people who
/// chose themselves on the card.
pub(super) fn sitting(model: &Model, color: Color) -> Option<&Profile> {
    let setup = &model.play.setup;
    let profiles = &model.ladder.profiles;
    let id = match &model.play.players[color] {
        Player::Computer(_) => None,
        Player::Person(_) if model.play.computer().is_some() => {
            profiles.current.filter(|_| setup.rated)
        }
        Player::Person(_) => setup.profile(color),
    };
    profiles.get(id?)
}

/// The title that stands beside a player's name (L-COMP-5).
pub(super) fn title(model: &Model, color: Color) -> Title {
    sitting(model, color).map_or(Title::None, |profile| profile.title)
}

/// Moves the points and writes the game into the histories. `tell` gets, for each profile, what
/// happened and the level that was reached or lost.
fn settle(
    model: &mut Model,
    pending: &PendingGame,
    scores: ByColor<Score>,
    reason: &str,
    tell: impl Fn(&mut crate::model::Notices, Message, Option<Message>),
) -> Vec<Effect> {
    let profiles = &model.ladder.profiles;
    let standing = |color| match pending.seat(color) {
        Seat::Computer(level) => {
            let level = Level::new(level).map_or(Points::ZERO, Level::computer);
            Standing { points: level, rated_games: u32::MAX }
        }
        Seat::Profile(id) => profiles.get(id).map(Profile::standing).unwrap_or_default(),
    };
    let opponent = |color| match pending.seat(color) {
        Seat::Computer(level) => Opponent::Computer(level),
        Seat::Profile(id) => {
            Opponent::Person(id, profiles.get(id).map_or_else(String::new, |p| p.name.clone()))
        }
    };
    let standings = ByColor::new_with(standing);
    let opponents = ByColor::new_with(|color: Color| opponent(!color));
    for color in Color::ALL {
        let Seat::Profile(id) = pending.seat(color) else { continue };
        let Some(profile) = model.ladder.profiles.get_mut(id) else { continue };
        let score = match scores[color] {
            Score::Win => ladder::Score::Win,
            Score::Draw => ladder::Score::Draw,
            Score::Loss => ladder::Score::Loss,
        };
        let before = standings[color].points;
        let moved = ladder::change(standings[color], standings[!color].points, score);
        let after = before.changed_by(moved);
        profile.tenths = after.tenths();
        profile.games = profile.games.saturating_add(1);
        profile.history.push(RatedGame {
            date: model.today.clone(),
            opponent: opponents[color].clone(),
            color,
            score: scores[color],
            before: before.tenths(),
            after: after.tenths(),
            reason: reason.to_owned(),
        });
        let message = Message::new("ladder-settled")
            .with("name", &profile.name)
            .with("change", signed(after.tenths(), before.tenths()))
            .with("points", after);
        let (was, is) = (before.level(), after.level());
        let level = match is {
            Some(level) if was != is && after > before => {
                Some(Message::new("ladder-level-up").with("level", level.number()))
            }
            Some(level) if was != is => {
                Some(Message::new("ladder-level-down").with("level", level.number()))
            }
            _ => None,
        };
        tell(&mut model.notices, message, level);
    }
    vec![Effect::SaveProfiles]
}

/// A change with its sign: `+12.4`, `−7.6`.
fn signed(after: u32, before: u32) -> String {
    let size = Points::from_tenths(after.abs_diff(before));
    let sign = match after.cmp(&before) {
        std::cmp::Ordering::Less => "−",
        std::cmp::Ordering::Equal => "±",
        std::cmp::Ordering::Greater => "+",
    };
    format!("{sign}{size}")
}
