//! Whole flows without a window: moves as if by hand, a scripted engine, a disk in memory, and a
//! clock that is turned by hand.

mod adjourn;
mod claims;
mod clock;
mod computer;
mod files;
mod heard;
mod journal;
mod ladder;
mod offers;
mod officer;
mod page;
mod paste;
mod picture;
mod play;
mod review;
mod table;

use super::{on_event, tick, update};
use crate::action::{Action, EditAction, FileAction, GoAction, PlayAction};
use crate::effect::Effect;
use crate::event::{EngineAnswer, Event};
use crate::model::document::{Document, Stamp};
use crate::model::{Dialog, Model, Now, Phase, Premove, SearchId, Shot};
use crate::persist::settings::{ClockChoice, ColorChoice, LanguageChoice, NewGame, Opponent};
use crate::persist::{RecentFiles, Settings};
use crate::score_sheet::Sheet;
use crate::service::autosave::AutosaveRequest;
use crate::service::files::{
    Content, Expect, FileError, FileErrorKind, FilesEvent, FilesRequest, Found, Operation,
    PagePlace, Purpose, RequestId,
};
use crate::service::pictures::{Destination, PictureEvent, PictureFault};
use crate::sound::Sound;
use arbiter::Laws;
use arbiter::laws::IncrementTiming;
use chess_core::{Color, Move, Square, fen, pgn, san};
use chess_engine::Score;
use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Plays a script for two people from the usual position and looks at the moves that stand and
/// at how the game stands: `check_flow("e4 e5 <take back>", "e4", "Black to move")`.
#[track_caller]
fn check_flow(script: &str, line: &str, state: &str) {
    let mut desk = Desk::two_people();
    desk.run(script);
    desk.expect(line, state);
}

/// The program without its window, and all that it talks to.
struct Desk {
    model: Model,
    now: Now,
    /// What the engine has been asked, the last one last.
    jobs: Vec<(SearchId, bool)>,
    /// What the file service has been asked and has not answered.
    requests: VecDeque<(RequestId, FilesRequest)>,
    /// Dialogs for choosing files that are up: the number, and the proposed name when saving.
    pickers: Vec<(RequestId, Option<String>)>,
    disk: BTreeMap<PathBuf, Vec<u8>>,
    journal: Vec<AutosaveRequest>,
    copied: Option<String>,
    /// Pictures that were asked for, and what they are for.
    shots: Vec<(RequestId, Shot, Destination)>,
    /// Pages that were asked for, and where they go.
    pages: Vec<(RequestId, Sheet, PagePlace)>,
    /// Pages shown in the browser.
    browsed: Vec<PathBuf>,
    /// The picture on the clipboard.
    copied_image: Option<image::RgbImage>,
    sounds: Vec<Sound>,
    stops: usize,
    closed: bool,
}

impl Desk {
    fn new(settings: Settings) -> Desk {
        let settings = Settings { language: LanguageChoice::En, ..settings };
        Desk {
            model: Model::new(settings, RecentFiles::default(), 1),
            now: Duration::from_secs(100),
            jobs: Vec::new(),
            requests: VecDeque::new(),
            pickers: Vec::new(),
            disk: BTreeMap::new(),
            journal: Vec::new(),
            copied: None,
            shots: Vec::new(),
            pages: Vec::new(),
            browsed: Vec::new(),
            copied_image: None,
            sounds: Vec::new(),
            stops: 0,
            closed: false,
        }
    }

    fn start(setup: NewGame) -> Desk {
        let mut desk = Desk::new(Settings::default());
        desk.wish(Action::Play(PlayAction::New(setup)));
        desk
    }

    fn two_people() -> Desk {
        Desk::start(two_people(None))
    }

    fn two_people_with_clock(minutes: u16, increment: u16) -> Desk {
        Desk::start(two_people(Some(ClockChoice { minutes, increment })))
    }

    fn against_computer(color: ColorChoice, clock: Option<ClockChoice>) -> Desk {
        let controls = ClockChoice::controls(clock);
        Desk::start(NewGame { level: 24, color, controls, laws: laws(), ..NewGame::default() })
    }

    /// Two people from a position.
    fn from(text: &str, clock: Option<ClockChoice>) -> Desk {
        let mut desk = Desk::two_people();
        let (position, _) = fen::read(text).expect("a position");
        let setup = two_people(clock);
        let effects = super::play::begin(&mut desk.model, &setup, Color::White, position, desk.now);
        desk.take(effects);
        desk
    }

    /// A pasted text, gone through.
    fn reviewing(text: &str) -> Desk {
        let mut desk = Desk::two_people();
        desk.wish(Action::File(FileAction::Paste(text.to_owned())));
        desk
    }

    /// A file that has been opened.
    fn with_file(name: &str, bytes: &[u8]) -> Desk {
        let mut desk = Desk::two_people();
        desk.disk.insert(name.into(), bytes.to_vec());
        desk.wish(Action::File(FileAction::OpenPath(name.into())));
        desk.serve();
        assert_eq!(desk.model.document.path(), Some(Path::new(name)));
        desk
    }

    fn wish(&mut self, action: Action) {
        let effects = update(&mut self.model, action, self.now);
        self.take(effects);
    }

    fn file(&mut self, action: FileAction) {
        self.wish(Action::File(action));
    }

    fn tell(&mut self, event: Event) {
        let effects = on_event(&mut self.model, event, self.now);
        self.take(effects);
    }

    /// Time passes as in the window: whenever something changes by itself, it is looked at.
    fn wait(&mut self, seconds: f64) {
        let until = self.now + Duration::from_secs_f64(seconds);
        while self.now < until {
            let wake = self.model.next_wake(self.now).unwrap_or(until);
            self.now = wake.clamp(self.now + Duration::from_millis(1), until);
            let effects = tick(&mut self.model, self.now);
            self.take(effects);
        }
    }

    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Search(job) => self.jobs.push((job.id, job.judge_only)),
                Effect::StopSearch => self.stops += 1,
                Effect::PickOpen(id) => self.pickers.push((id, None)),
                Effect::PickSave(id, name) | Effect::PickEnvelope(id, name) => {
                    self.pickers.push((id, Some(name)));
                }
                Effect::PickPicture(id, name, _) => self.pickers.push((id, Some(name))),
                Effect::PickPage(id, name) => self.pickers.push((id, Some(name))),
                Effect::SavePage(id, sheet, place) => self.pages.push((id, *sheet, place)),
                Effect::Browse(path) => self.browsed.push(path),
                Effect::Picture(id, shot, to) => self.shots.push((id, *shot, to)),
                Effect::CopyImage(image) => self.copied_image = Some(*image),
                Effect::Files(id, request) => self.requests.push_back((id, request)),
                Effect::Copy(text) => self.copied = Some(text),
                Effect::Sound(sound) => self.sounds.push(sound),
                Effect::SaveSettings | Effect::SaveRecent | Effect::SaveProfiles => {}
                Effect::Journal(request) => self.journal.push(request),
                Effect::Close => self.closed = true,
            }
        }
    }

    /// Moves as a hand does, from square to square.
    fn hand(&mut self, from: Square, to: Square) {
        self.wish(Action::Play(PlayAction::Move { from, to, promotion: None }));
    }

    /// The last question to the engine.
    #[track_caller]
    fn job(&self) -> SearchId {
        self.jobs.last().expect("the engine has been asked").0
    }

    /// The engine answers a question with a move after some seconds.
    fn engine_moves(&mut self, id: SearchId, squares: &str, seconds: f64) {
        let (from, to) = (square(squares, 0), square(squares, 2));
        let pace = Duration::from_secs_f64(seconds);
        let score = Score::Centipawns(0);
        let answer = EngineAnswer::Move { mv: Move::normal(from, to), score, pace };
        self.tell(Event::Engine(id, answer));
    }

    /// Runs words: moves in SAN for whoever is to move, and wishes in angle brackets.
    #[track_caller]
    fn run(&mut self, script: &str) {
        let mut rest = script.trim();
        while !rest.is_empty() {
            let (word, after) = match rest.strip_prefix('<') {
                Some(inner) => inner.split_once('>').expect("a closed bracket"),
                None => {
                    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
                    self.play(&rest[..end]);
                    rest = rest[end..].trim_start();
                    continue;
                }
            };
            self.do_word(word);
            rest = after.trim_start();
        }
    }

    #[track_caller]
    fn play(&mut self, word: &str) {
        let position = self.model.play.shown();
        let mv = san::parse(&position, word).unwrap_or_else(|error| panic!("{word}: {error}"));
        let (from, to, promotion) = (mv.from(), mv.king_target(), mv.promoted_to());
        self.wish(Action::Play(PlayAction::Move { from, to, promotion }));
    }

    #[track_caller]
    fn do_word(&mut self, word: &str) {
        let node = self.model.play.cursor;
        let (verb, value) = word.split_once(' ').unwrap_or((word, ""));
        let play = match word {
            "take back" => PlayAction::TakeBack,
            "resign" => PlayAction::Resign,
            "resign now" => PlayAction::ResignNow,
            "offer draw" => PlayAction::OfferDraw,
            "accept" => PlayAction::AcceptDraw,
            "decline" => PlayAction::DeclineDraw,
            "claim" => return self.claim(None),
            "go on" => PlayAction::Continue,
            "review" => PlayAction::Review,
            "rematch" => PlayAction::Rematch,
            "no premove" => PlayAction::Premove(None),
            _ if verb == "premove" => {
                let (from, to) = (square(value, 0), square(value, 2));
                PlayAction::Premove(Some(Premove { from, to, promotion: None }))
            }
            _ => return self.do_other(word, node, verb, value),
        };
        self.wish(Action::Play(play));
    }

    /// Claims a draw by the card that opens for it, on the ground it proposes; with a move, it is
    /// written down.
    #[track_caller]
    fn claim(&mut self, written: Option<&str>) {
        self.wish(Action::Play(PlayAction::ClaimDraw));
        let Some(Dialog::Claim(draft)) = self.model.dialog.clone() else { return };
        let position = self.model.play.live_position();
        let intended = written.map(|word| san::parse(&position, word).expect("a legal move"));
        let ground = draft.ground;
        self.wish(Action::Play(PlayAction::Claim { ground, intended }));
    }

    #[track_caller]
    fn do_other(&mut self, word: &str, node: chess_core::NodeId, verb: &str, value: &str) {
        let action = match word {
            "first" => Action::Go(GoAction::First),
            "back" => Action::Go(GoAction::Previous),
            "on" => Action::Go(GoAction::Next),
            "last" => Action::Go(GoAction::Last),
            "line before" => Action::Go(GoAction::LineBefore),
            "line after" => Action::Go(GoAction::LineAfter),
            "delete" => Action::Edit(EditAction::DeleteFrom(node)),
            "promote" => Action::Edit(EditAction::Promote(node)),
            "make main" => Action::Edit(EditAction::MakeMainLine(node)),
            "undo" => Action::Edit(EditAction::Undo),
            "redo" => Action::Edit(EditAction::Redo),
            "flip" => Action::Flip,
            "quit" => Action::Quit,
            _ => match verb {
                "wait" => return self.wait(value.parse().expect("seconds")),
                "engine" => {
                    let id = self.job();
                    let (squares, pace) = value.split_once(" in ").unwrap_or((value, "0"));
                    return self.engine_moves(id, squares, pace.parse().expect("seconds"));
                }
                "claim" => return self.claim(Some(value)),
                "judges" => {
                    let (id, judge_only) = *self.jobs.last().expect("a question");
                    assert!(judge_only);
                    let score = Score::Centipawns(value.parse().expect("centipawns"));
                    return self.tell(Event::Engine(id, EngineAnswer::Judged(score)));
                }
                _ => panic!("<{word}> means nothing"),
            },
        };
        self.wish(action);
    }

    /// The moves that stand.
    fn line(&self) -> String {
        let game = &self.model.play.game;
        let words = game.main_line().filter_map(|node| {
            let parent = game.parent(node)?;
            Some(san::format(&game.position(parent), game.mv(node)))
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// How the game stands.
    fn state(&self) -> String {
        let play = &self.model.play;
        match play.phase {
            Phase::Playing => format!("{:?} to move", play.turn()),
            Phase::Over(end) => format!("{} {:?}", end.text(), end.reason),
            Phase::Review => "gone through".to_owned(),
        }
    }

    #[track_caller]
    fn expect(&self, line: &str, state: &str) {
        assert_eq!((self.line().as_str(), self.state().as_str()), (line, state));
    }

    /// The whole tree as PGN writes it, on one line.
    fn tree(&self) -> String {
        let text = pgn::write(&self.model.play.game);
        let moves = text.split_once("\n\n").map_or(text.as_str(), |(_, moves)| moves);
        moves.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.model.play.game.tags().get(name)
    }

    fn left(&self, color: Color) -> f64 {
        self.model.play.left(color, self.now).expect("a clock").as_secs_f64()
    }

    /// The ids of the messages that are shown.
    fn notices(&self) -> Vec<&'static str> {
        self.model.notices.iter().map(|notice| notice.message.id).collect()
    }

    fn asks_about_unsaved(&self) -> bool {
        matches!(self.model.dialog, Some(Dialog::Unsaved(_)))
    }

    fn answer(&mut self, answer: crate::action::UnsavedAnswer) {
        self.file(FileAction::Unsaved(answer));
    }

    /// The user chooses a file in the dialog that is up.
    #[track_caller]
    fn pick(&mut self, path: &str) {
        let (id, name) = self.pickers.pop().expect("a dialog");
        let purpose = match name {
            Some(_) => Purpose::Save { expect: Expect::Anything },
            None => Purpose::Open,
        };
        self.tell(Event::Files(FilesEvent::Picked { id, path: path.into(), purpose }));
    }

    /// The file service answers all that it has been asked.
    fn serve(&mut self) {
        while self.serve_one() {}
    }

    /// The file service answers the oldest question.
    fn serve_one(&mut self) -> bool {
        let Some((id, request)) = self.requests.pop_front() else { return false };
        let event = match request {
            FilesRequest::Read { path } => {
                let result = match self.disk.get(&path) {
                    Some(bytes) => Ok(Document::parse(Some(path.clone()), bytes.clone())
                        .with_stamp(Stamp::of(bytes, None))),
                    None => Err(FileError {
                        path: path.clone(),
                        operation: Operation::Read,
                        kind: FileErrorKind::NotFound,
                    }),
                };
                FilesEvent::Read { id, path, result }
            }
            FilesRequest::Write {
                path,
                content: Content::Changed { document, change },
                expect,
            } => {
                let here = self.disk.get(&path).map(|bytes| Stamp::of(bytes, None));
                match expect {
                    Expect::Stamp(stamp) if here != Some(stamp) => FilesEvent::ChangedOutside {
                        id,
                        path,
                        found: if here.is_some() { Found::Changed } else { Found::Gone },
                        saving: true,
                    },
                    _ => {
                        let bytes = document.bytes_with(&change);
                        self.disk.insert(path.clone(), bytes.clone());
                        let stamp = Stamp::of(&bytes, None);
                        let document = document.saved(path.clone(), bytes, &change, stamp);
                        FilesEvent::Written { id, path, result: Ok(document) }
                    }
                }
            }
            FilesRequest::WriteEnvelope { text, path, .. } => {
                self.disk.insert(path.clone(), text.into_bytes());
                FilesEvent::EnvelopeWritten { id, path, result: Ok(()) }
            }
            FilesRequest::Stamp { path, known } => {
                match self.disk.get(&path).map(|bytes| Stamp::of(bytes, None)) {
                    Some(stamp) if stamp == known => FilesEvent::Unchanged { id, path, stamp },
                    here => FilesEvent::ChangedOutside {
                        id,
                        path,
                        found: if here.is_some() { Found::Changed } else { Found::Gone },
                        saving: false,
                    },
                }
            }
            FilesRequest::Check { document } => {
                let problems = document.check(&|| true).unwrap_or_default();
                FilesEvent::Checked { id, problems }
            }
            other => panic!("the disk is not asked {other:?}"),
        };
        self.tell(Event::Files(event));
        true
    }

    #[track_caller]
    fn on_disk(&self, path: &str) -> &str {
        std::str::from_utf8(&self.disk[Path::new(path)]).expect("text")
    }
}

/// Today's laws, but with increments as people on screens know them.
fn laws() -> Laws {
    Laws { increment: IncrementTiming::After, ..Laws::modern() }
}

fn two_people(clock: Option<ClockChoice>) -> NewGame {
    NewGame {
        opponent: Opponent::TwoPeople,
        controls: ClockChoice::controls(clock),
        laws: laws(),
        white_name: "Ann".to_owned(),
        black_name: "Bo".to_owned(),
        ..NewGame::default()
    }
}

fn square(text: &str, at: usize) -> Square {
    text[at..at + 2].parse().expect("a square")
}
