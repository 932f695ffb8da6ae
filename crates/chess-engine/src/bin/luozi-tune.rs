//! `luozi-tune generate GAMES NODES SEED OUT` plays games with itself and writes samples;
//! `luozi-tune fit SAMPLES EPOCHS WEIGHTS_RS` fits the weights and puts them into the source.

use std::fs::File;
use std::io::{BufReader, BufWriter, Error, Result};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().map_err(Error::other);
    match words.as_slice() {
        ["generate", games, nodes, seed, out] => {
            let mut out = BufWriter::new(File::create(out)?);
            chess_engine::tune::generate(number(games)?, number(nodes)?, number(seed)?, &mut out)
        }
        ["fit", samples, epochs, weights] => {
            let samples = BufReader::new(File::open(samples)?);
            let epochs = number(epochs)? as u32;
            let table = chess_engine::tune::fit(samples, epochs, |line| println!("{line}"));
            let source = std::fs::read_to_string(weights)?;
            let (before, rest) = source
                .split_once("term::COUNT] = [\n")
                .ok_or_else(|| Error::other("no table in the file"))?;
            let (_, after) =
                rest.split_once("];").ok_or_else(|| Error::other("the table has no end"))?;
            std::fs::write(weights, format!("{before}term::COUNT] = [\n{table}];{after}"))
        }
        _ => Err(Error::other("usage: luozi-tune generate|fit …")),
    }
}
