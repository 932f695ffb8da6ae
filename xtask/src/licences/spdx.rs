//! SPDX licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Zlib)`.

/// A licence expression as a tree.
#[derive(Debug, PartialEq, Eq)]
pub enum Expression {
    /// A licence, with its exception if there is one: `Apache-2.0 WITH LLVM-exception`.
    Licence(String),
    /// Both must be kept.
    And(Box<Expression>, Box<Expression>),
    /// One of them may be chosen.
    Or(Box<Expression>, Box<Expression>),
}

impl Expression {
    /// Reads an expression. The old spelling `MIT/Apache-2.0` counts as `OR`. `AND` binds tighter.
    pub fn parse(text: &str) -> Result<Expression, String> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut parser = Parser { words: &words };
        let expression = parser.either()?;
        match parser.words.first() {
            None => Ok(expression),
            Some(word) => Err(format!("unexpected `{word}`")),
        }
    }

    /// Whether the terms can be met with the licences that `allowed` accepts.
    pub fn holds(&self, allowed: &impl Fn(&str) -> bool) -> bool {
        match self {
            Expression::Licence(licence) => allowed(licence),
            Expression::And(left, right) => left.holds(allowed) && right.holds(allowed),
            Expression::Or(left, right) => left.holds(allowed) || right.holds(allowed),
        }
    }
}

struct Parser<'a> {
    words: &'a [&'a str],
}

impl<'a> Parser<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    fn take(&mut self, word: &str) -> bool {
        let found = self.words.first().is_some_and(|first| first.eq_ignore_ascii_case(word));
        if found {
            self.next();
        }
        found
    }

    fn either(&mut self) -> Result<Expression, String> {
        let mut left = self.both()?;
        while self.take("OR") {
            left = Expression::Or(Box::new(left), Box::new(self.both()?));
        }
        Ok(left)
    }

    fn both(&mut self) -> Result<Expression, String> {
        let mut left = self.single()?;
        while self.take("AND") {
            left = Expression::And(Box::new(left), Box::new(self.single()?));
        }
        Ok(left)
    }

    fn single(&mut self) -> Result<Expression, String> {
        if self.take("(") {
            let inner = self.either()?;
            return if self.take(")") { Ok(inner) } else { Err("a `)` is missing".to_owned()) };
        }
        let licence = self.next().ok_or("a licence is missing at the end")?;
        if matches!(licence, ")" | "OR" | "AND" | "WITH") {
            return Err(format!("unexpected `{licence}`"));
        }
        if self.take("WITH") {
            let exception = self.next().ok_or("WITH needs an exception")?;
            return Ok(Expression::Licence(format!("{licence} WITH {exception}")));
        }
        Ok(Expression::Licence(licence.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn and_binds_tighter_than_or() {
        let expression = Expression::parse("MIT OR Zlib AND ISC").unwrap();
        assert!(expression.holds(&|licence| licence == "MIT"));
        assert!(!expression.holds(&|licence| licence == "Zlib"));
    }

    #[test]
    fn an_exception_is_part_of_the_licence() {
        let expression = Expression::parse("Apache-2.0 WITH LLVM-exception").unwrap();
        assert_eq!(expression, Expression::Licence("Apache-2.0 WITH LLVM-exception".to_owned()));
    }

    #[test]
    fn broken_expressions_are_refused() {
        for text in ["", "MIT OR", "(MIT", "MIT Zlib", "OR MIT", "MIT WITH"] {
            assert!(Expression::parse(text).is_err(), "`{text}` was accepted");
        }
    }
}
