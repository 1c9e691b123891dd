"""How many desktops a plan carries in each of many futures, what limits it first there, and how full resources are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.future_use import Shares, Watched, used_in_futures
from planner_core.engine.answers.latency_limit import with_answers
from planner_core.engine.answers.limits import Bound, bounds_of, planned_desktops
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Index, Values
from planner_core.plan.components import ComponentId


class LimitedBy(NamedTuple):
    """A resource of a component that may limit a plan."""

    component: ComponentId
    resource: Resource


class FutureLimits(NamedTuple):
    """The first limit of a plan in each future."""

    desktops: Values
    """In whole desktops on each host; infinite without a limit."""
    exact: Values
    """Before rounding."""
    first: Index
    """What limits, as an index of `by`."""
    by: Sequence[LimitedBy]
    used: Shares | None = None
    """Utilisation of what is watched: uses x futures."""


def future_limits(layout: Layout, futures: int, at: Watched | None = None) -> FutureLimits:
    """The first limits of a layout made by `Layout.in_futures`; of equal ones the smaller before rounding, as in the
    ladder of a plan. `at` is what is watched besides.
    """
    measures = with_answers(layout, measure(layout))
    used = used_in_futures(layout, measures.blocks, futures, at) if at is not None else None
    planned = planned_desktops(layout)
    bounds = [
        bounds_of(layout.settings, layout.cases, planned, block)[0]
        for block in measures.blocks
        if block.binding and block.components
    ]
    by = [LimitedBy(name, bound.block.resource) for bound in bounds for name in bound.block.components]
    if not by:
        nothing = np.full(futures, np.inf)
        return FutureLimits(nothing, nothing, np.zeros(futures, dtype=np.intp), by, used)
    whole, exact = (
        np.concatenate(each) for each in zip(*(_worst(bound, futures) for bound in bounds), strict=True)
    )
    least = whole.min(axis=0)
    first = np.where(whole == least, exact, np.inf).argmin(axis=0)
    return FutureLimits(least, exact[first, np.arange(futures)], first, by, used)


def _worst(bound: Bound, futures: int) -> tuple[Values, Values]:
    """The limit of each row at its worst case, in whole desktops and before rounding: rows x futures."""
    rows = len(bound.block.components)
    cases = bound.desktops.shape[1] // futures
    whole, exact = (
        np.broadcast_to(each, (rows, futures * cases)).reshape(rows, futures, cases)
        for each in (bound.desktops, bound.least)
    )
    least = whole.min(axis=2)
    return least, np.where(whole == least[..., None], exact, np.inf).min(axis=2)
