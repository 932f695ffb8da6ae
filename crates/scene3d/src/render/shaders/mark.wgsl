// Marks and arrows on the board.

struct Varying {
    @builtin(position) clip: vec4<f32>,
    @location(0) world: vec3<f32>,
    // In squares from the middle of a mark; along an arrow and across it.
    @location(1) local: vec2<f32>,
    @location(2) @interpolate(flat) color: vec4<f32>,
    // Shape, length, width.
    @location(3) @interpolate(flat) shape: vec4<f32>,
}

@vertex
fn vertex(
    @location(0) position: vec3<f32>,
    @location(1) local: vec2<f32>,
    @location(2) color: vec4<f32>,
    @location(3) shape: vec4<f32>,
) -> Varying {
    return Varying(frame.clip * vec4(position, 1.0), position, local, color, shape);
}

fn box(p: vec2<f32>, half: vec2<f32>) -> f32 {
    let q = abs(p) - half;
    return length(max(q, vec2(0.0))) + min(max(q.x, q.y), 0.0);
}

fn covered(d: f32, wide: f32) -> f32 {
    return 1.0 - smoothstep(-wide, wide, d);
}

fn arrow(p: vec2<f32>, long: f32, thick: f32) -> f32 {
    let head = vec2(thick * 2.6, thick * 1.7);
    let shaft = box(p - vec2((long - head.x) * 0.5, 0.0), vec2((long - head.x) * 0.5, thick * 0.5));
    // The head: a triangle from `long - head.x` to `long`.
    let q = vec2(p.x - (long - head.x), abs(p.y));
    let slant = normalize(vec2(head.y, head.x));
    let tip = max(dot(q - vec2(head.x, 0.0), slant), -q.x);
    return min(shaft, tip);
}

fn strength(in: Varying, wide: f32) -> f32 {
    let p = in.local;
    let shape = i32(in.shape.x);
    if shape == 0 {
        return covered(max(abs(p.x), abs(p.y)) - 0.5, wide);
    } else if shape == 1 {
        let r = length(p);
        return min(1.0, 1.15 * exp(-r * r * 3.6)) * covered(max(abs(p.x), abs(p.y)) - 0.5, wide);
    } else if shape == 2 {
        return covered(length(p) - 0.145, wide);
    } else if shape == 3 {
        let q = vec2(0.5) - abs(p);
        return covered(q.x + q.y - 0.27, wide * 1.4) * covered(max(abs(p.x), abs(p.y)) - 0.5, wide);
    } else if shape == 4 {
        return covered(abs(length(p) - 0.435) - 0.03, wide);
    } else if shape == 5 {
        return covered(abs(box(p, vec2(0.455))) - 0.03, wide);
    }
    return covered(arrow(p, in.shape.y, in.shape.z), wide);
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    let wide = max(length(fwidth(in.local)) * 0.5, 1e-4);
    let much = strength(in, wide) * in.color.a;
    let uv = in.world.xz / (2.0 * frame.misc.w) + 0.5;
    let open = textureSampleLevel(ground_map, smooth_sampler, uv, 0.0).r;
    let n = vec3(0.0, 1.0, 0.0);
    let lit = key_visible(in.world, n, whole(in.clip));
    let light = frame.key_color.rgb * frame.key.y * lit + irradiance(n) * open;
    // A little light of their own keeps their colours in the shadow of the men.
    return vec4(in.color.rgb * mix(light, vec3(0.95), 0.3), 1.0) * much;
}

// What men hide of an arrow shines through them faintly.
@fragment
fn fragment_through(in: Varying) -> @location(0) vec4<f32> {
    let wide = max(length(fwidth(in.local)) * 0.5, 1e-4);
    return vec4(in.color.rgb * 0.9, 1.0) * (strength(in, wide) * in.color.a * 0.25);
}
