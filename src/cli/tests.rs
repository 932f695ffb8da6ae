//! What the command line means.

use super::*;

fn parse(words: &[&str]) -> Result<Args, UsageError> {
    Args::parse(words.iter().map(OsString::from))
}

fn files(names: &[&str]) -> Vec<PathBuf> {
    names.iter().map(PathBuf::from).collect()
}

#[test]
fn files_open_the_window() {
    assert_eq!(parse(&[]), Ok(Args::Window(vec![])));
    assert_eq!(parse(&["a.pgn", "b c.fen"]), Ok(Args::Window(files(&["a.pgn", "b c.fen"]))));
    assert_eq!(parse(&["--", "--odd.pgn"]), Ok(Args::Window(files(&["--odd.pgn"]))));
    assert_eq!(parse(&["./check"]), Ok(Args::Window(files(&["./check"]))));
    // Only the first word is a command.
    assert_eq!(parse(&["a.pgn", "check"]), Ok(Args::Window(files(&["a.pgn", "check"]))));
}

#[test]
fn help_and_version_are_found() {
    for words in [["--help"].as_slice(), &["-h"], &["check", "--help"], &["perft", "-h"]] {
        assert_eq!(parse(words), Ok(Args::Command(Command::Help)));
    }
    assert_eq!(parse(&["-V"]), Ok(Args::Command(Command::Version)));
}

#[test]
fn check_takes_files_and_json_in_any_order() {
    let expected = |json| Ok(Args::Command(Command::Check { files: files(&["a", "b"]), json }));
    assert_eq!(parse(&["check", "a", "b"]), expected(false));
    assert_eq!(parse(&["check", "--json", "a", "b"]), expected(true));
    assert_eq!(parse(&["check", "a", "--json", "b"]), expected(true));
}

#[test]
fn a_position_may_come_in_one_word_or_six() {
    let fen = "8/8/8/8/8/8/8/K1k5 w - - 0 1";
    let expected = Ok(Args::Command(Command::Perft { fen: fen.to_owned(), depth: 4 }));
    assert_eq!(parse(&["perft", fen, "4"]), expected);
    let mut words = vec!["perft"];
    words.extend(fen.split(' '));
    words.push("4");
    assert_eq!(parse(&words), expected);
}

#[test]
fn a_diagram_has_its_options() {
    let Ok(Args::Command(Command::Diagram { fen, out, set, theme, size })) = parse(&[
        "diagram", "startpos", "-o", "x.PNG", "--set=qq", "--theme", "jade", "--size", "400",
    ]) else {
        panic!("not a diagram");
    };
    assert_eq!((fen.as_str(), out.to_str()), ("startpos", Some("x.PNG")));
    assert_eq!((set, theme, size), (PieceSet::Qq, BoardTheme::Jade, 400));
}

#[test]
fn wrong_use_is_explained() {
    for (words, says) in [
        (["check"].as_slice(), "which file"),
        (&["check", "a.pgn", "--jsn"], "--jsn"),
        (&["check", "a.pgn", "--json=1"], "takes no value"),
        (&["perft"], "how deep"),
        (&["perft", "startpos"], "is no depth"),
        (&["perft", "5"], "which position"),
        (&["perft", "startpos", "-1"], "unknown"),
        (&["diagram", "startpos"], "where to"),
        (&["diagram", "-o", "x.png"], "which position"),
        (&["diagram", "startpos", "-o"], "needs a value"),
        (&["diagram", "startpos", "-o", "x.gif"], ".png"),
        (&["diagram", "startpos", "-o", "x.png", "--set", "wood"], "flat, qq"),
        (&["diagram", "startpos", "-o", "x.png", "--theme", "pink"], "walnut, jade"),
        (&["diagram", "startpos", "-o", "x.png", "--size", "0"], "64 to 4096"),
        (&["diagram", "startpos", "-o", "x.png", "-o", "y.png"], "twice"),
        (&["--nonsense"], "--nonsense"),
    ] {
        let error = parse(words).expect_err("wrong use").to_string();
        assert!(error.contains(says), "{words:?}: {error}");
        assert!(error.contains("--help"));
    }
}
