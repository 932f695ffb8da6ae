//! The board of the play page: the model as a picture, and what comes back as actions.

use super::PlayState;
use crate::action::{Action, EditAction, GoAction, PlayAction};
use crate::gpu::Care;
use crate::model::{Play, Premove};
use crate::persist::settings as kept;
use crate::text::spoken;
use crate::view::board::solid::Preset;
use crate::view::board::{
    AutoQueen, BoardEvent, BoardLayout, BoardOptions, BoardPicture, BoardView, BoardWords, Brush,
    Coordinates, Destinations, MoveMethod, Premove as PlannedMove, Shape, SolidOptions, SquareInfo,
    TableHand,
};
use crate::view::board_theme::BoardTheme;
use crate::view::layout::Layout;
use crate::view::pieces::PieceSet;
use crate::view::{ViewCtx, names};
use arbiter::arbiter::{Down, Event};
use chess_core::game::{self, ShapeColor};
use chess_core::{Bitboard, Role};
use egui::{Key, Modifiers, Ui};
use scene3d::{Material, Quality};

/// Shows the board and sends what the hand did.
pub fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, state: &mut PlayState, layout: &Layout) {
    let picture = picture(&cx.model.play, &cx.model.settings);
    let mut options = options(&cx.model.settings);
    if picture.table.is_some() {
        // A table gives no hints.
        options.show_targets = false;
    }
    let label =
        cx.text.with("board-label", &[("side", spoken::side(cx.model.play.orientation).into())]);
    let square = |info: SquareInfo| square_label(cx, info);
    let role = |role: Role| cx.text.role(role).to_owned();
    let words = BoardWords { board: &label, square: &square, role: &role };
    let place = BoardLayout::fit(layout.board, ui.pixels_per_point(), options.coordinates);
    let shown = BoardView::new(&picture, &options, &words).room(layout.room).show(
        ui,
        &place,
        &mut state.board,
    );
    let events = shown.events;
    if picture.table.is_some() {
        hand_at_table(ui, cx, &events);
    }
    for event in events {
        match event {
            // What a hand does at a table is not a move yet.
            BoardEvent::Move { .. } if picture.table.is_some() => {}
            BoardEvent::Move { from, to, promotion } => {
                cx.send(Action::Play(PlayAction::Move { from, to, promotion }));
            }
            BoardEvent::Premove(PlannedMove { from, to, promotion }) => {
                let premove = Premove { from, to, promotion };
                cx.send(Action::Play(PlayAction::Premove(Some(premove))));
            }
            BoardEvent::CancelPremove => cx.send(Action::Play(PlayAction::Premove(None))),
            BoardEvent::ShapesChanged(shapes) => {
                let shapes = shapes.into_iter().map(kept_shape).collect();
                cx.send(Action::Edit(EditAction::SetShapes(shapes)));
            }
            BoardEvent::Scroll(notches) => {
                let step = if notches > 0 { GoAction::Previous } else { GoAction::Next };
                for _ in 0..notches.unsigned_abs().min(8) {
                    cx.send(Action::Go(step));
                }
            }
            BoardEvent::Picked(_) | BoardEvent::Refused { .. } => {}
        }
    }
}

/// What the hand did at a table, told to the arbiter: men touched, put down, replaced.
fn hand_at_table(ui: &Ui, cx: &ViewCtx<'_>, events: &[BoardEvent]) {
    let play = &cx.model.play;
    let Some(arbiter) = &play.arbiter else { return };
    let by = play.turn();
    let send = |event| cx.send(Action::Play(PlayAction::Official(event)));
    // Held, the key says "j'adoube" for as long as it is down.
    let held = ui.input(|input| input.modifiers.shift_only());
    let adjusting = arbiter.is_adjusting();
    let mut put_down = false;
    for event in events {
        match *event {
            BoardEvent::Picked(square) if held && !adjusting => {
                send(Event::Adjust { by, on: true });
                send(Event::Touch { by, square });
                send(Event::Adjust { by, on: false });
            }
            BoardEvent::Picked(square) => send(Event::Touch { by, square }),
            // Who only adjusts puts every man back where it stood.
            BoardEvent::Move { .. } if held || adjusting => {}
            BoardEvent::Move { from, to, promotion: None } => {
                send(Event::Release { by, from, to });
                put_down = true;
            }
            BoardEvent::Move { promotion: Some(role), .. } => {
                send(Event::Promote { by, role });
                put_down = true;
            }
            _ => {}
        }
    }
    // On a slow machine the hand puts a man down and presses the clock within one frame.
    let typing = ui.ctx().text_edit_focused();
    if put_down && !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Space)) {
        send(Event::Press { by });
    }
}

/// The hand at a table, where the game is played at one and it is a person's turn.
fn table_hand(play: &Play, picture: &mut BoardPicture) {
    let Some(arbiter) = play.arbiter.as_ref().filter(|_| play.is_at_table()) else { return };
    picture.board = arbiter.table();
    picture.touched = arbiter.touched().iter().copied().collect();
    let turn = arbiter.turn();
    let mut table = TableHand::default();
    let men = picture.board.by_color(turn);
    match arbiter.down() {
        Down::Nothing => picture.movable = men,
        Down::Legal(mv) => picture.last_move = Some([mv.from(), mv.king_target()]),
        Down::Promoting(from, to) => {
            picture.last_move = Some([from, to]);
            table.promoting = Some(to);
        }
        Down::Illegal(from, to) => {
            picture.last_move = Some([from, to]);
            // What was put down wrongly may be taken up again, and so may any other man.
            picture.movable = men;
        }
    }
    // A check is the players' to see.
    picture.check = None;
    if play.may_move() {
        if picture.movable.any() {
            table.touchable = picture.board.by_color(!turn);
        }
        picture.table = Some(table);
    } else {
        picture.movable = Bitboard::EMPTY;
    }
}

/// The shown position as the board draws it.
pub fn picture(play: &Play, settings: &kept::Settings) -> BoardPicture {
    let position = play.shown();
    let mut picture = BoardPicture::of(*position.board());
    picture.orientation = play.orientation;
    picture.last_move = play.last_move().map(|mv| [mv.from(), mv.king_target()]);
    picture.check = position.is_check().then(|| position.king(position.turn()));
    if play.is_at_table() {
        table_hand(play, &mut picture);
    } else if play.may_move() {
        picture.destinations =
            Destinations::new(&position.legal_moves(), settings.castle_onto_rook);
        picture.movable = picture.destinations.movable();
    }
    if settings.premove
        && let Some(side) = play.premover()
    {
        picture.premovable = position.by_color(side);
        picture.premove =
            play.premove.map(|Premove { from, to, promotion }| PlannedMove { from, to, promotion });
    }
    if settings.show_captured {
        let taken = names::captured(position.board(), play.game.start().board()).taken;
        picture.captured = [taken.white, taken.black];
    }
    picture.resigned = play.resigned();
    picture.shapes =
        play.game.annotations(play.cursor).shapes.iter().copied().map(drawn_shape).collect();
    picture
}

/// The preferences as the board takes them.
pub fn options(settings: &kept::Settings) -> BoardOptions {
    BoardOptions {
        set: piece_set(settings.pieces),
        theme: board_theme(settings.board),
        coordinates: match settings.coordinates {
            kept::Coordinates::Off => Coordinates::Off,
            kept::Coordinates::Inside => Coordinates::Inside,
            kept::Coordinates::Frame => Coordinates::Frame,
        },
        mark_last_move: settings.mark_last_move,
        show_targets: settings.show_legal_moves,
        mark_check: settings.mark_check,
        method: match settings.move_input {
            kept::MoveInput::Both => MoveMethod::Both,
            kept::MoveInput::Drag => MoveMethod::Drag,
            kept::MoveInput::Click => MoveMethod::Click,
        },
        auto_queen: match settings.auto_queen {
            kept::AutoQueen::Never => AutoQueen::Never,
            kept::AutoQueen::Premove => AutoQueen::Premove,
            kept::AutoQueen::Always => AutoQueen::Always,
        },
        animation: settings.move_time().as_secs_f32(),
        scroll: settings.wheel,
        solid: (settings.pieces == kept::PieceSet::Solid).then(|| solid(settings)),
        ..BoardOptions::default()
    }
}

/// The preferences about the solid set as the board takes them.
pub fn solid(settings: &kept::Settings) -> SolidOptions {
    SolidOptions {
        material: material(settings.material),
        camera: preset(settings.camera),
        care: care(settings.quality),
        swing_back: settings.swing_back,
        king_tips: settings.king_tips,
    }
}

/// The camera that the preferences name.
pub const fn preset(camera: kept::CameraChoice) -> Preset {
    match camera {
        kept::CameraChoice::Seated => Preset::Seated,
        kept::CameraChoice::Play => Preset::Play,
        kept::CameraChoice::Analysis => Preset::Analysis,
        kept::CameraChoice::Top => Preset::Top,
    }
}

/// The material that the preferences name.
pub const fn material(material: kept::Material) -> Material {
    match material {
        kept::Material::Boxwood => Material::Boxwood,
        kept::Material::Marble => Material::Marble,
        kept::Material::Celadon => Material::Celadon,
        kept::Material::Lacquer => Material::Lacquer,
    }
}

/// The quality that the preferences name.
pub const fn care(quality: kept::Quality) -> Care {
    match quality {
        kept::Quality::Automatic => Care::Automatic,
        kept::Quality::Low => Care::Always(Quality::Low),
        kept::Quality::Medium => Care::Always(Quality::Medium),
        kept::Quality::High => Care::Always(Quality::High),
    }
}

/// The drawings that the preferences name. What is drawn small beside the solid set is flat.
pub const fn piece_set(set: kept::PieceSet) -> PieceSet {
    match set {
        kept::PieceSet::Flat | kept::PieceSet::Solid => PieceSet::Flat,
        kept::PieceSet::Qq => PieceSet::Qq,
    }
}

/// The board that the preferences name.
pub const fn board_theme(theme: kept::BoardTheme) -> BoardTheme {
    match theme {
        kept::BoardTheme::Walnut => BoardTheme::Walnut,
        kept::BoardTheme::Jade => BoardTheme::Jade,
        kept::BoardTheme::Ink => BoardTheme::Ink,
        kept::BoardTheme::Slate => BoardTheme::Slate,
        kept::BoardTheme::Blue => BoardTheme::Blue,
        kept::BoardTheme::Contrast => BoardTheme::Contrast,
    }
}

pub(crate) fn drawn_shape(shape: game::Shape) -> Shape {
    let brush = match shape.color {
        ShapeColor::Green => Brush::Green,
        ShapeColor::Red => Brush::Red,
        ShapeColor::Blue => Brush::Blue,
        ShapeColor::Yellow => Brush::Yellow,
    };
    Shape { from: shape.from, to: shape.to, brush }
}

fn kept_shape(shape: Shape) -> game::Shape {
    let color = match shape.brush {
        Brush::Green => ShapeColor::Green,
        Brush::Red => ShapeColor::Red,
        Brush::Blue => ShapeColor::Blue,
        Brush::Yellow => ShapeColor::Yellow,
    };
    game::Shape { color, from: shape.from, to: shape.to }
}

fn square_label(cx: &ViewCtx<'_>, info: SquareInfo) -> String {
    let mut label = cx.text.square(info.square, info.piece);
    let premove = cx.model.play.premove;
    let planned = premove.is_some_and(|plan| plan.from == info.square || plan.to == info.square);
    for (holds, id) in [
        (info.selected, "square-selected"),
        (info.target && info.piece.is_none(), "square-target"),
        (info.target && info.piece.is_some(), "square-capture"),
        (info.last_move, "square-last-move"),
        (info.check, "square-check"),
        (planned, "square-premove"),
    ] {
        if holds {
            label = cx.text.with(id, &[("label", label.into())]);
        }
    }
    label
}
