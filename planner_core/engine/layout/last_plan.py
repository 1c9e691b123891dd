"""The components of a plan, kind by kind, and where they lie and lead: taken over from the last plan where it holds.

An edit changes one component of thousands. What stayed the same is found by comparing objects, all at once, and every
kind without a changed component keeps the very same sequence, so that nobody has to look at its components again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple

from planner_core.engine.layout.structure import Structure
from planner_core.plan.components import Component
from planner_core.plan.plan import Plan


class Parts(NamedTuple):
    """All components of a plan."""

    structure: Structure
    every: Sequence[Component]
    """In the order of the plan."""
    of_kind: Mapping[type[Any], Sequence[Component]]
    """In the same order, row by row."""


_kept: list[Parts] = []
"""Those of the last plan. Whoever finds them fitting takes them; they are never changed."""


def parts_of(plan: Plan) -> Parts:
    """The components of a plan, with as much of the last one's as still holds."""
    every = list(plan.components.values())
    known = next((each for each in _kept if each.structure.fits(plan)), None)
    made = (_taken_over(known, plan, every) if known else None) or _anew(plan, every)
    _kept[:] = [made]
    return made


def rows_with_another(known: Sequence[Component], components: Sequence[Component]) -> list[int]:
    """The rows in which there is another object than before; both are equally long."""
    return list(compress(count(), map(is_not, known, components)))


def _taken_over(known: Parts, plan: Plan, every: Sequence[Component]) -> Parts | None:
    """The last plan's with what has changed since; None where a component is of another kind now."""
    changed = rows_with_another(known.every, every)
    kinds = {type(every[at]) for at in changed}
    if any(type(known.every[at]) is not type(every[at]) for at in changed):
        return None
    anew = {kind: list(known.of_kind[kind]) for kind in kinds}
    for at in changed:
        anew[type(every[at])][known.structure.row_of_place[at]] = every[at]
    return Parts(known.structure.with_links_of(plan), every, {**known.of_kind, **anew})


def _anew(plan: Plan, every: Sequence[Component]) -> Parts:
    of_kind: dict[type[Any], list[Component]] = {}
    for part in every:
        of_kind.setdefault(type(part), []).append(part)
    return Parts(Structure(plan), every, of_kind)
