//! The surface of the board as a texture, drawn once for each look.

use super::card::Card;
use super::pipes::{Layouts, Pipes, VENEER};
use crate::scene::{BoardLook, Scene};

/// The texture of the board with its smaller levels, and what it shows.
pub struct Veneer {
    pub view: wgpu::TextureView,
    levels: Vec<wgpu::TextureView>,
    /// For each level but the last, what halves it.
    groups: Vec<wgpu::BindGroup>,
    shows: Option<(BoardLook, bool, bool)>,
    pub bytes: u64,
}

impl Veneer {
    pub fn new(device: &wgpu::Device, layouts: &Layouts, card: &Card, side: u32) -> Veneer {
        let count = side.ilog2() + 1;
        let texture = device.create_texture(&wgpu::TextureDescriptor {
            label: Some("veneer"),
            size: wgpu::Extent3d { width: side, height: side, depth_or_array_layers: 1 },
            mip_level_count: count,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format: VENEER,
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::TEXTURE_BINDING,
            view_formats: &[],
        });
        let levels: Vec<_> = (0..count)
            .map(|level| {
                texture.create_view(&wgpu::TextureViewDescriptor {
                    base_mip_level: level,
                    mip_level_count: Some(1),
                    ..Default::default()
                })
            })
            .collect();
        let groups = levels
            .iter()
            .take(levels.len().saturating_sub(1))
            .map(|level| {
                let entry = |binding, resource| wgpu::BindGroupEntry { binding, resource };
                device.create_bind_group(&wgpu::BindGroupDescriptor {
                    label: Some("halve"),
                    layout: &layouts.one,
                    entries: &[
                        entry(0, wgpu::BindingResource::TextureView(level)),
                        entry(1, wgpu::BindingResource::Sampler(&card.slanted)),
                    ],
                })
            })
            .collect();
        let bytes = u64::from(side) * u64::from(side) * 16 / 3;
        let view = texture.create_view(&Default::default());
        Veneer { view, levels, groups, shows: None, bytes }
    }

    /// Draws it anew if the scene's board looks different, or is seen from the other side.
    pub fn draw(
        &mut self,
        commands: &mut wgpu::CommandEncoder,
        scene: &Scene,
        pipes: &Pipes,
        groups: [&wgpu::BindGroup; 2],
    ) {
        let shows =
            (scene.board.under(scene.material), scene.coordinates, scene.camera.yaw.cos() >= 0.0);
        if self.shows == Some(shows) {
            return;
        }
        self.shows = Some(shows);
        let clear = wgpu::LoadOp::Clear(wgpu::Color::BLACK);
        let Some(first) = self.levels.first() else { return };
        let mut pass = super::begin(commands, "veneer", Some((first, clear)), None);
        pass.set_pipeline(&pipes.bake);
        pass.set_bind_group(0, groups[0], &[]);
        pass.set_bind_group(1, groups[1], &[]);
        pass.draw(0..3, 0..1);
        drop(pass);
        for (level, group) in self.levels.iter().skip(1).zip(&self.groups) {
            let mut pass = super::begin(commands, "halve", Some((level, clear)), None);
            pass.set_pipeline(&pipes.halve);
            pass.set_bind_group(0, group, &[]);
            pass.draw(0..3, 0..1);
        }
    }
}
