//! Where the window stands, kept from one start to the next.

use crate::model::Now;
use crate::persist::Store;
use crate::persist::window::{MIN_SIZE, WindowPlace};
use egui::{Context, ViewportBuilder, ViewportCommand, pos2};
use std::time::Duration;

/// How long a window must have stood still before its place is written.
const SETTLED: Duration = Duration::from_secs(1);

/// The window as it was left.
pub fn native_options(store: &Store) -> eframe::NativeOptions {
    let place = store.load::<WindowPlace>().value;
    let mut viewport = ViewportBuilder::default()
        .with_title("Luozi 落子")
        .with_app_id("org.luozi.Luozi")
        .with_icon(icon())
        .with_inner_size(place.size)
        .with_min_inner_size(MIN_SIZE)
        .with_maximized(place.maximized)
        .with_drag_and_drop(true);
    if let Some(position) = place.position {
        viewport = viewport.with_position(position);
    }
    eframe::NativeOptions { viewport, ..eframe::NativeOptions::default() }
}

fn icon() -> egui::IconData {
    let png = include_bytes!("../../assets/icon/png/256.png");
    eframe::icon_data::from_png_bytes(png).unwrap_or_default()
}

/// By this frame the system has said where the window is.
const FRAMES: u32 = 4;

/// A window that came up on no screen, since the one it was on is gone, or that is larger than
/// its screen, is put right.
fn bring_into_sight(ctx: &Context) {
    let (monitor, inner) = ctx.input(|input| {
        let viewport = input.viewport();
        (viewport.monitor_size, viewport.inner_rect)
    });
    match (monitor, inner) {
        (None, Some(_)) => {
            ctx.send_viewport_cmd(ViewportCommand::OuterPosition(pos2(40.0, 40.0)));
        }
        (Some(monitor), Some(inner)) if inner.width() > monitor.x || inner.height() > monitor.y => {
            ctx.send_viewport_cmd(ViewportCommand::InnerSize(inner.size().min(monitor)));
        }
        _ => {}
    }
}

/// Watches the place of the window.
pub struct PlaceKeeper {
    kept: WindowPlace,
    seen: WindowPlace,
    since: Now,
    /// Frames until it is looked whether the window came up where it can be seen.
    frames: u32,
}

impl PlaceKeeper {
    /// Begins with what is on the disk.
    pub fn new(store: &Store) -> PlaceKeeper {
        let kept = store.load::<WindowPlace>().value;
        PlaceKeeper { seen: kept, kept, since: Duration::ZERO, frames: FRAMES }
    }

    /// Looks where the window stands; once it has stood still for a while that is written.
    pub fn follow(&mut self, ctx: &Context, store: &Store, now: Now) {
        self.frames = self.frames.saturating_sub(1);
        if self.frames == 1 {
            bring_into_sight(ctx);
        }
        let Some(place) = current(ctx, &self.seen) else { return };
        if place != self.seen {
            self.seen = place;
            self.since = now;
            ctx.request_repaint_after(SETTLED);
        } else if self.seen != self.kept && now >= self.since + SETTLED {
            self.save(store);
        }
    }

    /// Writes the place, if it is another one than on the disk.
    pub fn save(&mut self, store: &Store) {
        if self.seen == self.kept {
            return;
        }
        match store.save(&self.seen) {
            Ok(()) => self.kept = self.seen,
            Err(error) => log::warn!("the place of the window could not be saved: {error}"),
        }
    }
}

/// The present place. A maximised or full window keeps the size it had before.
fn current(ctx: &Context, before: &WindowPlace) -> Option<WindowPlace> {
    ctx.input(|input| {
        let viewport = input.viewport();
        let maximized = viewport.maximized.unwrap_or(false);
        if maximized || viewport.fullscreen.unwrap_or(false) || viewport.minimized.unwrap_or(false)
        {
            return Some(WindowPlace { maximized, ..*before });
        }
        let size = viewport.inner_rect?.size();
        let position = viewport.outer_rect.map(|rect| [rect.left(), rect.top()]);
        Some(WindowPlace { position, size: [size.x, size.y], maximized: false })
    })
}
