//! The laws of the ladder, each test named by the number of its law.

use tournament::ladder::{
    DOUBLED_GAMES, LEVELS, Level, Points, Score, Standing, change, exchange, next_level, stake,
};

fn settled(points: u32) -> Standing {
    Standing { points: Points::from_whole(points), rated_games: DOUBLED_GAMES }
}

#[test]
fn l_ladder_1_every_hundred_points_make_a_level() {
    let level = |points| Points::from_whole(points).level().map(Level::number);
    for (points, number) in [
        (0, None),
        (99, None),
        (100, Some(30)),
        (199, Some(30)),
        (200, Some(29)),
        (1_690, Some(15)),
        (2_999, Some(2)),
        (3_000, Some(1)),
        (9_000, Some(1)),
        (90_000, Some(1)),
    ] {
        assert_eq!(level(points), number, "{points} points");
    }
    assert_eq!(Points::from_tenths(999).level(), None, "99.9 points are not yet a level");
    assert_eq!(Points::from_tenths(1_999).level(), Level::new(30));
    assert_eq!((Level::new(0), Level::new(31)), (None, None));
    for number in 1..=LEVELS {
        let level = Level::new(number).unwrap();
        assert_eq!(level.floor().level(), Some(level));
        let below = level.floor().changed_by(-1).level();
        assert_eq!(below, Level::new(number + 1), "one tenth below level {number}");
        assert_eq!(next_level(level.floor()), level.above());
    }
    assert_eq!(next_level(Points::ZERO), Level::new(30));
    assert_eq!(next_level(Points::from_whole(3_500)), None);
}

#[test]
fn l_ladder_1_points_never_fall_below_zero() {
    let (loser, winner) = exchange(settled(4), settled(0), Score::Loss);
    assert_eq!(loser, Points::ZERO);
    assert_eq!(winner.to_string(), "10.3", "the winner's gain does not shrink with it");
    for points in 0..=400 {
        for opponent in (0..=400).step_by(7) {
            for score in [Score::Win, Score::Draw, Score::Loss] {
                for rated_games in [0, 49, 50] {
                    let player = Standing { rated_games, ..settled(points) };
                    let (after, _) = exchange(player, settled(opponent), score);
                    let moved = i64::from(after.tenths()) - i64::from(player.points.tenths());
                    let full = i64::from(change(player, Points::from_whole(opponent), score));
                    assert_eq!(moved, full.max(-i64::from(player.points.tenths())));
                }
            }
        }
    }
}

#[test]
fn l_ladder_2_the_example_of_a_gap_of_thirty() {
    assert_eq!(stake(300, Score::Win), 76);
    let (winner, loser) = exchange(settled(430), settled(400), Score::Win);
    assert_eq!((winner.to_string().as_str(), loser.to_string().as_str()), ("437.6", "392.4"));
}

#[test]
fn l_ladder_2_the_bands_of_the_higher_side() {
    for (gap, tenths) in [
        (0, 100),
        (99, 100),
        (100, 92),
        (125, 90),
        (300, 76),
        (500, 60),
        (990, 21),
        (999, 20),
        (1_000, 20),
        (1_999, 20),
        (2_000, 0),
        (20_000, 0),
        (u32::MAX, 0),
    ] {
        assert_eq!(stake(gap, Score::Win), tenths, "gap of {gap} tenths");
    }
}

/// Every gap, in tenths: what the law says in points, to the nearest tenth.
#[test]
fn l_ladder_2_and_3_hold_for_every_gap() {
    for gap in 0..=4_000_u32 {
        let points = f64::from(gap) / 10.0;
        let tenths = |points: f64| (points * 10.0).round() as u32;
        let higher_wins = match points {
            p if p >= 200.0 => 0.0,
            p if p >= 100.0 => 2.0,
            p if p >= 10.0 => 10.0 - p / 12.5,
            _ => 10.0,
        };
        let lower_wins = (10.0 + points / 12.5).min(30.0);
        let drawn = if gap == 0 { 0.0 } else { lower_wins / 2.0 };
        assert_eq!(stake(gap, Score::Win), tenths(higher_wins), "gap {points}");
        assert_eq!(stake(gap, Score::Loss), tenths(lower_wins), "gap {points}");
        assert_eq!(stake(gap, Score::Draw), tenths(drawn), "gap {points}");
        // The better the opponent, the more there is to win and the less to lose.
        if gap > 0 {
            assert!(stake(gap, Score::Win) <= stake(gap - 1, Score::Win));
            assert!(stake(gap, Score::Loss) >= stake(gap - 1, Score::Loss));
        }
    }
}

#[test]
fn l_ladder_2_the_loser_loses_what_the_winner_gains() {
    for gap in 0..=400 {
        for score in [Score::Win, Score::Draw, Score::Loss] {
            let (high, low) = (settled(1_000 + gap), settled(1_000));
            let (high_after, low_after) = exchange(high, low, score);
            assert_eq!(
                high_after.tenths() + low_after.tenths(),
                high.points.tenths() + low.points.tenths(),
                "gap {gap}, {score:?}"
            );
            // Who is named first makes no difference.
            assert_eq!(exchange(low, high, score.reversed()), (low_after, high_after));
        }
    }
}

#[test]
fn l_ladder_3_upsets_and_draws() {
    for (gap, lower_wins, drawn) in
        [(0, 100, 0), (30, 124, 62), (100, 180, 90), (250, 300, 150), (900, 300, 150)]
    {
        assert_eq!(stake(gap * 10, Score::Loss), lower_wins, "gap {gap}");
        assert_eq!(stake(gap * 10, Score::Draw), drawn, "gap {gap}");
    }
    let (high, low) = exchange(settled(700), settled(600), Score::Draw);
    assert_eq!((high.to_string().as_str(), low.to_string().as_str()), ("691", "609"));
    assert_eq!(
        exchange(settled(600), settled(600), Score::Draw),
        (Points::from_whole(600), Points::from_whole(600)),
        "between equals a draw moves nothing"
    );
}

#[test]
fn l_ladder_4_the_first_fifty_games_count_double_for_that_player_alone() {
    let old = settled(400);
    for games in [0, 1, 48, 49] {
        let new = Standing { rated_games: games, ..settled(400) };
        for (score, after) in [(Score::Win, "420"), (Score::Draw, "400"), (Score::Loss, "380")] {
            let (new_after, old_after) = exchange(new, old, score);
            assert_eq!(new_after.to_string(), after, "game {}", games + 1);
            assert_eq!(old_after, exchange(old, old, score).1, "the other one's game is single");
        }
    }
    let fifty = Standing { rated_games: 50, ..settled(400) };
    assert_eq!(exchange(fifty, old, Score::Win).0.to_string(), "410", "the fifty-first game");
}

#[test]
fn l_ladder_5_a_computer_opponent_stands_on_each_level_at_even_distances() {
    for number in 1..=LEVELS {
        let level = Level::new(number).unwrap();
        assert_eq!(level.computer().level(), Some(level));
        if let Some(above) = level.above() {
            assert_eq!(above.computer().gap(level.computer()), 1_000, "100 points to the next");
            assert_eq!(
                level.computer().gap(level.floor()),
                above.floor().gap(level.computer()),
                "in the middle"
            );
        }
    }
    assert_eq!(Level::new(30).unwrap().computer(), Points::from_whole(150));
    assert_eq!(Level::new(1).unwrap().computer(), Points::from_whole(3_050));
}

#[test]
fn points_are_written_with_a_tenth_where_there_is_one() {
    for (tenths, words) in [(0, "0"), (1, "0.1"), (10, "1"), (4_376, "437.6")] {
        assert_eq!(Points::from_tenths(tenths).to_string(), words);
    }
    assert_eq!(Points::from_tenths(u32::MAX), Points::MAX);
    assert_eq!(Points::from_whole(u32::MAX), Points::MAX);
    assert_eq!(Points::MAX.changed_by(i32::MAX), Points::MAX);
    assert_eq!(Points::ZERO.changed_by(i32::MIN), Points::ZERO);
}
