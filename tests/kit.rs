//! The controls, all of them in all their states, as pictures; and what the keyboard does with them.

use chess_core::{Color, Piece, Role};
use egui::{Align, Context, Layout, Rect, Theme, Ui, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use luozi::view::board_theme::BoardTheme;
use luozi::view::kit::{
    ActionButton, Button, Card, Field, Ground, IconButton, Notice, NoticeTone, RailItem, Seal,
    Segment, StepSlider, Tile, form_row, hairline, notices, paragraph, row, section, segmented,
    switch, tag, text,
};
use luozi::view::miniature;
use luozi::view::pieces::{PieceSet, captured, paint};
use luozi::view::theme::{self, Cjk, icon};

fn look(first: Cjk) -> impl FnOnce(&Context) {
    move |ctx| {
        theme::install_fonts(ctx, first);
        theme::apply(ctx, true);
    }
}

struct State {
    segment: u8,
    level: i32,
    on: bool,
    off: bool,
    name: String,
    tile: usize,
}

impl Default for State {
    fn default() -> Self {
        Self { segment: 0, level: 14, on: true, off: false, name: "Lin Wei".into(), tile: 3 }
    }
}

fn gallery(ui: &mut Ui, state: &mut State) {
    let t = theme::tokens(ui);
    ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, t.paper);
    egui::Frame::NONE.inner_margin(24).show(ui, |ui| {
        ui.horizontal(|ui| {
            let _ = ui.add(Button::primary("Play").width(128.0));
            let _ = ui.add(Button::secondary("Rematch").icon(icon::ARROWS_CLOCKWISE));
            let _ = ui.add(Button::ghost("Cancel"));
            let _ = ui.add(Button::quiet("From a position…").icon(icon::CHECKERBOARD));
        });
        ui.horizontal(|ui| {
            let _ = ui.add(Button::primary("Go through").large().icon(icon::MAGNIFYING_GLASS));
            let _ = ui.add(Button::primary("Play").enabled(false));
            let _ = ui.add(Button::secondary("Save").enabled(false));
            let _ = ui.add(Button::secondary("Small").small());
            tag(ui, "Rapid");
            tag(ui, "快棋");
        });
        ui.horizontal(|ui| {
            for (sign, name) in [
                (icon::CARET_DOUBLE_LEFT, "First"),
                (icon::CARET_LEFT, "Back"),
                (icon::CARET_RIGHT, "Forward"),
                (icon::CARET_DOUBLE_RIGHT, "Last"),
            ] {
                let _ = ui.add(IconButton::new(sign, name));
            }
            let _ = ui.add(IconButton::new(icon::ARROWS_DOWN_UP, "Turn").on(true));
            let _ = ui.add(IconButton::new(icon::EYE, "Eye").enabled(false));
            for (words, sign) in [("Take back", icon::ARROW_U_UP_LEFT), ("提和", icon::HANDSHAKE)]
            {
                let _ = ui.add(ActionButton::new(sign, words, 92.0));
            }
            let _ = ui.add(ActionButton::new(icon::FLAG, "Resign", 92.0).enabled(false));
        });
        hairline(ui);
        ui.horizontal(|ui| {
            let _ = ui.add(RailItem::new(icon::CASTLE_TURRET, "Play", true));
            let _ = ui.add(RailItem::new(icon::GEAR_SIX, "设置", false));
            for (character, ground, side) in [
                ("茶", Ground::Black, 48.0),
                ("舟", Ground::White, 48.0),
                ("L", Ground::White, 40.0),
                ("鶴", Ground::Black, 32.0),
                ("", Ground::White, 24.0),
            ] {
                ui.add(Seal::new(character, "seal").ground(ground).side(side));
            }
            captured(ui, &[3, 2, 1, 1, 1, 0], "+2", "captured");
        });
        segmented(
            ui,
            "Opponent",
            &mut state.segment,
            &[
                Segment::new(0, "Computer").icon(icon::ROBOT),
                Segment::new(1, "Two people").icon(icon::USERS),
                Segment::new(2, "休闲规则"),
            ],
            None,
        );
        let _ = ui.add(StepSlider::new(&mut state.level, 30, 1, "Level"));
        ui.horizontal(|ui| {
            for (i, (words, color)) in
                [("White", Color::White), ("Black", Color::Black)].into_iter().enumerate()
            {
                Tile::new(words, i == 1, 154.0).height(52.0).show_with(ui, 36.0, |ui, rect| {
                    let place = Rect::from_center_size(rect.center(), vec2(36.0, 36.0));
                    paint(ui.painter(), place, PieceSet::Flat, Piece::new(color, Role::King));
                });
            }
        });
        ui.horizontal(|ui| {
            for (i, words) in ["1 + 0", "3 + 2", "5 + 0", "10 + 5"].into_iter().enumerate() {
                if Tile::new(words, i == state.tile, 114.0).show(ui).clicked() {
                    state.tile = i;
                }
            }
        });
        row(ui, "Mark the last move", |ui| switch(ui, &mut state.on, "Mark the last move"));
        row(ui, "显示合法着法", |ui| switch(ui, &mut state.off, "Show legal moves"));
        ui.horizontal(|ui| {
            Field::new(&mut state.name, "Name").width(200.0).show(ui);
            let mut empty = String::new();
            Field::new(&mut empty, "Search")
                .hint("Search 搜索")
                .icon(icon::MAGNIFYING_GLASS)
                .width(200.0)
                .show(ui);
        });
        section(ui, "Pieces 棋子");
        form_row(ui, "Laws", 16.0, |ui| {
            paragraph(
                ui,
                "FIDE laws in force today. 现行规则：三次重复与五十回合须提出要求。",
                theme::regular(theme::SMALL),
                t.muted,
            );
        });
        ui.horizontal(|ui| {
            text(ui, "1–0", theme::display(theme::DISPLAY), t.ink);
            text(ui, "7:42", theme::tab(theme::DISPLAY, theme::Weight::SemiBold), t.ink);
            text(ui, "♘f3 ♞c6 马f3 Nf3", theme::medium(theme::BODY), t.ink);
            text(ui, "You won 你赢了", theme::semibold(theme::HEAD), t.ink);
        });
    });
}

fn gallery_picture(name: &str, theme: Theme, first: Cjk) {
    let mut harness = Harness::builder()
        .with_size(vec2(580.0, 760.0))
        .with_theme(theme)
        .with_context_setup(look(first))
        .build_ui_state(gallery, State::default());
    harness.run();
    harness.snapshot(name);
}

#[test]
fn gallery_light() {
    gallery_picture("kit_light", Theme::Light, Cjk::Simplified);
}

#[test]
fn gallery_dark() {
    gallery_picture("kit_dark", Theme::Dark, Cjk::Traditional);
}

#[test]
fn a_card_over_the_window() {
    let mut harness = Harness::builder()
        .with_size(vec2(560.0, 380.0))
        .with_theme(Theme::Light)
        .with_context_setup(look(Cjk::Simplified))
        .build_ui_state(
            |ui, state: &mut (State, bool)| {
                gallery(ui, &mut state.0);
                let ctx = ui.ctx().clone();
                let shown = Card::new("new", "New game").close_name("Close").width(480.0).show(
                    &ctx,
                    |ui| {
                        ui.spacing_mut().item_spacing.y = 20.0;
                        form_row(ui, "Opponent", 36.0, |ui| {
                            segmented(
                                ui,
                                "Opponent",
                                &mut state.0.segment,
                                &[Segment::new(0, "Computer"), Segment::new(1, "Two people")],
                                None,
                            )
                        });
                        form_row(ui, "Level", 32.0, |ui| {
                            ui.add(StepSlider::new(&mut state.0.level, 30, 1, "Level"))
                        });
                    },
                    |ui| {
                        let _ = ui.add(Button::primary("Play").width(128.0));
                        let _ = ui.add(Button::ghost("Cancel"));
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            let _ = ui.add(
                                Button::quiet("From a position…").icon(icon::CHECKERBOARD).flush(),
                            );
                        });
                    },
                );
                state.1 |= shown.closed;
                notices(
                    &ctx,
                    &[Notice { id: 1, tone: NoticeTone::Good, words: "Saved.", action: None }],
                    "Close",
                    ctx.content_rect().shrink(20.0),
                );
            },
            (State::default(), false),
        );
    harness.run();
    harness.snapshot("kit_card");
    assert!(!harness.state().1);
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(harness.state().1, "Esc closes the card");
}

#[test]
fn samples_of_sets_and_boards() {
    let mut harness = Harness::builder()
        .with_size(vec2(580.0, 330.0))
        .with_theme(Theme::Light)
        .with_context_setup(look(Cjk::Simplified))
        .build_ui(|ui| {
            let t = theme::tokens(ui);
            ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, t.paper);
            egui::Frame::NONE.inner_margin(24).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
                ui.horizontal(|ui| {
                    for (set, words) in [(PieceSet::Flat, "Flat"), (PieceSet::Qq, "QQ style")] {
                        Tile::new(words, set == PieceSet::Flat, 0.0).show_picture(
                            ui,
                            miniature::SET,
                            Some(icon::CHECK),
                            |ui, rect| miniature::paint_set(ui, rect, set, BoardTheme::Walnut),
                        );
                    }
                });
                ui.horizontal(|ui| {
                    for theme in BoardTheme::ALL {
                        let chosen = theme == BoardTheme::Slate;
                        Tile::new(theme.id(), chosen, 0.0).show_picture(
                            ui,
                            miniature::BOARD,
                            None,
                            |ui, rect| miniature::paint_board(ui, rect, theme, PieceSet::Flat),
                        );
                    }
                });
            });
        });
    harness.run();
    harness.snapshot("kit_samples");
}

#[test]
fn controls_answer_to_their_names() {
    let mut harness = Harness::builder()
        .with_size(vec2(580.0, 760.0))
        .with_theme(Theme::Light)
        .with_context_setup(look(Cjk::Simplified))
        .build_ui_state(gallery, State::default());
    harness.run();
    harness.get_by_label("Two people").click();
    harness.get_by_label("5 + 0").click();
    harness.get_by_label("Show legal moves").click();
    harness.run();
    assert_eq!((harness.state().segment, harness.state().tile, harness.state().off), (1, 2, true));
    harness.get_by_label("Level").focus();
    harness.run();
    harness.key_press(egui::Key::ArrowRight);
    harness.run();
    assert_eq!(harness.state().level, 13);
    harness.get_by_label("Computer").focus();
    harness.run();
    harness.key_press(egui::Key::ArrowRight);
    harness.run();
    assert_eq!(harness.state().segment, 1, "the arrow moves from the focused segment");
}

#[test]
fn still_controls_ask_for_no_repaint() {
    let mut harness = Harness::builder()
        .with_size(vec2(580.0, 760.0))
        .with_theme(Theme::Light)
        .with_context_setup(look(Cjk::Simplified))
        .build_ui_state(gallery, State::default());
    harness.run();
    harness.run_steps(2);
    let wait = harness.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    assert_eq!(wait, std::time::Duration::MAX);
}
