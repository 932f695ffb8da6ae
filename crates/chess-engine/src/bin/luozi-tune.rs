//! `luozi-tune generate GAMES NODES SEED > SAMPLES` plays games with itself and writes samples;
//! `luozi-tune fit EPOCHS < SAMPLES > TABLE` fits the weights and writes the body of the table
//! in `eval/weights.rs`.

use std::io::{BufWriter, Error, Result, Write, stderr, stdin, stdout};

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().map_err(Error::other);
    match words.as_slice() {
        ["generate", games, nodes, seed] => {
            let mut out = BufWriter::new(stdout().lock());
            chess_engine::tune::generate(number(games)?, number(nodes)?, number(seed)?, &mut out)
        }
        ["fit", epochs] => {
            let table = chess_engine::tune::fit(stdin().lock(), number(epochs)? as u32, |line| {
                let _ = writeln!(stderr(), "{line}");
            });
            stdout().write_all(table.as_bytes())
        }
        _ => Err(Error::other("usage: luozi-tune generate GAMES NODES SEED | fit EPOCHS")),
    }
}
