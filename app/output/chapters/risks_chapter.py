"""Risks and assumptions on one page: what may go wrong, what was not measured, and what the prices are worth."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

from app.look.translation import tr, tr_plural
from app.output.chapters.blocks import (
    Block,
    cell,
    chapter,
    columns_of,
    full_cell,
    heading,
    paragraph,
    row,
    table,
    together,
)
from app.output.chapters.cover_and_findings import SEVERITY_STATUS
from app.output.chapters.open_notices import open_notices
from app.output.proposal.subject import Subject
from app.results.ranges import range_of
from app.results.tables.range_tables import influence_columns
from app.results.words.components import shortened, with_brief_names
from app.results.words.costs import outside_in_words
from app.results.words.failures import failure_in_words
from app.results.words.findings import group_in_words, remedy_in_words, severity_word
from app.results.words.price_dates import price_dates_in_words
from app.results.words.price_gaps import all_gaps_in_words
from app.results.words.ranges import fits_sentence, one_value_sentence, sure_sentence, worth_sentence
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.findings.groups import grouped
from planner_core.plan.plan import Plan

MOST_FAILURES, MOST_RISKS, MOST_VALUES = 3, 6, 5
"""Lines, so that all of it fits on one page; the findings and the appendix have the rest."""
LONGEST = 260
SURE = 0.9
"""Share of futures with the planned desktops below which that is the first risk."""
VALUE_COLUMNS = ("what", "owner", "spread", "low", "high")


def risks(subject: Subject, day: date) -> dict[str, Any]:
    """The chapter."""
    plan, assessment = with_brief_names(subject.plan), subject.assessment
    blocks = [
        heading(tr("Risks")),
        *_risks(subject, plan),
        # A page that ends with the risks goes on with more than two lines about prices.
        together(
            heading(tr("Assumptions")),
            *_assumed(subject, plan),
            heading(tr("Prices")),
            paragraph(" ".join([*_prices(plan, assessment, day), outside_in_words(assessment.cost)])),
        ),
    ]
    return chapter(tr("Risks and assumptions"), "", blocks)


def _risks(subject: Subject, plan: Plan) -> Iterator[Block]:
    """How likely it is that fewer desktops fit, failures that the plan does not survive, then the worst findings with
    what helps against them, and the notices that change what is bought.
    """
    assessment = subject.assessment
    found = range_of(subject.plan, subject.catalog, assessment)
    rows = []
    is_uncertain = found is not None and found.fits < SURE and not assessment.desktops.is_sure
    if found is not None and is_uncertain:
        rows.append(
            row(
                cell(tr("Uncertain"), tone="strong", status="near"),
                full_cell(fits_sentence(found), (sure_sentence(found), "muted")),
            )
        )
    rows += [
        row(
            cell(
                tr("Promise not kept") if each.promised else tr("Not planned for"),
                tone="strong",
                status="over" if each.promised else "near",
            ),
            full_cell(shortened(failure_in_words(plan, each), LONGEST)),
        )
        for each in assessment.failures[:MOST_FAILURES]
    ]
    groups = [each for each in grouped(assessment.findings) if each.severity != "notice"]
    left = MOST_RISKS - len(rows)
    rows += [
        row(
            cell(severity_word(each.severity), tone="strong", status=SEVERITY_STATUS[each.severity]),
            full_cell(
                shortened(group_in_words(plan, each), LONGEST),
                (shortened(remedy_in_words(plan, each), LONGEST), "muted"),
            ),
        )
        for each in [*groups, *open_notices(assessment.findings)][:left]
    ]
    if not groups and not assessment.failures and not is_uncertain:
        yield paragraph(
            tr("The review found no error and no warning, and every failure computed is survived.")
        )
    if rows:
        yield table([("", "name"), ("", "text")], rows, "findings", short=False)
    if len(groups) > left:
        yield paragraph(
            tr_plural(
                "The review has {count} more error or warning.",
                "The review has {count} more errors and warnings.",
                len(groups) - left,
            )
        )


def _assumed(subject: Subject, plan: Plan) -> Iterator[Block]:
    """The values on which the number of desktops depends most, and how far they may be off."""
    found = range_of(subject.plan, subject.catalog, subject.assessment)
    if found is None:
        yield paragraph(tr("No number of desktops depends on an uncertain value yet."))
        return
    yield paragraph(" ".join(filter(None, [fits_sentence(found), worth_sentence(plan, found)])))
    telling = (each for each in found.influences if each.low != each.high)
    values = sorted(telling, key=lambda each: -each.worth)
    if values:
        columns = influence_columns(plan)
        yield table(
            columns_of(columns, *VALUE_COLUMNS),
            [
                row(*(shortened(columns[name].shown(each), LONGEST // 4) for name in VALUE_COLUMNS))
                for each in values[:MOST_VALUES]
            ],
            title=tr("Assumptions"),
            notes=[one_value_sentence()],
        )


def _prices(plan: Plan, assessment: Assessment, day: date) -> Iterator[str]:
    cost = assessment.cost
    if not cost.lines:
        yield tr("There are no prices yet.")
        return
    yield from price_dates_in_words(cost, day)
    yield from (f"{each}." for each in all_gaps_in_words(plan, cost))
