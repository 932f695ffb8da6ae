//! What the command line means.

use super::*;
use chess_core::Square;

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
    let order = |words: &[&str]| match parse(&[&["diagram", "startpos"], words].concat()) {
        Ok(Args::Command(Command::Diagram(order))) => *order,
        other => panic!("not a diagram: {other:?}"),
    };
    let drawn = order(&["-o", "x.PNG", "--set=qq", "--theme", "jade", "--size", "400"]);
    assert_eq!((drawn.subject.as_str(), drawn.out.to_str()), ("startpos", Some("x.PNG")));
    assert_eq!((drawn.set, drawn.theme, drawn.size), (PieceSet::Qq, BoardTheme::Jade, 400));
    assert_eq!((drawn.format, drawn.flip), (PictureFormat::Png, false));

    let words =
        "--set solid --quality=high --material celadon --camera top --flip -o a.jpeg --last e2e4";
    let solid = order(&words.split(' ').collect::<Vec<_>>());
    assert_eq!((solid.material, solid.camera), (Material::Celadon, CameraChoice::Top));
    assert_eq!(solid.quality, Quality::High);
    assert_eq!((solid.format, solid.flip), (PictureFormat::Jpeg, true));
    assert_eq!(solid.last, Some([Square::E2, Square::E4]));

    let words = "-o odd --format jpeg --arrows e2e4,Rd1h5,bf7,e5 --coordinates off --ply 0";
    let marked = order(&words.split(' ').collect::<Vec<_>>());
    assert_eq!((marked.format, marked.coordinates), (PictureFormat::Jpeg, Coordinates::Off));
    assert_eq!((marked.game, marked.ply), (None, Some(0)));
    let shapes: Vec<String> = marked
        .shapes
        .iter()
        .map(|shape| {
            let to = shape.to.map_or(String::new(), |to| to.to_string());
            format!("{}{}{to}", shape.color.letter(), shape.from)
        })
        .collect();
    assert_eq!(shapes, ["Ge2e4", "Rd1h5", "Bf7", "Ge5"]);
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
        (&["diagram", "startpos", "-o", "x.gif", "--format", "gif"], "png, jpg, svg"),
        (&["diagram", "startpos", "-o", "x.png", "--set", "wood"], "flat, qq, solid"),
        (&["diagram", "startpos", "-o", "x.svg", "--set", "solid"], "svg is for the drawn sets"),
        (&["diagram", "startpos", "-o", "x.png", "--material", "marble"], "--set solid"),
        (&["diagram", "startpos", "-o", "x.png", "--set=qq", "--camera=top"], "--set solid"),
        (&["diagram", "startpos", "-o", "x.png", "--set=solid", "--camera=low"], "seated, play"),
        (&["diagram", "startpos", "-o", "x.png", "--arrows", "e2e4,e9"], "\"e9\""),
        (&["diagram", "startpos", "-o", "x.png", "--arrows", "棋e4"], "is neither"),
        (&["diagram", "startpos", "-o", "x.png", "--last", "e2"], "pair of squares"),
        (&["diagram", "startpos", "-o", "x.png", "--game", "0"], "from 1 on"),
        (&["diagram", "startpos", "-o", "x.png", "--flip=1"], "takes no value"),
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
