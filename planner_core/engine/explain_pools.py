"""Derivations of the limits of single pools: the number that fits, its rungs, and every demand behind them."""

from __future__ import annotations

import math
from typing import Final, Protocol

from planner_core.engine.assessment import Assessment, Limit, PoolLimit
from planner_core.engine.axes import LOADS, NORMAL, PHASES, case_name
from planner_core.engine.derivation import Derivation
from planner_core.engine.layout import Layout
from planner_core.engine.limits import block_limit
from planner_core.engine.measures import Measures, measure
from planner_core.engine.pool_limits import PoolShare, pool_limit, share_of_pool, steady_share
from planner_core.engine.resources import RESOURCE_NAMES
from planner_core.engine.walk import Place, derivation_of, number_at
from planner_core.formulas.recording import values_of
from planner_core.messages import Message

MAXIMUM: Final = ".maximum"
RUNGS_SHOWN: Final = 3


class Explaining(Protocol):
    """What an explanation of a pool needs: the plan, laid out with recording on, and its assessment."""

    layout: Layout
    measures: Measures
    assessment: Assessment


def explainable_pools(assessment: Assessment) -> tuple[str, ...]:
    """The names under which the limits of pools can be explained, without "pools."."""
    return tuple(f"{limit.pool}{MAXIMUM}" for limit in assessment.pool_limits if limit.desktops is not None)


def explain_pool(explainer: Explaining, what: str) -> Derivation | None:
    """The derivation of a pool's limit by its name in `explainable_pools`; None for any other name."""
    limit = explainer.assessment.pool_limit(what.removesuffix(MAXIMUM)) if what.endswith(MAXIMUM) else None
    if limit is None or limit.desktops is None:
        return None
    share = _recorded(explainer, limit)
    rungs = tuple(_rung(explainer, share, rung) for rung in limit.ladder[:RUNGS_SHOWN])
    pool = explainer.layout.plan.components[limit.pool].name
    return Derivation(
        Message("Desktops of {pool} that fit, the other pools as planned", {"pool": pool}),
        "N_pool",
        limit.desktops,
        "desktops",
        "formula",
        "floor(min(limits))",
        "The smallest limit decides, rounded down to whole desktops on each host; as many as planned fit where the"
        " plan as a whole does",
        inputs=rungs,
    )


def _recorded(explainer: Explaining, limit: PoolLimit) -> PoolShare:
    """The pool's share at its limit, with recording on."""
    layout = explainer.layout
    plain = Layout(layout.plan, layout.catalog)
    row = plain.pools.row[limit.pool]
    steady = steady_share(plain, row, measure(plain))
    if steady.layout is plain:
        return share_of_pool(layout, row, known=explainer.measures)
    return share_of_pool(layout, row, steady.desktops)


def _rung(explainer: Explaining, share: PoolShare, limit: Limit) -> Derivation:
    blocks = zip(share.every.blocks, share.alone.blocks, strict=True)
    every, alone = next(
        pair
        for pair in blocks
        if pair[0].resource == limit.resource and limit.component in pair[0].components
    )
    row = list(every.components).index(limit.component)
    place = Place(
        row, PHASES.index(limit.phase), LOADS.index(limit.load), share.layout.cases.index(limit.case)
    )
    column = pool_limit(share, every, alone)
    if math.isinf(number_at(values_of(column), place)):  # what is there in any case is too much already
        column = block_limit(share.layout, every)
    words = {
        "resource": Message(RESOURCE_NAMES[limit.resource]),
        "component": explainer.layout.plan.components[limit.component].name,
        "case": case_name(limit.case),
    }
    title = (
        Message("Desktops that {resource} of {component} allows", words)
        if limit.case == NORMAL
        else Message("Desktops that {resource} of {component} allows, {case}", words)
    )
    return derivation_of(column, place, title=title, unit="desktops")
