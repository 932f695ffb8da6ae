//! The laws by groups.

use super::endings;
use super::rows::{choice, row, switch, time, word};
use crate::model::LawsDraft;
use crate::model::agree::LawsGroup;
use crate::model::agree::laws_draft::LawTime;
use crate::view::ViewCtx;
use crate::view::kit::{self, Segment};
use arbiter::laws::{
    Counted, DeadRule, IncrementTiming, Mercy, ReversedColours, Watch, WrongClaim,
};
use egui::Ui;
use std::time::Duration;

const WATCHES: &[(Watch, &str, &str)] = &[
    (Watch::Off, "off", "laws-off"),
    (Watch::Arbiter, "arbiter", "laws-arbiter"),
    (Watch::Complaint, "complaint", "laws-complaint"),
];

const MERCIES: &[(Mercy, &str, &str)] = &[
    (Mercy::Never, "never", "laws-never"),
    (Mercy::LoneKing, "lone-king", "laws-lone-king"),
    (Mercy::NoMate, "no-mate", "laws-no-mate"),
];

const CLAIMS: &[(bool, &str, &str)] =
    &[(false, "off", "laws-on-claim"), (true, "on", "laws-automatic")];

/// Shows the group that is looked at.
pub(super) fn ui(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    match draft.group {
        LawsGroup::Table => table(ui, cx, draft),
        LawsGroup::Draws => draws(ui, cx, draft),
        LawsGroup::Clock => clock(ui, cx, draft),
        LawsGroup::Course => course(ui, cx, draft),
    }
}

fn table(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let wrong = draft.wrong_time() == Some(LawTime::Bonus);
    let laws = &mut draft.laws;
    choice(ui, cx, "laws-touch", "laws-touch-about", &mut laws.touch, WATCHES);
    choice(ui, cx, "laws-illegal", "laws-illegal-about", &mut laws.illegal, WATCHES);
    let counted = [
        (Counted::All, "all", "laws-illegal-counts-all"),
        (Counted::King, "king", "laws-illegal-counts-king"),
    ];
    let value = &mut laws.illegal_counts;
    choice(ui, cx, "laws-illegal-counts", "laws-illegal-counts-about", value, &counted);
    offences(ui, cx, &mut laws.illegal_loses_at);
    let name = cx.t("laws-illegal-bonus");
    row(ui, name, cx.t("laws-illegal-bonus-about"), |ui, _| {
        time(ui, cx, name, &mut draft.times.bonus, wrong);
    });
    let value = &mut laws.illegal_draw;
    choice(ui, cx, "laws-illegal-draw", "laws-mercy-about", value, MERCIES);
}

/// The offence that loses; none of them is the number 0.
fn offences(ui: &mut Ui, cx: &ViewCtx<'_>, loses_at: &mut Option<u8>) {
    let mut count = loses_at.unwrap_or(0);
    let value = if count == 0 { "never" } else { "some" };
    let about = cx.text.with("laws-illegal-loses-about", &[("value", value.into())]);
    let name = cx.t("laws-illegal-loses");
    row(ui, name, &about, |ui, width| {
        let words = [("count", i64::from(count).into())];
        let words = cx.text.with("laws-illegal-loses-value", &words);
        let names = [name, cx.t("laws-illegal-loses-less"), cx.t("laws-illegal-loses-more")];
        kit::stepper(ui, names, &mut count, 0..=99, &words, width.min(240.0));
    });
    *loses_at = (count > 0).then_some(count);
}

fn draws(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let wrong = draft.wrong_time() == Some(LawTime::Claim);
    let laws = &mut draft.laws;
    let dead =
        [(DeadRule::Listed, "listed", "laws-dead-listed"), (DeadRule::Any, "any", "laws-dead-any")];
    choice(ui, cx, "laws-dead", "laws-dead-about", &mut laws.dead, &dead);
    let value = &mut laws.threefold_automatic;
    choice(ui, cx, "laws-threefold-auto", "laws-threefold-auto-about", value, CLAIMS);
    let value = &mut laws.fifty_automatic;
    choice(ui, cx, "laws-fifty-auto", "laws-fifty-auto-about", value, CLAIMS);
    switch(ui, cx, "laws-fivefold", "laws-fivefold-about", &mut laws.fivefold);
    let on = &mut laws.seventy_five;
    switch(ui, cx, "laws-seventy-five", "laws-seventy-five-about", on);
    wrong_claim(ui, cx, &mut laws.wrong_claim, &mut draft.times.claim, wrong);
    endings::ui(ui, cx, draft);
}

/// The kinds of [`WrongClaim`], whose times are typed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cost {
    Free,
    Claimant,
    Opponent,
}

fn wrong_claim(
    ui: &mut Ui,
    cx: &ViewCtx<'_>,
    law: &mut WrongClaim,
    text: &mut String,
    wrong: bool,
) {
    let (before, value) = match law {
        WrongClaim::Free => (Cost::Free, "free"),
        WrongClaim::Claimant(_) => (Cost::Claimant, "claimant"),
        WrongClaim::Opponent(_) => (Cost::Opponent, "opponent"),
    };
    let mut cost = before;
    let about = cx.text.with("laws-wrong-claim-about", &[("value", value.into())]);
    let costs = [
        Segment::new(Cost::Free, cx.t("laws-wrong-claim-free")),
        Segment::new(Cost::Claimant, cx.t("laws-wrong-claim-claimant")),
        Segment::new(Cost::Opponent, cx.t("laws-wrong-claim-opponent")),
    ];
    let name = cx.t("laws-wrong-claim");
    row(ui, name, &about, |ui, width| {
        let field = if cost == Cost::Free { 0.0 } else { 104.0 };
        if cost != Cost::Free {
            time(ui, cx, cx.t("laws-wrong-claim-time"), text, wrong);
        }
        kit::segmented(ui, name, &mut cost, &costs, Some(width - field));
    });
    if cost != before {
        // The time follows from what is typed.
        *law = match cost {
            Cost::Free => WrongClaim::Free,
            Cost::Claimant => WrongClaim::Claimant(Duration::ZERO),
            Cost::Opponent => WrongClaim::Opponent(Duration::ZERO),
        };
    }
}

fn clock(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let laws = &mut draft.laws;
    let timings = [
        (IncrementTiming::Before, "before", "laws-increment-before"),
        (IncrementTiming::After, "after", "laws-increment-after"),
    ];
    choice(ui, cx, "laws-increment", "laws-increment-about", &mut laws.increment, &timings);
    let flags = [(false, "off", "laws-on-claim"), (true, "on", "laws-automatic")];
    choice(ui, cx, "laws-flag-auto", "laws-flag-auto-about", &mut laws.flag_automatic, &flags);
    choice(ui, cx, "laws-flag-draw", "laws-mercy-about", &mut laws.flag_draw, MERCIES);
    let orders = [(false, "off", "laws-flag-order-unknown"), (true, "on", "laws-flag-order-known")];
    let value = &mut laws.flag_order_known;
    choice(ui, cx, "laws-flag-order", "laws-flag-order-about", value, &orders);
}

fn course(ui: &mut Ui, cx: &ViewCtx<'_>, draft: &mut LawsDraft) {
    let wrong = draft.wrong_time();
    let (laws, times) = (&mut draft.laws, &mut draft.times);
    let late = Timed {
        ids: ["laws-default-time", "laws-default-time-about", "laws-default-time-name"],
        wrong: wrong == Some(LawTime::Lateness),
    };
    late.ui(ui, cx, &mut laws.default_time, &mut times.lateness);
    choice(ui, cx, "laws-resign-draw", "laws-mercy-about", &mut laws.resign_draw, MERCIES);
    let session = Timed {
        ids: ["laws-session", "laws-session-about", "laws-session-name"],
        wrong: wrong == Some(LawTime::Session),
    };
    session.ui(ui, cx, &mut laws.session, &mut times.session);
    choice(ui, cx, "laws-sealed-draw", "laws-mercy-about", &mut laws.sealed_draw, MERCIES);
    let reversed = [
        (ReversedColours::Quarter, "quarter", "laws-reversed-quarter"),
        (ReversedColours::TenMoves, "ten-moves", "laws-reversed-ten-moves"),
    ];
    choice(ui, cx, "laws-reversed", "laws-reversed-about", &mut laws.reversed, &reversed);
}

/// A law that is off, or a time.
struct Timed {
    /// Its name, what it means, and the name of the field.
    ids: [&'static str; 3],
    wrong: bool,
}

impl Timed {
    fn ui(&self, ui: &mut Ui, cx: &ViewCtx<'_>, law: &mut Option<Duration>, text: &mut String) {
        let [name, about, field] = self.ids.map(|id| id);
        let mut on = law.is_some();
        let about = cx.text.with(about, &[("value", word(on).into())]);
        let name = cx.text.get(name);
        row(ui, name, &about, |ui, _| {
            kit::switch(ui, &mut on, name);
            if on {
                time(ui, cx, cx.text.get(field), text, self.wrong);
            }
        });
        if on != law.is_some() {
            // The time follows from what is typed.
            *law = on.then_some(Duration::ZERO);
        }
    }
}
