@group(1) @binding(0) var drawn: texture_2d<f32>;

@fragment
fn fragment(in: Screen) -> @location(0) vec4<f32> {
    return one(textureLoad(drawn, vec2<i32>(in.clip.xy - vec2(0.0, frame.band.x)), 0));
}
