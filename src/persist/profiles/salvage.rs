//! Reading what is left of a damaged file of profiles.
//!
//! A file is cut where its parts begin, by the words that the program itself writes there: what
//! comes before the profiles, each profile from `(id:` on, and in it what comes before the
//! history and each game. A part that can be read by itself is kept; so much as cannot is told by
//! its line.

use super::{Profile, Profiles, RatedGame};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The whole file with an empty list of profiles.
#[derive(Deserialize)]
struct Head {
    data: Profiles,
}

/// What can be read, and the lines (from 1) where something cannot; `None` where nothing can.
pub(super) fn salvage(words: &str) -> Option<(Profiles, Vec<usize>)> {
    let mut lines = Vec::new();
    let line_of = |at: usize| 1 + words.bytes().take(at).filter(|byte| *byte == b'\n').count();

    let list = after_list(words, "profiles", 0);
    let head = match list {
        Some(list) => parse::<Head>(&format!("{}]))", words.get(..list)?)),
        None => Err(0),
    };
    let mut profiles = match head {
        Ok(head) => head.data,
        Err(_) => {
            lines.push(1);
            Profiles::default()
        }
    };
    let starts = profile_starts(words, list.unwrap_or(0));
    for (i, &start) in starts.iter().enumerate() {
        let end = starts.get(i + 1).copied().unwrap_or(words.len());
        let Some(part) = words.get(start..end) else { continue };
        let whole = group(part, 0).and_then(|end| part.get(..end));
        if let Some(Ok(profile)) = whole.map(parse::<Profile>) {
            profiles.profiles.push(profile);
            continue;
        }
        let (profile, damaged) = salvage_profile(part);
        lines.extend(damaged.into_iter().map(|at| line_of(start + at)));
        profiles.profiles.extend(profile);
    }
    if profiles.profiles.is_empty() && profiles.pending.is_none() {
        return None;
    }
    if lines.is_empty() {
        // Each part is good, so it is the end of the file that is not.
        lines.push(line_of(words.trim_end().len()));
    }
    lines.dedup();
    Some((profiles, lines))
}

/// A profile with those of its games that can be read, and where (from the beginning of `part`)
/// something cannot.
fn salvage_profile(part: &str) -> (Option<Profile>, Vec<usize>) {
    let Some(list) = after_list(part, "history", 0) else { return (None, vec![0]) };
    let head = part.get(..list).unwrap_or_default();
    let mut profile = match parse::<Profile>(&format!("{head}])")) {
        Ok(profile) => profile,
        Err(at) => return (None, vec![at]),
    };
    let mut damaged = Vec::new();
    let mut at = list;
    while let Some(start) = part.get(at..).and_then(|rest| rest.find('(')).map(|open| at + open) {
        // A game is one line as the program writes it, so a bad one ends with its line at the
        // latest.
        let line = part.get(start..).and_then(|rest| rest.find('\n'));
        let line_end = line.map_or(part.len(), |length| start + length);
        let game = group(part, start).and_then(|end| Some((end, part.get(start..end)?)));
        match game.map(|(end, game)| (end, parse::<RatedGame>(game))) {
            Some((end, Ok(game))) => {
                profile.history.push(game);
                at = end;
            }
            bad => {
                damaged.push(start);
                at = bad.map_or(line_end, |(end, _)| end.min(line_end)).max(start + 1);
            }
        }
    }
    if damaged.is_empty() {
        damaged.push(part.trim_end().len());
    }
    (Some(profile), damaged)
}

/// Reads a part by itself; the error is where it goes wrong, in bytes.
fn parse<T: DeserializeOwned>(part: &str) -> Result<T, usize> {
    ron::from_str(part).map_err(|error| {
        let place = error.span.start;
        let before = part.split_inclusive('\n').take(place.line.saturating_sub(1));
        before.map(str::len).sum::<usize>() + place.col.saturating_sub(1)
    })
}

/// The place after the `[` of `name: [`, outside of texts.
fn after_list(words: &str, name: &str, from: usize) -> Option<usize> {
    outside_texts(words, from).find_map(|at| {
        let rest = words.get(at..)?.strip_prefix(name)?.trim_start();
        let rest = rest.strip_prefix(':')?.trim_start().strip_prefix('[')?;
        Some(words.len() - rest.len())
    })
}

/// Where each `(id:` begins, outside of texts.
///
/// A text whose closing mark is gone would hide everything after it, so the lines are looked at
/// one by one: no text of ours runs over several.
fn profile_starts(words: &str, from: usize) -> Vec<usize> {
    let mut starts = Vec::new();
    let mut line_start = 0;
    for line in words.split_inclusive('\n') {
        for at in outside_texts(line, 0).map(|at| line_start + at).filter(|at| *at >= from) {
            let rest = words.get(at..).and_then(|rest| rest.strip_prefix('('));
            let id = rest.and_then(|rest| rest.trim_start().strip_prefix("id"));
            if id.is_some_and(|rest| rest.trim_start().starts_with(':')) {
                starts.push(at);
            }
        }
        line_start += line.len();
    }
    starts
}

/// Where the group that opens at `start` ends, if it does.
fn group(words: &str, start: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for at in outside_texts(words, start) {
        match words.as_bytes().get(at) {
            Some(b'(' | b'[' | b'{') => depth += 1,
            Some(b')' | b']' | b'}') => {
                depth = depth.checked_sub(1)?;
                if depth == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The places of all bytes that stand in no text.
fn outside_texts(words: &str, from: usize) -> impl Iterator<Item = usize> {
    let mut inside = false;
    let mut escaped = false;
    words.bytes().enumerate().skip(from).filter_map(move |(at, byte)| {
        if inside {
            inside = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            return None;
        }
        inside = byte == b'"';
        (!inside).then_some(at)
    })
}
