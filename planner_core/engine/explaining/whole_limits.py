"""The last steps from a limit to the whole desktops that are shown, as columns that remember how they were made."""

from __future__ import annotations

import numpy as np

from planner_core.engine.basis.axes import Place
from planner_core.engine.basis.block import Block
from planner_core.engine.basis.elements import number_at
from planner_core.formulas.recording import Column
from planner_core.formulas.whole_desktops import (
    desktops_on_all,
    desktops_on_one,
    no_less_than_planned,
    no_more_than_planned,
    others_here,
    pool_on_all,
    pool_on_one,
    whole_desktops,
)


def whole_limit(block: Block, place: Place, limit: Column, planned: Column) -> Column:
    """A limit of the plan's mix of desktops in whole ones: on each host or datastore where there are any at this place,
    else in all."""
    if block.on_one is None or number_at(block.on_one.part, place) <= 0:
        return whole_desktops(limit)
    here, places = block.on_one.desktops, block.on_one.places
    with np.errstate(all="ignore"):  # elsewhere in the column there may be neither limit nor desktops
        return desktops_on_all(desktops_on_one(limit, here, planned, places), places, planned, here)


def whole_pool_limit(
    every: Block, alone: Block, place: Place, limit: Column, desktops: Column, planned: Column, shown: int
) -> Column:
    """The same for one pool beside the others; `every` and `alone` hold its `desktops` with and without those.

    Whether the plan as a whole fits, and so whether the planned desktops bound the result, shows in the number `shown`.
    """
    if every.on_one is None or alone.on_one is None or number_at(alone.on_one.part, place) <= 0:
        return whole_desktops(limit)
    own, places = alone.on_one.desktops, every.on_one.places
    others = others_here(every.on_one.desktops, own)

    def whole(reached: Column) -> Column:
        on_one = pool_on_one(reached, others, own, desktops, places)
        return pool_on_all(on_one, places, others, desktops, own)

    with np.errstate(all="ignore"):
        found = whole(limit)
        ways = (found, no_less_than_planned(found, planned), whole(no_more_than_planned(limit, planned)))
    return next((each for each in ways if number_at(each, place) == shown), found)
