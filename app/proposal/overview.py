"""Cover, summary and findings: what a customer reads who reads one page only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from math import isfinite
from typing import Any

from app.dates import date_in_words
from app.finding_words import group_in_words, remedy_in_words
from app.format import numbers
from app.i18n import mark, tr, tr_plural
from app.proposal.language import minutes, money
from app.proposal.names import component_name, limit_name
from app.result_words import case_name, phase_name, resource_name, when, work_to_tell
from app.shared_costs import shared_costs
from planner_core.engine.basis.assessment import Assessment, WorkTime
from planner_core.engine.basis.axes import NORMAL
from planner_core.engine.findings.groups import grouped
from planner_core.messages import NO_VALUE
from planner_core.plan.plan import Plan

SEVERITY_TITLES = {"error": mark("Error"), "warning": mark("Warning"), "notice": mark("Notice")}


def cover(plan: Plan, assessment: Assessment, day: date) -> dict[str, Any]:
    """Plan, customer, author, date and the three headline numbers."""
    settings = plan.settings
    people = [(tr("Prepared for"), settings.customer), (tr("Prepared by"), settings.author)]
    return {
        "label": tr("Proposal for desktop virtualisation"),
        "name": settings.name,
        "facts": [{"title": title, "text": text} for title, text in people if text.strip()]
        + [{"title": tr("Date"), "text": date_in_words(day)}],
        "headlines": [_fits(assessment), _first_limit(plan, assessment), _price(assessment)],
    }


def summary(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """The result in sentences, by topic."""
    rows = [
        (tr("Desktops"), [*_desktop_sentences(assessment)]),
        (tr("Limits"), [*_limit_sentences(plan, assessment)]),
        (tr("Cost"), [*_cost_sentences(assessment)]),
        *_work_rows(plan, assessment),
        (tr("Review"), [*_review_sentences(assessment)]),
    ]
    return {
        "title": tr("Summary"),
        "rows": [{"title": title, "sentences": sentences} for title, sentences in rows if sentences],
    }


def findings(plan: Plan, assessment: Assessment) -> dict[str, Any]:
    """What a reviewer would point out, errors first."""
    return {
        "title": tr("Findings"),
        "none": tr("A review of the plan found nothing to point out."),
        "rows": [
            {
                "severity": each.severity,
                "name": tr(SEVERITY_TITLES[each.severity]),
                "text": group_in_words(plan, each),
                "remedy": remedy_in_words(each),
                "source": tr("Source: {source}", source=tr(each.first.source)) if each.first.source else "",
            }
            for each in grouped(assessment.findings)
        ],
    }


def _fits(assessment: Assessment) -> dict[str, str]:
    counts = assessment.desktops
    status = "unknown" if counts.maximum is None else "over" if counts.fits < counts.planned else "ok"
    return {
        "figure": NO_VALUE if counts.maximum is None else numbers().number(counts.fits),
        "title": tr("desktops fit"),
        "detail": tr("of {planned} planned", planned=counts.planned),
        "status": status,
    }


def _first_limit(plan: Plan, assessment: Assessment) -> dict[str, str]:
    title = tr("first limit")
    if assessment.desktops.maximum is None or not assessment.limits:
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
    return {"figure": resource_name(limit.resource), "title": title, "detail": detail, "status": "ok"}


def _price(assessment: Assessment) -> dict[str, str]:
    cost = assessment.cost
    at_maximum = (
        tr("{amount} at the maximum", amount=money(cost.per_desktop_maximum, cost.currency))
        if cost.per_desktop_maximum is not None and cost.total
        else ""
    )
    figure = money(cost.per_desktop_planned, cost.currency) if cost.total else NO_VALUE
    return {
        "figure": figure,
        "title": tr("hardware per desktop as planned"),
        "detail": at_maximum,
        "status": "ok",
    }


def _desktop_sentences(assessment: Assessment) -> Iterator[str]:
    counts = assessment.desktops
    if counts.maximum is None:
        yield tr(
            "The plan asks for {planned} desktops. How many fit cannot be said yet, because not every pool is"
            " connected to a host and to stores for all of its files.",
            planned=counts.planned,
        )
    elif counts.fits == counts.planned:
        words = {"planned": counts.planned, "maximum": counts.maximum}
        yield tr("The design carries all {planned} desktops planned; its maximum is {maximum}.", **words)
    else:
        yield tr(
            "The design carries {fits} of the {planned} desktops planned.",
            fits=counts.fits,
            planned=counts.planned,
        )


def _limit_sentences(plan: Plan, assessment: Assessment) -> Iterator[str]:
    if assessment.desktops.maximum is None or not assessment.limits:
        return
    first, *others = assessment.limits[:2]
    words = {
        "limit": limit_name(plan, first),
        "count": first.desktops,
        "phase": when(first.phase, first.case),
    }
    yield tr("{limit} limits first, at {count} desktops (phase: {phase}).", **words)
    for other in others:
        yield tr(
            "Next comes {limit}, at {count} desktops.", limit=limit_name(plan, other), count=other.desktops
        )


def _cost_sentences(assessment: Assessment) -> Iterator[str]:
    cost, counts = assessment.cost, assessment.desktops
    if not cost.lines:
        yield tr("The plan has no prices yet.")
        return
    yield tr("The hardware costs {total}.", total=money(cost.total, cost.currency))
    for shared in shared_costs(assessment):
        each, user = money(shared.per_desktop, cost.currency), money(shared.per_user, cost.currency)
        if shared.name == "planned":
            yield tr_plural(
                "For one desktop planned that is {each}.",
                "For each of the {count} desktops planned that is {each}.",
                shared.desktops,
                each=each,
            )
        elif shared.desktops != counts.planned:
            words = {"desktops": shared.desktops, "when": shared.when}
            yield tr("It is {each} {when}: {desktops} desktops.", each=each, **words)
        if shared.users is not None:
            yield tr("For each of {users} users it is {user}.", users=shared.users, user=user)


def _work_rows(plan: Plan, assessment: Assessment) -> list[tuple[str, list[str]]]:
    """One row for each phase that is a piece of work: how long it takes, and what it waits for."""
    rows: dict[str, list[str]] = {}
    for work in work_to_tell(assessment.work):
        rows.setdefault(phase_name(work.phase), []).append(_work_sentence(plan, work))
    return list(rows.items())


def _work_sentence(plan: Plan, work: WorkTime) -> str:
    sentence = _time_in_words(plan, work)
    return (
        sentence
        if work.case == NORMAL
        else tr("{case}: {sentence}", case=case_name(work.case), sentence=sentence)
    )


def _time_in_words(plan: Plan, work: WorkTime) -> str:
    words = {"minutes": minutes(work.minutes), "window": minutes(work.window_minutes)}
    if not isfinite(work.minutes):
        return tr("The desktops are never done; what they need is not there.")
    if not work.component:
        return tr(
            "All desktops are done after {minutes} of a window of {window}; that waits for the number of desktops"
            " that may be worked on at once.",
            **words,
        )
    words["limit"] = tr(
        "{resource} of {component}",
        resource=resource_name(work.resource),
        component=component_name(plan, work.component),
    )
    return tr(
        "All desktops are done after {minutes} of a window of {window}; that waits for {limit}.", **words
    )


def _review_sentences(assessment: Assessment) -> Iterator[str]:
    counts = Counter(each.severity for each in grouped(assessment.findings))
    if not assessment.findings:
        yield tr("A review of the plan found nothing to point out.")
        return
    found = [
        tr_plural("{count} error", "{count} errors", counts["error"]),
        tr_plural("{count} warning", "{count} warnings", counts["warning"]),
        tr_plural("{count} notice", "{count} notices", counts["notice"]),
    ]
    words = dict(zip(("errors", "warnings", "notices"), found, strict=True))
    yield tr("A review of the plan found {errors}, {warnings} and {notices}; see Findings.", **words)
