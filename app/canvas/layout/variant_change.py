"""The difference between drawings of two variants: usually small, because variants are copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from planner_core.editing.document import Changed, changed
from planner_core.editing.edits import PLAN_TABLES, Edit
from planner_core.plan.plan import Plan

MOST_TOUCHED = 0.25
"""If more of the components differ, redrawing everything is as fast."""


def changed_between(before: Plan, after: Plan) -> Changed | None:
    """The changes from the drawing of the first plan to the second; None to redraw everything."""
    edits: list[Edit] = []
    for name in PLAN_TABLES:
        rows, others = getattr(before, name), getattr(after, name)
        if rows is others:
            continue
        if not _in_one_order(rows, others):
            return None
        edits += [Edit(name, key, rows.get(key), others.get(key)) for key in _differing(rows, others)]
    found = changed(edits)
    both = before.components.keys() & after.components.keys() & found.ids
    if any(type(before.components[each]) is not type(after.components[each]) for each in both):
        return None
    if len(found.ids) > MOST_TOUCHED * max(len(before.components), len(after.components)):
        return None
    return found


def _in_one_order(rows: Mapping[Any, Any], others: Mapping[Any, Any]) -> bool:
    """Whether the common rows have the same order, so that frames stack them in the same order."""
    return [key for key in rows if key in others] == [key for key in others if key in rows]


def _differing(rows: Mapping[Any, Any], others: Mapping[Any, Any]) -> list[Any]:
    changed = [key for key, row in others.items() if (was := rows.get(key)) is not row and was != row]
    return [*changed, *(key for key in rows if key not in others)]
