"""The table of differences between the drawings of variants, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.comparison import DifferenceWords, difference_words
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.plan.project import Variant

if TYPE_CHECKING:
    from planner_core.studies.differences import Difference


class Change(NamedTuple):
    """One difference of one variant, in words."""

    variant: str
    name: str
    component: str
    """Its id; empty for settings and for components that the variant no longer has."""
    words: DifferenceWords


def changes_of(variants: Sequence[Variant], baseline: int) -> tuple[Change, ...]:
    """All differences of all variants from the baseline, variant by variant."""
    first = variants[baseline]
    return tuple(
        Change(each.id, each.name, one.component if one.component in each.plan.components else "", words)
        for each in variants
        if each.id != first.id
        for one, words in changes_between(first.plan, each.plan)
    )


def changes_between(before: Plan, after: Plan) -> Iterator[tuple[Difference, DifferenceWords]]:
    """The differences of the second plan, in words, with distinct names for components of one name. Names added only
    for that are no differences.
    """
    from planner_core.studies.differences import differences  # imports numpy

    told_before, told_after = told_apart(before), told_apart(after)
    for each in differences(before, after):
        yield each, difference_words(each, told_before, told_after)


def change_columns(baseline: str) -> list[Column[Change]]:
    """The columns of the list of differences."""
    return [
        Column(tr("Variant"), lambda each: each.name),
        Column(tr("Component"), lambda each: each.words.component),
        Column(tr("What"), lambda each: each.words.what),
        Column(tr("In {baseline}", baseline=baseline), lambda each: each.words.before),
        Column(tr("Here"), lambda each: each.words.after),
    ]
