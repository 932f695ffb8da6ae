//! Broken, newer, foreign and missing files.

use super::*;
use settings::{BoardTheme, PieceSet};

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("temporary folder");
    let store = Store::at(folder.path().join("deeper"));
    (folder, store)
}

fn write(store: &Store, words: &str) -> PathBuf {
    let folder = store.folder().expect("folder");
    std::fs::create_dir_all(folder).expect("folder");
    let path = folder.join(Settings::FILE);
    std::fs::write(&path, words).expect("file");
    path
}

#[test]
fn nothing_kept_gives_defaults_without_a_word() {
    let (_folder, store) = store();
    let loaded = store.load::<Settings>();
    assert!(loaded.notice.is_none());
    assert_eq!(loaded.value, Settings::default());
    assert_eq!(Store::nowhere().load::<Settings>().value, Settings::default());
    assert!(Store::nowhere().save(&Settings::default()).is_ok());
}

#[test]
fn what_is_saved_comes_back_and_no_temporary_stays() {
    let (_folder, store) = store();
    let mut settings =
        Settings { pieces: PieceSet::Qq, board: BoardTheme::Jade, ..Settings::default() };
    settings.new_game.white_name = "林未 \"Lin\"\n".to_owned();
    for _ in 0..2 {
        store.save(&settings).expect("saved");
    }
    let loaded = store.load::<Settings>();
    assert!(loaded.notice.is_none(), "{:?}", loaded.notice);
    settings.repair();
    assert_eq!(loaded.value, settings);
    let files = std::fs::read_dir(store.folder().expect("folder")).expect("files");
    assert_eq!(files.count(), 1);
}

#[test]
fn a_broken_file_gives_defaults_a_notice_and_a_copy() {
    for words in ["(version: 1, data: (pieces: \"qq\"", "", "\u{0}\u{1}", "(version: 1, data: 7)"] {
        let (_folder, store) = store();
        let path = write(&store, words);
        let loaded = store.load::<Settings>();
        assert_eq!(loaded.value, Settings::default());
        let Some(LoadNotice::Broken { kept: Some(kept), reason }) = loaded.notice else {
            panic!("{words:?}: {:?}", loaded.notice);
        };
        assert!(!reason.is_empty());
        assert_eq!(kept, path.with_file_name("settings.ron.bad"));
        assert_eq!(std::fs::read_to_string(kept).expect("copy"), words);
        assert_eq!(std::fs::read_to_string(&path).expect("original"), words);
    }
}

#[test]
fn bytes_that_are_no_text_are_a_broken_file() {
    let (_folder, store) = store();
    let path = write(&store, "");
    std::fs::write(&path, [0xff, 0xfe, 0x80]).expect("file");
    let loaded = store.load::<Settings>();
    assert!(matches!(loaded.notice, Some(LoadNotice::Broken { kept: Some(_), .. })));
}

#[test]
fn unknown_fields_and_words_are_passed_over() {
    let (_folder, store) = store();
    write(
        &store,
        "(version: 1, data: (pieces: \"glass\", material: \"tin\", board: \"jade\", engines: [(name: \"x\", path: Some(\"/y\"))], \
         new_game: (level: 99, laws: \"modern\")), checksum: 5)",
    );
    let loaded = store.load::<Settings>();
    assert!(loaded.notice.is_none(), "{:?}", loaded.notice);
    assert_eq!(loaded.value.pieces, PieceSet::default());
    assert_eq!(loaded.value.board, BoardTheme::Jade);
    assert_eq!(loaded.value.new_game.level, 30);
}

#[test]
fn a_newer_file_is_read_as_far_as_understood_and_copied() {
    for (words, board) in [
        ("(version: 999, data: (board: \"jade\", scene: (light: 3.0)))", BoardTheme::Jade),
        ("(version: 999, data: \"quite another form\")", BoardTheme::default()),
    ] {
        let (_folder, store) = store();
        write(&store, words);
        let loaded = store.load::<Settings>();
        assert_eq!(loaded.value.board, board);
        let Some(LoadNotice::Newer { kept: Some(kept), version: 999 }) = loaded.notice else {
            panic!("{:?}", loaded.notice);
        };
        store.save(&loaded.value).expect("saved");
        assert_eq!(std::fs::read_to_string(kept).expect("copy"), words);
        assert!(store.load::<Settings>().notice.is_none());
    }
}

#[test]
fn a_folder_in_place_of_the_file_is_reported() {
    let (_folder, store) = store();
    let folder = store.folder().expect("folder");
    std::fs::create_dir_all(folder.join(Settings::FILE)).expect("folder");
    let loaded = store.load::<Settings>();
    assert_eq!(loaded.value, Settings::default());
    assert!(matches!(loaded.notice, Some(LoadNotice::Unreadable { .. })));
    assert!(store.save(&Settings::default()).is_err());
}
