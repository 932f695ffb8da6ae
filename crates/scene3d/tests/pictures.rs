//! Pictures of the solid set, drawn by the processor, so that they are the same everywhere.

mod pictures {
    mod drawing;
    mod legibility;
    mod snapshots;

    use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

    use scene3d::{Army, Cell, Gpu, Kind, Man, Picture, Quality, Renderer, Scene};

    /// One renderer for all tests: preparing it takes longer than a picture.
    fn renderer() -> MutexGuard<'static, Renderer> {
        static RENDERER: LazyLock<Mutex<Renderer>> = LazyLock::new(|| {
            let gpu = Gpu::headless(true).expect("a software Vulkan driver");
            Mutex::new(Renderer::new(&gpu).expect("a renderer"))
        });
        RENDERER.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn picture(scene: &Scene, size: [u32; 2], quality: Quality) -> Picture {
        renderer().picture(scene, size, quality).expect("a picture")
    }

    /// The men of the start position.
    fn start() -> Vec<Man> {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let row = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut men = Vec::new();
        for (file, kind) in (0..).zip(row) {
            for (army, home, pawns) in [(Army::White, 0, 1), (Army::Black, 7, 6)] {
                men.push(Man::on(kind, army, Cell { file, rank: home }));
                men.push(Man::on(Kind::Pawn, army, Cell { file, rank: pawns }));
            }
        }
        men
    }
}
