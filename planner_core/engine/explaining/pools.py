"""Derivations of the limits of single pools: the number that fits, its rungs, and the demands behind them."""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from planner_core.engine.answers.limits import block_limit
from planner_core.engine.answers.measures import measure
from planner_core.engine.answers.pool_limits import answer_blocks, pool_limit, steady_share
from planner_core.engine.answers.pool_shares import PoolShare, share_of_pool
from planner_core.engine.basis.assessment import Assessment, Limit, PoolLimit
from planner_core.engine.basis.elements import number_at
from planner_core.engine.basis.resources import ANSWERS
from planner_core.engine.basis.subjects import limit_title, moment
from planner_core.engine.explaining.derivation import Derivation
from planner_core.engine.explaining.recorded_plan import RecordedPlan
from planner_core.engine.explaining.walk import derivation_of
from planner_core.engine.explaining.whole_limits import whole_pool_limit
from planner_core.engine.layout.layout import Layout
from planner_core.formulas.recording import gather
from planner_core.formulas.whole_desktops import whole_desktops
from planner_core.messages import Message

MAXIMUM: Final = ".maximum"
RUNGS_SHOWN: Final = 3


def explainable_pools(assessment: Assessment) -> tuple[str, ...]:
    """The names of explainable pool limits, without "pools."."""
    return tuple(f"{limit.pool}{MAXIMUM}" for limit in assessment.pool_limits if limit.desktops is not None)


def explain_pool(recorded: RecordedPlan, what: str) -> Derivation | None:
    """The derivation of a pool's limit by its name in `explainable_pools`; None for any other name."""
    limit = recorded.assessment.pool_limit(what.removesuffix(MAXIMUM)) if what.endswith(MAXIMUM) else None
    if limit is None or limit.desktops is None:
        return None
    share = _share(recorded, limit)
    rungs = tuple(_rung(recorded, share, rung) for rung in limit.ladder[:RUNGS_SHOWN])
    pool = recorded.layout.plan.components[limit.pool].name
    return Derivation(
        Message("Desktops of {pool} that fit, the other pools as planned", {"pool": pool}),
        "N_pool",
        limit.desktops,
        "desktops",
        "formula",
        "min(limits)",
        "The smallest limit decides; each is counted in whole desktops",
        inputs=rungs,
    )


def _share(recorded: RecordedPlan, limit: PoolLimit) -> PoolShare:
    """The pool's share at its limit, with recording on."""
    layout = recorded.layout
    plain = Layout(layout.plan, layout.catalog)
    row = plain.pools.row[limit.pool]
    steady = steady_share(plain, row, measure(plain))
    if steady.layout is plain:
        return share_of_pool(layout, row, known=recorded.measures)
    return share_of_pool(layout, row, steady.desktops)


def _rung(recorded: RecordedPlan, share: PoolShare, limit: Limit) -> Derivation:
    if limit.resource in ANSWERS:
        return _answer_rung(recorded, share, limit)
    blocks = zip(share.every.resources, share.alone.blocks, strict=True)
    every, alone = next(
        pair
        for pair in blocks
        if pair[0].resource == limit.resource and limit.component in pair[0].components
    )
    place = recorded.place(every, limit.component, limit.phase, limit.load, limit.case)
    column = pool_limit(share, every, alone)
    if math.isinf(number_at(column, place)):  # the load that does not grow is too much already
        column = block_limit(share.layout, every)
    when = moment(every, place, recorded.layout.cases)
    title = limit_title(recorded.plan, limit.resource, limit.component, when)
    row = np.array([share.row])
    desktops, planned = (
        gather(layout.pools.column("desktops"), row) for layout in (share.layout, recorded.layout)
    )
    whole = whole_pool_limit(every, alone, place, column, desktops, planned, limit.desktops)
    return derivation_of(whole, place, title=title)


def _answer_rung(recorded: RecordedPlan, share: PoolShare, limit: Limit) -> Derivation:
    """The limit by the acceptance test or by a latency target while only this pool grows."""
    block = next(
        each
        for each in answer_blocks(share)
        if each.resource == limit.resource and limit.component in each.components
    )
    place = recorded.place(block, limit.component, limit.phase, limit.load, limit.case)
    desktops = gather(share.layout.pools.column("desktops"), np.array([share.row]))
    column = whole_desktops(block_limit(share.layout, block, desktops))
    when = moment(block, place, recorded.layout.cases)
    return derivation_of(
        column, place, title=limit_title(recorded.plan, limit.resource, limit.component, when)
    )
