//! What the arbiter says reaches the players: short rulings as notices, rulings on a claim as a
//! card. All of it stays in the arbiter's book.

use crate::model::dialog::SealDraft;
use crate::model::{Dialog, Message, Model, NoticeKind, Now, Play, Said, Verdict};
use arbiter::LawId;
use arbiter::arbiter::{Effect as Consequence, Event};

/// How loud something is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Voice {
    /// The board, a clock, a card or a line of the column shows it already.
    None,
    /// In passing.
    Word,
    /// Until somebody has read it.
    Care,
}

/// Says what has been ruled since `first`, in answer to this event.
pub(super) fn speak(model: &mut Model, event: &Event, first: usize, now: Now) {
    let play = &model.play;
    let Some(said) = play.said.get(first..) else { return };
    let refused = |said: &Said| said.ruling.effect == Consequence::Refused;
    if let Event::Claim { by, ground, intended } = event
        && let Some(arbiter) = &play.arbiter
        && !said.iter().any(refused)
        && let Some(verdict) = Verdict::of(arbiter, *by, *ground, *intended, said)
    {
        model.dialog = Some(Dialog::Ruling(Box::new(verdict)));
        return;
    }
    let seals = play.must_seal().is_some_and(|side| play.players[side].is_person());
    let begins = |said: &Said| matches!(said.ruling.effect, Consequence::MustSeal(_));
    if seals && said.iter().any(begins) {
        model.dialog = Some(Dialog::Seal(SealDraft::default()));
    }
    let play = &model.play;
    let Some(said) = play.said.get(first..) else { return };
    let notation = model.settings.notation;
    let decided = matches!(event, Event::Decide(_));
    let heard: Vec<(Voice, Said)> = said
        .iter()
        .map(|said| (voice(play, said, decided), said.clone()))
        .filter(|(voice, _)| *voice != Voice::None)
        .collect();
    let care = heard.iter().any(|(voice, _)| *voice == Voice::Care);
    let kind = if care { NoticeKind::Warning } else { NoticeKind::Info };
    let said = heard.into_iter().map(|(_, said)| said).collect();
    if let Some(message) = Message::said(said, notation) {
        model.notices.push(kind, message, None, now);
    }
}

fn voice(play: &Play, said: &Said, decided: bool) -> Voice {
    let at_table = play.setup.table;
    let by_hand = matches!(
        said.ruling.law,
        LawId::Touch1
            | LawId::Touch2
            | LawId::Touch3
            | LawId::Touch4
            | LawId::Touch5
            | LawId::Touch6
            | LawId::Promo1
    );
    match (&said.ruling.effect, said.ruling.key) {
        // What concerns the hand stands above the bar that presses the clock.
        (Consequence::Refused | Consequence::Noted | Consequence::Obliged(_), _)
            if at_table && by_hand =>
        {
            Voice::None
        }
        (Consequence::Refused, "ruling-no-move-made" | "ruling-illegal-refused") if at_table => {
            Voice::None
        }
        // An offer with the hand on nothing is no offence among friends.
        (Consequence::Noted, "ruling-offer-out-of-time" | "ruling-offer-repeated") => {
            if play.offers_go_with_moves() || at_table { Voice::Word } else { Voice::None }
        }
        // A person who has to seal is shown a card.
        (Consequence::MustSeal(side), _) if play.players[*side].is_person() => Voice::None,
        (Consequence::ClockRuns(_), "ruling-started" | "ruling-resumed") => Voice::Word,
        (Consequence::ClocksStopped, "ruling-play-on") => Voice::Word,
        (Consequence::Restored(_), "ruling-taken-back") => Voice::None,
        (Consequence::Restored(_), _) if !decided => Voice::Care,
        // The computer's refusal has words of its own.
        (Consequence::OfferEnded, "ruling-offer-refused") if play.computer().is_some() => {
            Voice::None
        }
        (
            Consequence::Offence { .. }
            | Consequence::TimeGiven { .. }
            | Consequence::TimeTaken { .. },
            _,
        ) if !decided => Voice::Care,
        (
            Consequence::Moved(_)
            | Consequence::Ended(_)
            | Consequence::Offered(_)
            | Consequence::ClocksStopped
            | Consequence::ClockRuns(_),
            _,
        ) => Voice::None,
        _ => Voice::Word,
    }
}
