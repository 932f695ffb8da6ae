//! The notices of the model.

use super::ViewCtx;
use super::kit::{self, NoticeAnswer, NoticeTone};
use crate::action::Action;
use crate::model::NoticeKind;
use egui::{Context, Rect};

/// Shows them all at the lower right of a place that covers nothing of the board.
pub fn ui(ctx: &Context, cx: &ViewCtx<'_>, place: Rect) {
    let words: Vec<(u64, NoticeTone, String)> = cx
        .model
        .notices
        .iter()
        .map(|notice| {
            let mut words = notice.message.words(cx.text);
            if let Some(detail) = &notice.detail {
                words.push('\n');
                words.push_str(&detail.words(cx.text));
            }
            let tone = match notice.kind {
                NoticeKind::Info => NoticeTone::Plain,
                NoticeKind::Warning => NoticeTone::Care,
            };
            (notice.id, tone, words)
        })
        .collect();
    let list: Vec<kit::Notice<'_>> = words
        .iter()
        .map(|(id, tone, words)| kit::Notice { id: *id, tone: *tone, words, action: None })
        .collect();
    for answer in kit::notices(ctx, &list, cx.t("button-dismiss"), place) {
        match answer {
            NoticeAnswer::Dismissed(id) | NoticeAnswer::Acted(id) => {
                cx.send(Action::DismissNotice(id));
            }
        }
    }
}
