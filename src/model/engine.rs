//! What the engine thread has been asked, so that late answers can be told from current ones.

/// The number of one request; answers carry it, and only the current one counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SearchId(pub u64);

/// Why a search was started.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SearchPurpose {
    /// The opponent is to move.
    Move,
    /// The opponent has been offered a draw.
    DrawOffer,
}

/// The search under way, if any.
#[derive(Clone, Copy, Debug, Default)]
pub struct EngineState {
    last: u64,
    current: Option<(SearchId, SearchPurpose)>,
}

impl EngineState {
    /// Gives a new request its number and makes it the current one.
    pub fn begin(&mut self, purpose: SearchPurpose) -> SearchId {
        self.last += 1;
        let id = SearchId(self.last);
        self.current = Some((id, purpose));
        id
    }

    /// Forgets the current request: its answer no longer counts.
    pub fn forget(&mut self) -> Option<SearchId> {
        self.current.take().map(|(id, _)| id)
    }

    /// The purpose of an answer, if it is the current one; it is then no longer awaited.
    pub fn finish(&mut self, id: SearchId) -> Option<SearchPurpose> {
        let (_, purpose) = self.current.filter(|(current, _)| *current == id)?;
        self.current = None;
        Some(purpose)
    }

    /// What is being searched for.
    pub fn purpose(&self) -> Option<SearchPurpose> {
        self.current.map(|(_, purpose)| purpose)
    }
}
