//! The pipelines of one step of quality.

use super::frame::Instance;
use super::solids::{Corner, MarkCorner};
use crate::mesh::VERTEX;
use crate::quality::Quality;

/// Light before it is toned.
pub const LIGHT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba16Float;
/// Depth, of pictures and of the shadow map.
pub const DEPTH: wgpu::TextureFormat = wgpu::TextureFormat::Depth32Float;
/// The texture of the board.
pub const VENEER: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8UnormSrgb;
/// The map of the ground.
pub const GROUND: wgpu::TextureFormat = wgpu::TextureFormat::R8Unorm;

/// The layouts of what shaders are given, the same for all steps.
pub struct Layouts {
    /// The frame alone.
    pub frame: wgpu::BindGroupLayout,
    /// Light, maps and noise.
    pub light: wgpu::BindGroupLayout,
    /// A texture with its sampler: the table of shades, or a level to be halved.
    pub one: wgpu::BindGroupLayout,
    /// The drawn picture, single or many samples.
    pub drawn: [wgpu::BindGroupLayout; 2],
    /// The sum of pictures and their number.
    pub sum: wgpu::BindGroupLayout,
}

fn entry(binding: u32, ty: wgpu::BindingType) -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::VERTEX_FRAGMENT,
        ty,
        count: None,
    }
}

fn uniform() -> wgpu::BindingType {
    wgpu::BindingType::Buffer {
        ty: wgpu::BufferBindingType::Uniform,
        has_dynamic_offset: false,
        min_binding_size: None,
    }
}

fn texture(
    sample_type: wgpu::TextureSampleType,
    view_dimension: wgpu::TextureViewDimension,
    multisampled: bool,
) -> wgpu::BindingType {
    wgpu::BindingType::Texture { sample_type, view_dimension, multisampled }
}

impl Layouts {
    pub fn new(device: &wgpu::Device) -> Layouts {
        use wgpu::TextureViewDimension::{Cube, D2, D3};
        let smooth = wgpu::TextureSampleType::Float { filterable: true };
        let exact = wgpu::TextureSampleType::Float { filterable: false };
        let depth = wgpu::TextureSampleType::Depth;
        let sampler = |kind| wgpu::BindingType::Sampler(kind);
        let layout = |label, types: &[wgpu::BindingType]| {
            let entries: Vec<_> = (0..).zip(types).map(|(i, &ty)| entry(i, ty)).collect();
            device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
                label: Some(label),
                entries: &entries,
            })
        };
        Layouts {
            frame: layout("frame", &[uniform()]),
            light: layout(
                "light",
                &[
                    texture(smooth, Cube, false),
                    sampler(wgpu::SamplerBindingType::Filtering),
                    texture(depth, D2, false),
                    sampler(wgpu::SamplerBindingType::Comparison),
                    sampler(wgpu::SamplerBindingType::NonFiltering),
                    texture(smooth, D3, false),
                    texture(smooth, D2, false),
                    texture(smooth, D2, false),
                    texture(smooth, D2, false),
                    texture(smooth, D2, false),
                    sampler(wgpu::SamplerBindingType::Filtering),
                ],
            ),
            one: layout(
                "one texture",
                &[texture(smooth, D2, false), sampler(wgpu::SamplerBindingType::Filtering)],
            ),
            drawn: [
                layout("drawn", &[texture(exact, D2, false)]),
                layout("drawn in samples", &[texture(exact, D2, true)]),
            ],
            sum: layout("sum", &[texture(exact, D2, false), uniform()]),
        }
    }
}

/// The pipelines of one step of quality.
pub struct Pipes {
    pub man: wgpu::RenderPipeline,
    pub man_fading: wgpu::RenderPipeline,
    pub man_mirrored: wgpu::RenderPipeline,
    pub man_shadow: wgpu::RenderPipeline,
    pub board: wgpu::RenderPipeline,
    pub board_shadow: wgpu::RenderPipeline,
    pub table: wgpu::RenderPipeline,
    pub mark: wgpu::RenderPipeline,
    pub mark_through: wgpu::RenderPipeline,
    pub ground: wgpu::RenderPipeline,
    pub bake: wgpu::RenderPipeline,
    pub halve: wgpu::RenderPipeline,
    pub finish: wgpu::RenderPipeline,
    pub present: wgpu::RenderPipeline,
}

/// How a pipeline differs from the others.
struct Plan<'a> {
    label: &'a str,
    module: &'a wgpu::ShaderModule,
    vertex: &'a str,
    fragment: Option<&'a str>,
    buffers: &'a [Option<wgpu::VertexBufferLayout<'a>>],
    layouts: &'a [Option<&'a wgpu::BindGroupLayout>],
    target: Option<(wgpu::TextureFormat, Option<wgpu::BlendState>)>,
    depth: Option<(wgpu::CompareFunction, bool, wgpu::DepthBiasState)>,
    samples: u32,
    cull: Option<wgpu::Face>,
    strip: bool,
    constants: &'a [(&'a str, f64)],
}

impl Plan<'_> {
    fn build(&self, device: &wgpu::Device) -> wgpu::RenderPipeline {
        let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: Some(self.label),
            bind_group_layouts: self.layouts,
            immediate_size: 0,
        });
        let options =
            wgpu::PipelineCompilationOptions { constants: self.constants, ..Default::default() };
        let targets = [self.target.map(|(format, blend)| wgpu::ColorTargetState {
            format,
            blend,
            write_mask: wgpu::ColorWrites::ALL,
        })];
        device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: Some(self.label),
            layout: Some(&layout),
            vertex: wgpu::VertexState {
                module: self.module,
                entry_point: Some(self.vertex),
                compilation_options: Default::default(),
                buffers: self.buffers,
            },
            primitive: wgpu::PrimitiveState {
                topology: if self.strip {
                    wgpu::PrimitiveTopology::TriangleStrip
                } else {
                    wgpu::PrimitiveTopology::TriangleList
                },
                cull_mode: self.cull,
                ..Default::default()
            },
            depth_stencil: self.depth.as_ref().map(|(compare, write, bias)| {
                wgpu::DepthStencilState {
                    format: DEPTH,
                    depth_write_enabled: Some(*write),
                    depth_compare: Some(*compare),
                    stencil: Default::default(),
                    bias: *bias,
                }
            }),
            multisample: wgpu::MultisampleState { count: self.samples, ..Default::default() },
            fragment: self.fragment.map(|entry| wgpu::FragmentState {
                module: self.module,
                entry_point: Some(entry),
                compilation_options: options,
                targets: &targets,
            }),
            multiview_mask: None,
            cache: None,
        })
    }
}

const COVER: wgpu::BlendState = wgpu::BlendState::PREMULTIPLIED_ALPHA_BLENDING;

const fn blend(operation: wgpu::BlendFactor, destination: wgpu::BlendFactor) -> wgpu::BlendState {
    let component = wgpu::BlendComponent {
        src_factor: operation,
        dst_factor: destination,
        operation: wgpu::BlendOperation::Add,
    };
    wgpu::BlendState { color: component, alpha: component }
}

const ADD: wgpu::BlendState = blend(wgpu::BlendFactor::One, wgpu::BlendFactor::One);
const MULTIPLY: wgpu::BlendState = blend(wgpu::BlendFactor::Zero, wgpu::BlendFactor::Src);

impl Pipes {
    pub fn new(device: &wgpu::Device, layouts: &Layouts, quality: Quality) -> Pipes {
        let module = |label, parts: &[&str]| {
            device.create_shader_module(wgpu::ShaderModuleDescriptor {
                label: Some(label),
                source: wgpu::ShaderSource::Wgsl(parts.concat().into()),
            })
        };
        let common = include_str!("shaders/common.wgsl");
        let light = include_str!("shaders/light.wgsl");
        let man = module("man", &[common, light, include_str!("shaders/man.wgsl")]);
        let board = module("board", &[common, light, include_str!("shaders/board.wgsl")]);
        let mark = module("mark", &[common, light, include_str!("shaders/mark.wgsl")]);
        let ground = module("ground", &[common, include_str!("shaders/ground.wgsl")]);
        let screen = include_str!("shaders/finish.wgsl");
        let many = quality.samples() > 1;
        let finish = if many {
            module("finish", &[common, screen, include_str!("shaders/finish_many.wgsl")])
        } else {
            module("finish", &[common, screen, include_str!("shaders/finish_one.wgsl")])
        };
        let halve = module("halve", &[include_str!("shaders/halve.wgsl")]);
        let present = module("present", &[include_str!("shaders/present.wgsl")]);

        let (step, blockers, taps) = match quality {
            Quality::Low => (0.0, 0.0, 0.0),
            Quality::Medium => (1.0, 8.0, 14.0),
            Quality::High => (2.0, 12.0, 24.0),
        };
        let lit = [("QUALITY", step), ("BLOCKERS", blockers), ("TAPS", taps)];
        let mirror = f64::from(u8::from(quality.mirror()));
        let baked = f64::from(u8::from(quality.veneer().is_some()));
        let lit_board = [lit[0], lit[1], lit[2], ("MIRROR", mirror), ("BAKED", baked)];

        let vertex = wgpu::VertexBufferLayout {
            array_stride: VERTEX as u64,
            step_mode: wgpu::VertexStepMode::Vertex,
            attributes: &wgpu::vertex_attr_array![0 => Snorm16x4, 1 => Snorm16x2, 2 => Unorm8x4],
        };
        let instance = wgpu::VertexBufferLayout {
            array_stride: size_of::<Instance>() as u64,
            step_mode: wgpu::VertexStepMode::Instance,
            attributes: &wgpu::vertex_attr_array![
                3 => Float32x4, 4 => Float32x4, 5 => Float32x4, 6 => Float32x4, 7 => Float32x4,
                8 => Float32x4, 9 => Float32x4
            ],
        };
        let men = [Some(vertex), Some(instance)];
        let corner = [Some(wgpu::VertexBufferLayout {
            array_stride: size_of::<Corner>() as u64,
            step_mode: wgpu::VertexStepMode::Vertex,
            attributes: &wgpu::vertex_attr_array![0 => Float32x3, 1 => Float32x3],
        })];
        let mark_corner = [Some(wgpu::VertexBufferLayout {
            array_stride: size_of::<MarkCorner>() as u64,
            step_mode: wgpu::VertexStepMode::Vertex,
            attributes: &wgpu::vertex_attr_array![
                0 => Float32x3, 1 => Float32x2, 2 => Float32x4, 3 => Float32x4
            ],
        })];
        let shade = [Some(wgpu::VertexBufferLayout {
            array_stride: 32,
            step_mode: wgpu::VertexStepMode::Instance,
            attributes: &wgpu::vertex_attr_array![0 => Float32x4, 1 => Float32x4],
        })];

        let flat = wgpu::DepthBiasState::default();
        let shadow_bias = wgpu::DepthBiasState { constant: 1, slope_scale: 1.6, clamp: 0.0 };
        let less = wgpu::CompareFunction::Less;
        let samples = quality.samples();
        let main = [Some(&layouts.frame), Some(&layouts.light)];
        let frame_only = [Some(&layouts.frame)];
        let plain = Plan {
            label: "man",
            module: &man,
            vertex: "vertex",
            fragment: Some("fragment"),
            buffers: &men,
            layouts: &main,
            target: Some((LIGHT, None)),
            depth: Some((less, true, flat)),
            samples,
            cull: Some(wgpu::Face::Back),
            strip: false,
            constants: &lit,
        };
        let shadow = Plan {
            label: "man's shadow",
            vertex: "vertex_shadow",
            fragment: None,
            layouts: &frame_only,
            target: None,
            depth: Some((less, true, shadow_bias)),
            samples: 1,
            constants: &[],
            ..plain
        };
        let board_plan = Plan {
            label: "board",
            module: &board,
            buffers: &corner,
            constants: &lit_board,
            ..plain
        };
        let mark_plan = Plan {
            label: "mark",
            module: &mark,
            buffers: &mark_corner,
            target: Some((LIGHT, Some(COVER))),
            depth: Some((wgpu::CompareFunction::LessEqual, false, flat)),
            cull: None,
            ..plain
        };
        let screen = Plan {
            label: "finish",
            module: &finish,
            buffers: &[],
            layouts: &[Some(&layouts.frame), Some(&layouts.drawn[usize::from(many)])],
            target: Some((LIGHT, Some(ADD))),
            depth: None,
            samples: 1,
            cull: None,
            constants: &[],
            ..plain
        };
        Pipes {
            man: plain.build(device),
            man_fading: Plan {
                label: "fading man",
                fragment: Some("fragment_fading"),
                target: Some((LIGHT, Some(COVER))),
                ..plain
            }
            .build(device),
            man_mirrored: Plan {
                label: "mirrored man",
                vertex: "vertex_mirrored",
                fragment: Some("fragment_mirrored"),
                samples: 1,
                cull: Some(wgpu::Face::Front),
                ..plain
            }
            .build(device),
            man_shadow: shadow.build(device),
            board: board_plan.build(device),
            board_shadow: Plan {
                label: "board's shadow",
                module: &board,
                buffers: &corner,
                ..shadow
            }
            .build(device),
            table: Plan {
                label: "table",
                fragment: Some("fragment_table"),
                target: Some((LIGHT, Some(COVER))),
                depth: Some((less, false, flat)),
                constants: &lit,
                ..board_plan
            }
            .build(device),
            mark: mark_plan.build(device),
            mark_through: Plan {
                label: "arrow behind men",
                fragment: Some("fragment_through"),
                depth: Some((wgpu::CompareFunction::Greater, false, flat)),
                constants: &[],
                ..mark_plan
            }
            .build(device),
            ground: Plan {
                label: "ground",
                module: &ground,
                buffers: &shade,
                layouts: &[Some(&layouts.frame), Some(&layouts.one)],
                target: Some((GROUND, Some(MULTIPLY))),
                depth: None,
                samples: 1,
                cull: None,
                strip: true,
                constants: &[],
                ..plain
            }
            .build(device),
            bake: Plan {
                label: "bake",
                module: &board,
                vertex: "vertex_bake",
                fragment: Some("fragment_bake"),
                layouts: &main,
                target: Some((VENEER, None)),
                ..screen
            }
            .build(device),
            halve: Plan {
                label: "halve",
                module: &halve,
                layouts: &[Some(&layouts.one)],
                target: Some((VENEER, None)),
                ..screen
            }
            .build(device),
            finish: screen.build(device),
            present: Plan {
                label: "present",
                module: &present,
                layouts: &[Some(&layouts.sum)],
                target: Some((super::Renderer::FORMAT, None)),
                ..screen
            }
            .build(device),
        }
    }
}
