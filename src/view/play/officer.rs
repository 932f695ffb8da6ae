//! The panel of a person who acts as arbiter: clocks, position, the end of the game, and the book
//! in which all rulings stand.
//!
//! Like the card for a new game it keeps nothing: every change goes out as a new draft.

mod book;

use super::table;
use crate::action::{Action, PlayAction};
use crate::model::officer::{Asked, written_time};
use crate::model::{Dialog, OfficerDraft, OfficerTab, Play};
use crate::view::kit::{self, Button, Card, Field, IconButton, Segment};
use crate::view::{ViewCtx, miniature, names, theme};
use arbiter::arbiter::{Decision, Event, Phase as Official};
use arbiter::result::{GameResult, Reason, Score};
use chess_core::{ByColor, Color};
use egui::{Context, Id, Sense, Ui, Vec2, vec2};
use std::time::Duration;

/// Between two rows of the panel.
const ROW_GAP: f32 = 16.0;
/// What the small buttons give and take, in minutes.
const MINUTES: [u64; 3] = [1, 2, 5];

/// What the panel wishes besides another draft.
type Wish = Option<PlayAction>;

/// Shows the panel.
pub fn card(ctx: &Context, cx: &ViewCtx<'_>, draft: &OfficerDraft) {
    let acts = cx.model.play.has_officer();
    let mut changed = draft.clone();
    if !acts {
        changed.tab = OfficerTab::Book;
    }
    let title = cx.t(if acts { "officer-title" } else { "command-arbiter-book" });
    let card = Card::new("officer", title)
        .icon(theme::icon::SCALES)
        .close_name(cx.t("button-close"))
        .width(680.0);
    let stopped = cx.model.play.is_stopped();
    let shown = card.show(
        ctx,
        |ui| body(ui, cx, &mut changed, acts),
        |ui| match &draft.asked {
            Some(asked) => confirm(ui, cx, asked),
            None => {
                let go_on = Button::primary(cx.t("officer-go-on"));
                let going = stopped && ui.add(go_on).clicked();
                let close = ui.add(Button::secondary(cx.t("button-close"))).clicked();
                let wish = going.then_some(PlayAction::Continue);
                (wish, close)
            }
        },
    );
    let (foot, closed) = shown.foot;
    if draft.asked.is_some() && closed {
        changed.asked = None;
    }
    if changed != *draft {
        cx.send(Action::Dialog(Some(Dialog::Officer(Box::new(changed)))));
    }
    if let Some(wish) = shown.body.or(foot) {
        cx.send(Action::Play(wish));
    } else if shown.closed || (closed && draft.asked.is_none()) {
        cx.send(Action::Dialog(None));
    }
}

/// "This ends the game": what the arbiter will say, and whether it shall.
fn confirm(ui: &mut Ui, cx: &ViewCtx<'_>, asked: &Asked) -> (Wish, bool) {
    let t = theme::tokens(ui);
    ui.spacing_mut().item_spacing.x = 12.0;
    let decide = ui.add(Button::primary(cx.t("officer-confirm"))).clicked();
    let cancel = ui.add(Button::secondary(cx.t("button-cancel"))).clicked();
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let words = cx.text.ruling(&asked.said.ruling, &asked.said.position(), style);
    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
        kit::paragraph(ui, &words, theme::regular(theme::BODY), t.ink);
    });
    (decide.then(|| PlayAction::Decide(asked.decision.clone())), cancel)
}

fn body(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut OfficerDraft, acts: bool) -> Wish {
    ui.spacing_mut().item_spacing = vec2(8.0, 0.0);
    if acts {
        let tabs = [
            Segment::new(OfficerTab::Clocks, cx.t("officer-clocks")),
            Segment::new(OfficerTab::Position, cx.t("officer-position")),
            Segment::new(OfficerTab::Decision, cx.t("officer-decision")),
            Segment::new(OfficerTab::Book, cx.t("officer-book")),
        ];
        kit::segmented(ui, cx.t("officer-title"), &mut draft.tab, &tabs, None);
        ui.add_space(ROW_GAP);
    }
    match draft.tab {
        OfficerTab::Clocks => clocks(ui, cx, draft),
        OfficerTab::Position => position(ui, cx, draft),
        OfficerTab::Decision => decision(ui, cx),
        OfficerTab::Book => {
            book::ui(ui, cx);
            None
        }
    }
}

fn official(event: Event) -> Wish {
    Some(PlayAction::Official(event))
}

/// A row of buttons, each with a wish of its own; they wrap where there is no room.
fn choices(ui: &mut Ui, choices: Vec<(&str, PlayAction)>) -> Wish {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
        for (words, action) in choices {
            if ui.add(Button::secondary(words)).clicked() {
                wish = Some(action);
            }
        }
    });
    wish
}

/// Both clocks, who is there, and flags.
fn clocks(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut OfficerDraft) -> Wish {
    let play = &cx.model.play;
    let mut wish = attendance(ui, cx, draft);
    if play.clock().is_none() {
        let t = theme::tokens(ui);
        kit::paragraph(ui, cx.t("clock-about-none"), theme::regular(theme::BODY), t.muted);
        return wish;
    }
    for color in Color::ALL {
        let name = cx.text.side_name(color);
        kit::form_row(ui, name, 36.0, |ui| {
            wish = clock(ui, cx, draft, color).or(wish.take());
        });
        ui.add_space(ROW_GAP);
    }
    let flags = choices(
        ui,
        vec![(cx.t("officer-flag"), PlayAction::Official(Event::ClaimFlag { by: None }))],
    );
    flags.or(wish)
}

fn clock(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut OfficerDraft, color: Color) -> Wish {
    let play = &cx.model.play;
    let shown = written_time(play.left(color, cx.now).unwrap_or_default());
    let side = cx.text.side_name(color);
    let mut text = draft.clocks[color].clone().unwrap_or_else(|| shown.clone());
    let mut wish = None;
    let wrong = draft.clocks[color].is_some() && draft.written(color).is_none();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let field = Field::new(&mut text, side)
            .width(104.0)
            .wrong(wrong)
            .id(Id::unique(("officer-clock", color)))
            .show(ui);
        if field.changed() {
            draft.clocks[color] = Some(text);
        }
        let written = draft.written(color);
        let name = cx.text.with("officer-set-clock", &[("side", side.into())]);
        let set = Button::secondary(cx.t("officer-set")).name(&name).enabled(written.is_some());
        if ui.add(set).clicked()
            && let Some(left) = written
        {
            wish = Some(PlayAction::Decide(Decision::SetClock { color, left }));
        }
        ui.add_space(6.0);
        for (sign, give) in [("+", true), ("−", false)] {
            for minutes in MINUTES {
                let words = format!("{sign}{minutes}");
                let id = if give { "officer-give" } else { "officer-take" };
                let values = [("minutes", (minutes as i64).into()), ("side", side.into())];
                let name = cx.text.with(id, &values);
                let button = Button::secondary(&words).small().name(&name);
                if ui.add(button).on_hover_text(&name).clicked() {
                    let time = Duration::from_secs(60 * minutes);
                    wish = Some(PlayAction::Decide(if give {
                        Decision::GiveTime { color, time }
                    } else {
                        Decision::TakeTime { color, time }
                    }));
                }
            }
        }
    });
    wish
}

/// Before the game: who is there, and the start. Afterwards: who is still waited for.
fn attendance(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut OfficerDraft) -> Wish {
    let play = &cx.model.play;
    let arbiter = play.arbiter.as_ref()?;
    let mut wish = None;
    if *arbiter.phase() == Official::Waiting {
        for color in Color::ALL {
            let words = present(cx, color);
            kit::row(ui, &words, |ui| {
                kit::switch(ui, &mut draft.present[color], &words);
            });
        }
        let event = Event::Start { present: draft.present };
        let start = Button::secondary(cx.t("officer-start")).icon(theme::icon::PLAY);
        if ui.add(start).clicked() {
            wish = official(event);
        }
        ui.add_space(ROW_GAP);
        return wish;
    }
    let absent = |color: &Color| !arbiter.present()[*color];
    for color in Color::ALL.into_iter().filter(absent) {
        let side = ("side", cx.text.side_name(color).into());
        let words = cx.text.with("officer-awaited", &[side]);
        kit::row(ui, &words, |ui| {
            if ui.add(Button::secondary(cx.t("officer-arrived"))).clicked() {
                wish = official(Event::Arrive { by: color });
            }
        });
    }
    wish
}

pub(in crate::view) fn present(cx: &ViewCtx<'_>, color: Color) -> String {
    cx.text.with("officer-present", &[("side", cx.text.side_name(color).into())])
}

/// What stands on the board, and what it should be.
fn position(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut OfficerDraft) -> Wish {
    let play = &cx.model.play;
    let mut wish = None;
    kit::form_row(ui, cx.t("officer-back"), 36.0, |ui| {
        wish = set_back(ui, cx, play, draft);
    });
    ui.add_space(ROW_GAP);
    kit::form_row(ui, cx.t("officer-fen"), 36.0, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let width = ui.available_width() - 136.0;
            let field = Field::new(&mut draft.fen, cx.t("officer-fen"))
                .width(width)
                .wrong(draft.fault.is_some())
                .show(ui);
            if field.changed() {
                draft.fault = None;
            }
            if ui.add(Button::secondary(cx.t("officer-set-up")).width(128.0)).clicked() {
                wish = Some(PlayAction::SetPosition(draft.fen.clone()));
            }
        });
        if let Some(fault) = &draft.fault {
            let t = theme::tokens(ui);
            ui.add_space(4.0);
            let words = fault.words(cx.text);
            kit::paragraph(ui, &words, theme::regular(theme::SMALL), t.amber_text);
        }
    });
    ui.add_space(ROW_GAP);
    let displaced = play.arbiter.as_ref().and_then(arbiter::Arbiter::displaced);
    let hands: Vec<(&str, PlayAction)> = match displaced {
        Some(by) => vec![(cx.t("officer-replaced"), PlayAction::Official(Event::Replaced { by }))],
        None => {
            [(Color::White, "officer-displaced-white"), (Color::Black, "officer-displaced-black")]
                .into_iter()
                .map(|(by, id)| (cx.t(id), PlayAction::Official(Event::Displaced { by })))
                .collect()
        }
    };
    // Whose time runs while men are put back is asked only while time runs.
    if !play.is_stopped() || displaced.is_some() {
        kit::form_row(ui, cx.t("officer-men"), 36.0, |ui| {
            wish = choices(ui, hands).or(wish.take());
        });
        ui.add_space(ROW_GAP);
    }
    kit::form_row(ui, cx.t("officer-found"), 36.0, |ui| {
        let found = [
            ("officer-board-turned", Decision::BoardTurned),
            ("officer-colours", Decision::ColoursReversed),
            ("officer-set-up-wrong", Decision::WrongSetUp),
            ("officer-position-lost", Decision::PositionLost),
        ];
        let found = found.map(|(id, decision)| (cx.t(id), PlayAction::Decide(decision)));
        wish = choices(ui, found.into()).or(wish.take());
    });
    wish
}

/// Some moves back, with the board as it stood then.
fn set_back(ui: &mut Ui, cx: &ViewCtx<'_>, play: &Play, draft: &mut OfficerDraft) -> Wish {
    let arbiter = play.arbiter.as_ref()?;
    let made = arbiter.moves().len();
    draft.back = draft.back.clamp(made.min(1), made.max(1));
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let less = IconButton::new(theme::icon::MINUS, cx.t("officer-back-less"));
        if ui.add(less.enabled(draft.back > 1)).clicked() {
            draft.back -= 1;
        }
        let t = theme::tokens(ui);
        let count = [("count", (draft.back as i64).into())];
        let words = cx.text.with("officer-back-count", &count);
        kit::text(ui, &words, theme::tab(theme::BODY, theme::Weight::SemiBold), t.ink);
        let more = IconButton::new(theme::icon::PLUS, cx.t("officer-back-more"));
        if ui.add(more.enabled(draft.back < made)).clicked() {
            draft.back += 1;
        }
        let back = Button::secondary(cx.t("officer-back-do")).enabled(made > 0);
        if ui.add(back).clicked() {
            wish = Some(PlayAction::Decide(Decision::SetBack { moves: draft.back }));
        }
        if let Some(then) = made.checked_sub(draft.back).and_then(|n| arbiter.position_after(n)) {
            let settings = &cx.model.settings;
            let (place, _) = ui.allocate_exact_size(Vec2::splat(112.0), Sense::hover());
            let set = table::piece_set(settings.pieces);
            let theme = table::board_theme(settings.board);
            let board = then.board();
            miniature::paint_position(ui, place, set, theme, board, play.orientation, None);
        }
    });
    wish
}

/// How the game ends, or that it does not.
fn decision(ui: &mut Ui, cx: &ViewCtx<'_>) -> Wish {
    let mut wish = None;
    kit::form_row(ui, cx.t("officer-result"), 36.0, |ui| {
        let scores = [
            ("score-white-wins", Score::Win(Color::White)),
            ("score-draw", Score::Draw),
            ("score-black-wins", Score::Win(Color::Black)),
            ("score-both-lose", Score::BothLose),
            ("result-void", Score::Void),
        ];
        let results = scores.map(|(id, score)| {
            let result = GameResult { score, reason: Reason::Decision };
            (cx.t(id), PlayAction::Decide(Decision::Result(result)))
        });
        wish = choices(ui, results.into());
    });
    ui.add_space(ROW_GAP);
    if cx.model.play.is_playing() {
        kit::form_row(ui, cx.t("officer-refusal"), 36.0, |ui| {
            let refusals = [
                ("side-white", ByColor { white: true, black: false }),
                ("side-black", ByColor { white: false, black: true }),
                ("officer-both", ByColor { white: true, black: true }),
            ];
            let refusals =
                refusals.map(|(id, who)| (cx.t(id), PlayAction::Decide(Decision::Refusal(who))));
            wish = choices(ui, refusals.into()).or(wish.take());
        });
    } else {
        kit::form_row(ui, cx.t("officer-wrong-end"), 36.0, |ui| {
            let on = vec![(cx.t("officer-play-on"), PlayAction::Decide(Decision::PlayOn))];
            wish = choices(ui, on).or(wish.take());
        });
    }
    wish
}
