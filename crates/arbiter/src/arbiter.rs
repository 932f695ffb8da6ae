//! One game as an official event: what happens goes in, what the arbiter says comes out.
//!
//! [`Arbiter::handle`] is total: whatever comes at whatever moment is answered, at worst by a
//! refusal. Time is looked at first, so that a flag that fell before an event counts before it.
//!
//! The same events at the same times bring the same state: a list of them is a saved game.

mod adjourn;
mod attendance;
mod claims;
mod decide;
mod ending;
mod event;
mod illegal;
mod moves;
mod offers;
mod ruling;
pub mod touch;

pub use adjourn::Envelope;
pub use event::{Decision, Event, EventError, Ground};
pub use ruling::{Effect, KEYS, Param, Ruling};

use crate::clock::{Gaps, Times};
use crate::result::{GameResult, Reason};
use crate::time_control::TimeControls;
use crate::{Clock, LawId, Laws};
use chess_core::rules::{self, Effort, Repetitions, Winnable};
use chess_core::{Board, ByColor, Color, Move, Position, Setup, Square};
use std::time::Duration;
use touch::Obligation;

/// Whether a side can mate by some series of legal moves, the opponent helping.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CanMate {
    /// It can.
    Yes,
    /// No series of legal moves does it.
    No,
    /// Nobody has found out; ruled as if it could, and the arbiter may decide otherwise.
    Undecided,
}

/// Decides whether a side can mate, with so much effort: a glance after every move, more for a
/// ruling that ends the game.
pub type Mating = fn(&Position, Color, Effort) -> CanMate;

/// Decides by what can really come about on the board; never wrong, but not always decided.
pub fn by_analysis(position: &Position, color: Color, effort: Effort) -> CanMate {
    match rules::can_checkmate(position, color, effort) {
        Winnable::Yes => CanMate::Yes,
        Winnable::No => CanMate::No,
        Winnable::Undecided => CanMate::Undecided,
    }
}

/// What the game is doing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Nothing has happened.
    Waiting,
    /// Moves can be made.
    Playing,
    /// Both clocks stand, the arbiter is called.
    Stopped,
    /// Put away with a sealed move.
    Adjourned(Envelope),
    /// Taken up again, but the envelope waits for the opponent.
    Resuming(Envelope),
    /// Over.
    Over(GameResult),
}

/// A completed move.
#[derive(Clone, Debug)]
struct Completed {
    /// Who made it.
    by: Color,
    /// The move; `None` if it was not legal and stands for now.
    mv: Option<Move>,
    /// Where the man came from.
    from: Square,
    /// What stood before it.
    before: Setup,
    /// The faces when it was completed, before it brought anything.
    times: Times,
    /// The move that had to be made after a wrong claim.
    intended: Option<Move>,
    /// What it broke, if the opponent may still complain.
    breach: Option<Breach>,
    /// Whether it left or put the own king in check, being illegal.
    left_check: bool,
}

/// A touched man that was not moved (L-TOUCH-7).
#[derive(Clone, Debug)]
struct Breach {
    touched: Vec<Square>,
}

/// The move under way.
#[derive(Clone, Debug, Default)]
struct Hand {
    touched: Vec<Square>,
    adjusting: bool,
    down: Down,
    breach: Option<Breach>,
}

/// What has been put down in the move under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Down {
    /// Nothing.
    #[default]
    Nothing,
    /// A legal move, not completed.
    Legal(Move),
    /// A pawn on the last rank that is not replaced yet.
    Promoting(Square, Square),
    /// Something that is no legal move.
    Illegal(Square, Square),
}

/// The state of one game and its laws.
#[derive(Clone, Debug)]
pub struct Arbiter {
    laws: Laws,
    mating: Mating,
    clock: Clock,
    phase: Phase,
    setup: Setup,
    /// `None` after an illegal move that left what nobody can play.
    position: Option<Position>,
    record: Vec<Completed>,
    repetitions: Repetitions,
    hand: Hand,
    /// The move that a wrong claim obliges to.
    intended: Option<Move>,
    offer: Option<Color>,
    /// Who offered last, for offers that are repeated.
    last_offer: Option<Color>,
    offences: ByColor<u8>,
    present: ByColor<bool>,
    /// Since when absent players are late.
    awaited_since: Option<Duration>,
    session_since: Duration,
    must_seal: bool,
    displaced: Option<Color>,
    /// Whether the opponent of the last mover has touched nothing since (L-TOUCH-7).
    may_complain: bool,
}

impl Arbiter {
    /// A game that has not begun.
    pub fn new(laws: Laws, position: Position, controls: TimeControls) -> Arbiter {
        let clock = Clock::new(controls.0, laws.increment);
        let mut repetitions = Repetitions::default();
        repetitions.push(&position);
        Arbiter {
            laws,
            mating: by_analysis,
            clock,
            phase: Phase::Waiting,
            setup: position.to_setup(),
            position: Some(position),
            record: Vec::new(),
            repetitions,
            hand: Hand::default(),
            intended: None,
            offer: None,
            last_offer: None,
            offences: ByColor::default(),
            present: ByColor { white: true, black: true },
            awaited_since: None,
            session_since: Duration::ZERO,
            must_seal: false,
            displaced: None,
            may_complain: false,
        }
    }

    /// The same with another way to decide who can mate.
    #[must_use]
    pub fn with_mating(mut self, mating: Mating) -> Arbiter {
        self.mating = mating;
        self
    }

    /// The same with another way to treat stretches in which nobody looked at the clock.
    #[must_use]
    pub fn with_gaps(mut self, gaps: Gaps) -> Arbiter {
        self.clock = self.clock.with_gaps(gaps);
        self
    }

    /// The laws.
    pub const fn laws(&self) -> &Laws {
        &self.laws
    }

    /// The clock, to be read.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What the game is doing.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The end, if the game is over.
    pub const fn result(&self) -> Option<GameResult> {
        match self.phase {
            Phase::Over(result) => Some(result),
            _ => None,
        }
    }

    /// What stands on the board after the last completed move.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The same as a position; `None` while an illegal move stands that nobody can play on.
    pub const fn position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// The side that has the move.
    pub const fn turn(&self) -> Color {
        self.setup.turn
    }

    /// The completed moves; `None` for one that was not legal and stands for now.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = Option<Move>> + '_ {
        self.record.iter().map(|completed| completed.mv)
    }

    /// Who has offered a draw that stands.
    pub const fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Illegal moves that count, so far.
    pub fn offences(&self, color: Color) -> u8 {
        self.offences[color]
    }

    /// Whether the side to move must seal its move now.
    pub const fn must_seal(&self) -> bool {
        self.must_seal
    }

    /// The men that the side to move has touched, by the squares they stood on, in order.
    pub fn touched(&self) -> &[Square] {
        &self.hand.touched
    }

    /// Whether the side to move has announced that it only adjusts men (L-TOUCH-4).
    pub const fn is_adjusting(&self) -> bool {
        self.hand.adjusting
    }

    /// What the side to move has put down without completing it.
    pub const fn down(&self) -> Down {
        self.hand.down
    }

    /// The men as they stand on the board, those included that have been put down in a move
    /// that is not completed.
    pub fn table(&self) -> Board {
        match (self.hand.down, &self.position) {
            (Down::Legal(mv), Some(position)) => *position.after(mv).board(),
            (Down::Promoting(from, to) | Down::Illegal(from, to), _) => {
                let mut board = self.setup.board;
                board.set(to, board.piece_at(from));
                board.set(from, None);
                board
            }
            _ => self.setup.board,
        }
    }

    /// Whether an illegal move stands that the opponent has not complained of.
    pub fn has_illegal_move(&self) -> bool {
        self.record.iter().any(|completed| completed.mv.is_none())
    }

    /// Whose clock runs because it has displaced men (L-ILLEGAL-3).
    pub const fn displaced(&self) -> Option<Color> {
        self.displaced
    }

    /// Who is there.
    pub const fn present(&self) -> ByColor<bool> {
        self.present
    }

    /// Plies without capture or pawn move that a claim needs with the men on the board.
    pub fn plies_for_claim(&self) -> u16 {
        self.plies_to_claim(&self.setup.board)
    }

    /// The position after this many completed moves, if there have been so many and it is one.
    pub fn position_after(&self, moves: usize) -> Option<Position> {
        match self.record.get(moves) {
            Some(completed) => playable(&completed.before),
            None if moves == self.record.len() => self.position.clone(),
            None => None,
        }
    }

    /// What the side to move is bound to.
    pub fn obligation(&self) -> Option<Obligation> {
        let position = self.position.as_ref()?;
        if let Some(mv) = self.intended {
            let duty = touch::Duty::Play(mv);
            return Some(Obligation { duty, moves: vec![mv], law: LawId::End11 });
        }
        touch::obligation(position, &self.hand.touched)
    }

    /// Whether this side may say that touch-move was broken (L-TOUCH-7).
    pub fn may_complain_of_touch(&self, by: Color) -> bool {
        if by != self.turn() {
            return self.hand.breach.is_some();
        }
        self.may_complain && self.record.last().is_some_and(|last| last.breach.is_some())
    }

    /// When something may happen without anybody's doing: a digit, a flag, lateness, the end of
    /// a session.
    pub fn next_wake(&self, now: Duration) -> Option<Duration> {
        // Whoever comes at that very moment is not late.
        let late = self.lateness_at().map(|at| at.saturating_add(Duration::from_millis(1)));
        let session = self.session_ends_at();
        [self.clock.next_wake(now), late, session].into_iter().flatten().min().map(|at| at.max(now))
    }

    /// Takes in what happened at `now`, and says what follows.
    pub fn handle(&mut self, now: Duration, event: Event) -> Vec<Ruling> {
        let mut out = Vec::new();
        self.look(now, &mut out);
        if let Event::Decide(decision) = event {
            self.decide(decision, now, &mut out);
            return out;
        }
        if self.result().is_some() {
            match event {
                Event::Tick => {}
                Event::ComplainTouch { by } if self.ended_on_the_board() => {
                    self.complain_of_touch(by, now, &mut out);
                }
                Event::TakeBack { moves } => {
                    self.set_back(moves, "ruling-taken-back", now, &mut out);
                }
                _ => refuse(&mut out, LawId::End1, "ruling-game-over"),
            }
            return out;
        }
        match event {
            Event::Tick | Event::Decide(_) => {}
            Event::Start { present } => self.start(present, now, &mut out),
            Event::Arrive { by } => self.arrive(by, now, &mut out),
            Event::Touch { by, square } => self.touch(by, &[square], now, &mut out),
            Event::TouchBoth { by, own, other } => self.touch(by, &[own, other], now, &mut out),
            Event::Adjust { by, on } => self.adjust(by, on, now, &mut out),
            Event::Release { by, from, to } => self.release(by, from, to, now, &mut out),
            Event::Promote { by, role } => self.promote(by, role, now, &mut out),
            Event::Press { by } => self.press(by, now, &mut out),
            Event::Move { mv, offer } => self.move_on_screen(mv, offer, now, &mut out),
            Event::Offer { by } => self.offer_draw(by, now, &mut out),
            Event::Accept { by } => self.accept(by, now, &mut out),
            Event::Decline { by } => self.decline(by, &mut out),
            Event::Claim { by, ground, intended } => {
                self.claim(by, ground, intended, now, &mut out);
            }
            Event::Resign { by } => self.resign(by, now, &mut out),
            Event::ClaimFlag { by } => self.claim_flag(by, now, &mut out),
            Event::StopClocks { by } => self.stop_clocks(by, now, &mut out),
            Event::ResumeClocks => self.resume_clocks(now, &mut out),
            Event::ComplainIllegal { by } => self.complain_of_illegal(by, now, &mut out),
            Event::ComplainTouch { by } => self.complain_of_touch(by, now, &mut out),
            Event::Displaced { by } => self.displace(by, now, &mut out),
            Event::Replaced { by } => self.replace(by, now, &mut out),
            Event::TakeBack { moves } => self.set_back(moves, "ruling-taken-back", now, &mut out),
            Event::Adjourn => self.adjourn(&mut out),
            Event::Seal { by, text } => self.seal(by, text, now, &mut out),
            Event::Resume { present } => self.resume(present, now, &mut out),
        }
        out
    }

    /// What time alone has brought.
    fn look(&mut self, now: Duration, out: &mut Vec<Ruling>) {
        let seen = self.clock.observe(now);
        if let Some(gap) = seen.gap {
            self.clock.stop(now);
            if self.phase == Phase::Playing {
                self.phase = Phase::Stopped;
            }
            let ruling = Ruling::new(LawId::Clock2, "ruling-clock-gap", Effect::ClocksStopped);
            out.push(ruling.with("time", Param::Time(gap)));
        }
        self.look_for_absent(now, out);
        if self.laws.flag_automatic {
            self.look_at_flags(now, out);
        }
        self.look_at_session(now, out);
    }

    /// Whether moves can be made, the first of which begins a game that nobody has started.
    fn in_play(&mut self, now: Duration, out: &mut Vec<Ruling>) -> bool {
        match self.phase {
            Phase::Playing => true,
            Phase::Waiting => {
                self.phase = Phase::Playing;
                self.session_since = now;
                true
            }
            _ => {
                refuse(out, LawId::Clock2, "ruling-not-now");
                false
            }
        }
    }

    /// The same, for what only the side to move may do.
    fn has_turn(&mut self, by: Color, now: Duration, out: &mut Vec<Ruling>) -> bool {
        if !self.in_play(now, out) {
            return false;
        }
        if by != self.turn() {
            refuse(out, LawId::Touch1, "ruling-not-your-turn");
            return false;
        }
        true
    }

    /// Ends the game.
    fn end(&mut self, ruling: Ruling, now: Duration, out: &mut Vec<Ruling>) {
        if let Some(result) = ruling.result() {
            self.clock.stop(now);
            self.phase = Phase::Over(result);
            self.offer = None;
            self.intended = None;
            self.must_seal = false;
            self.displaced = None;
        }
        out.push(ruling);
    }

    /// Whether the last move ended the game.
    fn ended_on_the_board(&self) -> bool {
        matches!(
            self.result().map(|result| result.reason),
            Some(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition)
        )
    }

    /// Lets the clock of the side to move run after something was undone. A game whose clock
    /// the first move starts is back before that.
    fn run_again(&mut self, now: Duration) {
        if !self.record.is_empty() || self.awaited_since.is_some() {
            self.clock.start(self.turn(), now);
        }
    }

    /// Puts back what stood before the completed move of this number from 0, and the clocks as
    /// they were then.
    fn restore(&mut self, index: usize, now: Duration) {
        let Some(completed) = self.record.get(index) else { return };
        self.setup = completed.before;
        self.position = playable(&self.setup);
        self.record.truncate(index);
        self.clock.back_to(index, now);
        self.recount();
        self.hand = Hand::default();
        self.intended = None;
        self.offer = None;
        self.must_seal = false;
        self.displaced = None;
        self.may_complain = false;
        self.phase = Phase::Playing;
    }

    /// Counts the occurrences of all positions anew.
    fn recount(&mut self) {
        self.repetitions = Repetitions::default();
        for completed in &self.record {
            if let Some(position) = playable(&completed.before) {
                self.repetitions.push(&position);
            }
        }
        if let Some(position) = &self.position {
            self.repetitions.push(position);
        }
    }

    /// The position with what has legally been put down but not completed.
    fn on_the_board(&self) -> Option<Position> {
        let position = self.position.as_ref()?;
        match self.hand.down {
            Down::Legal(mv) => Some(position.after(mv)),
            _ => Some(position.clone()),
        }
    }
}

fn refuse(out: &mut Vec<Ruling>, law: LawId, key: &'static str) {
    out.push(Ruling::new(law, key, Effect::Refused));
}

fn note(out: &mut Vec<Ruling>, law: LawId, key: &'static str) {
    out.push(Ruling::new(law, key, Effect::Noted));
}

fn playable(setup: &Setup) -> Option<Position> {
    Position::from_setup(setup).ok().map(|(position, _)| position)
}
