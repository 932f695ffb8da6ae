//! How long a picture takes, by size and step of quality, on this computer's graphics adapter.
//!
//! ```text
//! cargo bench -p scene3d                       all sizes and steps
//! cargo bench -p scene3d -- 800x600 low        one size, one step
//! cargo bench -p scene3d -- software           on the processor, even if there is a card
//! ```
//!
//! "Moving" is a frame in which a man is in the air, so shadows and reflections are drawn anew; "resting" is
//! one of the pictures that refine a board on which nothing moves. Times are medians of whole frames, from
//! the scene to the finished pixels.

use std::time::{Duration, Instant};

use scene3d::{Army, Cell, Gpu, GpuError, Kind, Man, Quality, Renderer, Scene};

const SIZES: [[u32; 2]; 3] = [[800, 600], [1280, 800], [2560, 1440]];

fn main() {
    if let Err(error) = run() {
        println!("{error}");
    }
}

fn run() -> Result<(), GpuError> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let said = |word: &str| words.iter().any(|w| w == word);
    let steps: Vec<(Quality, &str)> =
        Quality::ALL.into_iter().zip(["low", "medium", "high"]).collect();
    let some_step = steps.iter().any(|(_, name)| said(name));
    let name_of = |[w, h]: [u32; 2]| format!("{w}x{h}");
    let some_size = SIZES.iter().any(|&size| said(&name_of(size)));

    let gpu = Gpu::headless(said("software"))?;
    let start = Instant::now();
    let mut renderer = Renderer::new(&gpu)?;
    let kind = gpu.kind();
    println!("{} ({kind:?}); prepared in {:.0} ms", gpu.name(), ms(start.elapsed()));
    println!("| size | step | first | moving | frames a second | resting | textures |");
    println!("|---|---|--:|--:|--:|--:|--:|");
    for size in SIZES.into_iter().filter(|&size| !some_size || said(&name_of(size))) {
        for &(quality, name) in steps.iter().filter(|(_, name)| !some_step || said(name)) {
            let mut canvas = renderer.canvas(size, quality)?;
            let start = Instant::now();
            renderer.draw(&mut canvas, &scene(0))?;
            renderer.wait()?;
            let first = start.elapsed();
            let budget = Duration::from_secs(4);
            let mut moving = Vec::new();
            let begun = Instant::now();
            for i in 1..60 {
                let start = Instant::now();
                renderer.draw(&mut canvas, &scene(i))?;
                renderer.wait()?;
                moving.push(start.elapsed());
                if begun.elapsed() > budget {
                    break;
                }
            }
            let mut resting = Vec::new();
            let begun = Instant::now();
            let rest = scene(0);
            renderer.draw(&mut canvas, &rest)?;
            renderer.wait()?;
            for _ in 0..7 {
                let start = Instant::now();
                renderer.draw(&mut canvas, &rest)?;
                renderer.wait()?;
                resting.push(start.elapsed());
                if begun.elapsed() > budget {
                    break;
                }
            }
            let (moving, resting) = (ms(median(&mut moving)), ms(median(&mut resting)));
            println!(
                "| {} | {name} | {:.0} ms | {moving:.1} ms | {:.1} | {resting:.1} ms | {:.0} MB |",
                name_of(size),
                ms(first),
                1000.0 / moving,
                canvas.bytes() as f64 / 1e6,
            );
        }
    }
    Ok(())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

/// The start position, the king's knight on its way to f3.
fn scene(step: u32) -> Scene {
    use Kind::{Bishop, King, Knight, Queen, Rook};
    let row = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    let mut men = Vec::new();
    for (file, kind) in (0..).zip(row) {
        for (army, home, pawns) in [(Army::White, 0, 1), (Army::Black, 7, 6)] {
            men.push(Man::on(kind, army, Cell { file, rank: home }));
            men.push(Man::on(Kind::Pawn, army, Cell { file, rank: pawns }));
        }
    }
    let part = step as f32 / 60.0;
    if let Some(knight) = men.iter_mut().find(|man| man.kind == Knight && man.at.x > 0.0) {
        let to = Cell { file: 5, rank: 2 }.center();
        knight.at = knight.at.lerp(to, part);
        knight.at.y = (part * std::f32::consts::PI).sin() * 0.6;
    }
    Scene { men, ..Scene::default() }
}
