"""A layout with unique display names, which findings use for components."""

from __future__ import annotations

from typing import Any

from planner_core.engine.layout.layout import TABLES, Layout
from planner_core.engine.layout.tables import Table
from planner_core.plan.names import told_apart
from planner_core.plan.plan import Plan
from planner_core.reuse import same_objects


def named_apart(layout: Layout) -> Layout:
    """The same layout with unique names; itself if they already are."""
    plan = told_apart(layout.plan)
    if plan is layout.plan:
        return layout
    return layout.called(plan, {name: _renamed(name, getattr(layout, name), plan) for name in TABLES})


def _renamed(name: str, table: Table[Any], plan: Plan) -> Table[Any]:
    """A table with the same sequence object as last time, if it has the same components."""
    components: list[Any] = [plan.components[each] for each in table.ids]
    return table.called(same_objects(components, ("renamed", name)))
