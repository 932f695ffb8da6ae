//! The letters and figures at the rim of the board, as distances from their outlines.

use super::curve::{EXACT, Point, Segment, dot, minus};
use anyhow::{Context, Result};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};

/// What stands beside the board, in the order of the cells.
const GLYPHS: &str = "abcdefgh12345678";

/// Both sides of a cell, in texels.
const CELL: usize = 64;

/// The height of a capital letter, in texels.
const CAPITAL: f64 = 40.0;

/// How far the baseline is below the top of a cell.
const BASELINE: f64 = 47.0;

/// The distance that is as far as the bytes tell.
const REACH: f64 = 8.0;

/// Every cell beside the other, row by row: 128 is the edge, more is inside.
pub fn atlas(font: &[u8]) -> Result<Vec<u8>> {
    let font = FontRef::new(font).context("the font cannot be read")?;
    let metrics = font.metrics(Size::unscaled(), LocationRef::default());
    let capital = f64::from(metrics.cap_height.context("the font tells no cap height")?);
    let widths = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    let scale = CAPITAL / capital;
    let columns = GLYPHS.len() * CELL;
    let mut atlas = vec![0; columns * CELL];
    for (cell, letter) in GLYPHS.chars().enumerate() {
        let glyph = font.charmap().map(letter).context("the font lacks a letter")?;
        let outline = font.outline_glyphs().get(glyph).context("the font lacks an outline")?;
        let mut pen = Pen::default();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        outline.draw(settings, &mut pen).map_err(|error| anyhow::anyhow!("{error}"))?;
        let advance = f64::from(widths.advance_width(glyph).context("a letter without a width")?);
        let left = CELL as f64 / 2.0 - advance * scale / 2.0;
        for y in 0..CELL {
            for x in 0..CELL {
                let p = [(x as f64 + 0.5 - left) / scale, (BASELINE - y as f64 - 0.5) / scale];
                let inside = pen.distance(p) * scale / REACH;
                let byte = (128.0 + inside * 127.0).round().clamp(0.0, 255.0);
                atlas[y * columns + cell * CELL + x] = byte as u8;
            }
        }
    }
    Ok(atlas)
}

/// Collects the edges of an outline.
#[derive(Default)]
struct Pen {
    edges: Vec<[Point; 2]>,
    start: Point,
    at: Point,
}

impl Pen {
    fn curve(&mut self, segment: &Segment) {
        for pair in segment.flatten(EXACT_IN_UNITS).windows(2) {
            self.edges.push([pair[0].0, pair[1].0]);
        }
        self.at = segment.end();
    }

    /// Positive inside, where the outline winds around the point.
    fn distance(&self, p: Point) -> f64 {
        let mut nearest = f64::MAX;
        let mut winding = 0;
        for [a, b] in &self.edges {
            let (e, w) = (minus(*b, *a), minus(p, *a));
            let t = (dot(w, e) / dot(e, e).max(1e-12)).clamp(0.0, 1.0);
            let d = minus(w, [e[0] * t, e[1] * t]);
            nearest = nearest.min(dot(d, d));
            if (a[1] > p[1]) != (b[1] > p[1]) && w[0] < e[0] * w[1] / e[1] {
                winding += if e[1] > 0.0 { 1 } else { -1 };
            }
        }
        if winding == 0 { -nearest.sqrt() } else { nearest.sqrt() }
    }
}

/// Fonts count in thousandths of the type size: chords may be half a unit off.
const EXACT_IN_UNITS: super::curve::Fineness =
    super::curve::Fineness { chord: 0.5, turn_degrees: EXACT.turn_degrees };

fn point(x: f32, y: f32) -> Point {
    [x.into(), y.into()]
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.start = point(x, y);
        self.at = self.start;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.edges.push([self.at, point(x, y)]);
        self.at = point(x, y);
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (a, c, b) = (self.at, point(cx, cy), point(x, y));
        let toward = |p: Point| [0, 1].map(|i| p[i] + (c[i] - p[i]) * 2.0 / 3.0);
        self.curve(&Segment::Cubic { p: [a, toward(a), toward(b), b] });
    }

    fn curve_to(&mut self, cx: f32, cy: f32, dx: f32, dy: f32, x: f32, y: f32) {
        let p = [self.at, point(cx, cy), point(dx, dy), point(x, y)];
        self.curve(&Segment::Cubic { p });
    }

    fn close(&mut self) {
        if self.at != self.start {
            self.edges.push([self.at, self.start]);
        }
        self.at = self.start;
    }
}
