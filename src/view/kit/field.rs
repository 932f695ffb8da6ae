//! A field for one line of text.

use egui::accesskit::Role;
use egui::{Frame, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, pos2, vec2};

use super::paint::icon_at;
use crate::view::theme::{self, BODY};

/// 36 points high (44 when large), with a hairline; 2 points of ink while one types in it.
#[must_use]
pub struct Field<'a> {
    text: &'a mut String,
    name: &'a str,
    hint: &'a str,
    icon: Option<&'a str>,
    height: f32,
    width: Option<f32>,
    wrong: bool,
    hidden: bool,
    id: Option<egui::Id>,
}

impl<'a> Field<'a> {
    /// `name` is for screen readers; what is shown in the empty field is the hint.
    pub fn new(text: &'a mut String, name: &'a str) -> Self {
        let (hint, icon, width, id) = ("", None, None, None);
        Self { text, name, hint, icon, height: 36.0, width, wrong: false, hidden: false, id }
    }

    pub fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    pub fn large(mut self) -> Self {
        self.height = 44.0;
        self
    }

    pub fn width(mut self, width: f32) -> Self {
        self.width = Some(width);
        self
    }

    /// What is typed cannot be understood: the frame is in the accent.
    pub fn wrong(mut self, wrong: bool) -> Self {
        self.wrong = wrong;
        self
    }

    /// What is typed shows as dots, and is not said aloud.
    pub fn hidden(mut self, hidden: bool) -> Self {
        self.hidden = hidden;
        self
    }

    /// A fixed id, to give it the focus from elsewhere.
    pub fn id(mut self, id: egui::Id) -> Self {
        self.id = Some(id);
        self
    }

    pub fn show(self, ui: &mut Ui) -> Response {
        let t = theme::tokens(ui);
        let width = self.width.unwrap_or_else(|| ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(width, self.height), egui::Sense::hover());
        ui.painter().rect_filled(rect, 6.0, t.raised);
        let lead: f32 = if self.icon.is_some() { 40.0 } else { 12.0 };
        let inner = egui::Rect::from_min_max(
            pos2(rect.left() + lead, rect.top()),
            pos2(rect.right() - 12.0, rect.bottom()),
        );
        let mut edit = TextEdit::singleline(self.text)
            .password(self.hidden)
            .font(theme::regular(BODY))
            .text_color(t.ink)
            .hint_text(egui::RichText::new(self.hint).color(t.muted))
            .frame(Frame::NONE)
            .margin(Margin::ZERO)
            .align(egui::Align2::LEFT_CENTER)
            .desired_width(inner.width())
            .min_size(inner.size());
        if let Some(id) = self.id {
            edit = edit.id(id);
        }
        let response = ui.place(inner, edit);
        // The frame belongs to the field: a click on it is a click into it.
        let frame = ui.interact(rect, response.id.with("frame"), egui::Sense::CLICK);
        if frame.clicked() {
            response.request_focus();
        }
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_role(if self.hidden { Role::PasswordInput } else { Role::TextInput });
            node.set_label(self.name);
        });
        let painter = ui.painter();
        if let Some(icon) = self.icon {
            let at = pos2(rect.left() + 22.0, rect.center().y);
            icon_at(painter, at, icon, 20.0, false, t.muted);
        }
        let stroke = match (self.wrong, response.has_focus()) {
            (true, _) => Stroke::new(2.0, t.accent),
            (false, true) => Stroke::new(2.0, t.ink),
            (false, false) => Stroke::new(1.0, t.hair),
        };
        painter.rect_stroke(rect, 6.0, stroke, StrokeKind::Inside);
        response
    }
}
