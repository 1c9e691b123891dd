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
from app.results.ranges import futures_of_variants
from app.results.tables.changes_table import changes_between
from app.results.words.comparison import delta_text, value_text, verdict_text
from app.results.words.variants_in_futures import sentences_in_futures
from planner_core.messages import Named
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


def variants(subject: Subject) -> dict[str, Any] | None:
    """The chapter; None for a project of one variant."""
    plans, baseline = subject.variants, subject.baseline
    if len(plans) < 2:
        return None
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
