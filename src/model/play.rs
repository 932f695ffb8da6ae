//! The game on the board: one being played, one just ended, or one being gone through.

use super::Now;
use super::clock::GameTime;
use crate::cast;
use crate::persist::Settings;
use crate::persist::journal::{JournalEvent, JournalStart};
use crate::persist::settings::{ColorChoice, NewGame, Opponent};
use arbiter::arbiter::{Down, Effect as Consequence, Envelope, Ground, Phase as Official};
use arbiter::laws::Watch;
use arbiter::result::{Reason, Score as Points};
use arbiter::{Arbiter, Clock, GameResult, Laws, Ruling};
use chess_core::game::{Game, History, NodeId};
use chess_core::{ByColor, Color, Move, Position, Role, Setup, Square};
use chess_engine::Score;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this board; the name may be empty.
    Person(String),
    /// The computer at this level, 30 (weakest) to 1.
    Computer(u8),
}

impl Player {
    /// The level, if it is a computer.
    pub const fn level(&self) -> Option<u8> {
        match self {
            Player::Person(_) => None,
            Player::Computer(level) => Some(*level),
        }
    }

    /// Whether somebody at this board moves the men.
    pub const fn is_person(&self) -> bool {
        matches!(self, Player::Person(_))
    }
}

/// What is going on at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A game is being played, or has been put away with a sealed move.
    Playing,
    /// It has just ended.
    Over(GameResult),
    /// A game is gone through; moves make variations.
    Review,
}

/// A move set while the opponent thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premove {
    /// From here.
    pub from: Square,
    /// To there.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

/// A move of the computer that is held back until a person would have made it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pending {
    /// The move.
    pub mv: Move,
    /// When it is made.
    pub due: Now,
}

/// Something that the arbiter has said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// When, in the time of the game.
    pub at: Duration,
    /// After how many completed moves.
    pub ply: usize,
    /// What stood on the board before, for the names of moves.
    pub before: Option<Position>,
    /// Who had the move.
    pub turn: Color,
    /// What.
    pub ruling: Ruling,
}

impl Said {
    /// The position in which it was said. After an illegal move there is none that could be
    /// played; then this is one with the same side to move, which is all that words need of it.
    pub fn position(&self) -> Position {
        let unknown = || {
            let setup = Setup { turn: self.turn, ..Position::startpos().to_setup() };
            let read = Position::from_setup(&setup);
            read.map_or_else(|_| Position::startpos(), |(position, _)| position)
        };
        self.before.clone().unwrap_or_else(unknown)
    }
}

/// What can be claimed under these laws.
pub fn claimable(laws: &Laws) -> Vec<Ground> {
    let automatic = |ground: Ground| match ground {
        Ground::Repetition => laws.threefold_automatic,
        Ground::MoveCount => laws.fifty_automatic,
    };
    [Ground::Repetition, Ground::MoveCount].into_iter().filter(|g| !automatic(*g)).collect()
}

/// A warning that a clock runs low.
#[derive(Clone, Copy, Debug, Default)]
pub struct LowTime {
    /// The clock has been well above its mark since the last warning.
    pub armed: bool,
    /// When it was warned last.
    pub last: Option<Now>,
}

/// A number that no other state of any game has had in this run of the program.
pub fn next_revision() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    LAST.fetch_add(1, Ordering::Relaxed) + 1
}

/// The game on the board and everything about it.
#[derive(Clone, Debug)]
pub struct Play {
    /// Its moves and tags.
    pub game: Game,
    /// The changes made to it while it is gone through.
    pub history: History,
    /// The node that the board shows.
    pub cursor: NodeId,
    /// Who plays.
    pub players: ByColor<Player>,
    /// What is going on.
    pub phase: Phase,
    /// Rules on the game that is played here: laws, clock, touched men, claims, offers. A game
    /// that is only gone through has none.
    pub arbiter: Option<Arbiter>,
    /// How the program's time becomes the game's.
    pub time: GameTime,
    /// What the arbiter has said, the last one last.
    pub said: Vec<Said>,
    /// Whether the users have been warned of the end of their time.
    pub low_time: ByColor<LowTime>,
    /// The game has a journal.
    pub journalled: bool,
    /// How it begins.
    pub journal_start: Option<Box<JournalStart>>,
    /// What stands in it, for an envelope.
    pub journal: Vec<JournalEvent>,
    /// When something last happened or time was last looked at.
    pub looked_at: Now,
    /// The time of the game that the journal has last.
    pub noted_at: Duration,
    /// The user's next move, set in advance.
    pub premove: Option<Premove>,
    /// A draw is offered with the next move made at this board.
    pub offer_with_move: bool,
    /// The computer's next move, ready to be made.
    pub pending: Option<Pending>,
    /// The side at the lower edge of the board.
    pub orientation: Color,
    /// The computer's own judgement of its positions, newest last.
    pub scores: Vec<Score>,
    /// Decides the computer's mood; another one for each game.
    pub seed: u64,
    /// What the game was started with, for a rematch.
    pub setup: NewGame,
    /// A game of one's own that no file holds yet, with moves in it.
    pub unsaved: bool,
    /// Another number after every change of the tree, so that views can keep what they prepared.
    pub revision: u64,
}

impl Play {
    /// The board of a first start: the user plays White against a gentle opponent, no clock.
    pub fn first(settings: &Settings) -> Play {
        let setup = NewGame { color: ColorChoice::White, ..settings.new_game.clone() };
        Play::new(&setup, Color::White, 1, Position::startpos())
    }

    /// A new game; `user` is the colour that the lot or the choice gave the user.
    pub fn new(setup: &NewGame, user: Color, seed: u64, start: Position) -> Play {
        let players = match setup.opponent {
            Opponent::Computer => ByColor::new_with(|color| {
                if color == user {
                    // A rated game is played under a name of the ladder.
                    let name = setup.name(color).to_owned();
                    Player::Person(if setup.rated { name } else { String::new() })
                } else {
                    Player::Computer(setup.level)
                }
            }),
            Opponent::TwoPeople => ByColor {
                white: Player::Person(setup.white_name.clone()),
                black: Player::Person(setup.black_name.clone()),
            },
        };
        let arbiter = Arbiter::new(setup.laws.clone(), start.clone(), setup.controls.clone());
        let orientation = match setup.opponent {
            Opponent::Computer => user,
            Opponent::TwoPeople => Color::White,
        };
        let game = Game::new(start);
        Play {
            phase: Phase::Playing,
            arbiter: Some(arbiter),
            seed,
            ..Play::of(game, players, setup.clone(), orientation)
        }
    }

    /// A game from a file or the clipboard, to be gone through from its start.
    pub fn review(game: Game, setup: NewGame, orientation: Color) -> Play {
        let name = |tag: &str| {
            let name = game.tags().known(tag).unwrap_or_default();
            Player::Person(name.to_owned())
        };
        let players = ByColor { white: name("White"), black: name("Black") };
        Play::of(game, players, setup, orientation)
    }

    /// A game at its start, to be gone through, about which nothing else is known.
    fn of(game: Game, players: ByColor<Player>, setup: NewGame, orientation: Color) -> Play {
        Play {
            game,
            history: History::default(),
            cursor: Game::ROOT,
            players,
            phase: Phase::Review,
            arbiter: None,
            time: GameTime::default(),
            said: Vec::new(),
            low_time: ByColor::default(),
            journalled: false,
            journal_start: None,
            journal: Vec::new(),
            looked_at: Now::ZERO,
            noted_at: Duration::ZERO,
            premove: None,
            offer_with_move: false,
            pending: None,
            orientation,
            scores: Vec::new(),
            seed: 0,
            setup,
            unsaved: false,
            revision: next_revision(),
        }
    }

    /// To be called after every change of the tree.
    pub fn touch(&mut self) {
        self.revision = next_revision();
    }

    /// The position that the board shows.
    pub fn shown(&self) -> Position {
        self.game.position(self.cursor)
    }

    /// The node where the game being played stands.
    pub fn live(&self) -> NodeId {
        self.game.main_line_end()
    }

    /// The position where the game being played stands.
    pub fn live_position(&self) -> Position {
        self.game.position(self.live())
    }

    /// Whether the board shows where the game stands.
    pub fn is_at_live(&self) -> bool {
        self.cursor == self.live()
    }

    /// The moves played, from the start.
    pub fn moves(&self) -> Vec<Move> {
        self.game.line_to(self.live())
    }

    /// The move that led to the shown position.
    pub fn last_move(&self) -> Option<Move> {
        (self.cursor != Game::ROOT).then(|| self.game.mv(self.cursor)).filter(|mv| !mv.is_null())
    }

    /// Whether the game is being played.
    pub fn is_playing(&self) -> bool {
        self.phase == Phase::Playing
    }

    /// The computer opponent's level, if one side is a computer.
    pub fn computer(&self) -> Option<(Color, u8)> {
        Color::ALL
            .into_iter()
            .find_map(|color| self.players[color].level().map(|level| (color, level)))
    }

    /// The opponent's character.
    pub fn character(&self) -> Option<&'static cast::Character> {
        self.computer().map(|(_, level)| cast::at_level(level))
    }

    /// The user's side against a computer; `None` when two people play.
    pub fn user(&self) -> Option<Color> {
        self.computer().map(|(color, _)| !color)
    }

    /// Whether somebody at this board may move a man now.
    pub fn may_move(&self) -> bool {
        match self.phase {
            Phase::Review => true,
            Phase::Over(_) => false,
            Phase::Playing => {
                self.is_at_live() && self.is_running() && self.players[self.turn()].is_person()
            }
        }
    }

    /// Whether moves can be made in the game being played: it is neither stopped nor put away,
    /// and no move has to be sealed.
    pub fn is_running(&self) -> bool {
        self.is_playing()
            && self.arbiter.as_ref().is_some_and(|arbiter| {
                matches!(arbiter.phase(), Official::Waiting | Official::Playing)
                    && !arbiter.must_seal()
            })
    }

    /// Whether a person who acts as arbiter has still to start the clock.
    pub fn awaits_start(&self) -> bool {
        let waits = |arbiter: &Arbiter| *arbiter.phase() == Official::Waiting;
        self.is_playing()
            && self.has_officer()
            && self.clock().is_some()
            && self.arbiter.as_ref().is_some_and(waits)
    }

    /// Whether the board shows the table itself of a game that is played as at one: men are
    /// touched and put down, and the clock completes a move.
    pub fn is_at_table(&self) -> bool {
        self.setup.table && self.is_playing() && self.is_at_live()
    }

    /// Whether a person can complete a move by pressing the clock: something has been put down.
    pub fn can_press(&self) -> bool {
        self.is_at_table()
            && self.may_move()
            && self.arbiter.as_ref().is_some_and(|arbiter| arbiter.down() != Down::Nothing)
    }

    /// The side that has the move.
    pub fn turn(&self) -> Color {
        match &self.arbiter {
            Some(arbiter) if self.phase != Phase::Review => arbiter.turn(),
            _ => self.live_position().turn(),
        }
    }

    /// The clock, if there is one that can run out.
    pub fn clock(&self) -> Option<&Clock> {
        let clock = self.arbiter.as_ref()?.clock();
        let timed = |color| clock.controls()[color].is_timed();
        Color::ALL.into_iter().any(timed).then_some(clock)
    }

    /// What is left for a side on the clock.
    pub fn left(&self, color: Color, now: Now) -> Option<Duration> {
        self.clock()?.remaining(color, self.time.of(now))
    }

    /// The side whose offer of a draw stands.
    pub fn draw_offer(&self) -> Option<Color> {
        self.arbiter.as_ref().filter(|_| self.is_playing())?.offer()
    }

    /// Who has given up, where the board shows the end of the game.
    pub fn resigned(&self) -> Option<Color> {
        match self.phase {
            Phase::Over(GameResult { score: Points::Win(winner), reason: Reason::Resignation })
                if self.is_at_live() =>
            {
                Some(!winner)
            }
            _ => None,
        }
    }

    /// The arbiter's book: all that was ruled, the moves left out, which stand in the score.
    pub fn book(&self) -> impl Iterator<Item = &Said> {
        let noted = |said: &&Said| !matches!(said.ruling.effect, Consequence::Moved(Some(_)));
        self.said.iter().filter(noted)
    }

    /// What the arbiter said when the game ended.
    pub fn ending(&self) -> Option<&Said> {
        self.said.iter().rev().find(|said| said.ruling.result().is_some())
    }

    /// The side for which a premove can be set now.
    pub fn premover(&self) -> Option<Color> {
        let user = self.user()?;
        let waits =
            self.is_running() && !self.setup.table && self.is_at_live() && self.turn() != user;
        waits.then_some(user)
    }

    /// The side that acts when one person speaks: the user against a computer, else the side
    /// to move.
    pub fn speaker(&self) -> Color {
        self.user().unwrap_or_else(|| self.turn())
    }

    /// On what ground the side to move may claim a draw now, if it is a person's turn.
    pub fn claim(&self) -> Option<Ground> {
        let arbiter = self.arbiter.as_ref().filter(|_| self.is_running())?;
        if !self.players[arbiter.turn()].is_person() {
            return None;
        }
        [Ground::Repetition, Ground::MoveCount]
            .into_iter()
            .find(|ground| arbiter.claim_is_right(*ground, None))
    }

    /// Whether the side to move may claim a draw, rightly or wrongly: a person has the move,
    /// nothing has been put down, and there is something to claim that these laws do not draw by
    /// themselves (L-END-7 to 9).
    pub fn may_claim(&self) -> bool {
        let Some(arbiter) = self.arbiter.as_ref().filter(|_| self.is_running()) else {
            return false;
        };
        self.players[arbiter.turn()].is_person()
            && self.live() != Game::ROOT
            && matches!(arbiter.down(), Down::Nothing | Down::Illegal(..))
            && !claimable(arbiter.laws()).is_empty()
    }

    /// The side whose fallen flag its opponent, a person, may point at (L-CLOCK-2). Where flags
    /// count by themselves there is never one.
    pub fn flag_to_claim(&self) -> Option<Color> {
        let arbiter = self.arbiter.as_ref().filter(|_| self.is_running())?;
        let down = |side: &Color| {
            arbiter.clock().flag(*side).is_some() && self.players[!*side].is_person()
        };
        Color::ALL.into_iter().filter(|_| !arbiter.laws().flag_automatic).find(down)
    }

    /// Whether both clocks stand and the arbiter is called.
    pub fn is_stopped(&self) -> bool {
        let stopped = |arbiter: &Arbiter| *arbiter.phase() == Official::Stopped;
        self.is_playing() && self.arbiter.as_ref().is_some_and(stopped)
    }

    /// Whether the game can be put away: it is going on, nothing has been put down, and it does
    /// not count on the ladder, where a pause would be one to ask an engine in.
    pub fn may_adjourn(&self) -> bool {
        let ready =
            |arbiter: &Arbiter| arbiter.down() == Down::Nothing && arbiter.position().is_some();
        self.is_running()
            && !self.setup.rated
            && self.live() != Game::ROOT
            && self.arbiter.as_ref().is_some_and(ready)
    }

    /// Whether a side must seal its move now, and which.
    pub fn must_seal(&self) -> Option<Color> {
        let arbiter = self.arbiter.as_ref().filter(|_| self.is_playing())?;
        let sealing = arbiter.must_seal() && *arbiter.phase() == Official::Playing;
        sealing.then(|| arbiter.turn())
    }

    /// The envelope of a game that has been put away, or waits for the player who answers.
    pub fn envelope(&self) -> Option<&Envelope> {
        match self.arbiter.as_ref().filter(|_| self.is_playing())?.phase() {
            Official::Adjourned(envelope) | Official::Resuming(envelope) => Some(envelope),
            _ => None,
        }
    }

    /// Whether the game is being resumed while its envelope waits for the player who answers.
    pub fn is_resuming(&self) -> bool {
        let resuming = |arbiter: &Arbiter| matches!(arbiter.phase(), Official::Resuming(_));
        self.is_playing() && self.arbiter.as_ref().is_some_and(resuming)
    }

    /// Whether offers are made as at a board: with a move, between making it and pressing the
    /// clock (L-END-6). Where touching a man binds nobody, nobody minds when a draw is offered.
    pub fn offers_go_with_moves(&self) -> bool {
        let formal = |arbiter: &Arbiter| arbiter.laws().touch != Watch::Off;
        self.arbiter.as_ref().is_some_and(formal) && !self.setup.table
    }

    /// After which plies of the game as it stands a draw was offered, for the score sheet.
    pub fn offers(&self) -> Vec<usize> {
        let mut plies: Vec<usize> = Vec::new();
        for said in &self.said {
            match said.ruling.effect {
                Consequence::Offered(_) if plies.last() != Some(&said.ply) => plies.push(said.ply),
                Consequence::Restored(left) => plies.retain(|ply| *ply <= left),
                Consequence::PositionSet => plies.clear(),
                _ => {}
            }
        }
        plies
    }

    /// Whether a move can be taken back: there is one, and the user's own is the last or the
    /// one before.
    pub fn can_take_back(&self) -> bool {
        self.plies_to_take_back() > 0 && !self.setup.rated && !self.is_put_away()
    }

    /// Whether the game has been put away with a sealed move.
    pub fn is_put_away(&self) -> bool {
        self.is_playing()
            && self.arbiter.as_ref().is_some_and(|arbiter| {
                matches!(arbiter.phase(), Official::Adjourned(_) | Official::Resuming(_))
            })
    }

    /// How many plies go when the user takes back: back to the user's own last move against a
    /// computer, one when two people play.
    pub fn plies_to_take_back(&self) -> usize {
        if self.phase == Phase::Review {
            return 0;
        }
        let played = self.game.ply(self.live());
        match self.user() {
            None => played.min(1),
            Some(user) => {
                // After the end the computer may have made the last move too.
                let plies = if self.turn() == user { 2 } else { 1 };
                if played >= plies { plies } else { 0 }
            }
        }
    }

    /// Whether the game has changes that no file holds.
    pub fn is_changed(&self) -> bool {
        match self.phase {
            Phase::Review => self.unsaved || self.history.is_changed(),
            Phase::Playing | Phase::Over(_) => self.unsaved,
        }
    }

    /// When something happens by itself.
    pub fn next_wake(&self, now: Now) -> Option<Now> {
        let arbiter = self.arbiter.as_ref().filter(|_| self.is_playing());
        let official = arbiter.and_then(|arbiter| arbiter.next_wake(self.time.of(now)));
        let official = official.map(|at| self.time.to_program(at).max(now));
        [official, self.pending.map(|pending| pending.due)].into_iter().flatten().min()
    }
}
