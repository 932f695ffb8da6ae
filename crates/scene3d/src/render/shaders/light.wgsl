// Light on a surface: a soft key light with its shadow, and the room.

@group(1) @binding(0) var room: texture_cube<f32>;
@group(1) @binding(1) var smooth_sampler: sampler;
@group(1) @binding(2) var shadow_map: texture_depth_2d;
@group(1) @binding(3) var shadow_compare: sampler_comparison;
@group(1) @binding(4) var exact_sampler: sampler;
@group(1) @binding(5) var grain_map: texture_3d<f32>;
@group(1) @binding(6) var ground_map: texture_2d<f32>;
@group(1) @binding(7) var mirror_map: texture_2d<f32>;
@group(1) @binding(8) var letters: texture_2d<f32>;
@group(1) @binding(9) var veneer_map: texture_2d<f32>;
@group(1) @binding(10) var slanted_sampler: sampler;

// 0 low, 1 medium, 2 high.
override QUALITY: i32 = 1;
override BLOCKERS: i32 = 8;
override TAPS: i32 = 16;

fn irradiance(n_world: vec3<f32>) -> vec3<f32> {
    let n = to_room(n_world);
    return max(
        frame.sh[0].rgb
            + frame.sh[1].rgb * n.y + frame.sh[2].rgb * n.z + frame.sh[3].rgb * n.x
            + frame.sh[4].rgb * (n.x * n.y) + frame.sh[5].rgb * (n.y * n.z)
            + frame.sh[6].rgb * (3.0 * n.z * n.z - 1.0) + frame.sh[7].rgb * (n.x * n.z)
            + frame.sh[8].rgb * (n.x * n.x - n.y * n.y),
        vec3(0.0),
    );
}

// The room stands still for whoever sits at the seat.
fn to_room(d: vec3<f32>) -> vec3<f32> {
    let c = frame.seat.x;
    let s = frame.seat.y;
    return vec3(c * d.x - s * d.z, d.y, s * d.x + c * d.z);
}

const ROOM_LEVELS = 5.0;

fn room_light(d: vec3<f32>, rough: f32) -> vec3<f32> {
    return textureSampleLevel(room, smooth_sampler, to_room(d), sqrt(rough) * ROOM_LEVELS).rgb;
}

// How much of the key light arrives: 1 in the open.
fn key_visible(world: vec3<f32>, n: vec3<f32>, pixel: vec2<f32>) -> f32 {
    let p = world + n * frame.shadow.w;
    let q = frame.light * vec4(p, 1.0);
    let uv = q.xy * vec2(0.5, -0.5) + 0.5;
    let texel = frame.shadow.x;
    // Nothing is known of what is outside the map.
    if max(abs(q.x), abs(q.y)) > 0.99 {
        return 1.0;
    }
    if QUALITY == 0 {
        let o = texel * 0.6;
        return 0.5 * (textureSampleCompareLevel(shadow_map, shadow_compare, uv - vec2(o, -0.5 * o), q.z)
            + textureSampleCompareLevel(shadow_map, shadow_compare, uv + vec2(o, -0.5 * o), q.z));
    }
    // Contact hardening: the penumbra is as wide as the light is seen from the edge that casts it.
    let turn = interleaved(pixel) * 2.0 * PI;
    let reach = 2.2 * frame.key.w / frame.shadow.y;
    var depth = 0.0;
    var found = 0.0;
    for (var i = 0; i < BLOCKERS; i++) {
        let at = uv + disc(i, BLOCKERS, turn) * reach;
        let z = textureSampleLevel(shadow_map, exact_sampler, at, 0);
        if z < q.z - 0.0005 {
            depth += z;
            found += 1.0;
        }
    }
    if found < 0.5 {
        return 1.0;
    }
    let far = (q.z - depth / found) * frame.shadow.z;
    let wide = clamp(far * frame.key.w / frame.shadow.y, 1.2 * texel, reach);
    var sum = 0.0;
    for (var i = 0; i < TAPS; i++) {
        let at = uv + disc(i, TAPS, turn + 1.7) * wide;
        sum += textureSampleCompareLevel(shadow_map, shadow_compare, at, q.z);
    }
    return sum / f32(TAPS);
}

fn disc(i: i32, count: i32, turn: f32) -> vec2<f32> {
    let r = sqrt((f32(i) + 0.5) / f32(count));
    let a = f32(i) * 2.39996323 + turn;
    return r * vec2(cos(a), sin(a));
}

// What the room's mirror image does on a rough surface (Karis, "Physically based shading on mobile").
fn room_response(f0: vec3<f32>, rough: f32, nv: f32) -> vec3<f32> {
    let r = rough * vec4(-1.0, -0.0275, -0.572, 0.022) + vec4(1.0, 0.0425, 1.04, -0.04);
    let a = min(r.x * r.x, exp2(-9.28 * nv)) * r.x + r.y;
    let ab = vec2(-1.04, 1.04) * a + r.zw;
    return f0 * ab.x + ab.y;
}

fn highlight(rough: f32, nh: f32, nv: f32, nl: f32, lh: f32) -> f32 {
    let a = rough * rough;
    let a2 = a * a;
    let d = nh * nh * (a2 - 1.0) + 1.0;
    let k = (rough + 1.0) * (rough + 1.0) / 8.0;
    let v = (nv * (1.0 - k) + k) * (nl * (1.0 - k) + k);
    return a2 / max(PI * d * d * 4.0 * v, 1e-5) ;
}

// A surface rough enough for how fast its normal turns from pixel to pixel.
fn calmed(rough: f32, turned: f32) -> f32 {
    let a = rough * rough;
    return sqrt(sqrt(clamp(a * a + min(0.5 * turned, 0.2), 0.0, 1.0)));
}

// How fast a normal turns from pixel to pixel.
fn turning(n: vec3<f32>) -> f32 {
    let dx = dpdx(n);
    let dy = dpdy(n);
    return dot(dx, dx) + dot(dy, dy);
}

// Light that a surface sends to the eye. `open` is what the sky sees of it, `lit` what the key light does;
// `mirrored` stands before the room in a polished board: its light, and how much of the room it hides.
fn shade(
    s: Surface, n: vec3<f32>, v: vec3<f32>, open: f32, lit: f32, turned: f32, mirrored: vec4<f32>,
) -> vec3<f32> {
    let l = frame.key.xyz;
    let h = normalize(l + v);
    let nl = dot(n, l);
    let nv = clamp(dot(n, v), 1e-3, 1.0);
    let nh = saturate(dot(n, h));
    let lh = saturate(dot(l, h));
    let r = reflect(-v, n);
    let soft = saturate((nl + s.wrap) / ((1.0 + s.wrap) * (1.0 + s.wrap)));
    // Light that goes in and out between near surfaces takes their colour.
    let bounced = open / (open + (1.0 - open) * (1.0 - 0.8 * s.albedo));
    let below = s.albedo * (frame.key_color.rgb * soft * lit + irradiance(n) * bounced) * (1.0 + s.glow);

    if QUALITY == 0 {
        // The room without its windows, half seen by the coat and half by what is under it.
        let mean = mix(s.rough, s.coat_rough, 0.5 * s.coat);
        let response = room_response(s.f0 * (0.6 + 0.6 * s.coat), mean, nv);
        let bright = frame.key_color.rgb * (PI * saturate(nl) * lit);
        return below + response * irradiance(r) * (0.5 + open)
            + s.f0 * min(highlight(mean, nh, nv, saturate(nl), lh), 8.0) * bright;
    }
    // What is dark all around is not seen in a mirror image either.
    let seen = saturate(pow(nv + open, exp2(-16.0 * s.rough - 1.0)) - 1.0 + open);
    let rough = calmed(s.rough, turned);
    let fresnel = s.f0 + (1.0 - s.f0) * pow(1.0 - lh, 5.0);
    let bright = frame.key_color.rgb * (PI * saturate(nl) * lit);
    var gloss = room_response(s.f0, rough, nv) * room_light(r, rough) * seen
        + fresnel * min(highlight(rough, nh, nv, saturate(nl), lh), 8.0) * bright;
    var out = below + gloss;
    if s.coat > 0.0 {
        let coat_rough = calmed(s.coat_rough, turned);
        let response = room_response(vec3(0.04), coat_rough, nv).x * s.coat;
        let around = room_light(r, coat_rough) * seen * (1.0 - mirrored.a) + mirrored.rgb;
        out = out * (1.0 - response) + response * around;
        out += s.coat * (0.04 + 0.96 * pow(1.0 - lh, 5.0))
            * min(highlight(coat_rough, nh, nv, saturate(nl), lh), 14.0) * 0.5 * bright;
    }
    return out;
}

// Smooth noise, 0 to 1: one octave in x, four in y. `wide` is the width of a pixel in the noise's units, of
// which one tile has 8.
fn grain(p: vec3<f32>, wide: f32) -> vec2<f32> {
    let level = log2(max(wide * 8.0, 1e-4));
    return textureSampleLevel(grain_map, smooth_sampler, p / 8.0, clamp(level, 0.0, 6.0)).rg;
}
