//! How much care goes into a picture.

use crate::gpu::AdapterKind;

/// The steps of quality. Each is correct; a higher one is softer, smoother and slower.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quality {
    /// For the processor and for old cards: plain shadows, no mirror, smooth edges only at rest.
    Low,
    /// For cards that share the computer's memory.
    Medium,
    /// Everything.
    High,
}

impl Quality {
    /// All of them, the plainest first.
    pub const ALL: [Quality; 3] = [Quality::Low, Quality::Medium, Quality::High];

    /// The step that suits an adapter before anything has been measured.
    pub fn automatic(kind: AdapterKind) -> Quality {
        match kind {
            AdapterKind::Software => Quality::Low,
            AdapterKind::Integrated => Quality::Medium,
            AdapterKind::Discrete => Quality::High,
        }
    }

    /// Samples at the edges of a moving picture.
    pub(crate) fn samples(self) -> u32 {
        match self {
            Quality::Low => 1,
            Quality::Medium | Quality::High => 4,
        }
    }

    /// The side of the shadow map in texels.
    pub(crate) fn shadow_map(self) -> u32 {
        match self {
            Quality::Low => 1024,
            Quality::Medium => 2048,
            Quality::High => 3072,
        }
    }

    /// How many pictures a resting board is made of.
    pub(crate) fn frames(self) -> u32 {
        match self {
            Quality::Low => 8,
            Quality::Medium => 24,
            Quality::High => 48,
        }
    }

    /// The side of the texture of the board in texels; `None` works the surface out for each pixel.
    pub(crate) fn veneer(self) -> Option<u32> {
        match self {
            Quality::Low => Some(1024),
            Quality::Medium => Some(2048),
            Quality::High => None,
        }
    }

    /// Whether polished boards mirror the men.
    pub(crate) fn mirror(self) -> bool {
        self >= Quality::Medium
    }
}
