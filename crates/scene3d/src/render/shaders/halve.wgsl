// The next smaller level of a texture.

@group(0) @binding(0) var above: texture_2d<f32>;
@group(0) @binding(1) var smooth_sampler: sampler;

struct Screen {
    @builtin(position) clip: vec4<f32>,
    @location(0) uv: vec2<f32>,
}

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> Screen {
    let corner = vec2(f32((index << 1u) & 2u), f32(index & 2u));
    return Screen(vec4(corner * 2.0 - 1.0, 0.0, 1.0), vec2(corner.x, 1.0 - corner.y));
}

@fragment
fn fragment(in: Screen) -> @location(0) vec4<f32> {
    return textureSampleLevel(above, smooth_sampler, in.uv, 0.0);
}
