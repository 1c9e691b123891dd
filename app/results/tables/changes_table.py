"""The table of differences between the drawings of variants, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from app.look.translation import tr
from app.results.tables.column import Column
from app.results.words.comparison import DifferenceWords, difference_words
from planner_core.plan.links import POOL_FILE_ROLES
from planner_core.plan.names import told_apart
from planner_core.plan.placement import needed_roles
from planner_core.plan.plan import Plan
from planner_core.plan.project import Variant

if TYPE_CHECKING:
    from planner_core.studies.differences import Difference


LEAST_TOGETHER: Final = 3
"""Files that move alike from which they are one line."""


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
    found = [(each, difference_words(each, told_before, told_after)) for each in differences(before, after)]
    yield from _with_files_together(found, before, after)


def _with_files_together(
    found: Sequence[tuple[Difference, DifferenceWords]], before: Plan, after: Plan
) -> Iterator[tuple[Difference, DifferenceWords]]:
    """Files that a pool moves from one place to one other are one line; those that it does not have are not counted."""
    moved: dict[tuple[str, str, str], list[str]] = {}
    for each, words in found:
        if each.what == "links" and each.field in POOL_FILE_ROLES:
            moved.setdefault((each.component, words.before, words.after), []).append(each.field)
    for each, words in found:
        roles = moved.get((each.component, words.before, words.after), []) if each.what == "links" else []
        if each.field not in roles:
            yield each, words
            continue
        has = _roles_of(each.component, before, after)
        real = [role for role in roles if role in has]
        if not real or len(real) < LEAST_TOGETHER:
            if each.field in real or not real:
                yield each, words
        elif each.field == roles[0]:
            yield each, words._replace(what=tr("{count} files", count=len(real)))


def _roles_of(component: str, before: Plan, after: Plan) -> set[str]:
    """The files that a pool has in one of two plans."""
    pools = (plan.components[component] for plan in (before, after) if component in plan.components)
    return {role for pool in pools for role in needed_roles(pool)}


def change_columns(baseline: str) -> list[Column[Change]]:
    """The columns of the list of differences."""
    return [
        Column(tr("Variant"), lambda each: each.name),
        Column(tr("Component"), lambda each: each.words.component),
        Column(tr("What"), lambda each: each.words.what),
        Column(tr("In {baseline}", baseline=baseline), lambda each: each.words.before),
        Column(tr("Here"), lambda each: each.words.after),
    ]
