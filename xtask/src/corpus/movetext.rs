//! Moves as PGN text, wrapped below 80 columns.

use chess_core::{Color, Move, Position, san};

/// Movetext while it is being written.
#[derive(Default)]
pub struct Movetext {
    text: String,
    column: usize,
    /// Black's move needs its number: at the beginning, after a comment and after a variation.
    needs_number: bool,
    /// The next word follows an opening bracket directly.
    glued: bool,
}

impl Movetext {
    /// A move with its number where one is due.
    pub fn play(&mut self, before: &Position, mv: Move) {
        let number = before.fullmove_number();
        match before.turn() {
            Color::White => self.append(&format!("{number}.")),
            Color::Black if self.needs_number || self.text.is_empty() => {
                self.append(&format!("{number}..."));
            }
            Color::Black => {}
        }
        self.needs_number = false;
        self.append(&san::format(before, mv));
    }

    /// A comment of plain words, which may be wrapped anywhere between them.
    pub fn comment(&mut self, words: &str) {
        for word in format!("{{{words}}}").split(' ') {
            self.append(word);
        }
        self.needs_number = true;
    }

    /// Anything else: a mark, a comment that stays in one line, the result.
    pub fn word(&mut self, word: &str) {
        self.append(word);
        self.needs_number |= !word.starts_with('$');
    }

    /// Begins a variation.
    pub fn open(&mut self) {
        self.append("(");
        self.glued = true;
        self.needs_number = true;
    }

    /// Ends a variation.
    pub fn close(&mut self) {
        self.text.push(')');
        self.column += 1;
        self.needs_number = true;
    }

    /// The text with a line break at its end.
    pub fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }

    fn append(&mut self, word: &str) {
        let length = word.chars().count();
        // One column stays free for a closing bracket.
        if self.column + 1 + length > 76 {
            self.text.push('\n');
            self.column = 0;
        } else if !self.text.is_empty() && !self.glued {
            self.text.push(' ');
            self.column += 1;
        }
        self.glued = false;
        self.text.push_str(word);
        self.column += length;
    }
}
