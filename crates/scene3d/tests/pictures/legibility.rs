//! Men are told from squares, from each other, and the armies from one another, in every material: the
//! numbers of `board-3d.md`, 4.4, measured on rendered pictures.

use scene3d::glam::Vec2;
use scene3d::{Army, BoardLook, Camera, Cell, Grain, Kind, Man, Material, Picture, Quality, Scene};
use scene3d::{man_at, square_at};

use super::picture as drawn;

const SIZE: [u32; 2] = [340, 300];

/// The light of a colour, 0 to 1.
fn luminance(rgba: [u8; 4]) -> f32 {
    let light = |v: u8| {
        let v = f32::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * light(rgba[0]) + 0.7152 * light(rgba[1]) + 0.0722 * light(rgba[2])
}

/// How light it looks (CIE L*, 0 to 100).
fn lightness(y: f32) -> f32 {
    if y > 0.008_856 { 116.0 * y.cbrt() - 16.0 } else { 903.3 * y }
}

/// How light each man and each free square is on the whole. A pixel that shows a man looks the same on
/// `other`, where the board alone is another one.
fn measured(scene: &Scene, picture: &Picture, other: &Picture) -> (Vec<f32>, Vec<(Cell, f32)>) {
    let view = scene.view(Vec2::new(SIZE[0] as f32, SIZE[1] as f32));
    let mut men = vec![(0.0, 0.0); scene.men.len()];
    let mut cells = [(0.0, 0.0); 64];
    for y in 0..SIZE[1] {
        for x in 0..SIZE[0] {
            let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
            let (here, there) = (picture.pixel(x, y), other.pixel(x, y));
            let of_man = here.iter().zip(there).all(|(a, b)| a.abs_diff(b) < 4);
            let place = if let Some(i) = man_at(&view, at, &scene.men, |_| true) {
                if !of_man {
                    continue;
                }
                &mut men[i]
            } else if let Some(cell) = square_at(&view, at, &[], |_| true) {
                &mut cells[usize::from(cell.rank * 8 + cell.file)]
            } else {
                continue;
            };
            place.0 += luminance(here);
            place.1 += 1.0;
        }
    }
    let mean = |(sum, count): (f32, f32)| lightness(sum / count);
    let taken = |cell: Cell| scene.men.iter().any(|man| Cell::at(man.at.x, man.at.z) == Some(cell));
    let free = Cell::all()
        .filter(|&cell| !taken(cell))
        .map(|cell| (cell, mean(cells[usize::from(cell.rank * 8 + cell.file)])))
        .collect();
    (men.into_iter().map(mean).collect(), free)
}

/// All men of both armies on light and dark squares, far enough apart not to hide one another.
fn parade(material: Material, board: BoardLook) -> Scene {
    let mut men = Vec::new();
    for (i, kind) in (0..).zip(Kind::ALL) {
        for (army, rank) in [(Army::White, 0), (Army::White, 2), (Army::Black, 5), (Army::Black, 7)]
        {
            // One rank further a man stands on the other colour.
            let file = i + u8::from(rank == 2 || rank == 5);
            men.push(Man::on(kind, army, Cell { file, rank }));
        }
    }
    Scene { men, material, board, camera: Camera::ANALYSIS, ..Scene::default() }
}

fn boards() -> [(&'static str, BoardLook); 3] {
    let rgb = |r: u8, g: u8, b: u8| [r, g, b, 255].map(|v| f32::from(v) / 255.0);
    [
        ("wood", BoardLook::default()),
        (
            "jade",
            BoardLook {
                light: rgb(239, 231, 212),
                dark: rgb(114, 158, 130),
                grain: Grain::Stone,
                polish: 0.8,
                ..BoardLook::default()
            },
        ),
        (
            "contrast",
            BoardLook {
                light: rgb(255, 255, 255),
                dark: rgb(90, 90, 90),
                grain: Grain::Plain,
                polish: 0.45,
                ..BoardLook::default()
            },
        ),
    ]
}

#[test]
fn men_stand_out_from_squares_and_armies_from_one_another() {
    let mut faults = Vec::new();
    for material in Material::ALL {
        let green = BoardLook {
            light: [0.0, 1.0, 0.0, 1.0],
            dark: [0.0, 0.2, 1.0, 1.0],
            frame: [0.0, 0.5, 1.0, 1.0],
            grain: Grain::Plain,
            ..BoardLook::default()
        };
        let other = drawn(&parade(material, green), SIZE, Quality::Low);
        for (name, board) in boards() {
            let scene = parade(material, board);
            let picture = drawn(&scene, SIZE, Quality::Low);
            let (men, free) = measured(&scene, &picture, &other);
            let mean = |of: &dyn Fn(&Man) -> bool| {
                let some: Vec<f32> =
                    scene.men.iter().zip(&men).filter(|(m, _)| of(m)).map(|(_, l)| *l).collect();
                some.iter().sum::<f32>() / some.len() as f32
            };
            let square = |light: bool| {
                // The third and fourth ranks from White's side are free of men's shadows.
                let some: Vec<f32> = free
                    .iter()
                    .filter(|(cell, _)| cell.is_light() == light && cell.rank == 3)
                    .map(|(_, l)| *l)
                    .collect();
                some.iter().sum::<f32>() / some.len() as f32
            };
            let squares = [square(true), square(false)];
            println!(
                "{material:?} on {name}: squares {squares:.0?}, armies {:.0} {:.0}",
                mean(&|m| m.army == Army::White),
                mean(&|m| m.army == Army::Black)
            );
            for kind in Kind::ALL {
                let [white, black] = [Army::White, Army::Black]
                    .map(|army| mean(&|m| m.kind == kind && m.army == army));
                if (white - black).abs() < 30.0 {
                    faults.push(format!("{material:?} {kind:?}: armies {white:.0} and {black:.0}"));
                }
                for (man, army) in [(white, Army::White), (black, Army::Black)] {
                    for square in squares {
                        if (man - square).abs() < 18.0 {
                            faults.push(format!(
                                "{material:?} {army:?} {kind:?} on {name}: {man:.0} on {square:.0}"
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// At 48 pixels a square, seen as one plays, the outlines of king and queen and of bishop and pawn differ.
#[test]
fn king_and_queen_bishop_and_pawn_are_told_apart_when_they_are_small() {
    let outline = |kind| {
        let scene = Scene::portrait(kind, Army::White, Material::Boxwood);
        // A portrait is as high as a king, who is 1.67 squares high: 48 pixels a square.
        drawn(&scene, [48, 84], Quality::Low)
    };
    for [a, b] in [[Kind::King, Kind::Queen], [Kind::Bishop, Kind::Pawn], [Kind::Rook, Kind::Pawn]]
    {
        let (one, other) = (outline(a), outline(b));
        let solid = |p: &Picture, x, y| p.pixel(x, y)[3] > 200;
        let (mut differ, mut area) = (0, 0);
        for y in 0..84 {
            for x in 0..48 {
                differ += u32::from(solid(&one, x, y) != solid(&other, x, y));
                area += u32::from(solid(&other, x, y));
            }
        }
        assert!(area > 200, "{b:?} is there: {area}");
        assert!(differ * 100 > area * 12, "{a:?} and {b:?}: {differ} of {area} pixels differ");
    }
}
