//! The graphics card of the window, lent to the solid set. The only file of the program that knows `wgpu`.
//!
//! The window's card is put beside egui's own textures by [`lend`]; whoever wants a picture [`draw`]s it by
//! an id of its own, frame after frame, and gets a texture for it. Nothing is made before the first picture
//! is wanted, nothing is drawn when nothing has changed, and pictures that are no longer shown are freed.

mod pace;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use eframe::egui_wgpu::RenderState;
use eframe::egui_wgpu::wgpu::FilterMode;
use egui::{Context, Id, TextureId};
use scene3d::{Canvas, Gpu, GpuError, Progress, Quality, Renderer, Scene};

use pace::Pace;

/// With how much care pictures are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Care {
    /// As the card can: what suits its kind, and less where that turns out to be too slow.
    #[default]
    Automatic,
    /// Always this step.
    Always(Quality),
}

/// A picture that is wanted in this frame.
#[derive(Debug, Clone, Copy)]
pub struct Order<'a> {
    /// Whose picture it is; the same one frame after the other.
    pub id: Id,
    /// Its size in pixels.
    pub size: [u32; 2],
    /// What is on it.
    pub scene: &'a Scene,
    /// With how much care.
    pub care: Care,
    /// It is being played on: it is drawn in every frame, and its speed is watched.
    pub first: bool,
}

/// What came of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// Here it is.
    Here(TextureId),
    /// It comes in one of the next frames.
    Soon,
    /// There are no such pictures on this computer.
    Never,
}

/// How many pictures that are only looked at are drawn in one frame, so that a page full of them comes up
/// one by one and not after a pause.
const A_FRAME: u32 = 2;
/// How often in a row the card may be lost before it is given up.
const LOSSES: u32 = 2;

/// What is kept between frames.
#[derive(Default)]
struct Desk {
    card: Option<RenderState>,
    renderer: Option<Renderer>,
    works: Vec<Work>,
    pace: Pace,
    losses: u32,
    /// Why there are no pictures.
    trouble: Option<String>,
    told: bool,
    frame: u64,
    drawn_in_frame: u32,
}

/// One picture, kept while it is shown.
struct Work {
    id: Id,
    size: [u32; 2],
    canvas: Canvas,
    texture: TextureId,
    scene: Option<Scene>,
    refining: bool,
    used: u64,
    /// When it was drawn last, and in which frame.
    drawn: Option<(Instant, u64)>,
}

type Shared = Arc<Mutex<Desk>>;

fn desk(ctx: &Context) -> Shared {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Shared>(Id::unique("gpu")).clone())
}

fn open(shared: &Shared) -> MutexGuard<'_, Desk> {
    // What a panic left is still a set of whole pictures.
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lends the window's card; `None` where the window is drawn without one.
pub fn lend(ctx: &Context, card: Option<&RenderState>) {
    open(&desk(ctx)).card = card.cloned();
}

/// Whether there are pictures. The first question prepares the card, which takes a moment.
pub fn is_ready(ctx: &Context) -> bool {
    open(&desk(ctx)).is_ready()
}

/// Why there are no pictures, the first time that it is asked after it turned out.
pub fn take_trouble(ctx: &Context) -> Option<String> {
    let shared = desk(ctx);
    let mut desk = open(&shared);
    let news = desk.trouble.clone().filter(|_| !desk.told);
    desk.told |= news.is_some();
    news
}

/// Draws a picture, as far as it has to be drawn in this frame. What gets better when it is drawn again asks
/// for the next frame, what is finished asks for none.
pub fn draw(ctx: &Context, order: Order<'_>) -> Drawn {
    let shared = desk(ctx);
    let mut desk = open(&shared);
    let frame = ctx.cumulative_frame_nr();
    if desk.frame != frame {
        desk.begin(frame);
    }
    if !desk.is_ready() {
        return Drawn::Never;
    }
    match desk.draw(order) {
        Ok((drawn, again)) => {
            if again {
                ctx.request_repaint();
            }
            drawn
        }
        Err(error) => {
            desk.fail(&error);
            ctx.request_repaint();
            if desk.trouble.is_none() { Drawn::Soon } else { Drawn::Never }
        }
    }
}

impl Desk {
    /// A new frame: what the last one no longer showed is freed.
    fn begin(&mut self, frame: u64) {
        self.frame = frame;
        self.drawn_in_frame = 0;
        let Some(card) = &self.card else { return };
        self.works.retain(|work| {
            let shown = work.used + 1 >= frame;
            if !shown {
                card.renderer.write().free_texture(&work.texture);
            }
            shown
        });
    }

    fn is_ready(&mut self) -> bool {
        if self.renderer.is_none() && self.trouble.is_none() {
            let made = match &self.card {
                None => Err(GpuError::NoAdapter("the window has none".to_owned())),
                Some(card) => {
                    let info = card.adapter.get_info();
                    Renderer::new(&Gpu::lent(card.device.clone(), card.queue.clone(), &info))
                }
            };
            match made {
                Ok(renderer) => {
                    log::info!("the solid set is drawn by {}", renderer.gpu().name());
                    self.renderer = Some(renderer);
                }
                Err(error) => self.fail(&error),
            }
        }
        self.renderer.is_some()
    }

    /// The card is tried once more after it was lost, else the pictures are given up.
    fn fail(&mut self, error: &GpuError) {
        log::warn!("the solid set: {error}");
        self.renderer = None;
        if let Some(card) = &self.card {
            let mut textures = card.renderer.write();
            for work in self.works.drain(..) {
                textures.free_texture(&work.texture);
            }
        }
        self.losses += 1;
        if *error != GpuError::Lost || self.losses >= LOSSES {
            self.trouble = Some(error.to_string());
        }
    }

    /// The picture as it is now, and whether the next frame shall draw it again.
    fn draw(&mut self, order: Order<'_>) -> Result<(Drawn, bool), GpuError> {
        let (Some(card), Some(renderer)) = (&self.card, &mut self.renderer) else {
            return Ok((Drawn::Never, false));
        };
        let quality = match order.care {
            Care::Always(quality) => quality,
            Care::Automatic => self.pace.quality(Quality::automatic(renderer.gpu().kind())),
        };
        let found = self.works.iter().position(|work| work.id == order.id);
        let fits = |work: &Work| work.size == order.size && work.canvas.quality() == quality;
        let waits = !order.first && self.drawn_in_frame >= A_FRAME;
        let place = match found {
            Some(i) if self.works.get(i).is_some_and(fits) => i,
            _ if waits => return Ok((Drawn::Soon, true)),
            Some(i) => {
                // Another size, or another care: the texture keeps its name.
                if let Some(work) = self.works.get_mut(i) {
                    let canvas = renderer.canvas(order.size, quality)?;
                    card.renderer.write().update_egui_texture_from_wgpu_texture(
                        &card.device,
                        canvas.view(),
                        FilterMode::Linear,
                        work.texture,
                    );
                    (work.size, work.canvas, work.scene) = (order.size, canvas, None);
                }
                i
            }
            None => {
                let canvas = renderer.canvas(order.size, quality)?;
                let texture = card.renderer.write().register_native_texture(
                    &card.device,
                    canvas.view(),
                    FilterMode::Linear,
                );
                self.works.push(Work {
                    id: order.id,
                    size: order.size,
                    canvas,
                    texture,
                    scene: None,
                    refining: false,
                    used: self.frame,
                    drawn: None,
                });
                self.works.len() - 1
            }
        };
        let Some(work) = self.works.get_mut(place) else { return Ok((Drawn::Soon, true)) };
        work.used = self.frame;
        let changed = work.scene.as_ref() != Some(order.scene);
        if !changed && !work.refining {
            return Ok((Drawn::Here(work.texture), false));
        }
        if waits {
            let shown = if work.scene.is_some() { Drawn::Here(work.texture) } else { Drawn::Soon };
            return Ok((shown, true));
        }
        if !order.first {
            self.drawn_in_frame += 1;
        }
        let now = Instant::now();
        let before = work.drawn.replace((now, self.frame));
        if changed && order.first {
            // Only what moves from one frame to the next says how fast the card is.
            let last = before.filter(|(_, frame)| frame + 1 == self.frame);
            self.pace.frame(last.map(|(at, _)| now.duration_since(at).as_secs_f32()));
        }
        let progress = renderer.draw(&mut work.canvas, order.scene)?;
        work.refining = progress == Progress::Refining;
        if changed {
            work.scene = Some(order.scene.clone());
        }
        self.losses = 0;
        Ok((Drawn::Here(work.texture), work.refining))
    }
}
