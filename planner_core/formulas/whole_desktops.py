"""Rounds limits down to whole desktops per host and datastore."""

from __future__ import annotations

from typing import Final

import numpy as np

from planner_core.formulas.formula import formula
from planner_core.formulas.recording import Number, Values
from planner_core.messages import Message

ROUNDING: Final = 1e-9
"""Distance below an integer, relative to the number, that still counts as that integer."""


def floored(number: Number) -> Values:
    """Rounded down, tolerating rounding errors."""
    result: Values = np.floor(number + ROUNDING * np.maximum(1.0, number))
    return result


@formula(
    Message("Whole desktops"),
    symbol="N",
    unit="desktops",
    expression="floor(limit)",
    source="Rounded down: one desktop more would pass the target",
)
def whole_desktops(limit: Number) -> Number:
    """A limit rounded down to whole desktops; 30.86: 30."""
    return floored(limit)


@formula(
    Message("Whole desktops on each host or datastore"),
    symbol="n",
    unit="desktops",
    expression="floor(limit x planned_here / planned / places)",
    source="Desktops spread as planned, and none is divided between two hosts or datastores",
)
def desktops_on_one(limit: Number, planned_here: Number, planned: Number, places: Number) -> Number:
    """Whole desktops on one of `places` identical hosts, which have `planned_here` of all `planned` desktops. At a
    limit of 774.2 on ten hosts that have all of them: 77.
    """
    return floored(limit * planned_here / planned / places)


@formula(
    Message("Whole desktops"),
    symbol="N",
    unit="desktops",
    expression="floor(on_one x places x planned / planned_here)",
    source="Total number of desktops at which each of these hosts or datastores carries whole desktops",
)
def desktops_on_all(on_one: Number, places: Number, planned: Number, planned_here: Number) -> Number:
    """Total of whole desktops with this many on each of the `places`; 77 on each of ten hosts: 770."""
    return floored(on_one * places * planned / planned_here)


@formula(
    Message("Whole desktops on all hosts of the card"),
    symbol="n",
    unit="desktops",
    expression="on_one x places",
    source="Identical hosts have as many each",
)
def desktops_on_card(on_one: Number, places: Number) -> Number:
    """Whole desktops on the `places` identical hosts of a card; 33 on each of two: 66."""
    return on_one * places


@formula(
    Message("Whole desktops"),
    symbol="N",
    unit="desktops",
    expression="floor(together x planned / planned_together)",
    source="Desktops of a cluster run on any of its hosts: the whole desktops of all its hosts count"
    " together",
)
def desktops_of_cluster(together: Number, planned: Number, planned_together: Number) -> Number:
    """Total of whole desktops if the hosts of a cluster, which have `planned_together` of all `planned` desktops, have
    `together`. 33 on one host and 45 on the other, which have all of 50: 78.
    """
    return floored(together * planned / planned_together)


@formula(
    Message("Whole desktops of the pool on all hosts of the card"),
    symbol="n",
    unit="desktops",
    expression="on_one x places - others_here",
    source="Whole desktops on each host, less those of the other pools",
)
def pool_on_card(on_one: Number, places: Number, others_here: Number) -> Number:
    """Whole desktops on the `places` identical hosts of a card minus the `others_here`; 9 on each of ten hosts with 20
    others: 70.
    """
    return on_one * places - others_here


@formula(
    Message("Whole desktops of the pool"),
    symbol="N_pool",
    unit="desktops",
    expression="max(0, floor(together x desktops / own_together))",
    source="Desktops of a cluster run on any of its hosts: what the other pools leave free on all of"
    " them counts together",
)
def pool_of_cluster(together: Number, desktops: Number, own_together: Number) -> Number:
    """Whole desktops of one pool if the hosts of a cluster, which have `own_together` of its `desktops`, have
    `together`. 33 and 45 on two hosts that have all of 50: 78.
    """
    return np.maximum(0.0, floored(together * desktops / own_together))


@formula(
    Message("Desktops of the other pools here"),
    symbol="n",
    unit="desktops",
    expression="all_here - own_here",
    source="All desktops here but those of the pool",
)
def others_here(all_here: Number, own_here: Number) -> Number:
    """Desktops of the other pools on the same hosts or datastores; 100 of which 60 are the pool's: 40."""
    return all_here - own_here


@formula(
    Message("Whole desktops on each host or datastore"),
    symbol="n",
    unit="desktops",
    expression="floor((others_here + limit x own_here / desktops) / places)",
    source="Desktops spread as planned, and none is divided between two hosts or datastores",
)
def pool_on_one(
    limit: Number, others_here: Number, own_here: Number, desktops: Number, places: Number
) -> Number:
    """Whole desktops on one of `places` identical hosts that have `others_here` of other pools and `own_here` of the
    pool's `desktops`. A limit of 77.5 with 20 others on ten hosts that have all of them: 9.
    """
    return floored((others_here + limit * own_here / desktops) / places)


@formula(
    Message("Whole desktops of the pool"),
    symbol="N_pool",
    unit="desktops",
    expression="max(0, floor((on_one x places - others_here) x desktops / own_here))",
    source="Desktops that the other pools leave room for when each of these hosts or datastores carries"
    " whole desktops",
)
def pool_on_all(
    on_one: Number, places: Number, others_here: Number, desktops: Number, own_here: Number
) -> Number:
    """Whole desktops of one pool with this many desktops of all pools on each of the `places`; 9 on each of ten hosts,
    of which 20 are others: 70.
    """
    return np.maximum(0.0, floored((on_one * places - others_here) * desktops / own_here))


@formula(
    Message("No more than planned"),
    symbol="N_pool",
    unit="desktops",
    expression="min(limit, planned)",
    source="Where the plan as a whole does not fit, no pool gets more than planned",
)
def no_more_than_planned(limit: Number, planned: Number) -> Number:
    """The limit of a pool if the whole plan exceeds its limits already; 120 of 100 planned: 100."""
    return np.minimum(limit, planned)


@formula(
    Message("No less than planned"),
    symbol="N_pool",
    unit="desktops",
    expression="max(whole, planned)",
    source="If the plan as a whole fits, all planned desktops fit, however the pools share the hosts",
)
def no_less_than_planned(whole: Number, planned: Number) -> Number:
    """Whole desktops of a pool if the whole plan fits; 99 of 100 planned: 100."""
    return np.maximum(whole, planned)
