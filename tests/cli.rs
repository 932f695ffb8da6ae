//! The real program on small files: output, keys, exit status.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A folder with files in it, and the program run there.
struct Desk(tempfile::TempDir);

impl Desk {
    fn new() -> Desk {
        Desk(tempfile::tempdir().expect("folder"))
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.path().join(name);
        std::fs::write(&path, bytes).expect("file");
        path
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn luozi(&self, words: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_luozi"))
            .args(words)
            .current_dir(self.path())
            // No command may need a display or the user's settings.
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env("LUOZI_CONFIG_DIR", self.path().join("config"))
            .output()
            .expect("the program runs")
    }
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

fn objects(output: &Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> =
        value.as_object().expect("object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

const GOOD: &str = "[Event \"x\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n\
                    1. f3 {a comment} e5 (1... d5 2. e4 {another}) 2. g4 Qh4# 0-1\n";
const BAD: &str = "[White \"C\"]\n[Black \"D\"]\n[Result \"1-0\"]\n\n\
                   1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 4. Bxc7 dxc6 1-0\n";

#[test]
fn a_good_file_is_reported_and_passes() {
    let desk = Desk::new();
    desk.write("good.pgn", GOOD);
    let output = desk.luozi(&["check", "good.pgn"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = out(&output);
    for part in [
        "good.pgn: game 1: A - B, 0-1",
        "4 plies, 6 moves in the tree, 1 variation, 2 comments",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
        "1 game, 0 problems",
    ] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    assert!(!text.contains('\u{1b}'), "plain text has no colours");
}

#[test]
fn a_game_has_exactly_these_keys() {
    let desk = Desk::new();
    desk.write("two.pgn", format!("{BAD}\n{GOOD}"));
    let output = desk.luozi(&["check", "two.pgn", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let games = objects(&output);
    assert_eq!(games.len(), 2);
    for game in &games {
        let expected = [
            "black",
            "comments",
            "file",
            "final_fen",
            "game",
            "nodes",
            "plies",
            "problems",
            "result",
            "variations",
            "white",
        ];
        assert_eq!(keys(game), expected);
        assert_eq!(game["file"], "two.pgn");
    }
    let (bad, good) = (&games[0], &games[1]);
    assert_eq!((&bad["game"], &good["game"]), (&1.into(), &2.into()));
    assert_eq!((&bad["white"], &bad["black"]), (&"C".into(), &"D".into()));
    assert_eq!((&bad["plies"], &bad["nodes"]), (&6.into(), &6.into()));
    assert_eq!(bad["result"], "1-0");
    assert_eq!(
        bad["final_fen"],
        "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"
    );
    let problem = &bad["problems"][0];
    assert_eq!(keys(problem), ["column", "kind", "line", "text"]);
    assert_eq!((&problem["line"], &problem["column"]), (&6.into(), &14.into()));
    assert_eq!(problem["kind"], "illegal-move");
    assert!(problem["text"].as_str().is_some_and(|text| text.contains("Bxc7")), "{problem}");

    assert_eq!((&good["plies"], &good["nodes"]), (&4.into(), &6.into()));
    assert_eq!((&good["variations"], &good["comments"]), (&1.into(), &2.into()));
    assert_eq!(good["problems"], Value::Array(vec![]));
}

#[test]
fn an_ambiguous_move_lists_its_candidates() {
    let desk = Desk::new();
    desk.write(
        "ambiguous.pgn",
        "[SetUp \"1\"]\n[FEN \"8/8/8/1K6/8/k1N5/8/N1N3N1 w - - 0 1\"]\n\n1. Kc6 Kb4 2. Nb3 Kxc3 *\n",
    );
    let output = desk.luozi(&["check", "--json", "ambiguous.pgn"]);
    let game = &objects(&output)[0];
    assert_eq!(game["plies"], 2);
    let problem = &game["problems"][0];
    assert_eq!(problem["kind"], "ambiguous-move");
    let text = problem["text"].as_str().expect("text");
    assert!(text.contains("Nb3") && text.contains("Nab3") && text.contains("Ncb3"), "{text}");
}

#[test]
fn positions_have_exactly_these_keys() {
    let desk = Desk::new();
    desk.write(
        "set.epd",
        "# a set of positions\n\
         rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - hmvc 3; fmvn 9; bm e3;\r\n\
         \n\
         4k3/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1\n\
         r6k1/pp3ppp/2n5/8/8/2N5/PP3PPP/R5K1 w - - 0 1\n\
         r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQkq - 0 14",
    );
    let output = desk.luozi(&["check", "set.epd", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let lines = objects(&output);
    for line in &lines {
        assert_eq!(keys(line), ["fen", "file", "legal_moves", "line", "problems", "verdict"]);
    }
    let column = |key: &str| lines.iter().map(|line| line[key].clone()).collect::<Vec<_>>();
    assert_eq!(column("line"), [2, 4, 5, 6]);
    assert_eq!(column("verdict"), ["playable", "editable", "refused", "playable"]);
    assert_eq!(column("legal_moves"), [30.into(), Value::Null, Value::Null, 19.into()]);
    assert_eq!(
        column("fen"),
        [
            "rn2kbnr/pp3ppp/2p1p3/3p1b2/3P4/2N2N2/PPP1PPPP/R1BQKB1R w KQkq - 3 9".into(),
            "4k3/5ppp/8/8/8/2B5/5PPP/4R1K1 w - - 0 1".into(),
            Value::Null,
            "r3k2n/pp3ppp/8/8/8/8/PP3PPP/R3K2R b KQq - 0 14".into(),
        ]
    );
    assert_eq!(lines[0]["problems"], Value::Array(vec![]));
    assert_eq!(lines[1]["problems"][0]["kind"], "opposite-check");
    let text = lines[2]["problems"][0]["text"].as_str().expect("text");
    assert!(text.contains("rank 8") && text.contains('9'), "{text}");
    assert_eq!(lines[3]["problems"][0]["kind"], "castling-dropped");

    let text = out(&desk.luozi(&["check", "set.epd"]));
    assert!(text.contains("set.epd: line 4: editable\n"), "{text}");
    assert!(text.ends_with("4 positions, 3 problems\n"), "{text}");
}

#[test]
fn a_file_without_a_telling_name_is_judged_by_its_beginning() {
    let desk = Desk::new();
    desk.write("positions.txt", "\u{feff}8/8/8/8/8/8/8/K1k5 w - - 0 1\n");
    desk.write("games.txt", GOOD);
    let output = desk.luozi(&["check", "--json", "positions.txt", "games.txt"]);
    assert_eq!(output.status.code(), Some(0), "{}", out(&output));
    let objects = objects(&output);
    assert_eq!(objects[0]["verdict"], "playable");
    assert_eq!(objects[1]["white"], "A");
}

#[test]
fn odd_bytes_do_not_stop_the_reading() {
    let desk = Desk::new();
    let mut bytes = b"[White \"M\xfcller\"]\n\n1. e4 {caf\xe9} e5 *\n\n".to_vec();
    bytes.extend_from_slice(&[0, 255, 254, b'\n']);
    bytes.extend_from_slice(GOOD.as_bytes());
    desk.write("latin.pgn", bytes);
    let output = desk.luozi(&["check", "latin.pgn", "--json"]);
    let games = objects(&output);
    assert_eq!(games[0]["white"], "Müller");
    assert!(games.iter().any(|game| game["white"] == "A"));
}

#[test]
fn a_file_that_cannot_be_read_is_named_and_the_others_are_read() {
    let desk = Desk::new();
    desk.write("good.pgn", GOOD);
    std::fs::create_dir(desk.path().join("folder.pgn")).expect("folder");
    let output = desk.luozi(&["check", "missing.pgn", "folder.pgn", "good.pgn"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("missing.pgn") && err(&output).contains("folder.pgn"));
    assert!(out(&output).ends_with("1 game, 0 problems, 2 files not read\n"));
}

#[test]
fn perft_counts_and_divides() {
    let desk = Desk::new();
    let output = desk.luozi(&["perft", "startpos", "3"]);
    assert_eq!(output.status.code(), Some(0));
    let text = out(&output);
    assert!(text.contains("e2e4: 600\n") && text.contains("Nodes: 8902\n"), "{text}");

    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let text = out(&desk.luozi(&["perft", kiwipete, "2"]));
    assert!(text.contains("e1g1: 43\n") && text.contains("Nodes: 2039\n"), "{text}");

    let output = desk.luozi(&["perft", "8/8/8/8/8/8/8/9 w - - 0 1", "2"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("rank 1"), "{}", err(&output));
}

#[test]
fn wrong_use_gives_a_message_and_status_2() {
    let desk = Desk::new();
    for words in [["check"].as_slice(), &["perft", "startpos"], &["--odd"], &["diagram"]] {
        let output = desk.luozi(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(err(&output).contains("--help"), "{words:?}");
        assert!(output.stdout.is_empty(), "{words:?}");
    }
}

#[test]
fn help_and_version_are_printed() {
    let desk = Desk::new();
    let output = desk.luozi(&["--help"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(out(&output).contains("luozi check FILE… [--json]"));
    let output = desk.luozi(&["--version"]);
    assert_eq!(out(&output), concat!("luozi ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn diagrams_are_drawn() {
    let desk = Desk::new();
    let fen = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";
    for (name, set, theme) in [("a.png", "flat", "walnut"), ("b.png", "qq", "jade")] {
        let words = ["diagram", fen, "-o", name, "--set", set, "--theme", theme, "--size", "401"];
        let output = desk.luozi(&words);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        let bytes = std::fs::read(desk.path().join(name)).expect("picture");
        assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n"));
        // The header holds width and height.
        assert_eq!(bytes[16..24], [0, 0, 1, 145, 0, 0, 1, 145]);
    }
    let output = desk.luozi(&["diagram", "startpos", "-o", "c.svg"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = std::fs::read_to_string(desk.path().join("c.svg")).expect("picture");
    assert!(text.starts_with("<svg ") && text.contains("width=\"720\""));

    // A board that cannot be played on can still be shown; one that cannot be read is refused.
    let output = desk.luozi(&["diagram", "8/8/8/3Q4/8/8/8/8", "-o", "d.svg"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let output = desk.luozi(&["diagram", "8/8/8/9/8/8/8/8", "-o", "e.svg"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("rank 5"), "{}", err(&output));
    let output = desk.luozi(&["diagram", "startpos", "-o", "no/folder/e.svg"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!desk.path().join("e.svg").exists());
}

/// The picture in a file of the desk.
fn picture(desk: &Desk, name: &str) -> image::RgbaImage {
    image::open(desk.path().join(name)).expect(name).into_rgba8()
}

#[test]
fn diagrams_have_the_form_that_is_asked_for() {
    let desk = Desk::new();
    for (name, extra) in [("a.jpg", ""), ("b.JPEG", ""), ("c", "--format=jpg")] {
        let mut words = vec!["diagram", "startpos", "--size", "160", "-o", name];
        words.extend(extra.split(' ').filter(|word| !word.is_empty()));
        let output = desk.luozi(&words);
        assert_eq!(output.status.code(), Some(0), "{name}: {}", err(&output));
        let bytes = std::fs::read(desk.path().join(name)).expect("picture");
        assert!(bytes.starts_with(&[0xFF, 0xD8, 0xFF]), "{name}");
        let image = image::load_from_memory(&bytes).expect("readable");
        assert_eq!((image.width(), image.height()), (160, 160));
    }
    let output = desk.luozi(&["diagram", "startpos", "-o", "d.svg", "--arrows", "e2e4,Re7"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let text = std::fs::read_to_string(desk.path().join("d.svg")).expect("picture");
    assert!(text.contains("#1f6b45") && text.contains("<circle"), "{text}");
}

#[test]
fn diagrams_of_files_show_the_end_of_a_game_or_any_place_in_it() {
    let desk = Desk::new();
    desk.write("two.pgn", format!("{GOOD}\n[White \"C\"]\n\n1. d4 {{[%cal Gd4d5]}} *\n"));
    let svg = |words: &[&str]| {
        let output = desk.luozi(&[&["diagram"], words, &["-o", "x.svg"]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        std::fs::read_to_string(desk.path().join("x.svg")).expect("picture")
    };
    let men = |text: &str, man: &str| text.matches(&format!("href=\"#{man}\"")).count();
    // Fool's mate: the king is in check, and both squares of the last move are marked.
    let mate = svg(&["two.pgn"]);
    assert_eq!(men(&mate, "bQ"), 1);
    assert!(mate.contains("url(#check)") && mate.contains("fill-opacity=\"0.50\""));
    let start = svg(&["two.pgn", "--ply", "0"]);
    assert!(!start.contains("url(#check)") && !start.contains("fill-opacity=\"0.50\""));
    assert!(svg(&["two.pgn", "--game", "2"]).contains("#1f6b45"), "its arrow");
    for (words, says) in [
        (["two.pgn", "--game", "3"].as_slice(), "only 1 to 2"),
        (&["two.pgn", "--ply", "9"], "only 4"),
        (&["gone.pgn"], "no such file"),
        (&["startpos", "--ply", "2"], "is for files"),
    ] {
        let output = desk.luozi(&[&["diagram"], words, &["-o", "y.svg"]].concat());
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        assert!(err(&output).contains(says), "{words:?}: {}", err(&output));
        assert!(!desk.path().join("y.svg").exists());
    }
}

#[test]
fn the_solid_set_is_drawn_without_a_window() {
    let desk = Desk::new();
    let base = "diagram startpos --set solid --size 160 --material marble -o".split(' ');
    let base: Vec<&str> = base.collect();
    for (name, extra) in [
        ("a.png", ["--camera", "top"].as_slice()),
        ("b.png", &["--camera", "top", "--flip"]),
        ("c.jpg", &["--camera", "seated", "--theme", "jade", "--quality", "low"]),
    ] {
        let output = desk.luozi(&[&base, &[name][..], extra].concat());
        assert_eq!(output.status.code(), Some(0), "{name}: {}", err(&output));
        let (width, height) = picture(&desk, name).dimensions();
        assert_eq!(width, 160);
        // From a seat a board is wider than high.
        assert!(if name == "c.jpg" { height < 140 } else { height > 150 }, "{name}: {height}");
    }
    let (white, black) = (picture(&desk, "a.png"), picture(&desk, "b.png"));
    assert!(white.get_pixel(0, 0).0[3] < 80, "only a shadow is beside the board");
    assert_eq!(white.get_pixel(80, 80).0[3], 255, "there is a board");
    // Where the men below stand, they are white, or black when the board is turned.
    let lightness = |image: &image::RgbaImage, x: u32, y: u32| {
        let around = (y - 1..=y + 1).flat_map(|y| (x - 1..=x + 1).map(move |x| (x, y)));
        around.map(|(x, y)| u32::from(image.get_pixel(x, y).0[1])).sum::<u32>() / 9
    };
    let men = (0..8).flat_map(|file| [123, 141].map(|y| (18 + file * 71 / 4, y)));
    let turned = men.filter(|(x, y)| lightness(&white, *x, *y) > lightness(&black, *x, *y) + 40);
    assert!(turned.count() >= 14, "white men, then black ones below");

    let output = desk.luozi(&[&base, &["d.svg"][..]].concat());
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("svg is for the drawn sets"), "{}", err(&output));
    assert!(!desk.path().join("d.svg").exists());
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let desk = Desk::new();
    desk.write("file", "");
    let output = desk.luozi(&["diagram", "startpos", "-o", "file/a.png"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("file/a.png"), "{}", err(&output));
}
