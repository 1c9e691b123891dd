"""How many desktops a plan carries in each of many futures, what limits it first there, and how full resources are.

Failure cases are computed one after the other: most of what makes up a limit does not depend on them, and is computed
once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from planner_core.engine.answers.acceptance import Enough, acceptance_blocks
from planner_core.engine.answers.future_use import Shares, Watched, used_in_futures
from planner_core.engine.answers.latency_limit import latency_block, with_answers
from planner_core.engine.answers.limits import bounds_of, planned_desktops
from planner_core.engine.answers.measures import Measures, measure
from planner_core.engine.basis.axes import NORMAL, Case
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.cases import promised_cases
from planner_core.engine.basis.resources import Resource
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Index, Truths, Values, values_of
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


class _InCase(NamedTuple):
    """The futures in one failure case."""

    case: Case
    layout: Layout
    measures: Measures


class _Worst(NamedTuple):
    """The limits of a block at the worst case of each future: rows x futures, or a single column for all of them."""

    resource: Resource
    components: Sequence[ComponentId]
    desktops: Values
    """In whole desktops on each host."""
    exact: Values
    """Before rounding."""


def promised_of(layout: Layout) -> tuple[Case, ...]:
    """The failure cases that may limit a plan, the first of which is that without a failure."""
    tolerated = layout.clusters.numbers("failures_to_tolerate").max(initial=0.0)
    return promised_cases(layout.settings, layout.cases, int(tolerated))


def future_limits(
    layout: Layout, futures: int, cases: Sequence[Case], at: Watched | None = None
) -> FutureLimits:
    """The first limits of a layout made by `Layout.in_cases` in the failure cases of a promise, the first of which is
    that without a failure; of equal ones the smaller before rounding, as in the ladder of a plan. `at` is what is
    watched besides.
    """
    layouts = [layout if case == NORMAL else layout.in_cases((case,)) for case in cases]
    every = [_InCase(case, each, measure(each)) for case, each in zip(cases, layouts, strict=True)]
    if at is not None:
        every = [each._replace(measures=with_answers(each.layout, each.measures)) for each in every]
        used = used_in_futures([(each.case, each.layout, each.measures) for each in every], futures, at)
        found = _first(_limiting(every, [each.measures.blocks for each in every]), futures)
        return found._replace(used=used)
    latencies = [latency_block(each.layout, each.measures) for each in every]
    others = _limiting(every, [each.measures.blocks for each in every])
    behind = _limiting(every, [[] if block is None else [block] for block in latencies])
    enough = Enough(_growth(layout, _first([*others, *behind], futures).exact))
    # The last cases first: a failure limits to less than none, which then need not be looked for.
    judged = [acceptance_blocks(each.layout, each.measures, enough=enough) for each in reversed(every)]
    return _first([*others, *_limiting(every, judged[::-1]), *behind], futures)


def _limiting(every: Sequence[_InCase], blocks: Sequence[Sequence[Block]]) -> list[_Worst]:
    """The limits of each block that has any, at their worst case. `blocks` are those of each case."""
    found: dict[Resource, _Worst] = {}
    normal: dict[Resource, Block] = {}
    for here, those in zip(every, blocks, strict=True):
        planned = planned_desktops(here.layout)
        for block in those:
            if not block.binding or not block.components:
                continue
            usual = normal.setdefault(block.resource, block)
            if usual is not block and _comes_later(block, usual):
                continue
            (bound,) = bounds_of(here.layout.settings, here.layout.cases, planned, block)
            whole, exact = bound.desktops, bound.least
            if usual is not block and (gone := _is_gone(block, usual)) is not None:
                whole, exact = (np.where(gone, np.inf, each) for each in (whole, exact))
            limits = _Worst(block.resource, block.components, whole, exact)
            before = found.get(block.resource)
            found[block.resource] = limits if before is None else _worse(before, limits)
    return list(found.values())


def _comes_later(block: Block, usual: Block) -> bool:
    """Whether a failure changes no limit of a block, except that its resource may be used to a larger part."""
    same = ("components", "demand", "fixed_demand", "capacity", "tolerated", "on_one")
    return all(getattr(block, name) is getattr(usual, name) for name in same) and bool(
        (values_of(block.target_percent) >= values_of(usual.target_percent)).all()
    )


def _is_gone(block: Block, usual: Block) -> Truths | None:
    """Where the failure leaves nothing of a resource that is there without it, by row and future: no number of desktops
    fits then, which is a finding and not a limit. None if that is nowhere.
    """
    left = values_of(block.capacity)
    if left.min(initial=1.0) > 0:
        return None
    there = values_of(usual.capacity).max(axis=(1, 2)) > 0
    if usual.components != block.components:  # a store without I/O has no row of latency
        rows = {component: row for row, component in enumerate(usual.components)}
        none = np.zeros((1, there.shape[1]), dtype=bool)
        places = [rows.get(component, len(rows)) for component in block.components]
        there = np.concatenate([np.broadcast_to(there, (len(rows), there.shape[1])), none])[places]
    gone: Truths = (left.max(axis=(1, 2)) <= 0) & there
    return gone if gone.any() else None


def _worse(one: _Worst, other: _Worst) -> _Worst:
    """The smaller limit in each future, of equal ones the smaller before rounding."""
    if one.components != other.components:
        return _worse(*_of_both(one, other))
    lower = (other.desktops < one.desktops) | ((other.desktops == one.desktops) & (other.exact < one.exact))
    if not lower.any():
        return one
    return one._replace(
        desktops=np.where(lower, other.desktops, one.desktops), exact=np.where(lower, other.exact, one.exact)
    )


def _of_both(one: _Worst, other: _Worst) -> tuple[_Worst, _Worst]:
    """Both with the rows of both; what has no row has no limit."""
    components = list(dict.fromkeys([*one.components, *other.components]))
    places = {component: row for row, component in enumerate(components)}

    def with_rows(limits: _Worst) -> _Worst:
        rows = [places[component] for component in limits.components]
        desktops, exact = (
            np.full((len(components), each.shape[1]), np.inf) for each in (limits.desktops, limits.exact)
        )
        desktops[rows], exact[rows] = limits.desktops, limits.exact
        return limits._replace(components=components, desktops=desktops, exact=exact)

    return with_rows(one), with_rows(other)


def _growth(layout: Layout, desktops: Values) -> Values:
    """So many times the planned desktops, by future: no test is asked whether more would have their answers in time."""
    planned = values_of(planned_desktops(layout))[0, 0, 0]
    with np.errstate(divide="ignore", invalid="ignore"):  # nothing planned, no limit
        found: Values = desktops / planned
    return found


def _first(limits: Sequence[_Worst], futures: int) -> FutureLimits:
    by = [LimitedBy(name, each.resource) for each in limits for name in each.components]
    if not by:
        nothing = np.full(futures, np.inf)
        return FutureLimits(nothing, nothing, np.zeros(futures, dtype=np.intp), by)
    least, exact = np.full(futures, np.inf), np.full(futures, np.inf)
    first = np.zeros(futures, dtype=np.intp)
    row = 0
    for each in limits:
        here = each.desktops.min(axis=0)
        before_rounding = np.where(each.desktops == here, each.exact, np.inf)
        exact_here = before_rounding.min(axis=0)
        lower = (here < least) | ((here == least) & (exact_here < exact))
        if lower.any():
            which = before_rounding.argmin(axis=0) if len(each.components) > 1 else 0
            least, exact = np.where(lower, here, least), np.where(lower, exact_here, exact)
            first = np.where(lower, row + which, first)
        row += len(each.components)
    return FutureLimits(least, exact, first, by)
