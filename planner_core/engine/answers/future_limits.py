"""How many desktops a plan carries in each of many futures, what limits it first there, and how full resources are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.acceptance import acceptance_blocks
from planner_core.engine.answers.future_use import Shares, Watched, used_in_futures
from planner_core.engine.answers.latency_limit import latency_block, with_answers
from planner_core.engine.answers.limits import Bound, bounds_of, planned_desktops
from planner_core.engine.answers.measures import measure
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Index, Values, values_of
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
    measures = measure(layout)
    if at is not None:
        measures = with_answers(layout, measures)
        used = used_in_futures(layout, measures.blocks, futures, at)
        return _first(_limiting(layout, measures.blocks), futures)._replace(used=used)
    latency = latency_block(layout, measures)
    others = _limiting(layout, measures.blocks)
    behind = _limiting(layout, [] if latency is None else [latency])
    enough = _growth(layout, _first([*others, *behind], futures).exact)
    tests = _limiting(layout, acceptance_blocks(layout, measures, enough=enough))
    return _first([*others, *tests, *behind], futures)


def _limiting(layout: Layout, blocks: Sequence[Block]) -> list[Bound]:
    """The limits of each block that has any."""
    planned = planned_desktops(layout)
    return [
        bounds_of(layout.settings, layout.cases, planned, block)[0]
        for block in blocks
        if block.binding and block.components
    ]


def _growth(layout: Layout, desktops: Values) -> Values:
    """So many times the planned desktops, by case: no test is asked whether more would have their answers in time."""
    planned = values_of(planned_desktops(layout))[0, 0, 0]
    with np.errstate(divide="ignore", invalid="ignore"):  # nothing planned, no limit
        found: Values = np.repeat(desktops, len(layout.cases) // len(desktops)) / planned
    return found


def _first(bounds: Sequence[Bound], futures: int) -> FutureLimits:
    by = [LimitedBy(name, bound.block.resource) for bound in bounds for name in bound.block.components]
    if not by:
        nothing = np.full(futures, np.inf)
        return FutureLimits(nothing, nothing, np.zeros(futures, dtype=np.intp), by)
    whole, exact = (
        np.concatenate(each) for each in zip(*(_worst(bound, futures) for bound in bounds), strict=True)
    )
    least = whole.min(axis=0)
    first = np.where(whole == least, exact, np.inf).argmin(axis=0)
    return FutureLimits(least, exact[first, np.arange(futures)], first, by)


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
