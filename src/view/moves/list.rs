//! The move list as data: what stands in it and in which order, without a word about drawing.

use chess_core::game::{Game, NodeId};
use chess_core::pgn::Nag;
use chess_core::{Color, NotationStyle, Position, style};
use std::collections::HashSet;

/// A move as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Where it is in the tree.
    pub node: NodeId,
    /// The number to be written before it, if any: `12.` or `12…`.
    pub number: Option<String>,
    /// The number of the move and who made it, for screen readers.
    pub place: (u16, Color),
    /// The move in the notation of the preferences.
    pub text: String,
    /// Signs such as `!?` behind it.
    pub signs: String,
    /// The signs' numbers, for their colours and names.
    pub nags: Vec<Nag>,
}

/// A piece of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A move.
    Move(Item),
    /// A comment.
    Comment(String),
    /// A variation that is folded: its first move and how many more there are in it.
    Folded {
        /// The first move.
        item: Item,
        /// All moves in it after the first.
        more: usize,
    },
}

/// A run of pieces at one depth; variations are runs of their own between those of their line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// 0 for the main line.
    pub depth: usize,
    /// The first move of the variation that this run belongs to.
    pub variation: Option<NodeId>,
    /// Whether the run begins its variation.
    pub begins: bool,
    /// What stands in it.
    pub pieces: Vec<Piece>,
}

/// One row of two columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    /// The number of the move.
    pub number: u16,
    /// White's move.
    pub white: Option<Item>,
    /// Black's move.
    pub black: Option<Item>,
}

/// Deeper variations are drawn at this depth, so that they keep some width.
const DEEPEST: usize = 6;

/// Whether the game is a plain line that two columns can show.
pub fn is_plain(game: &Game) -> bool {
    game.annotations(Game::ROOT).comments.is_empty()
        && game.main_line().all(|node| {
            game.parent(node).is_none_or(|parent| game.children(parent).len() == 1)
                && game.comments(node).is_empty()
                && game.comments_before(node).is_empty()
        })
}

/// The main line in pairs.
pub fn pairs(game: &Game, style: NotationStyle) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    let mut position = game.start().clone();
    for node in game.main_line() {
        if node == Game::ROOT {
            continue;
        }
        let item = item(game, node, &position, style, false);
        let (number, color) = item.place;
        match (color, pairs.last_mut()) {
            (Color::Black, Some(pair)) if pair.number == number => pair.black = Some(item),
            (Color::White, _) => pairs.push(Pair { number, white: Some(item), black: None }),
            (Color::Black, _) => pairs.push(Pair { number, white: None, black: Some(item) }),
        }
        position.play(game.mv(node));
    }
    pairs
}

/// The whole tree as running text, folded variations left out.
pub fn runs(game: &Game, style: NotationStyle, folded: &HashSet<NodeId>) -> Vec<Run> {
    let mut out = Vec::new();
    let mut start = Run { depth: 0, variation: None, begins: true, pieces: Vec::new() };
    comments_into(&mut start.pieces, game.comments(Game::ROOT));
    // Lines still to be written, the next one on top: a stack instead of recursion, so that no
    // depth of nesting can hurt.
    let mut stack = vec![Task::Line {
        at: Game::ROOT,
        position: game.start().clone(),
        depth: 0,
        variation: None,
        run: start,
        needs_number: true,
    }];
    while let Some(task) = stack.pop() {
        match task {
            Task::Line { at, position, depth, variation, mut run, mut needs_number } => {
                let (mut at, mut position) = (at, position);
                loop {
                    let children = game.children(at);
                    let Some((&next, others)) = children.split_first() else {
                        push_run(&mut out, run);
                        break;
                    };
                    // In a variation its own first move has been written already.
                    needs_number |= comments_before(&mut run.pieces, game, next);
                    run.pieces.push(Piece::Move(item(game, next, &position, style, needs_number)));
                    let before = position.clone();
                    position.play(game.mv(next));
                    needs_number = comments_into(&mut run.pieces, game.comments(next));
                    at = next;
                    if !others.is_empty() {
                        push_run(&mut out, run);
                        let rest = Run { depth, variation, begins: false, pieces: Vec::new() };
                        stack.push(Task::Line {
                            at,
                            position,
                            depth,
                            variation,
                            run: rest,
                            needs_number: true,
                        });
                        for other in others.iter().rev() {
                            stack.push(Task::Variation {
                                first: *other,
                                before: before.clone(),
                                depth: (depth + 1).min(DEEPEST),
                            });
                        }
                        break;
                    }
                }
            }
            Task::Variation { first, before, depth } => {
                let variation = Some(first);
                let mut run = Run { depth, variation, begins: true, pieces: Vec::new() };
                comments_before(&mut run.pieces, game, first);
                let item = item(game, first, &before, style, true);
                if folded.contains(&first) {
                    let more = game.walk(first).count();
                    run.pieces.push(Piece::Folded { item, more });
                    push_run(&mut out, run);
                    continue;
                }
                run.pieces.push(Piece::Move(item));
                let needs_number = comments_into(&mut run.pieces, game.comments(first));
                let mut position = before;
                position.play(game.mv(first));
                stack.push(Task::Line { at: first, position, depth, variation, run, needs_number });
            }
        }
    }
    out
}

enum Task {
    Line {
        at: NodeId,
        position: Position,
        depth: usize,
        variation: Option<NodeId>,
        run: Run,
        needs_number: bool,
    },
    Variation {
        first: NodeId,
        before: Position,
        depth: usize,
    },
}

fn push_run(out: &mut Vec<Run>, run: Run) {
    if !run.pieces.is_empty() {
        out.push(run);
    }
}

/// Adds comments; says whether there were any.
fn comments_into(pieces: &mut Vec<Piece>, comments: &[String]) -> bool {
    let before = pieces.len();
    let shown = comments.iter().map(|text| text.trim()).filter(|text| !text.is_empty());
    pieces.extend(shown.map(|text| Piece::Comment(text.to_owned())));
    pieces.len() > before
}

fn comments_before(pieces: &mut Vec<Piece>, game: &Game, node: NodeId) -> bool {
    comments_into(pieces, game.comments_before(node))
}

fn item(
    game: &Game,
    node: NodeId,
    before: &Position,
    style: NotationStyle,
    numbered: bool,
) -> Item {
    let (number, color) = (before.fullmove_number(), before.turn());
    let nags = game.nags(node).to_vec();
    Item {
        node,
        number: match color {
            Color::White => Some(format!("{number}.")),
            Color::Black if numbered => Some(format!("{number}…")),
            Color::Black => None,
        },
        place: (number, color),
        text: style::format(before, game.mv(node), style),
        signs: nags.iter().filter_map(|nag| nag.sign()).collect(),
        nags,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_core::pgn;

    fn game(text: &str) -> Game {
        pgn::read_games(text.as_bytes()).remove(0).game
    }

    fn written(text: &str, fold: bool) -> String {
        let game = game(text);
        let folded = if fold {
            game.walk(Game::ROOT)
                .filter(|node| game.variation_start(*node) == Some(*node))
                .collect()
        } else {
            HashSet::new()
        };
        let mut out = String::new();
        for run in runs(&game, NotationStyle::Short, &folded) {
            out.push_str(&format!("[{}]", run.depth));
            for piece in &run.pieces {
                match piece {
                    Piece::Move(item) => {
                        let number = item.number.clone().unwrap_or_default();
                        out.push_str(&format!(" {number}{}{}", item.text, item.signs));
                    }
                    Piece::Comment(text) => out.push_str(&format!(" {{{text}}}")),
                    Piece::Folded { item, more } => out.push_str(&format!(" {}+{more}", item.text)),
                }
            }
            out.push('\n');
        }
        out
    }

    #[test]
    fn variations_stand_after_the_move_they_replace() {
        assert_eq!(
            written("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) (1... e6) 2. Nf3! {sound} Nc6 *", false),
            "[0] 1.e4 e5\n[1] 1…c5 2.Nf3\n[2] 2.c3 d5\n[1] 1…e6\n[0] 2.Nf3! {sound} 2…Nc6\n"
        );
    }

    #[test]
    fn folded_variations_say_how_much_is_in_them() {
        assert_eq!(
            written("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5)) 2. Nf3 *", true),
            "[0] 1.e4 e5\n[1] c5+3\n[0] 2.Nf3\n"
        );
    }

    #[test]
    fn a_plain_line_goes_in_pairs() {
        let game = game("1. e4 e5 2. Nf3 *");
        assert!(is_plain(&game));
        let pairs = pairs(&game, NotationStyle::Short);
        let text = |item: &Option<Item>| item.as_ref().map(|item| item.text.clone());
        assert_eq!(text(&pairs[0].black), Some("e5".to_owned()));
        assert_eq!((text(&pairs[1].white), text(&pairs[1].black)), (Some("Nf3".to_owned()), None));
    }

    #[test]
    fn a_game_that_black_begins_has_an_open_first_pair() {
        let text =
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 b - - 0 30\"]\n\n30... Kd7 31. Kxe2 *";
        let game = game(text);
        let pairs = pairs(&game, NotationStyle::Short);
        assert!(pairs[0].white.is_none() && pairs[0].number == 30);
        assert_eq!(pairs[1].number, 31);
    }
}
