//! The move list: two columns for a plain game, running text with indented variations for one
//! with notes.

pub mod list;

use self::list::{Item, Pair, Piece, Run};
use super::play::table;
use super::{ViewCtx, kit, miniature, names, theme};
use crate::action::{Action, EditAction, GoAction};
use crate::model::Phase;
use crate::text::spoken;
use chess_core::NotationStyle;
use chess_core::game::NodeId;
use egui::accesskit::Role;
use egui::{
    Align, Align2, Color32, FontId, Rect, Response, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2,
};
use std::collections::HashSet;

/// What the list remembers.
#[derive(Default)]
pub struct MovesState {
    /// Variations that are folded, by their first move.
    folded: HashSet<NodeId>,
    /// The list as it was prepared last, and from what.
    prepared: Option<(Key, Prepared)>,
    /// The move that was last brought into sight.
    shown: Option<(u64, NodeId)>,
}

type Key = (u64, NotationStyle, usize);

enum Prepared {
    Pairs(Vec<Pair>),
    Runs(Vec<Run>),
}

/// The height of a row of two columns.
const ROW: f32 = 28.0;
const NUMBER: f32 = 36.0;

/// Shows the list in the whole of `ui`. `flow` forces running text, for low windows.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut MovesState, flow: bool) {
    let play = &cx.model.play;
    let style = names::notation(cx.model.settings.notation, cx.model.language);
    let plain = !flow && list::is_plain(&play.game);
    let key = (play.revision, style, state.folded.len() * 2 + usize::from(plain));
    let fresh = state.prepared.as_ref().is_some_and(|(prepared, _)| *prepared == key);
    if !fresh {
        let prepared = if plain {
            Prepared::Pairs(list::pairs(&play.game, style))
        } else {
            Prepared::Runs(list::runs(&play.game, style, &state.folded))
        };
        state.prepared = Some((key, prepared));
    }
    if play.game.children(chess_core::Game::ROOT).is_empty() {
        let muted = theme::tokens(ui).muted;
        kit::paragraph(ui, cx.t("moves-empty"), theme::regular(theme::BODY), muted);
    }
    let Some((_, prepared)) = state.prepared.take() else { return };
    let offers = play.offers();
    let current = (play.revision, play.cursor);
    let bring_into_sight = state.shown != Some(current);
    state.shown = Some(current);
    ScrollArea::vertical().id_salt("moves").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        match &prepared {
            Prepared::Pairs(pairs) => columns(ui, cx, pairs, &offers, bring_into_sight),
            Prepared::Runs(runs) => running(ui, cx, state, runs, &offers, bring_into_sight),
        }
    });
    state.prepared = Some((key, prepared));
}

fn columns(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    pairs: &[Pair],
    offers: &[usize],
    bring_into_sight: bool,
) {
    let t = theme::tokens(ui);
    let width = ui.available_width();
    let column = ((width - NUMBER - 8.0) / 2.0).max(40.0);
    let (all, _) = ui.allocate_exact_size(vec2(width, ROW * pairs.len() as f32), Sense::hover());
    let clip = ui.clip_rect();
    for (i, pair) in pairs.iter().enumerate() {
        let top = all.top() + ROW * i as f32;
        let current = cx.model.play.cursor;
        let holds = |item: &Option<Item>| item.as_ref().is_some_and(|item| item.node == current);
        let here = holds(&pair.white) || holds(&pair.black);
        if here && bring_into_sight {
            let row = Rect::from_min_size(pos2(all.left(), top), vec2(width, ROW));
            ui.scroll_to_rect(row, None);
        }
        if top + ROW < clip.top() || top > clip.bottom() {
            continue;
        }
        let font = theme::tab(theme::BODY, theme::Weight::Regular);
        let at = pos2(all.left(), top + ROW / 2.0);
        let number = pair.number.to_string();
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &number, font, t.muted, NUMBER);
        for (item, left) in [(&pair.white, NUMBER - 8.0), (&pair.black, NUMBER - 8.0 + column)] {
            let place = Rect::from_min_size(pos2(all.left() + left, top), vec2(column, ROW));
            match item {
                Some(item) => {
                    cell(ui, cx, item, place, has_offer(cx, item, offers));
                }
                None if left < NUMBER => {
                    let at = pos2(place.left() + 8.0, place.center().y);
                    let font = theme::medium(theme::BODY);
                    kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, "…", font, t.muted, column);
                }
                None => {}
            }
        }
    }
}

/// How a score sheet notes that a draw was offered.
const OFFER: &str = "(=)";

/// Whether a draw was offered with this move of the game.
fn has_offer(cx: &ViewCtx<'_>, item: &Item, offers: &[usize]) -> bool {
    let game = &cx.model.play.game;
    !offers.is_empty() && game.is_main_line(item.node) && offers.contains(&game.ply(item.node))
}

/// A move in a cell of its own.
fn cell(ui: &mut Ui, cx: &ViewCtx<'_>, item: &Item, place: Rect, offer: bool) {
    let t = theme::tokens(ui);
    let current = cx.model.play.cursor == item.node;
    let response = ui.interact(place, ui.scope_id().with(("move", item.node)), Sense::click());
    describe(&response, cx, item, current, offer);
    let ground = if current {
        t.sel
    } else if response.hovered() {
        t.hover
    } else {
        Color32::TRANSPARENT
    };
    ui.painter().rect_filled(place, 4.0, ground);
    kit::focus_ring(ui, &response, place, 4.0);
    let font = move_font(current, theme::BODY);
    let at = pos2(place.left() + 8.0, place.center().y);
    let room = place.width() - 12.0;
    let mut drawn =
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &item.text, font.clone(), t.ink, room);
    if !item.signs.is_empty() {
        let at = pos2(drawn.right() + 2.0, place.center().y);
        let color = sign_color(ui, item);
        drawn = kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, &item.signs, font, color, 40.0);
    }
    if offer {
        let at = pos2(drawn.right() + 4.0, place.center().y);
        let font = theme::regular(theme::SMALL);
        kit::text_at(ui.painter(), at, Align2::LEFT_CENTER, OFFER, font, t.muted, 32.0);
    }
    if response.clicked() {
        cx.send(Action::Go(GoAction::To(item.node)));
    }
    context_menu(&response, cx, item.node);
}

fn move_font(current: bool, size: f32) -> FontId {
    if current { theme::semibold(size) } else { theme::medium(size) }
}

fn sign_color(ui: &Ui, item: &Item) -> Color32 {
    let t = theme::tokens(ui);
    match item.signs.chars().next() {
        Some('!') if !item.signs.starts_with("!?") => t.jade_text,
        Some('?') if item.signs.starts_with("??") => t.accent,
        Some('?') => t.amber_text,
        _ => t.muted,
    }
}

/// Name and state for screen readers: "12, White: knight f3, shown on the board".
fn describe(response: &Response, cx: &ViewCtx<'_>, item: &Item, current: bool, offer: bool) {
    let (number, color) = item.place;
    let text = format!("{}{}", item.text, item.signs);
    let values = [
        ("number", i64::from(number).into()),
        ("side", spoken::side(color).into()),
        ("move", text.into()),
    ];
    response.widget_info(|| {
        let label = cx.text.with("moves-item", &values);
        let label =
            if offer { cx.text.with("moves-offer", &[("label", label.into())]) } else { label };
        let label =
            if current { cx.text.with("moves-current", &[("label", label.into())]) } else { label };
        WidgetInfo::selected(Role::ListItem, true, current, label)
    });
}

fn running(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut MovesState,
    runs: &[Run],
    offers: &[usize],
    bring_into_sight: bool,
) {
    let t = theme::tokens(ui);
    for run in runs {
        let indent = 12.0 * run.depth as f32;
        let main = run.depth == 0;
        let size = if main { theme::BODY } else { theme::SMALL };
        let line = if main { 24.0 } else { 20.0 };
        ui.horizontal(|ui| {
            ui.add_space(indent + if main { 0.0 } else { 10.0 });
            let shown = ui.scope(|ui| {
                // The scroll bar floats over the right edge.
                ui.set_width((ui.available_width() - 12.0).max(60.0));
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
                    ui.set_row_height(line);
                    if run.begins
                        && let Some(variation) = run.variation
                    {
                        fold_button(ui, cx, state, variation, line);
                    }
                    for piece in &run.pieces {
                        match piece {
                            Piece::Move(item) => {
                                let offer = has_offer(cx, item, offers);
                                let response =
                                    flowing_move(ui, cx, item, (size, line), main, offer);
                                let response =
                                    if main { response } else { preview(response, cx, item) };
                                if bring_into_sight && cx.model.play.cursor == item.node {
                                    response.scroll_to_me(None);
                                }
                            }
                            Piece::Folded { item, more } => {
                                flowing_move(ui, cx, item, (size, line), main, false);
                                let count = format!("… {more}");
                                ui.label(kit::rich(&count, theme::regular(size), t.muted));
                            }
                            Piece::Comment(text) => comment(ui, cx, text, size),
                        }
                    }
                });
            });
            if !main {
                // A rule at the left holds a variation together.
                let rect = shown.response.rect;
                let x = rect.left() - 8.0;
                ui.painter().vline(x, rect.y_range().shrink(2.0), (2.0, t.hair));
            }
        });
    }
}

fn fold_button(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    state: &mut MovesState,
    variation: NodeId,
    line: f32,
) {
    let t = theme::tokens(ui);
    let folded = state.folded.contains(&variation);
    let (rect, response) = ui.allocate_exact_size(vec2(12.0, line), Sense::click());
    let id = if folded { "variation-unfold" } else { "variation-fold" };
    response.widget_info(|| WidgetInfo::labeled(Role::DisclosureTriangle, true, cx.t(id)));
    let icon = if folded { theme::icon::CARET_RIGHT } else { theme::icon::CARET_DOWN };
    let color = if response.hovered() { t.ink } else { t.muted };
    kit::icon_at(ui.painter(), rect.center(), icon, 12.0, false, color);
    kit::focus_ring(ui, &response, rect, 4.0);
    if response.on_hover_text(cx.t(id)).clicked() {
        if folded {
            state.folded.remove(&variation);
        } else {
            state.folded.insert(variation);
        }
    }
}

fn flowing_move(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    item: &Item,
    (size, line): (f32, f32),
    main: bool,
    offer: bool,
) -> Response {
    let t = theme::tokens(ui);
    let current = cx.model.play.cursor == item.node;
    // A number stays with its move at the end of a line, so both are one thing.
    let number = item.number.clone().unwrap_or_default();
    let tab = theme::tab(size, theme::Weight::Regular);
    let number = ui.painter().layout_no_wrap(number, tab, t.muted);
    let ink = if main { t.ink } else { t.ink.gamma_multiply(0.9) };
    let font = move_font(current, size);
    let text = ui.painter().layout_no_wrap(item.text.clone(), font.clone(), ink);
    let signs = if offer { format!("{} {OFFER}", item.signs) } else { item.signs.clone() };
    let signs = ui.painter().layout_no_wrap(signs, font, sign_color(ui, item));
    let gap = if number.size().x > 0.0 { 3.0 } else { 0.0 };
    let width = number.size().x + gap + text.size().x + signs.size().x + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(width, line), Sense::click());
    describe(&response, cx, item, current, offer);
    let painter = ui.painter();
    let move_left = rect.left() + number.size().x + gap;
    let place = Rect::from_min_max(pos2(move_left, rect.top()), rect.max).shrink2(vec2(0.0, 1.0));
    if current {
        painter.rect_filled(place, 4.0, t.sel);
    } else if response.hovered() {
        painter.rect_filled(place, 4.0, t.hover);
    }
    kit::focus_ring(ui, &response, place, 4.0);
    let y = |height: f32| rect.center().y - height / 2.0;
    let text_width = text.size().x;
    painter.galley(pos2(rect.left(), y(number.size().y)), number, t.muted);
    painter.galley(pos2(move_left + 4.0, y(text.size().y)), text, ink);
    let sign_at = pos2(move_left + 4.0 + text_width, y(signs.size().y));
    painter.galley(sign_at, signs, t.muted);
    if response.clicked() {
        cx.send(Action::Go(GoAction::To(item.node)));
    }
    context_menu(&response, cx, item.node);
    response
}

/// A small board under the pointer: the position after a move of a variation.
fn preview(response: Response, cx: &ViewCtx<'_>, item: &Item) -> Response {
    response.on_hover_ui(|ui| {
        let play = &cx.model.play;
        let settings = &cx.model.settings;
        let position = play.game.position(item.node);
        let mv = play.game.mv(item.node);
        let last = (!mv.is_null()).then(|| [mv.from(), mv.king_target()]);
        let (rect, _) = ui.allocate_exact_size(vec2(200.0, 200.0), Sense::hover());
        miniature::paint_position(
            ui,
            rect,
            table::piece_set(settings.pieces),
            table::board_theme(settings.board),
            position.board(),
            play.orientation,
            last,
        );
    })
}

fn comment(ui: &mut Ui, cx: &ViewCtx<'_>, text: &str, size: f32) {
    let t = theme::tokens(ui);
    // Word by word, so that a comment wraps together with the moves around it.
    let font = theme::regular(size);
    let words = kit::rich(text, font, t.muted);
    let response = ui.add(egui::Label::new(words).wrap().selectable(true));
    response.widget_info(|| {
        let label = cx.text.with("comment-label", &[("text", text.into())]);
        WidgetInfo::labeled(Role::Comment, true, label)
    });
}

/// What can be done with a move of a game that is gone through.
fn context_menu(response: &Response, cx: &ViewCtx<'_>, node: NodeId) {
    let play = &cx.model.play;
    if play.phase != Phase::Review {
        return;
    }
    egui::Popup::context_menu(response).frame(kit::menu_frame(&response.ctx)).show(|ui| {
        ui.set_width(240.0);
        ui.with_layout(egui::Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let main = play.game.is_main_line(node);
            let trunk = play.game.variation_start(node).unwrap_or(node);
            let mut offer = |id: &'static str, enabled: bool, action: EditAction| {
                if kit::menu_item(ui, None, cx.t(id), "", enabled).clicked() {
                    cx.send(Action::Edit(action));
                }
            };
            offer("moves-make-main", !main, EditAction::MakeMainLine(node));
            offer("moves-promote", !main, EditAction::Promote(trunk));
            offer("moves-delete-from", true, EditAction::DeleteFrom(node));
        });
    });
}
