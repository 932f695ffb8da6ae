struct Screen {
    @builtin(position) clip: vec4<f32>,
}

struct Mean {
    // One over the number of pictures.
    part: vec4<f32>,
}

@group(0) @binding(0) var sum: texture_2d<f32>;
@group(0) @binding(1) var<uniform> mean: Mean;

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> Screen {
    let corner = vec2(f32((index << 1u) & 2u), f32(index & 2u));
    return Screen(vec4(corner * 2.0 - 1.0, 0.0, 1.0));
}

fn curve(c: vec3<f32>) -> vec3<f32> {
    return select(1.055 * pow(c, vec3(1.0 / 2.4)) - 0.055, c * 12.92, c <= vec3(0.0031308));
}

@fragment
fn fragment(in: Screen) -> @location(0) vec4<f32> {
    let c = textureLoad(sum, vec2<i32>(in.clip.xy), 0) * mean.part.x;
    let color = curve(clamp(c.rgb / max(c.a, 1e-4), vec3(0.0), vec3(1.0)));
    // Half a step of noise, so that soft shadows show no bands.
    let noise = fract(52.9829189 * fract(dot(in.clip.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
    let even = clamp(color + noise / 255.0, vec3(0.0), vec3(1.0));
    return vec4(even * c.a, clamp(c.a + select(0.0, noise / 255.0, c.a > 0.004 && c.a < 0.996), 0.0, 1.0));
}
