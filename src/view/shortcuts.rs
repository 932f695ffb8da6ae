//! Keys: the table of commands, matched against what was pressed.

use super::ViewCtx;
use crate::action::{Action, FileAction, PlayAction};
use crate::command::{Command, TABLE};
use crate::text::Text;
use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

/// Runs the commands whose keys were pressed in this frame.
///
/// Keys belong to whatever has the keyboard: a text field keeps its letters and arrows, the
/// board keeps its arrows, and nothing fires while an input method composes a character.
pub fn run(ctx: &Context, cx: &ViewCtx<'_>) {
    if cx.model.dialog.is_some() {
        return;
    }
    // A button or a square with the keyboard on it takes no letters: they go on being keys.
    let typing = ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    clipboard(ctx, cx, typing);
    if ctx.input(|input| input.key_pressed(Key::Escape)) && cx.model.play.premove.is_some() {
        cx.send(Action::Play(PlayAction::Premove(None)));
    }
    let all = || TABLE.iter().flat_map(|entry| entry.keys.iter().map(move |keys| (entry, keys)));
    // A plain key is matched by the same key with Alt too, so those with Alt come first.
    for with_alt in [true, false] {
        for (entry, keys) in all().filter(|(_, keys)| keys.modifiers.alt == with_alt) {
            let plain = matches!(keys.modifiers, Modifiers::NONE | Modifiers::SHIFT);
            let function = matches!(keys.logical_key, Key::F1 | Key::F11);
            // With Alt an arrow goes from word to word in a text.
            let blocked = (typing && (plain || with_alt) && !function)
                // Whatever has the focus uses these keys itself.
                || (focused && plain && is_widget_key(keys.logical_key) && !presses(entry.command, cx))
                // A clock that nobody can press yet may be pressed after what the hand does now.
                || (entry.command == Command::PressClock && !presses(entry.command, cx))
                // These come as events of their own.
                || matches!(entry.command, Command::CopyPgn | Command::Paste);
            if !blocked && ctx.input_mut(|input| input.consume_shortcut(keys)) {
                cx.run(entry.command);
            }
        }
    }
}

/// Whether the key presses a clock that waits for it: once a man has been put down the space bar
/// is the clock's, whatever the keyboard is on.
fn presses(command: Command, cx: &ViewCtx<'_>) -> bool {
    command == Command::PressClock && command.available(cx.model)
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

/// The first keys of a command in one word, for menus: as help writes them.
pub fn shown(text: &Text, command: Command) -> String {
    let apple = cfg!(target_os = "macos");
    let words = command.entry().keys.first().map(|keys| key_words(text, keys, apple));
    words.unwrap_or_default().join(if apple { "" } else { "+" })
}

/// The keys of a shortcut, one word each, as keyboards of this system are labelled.
pub fn key_words(text: &Text, keys: &KeyboardShortcut, apple: bool) -> Vec<String> {
    let mut words = Vec::new();
    let held = keys.modifiers;
    if held.command || held.ctrl {
        words.push(if apple { "⌘".to_owned() } else { text.get("key-control").to_owned() });
    }
    if held.alt {
        words.push(if apple { "⌥".to_owned() } else { text.get("key-alt").to_owned() });
    }
    if held.shift {
        words.push(if apple { "⇧".to_owned() } else { text.get("key-shift").to_owned() });
    }
    words.push(match keys.logical_key {
        Key::ArrowLeft => text.get("key-left").to_owned(),
        Key::ArrowRight => text.get("key-right").to_owned(),
        Key::ArrowUp => text.get("key-up").to_owned(),
        Key::ArrowDown => text.get("key-down").to_owned(),
        Key::Home => text.get("key-home").to_owned(),
        Key::End => text.get("key-end").to_owned(),
        Key::PageUp => text.get("key-page-up").to_owned(),
        Key::PageDown => text.get("key-page-down").to_owned(),
        Key::Space => text.get("key-space").to_owned(),
        Key::Enter => text.get("key-enter").to_owned(),
        Key::Escape => text.get("key-escape").to_owned(),
        Key::Delete => text.get("key-delete").to_owned(),
        Key::Backspace => text.get("key-backspace").to_owned(),
        Key::Comma => ",".to_owned(),
        Key::Slash => "/".to_owned(),
        Key::Plus => "+".to_owned(),
        Key::Equals => "=".to_owned(),
        Key::Minus => "−".to_owned(),
        other => other.name().to_owned(),
    });
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn keys_are_written_as_on_the_keyboard() {
        let text = Text::new(Language::En);
        let keys = Command::SaveAs.entry().keys;
        assert_eq!(key_words(&text, &keys[0], false), ["Ctrl", "Shift", "S"]);
        assert_eq!(key_words(&text, &keys[0], true), ["⌘", "⇧", "S"]);
        let back = Command::Previous.entry().keys;
        assert_eq!(key_words(&text, &back[0], false), ["←"]);
        assert_eq!(
            shown(&text, Command::SaveAs),
            if cfg!(target_os = "macos") { "⌘⇧S" } else { "Ctrl+Shift+S" }
        );
        assert_eq!(shown(&text, Command::TypeMove), "/");
    }
}
