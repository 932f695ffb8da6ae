//! Pictures in memory.

use super::Renderer;
use super::canvas::Canvas;
use crate::gpu::GpuError;
use crate::quality::Quality;
use crate::render::Progress;
use crate::scene::Scene;

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

impl Picture {
    /// The colour of a pixel; transparent outside.
    pub fn pixel(&self, x: u32, y: u32) -> [u8; 4] {
        let at = (y as usize * self.width as usize + x as usize) * 4;
        let inside = x < self.width && y < self.height;
        let bytes = self.rgba.get(at..at + 4).filter(|_| inside);
        bytes.and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; 4])
    }

    /// The same on an opaque ground.
    #[must_use]
    pub fn on(mut self, ground: [u8; 3]) -> Picture {
        for pixel in self.rgba.chunks_exact_mut(4) {
            let alpha = u32::from(pixel[3]);
            for (channel, ground) in pixel.iter_mut().zip(ground) {
                let mixed = u32::from(*channel) * alpha + u32::from(ground) * (255 - alpha);
                *channel = ((mixed + 127) / 255) as u8;
            }
            pixel[3] = 255;
        }
        self
    }
}

impl Renderer {
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
        let most = self.gpu.device.limits().max_texture_dimension_2d;
        if size.iter().any(|&side| side == 0 || side > most) {
            let [width, height] = size;
            return Err(GpuError::Unsupported(format!(
                "pictures of {width}×{height} pixels; it can make 1 to {most} a side"
            )));
        }
        let mut canvas = self.canvas(size, quality)?;
        while self.draw(&mut canvas, scene)? == Progress::Refining {
            // One picture after the other: a card that is given too much at once seems to hang.
            self.wait()?;
        }
        self.read(&canvas)
    }

    /// The bytes of a canvas.
    ///
    /// # Errors
    /// When the card was lost.
    pub fn read(&self, canvas: &Canvas) -> Result<Picture, GpuError> {
        let [width, height] = canvas.size();
        let row = (width * 4).next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
        let device = &self.gpu.device;
        let buffer = device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("picture"),
            size: u64::from(row) * u64::from(height),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let mut commands = device.create_command_encoder(&Default::default());
        commands.copy_texture_to_buffer(
            canvas.texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo {
                buffer: &buffer,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(row),
                    rows_per_image: None,
                },
            },
            wgpu::Extent3d { width, height, depth_or_array_layers: 1 },
        );
        self.gpu.queue.submit([commands.finish()]);
        let (sender, receiver) = std::sync::mpsc::channel();
        buffer.slice(..).map_async(wgpu::MapMode::Read, move |mapped| {
            // The receiver is gone only if waiting failed, which is reported by itself.
            let _ = sender.send(mapped.is_ok());
        });
        self.wait()?;
        if receiver.recv() != Ok(true) {
            return Err(GpuError::Lost);
        }
        let mapped = buffer.slice(..).get_mapped_range().map_err(|_| GpuError::Lost)?;
        let mut rgba = Vec::with_capacity((width * height * 4) as usize);
        for line in mapped.chunks_exact(row as usize) {
            for pixel in line.chunks_exact(4).take(width as usize) {
                let alpha = u32::from(pixel[3]);
                let straight =
                    |v: u8| ((u32::from(v) * 255 + alpha / 2) / alpha.max(1)).min(255) as u8;
                rgba.extend([straight(pixel[0]), straight(pixel[1]), straight(pixel[2]), pixel[3]]);
            }
        }
        Ok(Picture { width, height, rgba })
    }
}
