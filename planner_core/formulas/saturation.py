"""Utilisation, and the number of desktops at which it reaches its target."""

from __future__ import annotations

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.quotient import endless_quotient, quotient
from planner_core.formulas.recording import Number
from planner_core.messages import Message
from planner_core.units import PERCENT

ROUNDING = 1e-12
"""Relative difference of demands that counts as rounding."""


@formula(
    Message("Demand"),
    symbol="D",
    unit="",
    expression="desktops_part + fixed_part",
    source="What grows with the desktops and what does not",
)
def demand_of(desktops_part: Number, fixed_part: Number) -> Number:
    """Total demand on one resource, in the resource's unit."""
    return desktops_part + fixed_part


@formula(
    Message("Utilisation"),
    symbol="u",
    unit="",
    expression="demand / capacity",
    source="Utilisation law",
)
def utilisation(demand: Number, capacity: Number) -> Number:
    """Demand over capacity, 0 to 1 and beyond; infinite for demand without capacity, NaN without either."""
    return endless_quotient(demand, capacity)


@formula(
    Message("Demand of one pool"),
    symbol="D_pool",
    unit="",
    expression="demand_alone - fixed_demand",
    source="Demand of this pool alone, without the fixed load",
)
def own_demand(demand_alone: Number, fixed_demand: Number) -> Number:
    """The part of a demand that grows with one pool, in the resource's unit; 0 if the difference is only rounding. 148
    GiB, of which 12 GiB are servers: 136 GiB.
    """
    own = np.asarray(demand_alone - fixed_demand)
    return np.where(own > ROUNDING * np.abs(demand_alone), own, 0.0)


@formula(
    Message("Desktops of the pool at the target"),
    symbol="N_pool",
    unit="desktops",
    expression="desktops x max(0, target_percent / 100 x capacity - (demand - own_demand)) / own_demand",
    source="Demand is linear in the desktops of each pool: what the others leave is divided by what one desktop of"
    " this pool takes; the other pools stay as planned",
)
def pool_desktops_at_target(
    desktops: Number, demand: Number, own_demand: Number, capacity: Number, target_percent: Number
) -> Number:
    """Number of one pool's desktops, not rounded, at which a resource reaches its target; infinite if they do not load
    it. 100 desktops take 100 of 140 MHz at a capacity of 200 MHz and a target of 80 %: 120.
    """
    room = np.maximum(target_percent / PERCENT * capacity - (demand - own_demand), 0)
    return quotient(desktops * room, own_demand, np.inf)


@formula(
    Message("Desktops at the target"),
    symbol="N",
    unit="desktops",
    expression="desktops x max(0, target_percent / 100 x capacity - fixed_demand) / (demand - fixed_demand)",
    source="Below saturation utilisation grows linearly with the desktops, so the number at which it"
    " reaches the target can be calculated directly; the mix of the pools stays as planned. Where"
    " the fixed part alone exceeds the capacity, no desktop fits",
)
def desktops_at_target(
    desktops: Number, demand: Number, fixed_demand: Number, capacity: Number, target_percent: Number
) -> Number:
    """Number of desktops, not rounded, at which a resource reaches its target; infinite if they do not load it. 31
    desktops that need 251.1 of 250 IOPS at a target of 100 %: 30.86.
    """
    room = np.maximum(target_percent / PERCENT * capacity - fixed_demand, 0)
    return quotient(
        desktops * room, demand - fixed_demand, lambda: np.where(fixed_demand > capacity, 0.0, np.inf)
    )
