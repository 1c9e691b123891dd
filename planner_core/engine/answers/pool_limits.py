"""How many desktops of each pool fit while the other pools stay as planned, and what limits them first."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from planner_core.engine.answers.acceptance import acceptance_blocks
from planner_core.engine.answers.latency_limit import latency_block
from planner_core.engine.answers.limits import (
    Bound,
    bounds_of,
    part_of,
    places_of,
    plan_bounds,
    promised,
    rungs_of,
    worst_phase,
)
from planner_core.engine.answers.measures import Measures
from planner_core.engine.answers.pool_shares import FEWEST, PoolShare, desktops_of_pools, share_of_pool
from planner_core.engine.basis.assessment import PoolLimit
from planner_core.engine.basis.axes import NORMAL, PHASES
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.rows import Rows
from planner_core.engine.basis.shared_desktops import Beside
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import Column, Values, gather, values_of
from planner_core.formulas.saturation import own_demand, pool_desktops_at_target
from planner_core.formulas.whole_desktops import floored
from planner_core.plan.components import DesktopPool
from planner_core.plan.links import RUNS_ON

STEADY: Final = 1e-9
"""Relative change of a limit below which the spread over hosts of several models counts as stable."""
STEPS: Final = 12
HALVINGS: Final = 50


def pool_limit(share: PoolShare, every: Block, alone: Block) -> Column:
    """Desktops of the pool at the target of each component of a block, in every phase, load and case."""
    return pool_desktops_at_target(
        gather(share.layout.pools.column("desktops"), np.array([share.row])),
        every.demand,
        own_demand(alone.demand, alone.fixed_demand),
        every.capacity,
        every.target_percent,
    )


def steady_share(layout: Layout, row: int, measures: Measures) -> PoolShare:
    """The pool's share at its first limit.

    In a cluster of several models, desktops are spread by the capacity of each host, which depends on the mix. The
    limit is computed repeatedly with the spread of the previous one, until it is stable.
    """
    share = share_of_pool(layout, row, known=measures)
    if not layout.nesting.has_mixed_cluster or len(layout.pools) == 1:
        return share
    fits, too_many = 0.0, math.inf
    for step in range(STEPS + HALVINGS):
        found = _first(share)
        if not math.isfinite(found) or abs(max(found, FEWEST) - share.desktops) <= STEADY * max(1.0, found):
            break
        fits, too_many = (share.desktops, too_many) if found > share.desktops else (fits, share.desktops)
        halve = step >= STEPS and math.isfinite(too_many)
        share = share_of_pool(layout, row, (fits + too_many) / 2 if halve else found)
    return share


def pool_bounds(layout: Layout, measures: Measures, share: PoolShare) -> list[Bound]:
    """The limits of one pool, for each block that it loads."""
    plan = {id(bound.block): bound for bound in plan_bounds(layout, measures.blocks)}
    planned, found = desktops_of_pools(layout), []
    for block, every, alone in zip(
        measures.resources, share.every.resources, share.alone.blocks, strict=True
    ):
        if id(block) not in plan:
            continue
        exact = partial(_promised, share, every, alone)
        least = worst_phase(exact())
        carried = plan[id(block)].desktops >= planned.sum()
        desktops = _whole(least, _on_one(share, every, alone), carried, float(planned[share.row]))
        found.append(Bound(every, least, desktops, exact))
    return [*found, *_answer_bounds(share)]


def _answer_bounds(share: PoolShare) -> list[Bound]:
    """The limits by the acceptance test and by the latency targets of its stores while only this pool grows. Other
    pools then wait longer, too.
    """
    layout = share.layout
    blocks = answer_blocks(share)
    if not blocks:
        return []
    planned = gather(layout.pools.column("desktops"), np.array([share.row]))
    return [bounds_of(layout.settings, layout.cases, planned, block)[0] for block in blocks]


def answer_blocks(share: PoolShare) -> list[Block]:
    """What is found by trying how far one pool may grow."""
    tests = acceptance_blocks(share.layout, share.every, share.row)
    targets = latency_block(share.layout, share.every, share.alone)
    return [*tests, *([targets] if targets is not None else [])]


def pool_limits(layout: Layout, measures: Measures) -> Rows[PoolLimit]:
    """One for each pool, computed on first access."""
    pools = layout.pools.components

    @cache
    def make(row: int) -> PoolLimit:
        pool = pools[row]
        if pool.id not in layout.connections.placed(RUNS_ON) or layout.unplaced(pool):
            return _unlimited(pool)
        ladder = rungs_of(layout, pool_bounds(layout, measures, steady_share(layout, row, measures)))
        if not ladder:
            return _unlimited(pool)
        first = ladder[0]
        return PoolLimit(
            pool.id,
            pool.desktops,
            first.desktops,
            first.exact,
            first.component,
            first.resource,
            first.phase,
            first.load,
            first.case,
            pool.users_per_desktop,
            ladder,
        )

    return Rows(len(pools), make, lambda row: (pools[row].id, ""))


def _unlimited(pool: DesktopPool) -> PoolLimit:
    users = pool.users_per_desktop
    return PoolLimit(pool.id, pool.desktops, None, math.inf, "", None, PHASES[0], "average", NORMAL, users)


# --- numbers -------------------------------------------------------------------------------------------------


def _first(share: PoolShare) -> float:
    blocks = zip(share.every.resources, share.alone.blocks, strict=True)
    limits = [
        float(_promised(share, every, alone).min())
        for every, alone in blocks
        if every.binding and every.components
    ]
    return min(limits, default=math.inf)


def _promised(share: PoolShare, every: Block, alone: Block) -> Values:
    """The limits of a block, infinite if the plan makes no promise: rows x phases x cases."""
    counted = _counted(share, every, alone)
    return promised(share.layout.settings, share.layout.cases, every, counted)


def _counted(share: PoolShare, every: Block, alone: Block) -> Values:
    """The limits of a block; 0 if demand that does not grow with the desktops already exceeds it and the pool causes
    part of it.
    """
    limits = values_of(pool_limit(share, every, alone))
    fixed, capacity = values_of(every.fixed_demand), values_of(every.capacity)
    pool = share.layout.pools.components[share.row].id
    places = [link.target for link in share.layout.plan.links_from(pool)]
    used = np.isin(np.array(every.components), places).reshape(-1, 1, 1, 1)
    return np.where(np.isinf(limits) & (fixed > capacity) & used, 0.0, limits)


class _OnOne(NamedTuple):
    """Desktops on one of the identical hosts or volumes of each row of a block, by row and case."""

    all: Values
    of_pool: Values
    desktops: float
    """Of the pool, on all hosts or volumes of the row."""
    places: Values
    beside: Beside | None


def _on_one(share: PoolShare, every: Block, alone: Block) -> _OnOne | None:
    if every.on_one is None or alone.on_one is None:
        return None
    number = share.desktops
    return _OnOne(
        part_of(every.on_one) * max(float(desktops_of_pools(share.layout).sum()), 1.0),
        part_of(alone.on_one) * max(number, 1.0),
        number,
        places_of(every.on_one),
        every.on_one.beside,
    )


def _whole(limits: Values, on_one: _OnOne | None, carried: NDArray[np.bool_], planned: float) -> Values:
    """Limits in whole desktops on each host, those of the other pools included.

    If the whole plan fits, at least the planned number fits, otherwise at most that: `carried` tells which, by row and
    case.
    """
    if on_one is None:
        return floored(limits)
    reached = np.where(carried, limits, np.minimum(limits, planned))
    desktops = np.where(on_one.of_pool > 0, _beside_others(reached, on_one), floored(limits))
    return np.where(carried & (limits >= planned), np.maximum(desktops, planned), desktops)


def _beside_others(reached: Values, on_one: _OnOne) -> Values:
    """Whole desktops of the pool such that each host has a whole number in total; 1 for hosts without the pool."""
    own = on_one.of_pool
    part = np.where(own > 0, own / on_one.desktops, 1.0)
    others = np.where(own > 0, on_one.all - own, 0.0)
    if on_one.beside is None:
        return np.maximum(floored((floored(others + part * reached) - others) / part), 0.0)
    of, card = on_one.beside
    places = np.maximum(on_one.places[card], 1.0) * (own[card] > 0)
    reached_there = others[card] + part[card] * np.where(own[card] > 0, reached[of.index], 0.0)
    left = of.sums((floored(reached_there) - others[card]) * places)
    together = of.sums(part[card] * places)
    return np.maximum(floored(left / np.where(together > 0, together, 1.0)), 0.0)
