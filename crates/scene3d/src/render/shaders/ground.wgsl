// The map of the ground: how much of the sky the men leave open, seen from above. One quad a man, multiplied.

@group(1) @binding(0) var shades: texture_2d<f32>;
@group(1) @binding(1) var smooth_sampler: sampler;

struct Varying {
    @builtin(position) clip: vec4<f32>,
    @location(0) local: vec2<f32>,
    // Row of the table, strength, how wide the shade is stretched.
    @location(1) @interpolate(flat) man: vec3<f32>,
}

@vertex
fn vertex(
    @builtin(vertex_index) index: u32,
    @location(0) place: vec4<f32>,
    @location(1) man: vec4<f32>,
) -> Varying {
    let corner = vec2(f32(index & 1u), f32(index >> 1u)) * 2.0 - 1.0;
    let reach = 1.5 * man.z;
    let at = place.xz + corner * reach;
    let uv = at / frame.misc.w;
    return Varying(vec4(uv.x, -uv.y, 0.0, 1.0), corner * 1.5, man.xyz);
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    let far = length(in.local) / 1.5;
    let row = (in.man.x + 0.5) / 6.0;
    let shade = textureSampleLevel(shades, smooth_sampler, vec2(min(far, 0.995), row), 0.0).r;
    let end = 1.0 - smoothstep(0.8, 1.0, far);
    return vec4(1.0 - shade * end * in.man.y);
}
