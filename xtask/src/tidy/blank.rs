//! Rust source with comments and the insides of literals blanked out, so that a rule finds code only.

/// Replaces comments and the contents of string and character literals by spaces. Line breaks stay,
/// so places in the result are places in the source.
pub fn blank(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '/' if rest.starts_with("/*") => block_comment(rest),
            '"' => string(rest),
            'r' | 'b' | 'c' if !ends_in_word(&out) => prefixed_literal(rest),
            '\'' => character(rest),
            _ => 0,
        };
        if length == 0 {
            out.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            let (taken, left) = rest.split_at(length);
            out.extend(taken.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
            rest = left;
        }
    }
    out
}

/// Blanks every module that is there for tests only, in source that `blank` has been over.
pub fn without_test_modules(code: &str) -> String {
    let mut out = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find("#[cfg(test)]") {
        let (before, marked) = rest.split_at(at);
        let after_attribute = marked["#[cfg(test)]".len()..].trim_start();
        let is_module = ["mod ", "pub mod ", "pub(crate) mod "]
            .iter()
            .any(|start| after_attribute.starts_with(start));
        let length = if is_module { item_length(marked) } else { 1 };
        let (item, left) = marked.split_at(length);
        out.push_str(before);
        out.extend(item.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        rest = left;
    }
    out.push_str(rest);
    out
}

/// Up to the end of the first item: its closing brace, or a `;` before any brace.
fn item_length(code: &str) -> usize {
    let mut depth = 0usize;
    for (at, c) in code.char_indices() {
        match c {
            ';' if depth == 0 => return at + 1,
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    code.len()
}

fn ends_in_word(text: &str) -> bool {
    text.chars().next_back().is_some_and(|c| c.is_alphanumeric() || c == '_')
}

/// Block comments nest.
fn block_comment(text: &str) -> usize {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// A string that begins with the first character, up to its closing quote.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// `r"…"`, `r#"…"#`, `b"…"`, `br"…"`, `b'…'`, `c"…"`; 0 where it is none of them.
fn prefixed_literal(text: &str) -> usize {
    let prefix = text.find(|c| !matches!(c, 'r' | 'b' | 'c')).unwrap_or(text.len());
    let after = &text[prefix..];
    if prefix > 2 {
        return 0;
    }
    let raw = text[..prefix].contains('r');
    if raw {
        let hashes = after.find(|c| c != '#').unwrap_or(after.len());
        if !after[hashes..].starts_with('"') {
            return 0;
        }
        let close = format!("\"{}", "#".repeat(hashes));
        let body = &after[hashes + 1..];
        return body.find(&close).map_or(text.len(), |at| prefix + hashes + 1 + at + close.len());
    }
    if after.starts_with('"') {
        return prefix + string(after);
    }
    match (text.starts_with("b'"), character(after)) {
        (true, length) if length > 0 => prefix + length,
        _ => 0,
    }
}

/// A character literal; 0 for a lifetime.
fn character(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => {
            // The character after the backslash may itself be a quote.
            chars.next();
            chars.find(|&(_, c)| c == '\'').map_or(text.len(), |(at, _)| at + 1)
        }
        Some(_) => match chars.next() {
            Some((at, '\'')) => at + 1,
            _ => 0,
        },
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_go_and_code_stays() {
        let source =
            "let a = \"std::fs\"; // println!\nlet b = r#\"x\"y\"#; /* a /* b */ c */ d('\\'')";
        let code = blank(source);
        assert!(!code.contains("std::fs") && !code.contains("println"), "{code}");
        assert!(code.contains("let b =") && code.ends_with("d(    )"), "{code}");
        assert_eq!(code.lines().count(), 2);
    }

    #[test]
    fn lifetimes_are_no_literals() {
        let source = "fn f<'a>(x: &'a str) -> &'a str { g('x', \"y\") }";
        assert!(blank(source).starts_with("fn f<'a>(x: &'a str) -> &'a str { g("));
    }

    #[test]
    fn names_that_end_in_r_begin_no_raw_string() {
        assert_eq!(blank("for r in a { bar(r) }"), "for r in a { bar(r) }");
        assert_eq!(blank("br'x"), "br'x");
    }

    #[test]
    fn test_modules_are_left_out() {
        let code = "fn a() {}\n#[cfg(test)]\nmod tests {\n fn b() { if x { y } }\n}\nfn c() {}";
        let left = without_test_modules(code);
        assert!(left.contains("fn a") && left.contains("fn c") && !left.contains("fn b"));
    }
}
