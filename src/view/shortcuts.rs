//! Keys: the table of commands, matched against what was pressed.

use super::ViewCtx;
use crate::action::{Action, FileAction, PlayAction};
use crate::command::{Command, TABLE};
use egui::{Context, Event, Key, Modifiers};

/// Runs the commands whose keys were pressed in this frame.
///
/// Keys belong to whatever has the keyboard: a text field keeps its letters and arrows, the
/// board keeps its arrows, and nothing fires while an input method composes a character.
pub fn run(ctx: &Context, cx: &ViewCtx<'_>) {
    if cx.model.dialog.is_some() {
        return;
    }
    let typing = ctx.egui_wants_keyboard_input();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    clipboard(ctx, cx, typing);
    if ctx.input(|input| input.key_pressed(Key::Escape)) && cx.model.play.premove.is_some() {
        cx.send(Action::Play(PlayAction::Premove(None)));
    }
    for entry in TABLE {
        for keys in entry.keys {
            let plain = matches!(keys.modifiers, Modifiers::NONE | Modifiers::SHIFT);
            let function = matches!(keys.logical_key, Key::F1 | Key::F11);
            let blocked = (typing && plain && !function)
                // Whatever has the focus uses these keys itself.
                || (focused && plain && is_widget_key(keys.logical_key))
                // These come as events of their own.
                || matches!(entry.command, Command::CopyPgn | Command::Paste);
            if !blocked && ctx.input_mut(|input| input.consume_shortcut(keys)) {
                cx.run(entry.command);
            }
        }
    }
}

fn is_widget_key(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::Enter
            | Key::Space
            | Key::Home
            | Key::End
    )
}

/// Copy and paste come from the system as events, not as keys.
fn clipboard(ctx: &Context, cx: &ViewCtx<'_>, typing: bool) {
    if typing {
        return;
    }
    let events = ctx.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Copy => cx.run(Command::CopyPgn),
            Event::Paste(text) => cx.send(Action::File(FileAction::Paste(text))),
            _ => {}
        }
    }
}

/// The keys of a command as the system writes them, for menus and help.
pub fn shown(ctx: &Context, command: Command) -> String {
    command.entry().keys.first().map(|keys| ctx.format_shortcut(keys)).unwrap_or_default()
}
