//! What holds for every time control and every clock.

use arbiter::clock::Gaps;
use arbiter::laws::IncrementTiming;
use arbiter::time_control::{Bonus, Period, Periods, TimeControl, TimeControls};
use arbiter::{Clock, Laws};
use chess_core::{ByColor, Color};
use proptest::prelude::*;
use std::num::NonZeroU16;
use std::time::Duration;

fn millis(range: std::ops::Range<u64>) -> impl Strategy<Value = Duration> {
    range.prop_map(Duration::from_millis)
}

fn period(sudden_death: bool) -> impl Strategy<Value = Period> {
    let bonus = prop_oneof![
        Just(Bonus::None),
        millis(1..60_000).prop_map(Bonus::Increment),
        millis(1..60_000).prop_map(Bonus::Delay),
        millis(1..60_000).prop_map(Bonus::Bronstein),
    ];
    (1_u16..60, millis(1..9_000_000), bonus).prop_map(move |(moves, time, bonus)| Period {
        moves: if sudden_death { None } else { NonZeroU16::new(moves) },
        time,
        bonus,
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    let periods = (prop::collection::vec(period(false), 0..3), any::<bool>().prop_flat_map(period))
        .prop_map(|(mut periods, last)| {
            periods.push(last);
            periods
        })
        .prop_filter_map("one move a period is a time for every move", |periods| {
            let alone = matches!(
                periods.as_slice(),
                [Period { moves: Some(NonZeroU16::MIN), bonus: Bonus::None, .. }]
            );
            if alone { None } else { Periods::new(periods).map(TimeControl::Periods) }
        });
    prop_oneof![
        6 => periods,
        1 => millis(1..9_000_000).prop_map(TimeControl::PerMove),
        1 => millis(1..9_000_000).prop_map(TimeControl::Hourglass),
        1 => Just(TimeControl::Untimed),
        1 => Just(TimeControl::Unknown),
    ]
}

/// What somebody does to a clock, and how long after the last thing.
#[derive(Clone, Copy, Debug)]
enum Act {
    Observe,
    Press(Color),
    Start(Color),
    Stop,
    Back(usize),
}

fn color() -> impl Strategy<Value = Color> {
    prop::bool::ANY.prop_map(|white| if white { Color::White } else { Color::Black })
}

fn acts() -> impl Strategy<Value = Vec<(Act, Duration)>> {
    let act = prop_oneof![
        3 => Just(Act::Observe),
        4 => color().prop_map(Act::Press),
        1 => color().prop_map(Act::Start),
        1 => Just(Act::Stop),
        1 => (0_usize..40).prop_map(Act::Back),
    ];
    let wait = prop_oneof![8 => millis(0..20_000), 1 => millis(0..90_000_000)];
    prop::collection::vec((act, wait), 0..60)
}

fn most_a_move_brings(control: &TimeControl, face: &arbiter::clock::Face) -> Duration {
    match control {
        TimeControl::Periods(periods) => {
            let one = |index: usize| match periods.get(index).bonus {
                Bonus::None | Bonus::Delay(_) => Duration::ZERO,
                Bonus::Increment(bonus) | Bonus::Bronstein(bonus) => bonus,
            };
            let (now, next) = (face.period, face.period + 1);
            one(now).max(one(next)) + periods.get(next).time
        }
        TimeControl::PerMove(time) => *time,
        _ => Duration::ZERO,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// L-CLOCK-1: what is written reads back, for one side and for two.
    #[test]
    fn l_clock_1_time_controls_round_trip(white in control(), black in control()) {
        let text = white.to_string();
        prop_assert_eq!(text.parse::<TimeControl>().unwrap(), white.clone());
        let both = TimeControls(ByColor { white, black });
        prop_assert_eq!(both.to_string().parse::<TimeControls>().unwrap(), both);
    }

    #[test]
    fn no_text_makes_readers_panic(text in "[-0-9/:+*?|db. x;=a-z]{0,24}", wild in ".{0,24}") {
        for text in [&text, &wild] {
            if let Err(error) = text.parse::<TimeControls>() {
                prop_assert!(error.column <= text.chars().count() + 1);
            }
            if let Err(error) = format!("modern; {text}").parse::<Laws>() {
                prop_assert!(error.column() <= text.chars().count() + 9);
            }
        }
    }

    /// Nobody's time grows except by what a completed move brings, and by the opponent's use
    /// with an hourglass; what is asked of the clock is what it does.
    #[test]
    fn clocks_never_gain_time(
        control in control(),
        before in any::<bool>(),
        forgive in any::<bool>(),
        acts in acts(),
    ) {
        let timing = if before { IncrementTiming::Before } else { IncrementTiming::After };
        let gaps = if forgive { Gaps::Forgive(Duration::from_secs(30)) } else { Gaps::Charge };
        let controls = ByColor { white: control.clone(), black: control.clone() };
        let mut clock = Clock::new(controls, timing).with_gaps(gaps);
        let mut now = Duration::ZERO;
        for (act, wait) in acts {
            let earlier = now;
            now += wait;
            let left = ByColor::new_with(|color| clock.remaining(color, earlier));
            let foreseen = ByColor::new_with(|color| clock.remaining(color, now));
            let falls_at = clock.flag_falls_at();
            let faces = clock.faces().clone();
            let running = clock.running();
            let seen = clock.observe(now);
            for color in Color::ALL {
                prop_assert_eq!(clock.remaining(color, now), foreseen[color]);
                if !matches!(control, TimeControl::Hourglass(_)) || running == Some(color) {
                    prop_assert!(foreseen[color] <= left[color]);
                }
            }
            match seen.flag {
                Some(color) => {
                    prop_assert_eq!(clock.flag(color), falls_at);
                    prop_assert_eq!(Some(color), running);
                }
                None => prop_assert!(seen.gap.is_some() || falls_at.is_none_or(|at| at > now)),
            }
            match act {
                Act::Observe => {}
                Act::Press(color) => {
                    clock.press(color, now);
                    let most = most_a_move_brings(&control, &faces[color]);
                    let gained = clock.remaining(color, now).unwrap_or_default();
                    prop_assert!(gained <= foreseen[color].unwrap_or_default() + most);
                    prop_assert_eq!(clock.remaining(!color, now), foreseen[!color]);
                }
                Act::Start(color) => clock.start(color, now),
                Act::Stop => clock.stop(now),
                Act::Back(moves) => {
                    clock.back_to(moves, now);
                    prop_assert_eq!(clock.running(), None);
                }
            }
            if let TimeControl::Hourglass(time) = control {
                let sum: i64 = Color::ALL
                    .into_iter()
                    .filter_map(|color| clock.faces()[color].balance)
                    .map(|balance| balance.max(0))
                    .sum();
                prop_assert_eq!(u128::try_from(sum).unwrap(), 2 * time.as_nanos());
            }
            if let Some(wake) = clock.next_wake(now) {
                prop_assert!(wake >= now && wake <= now + Duration::from_millis(1_001));
            }
        }
    }
}
