//! Which encoding a game is written in.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use encoding_rs::{GB18030, UTF_8, WINDOWS_1252};
use std::borrow::Cow;

/// How the text of a game is encoded. Decided for each game on its own: files are often put
/// together from several.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Encoding {
    /// UTF-8, or plain ASCII.
    Utf8,
    /// Windows-1252, and with it Latin-1.
    Windows1252,
    /// GB18030, and with it GBK and GB2312.
    Gb18030,
    /// Another one of the WHATWG list, chosen by the user.
    Other(&'static str),
}

impl Encoding {
    /// Its name in the WHATWG list.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Utf8 => "UTF-8",
            Encoding::Windows1252 => "windows-1252",
            Encoding::Gb18030 => "GB18030",
            Encoding::Other(name) => name,
        }
    }

    /// The encoding of this name or alias (`"koi8-r"`, `"big5"`), if it is one in which ASCII
    /// bytes mean ASCII.
    pub fn from_label(label: &str) -> Option<Encoding> {
        let found = encoding_rs::Encoding::for_label(label.as_bytes())?;
        let known = [Encoding::Utf8, Encoding::Windows1252, Encoding::Gb18030];
        let own = known.into_iter().find(|encoding| encoding.name() == found.name());
        found.is_ascii_compatible().then(|| own.unwrap_or(Encoding::Other(found.name())))
    }

    fn table(self) -> &'static encoding_rs::Encoding {
        match self {
            Encoding::Utf8 => UTF_8,
            Encoding::Windows1252 => WINDOWS_1252,
            Encoding::Gb18030 => GB18030,
            Encoding::Other(name) => {
                encoding_rs::Encoding::for_label(name.as_bytes()).unwrap_or(WINDOWS_1252)
            }
        }
    }
}

/// Decodes the bytes of a game or tag.
///
/// Valid UTF-8 is taken as such. Else `fallback` if given, else what the bytes look like:
/// GB18030 for Chinese, Windows-1252 otherwise. Nothing fails; at worst a byte becomes `�`.
pub fn decode(bytes: &[u8], fallback: Option<Encoding>) -> (Cow<'_, str>, Encoding) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
        Err(_) => {
            let guess = || {
                if looks_chinese(bytes) { Encoding::Gb18030 } else { Encoding::Windows1252 }
            };
            let encoding = fallback.unwrap_or_else(guess);
            let (text, _) = encoding.table().decode_without_bom_handling(bytes);
            (text, encoding)
        }
    }
}

/// Whether bytes beyond ASCII come as Chinese characters in GB18030 would.
///
/// Western text has single high bytes between ASCII letters; read as pairs, they fall into the
/// rare parts of the table or are no pairs at all. Chinese text has nearly all its pairs in the
/// rows of punctuation and of the 3,755 commonest characters.
fn looks_chinese(bytes: &[u8]) -> bool {
    let (mut common, mut fair, mut rare) = (0usize, 0usize, 0usize);
    let mut rest = bytes;
    loop {
        rest = match rest {
            [] => break,
            [0..=0x7f, tail @ ..] => tail,
            [0x81..=0xfe, 0x30..=0x39, 0x81..=0xfe, 0x30..=0x39, tail @ ..] => {
                rare += 1;
                tail
            }
            [0xa1..=0xa9 | 0xb0..=0xd7, 0xa1..=0xfe, tail @ ..] => {
                common += 1;
                tail
            }
            [0xd8..=0xf7, 0xa1..=0xfe, tail @ ..] => {
                fair += 1;
                tail
            }
            [0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe, tail @ ..] => {
                rare += 1;
                tail
            }
            _ => return false,
        };
    }
    common > fair + 2 * rare
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, encoding: Encoding) {
        let (bytes, _, lossy) = encoding.table().encode(text);
        assert!(!lossy, "{text}");
        let (decoded, found) = decode(&bytes, None);
        assert_eq!((&*decoded, found), (text, encoding));
    }

    #[test]
    fn guesses_by_the_look_of_the_bytes() {
        for text in
            ["Größe, Ján", "Ñu, Çà", "København", "schön – „gut“ €", "Müller–Özgür", "ÄÖÜ äöüß"]
        {
            check(text, Encoding::Windows1252);
        }
        for text in [
            "王小明",
            "国际象棋比赛",
            "落子，《棋》",
            "李大力 (北京)",
            "谢军——诸宸",
            "赵鑫鑫 2. Nf3 卜祥志",
        ] {
            check(text, Encoding::Gb18030);
        }
        assert_eq!(decode("王".as_bytes(), None).1, Encoding::Utf8);
    }

    #[test]
    fn other_encodings_can_be_asked_for() {
        let koi8 = Encoding::from_label("koi8-r").expect("known");
        let (bytes, _, _) = koi8.table().encode("Карпов");
        assert_eq!(decode(&bytes, Some(koi8)), ("Карпов".into(), koi8));
        assert_eq!(Encoding::from_label("latin1"), Some(Encoding::Windows1252));
        assert_eq!(Encoding::from_label("utf-16le"), None);
    }
}
