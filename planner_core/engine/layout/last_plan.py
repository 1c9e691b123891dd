"""The components of a plan by kind, with nesting and links; unchanged parts of the last plan are reused.

An edit changes one component of thousands. Unchanged ones are found by object identity, all at once. A kind without
changes keeps the same sequence object, so its components need not be compared again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple

from planner_core.engine.layout.connections import Connections
from planner_core.engine.layout.nesting import Nesting
from planner_core.plan.components import Component
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last, reused


class Parts(NamedTuple):
    """All components of a plan with their nesting and links. Immutable."""

    nesting: Nesting
    connections: Connections
    every: Sequence[Component]
    """In the order of the plan."""
    of_kind: Mapping[type[Any], Sequence[Component]]
    """In the same order, row by row."""


def parts_of(plan: Plan) -> Parts:
    """The components of a plan, reusing all unchanged parts of the last one."""
    every = list(plan.components.values())
    known = last(Parts)
    fits = known is not None and known.nesting.fits(plan)
    parts = (_with_changes(known, plan, every) if known and fits else None) or _laid_out(plan, every)
    return keep_last(parts)


def rows_with_another(known: Sequence[Component], components: Sequence[Component]) -> list[int]:
    """The rows with a different object than before; both sequences have equal lengths."""
    return list(compress(count(), map(is_not, known, components)))


def _with_changes(known: Parts, plan: Plan, every: Sequence[Component]) -> Parts | None:
    """The last plan's parts with this plan's changes; None if the kind of a component differs."""
    changed = rows_with_another(known.every, every)
    kinds = {type(every[at]) for at in changed}
    if any(type(known.every[at]) is not type(every[at]) for at in changed):
        return None
    of_kind = {kind: list(known.of_kind[kind]) for kind in kinds}
    for at in changed:
        of_kind[type(every[at])][known.nesting.row_of_place[at]] = every[at]
    return _parts(plan, known.nesting, every, {**known.of_kind, **of_kind})


def _laid_out(plan: Plan, every: Sequence[Component]) -> Parts:
    of_kind: dict[type[Any], list[Component]] = {}
    for part in every:
        of_kind.setdefault(type(part), []).append(part)
    return _parts(plan, Nesting(plan), every, of_kind)


def _parts(
    plan: Plan,
    nesting: Nesting,
    every: Sequence[Component],
    of_kind: Mapping[type[Any], Sequence[Component]],
) -> Parts:
    return Parts(nesting, reused(Connections, plan.links, nesting), every, of_kind)
