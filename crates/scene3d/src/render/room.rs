//! The room the board stands in, as light: generated, not photographed.
//!
//! A quiet study: a tall window to the upper left of the player, a pale wall and ceiling, a wooden floor, and
//! a narrow cool window behind the other side, which draws a line of light along dark men.

use glam::{Vec2, Vec3};

/// The side of a face of the largest level.
const SIDE: u32 = 64;
/// Levels, each rougher than the one before; the shader knows the number.
pub const LEVELS: u32 = 6;

/// The direction to the key light: from the upper left front of the player.
pub fn key() -> Vec3 {
    let (azimuth, elevation) = (-36.0_f32.to_radians(), 43.0_f32.to_radians());
    Vec3::new(azimuth.sin() * elevation.cos(), elevation.sin(), azimuth.cos() * elevation.cos())
}

/// What comes from a direction, the windows with it or without.
fn radiance(d: Vec3, windows: bool) -> Vec3 {
    let smooth = |low: f32, high: f32, x: f32| {
        let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    };
    let floor = Vec3::new(0.25, 0.225, 0.195);
    let wall = Vec3::new(0.41, 0.395, 0.37);
    let ceiling = Vec3::new(0.33, 0.335, 0.34);
    let mut light = floor.lerp(wall, smooth(-0.35, 0.25, d.y));
    light = light.lerp(ceiling, smooth(0.25, 0.95, d.y));
    // The wall with the window is dimmer between its panes, the other one takes its light.
    light *= 1.0 + 0.18 * d.x;
    if !windows {
        return light
            + Vec3::new(0.10, 0.12, 0.15) * smooth(0.2, 0.9, -d.z) * smooth(-0.1, 0.4, d.y);
    }
    let pane = |center: Vec3, half: Vec2, soft: f32, bars: f32| {
        let right = Vec3::Y.cross(center).normalize();
        let up = center.cross(right);
        let along = d.dot(center);
        if along <= 0.05 {
            return 0.0;
        }
        let p = Vec2::new(d.dot(right), d.dot(up)) / along;
        let edge = |x: f32, half: f32| 1.0 - smooth(half - soft, half + soft, x.abs());
        let mut light = edge(p.x, half.x) * edge(p.y, half.y);
        if bars > 0.0 {
            // One post and one bar, as a window has.
            let bar = |x: f32| smooth(bars, bars + 0.03, x.abs());
            light *= bar(p.x) * bar(p.y - half.y * 0.3);
        }
        light
    };
    light += Vec3::new(5.2, 4.9, 4.4) * pane(key(), Vec2::new(0.34, 0.46), 0.03, 0.012);
    let behind = Vec3::new(0.55, 0.42, -0.72).normalize();
    light += Vec3::new(2.1, 2.5, 3.0) * pane(behind, Vec2::new(0.13, 0.55), 0.08, 0.0);
    let lamp = Vec3::new(-0.75, 0.30, -0.60).normalize();
    light += Vec3::new(1.3, 1.35, 1.45) * pane(lamp, Vec2::new(0.22, 0.40), 0.15, 0.0);
    light
}

/// The nine numbers from which a shader reads how much of the room's light a surface gets, in the order of
/// Ramamoorthi and Hanrahan, "An efficient representation for irradiance environment maps".
pub fn irradiance() -> [[f32; 4]; 9] {
    const STEPS: u32 = 4096;
    let mut sums = [Vec3::ZERO; 9];
    for i in 0..STEPS {
        let d = spread(i, STEPS);
        let light = radiance(d, false);
        let basis = [
            1.0,
            d.y,
            d.z,
            d.x,
            d.x * d.y,
            d.y * d.z,
            3.0 * d.z * d.z - 1.0,
            d.x * d.z,
            d.x * d.x - d.y * d.y,
        ];
        for (sum, basis) in sums.iter_mut().zip(basis) {
            *sum += light * basis;
        }
    }
    // The squared norms of the basis, and the cosine lobe's own coefficients (over π: a white surface in a
    // room of brightness 1 is 1).
    let norm = [
        0.282_095, 0.488_603, 0.488_603, 0.488_603, 1.092_548, 1.092_548, 0.315_392, 1.092_548,
        0.546_274,
    ];
    let lobe = [1.0, 2.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0, 0.25, 0.25, 0.25, 0.25, 0.25];
    std::array::from_fn(|i| {
        let area = 4.0 * std::f32::consts::PI / STEPS as f32;
        let value = sums[i] * (area * norm[i] * norm[i] * lobe[i]);
        [value.x, value.y, value.z, 0.0]
    })
}

/// The room as a mirror of growing roughness sees it: for each level six faces, four halves a texel.
pub fn levels() -> Vec<Vec<u16>> {
    (0..LEVELS)
        .map(|level| {
            let side = SIDE >> level;
            // The shader asks for level `5 √rough`.
            let rough = (level as f32 / (LEVELS - 1) as f32).powi(2);
            let mut texels = Vec::with_capacity((6 * side * side * 4) as usize);
            for face in 0..6 {
                for y in 0..side {
                    for x in 0..side {
                        let uv = (Vec2::new(x as f32, y as f32) + 0.5) / side as f32 * 2.0 - 1.0;
                        let light = blurred(direction(face, uv), rough);
                        texels.extend([light.x, light.y, light.z, 1.0].map(half));
                    }
                }
            }
            texels
        })
        .collect()
}

/// The side of a face of the largest level in texels.
pub fn side() -> u32 {
    SIDE
}

fn blurred(n: Vec3, rough: f32) -> Vec3 {
    if rough < 0.01 {
        return radiance(n, true);
    }
    // Importance sampling of the GGX lobe, seen from straight ahead.
    const STEPS: u32 = 96;
    let side = if n.y.abs() < 0.9 { Vec3::Y } else { Vec3::X };
    let tangent = side.cross(n).normalize();
    let other = n.cross(tangent);
    let a = rough * rough;
    let (mut sum, mut weight) = (Vec3::ZERO, 0.0);
    for i in 0..STEPS {
        let u = (i as f32 + 0.5) / STEPS as f32;
        let phi = i as f32 * 2.399_963;
        let cos = ((1.0 - u) / (1.0 + (a * a - 1.0) * u)).sqrt();
        let sin = (1.0 - cos * cos).max(0.0).sqrt();
        let h = tangent * (sin * phi.cos()) + other * (sin * phi.sin()) + n * cos;
        let l = h * (2.0 * n.dot(h)) - n;
        let nl = n.dot(l);
        if nl > 0.0 {
            sum += radiance(l, true) * nl;
            weight += nl;
        }
    }
    sum / weight.max(1e-6)
}

/// Directions spread evenly over the sphere.
fn spread(i: u32, of: u32) -> Vec3 {
    let y = 1.0 - 2.0 * (i as f32 + 0.5) / of as f32;
    let r = (1.0 - y * y).max(0.0).sqrt();
    let phi = i as f32 * 2.399_963;
    Vec3::new(r * phi.cos(), y, r * phi.sin())
}

/// The direction of a place on a face of a cube map.
fn direction(face: u32, uv: Vec2) -> Vec3 {
    let (x, y) = (uv.x, uv.y);
    match face {
        0 => Vec3::new(1.0, -y, -x),
        1 => Vec3::new(-1.0, -y, x),
        2 => Vec3::new(x, 1.0, y),
        3 => Vec3::new(x, -1.0, -y),
        4 => Vec3::new(x, -y, 1.0),
        _ => Vec3::new(-x, -y, -1.0),
    }
    .normalize()
}

/// A number as 16 bits; for numbers between 2⁻¹⁴ and 65504, smaller ones become 0.
fn half(value: f32) -> u16 {
    let bits = value.max(0.0).to_bits();
    let exponent = (bits >> 23) as i32 - 127 + 15;
    let rounded = (bits & 0x007f_ffff) + 0x1000;
    let (exponent, mantissa) =
        if rounded & 0x0080_0000 != 0 { (exponent + 1, 0) } else { (exponent, rounded >> 13) };
    match exponent {
        ..=0 => 0,
        31.. => 0x7bff,
        _ => ((exponent as u16) << 10) | mantissa as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_halves() {
        for (value, bits) in
            [(0.0, 0), (1.0, 0x3c00), (0.5, 0x3800), (65504.0, 0x7bff), (1e9, 0x7bff)]
        {
            assert_eq!(half(value), bits, "{value}");
        }
    }

    /// The numbers for the shader give what a sum over the whole sky gives.
    #[test]
    fn irradiance_is_the_light_that_arrives() {
        let sh = irradiance();
        for n in [Vec3::Y, Vec3::X, Vec3::new(-0.6, 0.64, 0.48), Vec3::NEG_Z] {
            let sum: Vec3 = (0..4096)
                .map(|i| spread(i, 4096))
                .map(|d| radiance(d, false) * n.dot(d).max(0.0))
                .sum();
            let exact = sum * 4.0 / 4096.0;
            let basis = [
                1.0,
                n.y,
                n.z,
                n.x,
                n.x * n.y,
                n.y * n.z,
                3.0 * n.z * n.z - 1.0,
                n.x * n.z,
                n.x * n.x - n.y * n.y,
            ];
            let red: f32 = sh.iter().zip(basis).map(|(c, b)| c[0] * b).sum();
            assert!((red - exact.x).abs() < 0.03 * exact.x, "{n}: {red} {}", exact.x);
        }
    }

    #[test]
    fn a_rough_mirror_sees_no_sharp_window() {
        let brightest = |level: &Vec<u16>| level.iter().copied().max();
        let levels = levels();
        assert_eq!(levels.len(), LEVELS as usize);
        assert!(brightest(&levels[0]) > brightest(&levels[3]));
        assert_eq!(levels[5].len(), (6 * 2 * 2 * 4) as usize);
    }
}
