"""The layout of the last plan, taken over by a plan that differs from it in numbers of desktops alone."""

from __future__ import annotations

from planner_core.catalog.catalog import Catalog
from planner_core.engine.basis.soundness import UnsoundPlanError
from planner_core.engine.layout.layout import Layout
from planner_core.plan.plan import Plan

_kept: list[Layout] = []


def layout_of(plan: Plan, catalog: Catalog) -> Layout:
    """The layout of a plan, with as much of the last one's as still holds.

    Raises UnsoundPlanError where a number that is read breaks the bounds of its field.
    """
    known = next((each for each in _kept if each.catalog is catalog), None)
    try:
        made = known.like(plan) if known is not None else Layout(plan, catalog)
    except UnsoundPlanError:  # of the last plan perhaps, which nobody has read as far as this
        made = Layout(plan, catalog)
    _kept[:] = [made]
    return made
