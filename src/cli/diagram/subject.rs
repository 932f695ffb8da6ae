//! Which board a diagram shows: a position that was typed, or one of a file.

use std::path::Path;

use chess_core::game::{NodeId, Shape};
use chess_core::{Board, Game, Position, Square, fen};

use super::Order;
use crate::service::files::read_document;

/// A board with what is marked on it.
pub(super) struct Subject {
    pub board: Board,
    pub last: Option<[Square; 2]>,
    pub check: Option<Square>,
    pub shapes: Vec<Shape>,
}

/// Reads it.
///
/// # Errors
/// What is wrong with it, in a sentence.
pub(super) fn read(order: &Order) -> Result<Subject, String> {
    let text = order.subject.as_str();
    let path = Path::new(text);
    if path.is_file() {
        return from_file(path, order);
    }
    if let Some(option) = order.game.map(|_| "--game").or(order.ply.map(|_| "--ply")) {
        return Err(format!("{option} is for files, and {text:?} is none"));
    }
    if text == "startpos" {
        return Ok(bare(Board::START));
    }
    let setup = match fen::parse(text) {
        Ok(setup) => setup,
        // Nobody means a position by such a name.
        Err(_) if is_file_name(path) => return Err(format!("{text}: there is no such file")),
        Err(error) => return Err(error.to_string()),
    };
    // A board that nobody can play on is shown all the same; a check is one only in a game.
    let check = Position::from_setup(&setup).ok().and_then(|(position, _)| checked(&position));
    Ok(Subject { check, ..bare(setup.board) })
}

fn bare(board: Board) -> Subject {
    Subject { board, last: None, check: None, shapes: Vec::new() }
}

fn is_file_name(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    ["pgn", "fen", "epd"].iter().any(|known| ending.eq_ignore_ascii_case(known))
}

fn checked(position: &Position) -> Option<Square> {
    position.is_check().then(|| position.king(position.turn()))
}

/// The end of a game of a file, or the place in it that was asked for.
fn from_file(path: &Path, order: &Order) -> Result<Subject, String> {
    let name = path.display();
    let document = read_document(path).map_err(|error| error.to_string())?;
    let count = document.len();
    let number = order.game.unwrap_or(1);
    let Some((game, _)) = number.checked_sub(1).and_then(|index| document.game(index)) else {
        return Err(match count {
            0 => format!("{name}: there is no game and no position in it"),
            1 => format!("{name}: there is no number {number}, only one"),
            _ => format!("{name}: there is no number {number}, only 1 to {count}"),
        });
    };
    let node = match order.ply {
        None => game.main_line_end(),
        Some(ply) => node_at(&game, ply).ok_or_else(|| {
            let plies = game.main_line().count();
            format!("{name}: game {number} has no ply {ply}, only {plies}")
        })?,
    };
    let position = game.position(node);
    let last = game.parent(node).map(|_| game.mv(node));
    Ok(Subject {
        board: *position.board(),
        last: last.map(|mv| [mv.from(), mv.king_target()]),
        check: checked(&position),
        shapes: game.annotations(node).shapes.clone(),
    })
}

fn node_at(game: &Game, ply: usize) -> Option<NodeId> {
    std::iter::once(game.root()).chain(game.main_line()).nth(ply)
}
