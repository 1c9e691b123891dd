"""What showing another variant changes in the drawing: mostly little, because variants are copies of each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from planner_core.editing.document import Changed
from planner_core.editing.edits import Table
from planner_core.plan.plan import Plan

MOST_TOUCHED = 0.25
"""Where more of the components differ, drawing everything anew is as quick."""
TABLES: tuple[Table, ...] = ("components", "parents", "positions", "links")


def changed_between(before: Plan, after: Plan) -> Changed | None:
    """What a drawing of the first plan has to draw anew to show the second; None where that is everything."""
    touched: set[str] = set()
    aspects: set[Table] = set()
    for name in TABLES:
        rows, others = getattr(before, name), getattr(after, name)
        if rows is others:
            continue
        if not _in_one_order(rows, others):
            return None
        for key in _differing(rows, others):
            aspects.add(name)
            touched.update(_ids(name, key, rows.get(key), others.get(key)))
    both = before.components.keys() & after.components.keys() & touched
    if any(type(before.components[each]) is not type(after.components[each]) for each in both):
        return None
    if len(touched) > MOST_TOUCHED * max(len(before.components), len(after.components)):
        return None
    return Changed(frozenset(touched), frozenset(aspects))


def _in_one_order(rows: Mapping[Any, Any], others: Mapping[Any, Any]) -> bool:
    """Whether what both have stands in the same order, so that frames hold it in that order too."""
    return [key for key in rows if key in others] == [key for key in others if key in rows]


def _differing(rows: Mapping[Any, Any], others: Mapping[Any, Any]) -> list[Any]:
    changed = [key for key, row in others.items() if (was := rows.get(key)) is not row and was != row]
    return [*changed, *(key for key in rows if key not in others)]


def _ids(table: Table, key: Any, before: Any, after: Any) -> tuple[str, ...]:
    """The components that a row is about."""
    if table == "links":
        return (key[0], key[2])
    if table == "parents":
        return tuple(each for each in (key, before, after) if each is not None)
    return (key,)
