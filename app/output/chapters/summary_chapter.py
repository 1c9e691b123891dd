"""The summary for decision makers: on one page whether it fits, what limits it, what it costs, and what to do next."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    Column,
    advice,
    cell,
    chapter,
    headline_figures,
    row,
    table,
    verdict_line,
)
from app.output.chapters.cover_and_findings import headlines
from app.output.chapters.open_notices import open_notices
from app.output.chapters.recommendation import recommendation, recommended
from app.output.proposal.subject import ChosenVariant, Subject
from app.results.ranges import futures_of_variants, range_of
from app.results.tables.shared_costs import shared_costs
from app.results.words.components import LONGEST_IN_SENTENCE, limit_name, shortened, with_brief_names
from app.results.words.failures import through_failures, titled_failure, untold_work, without_loss
from app.results.words.findings import counts_in_words, group_in_words, remedy_in_words
from app.results.words.lifts import lift_in_words
from app.results.words.money import money
from app.results.words.price_gaps import at_least, gaps_in_words, gaps_of_use_in_words
from app.results.words.promises import no_range_sentence, verdict_for_sure
from app.results.words.ranges import stays_at_maximum
from app.results.words.results import (
    phase_name,
    resource_of,
    unkept_promise_in_words,
    when,
)
from app.results.words.storms import minutes_in_words
from app.results.words.variants_in_futures import of_ten
from app.results.words.verdict import verdict
from planner_core.engine.basis.assessment import Assessment, Cost, WorkTime, misses_window
from planner_core.engine.basis.axes import NORMAL, failed_hosts
from planner_core.engine.findings.groups import grouped
from planner_core.messages import Named
from planner_core.plan.plan import Plan
from planner_core.studies.comparison import Compared

LONGEST_DETAIL = 480
LONGEST_TEXT = 320
LONGEST_BECAUSE = 120
"""Limits texts from the plan, so that the summary fits on its page; the chapters have the full texts."""
MOST_FINDINGS = 3
SAID_BY_LIFT = "limit.exceeded"
"""The finding that more desktops are planned than fit: the first lift says the same, and what to buy."""


def summary(subject: Subject) -> dict[str, Any]:
    """The result in a sentence, in figures and by topic, and the next steps."""
    plan, assessment = with_brief_names(subject.plan), subject.assessment
    rows = [
        (tr("Which variant?"), [*_variant_sentences(subject)]),
        (tr("Does it fit?"), [*_desktop_sentences(assessment), *_range_sentences(subject)]),
        (tr("And if something fails?"), [*_failure_sentences(plan, assessment)]),
        (tr("What does it cost?"), [*_cost_sentences(plan, assessment)]),
        (tr("What limits first?"), [*_limit_sentences(plan, assessment)]),
        (tr("How long do storms take?"), [*_storm_sentences(plan, assessment)]),
        (tr("What is open?"), [*_review_sentences(subject)]),
    ]
    steps = [
        {"text": shortened(text, LONGEST_TEXT), "detail": shortened(detail, LONGEST_DETAIL)}
        for text, detail in _recommendations(subject, plan)
    ]
    topics = [
        row(cell(title, tone="muted"), " ".join(shortened(each, LONGEST_TEXT) for each in sentences))
        for title, sentences in rows
        if sentences
    ]
    return chapter(
        tr("Summary"),
        "",
        [
            verdict_line(verdict(assessment)),
            headline_figures(headlines(plan, assessment)),
            table([("", "name"), ("", "text")], topics, "topics", short=False),
            *_prices(assessment),
            *([advice(tr("What next?"), steps)] if steps else []),
        ],
        page="own",
    )


def _prices(assessment: Assessment) -> Iterator[Block]:
    """The cost per desktop as planned and at each limit; empty without prices."""
    cost = assessment.cost
    shares = shared_costs(assessment)
    if not shares or not cost.is_headline:
        return
    rows = [
        row(
            each.when,
            numbers().number(each.desktops),
            at_least(money(each.per_desktop, cost.currency), cost),
            strong=not number,
        )
        for number, each in enumerate(shares)
    ]
    title = tr("Cost per desktop at purchase")
    columns: list[Column] = [(title, "name"), (tr("Desktops"), "number"), (tr("Each"), "number")]
    yield table(columns, rows, "prices", title=title, short=True)


def _recommendations(subject: Subject, plan: Plan) -> Iterator[tuple[str, str]]:
    """Next steps with reasons: what makes the plan fit, the worst findings, the cheapest variant; lifts for growth come
    last.
    """
    assessment = subject.assessment
    counts = assessment.desktops
    fits = (
        counts.maximum is not None and counts.planned <= counts.maximum
    )  # as calculated, like what lifts a limit
    if not fits:
        yield from _first_lift(plan, assessment)
    groups = [
        each
        for each in grouped(assessment.findings)
        if each.severity != "notice" and each.code != SAID_BY_LIFT
    ]
    best = recommended(subject.variants, subject.choice)
    is_another = best is not None and best is not subject.variants[subject.shown]
    for each in groups[: MOST_FINDINGS - is_another]:
        remedy, text = remedy_in_words(plan, each), group_in_words(plan, each)
        yield (remedy, text) if remedy else (text, "")
    if best is not None and is_another:
        yield (
            tr("Compare with the variant {name}.", name=Named(shortened(best.name, LONGEST_IN_SENTENCE))),
            " ".join(
                [
                    *recommendation(subject.variants, subject.catalog, _in_brief(subject.choice)),
                    *_how_often_cheaper(subject, best),
                ]
            ),
        )
    if fits:
        yield from _first_lift(plan, assessment)


def _in_brief(choice: ChosenVariant | None) -> ChosenVariant | None:
    """With so short a reason that the figures behind it are not cut off."""
    return None if choice is None else choice._replace(because=shortened(choice.because, LONGEST_BECAUSE))


def _how_often_cheaper(subject: Subject, best: Compared) -> Iterator[str]:
    """In how many futures a desktop of another variant costs less than one of this; nothing without a range."""
    study = futures_of_variants(subject.variants, subject.catalog, subject.shown)
    pair = study.against[subject.variants.index(best)] if study is not None else None
    if pair is not None and pair.cheaper:
        yield tr("Per desktop carried it costs less in {part} futures.", part=of_ten(pair.cheaper))


def _first_lift(plan: Plan, assessment: Assessment) -> Iterator[tuple[str, str]]:
    counts = assessment.desktops
    if counts.maximum is None:
        yield tr("Connect every pool to a host and to datastores for its files; then there are numbers."), ""
        return
    if not assessment.limits:
        return
    first = assessment.limits[0]
    lift = lift_in_words(assessment.lifts[0], phase_name(first.phase))
    words = {"limit": limit_name(plan, first)}
    if counts.maximum < counts.planned:
        reason = tr("{limit} limits the design to {count} desktops.", count=counts.maximum, **words)
    elif counts.fits < counts.planned:
        reason = tr(
            "The first limit is {limit}, at {count} desktops as calculated.", count=counts.maximum, **words
        )
    else:
        reason = tr(
            "Only for growth beyond {count} desktops: the first limit is {limit}.",
            count=counts.maximum,
            **words,
        )
    yield lift, reason


def _variant_sentences(subject: Subject) -> Iterator[str]:
    """The name of the variant with these numbers; empty if there is only one."""
    if subject.variant:
        yield tr(
            "This proposal is about {name}, one of {count} variants of the plan.",
            name=Named(shortened(subject.variant, LONGEST_IN_SENTENCE)),
            count=len(subject.variants),
        )
        if recommended(subject.variants, subject.choice) is subject.variants[subject.shown]:
            yield from recommendation(subject.variants, subject.catalog, subject.choice)


def _desktop_sentences(assessment: Assessment) -> Iterator[str]:
    counts = assessment.desktops
    if counts.maximum is None:
        yield tr(
            "The plan asks for {planned} desktops. How many fit cannot be said yet, because not every pool is"
            " connected to a host and to stores for all of its files.",
            planned=counts.planned,
        )
    elif counts.is_sure:
        yield verdict_for_sure(counts)
    elif counts.fits == counts.planned:
        words = {"planned": counts.planned, "maximum": counts.maximum}
        yield tr("The design carries all {planned} desktops planned; its maximum is {maximum}.", **words)
    else:
        yield tr(
            "The design carries {fits} of the {planned} desktops planned.",
            fits=counts.fits,
            planned=counts.planned,
        )
    if counts.promise == "no-range":
        yield no_range_sentence()
    if counts.promise_unkept:
        yield unkept_promise_in_words()


def _range_sentences(subject: Subject) -> Iterator[str]:
    """How sure the number is, in one sentence; none if nothing is uncertain."""
    found = range_of(subject.plan, subject.catalog, subject.assessment)
    if found is not None and stays_at_maximum(found):
        yield tr(
            "Workloads and equipment never behave exactly as planned: with the usual deviations it still carries"
            " {count}.",
            count=found.maximum,
        )
    elif found is not None and int(found.desktops.low) == int(found.desktops.high):
        yield tr(
            "Workloads and equipment never behave exactly as planned: in 8 of 10 futures it carries {count}.",
            count=int(found.desktops.low),
        )
    elif found is not None:
        yield tr(
            "Workloads and equipment never behave exactly as planned: in 8 of 10 futures it carries {low} to {high}.",
            low=int(found.desktops.low),
            high=int(found.desktops.high),
        )


def _failure_sentences(plan: Plan, assessment: Assessment) -> Iterator[str]:
    """Every failure that affects planned desktops, broken promises first; then those that the plan survives."""
    yield from (titled_failure(plan, each) for each in assessment.failures)
    lost = {each.case for each in assessment.failures}
    survived = [
        each for each in without_loss(assessment, assessment.cases) if each != NORMAL and each not in lost
    ]
    if survived and assessment.desktops.carries_plan:
        yield tr("All desktops planned go on working {cases}.", cases=through_failures(survived))
    if assessment.desktops.maximum is not None and not any(map(failed_hosts, assessment.cases)):
        yield tr("If a host fails, its desktops are down, because no cluster restarts them elsewhere.")


def _limit_sentences(plan: Plan, assessment: Assessment) -> Iterator[str]:
    if not assessment.limits:
        return
    if assessment.desktops.maximum is None:
        yield tr("Not everything is connected yet; of what is:")
    first, *others = assessment.limits[:2]
    words = {
        "limit": limit_name(plan, first),
        "count": first.desktops,
        "phase": when(first.phase, first.case),
    }
    yield (
        tr("As calculated, the first limit is {limit}, at {count} desktops (phase: {phase}).", **words)
        if assessment.desktops.is_sure
        else tr("The first limit is {limit}, at {count} desktops (phase: {phase}).", **words)
    )
    for other in others:
        yield tr(
            "Next comes {limit}, at {count} desktops.", limit=limit_name(plan, other), count=other.desktops
        )


def _cost_sentences(plan: Plan, assessment: Assessment) -> Iterator[str]:
    """The purchase, and what a desktop costs then, a month and over its life; the table below has other numbers of
    desktops.
    """
    cost = assessment.cost
    if not cost.lines:
        yield tr("The plan has no prices yet.")
        return
    if cost.gaps_of("purchase"):
        yield tr("The purchase costs at least {total}.", total=money(cost.total, cost.currency))
        yield f"{gaps_in_words(plan, cost)}."
    else:
        yield tr("The purchase costs {total}.", total=money(cost.total, cost.currency))
    for shared in shared_costs(assessment)[:1] if cost.is_headline else ():
        each, user = (
            at_least(money(amount, cost.currency), cost) for amount in (shared.per_desktop, shared.per_user)
        )
        yield tr_plural(
            "For one desktop planned that is {each}.",
            "For each of the {count} desktops planned that is {each}.",
            shared.desktops,
            each=each,
        )
        if shared.users is not None:
            yield tr("For each of {users} users it is {user}.", users=shared.users, user=user)
    monthly, whole = cost.running.cost_per_desktop_and_month, cost.running.total_cost_of_ownership_per_desktop
    if cost.is_headline and cost.total and monthly is not None and whole is not None:
        yield tr_plural(
            "Over {count} year a desktop costs {whole} in all, {monthly} a month.",
            "Over {count} years a desktop costs {whole} in all, {monthly} a month.",
            plan.settings.depreciation_years,
            whole=at_least(money(whole, cost.currency), cost, "use"),
            monthly=at_least(money(monthly, cost.currency), cost, "use"),
        )
        yield from _licence_sentences(cost)
        if missing := gaps_of_use_in_words(plan, cost):
            yield f"{missing}."


def _licence_sentences(cost: Cost) -> Iterator[str]:
    """What subscriptions and support cost a year: the purchase leaves them out."""
    average = cost.running.licences_per_year
    if average is None:
        return
    amount = at_least(money(average, cost.currency), cost, "licences")
    if len({each.licences for each in cost.running.by_year}) == 1:
        yield tr("Licences cost {amount} a year: part of that, but not of the purchase.", amount=amount)
    else:
        yield tr(
            "Licences cost {amount} a year on average: part of that, but not of the purchase.", amount=amount
        )


def _storm_sentences(plan: Plan, assessment: Assessment) -> Iterator[str]:
    """A sentence for each storm that misses its window, and one line for the others."""
    told = untold_work(assessment)
    late = [each for each in told if misses_window(each.minutes, each.window_minutes)]
    for work in late:
        yield f"{when(work.phase, work.case)}: {_time_in_words(plan, work)}"
    times = [
        tr(
            "{phase} {minutes} of {window}",
            phase=phase_name(each.phase),
            minutes=minutes_in_words(each.minutes),
            window=minutes_in_words(each.window_minutes),
        )
        for each in told
        if each not in late
    ]
    if times:
        yield tr("In their windows: {times}.", times=", ".join(times))


def _time_in_words(plan: Plan, work: WorkTime) -> str:
    words = {"minutes": minutes_in_words(work.minutes), "window": minutes_in_words(work.window_minutes)}
    if not isfinite(work.minutes):
        return tr("The desktops never finish: a resource that they need is missing.")
    if not work.component:
        return tr(
            "All desktops take {minutes} in a window of {window}; the number of concurrent operations limits it.",
            **words,
        )
    words["limit"] = resource_of(plan, work.resource, work.component)
    return tr("All desktops take {minutes} in a window of {window}; {limit} limits it.", **words)


def _review_sentences(subject: Subject) -> Iterator[str]:
    """What the review found; the chapter is named if it is printed."""
    found = subject.assessment.findings
    if not found:
        yield tr("A review of the plan found nothing to point out.")
        return
    words = {"findings": counts_in_words(found)}
    yield (
        tr("A review of the plan found {findings}; see Findings.", **words)
        if subject.prints("findings")
        else tr("A review of the plan found {findings}.", **words)
    )
    if notices := open_notices(found):
        yield tr_plural(
            "{count} of the notices changes what is bought; settle it before you order.",
            "{count} of the notices change what is bought; settle them before you order.",
            len(notices),
        )
