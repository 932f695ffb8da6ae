// The men.

struct Vertex {
    @location(0) position: vec4<f32>,
    @location(1) normal: vec2<f32>,
    @location(2) baked: vec4<f32>,
    // One man: place and opacity; turn; army, seed, height above the board, scale of the mesh.
    @location(3) place: vec4<f32>,
    @location(4) turn: vec4<f32>,
    @location(5) kind: vec4<f32>,
    // Four neighbours: x, z, radius, height.
    @location(6) near_a: vec4<f32>,
    @location(7) near_b: vec4<f32>,
    @location(8) near_c: vec4<f32>,
    @location(9) near_d: vec4<f32>,
}

struct Varying {
    @builtin(position) clip: vec4<f32>,
    @location(0) world: vec3<f32>,
    @location(1) normal: vec3<f32>,
    @location(2) own: vec3<f32>,
    // Sky seen, convexity, the light of the room.
    @location(3) baked: vec2<f32>,
    @location(4) @interpolate(flat) kind: vec3<f32>,
}

fn turned_by(q: vec4<f32>, v: vec3<f32>) -> vec3<f32> {
    return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

fn unfolded(e: vec2<f32>) -> vec3<f32> {
    var n = vec3(e.x, 1.0 - abs(e.x) - abs(e.y), e.y);
    let t = max(-n.y, 0.0);
    n.x -= select(-t, t, n.x >= 0.0);
    n.z -= select(-t, t, n.z >= 0.0);
    return normalize(n);
}

// How much of the sky a neighbour hides: a pillar of this radius and height.
fn hidden_by(other: vec4<f32>, p: vec3<f32>, n: vec3<f32>) -> f32 {
    let to = vec3(other.x - p.x, 0.0, other.y - p.z);
    let far = max(length(to), 1e-3);
    let wide = saturate(other.z / far);
    let above = max(other.w - p.y, 0.0);
    let high = above / sqrt(above * above + far * far);
    let faces = saturate(0.5 + 0.5 * dot(n, to / far));
    return wide * high * faces * 0.6;
}

fn placed(v: Vertex) -> vec3<f32> {
    return turned_by(v.turn, v.position.xyz * v.kind.w) + v.place.xyz;
}

fn carried(v: Vertex) -> Varying {
    var out: Varying;
    let own = v.position.xyz * v.kind.w;
    let world = placed(v);
    let n = turned_by(v.turn, unfolded(v.normal));
    var open = mix(v.baked.x, v.baked.y, saturate(v.kind.z * 2.5));
    open *= (1.0 - hidden_by(v.near_a, world, n)) * (1.0 - hidden_by(v.near_b, world, n));
    open *= (1.0 - hidden_by(v.near_c, world, n)) * (1.0 - hidden_by(v.near_d, world, n));
    out.clip = frame.clip * vec4(world, 1.0);
    out.world = world;
    out.normal = n;
    out.own = own;
    out.baked = vec2(open, v.baked.z);
    out.kind = vec3(v.kind.xy, v.place.w);
    return out;
}

@vertex
fn vertex(v: Vertex) -> Varying {
    return carried(v);
}

@vertex
fn vertex_mirrored(v: Vertex) -> Varying {
    var out = carried(v);
    out.clip = frame.clip * vec4(out.world * vec3(1.0, -1.0, 1.0), 1.0);
    return out;
}

@vertex
fn vertex_shadow(v: Vertex) -> @builtin(position) vec4<f32> {
    return frame.light * vec4(placed(v), 1.0);
}

// Patterns of the stuff.
const WOOD = 0.0;
const STONE = 1.0;
const GLAZE = 2.0;
const LACQUER = 3.0;

fn surface_of(army: i32, seed: f32, p: vec3<f32>, edge: f32, wide: f32) -> Surface {
    let base = frame.stuff[army * 4];
    let coat = frame.stuff[army * 4 + 1];
    let second = frame.stuff[army * 4 + 2];
    let tune = frame.stuff[army * 4 + 3];
    var s: Surface;
    s.albedo = base.rgb;
    s.rough = base.a;
    s.f0 = vec3(coat.z);
    s.coat = coat.x;
    s.coat_rough = coat.y;
    s.wrap = coat.w;
    s.glow = tune.w;
    let pattern = second.a;
    let away = vec3(seed * 3.71, seed * 1.37, seed * 2.19);
    if QUALITY == 0 {
        // Without its pattern, in the mean colour of it.
        let cloud = grain(p * 2.2 + away, wide * 2.2).y - 0.5;
        s.albedo = mix(base.rgb, second.rgb, saturate(0.3 + cloud) * tune.y * select(0.0, 1.0, pattern < GLAZE))
            * (1.0 + (edge - 0.5) * 0.5);
        return s;
    }
    if pattern == WOOD {
        // Cut from the tree with the grain upright, the heart outside the man.
        let warp = grain(p * vec3(1.3, 0.35, 1.3) + away, wide * 1.3);
        let ring = length(p.xz + vec2(0.9 + 0.3 * fract(seed * 7.3), 0.35) + (warp.yx - 0.5) * 0.22);
        let early = grain(vec3(ring * tune.x, p.y * 0.25, seed * 5.0), wide * tune.x).y;
        let fibre = grain(vec3(p.x * 26.0, p.y * 1.6, p.z * 26.0) + away, wide * 26.0).x;
        let dark = saturate((early - 0.35) * 2.2) * 0.7 + (fibre - 0.5) * 0.5;
        s.albedo = mix(base.rgb, second.rgb, clamp(dark * tune.y, -0.25, 1.0));
        s.rough = saturate(s.rough + (dark - 0.3) * 0.10);
        // Hands have darkened what they don't reach and polished what they do.
        s.albedo *= 1.0 + (edge - 0.5) * tune.z;
        s.rough = saturate(s.rough - (edge - 0.5) * 0.12);
    } else if pattern == STONE {
        let q = p * 1.6 + away;
        let warp = grain(q, wide * 1.6);
        let wide_vein = abs(grain(q * 0.9 + vec3(warp.y, warp.x, warp.y) * 1.5, wide * 1.5).y - 0.5);
        let thin_vein = abs(grain(q * 2.7 + vec3(warp.x, warp.y, 0.0) * 1.1 + 7.0, wide * 4.0).y - 0.5);
        let vein = exp(-wide_vein * 26.0) * 0.75 + exp(-thin_vein * 40.0) * 0.35;
        let cloud = (warp.y - 0.5) * 0.5;
        s.albedo = mix(base.rgb, second.rgb, saturate(vein * tune.y + cloud * tune.z));
    } else if pattern == GLAZE {
        // A glaze is thin on edges and gathers in hollows.
        let pool = clamp((edge - 0.5) * tune.y, -1.0, 1.0);
        let deep = base.rgb * base.rgb;
        s.albedo = select(mix(base.rgb, deep, -pool * 0.7), mix(base.rgb, second.rgb, pool), pool > 0.0);
        let speck = grain(p * 5.0 + away, wide * 5.0).y - 0.5;
        s.albedo *= 1.0 + speck * tune.z;
    } else {
        // Lacquer in many coats; gold is let into the hollows of the turning.
        let gold = smoothstep(tune.y, tune.y - 0.06, edge);
        let cloud = grain(p * 3.0 + away, wide * 3.0).y - 0.5;
        s.albedo = mix(base.rgb * (1.0 + cloud * tune.z), second.rgb * 0.25, gold);
        s.f0 = mix(s.f0, second.rgb, gold);
        s.rough = mix(s.rough, 0.34, gold);
        s.coat *= 1.0 - gold;
    }
    return s;
}

fn colour(in: Varying) -> vec3<f32> {
    let n = normalize(in.normal);
    let turned = turning(n);
    let wide = max(length(fwidth(in.own)), 1e-4) * 0.6;
    let v = normalize(frame.eye.xyz - in.world);
    let s = surface_of(i32(in.kind.x), in.kind.y, in.own, in.baked.y, wide);
    let lit = key_visible(in.world, n, whole(in.clip));
    return shade(s, n, v, in.baked.x, lit, turned, vec4(0.0));
}

@fragment
fn fragment(in: Varying) -> @location(0) vec4<f32> {
    return vec4(colour(in), 1.0);
}

// A man that comes or goes.
@fragment
fn fragment_fading(in: Varying) -> @location(0) vec4<f32> {
    return vec4(colour(in), 1.0) * in.kind.z;
}

// In the mirror a man gets fainter with his height: the board is polished, not silvered.
@fragment
fn fragment_mirrored(in: Varying) -> @location(0) vec4<f32> {
    let n = normalize(in.normal);
    let s = surface_of(i32(in.kind.x), in.kind.y, in.own, in.baked.y, 0.05);
    let light = s.albedo * (frame.key_color.rgb * saturate(dot(n, frame.key.xyz)) * 0.8
        + irradiance(n) * in.baked.x) + room_light(n, 0.7) * 0.03;
    let strength = exp(-max(in.world.y, 0.0) * 0.8) * in.kind.z;
    // The board throws light at their undersides, which is what the mirror sees.
    return vec4(light * strength * 1.7, strength);
}
