//! Every sentence of the arbiter in every language, with what the arbiter really passes.

use std::collections::{BTreeMap, BTreeSet};

use super::super::Language;
use super::*;
use arbiter::arbiter::{Decision, Effect, Ground, KEYS};
use arbiter::{Arbiter, Event};
use chess_core::{ByColor, fen, san};

/// What the messages speak of that speak of something; `side?` may be missing.
const SPEAKS_OF: &[(&str, &[&str])] = &[
    (
        "started arrived late irregular-move touch-restored illegal-restored illegal-loses",
        &["side"],
    ),
    ("illegal-draws displaced checkmate stalemate resigned resigned-draw time-loses", &["side"]),
    ("time-draws offer offer-out-of-time offer-repeated offer-accepted offer-refused", &["side"]),
    ("claim-stops-clocks claim-repetition claim-moves claim-is-offer perpetual-check", &["side"]),
    ("clock-runs adjourned resumed sealed-move-bad sealed-move-bad-draws", &["side"]),
    ("clocks-stopped replaced must-seal", &["side?"]),
    ("move", &["side", "move"]),
    ("must-play-intended", &["move"]),
    ("must-move must-capture must-castle must-move-king", &["square"]),
    ("must-capture-with", &["square", "target"]),
    ("illegal-offence", &["side", "count"]),
    ("illegal-time claim-wrong-loses-time claim-wrong-gives-time", &["side", "time"]),
    ("clock-set time-given time-taken", &["side", "time"]),
    ("clock-gap", &["time"]),
    ("set-back taken-back", &["count"]),
    ("envelope-opened", &["side", "text"]),
];

fn names_of(key: &str) -> &'static [&'static str] {
    let short = key.strip_prefix("ruling-").expect("a key of the arbiter");
    SPEAKS_OF
        .iter()
        .find(|(keys, _)| keys.split(' ').any(|known| known == short))
        .map_or(&[], |(_, names)| names)
}

fn position() -> Position {
    fen::read("4k3/8/8/3p1b2/4P3/2N5/8/R3K2R w KQ - 0 1").expect("a position").0
}

fn param(name: &str, color: Color) -> Param {
    let position = position();
    match name {
        "side" => Param::Side(color),
        "move" => Param::Move(san::parse(&position, "Nxd5").expect("a move")),
        "square" => Param::Square(Square::C3),
        "target" => Param::Square(Square::D5),
        "count" => Param::Number(2),
        "time" => Param::Time(Duration::from_secs(120)),
        "text" => Param::Text("Nc3xd5".to_owned()),
        _ => panic!("nothing is called {name}"),
    }
}

fn ruling(key: &'static str, params: Vec<(&'static str, Param)>, result: GameResult) -> Ruling {
    Ruling { law: LawId::End1, key, params, effect: Effect::Ended(result) }
}

/// A sentence is finished when nothing in it waits for a value.
fn check(words: &str, what: &str, language: Language) {
    let context = format!("{} {what}: {words}", language.code());
    assert!(!words.contains(['{', '}', '$']), "{context}");
    assert!(!words.contains("ruling-") && !words.contains("  "), "{context}");
    let end = if language == Language::En { '.' } else { '。' };
    let open = ["ruling-move", "ruling-must-play-intended"].contains(&what);
    assert!(words.ends_with(end) || open, "{context}");
}

fn complaints(text: &Text) -> BTreeSet<String> {
    text.reported.lock().expect("reports").iter().cloned().collect()
}

#[test]
fn every_message_has_a_sentence_in_every_language() {
    let before = position();
    for language in Language::ALL {
        let text = Text::new(language);
        for key in KEYS {
            let names = names_of(key);
            for color in Color::ALL {
                for with_optional in [true, false] {
                    let params: Vec<(&str, Param)> = names
                        .iter()
                        .filter(|name| with_optional || !name.ends_with('?'))
                        .map(|name| name.trim_end_matches('?'))
                        .map(|name| (name, param(name, color)))
                        .collect();
                    let ended = ruling(key, params, GameResult::win(color, Reason::Decision));
                    let words = text.ruling(&ended, &before, NotationStyle::Short);
                    check(&words, key, language);
                    let other = if language == Language::En { "black" } else { "黑方" };
                    let said = words.to_lowercase().contains(other);
                    let speaks = names.first() == Some(&"side") && color == Color::Black;
                    assert!(!speaks || said, "{key} does not say who: {words}");
                }
            }
        }
        assert_eq!(complaints(&text), BTreeSet::new(), "{}", language.code());
    }
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        usize::try_from(self.0 >> 33).expect("31 bits") % most
    }

    fn color(&mut self) -> Color {
        if self.below(2) == 0 { Color::White } else { Color::Black }
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(64)).expect("on the board")
    }
}

fn anything(dice: &mut Dice, arbiter: &Arbiter) -> Event {
    let (by, own) = (dice.color(), arbiter.turn());
    let legal = arbiter.position().map(Position::legal_moves);
    let legal: Vec<Move> = legal.iter().flat_map(|moves| moves.iter().copied()).collect();
    let mv = (!legal.is_empty()).then(|| legal[dice.below(legal.len())]);
    let both = ByColor { white: dice.below(4) > 0, black: dice.below(4) > 0 };
    match dice.below(34) {
        0 => Event::Start { present: both },
        1 => Event::Arrive { by },
        2 => Event::Touch { by: own, square: dice.square() },
        3 => Event::TouchBoth { by: own, own: dice.square(), other: dice.square() },
        4 => Event::Adjust { by: own, on: dice.below(2) == 0 },
        5 | 6 => Event::Release { by: own, from: dice.square(), to: dice.square() },
        7 => Event::Resign { by },
        8 => Event::Offer { by },
        9 => Event::Decline { by },
        10 => Event::Accept { by },
        11 => Event::ClaimFlag { by: Some(by) },
        12 => Event::StopClocks { by: (dice.below(2) == 0).then_some(by) },
        13 => Event::ResumeClocks,
        14 => Event::ComplainIllegal { by },
        15 => Event::ComplainTouch { by },
        16 => Event::Displaced { by },
        17 => Event::Replaced { by },
        18 => Event::TakeBack { moves: dice.below(3) },
        19 => Event::Adjourn,
        20 => Event::Seal { by: own, text: mv.map_or("?".to_owned(), |mv| format!("{mv:?}")) },
        21 => Event::Resume { present: both },
        22 => Event::Claim { by: own, ground: Ground::Repetition, intended: mv },
        23 => Event::Decide(match dice.below(8) {
            0 => Decision::SetClock { color: by, left: Duration::from_secs(90) },
            1 => Decision::GiveTime { color: by, time: Duration::from_secs(120) },
            2 => Decision::TakeTime { color: by, time: Duration::from_secs(1) },
            3 => Decision::SetBack { moves: dice.below(4) },
            4 => Decision::BoardTurned,
            5 => Decision::ColoursReversed,
            6 => Decision::Refusal(both),
            _ => Decision::PlayOn,
        }),
        24..=26 => Event::Press { by: own },
        _ => match mv {
            Some(mv) if dice.below(2) == 0 => Event::Move { mv, offer: dice.below(9) == 0 },
            Some(mv) => Event::Release { by: own, from: mv.from(), to: mv.king_target() },
            None => Event::Tick,
        },
    }
}

/// What the arbiter really passes in games of chance is what the table above says, and every
/// sentence comes out whole.
#[test]
fn what_the_arbiter_says_in_play_can_be_read() {
    let texts = Language::ALL.map(Text::new);
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..240 {
        let mut dice = Dice(seed);
        let preset = Laws::PRESETS[dice.below(3)].1;
        let start = if dice.below(3) == 0 { position() } else { Position::startpos() };
        let control = ["300", "2/100+5:60", "-"][dice.below(3)];
        let mut arbiter = Arbiter::new(preset(), start, control.parse().expect("a time control"));
        let mut now = Duration::ZERO;
        for _ in 0..150 {
            now += Duration::from_millis(u64::try_from(dice.below(4_000)).expect("small"));
            let before = arbiter.position().cloned();
            let event = anything(&mut dice, &arbiter);
            for ruling in arbiter.handle(now, event) {
                *seen.entry(ruling.key).or_default() += 1;
                let passed: BTreeSet<&str> = ruling.params.iter().map(|(name, _)| *name).collect();
                let table = names_of(ruling.key);
                for name in table.iter().filter(|name| !name.ends_with('?')) {
                    assert!(passed.contains(name), "{} without {name}", ruling.key);
                }
                let known: BTreeSet<&str> =
                    table.iter().map(|name| name.trim_end_matches('?')).collect();
                assert!(passed.is_subset(&known), "{} has {passed:?}", ruling.key);
                for text in &texts {
                    let board = before.clone().unwrap_or_else(Position::startpos);
                    let words = text.ruling(&ruling, &board, NotationStyle::Figurine);
                    check(&words, ruling.key, text.language());
                }
            }
        }
    }
    assert!(seen.len() > 60, "only {} of {} messages: {seen:?}", seen.len(), KEYS.len());
    for text in &texts {
        assert_eq!(complaints(text), BTreeSet::new());
    }
}

#[test]
fn rulings_are_plain_sentences() {
    let before = position();
    let say = |language, key, params: &[&'static str]| {
        let params = params.iter().map(|name| (*name, param(name, Color::White))).collect();
        let result = GameResult::win(Color::Black, Reason::Refusal);
        Text::new(language).ruling(&ruling(key, params, result), &before, NotationStyle::Short)
    };
    let capture = "ruling-must-capture-with";
    assert_eq!(
        say(Language::En, capture, &["square", "target"]),
        "Touch-move: White must capture the pawn on d5 with the knight on c3."
    );
    assert_eq!(
        say(Language::ZhHans, capture, &["square", "target"]),
        "摸子走子：白方必须用 c3 的马吃 d5 的兵。"
    );
    assert_eq!(
        say(Language::En, "ruling-illegal-time", &["side", "time"]),
        "For the illegal move, White is given two minutes more."
    );
    assert_eq!(
        say(Language::ZhHant, "ruling-clock-set", &["side", "time"]),
        "白方的棋鐘撥到 2 分鐘。"
    );
    assert_eq!(say(Language::En, "ruling-move", &["side", "move"]), "White plays Nxd5.");
    assert_eq!(
        say(Language::En, "ruling-refusal", &[]),
        "White refuses to keep to the laws and loses. Black wins."
    );
    assert_eq!(say(Language::ZhHans, "ruling-clocks-stopped", &[]), "双方停钟。");
}

/// A law has a place to be looked up, and no two languages forget one.
#[test]
fn every_law_has_its_article_or_topic() {
    for language in Language::ALL {
        let text = Text::new(language);
        for law in LawId::ALL {
            let words = text.law_article(*law);
            assert!(!words.is_empty() && !words.contains(['{', '$']), "{law}: {words}");
        }
        assert_eq!(complaints(&text), BTreeSet::new());
    }
    let text = Text::new(Language::En);
    assert_eq!(text.law_article(LawId::End7), "Article 9.2");
    assert_eq!(text.law_article(LawId::Clock2), "Articles 6.8, 6.11");
    assert_eq!(text.law_article(LawId::Adj2), "Guidelines I.8");
    assert_eq!(text.law_article(LawId::Ladder2), "Ladder");
    assert_eq!(Text::new(Language::ZhHans).law_article(LawId::End5), "第 6.9 条");
}

const REASONS: [Reason; 19] = [
    Reason::Checkmate,
    Reason::Resignation,
    Reason::Stalemate,
    Reason::DeadPosition,
    Reason::Time,
    Reason::BothFlags,
    Reason::Agreement,
    Reason::Threefold,
    Reason::FiftyMoves,
    Reason::Fivefold,
    Reason::SeventyFiveMoves,
    Reason::IllegalMoves,
    Reason::Lateness,
    Reason::Refusal,
    Reason::SealedMove,
    Reason::PositionLost,
    Reason::WrongSetUp,
    Reason::ColoursReversed,
    Reason::Decision,
];

#[test]
fn every_end_has_a_name_and_a_law() {
    for language in Language::ALL {
        let text = Text::new(language);
        let mut names = BTreeSet::new();
        for reason in REASONS {
            assert!(names.insert(text.reason(reason).to_owned()), "{reason:?} twice");
            for (_, laws) in Laws::PRESETS {
                for result in [
                    GameResult::win(Color::White, reason),
                    GameResult::draw(reason),
                    GameResult::both_lose(reason),
                    GameResult::void(reason),
                ] {
                    check(&text.because(result, &laws()), "because", language);
                }
            }
        }
        assert_eq!(complaints(&text), BTreeSet::new());
    }
}

/// Case 029: the flag fell against a lone bishop and against a lone king; the article is said.
#[test]
fn a_flag_and_what_could_still_mate() {
    let text = Text::new(Language::En);
    let lost = GameResult::win(Color::Black, Reason::Time);
    let drawn = GameResult::draw(Reason::Time);
    assert_eq!(
        text.because(lost, &Laws::modern()),
        "Article 6.9: whoever runs out of time loses, unless the opponent cannot mate by any \
         series of legal moves."
    );
    assert_eq!(
        text.because(drawn, &Laws::modern()),
        "Article 6.9: time ran out, but the opponent cannot mate by any series of legal moves, so \
         it is a draw."
    );
    assert_eq!(
        text.because(drawn, &Laws::classic()),
        "Article 6.9: time ran out, but a lone king cannot win, so it is a draw."
    );
}
