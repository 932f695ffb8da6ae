//! Short messages at the edge of the window.

use super::{Now, Said};
use crate::persist::settings::Notation;
use crate::text::Text;
use arbiter::LawId;
use std::time::Duration;

/// How a notice is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoticeKind {
    /// Something happened, as asked; it goes away by itself.
    Info,
    /// Something needs to be known; it stays until it is dismissed.
    Warning,
}

/// Words to be, independent of the language: the id of a text and the values in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The id in the locale files.
    pub id: &'static str,
    /// The values for its variables.
    pub values: Vec<(&'static str, MessageValue)>,
}

/// A value in a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageValue {
    /// As it is.
    Text(String),
    /// A number, so that plural forms fit.
    Count(usize),
    /// Words of their own.
    Message(Message),
    /// What the arbiter said at one moment, with moves in this notation.
    Said(Vec<Said>, Notation),
    /// Where a law stands.
    Law(LawId),
}

impl Message {
    /// A text without variables.
    pub const fn new(id: &'static str) -> Message {
        Message { id, values: Vec::new() }
    }

    /// With a value for a variable.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "values and references both come")]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Message {
        self.values.push((name, MessageValue::Text(value.to_string())));
        self
    }

    /// With a number for the variable `count`.
    #[must_use]
    pub fn with_count(mut self, count: usize) -> Message {
        self.values.push(("count", MessageValue::Count(count)));
        self
    }

    /// With other words for a variable.
    #[must_use]
    pub fn with_message(mut self, name: &'static str, message: Message) -> Message {
        self.values.push((name, MessageValue::Message(message)));
        self
    }

    /// What the arbiter said at one moment as a notice, with the law that the last of it follows
    /// from; `None` if it said nothing.
    pub fn said(said: Vec<Said>, notation: Notation) -> Option<Message> {
        let law = MessageValue::Law(said.last()?.ruling.law);
        let sentence = MessageValue::Said(said, notation);
        let values = vec![("sentence", sentence), ("article", law)];
        Some(Message { id: "notice-ruling", values })
    }

    /// The words in the language of `text`.
    pub fn words(&self, text: &Text) -> String {
        if self.values.is_empty() {
            return text.get(self.id).to_owned();
        }
        let values: Vec<_> = self
            .values
            .iter()
            .map(|(name, value)| {
                let value = match value {
                    MessageValue::Text(value) => value.clone().into(),
                    MessageValue::Count(count) => (*count as i64).into(),
                    MessageValue::Message(message) => message.words(text).into(),
                    MessageValue::Said(said, notation) => {
                        let style = notation.style(text.language());
                        let say = |said: &Said| text.ruling(&said.ruling, &said.position(), style);
                        said.iter().map(say).collect::<Vec<_>>().join("\n").into()
                    }
                    MessageValue::Law(law) => text.law_article(*law).into(),
                };
                (*name, value)
            })
            .collect();
        text.with(self.id, &values)
    }
}

/// A message shown to the user.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number, for dismissing it.
    pub id: u64,
    /// How it is meant.
    pub kind: NoticeKind,
    /// What happened.
    pub message: Message,
    /// What, where and what to do, if there is more to say.
    pub detail: Option<Message>,
    until: Option<Now>,
}

/// The messages shown now, oldest first.
#[derive(Clone, Debug, Default)]
pub struct Notices {
    list: Vec<Notice>,
    last: u64,
}

/// Time enough to read a line.
const READING_TIME: Duration = Duration::from_secs(5);
/// More than this many at once would only cover the board.
const MOST: usize = 4;

impl Notices {
    /// Adds a message; an equal one that is still shown is renewed instead.
    pub fn push(&mut self, kind: NoticeKind, message: Message, detail: Option<Message>, now: Now) {
        self.list.retain(|notice| notice.message != message || notice.detail != detail);
        self.last += 1;
        let until = (kind == NoticeKind::Info).then_some(now + READING_TIME);
        self.list.push(Notice { id: self.last, kind, message, detail, until });
        let surplus = self.list.len().saturating_sub(MOST);
        self.list.drain(..surplus);
    }

    /// Tells the user that something was done.
    pub fn info(&mut self, message: Message, now: Now) {
        self.push(NoticeKind::Info, message, None, now);
    }

    /// Tells the user what went wrong.
    pub fn warn(&mut self, message: Message, detail: Option<Message>, now: Now) {
        self.push(NoticeKind::Warning, message, detail, now);
    }

    /// Takes a message away.
    pub fn dismiss(&mut self, id: u64) {
        self.list.retain(|notice| notice.id != id);
    }

    /// Takes away what has been shown long enough.
    pub fn expire(&mut self, now: Now) {
        self.list.retain(|notice| notice.until.is_none_or(|until| now < until));
    }

    /// The messages.
    pub fn iter(&self) -> impl Iterator<Item = &Notice> {
        self.list.iter()
    }

    /// When the next one goes away.
    pub fn next_wake(&self, _now: Now) -> Option<Now> {
        self.list.iter().filter_map(|notice| notice.until).min()
    }
}
