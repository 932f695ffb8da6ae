//! The graphics card: lent by the window, or found without one.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What kind of adapter draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AdapterKind {
    /// No card: the processor draws.
    Software,
    /// A card that shares the computer's memory.
    Integrated,
    /// A card of its own.
    Discrete,
}

/// A graphics card that can be drawn with.
#[derive(Debug, Clone)]
pub struct Gpu {
    pub(crate) device: wgpu::Device,
    pub(crate) queue: wgpu::Queue,
    name: String,
    kind: AdapterKind,
    lost: Arc<AtomicBool>,
}

/// Why there is no picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GpuError {
    /// No adapter can do what is needed; what the system said.
    NoAdapter(String),
    /// The card is too old or its driver refuses something; what is missing.
    Unsupported(String),
    /// The card went away while it was drawing.
    Lost,
}

impl fmt::Display for GpuError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GpuError::NoAdapter(why) => write!(f, "no graphics adapter was found: {why}"),
            GpuError::Unsupported(what) => write!(f, "the graphics adapter cannot do it: {what}"),
            GpuError::Lost => write!(f, "the graphics adapter was lost while drawing"),
        }
    }
}

impl std::error::Error for GpuError {}

impl Gpu {
    /// The card that the window draws with.
    pub fn lent(device: wgpu::Device, queue: wgpu::Queue, info: &wgpu::AdapterInfo) -> Gpu {
        let kind = match info.device_type {
            wgpu::DeviceType::Cpu => AdapterKind::Software,
            wgpu::DeviceType::DiscreteGpu => AdapterKind::Discrete,
            _ => AdapterKind::Integrated,
        };
        let lost = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&lost);
        device.set_device_lost_callback(move |_, _| told.store(true, Ordering::Relaxed));
        Gpu { device, queue, name: info.name.clone(), kind, lost }
    }

    /// A card without a window. `software` asks for the one that draws by the processor, whose pictures are
    /// the same everywhere.
    ///
    /// # Errors
    /// When there is none.
    pub fn headless(software: bool) -> Result<Gpu, GpuError> {
        pollster::block_on(Gpu::find(software))
    }

    async fn find(software: bool) -> Result<Gpu, GpuError> {
        let mut how = wgpu::InstanceDescriptor::new_without_display_handle();
        how.backends = wgpu::Backends::PRIMARY | wgpu::Backends::GL;
        let instance = wgpu::Instance::new(how);
        let none = |why: &dyn fmt::Display| GpuError::NoAdapter(why.to_string());
        let adapter = if software {
            let all = instance.enumerate_adapters(wgpu::Backends::all()).await;
            all.into_iter()
                .find(|adapter| adapter.get_info().device_type == wgpu::DeviceType::Cpu)
                .ok_or_else(|| none(&"none that draws by the processor"))?
        } else {
            let options = wgpu::RequestAdapterOptions {
                power_preference: wgpu::PowerPreference::HighPerformance,
                ..Default::default()
            };
            instance.request_adapter(&options).await.map_err(|why| none(&why))?
        };
        let info = adapter.get_info();
        let mut limits = wgpu::Limits::downlevel_defaults();
        limits.max_texture_dimension_2d = adapter.limits().max_texture_dimension_2d.min(8192);
        let wish = wgpu::DeviceDescriptor {
            label: Some("scene3d"),
            required_limits: limits,
            ..Default::default()
        };
        let (device, queue) = adapter
            .request_device(&wish)
            .await
            .map_err(|why| GpuError::Unsupported(why.to_string()))?;
        Ok(Gpu::lent(device, queue, &info))
    }

    /// Whether the card has gone away.
    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    /// Does something on the card, and says so if the card refuses.
    pub(crate) fn guarded<T>(
        &self,
        what: &str,
        work: impl FnOnce(&Gpu) -> T,
    ) -> Result<T, GpuError> {
        if self.is_lost() {
            return Err(GpuError::Lost);
        }
        let memory = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let validity = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let result = work(self);
        let refused = pollster::block_on(validity.pop()).or(pollster::block_on(memory.pop()));
        match refused {
            // Whatever a card says when it goes away, that it is gone is the reason.
            _ if self.is_lost() => Err(GpuError::Lost),
            Some(error) => Err(GpuError::Unsupported(format!("{what}: {error}"))),
            None => Ok(result),
        }
    }

    /// What the card is called.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What kind it is.
    pub fn kind(&self) -> AdapterKind {
        self.kind
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quality::Quality;
    use crate::render::Renderer;
    use crate::scene::Scene;

    #[test]
    fn a_lost_card_is_an_error_and_another_one_goes_on() {
        for _ in 0..2 {
            let gpu = Gpu::headless(true).expect("a software Vulkan driver");
            assert_eq!(gpu.kind(), AdapterKind::Software);
            let mut renderer = Renderer::new(&gpu).expect("a renderer");
            let mut canvas = renderer.canvas([16, 16], Quality::Low).expect("a canvas");
            let scene = Scene::default();
            assert!(renderer.draw(&mut canvas, &scene).is_ok());
            gpu.device.destroy();
            // The driver tells of it when it is next asked.
            let _ = renderer.wait();
            assert_eq!(renderer.draw(&mut canvas, &scene), Err(GpuError::Lost));
            assert_eq!(renderer.picture(&scene, [16, 16], Quality::Low), Err(GpuError::Lost));
            assert!(Renderer::new(&gpu).is_err());
        }
    }
}
