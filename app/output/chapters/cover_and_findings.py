"""Cover and findings."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from app.look.dates import date_in_words
from app.look.number_format import numbers
from app.look.translation import tr
from app.output.chapters.blocks import Block, cell, chapter, full_cell, row, table
from app.results.words.components import component_name, shortened, with_brief_names
from app.results.words.failures import failure_in_words, failure_title
from app.results.words.findings import counts_in_words, group_in_words, remedy_in_words, severity_word
from app.results.words.money import money
from app.results.words.price_gaps import at_least, missing_in_words
from app.results.words.results import resource_name, when
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.findings.groups import FindingGroup, grouped
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

LONGEST_FAILURE = 240
"""Letters on the cover; the summary has the full text."""
LONGEST_FINDING = 1500
"""Letters; only names of thousands of letters make a finding longer."""
SEVERITY_STATUS: Final = {"error": "over", "warning": "near", "notice": ""}
"""The mark of a finding."""


def cover(
    plan: Plan, assessment: Assessment, day: date, variant: str = "", *, is_appendix: bool = False
) -> dict[str, Any]:
    """Plan, variant, customer, author, date and the three headline numbers."""
    settings = plan.settings
    until = settings.prices_valid_until if assessment.cost.lines else ""
    known = [
        (tr("Variant"), variant),
        (tr("Prepared for"), settings.customer),
        (tr("Prepared by"), settings.author),
    ]
    return {
        "label": tr("Technical appendix to the proposal for desktop virtualisation")
        if is_appendix
        else tr("Proposal for desktop virtualisation"),
        "name": settings.name,
        "facts": [{"title": title, "text": text} for title, text in known if text.strip()]
        + [{"title": tr("Date"), "text": date_in_words(day)}]
        + (
            [{"title": tr("Prices valid until"), "text": date_in_words(date.fromisoformat(until))}]
            if until
            else []
        ),
        "headlines": headlines(with_brief_names(plan), assessment),
        "failures": [
            {
                "status": "over" if each.promised else "near",
                "title": failure_title(each),
                "text": shortened(failure_in_words(with_brief_names(plan), each), LONGEST_FAILURE),
            }
            for each in assessment.failures
        ],
    }


def findings(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """The findings of the review, errors first."""
    rows = [_finding(plan, each) for each in grouped(assessment.findings)]
    return chapter(
        tr("Findings"),
        tr("{findings}.", findings=counts_in_words(assessment.findings)),
        [table([("", "name"), ("", "text")], rows, "findings", short=False)],
        "" if rows else tr("A review of the plan found nothing to point out."),
    )


def _finding(plan: Plan, each: FindingGroup) -> Block:
    source = tr("Source: {source}", source=tr(each.first.source)) if each.first.source else ""
    return row(
        cell(severity_word(each.severity), tone="strong", status=SEVERITY_STATUS[each.severity]),
        full_cell(
            shortened(group_in_words(plan, each), LONGEST_FINDING),
            (shortened(remedy_in_words(plan, each), LONGEST_FINDING), "muted"),
            (source, "small"),
        ),
    )


def headlines(plan: Plan, assessment: Assessment) -> list[dict[str, str]]:
    """The three main figures: how many desktops fit, what limits them, what each costs."""
    return [_fits(assessment), _first_limit(plan, assessment), _price(plan, assessment)]


def _fits(assessment: Assessment) -> dict[str, str]:
    counts = assessment.desktops
    is_over = counts.fits < counts.planned or counts.promise_unkept
    status = "unknown" if counts.promised is None else "over" if is_over else "ok"
    detail = tr("of {planned} planned", planned=counts.planned)
    if counts.users is not None and not counts.is_sure:
        detail = tr("of {planned} planned, for {users} users", planned=counts.planned, users=counts.users)
    if counts.is_sure:
        words = {"planned": counts.planned, "promised": counts.promised, "maximum": counts.maximum}
        detail = (
            tr("of {planned} planned; up to {promised}, {maximum} as calculated", **words)
            if counts.fits == counts.planned
            else tr("of {planned} planned; {maximum} as calculated", **words)
        )
    return {
        "figure": NO_VALUE if counts.promised is None else numbers().number(counts.fits),
        "title": tr("desktops fit for 9 of 10 futures") if counts.is_sure else tr("desktops fit"),
        "detail": detail,
        "status": status,
    }


def _first_limit(plan: Plan, assessment: Assessment) -> dict[str, str]:
    title = tr("first limit")
    if not assessment.limits:
        return {
            "figure": NO_VALUE,
            "title": title,
            "detail": tr("not all is connected yet"),
            "status": "unknown",
        }
    limit = assessment.limits[0]
    words = {
        "component": component_name(plan, limit.component),
        "count": limit.desktops,
        "phase": when(limit.phase, limit.case),
    }
    detail = tr("{component}, at {count} desktops, phase: {phase}", **words)
    if assessment.desktops.maximum is None:  # the ladder names it too
        detail = tr("of what is connected so far: {limit}", limit=detail)
    status = "unknown" if assessment.desktops.maximum is None else "ok"
    return {"figure": resource_name(limit.resource), "title": title, "detail": detail, "status": status}


def _price(plan: Plan, assessment: Assessment) -> dict[str, str]:
    cost, counts = assessment.cost, assessment.desktops
    title = tr("purchase per desktop as planned")
    if missing := missing_in_words(plan, cost):
        return {"figure": NO_VALUE, "title": title, "detail": missing, "status": "unknown"}
    at_maximum = ""
    each = cost.per_desktop_promised if counts.is_sure else cost.per_desktop_maximum
    if each is not None and cost.total:
        amount = at_least(money(each, cost.currency), cost)
        at_maximum = (
            tr("{amount} for each of the {fits} that fit", amount=amount, fits=counts.fits)
            if counts.fits < counts.planned
            else tr(
                "{amount} for each of {promised} in 9 of 10 futures", amount=amount, promised=counts.promised
            )
            if counts.is_sure
            else tr("{amount} at the maximum", amount=amount)
        )
    if cost.per_user_planned is not None and cost.total:
        user = at_least(money(cost.per_user_planned, cost.currency), cost)
        at_maximum = "; ".join(filter(None, (tr("{amount} per user", amount=user), at_maximum)))
    figure = at_least(money(cost.per_desktop_planned, cost.currency) if cost.total else NO_VALUE, cost)
    return {
        "figure": figure,
        "title": title,
        "detail": at_maximum,
        "status": "ok",
    }
