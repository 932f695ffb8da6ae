//! What is on the card once and for all: men, board, light, noise.

use bytemuck::cast_slice;
use wgpu::util::DeviceExt as _;

use super::{noise, room, solids};
use crate::mesh;
use crate::scene::{Kind, THICKNESS};

/// The triangles of one level of detail.
pub struct Triangles {
    pub vertices: wgpu::Buffer,
    pub indices: wgpu::Buffer,
    pub count: u32,
}

/// Everything that does not depend on the scene.
pub struct Card {
    /// By kind and level.
    pub men: Vec<Vec<Triangles>>,
    /// By kind, what throws his shadow in the low step: for men that are round all the way up, the body that
    /// their outline makes when it is turned round, a little slimmer, so that it throws none on themselves.
    pub bodies: Vec<Triangles>,
    pub board: Triangles,
    /// Under the board, and under men without one.
    pub tables: [Triangles; 2],
    pub room: wgpu::TextureView,
    pub noise: wgpu::TextureView,
    pub letters: wgpu::TextureView,
    pub shades: wgpu::TextureView,
    pub smooth: wgpu::Sampler,
    /// For surfaces seen at a slant.
    pub slanted: wgpu::Sampler,
    pub exact: wgpu::Sampler,
    pub compare: wgpu::Sampler,
}

impl Card {
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue) -> Card {
        let triangles = |vertices: &[u8], indices: &[u8], count: u32| {
            // Not mapped while it is made: a card that goes away just then would take the program along.
            let buffer = |contents: &[u8], usage| {
                let buffer = device.create_buffer(&wgpu::BufferDescriptor {
                    label: None,
                    size: contents.len() as u64,
                    usage: usage | wgpu::BufferUsages::COPY_DST,
                    mapped_at_creation: false,
                });
                queue.write_buffer(&buffer, 0, contents);
                buffer
            };
            Triangles {
                vertices: buffer(vertices, wgpu::BufferUsages::VERTEX),
                indices: buffer(indices, wgpu::BufferUsages::INDEX),
                count,
            }
        };
        let men = Kind::ALL
            .into_iter()
            .map(|kind| {
                let levels = &mesh::model(kind).levels;
                levels.iter().map(|l| triangles(l.vertices, l.indices, l.index_count)).collect()
            })
            .collect();
        let bodies = Kind::ALL
            .into_iter()
            .map(|kind| {
                let model = mesh::model(kind);
                let round = matches!(kind, Kind::Pawn | Kind::Bishop | Kind::King);
                match model.levels.last().filter(|_| !round) {
                    Some(l) => triangles(l.vertices, l.indices, l.index_count),
                    None => {
                        let (vertices, indices) = solids::turned(&model.body, model.scale);
                        triangles(&vertices, cast_slice(&indices), indices.len() as u32)
                    }
                }
            })
            .collect();
        let (corners, indices) = solids::board();
        let count = indices.len() as u32;
        let mut padded = indices;
        padded.resize(padded.len().next_multiple_of(2), 0);
        let board = triangles(cast_slice(&corners), cast_slice(&padded), count);
        let tables = [-THICKNESS, 0.0].map(|y| {
            let (corners, indices) = solids::table(y);
            triangles(cast_slice(&corners), cast_slice(&indices), 6)
        });

        let texture = |label, size: [u32; 3], dimension, format, levels: &[&[u8]]| {
            device.create_texture_with_data(
                queue,
                &wgpu::TextureDescriptor {
                    label: Some(label),
                    size: wgpu::Extent3d {
                        width: size[0],
                        height: size[1],
                        depth_or_array_layers: size[2],
                    },
                    mip_level_count: levels.len() as u32,
                    sample_count: 1,
                    dimension,
                    format,
                    usage: wgpu::TextureUsages::TEXTURE_BINDING,
                    view_formats: &[],
                },
                wgpu::wgt::TextureDataOrder::MipMajor,
                &levels.concat(),
            )
        };
        let noise_levels = noise::levels();
        let noise = texture(
            "noise",
            [noise::SIDE; 3],
            wgpu::TextureDimension::D3,
            wgpu::TextureFormat::Rg8Unorm,
            &noise_levels.iter().map(Vec::as_slice).collect::<Vec<_>>(),
        );
        let flat = wgpu::TextureDimension::D2;
        let grey = wgpu::TextureFormat::R8Unorm;
        let letters = texture("letters", [1024, 64, 1], flat, grey, &[mesh::COORDINATES]);
        let ground: Vec<u8> = Kind::ALL
            .into_iter()
            .flat_map(|kind| mesh::body(kind).ground.map(|v| (v * 255.0).round() as u8))
            .collect();
        let shades = texture("shades", [64, 6, 1], flat, grey, &[&ground]);
        let room_levels = room::levels();
        let room = texture(
            "room",
            [room::side(), room::side(), 6],
            flat,
            wgpu::TextureFormat::Rgba16Float,
            &room_levels.iter().map(|level| cast_slice(level)).collect::<Vec<_>>(),
        );
        let room = room.create_view(&wgpu::TextureViewDescriptor {
            dimension: Some(wgpu::TextureViewDimension::Cube),
            ..Default::default()
        });
        let sampler = |label, filter, mode, compare, anisotropy_clamp| {
            device.create_sampler(&wgpu::SamplerDescriptor {
                label: Some(label),
                address_mode_u: mode,
                address_mode_v: mode,
                address_mode_w: mode,
                mag_filter: filter,
                min_filter: filter,
                mipmap_filter: if filter == wgpu::FilterMode::Linear {
                    wgpu::MipmapFilterMode::Linear
                } else {
                    wgpu::MipmapFilterMode::Nearest
                },
                compare,
                anisotropy_clamp,
                ..Default::default()
            })
        };
        let (linear, nearest) = (wgpu::FilterMode::Linear, wgpu::FilterMode::Nearest);
        let (repeat, clamp) = (wgpu::AddressMode::Repeat, wgpu::AddressMode::ClampToEdge);
        let view = |texture: wgpu::Texture| texture.create_view(&Default::default());
        Card {
            men,
            bodies,
            board,
            tables,
            room,
            noise: view(noise),
            letters: view(letters),
            shades: view(shades),
            smooth: sampler("smooth", linear, repeat, None, 1),
            slanted: sampler("slanted", linear, clamp, None, 8),
            exact: sampler("exact", nearest, clamp, None, 1),
            compare: sampler("compare", linear, clamp, Some(wgpu::CompareFunction::LessEqual), 1),
        }
    }
}
