//! `cargo xtask cases DIR`: faults that users met in other chess programs, as inputs with what is right.
//!
//! What a case's `expect.md` says is written down here once more as a check of our crates. Each is
//! also a test of the project, with inputs of its own; this command runs the original inputs. Cases
//! that need the window are shown by tests of the application, which are named here and looked up.

mod arbitration;
mod export;
mod import;
mod positions;
mod rules;
mod san;

use crate::shell;
use anyhow::{Context, Result, bail};
use chess_core::pgn::{self, ReadGame};
use chess_core::{Game, fen, san as chess_san};
use std::path::{Path, PathBuf};

/// The folder of one case.
pub struct Case {
    folder: PathBuf,
}

impl Case {
    fn bytes(&self, file: &str) -> Result<Vec<u8>> {
        std::fs::read(self.folder.join(file)).with_context(|| file.to_owned())
    }

    fn text(&self, file: &str) -> Result<String> {
        Ok(String::from_utf8(self.bytes(file)?)?)
    }

    /// The lines that are no remarks.
    fn lines(&self, file: &str) -> Result<Vec<String>> {
        let text = self.text(file)?;
        let lines = text.lines().map(str::trim);
        Ok(lines
            .filter(|line| !(line.is_empty() || line.starts_with('#')))
            .map(str::to_owned)
            .collect())
    }

    /// Line `number` of `input.fen`, from 0.
    fn fen(&self, number: usize) -> Result<String> {
        let lines = self.lines("input.fen")?;
        lines.get(number).cloned().with_context(|| format!("input.fen has no line {number}"))
    }

    fn games(&self) -> Result<Vec<ReadGame>> {
        Ok(pgn::read_games(&self.bytes("input.pgn")?))
    }

    /// The games, which must be this many.
    fn some_games<const N: usize>(&self) -> Result<[ReadGame; N]> {
        let games = self.games()?;
        let count = games.len();
        games.try_into().map_err(|_| anyhow::anyhow!("{count} games instead of {N}"))
    }
}

/// Where a case is shown to hold.
enum Shown {
    /// Here, by its input.
    Here(fn(&Case) -> Result<()>),
    /// Here in part, and by a test of the application for what needs a window.
    Both(fn(&Case) -> Result<()>, &'static str),
}
use Shown::{Both, Here};

const CASES: &[(&str, Shown)] = &[
    ("001", Here(positions::wrong_number_of_squares)),
    ("002", Here(positions::castling_without_rook)),
    ("004", Here(positions::opponent_in_check)),
    ("005", Here(positions::chess960_castling)),
    ("007", Here(positions::en_passant_only_when_legal)),
    ("008", Here(san::pinned_piece_needs_no_letter)),
    ("010", Here(san::ambiguous_move)),
    ("011", Here(san::loose_spellings)),
    ("013", Here(import::consecutive_comments)),
    ("014", Here(import::nested_variations)),
    ("016", Here(import::punctuation_in_comments)),
    ("017", Here(import::odd_tag_values)),
    ("019", Here(import::semicolons_and_line_breaks)),
    ("020", Here(import::illegal_move)),
    ("022", Here(import::wrapped_clocks)),
    ("023", Here(import::chess960_games)),
    ("025", Here(export::start_position_travels)),
    ("026", Here(export::epd_counters)),
    ("028", Here(arbitration::dead_by_material)),
    ("029", Both(arbitration::flag_against_little, "a_flag_and_what_could_still_mate")),
    ("031", Here(arbitration::pawn_wall)),
    ("032", Here(rules::rights_are_part_of_the_position)),
    ("034", Here(rules::mate_goes_first)),
    ("035", Here(arbitration::claims_and_fivefold)),
    ("037", Here(arbitration::time_controls)),
    ("038", Both(arbitration::taking_back, "taking_back_restores_both_clocks")),
    ("052", Here(export::same_move_makes_no_variation)),
    ("058", Here(import::every_game_counts)),
    ("061", Here(import::encodings)),
    ("062", Here(import::foreign_letters)),
    ("065", Both(export::other_games_stay, "saving_one_game_keeps_every_other_byte")),
];

/// Runs all cases and says of each folder what came out.
pub fn run(arguments: &[String]) -> Result<()> {
    let root = Path::new(arguments.first().context("name the folder of the cases")?);
    let mut folders: Vec<PathBuf> = std::fs::read_dir(root)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?
        .into_iter()
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let (mut held, mut broken, mut open) = (0, 0, 0);
    for folder in folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some((_, shown)) = CASES.iter().find(|(number, _)| name.starts_with(number)) else {
            println!("open    {name}");
            open += 1;
            continue;
        };
        let (Here(check) | Both(check, _)) = shown;
        let mut outcome = check(&Case { folder });
        let mut remark = String::new();
        if let Both(_, test) = shown {
            remark = format!("; the window by the test {test}");
            if outcome.is_ok() && !has_test(test)? {
                outcome = Err(anyhow::anyhow!("there is no test {test}"));
            }
        }
        match outcome {
            Ok(()) => {
                println!("holds   {name}{remark}");
                held += 1;
            }
            Err(error) => {
                println!("BROKEN  {name}: {error:#}");
                broken += 1;
            }
        }
    }
    println!("{held} hold, {broken} are broken, {open} are not looked at here");
    if broken > 0 {
        bail!("{broken} cases are broken");
    }
    Ok(())
}

/// Whether the application has a test of this name.
fn has_test(name: &str) -> Result<bool> {
    let wanted = format!("fn {name}(");
    let mut folders = vec![shell::root().join("tests"), shell::root().join("src")];
    while let Some(folder) = folders.pop() {
        if !folder.is_dir() {
            continue;
        }
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs")
                && std::fs::read_to_string(&path)?.contains(&wanted)
            {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The main line in standard notation.
fn main_line(game: &Game) -> Vec<String> {
    let mut position = game.start().clone();
    let mut line = Vec::new();
    for node in game.main_line() {
        let mv = game.mv(node);
        line.push(chess_san::format(&position, mv));
        position = game.position(node);
    }
    line
}

/// The children of a node, written as moves.
fn children(game: &Game, node: chess_core::NodeId) -> Vec<String> {
    let position = game.position(node);
    game.children(node).iter().map(|&child| chess_san::format(&position, game.mv(child))).collect()
}

fn final_fen(game: &Game) -> String {
    fen::format(&game.position(game.main_line_end()))
}

/// What was found must be what is right.
#[expect(clippy::needless_pass_by_value, reason = "references at every call would be noise")]
fn same<T: PartialEq<U> + std::fmt::Debug, U: std::fmt::Debug>(
    what: &str,
    found: T,
    right: U,
) -> Result<()> {
    if found != right {
        bail!("{what}: {found:?} instead of {right:?}");
    }
    Ok(())
}
