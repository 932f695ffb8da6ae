//! What holds whatever people do.

use super::*;
use arbiter::arbiter::{Decision, Ground, KEYS, Param};
use arbiter::clock::Gaps;
use chess_core::Role;
use proptest::prelude::*;

fn color() -> impl Strategy<Value = Color> {
    any::<bool>().prop_map(|white| if white { Color::White } else { Color::Black })
}

fn square() -> impl Strategy<Value = Square> {
    (0_usize..64).prop_map(|index| Square::from_index(index).expect("on the board"))
}

fn present() -> impl Strategy<Value = ByColor<bool>> {
    (any::<bool>(), any::<bool>()).prop_map(|(white, black)| ByColor { white, black })
}

/// What somebody does; moves are numbers among the legal ones.
#[derive(Clone, Debug)]
enum Act {
    Plain(Event),
    Legal(usize, bool),
    LegalByHand(usize),
    Claim(Color, bool, Option<usize>),
}

fn act() -> impl Strategy<Value = Act> {
    let plain = prop_oneof![
        present().prop_map(|present| Event::Start { present }),
        color().prop_map(|by| Event::Arrive { by }),
        (color(), square()).prop_map(|(by, square)| Event::Touch { by, square }),
        (color(), square(), square()).prop_map(|(by, own, other)| Event::TouchBoth {
            by,
            own,
            other
        }),
        (color(), any::<bool>()).prop_map(|(by, on)| Event::Adjust { by, on }),
        (color(), square(), square()).prop_map(|(by, from, to)| Event::Release { by, from, to }),
        (color(), 0_usize..6).prop_map(|(by, role)| Event::Promote {
            by,
            role: Role::from_index(role).unwrap_or(Role::Queen)
        }),
        color().prop_map(|by| Event::Press { by }),
        any::<u16>().prop_map(|bits| Event::Move { mv: Move::from_bits(bits), offer: false }),
        color().prop_map(|by| Event::Offer { by }),
        color().prop_map(|by| Event::Decline { by }),
        color().prop_map(|by| Event::ClaimFlag { by: Some(by) }),
        Just(Event::Tick),
        color().prop_map(|by| Event::StopClocks { by: Some(by) }),
        Just(Event::ResumeClocks),
        color().prop_map(|by| Event::ComplainIllegal { by }),
        color().prop_map(|by| Event::ComplainTouch { by }),
        color().prop_map(|by| Event::Displaced { by }),
        color().prop_map(|by| Event::Replaced { by }),
        (0_usize..4).prop_map(|moves| Event::TakeBack { moves }),
        Just(Event::Adjourn),
        (color(), "[a-hNQKRBOx1-8-]{0,5}").prop_map(|(by, text)| Event::Seal { by, text }),
        present().prop_map(|present| Event::Resume { present }),
        Just(Event::Decide(Decision::SetPosition(Box::new(Position::startpos())))),
        Just(Event::Decide(Decision::ColoursReversed)),
        Just(Event::Decide(Decision::PlayOn)),
        (0_usize..3).prop_map(|moves| Event::Decide(Decision::SetBack { moves })),
        color().prop_map(|color| Event::Decide(Decision::SetClock { color, left: s(30) })),
    ];
    prop_oneof![
        6 => plain.prop_map(Act::Plain),
        1 => prop_oneof![
            color().prop_map(|by| Event::Resign { by }),
            color().prop_map(|by| Event::Accept { by }),
        ].prop_map(Act::Plain),
        4 => (any::<usize>(), any::<bool>()).prop_map(|(mv, offer)| Act::Legal(mv, offer)),
        8 => any::<usize>().prop_map(Act::LegalByHand),
        1 => (color(), any::<bool>(), prop::option::of(any::<usize>()))
            .prop_map(|(by, moves, intended)| Act::Claim(by, moves, intended)),
    ]
}

fn nth(arbiter: &Arbiter, number: usize) -> Option<Move> {
    let moves = arbiter.position()?.legal_moves();
    moves.iter().copied().nth(number.checked_rem(moves.iter().count())?)
}

fn events(arbiter: &Arbiter, act: Act) -> Vec<Event> {
    let by = arbiter.turn();
    match act {
        Act::Plain(event) => vec![event],
        Act::Legal(number, offer) => {
            nth(arbiter, number).map(|mv| Event::Move { mv, offer }).into_iter().collect()
        }
        Act::LegalByHand(number) => {
            let Some(mv) = nth(arbiter, number) else { return Vec::new() };
            let release = Event::Release { by, from: mv.from(), to: mv.king_target() };
            let promote = mv.promoted_to().map(|role| Event::Promote { by, role });
            [Some(release), promote, Some(Event::Press { by })].into_iter().flatten().collect()
        }
        Act::Claim(by, moves, intended) => {
            let ground = if moves { Ground::MoveCount } else { Ground::Repetition };
            let intended = intended.and_then(|number| nth(arbiter, number));
            vec![Event::Claim { by, ground, intended }]
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// No sequence of events makes the arbiter panic or contradict itself, and nobody has more
    /// time than was given.
    #[test]
    fn whatever_people_do(
        laws in prop::sample::select(vec![
            "modern", "classic", "casual", "modern; touch=arbiter", "modern; illegal=complaint",
            "classic; illegal-loses=never; session=600", "modern; illegal-loses=never",
        ]),
        position in prop::sample::select(vec![
            START,
            "r3k2r/pP1p1p1p/8/2P1pP2/8/8/PpPP2PP/R3K2R w KQkq e6 0 1",
            "8/5P1k/8/8/8/8/3p2K1/8 w - - 90 100",
        ]),
        control in prop::sample::select(vec!["300", "2/100+5:60", "100d3", "100b3", "1/60", "-"]),
        forgive in any::<bool>(),
        acts in prop::collection::vec((act(), prop_oneof![9 => 0_u64..4_000, 1 => 0_u64..4_000_000]), 0..120),
    ) {
        let mut game = Game::waiting(laws, position, control);
        if forgive {
            game.arbiter = game.arbiter.with_gaps(Gaps::Forgive(s(60)));
        }
        let mut again = game.arbiter.clone();
        let mut journal = Vec::new();
        for (act, wait) in acts {
            game.now += Duration::from_millis(wait);
            for event in events(&game.arbiter, act) {
                let over = game.result();
                let undone = matches!(event, Event::TakeBack { .. } | Event::ComplainTouch { .. } | Event::Decide(_));
                let decides = matches!(event, Event::Decide(_));
                journal.push((game.now, event.clone()));
                let rulings = game.arbiter.handle(game.now, event);
                for ruling in &rulings {
                    prop_assert!(KEYS.contains(&ruling.key), "{}", ruling.key);
                    for (_, param) in &ruling.params {
                        prop_assert!(!matches!(param, Param::Number(0)));
                    }
                }
                let ended = rulings.iter().filter(|ruling| ruling.result().is_some()).count();
                prop_assert!(ended <= 1 + usize::from(decides));
                if over.is_some() && !undone {
                    prop_assert_eq!(game.result(), over);
                }
                if ended > 0 && !undone {
                    prop_assert!(game.result().is_some());
                    prop_assert_eq!(game.arbiter.clock().running(), None);
                }
            }
            let arbiter = &game.arbiter;
            if let Some(position) = arbiter.position() {
                prop_assert_eq!(position.turn(), arbiter.turn());
                prop_assert_eq!(position.board(), &arbiter.setup().board);
            }
            let moves = u64::try_from(arbiter.moves().len()).unwrap_or(u64::MAX);
            for color in Color::ALL {
                let face = &arbiter.clock().faces()[color];
                if let Some(left) = face.remaining() {
                    // Start, periods, bonuses, and what offences and claims may give.
                    let granted = 300 + 65 * (u64::from(face.moves) + moves) + 120 * 121;
                    prop_assert!(left <= s(granted));
                }
            }
            if let Some(obligation) = arbiter.obligation() {
                let position = arbiter.position().expect("only legal positions oblige");
                prop_assert!(obligation.moves.iter().all(|mv| position.is_legal(*mv)));
                prop_assert!(!obligation.moves.is_empty());
            }
            if let Some(wake) = arbiter.next_wake(game.now) {
                prop_assert!(wake >= game.now);
                // Whoever wakes and looks need not wake again at once.
                let mut woken = arbiter.clone();
                woken.handle(wake, Event::Tick);
                prop_assert!(woken.next_wake(wake).is_none_or(|next| next > wake));
            }
        }
        // A list of events with their times is the game.
        for (now, event) in journal {
            again.handle(now, event);
        }
        prop_assert_eq!(format!("{again:?}"), format!("{:?}", game.arbiter));
    }
}
