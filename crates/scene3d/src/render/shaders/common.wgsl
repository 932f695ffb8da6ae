// What all shaders share: the frame, light, materials, noise. Colours are linear; 1 is the white of the screen.

struct Frame {
    clip: mat4x4<f32>,
    light: mat4x4<f32>,
    eye: vec4<f32>,
    // Direction to the key light; the tangent of half the angle it is seen under.
    key: vec4<f32>,
    key_color: vec4<f32>,
    // Width, height, and one over them.
    size: vec4<f32>,
    // Cosine and sine of the seat that the light belongs to; 1 or -1 for the viewer's side; coordinates or not.
    seat: vec4<f32>,
    // One texel of the shadow map, its width and its depth in squares, the offset along normals.
    shadow: vec4<f32>,
    // Phase of the noise, pixels a square in the middle of the board, strength of the mirror, half width of
    // the map of the ground.
    misc: vec4<f32>,
    // The first row of the picture that this band of it shows.
    band: vec4<f32>,
    sh: array<vec4<f32>, 9>,
    light_square: vec4<f32>,
    dark_square: vec4<f32>,
    frame: vec4<f32>,
    inlay: vec4<f32>,
    // Grain (0 wood, 1 stone, 2 paper, 3 plain), polish, shadow on the table, contrast of the grain.
    board: vec4<f32>,
    // The two armies' stuff, four vectors each.
    stuff: array<vec4<f32>, 8>,
}

@group(0) @binding(0) var<uniform> frame: Frame;

const PI = 3.14159265;

// What a surface is made of at one point.
struct Surface {
    albedo: vec3<f32>,
    rough: f32,
    f0: vec3<f32>,
    coat: f32,
    coat_rough: f32,
    // How far light creeps round the terminator, for stone and porcelain.
    wrap: f32,
    // How much light that went in beside comes out here.
    glow: f32,
}

// The place in the whole picture of a pixel of the band.
fn whole(pixel: vec4<f32>) -> vec2<f32> {
    return pixel.xy + vec2(0.0, frame.band.x);
}

fn interleaved(pixel: vec2<f32>) -> f32 {
    let at = pixel + frame.misc.x * vec2(5.588238, 3.1751);
    return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715))));
}
