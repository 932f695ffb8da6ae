//! The order of triangles and vertices in which a graphics card does the least work twice.

/// How many of the last vertices a card is taken to remember.
const CACHE: usize = 24;

/// Triangles reordered, by Forsyth's scores: vertices just used are good, vertices with few
/// triangles left are urgent.
pub fn triangles(faces: &[[u32; 3]], vertices: usize) -> Vec<[u32; 3]> {
    let mut around: Vec<Vec<usize>> = vec![Vec::new(); vertices];
    for (i, face) in faces.iter().enumerate() {
        for &v in face {
            around[v as usize].push(i);
        }
    }
    let mut cache: Vec<u32> = Vec::new();
    let mut done = vec![false; faces.len()];
    let mut ordered = Vec::with_capacity(faces.len());
    let mut next_fresh = 0;
    while ordered.len() < faces.len() {
        let score = |v: u32| {
            let place = cache.iter().position(|&c| c == v).map_or(0.0, |place| match place {
                0..3 => 0.75,
                _ => (1.0 - (place - 3) as f64 / (CACHE - 3) as f64).powf(1.5),
            });
            place + 2.0 / (around[v as usize].len() as f64).sqrt()
        };
        let mut best: Option<(f64, usize)> = None;
        for &v in &cache {
            for &face in &around[v as usize] {
                let sum = faces[face].iter().map(|&v| score(v)).sum();
                if best.is_none_or(|(highest, at)| sum > highest || (sum == highest && face < at)) {
                    best = Some((sum, face));
                }
            }
        }
        let at = best.map_or_else(
            || {
                while done[next_fresh] {
                    next_fresh += 1;
                }
                next_fresh
            },
            |b| b.1,
        );
        done[at] = true;
        ordered.push(faces[at]);
        for &v in &faces[at] {
            around[v as usize].retain(|&face| face != at);
            cache.retain(|&c| c != v);
        }
        cache.splice(0..0, faces[at]);
        cache.truncate(CACHE);
    }
    ordered
}

/// The vertices in the order of their first use, as their old numbers; the faces are renamed.
pub fn vertices(faces: &mut [[u32; 3]], count: usize) -> Vec<u32> {
    let mut names = vec![u32::MAX; count];
    let mut order = Vec::new();
    for v in faces.iter_mut().flatten() {
        let name = &mut names[*v as usize];
        if *name == u32::MAX {
            *name = order.len() as u32;
            order.push(*v);
        }
        *v = *name;
    }
    order
}
