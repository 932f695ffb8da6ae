//! What a picture of one size needs on the card.

use glam::Vec2;

use super::card::Card;
use super::frame::{self, Batch, Frame};
use super::pipes::{DEPTH, GROUND, LIGHT, Layouts};
use super::veneer::Veneer;
use super::{List, Renderer, solids};
use crate::camera::View;
use crate::quality::Quality;
use crate::scene::Scene;

/// The side of the map of the ground in texels.
const GROUND_SIDE: u32 = 768;

/// How many pixels are drawn at once: a larger picture is drawn in bands, so that the samples of its edges,
/// which are thrown away afterwards, need no more memory than this.
const AT_ONCE: u32 = 1_100_000;

/// Where a renderer draws one picture after the other: its size, its quality, and what it has drawn.
pub struct Canvas {
    size: [u32; 2],
    pub(super) quality: Quality,
    pub(super) drawn: Option<Scene>,
    /// How many pictures of that scene have been added.
    pub(super) pictures: u32,
    pub(super) texture: wgpu::Texture,
    pub(super) output: wgpu::TextureView,
    pub(super) light: wgpu::TextureView,
    pub(super) depth: wgpu::TextureView,
    pub(super) sum: wgpu::TextureView,
    pub(super) mirror: wgpu::TextureView,
    pub(super) mirror_depth: wgpu::TextureView,
    pub(super) shadow: wgpu::TextureView,
    pub(super) ground: wgpu::TextureView,
    pub(super) veneer: Option<Veneer>,
    /// For the whole picture.
    pub(super) frame: Block,
    pub(super) bands: Vec<Band>,
    pub(super) mean: wgpu::Buffer,
    pub(super) light_group: wgpu::BindGroup,
    /// The same without what is being drawn itself: the mirror, the board's surface.
    pub(super) bare_group: wgpu::BindGroup,
    pub(super) shades_group: wgpu::BindGroup,
    pub(super) drawn_group: wgpu::BindGroup,
    pub(super) sum_group: wgpu::BindGroup,
    pub(super) men: List,
    pub(super) batches: Vec<Batch>,
    pub(super) shades: List,
    pub(super) marks: List,
    pub(super) arrows: List,
    bytes: u64,
}

/// The numbers of a frame on the card.
pub(super) struct Block {
    pub buffer: wgpu::Buffer,
    pub group: wgpu::BindGroup,
}

/// Some rows of the picture, drawn at once.
pub(super) struct Band {
    pub first: u32,
    /// How many rows are drawn, and how many of them are kept: the last band may reach over the end.
    pub rows: [u32; 2],
    pub frame: Block,
}

impl Canvas {
    pub(super) fn new(
        device: &wgpu::Device,
        layouts: &Layouts,
        card: &Card,
        size: [u32; 2],
        quality: Quality,
    ) -> Canvas {
        let mut bytes = 0;
        let mut texture = |label,
                           size: [u32; 2],
                           samples: u32,
                           format: wgpu::TextureFormat,
                           usage| {
            let texel = u64::from(format.block_copy_size(None).unwrap_or(4));
            bytes += u64::from(size[0]) * u64::from(size[1]) * u64::from(samples) * texel;
            device.create_texture(&wgpu::TextureDescriptor {
                label: Some(label),
                size: wgpu::Extent3d { width: size[0], height: size[1], depth_or_array_layers: 1 },
                mip_level_count: 1,
                sample_count: samples,
                dimension: wgpu::TextureDimension::D2,
                format,
                usage: wgpu::TextureUsages::RENDER_ATTACHMENT | usage,
                view_formats: &[],
            })
        };
        let read = wgpu::TextureUsages::TEXTURE_BINDING;
        let none = wgpu::TextureUsages::empty();
        let samples = quality.samples();
        let output =
            texture("output", size, 1, Renderer::FORMAT, read | wgpu::TextureUsages::COPY_SRC);
        let parts = (size[0] * size[1]).div_ceil(AT_ONCE).clamp(1, size[1]);
        let rows = size[1].div_ceil(parts);
        let light = texture("light", [size[0], rows], samples, LIGHT, read);
        let depth = texture("depth", [size[0], rows], samples, DEPTH, none);
        let sum = texture("sum", size, 1, LIGHT, read);
        let half = if quality.mirror() { size.map(|side| side.div_ceil(2)) } else { [1, 1] };
        let mirror = texture("mirror", half, 1, LIGHT, read);
        let mirror_depth = texture("depth of the mirror", half, 1, DEPTH, none);
        let map = quality.shadow_map();
        let shadow = texture("shadow", [map, map], 1, DEPTH, read);
        let ground = texture("ground", [GROUND_SIDE, GROUND_SIDE], 1, GROUND, read);
        let view = |texture: &wgpu::Texture| texture.create_view(&Default::default());
        let (light, depth, sum) = (view(&light), view(&depth), view(&sum));
        let (mirror, mirror_depth) = (view(&mirror), view(&mirror_depth));
        let (shadow, ground) = (view(&shadow), view(&ground));

        let buffer = |label, size| {
            device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(label),
                size,
                usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            })
        };
        let mean = buffer("mean", 16);
        let group = |label, layout, resources: &[wgpu::BindingResource<'_>]| {
            let entries: Vec<_> = (0..)
                .zip(resources)
                .map(|(binding, resource)| wgpu::BindGroupEntry {
                    binding,
                    resource: resource.clone(),
                })
                .collect();
            device.create_bind_group(&wgpu::BindGroupDescriptor {
                label: Some(label),
                layout,
                entries: &entries,
            })
        };
        let seen = wgpu::BindingResource::TextureView;
        let sampled = wgpu::BindingResource::Sampler;
        // No larger than the picture can show.
        let most = (size[0].max(size[1]) * 5 / 4).next_power_of_two().max(128);
        let veneer =
            quality.veneer().map(|side| Veneer::new(device, layouts, card, side.min(most)));
        bytes += veneer.as_ref().map_or(0, |veneer| veneer.bytes);
        let surface = veneer.as_ref().map_or(&card.letters, |veneer| &veneer.view);
        let lit = |mirror, surface| {
            [
                seen(&card.room),
                sampled(&card.smooth),
                seen(&shadow),
                sampled(&card.compare),
                sampled(&card.exact),
                seen(&card.noise),
                seen(&ground),
                seen(mirror),
                seen(&card.letters),
                seen(surface),
                sampled(&card.slanted),
            ]
        };
        let block = || {
            let buffer = buffer("frame", size_of::<Frame>() as u64);
            let group = group("frame", &layouts.frame, &[buffer.as_entire_binding()]);
            Block { buffer, group }
        };
        let bands = (0..size[1])
            .step_by(rows as usize)
            .map(|first| Band { first, rows: [rows, rows.min(size[1] - first)], frame: block() })
            .collect();
        let light_group = group("light", &layouts.light, &lit(&mirror, surface));
        let bare_group =
            group("light without maps", &layouts.light, &lit(&card.letters, &card.letters));
        let shades_group =
            group("shades", &layouts.one, &[seen(&card.shades), sampled(&card.smooth)]);
        let drawn_group = group("drawn", &layouts.drawn[usize::from(samples > 1)], &[seen(&light)]);
        let sum_group = group("sum", &layouts.sum, &[seen(&sum), mean.as_entire_binding()]);
        Canvas {
            size,
            quality,
            drawn: None,
            pictures: 0,
            output: view(&output),
            texture: output,
            light,
            depth,
            sum,
            mirror,
            mirror_depth,
            shadow,
            ground,
            veneer,
            frame: block(),
            bands,
            mean,
            light_group,
            bare_group,
            shades_group,
            drawn_group,
            sum_group,
            men: List::new(device),
            batches: Vec::new(),
            shades: List::new(device),
            marks: List::new(device),
            arrows: List::new(device),
            bytes,
        }
    }

    /// Puts a new scene on the card.
    pub(super) fn take(
        &mut self,
        device: &wgpu::Device,
        queue: &wgpu::Queue,
        scene: &Scene,
        view: &View,
    ) {
        let (men, batches) = frame::men(scene, view, self.quality);
        self.men.fill(device, queue, &men);
        self.batches = batches;
        self.shades.fill(device, queue, &frame::shades(scene));
        self.marks.fill(device, queue, &solids::marks(&scene.marks));
        self.arrows.fill(device, queue, &solids::arrows(&scene.arrows));
        self.drawn = Some(scene.clone());
    }

    /// The picture, as a texture in [`Renderer::FORMAT`].
    pub fn view(&self) -> &wgpu::TextureView {
        &self.output
    }

    /// Its size in pixels.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    pub(super) fn size_f32(&self) -> Vec2 {
        Vec2::new(self.size[0] as f32, self.size[1] as f32)
    }

    /// With how much care it is drawn.
    pub fn quality(&self) -> Quality {
        self.quality
    }

    /// The scene that was drawn last.
    pub fn drawn(&self) -> Option<&Scene> {
        self.drawn.as_ref()
    }

    /// How many bytes its textures take on the card.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}
