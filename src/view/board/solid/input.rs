//! The hand at the camera: the middle button anywhere and the right one beside the squares turn it, the wheel
//! with Ctrl and two fingers zoom.

use chess_core::Bitboard;
use egui::{Event, MouseWheelUnit, PointerButton, Pos2, Ui};
use scene3d::glam::Vec2;

use super::super::interaction::{Interaction, Rules};
use super::camera::Orbit;
use super::{SolidOptions, Table};
use crate::view::board::animation::SHORTEST;

/// How much one notch of the wheel zooms.
const NOTCH: f32 = 1.12;

/// Takes in what the hand did to the camera in this frame. `over` says whether a point is on the board and
/// nothing lies over it.
pub(in super::super) fn camera(
    ui: &Ui,
    table: &Table,
    orbit: &mut Orbit,
    hand: &Interaction,
    rules: Rules<'_>,
    solid: &SolidOptions,
    over: impl Fn(Pos2) -> bool,
) {
    let now = ui.input(|input| input.time);
    let motion = rules.options.animation >= SHORTEST;
    let beside = |at: Pos2| table.square_at(at, Bitboard::FULL).is_none();
    let point = |at: Pos2| Vec2::new(at.x, at.y);
    let turns = |button: PointerButton, at: Pos2| match button {
        PointerButton::Middle => true,
        PointerButton::Secondary => beside(at),
        _ => false,
    };
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::PointerButton { pos, button, pressed: true, .. }
                if over(pos) && turns(button, pos) && hand.is_free() =>
            {
                orbit.hold(point(pos));
            }
            Event::PointerMoved(at) if orbit.is_held() => orbit.turn(point(at)),
            Event::PointerButton {
                button: PointerButton::Middle | PointerButton::Secondary,
                pressed: false,
                ..
            } => orbit.release(solid.swing_back, motion, now),
            Event::MouseWheel { unit, delta, modifiers, .. }
                if !rules.options.scroll && !modifiers.command =>
            {
                let at = ui.input(|input| input.pointer.latest_pos());
                if let Some(at) = at.filter(|&at| over(at)) {
                    let notches = match unit {
                        MouseWheelUnit::Line | MouseWheelUnit::Page => delta.y,
                        MouseWheelUnit::Point => delta.y / 50.0,
                    };
                    zoom(table, orbit, NOTCH.powf(notches), at);
                }
            }
            _ => {}
        }
    }
    let (factor, at, twice) = ui.input(|input| {
        let pointer = &input.pointer;
        let twice = [PointerButton::Middle, PointerButton::Secondary]
            .into_iter()
            .find(|&button| pointer.button_double_clicked(button));
        (input.zoom_delta(), pointer.latest_pos(), twice)
    });
    let Some(at) = at.filter(|&at| over(at)) else { return };
    if factor != 1.0 {
        zoom(table, orbit, factor, at);
    }
    if twice.is_some_and(|button| turns(button, at)) {
        orbit.reset(motion, now);
    }
}

fn zoom(table: &Table, orbit: &mut Orbit, factor: f32, at: Pos2) {
    let [width, height] = table.pixels();
    orbit.zoom(factor, table.pixel(at), Vec2::new(width as f32, height as f32));
}
