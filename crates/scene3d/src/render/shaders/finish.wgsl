// From light to the screen: tone, the mean of many pictures, bytes.

struct Screen {
    @builtin(position) clip: vec4<f32>,
}

@vertex
fn vertex(@builtin(vertex_index) index: u32) -> Screen {
    let corner = vec2(f32((index << 1u) & 2u), f32(index & 2u));
    return Screen(vec4(corner * 2.0 - 1.0, 0.0, 1.0));
}

// The Khronos neutral curve: base colours stay as they are, only highlights are rolled off.
fn toned(light: vec3<f32>) -> vec3<f32> {
    let start = 0.8 - 0.04;
    let least = min(light.r, min(light.g, light.b));
    let offset = select(0.04, least - 6.25 * least * least, least < 0.08);
    var c = light - offset;
    let peak = max(c.r, max(c.g, c.b));
    if peak < start {
        return max(c, vec3(0.0));
    }
    let d = 1.0 - start;
    let new_peak = 1.0 - d * d / (peak + d - start);
    c *= new_peak / peak;
    let grey = 1.0 - 1.0 / (0.15 * (peak - new_peak) + 1.0);
    return mix(c, vec3(new_peak), grey);
}

fn one(light: vec4<f32>) -> vec4<f32> {
    return vec4(toned(light.rgb / max(light.a, 1e-4)) * light.a, light.a);
}
