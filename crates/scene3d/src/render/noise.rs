//! Smooth noise in a small cube that can be repeated in all directions, from which the shaders make grain,
//! veins and clouds.

/// The side of the cube in texels; 8 texels are one cell of the coarsest noise.
pub const SIDE: u32 = 64;

/// The cube and its smaller levels, two bytes a texel: one octave of noise, and the sum of four.
pub fn levels() -> Vec<Vec<u8>> {
    let side = SIDE as usize;
    let mut texels = Vec::with_capacity(side * side * side * 2);
    for z in 0..side {
        for y in 0..side {
            for x in 0..side {
                let p = [x, y, z].map(|v| (v as f32 + 0.5) / SIDE as f32);
                let one = gradient(p, 8);
                let mut sum = 0.0;
                let mut part = 0.5;
                for period in [8, 16, 32, 64] {
                    sum += gradient(p, period) * part;
                    part *= 0.5;
                }
                texels.extend(
                    [one, sum * 1.1].map(|v| ((v * 0.5 + 0.5).clamp(0.0, 1.0) * 255.0) as u8),
                );
            }
        }
    }
    let mut levels = vec![texels];
    let mut side = side;
    while side > 1 {
        let Some(above) = levels.last() else { break };
        levels.push(halved(above, side));
        side /= 2;
    }
    levels
}

fn halved(above: &[u8], side: usize) -> Vec<u8> {
    let half = side / 2;
    let mut texels = Vec::with_capacity(half * half * half * 2);
    for z in 0..half {
        for y in 0..half {
            for x in 0..half {
                for channel in 0..2 {
                    let sum: u32 = (0..8)
                        .map(|i| {
                            let (dx, dy, dz) = (i & 1, (i >> 1) & 1, i >> 2);
                            let at = ((2 * z + dz) * side + 2 * y + dy) * side + 2 * x + dx;
                            u32::from(above.get(at * 2 + channel).copied().unwrap_or(128))
                        })
                        .sum();
                    texels.push(((sum + 4) / 8) as u8);
                }
            }
        }
    }
    texels
}

/// Gradient noise (Perlin, "Improving noise"), about −1 to 1, repeating `period` times in the cube.
fn gradient(p: [f32; 3], period: u32) -> f32 {
    let q = p.map(|v| v * period as f32);
    let cell = q.map(f32::floor);
    let part = [0, 1, 2].map(|i| q[i] - cell[i]);
    let smooth = part.map(|t| t * t * t * (t * (t * 6.0 - 15.0) + 10.0));
    let corner = |i: u32| {
        let step = [i & 1, (i >> 1) & 1, i >> 2];
        let at = [0, 1, 2].map(|k| (cell[k] as u32 + step[k]) % period);
        let away = [0, 1, 2].map(|k| part[k] - step[k] as f32);
        let g = slope(at, period);
        g[0] * away[0] + g[1] * away[1] + g[2] * away[2]
    };
    let mix = |a: f32, b: f32, t: f32| a + (b - a) * t;
    let row = |i: u32| mix(corner(i), corner(i + 1), smooth[0]);
    mix(mix(row(0), row(2), smooth[1]), mix(row(4), row(6), smooth[1]), smooth[2]) * 1.25
}

/// One of the twelve slopes of a corner, by a hash.
fn slope(at: [u32; 3], period: u32) -> [f32; 3] {
    let mut h = at[0]
        .wrapping_mul(0x9e37_79b1)
        .wrapping_add(at[1].wrapping_mul(0x85eb_ca77))
        .wrapping_add(at[2].wrapping_mul(0xc2b2_ae3d))
        .wrapping_add(period.wrapping_mul(0x27d4_eb2f));
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    let (a, b) = (if h & 1 == 0 { 1.0 } else { -1.0 }, if h & 2 == 0 { 1.0 } else { -1.0 });
    match (h >> 2) % 3 {
        0 => [a, b, 0.0],
        1 => [a, 0.0, b],
        _ => [0.0, a, b],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn noise_repeats_without_a_seam_and_has_no_bias() {
        for period in [8, 16] {
            let edge = 1e-4;
            let near = gradient([edge, 0.3, 0.7], period);
            let far = gradient([1.0 - edge, 0.3, 0.7], period);
            assert!((near - far).abs() < 0.02, "{near} {far}");
        }
        let levels = levels();
        assert_eq!(levels.len(), 7);
        let last = levels.last().unwrap();
        assert!(last.iter().all(|v| (118..138).contains(v)), "{last:?}");
        let spread = levels[0].iter().filter(|v| !(64..192).contains(*v)).count();
        assert!(spread > levels[0].len() / 50, "it has contrast");
    }
}
