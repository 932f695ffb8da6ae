//! Drawing a [`Scene`].
//!
//! A picture takes these passes: the shadow map and the map of the ground, if something has moved; the men
//! in the mirror of the board, at half size; men, board and marks into a target for light, a large picture in bands;
//! toning each sample and adding it to the sum of pictures; the mean of the sum as bytes. A scene that stays the same is drawn
//! again with its samples shifted by parts of a pixel, until enough pictures have been added; then drawing
//! stops.

mod canvas;
mod card;
mod frame;
mod noise;
mod picture;
mod pipes;
mod room;
mod solids;
mod stuff;
mod veneer;

use std::collections::BTreeMap;

use bytemuck::{bytes_of, cast_slice};

use canvas::Band;
pub use canvas::Canvas;
use card::Card;
use frame::{Batch, Frame};
pub use picture::Picture;
use pipes::{Layouts, Pipes};

use crate::gpu::{Gpu, GpuError};
use crate::quality::Quality;
use crate::scene::{Color, Scene, Stage, to_light};

/// Draws scenes on one graphics card.
pub struct Renderer {
    gpu: Gpu,
    card: Card,
    layouts: Layouts,
    pipes: BTreeMap<Quality, Pipes>,
    sh: [[f32; 4]; 9],
}

/// Whether a picture gets better when it is drawn again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It does: the same scene is to be drawn again in the next frame.
    Refining,
    /// It is finished; drawing the same scene again does nothing.
    Finished,
}

impl Renderer {
    /// The format of a canvas: sRGB bytes with premultiplied alpha, without conversion by the card.
    pub const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

    /// Prepares the card: men, light, noise. Shaders are prepared when a step of quality is first drawn.
    ///
    /// # Errors
    /// When the card cannot do what is needed.
    pub fn new(gpu: &Gpu) -> Result<Renderer, GpuError> {
        gpu.guarded("scene3d cannot prepare the card", |gpu| Renderer {
            card: Card::new(&gpu.device, &gpu.queue),
            layouts: Layouts::new(&gpu.device),
            pipes: BTreeMap::new(),
            sh: room::irradiance(),
            gpu: gpu.clone(),
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// A canvas of this size in pixels; sides are limited to what the card can do.
    ///
    /// # Errors
    /// When the card was lost or has no memory left.
    pub fn canvas(&self, size: [u32; 2], quality: Quality) -> Result<Canvas, GpuError> {
        let most = self.gpu.device.limits().max_texture_dimension_2d;
        let size = size.map(|side| side.clamp(1, most));
        let [width, height] = size;
        self.gpu.guarded(&format!("a picture of {width}×{height} pixels"), |gpu| {
            Canvas::new(&gpu.device, &self.layouts, &self.card, size, quality)
        })
    }

    /// Draws a scene. The same scene again is refined until it is finished; another one begins anew.
    ///
    /// # Errors
    /// When the card was lost, or its driver refuses a shader.
    pub fn draw(&mut self, canvas: &mut Canvas, scene: &Scene) -> Result<Progress, GpuError> {
        let scene = &*scene.sane();
        let quality = canvas.quality;
        if !self.pipes.contains_key(&quality) {
            let layouts = &self.layouts;
            let pipes = self.gpu.guarded("scene3d cannot prepare its shaders", |gpu| {
                Pipes::new(&gpu.device, layouts, quality)
            })?;
            self.pipes.insert(quality, pipes);
        }
        let gpu = self.gpu.clone();
        gpu.guarded("scene3d cannot draw", |_| self.draw_picture(canvas, scene))
    }

    fn draw_picture(&self, canvas: &mut Canvas, scene: &Scene) -> Progress {
        let quality = canvas.quality;
        let Some(pipes) = self.pipes.get(&quality) else { return Progress::Finished };
        let same = canvas.drawn.as_ref() == Some(scene);
        if same && canvas.pictures >= quality.frames() {
            return Progress::Finished;
        }
        let mut commands = self.gpu.device.create_command_encoder(&Default::default());
        let picture = if same { canvas.pictures } else { 0 };
        let view = scene.view(canvas.size_f32());
        let block: Frame = frame::frame(scene, &view, quality, picture, self.sh);
        self.gpu.queue.write_buffer(&canvas.frame.buffer, 0, bytes_of(&block));
        for band in &canvas.bands {
            let part = block.band(band.first, band.rows[0]);
            self.gpu.queue.write_buffer(&band.frame.buffer, 0, bytes_of(&part));
        }
        if !same {
            canvas.take(&self.gpu.device, &self.gpu.queue, scene, &view);
            if scene.stage == Stage::Board
                && let Some(veneer) = &mut canvas.veneer
            {
                let groups = [&canvas.frame.group, &canvas.bare_group];
                veneer.draw(&mut commands, scene, pipes, groups);
            }
            self.draw_shadows(&mut commands, canvas, scene, pipes);
            self.draw_ground(&mut commands, canvas, pipes);
            if quality.mirror() && scene.stage == Stage::Board {
                self.draw_mirror(&mut commands, canvas, pipes);
            }
        }
        for band in &canvas.bands {
            self.draw_scene(&mut commands, canvas, band, scene, pipes);
            add(&mut commands, canvas, band, pipes, picture == 0 && band.first == 0);
        }
        canvas.pictures = picture + 1;
        let part = [1.0 / canvas.pictures as f32, 0.0, 0.0, 0.0];
        self.gpu.queue.write_buffer(&canvas.mean, 0, bytes_of(&part));
        present(&mut commands, canvas, pipes);
        self.gpu.queue.submit([commands.finish()]);
        if canvas.pictures >= quality.frames() { Progress::Finished } else { Progress::Refining }
    }

    /// Waits until the card has done everything it was asked; for measuring and for reading pictures.
    ///
    /// # Errors
    /// When the card was lost.
    pub fn wait(&self) -> Result<(), GpuError> {
        self.gpu.device.poll(wgpu::PollType::wait_indefinitely()).map_err(|_| GpuError::Lost)?;
        if self.gpu.is_lost() { Err(GpuError::Lost) } else { Ok(()) }
    }

    fn draw_shadows(
        &self,
        commands: &mut wgpu::CommandEncoder,
        canvas: &Canvas,
        scene: &Scene,
        pipes: &Pipes,
    ) {
        let mut pass = begin(commands, "shadows", None, Some(&canvas.shadow));
        pass.set_bind_group(0, &canvas.frame.group, &[]);
        if scene.stage == Stage::Board {
            pass.set_pipeline(&pipes.board_shadow);
            self.card.board.draw(&mut pass, 0..1);
        }
        pass.set_pipeline(&pipes.man_shadow);
        // A coarser man throws the same shadow.
        let plain = canvas.quality == Quality::Low;
        self.draw_men(&mut pass, canvas, |batch| if plain { None } else { Some(coarser(batch)) });
    }

    fn draw_ground(&self, commands: &mut wgpu::CommandEncoder, canvas: &Canvas, pipes: &Pipes) {
        let white = Some((&canvas.ground, wgpu::LoadOp::Clear(wgpu::Color::WHITE)));
        let mut pass = begin(commands, "ground", white, None);
        if canvas.shades.count > 0 {
            pass.set_pipeline(&pipes.ground);
            pass.set_bind_group(0, &canvas.frame.group, &[]);
            pass.set_bind_group(1, &canvas.shades_group, &[]);
            pass.set_vertex_buffer(0, canvas.shades.buffer.slice(..));
            pass.draw(0..4, 0..canvas.shades.count);
        }
    }

    fn draw_mirror(&self, commands: &mut wgpu::CommandEncoder, canvas: &Canvas, pipes: &Pipes) {
        let clear = Some((&canvas.mirror, wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT)));
        let mut pass = begin(commands, "mirror", clear, Some(&canvas.mirror_depth));
        pass.set_bind_group(0, &canvas.frame.group, &[]);
        pass.set_bind_group(1, &canvas.bare_group, &[]);
        pass.set_pipeline(&pipes.man_mirrored);
        self.draw_men(&mut pass, canvas, |batch| Some(coarser(batch)));
    }

    fn draw_scene(
        &self,
        commands: &mut wgpu::CommandEncoder,
        canvas: &Canvas,
        band: &Band,
        scene: &Scene,
        pipes: &Pipes,
    ) {
        let clear = Some((&canvas.light, wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT)));
        let mut pass = begin(commands, "scene", clear, Some(&canvas.depth));
        pass.set_bind_group(0, &band.frame.group, &[]);
        pass.set_bind_group(1, &canvas.light_group, &[]);
        // Men first, because they hide much of the board; the board is then shaded where it is seen. Marks
        // lie on it, tested against the men's depth.
        pass.set_pipeline(&pipes.man);
        self.draw_men_of(&mut pass, canvas, false);
        let on_board = scene.stage == Stage::Board;
        if on_board {
            pass.set_pipeline(&pipes.board);
            self.card.board.draw(&mut pass, 0..1);
        }
        if scene.table_shadow > 0.0 {
            pass.set_pipeline(&pipes.table);
            self.card.tables[usize::from(!on_board)].draw(&mut pass, 0..1);
        }
        let (marks, arrows) = (canvas.marks.count, canvas.arrows.count);
        if marks > 0 {
            pass.set_pipeline(&pipes.mark);
            pass.set_vertex_buffer(0, canvas.marks.buffer.slice(..));
            pass.draw(0..marks, 0..1);
        }
        if arrows > 0 {
            pass.set_pipeline(&pipes.mark);
            pass.set_vertex_buffer(0, canvas.arrows.buffer.slice(..));
            pass.draw(0..arrows, 0..1);
            pass.set_pipeline(&pipes.mark_through);
            pass.draw(0..arrows, 0..1);
        }
        pass.set_pipeline(&pipes.man_fading);
        self.draw_men_of(&mut pass, canvas, true);
    }

    fn draw_men_of(&self, pass: &mut wgpu::RenderPass<'_>, canvas: &Canvas, fading: bool) {
        if canvas.men.count == 0 {
            return;
        }
        pass.set_vertex_buffer(1, canvas.men.buffer.slice(..));
        for batch in canvas.batches.iter().filter(|batch| batch.fading == fading) {
            self.draw_batch(pass, batch, Some(batch.level));
        }
    }

    fn draw_men(
        &self,
        pass: &mut wgpu::RenderPass<'_>,
        canvas: &Canvas,
        level: impl Fn(&Batch) -> Option<usize>,
    ) {
        if canvas.men.count == 0 {
            return;
        }
        pass.set_vertex_buffer(1, canvas.men.buffer.slice(..));
        for batch in &canvas.batches {
            self.draw_batch(pass, batch, level(batch));
        }
    }

    /// Draws men at a level of detail; `None` is the body of their outline.
    fn draw_batch(&self, pass: &mut wgpu::RenderPass<'_>, batch: &Batch, level: Option<usize>) {
        let kind = batch.kind.index();
        let triangles = match level {
            Some(level) => self.card.men.get(kind).and_then(|levels| levels.get(level)),
            None => self.card.bodies.get(kind),
        };
        if let Some(triangles) = triangles {
            triangles.draw(pass, batch.instances.clone());
        }
    }
}

fn coarser(batch: &Batch) -> usize {
    (batch.level + 1).min(crate::mesh::LEVELS - 1)
}

impl card::Triangles {
    fn draw(&self, pass: &mut wgpu::RenderPass<'_>, instances: std::ops::Range<u32>) {
        pass.set_vertex_buffer(0, self.vertices.slice(..));
        pass.set_index_buffer(self.indices.slice(..), wgpu::IndexFormat::Uint16);
        pass.draw_indexed(0..self.count, 0, instances);
    }
}

/// Tones what was drawn of a band, and adds it to the sum.
fn add(
    commands: &mut wgpu::CommandEncoder,
    canvas: &Canvas,
    band: &Band,
    pipes: &Pipes,
    first: bool,
) {
    let load =
        if first { wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT) } else { wgpu::LoadOp::Load };
    let mut pass = begin(commands, "finish", Some((&canvas.sum, load)), None);
    pass.set_scissor_rect(0, band.first, canvas.size()[0], band.rows[1]);
    pass.set_pipeline(&pipes.finish);
    pass.set_bind_group(0, &band.frame.group, &[]);
    pass.set_bind_group(1, &canvas.drawn_group, &[]);
    pass.draw(0..3, 0..1);
}

/// Shows the mean of the sum.
fn present(commands: &mut wgpu::CommandEncoder, canvas: &Canvas, pipes: &Pipes) {
    let clear = wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT);
    let mut pass = begin(commands, "present", Some((&canvas.output, clear)), None);
    pass.set_pipeline(&pipes.present);
    pass.set_bind_group(0, &canvas.sum_group, &[]);
    pass.draw(0..3, 0..1);
}

fn begin<'a>(
    commands: &'a mut wgpu::CommandEncoder,
    label: &str,
    color: Option<(&wgpu::TextureView, wgpu::LoadOp<wgpu::Color>)>,
    depth: Option<&wgpu::TextureView>,
) -> wgpu::RenderPass<'a> {
    let color = color.map(|(view, load)| wgpu::RenderPassColorAttachment {
        view,
        depth_slice: None,
        resolve_target: None,
        ops: wgpu::Operations { load, store: wgpu::StoreOp::Store },
    });
    commands.begin_render_pass(&wgpu::RenderPassDescriptor {
        label: Some(label),
        color_attachments: if color.is_some() { std::slice::from_ref(&color) } else { &[] },
        depth_stencil_attachment: depth.map(|view| wgpu::RenderPassDepthStencilAttachment {
            view,
            depth_ops: Some(wgpu::Operations {
                load: wgpu::LoadOp::Clear(1.0),
                store: wgpu::StoreOp::Store,
            }),
            stencil_ops: None,
        }),
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    })
}

/// A colour of a screen as light.
fn linear(color: Color) -> [f32; 4] {
    let [r, g, b, a] = color;
    [to_light(r), to_light(g), to_light(b), a]
}

/// A list of records on the card that grows when it must.
struct List {
    buffer: wgpu::Buffer,
    count: u32,
}

impl List {
    fn new(device: &wgpu::Device) -> List {
        List { buffer: List::of_size(device, 1024), count: 0 }
    }

    fn of_size(device: &wgpu::Device, size: u64) -> wgpu::Buffer {
        device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("list"),
            size,
            usage: wgpu::BufferUsages::VERTEX | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        })
    }

    fn fill<T: bytemuck::Pod>(&mut self, device: &wgpu::Device, queue: &wgpu::Queue, items: &[T]) {
        let bytes: &[u8] = cast_slice(items);
        if bytes.len() as u64 > self.buffer.size() {
            self.buffer = List::of_size(device, (bytes.len() as u64).next_power_of_two());
        }
        if !bytes.is_empty() {
            queue.write_buffer(&self.buffer, 0, bytes);
        }
        self.count = items.len() as u32;
    }
}
