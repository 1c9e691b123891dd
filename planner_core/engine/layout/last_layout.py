"""The layout of a plan, reusing the last one."""

from __future__ import annotations

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.layout.layout import Layout
from planner_core.plan.plan import Plan
from planner_core.reuse import keep_last, last


def layout_of(plan: Plan, catalog: Catalog) -> Layout:
    """The layout of a plan, reusing all valid parts of the last one.

    Raises UnsoundPlanError for a number outside the bounds of its field.
    """
    known = last(Layout)
    try:
        fits = known is not None and known.catalog is catalog
        layout = known.like(plan) if known and fits else Layout(plan, catalog)
    except UnsoundPlanError:  # it may belong to the last plan, some of whose numbers were not read
        layout = Layout(plan, catalog)
    return keep_last(layout)
