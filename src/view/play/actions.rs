//! The few buttons that matter now, and the menu with the rest.

use super::{table_mode, within};
use crate::action::{Action, FileAction};
use crate::command::Command;
use crate::model::Phase;
use crate::persist::settings::PieceSet;
use crate::view::kit::{self, ActionButton};
use crate::view::{ViewCtx, theme};
use egui::{Rect, Ui};

/// Shows three commands and the menu, evenly over the width; `beside` puts words beside icons.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, place: Rect, beside: bool, compact: bool) {
    let commands: &[Command] = match cx.model.play.phase {
        Phase::Playing if table_mode::applies(&cx.model.play) => {
            // The claim is in the menu too, where the row is too narrow for it.
            if place.width() < 340.0 && !beside {
                &[Command::Adjust, Command::OfferDraw, Command::Resign]
            } else {
                &table_mode::COMMANDS
            }
        }
        Phase::Playing if cx.model.play.game.ply(cx.model.play.live()) == 0 => {
            &[Command::TakeBack, Command::NewGame, Command::TurnBoard]
        }
        Phase::Playing => &[Command::TakeBack, Command::OfferDraw, Command::Resign],
        Phase::Over(_) => &[Command::NewGame, Command::TakeBack, Command::Save],
        Phase::Review => &[Command::NewGame, Command::Open, Command::Save],
    };
    let words: Vec<&str> =
        commands.iter().map(|command| cx.t(short_name(*command, compact))).collect();
    let widths = shares(ui, place.width(), words.iter().copied().chain([cx.t("command-more")]));
    within(ui, place, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for ((&command, words), width) in commands.iter().zip(words).zip(&widths) {
            let entry = command.entry();
            let width = *width;
            let button = ActionButton::new(entry.icon.unwrap_or_default(), words, width)
                .beside(beside)
                .enabled(command.available(cx.model));
            if ui.add(button).clicked() {
                cx.run(command);
            }
        }
        let width = widths.last().copied().unwrap_or_default();
        let more =
            ActionButton::new(theme::icon::DOTS_THREE, cx.t("command-more"), width).beside(beside);
        let more = ui.add(more);
        kit::menu(&more, 280.0, |ui| menu(ui, cx, beside || place.width() < 288.0));
    });
}

/// The width of each button: its word's, and an even share of what is left over.
fn shares<'a>(ui: &Ui, width: f32, words: impl Iterator<Item = &'a str>) -> Vec<f32> {
    let font = theme::medium(theme::SMALL);
    let color = egui::Color32::PLACEHOLDER;
    let needed: Vec<f32> = words
        .map(|words| ui.painter().layout_no_wrap(words.to_owned(), font.clone(), color).size().x)
        .collect();
    let spare = (width - needed.iter().sum::<f32>()) / needed.len().max(1) as f32;
    needed.into_iter().map(|needed| needed + spare).collect()
}

/// Names without dots, and short ones where the column is tight.
fn short_name(command: Command, compact: bool) -> &'static str {
    match command {
        Command::NewGame => "command-new-game",
        Command::Open => "command-open",
        Command::OfferDraw if compact => "command-offer-draw-short",
        other => other.entry().text,
    }
}

fn menu(ui: &mut Ui, cx: &ViewCtx<'_>, tight: bool) {
    // What belongs to an official game is there when it can be done.
    let official: Vec<Command> = [
        Command::ClaimDraw,
        Command::Adjourn,
        Command::ResumeGame,
        Command::SaveEnvelope,
        Command::StopClocks,
        Command::Arbiter,
        Command::ArbiterBook,
    ]
    .into_iter()
    .filter(|command| cx.model.play.phase != Phase::Review && command.available(cx.model))
    .collect();
    let groups: [&[Command]; 5] = [
        &[
            Command::NewGame,
            Command::Ladder,
            Command::Open,
            Command::Save,
            Command::SaveAs,
            Command::SavePicture,
            Command::ScoreSheet,
        ],
        &[Command::CopyPgn, Command::CopyFen, Command::CopyPicture, Command::Paste],
        &official,
        &[
            Command::Undo,
            Command::Redo,
            Command::TypeMove,
            Command::TurnBoard,
            Command::SolidBoard,
            Command::ClearMarks,
            Command::FullScreen,
        ],
        &[Command::Help, Command::About, Command::Quit],
    ];
    for (i, group) in groups.into_iter().enumerate() {
        if i > 0 && !group.is_empty() {
            kit::menu_line(ui);
        }
        for &command in group {
            let entry = command.entry();
            let keys = crate::view::shortcuts::shown(cx.text, command);
            let enabled = command.available(cx.model);
            if kit::menu_item(ui, entry.icon, cx.t(entry.text), &keys, enabled).clicked() {
                cx.run(command);
            }
        }
        if i == 0 {
            recent(ui, cx);
        }
        // Where the row of tools is too narrow for its own menu of cameras.
        if i == 3 && tight && cx.model.settings.pieces == PieceSet::Solid {
            kit::menu_line(ui);
            super::column::cameras(ui, cx);
        }
    }
}

/// The files opened lately, the newest first.
fn recent(ui: &mut Ui, cx: &ViewCtx<'_>) {
    let paths = cx.model.recent.paths();
    if paths.is_empty() {
        return;
    }
    kit::menu_line(ui);
    for path in paths.iter().take(5) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
        let item = kit::menu_item(ui, Some(theme::icon::FILE_TEXT), &name, "", true);
        if item.on_hover_text(path.display().to_string()).clicked() {
            cx.send(Action::File(FileAction::OpenPath(path.clone())));
        }
    }
    if kit::menu_item(ui, None, cx.t("recent-clear"), "", true).clicked() {
        cx.send(Action::File(FileAction::ClearRecent));
    }
}
