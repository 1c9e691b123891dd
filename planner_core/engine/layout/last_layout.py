"""The layout of the last plan, taken over by a plan that differs from it in numbers of desktops alone."""

from __future__ import annotations

from planner_core.catalog.catalog import Catalog
from planner_core.engine.layout.last_plan import parts_of
from planner_core.engine.layout.layout import Layout
from planner_core.plan.plan import Plan

_kept: list[Layout] = []


def layout_of(plan: Plan, catalog: Catalog) -> Layout:
    """The layout of a plan, with as much of the last one's as still holds.

    Raises UnsoundPlanError where a number that is read breaks the bounds of its field.
    """
    parts = parts_of(plan)
    known = next(iter(_kept), None)
    made = (known.of_plan(plan, catalog, parts) if known else None) or Layout(plan, catalog, parts=parts)
    _kept[:] = [made]
    return made
