//! The address under which the browser finds a file of this computer.

use std::fmt::Write as _;
use std::path::Path;

/// The address of `a b.html` ends in `a%20b.html`: what is not plain in an address is written in hexadecimal.
pub fn address(path: &Path) -> String {
    let text = path.to_string_lossy().replace(std::path::MAIN_SEPARATOR, "/");
    let mut address = String::from("file://");
    if !text.starts_with('/') {
        address.push('/');
    }
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' | b':' => {
                address.push(char::from(byte));
            }
            _ => {
                let _ = write!(address, "%{byte:02X}");
            }
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_become_addresses() {
        for (path, right) in [
            ("/pages/luozi-1.html", "file:///pages/luozi-1.html"),
            ("/pages/a b#c?.html", "file:///pages/a%20b%23c%3F.html"),
            ("/pages/谱.html", "file:///pages/%E8%B0%B1.html"),
            ("C:/Temp/a.html", "file:///C:/Temp/a.html"),
        ] {
            assert_eq!(address(Path::new(path)), right);
        }
    }
}
