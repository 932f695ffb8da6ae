//! What stands on the sheet, and the page that is printed of it.

use super::*;
use crate::text::Text;
use chess_core::pgn::read_games;

const GAME: &str = r#"[Event "Cup of the <Lakes> & Hills"]
[Site "Hangzhou"]
[Date "2026.05.??"]
[Round "3"]
[White "Lin, Wei"]
[Black "沈知远"]
[Result "0-1"]
[WhiteTitle "GM"]
[WhiteElo "2610"]
[BlackElo "-"]
[TimeControl "40/5400+30:900+30"]
[Ending "0-1 time"]
[Termination "time forfeit"]

1. e4 {[%clk 1:30:12]} e5 {[%clk 1:29:58]} 2. Nf3 {[%clk 1:30:20]} (2. f4 exf4) Nc6
3. Bb5 {[%clk 0:00:09.7]} a6 0-1
"#;

fn game(text: &str) -> Game {
    read_games(text.as_bytes()).remove(0).game
}

fn written(sheet: &Sheet) -> String {
    let moves = sheet.rows.iter().map(|row| {
        let side = |color: Color| match &row.moves[color] {
            None => "…".to_owned(),
            Some(entry) => match entry.clock {
                None => entry.text.clone(),
                Some(time) => format!("{} [{}]", entry.text, clock_text(time)),
            },
        };
        format!("{}. {} {}", row.number, side(Color::White), side(Color::Black))
    });
    moves.collect::<Vec<_>>().join(" ")
}

/// L-SCORE-1: both sides in every notation; the times stand beside the moves.
#[test]
fn l_score_1_both_sides_in_every_notation() {
    let game = game(GAME);
    let sheet = |notation: SheetNotation, language| Sheet::of(&game, notation.style(language));
    let short = sheet(SheetNotation::Short, Language::En);
    assert_eq!(
        written(&short),
        "1. e4 [1:30:12] e5 [1:29:58] 2. Nf3 [1:30:20] Nc6 3. Bb5 [0:09] a6"
    );
    let words = |notation, language| {
        let row = sheet(notation, language).rows.remove(1);
        [row.moves.white, row.moves.black].map(|entry| entry.map(|entry| entry.text))
    };
    let both = |white: &str, black: &str| [Some(white.to_owned()), Some(black.to_owned())];
    assert_eq!(words(SheetNotation::Long, Language::En), both("Ng1-f3", "Nb8-c6"));
    assert_eq!(words(SheetNotation::Figurine, Language::En), both("♘f3", "♘c6"));
    assert_eq!(words(SheetNotation::Chinese, Language::ZhHans), both("马f3", "马c6"));
    assert_eq!(words(SheetNotation::Chinese, Language::ZhHant), both("馬f3", "馬c6"));
}

#[test]
fn what_stands_above_and_below() {
    let sheet = Sheet::of(&game(GAME), NotationStyle::Short);
    assert_eq!(sheet.event.as_deref(), Some("Cup of the <Lakes> & Hills"));
    assert_eq!((sheet.date.as_deref(), sheet.round.as_deref()), (Some("2026-05"), Some("3")));
    assert_eq!(sheet.players.white.rank().as_deref(), Some("GM 2610"));
    assert_eq!(sheet.players.black.rank(), None);
    assert_eq!((sheet.board.as_deref(), sheet.start.as_deref()), (None, None));
    let lost = GameResult::win(Color::Black, Reason::Time);
    assert_eq!(sheet.ending, Some(Ending::Ruled(lost, Box::default())));
    assert_eq!((sheet.plies(), sheet.has_times()), (6, true));
    let recorded =
        Sheet::of(&game("[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n"), NotationStyle::Short);
    assert_eq!(recorded.ending, Some(Ending::Recorded(pgn::GameResult::Draw)));
    assert!(!recorded.has_times());
    let open = Sheet::of(&game("1. e4 *\n"), NotationStyle::Short);
    assert_eq!(open.ending, None);
    let broken = "[Result \"1-0\"]\n[Ending \"1-0 magic\"]\n\n1. e4 1-0\n";
    let broken = Sheet::of(&game(broken), NotationStyle::Short);
    assert_eq!(broken.ending, Some(Ending::Recorded(pgn::GameResult::WhiteWins)));
}

/// A game from a position with Black to move keeps its numbers.
#[test]
fn a_game_from_elsewhere_says_so() {
    let text =
        "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 17\"]\n\n17... Kd7 18. e4 Kd6 *\n";
    let sheet = Sheet::of(&game(text), NotationStyle::Short);
    assert_eq!(written(&sheet), "17. … Kd7 18. e4 Kd6");
    assert_eq!(sheet.start.as_deref(), Some("4k3/8/8/8/8/8/4P3/4K3 b - - 0 17"));
    let html = page::html(&sheet, &Text::new(Language::En));
    assert!(html.contains("<td class=\"number\">17</td><td class=\"move\">…</td>"));
    assert!(html.contains("Start: 4k3/8/8/8/8/8/4P3/4K3 b - - 0 17"));
}

/// L-SCORE-3: every entry leads to the position that it made.
#[test]
fn l_score_3_every_entry_knows_its_position() {
    let game = game(GAME);
    let sheet = Sheet::of(&game, NotationStyle::Short);
    let mut position = Position::startpos();
    for row in &sheet.rows {
        for color in Color::ALL {
            let entry = row.moves[color].as_ref().expect("a move");
            position.play(chess_core::san::parse(&position, &entry.text).expect("legal"));
            assert_eq!(game.position(entry.node), position);
        }
    }
}

/// L-SCORE-3: the printable page holds the whole sheet, in the language of the words, and text
/// from outside cannot become markup.
#[test]
fn l_score_3_the_page() {
    let sheet = Sheet::of(&game(GAME), NotationStyle::Figurine);
    for (language, code, word) in [
        (Language::En, "en", "Score sheet"),
        (Language::ZhHans, "zh-Hans", "记录纸"),
        (Language::ZhHant, "zh-Hant", "記錄紙"),
    ] {
        let html = page::html(&sheet, &Text::new(language));
        assert!(html.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{code}\">")));
        assert!(html.contains("<meta charset=\"utf-8\">") && html.contains(word));
        assert!(html.contains("Cup of the &lt;Lakes&gt; &amp; Hills") && !html.contains("<Lakes>"));
        assert!(html.contains("<strong>Lin, Wei</strong>") && html.contains("GM 2610"));
        for entry in ["♘f3", "♗b5", "a6", "1:30:12", "0:09"] {
            assert!(html.contains(&format!(">{entry}</td>")), "{entry}");
        }
        // Two columns of thirty lines, empty ones included, and nothing from elsewhere.
        assert_eq!(html.matches("<td class=\"number\">").count(), 60);
        assert!(
            !html.contains("http") && !html.contains("<script") && !html.contains("sheet-event")
        );
        for tag in ["main", "table", "tr", "header", "footer", "div", "html"] {
            let open = html.matches(&format!("<{tag}>")).count()
                + html.matches(&format!("<{tag} ")).count();
            assert_eq!(open, html.matches(&format!("</{tag}>")).count(), "{tag}");
        }
    }
    let html = page::html(&sheet, &Text::new(Language::En));
    assert!(html.contains("<strong>0 – 1</strong> Time. Article 6.9: whoever runs out of time"));
}

/// A game longer than a sheet goes on on the next.
#[test]
fn long_games_have_several_sheets() {
    let mut text = String::new();
    for number in 1..=61 {
        let (white, black) = [("Nf3", "Nf6"), ("Ng1", "Ng8")][(number + 1) % 2];
        text += &format!("{number}. {white} {black} ");
    }
    let sheet = Sheet::of(&game(&(text + "*")), NotationStyle::Short);
    assert_eq!(sheet.rows.len(), 61);
    let html = page::html(&sheet, &Text::new(Language::En));
    assert_eq!(html.matches("<main class=\"sheet\">").count(), 2);
    assert!(html.contains("Sheet 2 of 2") && html.contains("<td class=\"number\">61</td>"));
    assert_eq!(html.matches("<footer>").count(), 1, "signed once, at the end");
    // Without times there are no columns for them.
    assert!(!html.contains("class=\"time\""));
}

#[test]
fn an_empty_game_is_an_empty_sheet() {
    let sheet = Sheet::of(&Game::new(Position::startpos()), NotationStyle::Short);
    let html = page::html(&sheet, &Text::new(Language::En));
    assert!(html.contains("<title>Score sheet</title>"));
    assert_eq!(html.matches("<td class=\"move\"></td>").count(), 120);
}
