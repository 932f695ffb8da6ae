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
    pub(super) frame: wgpu::Buffer,
    pub(super) mean: wgpu::Buffer,
    pub(super) frame_group: wgpu::BindGroup,
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
        let light = texture("light", size, samples, LIGHT, read);
        let depth = texture("depth", size, samples, DEPTH, none);
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
        let frame = buffer("frame", size_of::<Frame>() as u64);
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
        let frame_group = group("frame", &layouts.frame, &[frame.as_entire_binding()]);
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
            frame,
            mean,
            frame_group,
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
