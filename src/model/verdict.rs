//! What a ruling card shows about a claim: the positions, what is the same in them, and the count
//! of moves.

use super::Said;
use arbiter::arbiter::Ground;
use arbiter::{Arbiter, LawId};
use chess_core::{Color, Move, Position};

/// The arbiter's ruling on a claim, with what it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Who claimed.
    pub by: Color,
    /// On what ground.
    pub ground: Ground,
    /// The move as written down, and the position it was written down in.
    pub intended: Option<(Position, Move)>,
    /// Whether the claim was right.
    pub upheld: bool,
    /// The claim would have been right, but the claimant owes another move.
    pub bound: bool,
    /// How often the position has occurred.
    pub times: usize,
    /// Positions to be compared, the claimed one last.
    pub boards: Vec<Occurrence>,
    /// The moves without capture and pawn move.
    pub quiet: Quiet,
    /// What the arbiter said besides the ruling itself.
    pub said: Vec<Said>,
    /// The law.
    pub law: LawId,
}

/// A position that is compared with the claimed one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Occurrence {
    /// The position.
    pub position: Position,
    /// The number of this occurrence from 1; `None` if the position is another one though the men
    /// stand on the same squares.
    pub number: Option<usize>,
    /// The move that brought it and the position before it; `None` for the first position.
    pub by: Option<(Position, Move)>,
    /// The move has only been written down.
    pub intended: bool,
    /// What is the same as in the claimed position.
    pub same: Sameness,
}

/// What two positions with the same men on the same squares have in common (L-END-7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sameness {
    /// The same side has the move.
    pub turn: bool,
    /// The same men stand on the same squares.
    pub men: bool,
    /// The same castling is possible, now or later.
    pub castling: bool,
    /// The same captures en passant are possible.
    pub en_passant: bool,
}

/// The count of the fifty-move rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// Plies without capture and pawn move.
    pub plies: u16,
    /// Plies that the claim needs.
    pub needed: u16,
    /// The last capture or pawn move and the position before it, if it was made in this game.
    pub since: Option<(Position, Move)>,
}

/// How many boards stand beside one another.
const BOARDS: usize = 3;

impl Verdict {
    /// What there is to say about a claim that has just been ruled on.
    pub fn of(
        arbiter: &Arbiter,
        by: Color,
        ground: Ground,
        intended: Option<Move>,
        said: &[Said],
    ) -> Option<Verdict> {
        let position = arbiter.position()?;
        let legal = intended.filter(|mv| position.is_legal(*mv));
        let claimed = legal.map_or_else(|| position.clone(), |mv| position.after(mv));
        let upheld = said.iter().any(|said| said.ruling.result().is_some_and(by_claim));
        let occurrences = arbiter.occurrences(legal);
        let boards = match ground {
            Ground::Repetition => boards(arbiter, &claimed, &occurrences, legal),
            Ground::MoveCount => Vec::new(),
        };
        let law = match (upheld, ground) {
            (false, _) => LawId::End11,
            (true, Ground::Repetition) => LawId::End7,
            (true, Ground::MoveCount) => LawId::End9,
        };
        Some(Verdict {
            by,
            ground,
            intended: legal.map(|mv| (position.clone(), mv)),
            upheld,
            bound: !upheld && arbiter.claim_is_right(ground, intended),
            times: occurrences.len(),
            boards,
            quiet: quiet(arbiter, &claimed, legal),
            said: said.iter().filter(|said| !KNOWN.contains(&said.ruling.key)).cloned().collect(),
            law,
        })
    }
}

/// Rulings that the card says in its own words.
const KNOWN: [&str; 4] = [
    "ruling-claim-stops-clocks",
    "ruling-claim-repetition",
    "ruling-claim-moves",
    "ruling-claim-wrong",
];

fn by_claim(result: arbiter::GameResult) -> bool {
    use arbiter::result::Reason;
    matches!(result.reason, Reason::Threefold | Reason::FiftyMoves)
}

fn boards(
    arbiter: &Arbiter,
    claimed: &Position,
    occurrences: &[usize],
    intended: Option<Move>,
) -> Vec<Occurrence> {
    let moves: Vec<Option<Move>> = arbiter.moves().collect();
    let now = moves.len();
    let brought = |index: usize| {
        let before = index.checked_sub(1)?;
        let mv = if index > now { intended } else { moves.get(before).copied().flatten() }?;
        Some((arbiter.position_after(before)?, mv))
    };
    let last = now + usize::from(intended.is_some());
    let mut found: Vec<Occurrence> = Vec::new();
    for index in 0..=last {
        let number = occurrences.iter().position(|known| *known == index).map(|place| place + 1);
        let position =
            if index > now { Some(claimed.clone()) } else { arbiter.position_after(index) };
        let Some(position) = position else { continue };
        let same = sameness(&position, claimed);
        if number.is_none() && !same.men {
            continue;
        }
        let by = brought(index);
        found.push(Occurrence { position, number, by, intended: index > now, same });
    }
    // A right claim rests on the last occurrences alone; a wrong one on what looks like them.
    if occurrences.len() >= BOARDS {
        found.retain(|board| board.number.is_some());
    }
    let surplus = found.len().saturating_sub(BOARDS);
    found.drain(..surplus);
    found
}

fn sameness(one: &Position, other: &Position) -> Sameness {
    let (first, second) = (one.to_setup(), other.to_setup());
    Sameness {
        turn: first.turn == second.turn,
        men: first.board == second.board,
        castling: first.castling_rooks == second.castling_rooks,
        en_passant: first.ep_square == second.ep_square,
    }
}

fn quiet(arbiter: &Arbiter, claimed: &Position, intended: Option<Move>) -> Quiet {
    let plies = claimed.halfmove_clock();
    let last = arbiter.moves().len() + usize::from(intended.is_some());
    let since = last.checked_sub(usize::from(plies)).and_then(|index| {
        let before = index.checked_sub(1)?;
        let mv = arbiter.moves().nth(before).flatten()?;
        Some((arbiter.position_after(before)?, mv))
    });
    Quiet { plies, needed: arbiter.plies_for_claim(), since }
}
