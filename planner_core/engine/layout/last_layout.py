"""The layout of a plan, which reuses what the last one shares with it."""

from __future__ import annotations

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.layout.layout import Layout
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last


def layout_of(plan: Plan, catalog: Catalog) -> Layout:
    """The layout of a plan, with as much of the last one's as still holds.

    Raises UnsoundPlanError where a number that is read breaks the bounds of its field.
    """
    known = last(Layout)
    try:
        fits = known is not None and known.catalog is catalog
        layout = known.like(plan) if known and fits else Layout(plan, catalog)
    except UnsoundPlanError:  # maybe of the last plan, whose numbers were not all read
        layout = Layout(plan, catalog)
    return keep_last(layout)
