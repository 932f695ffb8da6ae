//! The numbers of the laws, as rulings and tests name them.

use std::fmt;

macro_rules! law_ids {
    ($($name:ident = $text:literal,)+) => {
        /// The number of one law; `L-TOUCH-2` is its text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum LawId {
            $(#[doc = concat!("`", $text, "`")] $name,)+
        }

        impl LawId {
            /// All of them, in the order of the rules book.
            pub const ALL: &[LawId] = &[$(LawId::$name,)+];

            /// The number as text.
            pub const fn text(self) -> &'static str {
                match self { $(LawId::$name => $text,)+ }
            }
        }
    };
}

law_ids! {
    Board1 = "L-BOARD-1",
    Board2 = "L-BOARD-2",
    Board3 = "L-BOARD-3",
    Sets = "L-SETS",
    Move1 = "L-MOVE-1",
    Move2 = "L-MOVE-2",
    Move3 = "L-MOVE-3",
    Move4 = "L-MOVE-4",
    Move5 = "L-MOVE-5",
    Move6 = "L-MOVE-6",
    Ep1 = "L-EP-1",
    Ep2 = "L-EP-2",
    Promo1 = "L-PROMO-1",
    Castle1 = "L-CASTLE-1",
    Castle2 = "L-CASTLE-2",
    Castle3 = "L-CASTLE-3",
    Castle4 = "L-CASTLE-4",
    Castle5 = "L-CASTLE-5",
    Touch1 = "L-TOUCH-1",
    Touch2 = "L-TOUCH-2",
    Touch3 = "L-TOUCH-3",
    Touch4 = "L-TOUCH-4",
    Touch5 = "L-TOUCH-5",
    Touch6 = "L-TOUCH-6",
    Touch7 = "L-TOUCH-7",
    Illegal1 = "L-ILLEGAL-1",
    Illegal2 = "L-ILLEGAL-2",
    Illegal3 = "L-ILLEGAL-3",
    Illegal4 = "L-ILLEGAL-4",
    End1 = "L-END-1",
    End2 = "L-END-2",
    End3 = "L-END-3",
    End4 = "L-END-4",
    End5 = "L-END-5",
    End6 = "L-END-6",
    End7 = "L-END-7",
    End8 = "L-END-8",
    End9 = "L-END-9",
    End10 = "L-END-10",
    End11 = "L-END-11",
    End12 = "L-END-12",
    End13 = "L-END-13",
    End14 = "L-END-14",
    End15 = "L-END-15",
    Clock1 = "L-CLOCK-1",
    Clock2 = "L-CLOCK-2",
    Clock3 = "L-CLOCK-3",
    Adj1 = "L-ADJ-1",
    Adj2 = "L-ADJ-2",
    Adj3 = "L-ADJ-3",
    Adj4 = "L-ADJ-4",
    Score1 = "L-SCORE-1",
    Score2 = "L-SCORE-2",
    Score3 = "L-SCORE-3",
    Comp1 = "L-COMP-1",
    Comp2 = "L-COMP-2",
    Comp3 = "L-COMP-3",
    Comp4 = "L-COMP-4",
    Comp5 = "L-COMP-5",
    Ladder1 = "L-LADDER-1",
    Ladder2 = "L-LADDER-2",
    Ladder3 = "L-LADDER-3",
    Ladder4 = "L-LADDER-4",
    Ladder5 = "L-LADDER-5",
}

impl LawId {
    /// Reads a number such as `L-TOUCH-2`.
    pub fn from_text(text: &str) -> Option<LawId> {
        LawId::ALL.iter().copied().find(|id| id.text() == text)
    }
}

impl fmt::Display for LawId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_reads_back() {
        for id in LawId::ALL {
            assert_eq!(LawId::from_text(id.text()), Some(*id));
        }
        assert_eq!(LawId::from_text("L-TOUCH-2"), Some(LawId::Touch2));
        assert_eq!(LawId::from_text("L-TOUCH-8"), None);
    }
}
