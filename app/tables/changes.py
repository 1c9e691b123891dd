"""The table of what is different between the drawings of variants, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.comparison_words import DifferenceWords, difference_words
from app.i18n import tr
from app.tables.column import Column
from planner_core.plan.names import told_apart
from planner_core.plan.project import Variant


class Change(NamedTuple):
    """One difference of one variant, in words."""

    variant: str
    name: str
    component: str
    """Its id; empty for settings and for what the variant does not have any more."""
    words: DifferenceWords


def changes_of(variants: Sequence[Variant], baseline: int) -> tuple[Change, ...]:
    """Every difference of every variant from the baseline, variant by variant."""
    from planner_core.studies.differences import differences  # brings numpy

    first = variants[baseline]
    before = told_apart(first.plan)
    found: list[Change] = []
    for each in variants:
        if each.id == first.id:
            continue
        after = told_apart(each.plan)
        found += [
            Change(
                each.id,
                each.name,
                one.component if one.component in each.plan.components else "",
                difference_words(one, before, after),
            )
            for one in differences(first.plan, each.plan)
        ]
    return tuple(found)


def change_columns(baseline: str) -> list[Column[Change]]:
    """The columns of the list of what was changed."""
    return [
        Column(tr("Variant"), lambda each: each.name),
        Column(tr("Component"), lambda each: each.words.component),
        Column(tr("What"), lambda each: each.words.what),
        Column(tr("In {baseline}", baseline=baseline), lambda each: each.words.before),
        Column(tr("Here"), lambda each: each.words.after),
    ]
