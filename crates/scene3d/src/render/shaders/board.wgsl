// The board, its frame, and the table it stands on.

struct Varying {
    @builtin(position) clip: vec4<f32>,
    @location(0) world: vec3<f32>,
    @location(1) normal: vec3<f32>,
}

@vertex
fn vertex(@location(0) position: vec3<f32>, @location(1) normal: vec3<f32>) -> Varying {
    return Varying(frame.clip * vec4(position, 1.0), position, normal);
}

@vertex
fn vertex_shadow(
    @location(0) position: vec3<f32>, @location(1) normal: vec3<f32>,
) -> @builtin(position) vec4<f32> {
    return frame.light * vec4(position, 1.0);
}

const EDGE = 4.0;

// What the men leave open of the sky over a point of the ground.
fn open_at(p: vec2<f32>) -> f32 {
    let uv = p / (2.0 * frame.misc.w) + 0.5;
    return textureSampleLevel(ground_map, smooth_sampler, clamp(uv, vec2(0.002), vec2(0.998)), 0.0).r;
}

// Veneer: `p` runs along the grain in x. Returns how dark it is, about -0.5 to 0.5, and a streak for pores.
fn veneer(p: vec2<f32>, seed: f32, wide: f32) -> vec2<f32> {
    let q = vec3(p.x * 0.55, p.y * 3.2, seed * 2.7);
    let warp = grain(q, wide * 3.2).y - 0.5;
    let band = grain(vec3(p.x * 0.32 + seed, (p.y + warp * 0.16) * 7.0, seed * 1.3 + 3.0), wide * 7.0).y - 0.5;
    let fibre = grain(vec3(p.x * 2.1, p.y * 38.0, seed * 3.1 + 5.0), wide * 38.0).x - 0.5;
    let pore = grain(vec3(p.x * 2.0, p.y * 56.0, seed * 4.3), wide * 56.0).x;
    return vec2(warp * 0.5 + band * 0.95 + fibre * 0.35, smoothstep(0.62, 0.8, pore));
}

fn veins(p: vec3<f32>, wide: f32) -> f32 {
    let warp = grain(p * 1.1, wide * 1.1);
    let one = abs(grain(p * 0.7 + vec3(warp.yx, 0.0) * 1.6, wide).y - 0.5);
    let two = abs(grain(p * 1.9 + vec3(warp.xy, 3.0), wide * 2.0).y - 0.5);
    return exp(-one * 24.0) * 0.8 + exp(-two * 42.0) * 0.35 + (warp.y - 0.5) * 0.5;
}

fn stuff_at(base: vec3<f32>, p: vec2<f32>, seed: f32, wide: f32, deep: f32) -> vec3<f32> {
    let much = frame.board.w;
    if frame.board.x == 0.0 {
        let w = veneer(p, seed, wide);
        let hue = (fract(seed * 0.731) - 0.5) * 0.10;
        let tone = 1.0 - (w.x * 0.42 + hue) * much;
        return base * pow(vec3(tone), vec3(0.85, 1.0, 1.25)) * (1.0 - w.y * deep * much);
    } else if frame.board.x == 1.0 {
        let w = veins(vec3(p, seed * 1.7), wide);
        let bright = dot(base, vec3(0.3, 0.6, 0.1));
        return base * (1.0 + select(-0.42, 0.8, bright < 0.25) * w * much);
    } else if frame.board.x == 2.0 {
        let w = grain(vec3(p * 1.2, seed * 2.1), wide).y - 0.5;
        let fibre = grain(vec3(p * 24.0, seed), wide * 24.0).x - 0.5;
        return base * (1.0 + (w * 0.7 + fibre * 0.12) * much);
    }
    return base;
}

struct Ground {
    albedo: vec3<f32>,
    polish: f32,
    slope: vec2<f32>,
}

// The frame: four boards, mitred, the coordinates let in on the viewer's side and on his left.
fn frame_at(p: vec2<f32>, wide: f32) -> Ground {
    var g: Ground;
    let side = abs(p.x) > abs(p.y);
    let along = select(p, p.yx, side);
    let which = select(select(1.0, 2.0, p.y > 0.0), select(3.0, 4.0, p.x > 0.0), side);
    g.albedo = stuff_at(frame.frame.rgb, along, which * 1.37 + 0.2, wide, 0.30);
    g.polish = 1.0;
    // The mitre and the line round the squares.
    let mitre = abs(abs(p.x) - abs(p.y));
    g.albedo *= 1.0 - 0.35 * (1.0 - smoothstep(0.004, 0.012 + wide, mitre));
    let out = max(abs(p.x), abs(p.y)) - EDGE;
    let line = smoothstep(-wide, wide, out - 0.030) * (1.0 - smoothstep(-wide, wide, out - 0.052));
    g.albedo = mix(g.albedo, frame.inlay.rgb, line * 0.85);
    let gap = 1.0 - smoothstep(0.0, 0.012 + wide, abs(out));
    g.albedo *= 1.0 - 0.5 * gap;
    if frame.seat.w > 0.5 {
        let q = p * frame.seat.z;
        let size = 0.46;
        let middle = EDGE + 0.285;
        let bottom = q.y > EDGE && abs(q.x) < EDGE;
        let left = q.x < -EDGE && abs(q.y) < EDGE;
        if bottom || left {
            var cell = 0.0;
            var uv = vec2(0.0);
            if bottom {
                cell = floor(p.x + EDGE);
                uv = vec2((fract(q.x + EDGE) - 0.5) / size, (q.y - middle) / size);
            } else {
                cell = 15.0 - floor(p.y + EDGE);
                uv = vec2((q.x + middle) / size, (fract(q.y + EDGE) - 0.5) / size);
            }
            if max(abs(uv.x), abs(uv.y)) < 0.49 {
                let at = vec2((cell + uv.x + 0.5) / 16.0, uv.y + 0.5);
                let texel = vec2(1.0 / 1024.0, 1.0 / 64.0);
                // 8 texels of distance are 127 steps; a cell of 64 texels is `size` wide.
                let scale = 255.0 / 127.0 * 8.0 / 64.0 * size;
                let d = (textureSampleLevel(letters, smooth_sampler, at, 0.0).r - 0.5) * scale;
                let dx = textureSampleLevel(letters, smooth_sampler, at + vec2(texel.x, 0.0), 0.0).r
                    - textureSampleLevel(letters, smooth_sampler, at - vec2(texel.x, 0.0), 0.0).r;
                let dy = textureSampleLevel(letters, smooth_sampler, at + vec2(0.0, texel.y), 0.0).r
                    - textureSampleLevel(letters, smooth_sampler, at - vec2(0.0, texel.y), 0.0).r;
                let soft = max(wide * 0.7, 0.002);
                let inside = smoothstep(-soft, soft, d);
                let wall = inside * (1.0 - smoothstep(0.006, 0.022, d));
                g.albedo = mix(g.albedo, frame.inlay.rgb * (1.0 - 0.55 * wall), inside);
                g.slope = vec2(dx, dy) * frame.seat.z * wall * 2.2;
                g.polish = mix(g.polish, 0.4, inside);
            }
        }
    }
    return g;
}

fn square_at(p: vec2<f32>, wide: f32) -> Ground {
    var g: Ground;
    let cell = floor(p + EDGE);
    let light = (i32(cell.x) + i32(cell.y)) % 2 == 0;
    let seed = cell.x * 3.17 + cell.y * 7.31 + 0.5;
    let at = fract(p) - 0.5;
    // The grain of the dark squares runs across that of the light ones.
    let along = select(at.yx, at, light) + vec2(seed * 0.37, seed * 0.73);
    let base = select(frame.dark_square.rgb, frame.light_square.rgb, light);
    g.albedo = stuff_at(base, along, seed, wide, select(0.22, 0.08, light));
    // The joint between two squares.
    let joint = 0.5 - max(abs(at.x), abs(at.y));
    g.albedo *= 1.0 - 0.22 * (1.0 - smoothstep(0.0, 0.006 + wide, joint)) / (1.0 + wide * 60.0);
    g.polish = 1.0;
    return g;
}

override MIRROR: bool = true;
// The surface comes from a texture that was drawn once, and is not worked out for each pixel.
override BAKED: bool = false;

fn ground_at(p: vec2<f32>, wide: f32) -> Ground {
    if max(abs(p.x), abs(p.y)) < EDGE {
        return square_at(p, wide);
    }
    return frame_at(p, wide);
}

// The whole board from above, for `BAKED`; the frame a little beyond its edge.
const BAKED_EDGE = 4.56;

@vertex
fn vertex_bake(@builtin(vertex_index) index: u32) -> Varying {
    let corner = vec2(f32((index << 1u) & 2u), f32(index & 2u)) * 2.0 - 1.0;
    let p = corner * vec2(BAKED_EDGE, -BAKED_EDGE);
    return Varying(vec4(corner, 0.0, 1.0), vec3(p.x, 0.0, p.y), vec3(0.0, 1.0, 0.0));
}

@fragment
fn fragment_bake(in: Varying) -> @location(0) vec4<f32> {
    let g = ground_at(in.world.xz, max(length(fwidth(in.world)), 1e-4) * 0.5);
    return vec4(g.albedo, g.polish);
}

fn mirrored(pixel: vec2<f32>) -> vec4<f32> {
    let uv = pixel * frame.size.zw;
    let turn = interleaved(pixel) * 2.0 * PI;
    var sum = vec4(0.0);
    let reach = 0.022 * frame.misc.y * frame.size.zw * mix(3.0, 1.0, frame.board.y);
    for (var i = 0; i < 6; i++) {
        let at = clamp(uv + disc(i, 6, turn) * reach, frame.size.zw, 1.0 - frame.size.zw);
        sum += textureSampleLevel(mirror_map, smooth_sampler, at, 0.0);
    }
    return sum / 6.0;
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    var n = normalize(in.normal);
    let turned = turning(n);
    let wide = max(length(fwidth(in.world)), 1e-4) * 0.5;
    let v = normalize(frame.eye.xyz - in.world);
    let p = in.world.xz;
    var g: Ground;
    if BAKED {
        // The sides take their colour from the edge, drawn out downward.
        let q = p - n.xz * (in.world.y * 0.9 + 0.02) * select(0.0, 1.0, in.normal.y < 0.5);
        let uv = clamp(q / BAKED_EDGE, vec2(-0.999), vec2(0.999)) * 0.5 + 0.5;
        var b: vec4<f32>;
        if QUALITY == 0 {
            b = textureSampleBias(veneer_map, smooth_sampler, uv, -0.7);
        } else {
            b = textureSample(veneer_map, slanted_sampler, uv);
        }
        g.albedo = b.rgb;
        g.polish = b.a;
    } else if in.normal.y < 0.5 {
        // The sides of the frame show the same boards from their edge.
        let along = select(p.x, p.y, abs(n.x) > abs(n.z));
        g.albedo = stuff_at(frame.frame.rgb, vec2(along, in.world.y * 1.4), 2.2, wide, 0.3);
        g.polish = 1.0;
    } else {
        g = ground_at(p, wide);
    }
    n = normalize(n + vec3(g.slope.x, 0.0, g.slope.y));
    var s: Surface;
    s.albedo = g.albedo;
    s.rough = mix(0.55, 0.36, frame.board.y);
    s.f0 = vec3(0.04);
    // Polished stone mirrors more than varnish does.
    s.coat = frame.board.y * g.polish * (1.0 + 2.6 * smoothstep(0.5, 0.8, frame.board.y));
    s.coat_rough = mix(0.34, 0.10, frame.board.y);
    s.wrap = 0.0;
    s.glow = 0.0;
    var open = 1.0;
    if in.normal.y > 0.5 {
        open = open_at(p);
    } else {
        open = 0.55 + 0.45 * saturate(1.0 + in.world.y / 0.25);
    }
    let lit = key_visible(in.world, in.normal, whole(in.clip));
    var image = vec4(0.0);
    if MIRROR && in.normal.y > 0.9 {
        image = mirrored(whole(in.clip)) * frame.misc.z;
    }
    return vec4(shade(s, n, v, open, lit, turned, image), 1.0);
}

// The table is not drawn: only what the board and the men take of its light.
@fragment
fn fragment_table(in: Varying) -> @location(0) vec4<f32> {
    let p = in.world.xz;
    let lit = key_visible(in.world, vec3(0.0, 1.0, 0.0), whole(in.clip));
    var open = open_at(p);
    if frame.board.x >= 0.0 {
        let q = abs(p) - vec2(EDGE + 0.52);
        let out = length(max(q, vec2(0.0)));
        // It ends before the edge of the picture does.
        let near = saturate(1.0 - out / 0.34);
        open *= 1.0 - 0.75 * near * near;
    }
    let dark = 1.0 - (0.35 + 0.65 * lit) * mix(1.0, open, 0.8);
    let far = saturate(1.0 - (max(abs(p.x), abs(p.y)) - 6.5) / 1.5);
    return vec4(0.0, 0.0, 0.0, dark * frame.board.z * far);
}
