//! Notices: a line at the foot of the window that says what happened and goes away by itself
//! (whoever owns the list decides when).

use egui::accesskit::{Live, Role};
use egui::{Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Rect, vec2};

use super::button::{Button, IconButton};
use super::paint::icon_at;
use super::text::paragraph;
use crate::view::theme::{self, BODY, icon};

/// How a notice is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NoticeTone {
    #[default]
    Plain,
    Good,
    Care,
}

/// One line to be shown.
#[derive(Debug, Clone, Copy)]
pub struct Notice<'a> {
    /// Tells notices apart; comes back from [`notices`].
    pub id: u64,
    pub tone: NoticeTone,
    pub words: &'a str,
    /// A word that does something about it, for example "Undo".
    pub action: Option<&'a str>,
}

/// What the user did with a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoticeAnswer {
    Dismissed(u64),
    Acted(u64),
}

/// Shows the notices, the newest at the bottom, in the lower right corner of a place; they are no
/// wider than that.
pub fn notices(
    ctx: &Context,
    list: &[Notice<'_>],
    close_name: &str,
    room: Rect,
) -> Vec<NoticeAnswer> {
    let t = theme::tokens_of(ctx);
    let mut answers = Vec::new();
    if list.is_empty() {
        return answers;
    }
    Area::new(Id::unique("notices"))
        .order(Order::Foreground)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(room.right_bottom())
        .show(ctx, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            for notice in list {
                let frame = Frame::NONE
                    .fill(t.raised)
                    .corner_radius(6)
                    .stroke((1.0, t.hair))
                    .shadow(t.float_shadow[0])
                    .inner_margin(Margin { left: 16, right: 8, top: 8, bottom: 8 });
                let shown = frame.show(ui, |ui| {
                    ui.set_max_width((room.width() - 26.0).min(456.0));
                    // From the top: a row centred on its first line would leave a gap over long words.
                    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
                        let (sign, color) = match notice.tone {
                            NoticeTone::Plain => (icon::INFO, t.muted),
                            NoticeTone::Good => (icon::CHECK_CIRCLE, t.jade),
                            NoticeTone::Care => (icon::WARNING, t.amber),
                        };
                        let (place, _) =
                            ui.allocate_exact_size(vec2(20.0, 32.0), egui::Sense::hover());
                        icon_at(ui.painter(), place.center(), sign, 20.0, false, color);
                        ui.allocate_ui_with_layout(
                            vec2((room.width() - 98.0).clamp(40.0, 384.0), 32.0),
                            Layout::top_down(Align::Min),
                            |ui| {
                                ui.spacing_mut().item_spacing.y = 0.0;
                                // One line stands level with the icons.
                                ui.add_space((32.0 - theme::line_height(BODY)) / 2.0);
                                paragraph(ui, notice.words, theme::regular(BODY), t.ink);
                                ui.add_space((32.0 - theme::line_height(BODY)) / 2.0);
                            },
                        );
                        if let Some(words) = notice.action
                            && ui.add(Button::ghost(words).small()).clicked()
                        {
                            answers.push(NoticeAnswer::Acted(notice.id));
                        }
                        if ui.add(IconButton::new(icon::X, close_name)).clicked() {
                            answers.push(NoticeAnswer::Dismissed(notice.id));
                        }
                    });
                });
                ui.ctx().accesskit_node_builder(shown.response.id, |node| {
                    node.set_role(Role::Status);
                    node.set_live(Live::Polite);
                    node.set_label(notice.words);
                });
            }
        });
    answers
}
