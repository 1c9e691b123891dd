"""The variants of a project side by side: a line each for choosing, all values in groups of columns, and the
differences between the drawings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from app.look.number_format import numbers
from app.look.translation import tr, tr_plural, translate
from app.output.chapters.blocks import (
    Block,
    Cell,
    Content,
    cell,
    chapter,
    group,
    heading,
    note,
    paragraph,
    row,
    table,
)
from app.output.chapters.recommendation import carries_all, recommendation
from app.output.proposal.subject import Subject
from app.results.ranges import futures_of_variants, range_of
from app.results.tables.changes_table import changes_between
from app.results.words.comparison import delta_text, value_text, verdict_text
from app.results.words.variants_in_futures import sentences_in_futures
from planner_core.engine.basis.assessment import Assessment
from planner_core.engine.basis.axes import failed_hosts
from planner_core.messages import NO_VALUE, Named
from planner_core.plan.names import told_apart
from planner_core.studies.comparison import Cell as ComparedCell
from planner_core.studies.comparison import Compared, Comparison, ComparisonRow, compare
from planner_core.studies.variants_in_futures import IN_FUTURES, with_futures

BESIDE = 3
"""Variants beside the baseline; with their differences, more would not be legible on a page."""
MOST_DIFFERENCES = 25
"""Lines for each variant; unrelated plans differ in hundreds."""
TO_CHOOSE_BY = (
    "hosts", "desktops.planned", "desktops.fits", "desktops.promised", "desktops.maximum", "first_limit", "cost.total",
    "cost.per_desktop_planned",
)  # fmt: skip
"""The measures of the first table, as far as they are known."""

IN_SHORT = ("first_limit", "cost.total", "cost.cost_per_desktop_and_month", "hosts")
"""What the short edition compares below desktops and failures."""
MOST_IN_SHORT = 4
"""Variants beside each other there; more are another table."""


def variants(subject: Subject, *, is_short: bool = False) -> dict[str, Any] | None:
    """The chapter, in the short edition one table; None for a project of one variant."""
    plans, baseline = subject.variants, subject.baseline
    if len(plans) < 2:
        return None
    if is_short:
        return chapter(tr("Variants"), "", [*_in_short(subject)])
    study = futures_of_variants(plans, subject.catalog, baseline)
    found = compare([each._replace(plan=told_apart(each.plan)) for each in plans], baseline)
    found = with_futures(found, study)
    name = plans[baseline].name
    return chapter(
        tr("Variants"),
        tr(
            "The variants of this plan side by side, compared with {baseline}. A triangle says that a value is better"
            " (▲) or worse (▼), where higher or lower is clearly better; a value without a second line is the same.",
            baseline=Named(name),
        ),
        [
            *_choice(subject),
            *map(paragraph, sentences_in_futures(found.names, study)),
            _overview(found, subject.shown),
            heading(tr("Values in detail")),
            *_details(found, subject.shown),
            *_all_differences(plans, baseline, subject.shown),
        ],
    )


def _in_short(subject: Subject) -> Iterator[Block]:
    """What decides between the variants, one column each: what they carry, what limits them, and what they cost."""
    plans = subject.variants
    found = compare([each._replace(plan=told_apart(each.plan)) for each in plans], subject.baseline)
    by_key = {each.key: each for each in found.rows}
    for start in range(0, len(plans), MOST_IN_SHORT):
        some = range(start, min(start + MOST_IN_SHORT, len(plans)))
        columns: list[tuple[str, Content]] = [
            (_head(found.names[number], number == subject.shown), "number") for number in some
        ]
        first = [
            (tr("Desktops that fit, of those planned"), [_fitting(plans[each].assessment) for each in some]),
            (tr("Desktops at most"), [_at_most(plans[each].assessment) for each in some]),
            (tr("In 8 of 10 futures"), [_ranging(subject, plans[each]) for each in some]),
            (tr("If a host fails"), [_after_a_host(plans[each].assessment) for each in some]),
        ]
        then = [
            (translate(by_key[key].title), [value_text(by_key[key].cells[each]) for each in some])
            for key in IN_SHORT
            if key in by_key
        ]
        rows = [row(title, *cells) for title, cells in (*first, *then) if set(cells) != {NO_VALUE}]
        yield table([("", "name"), *columns], rows)


def _fitting(assessment: Assessment | None) -> str:
    counts = assessment.desktops if assessment is not None else None
    if counts is None or counts.maximum is None or counts.promised is None:
        return NO_VALUE
    return tr("{fits} of {planned}", fits=counts.fits, planned=counts.planned)


def _at_most(assessment: Assessment | None) -> str:
    return numbers().number(assessment.desktops.maximum) if assessment is not None else NO_VALUE


def _ranging(subject: Subject, variant: Compared) -> str:
    """How many desktops a variant carries in 8 of 10 futures, as the summary says of the offered one."""
    found = variant.assessment and range_of(variant.plan, subject.catalog, variant.assessment)
    if not found:
        return NO_VALUE
    low, high = int(found.desktops.low), int(found.desktops.high)
    return numbers().number(low) if low == high else tr("{low} to {high}", low=low, high=high)


def _after_a_host(assessment: Assessment | None) -> str:
    """What becomes of the planned desktops, by the same figures as the sentences on failures."""
    if assessment is None or assessment.desktops.maximum is None:
        return NO_VALUE
    if not any(map(failed_hosts, assessment.cases)):
        return tr("its desktops are down")
    is_lost = any(failed_hosts(each.case) for each in assessment.failures)
    if is_lost or not assessment.desktops.carries_plan:
        return tr("not all go on working")
    return tr("all go on working")


def _choice(subject: Subject) -> Iterator[Block]:
    """Which variants carry the planned desktops, and which is recommended for what reasons."""
    plans, advised = subject.variants, recommendation(subject.variants, subject.catalog, subject.choice)
    able = sum(map(carries_all, plans))
    is_sure = any(each.assessment is not None and each.assessment.desktops.is_sure for each in plans)
    if not able:
        yield paragraph(
            tr("None of the {all} variants carries all desktops planned in 9 of 10 futures.", all=len(plans))
            if is_sure
            else tr("None of the {all} variants carries all desktops planned.", all=len(plans))
        )
        if advised:
            yield paragraph(" ".join(advised))
        return
    yield paragraph(
        tr_plural(
            "{count} of {all} variants carries all desktops planned in 9 of 10 futures.",
            "{count} of {all} variants carry all desktops planned in 9 of 10 futures.",
            able,
            all=len(plans),
        )
        if is_sure
        else tr_plural(
            "{count} of {all} variants carries all desktops planned.",
            "{count} of {all} variants carry all desktops planned.",
            able,
            all=len(plans),
        )
    )
    if advised:
        yield paragraph(" ".join(advised))


def _overview(found: Comparison, proposed: int) -> Block:
    """One row for each variant; the proposed one is marked."""
    by_key = {each.key: each for each in found.rows}
    measures = [by_key[key] for key in TO_CHOOSE_BY if key in by_key]
    columns: list[tuple[str, Content]] = [
        (translate(each.title), "text" if each.key == "first_limit" else "number") for each in measures
    ]
    rows = [
        row(
            cell(name, tr("this proposal"), "same") if number == proposed else name,
            *(_short(each.cells[number]) for each in measures),
            strong=number == proposed,
        )
        for number, name in enumerate(found.names)
    ]
    return table([(tr("Variant"), "name"), *columns], rows)


def _details(found: Comparison, proposed: int) -> Iterator[Block]:
    """All measures, in tables of a few variants beside the baseline."""
    others = [number for number in range(len(found.names)) if number != found.baseline]
    for start in range(0, len(others), BESIDE):
        shown = [found.baseline, *others[start : start + BESIDE]]
        rows: list[Block] = []
        title = ""
        for each in found.rows:
            if translate(each.group) != title:
                title = translate(each.group)
                rows.append(group(title))
            rows.append(_measure(each, shown))
        columns: list[tuple[str, Content]] = [
            (_head(found.names[number], number == proposed), "number") for number in shown
        ]
        yield table([("", "name"), *columns], rows)


def _head(name: str, is_proposed: bool) -> str:
    """The heading of a variant's column."""
    return tr("{name} (this proposal)", name=name) if is_proposed else name


def _measure(each: ComparisonRow, shown: Sequence[int]) -> Block:
    cells = (each.cells[number] for number in shown)
    if each.group == IN_FUTURES:
        return row(translate(each.title), *map(_share, cells))
    return row(translate(each.title), *map(_cell, cells))


def _cell(each: ComparedCell) -> Cell:
    is_same = each.delta is not None and not each.delta.absolute
    return cell(value_text(each), "" if is_same else delta_text(each), each.verdict)


def _share(each: ComparedCell) -> Cell:
    """A share of the futures, below it in a word whether that is good: it is no difference of two values."""
    return cell(
        value_text(each), verdict_text(each) if each.verdict in ("better", "worse") else "", each.verdict
    )


def _short(each: ComparedCell) -> Cell:
    """The same in less space: only the relative difference if it is known, nothing for 0."""
    share = each.delta.share if each.delta is not None else None
    if share is None and each.delta is not None and each.delta.absolute:
        return cell(value_text(each), delta_text(each), each.verdict)
    signed = "" if not share else numbers().percent(share)
    return cell(value_text(each), f"+{signed}" if share and share > 0 else signed, each.verdict)


def _all_differences(plans: Sequence[Compared], baseline: int, proposed: int) -> Iterator[Block]:
    before = plans[baseline]
    for number, each in enumerate(plans):
        if number == baseline:
            continue
        yield heading(tr("What is different in {name}", name=Named(each.name)))
        # Where an equal value is from is for those who check the plan, in the window.
        rows = [words for one, words in changes_between(before.plan, each.plan) if one.what != "origins"]
        if not rows:
            yield paragraph(
                tr("The drawing and all values are the same as in {baseline}.", baseline=Named(before.name))
            )
            continue
        head: list[tuple[str, Content]] = [
            (tr("Component"), "name"),
            (tr("What"), "text"),
            (_head(before.name, baseline == proposed), "text"),
            (_head(each.name, number == proposed), "text"),
        ]
        shown = [row(found.component, found.what, found.before, found.after) for found in rows]
        yield table(head, shown[:MOST_DIFFERENCES])
        if len(shown) > MOST_DIFFERENCES:
            yield note(
                tr_plural(
                    "{count} more difference of this variant is not listed.",
                    "{count} more differences of this variant are not listed.",
                    len(shown) - MOST_DIFFERENCES,
                )
            )
